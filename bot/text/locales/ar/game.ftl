# ما يقرؤه الناس أثناء اللعب. تأتي الأسماء مع أرانبها، والجمل بين علامات تنصيصها.

## القواعد

rules-dixit-2021 = ديكسيت
    .short = الكلاسيكية، ابدؤوا بها: من 3 إلى 8 لاعبين، صوت لكل لاعب، حتى 30 نقطة
    .sentence = راوٍ يقول جملة، والآخرون يدسون بطاقات من عندهم، ولكل لاعب صوت واحد. لمّحوا ليعرفها بعضهم لا كلهم.
rules-odyssey-2011 = {"\u2066"}Dixit Odyssey (2011){"\u2069"}
    .short = من 3 إلى 12 لاعبًا، صوت أو صوتان من سبعة لاعبين فأكثر، حتى 30 نقطة
    .sentence = ديكسيت لطاولة كبيرة: من سبعة لاعبين فأكثر يمكن استعمال صوت أو صوتين، والصوت الوحيد الصائب يساوي نقطة إضافية.
rules-odyssey-2013 = {"\u2066"}Dixit Odyssey (2013){"\u2069"}، عربي وعبري
    .short = من 3 إلى 12 لاعبًا، حتى تنتهي كومة اللعب
    .sentence = ديكسيت لطاولة كبيرة: يستمر اللعب حتى آخر بطاقة من كومة اللعب.
rules-odyssey-2023 = {"\u2066"}Dixit Odyssey (2023){"\u2069"}
    .short = من 3 إلى 12 لاعبًا، صوتان دائمًا، ويجوز جمعهما، حتى 30 نقطة
    .sentence = لكل لاعب صوتان: لبطاقتين، أو كلاهما لبطاقة واحدة عند اليقين.
rules-party-2011 = حفلة ديكسيت (2011)
    .short = من 6 إلى 12 لاعبًا، لا بطاقة صحيحة: ابحثوا عن الأغلبية، كل لاعب راوٍ مرة واحدة
    .sentence = لا توجد بطاقة صحيحة. تقال الجملة قبل رؤية البطاقات، والنقاط لمن صوّت مثل غيره، وعلى إحدى البطاقات فخ.
rules-party-2023 = حفلة ديكسيت (2023)
    .short = من 6 إلى 12 لاعبًا، ابحثوا عن الأغلبية، حتى 30 نقطة
    .sentence = لا توجد بطاقة صحيحة: صوّتوا مثل الآخرين وتجنبوا فخ الراوي.
rules-team-2011 = ديكسيت للمجموعات (2011)
    .short = عدد اللاعبين 6 أو 8 أو 10 أو 12 في فرق ثنائية، كل لاعب راوٍ مرة واحدة
    .sentence = فرق ثنائية: واحد يضع البطاقة والآخر يصوّت.
rules-team-2023 = ديكسيت للمجموعات (2023)
    .short = عدد اللاعبين 8 أو 10 أو 12 في فرق ثنائية، حتى 30 نقطة
    .sentence = فرق ثنائية: واحد يضع البطاقة والآخر يصوّت. الفوز لأول فريق يبلغ 30 نقطة.

pace-quick = سريع
    .line = نحو دقيقة لكل دور
pace-normal = عادي
    .line = ثلاث دقائق لكل دور
pace-relaxed = هادئ
    .line = عشر دقائق لكل دور
pace-slow = بطيء
    .line = يوم لكل دور
pace-none = بلا مهلة
    .line = بلا مهلة زمنية

end-goal = { $points ->
    [zero] بلا نقاط
    [one] حتى نقطة واحدة
    [two] حتى نقطتين
    [few] حتى { $points } نقاط
    [many] حتى { $points } نقطة
   *[other] حتى { $points } نقطة
}
end-turns = { $turns ->
    [zero] لا أدوار للرواة
    [one] كل لاعب راوٍ مرة واحدة
    [two] كل لاعب راوٍ مرتين
    [few] كل لاعب راوٍ { $turns } مرات
    [many] كل لاعب راوٍ { $turns } مرة
   *[other] كل لاعب راوٍ { $turns } مرة
}
end-pile = حتى تنتهي كومة اللعب

## الأزرار

button-join = انضمام
button-join-late = انضمام إلى اللعبة
button-leave = مغادرة
button-begin = بدء اللعبة
button-rules = تغيير القواعد
button-how = طريقة اللعب
button-shuffle = خلط الفرق
button-hand = بطاقاتي
button-claim = لديّ جملة!
button-story = إعطاء الجملة
button-vote-for = تصويت لهذه البطاقة
button-look = عرض عن قرب
button-next = الجولة التالية
button-rematch = إعادة اللعب
button-history = كل الجمل
button-take-seat = أخذ المقعد في الفريق { $number }

