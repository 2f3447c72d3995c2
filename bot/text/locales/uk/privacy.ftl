# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = Що про вас зберігається
privacy-games = Ігри: **{ $games }** · ще тривають: **{ $live }** · сервери: **{ $servers }**
privacy-moves = Ходи в цих іграх: **{ $moves }**
privacy-messages = Приватні повідомлення від мене: **{ $messages }**
privacy-uploads = Карти, які ви додали до колод: **{ $uploads }**
privacy-guesses = Відповіді в голосуваннях, які ще тривають: **{ $guesses }**
privacy-reports = Карти, на які ви поскаржилися: **{ $reports }**
privacy-stars = Асоціації, які ви відзначили зіркою: **{ $stars }**
privacy-daily = Ваші відповіді й серії в асоціаціях дня: **{ $daily }**
privacy-statistics-on = Статистика: **увімкнена**
privacy-statistics-off = Статистика: **вимкнена**, нічого не рахується
privacy-hint = Ваше ім’я не зберігається, лише ваш ID користувача Discord. Усе, що зберігається, дасть кнопка *Завантажити файл*.

button-export = Завантажити файл
button-statistics-off = Вимкнути статистику
button-statistics-on = Увімкнути статистику
button-erase = Стерти все…
button-erase-now = Так, стерти
button-keep = Ні, залишити

privacy-exported = Це все, що про вас зберігається.
privacy-ask = Стерти все, що про вас зберігається, на всіх серверах? Ви вийдете з ігор, які ще тривають. Ваші налаштування, статистика й карти, додані до колод, зникнуть. Минулі ігри залишаться, але замість вас у них буде «колишній гравець», а ваші асоціації лишаться без вашого імені. Скасувати це не можна.
privacy-erased = Усе про вас стерто.
privacy-kept = Нічого не стерто.
