# Refusals, why a game is paused, and permissions as Discord's settings call them.

error-time-given = مُدّدت المهلة من قبل: مرة لكل جملة، ومرة لكل اختيار، ومرة لكل تصويت.
error-time-enough = ما زال الوقت كافيًا. اطلبوا المزيد حين تقترب المهلة من نهايتها.
error-wrong-phase-lobby = لم تبدأ اللعبة بعد. يبدؤها المضيف بزر *بدء اللعبة*.
error-wrong-phase-storytelling = ليس الآن: ننتظر جملة الراوي.
error-wrong-phase-submitting = ليس الآن: يجري اختيار البطاقات.
error-wrong-phase-voting = ليس الآن: التصويت جارٍ.
error-wrong-phase-scored = انتهت هذه الجولة. للمتابعة: *الجولة التالية*.
error-wrong-phase-finished = انتهت هذه اللعبة. للعبة جديدة: **{"\u2066"}/dixit start{"\u2069"}**.
error-past-round = هذا من جولة سابقة. استعملوا أحدث رسالة.
error-not-seated = لست في هذه اللعبة. اضغطوا *انضمام* أو اكتبوا **{"\u2066"}/dixit join{"\u2069"}**.
error-dealt-in-next = ستصلك بطاقاتك مع بداية الجولة التالية.
error-not-a-player = { $player } خارج هذه اللعبة.
error-not-host = هذا للمضيف ({ $host }) والمشرفين فقط.
error-already-seated = أنت في اللعبة بالفعل.
error-table-full = كل المقاعد مشغولة، وعددها { $most }.
error-unknown-rules = لا توجد قواعد كهذه.
error-goal-out-of-range = يمكن أن يكون الهدف من { $least } إلى { $most } نقطة.
error-turns-out-of-range = يمكن أن يكون عدد الأدوار لكل لاعب من { $least } إلى { $most }.
error-option-unused = لا تنتهي اللعبة بهذه الطريقة في هذه القواعد، فلا شيء لضبطه هنا.
error-no-deck = اختاروا حزمة بطاقات واحدة على الأقل.
error-deck-too-small = حزمة البطاقات صغيرة: عدد اللاعبين { $players }، والبطاقات اللازمة { $needed }، والموجود منها { $cards }. أضيفوا حزمة أخرى بزر *تغيير القواعد*.
error-too-few-players = عدد اللاعبين حتى الآن: { $players }. وأقل عدد في هذه القواعد { $least }.
error-too-many-players = عددكم { $players }، وأكبر عدد في هذه القواعد { $most }. اختاروا قواعد أخرى بزر *تغيير القواعد*.
error-odd-players = عددكم { $players }، والفرق الثنائية تحتاج إلى عدد زوجي.
error-no-teams = لا فرق في هذه القواعد.
error-unknown-team = الفرق من 1 إلى { $most }.
error-team-full = الفريق { $team } مكتمل. اختاروا فريقًا آخر.
error-teams-incomplete = في هذه الفرق لاعب واحد فقط: { $teams }. اختاروا من جديد أو اضغطوا *خلط الفرق*.
error-story-claimed = الجملة الأولى محجوزة: { $storyteller }.
error-story-unclaimed = يجب أولًا أن يضغط أحدكم *لديّ جملة!*
error-not-storyteller = دور { $storyteller } في الرواية.
error-clue-empty = تحتاج الجملة إلى حرف واحد على الأقل.
error-clue-too-long = { $length ->
    [zero] ليس في الجملة أي حرف، والحد { $most }.
    [one] في الجملة حرف واحد، والحد { $most }.
    [two] في الجملة حرفان، والحد { $most }.
    [few] في الجملة { $length } أحرف، والحد { $most }.
    [many] في الجملة { $length } حرفًا، والحد { $most }.
   *[other] في الجملة { $length } حرف، والحد { $most }.
}
error-card-needed = لأي بطاقة هذه الجملة؟ اكتبوا رقمها.
error-card-not-wanted = في هذه القواعد تقال الجملة قبل رؤية البطاقات، ولا تخص أيًّا منها.
error-no-such-card = اختاروا بطاقة من 1 إلى { $most }.
error-storyteller-gave = الجملة جملتك، فبطاقتك على الطاولة بالفعل.
error-teammate-gave = بطاقة فريقك وضعها زميل الفريق: { $giver }. مهمتك التصويت.
error-not-a-voter = لا صوت لك في هذه الجولة.
error-unknown-slot = البطاقات من 1 إلى { $most }.
error-own-card = البطاقة { $slot } بطاقتك. صوّتوا لبطاقة أخرى.
error-wrong-vote-count = { $most ->
    [1] لديك صوت واحد.
   *[other] { $fewest ->
        [1] لديك صوت واحد، أو صوتان لبطاقتين مختلفتين.
       *[other] عدد أصواتك { $most }: استعملوا الصوتين.
    }
}
error-vote-repeated = يجب أن يكون الصوتان لبطاقتين مختلفتين.
error-no-trap = لا فخ في هذه القواعد.
error-no-card = أي بطاقة؟ اكتبوا رقمها على الطاولة.
error-no-late-joining = لا يمكن الانضمام إلى لعبة الفرق بعد بدايتها، لكن يمكن أخذ مقعد فارغ.
error-no-empty-seat = لا يوجد مقعد فارغ.
error-seat-taken = هذا المقعد مشغول.
error-no-game = لا توجد لعبة في هذه القناة. ابدؤوا واحدة: **{"\u2066"}/dixit start{"\u2069"}**.
error-not-a-number = «{ $text }» ليس رقمًا.
error-unknown-deck = لا توجد حزمة بطاقات باسم «{ $deck }». الموجود: { $decks }.
error-other-version = هذا الزر من إصدار آخر للبوت. استعملوا أحدث رسالة، أو اكتبوا **{"\u2066"}/dixit table{"\u2069"}**.
error-elsewhere = تجري هذه اللعبة في مكان آخر، فلا يمكن فعل شيء فيها من هنا.
error-not-offered = هذا ليس من الخيارات المتاحة.
error-permissions = لا يمكنني اللعب هنا بعد. أعطوني هذه الصلاحيات في هذه القناة: { $permissions }.
error-may-not-start = ليس للجميع بدء لعبة في هذا الخادم. اسألوا من يديره.
error-manage-server = لا يغيّر الإعدادات إلا من يديرون الخادم.
error-store = لم يُفقد شيء، لكن لا يمكنني الحفظ الآن. حاولوا بعد قليل.
error-ours = حدث خطأ من جانبنا. حاولوا مرة أخرى؛ وإذا تكرر فأخبروا أصحاب البوت.

