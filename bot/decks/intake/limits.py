"""How much of what may be sent in: numbers that people are told before anything is opened."""

HEAVIEST = 10 * 1024 * 1024  # of a single picture, in bytes
HEAVIEST_ZIP = 25 * 1024 * 1024
MOST_PICTURES = 200  # in one zip
LONGEST_TITLE = 60
LONGEST_ALT = 1000  # Discord reads out a few characters more
