# The reveal: verdict, who voted for what, points and scores.

button-next = הלאה

verdict-just-right = { $count ->
    [one] ★ זה היה קלף **{ $slot }**. שחקן אחד מצא אותו. בדיוק במידה הנכונה!
    [two] ★ זה היה קלף **{ $slot }**. שני שחקנים מצאו אותו. בדיוק במידה הנכונה!
   *[other] ★ זה היה קלף **{ $slot }**. { $count } שחקנים מצאו אותו. בדיוק במידה הנכונה!
}
verdict-too-easy = ★ זה היה קלף **{ $slot }**. כולם מצאו אותו. קל מדי! אין נקודות למספר הסיפורים.
verdict-too-hard = ★ זה היה קלף **{ $slot }**. אף אחד לא מצא אותו. קשה מדי! אין נקודות למספר הסיפורים.
verdict-too-easy-lost = { $points ->
    [one] ★ זה היה קלף **{ $slot }**. כולם מצאו אותו. קל מדי! מספר הסיפורים מפסיד נקודה אחת.
    [two] ★ זה היה קלף **{ $slot }**. כולם מצאו אותו. קל מדי! מספר הסיפורים מפסיד שתי נקודות.
   *[other] ★ זה היה קלף **{ $slot }**. כולם מצאו אותו. קל מדי! מספר הסיפורים מפסיד { $points } נקודות.
}
verdict-too-hard-lost = { $points ->
    [one] ★ זה היה קלף **{ $slot }**. אף אחד לא מצא אותו. קשה מדי! מספר הסיפורים מפסיד נקודה אחת.
    [two] ★ זה היה קלף **{ $slot }**. אף אחד לא מצא אותו. קשה מדי! מספר הסיפורים מפסיד שתי נקודות.
   *[other] ★ זה היה קלף **{ $slot }**. אף אחד לא מצא אותו. קשה מדי! מספר הסיפורים מפסיד { $points } נקודות.
}
verdict-no-votes = אף אחד לא הצביע, ולכן אין נקודות לאף אחד.
    .card = ★ זה היה קלף **{ $slot }**. אף אחד לא הצביע, ולכן אין נקודות לאף אחד.
verdict-pair-found = ★ זה היה קלף **{ $slot }**, והוא לא חמק מעיני { $player }.
verdict-pair-missed = ★ זה היה קלף **{ $slot }**, והוא לא התגלה. אין נקודות לאף אחד.
verdict-party = { $count ->
    [one] 🏆 קלף **{ $slots }** קיבל הכי הרבה הצבעות וניצח בסיבוב.
    [two] 🏆 קלפים **{ $slots }** קיבלו הכי הרבה הצבעות וחולקים את הניצחון בסיבוב.
   *[other] 🏆 קלפים **{ $slots }** קיבלו הכי הרבה הצבעות וחולקים את הניצחון בסיבוב.
}
verdict-party-nobody = ⚠️ כל ההצבעות הלכו לקלף **{ $slot }**, ועליו המלכודת, ולכן אין מנצח בסיבוב הזה.
verdict-no-trap = הפעם לא הוצבה מלכודת.
verdict-trap = ⚠️ המלכודת הייתה על קלף **{ $slot }**.

practice-just-right = 💡 { $found ->
    [one] אחד מתוך { $voters } מצא את הקלף שלך, וזה בדיוק במידה הנכונה. מקבלים נקודות כשחלק מוצאים וחלק לא.
    [two] שניים מתוך { $voters } מצאו את הקלף שלך, וזה בדיוק במידה הנכונה. מקבלים נקודות כשחלק מוצאים וחלק לא.
   *[other] { $found } מתוך { $voters } מצאו את הקלף שלך, וזה בדיוק במידה הנכונה. מקבלים נקודות כשחלק מוצאים וחלק לא.
}
practice-nearly-easy = 💡 { $found ->
    [one] אחד מתוך { $voters } מצא
    [two] שניים מתוך { $voters } מצאו
   *[other] { $found } מתוך { $voters } מצאו
} את הקלף שלך, כלומר כמעט כולם. משפט קצת יותר רחוק מהתמונה יהיה בטוח יותר.
practice-nearly-hard = 💡 רק { $found ->
    [one] אחד מתוך { $voters } מצא
    [two] שניים מתוך { $voters } מצאו
   *[other] { $found } מתוך { $voters } מצאו
} את הקלף שלך. משפט קצת יותר קרוב לתמונה יהיה בטוח יותר.
practice-too-easy = 💡 כל { $voters } המצביעים מצאו את הקלף שלך, ולכן אין נקודות על המשפט. בפעם הבאה כדאי לרמוז על רגש או על זיכרון, ולא על משהו שכולם רואים.
practice-too-hard = 💡 אף אחד מ־{ $voters } המצביעים לא מצא את הקלף שלך, ולכן אין נקודות על המשפט. בפעם הבאה כדאי להתחיל ממשהו שכולם רואים בתמונה.

clue-by = { $storyteller }: **{ $clue }**
why-line = 💭 { $why }

gained = **{"\u2066"}+{ $points }{"\u2069"}**
lost = **{"\u2066"}−{ $points }{"\u2069"}**

