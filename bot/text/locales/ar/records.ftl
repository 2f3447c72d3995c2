# Scores, history, statistics, leaderboard and clues of the past.

score-title = النتيجة

history-title = جمل هذه اللعبة
history-title-over = جمل هذه اللعبة
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

span-month = هذا الشهر
span-season = هذا الموسم (ربع سنة)
span-all = منذ البداية

button-stories = جمل هذا الخادم
player-left = لاعب لم يعد هنا

stats-title = أرقام { $player } في هذا الخادم
stats-games = الألعاب: **{ $games }**
stats-wins = مرات الفوز: **{ $wins }**
stats-points = النقاط: **{ $points }**
stats-finds = معرفة بطاقة الراوي: **{ $finds }** من { $of }
stats-lures = الأصوات المستدرجة: **{ $lures }**
stats-right = جمل متوازنة: **{ $right }** من { $told }
stats-read = أفضل تفاهم: { $player } · الإجابات الصحيحة { $found } من { $of }
stats-awards = الجوائز: { $awards }
stats-empty = لا أرقام هنا بعد: { $player }. تُحسب الألعاب التي يكملها ثلاثة أشخاص على الأقل.
stats-own-off = إحصاءاتك متوقفة. لتشغيلها من جديد: **{"\u2066"}/dixit privacy{"\u2069"}**.

leaderboard-month = لوحة هذا الشهر
leaderboard-season = لوحة هذا الموسم
leaderboard-all = لوحة كل الأوقات
leaderboard-since = الألعاب منذ { $when }
leaderboard-signs = 🎴 الألعاب · 🏆 مرات الفوز
leaderboard-more = لاعبون آخرون: { $count }
leaderboard-empty = لا لعبة محسوبة هنا بعد. تُحسب الألعاب التي يكملها ثلاثة أشخاص على الأقل.

stories-title = جمل هذا الخادم
stories-votes = الإجابات الصحيحة: { $votes } من { $of }
stories-crowd = الأصوات: { $votes } من { $of }
stories-empty = لا جمل بعد. هنا تُجمع جمل الألعاب التي يكملها ثلاثة أشخاص على الأقل.

alt-profile = الأرقام نفسها في صورة، بجانب أرنب.
alt-season = اللوحة نفسها في صورة: المراكز والأرانب والنقاط.

award-name-eye = 👁️ أحدّ نظرة
award-name-story = 📖 أجمل جملة
award-name-bluff = 🎭 أذكى خدعة
award-name-mind-readers = 🔮 قراءة الأفكار
award-name-comeback = 🚀 عودة قوية
award-name-magnet = 🧲 مغناطيس
award-name-few-words = 🤏 كلمات قليلة
award-name-poet = 🪶 روح شاعرة
award-name-company = 🥕 صحبة طيبة
