# סביב המשחק: עוד זמן, שאלה לפני הסוף, האלבום, המוטו של הלובי.

button-time = עוד זמן
news-more-time = בקשה לעוד זמן: { $player }.
more-time = עכשיו יש עוד זמן.
error-time-given = הזמן כבר הוארך: אפשר פעם אחת לכל משפט, לכל בחירה ולכל הצבעה.
error-time-enough = יש עוד מספיק זמן. בקשו שוב כשהוא כמעט נגמר.

button-album = דפדוף באלבום
button-share = שיתוף האלבום
button-page-back = הקודם
button-page-on = הבא
album-line = **{ $number }.** ”{ $clue }” · { $storyteller }
album-page = עמוד { $page } מתוך { $pages }
album-shared = האלבום כבר נמצא בערוץ: { $link }.
    .link = מעבר אליו

button-stop = סיום המשחק
ask-stop = לסיים את המשחק לכולם, עם הניקוד הנוכחי? אם לא, פשוט השאירו את ההודעה הזאת.
ask-kick = בלי { $player } לא יישארו מספיק שחקנים, והמשחק יסתיים לכולם. לזה התכוונתם? אם לא, פשוט השאירו את ההודעה הזאת.
