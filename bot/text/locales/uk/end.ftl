# The end of a game: podium, awards, album, rematch.

button-rematch = Зіграти ще раз
button-history = Усі історії

alt-podium = Кролики на своїх місцях.
finale-title = Кінець

ending-goal-reached = Мети досягнуто.
ending-everyone-told = Кожен побував оповідачем.
ending-pile-empty = Останню карту колоди взято.
ending-too-few-players = Гравців лишилося замало, тож цей рахунок остаточний.
ending-seat-unfilled = Вільного місця ніхто вчасно не зайняв, тож цей рахунок остаточний.
ending-stopped = Гру зупинено, тож цей рахунок остаточний.
ending-abandoned = Нікого вже не було, тож цей рахунок остаточний.

nobody-won = Ніхто не отримав балів, тож переможців немає.
winners = { $count ->
    [1] 🏆 Перемога: { $people }!
   *[other] 🏆 Перемогу ділять: { $people }!
}
standing = { $who } · { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
awards-title = Чим запам’яталися

award-eye = { $count ->
    [one] 👁️ **Найгостріше око** · { $people } · відгадано { $count } асоціацію
    [few] 👁️ **Найгостріше око** · { $people } · відгадано { $count } асоціації
    [many] 👁️ **Найгостріше око** · { $people } · відгадано { $count } асоціацій
   *[other] 👁️ **Найгостріше око** · { $people } · відгадано { $count } асоціації
}
award-bluff = { $count ->
    [one] 🎭 **Найкращий блеф** · { $people } · приманено { $count } голос
    [few] 🎭 **Найкращий блеф** · { $people } · приманено { $count } голоси
    [many] 🎭 **Найкращий блеф** · { $people } · приманено { $count } голосів
   *[other] 🎭 **Найкращий блеф** · { $people } · приманено { $count } голосу
}
award-magnet = { $count ->
    [one] 🧲 **Магніт** · { $people } · { $count } голос за одну карту
    [few] 🧲 **Магніт** · { $people } · { $count } голоси за одну карту
    [many] 🧲 **Магніт** · { $people } · { $count } голосів за одну карту
   *[other] 🧲 **Магніт** · { $people } · { $count } голосу за одну карту
}
award-few-words = 🤏 **Небагато слів** · { $people }
award-poet = 🪶 **Поетична душа** · { $people }
award-company = 🥕 **Душа компанії** · { $people }

album-title = Альбом цієї гри

button-album = Гортати альбом
button-send-album = Надіслати мені
button-page-back = Назад
button-page-on = Далі

album-evening = Вечір { $day }
album-day = { $day }
album-found =
    { $count ->
        [0] Ніхто не вгадав
       *[other] Вгадали { $count } з { $of }
    }
album-chosen =
    { $count ->
        [0] Ніхто не вибрав
       *[other] Вибрали { $count } з { $of }
    }
album-no-votes = Ніхто не голосував
album-page = Сторінка { $page } з { $pages }
