# Words of Pyramids.

pyramids-title = Pyramids
pyramids-tagline = Flip a pattern, explore two chambers, reach the golden tombs.

## Cards, colours, signs
pyramids-card = Card { $number }, { $colour }
pyramids-colour = Colour
pyramids-colour-green = green
pyramids-colour-orange = orange
pyramids-colour-purple = purple
pyramids-pattern-i2 = domino
pyramids-pattern-i3 = straight three
pyramids-pattern-l3 = corner
pyramids-pattern-t4 = T
pyramids-pattern-l4 = L
pyramids-pattern-o4 = square
pyramids-sign-wall = wall
pyramids-sign-plain = empty
pyramids-sign-entrance = entrance
pyramids-sign-tomb = tomb
pyramids-sign-cross = red cross
pyramids-sign-red = red gem
pyramids-sign-green = green gem
pyramids-sign-torch = torch
pyramids-sign-skull = skull
pyramids-sign-potion = potion
pyramids-sign-about-wall = can never be marked.
pyramids-sign-about-entrance = the first marks on a card have to include it.
pyramids-sign-about-tomb = mark it and the card is complete: 10 points, and a new card.
pyramids-sign-about-cross = mark one more space at once, on either card.
pyramids-sign-about-red = the next red gem on the score card. With a green one it makes a pair, worth 5.
pyramids-sign-about-green = the next green gem on the score card. With a red one it makes a pair, worth 5.
pyramids-sign-about-torch = the torch of this round, 5 points. A second one in the round brings nothing.
pyramids-sign-about-skull = the next skull of the track. Only your worst skull costs points.
pyramids-sign-about-potion = wipes out your two worst skulls.
pyramids-space = { $space }, { $sign }
pyramids-space-marked = marked
pyramids-marked-spaces = marked { $spaces }

## What a mark brings
pyramids-mark-text = Card { $card }: { $spaces }.
pyramids-mark-brings = Brings { $what }; { $gain }.
pyramids-gain = { $count ->
    [one] { $signed } point
   *[other] { $signed } points
}
pyramids-brings-red = { $count ->
    [one] { $count } red gem
   *[other] { $count } red gems
}
pyramids-brings-green = { $count ->
    [one] { $count } green gem
   *[other] { $count } green gems
}
pyramids-brings-torch = { $count ->
    [one] { $count } torch
   *[other] { $count } torches
}
pyramids-brings-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
pyramids-brings-potion = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
pyramids-brings-cross = { $count ->
    [one] { $count } more space
   *[other] { $count } more spaces
}
pyramids-brings-tomb = card complete
pyramids-brings-nothing = No signs there.
pyramids-worst-then = worst skull: { $points }
pyramids-award-in-sight = award of { $points } in sight

## What can be done
pyramids-now-keep = Keep two of your four cards.
pyramids-now-mark = Mark the { $pattern }, or a single space.
pyramids-now-extra = { $count ->
    [one] Red cross: mark one more space.
   *[other] Red crosses: mark { $count } more spaces, one by one.
}
pyramids-now-take = You completed a card. Take a new one.
pyramids-now-pass = You have no card left, so you pass.
pyramids-now-others = { $phase ->
    [take] { $names } takes a new card.
    [keep] { $count ->
        [one] { $names } still chooses two cards.
       *[other] { $names } still choose two cards.
    }
   *[other] { $count ->
        [one] { $names } still marks.
       *[other] { $names } still mark.
    }
}
pyramids-now-over = The match is over.
pyramids-hint = Point at a tinted space to see where the pattern fits.
pyramids-hint-single = A dot shows each space that can be marked alone.
pyramids-hint-extra = Tap one of the tinted spaces.
pyramids-no-fit = Nothing fits at { $space }.
pyramids-hand = In hand: { $pattern }. Turn it
pyramids-hand-single = In hand: a single space
pyramids-turn = Turn
pyramids-mirror = Mirror
pyramids-single = One space
pyramids-let-go = Let go
pyramids-confirm = Mark
pyramids-only = Only { $space }
pyramids-keep-count = { $count } of 2 chosen
pyramids-keep-go = Keep these two
pyramids-look = Look closely
pyramids-take-card = Take { $card }
pyramids-take-deck = { $count ->
    [one] Take the one unseen card of the deck
   *[other] Take the unseen top card of the deck, { $count } cards
}
pyramids-take-would-be = If you complete it, your { $colour } cards will be { $count }.
pyramids-take-unseen = The top card, unseen.
pyramids-take-go = Take
pyramids-gap = No card
pyramids-gap-take = Your new card comes here.
pyramids-pass = Pass
pyramids-pass-about = Display and deck are used up, and both your cards are complete.
pyramids-wait = You are through. When all are, the match goes on.

