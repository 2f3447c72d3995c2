# Decks that servers make: uploads before they count, pages of a deck, why a picture is refused.

deck-made = החפיסה ”{ $deck }” נוצרה. הוסיפו תמונות עם **{"\u2066"}/dixit deck add{"\u2069"}**: עד עשר בכל פעם, או zip.
deck-named = שם החפיסה עכשיו: ”{ $deck }”.
deck-card = קלף { $number }
deck-enough = מספיק לכל היותר ל־{ $players } שחקנים
deck-missing = קלפים שעוד חסרים למשחק של שלושה: { $count }
deck-empty = אין עדיין קלפים בחפיסה הזאת. הוסיפו אותם עם **{"\u2066"}/dixit deck add{"\u2069"}**.
deck-describe = קלפים בלי תיאור כאן: { $count }. כמה מילים על מה שרואים בכל אחד מהם עוזרות לחברים שאינם רואים.
deck-described = תודה. תיאורים שנשמרו: { $count }
deck-added = נוסף על ידי { $person }, { $when }
deck-shared = ”{ $deck }” בקבצים שאפשר להוסיף בכל שרת עם **{"\u2066"}/dixit deck add{"\u2069"}**: { $count }
deck-removed = החפיסה ”{ $deck }” הוסרה. משחק שכבר משתמש בה נמשך איתה עד סופו.

card-removed = קלף { $number } מהחפיסה ”{ $deck }” הוסר. משחק שכבר משתמש בו נמשך איתו עד סופו.
card-reported = תודה. קלף { $number } מוסתר ממשחקים חדשים עד להחלטה של מודרטור.
report-cleared = קלף { $number } מהחפיסה ”{ $deck }” נשאר, וחוזר למשחקים חדשים.
report-notice = בשרת { $server } דווח על קלף { $number } מהחפיסה ”{ $deck }”. הוא מוסתר ממשחקים חדשים; החליטו עם **{"\u2066"}/dixit deck show{"\u2069"}**.

deck-reported = דיווח על קלף { $number }: { $person }, { $when }. הוא מוסתר ממשחקים חדשים עד שתחליטו.
deck-working = הקלפים בהכנה: { $done } מתוך { $of }

no-description = אין עדיין תיאור
ask-remove-deck = להסיר את החפיסה ”{ $deck }” לצמיתות? קלפים בה: { $count }
ask-remove-card = להסיר את קלף { $number } מהחפיסה ”{ $deck }” לצמיתות?

button-remove = הסרה
button-report-keep = השארה
button-describe = תיאור

draft-title = קלפים חדשים לחפיסה ”{ $deck }”
draft-intro = עוד לא נוסף דבר. כך ייראו הקלפים; הוסיפו אותם אם הם מוצאים חן בעיניכם.
draft-framing = בחרו קלפים, ואז איך לחתוך אותם. בלי בחירה זה חל על כל העמוד.
draft-choose = קלפים לשינוי
draft-choose-first = קודם בחרו את הקלפים בתפריט.
draft-left-out = הושמט
draft-more = עוד כאלה: { $count }
draft-moving = { $number }: תמונה מונפשת; הפריים הראשון שלה הוא הקלף.
draft-twin = { $number } דומה לקלף { $other } מהחפיסה ”{ $deck }”; שניהם מוצגים למטה.
draft-same = { $number } הוא כבר קלף { $other } מהחפיסה ”{ $deck }”, ולכן הושמט.
draft-twin-upload = { $number } דומה ל־{ $other }; שניהם מוצגים למטה.
draft-rejected = ”{ $file }”: { $why }
draft-working = התמונות נבדקות: { $done } מתוך { $of }
draft-kept = קלפים שנוספו לחפיסה ”{ $deck }”: { $count }. בחרו את החפיסה בלובי בכפתור *שינוי החוקים*.
draft-none = אי אפשר להכין קלף מהקבצים האלה. שום דבר לא נשמר.
draft-dropped = ההוספה בוטלה. שום דבר לא נשמר.
draft-nothing = כל הקלפים הושמטו, ואין מה להוסיף.
draft-gone = ההעלאה הזאת כבר איננה. הוסיפו את הקבצים שוב עם **{"\u2066"}/dixit deck add{"\u2069"}**.

