# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = מה נשמר עליך
privacy-games = משחקים: **{ $games }** · פעילים: **{ $live }** · שרתים: **{ $servers }**
privacy-moves = מהלכים בהם: **{ $moves }**
privacy-messages = הודעות פרטיות שידועות לבוט: **{ $messages }**
privacy-uploads = קלפים שהוספת לחפיסות: **{ $uploads }**
privacy-statistics-on = סטטיסטיקה: **פועלת**
privacy-statistics-off = סטטיסטיקה: **כבויה**, שום דבר לא נספר
privacy-hint = שמך לא נשמר, רק המספר שלך ב־Discord. בקובץ נמצא הכול.

button-export = ייצוא לקובץ
button-statistics-off = כיבוי הסטטיסטיקה
button-statistics-on = הפעלת הסטטיסטיקה
button-erase = מחיקת הכול…
button-erase-now = כן, למחוק
button-keep = לא, להשאיר

privacy-exported = זה כל מה שנשמר עליך.
privacy-ask = למחוק את כל מה שנשמר עליך, בכל השרתים? המשחקים הפעילים יימשכו בלעדיך. ההעדפות, הסטטיסטיקה והקלפים שהוספת לחפיסות יימחקו. משחקי העבר נשארים: מופיע בהם ”שחקן שכבר לא כאן”, והמשפטים נשארים בלי שמך. אי אפשר לבטל את זה.
privacy-erased = כל מה שנשמר עליך נמחק.
privacy-kept = שום דבר לא נמחק.
