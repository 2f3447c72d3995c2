# The end of a game: podium, awards, album, rematch.

button-rematch = משחק חוזר
button-history = כל המשפטים

alt-podium = הארנבים במקומותיהם.
finale-title = סוף המשחק

ending-goal-reached = הגעתם ליעד.
ending-everyone-told = כולם כבר סיפרו.
ending-pile-empty = נלקח הקלף האחרון מערימת המשחק.
ending-too-few-players = נשארו מעט מדי שחקנים, ולכן זה הניקוד הסופי.
ending-seat-unfilled = אף אחד לא תפס את המקום הפנוי בזמן, ולכן זה הניקוד הסופי.
ending-stopped = המשחק נעצר, ולכן זה הניקוד הסופי.
ending-abandoned = כבר לא נשאר אף אחד, ולכן זה הניקוד הסופי.

nobody-won = אף אחד לא צבר נקודות, ולכן אין מנצח.
winners = { $count ->
    [1] 🏆 הניצחון: { $people }
   *[other] 🏆 ניצחון משותף: { $people }
}
standing = { $who } · { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
awards-title = מה נזכור

award-eye = { $count ->
    [one] 👁️ **העין החדה** · { $people } · קלף אחד נמצא
    [two] 👁️ **העין החדה** · { $people } · שני קלפים נמצאו
   *[other] 👁️ **העין החדה** · { $people } · { $count } קלפים נמצאו
}
award-bluff = { $count ->
    [one] 🎭 **הבלוף הטוב** · { $people } · הצבעה אחת נמשכה
    [two] 🎭 **הבלוף הטוב** · { $people } · שתי הצבעות נמשכו
   *[other] 🎭 **הבלוף הטוב** · { $people } · { $count } הצבעות נמשכו
}
award-magnet = { $count ->
    [one] 🧲 **מגנט** · { $people } · הצבעה אחת לקלף אחד
    [two] 🧲 **מגנט** · { $people } · שתי הצבעות לקלף אחד
   *[other] 🧲 **מגנט** · { $people } · { $count } הצבעות לקלף אחד
}
award-few-words = 🤏 **מעט מילים** · { $people }
award-poet = 🪶 **נשמה פיוטית** · { $people }
award-company = 🥕 **חברה טובה** · { $people }

album-title = האלבום של המשחק הזה

button-album = דפדוף באלבום
button-send-album = לשלוח אליי
button-page-back = הקודם
button-page-on = הבא

album-evening = הערב של { $day }
album-day = { $day }
album-found =
    { $count ->
        [0] איש לא מצא
       *[other] { $count } מתוך { $of } מצאו
    }
album-chosen =
    { $count ->
        [0] איש לא בחר
       *[other] { $count } מתוך { $of } בחרו
    }
album-no-votes = איש לא הצביע
album-page = עמוד { $page } מתוך { $pages }
