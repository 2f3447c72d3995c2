# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = דיקסיט ב־Discord
help-intro = מספר הסיפורים אומר משפט על אחד מקלפיו, האחרים משחילים קלפים משלהם, וכולם מנחשים לאיזה קלף הייתה הכוונה. מתחילים כך: **{"\u2066"}/dixit start{"\u2069"}**.
help-buttons = במקום הכפתורים
help-course = מהלך המשחק
help-host = למארח ולמודרטורים
help-choices = מה אפשר להגדיר

option-thread = שרשור
    .about = משחק בשרשור נפרד מתחת לערוץ הזה
option-threads = שרשורים
    .about = האם משחקים חדשים פותחים שרשור נפרד

command-privacy = הצגה, ייצוא או מחיקה של מה שנשמר עליך

option-channel = ערוץ
    .about = מותר לפתוח משחקים בערוץ הזה; בחירה חוזרת באותו ערוץ מבטלת זאת

command-stats = המשחקים, הנקודות והפרסים של מישהו בשרת הזה
command-leaderboard = למי הכי הרבה נקודות בשרת הזה

option-whom = שחקן
    .about = של מי המספרים; בלי בחירה, שלך
option-span = תקופה
    .about = ממתי המשחקים נספרים
option-everywhere = שרת
    .about = במקום זה, המשפטים הטובים ביותר של כל השרת

command-deck = חפיסות מהתמונות של השרת הזה
command-deck-new = יצירת חפיסה מהתמונות שלכם
command-deck-add = הוספת תמונות, או קובץ zip של תמונות, לחפיסה
command-deck-show = הצגת חפיסה או קלף אחד ממנה
command-deck-words = שינוי שם של חפיסה או תיאור של קלף
command-deck-remove = הסרת קלף או חפיסה
command-deck-share = קבלת חפיסה כקובץ zip שאפשר להוסיף במקום אחר
command-deck-report = דיווח על קלף: הוא מוסתר עד להחלטה של מודרטור

option-own-deck = חפיסה
    .about = איזו מהחפיסות של השרת
option-deck-card = קלף
    .about = מספר הקלף, כמו ב־{"\u2066"}/dixit deck show{"\u2069"}
option-deck-name = שם
    .about = השם של החפיסה
option-file = קובץ
    .about = תמונה ({"\u2066"}PNG, JPEG, WebP, GIF{"\u2069"}) או קובץ zip אחד של תמונות
option-makers = יוצרים
    .about = מי יכולים ליצור ולשנות חפיסות
option-makers-role = תפקיד-יוצרים
    .about = מי שיש להם התפקיד הזה יכולים ליצור ולשנות חפיסות

help-decks = התמונות שלכם

command-dixit = דיקסיט עם חברים
command-start = פתיחת לובי בערוץ הזה
command-join = הצטרפות למשחק בערוץ הזה
command-leave = יציאה מהמשחק
command-begin = חלוקת הקלפים (המארח)
command-team = בחירת צוות
command-clue = מסירת המשפט
command-play = הנחת קלף או החזרתו
command-vote = הצבעה לקלף
command-hand = הקלפים שלך, או הדרך שבה הם מגיעים
command-table = הצגת השולחן מחדש
command-score = הצגת הניקוד
command-history = המשפטים של המשחק הזה
command-host-kick = הוצאת מישהו מהמשחק (המארח והמודרטורים)
command-host-skip = המשך בלי לחכות (המארח והמודרטורים)
command-host-stop = סיום המשחק עכשיו (המארח והמודרטורים)
command-rematch = משחק חוזר עם אותם אנשים
command-rules = איך משחקים וצוברים נקודות לפי החוקים
command-help = מה הבוט יודע לעשות
command-language = בחירת השפה שלך
command-settings = הצגת הגדרות השרת או שינוין (ניהול השרת)

option-rules = חוקים
    .about = אילו חוקים
option-goal = יעד
    .about = עד כמה נקודות, או כמה פעמים כל אחד מספר
option-deck = חפיסה
    .about = איזו חפיסת קלפים
option-pace = קצב
    .about = כמה זמן לחשוב
option-team = מספר
    .about = מספר הצוות
option-clue = משפט
    .about = המשפט שלך
option-card = קלף
    .about = מספר הקלף ביד שלך
option-back = החזרה
    .about = להחזיר את הקלף הזה במקום להניח
option-slot = קלף
    .about = מספר הקלף על השולחן
option-second = שני
    .about = ההצבעה השנייה שלך, אם החוקים נותנים אותה
option-trap = מלכודת
    .about = הצבת המלכודת (מסיבת דיקסיט)
option-player = שחקן
    .about = מי יוצא מהמשחק
option-send = שליחה
    .about = איך הקלפים שלך יגיעו מעכשיו
option-language = שפה
    .about = השפה
option-starters = מי
    .about = מי רשאים לפתוח משחק
option-starters-role = תפקיד
    .about = רק בעלי התפקיד הזה רשאים לפתוח משחק
option-hands = קלפים
    .about = איך הקלפים מגיעים לשחקנים
