# Worte von Anubix.
anubix-title = Anubix
anubix-tagline = Ein Wurf für alle: Baut Pyramide, Bogen und Relief, zwei Steine auf einmal.

## Optionen
anubix-option-start = Wer beginnt
anubix-option-start-about = Der Platz, der zuerst aktiv ist. Ohne Angabe entscheidet das Los.
anubix-option-speed = Gleichzeitig bauen
anubix-option-speed-about = Alle außer dem aktiven Platz entscheiden zugleich. Gezeigt wird es erst, wenn alle entschieden haben.
anubix-option-max-rounds = Höchstzahl der Runden
anubix-option-max-rounds-about = Spätestens nach so vielen Runden ist das Spiel zu Ende.

## Woher die Punkte kommen
anubix-score-pyramid = Pyramide
anubix-score-arch = Bogen
anubix-score-relief = Relief
anubix-score-bonuses = Boni
anubix-score-quarry = Steinbruch
anubix-score-gems = Juwelen
anubix-scores = Punkte
anubix-total = Summe
anubix-progress = { $marked } von { $fields } gebaut

## Dinge und Orte
anubix-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [orange] Orange
    [green] Grün
   *[purple] Lila
}
anubix-stone = { $colour ->
    [red] roter Stein
    [yellow] gelber Stein
    [blue] blauer Stein
    [orange] orangefarbener Stein
    [green] grüner Stein
   *[purple] lilafarbener Stein
}
anubix-die = { $colour ->
    [red] roter Würfel
    [yellow] gelber Würfel
    [blue] blauer Würfel
    [orange] orangefarbener Würfel
    [green] grüner Würfel
   *[purple] lilafarbener Würfel
}
anubix-gem = Juwel
anubix-gems = { $count ->
    [0] Kein Juwel mehr
    [one] { $count } Juwel
   *[other] { $count } Juwelen
}
anubix-place = { $part ->
    [pyramid] Pyramide, Stufe { $level }, Stein { $at }
    [left] Linker Pfeiler, Stein { $level }
    [right] Rechter Pfeiler, Stein { $level }
    [keystone] Schlussstein
    [relief] Relief, Reihe { $level }, Feld { $at }
   *[quarry] Stein { $level } im Steinbruch
}
anubix-bonus-scarab = Skarabäus
anubix-bonus-cobra = Kobra
anubix-bonus-falcon = Falke
anubix-bonus-bow = Pfeil und Bogen
anubix-bonus-ankh = Anch
anubix-bonus-palm = Palmen
anubix-bonus-head = Köpfe
anubix-bonus-second = Zweites Bauwerk
anubix-bears = Symbol: { $bonus }

## Was mit einem Feld möglich ist
anubix-state-built = gebaut
anubix-state-next = jetzt nicht bezahlbar
anubix-state-waits = ruht auf Steinen, die noch fehlen
anubix-state-stranded = nicht mehr baubar, kein freies Feld daneben
anubix-state-free = mit einem Würfel baubar
anubix-state-dear = aus dem Steinbruch oder mit einem Juwel baubar
anubix-state-chosen = gewählt
anubix-quarry-open = offen
anubix-quarry-used = verbraucht
anubix-quarry-lost = übersprungen, verloren

## Die Runde und ihre Würfel
anubix-round = Runde { $round }
anubix-round-of = Runde { $round } von { $most }
anubix-last-round = Letzte Runde
anubix-active = { $who } ist aktiv
anubix-active-you = Du bist aktiv
anubix-deciding = Noch am Überlegen: { $names }
anubix-dice = Würfel
anubix-die-free = { $die }, frei
anubix-die-planned = { $die }, für deinen Zug
anubix-die-taken = { $die }, aktiv verbraucht

