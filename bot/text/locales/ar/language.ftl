# كيف تسمي هذه اللغة نفسها، وعلامات ترقيمها.

language-name = العربية
clue = «{ $clue }»
list-separator = {"، "}
