# Scores, history, statistics, leaderboard and clues of the past.

score-title = ניקוד

history-title = המשפטים עד עכשיו
history-title-over = משפטי המשחק
history-empty = עוד לא נאמר אף משפט.
history-round = **{ $number }.** { $storyteller }: ”{ $clue }” · קלף { $slot }
history-found = מצאו: { $people }.
history-nobody = אף אחד לא מצא.
history-gain = { $who } {"\u2066"}+{ $points }{"\u2069"}
history-loss = { $who } {"\u2066"}−{ $points }{"\u2069"}
stars = { $count ->
    [one] 🌟 כוכב אחד
    [two] 🌟 שני כוכבים
   *[other] 🌟 { $count } כוכבים
}
history-more = { $count ->
    [one] … ועוד משפט אחד קודם.
    [two] … ועוד שני משפטים קודמים.
   *[other] … ועוד { $count } משפטים קודמים.
}

span-month = החודש הזה
span-season = הרבעון הזה
span-all = כל הזמנים

button-best-clues = מיטב המשפטים
player-left = שחקן שעזב

stats-title = הנתונים של { $player } בשרת הזה
stats-games = משחקים: **{ $games }**
stats-wins = ניצחונות: **{ $wins }**
stats-points = נקודות: **{ $points }**
stats-finds = מציאת הקלף של מספר הסיפורים: **{ $finds }** מתוך { $of }
stats-lures = הצבעות של אחרים שנלכדו: **{ $lures }**
stats-right = משפטים במידה הנכונה: **{ $right }** מתוך { $told }
stats-read = { $found ->
    [one] ההבנה הטובה ביותר עם { $player }: נמצא קלף אחד מתוך { $of }
    [two] ההבנה הטובה ביותר עם { $player }: נמצאו שני קלפים מתוך { $of }
   *[other] ההבנה הטובה ביותר עם { $player }: נמצאו { $found } קלפים מתוך { $of }
}
stats-awards = פרסים: { $awards }
stats-empty = אין כאן עדיין מה להציג על { $player }. נספרים רק משחקים שלפחות שלושה אנשים סיימו, או שניים אם החוקים הם לשניים.
stats-own-off = כיבית את הסטטיסטיקה. מפעילים אותה שוב עם **{"\u2066"}/dixit privacy{"\u2069"}**.
stats-house = { $rules }, עם חוקי בית

leaderboard-month = טבלת החודש
leaderboard-season = טבלת הרבעון
leaderboard-all = טבלת כל הזמנים
leaderboard-since = משחקים מאז { $when }
leaderboard-signs = 🎴 משחקים · 🏆 ניצחונות
leaderboard-more = { $count ->
    [one] … ועוד שחקן אחד
    [two] … ועוד שני שחקנים
   *[other] … ועוד { $count } שחקנים
}
leaderboard-empty = עדיין אין משחקים שנספרים. נספרים רק משחקים שלפחות שלושה אנשים סיימו, או שניים אם החוקים הם לשניים.

best-clues-title = מיטב המשפטים של השרת
best-clues-votes = { $votes ->
    [one] אחד מתוך { $of } מצא
    [two] שניים מתוך { $of } מצאו
   *[other] { $votes } מתוך { $of } מצאו
}
best-clues-crowd = { $votes ->
    [one] אחד מתוך { $of } הצביע לקלף
    [two] שניים מתוך { $of } הצביעו לקלף
   *[other] { $votes } מתוך { $of } הצביעו לקלף
}
best-clues-empty = עדיין אין משפטים. הם באים ממשחקים שלפחות שלושה אנשים סיימו, בערוצים שפתוחים בפניך.

alt-profile = הנתונים שלמעלה בתמונה.
alt-season = הטבלה שלמעלה בתמונה, עם מקומות ונקודות.

award-name-eye = 👁️ העין החדה ביותר
award-name-story = 📖 המשפט הטוב ביותר
award-name-bluff = 🎭 הבלוף הטוב ביותר
award-name-mind-readers = 🔮 קריאת מחשבות
award-name-comeback = 🚀 קאמבק
award-name-magnet = 🧲 מגנט
award-name-few-words = 🤏 מעט המחזיק את המרובה
award-name-poet = 🪶 נשמה פיוטית
award-name-company = 🥕 אווירה טובה
