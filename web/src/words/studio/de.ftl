# Words of the studio, loaded with its page alone.

## The hall
studio-title = Studio
studio-title-of = { $game }: das Studio
studio-lead = Zeichne eigene Karten und Blätter, lass Bots sie ausprobieren, drucke sie, spiele damit. Alles bleibt in diesem Browser, bis du einen Tisch eröffnest.
studio-open = Datei öffnen
studio-open-about = Du hast schon eine Ausgabe als Textdatei? Öffne sie, lass sie hier fallen oder füge ihren Text ein.
studio-drop = Loslassen zum Öffnen
studio-too-large = Diese Datei ist zu groß für eine Ausgabe: höchstens 256 kB.
studio-no-edition = Das ist keine Ausgabe: Die erste Zeile nennt mit „game:“ das Spiel.

## Drawing
studio-begin = Beginnen mit …
studio-redo = Wiederholen
studio-less = { $what }: eins weniger
studio-more = { $what }: eins mehr
studio-text = Als Text
studio-text-about = Dieselbe Ausgabe, wie sie in der Datei steht. Was du hier schreibst, wird oben gezeichnet, sobald du innehältst.

## What the checker says
studio-findings = Geprüft
studio-fine = Alles in Ordnung.
studio-fine-remarks = { $count ->
    [one] Spielbar; { $count } Bemerkung.
   *[other] Spielbar; { $count } Bemerkungen.
}
studio-faults = { $count ->
    [one] Noch nicht spielbar: { $count } Fehler.
   *[other] Noch nicht spielbar: { $count } Fehler.
}
studio-refused = Fehler
studio-remark = Bemerkung
studio-format = wie eine Datei geschrieben wird
studio-all = Alle { $count } zeigen
studio-fewer = Weniger zeigen

## Trying it out
studio-try = Ausprobieren
studio-play = Diese Ausgabe spielen
studio-trial = Bots { $count } Partien spielen lassen
studio-not-playable = Behebe zuerst, was als Fehler markiert ist.
studio-trial-runs = Bots spielen
studio-trial-waits = Die Bots machen sich bereit …
studio-trial-done = { $done } von { $of } Partien gespielt
studio-trial-over = Die Bots sind fertig.
studio-trial-of = { $matches } Partien von { $seats } schnellen Bots.
studio-trial-before = Seitdem hast du die Ausgabe geändert.
studio-points = Punkte
studio-rounds = Runden einer Partie
studio-length = Entscheidungen in einer Partie
studio-wins = Siege nach Plätzen
studio-wins-of = Platz { $seat }: { $share }, sicher zwischen { $low } und { $high }
studio-wins-about = Gestrichelt: { $share }, wenn alle Plätze gleich sind. Die Linie über dem Balken zeigt, wie sicher es ist (95 %).
studio-band = meist { $low } bis { $high }, die Hälfte unter { $middle }, im Schnitt { $mean }
studio-bands-about = Balken: die mittlere Hälfte der Partien, die Mitte als Strich und als Zahl. Linien: neun von zehn. Gepunktet: alle.

## Taking it along
studio-take = Mitnehmen
studio-name = Name der Ausgabe
studio-name-none = deine eigene
studio-take-text = Als Text herunterladen
studio-take-pages = Zum Drucken herunterladen
studio-take-setting = Die Seiten werden gesetzt …
studio-paper = Papier
studio-paper-a4 = A4
studio-paper-letter = US Letter
studio-take-about = Die Seiten sind ein PDF in der Sprache der Seite: Karten zum Ausschneiden, mit Rückseiten, für den Küchentisch.
