# The reveal: verdict, who voted for what, points and scores.

button-next = Наступний раунд

verdict-just-right = { $count ->
    [one] ★ Це була карта **{ $slot }**. Її відгадала { $count } людина: саме те, що треба.
    [few] ★ Це була карта **{ $slot }**. Її відгадали { $count } людини: саме те, що треба.
   *[many] ★ Це була карта **{ $slot }**. Її відгадали { $count } людей: саме те, що треба.
}
verdict-too-easy = ★ Це була карта **{ $slot }**. Її відгадали всі: надто легко! За асоціацію балів немає.
verdict-too-hard = ★ Це була карта **{ $slot }**. Її не відгадав ніхто: надто важко! За асоціацію балів немає.
verdict-no-votes = Ніхто не проголосував, тож балів немає ні в кого.
verdict-no-trap = Цього разу без пастки.
verdict-trap = ⚠️ Карта **{ $slot }** була пасткою.

card-voters = ← { $people }

gained = **+{ $points }**
gained-sum = **+{ $points }** ({ $sum })
gained-each = кожному **+{ $points }**

no-vote-from = Без голосу: { $people }
standings = Рахунок: { $standings }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }

gain-story-found = асоціація вдалася +{ $points }
gain-too-easy = надто легко
gain-too-hard = надто важко
gain-found = карту відгадано +{ $points }
gain-found-twice = обидва голоси за неї +{ $points }
gain-single-dial = єдиним голосом +{ $points }
gain-everybody-found = відгадали всі +{ $points }
gain-nobody-found = не відгадав ніхто +{ $points }
gain-lured = { $votes ->
    [one] бонус за { $votes } голос +{ $points }
    [few] бонус за { $votes } голоси +{ $points }
   *[many] бонус за { $votes } голосів +{ $points }
}
gain-company = { $votes ->
    [one] { $votes } голос за обрану вами карту +{ $points }
    [few] { $votes } голоси за обрану вами карту +{ $points }
   *[many] { $votes } голосів за обрану вами карту +{ $points }
}
gain-alone = за цю карту більше ніхто не голосував
gain-trapped = пастка
gain-owner-left = хто дав цю карту, вже не грає
gain-nothing = цього разу нічого

alt-track = Шкала балів: { $scores }
