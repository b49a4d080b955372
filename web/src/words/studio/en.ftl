# Words of the studio, loaded with its page alone.

## The hall
studio-title = Studio
studio-title-of = { $game }: the studio
studio-lead = Draw cards and sheets of your own, let bots try them out, print them, play with them. Everything stays in this browser until you open a table.
studio-open = Open a file
studio-open-about = You have an edition as a text file already? Open it, drop it here, or paste its text.
studio-drop = Let go to open it
studio-too-large = This file is too large to be an edition: 256 kB at most.
studio-no-edition = This is no edition: its first line says “game:” and the game’s name.

## Drawing
studio-begin = Begin with …
studio-redo = Redo
studio-less = { $what }: one less
studio-more = { $what }: one more
studio-text = As text
studio-text-about = The same edition as a file has it. What you write here is drawn above as soon as you pause.

## What the checker says
studio-findings = Checked
studio-fine = Everything is in order.
studio-fine-remarks = { $count ->
    [one] It can be played; { $count } remark.
   *[other] It can be played; { $count } remarks.
}
studio-faults = { $count ->
    [one] It cannot be played yet: { $count } fault.
   *[other] It cannot be played yet: { $count } faults.
}
studio-refused = fault
studio-remark = remark
studio-format = how a file is written
studio-all = Show all { $count }
studio-fewer = Show fewer

## Trying it out
studio-try = Try it out
studio-play = Play this edition
studio-trial = Let bots play { $count } matches
studio-not-playable = First put right what is marked as a fault.
studio-trial-runs = Bots play
studio-trial-waits = The bots get ready …
studio-trial-done = { $done } of { $of } matches played
studio-trial-over = The bots are done.
studio-trial-of = { $matches } matches of { $seats } quick bots.
studio-trial-before = You have changed the edition since.
studio-points = Points
studio-rounds = Rounds of a match
studio-length = Decisions in a match
studio-wins = Wins by seat
studio-wins-of = Seat { $seat }: { $share }, surely between { $low } and { $high }
studio-wins-about = Dashed: { $share }, if all seats are equal. The line across a bar shows how sure it is (95 %).
studio-band = mostly { $low } to { $high }, half of them below { $middle }, { $mean } on average
studio-bands-about = Bars: the middle half of the matches, with the middle as a line and as a number. Lines: nine of ten. Dotted: all.

## Taking it along
studio-take = Take it along
studio-name = Name of the edition
studio-name-none = your own
studio-take-text = Download as text
studio-take-pages = Download to print
studio-take-setting = The pages are being set …
studio-paper = Paper
studio-paper-a4 = A4
studio-paper-letter = Letter
studio-take-about = The pages are a PDF in the language of the site: cards to cut out, with their backs, for the kitchen table.
