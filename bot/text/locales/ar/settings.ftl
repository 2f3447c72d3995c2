# What a server and a person can set.

language-auto = تلقائي
hands-dm = برسالة خاصة
    .chosen = سأرسل إليك بطاقاتك برسالة خاصة.
hands-button = بزر «بطاقاتي» فقط
    .chosen = لن أرسل إليك بطاقاتك برسائل خاصة. لرؤيتها يكفي الضغط على *بطاقاتي* في القناة.
hands-server = حسب إعداد الخادم
members-everyone = الجميع
members-managers = أصحاب صلاحية إدارة الخادم

settings-title = إعدادات الخادم
settings-hint = لتغيير إعداد يكفي اختيار قيمة من قائمته. يسري التغيير على الألعاب الجديدة.
settings-readers = يمكن لأصحاب صلاحية إدارة الخادم {"\u2066"}(Manage Server){"\u2069"} تغيير هذه الإعدادات.
settings-more = تتسع القائمة لما لا يزيد على 25 رتبة أو قناة أو حزمة. لاختيار غيرها تُكتب **{"\u2066"}/dixit settings{"\u2069"}** مع خيار مثل **{"\u2066"}channel:{"\u2069"}**.
settings-line = { $label }: **{ $value }**
settings-switches = مفعّل
    .none = لا شيء
settings-rules = القواعد
settings-pace = الإيقاع
settings-decks = حزمة البطاقات

deck-absent = حزمة حُذفت
deck-mixed = حزم البوت نفسه، مخلوطة معًا

settings-language = اللغة
settings-starters = من يمكنه بدء الألعاب
settings-hands = كيف تصل البطاقات إلى اللاعبين
settings-mentions = التنبيهات
settings-threads = فتح الألعاب في سلسلة
settings-yes = نعم
settings-no = لا
settings-channels = قنوات بدء الألعاب
settings-everywhere = كل القنوات

button-danger = محو بيانات الخادم…
wipe-ask = هل يُمحى كل ما أحفظه عن هذا الخادم؟ تنتهي الألعاب الجارية، وتُحذف كل الألعاب والجمل والإحصاءات والحزم والإعدادات. أما خادم Discord نفسه فيبقى كما هو. لا يمكن التراجع عن هذا.
wipe-done = مُحي كل ما كنت أحفظه عن هذا الخادم.

settings-makers = من يمكنه إنشاء الحزم

mine-title = إعداداتك
mine-hint = يسري الخياران «الردهات» و«دوري» على هذا الخادم، وكل ما عداهما في كل مكان.
mine-unmentioned = التنبيهات معطّلة في هذا الخادم، فلا أثر هنا للخيارين «الردهات» و«دوري». ويسري كل ما عداهما في كل مكان.
mine-language = اللغة
mine-hands = بطاقاتك
mine-statistics = الإحصاءات
mine-tips = النصائح
mine-quiet = ساعات الهدوء
mine-zone = المنطقة الزمنية
mine-lobbies = الردهات
mine-turns = دوري
hours-none = لا توجد
zone-none = غير محددة، ولذلك أحسب بتوقيت UTC
