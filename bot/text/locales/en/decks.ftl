# Decks that servers make: uploads before they count, pages of a deck, why a picture is refused.

deck-made = The deck “{ $deck }” is ready. Press *Add pictures* and choose up to ten at a time, or one zip. **/dixit deck add** does the same later.
deck-named = The deck is called “{ $deck }” now.
deck-card = Card { $number }
deck-enough = enough for up to { $players } players
deck-missing = { $count ->
    [one] one more card needed for a three-player game
   *[other] { $count } more cards needed for a three-player game
}
deck-empty = This deck has no cards yet. Add some with **/dixit deck add**.
deck-describe = { $count ->
    [one] One card here has no description. A sentence about it helps friends who can’t see it. Press *Describe*.
   *[other] { $count } cards here have no description. A sentence about each helps friends who can’t see them. Press *Describe*.
}
deck-describe-more = { $count ->
    [one] One more comes after these.
   *[other] { $count } more come after these.
}
deck-described = { $count ->
    [0] No description was saved.
    [one] Thank you! One description saved.
   *[other] Thank you! { $count } descriptions saved.
}
deck-added = Added by { $person }, { $when }
deck-shared = { $count ->
    [one] Here’s “{ $deck }” in one file. Any server can add it with **/dixit deck add**.
   *[other] Here’s “{ $deck }” in { $count } files. Any server can add them with **/dixit deck add**.
}
deck-removed = The deck “{ $deck }” was removed. Games already using it can finish with it.

card-removed = Card { $number } of “{ $deck }” was removed. Games already using it can finish with it.
card-reported = Thank you! Card { $number } is hidden from new games until someone who manages the server decides.
report-cleared = Card { $number } of “{ $deck }” stays and is back in new games.
report-notice = Someone reported card { $number } of the deck “{ $deck }” on { $server }. It’s hidden from new games until you decide with **/dixit deck show**.

deck-reported = Card { $number } was reported by { $person } { $when }. It’s hidden from new games until you decide.
deck-working = Preparing the cards: { $done } of { $of }

no-description = no description yet
ask-remove-deck = { $count ->
    [0] Remove the deck “{ $deck }”? This can’t be undone.
    [one] Remove the deck “{ $deck }” with its only card? This can’t be undone.
   *[other] Remove the deck “{ $deck }” with its { $count } cards? This can’t be undone.
}
ask-remove-card = Remove card { $number } of “{ $deck }”? This can’t be undone.

button-remove = Remove
button-report-keep = Keep it
button-describe = Describe
button-deck-add = Add pictures

draft-which-title = Which deck?
draft-which = Nothing is added yet. Choose the deck that these cards should go to.
draft-title = New cards for “{ $deck }”
draft-intro = Nothing is added yet. This is how the cards would look. If you like them, press *{ $button }*.
draft-framing = Choose cards, then how they’re framed. If you choose none, it applies to the whole page.
draft-choose = Cards to change
draft-deck-choose = Choose a deck
draft-choose-first = Choose the cards in the menu first.
draft-left-out = left out
draft-more = { $count ->
    [one] one more like these
   *[other] { $count } more like these
}
draft-moving = { $number } is a moving picture. Its first frame becomes the card.
draft-twin = { $number } looks like card { $other } of “{ $deck }”. Both are shown below.
draft-same = { $number } is already card { $other } of “{ $deck }”, so it’s left out.
draft-twin-upload = { $number } looks like { $other }. Both are shown below.
draft-rejected = “{ $file }”: { $why }
draft-working = Looking at the pictures: { $done } of { $of }
draft-kept = { $count ->
    [one] Added one card to “{ $deck }”. To play with it, choose the deck in a lobby under *Change rules*.
   *[other] Added { $count } cards to “{ $deck }”. To play with them, choose the deck in a lobby under *Change rules*.
}
draft-none = None of these files can become a card. Nothing was kept.
draft-dropped = Discarded. Nothing was kept.
draft-nothing = All cards are left out, so there’s nothing to add. Put one back, or press *Discard*.

