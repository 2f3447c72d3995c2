# The reveal: verdict, who voted for what, points and scores.

button-next = Далі

verdict-just-right = { $count ->
    [1] ★ Це була карта **{ $slot }**. Її відгадав один гравець. Саме те, що треба!
    [one] ★ Це була карта **{ $slot }**. Її відгадав { $count } гравець. Саме те, що треба!
    [few] ★ Це була карта **{ $slot }**. Її відгадали { $count } гравці. Саме те, що треба!
   *[many] ★ Це була карта **{ $slot }**. Її відгадали { $count } гравців. Саме те, що треба!
}
verdict-too-easy = ★ Це була карта **{ $slot }**. Її відгадали всі. Надто легко! За асоціацію балів немає.
verdict-too-hard = ★ Це була карта **{ $slot }**. Її не відгадав ніхто. Надто важко! За асоціацію балів немає.
verdict-too-easy-lost = { $points ->
    [one] ★ Це була карта **{ $slot }**. Її відгадали всі. Надто легко! Оповідач втрачає { $points } бал.
    [few] ★ Це була карта **{ $slot }**. Її відгадали всі. Надто легко! Оповідач втрачає { $points } бали.
   *[many] ★ Це була карта **{ $slot }**. Її відгадали всі. Надто легко! Оповідач втрачає { $points } балів.
}
verdict-too-hard-lost = { $points ->
    [one] ★ Це була карта **{ $slot }**. Її не відгадав ніхто. Надто важко! Оповідач втрачає { $points } бал.
    [few] ★ Це була карта **{ $slot }**. Її не відгадав ніхто. Надто важко! Оповідач втрачає { $points } бали.
   *[many] ★ Це була карта **{ $slot }**. Її не відгадав ніхто. Надто важко! Оповідач втрачає { $points } балів.
}
verdict-no-votes = Ніхто не проголосував, тож балів ніхто не отримує.
    .card = ★ Це була карта **{ $slot }**. Ніхто не проголосував, тож балів ніхто не отримує.
verdict-pair-found = ★ Це була карта **{ $slot }**. Її відгадує { $player }.
verdict-pair-missed = ★ Це була карта **{ $slot }**, але її не відгадано. Балів ніхто не отримує.
verdict-party = { $count ->
    [1] 🏆 Найпопулярніша карта раунду: **{ $slots }**.
   *[other] 🏆 Найпопулярніші карти раунду: **{ $slots }**.
}
verdict-party-nobody = ⚠️ Усі голоси зібрала карта **{ $slot }**, а це пастка, тож у цьому раунді переможця немає.
verdict-no-trap = Цього разу пастки не було.
verdict-trap = ⚠️ Карта **{ $slot }** була пасткою.

practice-just-right = { $found ->
    [one] 💡 Вашу карту відгадав { $found } гравець із { $voters }, і це саме те, що треба. Бали ви отримуєте, коли одні відгадують, а інші ні.
    [few] 💡 Вашу карту відгадали { $found } гравці з { $voters }, і це саме те, що треба. Бали ви отримуєте, коли одні відгадують, а інші ні.
   *[many] 💡 Вашу карту відгадали { $found } гравців із { $voters }, і це саме те, що треба. Бали ви отримуєте, коли одні відгадують, а інші ні.
}
practice-nearly-easy = { $found ->
    [one] 💡 Вашу карту відгадав { $found } гравець із { $voters }, тобто майже всі. Безпечніше, коли асоціація трохи далі від картинки.
    [few] 💡 Вашу карту відгадали { $found } гравці з { $voters }, тобто майже всі. Безпечніше, коли асоціація трохи далі від картинки.
   *[many] 💡 Вашу карту відгадали { $found } гравців із { $voters }, тобто майже всі. Безпечніше, коли асоціація трохи далі від картинки.
}
practice-nearly-hard = { $found ->
    [one] 💡 Вашу карту відгадав лише { $found } гравець із { $voters }. Безпечніше, коли асоціація трохи ближча до картинки.
    [few] 💡 Вашу карту відгадали лише { $found } гравці з { $voters }. Безпечніше, коли асоціація трохи ближча до картинки.
   *[many] 💡 Вашу карту відгадали лише { $found } гравців із { $voters }. Безпечніше, коли асоціація трохи ближча до картинки.
}
practice-too-easy = { $voters ->
    [one] 💡 Вашу карту відгадали всі ({ $voters }), тож за асоціацію балів немає. Наступного разу натякніть на почуття чи спогад, а не на те, що всі бачать.
    [few] 💡 Вашу карту відгадали всі { $voters } гравці, тож за асоціацію балів немає. Наступного разу натякніть на почуття чи спогад, а не на те, що всі бачать.
   *[many] 💡 Вашу карту відгадали всі { $voters } гравців, тож за асоціацію балів немає. Наступного разу натякніть на почуття чи спогад, а не на те, що всі бачать.
}
practice-too-hard = 💡 Вашої карти не відгадав жоден із { $voters }, тож за асоціацію балів немає. Наступного разу почніть із того, що на ній усі бачать.

