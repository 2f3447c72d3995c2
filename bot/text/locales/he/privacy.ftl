# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = מה שמור אצלי עליך
privacy-games = משחקים: **{ $games }** · עדיין פעילים: **{ $live }** · שרתים: **{ $servers }**
privacy-moves = מהלכים במשחקים האלה: **{ $moves }**
privacy-messages = הודעות פרטיות ששלחתי לך: **{ $messages }**
privacy-uploads = קלפים שהוספת לחפיסות: **{ $uploads }**
privacy-guesses = ניחושים בהצבעות שעוד לא הסתיימו: **{ $guesses }**
privacy-reports = קלפים שדיווחת עליהם: **{ $reports }**
privacy-stars = משפטים שנתת להם כוכב: **{ $stars }**
privacy-daily = הניחושים והרצפים שלך במשפטים היומיים: **{ $daily }**
privacy-statistics-on = סטטיסטיקה: **פועלת**
privacy-statistics-off = סטטיסטיקה: **כבויה**, שום דבר לא נספר
privacy-hint = שמך לא נשמר, רק מזהה המשתמש שלך ב־Discord. הכפתור *ייצוא לקובץ* נותן את הכול.

button-export = ייצוא לקובץ
button-statistics-off = כיבוי הסטטיסטיקה
button-statistics-on = הפעלת הסטטיסטיקה
button-erase = מחיקת הכול…
button-erase-now = כן, למחוק
button-keep = לא, להשאיר

privacy-exported = זה כל מה ששמור אצלי עליך.
privacy-ask = למחוק את כל מה ששמור אצלי עליך, בכל השרתים? המשחקים הפעילים יימשכו בלעדיך. ההגדרות שלך, הסטטיסטיקה והקלפים שהוספת לחפיסות יימחקו. משחקי העבר נשארים, אבל יופיע בהם ”שחקן שעזב”, והמשפטים שלך יישארו בלי שמך. אי אפשר לבטל את זה.
privacy-erased = כל מה שהיה שמור עליך נמחק.
privacy-kept = שום דבר לא נמחק.
