# How this language calls itself, and its punctuation.

language-name = עברית
clue = ”{ $clue }”
list-separator = {", "}
list-more = ועוד { $count }