paused-channel-gone = لم تعد قناة هذه اللعبة موجودة. تُحفظ اللعبة أسبوعًا، ويمكن بدء لعبة جديدة في مكان آخر.
paused-no-permission = اللعبة متوقفة: تنقصني صلاحيات في { $channel }: { $permissions }. حين أحصل عليها يكفي الضغط على أي زر هناك.
paused-thread-archived = اللعبة متوقفة لأن سلسلتها { $channel } مؤرشفة أو مقفلة ولا يمكنني فتحها. افتحوها واضغطوا أي زر هناك.
paused-guild-left = اللعبة متوقفة لأنني أُخرجت من خادمها.

permission-view-channel = عرض القناة
permission-send-messages = إرسال الرسائل
permission-send-messages-in-threads = إرسال الرسائل في السلاسل
permission-attach-files = إرفاق الملفات
permission-read-message-history = قراءة سجل الرسائل

error-no-thread-here = لا يمكن فتح سلسلة هنا. ابدؤوا اللعبة من دونها، أو في قناة نصية.
error-thread-locked = هذه السلسلة مقفلة ولا يمكنني الكتابة فيها. ابدؤوا اللعبة في القناة التي فوقها، أو افتحوا قفل السلسلة.

permission-create-public-threads = إنشاء سلاسل عامة

error-channel = في هذا الخادم تبدأ الألعاب في قنوات أخرى: { $channels }
error-no-decks = لا حزمة خاصة لهذا الخادم بعد. أنشئوا واحدة عبر **{"\u2066"}/dixit deck new{"\u2069"}**.
error-which-deck = أي حزمة؟ الموجود: { $decks }.
error-deck-name = تحتاج الحزمة إلى اسم يمكن قراءته.
error-deck-or-card-gone = لا توجد هنا حزمة أو بطاقة كهذه، أو لم تعد موجودة. انظروا **{"\u2066"}/dixit deck show{"\u2069"}**.
error-picture-blocked = إحدى هذه الصور لا يجوز استعمالها مع هذا البوت، ولذلك لم يُضف شيء.
error-limit-decks = أقصى عدد للحزم في الخادم: { $most }. احذفوا واحدة أولًا.
error-limit-cards = أقصى عدد للبطاقات في الخادم: { $most }. لم يُضف شيء؛ البطاقات الزائدة: { $beyond }.
error-limit-megabytes = أقصى حجم لصور الخادم { $most } ميغابايت. لم يُضف شيء؛ الميغابايت الزائدة: { $beyond }.
error-reports-open = لم يقرر المشرفون بعد في بلاغاتك ({ $most }). يرجى الانتظار.
