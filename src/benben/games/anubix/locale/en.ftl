# Words of Anubix.
anubix-title = Anubix
anubix-tagline = One throw for all: build a pyramid, an arch and a relief, two stones at a time.

## Options
anubix-option-start = Who begins
anubix-option-start-about = The seat that is active first. Without it, chance decides.
anubix-option-speed = Build at the same time
anubix-option-speed-about = Everybody but the active player decides at once. Nothing is shown until all have decided.
anubix-option-max-rounds = Most rounds
anubix-option-max-rounds-about = The game ends after this many rounds at the latest.

## Where points come from
anubix-score-pyramid = Pyramid
anubix-score-arch = Arch
anubix-score-relief = Relief
anubix-score-bonuses = Bonuses
anubix-score-quarry = Quarry
anubix-score-gems = Gems
anubix-scores = Points
anubix-total = Total
anubix-progress = { $marked } of { $fields } built

## Things and places
anubix-colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [orange] orange
    [green] green
   *[purple] purple
}
anubix-stone = { $colour ->
    [red] red stone
    [yellow] yellow stone
    [blue] blue stone
    [orange] orange stone
    [green] green stone
   *[purple] purple stone
}
anubix-die = { $colour ->
    [red] red die
    [yellow] yellow die
    [blue] blue die
    [orange] orange die
    [green] green die
   *[purple] purple die
}
anubix-gem = gem
anubix-gems = { $count ->
    [0] No gem left
    [one] { $count } gem
   *[other] { $count } gems
}
anubix-place = { $part ->
    [pyramid] Pyramid, level { $level }, stone { $at }
    [left] Left pillar, stone { $level }
    [right] Right pillar, stone { $level }
    [keystone] Keystone
    [relief] Relief, row { $level }, field { $at }
   *[quarry] Quarry stone { $level }
}
anubix-bonus-scarab = Scarab
anubix-bonus-cobra = Cobra
anubix-bonus-falcon = Falcon
anubix-bonus-bow = Bow
anubix-bonus-ankh = Ankh
anubix-bonus-palm = Palms
anubix-bonus-head = Heads
anubix-bonus-second = Second building
anubix-bears = symbol: { $bonus }

## What can be done with a field
anubix-state-built = built
anubix-state-next = not payable now
anubix-state-waits = rests on stones that are missing
anubix-state-stranded = can never be built, no free field beside it
anubix-state-free = can be built with a die
anubix-state-dear = can be built from the quarry or with a gem
anubix-state-chosen = chosen
anubix-quarry-open = open
anubix-quarry-used = used
anubix-quarry-lost = jumped over, lost

## The round and its dice
anubix-round = Round { $round }
anubix-round-of = Round { $round } of { $most }
anubix-last-round = Last round
anubix-active = { $who } is active
anubix-active-you = You are active
anubix-deciding = Still deciding: { $names }
anubix-dice = Dice
anubix-die-free = { $die }, free
anubix-die-planned = { $die }, for your turn
anubix-die-taken = { $die }, used by the active player

## The turn in preparation
anubix-turn = Your turn
anubix-choose = Choose a stone to build.
anubix-choose-none = Nothing can be built with these dice. Pass.
anubix-choose-partner = Relief fields are built in pairs: choose one beside it.
anubix-choose-second = Build it, or choose a second stone.
anubix-choose-done = Two stones: build them, or change something.
anubix-legend-free = a die pays
anubix-legend-dear = quarry or gem pays
anubix-wait = Others are building. Tap anything to read what it is.
anubix-decided = Your turn is kept. It counts as soon as everybody has decided.
anubix-pays = What pays for it: { $field }
anubix-remove = Put back: { $field }
anubix-cost-none = costs nothing
anubix-cost-gem = costs the gem
anubix-cost-quarry = { $lost ->
    [0] no other stone is lost
    [one] { $lost } other stone is lost in this turn
   *[other] { $lost } other stones are lost in this turn
}
anubix-gain = { $number } { $points ->
    [one] point
   *[other] points
}
anubix-brings-nothing = no points yet
anubix-brings-bonus = Bonus: { $bonuses }
anubix-brings-finish = { $building ->
    [pyramid] finishes the pyramid
    [arch] finishes the arch
   *[relief] finishes the relief
}
anubix-brings-end = second building: this is the last round
anubix-brings-lost = { $count ->
    [one] { $count } quarry stone lost
   *[other] { $count } quarry stones lost
}
anubix-brings-strands = { $count ->
    [one] { $count } relief field can never be built then
   *[other] { $count } relief fields can never be built then
}
anubix-build = { $count ->
    [one] Build { $count } stone
    [0] Build
   *[other] Build { $count } stones
}
anubix-pass = Pass
anubix-pass-sure = You could still build. Pass all the same?
anubix-pass-yes = Yes, pass
anubix-clear = Choose anew
anubix-about = What is this?

