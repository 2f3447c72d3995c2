# Being told of lobbies and turns: /dixit me, planned lobbies and their calls, and the words by which people write times.

error-hours = I can’t read “{ $text }” as hours. Write when they begin and end, such as `22-8` or `22:30-07:00`, or `off` for none.
error-zone = I don’t know a time zone called “{ $text }”. Try a big city near you, such as `Europe/Berlin` or `America/New_York`.
error-time-unreadable = I can’t read “{ $text }” as a time. Write `20:30`, `tomorrow 20:30`, `Friday 8 pm` or `in 2 h`.
error-time-zone-needed = I don’t know your time zone yet, so I can’t tell when “{ $text }” is. Set it once with `zone:` in **/dixit me**, or write `in 2 h`, or add `UTC`.
error-time-too-soon = “{ $text }” is in the past or less than a minute away. Choose a later time, or leave `at:` out to open the lobby now.
error-time-too-far = “{ $text }” is more than a week away. Choose an earlier time.
error-no-everyone = I never mention everyone. Choose a role that people can take for themselves.
error-game-planned = A game is planned in this channel for { $date }: { $link }. To start another one before that, use a different channel or a thread.

lobby-time = Starts { $countdown }. Press *Join* if you’ll be there. Everyone who’s in gets a reminder ten minutes before.
    .full = Starts { $countdown }. Everyone who’s in gets a reminder ten minutes before.
lobby-time-here = It’s time ({ $countdown }). Everyone who joined can press *Begin*.

call-lobby = { $host } has opened a lobby. { $people }, press *Join* to play.
call-lobby-planned = { $host } is planning a game for { $date } ({ $countdown }). { $people }, press *Join* if you’ll be there.
call-lobby-why = To choose when I mention you, type **/dixit me**.
call-lobby-soon = { $people }, your game starts { $countdown }. Press *Leave* if you can’t make it.
call-lobby-open = It’s time! The lobby is open for { $people }. Press *Begin* when everyone is there.
call-lobby-few = It’s time! The lobby is open for { $people }, but you can’t begin yet.

settings-calls = Who I mention when a lobby opens
settings-unheard = Members of { $role } won’t be notified yet. Turn on **Allow anyone to @mention this role** for it in Server Settings → Roles.
members-nobody = Nobody

option-lobbies = lobbies
    .about = Whether I mention you when a lobby opens on this server
option-quiet = quiet
    .about = Hours in which nothing notifies you, such as 22-8; off for none
option-zone = zone
    .about = Your time zone; type a city near you
option-at = at
    .about = Plan it for later: 20:30, tomorrow 20:30, Friday 8 pm, in 2 h
option-calls = calls
    .about = Mention nobody when a lobby opens
option-calls-role = calls-role
    .about = Mention members with this role when a lobby opens

privacy-notices = Servers where you chose what I tell you: **{ $notices }**

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
