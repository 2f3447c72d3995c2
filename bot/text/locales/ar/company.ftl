# اللاعبون الآليون والمتفرّجون والألعاب في السلاسل.

## اللاعبون الآليون في الردهة

button-add-computer = إضافة لاعب آلي
button-remove-computer = إزالة لاعب آلي
mark-computer = لاعب آلي، { $character }
character-poet = روح شاعرة
character-literal = يأخذ الكلام حرفيًا
character-trickster = صاحب حيلة
character-dreamer = روح حالمة
lobby-computers = 🤖 يترك اللاعبون الآليون مقاعدهم لمن يريد اللعب.
lobby-practice = 🤖 تدريب: شخص واحد والباقون لاعبون آليون، يتركون مقاعدهم لمن يريد اللعب.

## اللاعبون الآليون على الطاولة

news-story-passed = { $player }: لا كلمات لهذه البطاقات، والرواية لكم.
