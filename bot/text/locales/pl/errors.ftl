# Refusals, why a game is paused, and permissions as Discord's settings call them.

error-time-given = Czas już przedłużono: można to zrobić raz na skojarzenie, raz na wybór kart i raz na głosowanie.
error-time-enough = Jest jeszcze dość czasu. Poproś, gdy będzie się kończył.
error-wrong-phase-lobby = Gra jeszcze się nie zaczęła. Zaczyna ją gospodarz przyciskiem *Zacznij*.
error-wrong-phase-storytelling = To nie ten moment: czekamy na skojarzenie.
error-wrong-phase-submitting = To nie ten moment: trwa wybieranie kart.
error-wrong-phase-voting = To nie ten moment: trwa głosowanie.
error-wrong-phase-scored = Ta runda już się skończyła. Dalej przejdziesz przyciskiem *Następna runda*.
error-wrong-phase-finished = Ta gra już się skończyła. Nową zaczniesz poleceniem **/dixit start**.
error-past-round = To z poprzedniej rundy. Użyj najnowszej wiadomości.
error-not-seated = Nie bierzesz udziału w tej grze. Naciśnij *Dołącz* albo wpisz **/dixit join**.
error-dealt-in-next = Dostaniesz karty na początku następnej rundy.
error-not-a-player = { $player } nie bierze udziału w tej grze.
error-not-host = Mogą to zrobić tylko gospodarz ({ $host }) i moderatorzy.
error-already-seated = Jesteś już w grze.
error-table-full = Wszystkie miejsca są zajęte: { $most }.
error-unknown-rules = Nie ma takich zasad.
error-goal-out-of-range = Cel może wynosić od { $least } do { $most } punktów.
error-turns-out-of-range = Każdy może opowiadać od { $least } do { $most } razy.
error-option-unused = Według tych zasad gra kończy się inaczej, więc nie ma tu czego ustawiać.
error-no-deck = Wybierz co najmniej jedną talię.
error-deck-too-small = Talia jest za mała: przy tylu graczach ({ $players }) trzeba kart: { $needed }, a jest w niej { $cards }. Dodaj talię przyciskiem *Zmień zasady*.
error-too-few-players = Liczba graczy: { $players }, a te zasady wymagają co najmniej { $least }.
error-too-many-players = Liczba graczy: { $players }, a te zasady dopuszczają najwyżej { $most }. Wybierz inne przyciskiem *Zmień zasady*.
error-odd-players = Liczba graczy: { $players }, a drużyny dwuosobowe wymagają parzystej.
error-no-teams = W tych zasadach nie ma drużyn.
error-unknown-team = Są drużyny od 1 do { $most }.
error-team-full = W drużynie { $team } nie ma miejsca. Wybierz inną.
error-teams-incomplete = W tych drużynach jest tylko po jednej osobie: { $teams }. Wybierzcie jeszcze raz albo naciśnijcie *Wymieszaj drużyny*.
error-story-claimed = Pierwsza opowiada już inna osoba: { $storyteller }.
error-story-unclaimed = Najpierw ktoś musi nacisnąć *Mam skojarzenie!*
error-not-storyteller = Opowiada { $storyteller }.
error-clue-empty = Skojarzenie musi mieć co najmniej jeden znak.
error-clue-too-long = { $length ->
    [one] Skojarzenie ma { $length } znak, a limit to { $most }.
    [few] Skojarzenie ma { $length } znaki, a limit to { $most }.
   *[many] Skojarzenie ma { $length } znaków, a limit to { $most }.
}
error-card-needed = Do której karty jest to skojarzenie? Podaj jej numer.
error-card-not-wanted = Według tych zasad skojarzenie podaje się przed obejrzeniem kart i nie dotyczy ono żadnej z nich.
error-no-such-card = Wybierz kartę od 1 do { $most }.
error-storyteller-gave = To twoje skojarzenie, więc twoja karta leży już na stole.
error-teammate-gave = { $giver } daje kartę za waszą drużynę. Ty głosujesz.
error-not-a-voter = W tej rundzie nie głosujesz.
error-unknown-slot = Są karty od 1 do { $most }.
error-own-card = Karta { $slot } jest twoja. Zagłosuj na inną.
error-wrong-vote-count = { $most ->
    [1] Masz jeden głos.
   *[other] { $fewest ->
        [1] Masz jeden głos albo dwa na różne karty.
       *[other] Liczba twoich głosów: { $most }. Wykorzystaj oba.
    }
}
error-vote-repeated = Twoje dwa głosy muszą paść na różne karty.
error-no-trap = W tych zasadach nie ma pułapki.
error-no-card = Która karta? Podaj jej numer na stole.
error-no-late-joining = Do gry drużynowej nie można dołączyć później; można zająć wolne miejsce.
error-no-empty-seat = Nie ma wolnego miejsca.
error-seat-taken = To miejsce jest zajęte.
error-no-game = Na tym kanale nie ma gry. Zacznij ją poleceniem **/dixit start**.
error-not-a-number = „{ $text }” to nie liczba.
error-unknown-deck = Nie ma talii „{ $deck }”. Są: { $decks }.
error-other-version = Ten przycisk pochodzi z innej wersji bota. Użyj najnowszej wiadomości albo wpisz **/dixit table**.
error-elsewhere = Ta gra toczy się gdzie indziej, więc stąd nic się w niej nie zrobi.
error-not-offered = Nie ma takiej możliwości do wyboru.
error-permissions = Nie mogę jeszcze tu grać. Proszę o te uprawnienia na tym kanale: { $permissions }.
error-may-not-start = Na tym serwerze nie wszyscy mogą zaczynać grę. Zapytaj kogoś, kto nim zarządza.
error-manage-server = Ustawienia mogą zmieniać tylko osoby, które zarządzają serwerem.
error-store = Nic nie przepadło, ale w tej chwili nie mogę zapisać zmiany. Spróbuj za chwilę.
error-ours = Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz; jeśli to nie pomoże, daj znać właścicielom bota.

