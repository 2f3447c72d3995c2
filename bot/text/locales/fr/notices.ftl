# Being told of lobbies and turns: /dixit me, planned lobbies and their calls, and the words by which people write times.

error-hours = Je ne comprends pas ces heures : « { $text } ». Écris quand elles commencent et finissent, par exemple `22-8` ou `22:30-07:00`, ou `0` pour n’en avoir aucune.
error-zone = Je ne connais pas de fuseau horaire « { $text } ». Essaie une grande ville près de chez toi, par exemple `Europe/Paris` ou `America/Toronto`.
error-time-unreadable = Je ne reconnais ni date ni heure dans « { $text } ». Écris `20:30`, `demain 20:30`, `vendredi 20h00` ou `dans 2 h`.
error-time-zone-needed = Je ne connais pas encore ton fuseau horaire, donc je ne sais pas à quel moment correspond « { $text } ». Indique-le une fois avec `fuseau:` dans **/dixit me**, écris `dans 2 h`, ou ajoute `UTC`.
error-time-too-soon = « { $text } », c’est déjà passé, ou dans moins d’une minute. Choisis un moment plus tardif, ou n’ajoute pas `quand:` pour ouvrir le lobby tout de suite.
error-time-too-far = « { $text } », c’est dans plus d’une semaine. Choisis un moment plus proche.
error-no-everyone = Je ne mentionne jamais tout le monde. Choisis un rôle que chacun peut prendre.
error-game-planned = Une partie est prévue dans ce salon le { $date } : { $link }. Pour en lancer une autre d’ici là, choisis un autre salon ou un fil.

lobby-time = Début { $countdown }. Appuyez sur *Rejoindre* si vous venez. Toutes les personnes inscrites recevront un rappel dix minutes avant.
    .full = Début { $countdown }. Toutes les personnes inscrites recevront un rappel dix minutes avant.
lobby-time-here = C’est l’heure ({ $countdown }). Toutes les personnes inscrites peuvent appuyer sur *Commencer*.

call-lobby = { $host } a ouvert un lobby. { $people }, appuyez sur *Rejoindre* pour jouer.
call-lobby-planned = { $host } prévoit une partie le { $date } ({ $countdown }). { $people }, appuyez sur *Rejoindre* si vous venez.
call-lobby-why = Pour choisir quand je vous mentionne, tapez **/dixit me**.
call-lobby-soon = { $people }, votre partie commence { $countdown }. Appuyez sur *Quitter* si vous ne pouvez pas venir.
call-lobby-open = C’est l’heure ! Le lobby est ouvert pour { $people }. Appuyez sur *Commencer* quand tout le monde est là.
call-lobby-few = C’est l’heure ! Le lobby est ouvert pour { $people }, mais vous ne pouvez pas encore commencer.

settings-calls = Qui mentionner quand un lobby s’ouvre
settings-unheard = Les membres avec { $role } ne seront pas encore prévenus. Active pour ce rôle **Permettre à tout le monde de @mentionner ce rôle** dans Paramètres du serveur → Rôles.
members-nobody = Personne

option-lobbies = lobbys
    .about = Te mentionner quand un lobby s’ouvre sur ce serveur
option-quiet = calme
    .about = Des heures sans notification, par exemple 22-8 ; 0 pour aucune
option-zone = fuseau
    .about = Ton fuseau horaire ; tape une grande ville proche
option-at = quand
    .about = Prévoir la partie pour plus tard : 20:30, demain 20:30, vendredi 20h00, dans 2 h
option-calls = appels
    .about = Ne mentionner personne quand un lobby s’ouvre
option-calls-role = rôle-appels
    .about = Mentionner les membres avec ce rôle quand un lobby s’ouvre

privacy-notices = Serveurs où tu as choisi ce que je te signale : **{ $notices }**

# The words that people may use for times, several with commas between them. Add every form that is typed.
time-in = dans
time-minutes = m, min, mn, minute, minutes
time-hours = h, heure, heures
time-days = j, jour, jours
time-today = aujourd’hui, aujourd'hui, auj, soir
time-tomorrow = demain
time-weekdays = lundi lun, mardi mar, mercredi mer, jeudi jeu, vendredi ven, samedi sam, dimanche dim
time-evening = soir
time-fillers = à, a, le, ce, et, h, heure, heures, vers, du, matin
time-choice = { $when } · { $zone }
