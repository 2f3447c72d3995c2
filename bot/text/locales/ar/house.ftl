# House rules: the page where a host chooses them, and the line in the lobby.

button-house = قواعد خاصة
button-panel-back = العودة إلى القواعد

house-title = القواعد الخاصة
house-hint = تُختار قاعدة خاصة أولًا، ثم طريقة اللعب بها. تسري التغييرات فورًا على كل من في الردهة. وإذا كان للعبة هدف، فالزر 🎯 يغيّره.
house-none = لا قواعد خاصة بعد. تُلعب هذه اللعبة بقواعدها الأصلية.
house-apart = تُحسب الألعاب بمثل هذه القواعد الخاصة على حدة في هذا الخادم.
house-line = قواعد خاصة · { $rules }
house-item = { $rule }: { $value }
panel-house = أي قاعدة خاصة؟

house-end = النهاية
    .about = في النهاية يفوز صاحب أكثر النقاط.
house-end-book = كما في القواعد
house-end-goal = عند بلوغ عدد من النقاط
house-end-rounds = بعد عدد من الجولات
house-end-turns = بعد أن يروي الجميع
house-end-pile = عند نفاد كومة اللعب
house-end-never = لا نهاية حتى يوقفها المضيف

house-points = النقاط
    .about = في نقاط Imaginarium ينال الراوي 3 نقاط، ونقطة أخرى عن كل لاعب عرف البطاقة. إذا عرفها الجميع خسر الراوي 3 نقاط، وإذا لم يعرفها أحد خسر نقطتين.
house-points-book = كما في القواعد
house-points-imaginarium = نقاط Imaginarium

house-theme = الموضوع
    .about = ينبغي أن تناسب كل جملة الموضوع. لا أحد يتحقق من ذلك، ولا يلتزم به اللاعبون الآليون.
house-theme-book = بلا موضوع
house-theme-drawn = موضوع جديد كل جولة
house-theme-one-word = في كلمة واحدة
house-theme-three-words = في ثلاث كلمات
house-theme-question = سؤال
house-theme-rhyme = كلام مسجوع
house-theme-proverb = مثل شعبي
house-theme-headline = عنوان صحفي
house-theme-advice = نصيحة
house-theme-excuse = عذر
house-theme-film = فيلم
house-theme-song = أغنية
house-theme-book-title = كتاب
house-theme-brand = علامة تجارية أو شعار
house-theme-place = مكان
house-theme-food = طعام
house-theme-job = مهنة
house-theme-weather = حالة الطقس
house-theme-colour = لون
house-theme-sound = صوت
house-theme-smell = رائحة
house-theme-feeling = شعور
house-theme-memory = ذكرى
house-theme-dream = حلم
house-theme-secret = سر

house-new-hand = تبديل البطاقات
    .about = الضغط على *بطاقات جديدة* أسفل بطاقاتك يبدّلها كلها، قبل وضع أي منها.
house-new-hand-book = بلا تبديل
house-new-hand-once = مرة في كل لعبة

house-rematch = اللعبة التالية
    .about = إذا بقيت البطاقات نفسها، فزر *إعادة اللعب* يواصل ببطاقات كل لاعب وكومة اللعب نفسها.
house-rematch-book = بطاقات جديدة
house-rematch-keeps-hands = بالبطاقات نفسها

house-audience = المتفرّجون
    .about = من دون التخمين يكتفي المتفرّجون بالمشاهدة.
house-audience-book = يمكنهم التخمين
house-audience-hidden = بلا تخمين

house-clue-time = وقت الجملة
    .about = المهلة المتاحة للراوي كي يقول جملته.
house-clue-time-book = حسب الإيقاع
house-card-time = وقت البطاقات
    .about = المهلة المتاحة لكل لاعب كي يضع بطاقة.
house-card-time-book = حسب الإيقاع
house-vote-time = وقت التصويت
    .about = المهلة المتاحة لكل لاعب كي يصوّت.
house-vote-time-book = حسب الإيقاع
house-points-time = وقت النقاط
    .about = مدة عرض النقاط قبل أن تبدأ الجولة التالية.
house-points-time-book = حسب الإيقاع

house-seconds = { $count ->
    [zero] بلا وقت
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $count } ثوانٍ
    [many] { $count } ثانية
   *[other] { $count } ثانية
}
house-minutes = { $count ->
    [zero] بلا وقت
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $count } دقائق
    [many] { $count } دقيقة
   *[other] { $count } دقيقة
}
house-hours = { $count ->
    [zero] بلا وقت
    [one] ساعة واحدة
    [two] ساعتان
    [few] { $count } ساعات
    [many] { $count } ساعة
   *[other] { $count } ساعة
}
