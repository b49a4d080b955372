# Wörter von Pyramiden.

pyramids-title = Pyramiden
pyramids-tagline = Deckt ein Muster auf, erkundet zwei Kammern, findet die goldenen Gräber.

## Karten, Farben, Zeichen
pyramids-card = Karte { $number }, { $colour }
pyramids-colour = Farbe
pyramids-colour-green = grün
pyramids-colour-orange = orange
pyramids-colour-purple = lila
pyramids-pattern-i2 = Domino
pyramids-pattern-i3 = gerader Dreier
pyramids-pattern-l3 = Ecke
pyramids-pattern-t4 = T
pyramids-pattern-l4 = L
pyramids-pattern-o4 = Quadrat
pyramids-sign-wall = Mauer
pyramids-sign-plain = leer
pyramids-sign-entrance = Eingang
pyramids-sign-tomb = Grab
pyramids-sign-cross = rotes Kreuz
pyramids-sign-red = roter Edelstein
pyramids-sign-green = grüner Edelstein
pyramids-sign-torch = Fackel
pyramids-sign-skull = Schädel
pyramids-sign-potion = Trank
pyramids-sign-about-wall = kann nie angekreuzt werden.
pyramids-sign-about-entrance = die ersten Kreuze auf einer Karte müssen ihn einschließen.
pyramids-sign-about-tomb = kreuze es an, und die Karte ist fertig: 10 Punkte und eine neue Karte.
pyramids-sign-about-cross = kreuze sofort noch ein Feld an, auf einer deiner beiden Karten.
pyramids-sign-about-red = der nächste rote Edelstein auf dem Wertungsblatt. Mit einem grünen wird er ein Paar, das 5 wert ist.
pyramids-sign-about-green = der nächste grüne Edelstein auf dem Wertungsblatt. Mit einem roten wird er ein Paar, das 5 wert ist.
pyramids-sign-about-torch = die Fackel dieser Runde, 5 Punkte. Eine zweite in derselben Runde bringt nichts.
pyramids-sign-about-skull = der nächste Schädel der Leiste. Nur dein schlimmster Schädel kostet Punkte.
pyramids-sign-about-potion = löscht deine zwei schlimmsten Schädel.
pyramids-space = { $space }, { $sign }
pyramids-space-marked = angekreuzt
pyramids-marked-spaces = angekreuzt { $spaces }

