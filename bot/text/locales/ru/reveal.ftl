# The reveal: verdict, who voted for what, points and scores.

button-next = Дальше

verdict-just-right = { $count ->
    [1] ★ Это была карта **{ $slot }**. Её угадал один игрок. В самый раз!
    [one] ★ Это была карта **{ $slot }**. Её угадал { $count } игрок. В самый раз!
    [few] ★ Это была карта **{ $slot }**. Её угадали { $count } игрока. В самый раз!
   *[many] ★ Это была карта **{ $slot }**. Её угадали { $count } игроков. В самый раз!
}
verdict-too-easy = ★ Это была карта **{ $slot }**. Её угадали все. Слишком легко! За ассоциацию очков нет.
verdict-too-hard = ★ Это была карта **{ $slot }**. Её не угадал никто. Слишком сложно! За ассоциацию очков нет.
verdict-too-easy-lost = { $points ->
    [one] ★ Это была карта **{ $slot }**. Её угадали все. Слишком легко! Рассказчик теряет { $points } очко.
    [few] ★ Это была карта **{ $slot }**. Её угадали все. Слишком легко! Рассказчик теряет { $points } очка.
   *[many] ★ Это была карта **{ $slot }**. Её угадали все. Слишком легко! Рассказчик теряет { $points } очков.
}
verdict-too-hard-lost = { $points ->
    [one] ★ Это была карта **{ $slot }**. Её не угадал никто. Слишком сложно! Рассказчик теряет { $points } очко.
    [few] ★ Это была карта **{ $slot }**. Её не угадал никто. Слишком сложно! Рассказчик теряет { $points } очка.
   *[many] ★ Это была карта **{ $slot }**. Её не угадал никто. Слишком сложно! Рассказчик теряет { $points } очков.
}
verdict-no-votes = Никто не проголосовал, поэтому очков никто не получает.
    .card = ★ Это была карта **{ $slot }**. Никто не проголосовал, поэтому очков никто не получает.
verdict-pair-found = ★ Это была карта **{ $slot }**. Её угадывает { $player }.
verdict-pair-missed = ★ Это была карта **{ $slot }**, но её не угадали. Очков никто не получает.
verdict-party = { $count ->
    [1] 🏆 Самая популярная карта раунда: **{ $slots }**.
   *[other] 🏆 Самые популярные карты раунда: **{ $slots }**.
}
verdict-party-nobody = ⚠️ Все голоса собрала карта **{ $slot }**, а это ловушка, поэтому в этом раунде победителя нет.
verdict-no-trap = В этот раз ловушки не было.
verdict-trap = ⚠️ Карта **{ $slot }** была ловушкой.

practice-just-right = { $found ->
    [one] 💡 Вашу карту угадал { $found } игрок из { $voters }, и это в самый раз. Очки вы получаете, когда одни угадывают, а другие нет.
    [few] 💡 Вашу карту угадали { $found } игрока из { $voters }, и это в самый раз. Очки вы получаете, когда одни угадывают, а другие нет.
   *[many] 💡 Вашу карту угадали { $found } игроков из { $voters }, и это в самый раз. Очки вы получаете, когда одни угадывают, а другие нет.
}
practice-nearly-easy = { $found ->
    [one] 💡 Вашу карту угадал { $found } игрок из { $voters }, то есть почти все. Надёжнее, когда ассоциация чуть дальше от картинки.
    [few] 💡 Вашу карту угадали { $found } игрока из { $voters }, то есть почти все. Надёжнее, когда ассоциация чуть дальше от картинки.
   *[many] 💡 Вашу карту угадали { $found } игроков из { $voters }, то есть почти все. Надёжнее, когда ассоциация чуть дальше от картинки.
}
practice-nearly-hard = { $found ->
    [one] 💡 Вашу карту угадал только { $found } игрок из { $voters }. Надёжнее, когда ассоциация чуть ближе к картинке.
    [few] 💡 Вашу карту угадали только { $found } игрока из { $voters }. Надёжнее, когда ассоциация чуть ближе к картинке.
   *[many] 💡 Вашу карту угадали только { $found } игроков из { $voters }. Надёжнее, когда ассоциация чуть ближе к картинке.
}
practice-too-easy = { $voters ->
    [one] 💡 Вашу карту угадали все ({ $voters }), поэтому за ассоциацию очков нет. В следующий раз намекните на чувство или воспоминание, а не на то, что видят все.
    [few] 💡 Вашу карту угадали все { $voters } игрока, поэтому за ассоциацию очков нет. В следующий раз намекните на чувство или воспоминание, а не на то, что видят все.
   *[many] 💡 Вашу карту угадали все { $voters } игроков, поэтому за ассоциацию очков нет. В следующий раз намекните на чувство или воспоминание, а не на то, что видят все.
}
practice-too-hard = 💡 Вашу карту не угадал ни один из { $voters }, поэтому за ассоциацию очков нет. В следующий раз начните с того, что на ней видят все.

