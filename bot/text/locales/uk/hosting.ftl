# The *Host* panel of a running game, and what everyone sees of a pause.

host-title = Керування грою
host-hint = Зміни темпу, мети й мови діятимуть із наступного етапу гри.
host-ask = Організатор гри — { $host }. Щоб попросити про перерву, натисніть *Пауза*.
    .paused = Організатор гри — { $host }. Щоб попросити продовжити гру, натисніть *Продовжити*.
host-player = Гравець { $number }
button-pause = Пауза
button-resume = Продовжити
button-skip = Більше не чекати
panel-handover = Передати роль організатора
panel-kickout = Вилучити гравця
panel-letback = Пустити гравця назад
panel-adjust-pace = Темп гри
panel-adjust-language = Мова гри
suspended-goes-on = Гру призупинено. Вона продовжиться сама { $when } або коли організатор натисне *Продовжити*.
suspended-ends = Гру призупинено. Вона завершиться { $when }, якщо організатор не натисне *Продовжити*.
news-pause-asked = { $player } просить перерву. Організатор може натиснути *Пауза*.
news-resume-asked = { $player } хоче грати далі. Організатор може натиснути *Продовжити*.
hand-suspended = Гру призупинено. Організатор може натиснути *Продовжити* в каналі.
