# Як ця мова себе називає, та її розділові знаки.

language-name = Українська
clue = «{ $clue }»
list-separator = {", "}
