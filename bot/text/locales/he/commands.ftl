# What Discord shows while somebody types a command, and the help. Descriptions: 100 characters. Option names: lower case.

help-title = דיקסיט ב־Discord
help-intro = אחד מכם אומר משפט על קלף, כל האחרים מניחים קלף שגם הוא יכול להתאים, ואז כולם מנחשים איזה קלף שייך למספר הסיפורים. מתחילים עם **{"\u2066"}/dixit start{"\u2069"}**.
help-buttons = פקודות במקום הכפתורים
help-course = ניקוד ומשפטים
help-host = למארח ולמודרטורים
help-choices = הגדרות ופרטיות

option-thread = שרשור
    .about = לפתוח למשחק הזה שרשור משלו
option-threads = שרשורים
    .about = האם כל משחק חדש מקבל שרשור משלו

command-privacy = הצגה, ייצוא או מחיקה של מה ששמור אצלי עליך

option-channel = ערוץ
    .about = לאפשר משחקים בערוץ הזה; בחירה נוספת באותו ערוץ מבטלת

command-stats = המשחקים, הנקודות והפרסים של שחקן בשרת הזה
command-leaderboard = טבלת הנקודות של השרת

command-daily = הצגת המשפט היומי של הערוץ או הפעלתו (ניהול השרת)
option-daily-time = שעה
    .about = מתי הוא מגיע, למשל {"\u2066"}18:30{"\u2069"}
option-daily-zone = אזור-זמן
    .about = אזור הזמן של השעה הזאת (UTC אם לא נבחר)
option-daily-on = פעיל
    .about = הפעלה או כיבוי

option-whom = שחקן
    .about = של מי הנתונים (שלך, אם לא נבחר אחר)
option-span = תקופה
    .about = איזו תקופה להציג
option-everywhere = שרת
    .about = במקום זה, המשפטים הטובים ביותר בשרת

command-deck = חפיסות מהתמונות של השרת
command-deck-new = יצירת חפיסה מתמונות משלך
command-deck-add = הוספת תמונות, או קובץ zip של תמונות, לחפיסה
command-deck-show = הצגת חפיסה או קלף ממנה
command-deck-words = שינוי שם של חפיסה או תיאור של קלף
command-deck-remove = הסרת קלף או חפיסה
command-deck-share = קבלת חפיסה בקובץ zip, להוספה בשרת אחר
command-deck-report = דיווח על קלף; הוא מוסתר עד להחלטה של מי שמנהל את השרת

option-own-deck = חפיסה
    .about = איזו מחפיסות השרת
option-deck-card = קלף
    .about = מספר הקלף, כמו ב־{"\u2066"}/dixit deck show{"\u2069"}
option-deck-name = שם
    .about = שם החפיסה
option-file = קובץ
    .about = תמונה ({"\u2066"}PNG, JPEG, WebP, GIF{"\u2069"}) או קובץ zip אחד של תמונות; בלי קובץ ייפתח טופס
option-makers = יוצרים
    .about = מי יכול ליצור ולשנות חפיסות
option-makers-role = תפקיד-יוצרים
    .about = בעלי התפקיד הזה יכולים ליצור ולשנות חפיסות

help-decks = חפיסות מתמונות משלך

# The name of a command in the menu of a message: 32 characters.
menu-deck-add = הוספה לחפיסה
    .about = קליק ימני על הודעה עם תמונות (או לחיצה ארוכה בטלפון) ואז **Apps**

command-dixit = דיקסיט עם חברים
command-start = פתיחת משחק בערוץ הזה
command-tutorial = לימוד המשחק בשתי דקות, עם שלושה שחקנים ממוחשבים
command-join = הצטרפות למשחק בערוץ הזה
command-leave = יציאה מהמשחק
command-begin = חלוקת הקלפים (המארח)
command-team = בחירת הצוות שלך
command-clue = כתיבת המשפט שלך
command-play = הנחת קלף או החזרתו
command-vote = הצבעה לקלף
command-hand = הקלפים שלך, או הדרך שבה הם מגיעים
command-table = הצגת המשחק שוב בתחתית הערוץ
command-score = הצגת הניקוד
command-history = משפטי המשחק
command-host = כלים למארח ולמודרטורים
command-host-panel = השהיית המשחק, העברת האירוח או שינוי ההמשך
command-host-kick = הוצאת שחקן
command-host-skip = הפסקת ההמתנה והמשך המשחק
command-host-stop = סיום המשחק עכשיו
command-rematch = משחק חוזר עם אותם שחקנים
command-rules = איך משחקים ואיך צוברים נקודות
command-help = מה אני יודע לעשות
command-me = ההגדרות שלך: שפה, קלפים, אזכורים, טיפים, שעות שקט, אזור זמן
command-settings = הצגת הגדרות השרת או שינוין (ניהול השרת)

option-rules = חוקים
    .about = אילו חוקים
option-goal = יעד
    .about = כמה נקודות צריך כדי לנצח (או כמה תורות לספר לכל אחד, לפי החוקים)
option-deck = חפיסה
    .about = איזו חפיסת קלפים
option-pace = קצב
    .about = כמה זמן יש לחשוב
option-team = מספר
    .about = מספר הצוות
option-clue = משפט
    .about = המשפט שלך
option-why = למה
    .about = למה המשפט הזה; כולם יקראו את זה בחשיפה
option-card = קלף
    .about = מספר הקלף ביד שלך
option-back = החזרה
    .about = להחזיר את הקלף הזה במקום להניח אותו
option-slot = קלף
    .about = מספר הקלף על השולחן
option-second = שני
    .about = ההצבעה השנייה שלך, אם החוקים נותנים אותה
option-trap = מלכודת
    .about = מספר הקלף שעליו מציבים את המלכודת (מסיבת דיקסיט)
option-player = שחקן
    .about = את מי להוציא
option-send = שליחה
    .about = איך הקלפים יגיעו אליך מעכשיו
option-turns = אזכור
    .about = האם לאזכר אותך כשתורך ולא מגיעה אליך הודעה פרטית
option-mentions = אזכורים
    .about = האם לאזכר שחקנים שלא מקבלים הודעות פרטיות ואנשים שביקשו לדעת על לובי חדש
option-language = שפה
    .about = איזו שפה
option-starters = מי-פותח
    .about = מי יכול לפתוח משחקים
option-starters-role = תפקיד
    .about = רק בעלי התפקיד הזה יכולים לפתוח משחקים
option-hands = קלפים
    .about = איך הקלפים מגיעים: בהודעה פרטית, או רק בכפתור ”הקלפים שלי”
option-tips = טיפים
    .about = האם להסביר כל שלב לצד הקלפים שלך
option-statistics = סטטיסטיקה
    .about = האם המשחקים שלך נספרים בסטטיסטיקה ובטבלת הנקודות
