# Decks that servers make: uploads before they count, pages of a deck, why a picture is refused.

deck-made = Колода «{ $deck }» готова. Добавьте картинки командой **/dixit deck add**: до десяти за раз или zip.
deck-named = Теперь колода называется «{ $deck }».
deck-card = Карта { $number }
deck-enough = хватит, если игроков не больше чем { $players }
deck-missing = для игры втроём ещё не хватает карт: { $count }
deck-empty = В этой колоде ещё нет карт. Добавьте их командой **/dixit deck add**.
deck-describe = Карт без описания здесь: { $count }. Предложение о том, что на них видно, поможет друзьям, которые их не видят.
deck-described = Спасибо. Сохранено описаний: { $count }
deck-added = Кто добавил: { $person }, { $when }
deck-shared = «{ $deck }» в файлах, которые можно добавить на любом сервере командой **/dixit deck add**: { $count }
deck-removed = Колода «{ $deck }» удалена. Игру, в которой она уже есть, можно с ней доиграть.

card-removed = Карта { $number } удалена из колоды «{ $deck }». Игру, в которой она уже есть, можно с ней доиграть.
card-reported = Спасибо. Карта { $number } не попадёт в новые игры, пока не решит модератор.
report-cleared = Карта { $number } остаётся в колоде «{ $deck }» и снова может попасть в новые игры.
report-notice = На сервере { $server } пожаловались на карту { $number } из колоды «{ $deck }». Она не попадёт в новые игры, пока вы не решите: **/dixit deck show**.

deck-reported = Жалоба на карту { $number }: { $person } ({ $when }). Карта не попадёт в новые игры, пока вы не решите.
deck-working = Готовлю карты: { $done } из { $of }

no-description = описания ещё нет
ask-remove-deck = Удалить колоду «{ $deck }» навсегда? Карт в ней: { $count }
ask-remove-card = Удалить карту { $number } из колоды «{ $deck }» навсегда?

button-remove = Удалить
button-report-keep = Оставить
button-describe = Описать

draft-title = Новые карты для колоды «{ $deck }»
draft-intro = Ещё ничего не добавлено. Так будут выглядеть карты; добавьте их, если они вам нравятся.
draft-framing = Выберите карты, а затем кадрирование. Если ничего не выбрать, оно относится ко всей странице.
draft-choose = Какие карты изменить
draft-choose-first = Сначала выберите карты в меню.
draft-left-out = не добавляется
draft-more = ещё таких: { $count }
draft-moving = { $number }: анимированная картинка; картой будет первый кадр.
draft-twin = { $number } похожа на карту { $other } из колоды «{ $deck }»; обе показаны ниже.
draft-same = { $number } уже есть: это карта { $other } из колоды «{ $deck }». Она пропущена.
draft-twin-upload = { $number } похожа на { $other }; обе показаны ниже.
draft-rejected = «{ $file }»: { $why }
draft-working = Просматриваю картинки: { $done } из { $of }
draft-kept = Добавлено карт в колоду «{ $deck }»: { $count }. Выберите колоду в лобби кнопкой *Изменить правила*.
draft-none = Из этих файлов не получилось ни одной карты. Ничего не сохранено.
draft-dropped = Выброшено. Ничего не сохранено.
draft-nothing = Все карты пропущены, так что добавлять нечего.
draft-gone = Этой загрузки больше нет. Добавьте файлы ещё раз командой **/dixit deck add**.

framing-whole = целиком, на бумаге
framing-top = обрезана, верх или левый край
framing-middle = обрезана, середина
framing-bottom = обрезана, низ или правый край

button-framing-whole = Целиком
button-framing-top = Верх / левый край
button-framing-middle = Середина
button-framing-bottom = Низ / правый край
button-draft-skip = Пропустить / взять
button-draft-keep = Добавить карты: { $count }
button-draft-drop = Выбросить

alt-draft = Загруженные картинки как карты, номера { $numbers }.
alt-undescribed = Карты { $numbers }, пока без описания.
alt-twins = Похожие картинки рядом.

form-deck-title = Колода
form-deck-name = Её название
form-card-title = Карта { $number }
form-card-name = Название
form-card-alt = Что на ней видно
form-alts-title = Что видно на этих картах?
form-alt-hint = Лис читает письмо при свече

upload-one-zip = Добавьте один zip отдельно или до десяти картинок.
upload-failed = Эти файлы не удалось открыть. Ничего не сохранено; попробуйте другие.
upload-not-fetched = Discord не передал файл таким, как обещал. Ничего не сохранено; добавьте его ещё раз.
upload-empty = файл пуст.
upload-too-heavy = файл больше { $most } МБ.
upload-not-a-picture = это не картинка, что бы ни говорило название.
upload-drawing = это рисунок SVG; сохраните его как PNG.
upload-other-kind = такой формат не принимается; сохраните картинку как JPEG или PNG.
upload-damaged = файл повреждён или неполон.
upload-too-large = в картинке больше { $most } млн пикселей.
upload-too-small = картинка слишком мала: каждая сторона должна быть не меньше { $least } px.
upload-too-long = одна сторона картинки длиннее другой больше чем в { $most } раз; сначала обрежьте её.
upload-blank = на картинке только один цвет.
upload-words = слова в нём не читаются, поэтому карты добавятся без них.
upload-zip-damaged = Этот zip повреждён. Ничего не сохранено.
upload-zip-locked = У этого zip есть пароль. Ничего не сохранено; добавьте zip без пароля.
upload-zip-bomb = В распакованном виде этот zip больше { $most } МБ. Ничего не сохранено.
upload-zip-crowded = В этом zip файлов больше чем { $most }. Ничего не сохранено; добавьте несколько поменьше.
upload-zip-climbs = Путь в этом zip ведёт за пределы его папки. Ничего не сохранено.
upload-zip-link = В этом zip есть ссылка. Ничего не сохранено; положите в него сами картинки.
upload-zip-nested = В этом zip есть другой zip. Ничего не сохранено; положите все картинки в один.
upload-zip-name = В имени файла в этом zip есть невидимые символы. Ничего не сохранено; переименуйте файл.
upload-zip-no-pictures = В этом zip нет картинок.
