# How this language calls itself, and its punctuation.

language-name = العربية
clue = «{ $clue }»
list-separator = {"، "}
list-more = { $count ->
    [1] وواحدة غيرها
    [2] واثنتان غيرها
   *[other] و{ $count } غيرها
}
