# Refusals, why a game is paused, and permissions as Discord's settings call them.

error-time-given = Wszyscy mają już więcej czasu. Można o to poprosić raz na skojarzenie, raz na wybór kart i raz na głosowanie.
error-time-enough = Jest jeszcze dużo czasu. Poproś, gdy będzie się kończył.
error-wrong-phase-lobby = Gra jeszcze się nie zaczęła. Zaczyna ją gospodarz przyciskiem *Zacznij*.
error-wrong-phase-storytelling = Jeszcze nie teraz! Czekamy na skojarzenie. Przycisk *Moje karty* pokaże, co możesz zrobić.
error-wrong-phase-submitting = Nie w tej chwili. Skojarzenie już padło i trwa zagrywanie kart. Przycisk *Moje karty* pokaże, co możesz zrobić.
error-wrong-phase-voting = Nie w tej chwili. Trwa głosowanie. Przycisk *Moje karty* pokaże, co możesz zrobić.
error-wrong-phase-scored = Ta runda już się skończyła. Żeby zacząć następną, naciśnij *Dalej*.
error-wrong-phase-finished = Ta gra już się skończyła. Nową zaczniesz poleceniem **/dixit start**.
error-skip-overtaken = Gra poszła dalej, zanim było to widać na twoim ekranie, więc niczego nie pominięto. Zobacz, co się dzieje, i jeśli nadal chcesz, wpisz **/dixit host skip** jeszcze raz.
error-past-round = To dotyczyło wcześniejszej rundy. Użyj najnowszej wiadomości.
error-not-seated = Nie bierzesz udziału w tej grze. Żeby zagrać, wpisz **/dixit join**.
error-dealt-in-next = Grasz od następnej rundy. Karty dostaniesz na jej początku.
error-not-a-player = { $player } nie bierze udziału w tej grze. Wybierz kogoś, kto gra.
error-kicked = Usunięto cię z tej gry, więc nie możesz do niej dołączyć. Poproś gospodarza albo moderatora, żeby wpuścił cię z powrotem poleceniem **/dixit host panel**.
error-suspended = Gra jest wstrzymana. Gospodarz ({ $host }) albo moderator może nacisnąć *Wznów*.
error-not-host = Mogą to zrobić tylko gospodarz ({ $host }) i moderatorzy. Poproś kogoś z nich.
error-already-seated = Jesteś już w grze.
error-table-full = Wszystkie miejsca ({ $most }) są zajęte. Podczas głosowania możesz jednak typować.
error-unknown-rules = Nie ma takich zasad. Wybierz inne z listy.
error-goal-out-of-range = Wybierz cel od { $least } do { $most } punktów.
error-turns-out-of-range = Wybierz, ile razy każdy będzie narratorem, od { $least } do { $most }.
error-rounds-out-of-range = Wybierz od { $least } do { $most } rund.
error-option-unused = To ustawienie nie pasuje do zakończenia tej gry. Pomiń je albo wybierz w lobby inne zakończenie przyciskiem *Zmień zasady*.
error-house-rule-unfit = Ta zasada domowa nie pasuje do tych zasad. Wybierz inną przyciskiem *Zmień zasady*.
error-no-deck = Wybierz co najmniej jedną talię.
error-deck-too-small = { $players ->
    [one] Dla jednego gracza potrzeba { $needed } kart, a w tej grze jest ich tylko { $cards }. Dodaj talię przyciskiem *Zmień zasady*.
    [few] Dla { $players } graczy potrzeba { $needed } kart, a w tej grze jest ich tylko { $cards }. Dodaj talię przyciskiem *Zmień zasady*.
   *[many] Dla { $players } graczy potrzeba { $needed } kart, a w tej grze jest ich tylko { $cards }. Dodaj talię przyciskiem *Zmień zasady*.
}
error-too-few-players = { $players ->
    [one] Potrzeba co najmniej { $least } graczy, a na razie jest tylko jeden. Zaproś znajomych albo naciśnij *Dodaj komputer*.
    [few] Potrzeba co najmniej { $least } graczy, a na razie jest { $players }. Zaproś znajomych albo naciśnij *Dodaj komputer*.
   *[many] Potrzeba co najmniej { $least } graczy, a na razie jest { $players }. Zaproś znajomych albo naciśnij *Dodaj komputer*.
}
error-too-many-players = Jest was { $players }, a te zasady dopuszczają najwyżej { $most } graczy. Wybierz inne przyciskiem *Zmień zasady*.
error-odd-players = Jest was { $players }, a drużyny dwuosobowe wymagają parzystej liczby graczy. Zaproś jeszcze kogoś albo naciśnij *Dodaj komputer*.
error-no-teams = W tych zasadach nie ma drużyn. Jeśli chcecie grać drużynami, gospodarz może wybrać Dixit drużynowy przyciskiem *Zmień zasady*.
error-unknown-team = Wybierz drużynę od 1 do { $most }.
error-team-full = W drużynie { $team } nie ma już miejsca. Wybierz inną.
error-teams-incomplete = W tych drużynach brakuje drugiej osoby: { $teams }. Trzeba wybrać jeszcze raz albo nacisnąć *Wymieszaj drużyny*.
error-turn-claimed = Szybsza okazała się inna osoba. Pierwsze skojarzenie podaje { $storyteller }. Twoja kolej też przyjdzie!
error-turn-unclaimed = Nikt nie jest jeszcze narratorem. Naciśnij *Mam pomysł!*, żeby zacząć.
error-not-storyteller = Może to zrobić tylko narrator, a w tej rundzie jest nim { $storyteller }.
error-clue-empty = To skojarzenie jest puste. Wpisz co najmniej jedną literę albo jeden znak.
error-clue-too-long = { $length ->
    [one] To skojarzenie ma { $length } znak, a limit to { $most }. Spróbuj krótszego.
    [few] To skojarzenie ma { $length } znaki, a limit to { $most }. Spróbuj krótszego.
   *[many] To skojarzenie ma { $length } znaków, a limit to { $most }. Spróbuj krótszego.
}
error-why-too-long = { $length ->
    [one] To wyjaśnienie ma { $length } znak, a limit to { $most }. Spróbuj krótszego.
    [few] To wyjaśnienie ma { $length } znaki, a limit to { $most }. Spróbuj krótszego.
   *[many] To wyjaśnienie ma { $length } znaków, a limit to { $most }. Spróbuj krótszego.
}
error-card-needed = Do której karty jest to skojarzenie? Podaj jej numer.
error-card-not-wanted = Tutaj skojarzenie nie dotyczy żadnej karty, więc nie podawaj numeru.
error-no-such-card = Wybierz kartę od 1 do { $most }.
error-storyteller-gave = To twoje skojarzenie, więc twoja karta jest już na stole.
error-card-given = W tej rundzie masz już zagraną kartę. Najpierw ją cofnij albo poczekaj na następną rundę.
error-no-new-hand = Nie możesz teraz wymienić kart. To zasada domowa, którą gospodarz wybiera przed grą, a karty trzeba najpierw zobaczyć.
error-new-hand-taken = Nowe karty masz od rundy { $round }, a wymienić je można tylko raz w grze.
error-pile-too-small = { $cards ->
    [one] W stosie nie ma już karty na wymianę, więc zostają ci obecne.
    [few] W stosie nie ma już { $cards } kart na wymianę, więc zostają ci obecne.
   *[many] W stosie nie ma już { $cards } kart na wymianę, więc zostają ci obecne.
}
error-teammate-gave = Kartę w imieniu waszej drużyny zagrywa { $giver }, więc ty głosujesz.
error-not-a-voter = W tej rundzie nie głosujesz. Po prostu patrz, jak zgadują inni!
error-unknown-slot = Wybierz kartę od 1 do { $most }.
error-own-card = Karta { $slot } jest twoja. Zagłosuj na inną.
error-wrong-vote-count = { $most ->
    [1] Masz jeden głos, więc wybierz jedną kartę.
    [3] Wybierz jedną kartę, dwie albo trzy.
   *[other] { $fewest ->
        [1] Wybierz jedną kartę albo dwie różne.
       *[other] Masz dwa głosy. Wykorzystaj oba.
    }
}
error-vote-repeated = Nie można tu głosować dwa razy na tę samą kartę. Wybierz różne karty.
error-no-trap = W tych zasadach nie ma pułapki. Wyślij polecenie bez niej.
error-no-card = Która karta? Podaj numer, który ma na stole.
error-no-late-joining = Do gry drużynowej nie można dołączyć po jej rozpoczęciu, ale można zająć wolne miejsce.
error-no-empty-seat = Nie ma teraz wolnego miejsca. Gdy jakieś się zwolni, możesz je zająć.
error-seat-taken = Ktoś był szybszy i zajął to miejsce. Gdy zwolni się inne, możesz je zająć.
error-no-game = Na tym kanale nie ma gry. Zacznij ją poleceniem **/dixit start**.
error-unknown-game = Tej gry już nie ma. Zacznij nową poleceniem **/dixit start**.
error-not-a-number = „{ $text }” to nie liczba. Wpisz ją cyframi, na przykład 30.
error-deck-removed = Ta talia została usunięta. Dostępne: { $decks }.
error-unknown-deck = Nie ma talii „{ $deck }”. Dostępne: { $decks }.
error-other-version = Ten przycisk jest nieaktualny. Użyj najnowszej wiadomości albo wpisz **/dixit table**.
error-elsewhere = Ta gra toczy się na innym kanale. Użyj tamtejszych przycisków.
error-not-offered = Nie ma takiej możliwości. Wybierz coś z listy.
error-mention-first = Najpierw mnie tu oznacz. Nie ma mnie jeszcze w tym prywatnym wątku, więc nie mogę w nim pisać. Wyślij wiadomość, w której jest { $bot }, i spróbuj ponownie.
error-permissions = Nie mogę jeszcze tu grać. Daj mi te uprawnienia na tym kanale: { $permissions }.
error-may-not-start = Na tym serwerze nie każdy może zaczynać gry. Poproś o to kogoś, kto zarządza serwerem.
error-manage-server = Te ustawienia mogą zmieniać tylko osoby z uprawnieniem Zarządzanie serwerem. Poproś jedną z nich.
error-store = Nie udało się tego zapisać. Gra jest bezpieczna, więc spróbuj ponownie za chwilę.
error-form-too-late = Trwało to zbyt długo i formularz się nie otworzył. Naciśnij jeszcze raz.
error-ours = Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz. Jeśli to się powtarza, daj znać osobie, która prowadzi tego bota.

