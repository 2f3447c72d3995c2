# מה שאנשים קוראים בזמן המשחק. השמות באים עם הארנב שלהם, המשפטים במירכאות.

## חוקים

rules-dixit-2021 = דיקסיט
    .short = הקלאסי, התחילו כאן: 3 עד 8 שחקנים, הצבעה אחת לכל אחד, עד 30 נקודות
    .sentence = אחד מספר, האחרים משחילים קלפים משלהם, ולכל אחד הצבעה אחת. רמזו כך שחלק ימצאו, אבל לא כולם.
rules-odyssey-2011 = {"\u2066"}Dixit Odyssey (2011){"\u2069"}
    .short = 3 עד 12 שחקנים, משבעה ומעלה הצבעה אחת או שתיים, עד 30 נקודות
    .sentence = דיקסיט לשולחן גדול: משבעה שחקנים ומעלה אפשר להצביע פעם אחת או פעמיים, והצבעה יחידה שקולעת שווה נקודה נוספת.
rules-odyssey-2013 = {"\u2066"}Dixit Odyssey (2013){"\u2069"}, ערבית ועברית
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
    .sentence = צוותים של שניים: אחד מניח את הקלף, השני מצביע. מנצח הצוות הראשון שמגיע ל־30 נקודות.

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

## כפתורים

button-join = הצטרפות
button-join-late = הצטרפות למשחק
button-leave = יציאה
button-begin = התחלה
button-rules = שינוי החוקים
button-how = איך משחקים
button-shuffle = ערבוב הצוותים
button-hand = הקלפים שלי
button-claim = יש לי משפט!
button-story = מסירת המשפט
button-vote-for = הצבעה לקלף הזה
button-look = מבט מקרוב
button-next = הסיבוב הבא
button-rematch = משחק חוזר
button-history = כל המשפטים
button-take-seat = תפיסת המקום בצוות { $number }

## לובי

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
lobby-decks = חפיסה: { $decks }
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

## הסיבוב, בערוץ

round = סיבוב { $number }
round-of = סיבוב { $number } · תור { $storyteller } לספר
round-void = הסיבוב הזה בוטל. אין נקודות לאף אחד.
claim-open = הקלפים חולקו. למי יש רעיון למשפט הראשון?
claim-blind = ממי המשפט הראשון? אף אחד עוד לא ראה קלף.
storyteller-thinks = מחכים למשפט: { $storyteller }
time-left = הזמן נגמר { $when }
next-by-itself = ממשיכים אוטומטית { $when }
news-left = { $player } כבר לא ליד השולחן.
news-kicked = { $player } כבר לא במשחק, לפי החלטת המארח.
news-joined = { $player } ליד השולחן מעכשיו.
news-returned = { $player } שוב כאן.
news-host = המשחק עכשיו באירוח { $player }.
news-away = { $player } – כנראה לא כאן: לא מחכים יותר.
news-passed-over = נגמר הזמן של { $player }: התור עובר הלאה.
news-card-chosen = נגמר הזמן של { $player }: קלף נבחר בהגרלה.
newcomers = משחקים מהסיבוב הבא: { $people }
seat-empty = { $player } כבר לא במשחק. המקום מחכה למחליף.
waiting-for = מחכים: { $people }
choose = כל האחרים: בחרו קלף משלכם שיכול להיות הקלף הנכון.
choose-two = כל האחרים: בחרו שני קלפים משלכם שיכולים להיות הקלף הנכון.
choose-party = כולם: בחרו את הקלף שלכם שמתאים ביותר.
choose-team = חבר הצוות של מספר הסיפורים מניח קלף; בכל צוות אחר אחד מניח קלף והשני מצביע.
team-gave = הקלף: { $giver }. ההצבעה: { $voter }.
vote-one = איזה קלף שייך למספר הסיפורים?
vote-one-or-two = איזה קלף שייך למספר הסיפורים? בחרו קלף אחד, או שניים לשתי הצבעות.
vote-two = איזה קלף שייך למספר הסיפורים? בחרו שני קלפים, או קלף אחד לשתי ההצבעות.
vote-party = הצביעו לקלף שלדעתכם הרוב יצביעו לו. מספר הסיפורים גם מציב מלכודת.
look-choose = קלף אחר…
alt-waiting = גבות הקלפים: { $given } מתוך { $of } על השולחן.

## הקלפים שביד, בפרטי

hand-where = { $server } · { $channel } · סיבוב { $number }
    .lobby = { $server } · { $channel }
