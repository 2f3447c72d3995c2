# House rules: the page where a host chooses them, and the line in the lobby.

button-house = חוקי בית
button-panel-back = חזרה לחוקים

house-title = חוקי בית
house-hint = בוחרים חוק בית, ואז איך לשחק לפיו. השינויים חלים מיד על כל מי שבלובי. אם למשחק יש יעד, הכפתור 🎯 משנה אותו.
house-none = עדיין אין. משחקים לפי הספר.
house-apart = משחקים עם חוקי בית כאלה נספרים בנפרד בשרת הזה.
house-line = חוקי בית · { $rules }
house-item = { $rule }: { $value }
panel-house = איזה חוק בית?

house-end = סוף המשחק
    .about = בסוף מנצח מי שצבר הכי הרבה נקודות.
house-end-book = לפי החוקים
house-end-goal = לפי מספר הנקודות
house-end-rounds = לפי מספר הסיבובים
house-end-turns = אחרי שלכולם היה תור לספר
house-end-pile = כשערימת המשחק נגמרת
house-end-never = אף פעם, עד שהמארח יעצור

house-points = נקודות
    .about = בנקודות של Imaginarium מספר הסיפורים מקבל 3, ועוד 1 על כל שחקן שמצא את הקלף. אם כולם מצאו, הוא מפסיד 3. אם אף אחד לא מצא, הוא מפסיד 2.
house-points-book = לפי החוקים
house-points-imaginarium = של Imaginarium

house-theme = נושא
    .about = כל משפט צריך להתאים לנושא. אף אחד לא בודק, ושחקנים ממוחשבים לא מתחשבים בו.
house-theme-book = בלי נושא
house-theme-drawn = נושא חדש בכל סיבוב
house-theme-one-word = במילה אחת
house-theme-three-words = בשלוש מילים
house-theme-question = שאלה
house-theme-rhyme = חרוז
house-theme-proverb = פתגם
house-theme-headline = כותרת בעיתון
house-theme-advice = עצה
house-theme-excuse = תירוץ
house-theme-film = סרט
house-theme-song = שיר
house-theme-book-title = שם של ספר
house-theme-brand = מותג או סיסמת פרסומת
house-theme-place = מקום
house-theme-food = משהו לאכול
house-theme-job = מקצוע
house-theme-weather = מזג האוויר
house-theme-colour = צבע
house-theme-sound = צליל
house-theme-smell = ריח
house-theme-feeling = רגש
house-theme-memory = זיכרון
house-theme-dream = חלום
house-theme-secret = סוד

house-new-hand = החלפת הקלפים
    .about = לחיצה על *קלפים חדשים* מתחת לקלפים שלך מחליפה את כולם, כל עוד לא הנחת קלף.
house-new-hand-book = אף פעם
house-new-hand-once = פעם אחת במשחק

house-rematch = המשחק הבא
    .about = עם אותם קלפים, *משחק חוזר* ממשיך עם הקלפים שביד של כל אחד ועם אותה ערימת משחק.
house-rematch-book = קלפים חדשים
house-rematch-keeps-hands = עם אותם קלפים

house-audience = צופים
    .about = בלי ניחושים, צופים יכולים רק לצפות.
house-audience-book = יכולים לנחש
house-audience-hidden = בלי ניחושים

house-clue-time = זמן למשפט
    .about = כמה זמן יש למספר הסיפורים לומר משפט.
house-clue-time-book = לפי הקצב
house-card-time = זמן לקלפים
    .about = כמה זמן יש לכל שחקן להניח קלף.
house-card-time-book = לפי הקצב
house-vote-time = זמן להצבעה
    .about = כמה זמן יש לכל שחקן להצביע.
house-vote-time-book = לפי הקצב
house-points-time = זמן לנקודות
    .about = כמה זמן מוצגות הנקודות לפני שהסיבוב הבא מתחיל.
house-points-time-book = לפי הקצב

house-seconds = { $count ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $count } שניות
}
house-minutes = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}
house-hours = { $count ->
    [one] שעה אחת
    [two] שעתיים
   *[other] { $count } שעות
}
