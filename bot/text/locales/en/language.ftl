# How this language calls itself.

language-name = English
