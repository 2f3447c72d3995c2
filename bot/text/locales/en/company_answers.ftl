# What is answered about computer players, the audience and threads, in one line.

computers-seated = { $count ->
    [0] No computer players at this table.
    [one] One computer player at this table.
   *[other] Computer players at this table: { $count }.
}
audience-noted = Your guess: { $slots }. It counts with the audience and not for points; the reveal says how many were right.