## الردهة

lobby-players = اللاعبون: { $count } من { $most }
lobby-too-few-players = { $missing ->
    [zero] العدد كافٍ للبدء.
    [one] ينقصكم لاعب واحد لتبدؤوا.
    [two] ينقصكم لاعبان لتبدؤوا.
    [few] ينقصكم { $missing } لاعبين لتبدؤوا.
    [many] ينقصكم { $missing } لاعبًا لتبدؤوا.
   *[other] ينقصكم { $missing } لاعب لتبدؤوا.
}
lobby-too-many-players = { $surplus ->
    [zero] العدد مناسب لهذه القواعد.
    [one] لاعب واحد زائد على هذه القواعد.
    [two] لاعبان زائدان على هذه القواعد.
    [few] عدد الزائدين على هذه القواعد { $surplus } لاعبين.
    [many] عدد الزائدين على هذه القواعد { $surplus } لاعبًا.
   *[other] عدد الزائدين على هذه القواعد { $surplus } لاعب.
}
lobby-odd-players = الفرق الثنائية تحتاج إلى عدد زوجي من اللاعبين.
lobby-teams-incomplete = في هذه الفرق لاعب واحد فقط: { $teams }. اختاروا من جديد أو اضغطوا *خلط الفرق*.
lobby-deck-too-small = عدد اللاعبين { $players }، والبطاقات اللازمة { $needed }، والموجود منها { $cards }. يضيف المضيف حزمة بزر *تغيير القواعد*.
lobby-deck-gone = حزمة البطاقات «{ $deck }» ليست هنا: ستُلعب اللعبة من دونها. يمكن للمضيف أن يختار غيرها بزر *تغيير القواعد*.
lobby-closed = أُغلقت هذه الردهة. افتحوا غيرها: **{"\u2066"}/dixit start{"\u2069"}**.
lobby-ready = كل شيء جاهز: يمكن للمضيف بدء اللعبة.
lobby-decks = حزمة البطاقات: { $decks }
mark-host = المضيف
mark-away = غياب
mark-vacant = مقعد فارغ
team-name = الفريق { $number }
team-size = { $count } من 2
team-choose = اختيار الفريق
panel-title = قواعد هذه اللعبة
panel-hint = تسري التغييرات فورًا على كل من في الردهة.
panel-rules = القواعد
panel-pace = المهلة لكل دور
panel-decks = حزم البطاقات، مخلوطة معًا
panel-language = لغة هذه اللعبة
deck-cards = { $count ->
    [zero] لا بطاقات
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $count } بطاقات
    [many] { $count } بطاقة
   *[other] { $count } بطاقة
}
form-goal = عدد النقاط المطلوب
form-turns = كم مرة يروي كل لاعب

## الجولة في القناة

round = الجولة { $number }
round-of = الجولة { $number } · دور { $storyteller } في الرواية
round-void = أُلغيت هذه الجولة. لا نقاط لأحد.
claim-open = تم توزيع البطاقات. من لديه فكرة للجملة الأولى؟
claim-blind = من يقول الجملة الأولى؟ لم يرَ أحد أي بطاقة بعد.
storyteller-thinks = في انتظار الجملة: { $storyteller }
time-left = تنتهي المهلة { $when }
next-by-itself = تستمر اللعبة تلقائيًا { $when }
news-left = { $player } خارج اللعبة الآن.
news-kicked = { $player } خارج اللعبة بقرار المضيف.
news-joined = { $player } على الطاولة الآن.
news-returned = { $player } هنا من جديد.
news-host = المضيف الآن: { $player }.
news-away = يبدو أن الطاولة بلا { $player }: لا انتظار بعد الآن.
news-passed-over = انتهت مهلة { $player }: ينتقل الدور.
news-card-chosen = انتهت مهلة { $player }: اختيرت بطاقة بالقرعة.
newcomers = يلعبون من الجولة التالية: { $people }
seat-empty = { $player } خارج اللعبة. المقعد ينتظر بديلًا.
waiting-for = في انتظار: { $people }
choose = بقية اللاعبين: اختاروا من بطاقاتكم ما قد يكون المقصود.
choose-two = بقية اللاعبين: اختاروا بطاقتين من بطاقاتكم قد تكون إحداهما المقصودة.
choose-party = جميع اللاعبين: اختاروا من بطاقاتكم الأنسب للجملة.
choose-team = زميل الراوي يضع بطاقة؛ وفي كل فريق آخر واحد يضع بطاقة والآخر يصوّت.
team-gave = البطاقة: { $giver }. التصويت: { $voter }.
vote-one = أي بطاقة للراوي؟
vote-one-or-two = أي بطاقة للراوي؟ اختاروا بطاقة واحدة، أو بطاقتين لصوتين.
vote-two = أي بطاقة للراوي؟ اختاروا بطاقتين، أو بطاقة واحدة للصوتين معًا.
vote-party = صوّتوا للبطاقة التي تظنون أن الأغلبية ستصوّت لها. والراوي ينصب فخًّا أيضًا.
look-choose = بطاقة أخرى…
alt-waiting = ظهور البطاقات: على الطاولة { $given } من { $of }.

