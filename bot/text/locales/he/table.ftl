# The round in the channel: whose turn it is, the table, time, news, and spectators.

button-look = מבט מקרוב
button-take-seat = תפיסת המקום בצוות { $number }

round = סיבוב { $number }
round-of = סיבוב { $number } · תור { $storyteller } לספר
round-void = הסיבוב הזה בוטל. אין נקודות לאף אחד.

claim-open = הקלפים חולקו. למי יש רעיון למשפט הראשון?
claim-blind = ממי המשפט הראשון? אף אחד עוד לא ראה קלף.
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
slot = קלף { $slot }


news-story-passed = { $player }: אין מילים לקלפים האלה, והסיפור עובר אליכם.

audience-invited = 👀 לא משחקים? נחשו בתפריט שלמטה: ניחושי הקהל נספרים בנפרד ומתגלים אחרי החשיפה.
audience-guessed = 👀 ניחושי הקהל לקלף { $slot }: { $found } מתוך { $people }
audience-favourite = 👀 בחירת הקהל: { $who } ({ $count ->
    [one] ניחוש אחד
    [two] שני ניחושים
   *[other] { $count } ניחושים
})

button-time = עוד זמן

news-more-time = בקשה לעוד זמן: { $player }.
