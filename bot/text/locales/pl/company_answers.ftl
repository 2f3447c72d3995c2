# Odpowiedzi o graczach komputerowych, publiczności i wątkach, w jednej linii.

computers-seated = { $count ->
    [0] Przy tym stole nie ma graczy komputerowych.
    [one] Gracze komputerowi przy tym stole: { $count }.
    [few] Gracze komputerowi przy tym stole: { $count }.
   *[many] Gracze komputerowi przy tym stole: { $count }.
}
audience-noted = Twój typ: { $slots }. Liczy się wśród typów publiczności i nie daje punktów; po odkryciu kart zobaczysz, ile osób trafiło.

settings-threads = W wątku: **{ $value }**
threads-yes = tak
threads-no = nie
option-thread = wątek
    .about = Graj w osobnym wątku tego kanału
option-threads = wątki
    .about = Czy nowe gry otwierają osobny wątek
error-no-thread-here = Tutaj nie można otworzyć wątku. Zacznij grę bez niego albo na kanale tekstowym.
error-thread-locked = Ten wątek jest zablokowany i nie mogę w nim pisać. Zacznij grę na kanale powyżej albo odblokuj wątek.
permission-create-public-threads = Tworzenie publicznych wątków
