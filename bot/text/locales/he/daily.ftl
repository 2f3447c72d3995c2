# The daily clue: posted once a day in a channel, guessed in private, answered the next day.

daily-title = המשפט היומי
daily-ask = לאיזה מהקלפים האלה נאמר המשפט? בחרו אחד בתפריט. את הניחוש שלכם אף אחד אחר לא רואה.
daily-until = התשובה תגיע { $when }, עם השמות של מי שמצא את הקלף.
daily-choose = הניחוש שלך
daily-own = המשפט הזה לקוח מאחד ממשחקי השרת.
daily-made-up = את המשפט הזה המציא שחקן ממוחשב.

daily-answer = זה היה **קלף { $slot }**. המשפט של { $storyteller }.
daily-last = בפעם הקודמת התשובה ל־”{ $clue }” הייתה **קלף { $slot }**. המשפט ההוא של { $storyteller }.
daily-unguessed = אף אחד לא ניחש.
daily-nobody = { $guesses ->
    [one] היה רק ניחוש אחד, והוא היה שגוי.
    [two] שני אנשים ניחשו, ואף אחד לא מצא.
   *[other] { $guesses } אנשים ניחשו, ואף אחד לא מצא.
}
daily-found = { $guesses ->
    [1] היה רק ניחוש אחד, והוא היה נכון: { $people }.
   *[other] תשובות נכונות, { $found } מתוך { $guesses }: { $people }
}
daily-in-a-row = { $player } ({ $days } ברצף)
daily-withdrawn = המשפט הזה הוסר, ולכן אין תשובה. הרצף של אף אחד לא נקטע.

daily-panel-title = המשפט היומי בערוץ הזה
daily-about = פעם ביום אני מפרסם שישה קלפים ומשפט מאחד ממשחקי העבר בשרת. אם אין משפט שאפשר להציג כאן, שחקנים ממוחשבים ממציאים אחד. כל אחד מנחש לעצמו, ולמחרת אני מגלה מי מצא את הקלף.
daily-off = המשפט היומי **כבוי** בערוץ הזה.
daily-off-ask = מי שיש לו ההרשאה ניהול השרת {"\u2066"}(Manage Server){"\u2069"} יכול להפעיל אותו עם **{"\u2066"}/dixit daily{"\u2069"}**.
daily-on = הוא מגיע כל יום בשעה **{ $time }** ({ $zone }). הבא יגיע { $when }.
daily-lost = בפעם הקודמת לא הצלחתי לפרסם כאן. כדאי לוודא שאני יכול לראות את הערוץ, לשלוח הודעות ולצרף קבצים, ואז אנסה שוב.
daily-own-streak = { $days ->
    [0] את הקלף האחרון לא מצאת. הרצף הטוב ביותר שלך כאן: **{ $best }**
    [one] מצאת את הקלף האחרון. הרצף הטוב ביותר שלך כאן: **{ $best }**
    [two] מצאת את שני הקלפים האחרונים ברצף. הרצף הטוב ביותר שלך כאן: **{ $best }**
   *[other] מצאת את { $days } הקלפים האחרונים ברצף. הרצף הטוב ביותר שלך כאן: **{ $best }**
}
daily-other-time = לשעה אחרת או לאזור זמן אחר כותבים למשל **{"\u2066"}/dixit daily time:20:30 zone:Asia/Jerusalem{"\u2069"}**.
daily-hour-choose = שעת הפרסום
button-daily-on = הפעלה
button-daily-off = כיבוי
