# איך השפה הזאת קוראת לעצמה, וסימני הפיסוק שלה.

language-name = עברית
clue = ”{ $clue }”
list-separator = {", "}
