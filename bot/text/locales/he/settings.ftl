# What a server and a person can set.

language-chosen = מעכשיו אדבר איתך בעברית.
language-auto = אוטומטי
hands-dm = בהודעה פרטית
    .chosen = אשלח לך את הקלפים בהודעה פרטית.
hands-button = רק בכפתור ”הקלפים שלי”
    .chosen = לא אשלח לך את הקלפים בהודעה פרטית. כדי לראות אותם לוחצים על *הקלפים שלי* בערוץ.
mentions-on =
    .chosen = אאזכר אותך בערוץ כשתורך ולא מגיעה אליך ממני הודעה פרטית.
    .elsewhere = אאזכר אותך בערוץ כשתורך ולא מגיעה אליך ממני הודעה פרטית. בשרת הזה האזכורים כבויים, ולכן זה יפעל רק בשרתים אחרים.
mentions-off =
    .chosen = לא אאזכר אותך יותר בערוצים. כדאי להציץ במשחק מדי פעם, כדי שאף אחד לא יצטרך לחכות לך.
members-everyone = כולם
members-managers = מנהלי השרת

settings-title = הגדרות השרת
settings-hint = כדי לשנות הגדרה בוחרים ערך בתפריט שלה. זה חל על משחקים חדשים.
settings-readers = מי שיש לו ההרשאה ניהול השרת {"\u2066"}(Manage Server){"\u2069"} יכול לשנות את ההגדרות האלה.
settings-choose = בחירה…
settings-rules = חוקים: **{ $value }**
settings-pace = קצב: **{ $value }**
settings-decks = חפיסה: **{ $value }**

deck-absent = חפיסה שהוסרה
deck-mixed = החפיסות של הבוט עצמו, מעורבבות

settings-language = שפה: **{ $value }**
settings-starters = מי יכול לפתוח משחקים: **{ $value }**
settings-hands = איך הקלפים מגיעים לשחקנים: **{ $value }**
settings-mentions = אזכור שחקנים שלא מקבלים הודעות פרטיות ואנשים שביקשו: **{ $value }**
settings-threads = משחקים נפתחים בשרשור: **{ $value }**
settings-yes = כן
settings-no = לא
settings-channels = איפה אפשר לפתוח משחקים: **{ $value }**
settings-everywhere = בכל ערוץ

button-danger = אזור מסוכן
wipe-ask = למחוק את כל מה ששמור אצלי על השרת הזה? המשחקים הפעילים יסתיימו, וכל המשחקים, המשפטים, הסטטיסטיקה, החפיסות וההגדרות יימחקו. השרת עצמו ב־Discord נשאר כמו שהוא. אי אפשר לבטל את זה.
wipe-done = כל מה שהיה שמור על השרת הזה נמחק.

settings-makers = מי יכול ליצור חפיסות: **{ $value }**
