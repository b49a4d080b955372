# Wörter der Seite. Die eines Spiels liegen bei seinen Regeln.

## Überall
close = Schließen
cancel = Abbrechen
save = Speichern
copy = Kopieren
copied = Kopiert
share = Teilen
undo = Zurücknehmen
name = Name
you = du
skip = Zum Inhalt springen
try-again = Noch einmal versuchen
go-home = Zu den Spielen
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-now = Punkte, wenn die Partie jetzt zu Ende wäre
rule-link = Regel { $rule }
lost = Die Verbindung ist weg. Sie kommt von selbst wieder, sobald es geht.

## Leute
bot-at-seat = { $bot } { $seat }
bot-random = Pavian
bot-random-about = spielt zufällig
bot-greedy = Falke
bot-greedy-about = flink
bot-level-1 = Neuling
bot-level-2 = Schreiber
bot-level-3 = Maurer
bot-level-4 = Wesir
bot-level-5 = Pharao
bot-level-about = Stufe { $level } von 5
seat-number = Platz { $seat }
person-acting = ist dran
person-thinking = denkt nach
person-not-here = nicht da
person-away = { $bot } spielt
clock-left = noch { $time }
clock-left-days = { $days } T { $hours } Std

## Kopfzeile
nav-label = Hauptmenü
nav-home = benben, zu den Spielen
nav-lobby = Tische
nav-mine = Meine Partien
nav-me = Wer ich bin
nav-me-named = { $name }: Name und Figur
nav-studio = Studio
settings = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
settings-sound = Ton
settings-sound-turn = Ein leiser Gong, wenn ich dran bin

## Startseite
home-title = Drei Spiele um Pyramiden
home-lead = Spiel sofort gegen Bots, oder eröffne einen Tisch und schick deinen Freunden den Link. Ohne Konto, ohne Installation.
home-seats = { $from } bis { $to } Personen
home-play-now = Jetzt spielen
home-play-now-of = Jetzt spielen: { $game }
home-guide = Spielend lernen
home-friends = Mit Freunden
home-studio = Zeichnen und drucken
home-rules = Regeln

## Ein neuer Tisch
new-title = { $game }: ein neuer Tisch
new-seats = Wie viele spielen mit?
new-seats-about = Wer dort sitzt, bestimmst du am Tisch: Freunde, Bots oder mehrere Leute an einem Gerät.
new-time = Wie viel Zeit?
clock-none = Ohne Uhr
clock-none-about = Alle lassen sich Zeit, so viel sie wollen.
clock-quick = 10 Minuten
clock-quick-about = 10 Minuten für jeden und die ganze Partie, dazu 5 Sekunden mit jedem Zug.
clock-calm = 30 Minuten
clock-calm-about = 30 Minuten für jeden und die ganze Partie, dazu 15 Sekunden mit jedem Zug.
clock-days = 3 Tage
clock-days-about = 3 Tage für jeden, dazu eine Stunde mit jedem Zug: eine Partie neben dem Alltag.
new-patience = Wenn jemand weg ist, springt ein Bot ein
patience-never = nie
patience-soon = nach 2 Minuten
patience-later = nach 15 Minuten
patience-day = nach einem Tag
new-options = Regeln
new-options-show = { $count ->
    [0] Die üblichen Regeln. Ändern …
    [one] { $count } Änderung der Regeln
   *[other] { $count } Änderungen der Regeln
}
new-public = Allen zeigen
new-public-about = Der Tisch steht in der Liste der Tische, und wer mag, darf mitspielen oder zuschauen.
new-open = Tisch eröffnen
option-by-chance = Der Zufall entscheidet
option-none = Keine
option-off = Ohne: { $option }
option-value = { $option }: { $value }