no-vote-from = בלי הצבעה: { $people }
points-line = { $who } **{"\u2066"}+{ $points }{"\u2069"}** ← { $total } · { $reasons }
points-line-lost = { $who } **{"\u2066"}−{ $points }{"\u2069"}** ← { $total } · { $reasons }

gain-story-found = משפט מוצלח {"\u2066"}+{ $points }{"\u2069"}
gain-each-finder = { $votes ->
    [one] שחקן אחד מצא {"\u2066"}+{ $points }{"\u2069"}
    [two] שני שחקנים מצאו {"\u2066"}+{ $points }{"\u2069"}
   *[other] { $votes } שחקנים מצאו {"\u2066"}+{ $points }{"\u2069"}
}
gain-too-easy = משפט קל מדי
gain-too-hard = משפט קשה מדי
gain-too-easy-lost = משפט קל מדי {"\u2066"}−{ $points }{"\u2069"}
gain-too-hard-lost = משפט קשה מדי {"\u2066"}−{ $points }{"\u2069"}
gain-found = הקלף נמצא {"\u2066"}+{ $points }{"\u2069"}
gain-found-twice = הקלף נמצא בשתי ההצבעות {"\u2066"}+{ $points }{"\u2069"}
gain-single-dial = בהצבעה אחת {"\u2066"}+{ $points }{"\u2069"}
gain-everybody-found = כולם מצאו {"\u2066"}+{ $points }{"\u2069"}
gain-nobody-found = אף אחד לא מצא {"\u2066"}+{ $points }{"\u2069"}
gain-lured = { $votes ->
    [one] נלכדה הצבעה אחת {"\u2066"}+{ $points }{"\u2069"}
    [two] נלכדו שתי הצבעות {"\u2066"}+{ $points }{"\u2069"}
   *[other] נלכדו { $votes } הצבעות {"\u2066"}+{ $points }{"\u2069"}
}
gain-company = { $votes ->
    [one] הצבעה אחת לקלף שהצבעת לו {"\u2066"}+{ $points }{"\u2069"}
    [two] שתי הצבעות לקלף שהצבעת לו {"\u2066"}+{ $points }{"\u2069"}
   *[other] { $votes } הצבעות לקלף שהצבעת לו {"\u2066"}+{ $points }{"\u2069"}
}
gain-alone = אף אחד אחר לא הצביע לקלף שהצבעת לו
gain-trapped = הצבעת למלכודת
gain-owner-left = מי שהניח את הקלף שהצבעת לו עזב את המשחק
gain-nothing = הפעם בלי נקודות

alt-track = לוח הנקודות: { $scores }

headline-nobody-voted = 🌙 הקלפים שמרו על הסודות שלהם.
headline-all-trapped = 🪤 איזו מלכודת!
headline-trap-caught = 🪤 היא תפסה { $count ->
    [one] אחד מכם
    [two] שניים מכם
   *[other] { $count } מכם
}!
headline-crowd-met = 🤝 { $count ->
    [one] אחד מכם הגיע לקלף { $slot }.
    [two] שניים מכם הסכימו על קלף { $slot }.
   *[other] { $count } מכם הסכימו על קלף { $slot }.
}
headline-crowds-met = 🤝 הדעות נחלקו, וכל קלף מנצח קיבל { $count ->
    [one] הצבעה אחת
    [two] שתי הצבעות
   *[other] { $count } הצבעות
}.
headline-minds-differed = 💭 אין שניים מכם שחשבו אותו דבר.
headline-together-found = 🤝 אתם על אותו גל!
headline-pair-found = 🎯 { $picks ->
    [one] בחירה אחת הספיקה!
    [two] נדרשו שתי בחירות.
   *[other] נדרשו { $picks } בחירות.
}
headline-pair-missed = 🌫️ ערימת המשחק הסתירה אותו היטב.
headline-everyone-found = 👀 קלטתם את זה מיד.
headline-fooled-everyone = 🎭 קלף { $slot } של { $player } הטעה את כולם!
headline-fooled-most = 🎭 { $count ->
    [one] קלף { $slot } של { $player } הטעה אחד מכם.
    [two] קלף { $slot } של { $player } הטעה שניים מכם.
   *[other] קלף { $slot } של { $player } הטעה { $count } מכם.
}
headline-fooled-alike = 🎭 { $count ->
    [one] כל אחד מהקלפים של { $players } הטעה אחד מכם.
    [two] כל אחד מהקלפים של { $players } הטעה שניים מכם.
   *[other] כל אחד מהקלפים של { $players } הטעה { $count } מכם.
}
headline-only-one-found = 🔮 אף אחד לא קרא את מחשבותיו של מספר הסיפורים, חוץ מ־{ $player }!
headline-only-one-missed = 👀 רק אחד מכם לא קלט את זה.
headline-every-card-voted = 🎲 אין קלף שלא קיבל הצבעה.
headline-nobody-found = 🌫️ הקלף נשאר בגדר תעלומה.
headline-some-found = 🎯 ברור לחלקכם, תעלומה לאחרים.