## Was Kreuze bringen
pyramids-mark-text = Karte { $card }: { $spaces }.
pyramids-mark-brings = Bringt { $what }; { $gain }.
pyramids-gain = { $count ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
pyramids-brings-red = { $count ->
    [one] { $count } roter Edelstein
   *[other] { $count } rote Edelsteine
}
pyramids-brings-green = { $count ->
    [one] { $count } grüner Edelstein
   *[other] { $count } grüne Edelsteine
}
pyramids-brings-torch = { $count ->
    [one] { $count } Fackel
   *[other] { $count } Fackeln
}
pyramids-brings-skull = { $count ->
    [one] { $count } Schädel
   *[other] { $count } Schädel
}
pyramids-brings-potion = { $count ->
    [one] { $count } Trank
   *[other] { $count } Tränke
}
pyramids-brings-cross = { $count ->
    [one] { $count } Feld mehr
   *[other] { $count } Felder mehr
}
pyramids-brings-tomb = Karte fertig
pyramids-brings-nothing = Dort sind keine Zeichen.
pyramids-worst-then = schlimmster Schädel: { $points }
pyramids-award-in-sight = Preis von { $points } in Sicht

## Was man tun kann
pyramids-now-keep = Behalte zwei deiner vier Karten.
pyramids-now-mark = Kreuze das Muster an ({ $pattern }) oder ein einzelnes Feld.
pyramids-now-extra = { $count ->
    [one] Rotes Kreuz: Kreuze noch ein Feld an.
   *[other] Rote Kreuze: Kreuze noch { $count } Felder an, eins nach dem andern.
}
pyramids-now-take = Du hast eine Karte fertig. Nimm eine neue.
pyramids-now-pass = Du hast keine Karte mehr, also passt du.
pyramids-now-others = { $phase ->
    [take] { $names } nimmt eine neue Karte.
    [keep] { $count ->
        [one] { $names } wählt noch zwei Karten.
       *[other] { $names } wählen noch zwei Karten.
    }
   *[other] { $count ->
        [one] { $names } kreuzt noch an.
       *[other] { $names } kreuzen noch an.
    }
}
pyramids-now-over = Die Partie ist zu Ende.
pyramids-hint = Zeige auf ein getöntes Feld und sieh, wo das Muster passt.
pyramids-hint-single = Ein Punkt zeigt jedes Feld, das du einzeln ankreuzen kannst.
pyramids-hint-extra = Tippe auf eins der getönten Felder.
pyramids-no-fit = Auf { $space } passt nichts.
pyramids-hand = In der Hand: { $pattern }. Drehen
pyramids-hand-single = In der Hand: ein einzelnes Feld
pyramids-turn = Drehen
pyramids-mirror = Spiegeln
pyramids-single = Ein Feld
pyramids-let-go = Ablegen
pyramids-confirm = Ankreuzen
pyramids-only = Nur { $space }
pyramids-keep-count = { $count } von 2 gewählt
pyramids-keep-go = Diese behalten
pyramids-look = Genau ansehen
pyramids-take-card = Nehmen: { $card }
pyramids-take-deck = { $count ->
    [one] Die einzige Karte des Stapels verdeckt nehmen
   *[other] Die oberste Karte des Stapels verdeckt nehmen; { $count } Karten
}
pyramids-take-would-be = Wenn du sie schaffst, hast du { $count } in { $colour }.
pyramids-take-unseen = Die oberste Karte, verdeckt.
pyramids-take-go = Nehmen
pyramids-gap = Keine Karte
pyramids-gap-take = Hierher kommt deine neue Karte.
pyramids-pass = Passen
pyramids-pass-about = Auslage und Stapel sind aufgebraucht, und deine beiden Karten sind fertig.
pyramids-wait = Du bist durch. Wenn alle so weit sind, geht es weiter.

## Um die Kammern herum
pyramids-round = Runde { $round } von 4
pyramids-flip = Karte { $flip } von 7
pyramids-tray-is = Runde { $round } von 4, Expeditionskarte { $flip } von 7. Jetzt: { $now }. Noch im Stapel, eine davon kommt nicht: { $left }. Was ist das?
pyramids-deck-is = { $count ->
    [one] Der Stapel, 1 Karte. Was ist das?
   *[other] Der Stapel, { $count } Karten. Was ist das?
}
pyramids-explain = { $what }: Was ist das?
pyramids-award-won = an { $name }
pyramids-state-thinks = überlegt
pyramids-state-done = fertig
pyramids-player-is = { $name }, { $state ->
    [thinks] überlegt,
    [done] fertig,
   *[none] { "" }
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Fertige Karten: { $count }. Edelsteine: { $red } rot, { $green } grün. Schlimmster Schädel: { $skull }. Die Karten groß zeigen.
pyramids-gems-are = Edelsteine: { $red } rot, { $green } grün; Punkte: { $points }. Was ist das?
pyramids-torches-are = Fackeln: { $count } von 4; Punkte: { $points }. Was ist das?
pyramids-skulls-are = Schädel: { $count }; Punkte: { $points }. Was ist das?
pyramids-completed-are = Fertige Karten: { $count }. Was ist das?
pyramids-completed-none = noch keine Karte fertig
pyramids-unseen = Im Stapel: { $cards }

## Was die Dinge sind
pyramids-thing-tray = Expeditionskarten
pyramids-thing-gems = Edelsteine
pyramids-thing-torches = Fackeln
pyramids-thing-skulls = Schädel
pyramids-thing-completed = Fertige Karten
pyramids-thing-race = Preise
pyramids-thing-display = Auslage und Stapel
pyramids-thing-score = Wertungsblatt
pyramids-thing-others = Die anderen
pyramids-about-tray = Acht Karten, von denen in jeder der vier Runden sieben aufgedeckt werden. Alle kreuzen das Muster an, das oben liegt: ganz, beliebig gedreht und gespiegelt, auf einer ihrer beiden Karten. Statt dessen darfst du ein einzelnes Feld ankreuzen. Durchgestrichene Karten waren in dieser Runde schon da.
pyramids-about-gems = Jeder rote und grüne Edelstein, den du ankreuzt, wird hier eingetragen. Ein roter und ein grüner sind ein Paar und 5 wert; ein Stein ohne Partner ist 1 wert. Von jeder Farbe zählen 10.
pyramids-about-torches = Eine Fackel in jeder Runde, jede 5 Punkte. Der Rahmen zeigt die laufende Runde. Eine zweite Fackel in derselben Runde bringt nichts, und eine verpasste kommt nicht wieder.
pyramids-about-skulls = Schädel werden von links in der oberen Reihe eingetragen. Am Ende kostet nur der schlimmste seine Punkte. Ein Trank löscht die zwei schlimmsten.
pyramids-about-completed = Eine Karte mit angekreuztem Grab ist fertig: 10 Punkte. Wenn alle angekreuzt haben, bekommst du eine neue dafür. Bei gleichen Punkten gewinnt, wer unter den fertigen Karten die niedrigste Zahl hat.
pyramids-about-race = Deine 2., 4. und 6. fertige Karte einer Farbe gewinnen jede den höchsten Preis, der noch da ist: 10, dann 6, dann 3. Werden mehrere zugleich fertig, kommt die niedrigere Zahl zuerst dran. Ein kleines Dreieck sagt, dass die nächste Karte der Farbe einen Preis gewinnt.
pyramids-about-display = Wer eine Karte fertig hat, nimmt eine neue: aus der Auslage oder verdeckt die oberste vom Stapel. Wer die niedrigste Zahl geschafft hat, beginnt. Ist jemand durch, wird die Auslage auf vier ergänzt.

## Tasten
pyramids-keys = Tasten
pyramids-key-arrows = Pfeile
pyramids-key-enter = Enter
pyramids-key-r = R
pyramids-key-m = M
pyramids-key-n = N
pyramids-key-s = S
pyramids-key-escape = Esc
pyramids-key-u = U
pyramids-key-about-arrows = Von Feld zu Feld und von einer Karte zur anderen
pyramids-key-about-enter = Ankreuzen, behalten oder nehmen, was gezeigt wird
pyramids-key-about-r = Das Muster drehen
pyramids-key-about-m = Das Muster spiegeln
pyramids-key-about-n = Die nächste Art, wie es hier passt
pyramids-key-about-s = Ein einzelnes Feld statt des Musters
pyramids-key-about-escape = Ablegen, was gewählt war
pyramids-key-about-u = Zurücknehmen
pyramids-keys-pointer = Mit der Maus: zeigen und ansehen, mit dem Rad zur nächsten Art, mit einem Klick ankreuzen. Mit dem Finger: tippen und ansehen, noch einmal tippen und ankreuzen; tippe auf das Muster in der Hand, um es zu drehen, oder zieh es auf eine Karte.

## Wertung
pyramids-score-cards = Fertige Karten
pyramids-score-torches = Fackeln
pyramids-score-awards = Preise
pyramids-score-gems = Edelsteine
pyramids-score-skulls = Schlimmster Schädel
pyramids-decides = Gleichstand: Vorn liegt, wer die Karte mit der niedrigsten Nummer vollendet hat (P-F3).

## Das Protokoll
pyramids-say-deal = { $who } bekommt { $cards }.
pyramids-say-dealt = { $who } bekommt vier Karten.
pyramids-say-keep = { $who } behält { $cards }.
pyramids-say-display = In der Auslage: { $cards }.
pyramids-say-reveal = Expeditionskarte: { $pattern }.
pyramids-say-mark = { $count ->
    [one] { $who } kreuzt auf Karte { $card } nur das Feld { $spaces } an.
   *[other] { $who } kreuzt auf Karte { $card } { $spaces } an.
}
pyramids-say-extra = Rotes Kreuz: { $who } kreuzt auf Karte { $card } auch { $space } an.
pyramids-say-take = { $who } nimmt Karte { $card } aus der Auslage.
pyramids-say-take-deck = { $who } nimmt verdeckt die oberste Karte vom Stapel.
pyramids-say-draw = Es ist Karte { $card } für { $who }.
pyramids-say-refill = { $count ->
    [one] Karte { $cards } kommt in die Auslage.
   *[other] Die Karten { $cards } kommen in die Auslage.
}
pyramids-say-pass = { $who } passt.

## Die geführte erste Partie
pyramids-coach-keep = Jede Karte ist eine Kammer: Du kommst oben herein und suchst unten das goldene Grab. Behalte die zwei mit den kürzesten Wegen; die gestrichelten sind gut.
pyramids-coach-first = Alle kreuzen das aufgedeckte Muster an, auf den eigenen Karten. Die ersten Kreuze auf einer Karte müssen den Eingang einschließen. Dreh das Muster und kreuze es an.
pyramids-coach-touch = Auf einer Karte mit Kreuzen muss das Muster eins davon berühren, Seite an Seite. Mauern und angekreuzte Felder sind im Weg. Du kannst auf beiden Karten weitermachen.
pyramids-coach-single = Das Muster passt dir nicht? Dann kreuze ein einzelnes Feld an: Wähle „Ein Feld“ und tippe darauf.
pyramids-coach-gems = Zeichen wirken, sobald sie angekreuzt sind. Ein roter und ein grüner Edelstein sind ein Paar und 5 wert, ein einzelner ist 1 wert.
pyramids-coach-skulls = Schädel rücken auf dieser Leiste vor, und nur der schlimmste kostet Punkte. Ein Trank löscht die zwei schlimmsten.
pyramids-coach-tomb = Kreuze das Grab an, und die Karte ist fertig: 10 Punkte. Deine 2., 4. und 6. Karte einer Farbe gewinnen den höchsten Preis, der noch da ist.
pyramids-coach-tray = In einer Runde werden sieben der acht Expeditionskarten aufgedeckt, das ist die letzte. Dann werden alle acht neu gemischt. Es gibt vier Runden.
pyramids-coach-torch = Neue Runde, neue Fackel: 5 Punkte für eine Fackel in jeder Runde. Sieh nach, was noch kommen kann, bevor du wählst.
pyramids-coach-end = Mehr brauchst du nicht zu wissen. Nach vier Runden zählen Karten, Fackeln, Preise und Edelsteine, abzüglich deines schlimmsten Schädels. Viel Glück!
pyramids-coach-extra = Ein rotes Kreuz! Kreuze sofort noch ein Feld an, auf einer deiner beiden Karten. Hat auch das ein rotes Kreuz, geht es weiter.
pyramids-coach-take = Du hast eine Karte fertig. Nimm eine neue aus der Auslage oder verdeckt die oberste vom Stapel. Eine zweite ihrer Farbe bringt dich einem Preis näher.

## Pictures in the rules
pyramids-picture-p-c2 = Drei Kammern. Oben geht es hinein, unten liegt das goldene Grab, und dazwischen sind Mauern, Edelsteine, Fackeln, Schädel, rote Kreuze und Tränke.
pyramids-picture-p-c7 = Die acht Expeditionskarten.
pyramids-picture-p-m3 = Ein Muster in allen Lagen, die es haben kann.
pyramids-picture-p-m6 = Vom Eingang an sind vier Felder angekreuzt; die nächsten zwei berühren sie.
pyramids-picture-p-x1 = Das Wertungsblatt des Beispiels. Die Preise kommen noch hinzu.
