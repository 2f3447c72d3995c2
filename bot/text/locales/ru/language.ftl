# Как этот язык называет себя, и его знаки препинания.

language-name = Русский
clue = «{ $clue }»
list-separator = {", "}
