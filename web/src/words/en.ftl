# Words of the site. A game's own are beside its rules.

## Everywhere
close = Close
cancel = Cancel
save = Save
copy = Copy
copied = Copied
share = Share
undo = Undo
name = Name
you = you
skip = Skip to content
try-again = Try again
go-home = To the games
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-now = Points if the match ended now
rule-link = Rule { $rule }
lost = The connection is lost. It comes back by itself as soon as it can.

## People
bot-at-seat = { $bot } { $seat }
bot-random = Baboon
bot-random-about = plays at random
bot-greedy = Falcon
bot-greedy-about = quick
bot-level-1 = Novice
bot-level-2 = Scribe
bot-level-3 = Mason
bot-level-4 = Vizier
bot-level-5 = Pharaoh
bot-level-about = level { $level } of 5
seat-number = Seat { $seat }
person-acting = to act
person-thinking = thinks
person-not-here = not here
person-away = { $bot } plays here
clock-left = { $time } left
clock-left-days = { $days } d { $hours } h

## Header
nav-label = Main
nav-home = benben, to the games
nav-lobby = Tables
nav-mine = My matches
nav-me = Who I am
nav-me-named = { $name }: name and figure
nav-studio = Studio
settings = Settings
settings-language = Language
settings-theme = Appearance
theme-system = As the device
theme-light = Light
theme-dark = Dark
settings-sound = Sound
settings-sound-turn = A soft gong when it is my turn

## Home
home-title = Three games about pyramids
home-lead = Play at once against bots, or open a table and send your friends the link. No account, nothing to install.
home-seats = { $from } to { $to } players
home-play-now = Play now
home-play-now-of = Play now: { $game }
home-guide = Learn by playing
home-friends = With friends
home-studio = Draw and print
home-rules = Rules

## A new table
new-title = { $game }: a new table
new-seats = How many play?
new-seats-about = You choose who sits there at the table: friends, bots, or several people at one device.
new-time = How much time?
clock-none = No clock
clock-none-about = Everybody takes as long as they like.
clock-quick = 10 minutes
clock-quick-about = 10 minutes each for the whole match, and 5 seconds more with every action.
clock-calm = 30 minutes
clock-calm-about = 30 minutes each for the whole match, and 15 seconds more with every action.
clock-days = 3 days
clock-days-about = 3 days each, and an hour more with every action: a match beside everyday life.
new-patience = When somebody is away, a bot plays for them
patience-never = never
patience-soon = after 2 minutes
patience-later = after 15 minutes
patience-day = after a day
new-options = Rules
new-options-show = { $count ->
    [0] The usual rules. Change them …
    [one] { $count } change of the rules
   *[other] { $count } changes of the rules
}
new-public = Show it to everybody
new-public-about = The table is in the list of tables, and whoever likes may join or watch.
new-open = Open the table
option-by-chance = By chance
option-none = None
option-off = Without: { $option }
option-value = { $option }: { $value }

## Table
table-title = A table of { $game }
table-invited = You are invited. Sit down!
table-waiting-seats = Seats are free: invite somebody, or let bots play.
table-waiting-ready = { $count ->
    [one] Everybody is there; one of them is not ready yet.
   *[other] Everybody is there; { $count } of them are not ready yet.
}
table-complete = Everybody is there.
table-seats = Seats
table-free = Free seat
table-ready = ready
table-not-ready = not ready yet
table-bot = bot
table-sit = Sit down
table-leave = Get up
table-leave-named = Get up: { $name }
table-remove = Remove
table-remove-named = Remove: { $name }
table-bot-at = Bot at seat { $seat }
table-no-bot = No bot
table-bot-named = { $bot }, { $about }
table-fill = Bots on all free seats
table-add-person = Add somebody here
table-add-title = Somebody at this device
table-add-about = Several of you can play at one device and hand it round. What is secret stays covered until the next one holds it.
table-say-ready = I am ready
table-unready = Not ready after all
table-starts-alone = It begins when everybody is ready.
table-start = Begin
table-invite = Invite
table-link = Link to this table
table-qr = The link to this table as a QR code
table-how = What is played
table-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
table-clock = { $minutes } min each, and { $seconds } s more with every action
table-edition = An edition of somebody’s own
table-duplicate = The deal of an earlier match: same cards, same dice
table-public = Everybody sees this table in the list
table-close = Close the table
table-closed-title = This table is closed
table-closed = Whoever opened it has put it away. Open another one, or play at once.
table-missing-title = There is no such table

