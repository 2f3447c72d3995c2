# The *Host* panel of a running game, and what everyone sees of a pause.

host-title = Керування грою
host-hint = Нові темп, кінець гри й мова діятимуть із наступного етапу.
host-ask = Організатор гри — { $host }. Тут ви можете попросити про перерву.
host-player = Гравець { $number }
button-pause = Пауза
button-resume = Продовжити
button-skip = Більше не чекати
panel-handover = Передати роль організатора
panel-kickout = Вилучити гравця
panel-letback = Пустити гравця назад
panel-adjust-pace = Темп гри
panel-adjust-language = Мова цієї гри
suspended-goes-on = Гру призупинено. Вона продовжиться сама { $when } або коли організатор натисне *Продовжити*.
suspended-ends = Гру призупинено. Вона завершиться { $when }, якщо організатор не натисне *Продовжити*.
news-pause-asked = { $player } просить перерву. Організатор може натиснути *Пауза*.
news-resume-asked = { $player } хоче грати далі.
hand-suspended = Гру призупинено, тож зараз ходити не можна.
