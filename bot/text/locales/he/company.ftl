# שחקנים ממוחשבים, קהל ומשחקים בשרשורים.

## שחקנים ממוחשבים בלובי

button-add-computer = הוספת שחקן ממוחשב
button-remove-computer = הסרת שחקן ממוחשב
mark-computer = מחשב, { $character }
character-poet = נשמה של משורר
character-literal = מבין הכול מילולית
character-trickster = מלא תחבולות
character-dreamer = ראש בעננים
lobby-computers = 🤖 שחקנים ממוחשבים מפנים את המקום לאנשים.
lobby-practice = 🤖 אימון: אדם אחד, והשאר מחשבים. הם מפנים את המקום לאנשים.

## שחקנים ממוחשבים בשולחן

news-story-passed = { $player }: אין מילים לקלפים האלה, והסיפור עובר אליכם.

## הקהל

audience-invited = 👀 לא משחקים? נחשו בתפריט שלמטה: ניחושי הקהל נספרים בנפרד ומתגלים אחרי החשיפה.
audience-guessed = 👀 ניחושי הקהל לקלף { $slot }: { $found } מתוך { $people }
audience-favourite = 👀 בחירת הקהל: { $who } ({ $count ->
    [one] ניחוש אחד
    [two] שני ניחושים
   *[other] { $count } ניחושים
})

## שרשורים

thread-opening = השולחן נערך בשרשור שלמטה … אם לא יופיע שם, נסו שוב: **{"\u2066"}/dixit start{"\u2069"}**.
thread-lobby = בואו להצטרף: { $thread }, באירוח { $host }.
thread-playing = המשחק בעיצומו: { $thread }. גם הקהל יכול לנחש.
thread-over = המשחק נגמר: { $thread }.
thread-standings = המשחק ב־{ $thread } נגמר.
