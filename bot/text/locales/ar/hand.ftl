# A player's hand, in private: what to do now, the clue form, and the result.

button-hand = بطاقاتي
button-claim = لديّ جملة!
button-story = إعطاء الجملة
button-vote-for = تصويت لهذه البطاقة

hand-where = { $server } · { $channel } · الجولة { $number }
    .lobby = { $server } · { $channel }
hand-claim = هذه بطاقاتك. إذا أوحت إحداها بفكرة، فالجملة الأولى لك.
hand-claim-blind = البطاقات موزعة ووجهها إلى أسفل. أترغبون في قول الجملة الأولى؟
hand-tell = دورك في الرواية: اضغطوا البطاقة التي لديكم جملة لها.
hand-tell-blind = دورك في الرواية: قولوا جملة قبل أن يرى أحد بطاقاته.
hand-wait-story = هذه بطاقاتك. في انتظار الجملة: { $storyteller }
hand-wait-blind = في انتظار الجملة: { $storyteller }. لا يرى أحد بطاقاته قبلها، وستصلك بطاقاتك معها.
hand-give = { $count ->
    [zero] وصلت كل بطاقاتك.
    [one] اختاروا بطاقة قد تكون بطاقة الراوي.
    [two] اختاروا بطاقتين قد تكون إحداهما بطاقة الراوي.
    [few] اختاروا { $count } بطاقات قد تكون إحداها بطاقة الراوي.
    [many] اختاروا { $count } بطاقة قد تكون إحداها بطاقة الراوي.
   *[other] اختاروا { $count } بطاقة قد تكون إحداها بطاقة الراوي.
}
hand-give-party = { $count ->
    [zero] وصلت كل بطاقاتك.
    [one] اختاروا البطاقة الأنسب للجملة.
    [two] اختاروا البطاقتين الأنسب للجملة.
    [few] اختاروا { $count } بطاقات هي الأنسب للجملة.
    [many] اختاروا { $count } بطاقة هي الأنسب للجملة.
   *[other] اختاروا { $count } بطاقة هي الأنسب للجملة.
}
hand-give-mate = الرواية لزميل الفريق: اختاروا بطاقة قد تكون هي المقصودة.
hand-give-team = ضعوا بطاقة الفريق، أو اتركوها لزميل الفريق وصوّتوا. اتفقا في القناة.
hand-teammate-gave = بطاقة فريقك وضعها زميل الفريق: { $player }. مهمتك التصويت.
hand-story-told = وصلت جملتك. اللاعبون الآخرون يختارون.
hand-story-judged = الجميع يبحث عن بطاقتك. حافظوا على السر.
hand-mate-judged = الجميع يبحث عن بطاقة زميل الفريق. فريقك لا يصوّت في هذه الجولة.
hand-no-vote = في هذه الجولة يصوّت زميل الفريق.
hand-vote-one = أي بطاقة للراوي؟
hand-vote-two = أي بطاقة للراوي؟ اختاروا بطاقتين، أو بطاقة واحدة للصوتين معًا.
hand-vote-one-or-two = أي بطاقة للراوي؟ اختاروا بطاقة واحدة، أو بطاقتين لصوتين.
hand-vote-party = لأي بطاقة ستصوّت الأغلبية؟ صوّتوا لها.
hand-voted = صوتك: { $slots }. يمكن تغييره حتى يكتمل التصويت.
hand-trap = انصبوا الفخ: من صوّت لهذه البطاقة لا ينال شيئًا.
hand-trapped = فخك على البطاقة { $slot }: من يصوّت لها لا يحصل على شيء.
hand-scored = اكتمل التصويت: انظروا إلى القناة.
hand-lobby = أهلًا بك في اللعبة. تصل بطاقاتك هنا فور توزيعها.
hand-finished = انتهت اللعبة.

hands-behind-button = ألعاب كثيرة جارية الآن: البطاقات خلف الزر *بطاقاتي*.

hand-farewell = لم يعد لك مقعد على هذه الطاولة.
hand-result = { $points ->
    [zero] انتهت اللعبة في { $channel } على { $server }. 🏆 { $winners }. مركزك: { $place }، بلا نقاط.
    [one] انتهت اللعبة في { $channel } على { $server }. 🏆 { $winners }. مركزك: { $place }، ولديك نقطة واحدة.
    [two] انتهت اللعبة في { $channel } على { $server }. 🏆 { $winners }. مركزك: { $place }، ولديك نقطتان.
    [few] انتهت اللعبة في { $channel } على { $server }. 🏆 { $winners }. مركزك: { $place }، ولديك { $points } نقاط.
    [many] انتهت اللعبة في { $channel } على { $server }. 🏆 { $winners }. مركزك: { $place }، ولديك { $points } نقطة.
   *[other] انتهت اللعبة في { $channel } على { $server }. 🏆 { $winners }. مركزك: { $place }، ولديك { $points } نقطة.
}
hand-result-none = انتهت اللعبة في { $channel } على { $server } قبل أن ينال أحد نقاطًا.

vote-choose = صوتك
trap-choose = فخك

form-clue-title = جملتك
form-clue-card = جملتك للبطاقة { $card }
form-clue-label = الجملة
form-clue-hint = كلمة، بيت شعر، صوت، عنوان…
