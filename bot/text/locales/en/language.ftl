# How this language calls itself, and its punctuation.

language-name = English
clue = “{ $clue }”
list-separator = {", "}
list-more = and { $count } more