## Der Zug, der vorbereitet wird
anubix-turn = Dein Zug
anubix-choose = Wähle einen Stein, den du baust.
anubix-choose-none = Mit diesen Würfeln lässt sich nichts bauen. Passe.
anubix-choose-partner = Das Relief wird paarweise gebaut: Wähle ein Feld daneben.
anubix-choose-second = Baue ihn, oder wähle noch einen zweiten Stein.
anubix-choose-done = Zwei Steine: Baue sie, oder ändere noch etwas.
anubix-legend-free = ein Würfel zahlt
anubix-legend-dear = Steinbruch oder Juwel zahlt
anubix-wait = Andere bauen. Tippe etwas an, um zu lesen, was es ist.
anubix-decided = Dein Zug ist notiert. Er gilt, sobald alle entschieden haben.
anubix-pays = Was dafür zahlt: { $field }
anubix-remove = Zurücklegen: { $field }
anubix-cost-none = kostet nichts
anubix-cost-gem = kostet das Juwel
anubix-cost-quarry = { $lost ->
    [0] kein weiterer Stein geht verloren
    [one] { $lost } weiterer Stein geht in diesem Zug verloren
   *[other] { $lost } weitere Steine gehen in diesem Zug verloren
}
anubix-gain = { $number } { $points ->
    [one] Punkt
   *[other] Punkte
}
anubix-brings-nothing = noch keine Punkte
anubix-brings-bonus = Bonus: { $bonuses }
anubix-brings-finish = { $building ->
    [pyramid] vollendet die Pyramide
    [arch] vollendet den Bogen
   *[relief] vollendet das Relief
}
anubix-brings-end = zweites Bauwerk: Dies ist die letzte Runde
anubix-brings-lost = { $count ->
    [one] { $count } Stein im Steinbruch verloren
   *[other] { $count } Steine im Steinbruch verloren
}
anubix-brings-strands = { $count ->
    [one] { $count } Relieffeld ist danach nicht mehr baubar
   *[other] { $count } Relieffelder sind danach nicht mehr baubar
}
anubix-build = { $count ->
    [one] { $count } Stein bauen
    [0] Bauen
   *[other] { $count } Steine bauen
}
anubix-pass = Passen
anubix-pass-sure = Du könntest noch bauen. Trotzdem passen?
anubix-pass-yes = Ja, passen
anubix-clear = Neu wählen
anubix-about = Was ist das?

## Was die Dinge sind
anubix-about-pyramid = Ein Stein ruht auf den beiden darunter. Die höchste Stufe mit einem Stein gibt die Punkte.
anubix-about-arch = Jeder Pfeiler wächst vom Boden aus. Der niedrigere gibt die Punkte.
anubix-about-keystone = Er schließt den Bogen, wenn beide Pfeiler vollständig sind, und gibt seine Punkte anstelle der ihren.
anubix-about-relief = Immer zwei Felder auf einmal, neben- oder übereinander, und sonst nichts in diesem Zug.
anubix-about-quarry = Er zahlt für einen Stein seiner Farbe. Offene Steine links von ihm gehen verloren. Jeder offene ist am Ende einen Punkt wert.
anubix-about-gem = Es zahlt für jede Farbe, die kein freier Würfel zeigt. Jedes übrige ist am Ende { $gem } Punkte wert.
anubix-about-die = Zeigt ein freier Würfel die Farbe, so muss er zahlen. Was der aktive Platz liegen lässt, steht allen zur Verfügung.
anubix-about-single = Den Bonus, { $bonus } Punkte, bekommt, wer dieses Feld zuerst baut, und wer es in derselben Runde tut.
anubix-about-group = Den Bonus, { $bonus } Punkte, bekommt, wer alle Felder mit diesem Symbol zuerst baut, und wer es in derselben Runde tut.
anubix-about-second = Hat jemand zwei Bauwerke vollendet, so ist die Runde die letzte. Wer dann zwei vollendet hat, bekommt { $bonus } Punkte.

## Der Wettlauf um die Boni
anubix-race = Boni
anubix-race-each = je { $points } Punkte
anubix-race-yours = deiner
anubix-race-closed = geschlossen
anubix-race-open = offen
anubix-race-out = außer Reichweite
anubix-race-missing = { $count ->
    [one] noch { $count } Stein
   *[other] noch { $count } Steine
}
anubix-race-finished = { $count } von 2 fertig
anubix-race-held = Hat schon: { $names }