## بطاقات اللاعب، في الخاص

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
hand-given = { $count ->
    [1] بطاقتك على الطاولة: { $cards }. اضغطوا غيرها لتبديلها، أو اضغطوها نفسها لاسترجاعها.
   *[other] بطاقاتك على الطاولة: { $cards }. اضغطوا غيرها لتبديلها، أو إحداها لاسترجاعها.
}
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
slot = البطاقة { $slot }
vote-doubled = {"\u2066"}{ $slot } ×2{"\u2069"}
vote-choose = صوتك
trap-choose = فخك
form-clue-title = جملتك
form-clue-card = جملتك للبطاقة { $card }
form-clue-label = الجملة
form-clue-hint = كلمة، بيت شعر، صوت، عنوان…

## الكشف

verdict-just-right = { $count ->
    [zero] ★ كانت البطاقة **{ $slot }**. لم يعرفها أحد.
    [one] ★ كانت البطاقة **{ $slot }**. عرفها شخص واحد: هذا هو المطلوب.
    [two] ★ كانت البطاقة **{ $slot }**. عرفها شخصان: هذا هو المطلوب.
    [few] ★ كانت البطاقة **{ $slot }**. عرفها { $count } أشخاص: هذا هو المطلوب.
    [many] ★ كانت البطاقة **{ $slot }**. عرفها { $count } شخصًا: هذا هو المطلوب.
   *[other] ★ كانت البطاقة **{ $slot }**. عرفها { $count } شخص: هذا هو المطلوب.
}
verdict-too-easy = ★ كانت البطاقة **{ $slot }**. عرفها الجميع: سهلة جدًّا! لا نقاط للجملة.
verdict-too-hard = ★ كانت البطاقة **{ $slot }**. لم يعرفها أحد: صعبة جدًّا! لا نقاط للجملة.
verdict-no-votes = لم يصوّت أحد، فلا نقاط لأحد.
verdict-party = 🏆 أكثر الأصوات والفوز بالجولة: **{ $slots }**
verdict-no-trap = لا فخ هذه المرة.
verdict-trap = ⚠️ كان الفخ على البطاقة **{ $slot }**.
card-voters = → { $people }
gained = **{"\u2066"}+{ $points }{"\u2069"}**
gained-sum = **{"\u2066"}+{ $points }{"\u2069"}** ({"\u2066"}{ $sum }{"\u2069"})
gained-each = **{"\u2066"}+{ $points }{"\u2069"}** لكل منهم
gained-nothing = لا شيء هذه المرة: { $people }
no-vote-from = بلا صوت: { $people }
standings = النتيجة: { $standings }
points-line = { $who } **{"\u2066"}+{ $points }{"\u2069"}** ← { $total } · { $reasons }
gain-story-found = نجحت الجملة {"\u2066"}+{ $points }{"\u2069"}
gain-too-easy = سهلة جدًّا
gain-too-hard = صعبة جدًّا
gain-found = معرفة البطاقة {"\u2066"}+{ $points }{"\u2069"}
gain-found-twice = الصوتان لها {"\u2066"}+{ $points }{"\u2069"}
gain-single-dial = بصوت واحد {"\u2066"}+{ $points }{"\u2069"}
gain-everybody-found = عرفها الجميع {"\u2066"}+{ $points }{"\u2069"}
gain-nobody-found = لم يعرفها أحد {"\u2066"}+{ $points }{"\u2069"}
gain-lured = { $votes ->
    [zero] إضافة بلا أصوات {"\u2066"}+{ $points }{"\u2069"}
    [one] إضافة عن صوت واحد {"\u2066"}+{ $points }{"\u2069"}
    [two] إضافة عن صوتين {"\u2066"}+{ $points }{"\u2069"}
    [few] إضافة عن { $votes } أصوات {"\u2066"}+{ $points }{"\u2069"}
    [many] إضافة عن { $votes } صوتًا {"\u2066"}+{ $points }{"\u2069"}
   *[other] إضافة عن { $votes } صوت {"\u2066"}+{ $points }{"\u2069"}
}
gain-company = { $votes ->
    [zero] بلا أصوات للبطاقة التي اخترتها {"\u2066"}+{ $points }{"\u2069"}
    [one] صوت واحد للبطاقة التي اخترتها {"\u2066"}+{ $points }{"\u2069"}
    [two] صوتان للبطاقة التي اخترتها {"\u2066"}+{ $points }{"\u2069"}
    [few] { $votes } أصوات للبطاقة التي اخترتها {"\u2066"}+{ $points }{"\u2069"}
    [many] { $votes } صوتًا للبطاقة التي اخترتها {"\u2066"}+{ $points }{"\u2069"}
   *[other] { $votes } صوت للبطاقة التي اخترتها {"\u2066"}+{ $points }{"\u2069"}
}
gain-alone = لا أصوات أخرى لهذه البطاقة
gain-trapped = فخ
gain-owner-left = صاحب هذه البطاقة خارج اللعبة
gain-nothing = لا شيء هذه المرة
alt-track = لوحة النقاط: { $scores }
alt-podium = الأرانب في مراكزها.

