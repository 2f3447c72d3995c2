# The lobby: rule sets, pace, players, teams, computer players, *Change rules*, and the card above a thread.

rules-dixit-2021 = דיקסיט
    .short = הקלאסי, התחילו כאן: 3 עד 8 שחקנים, הצבעה אחת לכל אחד, עד 30 נקודות
    .sentence = אחד מספר, האחרים משחילים קלפים משלהם, ולכל אחד הצבעה אחת. רמזו כך שחלק ימצאו, אבל לא כולם.
rules-odyssey-2011 = {"\u2066"}Dixit Odyssey (2011){"\u2069"}
    .short = 3 עד 12 שחקנים, משבעה ומעלה הצבעה אחת או שתיים, עד 30 נקודות
    .sentence = דיקסיט לשולחן גדול: משבעה שחקנים ומעלה אפשר להצביע פעם אחת או פעמיים, והצבעה יחידה שקולעת שווה נקודה נוספת.
rules-odyssey-2013 = {"\u2066"}Dixit Odyssey (2013){"\u2069"}
    .short = 3 עד 12 שחקנים, עד שערימת המשחק נגמרת
    .sentence = דיקסיט לשולחן גדול: משחקים עד הקלף האחרון בערימת המשחק.
rules-odyssey-2023 = {"\u2066"}Dixit Odyssey (2023){"\u2069"}
    .short = 3 עד 12 שחקנים, תמיד שתי הצבעות, אפשר גם לקלף אחד, עד 30 נקודות
    .sentence = לכל אחד שתי הצבעות: לשני קלפים, או שתיהן לקלף אחד כשבטוחים.
rules-party-2011 = מסיבת דיקסיט (2011)
    .short = 6 עד 12 שחקנים, אין קלף נכון: חפשו את הרוב, כולם מספרים פעם אחת
    .sentence = אין קלף נכון. המשפט נאמר לפני שרואים קלפים, נקודות מקבלים על הצבעה כמו של האחרים, ועל קלף אחד יש מלכודת.
rules-party-2023 = מסיבת דיקסיט (2023)
    .short = 6 עד 12 שחקנים, חפשו את הרוב, עד 30 נקודות
    .sentence = אין קלף נכון: הצביעו כמו האחרים והיזהרו מהמלכודת של מספר הסיפורים.
rules-team-2011 = דיקסיט צוותי (2011)
    .short = 6, 8, 10 או 12 שחקנים בצוותים של שניים, כולם מספרים פעם אחת
    .sentence = צוותים של שניים: אחד מניח את הקלף, השני מצביע.
rules-team-2023 = דיקסיט צוותי (2023)
    .short = 8, 10 או 12 שחקנים בצוותים של שניים, עד 30 נקודות
    .sentence = צוותים של שניים: אחד מניח את הקלף, השני מצביע.

pace-quick = מהיר
    .line = בערך דקה לתור
pace-normal = רגיל
    .line = שלוש דקות לתור
pace-relaxed = נינוח
    .line = עשר דקות לתור
pace-slow = איטי
    .line = יממה לתור
pace-none = בלי הגבלה
    .line = בלי הגבלת זמן

end-goal = { $points ->
    [one] עד נקודה אחת
    [two] עד שתי נקודות
   *[other] עד { $points } נקודות
}
end-turns = { $turns ->
    [one] כל אחד מספר פעם אחת
    [two] כל אחד מספר פעמיים
   *[other] כל אחד מספר { $turns } פעמים
}
end-pile = עד שערימת המשחק נגמרת

button-join = הצטרפות
button-join-late = הצטרפות למשחק
button-leave = יציאה
button-begin = התחלה
button-rules = שינוי החוקים
button-how = איך משחקים
button-shuffle = ערבוב הצוותים

lobby-players = שחקנים: { $count } מתוך { $most }
lobby-too-few-players = { $missing ->
    [one] עוד שחקן אחד ואפשר להתחיל.
    [two] עוד שני שחקנים ואפשר להתחיל.
   *[other] עוד { $missing } שחקנים ואפשר להתחיל.
}
lobby-too-many-players = { $surplus ->
    [one] שחקן אחד יותר מדי לחוקים האלה.
    [two] שני שחקנים יותר מדי לחוקים האלה.
   *[other] { $surplus } שחקנים יותר מדי לחוקים האלה.
}
lobby-odd-players = לצוותים של שניים דרוש מספר זוגי של שחקנים.
lobby-teams-incomplete = בצוותים האלה יש רק שחקן אחד: { $teams }. בחרו שוב, או לחצו על *ערבוב הצוותים*.
lobby-deck-too-small = מספר השחקנים { $players }, דרושים { $needed } קלפים ויש { $cards }. המארח מוסיף חפיסה בכפתור *שינוי החוקים*.
lobby-deck-gone = החפיסה ”{ $deck }” לא נמצאת כאן: המשחק ייערך בלעדיה. המארח יכול לבחור חפיסות אחרות בכפתור *שינוי החוקים*.
lobby-closed = הלובי הזה נסגר. פתחו אחר: **{"\u2066"}/dixit start{"\u2069"}**.
lobby-ready = הכול מוכן: המארח יכול להתחיל.
lobby-decks = { $count ->
    [one] חפיסה: { $decks }
    [two] חפיסות: { $decks }
   *[other] חפיסות: { $decks }
}

mark-host = אירוח
mark-away = לא כאן כרגע
mark-vacant = מקום פנוי

team-name = צוות { $number }
team-size = { $count } מתוך 2
team-choose = בחירת צוות

panel-title = החוקים של המשחק הזה
panel-hint = השינויים חלים מיד על כל מי שבלובי.
panel-rules = חוקים
panel-pace = זמן לתור
panel-decks = חפיסות, מעורבבות יחד
panel-language = השפה של המשחק הזה

deck-cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
form-goal = עד כמה נקודות משחקים
form-turns = כמה פעמים כל אחד מספר

button-add-computer = הוספת שחקן ממוחשב
button-remove-computer = הסרת שחקן ממוחשב

mark-computer = מחשב, { $character }

character-poet = נשמה של משורר
character-literal = מבין הכול מילולית
character-trickster = מלא תחבולות
character-dreamer = ראש בעננים

lobby-computers = 🤖 שחקנים ממוחשבים מפנים את המקום לאנשים.
lobby-practice = 🤖 אימון: אדם אחד, והשאר מחשבים. הם מפנים את המקום לאנשים.

thread-opening = השולחן נערך בשרשור שלמטה … אם לא יופיע שם, נסו שוב: **{"\u2066"}/dixit start{"\u2069"}**.
thread-lobby = בואו להצטרף: { $thread }, באירוח { $host }.
thread-playing = המשחק בעיצומו: { $thread }. גם הקהל יכול לנחש.
thread-over = המשחק נגמר: { $thread }.
thread-standings = המשחק ב־{ $thread } נגמר.

lobby-motto = תמונה אחת, כמה מילים, ובכל עין משהו אחר.

alt-fan = קלפים מהחפיסה של המשחק הזה, פרושים כמניפה.
