# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = Що про вас зберігається
privacy-games = Ігри: **{ $games }** · тривають: **{ $live }** · сервери: **{ $servers }**
privacy-moves = Ходи в них: **{ $moves }**
privacy-messages = Відомі мені приватні повідомлення: **{ $messages }**
privacy-uploads = Карти, які ви додали до колод: **{ $uploads }**
privacy-statistics-on = Статистика: **увімкнена**
privacy-statistics-off = Статистика: **вимкнена**, нічого не рахується
privacy-hint = Ваше ім’я не зберігається, лише ваш ID у Discord. У файлі є все.

button-export = Отримати файлом
button-statistics-off = Вимкнути статистику
button-statistics-on = Увімкнути статистику
button-erase = Стерти все…
button-erase-now = Так, стерти
button-keep = Ні, залишити

privacy-exported = Це все, що про вас зберігається.
privacy-ask = Стерти все, що про вас зберігається, на всіх серверах? Ви вийдете з ігор, які тривають. Зникнуть ваші налаштування, статистика й карти, які ви додали до колод. Минулі ігри залишаться: у них ви «колишній гравець», а асоціації — без вашого імені. Скасувати це не можна.
privacy-erased = Усе про вас стерто.
privacy-kept = Нічого не стерто.