## Tisch
table-title = Ein Tisch { $game }
table-invited = Du bist eingeladen. Setz dich!
table-waiting-seats = Es sind Plätze frei: Lade jemanden ein oder lass Bots mitspielen.
table-waiting-ready = { $count ->
    [one] Alle sind da; einer ist noch nicht bereit.
   *[other] Alle sind da; { $count } sind noch nicht bereit.
}
table-complete = Alle sind da.
table-seats = Plätze
table-free = Freier Platz
table-ready = bereit
table-not-ready = noch nicht bereit
table-bot = Bot
table-sit = Hinsetzen
table-leave = Aufstehen
table-leave-named = Aufstehen: { $name }
table-remove = Entfernen
table-remove-named = Entfernen: { $name }
table-bot-at = Bot an Platz { $seat }
table-no-bot = Kein Bot
table-bot-named = { $bot }, { $about }
table-fill = Bots auf alle freien Plätze
table-add-person = Jemand von hier
table-add-title = Noch jemand an diesem Gerät
table-add-about = Ihr könnt zu mehreren an einem Gerät spielen und es herumreichen. Was geheim ist, bleibt zugedeckt, bis die nächste Person es in der Hand hat.
table-say-ready = Ich bin bereit
table-unready = Doch noch nicht bereit
table-starts-alone = Es geht los, wenn alle bereit sind.
table-start = Anfangen
table-invite = Einladen
table-link = Link zu diesem Tisch
table-qr = Der Link zu diesem Tisch als QR-Code
table-how = Was gespielt wird
table-seats-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
table-clock = { $minutes } min für jeden, dazu { $seconds } s mit jedem Zug
table-edition = Eine eigene Ausgabe
table-duplicate = Wie in einer früheren Partie: gleiche Karten, gleiche Würfel
table-public = Alle sehen diesen Tisch in der Liste
table-close = Tisch schließen
table-closed-title = Dieser Tisch ist geschlossen
table-closed = Wer ihn eröffnet hat, hat ihn weggeräumt. Eröffne einen anderen, oder spiel sofort.
table-missing-title = Diesen Tisch gibt es nicht

## Liste der Tische
lobby-title = Tische
lobby-lead = Setz dich an einen Tisch, schau einer Partie zu, oder eröffne selbst einen Tisch.
lobby-none = Gerade ist kein öffentlicher Tisch offen.
lobby-join = { $count ->
    [0] Ansehen
    [one] Mitspielen: { $count } Platz frei
   *[other] Mitspielen: { $count } Plätze frei
}
lobby-watch = Zuschauen
lobby-open = Einen Tisch eröffnen

## Partie
tab-your-turn = ● Du bist dran: { $game }
match-people = Wer mitspielt
match-watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
match-more = Mehr
board = Spielbrett
match-watch-link = Link zum Zuschauen
match-missing-title = Diese Partie gibt es nicht
turn-yours = Du bist dran.
turn-sending = Unterwegs …
turn-others = { $count ->
    [0] Einen Moment …
    [one] { $names } ist dran.
   *[other] { $names } sind dran.
}
log = Was geschah
log-over = Die Partie ist zu Ende.
log-plain = { $who }: { $do }
react = Etwas sagen
react-hello = Hallo!
react-well-done = Gut gemacht!
react-oh-no = Oh nein!
react-thinking = Ich überlege …
react-one-moment = Moment bitte!
react-hurry = Auf geht’s!
react-thanks = Danke!
react-good-game = Schöne Partie!
handover-next = Jetzt ist { $name } dran.
handover-give = Weitergeben
handover-title = { $name } ist dran
handover-about = Gib { $name } das Gerät. Bis dahin bleiben die Karten zugedeckt.
handover-take = Ich bin { $name }
away-go = Einen Bot für mich spielen lassen
away-now = Gerade spielt ein Bot für dich.
away-back = Ich bin wieder da
guide = Anleitung
guide-skip = Anleitung verlassen
end-you-won = Du hast gewonnen!
end-won = { $count ->
    [0] Die Partie ist zu Ende.
    [one] { $names } hat gewonnen!
   *[other] { $names } teilen sich den Sieg!
}
end-rematch = Noch einmal
end-replay = Noch einmal ansehen
end-duplicate = Anderen dieselben Karten geben
end-duplicate-about = Wer diesen Link öffnet, spielt mit denselben Karten und Würfeln wie du. Danach könnt ihr vergleichen.
end-duplicate-link = Link zu einem Tisch mit denselben Karten
score-title = Wertung
score-source = Wofür
score-total = Summe
score-winner = gewinnt

