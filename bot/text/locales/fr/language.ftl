# Comment cette langue s’appelle elle-même, et sa ponctuation.

language-name = Français
clue = « { $clue } »
list-separator = {", "}