paused-channel-gone = Kanału tej gry już nie ma. Przechowam grę przez tydzień. Nową możesz zacząć na innym kanale.
paused-no-permission = Gra jest wstrzymana, bo na kanale { $channel } brakuje mi tych uprawnień: { $permissions }. Ruszy dalej, gdy tylko je dostanę.
paused-thread-archived = Gra jest wstrzymana, bo jej wątek { $channel } jest w archiwum albo zablokowany i nie mogę go otworzyć. Otwórz go i naciśnij tam dowolny przycisk.
paused-not-in-thread = Gra jest wstrzymana, bo nie ma mnie już w wątku { $channel }. Wyślij tam wiadomość, w której jest { $bot }, a gra ruszy dalej.
paused-guild-left = Gra jest wstrzymana, bo usunięto mnie z jej serwera. Ruszy dalej, gdy ktoś znów mnie doda.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii wiadomości
permission-connect = Łączenie

error-no-thread-here = Nie mogę tu otworzyć wątku. Zacznij grę bez niego albo na kanale tekstowym.
error-no-thread-now = Discord nie może teraz otworzyć wątku, więc gra się nie zaczęła. Za minutę użyj **/dixit start** jeszcze raz albo zacznij grę bez wątku.
error-thread-locked = Ten wątek jest zablokowany, więc nie mogę w nim pisać. Zacznij grę na kanale powyżej albo odblokuj wątek.

