# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = ديكسيت على Discord
help-intro = يقول الراوي جملة عن إحدى بطاقاته، ويدس الآخرون بطاقات من عندهم، ثم يحاول الجميع معرفة البطاقة المقصودة. البداية: **{"\u2066"}/dixit start{"\u2069"}**.
help-buttons = بدلًا من الأزرار
help-course = سير اللعبة
help-host = للمضيف والمشرفين
help-choices = ما يمكن ضبطه

option-thread = سلسلة
    .about = اللعب في سلسلة خاصة أسفل هذه القناة
option-threads = السلاسل
    .about = فتح سلسلة خاصة لكل لعبة جديدة

command-privacy = عرض ما يُحفظ عنك أو تصديره أو محوه

option-channel = قناة
    .about = يمكن بدء الألعاب في هذه القناة؛ واختيارها مرة أخرى يلغي ذلك

command-stats = ألعاب شخص ونقاطه وجوائزه في هذا الخادم
command-leaderboard = أصحاب أكثر النقاط في هذا الخادم

option-whom = لاعب
    .about = أرقام من؟ أرقامك إن تركته فارغًا
option-span = مدة
    .about = منذ متى تُحسب الألعاب
option-everywhere = الخادم
    .about = أفضل جمل الخادم كله بدلًا من ذلك

command-deck = حزم من صور هذا الخادم
command-deck-new = إنشاء حزمة من صوركم
command-deck-add = إضافة صور أو ملف zip من الصور إلى حزمة
command-deck-show = عرض حزمة أو بطاقة منها
command-deck-words = تغيير اسم حزمة أو وصف بطاقة
command-deck-remove = حذف بطاقة أو حزمة
command-deck-share = الحصول على حزمة كملف zip يمكن إضافته في مكان آخر
command-deck-report = الإبلاغ عن بطاقة: تُخفى حتى يقرر مشرف

option-own-deck = الحزمة
    .about = أي حزمة من حزم هذا الخادم
option-deck-card = البطاقة
    .about = رقم البطاقة كما في {"\u2066"}/dixit deck show{"\u2069"}
option-deck-name = الاسم
    .about = اسم الحزمة
option-file = الملف
    .about = صورة (PNG أو JPEG أو WebP أو GIF) أو ملف zip واحد من الصور
option-makers = الصانعون
    .about = من يمكنه إنشاء الحزم وتغييرها
option-makers-role = رتبة-الصانعين
    .about = أصحاب هذه الرتبة يمكنهم إنشاء الحزم وتغييرها

help-decks = صوركم

command-dixit = العبوا ديكسيت مع أصدقائكم
command-start = فتح ردهة في هذه القناة
command-join = الانضمام إلى لعبة هذه القناة
command-leave = مغادرة اللعبة
command-begin = توزيع البطاقات (المضيف)
command-team = اختيار الفريق
command-clue = إعطاء الجملة
command-play = وضع بطاقة أو استرجاعها
command-vote = التصويت لبطاقة
command-hand = رؤية بطاقاتك، أو اختيار طريقة وصولها
command-table = عرض الطاولة من جديد
command-score = عرض النتيجة
command-history = عرض جمل هذه اللعبة
command-host-kick = إخراج لاعب من اللعبة (المضيف والمشرفون)
command-host-skip = متابعة اللعب دون انتظار (المضيف والمشرفون)
command-host-stop = إنهاء اللعبة الآن (المضيف والمشرفون)
command-rematch = إعادة اللعب مع الأشخاص أنفسهم
command-rules = طريقة اللعب وتسجيل النقاط في هذه القواعد
command-help = ما يستطيع البوت فعله
command-language = اختيار لغتك
command-settings = عرض إعدادات هذا الخادم أو تغييرها (إدارة الخادم)

option-rules = القواعد
    .about = أي قواعد
option-goal = الهدف
    .about = عدد النقاط المطلوب، أو عدد أدوار كل راوٍ حيث تنتهي اللعبة بالأدوار
option-deck = الحزمة
    .about = أي حزمة بطاقات
option-pace = الإيقاع
    .about = كم من الوقت للتفكير
option-team = الرقم
    .about = رقم الفريق
option-clue = النص
    .about = جملتك
option-card = البطاقة
    .about = رقم البطاقة في يدك
option-back = استرجاع
    .about = استرجاع هذه البطاقة بدلًا من وضعها
option-slot = البطاقة
    .about = رقم البطاقة على الطاولة
option-second = الثانية
    .about = صوتك الثاني، إن كان في القواعد صوت ثان
option-trap = فخ
    .about = نصب الفخ (حفلة ديكسيت)
option-player = اللاعب
    .about = من يخرج من اللعبة
option-send = الإرسال
    .about = كيف تصلك بطاقاتك من الآن
option-language = اللغة
    .about = اللغة
option-starters = من
    .about = من يمكنه بدء لعبة
option-starters-role = الرتبة
    .about = لا يبدأ اللعب إلا أصحاب هذه الرتبة
option-hands = البطاقات
    .about = كيف تصل البطاقات إلى اللاعبين
