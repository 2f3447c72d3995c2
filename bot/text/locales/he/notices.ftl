# Being told of lobbies and turns: /dixit me, planned lobbies and their calls, and the words by which people write times.

error-hours = אני לא מבין מ־”{ $text }” על אילו שעות מדובר. כותבים מתי הן מתחילות ומסתיימות, למשל {"\u2066"}`22-8`{"\u2069"} או {"\u2066"}`22:30-07:00`{"\u2069"}, או {"\u2066"}`off`{"\u2069"} כדי לבטל אותן.
error-zone = אין אזור זמן בשם ”{ $text }”. צריך לכתוב עיר גדולה בסביבה, למשל {"\u2066"}`Asia/Jerusalem`{"\u2069"} או {"\u2066"}`Europe/London`{"\u2069"}.
error-time-unreadable = אני לא מבין מ־”{ $text }” מתי זה. אפשר לכתוב {"\u2066"}`20:30`{"\u2069"}, {"\u2067"}`מחר {"\u2066"}20:30{"\u2069"}`{"\u2069"}, {"\u2067"}`יום שישי {"\u2066"}14:00{"\u2069"}`{"\u2069"} או {"\u2067"}`בעוד 90 דקות`{"\u2069"}.
error-time-zone-needed = אזור הזמן שלך עוד לא ידוע לי, ולכן אי אפשר לדעת מתי זה ”{ $text }”. אפשר לקבוע אותו פעם אחת עם {"\u2066"}`zone:`{"\u2069"} ב־**{"\u2066"}/dixit me{"\u2069"}**, לכתוב {"\u2067"}`בעוד 90 דקות`{"\u2069"}, או להוסיף {"\u2066"}`UTC`{"\u2069"}.
error-time-too-soon = הזמן ”{ $text }” כבר עבר, או שנשארה עד אז פחות מדקה. אפשר לבחור זמן מאוחר יותר, או לוותר על {"\u2066"}`at:`{"\u2069"} ולפתוח את הלובי עכשיו.
error-time-too-far = עד ”{ $text }” נשאר יותר משבוע. צריך לבחור זמן מוקדם יותר.
error-no-everyone = אני אף פעם לא מאזכר את כולם. צריך לבחור תפקיד שכל אחד יכול לקחת לעצמו.
error-game-planned = בערוץ הזה מתוכנן משחק ל־{ $date }: { $link }. משחק אחר לפני כן פותחים בערוץ אחר או בשרשור.

lobby-time = מתחיל { $countdown }. לחצו על *הצטרפות* אם תהיו שם. כל מי שהצטרף יקבל תזכורת עשר דקות לפני.
    .full = מתחיל { $countdown }. כל מי שהצטרף יקבל תזכורת עשר דקות לפני.
lobby-time-here = הגיע הזמן ({ $countdown }). כל מי שהצטרף יכול ללחוץ על *התחלה*.

call-lobby = נפתח לובי באירוח { $host }. { $people }, כדי לשחק לוחצים על *הצטרפות*.
call-lobby-planned = מתוכנן משחק באירוח { $host } ל־{ $date } ({ $countdown }). { $people }, כדי להבטיח מקום לוחצים על *הצטרפות*.
call-lobby-why = כדי לבחור מתי לאזכר אתכם, כתבו **{"\u2066"}/dixit me{"\u2069"}**.
call-lobby-soon = { $people }, המשחק מתחיל { $countdown }. מי שלא יכול להגיע לוחץ על *יציאה*.
call-lobby-open = הגיע הזמן! הלובי פתוח ל־{ $people }. לחצו על *התחלה* כשכולם כאן.
call-lobby-few = הגיע הזמן! הלובי פתוח ל־{ $people }, אבל עוד אי אפשר להתחיל.

settings-calls = את מי לאזכר כשנפתח לובי
settings-unheard = האזכור עוד לא יגיע לבעלי { $role }. צריך להפעיל לתפקיד הזה את {"\u2066"}**Allow anyone to @mention this role**{"\u2069"} תחת {"\u2066"}Server Settings → Roles{"\u2069"}.
members-nobody = אף אחד

option-lobbies = לובי
    .about = האם לאזכר אותך כשנפתח לובי בשרת הזה
option-quiet = שקט
    .about = שעות בלי שום התראה, למשל {"\u2066"}22-8{"\u2069"}; המילה off מבטלת
option-zone = אזור-זמן
    .about = אזור הזמן שלך; מקלידים עיר קרובה
option-at = מתי
    .about = לתכנן למועד מאוחר יותר: {"\u2066"}20:30{"\u2069"}, מחר {"\u2066"}20:30{"\u2069"}, יום שישי {"\u2066"}14:00{"\u2069"}, בעוד 90 דקות
option-calls = קריאה
    .about = לא לאזכר אף אחד כשנפתח לובי
option-calls-role = תפקיד-קריאה
    .about = לאזכר את בעלי התפקיד הזה כשנפתח לובי

privacy-notices = שרתים שבהם בחרת על מה להודיע לך: **{ $notices }**

# The words that people may use for times, several with commas between them. Add every form that is typed.
time-in = בעוד, עוד, תוך
time-minutes = ד, דק, דקה, דקות
time-hours = ש, שעה, שעות
time-days = יום, ימים
time-today = היום, הערב, הלילה
time-tomorrow = מחר, למחר
time-weekdays = שני בשני, שלישי בשלישי, רביעי ברביעי, חמישי בחמישי, שישי בשישי, שבת בשבת, ראשון בראשון
time-evening = בערב, הערב, ערב
time-fillers = יום, ביום, שעה, בשעה, ב, ב־, ב-, את
time-choice = { $when } · { $zone }
