# What a server and a person can set.

language-auto = Автоматично
hands-dm = Приватним повідомленням
    .chosen = Карти надходитимуть вам приватним повідомленням.
hands-button = Лише кнопкою «Мої карти»
    .chosen = Я не надсилатиму вам карт приватним повідомленням. Щоб їх побачити, натискайте *Мої карти* в каналі.
hands-server = Як на цьому сервері
members-everyone = Усі
members-managers = Хто керує сервером

settings-title = Налаштування сервера
settings-hint = Щоб змінити значення, оберіть його в меню. Воно діятиме для нових ігор.
settings-readers = Змінювати їх можуть учасники з дозволом «Керувати сервером».
settings-more = У меню вміщується щонайбільше 25 ролей, каналів чи колод. Для решти введіть **/dixit settings** і додайте параметр, наприклад **канал:**.
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
settings-mentions = Згадувати людей
settings-threads = Ігри в гілках
settings-yes = так
settings-no = ні
settings-channels = Де можна починати ігри
settings-everywhere = У всіх каналах

button-danger = Стерти дані сервера…
wipe-ask = Стерти все, що я зберігаю про цей сервер? Ігри, які тривають, завершаться, а всі ігри, асоціації, статистика, колоди й налаштування зникнуть. Скасувати це не можна.
wipe-done = Усі дані цього сервера стерто.

settings-makers = Хто може створювати колоди

mine-title = Ваші налаштування
mine-hint = «Лобі» й «Мій хід» стосуються лише цього сервера. Решта діє всюди.
mine-unmentioned = На цьому сервері згадки вимкнено, тож «Лобі» й «Мій хід» тут нічого не змінюють. Решта діє всюди.
mine-language = Мова
mine-hands = Ваші карти
mine-statistics = Статистика
mine-tips = Поради
mine-quiet = Тихі години
mine-zone = Часовий пояс
mine-lobbies = Лобі
mine-turns = Мій хід
hours-none = немає
zone-none = не вказано, тож я рахую за UTC
