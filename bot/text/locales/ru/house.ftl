# House rules: the page where a host chooses them, and the line in the lobby.

button-house = Домашние правила
button-panel-back = К правилам игры

house-title = Домашние правила
house-hint = Выберите домашнее правило, а затем — как по нему играть. Изменения сразу действуют для всех в лобби. Если у игры есть цель, её меняет кнопка 🎯.
house-none = Пока ни одного. Играем строго по правилам.
house-apart = Игры с такими домашними правилами считаются на этом сервере отдельно.
house-line = Домашние правила · { $rules }
house-item = { $rule }: { $value }
panel-house = Какое домашнее правило?

house-end = Конец игры
    .about = Побеждает тот, у кого в конце больше всего очков.
house-end-book = По правилам
house-end-goal = Когда набрано определённое число очков
house-end-rounds = После определённого числа раундов
house-end-turns = Когда каждый побывает рассказчиком
house-end-pile = Когда кончатся карты в колоде
house-end-never = Только когда остановит организатор

house-points = Очки
    .about = По очкам «Имаджинариума» рассказчик получает 3 и ещё по 1 за каждого, кто угадал карту. Если угадали все, рассказчик теряет 3, а если никто — теряет 2.
house-points-book = По правилам
house-points-imaginarium = Как в «Имаджинариуме»

house-theme = Тема
    .about = Каждая ассоциация должна соответствовать теме. Никто этого не проверяет, а компьютерные игроки тему не учитывают.
house-theme-book = Без темы
house-theme-drawn = Каждый раунд новая
house-theme-one-word = Одним словом
house-theme-three-words = Тремя словами
house-theme-question = Вопрос
house-theme-rhyme = Рифма
house-theme-proverb = Пословица
house-theme-headline = Газетный заголовок
house-theme-advice = Совет
house-theme-excuse = Отговорка
house-theme-film = Фильм
house-theme-song = Песня
house-theme-book-title = Книга
house-theme-brand = Бренд или слоган
house-theme-place = Место
house-theme-food = Что-нибудь съедобное
house-theme-job = Профессия
house-theme-weather = Погода
house-theme-colour = Цвет
house-theme-sound = Звук
house-theme-smell = Запах
house-theme-feeling = Чувство
house-theme-memory = Воспоминание
house-theme-dream = Сон
house-theme-secret = Тайна

house-new-hand = Новые карты
    .about = Чтобы заменить все свои карты, нажмите под ними *Новые карты*, пока не выложили ни одной.
house-new-hand-book = Никогда
house-new-hand-once = Раз за игру

house-rematch = Следующая игра
    .about = С теми же картами *Реванш* продолжает игру: у каждого остаются свои карты, а колода та же.
house-rematch-book = С новыми картами
house-rematch-keeps-hands = С теми же картами

house-audience = Зрители
    .about = Если зрители не угадывают, они только смотрят.
house-audience-book = Могут угадывать
house-audience-hidden = Не угадывают

house-clue-time = Время на ассоциацию
    .about = Столько времени у рассказчика, чтобы назвать ассоциацию.
house-clue-time-book = По темпу игры
house-card-time = Время на карты
    .about = Столько времени у каждого, чтобы выложить карту.
house-card-time-book = По темпу игры
house-vote-time = Время на голосование
    .about = Столько времени у каждого, чтобы проголосовать.
house-vote-time-book = По темпу игры
house-points-time = Время на итоги
    .about = Столько времени видны очки, прежде чем начнётся следующий раунд.
house-points-time-book = По темпу игры

house-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
house-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
house-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