## Großer Bildschirm
tv-open = Großer Bildschirm
tv-join = { $game }: Spiel mit!
tv-watch = Scannen und mitspielen oder zuschauen

## Wiedergabe
replay-title = Wiedergabe: { $game }
replay-controls = Schritte der Wiedergabe
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-jump = Zu Schritt
replay-step = Schritt { $at } von { $count }
replay-whose = Gesehen von
replay-spectator = jemandem, der zuschaut
replay-running-title = Diese Partie läuft noch
replay-running = Ansehen kannst du sie als Ganzes, sobald sie zu Ende ist. Bis dahin kannst du zuschauen.
replay-sealed = An einem anderen Tisch wird noch mit denselben Karten gespielt. Das Geheime wird erzählt, wenn er fertig ist.
replay-download = Protokoll herunterladen
replay-play-on = Von hier weiterspielen
replay-play-on-about = Du sitzt auf dem Platz, von dem aus du zuschaust, Bots haben die anderen, und der Zufall tut, was er getan hat.
replay-play-on-choose = Wähle unter „Gesehen von“ einen Platz: Er wird deiner.
proof-title = Ehrlicher Zufall
proof-about = Vor der Partie hat der Server ein Geheimnis versprochen, das über jede Karte und jeden Würfel entscheidet. Prüfe hier in deinem Browser, ob er Wort gehalten hat.
proof-check = Prüfen
proof-good = { $events ->
    [one] Bewiesen: Das eine Zufallsereignis folgt aus dem versprochenen Geheimnis.
   *[other] Bewiesen: Alle { $events } Zufallsereignisse folgen aus dem versprochenen Geheimnis.
}
proof-bad-log = Das Protokoll ist nicht zu lesen: Zeile { $n } ist falsch oder fehlt.
proof-bad-over = Das Protokoll endet nicht mit dem Geheimnis und ist daher nicht zu prüfen.
proof-bad-secret = Das Geheimnis ist nicht das, das vor der Partie versprochen wurde.
proof-bad-digest = Das Protokoll wurde verändert: Seine Zeilen sind nicht die, für die sein Ende steht.
proof-bad-chance = Ereignis { $n } ist nicht das, was das Geheimnis ergibt.
proof-bad-pile = Ereignis { $n } mischt Karten, die es nicht gibt.

## Regeln
rules-title = { $game }: die Regeln
rules-print = Drucken oder eigene Karten zeichnen
rules-contents = Inhalt
rules-words = Wie diese Regeln zu lesen sind

## Meine Partien
mine-title = Meine Partien
mine-waiting = Hier wartet man auf dich
mine-running = Laufende
mine-finished = Beendete
mine-none = Niemand wartet auf dich.
mine-play = Ein Spiel spielen
mine-more = Ältere
mine-with = mit { $names }

## Ich
me-title = Wer ich bin
me-looks = Name und Figur
me-figure = Figur
me-saved = Gespeichert.
me-devices = Andere Geräte
me-devices-about = Nimm deinen Namen und deine Partien mit auf ein Telefon oder in einen anderen Browser.
me-move = Code zeigen
me-code = Code
me-code-about = Der Code gilt einmal, zehn Minuten lang. Zeig ihn sonst niemandem: Wer ihn hat, ist du.
me-link = Link für das andere Gerät
me-qr = Der Link für das andere Gerät als QR-Code
me-have-code = Ich habe einen Code von einem anderen Gerät
me-arrive = Hier weitermachen
me-arrived = Willkommen zurück!
arrive-title = Hier einziehen
arrive-about = Dieser Browser kennt dich dann mit dem Namen, der Figur und den Partien deines anderen Geräts.
me-leave = Gehen
me-out = Hier abmelden
me-out-about = Dieser Browser vergisst, wer du bist. Ohne ein anderes Gerät oder einen Code gibt es kein Zurück.
me-out-done = Du bist hier abgemeldet.
me-out-everywhere = Überall abmelden
me-out-everywhere-about = Alle deine Geräte vergessen, wer du bist. Es gibt kein Zurück.
me-out-everywhere-done = Du bist überall abgemeldet.
me-erase = Mich löschen
me-erase-about = Alles, was der Server von dir weiß, wird für immer gelöscht. Wo eine Partie läuft, übernimmt ein Bot deinen Platz.
me-erase-done = Du bist gelöscht.
figure-ankh = Anch
figure-bee = Biene
figure-camel = Kamel
figure-cat = Katze
figure-cobra = Kobra
figure-crocodile = Krokodil
figure-eye = Auge
figure-falcon = Falke
figure-frog = Frosch
figure-gazelle = Gazelle
figure-hippo = Nilpferd
figure-ibis = Ibis
figure-jackal = Schakal
figure-lion = Löwe
figure-lotus = Lotos
figure-moon = Mond
figure-obelisk = Obelisk
figure-owl = Eule
figure-palm = Palme
figure-papyrus = Papyrus
figure-ram = Widder
figure-scarab = Skarabäus
figure-sphinx = Sphinx
figure-sun = Sonne

