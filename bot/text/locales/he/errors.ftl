# Refusals, why a game is paused, and permissions as Discord's settings call them.

error-time-given = הזמן כבר הוארך: אפשר פעם אחת לכל משפט, לכל בחירה ולכל הצבעה.
error-time-enough = יש עוד מספיק זמן. בקשו שוב כשהוא כמעט נגמר.
error-wrong-phase-lobby = המשחק עוד לא התחיל. המארח מתחיל אותו בכפתור *התחלה*.
error-wrong-phase-storytelling = לא עכשיו: מחכים למשפט.
error-wrong-phase-submitting = לא עכשיו: בוחרים קלפים.
error-wrong-phase-voting = לא עכשיו: ההצבעה בעיצומה.
error-wrong-phase-scored = הסיבוב הזה הסתיים. ממשיכים בכפתור *הסיבוב הבא*.
error-wrong-phase-finished = המשחק הזה הסתיים. למשחק חדש: **{"\u2066"}/dixit start{"\u2069"}**.
error-past-round = זה שייך לסיבוב קודם. השתמשו בהודעה החדשה ביותר.
error-not-seated = אין לך מקום במשחק הזה. לחצו על *הצטרפות* או כתבו **{"\u2066"}/dixit join{"\u2069"}**.
error-dealt-in-next = הקלפים יגיעו אליך בתחילת הסיבוב הבא.
error-not-a-player = { $player } לא במשחק הזה.
error-not-host = רק המארח ({ $host }) והמודרטורים רשאים לעשות זאת.
error-already-seated = כבר הצטרפת למשחק.
error-table-full = כל המקומות תפוסים: { $most }.
error-unknown-rules = אין חוקים כאלה.
error-goal-out-of-range = היעד יכול להיות { $least } עד { $most } נקודות.
error-turns-out-of-range = מספר התורות לכל שחקן יכול להיות { $least } עד { $most }.
error-option-unused = לפי החוקים האלה המשחק מסתיים אחרת, ואין מה להגדיר כאן.
error-no-deck = בחרו לפחות חפיסה אחת.
error-deck-too-small = החפיסה קטנה מדי: מספר השחקנים { $players }, דרושים { $needed } קלפים ויש בה { $cards }. הוסיפו חפיסה בכפתור *שינוי החוקים*.
error-too-few-players = שחקנים עד עכשיו: { $players }. לפי החוקים האלה דרושים לפחות { $least }.
error-too-many-players = אתם { $players }, ולפי החוקים האלה משחקים לכל היותר { $most }. בחרו אחרים בכפתור *שינוי החוקים*.
error-odd-players = אתם { $players }, ולצוותים של שניים דרוש מספר זוגי.
error-no-teams = בחוקים האלה אין צוותים.
error-unknown-team = יש צוותים 1 עד { $most }.
error-team-full = צוות { $team } מלא. בחרו צוות אחר.
error-teams-incomplete = בצוותים האלה יש רק שחקן אחד: { $teams }. בחרו שוב, או לחצו על *ערבוב הצוותים*.
error-story-claimed = המשפט הראשון כבר תפוס: { $storyteller }.
error-story-unclaimed = קודם מישהו צריך ללחוץ על *יש לי משפט!*
error-not-storyteller = תור { $storyteller } לספר.
error-clue-empty = במשפט צריך להיות לפחות תו אחד.
error-clue-too-long = { $length ->
    [one] במשפט תו אחד, והגבול הוא { $most }.
    [two] במשפט שני תווים, והגבול הוא { $most }.
   *[other] במשפט { $length } תווים, והגבול הוא { $most }.
}
error-card-needed = לאיזה קלף המשפט? כתבו את מספרו.
error-card-not-wanted = לפי החוקים האלה המשפט נאמר לפני שרואים קלפים, והוא לא שייך לאף קלף.
error-no-such-card = בחרו קלף מ־1 עד { $most }.
error-storyteller-gave = המשפט הוא שלך, ולכן הקלף שלך כבר על השולחן.
error-teammate-gave = הקלף של הצוות שלך כבר הונח: { $giver }. ההצבעה שלך.
error-not-a-voter = אין לך הצבעה בסיבוב הזה.
error-unknown-slot = יש קלפים 1 עד { $most }.
error-own-card = קלף { $slot } הוא שלך. הצביעו לקלף אחר.
error-wrong-vote-count = { $most ->
    [1] יש לך הצבעה אחת.
   *[other] { $fewest ->
        [1] יש לך הצבעה אחת, או שתיים לקלפים שונים.
       *[other] מספר ההצבעות שלך: { $most }. השתמשו בשתיהן.
    }
}
error-vote-repeated = שתי ההצבעות חייבות להיות לקלפים שונים.
error-no-trap = בחוקים האלה אין מלכודת.
error-no-card = איזה קלף? כתבו את מספרו על השולחן.
error-no-late-joining = למשחק צוותי אי אפשר להצטרף באמצע; אפשר לתפוס מקום פנוי.
error-no-empty-seat = אין מקום פנוי.
error-seat-taken = המקום הזה תפוס.
error-no-game = אין משחק בערוץ הזה. פתחו אחד: **{"\u2066"}/dixit start{"\u2069"}**.
error-not-a-number = ”{ $text }” אינו מספר.
error-unknown-deck = אין חפיסה בשם ”{ $deck }”. יש: { $decks }.
error-other-version = הכפתור הזה מגרסה אחרת של הבוט. השתמשו בהודעה החדשה ביותר, או כתבו **{"\u2066"}/dixit table{"\u2069"}**.
error-elsewhere = המשחק הזה מתנהל במקום אחר, ואי אפשר לעשות בו דבר מכאן.
error-not-offered = אין אפשרות כזאת.
error-permissions = עדיין אי אפשר לשחק כאן. תנו לי את ההרשאות האלה בערוץ: { $permissions }.
error-may-not-start = בשרת הזה לא כולם רשאים לפתוח משחק. פנו למי שמנהלים אותו.
error-manage-server = רק מי שמנהלים את השרת יכולים לשנות את הגדרותיו.
error-store = שום דבר לא אבד, אבל כרגע אי אפשר לשמור. נסו שוב עוד מעט.
error-ours = משהו השתבש אצלנו. נסו שוב; אם זה נמשך, ספרו לבעלי הבוט.

