# Gracze komputerowi, publiczność i gry w wątkach.

## Gracze komputerowi w lobby

button-add-computer = Dodaj gracza komputerowego
button-remove-computer = Usuń gracza komputerowego
mark-computer = komputer, { $character }
character-poet = dusza poety
character-literal = bierze wszystko dosłownie
character-trickster = chytra natura
character-dreamer = głowa w chmurach
lobby-computers = 🤖 Gracze komputerowi ustępują miejsca ludziom.
lobby-practice = 🤖 Trening: jedna osoba, reszta to komputery. Ustępują miejsca ludziom.

## Gracze komputerowi przy stole

news-story-passed = { $player } nie znajduje słów do tych kart i zostawia opowiadanie ludziom.

## Publiczność

audience-invited = 👀 Nie grasz? Zgaduj w menu poniżej: publiczność liczy się osobno, a wynik pojawi się po odkryciu kart.
audience-guessed = 👀 Publiczność: { $found } z { $people } na kartę { $slot }
audience-favourite = 👀 Wybór publiczności: { $who } ({ $count ->
    [one] { $count } głos
    [few] { $count } głosy
   *[many] { $count } głosów
})

## Wątki

thread-opening = Szykujemy stół w wątku poniżej … Jeśli się tam nie pojawi, użyj **/dixit start** jeszcze raz.
thread-lobby = Dołącz do gry: { $thread }. Gospodarz: { $host }.
thread-playing = Gra trwa: { $thread }. Publiczność też może zgadywać.
thread-over = Koniec gry: { $thread }.
thread-standings = Gra w wątku { $thread } dobiegła końca.
