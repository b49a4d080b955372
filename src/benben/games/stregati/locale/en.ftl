# Words of Stregati, for the site and the terminal.

stregati-title = Stregati
stregati-tagline = Race past four adventures into the king’s chamber: the right tools, a little magic, and a mummy for your friends.

## Options
stregati-option-start = Who begins
stregati-option-start-about = The seat that begins every game; drawn by chance when not given.
stregati-option-adventures = Adventures
stregati-option-adventures-about = The printed side of the adventures: short has the lower values, long the higher ones.
stregati-option-chamber = King’s chamber
stregati-option-chamber-about = The printed side of the chamber: short has the lower value, long the higher one.
stregati-choice-adventures-short = short
stregati-choice-adventures-long = long
stregati-choice-chamber-short = short
stregati-choice-chamber-long = long
stregati-option-expert = Expert variant
stregati-option-expert-about = An empty hand passes an adventure, and a hex takes one of your own cards back.
stregati-option-extra-draw = Drawing in an extra turn
stregati-option-extra-draw-about = What may be drawn in an extra turn: exactly one card, or as in any turn.
stregati-choice-extra-draw-one = one card
stregati-choice-extra-draw-full = as in any turn
stregati-option-games = Number of games
stregati-option-games-about = A match of this many games, in which penalty points add up.
stregati-option-limit = Points that end the match
stregati-option-limit-about = The match ends after the game in which somebody’s penalty points reach this number.
stregati-option-max-rounds = Most rounds
stregati-option-max-rounds-about = A game ends after this many rounds even if nobody has entered the chamber.

## Cards and tools
stregati-tool-L = ladders
stregati-tool-P = pickaxes
stregati-tool-R = ropes
stregati-tool-T = torches
stregati-the-L = the ladders
stregati-the-P = the pickaxes
stregati-the-R = the ropes
stregati-the-T = the torches
stregati-card-L = Ladder { $value }
stregati-card-P = Pickaxe { $value }
stregati-card-R = Rope { $value }
stregati-card-T = Torch { $value }
stregati-card-guardian = Guardian
stregati-card-hex = Hex
stregati-card-magic = Magic
stregati-card-mummy = Mummy
stregati-card-scarab = Scarab
stregati-specials = special cards
stregati-about-equipment = Equipment. It can be played while the arrow points at its tool, and its value counts towards the adventure beside you.
stregati-about-guardian = It is laid before you and counts nothing. When somebody plays a hex, you can give it up instead of equipment.
stregati-about-hex = Every other player discards one of their played cards, equipment or guardian, of their own choice.
stregati-about-magic = Turn the storeroom: the arrow points at a tool of your choice. One equipment card may follow.
stregati-about-mummy = Lay it before another player, who then needs 3 points more everywhere. It stays in the game and wanders from one to the next.
stregati-about-scarab = Right after it you may play any number of equipment cards of the arrow’s tool instead of one.

## The table
stregati-row = The way: four adventures, then the king’s chamber
stregati-adventure = Adventure
stregati-chamber = King’s chamber
stregati-stop-adventure = Adventure { $number }, value { $value }.
stregati-stop-chamber = King’s chamber, exactly { $value }.
stregati-stop-beside = Beside it: { $names }.
stregati-stop-nobody = Nobody is beside it.
stregati-stop-inside = Inside: { $names }.
stregati-about-adventure = You pass the adventure beside you when your played equipment adds up to at least its value, and then discard what you have played. With exactly the value you may turn the storeroom and have an extra turn.
stregati-about-chamber = The chamber opens only to exactly its value. Whoever goes beyond it is stuck until something takes points away.
stregati-storeroom = Storeroom
stregati-tool-arrow = { $here ->
    [yes] { $tool }: the arrow points here, they can be played
   *[no] { $tool }
}
stregati-about-storeroom = The arrow points at the one tool that may be played now. Magic turns it, and so does passing an adventure exactly.
stregati-piles = { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
} in the draw pile, { $discard } in the discard pile. Show what is known.
stregati-piles-title = The piles
stregati-pile-draw = to draw
stregati-pile-discard = discarded
stregati-heap-draw = { $count ->
    [one] { $count } card lies in the draw pile.
   *[other] { $count } cards lie in the draw pile.
}
stregati-heap-discard = { $count ->
    [0] Nothing is discarded.
    [one] { $count } card is discarded.
   *[other] { $count } cards are discarded.
}
stregati-heap-known = Discarded, as all have seen
stregati-heap-yours = Put face down by you
stregati-heap-hidden = { $count ->
    [one] { $count } more card lies face down.
   *[other] { $count } more cards lie face down.
}
stregati-heap-unseen = { $count ->
    [one] Still hidden: { $count } card
   *[other] Still hidden: { $count } cards
}
stregati-heap-tool = Tool
stregati-before = Before { $name }
stregati-before-you = Before you
stregati-has-mummy = The mummy lies before { $name }: 3 points more are needed
stregati-with-mummy = 3 of them because of the mummy
stregati-show-player = { $cards ->
    [one] { $name } holds { $cards } card.
   *[other] { $name } holds { $cards } cards.
} Show what is known.
stregati-played = Played: { $cards }
stregati-played-none = Nothing played
stregati-of = of { $need }
stregati-inside = Inside the chamber
stregati-state = { $state ->
    [exact] exact!
    [enough] enough
    [beyond] { $more } too many
   *[missing] { $missing } missing
}
stregati-hand = { $cards ->
    [0] Your hand is empty
    [one] Your hand: { $cards } card
   *[other] Your hand: { $cards } cards
}
stregati-round = { $last ->
    [0] Round { $round }
   *[other] Round { $round } of { $last }
}
stregati-game = { $games ->
    [0] Game { $game }, until { $limit } points
   *[other] Game { $game } of { $games }
}
stregati-first = { $who } began
stregati-extra = Extra turn
stregati-extra-full = Extra turns as any other

