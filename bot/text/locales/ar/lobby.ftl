# The lobby: rule sets, pace, players, teams, computer players, *Change rules*, and the card above a thread.

rules-dixit-2021 = ديكسيت
    .short = الكلاسيكية، ابدؤوا بها: من 3 إلى 8 لاعبين، صوت لكل لاعب، حتى 30 نقطة
    .sentence = راوٍ يقول جملة، والآخرون يدسون بطاقات من عندهم، ولكل لاعب صوت واحد. لمّحوا ليعرفها بعضهم لا كلهم.
rules-odyssey-2011 = {"\u2066"}Dixit Odyssey (2011){"\u2069"}
    .short = من 3 إلى 12 لاعبًا، صوت أو صوتان من سبعة لاعبين فأكثر، حتى 30 نقطة
    .sentence = ديكسيت لطاولة كبيرة: من سبعة لاعبين فأكثر يمكن استعمال صوت أو صوتين، والصوت الوحيد الصائب يساوي نقطة إضافية.
rules-odyssey-2013 = {"\u2066"}Dixit Odyssey (2013){"\u2069"}
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
    .sentence = فرق ثنائية: واحد يضع البطاقة والآخر يصوّت.

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

button-join = انضمام
button-join-late = انضمام إلى اللعبة
button-leave = مغادرة
button-begin = بدء اللعبة
button-rules = تغيير القواعد
button-how = طريقة اللعب
button-shuffle = خلط الفرق

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
lobby-decks = { $count ->
    [zero] حزم البطاقات: { $decks }
    [one] حزمة البطاقات: { $decks }
    [two] حزمتا البطاقات: { $decks }
    [few] حزم البطاقات: { $decks }
    [many] حزم البطاقات: { $decks }
   *[other] حزم البطاقات: { $decks }
}

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

button-add-computer = إضافة لاعب آلي
button-remove-computer = إزالة لاعب آلي

mark-computer = لاعب آلي، { $character }

character-poet = روح شاعرة
character-literal = يأخذ الكلام حرفيًا
character-trickster = صاحب حيل
character-dreamer = روح حالمة

lobby-computers = 🤖 يترك اللاعبون الآليون مقاعدهم لمن يريد اللعب.
lobby-practice = 🤖 تدريب: شخص واحد والباقون لاعبون آليون، يتركون مقاعدهم لمن يريد اللعب.

thread-opening = تُجهَّز الطاولة في سلسلة أدناه … إن لم تظهر هناك فأعيدوا المحاولة: **{"\u2066"}/dixit start{"\u2069"}**.
thread-lobby = انضموا إلى اللعبة: { $thread }. المضيف: { $host }.
thread-playing = اللعبة جارية: { $thread }. يمكن للمتفرّجين التخمين أيضًا.
thread-over = انتهت اللعبة: { $thread }.
thread-standings = انتهت اللعبة في { $thread }.

lobby-motto = صورة واحدة وكلمات قليلة، وكلٌّ يرى شيئًا آخر.

alt-fan = بطاقات من حزمة هذه اللعبة على شكل مروحة.
