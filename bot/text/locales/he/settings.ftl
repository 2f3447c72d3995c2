# What a server and a person can set.

language-auto = אוטומטי
hands-dm = בהודעה פרטית
    .chosen = אשלח לך את הקלפים בהודעה פרטית.
hands-button = רק בכפתור ”הקלפים שלי”
    .chosen = לא אשלח לך את הקלפים בהודעה פרטית. כדי לראות אותם לוחצים על *הקלפים שלי* בערוץ.
hands-server = לפי הגדרות השרת
members-everyone = כולם
members-managers = מנהלי השרת

settings-title = הגדרות השרת
settings-hint = כדי לשנות הגדרה בוחרים ערך בתפריט שלה. זה חל על משחקים חדשים.
settings-readers = מי שיש לו ההרשאה ניהול השרת {"\u2066"}(Manage Server){"\u2069"} יכול לשנות את ההגדרות האלה.
settings-more = בתפריט יש מקום ל־25 תפקידים, ערוצים או חפיסות לכל היותר. לאחרים כותבים **{"\u2066"}/dixit settings{"\u2069"}** ומוסיפים אפשרות, למשל **{"\u2066"}channel:{"\u2069"}**.
settings-line = { $label }: **{ $value }**
settings-switches = מופעל
    .none = כלום
settings-rules = חוקים
settings-pace = קצב
settings-decks = חפיסה

deck-absent = חפיסה שהוסרה
deck-mixed = החפיסות של הבוט עצמו, מעורבבות

settings-language = שפה
settings-starters = מי יכול לפתוח משחקים
settings-hands = איך הקלפים מגיעים לשחקנים
settings-mentions = אזכורים
settings-threads = משחקים נפתחים בשרשור
settings-yes = כן
settings-no = לא
settings-channels = איפה אפשר לפתוח משחקים
settings-everywhere = בכל ערוץ

button-danger = מחיקת נתוני השרת…
wipe-ask = למחוק את כל מה ששמור אצלי על השרת הזה? המשחקים הפעילים יסתיימו, וכל המשחקים, המשפטים, הסטטיסטיקה, החפיסות וההגדרות יימחקו. השרת עצמו ב־Discord נשאר כמו שהוא. אי אפשר לבטל את זה.
wipe-done = כל מה שהיה שמור על השרת הזה נמחק.

settings-makers = מי יכול ליצור חפיסות

mine-title = ההגדרות שלך
mine-hint = ”לובי חדש” ו־”התור שלי” חלים בשרת הזה. כל השאר חל בכל מקום.
mine-unmentioned = בשרת הזה האזכורים כבויים, ולכן ”לובי חדש” ו־”התור שלי” לא פועלים כאן. כל השאר חל בכל מקום.
mine-language = שפה
mine-hands = הקלפים שלך
mine-statistics = סטטיסטיקה
mine-tips = טיפים
mine-quiet = שעות שקט
mine-zone = אזור זמן
mine-lobbies = לובי חדש
mine-turns = התור שלי
hours-none = אין
zone-none = לא נבחר, ולכן אני מחשב לפי UTC