## What is known of others
stregati-known-hand = { $cards ->
    [0] { $name } has no cards in hand.
    [one] { $name } has { $cards } card in hand.
   *[other] { $name } has { $cards } cards in hand.
}
stregati-known-known = In the hand, as all have seen
stregati-known-either = In the hand or put face down
stregati-known-lacks = { $count ->
    [one] At least { $count } card of this hand is not one of the { $what }.
   *[other] At least { $count } cards of this hand are not { $what }.
}
stregati-known-nothing = Nothing more is known of this hand.
stregati-known-swapped = { $count ->
    [one] { $count } card put face down lies in the discard pile.
   *[other] { $count } cards put face down lie in the discard pile.
}
stregati-penalty = Penalty points if the game ended now

## Steps and prompts
stregati-you = You
stregati-steps = Steps of a turn
stregati-step-choose = Draw, swap or play
stregati-step-more = Play more
stregati-step-move = Move or stay
stregati-step-after = Mummy, storeroom
stregati-choices = What you can do
stregati-now-choose = Draw cards, exchange some, or play a card.
stregati-now-extra = Your extra turn: draw one card, or play.
stregati-now-extra-full = Your extra turn: draw, exchange or play.
stregati-now-more = One equipment card of the arrow’s tool may follow.
stregati-now-any = Play as many cards of the arrow’s tool as you like.
stregati-now-back = You may take one of your played cards back into your hand.
stregati-now-move = { $have } is enough for { $need }: move on and discard what you played, or stay.
stregati-now-exact = Exactly { $need }! Move on, turn the storeroom and have an extra turn; or stay.
stregati-now-enter = Exactly { $need }! The king’s chamber opens to you.
stregati-now-pay = You may pay played equipment worth at least 3 to pass the mummy on to somebody beside the chamber.
stregati-now-paying = Tap the cards you pay: together at least 3. Chosen so far: { $sum }.
stregati-now-swap = { $count ->
    [one] Tap the card you want to exchange.
   *[other] Tap the cards you want to exchange, up to { $count }.
}
stregati-now-give = You pass on the mummy. Who gets it?
stregati-now-turn = Turn the storeroom: which tool shall the arrow point at?
stregati-now-drop = { $who } has played a hex. Tap the played card that you give up.
stregati-now-end = Nothing more is needed: end your turn.
stregati-now-over = The match is over.
stregati-now-chance = Cards are being dealt …
stregati-wait-choose = { $who } chooses: draw, exchange or play.
stregati-wait-list = { $who } may play more, or move on.
stregati-wait-drop = { $who } chooses a card to give up to the hex.
stregati-wait-close = { $who } may pay to pass the mummy on.
stregati-wait-give = { $who } passes on the mummy.
stregati-wait-turn = { $who } turns the storeroom.
stregati-look-play = { $state ->
    [exact] { $card } makes exactly { $need }!
    [enough] { $card } makes { $have }: enough for { $need }, but not exact.
    [beyond] Careful: { $card } makes { $have }, and the chamber opens only to exactly { $need }. You would be stuck.
   *[missing] { $card } makes { $have } of { $need }, { $missing } missing.
}
stregati-look-drop = Give up { $card }: { $have } of { $need } are left, { $missing } missing.
stregati-look-back = Take back { $card }: { $have } of { $need } are left.
stregati-look-arrow = { $card } cannot be played now: the arrow points at { $tool }.
stregati-look-later = { $card } cannot be played at this moment.
stregati-look-hex = { $count ->
    [one] It would cost { $names } a card.
   *[other] It would cost { $names } a card each.
}
stregati-look-hex-none = Nobody would lose anything now.

