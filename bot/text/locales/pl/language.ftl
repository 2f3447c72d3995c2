# Jak ten język sam siebie nazywa, i jego interpunkcja.

language-name = Polski
clue = „{ $clue }”
list-separator = {", "}
