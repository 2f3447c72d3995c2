# House rules: the page where a host chooses them, and the line in the lobby.

button-house = House rules
button-panel-back = Back to the rules

house-title = House rules
house-hint = Pick a house rule, then choose how you want to play it. Changes apply to everyone in the lobby right away. If the game has a goal, the 🎯 button changes it.
house-none = None yet. This game is played by the book.
house-apart = Games with house rules like these are counted separately on this server.
house-line = House rules · { $rules }
house-item = { $rule }: { $value }
panel-house = Which house rule?

house-end = End
    .about = The most points at the end win.
house-end-book = As the rule set says
house-end-goal = At a number of points
house-end-rounds = After a number of rounds
house-end-turns = When everyone has been storyteller
house-end-pile = When the draw pile runs out
house-end-never = Never, until the host stops it

house-points = Points
    .about = With Imaginarium’s points, the storyteller gets 3, plus 1 for each player who found the card. If everyone found it, the storyteller loses 3. If nobody did, they lose 2.
house-points-book = As the rule set says
house-points-imaginarium = Imaginarium’s

house-theme = Theme
    .about = Every clue should fit the theme. Nobody checks, and computer players don’t follow it.
house-theme-book = No theme
house-theme-drawn = A new one every round
house-theme-one-word = In one word
house-theme-three-words = In three words
house-theme-question = A question
house-theme-rhyme = A rhyme
house-theme-proverb = A proverb
house-theme-headline = A headline
house-theme-advice = A piece of advice
house-theme-excuse = An excuse
house-theme-film = A film
house-theme-song = A song
house-theme-book-title = A book
house-theme-brand = A brand or a slogan
house-theme-place = A place
house-theme-food = Something to eat
house-theme-job = A job
house-theme-weather = The weather
house-theme-colour = A colour
house-theme-sound = A sound
house-theme-smell = A smell
house-theme-feeling = A feeling
house-theme-memory = A memory
house-theme-dream = A dream
house-theme-secret = A secret

house-new-hand = New hand
    .about = Press *New hand* below your cards to swap all of them, before you play one.
house-new-hand-book = Never
house-new-hand-once = Once a game

house-rematch = Next game
    .about = With the same hands, *Rematch* continues with everyone’s cards and the same draw pile.
house-rematch-book = New cards
house-rematch-keeps-hands = With the same hands

house-audience = Spectators
    .about = Without guesses, spectators can only watch.
house-audience-book = Can guess along
house-audience-hidden = No guesses

house-clue-time = Time for a clue
    .about = The storyteller has this long to give a clue.
house-clue-time-book = As the pace says
house-card-time = Time for the cards
    .about = Everyone has this long to play a card.
house-card-time-book = As the pace says
house-vote-time = Time for the votes
    .about = Everyone has this long to vote.
house-vote-time-book = As the pace says
house-points-time = Time for the points
    .about = The points are shown this long before the next round begins.
house-points-time-book = As the pace says

house-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
house-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
house-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