## Buttons
stregati-do-draw = Draw { $count }
stregati-do-swap-some = Exchange …
stregati-do-swap = { $count ->
    [0] Exchange
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
stregati-do-move = Move on
stregati-do-enter = Enter the chamber
stregati-do-stay = Stay
stregati-do-end = End turn
stregati-do-pay-some = Pass the mummy on …
stregati-do-pay = Mummy to { $who }
stregati-do-mummy = The mummy goes to { $who }
stregati-do-turn = Turn the arrow to { $tool }
stregati-do-play = Play { $card }
stregati-do-anyway = Play { $card } anyway
stregati-do-leave = Better not
stregati-do-drop = Give up { $card }
stregati-do-back = Take back { $card }

## Keys
stregati-keys = Keys and marks
stregati-key-arrows = from one card or button to the next
stregati-key-enter = play the card, press the button
stregati-key-escape = let go of what was chosen
stregati-key-tab = to everything that explains itself
stregati-marks = Marks on your cards
stregati-mark-exact = makes the sum exact
stregati-mark-enough = is enough, but not exact
stregati-mark-beyond = goes beyond the chamber

## What happened
stregati-say-start = { $who } begins.
stregati-say-row = The adventures are { $values }; the king’s chamber waits behind them.
stregati-say-get = { $who } gets { $cards }.
stregati-say-shuffle = The discard pile is shuffled into a new draw pile.
stregati-say-draw = { $count ->
    [one] { $who } draws { $count } card.
   *[other] { $who } draws { $count } cards.
}
stregati-say-swap = { $count ->
    [one] { $who } exchanges { $count } card.
   *[other] { $who } exchanges { $count } cards.
}
stregati-say-swap-cards = { $who } exchanges { $cards }.
stregati-say-play = { $who } plays { $card }.
stregati-say-magic = { $who } plays magic: the arrow points at { $tool }.
stregati-say-mummy = { $who } lays the mummy before { $other }.
stregati-say-guardian = { $who } plays a guardian.
stregati-say-hex = { $who } plays a hex: everybody else loses a played card.
stregati-say-scarab = { $who } plays a scarab: any number of cards may follow.
stregati-say-drop = { $who } gives up { $card }.
stregati-say-back = { $who } takes back { $card }.
stregati-say-move = { $who } moves on.
stregati-say-stay = { $who } stays.
stregati-say-give = { $who } hands the mummy to { $other }.
stregati-say-pay = { $who } pays { $cards } and hands the mummy to { $other }.
stregati-say-turn = { $who } turns the storeroom: the arrow points at { $tool }.

## Score
stregati-score-games = All games
stregati-score-games-before = Games before
stregati-score-entered = In the king’s chamber
stregati-score-adventures = Adventures not passed
stregati-score-chamber = King’s chamber
stregati-score-equipment = Played equipment
stregati-score-mummy = Mummy
stregati-score-never-below-0 = Never below 0
stregati-decides = Whoever is first in the king’s chamber has won, whatever the points are (S-F1).

## The guided first match
stregati-guide-goal = Pass the four adventures and be the first in the king’s chamber. The others are on their way, your turn comes soon.
stregati-guide-wait = Watch what the others play: their sums are before them.
stregati-guide-first = Pass the four adventures and be the first in the king’s chamber. A turn is drawing, exchanging or playing: begin by drawing two cards.
stregati-guide-play = The arrow points at { $tool }, so only those can be played. { $card } brings you the most.
stregati-guide-more = After a scarab you may play as many cards of that tool as you like: add { $card }.
stregati-guide-exact = { $card } makes it exact, marked with a star. Exactly is best: it brings an extra turn, and only so the chamber opens.
stregati-guide-near = The chamber opens only to its exact value. { $card } brings you nearer without going beyond.
stregati-guide-mummy = The mummy is a present: lay it before whoever is ahead, and they need 3 points more everywhere.
stregati-guide-magic = Magic turns the arrow. Point it at { $tool }, and play one of them right after.
stregati-guide-hex = A hex costs everybody else one of their played cards. You can play equipment after it.
stregati-guide-guardian = Lay the guardian before you: should a hex come, it goes instead of your equipment.
stregati-guide-draw = Nothing fits now. Draw two cards; ten are the most you can hold.
stregati-guide-draw-extra = In an extra turn one card is drawn. Take it.
stregati-guide-swap = Your hand is full. Exchange some cards that do not help you.
stregati-guide-move = Your sum is enough, so you may pass the adventure. What you played is discarded.
stregati-guide-move-exact = Exactly the value! Move on: you may turn the storeroom and have an extra turn.
stregati-guide-enter = Exactly the value of the chamber. Enter, and you have won!
stregati-guide-give = Who passes an adventure gets rid of the mummy. Give it to whoever is furthest on.
stregati-guide-turn = Exact! Turn the arrow to { $tool }, of which you hold the most. Your extra turn follows.
stregati-guide-drop = Somebody played a hex. Give up what costs you least: { $card }.
stregati-guide-end = Nothing more to gain in this turn.

## Pictures in the rules
stregati-picture-s-c1 = Four adventures in a row, and the king’s chamber at its end.
stregati-picture-s-c2 = The arrow points at the ropes.
stregati-picture-s-c3 = The equipment of the four tools, and one of each special card.
stregati-picture-s-q1 = With the arrow at the torches, either of these may be played.
stregati-picture-s-m5 = A scarab, and three ropes right after it.
stregati-picture-s-v4 = Ladder 5 and rope 4 beside an adventure of 9: exact.
