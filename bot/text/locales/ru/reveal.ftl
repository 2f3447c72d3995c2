# The reveal: verdict, who voted for what, points and scores.

button-next = Следующий раунд

verdict-just-right = { $count ->
    [one] ★ Это была карта **{ $slot }**. Её угадал { $count } человек: в самый раз.
    [few] ★ Это была карта **{ $slot }**. Её угадали { $count } человека: в самый раз.
   *[many] ★ Это была карта **{ $slot }**. Её угадали { $count } человек: в самый раз.
}
verdict-too-easy = ★ Это была карта **{ $slot }**. Её угадали все: слишком легко! За подсказку очков нет.
verdict-too-hard = ★ Это была карта **{ $slot }**. Её не угадал никто: слишком сложно! За подсказку очков нет.
verdict-no-votes = Никто не проголосовал, поэтому очков нет ни у кого.
verdict-no-trap = В этот раз без ловушки.
verdict-trap = ⚠️ Карта **{ $slot }** была ловушкой.

card-voters = ← { $people }

gained = **+{ $points }**
gained-sum = **+{ $points }** ({ $sum })
gained-each = каждому **+{ $points }**

no-vote-from = Без голоса: { $people }
standings = Счёт: { $standings }
points-line = { $who } **+{ $points }** → { $total } · { $reasons }

gain-story-found = подсказка удалась +{ $points }
gain-too-easy = слишком легко
gain-too-hard = слишком сложно
gain-found = карта угадана +{ $points }
gain-found-twice = оба голоса за неё +{ $points }
gain-single-dial = единственным голосом +{ $points }
gain-everybody-found = угадали все +{ $points }
gain-nobody-found = не угадал никто +{ $points }
gain-lured = { $votes ->
    [one] дополнительно за { $votes } голос +{ $points }
    [few] дополнительно за { $votes } голоса +{ $points }
   *[many] дополнительно за { $votes } голосов +{ $points }
}
gain-company = { $votes ->
    [one] { $votes } голос за выбранную вами карту +{ $points }
    [few] { $votes } голоса за выбранную вами карту +{ $points }
   *[many] { $votes } голосов за выбранную вами карту +{ $points }
}
gain-alone = за эту карту больше никто не голосовал
gain-trapped = ловушка
gain-owner-left = кто дал эту карту, уже не в игре
gain-nothing = в этот раз ничего

alt-track = Счётчик очков: { $scores }
