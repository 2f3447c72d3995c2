# The end of a game: podium, awards, album, rematch.

button-rematch = משחק חוזר
button-history = כל המשפטים

alt-podium = ארנבי השחקנים עומדים לפי סדר הנקודות.
finale-title = סוף המשחק

ending-goal-reached = היעד הושג!
ending-everyone-told = לכולם כבר היה תור לספר.
ending-pile-empty = ערימת המשחק נגמרה.
ending-rounds-played = זה היה הסיבוב האחרון.
ending-too-few-players = לא נשארו מספיק שחקנים כדי להמשיך, ולכן זה הניקוד הסופי.
    .early = לא נשארו מספיק שחקנים כדי להמשיך.
ending-seat-unfilled = אף אחד לא תפס את המקום הפנוי בזמן, ולכן זה הניקוד הסופי.
    .early = אף אחד לא תפס את המקום הפנוי בזמן.
ending-stopped = המשחק נעצר, ולכן זה הניקוד הסופי.
    .early = המשחק נעצר.
ending-abandoned = אף אחד כבר לא שיחק, ולכן זה הניקוד הסופי.
    .early = אף אחד כבר לא שיחק.

nobody-won = אף אחד לא צבר נקודות, ולכן אין מנצח.
par-missed = { $points ->
    [one] ערימת המשחק ניצחה. כדי להתגבר עליה הייתה דרושה נקודה אחת.
    [two] ערימת המשחק ניצחה. כדי להתגבר עליה היו דרושות שתי נקודות.
   *[other] ערימת המשחק ניצחה. כדי להתגבר עליה היו דרושות { $points } נקודות.
}
winners = { $count ->
    [one] 🏆 ניצחון ל־{ $people }!
    [two] 🏆 ניצחון משותף של { $people }!
   *[other] 🏆 ניצחון משותף של { $people }!
}
standing = { $who } · { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
awards-title = פרסים

award-eye = { $count ->
    [one] 👁️ **העין החדה ביותר** · { $people } · הקלף של מספר הסיפורים נמצא פעם אחת
    [two] 👁️ **העין החדה ביותר** · { $people } · הקלף של מספר הסיפורים נמצא פעמיים
   *[other] 👁️ **העין החדה ביותר** · { $people } · הקלף של מספר הסיפורים נמצא { $count } פעמים
}
award-story = { $count ->
    [one] 📖 **המשפט הטוב ביותר** · { $people } · שחקן אחד מצא את הקלף, האחרים לא
    [two] 📖 **המשפט הטוב ביותר** · { $people } · שני שחקנים מצאו את הקלף, האחרים לא
   *[other] 📖 **המשפט הטוב ביותר** · { $people } · { $count } שחקנים מצאו את הקלף, האחרים לא
}
award-bluff = { $count ->
    [one] 🎭 **הבלוף הטוב ביותר** · { $people } · מישהו נפל בפח פעם אחת
    [two] 🎭 **הבלוף הטוב ביותר** · { $people } · אחרים נפלו בפח פעמיים
   *[other] 🎭 **הבלוף הטוב ביותר** · { $people } · אחרים נפלו בפח { $count } פעמים
}
award-mind-readers = { $count ->
    [one] 🔮 **קריאת מחשבות** · { $people } · הצביעו זה לקלף של זה
    [two] 🔮 **קריאת מחשבות** · { $people } · הצביעו זה לקלף של זה פעמיים
   *[other] 🔮 **קריאת מחשבות** · { $people } · הצביעו זה לקלף של זה { $count } פעמים
}
award-comeback = { $count ->
    [one] 🚀 **קאמבק** · { $people } · עלייה של מקום אחד במחצית השנייה
    [two] 🚀 **קאמבק** · { $people } · עלייה של שני מקומות במחצית השנייה
   *[other] 🚀 **קאמבק** · { $people } · עלייה של { $count } מקומות במחצית השנייה
}
award-magnet = { $count ->
    [one] 🧲 **מגנט** · { $people } · הצבעה אחת לקלף אחד
    [two] 🧲 **מגנט** · { $people } · שתי הצבעות לקלף אחד
   *[other] 🧲 **מגנט** · { $people } · { $count } הצבעות לקלף אחד
}
award-few-words = { $count ->
    [one] 🤏 **מעט המחזיק את המרובה** · { $people } · משפט של מילה אחת בלבד
    [two] 🤏 **מעט המחזיק את המרובה** · { $people } · משפט של שתי מילים בלבד
   *[other] 🤏 **מעט המחזיק את המרובה** · { $people } · משפט של { $count } מילים בלבד
}
award-poet = { $count ->
    [one] 🪶 **נשמה פיוטית** · { $people } · משפט של מילה אחת
    [two] 🪶 **נשמה פיוטית** · { $people } · משפט של שתי מילים
   *[other] 🪶 **נשמה פיוטית** · { $people } · משפט של { $count } מילים
}
award-company = 🥕 **אווירה טובה** · { $people } · תענוג לשחק ביחד

album-title = אלבום המשחק

star-choose = 🌟 כוכב למשפט האהוב עליך
star-clue = { $number }. { $clue }

button-album = דפדוף באלבום
button-send-album = שליחה אליי
button-page-back = הקודם
button-page-on = הבא

album-more = { $count ->
    [one] -# לעוד משפט אחד לא היה כאן מקום.
    [two] -# לעוד שני משפטים לא היה כאן מקום.
   *[other] -# לעוד { $count } משפטים לא היה כאן מקום.
}
album-evening = הערב של { $day }
album-day = { $day }
album-found = { $count ->
    [0] אף אחד לא מצא
    [one] { $of ->
        [1] הקלף נמצא
       *[other] אחד מתוך { $of } מצא
    }
    [two] שניים מתוך { $of } מצאו
   *[other] { $count } מתוך { $of } מצאו
}
album-chosen = { $count ->
    [0] אף אחד לא הצביע לו
    [one] אחד מתוך { $of } הצביע לו
    [two] שניים מתוך { $of } הצביעו לו
   *[other] { $count } מתוך { $of } הצביעו לו
}
album-no-votes = אף אחד לא הצביע
album-page = עמוד { $page } מתוך { $pages }