hand-claim = אלה הקלפים שלך. אם קלף נותן לך רעיון, המשפט הראשון שלך.
hand-claim-blind = הקלפים חולקו הפוכים. רוצים לומר את המשפט הראשון?
hand-tell = תורך לספר: לחצו על הקלף שיש לך משפט עליו.
hand-tell-blind = תורך לספר: אמרו משפט לפני שמישהו מסתכל בקלפים.
hand-wait-story = אלה הקלפים שלך. מחכים למשפט: { $storyteller }
hand-wait-blind = מחכים למשפט: { $storyteller }. אף אחד לא רואה קלפים לפניו: הקלפים שלך יגיעו יחד איתו.
hand-give = { $count ->
    [one] בחרו קלף שיכול להיות של מספר הסיפורים.
    [two] בחרו שני קלפים שיכולים להיות של מספר הסיפורים.
   *[other] בחרו { $count } קלפים שיכולים להיות של מספר הסיפורים.
}
hand-give-party = { $count ->
    [one] בחרו את הקלף המתאים ביותר.
    [two] בחרו את שני הקלפים המתאימים ביותר.
   *[other] בחרו את { $count } הקלפים המתאימים ביותר.
}
hand-give-mate = חבר הצוות שלך מספר: בחרו קלף שיכול להיות הקלף הנכון.
hand-give-team = הניחו את הקלף של הצוות, או השאירו זאת לחבר הצוות והצביעו. סכמו בערוץ.
hand-teammate-gave = הקלף של הצוות שלך כבר הונח: { $player }. ההצבעה שלך.
hand-given = { $count ->
    [1] הקלף שלך על השולחן: { $cards }. לחצו על אחר כדי להחליף, או על אותו קלף כדי להחזיר.
   *[other] הקלפים שלך על השולחן: { $cards }. לחצו על אחר כדי להחליף, או על אחד מהם כדי להחזיר.
}
hand-story-told = המשפט שלך נמסר. האחרים בוחרים.
hand-story-judged = מחפשים את הקלף שלך. אל תסגירו כלום.
hand-mate-judged = מחפשים את הקלף של חבר הצוות. הצוות שלך לא מצביע בסיבוב הזה.
hand-no-vote = בסיבוב הזה חבר הצוות שלך מצביע.
hand-vote-one = איזה קלף שייך למספר הסיפורים?
hand-vote-two = איזה קלף שייך למספר הסיפורים? בחרו שני קלפים, או קלף אחד לשתי ההצבעות.
hand-vote-one-or-two = איזה קלף שייך למספר הסיפורים? בחרו קלף אחד, או שניים לשתי הצבעות.
hand-vote-party = לאיזה קלף יצביעו הרוב? הצביעו לו.
hand-voted = ההצבעה שלך: { $slots }. אפשר לשנות עד שכולם מצביעים.
hand-trap = הציבו מלכודת: מי שהצביעו לקלף הזה לא יקבלו כלום.
hand-trapped = המלכודת שלך על קלף { $slot }: מי שמצביעים לו לא מקבלים דבר.
hand-scored = ההצבעה הסתיימה: הסתכלו בערוץ.
hand-lobby = הצטרפת למשחק. הקלפים שלך יגיעו לכאן ברגע שיחולקו.
hand-finished = המשחק הסתיים.
hands-behind-button = משחקים רבים מתנהלים עכשיו: הקלפים נמצאים מאחורי הכפתור *הקלפים שלי*.
hand-farewell = כבר אין לך מקום ליד השולחן הזה.
hand-result = { $points ->
    [one] המשחק ב־{ $channel } בשרת { $server } הסתיים. 🏆 { $winners }. המקום שלך: { $place }, ויש לך נקודה אחת.
    [two] המשחק ב־{ $channel } בשרת { $server } הסתיים. 🏆 { $winners }. המקום שלך: { $place }, ויש לך שתי נקודות.
   *[other] המשחק ב־{ $channel } בשרת { $server } הסתיים. 🏆 { $winners }. המקום שלך: { $place }, ויש לך { $points } נקודות.
}
hand-result-none = המשחק ב־{ $channel } בשרת { $server } הסתיים לפני שמישהו קיבל נקודות.
slot = קלף { $slot }
vote-doubled = {"\u2066"}{ $slot } ×2{"\u2069"}
vote-choose = ההצבעה שלך
trap-choose = המלכודת שלך
form-clue-title = המשפט שלך
form-clue-card = המשפט שלך לקלף { $card }
form-clue-label = המשפט
form-clue-hint = מילה, שורה, צליל, שם…

## החשיפה

