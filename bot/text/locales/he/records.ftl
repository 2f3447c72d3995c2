# Scores, history, statistics, leaderboard and clues of the past.

score-title = ניקוד

history-title = המשפטים של המשחק הזה
history-title-over = המשפטים של המשחק הזה
history-empty = עוד לא נאמר אף משפט.
history-round = **{ $number }.** { $storyteller }: ”{ $clue }” · קלף { $slot }
history-found = מצאו: { $people }
history-gain = { $who } {"\u2066"}+{ $points }{"\u2069"}
history-more = { $count ->
    [one] … ועוד משפט קודם אחד.
    [two] … ועוד שני משפטים קודמים.
   *[other] … ועוד { $count } משפטים קודמים.
}

span-month = החודש הזה
span-season = העונה הזאת (רבע שנה)
span-all = מאז ומתמיד

button-stories = המשפטים של השרת הזה
player-left = שחקן שכבר לא כאן

stats-title = המספרים של { $player } בשרת הזה
stats-games = משחקים: **{ $games }**
stats-wins = ניצחונות: **{ $wins }**
stats-points = נקודות: **{ $points }**
stats-finds = קלפים שנמצאו: **{ $finds }** מתוך { $of }
stats-lures = הצבעות שנמשכו: **{ $lures }**
stats-right = משפטים במידה הנכונה: **{ $right }** מתוך { $told }
stats-read = ההבנה הטובה ביותר: { $player } · נמצאו { $found } מתוך { $of }
stats-awards = פרסים: { $awards }
stats-empty = אין כאן עדיין מספרים של { $player }. נספרים משחקים שלפחות שלושה אנשים שיחקו עד הסוף.
stats-own-off = הסטטיסטיקה שלך כבויה. אפשר להפעיל אותה שוב: **{"\u2066"}/dixit privacy{"\u2069"}**.

leaderboard-month = הטבלה של החודש
leaderboard-season = הטבלה של העונה
leaderboard-all = הטבלה של כל הזמנים
leaderboard-since = משחקים מאז { $when }
leaderboard-signs = 🎴 משחקים · 🏆 ניצחונות
leaderboard-more = עוד שחקנים: { $count }
leaderboard-empty = עדיין אין כאן משחק שנספר. נספרים משחקים שלפחות שלושה אנשים שיחקו עד הסוף.

stories-title = המשפטים של השרת הזה
stories-votes = מצאו: { $votes } מתוך { $of }
stories-crowd = הצבעות: { $votes } מתוך { $of }
stories-empty = עדיין אין משפטים. כאן נאספים משפטים ממשחקים שלפחות שלושה אנשים שיחקו עד הסוף.

alt-profile = אותם מספרים בתמונה, ליד ארנב.
alt-season = אותה טבלה בתמונה: מקומות, ארנבים, נקודות.

award-name-eye = 👁️ העין החדה
award-name-story = 📖 המשפט היפה
award-name-bluff = 🎭 הבלוף הטוב
award-name-mind-readers = 🔮 קריאת מחשבות
award-name-comeback = 🚀 קאמבק
award-name-magnet = 🧲 מגנט
award-name-few-words = 🤏 מעט מילים
award-name-poet = 🪶 נשמה פיוטית
award-name-company = 🥕 חברה טובה