## Lobby
lobby-title = Tables
lobby-lead = Sit down at a table, watch a match, or open a table yourself.
lobby-none = No public table is open right now.
lobby-join = { $count ->
    [0] Look
    [one] Join: { $count } free seat
   *[other] Join: { $count } free seats
}
lobby-watch = Watch
lobby-open = Open a table

## Match
tab-your-turn = ● Your turn: { $game }
match-people = Players
match-watchers = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
match-more = More
board = Board
match-watch-link = Link to watch
match-missing-title = There is no such match
turn-yours = It is your turn.
turn-sending = On its way …
turn-others = { $count ->
    [0] One moment …
    [one] { $names } is to act.
   *[other] { $names } are to act.
}
log = What happened
log-over = The match is over.
log-plain = { $who }: { $do }
react = Say something
react-hello = Hello!
react-well-done = Well done!
react-oh-no = Oh no!
react-thinking = Let me think …
react-one-moment = One moment!
react-hurry = Come on!
react-thanks = Thank you!
react-good-game = Good game!
handover-next = It is { $name }’s turn now.
handover-give = Hand it over
handover-title = { $name }’s turn
handover-about = Give the device to { $name }. The cards stay covered until then.
handover-take = I am { $name }
away-go = Let a bot play for me
away-now = A bot plays for you right now.
away-back = I am back
guide = Guide
guide-skip = Leave the guide
end-you-won = You have won!
end-won = { $count ->
    [0] The match is over.
    [one] { $names } has won!
   *[other] { $names } share the victory!
}
end-rematch = Play again
end-replay = Watch the replay
end-duplicate = Give this deal to others
end-duplicate-about = Whoever opens this link plays with the same cards and dice as you. Afterwards you can compare.
end-duplicate-link = Link to a table with this deal
score-title = Score
score-source = From
score-total = Total
score-winner = wins

## Shared screen
tv-open = Big screen
tv-join = Join { $game }!
tv-watch = Scan to join or watch

## Replay
replay-title = Replay: { $game }
replay-controls = Steps of the replay
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-jump = Go to step
replay-step = Step { $at } of { $count }
replay-whose = Seen by
replay-spectator = a spectator
replay-running-title = This match still goes on
replay-running = Its replay is there as soon as it is over. You can watch it until then.
replay-sealed = Another table still plays the same deal. The secrets are told when it has finished.
replay-download = Download the log
replay-play-on = Play on from here
replay-play-on-about = You sit where you are looking from, bots have the other seats, and chance does what it did.
replay-play-on-choose = Choose a seat under “Seen by”: it will be yours.
proof-title = Fair chance
proof-about = Before the match the server promised a secret that decides every card and die. Check here, in your browser, that it kept its word.
proof-check = Check it
proof-good = { $events ->
    [one] Proven: the one chance event follows from the promised secret.
   *[other] Proven: all { $events } chance events follow from the promised secret.
}
proof-bad-log = The log cannot be read: line { $n } is wrong or missing.
proof-bad-over = The log does not end with the secret, so it cannot be checked.
proof-bad-secret = The secret is not the one that was promised before the match.
proof-bad-digest = The log was changed: its lines are not those that its end stands for.
proof-bad-chance = Event { $n } is not what the secret gives.
proof-bad-pile = Event { $n } shuffles cards that there are not.

## Rules
rules-title = { $game }: the rules
rules-print = Print it, or draw cards of your own
rules-contents = Contents
rules-words = How to read these rules

