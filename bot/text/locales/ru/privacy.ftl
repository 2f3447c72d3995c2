# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = Что о вас хранится
privacy-games = Игры: **{ $games }** · идут сейчас: **{ $live }** · серверы: **{ $servers }**
privacy-moves = Ходы в них: **{ $moves }**
privacy-messages = Известные мне личные сообщения: **{ $messages }**
privacy-uploads = Карты, которые вы добавили в колоды: **{ $uploads }**
privacy-statistics-on = Статистика: **включена**
privacy-statistics-off = Статистика: **выключена**, ничего не считается
privacy-hint = Ваше имя не хранится, только ваш ID в Discord. В файле есть всё.

button-export = Получить файлом
button-statistics-off = Выключить статистику
button-statistics-on = Включить статистику
button-erase = Стереть всё…
button-erase-now = Да, стереть
button-keep = Нет, оставить

privacy-exported = Это всё, что о вас хранится.
privacy-ask = Стереть всё, что о вас хранится, на всех серверах? Вы выйдете из игр, которые идут. Исчезнут ваши настройки, статистика и карты, которые вы добавили в колоды. Прошлые игры останутся: в них вы «бывший игрок», а подсказки — без вашего имени. Отменить это нельзя.
privacy-erased = Всё о вас стёрто.
privacy-kept = Ничего не стёрто.