## Around the chambers
pyramids-round = Round { $round } of 4
pyramids-flip = card { $flip } of 7
pyramids-tray-is = Round { $round } of 4, expedition card { $flip } of 7. Now: { $now }. Still to come, but for one: { $left }. What is this?
pyramids-deck-is = { $count ->
    [one] The deck, 1 card. What is this?
   *[other] The deck, { $count } cards. What is this?
}
pyramids-explain = { $what }: what is this?
pyramids-award-won = won by { $name }
pyramids-state-thinks = thinks
pyramids-state-done = done
pyramids-player-is = { $name }, { $state ->
    [thinks] thinks,
    [done] done,
   *[none] { "" }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Completed: { $count }. Gems: { $red } red, { $green } green. Worst skull: { $skull }. Show the cards large.
pyramids-gems-are = Gems: { $red } red, { $green } green; points: { $points }. What is this?
pyramids-torches-are = Torches: { $count } of 4; points: { $points }. What is this?
pyramids-skulls-are = Skulls: { $count }; points: { $points }. What is this?
pyramids-completed-are = Completed cards: { $count }. What is this?
pyramids-completed-none = no card complete yet
pyramids-unseen = In the deck: { $cards }

## What things are
pyramids-thing-tray = Expedition cards
pyramids-thing-gems = Gems
pyramids-thing-torches = Torches
pyramids-thing-skulls = Skulls
pyramids-thing-completed = Completed cards
pyramids-thing-race = Awards
pyramids-thing-display = Display and deck
pyramids-thing-score = Score card
pyramids-thing-others = The others
pyramids-about-tray = Eight cards, of which seven come up in each of the four rounds. Everybody marks the pattern that is up: whole, turned and mirrored as you like, on one of your two cards. Instead of it you may mark a single space. Crossed-out cards were up already in this round.
pyramids-about-gems = Each red and green gem that you mark is entered here. A red and a green one are a pair, worth 5; a gem without a partner is worth 1. Of each colour 10 count.
pyramids-about-torches = One torch for each round, 5 points each. The frame shows the round that is played. A second torch in the same round brings nothing, and a missed one does not come back.
pyramids-about-skulls = Skulls are entered from the left of the upper row. At the end only the worst one costs its points. A potion wipes out the two worst.
pyramids-about-completed = Each card whose tomb is marked is complete: 10 points. After everybody has marked you get a new card for it. With equal points the lowest number among the completed cards wins.
pyramids-about-race = Your 2nd, 4th and 6th completed card of a colour each win the highest award that is left: 10, then 6, then 3. When several are completed at the same time, the lower card number is served first. A small triangle says that the next card of the colour wins an award.
pyramids-about-display = Whoever completes a card takes a new one: from the display, or the unseen top card of the deck. The lowest number completed goes first. When a player has finished, the display is filled up to four.

## Keys
pyramids-keys = Keys
pyramids-key-arrows = arrows
pyramids-key-enter = Enter
pyramids-key-r = R
pyramids-key-m = M
pyramids-key-n = N
pyramids-key-s = S
pyramids-key-escape = Esc
pyramids-key-u = U
pyramids-key-about-arrows = From space to space, and from one card to the other
pyramids-key-about-enter = Mark, keep or take what is shown
pyramids-key-about-r = Turn the pattern
pyramids-key-about-m = Mirror the pattern
pyramids-key-about-n = The next way in which it fits here
pyramids-key-about-s = A single space instead of the pattern
pyramids-key-about-escape = Let go of what was chosen
pyramids-key-about-u = Undo
pyramids-keys-pointer = With a mouse: point to look, turn the wheel for the next way, click to mark. With a finger: tap to look, tap again to mark; tap the pattern in hand to turn it, or drag it onto a card.

## Score
pyramids-score-cards = Completed cards
pyramids-score-torches = Torches
pyramids-score-awards = Awards
pyramids-score-gems = Gems
pyramids-score-skulls = Worst skull
pyramids-decides = Equal totals: whoever completed the card with the lowest number is ahead (P-F3).

## The log
pyramids-say-deal = { $who } is dealt { $cards }.
pyramids-say-dealt = { $who } is dealt four cards.
pyramids-say-keep = { $who } keeps { $cards }.
pyramids-say-display = In the display: { $cards }.
pyramids-say-reveal = Expedition card: { $pattern }.
pyramids-say-mark = { $count ->
    [one] { $who } marks the single space { $spaces } on card { $card }.
   *[other] { $who } marks { $spaces } on card { $card }.
}
pyramids-say-extra = Red cross: { $who } also marks { $space } on card { $card }.
pyramids-say-take = { $who } takes card { $card } from the display.
pyramids-say-take-deck = { $who } takes the unseen top card of the deck.
pyramids-say-draw = It is card { $card } for { $who }.
pyramids-say-refill = { $count ->
    [one] Card { $cards } comes into the display.
   *[other] Cards { $cards } come into the display.
}
pyramids-say-pass = { $who } passes.

## The guided first match
pyramids-coach-keep = Each card is a chamber: you come in at the top and look for the golden tomb below. Keep the two with the shortest ways; the dashed ones are good.
pyramids-coach-first = Everybody marks the pattern that is up, each on their own cards. The first marks on a card have to include its entrance. Turn the pattern, then mark it.
pyramids-coach-touch = On a card with marks, the pattern has to touch one of them side to side. Walls and marked spaces are in the way. You may go on with either card.
pyramids-coach-single = Does the pattern not suit you? Then mark a single space instead: choose “One space”, then tap it.
pyramids-coach-gems = Signs work as soon as they are marked. A red and a green gem make a pair worth 5, a single gem is worth 1.
pyramids-coach-skulls = Skulls move along this track, and only the worst one costs points. A potion wipes out the two worst.
pyramids-coach-tomb = Mark the tomb and the card is complete: 10 points. Your 2nd, 4th and 6th card of a colour win the highest award that is left.
pyramids-coach-tray = Seven of the eight expedition cards come up in a round, this is the last. Then all eight are shuffled again. There are four rounds.
pyramids-coach-torch = A new round, a new torch: 5 points for one torch in each round. Look what is left to come before you choose.
pyramids-coach-end = That is all there is to know. After four rounds cards, torches, awards and gems count, less your worst skull. Good luck!
pyramids-coach-extra = A red cross! Mark one more space at once, on either card. If that one has a red cross too, it goes on.
pyramids-coach-take = You completed a card. Take a new one from the display, or the unseen top card of the deck. A second one of its colour brings you closer to an award.

## Pictures in the rules
pyramids-picture-p-c2 = Three chambers. The way in is at the top, the golden tomb at the bottom, and between them are walls, gems, torches, skulls, red crosses and potions.
pyramids-picture-p-c7 = The eight expedition cards.
pyramids-picture-p-m3 = One pattern, in all the ways it can lie.
pyramids-picture-p-m6 = Four spaces are marked, from the entrance on; the next two touch them.
pyramids-picture-p-x1 = The score card of the example. Its awards come on top.