## My matches
mine-title = My matches
mine-waiting = Waiting for you
mine-running = Running
mine-finished = Finished
mine-none = Nobody waits for you.
mine-play = Play a game
mine-more = Older ones
mine-with = with { $names }

## Me
me-title = Who I am
me-looks = Name and figure
me-figure = Figure
me-saved = Saved.
me-devices = Other devices
me-devices-about = Take your name and your matches along to a phone or another browser.
me-move = Show a code
me-code = Code
me-code-about = The code works once, within ten minutes. Do not show it to anybody else: whoever has it is you.
me-link = Link for the other device
me-qr = The link for the other device as a QR code
me-have-code = I have a code from another device
me-arrive = Be who I was there
me-arrived = Welcome back!
arrive-title = Move in here
arrive-about = This browser will know you by the name, the figure and the matches of your other device.
me-leave = Leave
me-out = Log out here
me-out-about = This browser forgets who you are. Without another device or a code there is no way back.
me-out-done = You are logged out here.
me-out-everywhere = Log out everywhere
me-out-everywhere-about = All your devices forget who you are. There is no way back.
me-out-everywhere-done = You are logged out everywhere.
me-erase = Erase me
me-erase-about = Everything the server knows of you is erased for good. Where a match goes on, a bot takes your seat.
me-erase-done = You are erased.
figure-ankh = ankh
figure-bee = bee
figure-camel = camel
figure-cat = cat
figure-cobra = cobra
figure-crocodile = crocodile
figure-eye = eye
figure-falcon = falcon
figure-frog = frog
figure-gazelle = gazelle
figure-hippo = hippo
figure-ibis = ibis
figure-jackal = jackal
figure-lion = lion
figure-lotus = lotus
figure-moon = moon
figure-obelisk = obelisk
figure-owl = owl
figure-palm = palm
figure-papyrus = papyrus
figure-ram = ram
figure-scarab = scarab
figure-sphinx = sphinx
figure-sun = sun

## Nothing there
missing-title = Nothing but sand
missing-text = There is no page at this address. Perhaps the link was cut off.

## Errors: what happened, and what to do
error-title = That did not work
error-page-title = This page cannot be loaded
error-page = The server does not answer, or has a newer site by now. Load the page again.
error-offline = The server does not answer. Check your connection and try again.
error-board = The board cannot be shown. The match is safe; try again, or load the page anew.
error-failed = Something went wrong on the way. Nothing was changed; try again.
error-unknown-table = No table has this link or code. Look whether it was copied as a whole, or ask for a new one.
error-unknown-match = No match has this link. Look whether it was copied as a whole.
error-unknown-game = There is no such game. Choose one of the games on the first page.
error-unknown-code = This code is wrong, was used already, or is too old. Ask for a new one on the other device.
error-seat-taken = This table is full. Ask for a new invitation, or open a table yourself.
error-seat-changed = Somebody else has sat down there meanwhile. Look again.
error-nothing-left = Nothing is left to play after this step. Choose an earlier one.
error-not-open = This table is not open any more. Open another one.
error-playing = The match has begun already. You can watch it.
error-not-seated = This seat is not yours. You are watching.
error-not-host = Only who opened the table can do that.
error-not-ready = The match cannot begin yet: somebody is missing or not ready.
error-too-many = That was too much at once. Wait a moment and try again.
error-too-many-tables = You have too many open tables. Close one, or finish a match first.
error-deal-known = You know this deal already. Let others play it.
error-bad-name = This name cannot be used. Take 1 to 30 characters that can be seen.
error-database-down = The server cannot reach its data right now. Try again in a moment.
error-busy = The server is busy right now. Nothing was changed; try again in a moment.
error-stale = The match went on meanwhile. Look again, then choose.
error-illegal = { $text }
error-not-your-turn = It is not your turn now.
error-bad-notation = The server did not understand this action. Nothing was changed.
error-over = The match is over already.
error-told = This cannot be taken back any more: others have seen it.
error-sealed = Another table still plays the same deal. This is told when it has finished.
