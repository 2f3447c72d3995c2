# The *Host* panel of a running game, and what everyone sees of a pause.

host-title = Управление игрой
host-hint = Новые темп, конец игры и язык начнут действовать со следующего этапа.
host-ask = Организатор игры — { $host }. Здесь вы можете попросить о перерыве.
host-player = Игрок { $number }
button-pause = Пауза
button-resume = Продолжить
button-skip = Больше не ждать
panel-handover = Передать роль организатора
panel-kickout = Исключить игрока
panel-letback = Пустить игрока обратно
panel-adjust-pace = Темп игры
panel-adjust-language = Язык этой игры
suspended-goes-on = Игра на паузе. Она продолжится сама { $when } или когда организатор нажмёт *Продолжить*.
suspended-ends = Игра на паузе. Она завершится { $when }, если организатор не нажмёт *Продолжить*.
news-pause-asked = { $player } просит перерыв. Организатор может нажать *Пауза*.
news-resume-asked = { $player } хочет играть дальше.
hand-suspended = Игра на паузе, поэтому сейчас ходить нельзя.
