# اللاعبون الآليون والمتفرّجون والألعاب في السلاسل.

## اللاعبون الآليون في الردهة

button-add-computer = إضافة لاعب آلي
button-remove-computer = إزالة لاعب آلي
mark-computer = لاعب آلي، { $character }
character-poet = روح شاعرة
character-literal = يأخذ الكلام حرفيًا
character-trickster = صاحب حيل
character-dreamer = روح حالمة
lobby-computers = 🤖 يترك اللاعبون الآليون مقاعدهم لمن يريد اللعب.
lobby-practice = 🤖 تدريب: شخص واحد والباقون لاعبون آليون، يتركون مقاعدهم لمن يريد اللعب.

## اللاعبون الآليون على الطاولة

news-story-passed = { $player }: لا كلمات لهذه البطاقات، والرواية لكم.

## المتفرّجون

audience-invited = 👀 للمتفرّجين: خمّنوا من القائمة أدناه؛ يُحسب تخمينكم على حدة ويُعلن بعد كشف البطاقات.
audience-guessed = 👀 تخمينات المتفرّجين للبطاقة { $slot }: { $found } من { $people }
audience-favourite = 👀 اختيار المتفرّجين: { $who } ({ $count ->
    [zero] بلا تخمينات
    [one] تخمين واحد
    [two] تخمينان
    [few] { $count } تخمينات
    [many] { $count } تخمينًا
   *[other] { $count } تخمين
})

## السلاسل

thread-opening = تُجهَّز الطاولة في سلسلة أدناه … إن لم تظهر هناك فأعيدوا المحاولة: **{"\u2066"}/dixit start{"\u2069"}**.
thread-lobby = انضموا إلى اللعبة: { $thread }. المضيف: { $host }.
thread-playing = اللعبة جارية: { $thread }. يمكن للمتفرّجين التخمين أيضًا.
thread-over = انتهت اللعبة: { $thread }.
thread-standings = انتهت اللعبة في { $thread }.