## Nichts da
missing-title = Nichts als Sand
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link abgeschnitten.

## Fehler: was geschehen ist und was zu tun ist
error-title = Das hat nicht geklappt
error-page-title = Diese Seite lässt sich nicht laden
error-page = Der Server antwortet nicht oder hat inzwischen eine neuere Seite. Lade sie neu.
error-offline = Der Server antwortet nicht. Sieh nach deiner Verbindung und versuch es noch einmal.
error-board = Das Spielbrett lässt sich nicht zeigen. Der Partie ist nichts geschehen; versuch es noch einmal, oder lade die Seite neu.
error-failed = Unterwegs ist etwas schiefgegangen. Es hat sich nichts geändert; versuch es noch einmal.
error-unknown-table = Zu diesem Link oder Code gibt es keinen Tisch. Sieh nach, ob er vollständig kopiert ist, oder bitte um einen neuen.
error-unknown-match = Zu diesem Link gibt es keine Partie. Sieh nach, ob er vollständig kopiert ist.
error-unknown-game = Dieses Spiel gibt es nicht. Wähl eines von der ersten Seite.
error-unknown-code = Dieser Code ist falsch, verbraucht oder zu alt. Lass dir auf dem anderen Gerät einen neuen geben.
error-seat-taken = Dieser Tisch ist voll. Bitte um eine neue Einladung, oder eröffne selbst einen Tisch.
error-seat-changed = Inzwischen hat sich dort jemand anders hingesetzt. Sieh noch einmal nach.
error-nothing-left = Nach diesem Schritt ist nichts mehr zu spielen. Wähle einen früheren.
error-not-open = Dieser Tisch ist nicht mehr offen. Eröffne einen anderen.
error-playing = Die Partie hat schon begonnen. Du kannst zuschauen.
error-not-seated = Dieser Platz gehört dir nicht. Du schaust zu.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-ready = Die Partie kann noch nicht anfangen: Jemand fehlt oder ist nicht bereit.
error-too-many = Das war zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
error-too-many-tables = Du hast zu viele offene Tische. Schließ einen, oder spiel erst eine Partie zu Ende.
error-deal-known = Du kennst diese Karten schon. Lass andere damit spielen.
error-bad-name = Dieser Name geht nicht. Nimm 1 bis 30 Zeichen, die man sehen kann.
error-database-down = Der Server kommt gerade nicht an seine Daten. Versuch es gleich noch einmal.
error-busy = Der Server ist gerade beschäftigt. Es hat sich nichts geändert; versuch es gleich noch einmal.
error-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin und wähl dann.
error-illegal = Das ist hier nicht erlaubt. Es hat sich nichts geändert.
error-not-your-turn = Du bist gerade nicht dran.
error-bad-notation = Der Server hat diesen Zug nicht verstanden. Es hat sich nichts geändert.
error-over = Die Partie ist schon zu Ende.
error-told = Das lässt sich nicht mehr zurücknehmen: Andere haben es gesehen.
error-sealed = An einem anderen Tisch wird noch mit denselben Karten gespielt. Das wird erzählt, wenn er fertig ist.