clue-by = { $storyteller }: **{ $clue }**
why-line = 💭 { $why }

gained = **+{ $points }**
lost = **−{ $points }**

no-vote-from = Не голосовали: { $people }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }
points-line-lost = { $who } **−{ $points }** → { $total } · { $reasons }

gain-story-found = удачная ассоциация +{ $points }
gain-each-finder = { $votes ->
    [one] угадал { $votes } игрок +{ $points }
    [few] угадали { $votes } игрока +{ $points }
   *[many] угадали { $votes } игроков +{ $points }
}
gain-too-easy = слишком лёгкая ассоциация
gain-too-hard = слишком сложная ассоциация
gain-too-easy-lost = слишком лёгкая ассоциация −{ $points }
gain-too-hard-lost = слишком сложная ассоциация −{ $points }
gain-found = карта угадана +{ $points }
gain-found-twice = карта угадана обоими голосами +{ $points }
gain-single-dial = единственным голосом +{ $points }
gain-everybody-found = угадали все +{ $points }
gain-nobody-found = не угадал никто +{ $points }
gain-lured = { $votes ->
    [one] перехвачен { $votes } голос +{ $points }
    [few] перехвачено { $votes } голоса +{ $points }
   *[many] перехвачено { $votes } голосов +{ $points }
}
gain-company = { $votes ->
    [one] { $votes } голос за выбранную вами карту +{ $points }
    [few] { $votes } голоса за выбранную вами карту +{ $points }
   *[many] { $votes } голосов за выбранную вами карту +{ $points }
}
gain-alone = за выбранную вами карту больше никто не голосовал
gain-trapped = вы проголосовали за ловушку
gain-owner-left = того, кто выложил выбранную вами карту, уже нет в игре
gain-nothing = в этот раз без очков

alt-track = Счётчик очков: { $scores }

headline-nobody-voted = 🌙 Карты хранят свои тайны.
headline-all-trapped = 🪤 Вот это ловушка!
headline-trap-caught = { $count ->
    [one] 🪤 В неё попал { $count } игрок!
    [few] 🪤 В неё попали { $count } игрока!
   *[many] 🪤 В неё попали { $count } игроков!
}
headline-crowd-met = { $count ->
    [one] 🤝 На карте { $slot } сошёлся { $count } игрок.
    [few] 🤝 На карте { $slot } сошлись { $count } игрока.
   *[many] 🤝 На карте { $slot } сошлись { $count } игроков.
}
headline-crowds-met = 🤝 Мнения разделились поровну, по { $count ->
    [one] { $count } голосу
    [few] { $count } голоса
   *[many] { $count } голосов
}.
headline-minds-differed = 💭 У каждого своё мнение.
headline-together-found = 🤝 Вы на одной волне!
headline-pair-found = { $picks ->
    [1] 🎯 Хватило одной карты!
    [one] 🎯 Пришлось выбрать { $picks } карту.
    [few] 🎯 Пришлось выбрать { $picks } карты.
   *[many] 🎯 Пришлось выбрать { $picks } карт.
}
headline-pair-missed = 🌫️ Колода хорошо её спрятала.
headline-everyone-found = 👀 Вас не проведёшь!
headline-fooled-everyone = 🎭 { $player } обводит всех вокруг пальца картой { $slot }!
headline-fooled-most = { $count ->
    [one] 🎭 { $player } обводит вокруг пальца { $count } игрока картой { $slot }.
    [few] 🎭 { $player } обводит вокруг пальца { $count } игроков картой { $slot }.
   *[many] 🎭 { $player } обводит вокруг пальца { $count } игроков картой { $slot }.
}
headline-fooled-alike = { $count ->
    [one] 🎭 { $players } перехватывают по { $count } голосу.
    [few] 🎭 { $players } перехватывают по { $count } голоса.
   *[many] 🎭 { $players } перехватывают по { $count } голосов.
}
headline-only-one-found = 🔮 Мысли рассказчика читает только { $player }!
headline-only-one-missed = 👀 Ещё один голос — и угадали бы все.
headline-every-card-voted = 🎲 Каждая карта получила голос.
headline-nobody-found = 🌫️ Загадка осталась загадкой.
headline-some-found = 🎯 Для одних очевидно, для других загадка.