## النهاية

finale-title = نهاية اللعبة
ending-goal-reached = تحقق الهدف.
ending-everyone-told = أخذ الجميع دورهم في الرواية.
ending-pile-empty = أُخذت آخر بطاقة من كومة اللعب.
ending-too-few-players = لم يبق ما يكفي من اللاعبين، فهذه هي النتيجة النهائية.
ending-seat-unfilled = لم يأخذ أحد المقعد الفارغ في الوقت المحدد، فهذه هي النتيجة النهائية.
ending-stopped = أُوقفت اللعبة، فهذه هي النتيجة النهائية.
ending-abandoned = لم يبق أحد، فهذه هي النتيجة النهائية.
nobody-won = لم تُسجَّل أي نقطة، فلا فائز.
winners = { $count ->
    [1] 🏆 الفوز: { $people }
   *[other] 🏆 فوز مشترك: { $people }
}
standing = { $who } · { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
awards-title = ما سنذكره
award-eye = { $count ->
    [zero] 👁️ **أحدّ نظرة** · { $people } · لا إجابات صحيحة
    [one] 👁️ **أحدّ نظرة** · { $people } · إجابة صحيحة واحدة
    [two] 👁️ **أحدّ نظرة** · { $people } · إجابتان صحيحتان
    [few] 👁️ **أحدّ نظرة** · { $people } · { $count } إجابات صحيحة
    [many] 👁️ **أحدّ نظرة** · { $people } · { $count } إجابة صحيحة
   *[other] 👁️ **أحدّ نظرة** · { $people } · { $count } إجابة صحيحة
}
award-story = 📖 **أجمل جملة** · { $people }
award-bluff = { $count ->
    [zero] 🎭 **أذكى خدعة** · { $people } · لا أصوات مستدرجة
    [one] 🎭 **أذكى خدعة** · { $people } · صوت واحد مستدرج
    [two] 🎭 **أذكى خدعة** · { $people } · صوتان مستدرجان
    [few] 🎭 **أذكى خدعة** · { $people } · { $count } أصوات مستدرجة
    [many] 🎭 **أذكى خدعة** · { $people } · { $count } صوتًا مستدرجًا
   *[other] 🎭 **أذكى خدعة** · { $people } · { $count } صوت مستدرج
}
award-mind-readers = 🔮 **قراءة الأفكار** · { $people }
award-comeback = 🚀 **عودة قوية** · { $people }
award-magnet = { $count ->
    [zero] 🧲 **مغناطيس** · { $people } · لا أصوات لبطاقة واحدة
    [one] 🧲 **مغناطيس** · { $people } · صوت واحد لبطاقة واحدة
    [two] 🧲 **مغناطيس** · { $people } · صوتان لبطاقة واحدة
    [few] 🧲 **مغناطيس** · { $people } · { $count } أصوات لبطاقة واحدة
    [many] 🧲 **مغناطيس** · { $people } · { $count } صوتًا لبطاقة واحدة
   *[other] 🧲 **مغناطيس** · { $people } · { $count } صوت لبطاقة واحدة
}
award-few-words = 🤏 **كلمات قليلة** · { $people }
award-poet = 🪶 **روح شاعرة** · { $people }
award-company = 🥕 **صحبة طيبة** · { $people }
album-title = ألبوم هذه اللعبة
score-title = النتيجة
history-title = جمل هذه اللعبة
history-empty = لم تُقل أي جملة بعد.
history-round = **{ $number }.** { $storyteller }: «{ $clue }» · البطاقة { $slot }
history-found = الإجابات الصحيحة: { $people }
history-gain = { $who } {"\u2066"}+{ $points }{"\u2069"}
history-more = { $count ->
    [zero] … ولا شيء قبلها.
    [one] … وجملة واحدة قبلها.
    [two] … وجملتان قبلها.
    [few] … و{ $count } جمل قبلها.
    [many] … و{ $count } جملة قبلها.
   *[other] … و{ $count } جملة قبلها.
}
