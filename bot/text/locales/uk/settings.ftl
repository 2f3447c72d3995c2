# What a server and a person can set.

language-auto = Автоматично
hands-dm = Приватним повідомленням
    .chosen = Карти надходитимуть вам приватним повідомленням.
hands-button = Лише кнопкою «Мої карти»
    .chosen = Я не надсилатиму вам карт приватним повідомленням. Щоб їх побачити, натискайте *Мої карти* в каналі.
hands-server = Як на цьому сервері
members-everyone = Усі
members-managers = Учасники з дозволом «Керувати сервером»

settings-title = Налаштування сервера
settings-hint = Щоб змінити значення, оберіть його в меню. Воно діятиме для нових ігор.
settings-readers = Змінювати їх можуть учасники з дозволом «Керувати сервером».
settings-line = { $label }: **{ $value }**
settings-switches = Увімкнено
    .none = Нічого
settings-rules = Набір правил
settings-pace = Темп
settings-decks = Колода

deck-absent = колода, яку вилучено
deck-mixed = Колоди бота, перемішані разом

settings-language = Мова
settings-starters = Хто може починати ігри
settings-hands = Як гравці отримують карти
settings-mentions = Згадувати гравців без приватних повідомлень і тих, хто про це просив
settings-threads = Окрема гілка для гри
settings-yes = так
settings-no = ні
settings-channels = Де можна починати ігри
settings-everywhere = у всіх каналах

button-danger = Стерти дані сервера…
wipe-ask = Стерти все, що я зберігаю про цей сервер? Ігри, які тривають, завершаться, а всі ігри, асоціації, статистика, колоди й налаштування зникнуть. Скасувати це не можна.
wipe-done = Усі дані цього сервера стерто.

settings-makers = Хто може створювати колоди

mine-title = Ваші налаштування
mine-hint = Лобі й ходи стосуються цього сервера, тихі години й часовий пояс — усіх серверів.
mine-language = Мова
mine-hands = Як ви отримуєте карти
mine-statistics = Статистика
mine-tips = Поради
mine-quiet = Ваші тихі години
mine-zone = Ваш часовий пояс
mine-lobbies = Лобі
mine-turns = Мій хід
hours-none = немає
zone-none = невідомий, тож я рахую за UTC