permission-create-public-threads = Tworzenie publicznych wątków

error-too-often = Ostatnio zbyt często o to prosisz. Spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
error-channel = Na tym kanale nie można zaczynać gier. Spróbuj tutaj: { $channels }.
error-may-not-edit = Talie tego serwera mogą zmieniać tylko osoby z uprawnieniem Zarządzanie serwerem i twórcy talii wskazani w **/dixit settings**. Poproś kogoś z nich.
error-no-decks = Ten serwer nie ma jeszcze własnych talii. Zacznij pierwszą poleceniem **/dixit deck new**.
error-which-deck = Która talia? Wyślij polecenie jeszcze raz i wybierz jedną z tych talii: { $decks }.
error-no-pictures-there = W tej wiadomości nie ma obrazków do dodania. Wybierz taką z obrazkami (PNG, JPEG, WebP, GIF) albo z zipem.
error-deck-name = Nadaj talii nazwę z widocznych znaków.
error-deck-or-card-gone = Tej talii lub karty tu nie ma. Co jest, zobaczysz poleceniem **/dixit deck show**.
error-picture-blocked = Jednego z tych obrazków nie wolno używać z tym botem, więc niczego nie dodano. Pomiń go i spróbuj ponownie.
error-limit-decks = { $most ->
    [one] Serwer może mieć najwyżej { $most } talię. Najpierw ją usuń.
    [few] Serwer może mieć najwyżej { $most } talie. Najpierw usuń jedną.
   *[many] Serwer może mieć najwyżej { $most } talii. Najpierw usuń jedną.
}
error-limit-cards = Limit kart na serwer to { $most }, { $beyond ->
    [one] a byłoby o jedną za dużo. Niczego nie dodano. Najpierw usuń jedną kartę.
    [few] a byłoby o { $beyond } za dużo. Niczego nie dodano. Najpierw usuń kilka kart.
   *[many] a byłoby o { $beyond } za dużo. Niczego nie dodano. Najpierw usuń kilka kart.
}
error-limit-megabytes = Obrazki serwera mogą zająć najwyżej { $most } MB, a byłoby o { $beyond } MB za dużo. Niczego nie dodano. Najpierw usuń kilka kart.
error-limit-total = Całe miejsce na obrazki w tym bocie ({ $most } MB) jest już zajęte, więc niczego nie dodano. Poproś osobę, która go prowadzi, o więcej.
error-reports-open = { $most ->
    [one] Zgłoszona przez ciebie karta czeka jeszcze na decyzję. Poczekaj na nią.
    [few] { $most } zgłoszone przez ciebie karty czekają jeszcze na decyzję. Poczekaj na nią.
   *[many] { $most } zgłoszonych przez ciebie kart czeka jeszcze na decyzję. Poczekaj na nią.
}
error-no-tutorial = Gracze komputerowi nie mają skojarzeń do tutejszych talii, więc nie ma samouczka. Jak grać, wyjaśnia **/dixit rules**.
