# What a server and a person can set.

language-chosen = من الآن فصاعدًا أتحدث معك بالعربية.
language-auto = تلقائي
hands-dm = برسالة خاصة
    .chosen = ستصلك بطاقاتك برسالة خاصة.
hands-button = بالزر في القناة فقط
    .chosen = لن أرسل إليك البطاقات. اضغطوا *بطاقاتي* في القناة.
members-everyone = الجميع
members-managers = من يديرون الخادم

settings-title = إعدادات هذا الخادم
settings-rules = القواعد: **{ $value }**
settings-pace = الإيقاع: **{ $value }**
settings-decks = حزمة البطاقات: **{ $value }**
settings-language = اللغة: **{ $value }**
settings-starters = من يمكنه بدء لعبة: **{ $value }**
settings-hands = البطاقات: **{ $value }**
settings-threads = في سلسلة: **{ $value }**
settings-yes = نعم
settings-no = لا
settings-channels = أماكن بدء الألعاب: **{ $value }**
settings-everywhere = في كل القنوات

wipe-ask = هل يُمحى كل ما يخص هذا الخادم؟ تنتهي الألعاب الجارية، وتُمحى كل الألعاب والجمل والإحصاءات والحزم والإعدادات. لا يمكن التراجع عن هذا.
wipe-done = مُحي كل ما يخص هذا الخادم.

settings-makers = من يمكنه إنشاء الحزم: **{ $value }**
