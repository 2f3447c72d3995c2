# What a server and a person can set.

language-chosen = מעכשיו נדבר איתך בעברית.
language-auto = אוטומטי
hands-dm = בהודעה פרטית
    .chosen = הקלפים שלך יגיעו בהודעה פרטית.
hands-button = רק בכפתור שבערוץ
    .chosen = לא נשלח לך את הקלפים. לחצו על *הקלפים שלי* בערוץ.
members-everyone = כולם
members-managers = מי שמנהלים את השרת

settings-title = הגדרות השרת
settings-rules = חוקים: **{ $value }**
settings-pace = קצב: **{ $value }**
settings-decks = חפיסה: **{ $value }**
settings-language = שפה: **{ $value }**
settings-starters = מי רשאים לפתוח משחק: **{ $value }**
settings-hands = הקלפים שביד: **{ $value }**
settings-threads = בשרשור: **{ $value }**
settings-yes = כן
settings-no = לא
settings-channels = איפה אפשר לפתוח משחקים: **{ $value }**
settings-everywhere = בכל מקום

wipe-ask = למחוק את כל מה ששייך לשרת הזה? המשחקים הפעילים יסתיימו; כל המשחקים, המשפטים, הסטטיסטיקה, החפיסות וההגדרות יימחקו. אי אפשר לבטל את זה.
wipe-done = כל מה ששייך לשרת הזה נמחק.

settings-makers = מי יכולים ליצור חפיסות: **{ $value }**
