# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = Что о вас хранится
privacy-games = Игры: **{ $games }** · ещё идут: **{ $live }** · серверы: **{ $servers }**
privacy-moves = Ходы в этих играх: **{ $moves }**
privacy-messages = Личные сообщения от меня: **{ $messages }**
privacy-uploads = Карты, которые вы добавили в колоды: **{ $uploads }**
privacy-guesses = Ответы в голосованиях, которые ещё идут: **{ $guesses }**
privacy-reports = Карты, на которые вы пожаловались: **{ $reports }**
privacy-stars = Ассоциации, которые вы отметили звездой: **{ $stars }**
privacy-daily = Ваши ответы и серии в ассоциациях дня: **{ $daily }**
privacy-statistics-on = Статистика: **включена**
privacy-statistics-off = Статистика: **выключена**, ничего не считается
privacy-hint = Ваше имя не хранится, только ваш ID пользователя Discord. Всё, что хранится, даст кнопка *Скачать файл*.

button-export = Скачать файл
button-statistics-off = Выключить статистику
button-statistics-on = Включить статистику
button-erase = Стереть всё…
button-erase-now = Да, стереть
button-keep = Нет, оставить

privacy-exported = Это всё, что о вас хранится.
privacy-ask = Стереть всё, что о вас хранится, на всех серверах? Вы выйдете из игр, которые ещё идут. Ваши настройки, статистика и карты, добавленные в колоды, исчезнут. Прошлые игры останутся, но вместо вас в них будет «бывший игрок», а ваши ассоциации останутся без вашего имени. Отменить это нельзя.
privacy-erased = Всё о вас стёрто.
privacy-kept = Ничего не стёрто.
