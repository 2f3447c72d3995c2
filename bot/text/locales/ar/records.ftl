# Scores, history, statistics, leaderboard and clues of the past.

score-title = النتيجة

history-title = الجمل حتى الآن
history-title-over = جمل هذه اللعبة
history-empty = لم تُقل أي جملة بعد.
history-round = **{ $number }.** { $storyteller }: «{ $clue }» · البطاقة { $slot }
history-found = أصحاب الإجابات الصحيحة: { $people }.
history-nobody = لم يعرفها أحد.
history-gain = { $who } {"\u2066"}+{ $points }{"\u2069"}
history-loss = { $who } {"\u2066"}−{ $points }{"\u2069"}
stars = { $count ->
    [zero] 🌟 بلا نجوم
    [one] 🌟 نجمة واحدة
    [two] 🌟 نجمتان
    [few] 🌟 { $count } نجوم
    [many] 🌟 { $count } نجمة
   *[other] 🌟 { $count } نجمة
}
history-more = { $count ->
    [zero] … ولا جمل قبلها.
    [one] … وجملة واحدة قبلها.
    [two] … وجملتان قبلها.
    [few] … و{ $count } جمل قبلها.
    [many] … و{ $count } جملة قبلها.
   *[other] … و{ $count } جملة قبلها.
}

span-month = هذا الشهر
span-season = ربع السنة الحالي
span-all = منذ البداية

button-best-clues = أفضل جمل الخادم
player-left = لاعب غادر

stats-title = إحصاءات { $player } في هذا الخادم
stats-games = الألعاب: **{ $games }**
stats-wins = مرات الفوز: **{ $wins }**
stats-points = النقاط: **{ $points }**
stats-finds = مرات معرفة بطاقة الراوي: **{ $finds }** من { $of }
stats-lures = أصوات جُذبت من الآخرين: **{ $lures }**
stats-right = الجمل الموفقة: **{ $right }** من { $told }
stats-read = أفضل تفاهم مع { $player }، وعدد البطاقات التي عُرفت { $found } من { $of }
stats-awards = الجوائز: { $awards }
stats-empty = لا إحصاءات باسم { $player } هنا بعد. لا تُحسب إلا الألعاب التي يكملها ثلاثة أشخاص على الأقل، أو شخصان إذا كانت القواعد للاعبين اثنين.
stats-own-off = عطّلت إحصاءاتك. يمكن تفعيلها من جديد بالأمر **{"\u2066"}/dixit privacy{"\u2069"}**.
stats-house = { $rules }، بقواعد خاصة

leaderboard-month = ترتيب هذا الشهر
leaderboard-season = ترتيب ربع السنة الحالي
leaderboard-all = الترتيب منذ البداية
leaderboard-since = الألعاب منذ { $when }
leaderboard-signs = 🎴 الألعاب · 🏆 مرات الفوز
leaderboard-more = { $count ->
    [zero] … ولا أحد غيرهم
    [one] … ولاعب واحد آخر
    [two] … ولاعبان آخران
    [few] … و{ $count } لاعبين آخرين
    [many] … و{ $count } لاعبًا آخر
   *[other] … و{ $count } لاعب آخر
}
leaderboard-empty = لا ألعاب محسوبة بعد. لا تُحسب إلا الألعاب التي يكملها ثلاثة أشخاص على الأقل، أو شخصان إذا كانت القواعد للاعبين اثنين.

best-clues-title = أفضل جمل هذا الخادم
best-clues-votes = { $votes ->
    [1] عرفها واحد من { $of }
    [2] عرفها اثنان من { $of }
   *[other] عرفها { $votes } من { $of }
}
best-clues-crowd = { $votes ->
    [1] صوّت لها واحد من { $of }
    [2] صوّت لها اثنان من { $of }
   *[other] صوّت لها { $votes } من { $of }
}
best-clues-empty = لا جمل بعد. تأتي الجمل من ألعاب أكملها ثلاثة أشخاص على الأقل، في قنوات يمكنك رؤيتها.

alt-profile = الإحصاءات المذكورة أعلاه في صورة.
alt-season = الترتيب المذكور أعلاه في صورة، فيه المراكز والنقاط.

award-name-eye = 👁️ عين الصقر
award-name-story = 📖 أفضل جملة
award-name-bluff = 🎭 أذكى خدعة
award-name-mind-readers = 🔮 قراءة الأفكار
award-name-comeback = 🚀 عودة قوية
award-name-magnet = 🧲 مغناطيس
award-name-few-words = 🤏 ما قلّ ودلّ
award-name-poet = 🪶 روح شاعرة
award-name-company = 🥕 صحبة طيبة
