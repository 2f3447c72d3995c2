# Being told of lobbies and turns: /dixit notify, planned lobbies and their calls, and the words by which people write times.

notify-title = What I tell you here
notify-lobbies-on = I’ll mention you once in the channel when a lobby opens on this server.
    .elsewhere = You want to know when a lobby opens on this server. It has turned mentions off, so I can’t tell you.
notify-lobbies-off = I won’t tell you when a lobby opens on this server.
notify-quiet = Quiet hours: **{ $hours }** ({ $zone }, where it’s { $time } now). In them I mention you nowhere, and your cards come without a sound.
notify-quiet-none = Quiet hours: **none**. To set some, type **/dixit notify** with `quiet:22-8`.
notify-zone = Your time zone: **{ $zone }** (it’s { $time } there).
notify-zone-none = Your time zone: **I don’t know it**, so I count in UTC, where it’s { $time } now. Tell me with `zone:` in **/dixit notify**.
notify-hint = Lobbies and turns hold for this server, quiet hours and time zone everywhere.
button-notify-lobbies = Lobbies
button-notify-turns = My turn
button-notify-never = Never
button-notify-quiet-off = No quiet hours

error-hours = I can’t read “{ $text }” as hours. Write when they begin and end, such as `22-8` or `22:30-07:00`, or `off` for none.
error-zone = I don’t know a time zone called “{ $text }”. Pick one from the list that appears while you type, such as `Europe/Berlin` or `America/New_York`.
error-time-unreadable = I can’t read “{ $text }” as a time. Write `20:30`, `tomorrow 20:30`, `Friday 8 pm` or `in 2 h`.
error-time-zone-needed = I don’t know your time zone yet, so I can’t tell when “{ $text }” is. Tell me once with `zone:` in **/dixit notify**, or write `in 2 h`, or add `UTC`.
error-time-too-soon = { $text } is over, or it’s less than a minute away. Choose a later time, or leave `at:` out to open the lobby now.
error-time-too-far = { $text } is too far away. A lobby can be planned up to a week ahead.
error-no-everyone = I never mention everyone. Choose a role that people can take for themselves.
error-game-planned = A game is planned in this channel for { $date }: { $link }. To start another one before that, use a different channel or a thread.

lobby-time = Starts { $countdown }. Press *Join* if you’ll be there. Everyone who joined gets a reminder ten minutes before.
lobby-time-here = It’s time ({ $countdown }). Everyone who joined can press *Begin*.

call-lobby = { $host } has opened a lobby. { $people }, press *Join* to play.
call-lobby-planned = { $host } is planning a game for { $date } ({ $countdown }). { $people }, press *Join* if you’ll be there.
call-lobby-why = To choose what I tell you, type **/dixit notify**.
call-lobby-soon = { $people }, your game starts { $countdown }.
call-lobby-open = It’s time! The lobby is open for { $people }. Press *Begin* when everyone is there.
call-lobby-few = It’s time! The lobby is open for { $people }, but you can’t begin yet.

settings-calls = Who I call when a lobby opens: **{ $value }**
settings-calls-unheard = Members of { $role } won’t be notified yet. Turn on **Allow anyone to @mention this role** for it in Server Settings → Roles.
members-nobody = Nobody

command-notify = Choose what I tell you: lobbies, your turn, or nothing; and your quiet hours
option-lobbies = lobbies
    .about = Whether I mention you when a lobby opens on this server
option-quiet = quiet
    .about = Hours in which nothing notifies you, such as 22-8; off for none
option-zone = zone
    .about = Your time zone; type a city near you
option-at = at
    .about = Plan it for later: 20:30, tomorrow 20:30, Friday 8 pm, in 2 h
option-calls = calls
    .about = Call nobody when a lobby opens
option-calls-role = calls-role
    .about = Call members with this role when a lobby opens

privacy-notices = Servers where you chose what I tell you: **{ $notices }**
privacy-zone = Your time zone: **{ $zone }**
privacy-quiet = Your quiet hours: **{ $hours }**

# The words that people may use for times, several with commas between them. Add every form that is typed.
# Beside a word of time-evening, 8:30 is read as 20:30.
time-in = in
time-minutes = m, min, mins, minute, minutes
time-hours = h, hr, hrs, hour, hours
time-days = d, day, days
time-today = today, tonight
time-tomorrow = tomorrow, tmr, tmrw
time-weekdays = monday mon, tuesday tue, wednesday wed, thursday thu, friday fri, saturday sat, sunday sun
time-evening = tonight, evening
time-fillers = at, on, the, this, and, o’clock, h
time-choice = { $when } · { $zone }
