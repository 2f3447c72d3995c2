# The *Host* panel of a running game, and what everyone sees of a pause.

host-title = Host
host-hint = Changes to the time, the goal and the language apply from the next step on.
host-ask = { $host } is the host. Press *Pause* to ask for a break.
    .paused = { $host } is the host. Press *Resume* to ask to go on.
host-player = Player { $number }
button-pause = Pause
button-resume = Resume
button-skip = Stop waiting
panel-handover = Make someone else the host
panel-kickout = Remove a player
panel-letback = Let a player back in
panel-adjust-pace = Time per turn
panel-adjust-language = Game language
suspended-goes-on = The game is paused. It goes on by itself { $when }, or when the host presses *Resume*.
suspended-ends = The game is paused. It ends { $when }, unless the host presses *Resume*.
news-pause-asked = { $player } would like a break. The host can press *Pause*.
news-resume-asked = { $player } would like to go on. The host can press *Resume*.
hand-suspended = The game is paused. The host can press *Resume* in the channel.