verdict-just-right = { $count ->
    [one] ★ זה היה קלף **{ $slot }**. שחקן אחד מצא אותו: בדיוק במידה.
    [two] ★ זה היה קלף **{ $slot }**. שני שחקנים מצאו אותו: בדיוק במידה.
   *[other] ★ זה היה קלף **{ $slot }**. { $count } שחקנים מצאו אותו: בדיוק במידה.
}
verdict-too-easy = ★ זה היה קלף **{ $slot }**. כולם מצאו: קל מדי! אין נקודות על המשפט.
verdict-too-hard = ★ זה היה קלף **{ $slot }**. אף אחד לא מצא: קשה מדי! אין נקודות על המשפט.
verdict-no-votes = אף אחד לא הצביע, ולכן אין נקודות לאף אחד.
verdict-party = 🏆 הכי הרבה הצבעות, ולכן הניצחון בסיבוב: **{ $slots }**
verdict-no-trap = הפעם בלי מלכודת.
verdict-trap = ⚠️ המלכודת הייתה על קלף **{ $slot }**.
card-voters = → { $people }
gained = **{"\u2066"}+{ $points }{"\u2069"}**
gained-sum = **{"\u2066"}+{ $points }{"\u2069"}** ({"\u2066"}{ $sum }{"\u2069"})
gained-each = **{"\u2066"}+{ $points }{"\u2069"}** לכל אחד
gained-nothing = הפעם כלום: { $people }
no-vote-from = בלי הצבעה: { $people }
standings = ניקוד: { $standings }
points-line = { $who } **{"\u2066"}+{ $points }{"\u2069"}** ← { $total } · { $reasons }
gain-story-found = המשפט הצליח {"\u2066"}+{ $points }{"\u2069"}
gain-too-easy = קל מדי
gain-too-hard = קשה מדי
gain-found = הקלף נמצא {"\u2066"}+{ $points }{"\u2069"}
gain-found-twice = שתי ההצבעות לו {"\u2066"}+{ $points }{"\u2069"}
gain-single-dial = בהצבעה אחת {"\u2066"}+{ $points }{"\u2069"}
gain-everybody-found = כולם מצאו {"\u2066"}+{ $points }{"\u2069"}
gain-nobody-found = אף אחד לא מצא {"\u2066"}+{ $points }{"\u2069"}
gain-lured = { $votes ->
    [one] בונוס על הצבעה אחת {"\u2066"}+{ $points }{"\u2069"}
    [two] בונוס על שתי הצבעות {"\u2066"}+{ $points }{"\u2069"}
   *[other] בונוס על { $votes } הצבעות {"\u2066"}+{ $points }{"\u2069"}
}
gain-company = { $votes ->
    [one] הצבעה אחת לקלף שבחרת {"\u2066"}+{ $points }{"\u2069"}
    [two] שתי הצבעות לקלף שבחרת {"\u2066"}+{ $points }{"\u2069"}
   *[other] { $votes } הצבעות לקלף שבחרת {"\u2066"}+{ $points }{"\u2069"}
}
gain-alone = אף אחד אחר לא הצביע לקלף הזה
gain-trapped = מלכודת
gain-owner-left = מי שהניחו את הקלף הזה כבר לא במשחק
gain-nothing = הפעם כלום
alt-track = לוח הניקוד: { $scores }
alt-podium = הארנבים במקומותיהם.

## הסוף

finale-title = סוף המשחק
ending-goal-reached = הגעתם ליעד.
ending-everyone-told = כולם כבר סיפרו.
ending-pile-empty = נלקח הקלף האחרון מערימת המשחק.
ending-too-few-players = נשארו מעט מדי שחקנים, ולכן זה הניקוד הסופי.
ending-seat-unfilled = אף אחד לא תפס את המקום הפנוי בזמן, ולכן זה הניקוד הסופי.
ending-stopped = המשחק נעצר, ולכן זה הניקוד הסופי.
ending-abandoned = כבר לא נשאר אף אחד, ולכן זה הניקוד הסופי.
nobody-won = אף אחד לא צבר נקודות, ולכן אין מנצח.
winners = { $count ->
    [1] 🏆 הניצחון: { $people }
   *[other] 🏆 ניצחון משותף: { $people }
}
standing = { $who } · { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
awards-title = מה נזכור
award-eye = { $count ->
    [one] 👁️ **העין החדה** · { $people } · קלף אחד נמצא
    [two] 👁️ **העין החדה** · { $people } · שני קלפים נמצאו
   *[other] 👁️ **העין החדה** · { $people } · { $count } קלפים נמצאו
}
award-story = 📖 **המשפט היפה** · { $people }
award-bluff = { $count ->
    [one] 🎭 **הבלוף הטוב** · { $people } · הצבעה אחת נמשכה
    [two] 🎭 **הבלוף הטוב** · { $people } · שתי הצבעות נמשכו
   *[other] 🎭 **הבלוף הטוב** · { $people } · { $count } הצבעות נמשכו
}
award-mind-readers = 🔮 **קריאת מחשבות** · { $people }
award-comeback = 🚀 **קאמבק** · { $people }
award-magnet = { $count ->
    [one] 🧲 **מגנט** · { $people } · הצבעה אחת לקלף אחד
    [two] 🧲 **מגנט** · { $people } · שתי הצבעות לקלף אחד
   *[other] 🧲 **מגנט** · { $people } · { $count } הצבעות לקלף אחד
}
award-few-words = 🤏 **מעט מילים** · { $people }
award-poet = 🪶 **נשמה פיוטית** · { $people }
award-company = 🥕 **חברה טובה** · { $people }
album-title = האלבום של המשחק הזה
score-title = ניקוד
history-title = המשפטים של המשחק הזה
history-empty = עוד לא נאמר אף משפט.
history-round = **{ $number }.** { $storyteller }: ”{ $clue }” · קלף { $slot }
history-found = מצאו: { $people }
history-gain = { $who } {"\u2066"}+{ $points }{"\u2069"}
history-more = { $count ->
    [one] … ועוד משפט קודם אחד.
    [two] … ועוד שני משפטים קודמים.
   *[other] … ועוד { $count } משפטים קודמים.
}