clue-by = { $storyteller }: **{ $clue }**
why-line = 💭 { $why }

gained = **+{ $points }**
lost = **−{ $points }**

no-vote-from = Не голосували: { $people }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }
points-line-lost = { $who } **−{ $points }** → { $total } · { $reasons }

gain-story-found = вдала асоціація +{ $points }
gain-each-finder = { $votes ->
    [one] відгадав { $votes } гравець +{ $points }
    [few] відгадали { $votes } гравці +{ $points }
   *[many] відгадали { $votes } гравців +{ $points }
}
gain-too-easy = надто легка асоціація
gain-too-hard = надто важка асоціація
gain-too-easy-lost = надто легка асоціація −{ $points }
gain-too-hard-lost = надто важка асоціація −{ $points }
gain-found = карту відгадано +{ $points }
gain-found-twice = карту відгадано обома голосами +{ $points }
gain-single-dial = єдиним голосом +{ $points }
gain-everybody-found = відгадали всі +{ $points }
gain-nobody-found = не відгадав ніхто +{ $points }
gain-lured = { $votes ->
    [one] перехоплено { $votes } голос +{ $points }
    [few] перехоплено { $votes } голоси +{ $points }
   *[many] перехоплено { $votes } голосів +{ $points }
}
gain-company = { $votes ->
    [one] { $votes } голос за обрану вами карту +{ $points }
    [few] { $votes } голоси за обрану вами карту +{ $points }
   *[many] { $votes } голосів за обрану вами карту +{ $points }
}
gain-alone = за обрану вами карту більше ніхто не голосував
gain-trapped = ви проголосували за пастку
gain-owner-left = того, хто виклав обрану вами карту, вже немає в грі
gain-nothing = цього разу без балів

alt-track = Шкала балів: { $scores }

headline-nobody-voted = 🌙 Карти бережуть свої таємниці.
headline-all-trapped = 🪤 Оце так пастка!
headline-trap-caught = { $count ->
    [one] 🪤 У неї втрапив { $count } гравець!
    [few] 🪤 У неї втрапили { $count } гравці!
   *[many] 🪤 У неї втрапили { $count } гравців!
}
headline-crowd-met = { $count ->
    [one] 🤝 На карті { $slot } зійшовся { $count } гравець.
    [few] 🤝 На карті { $slot } зійшлися { $count } гравці.
   *[many] 🤝 На карті { $slot } зійшлися { $count } гравців.
}
headline-crowds-met = 🤝 Думки розділилися порівну, по { $count ->
    [one] { $count } голосу
    [few] { $count } голоси
   *[many] { $count } голосів
}.
headline-minds-differed = 💭 У кожного своя думка.
headline-together-found = 🤝 Ви на одній хвилі!
headline-pair-found = { $picks ->
    [1] 🎯 Вистачило обрати одну карту!
    [one] 🎯 Довелося обрати { $picks } карту.
    [few] 🎯 Довелося обрати { $picks } карти.
   *[many] 🎯 Довелося обрати { $picks } карт.
}
headline-pair-missed = 🌫️ Колода добре її сховала.
headline-everyone-found = 👀 Вас не проведеш!
headline-fooled-everyone = 🎭 { $player } обводить усіх круг пальця картою { $slot }!
headline-fooled-most = { $count ->
    [one] 🎭 { $player } обводить круг пальця { $count } гравця картою { $slot }.
    [few] 🎭 { $player } обводить круг пальця { $count } гравців картою { $slot }.
   *[many] 🎭 { $player } обводить круг пальця { $count } гравців картою { $slot }.
}
headline-fooled-alike = { $count ->
    [one] 🎭 { $players } перехоплюють по { $count } голосу.
    [few] 🎭 { $players } перехоплюють по { $count } голоси.
   *[many] 🎭 { $players } перехоплюють по { $count } голосів.
}
headline-only-one-found = 🔮 Думки оповідача читає лише { $player }!
headline-only-one-missed = 👀 Ще один голос — і відгадали б усі.
headline-every-card-voted = 🎲 Кожна карта отримала голос.
headline-nobody-found = 🌫️ Загадка лишилася загадкою.
headline-some-found = 🎯 Для одних очевидно, для інших загадка.
