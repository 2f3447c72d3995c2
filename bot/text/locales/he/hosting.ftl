# The *Host* panel of a running game, and what everyone sees of a pause.

host-title = מארח
host-hint = שינויים בקצב, ביעד ובשפה חלים מהשלב הבא.
host-ask = המשחק באירוח { $host }. כדי לבקש הפסקה לוחצים על *השהיה*.
    .paused = המשחק באירוח { $host }. כדי לבקש להמשיך לוחצים על *המשך*.
host-player = שחקן { $number }
button-pause = השהיה
button-resume = המשך
button-skip = הפסקת ההמתנה
panel-handover = העברת האירוח לשחקן אחר
panel-kickout = הוצאת שחקן
panel-letback = אישור חזרה של שחקן
panel-adjust-pace = קצב המשחק
panel-adjust-language = שפת המשחק
suspended-goes-on = המשחק מושהה. הוא ימשיך מעצמו { $when }, או כשהמארח ילחץ על *המשך*.
suspended-ends = המשחק מושהה. הוא יסתיים { $when }, אלא אם המארח ילחץ על *המשך*.
news-pause-asked = יש בקשה להפסקה מאת { $player }. המארח יכול ללחוץ על *השהיה*.
news-resume-asked = יש בקשה להמשיך מאת { $player }. המארח יכול ללחוץ על *המשך*.
hand-suspended = המשחק מושהה. המארח יכול ללחוץ על *המשך* בערוץ.
