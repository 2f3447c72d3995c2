# Joueurs virtuels, public et parties dans un fil.

## Joueurs virtuels dans le lobby

button-add-computer = Ajouter un joueur virtuel
button-remove-computer = Retirer un joueur virtuel
mark-computer = virtuel, { $character }
character-poet = plume de poète
character-literal = prend tout au pied de la lettre
character-trickster = esprit malicieux
character-dreamer = tête dans les nuages
lobby-computers = 🤖 Les joueurs virtuels laissent leur place à qui veut jouer.
lobby-practice = 🤖 Entraînement : une seule personne, le reste est virtuel. Les joueurs virtuels laissent leur place à qui veut jouer.

## Joueurs virtuels à table

news-story-passed = { $player } n’a pas de mots pour ces images et vous laisse raconter.

## Le public

audience-invited = 👀 Tu ne joues pas ? Devine dans le menu : le public est compté à part, et on en parle après la révélation.
audience-guessed = 👀 Le public : { $found } sur { $people } pour la carte { $slot }
audience-favourite = 👀 Préférence du public : { $who } ({ $count ->
    [one] { $count } voix
   *[other] { $count } voix
})

## Fils

thread-opening = La table s’installe dans un fil ci-dessous… Si rien n’y apparaît, relance **/dixit start**.
thread-lobby = Rejoins la table : { $thread }. Hôte : { $host }.
thread-playing = La partie est en cours : { $thread }. Le public peut deviner aussi.
thread-over = La partie est finie : { $thread }.
thread-standings = La partie dans { $thread } est finie.
