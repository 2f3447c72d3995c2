# Decks that servers make: uploads before they count, pages of a deck, why a picture is refused.

deck-made = Колода «{ $deck }» готова. Додайте зображення командою **/dixit deck add**: до десяти за раз або zip.
deck-named = Тепер колода зветься «{ $deck }».
deck-card = Карта { $number }
deck-enough = вистачить, якщо гравців не більше ніж { $players }
deck-missing = для гри втрьох ще бракує карт: { $count }
deck-empty = У цій колоді ще немає карт. Додайте їх командою **/dixit deck add**.
deck-describe = Карт без опису тут: { $count }. Речення про те, що на них видно, допоможе друзям, які їх не бачать.
deck-described = Дякую. Збережено описів: { $count }
deck-added = Хто додав: { $person }, { $when }
deck-shared = «{ $deck }» у файлах, які можна додати на будь-якому сервері командою **/dixit deck add**: { $count }
deck-removed = Колоду «{ $deck }» вилучено. Гру, в якій вона вже є, можна з нею дограти.

card-removed = Карту { $number } вилучено з колоди «{ $deck }». Гру, в якій вона вже є, можна з нею дограти.
card-reported = Дякую. Карта { $number } не потрапить до нових ігор, доки не вирішить модератор.
report-cleared = Карта { $number } лишається в колоді «{ $deck }» і знову може потрапити до нових ігор.
report-notice = На сервері { $server } поскаржилися на карту { $number } з колоди «{ $deck }». Вона не потрапить до нових ігор, доки ви не вирішите: **/dixit deck show**.

deck-reported = Скарга на карту { $number }: { $person } ({ $when }). Карта не потрапить до нових ігор, доки ви не вирішите.
deck-working = Готую карти: { $done } з { $of }

no-description = опису ще немає
ask-remove-deck = Вилучити колоду «{ $deck }» назавжди? Карт у ній: { $count }
ask-remove-card = Вилучити карту { $number } з колоди «{ $deck }» назавжди?

button-remove = Вилучити
button-report-keep = Лишити
button-describe = Описати

draft-title = Нові карти для колоди «{ $deck }»
draft-intro = Ще нічого не додано. Так виглядатимуть карти; додайте їх, якщо вони вам до вподоби.
draft-framing = Виберіть карти, а тоді кадрування. Якщо нічого не вибрати, воно стосується всієї сторінки.
draft-choose = Які карти змінити
draft-choose-first = Спершу виберіть карти в меню.
draft-left-out = не додається
draft-more = ще таких: { $count }
draft-moving = { $number }: анімоване зображення; картою буде перший кадр.
draft-twin = { $number } схожа на карту { $other } з колоди «{ $deck }»; обидві показано нижче.
draft-same = { $number } вже є: це карта { $other } з колоди «{ $deck }». Її пропущено.
draft-twin-upload = { $number } схожа на { $other }; обидві показано нижче.
draft-rejected = «{ $file }»: { $why }
draft-working = Переглядаю зображення: { $done } з { $of }
draft-kept = Додано карт до колоди «{ $deck }»: { $count }. Виберіть колоду в лобі кнопкою *Змінити правила*.
draft-none = З цих файлів не вийшло жодної карти. Нічого не збережено.
draft-dropped = Викинуто. Нічого не збережено.
draft-nothing = Усі карти пропущено, тож додавати нічого.
draft-gone = Цього завантаження вже немає. Додайте файли ще раз командою **/dixit deck add**.

framing-whole = ціла, на папері
framing-top = обрізана, верх або лівий край
framing-middle = обрізана, середина
framing-bottom = обрізана, низ або правий край

button-framing-whole = Ціла
button-framing-top = Верх / лівий край
button-framing-middle = Середина
button-framing-bottom = Низ / правий край
button-draft-skip = Пропустити / взяти
button-draft-keep = Додати карти: { $count }
button-draft-drop = Викинути

alt-draft = Завантажені зображення як карти, номери { $numbers }.
alt-undescribed = Карти { $numbers }, що досі без опису.
alt-twins = Схожі зображення поруч.

form-deck-title = Колода
form-deck-name = Її назва
form-card-title = Карта { $number }
form-card-name = Назва
form-card-alt = Що на ній видно
form-alts-title = Що видно на цих картах?
form-alt-hint = Лис читає листа при свічці

upload-one-zip = Додайте один zip окремо або до десяти зображень.
upload-failed = Ці файли не вдалося відкрити. Нічого не збережено; спробуйте інші.
upload-not-fetched = Discord не передав файл таким, як обіцяв. Нічого не збережено; додайте його ще раз.
upload-empty = файл порожній.
upload-too-heavy = файл більший за { $most } МБ.
upload-not-a-picture = це не зображення, хоч би що казала назва.
upload-drawing = це малюнок SVG; збережіть його як PNG.
upload-other-kind = такий формат не приймається; збережіть зображення як JPEG або PNG.
upload-damaged = файл пошкоджений або неповний.
upload-too-large = зображення має понад { $most } млн пікселів.
upload-too-small = зображення замале: кожна сторона має бути щонайменше { $least } px.
upload-too-long = одна сторона зображення довша за іншу більш ніж у { $most } разів; спершу обріжте його.
upload-blank = на зображенні лише один колір.
upload-words = слова в ньому не читаються, тож карти додаються без них.
upload-zip-damaged = Цей zip пошкоджено. Нічого не збережено.
upload-zip-locked = Цей zip має пароль. Нічого не збережено; додайте zip без пароля.
upload-zip-bomb = У розпакованому вигляді цей zip більший за { $most } МБ. Нічого не збережено.
upload-zip-crowded = У цьому zip файлів більше ніж { $most }. Нічого не збережено; додайте кілька менших.
upload-zip-climbs = Шлях у цьому zip веде за межі його теки. Нічого не збережено.
upload-zip-link = У цьому zip є посилання. Нічого не збережено; покладіть у нього самі зображення.
upload-zip-nested = У цьому zip є інший zip. Нічого не збережено; покладіть усі зображення в один.
upload-zip-name = Назва файлу в цьому zip має невидимі символи. Нічого не збережено; перейменуйте файл.
upload-zip-no-pictures = У цьому zip немає зображень.
