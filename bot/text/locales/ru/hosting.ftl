# The *Host* panel of a running game, and what everyone sees of a pause.

host-title = Управление игрой
host-hint = Изменения темпа, цели и языка начнут действовать со следующего этапа игры.
host-ask = Организатор игры — { $host }. Чтобы попросить о перерыве, нажмите *Пауза*.
    .paused = Организатор игры — { $host }. Чтобы попросить продолжить игру, нажмите *Продолжить*.
host-player = Игрок { $number }
button-pause = Пауза
button-resume = Продолжить
button-skip = Больше не ждать
panel-handover = Передать роль организатора
panel-kickout = Исключить игрока
panel-letback = Пустить игрока обратно
panel-adjust-pace = Темп игры
panel-adjust-language = Язык игры
suspended-goes-on = Игра на паузе. Она продолжится сама { $when } или когда организатор нажмёт *Продолжить*.
suspended-ends = Игра на паузе. Она завершится { $when }, если организатор не нажмёт *Продолжить*.
news-pause-asked = { $player } просит перерыв. Организатор может нажать *Пауза*.
news-resume-asked = { $player } хочет играть дальше. Организатор может нажать *Продолжить*.
hand-suspended = Игра на паузе. Организатор может нажать *Продолжить* в канале.