deck-interrupted = I had to restart before this was done. See what’s there with **/dixit deck show**, and do the rest again.

draft-gone = This upload is gone. Add the files again with **/dixit deck add**.

framing-whole = whole picture, with a border
framing-top = cropped, top or left
framing-middle = cropped, middle
framing-bottom = cropped, bottom or right

button-framing-whole = Whole
button-framing-top = Top / left
button-framing-middle = Middle
button-framing-bottom = Bottom / right
button-draft-skip = Leave out / put back
button-draft-keep = { $count ->
    [one] Add one card
   *[other] Add { $count } cards
}
button-draft-drop = Discard

alt-draft = The uploaded pictures as cards, numbers { $numbers }.
alt-draft-first = The message’s pictures as cards.
alt-undescribed = Cards { $numbers }, which have no descriptions yet.
alt-twins = Pictures that look alike, side by side.

form-files-title = Add pictures
form-files-label = Pictures
form-files-tip = Up to ten pictures (PNG, JPEG, WebP, GIF), or one zip of them.
form-deck-title = Deck
form-deck-name = Name
form-card-title = Card { $number }
form-card-name = Title
form-card-alt = What does it show?
form-alts-title = { $count ->
    [1] What does this card show?
   *[other] What do these cards show?
}
form-alt-hint = A fox reads a letter by candlelight

upload-one-zip = Add one zip by itself, or up to ten pictures.
upload-failed = These files couldn’t be opened, so nothing was kept. Try other files.
upload-not-fetched = I couldn’t download that file from Discord, so nothing was kept. Please add it again.
upload-empty = the file is empty. Choose another one.
upload-too-heavy = the file is larger than { $most } MB. Make it smaller.
upload-not-a-picture = this isn’t a picture. Choose a PNG, JPEG, WebP or GIF.
upload-drawing = this is an SVG drawing. Save it as PNG.
upload-other-kind = this format isn’t supported. Save it as JPEG or PNG.
upload-damaged = the picture is damaged or cut off. Save it again.
upload-too-large = the picture has more than { $most } million pixels. Make it smaller.
upload-too-small = the picture is too small. Each side needs at least { $least } pixels.
upload-too-long = one side of the picture is more than { $most } times as long as the other. Crop it first.
upload-blank = the picture has only one colour. Choose another one.
upload-too-costly = opening this picture takes too much time or memory. Save it again as an ordinary JPEG or PNG.
upload-words = the words in it can’t be read, so the cards come without them.
upload-zip-damaged = This zip is damaged, so nothing was kept. Zip the pictures again.
upload-zip-locked = This zip has a password, so nothing was kept. Add one without.
upload-zip-bomb = Unpacked, this zip would be larger than { $most } MB, so nothing was kept. Split it into smaller ones.
upload-zip-crowded = There are more than { $most } files in this zip, so nothing was kept. Split it into smaller ones.
upload-zip-climbs = A path in this zip leads out of its folder, so nothing was kept. Zip the pictures again.
upload-zip-link = There’s a link in this zip, so nothing was kept. Put the pictures themselves into it.
upload-zip-nested = There’s another zip inside this zip, so nothing was kept. Put all the pictures into one.
upload-zip-name = A file name in this zip has invisible characters, so nothing was kept. Rename that file.
upload-zip-nameless = A file in this zip has no name, so nothing was kept. Zip the pictures again.
upload-zip-method = This zip is compressed in an unusual way, so nothing was kept. Zip the pictures again as an ordinary zip.
upload-zip-no-pictures = There are no pictures in this zip. Add one with PNG, JPEG, WebP or GIF files.
upload-busy = Your last upload is still being opened. Wait until you see its cards, then add more.
upload-no-room = Too many uploads are waiting for a decision. Add or *Discard* an older one, or try again in 15 minutes.
