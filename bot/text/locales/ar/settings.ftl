# What a server and a person can set.

language-chosen = من الآن فصاعدًا أتحدث معك بالعربية.
language-auto = تلقائي
hands-dm = برسالة خاصة
    .chosen = سأرسل إليك بطاقاتك برسالة خاصة.
hands-button = بزر «بطاقاتي» فقط
    .chosen = لن أرسل إليك بطاقاتك برسائل خاصة. لرؤيتها يكفي الضغط على *بطاقاتي* في القناة.
mentions-on =
    .chosen = سأذكر اسمك في القناة حين يأتي دورك ولا تصلك مني رسالة خاصة.
    .elsewhere = سأذكر اسمك في القناة حين يأتي دورك ولا تصلك مني رسالة خاصة. هذا الخادم عطّل التنبيهات، فلا يسري ذلك إلا في غيره.
mentions-off =
    .chosen = لن أذكر اسمك في القنوات بعد الآن. يحسن تفقّد اللعبة بين حين وآخر، كي لا ينتظرك أحد.
members-everyone = الجميع
members-managers = أصحاب صلاحية إدارة الخادم

settings-title = إعدادات الخادم
settings-hint = لتغيير إعداد يكفي اختيار قيمة من قائمته. يسري التغيير على الألعاب الجديدة.
settings-readers = يمكن لأصحاب صلاحية إدارة الخادم {"\u2066"}(Manage Server){"\u2069"} تغيير هذه الإعدادات.
settings-choose = اختيار…
settings-rules = القواعد: **{ $value }**
settings-pace = الإيقاع: **{ $value }**
settings-decks = حزمة البطاقات: **{ $value }**

deck-absent = حزمة حُذفت
deck-mixed = حزم البوت نفسه، مخلوطة معًا

settings-language = اللغة: **{ $value }**
settings-starters = من يمكنه بدء الألعاب: **{ $value }**
settings-hands = كيف تصل البطاقات إلى اللاعبين: **{ $value }**
settings-mentions = تنبيه من لا تصلهم رسائل خاصة ومن طلبوا التنبيه: **{ $value }**
settings-threads = فتح الألعاب في سلسلة: **{ $value }**
settings-yes = نعم
settings-no = لا
settings-channels = قنوات بدء الألعاب: **{ $value }**
settings-everywhere = كل القنوات

button-danger = منطقة الخطر
wipe-ask = هل يُمحى كل ما أحفظه عن هذا الخادم؟ تنتهي الألعاب الجارية، وتُحذف كل الألعاب والجمل والإحصاءات والحزم والإعدادات. أما خادم Discord نفسه فيبقى كما هو. لا يمكن التراجع عن هذا.
wipe-done = مُحي كل ما كنت أحفظه عن هذا الخادم.

settings-makers = من يمكنه إنشاء الحزم: **{ $value }**
