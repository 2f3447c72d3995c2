# A player's hand, in private: what to do now, the clue form, and the result.

button-hand = הקלפים שלי
button-claim = יש לי משפט!
button-story = מסירת המשפט
button-vote-for = הצבעה לקלף הזה

hand-where = { $server } · { $channel } · סיבוב { $number }
    .lobby = { $server } · { $channel }
hand-claim = אלה הקלפים שלך. אם קלף נותן לך רעיון, המשפט הראשון שלך.
hand-claim-blind = הקלפים חולקו הפוכים. רוצים לומר את המשפט הראשון?
hand-tell = תורך לספר: לחצו על הקלף שיש לך משפט עליו.
hand-tell-blind = תורך לספר: אמרו משפט לפני שמישהו מסתכל בקלפים.
hand-wait-story = אלה הקלפים שלך. מחכים למשפט: { $storyteller }
hand-wait-blind = מחכים למשפט: { $storyteller }. אף אחד לא רואה קלפים לפניו: הקלפים שלך יגיעו יחד איתו.
hand-give = { $count ->
    [one] בחרו קלף שיכול להיות של מספר הסיפורים.
    [two] בחרו שני קלפים שיכולים להיות של מספר הסיפורים.
   *[other] בחרו { $count } קלפים שיכולים להיות של מספר הסיפורים.
}
hand-give-party = { $count ->
    [one] בחרו את הקלף המתאים ביותר.
    [two] בחרו את שני הקלפים המתאימים ביותר.
   *[other] בחרו את { $count } הקלפים המתאימים ביותר.
}
hand-give-mate = חבר הצוות שלך מספר: בחרו קלף שיכול להיות הקלף הנכון.
hand-give-team = הניחו את הקלף של הצוות, או השאירו זאת לחבר הצוות והצביעו. סכמו בערוץ.
hand-teammate-gave = הקלף של הצוות שלך כבר הונח: { $player }. ההצבעה שלך.
hand-story-told = המשפט שלך נמסר. האחרים בוחרים.
hand-story-judged = מחפשים את הקלף שלך. אל תסגירו כלום.
hand-mate-judged = מחפשים את הקלף של חבר הצוות. הצוות שלך לא מצביע בסיבוב הזה.
hand-no-vote = בסיבוב הזה חבר הצוות שלך מצביע.
hand-vote-one = איזה קלף שייך למספר הסיפורים?
hand-vote-two = איזה קלף שייך למספר הסיפורים? בחרו שני קלפים, או קלף אחד לשתי ההצבעות.
hand-vote-one-or-two = איזה קלף שייך למספר הסיפורים? בחרו קלף אחד, או שניים לשתי הצבעות.
hand-vote-party = לאיזה קלף יצביעו הרוב? הצביעו לו.
hand-voted = ההצבעה שלך: { $slots }. אפשר לשנות עד שכולם מצביעים.
hand-trap = הציבו מלכודת: מי שהצביעו לקלף הזה לא יקבלו כלום.
hand-trapped = המלכודת שלך על קלף { $slot }: מי שמצביעים לו לא מקבלים דבר.
hand-scored = ההצבעה הסתיימה: הסתכלו בערוץ.
hand-lobby = הצטרפת למשחק. הקלפים שלך יגיעו לכאן ברגע שיחולקו.
hand-finished = המשחק הסתיים.

hands-behind-button = משחקים רבים מתנהלים עכשיו: הקלפים נמצאים מאחורי הכפתור *הקלפים שלי*.

hand-farewell = כבר אין לך מקום ליד השולחן הזה.
hand-result = { $points ->
    [one] המשחק ב־{ $channel } בשרת { $server } הסתיים. 🏆 { $winners }. המקום שלך: { $place }, ויש לך נקודה אחת.
    [two] המשחק ב־{ $channel } בשרת { $server } הסתיים. 🏆 { $winners }. המקום שלך: { $place }, ויש לך שתי נקודות.
   *[other] המשחק ב־{ $channel } בשרת { $server } הסתיים. 🏆 { $winners }. המקום שלך: { $place }, ויש לך { $points } נקודות.
}
hand-result-none = המשחק ב־{ $channel } בשרת { $server } הסתיים לפני שמישהו קיבל נקודות.

vote-choose = ההצבעה שלך
trap-choose = המלכודת שלך

form-clue-title = המשפט שלך
form-clue-card = המשפט שלך לקלף { $card }
form-clue-label = המשפט
form-clue-hint = מילה, שורה, צליל, שם…