paused-channel-gone = Kanału tej gry już nie ma. Gra czeka jeszcze tydzień; nową można zacząć gdzie indziej.
paused-no-permission = Gra wstrzymana: na { $channel } brakuje mi uprawnień: { $permissions }. Gdy je dostanę, wystarczy nacisnąć tam dowolny przycisk.
paused-thread-archived = Gra wstrzymana: jej wątek { $channel } jest w archiwum albo zablokowany i nie mogę go otworzyć. Otwórzcie go i naciśnijcie tam dowolny przycisk.
paused-guild-left = Gra wstrzymana: usunięto mnie z jej serwera.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii wiadomości

error-no-thread-here = Tutaj nie można otworzyć wątku. Zacznij grę bez niego albo na kanale tekstowym.
error-thread-locked = Ten wątek jest zablokowany i nie mogę w nim pisać. Zacznij grę na kanale powyżej albo odblokuj wątek.

permission-create-public-threads = Tworzenie publicznych wątków

error-channel = Na tym serwerze gry zaczyna się gdzie indziej: { $channels }
error-no-decks = Ten serwer nie ma jeszcze własnej talii. Zacznij ją poleceniem **/dixit deck new**.
error-which-deck = Która talia? Są: { $decks }.
error-deck-name = Talia potrzebuje nazwy, którą da się przeczytać.
error-deck-or-card-gone = Takiej talii lub karty tu nie ma albo już nie ma. Zobacz **/dixit deck show**.
error-picture-blocked = Jednego z tych obrazków nie wolno używać z tym botem, więc niczego nie dodano.
error-limit-decks = Talii na serwerze może być najwyżej { $most }. Najpierw usuń jedną.
error-limit-cards = Kart na serwerze może być najwyżej { $most }. Niczego nie dodano: jest ich o { $beyond } za dużo.
error-limit-megabytes = Obrazki serwera mogą zająć najwyżej { $most } MB. Niczego nie dodano: to o { $beyond } MB za dużo.
error-reports-open = Moderatorzy nie rozpatrzyli jeszcze twoich zgłoszeń ({ $most }). Poczekaj na nich.