framing-whole = שלם, על נייר
framing-top = חתוך, למעלה או משמאל
framing-middle = חתוך, באמצע
framing-bottom = חתוך, למטה או מימין

button-framing-whole = שלם
button-framing-top = למעלה / משמאל
button-framing-middle = באמצע
button-framing-bottom = למטה / מימין
button-draft-skip = השמטה / החזרה
button-draft-keep = הוספת קלפים: { $count }
button-draft-drop = ביטול ההוספה

alt-draft = התמונות שהועלו, כקלפים, מספרים { $numbers }.
alt-undescribed = קלפים { $numbers }, עדיין בלי תיאור.
alt-twins = תמונות דומות זו לצד זו.

form-deck-title = החפיסה
form-deck-name = השם שלה
form-card-title = קלף { $number }
form-card-name = כותרת
form-card-alt = מה רואים בו
form-alts-title = מה רואים בקלפים האלה?
form-alt-hint = שועל קורא מכתב לאור נר

upload-one-zip = הוסיפו קובץ zip אחד בלבד, או עד עשר תמונות.
upload-failed = אי אפשר היה לפתוח את הקבצים. שום דבר לא נשמר; נסו קבצים אחרים.
upload-not-fetched = הקובץ לא הגיע מ־Discord כמצופה. שום דבר לא נשמר; הוסיפו אותו שוב.
upload-empty = הקובץ ריק.
upload-too-heavy = הקובץ גדול מ־{ $most } MB.
upload-not-a-picture = זו לא תמונה, אף ששם הקובץ אומר אחרת.
upload-drawing = זה ציור SVG; שמרו אותו כ־PNG.
upload-other-kind = סוג התמונה הזה לא מתקבל; שמרו כ־JPEG או PNG.
upload-damaged = התמונה פגומה או קטועה.
upload-too-large = בתמונה יותר מ־{ $most } מיליון פיקסלים.
upload-too-small = התמונה קטנה מדי: בכל צד צריך לפחות { $least } פיקסלים.
upload-too-long = צד אחד של התמונה ארוך מהשני ביותר מפי { $most }; חתכו אותה קודם.
upload-blank = בתמונה צבע אחד בלבד.
upload-words = אי אפשר לקרוא את המילים שבו, ולכן הקלפים באים בלעדיהן.
upload-zip-damaged = קובץ ה־zip פגום. שום דבר לא נשמר.
upload-zip-locked = לקובץ ה־zip יש סיסמה. שום דבר לא נשמר; הוסיפו אחד בלי סיסמה.
upload-zip-bomb = אחרי חילוץ, התוכן של קובץ ה־zip יהיה גדול מ־{ $most } MB. שום דבר לא נשמר.
upload-zip-crowded = מספר הקבצים בקובץ ה־zip גדול מהמותר ({ $most }). שום דבר לא נשמר; הוסיפו כמה קטנים יותר.
upload-zip-climbs = נתיב בקובץ ה־zip יוצא מהתיקייה שלו. שום דבר לא נשמר.
upload-zip-link = יש קישור בקובץ ה־zip. שום דבר לא נשמר; שימו בו את התמונות עצמן.
upload-zip-nested = יש קובץ zip נוסף בתוך קובץ ה־zip. שום דבר לא נשמר; שימו את כל התמונות בקובץ אחד.
upload-zip-name = בשם של קובץ ב־zip יש תווים שאי אפשר לראות. שום דבר לא נשמר; שנו את השם.
upload-zip-no-pictures = אין תמונות בקובץ ה־zip.