## What things are
anubix-about-pyramid = A stone rests on the two beneath it. The highest level with a stone gives the points.
anubix-about-arch = Each pillar grows from the ground. The lower one gives the points.
anubix-about-keystone = It closes the arch when both pillars are complete, and gives its own points instead of theirs.
anubix-about-relief = Always two fields at once, side by side or one above the other, and nothing else in that turn.
anubix-about-quarry = It pays for a stone of its colour. Stones to its left that are still open are lost. Each open one is worth a point at the end.
anubix-about-gem = It pays for any colour that no free die shows. Each one left is worth { $gem } points at the end.
anubix-about-die = A free die that shows the colour has to pay. The dice that the active player leaves are there for everybody.
anubix-about-single = The bonus, { $bonus } points, is for whoever builds this field first, and for those who do in the same round.
anubix-about-group = The bonus, { $bonus } points, is for whoever builds all fields with this symbol first, and for those who do in the same round.
anubix-about-second = When somebody has finished two buildings, the round is the last one. Everybody who has finished two gets { $bonus } points.

## The race for the bonuses
anubix-race = Bonuses
anubix-race-each = { $points } points each
anubix-race-yours = yours
anubix-race-closed = closed
anubix-race-open = open
anubix-race-out = out of reach
anubix-race-missing = { $count ->
    [one] { $count } stone to go
   *[other] { $count } stones to go
}
anubix-race-finished = { $count } of 2 finished
anubix-race-held = held by { $names }

## The sheets of all
anubix-sheets = The others
anubix-sheet-of = { $who }: sheet { $sheet }
anubix-sheet-open = Show it large.
anubix-sheet-decided = has decided
anubix-sheet-acting = is building
anubix-sheet-active = is active
anubix-sheet-summary = { $who }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Pyramid { $pyramid }, arch { $arch }, relief { $relief } stones. Quarry: { $quarry } open. Gems: { $gems }.

## Keys
anubix-keys = Keys
anubix-keys-arrows = go from stone to stone
anubix-keys-enter = choose the stone, or put it back; on the quarry or the gems: pay with it
anubix-keys-pay = another payment for the last stone
anubix-keys-build = build
anubix-keys-pass = pass
anubix-keys-escape = choose anew
anubix-keys-about = what this is

## What happened
anubix-say-start = { $who } begins.
anubix-say-sheets = The sheets: { $sheets }.
anubix-say-sheet = { $who } { $letter }
anubix-say-roll = The dice show { $dice }.
anubix-say-build = { $who } builds { $what }, paid with { $paid }.
anubix-say-relief = { $who } builds two fields of the relief, paid with { $paid }.
anubix-say-pass = { $who } builds nothing.
anubix-built-at = { $part ->
    [pyramid] stone { $at } in level { $level } of the pyramid
    [left] stone { $level } of the left pillar
    [right] stone { $level } of the right pillar
    [keystone] the keystone
   *[relief] in the relief
}
anubix-paid = { $payment ->
    [die] a die
    [gem] a gem
   *[quarry] quarry stone { $number }
}
anubix-paid-two = { $payment ->
    [die] two dice
   *[gem] two gems
}

## The guided first match
anubix-coach-first = Welcome! Everybody builds with the same dice. Choose the marked stone: a die shows its colour, so it costs you nothing. Then press Build.
anubix-coach-two = You may build two stones in a turn, if you can pay for both. Choose the two marked ones.
anubix-coach-relief = The relief at the bottom is built in pairs that touch, and then nothing else in that turn. Choose the marked pair.
anubix-coach-quarry = No die for a stone? Your quarry can pay. But what lies to the left of the stone that you take is lost, so begin on the left.
anubix-coach-arch = The arch counts for its lower pillar, so build both. The keystone closes it.
anubix-coach-gem = A gem pays for any colour that no die shows. Unused gems are points at the end, so spend them when it helps.
anubix-coach-bonuses = Symbols are bonuses, but only for those who reach them first. Tap one in the list to see what it takes.
anubix-coach-bonus = The marked stones bring a bonus. Take it before it is closed!
anubix-coach-second = With this you finish your second building: a bonus, and the last round. Are you ahead?
anubix-coach-last = This is the last round. Take what brings the most points.
anubix-coach-free = Dice cost nothing. The marked stones are a good choice, but the choice is yours.
anubix-coach-dear = This costs you a little of your quarry or a gem. Building on is often worth it.
anubix-coach-strands = Look out: this leaves a field of the relief without a partner. Sometimes that is worth it.
anubix-coach-pass = Nothing worth its price today. Passing is free; press Pass.
anubix-coach-wait-first = The active player builds first. The dice left over are for you: they come back after every turn.
anubix-coach-wait-dice = Others are building. Whoever is active takes dice away, and you are active every other round.
anubix-coach-wait-bonus = Others are building. See how far they are: finishing two buildings ends the game.
anubix-coach-over = The game is over! Look where the points came from. Now you know the game.

## Pictures in the rules
anubix-picture-a-c1 = Four dice, as they may fall.
anubix-picture-a-c3 = A sheet: pyramid and arch on the ground, the relief below it, the quarry at the foot, the gems in the corner.
anubix-picture-a-b3 = Two pairs are built in the relief, one side by side and one above the other.
anubix-picture-a-b4 = Three stones of the lowest level are built, and one that lies on two of them.
anubix-picture-a-b5 = The pillars grow from the ground up, each at its own pace.
anubix-picture-a-p2 = The third and the sixth stone are used; those that were jumped over are lost.
anubix-picture-a-f3 = The lower pillar has three stones: the arch is worth 5.