## Die Blätter aller
anubix-sheets = Die anderen
anubix-sheet-of = { $who }: Blatt { $sheet }
anubix-sheet-open = Groß zeigen.
anubix-sheet-decided = hat entschieden
anubix-sheet-acting = baut gerade
anubix-sheet-active = ist aktiv
anubix-sheet-summary = { $who }, { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Steine: Pyramide { $pyramid }, Bogen { $arch }, Relief { $relief }. Steinbruch: { $quarry } offen. Juwelen: { $gems }.

## Tasten
anubix-keys = Tasten
anubix-keys-arrows = von Stein zu Stein gehen
anubix-keys-enter = den Stein wählen oder zurücklegen; auf Steinbruch oder Juwelen: damit zahlen
anubix-keys-pay = den letzten Stein anders bezahlen
anubix-keys-build = bauen
anubix-keys-pass = passen
anubix-keys-escape = neu wählen
anubix-keys-about = was das ist

## Was geschehen ist
anubix-say-start = { $who } beginnt.
anubix-say-sheets = Die Blätter: { $sheets }.
anubix-say-sheet = { $who } { $letter }
anubix-say-roll = Die Würfel zeigen { $dice }.
anubix-say-build = { $who } baut { $what }, bezahlt mit { $paid }.
anubix-say-relief = { $who } baut zwei Felder des Reliefs, bezahlt mit { $paid }.
anubix-say-pass = { $who } baut nichts.
anubix-built-at = { $part ->
    [pyramid] Stein { $at } in Stufe { $level } der Pyramide
    [left] Stein { $level } des linken Pfeilers
    [right] Stein { $level } des rechten Pfeilers
    [keystone] den Schlussstein
   *[relief] im Relief
}
anubix-paid = { $payment ->
    [die] einem Würfel
    [gem] einem Juwel
   *[quarry] Stein { $number } aus dem Steinbruch
}
anubix-paid-two = { $payment ->
    [die] zwei Würfeln
   *[gem] zwei Juwelen
}

## Die erste Partie mit Begleitung
anubix-coach-first = Willkommen! Alle bauen mit denselben Würfeln. Wähle den markierten Stein: Ein Würfel zeigt seine Farbe, also kostet er nichts. Dann drücke auf Bauen.
anubix-coach-two = Du darfst in einem Zug zwei Steine bauen, wenn du beide bezahlen kannst. Wähle die beiden markierten.
anubix-coach-relief = Das Relief unten wird in Paaren gebaut, die sich berühren, und dann sonst nichts in diesem Zug. Wähle das markierte Paar.
anubix-coach-quarry = Kein Würfel für einen Stein? Dein Steinbruch kann zahlen. Doch was links vom genommenen Stein liegt, ist verloren. Beginne also links.
anubix-coach-arch = Beim Bogen zählt der niedrigere Pfeiler, also baue beide. Der Schlussstein schließt ihn.
anubix-coach-gem = Ein Juwel zahlt für jede Farbe, die kein Würfel zeigt. Übrige sind am Ende Punkte wert: Gib sie aus, wenn es sich lohnt.
anubix-coach-bonuses = Symbole sind Boni, aber nur für die, die sie zuerst erreichen. Tippe einen in der Liste an, um zu sehen, was er braucht.
anubix-coach-bonus = Die markierten Steine bringen einen Bonus. Hol ihn dir, bevor er geschlossen wird!
anubix-coach-second = Damit vollendest du dein zweites Bauwerk: ein Bonus und die letzte Runde. Liegst du vorn?
anubix-coach-last = Das ist die letzte Runde. Nimm, was am meisten Punkte bringt.
anubix-coach-free = Würfel kosten nichts. Die markierten Steine sind eine gute Wahl, aber du entscheidest.
anubix-coach-dear = Das kostet dich etwas vom Steinbruch oder ein Juwel. Weiterzubauen lohnt sich oft.
anubix-coach-strands = Vorsicht: Danach hat ein Feld des Reliefs keinen Partner mehr. Manchmal lohnt es sich trotzdem.
anubix-coach-pass = Diesmal ist nichts seinen Preis wert. Passen kostet nichts: Drücke auf Passen.
anubix-coach-wait-first = Wer aktiv ist, baut zuerst. Die übrigen Würfel sind für dich da: Nach jedem Zug werden sie zurückgelegt.
anubix-coach-wait-dice = Andere bauen. Wer aktiv ist, nimmt Würfel weg, und du bist jede zweite Runde aktiv.
anubix-coach-wait-bonus = Andere bauen. Sieh nach, wie weit sie sind: Zwei vollendete Bauwerke beenden das Spiel.
anubix-coach-over = Das Spiel ist zu Ende! Sieh nach, woher die Punkte kommen. Jetzt kennst du das Spiel.

## Pictures in the rules
anubix-picture-a-c1 = Vier Würfel, wie sie fallen können.
anubix-picture-a-c3 = Ein Blatt: Pyramide und Bogen auf der Erde, das Relief darunter, der Steinbruch am Fuß, die Juwelen in der Ecke.
anubix-picture-a-b3 = Zwei gebaute Paare im Relief, eines nebeneinander und eines übereinander.
anubix-picture-a-b4 = Gebaut sind drei Steine der untersten Stufe und einer, der auf zweien von ihnen liegt.
anubix-picture-a-b5 = Die Pfeiler wachsen vom Boden auf, jeder für sich.
anubix-picture-a-p2 = Der dritte und der sechste Stein sind verbraucht; die übersprungenen sind verloren.
anubix-picture-a-f3 = Der niedrigere Pfeiler hat drei Steine: Der Bogen ist 5 wert.
