# What is answered about computer players, the audience and threads, in one line.

computers-seated = { $count ->
    [0] No computer players at this table.
    [one] One computer player at this table.
   *[other] Computer players at this table: { $count }.
}
audience-noted = Your guess: { $slots }. It counts with the audience and not for points; the reveal says how many were right.

settings-threads = In a thread: **{ $value }**
threads-yes = yes
threads-no = no
option-thread = thread
    .about = Play in a thread of its own below this channel
option-threads = threads
    .about = Whether new games open a thread of their own
error-no-thread-here = No thread can be opened here. Start the game without one, or in a text channel.
error-thread-locked = This thread is locked, and I may not write in it. Start the game in the channel above, or unlock the thread.
permission-create-public-threads = Create Public Threads
