# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = ديكسيت على Discord
help-intro = يقول أحدكم جملة عن بطاقة، ويضع كل من الآخرين بطاقة قد تناسبها أيضًا، ثم تخمّنون جميعًا أيّها بطاقة الراوي. البداية بالأمر **{"\u2066"}/dixit start{"\u2069"}**.
help-buttons = أوامر تقابل الأزرار
help-course = النتائج والجمل
help-host = للمضيف والمشرفين
help-choices = الإعدادات والخصوصية

option-thread = سلسلة
    .about = اللعب في سلسلة خاصة بهذه اللعبة
option-threads = السلاسل
    .about = هل تُفتح سلسلة لكل لعبة جديدة

command-privacy = عرض ما أحفظه عنك أو تصديره أو محوه

option-channel = قناة
    .about = السماح ببدء الألعاب في هذه القناة؛ واختيارها مرة أخرى يلغي ذلك

command-stats = عرض ألعاب أحد اللاعبين ونقاطه وجوائزه في هذا الخادم
command-leaderboard = عرض ترتيب اللاعبين بالنقاط في هذا الخادم

command-daily = عرض جملة اليوم في هذه القناة أو تفعيلها (إدارة الخادم)
option-daily-time = الوقت
    .about = موعدها، مثل {"\u2066"}18:30{"\u2069"}
option-daily-zone = المنطقة
    .about = المنطقة الزمنية لهذا الموعد (UTC إن تُركت فارغة)
option-daily-on = التشغيل
    .about = تفعيلها أو تعطيلها

option-whom = لاعب
    .about = صاحب الإحصاءات (إحصاءاتك إن تُرك فارغًا)
option-span = مدة
    .about = المدة المعروضة
option-everywhere = الخادم
    .about = عرض أفضل جمل هذا الخادم بدلًا من ذلك

command-deck = حزم من صور هذا الخادم
command-deck-new = إنشاء حزمة من صورك
command-deck-add = إضافة صور، أو ملف zip من الصور، إلى حزمة
command-deck-show = عرض حزمة أو بطاقة منها
command-deck-words = تغيير اسم حزمة أو وصف بطاقة
command-deck-remove = حذف بطاقة أو حزمة
command-deck-share = الحصول على حزمة في ملف zip لإضافتها في خادم آخر
command-deck-report = الإبلاغ عن بطاقة؛ تُخفى حتى يبتّ فيها أحد القائمين على الخادم

option-own-deck = الحزمة
    .about = أي حزمة من حزم هذا الخادم
option-deck-card = البطاقة
    .about = رقم البطاقة كما في {"\u2066"}/dixit deck show{"\u2069"}
option-deck-name = الاسم
    .about = اسم الحزمة
option-file = الملف
    .about = صورة (PNG أو JPEG أو WebP أو GIF) أو ملف zip واحد؛ ومن دونه يظهر نموذج
option-makers = الصانعون
    .about = من يمكنه إنشاء الحزم وتغييرها
option-makers-role = رتبة-الصانعين
    .about = يمكن لأصحاب هذه الرتبة إنشاء الحزم وتغييرها

help-decks = حزم من صورك

# The name of a command in the menu of a message: 32 characters.
menu-deck-add = إضافة إلى حزمة
    .about = الضغط بالزر الأيمن على رسالة فيها صور (أو مطوّلًا على الهاتف) ثم فتح **Apps**

command-dixit = لعب ديكسيت مع الأصدقاء
command-start = بدء لعبة في هذه القناة
command-tutorial = تعلّم اللعبة في دقيقتين مع ثلاثة لاعبين آليين
command-join = الانضمام إلى اللعبة في هذه القناة
command-leave = مغادرة اللعبة
command-begin = توزيع البطاقات (للمضيف)
command-team = اختيار فريقك
command-clue = كتابة جملتك
command-play = وضع بطاقة أو استرجاعها
command-vote = التصويت لبطاقة
command-hand = رؤية بطاقاتك، أو اختيار طريقة وصولها
command-table = إعادة اللعبة إلى أسفل القناة
command-score = عرض النتيجة
command-history = عرض جمل هذه اللعبة
command-host = أدوات المضيف والمشرفين
command-host-panel = إيقاف اللعبة مؤقتًا أو تسليمها أو تغيير سيرها
command-host-kick = إخراج لاعب
command-host-skip = إنهاء الانتظار ومتابعة اللعب
command-host-stop = إنهاء اللعبة الآن
command-rematch = إعادة اللعب مع اللاعبين أنفسهم
command-rules = شرح طريقة اللعب وحساب النقاط
command-help = عرض ما أستطيع فعله
command-me = إعداداتك: اللغة والبطاقات والتنبيهات والنصائح وساعات الهدوء والمنطقة الزمنية
command-settings = عرض إعدادات هذا الخادم أو تغييرها (إدارة الخادم)

option-rules = القواعد
    .about = أي قواعد
option-goal = الهدف
    .about = النقاط اللازمة للفوز (أو عدد أدوار كل راوٍ حيث تُحسب الأدوار)
option-deck = الحزمة
    .about = أي حزمة بطاقات
option-pace = الإيقاع
    .about = كم من الوقت للتفكير
option-team = الرقم
    .about = رقم الفريق
option-clue = النص
    .about = جملتك
option-why = السبب
    .about = لماذا هذه الجملة؛ يقرؤه الجميع عند كشف البطاقات
option-card = البطاقة
    .about = رقم البطاقة بين بطاقاتك
option-back = استرجاع
    .about = استرجاع هذه البطاقة بدلًا من وضعها
option-slot = البطاقة
    .about = رقم البطاقة على الطاولة
option-second = الثانية
    .about = صوتك الثاني، إن كان في القواعد صوت ثانٍ
option-trap = فخ
    .about = رقم البطاقة التي يُنصب عليها الفخ (حفلة ديكسيت)
option-player = اللاعب
    .about = من يخرج من اللعبة
option-send = الإرسال
    .about = كيف تصلك بطاقاتك من الآن فصاعدًا
option-turns = تنبيه
    .about = هل أذكر اسمك حين يأتي دورك ولا تصلك مني رسالة خاصة
option-mentions = التنبيهات
    .about = هل أذكر أسماء من لا تصلهم رسائل خاصة ومن طلبوا التنبيه عند فتح ردهة
option-language = اللغة
    .about = أي لغة
option-starters = من-يبدأ
    .about = من يمكنه بدء الألعاب
option-starters-role = الرتبة
    .about = لا يبدأ الألعاب إلا أصحاب هذه الرتبة
option-hands = البطاقات
    .about = كيف تصل البطاقات: برسالة خاصة، أو بزر «بطاقاتي» فقط
option-tips = النصائح
    .about = هل تظهر مع بطاقاتك نصيحة لكل خطوة
option-statistics = الإحصاءات
    .about = هل تُحسب ألعابك في الإحصاءات وفي ترتيب اللاعبين
