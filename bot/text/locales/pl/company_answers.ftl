# Odpowiedzi o graczach komputerowych, publiczności i wątkach, w jednej linii.

computers-seated = { $count ->
    [0] Przy tym stole nie ma graczy komputerowych.
    [one] Gracze komputerowi przy tym stole: { $count }.
    [few] Gracze komputerowi przy tym stole: { $count }.
   *[many] Gracze komputerowi przy tym stole: { $count }.
}
audience-noted = Twój typ: { $slots }. Liczy się wśród publiczności, nie do punktów; po odkryciu kart zobaczysz, ile osób trafiło.