paused-channel-gone = הערוץ של המשחק כבר לא קיים. המשחק נשמר שבוע; אפשר לפתוח חדש במקום אחר.
paused-no-permission = המשחק מושהה: ב־{ $channel } חסרות לי הרשאות: { $permissions }. כשיהיו לי, די ללחוץ שם על כפתור כלשהו.
paused-thread-archived = המשחק מושהה: השרשור שלו, { $channel }, בארכיון או נעול ואי אפשר לפתוח אותו. פתחו אותו ולחצו שם על כפתור כלשהו.
paused-guild-left = המשחק מושהה: הוציאו אותי מהשרת שלו.

permission-view-channel = הצגת הערוץ
permission-send-messages = שליחת הודעות
permission-send-messages-in-threads = שליחת הודעות בשרשורים
permission-attach-files = צירוף קבצים
permission-read-message-history = קריאת היסטוריית ההודעות

error-no-thread-here = אי אפשר לפתוח כאן שרשור. התחילו את המשחק בלעדיו, או בערוץ טקסט.
error-thread-locked = השרשור הזה נעול ואי אפשר לכתוב בו. התחילו את המשחק בערוץ שמעליו, או בטלו את נעילת השרשור.

permission-create-public-threads = יצירת שרשורים ציבוריים

error-channel = בשרת הזה פותחים משחקים בערוצים אחרים: { $channels }
error-no-decks = לשרת הזה אין עדיין חפיסה משלו. צרו אחת עם **{"\u2066"}/dixit deck new{"\u2069"}**.
error-which-deck = איזו חפיסה? יש: { $decks }.
error-deck-name = חפיסה צריכה שם שאפשר לקרוא.
error-deck-or-card-gone = אין כאן חפיסה או קלף כאלה, או כבר אין. ראו **{"\u2066"}/dixit deck show{"\u2069"}**.
error-picture-blocked = אחת התמונות האלה אסורה לשימוש עם הבוט הזה, ולכן לא נוסף דבר.
error-limit-decks = המספר המרבי של חפיסות בשרת: { $most }. קודם הסירו אחת.
error-limit-cards = המספר המרבי של קלפים בשרת: { $most }. לא נוסף דבר; קלפים עודפים: { $beyond }.
error-limit-megabytes = התמונות של שרת יכולות לתפוס עד { $most } MB. לא נוסף דבר; MB עודפים: { $beyond }.
error-reports-open = המודרטורים עוד לא החליטו על הדיווחים שלך ({ $most }). נא להמתין.
