# The reveal: verdict, who voted for what, points and scores.

button-next = הסיבוב הבא

verdict-just-right = { $count ->
    [one] ★ זה היה קלף **{ $slot }**. שחקן אחד מצא אותו: בדיוק במידה.
    [two] ★ זה היה קלף **{ $slot }**. שני שחקנים מצאו אותו: בדיוק במידה.
   *[other] ★ זה היה קלף **{ $slot }**. { $count } שחקנים מצאו אותו: בדיוק במידה.
}
verdict-too-easy = ★ זה היה קלף **{ $slot }**. כולם מצאו: קל מדי! אין נקודות על המשפט.
verdict-too-hard = ★ זה היה קלף **{ $slot }**. אף אחד לא מצא: קשה מדי! אין נקודות על המשפט.
verdict-no-votes = אף אחד לא הצביע, ולכן אין נקודות לאף אחד.
verdict-no-trap = הפעם בלי מלכודת.
verdict-trap = ⚠️ המלכודת הייתה על קלף **{ $slot }**.

card-voters = → { $people }

gained = **{"\u2066"}+{ $points }{"\u2069"}**
gained-sum = **{"\u2066"}+{ $points }{"\u2069"}** ({"\u2066"}{ $sum }{"\u2069"})
gained-each = **{"\u2066"}+{ $points }{"\u2069"}** לכל אחד

no-vote-from = בלי הצבעה: { $people }
standings = ניקוד: { $standings }
points-line = { $who } **{"\u2066"}+{ $points }{"\u2069"}** ← { $total } · { $reasons }

gain-story-found = המשפט הצליח {"\u2066"}+{ $points }{"\u2069"}
gain-too-easy = קל מדי
gain-too-hard = קשה מדי
gain-found = הקלף נמצא {"\u2066"}+{ $points }{"\u2069"}
gain-found-twice = שתי ההצבעות לו {"\u2066"}+{ $points }{"\u2069"}
gain-single-dial = בהצבעה אחת {"\u2066"}+{ $points }{"\u2069"}
gain-everybody-found = כולם מצאו {"\u2066"}+{ $points }{"\u2069"}
gain-nobody-found = אף אחד לא מצא {"\u2066"}+{ $points }{"\u2069"}
gain-lured = { $votes ->
    [one] בונוס על הצבעה אחת {"\u2066"}+{ $points }{"\u2069"}
    [two] בונוס על שתי הצבעות {"\u2066"}+{ $points }{"\u2069"}
   *[other] בונוס על { $votes } הצבעות {"\u2066"}+{ $points }{"\u2069"}
}
gain-company = { $votes ->
    [one] הצבעה אחת לקלף שבחרת {"\u2066"}+{ $points }{"\u2069"}
    [two] שתי הצבעות לקלף שבחרת {"\u2066"}+{ $points }{"\u2069"}
   *[other] { $votes } הצבעות לקלף שבחרת {"\u2066"}+{ $points }{"\u2069"}
}
gain-alone = אף אחד אחר לא הצביע לקלף הזה
gain-trapped = מלכודת
gain-owner-left = מי שהניחו את הקלף הזה כבר לא במשחק
gain-nothing = הפעם כלום

alt-track = לוח הניקוד: { $scores }
