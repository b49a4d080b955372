# Wörter von Stregati, für die Seite und das Terminal.

stregati-title = Stregati
stregati-tagline = An vier Abenteuern vorbei in die Königskammer: mit dem richtigen Werkzeug, etwas Zauber und einer Mumie für deine Freunde.

## Optionen
stregati-option-start = Wer beginnt
stregati-option-start-about = Der Platz, der jedes Spiel beginnt; ohne Angabe wird er ausgelost.
stregati-option-adventures = Abenteuer
stregati-option-adventures-about = Die Seite der Abenteuerkarten: Auf der kurzen stehen die niedrigeren Werte, auf der langen die höheren.
stregati-option-chamber = Königskammer
stregati-option-chamber-about = Die Seite der Königskammer: Auf der kurzen steht der niedrigere Wert, auf der langen der höhere.
stregati-choice-adventures-short = kurz
stregati-choice-adventures-long = lang
stregati-choice-chamber-short = kurz
stregati-choice-chamber-long = lang
stregati-option-expert = Variante für Erfahrene
stregati-option-expert-about = Mit leerer Hand kommt man an einem Abenteuer vorbei, und wer einen Fluch spielt, darf eine eigene Karte zurücknehmen.
stregati-option-extra-draw = Ziehen im Zusatzzug
stregati-option-extra-draw-about = Was im Zusatzzug gezogen werden darf: genau eine Karte, oder wie in jedem Zug.
stregati-choice-extra-draw-one = eine Karte
stregati-choice-extra-draw-full = wie in jedem Zug
stregati-option-games = Zahl der Spiele
stregati-option-games-about = Eine Partie aus so vielen Spielen, in denen sich Strafpunkte ansammeln.
stregati-option-limit = Punkte, mit denen die Partie endet
stregati-option-limit-about = Die Partie endet nach dem Spiel, in dem jemand so viele Strafpunkte erreicht.
stregati-option-max-rounds = Höchstzahl der Runden
stregati-option-max-rounds-about = Ein Spiel endet nach so vielen Runden, auch wenn niemand die Kammer betreten hat.

## Karten und Werkzeuge
stregati-tool-L = Leitern
stregati-tool-P = Spitzhacken
stregati-tool-R = Seile
stregati-tool-T = Fackeln
stregati-the-L = die Leitern
stregati-the-P = die Spitzhacken
stregati-the-R = die Seile
stregati-the-T = die Fackeln
stregati-card-L = Leiter { $value }
stregati-card-P = Spitzhacke { $value }
stregati-card-R = Seil { $value }
stregati-card-T = Fackel { $value }
stregati-card-guardian = Wächter
stregati-card-hex = Fluch
stregati-card-magic = Zauber
stregati-card-mummy = Mumie
stregati-card-scarab = Skarabäus
stregati-specials = Sonderkarten
stregati-about-equipment = Ausrüstung. Sie kann gespielt werden, solange der Pfeil auf ihr Werkzeug zeigt; ihr Wert zählt für das Abenteuer, neben dem du stehst.
stregati-about-guardian = Er liegt vor dir und zählt nichts. Spielt jemand einen Fluch, kannst du ihn anstelle von Ausrüstung abgeben.
stregati-about-hex = Alle anderen legen je eine ausgespielte Karte ab, Ausrüstung oder Wächter, nach eigener Wahl.
stregati-about-magic = Dreh das Lager: Der Pfeil zeigt auf ein Werkzeug deiner Wahl. Eine Ausrüstungskarte darf folgen.
stregati-about-mummy = Leg sie jemand anderem hin: Wer sie vor sich hat, braucht überall 3 Punkte mehr. Sie bleibt im Spiel und wandert von einem zum anderen.
stregati-about-scarab = Gleich danach darfst du beliebig viele Ausrüstungskarten vom Werkzeug des Pfeils spielen statt nur einer.

## Der Tisch
stregati-row = Der Weg: vier Abenteuer, dann die Königskammer
stregati-adventure = Abenteuer
stregati-chamber = Königskammer
stregati-stop-adventure = Abenteuer { $number }, Wert { $value }.
stregati-stop-chamber = Königskammer, genau { $value }.
stregati-stop-beside = Daneben: { $names }.
stregati-stop-nobody = Niemand steht daneben.
stregati-stop-inside = Darin: { $names }.
stregati-about-adventure = Du kommst an dem Abenteuer neben dir vorbei, wenn deine ausgespielte Ausrüstung zusammen mindestens seinen Wert hat; danach legst du ab, was du ausgespielt hast. Mit genau dem Wert darfst du das Lager drehen und hast einen Zusatzzug.
stregati-about-chamber = Die Kammer öffnet sich nur bei genau ihrem Wert. Wer darüber hinausgeht, sitzt fest, bis etwas Punkte wegnimmt.
stregati-storeroom = Lager
stregati-tool-arrow = { $here ->
    [yes] { $tool }: Hierauf zeigt der Pfeil, sie können gespielt werden
   *[no] { $tool }
}
stregati-about-storeroom = Der Pfeil zeigt auf das eine Werkzeug, das jetzt gespielt werden darf. Ein Zauber dreht ihn, und wer genau an einem Abenteuer vorbeikommt, darf es auch.
stregati-piles = { $draw ->
    [one] { $draw } Karte
   *[other] { $draw } Karten
} im Nachziehstapel, { $discard } im Ablagestapel. Zeigen, was bekannt ist.
stregati-piles-title = Die Stapel
stregati-pile-draw = zu ziehen
stregati-pile-discard = abgelegt
stregati-heap-draw = { $count ->
    [one] Im Nachziehstapel liegt { $count } Karte.
   *[other] Im Nachziehstapel liegen { $count } Karten.
}
stregati-heap-discard = { $count ->
    [0] Abgelegt ist nichts.
    [one] Abgelegt ist { $count } Karte.
   *[other] Abgelegt sind { $count } Karten.
}
stregati-heap-known = Abgelegt, wie alle gesehen haben
stregati-heap-yours = Von dir verdeckt abgelegt
stregati-heap-hidden = { $count ->
    [one] { $count } weitere Karte liegt verdeckt.
   *[other] { $count } weitere Karten liegen verdeckt.
}
stregati-heap-unseen = { $count ->
    [one] Noch verborgen: { $count } Karte
   *[other] Noch verborgen: { $count } Karten
}
stregati-heap-tool = Werkzeug
stregati-before = Vor { $name }
stregati-before-you = Vor dir
stregati-has-mummy = Die Mumie liegt vor { $name }: 3 Punkte mehr sind nötig
stregati-with-mummy = davon 3 wegen der Mumie
stregati-show-player = { $cards ->
    [one] { $name } hat { $cards } Karte auf der Hand.
   *[other] { $name } hat { $cards } Karten auf der Hand.
} Zeigen, was bekannt ist.
stregati-played = Ausgespielt: { $cards }
stregati-played-none = Nichts ausgespielt
stregati-of = von { $need }
stregati-inside = In der Kammer
stregati-state = { $state ->
    [exact] genau!
    [enough] genug
    [beyond] { $more } zu viel
   *[missing] { $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }
}
stregati-hand = { $cards ->
    [0] Deine Hand ist leer
    [one] Deine Hand: { $cards } Karte
   *[other] Deine Hand: { $cards } Karten
}
stregati-round = { $last ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $last }
}
stregati-game = { $games ->
    [0] Spiel { $game }, bis { $limit } Punkte
   *[other] Spiel { $game } von { $games }
}
stregati-first = { $who } hat begonnen
stregati-extra = Zusatzzug
stregati-extra-full = Zusatzzüge wie jeder andere

## Was man von anderen weiß
stregati-known-hand = { $cards ->
    [0] { $name } hat keine Karten auf der Hand.
    [one] { $name } hat { $cards } Karte auf der Hand.
   *[other] { $name } hat { $cards } Karten auf der Hand.
}
stregati-known-known = Auf der Hand, wie alle gesehen haben
stregati-known-either = Auf der Hand oder verdeckt abgelegt
stregati-known-lacks = { $count ->
    [one] Mindestens { $count } Karte dieser Hand gehört nicht zur Sorte „{ $what }“.
   *[other] Mindestens { $count } Karten dieser Hand sind keine { $what }.
}
stregati-known-nothing = Mehr ist von dieser Hand nicht bekannt.
stregati-known-swapped = { $count ->
    [one] { $count } verdeckt abgelegte Karte liegt im Ablagestapel.
   *[other] { $count } verdeckt abgelegte Karten liegen im Ablagestapel.
}
stregati-penalty = Strafpunkte, wenn das Spiel jetzt endete

## Schritte und Aufforderungen
stregati-you = Du
stregati-steps = Schritte eines Zuges
stregati-step-choose = Ziehen, tauschen, spielen
stregati-step-more = Mehr spielen
stregati-step-move = Weiter oder bleiben
stregati-step-after = Mumie, Lager
stregati-choices = Was du tun kannst
stregati-now-choose = Zieh Karten, tausch welche oder spiel eine Karte.
stregati-now-extra = Dein Zusatzzug: Zieh eine Karte oder spiel.
stregati-now-extra-full = Dein Zusatzzug: zieh, tausch oder spiel.
stregati-now-more = Eine Ausrüstungskarte vom Werkzeug des Pfeils darf folgen.
stregati-now-any = Spiel so viele Karten vom Werkzeug des Pfeils, wie du magst.
stregati-now-back = Du darfst eine deiner ausgespielten Karten zurück auf die Hand nehmen.
stregati-now-move = { $have } reicht für { $need }: Geh weiter und leg ab, was du ausgespielt hast, oder bleib.
stregati-now-exact = Genau { $need }! Geh weiter, dreh das Lager und nimm deinen Zusatzzug; oder bleib.
stregati-now-enter = Genau { $need }! Die Königskammer öffnet sich dir.
stregati-now-pay = Du darfst mit ausgespielter Ausrüstung im Wert von mindestens 3 bezahlen und die Mumie an jemanden neben der Kammer weitergeben.
stregati-now-paying = Tippe auf die Karten, mit denen du bezahlst: zusammen mindestens 3. Bisher gewählt: { $sum }.
stregati-now-swap = { $count ->
    [one] Tippe auf die Karte, die du tauschen willst.
   *[other] Tippe auf die Karten, die du tauschen willst, bis zu { $count }.
}
stregati-now-give = Du gibst die Mumie weiter. Wer bekommt sie?
stregati-now-turn = Dreh das Lager: Auf welches Werkzeug soll der Pfeil zeigen?
stregati-now-drop = { $who } hat einen Fluch gespielt. Tippe auf die ausgespielte Karte, die du abgibst.
stregati-now-end = Mehr ist nicht nötig: Beende deinen Zug.
stregati-now-over = Die Partie ist zu Ende.
stregati-now-chance = Karten werden ausgeteilt …
stregati-wait-choose = { $who } wählt: ziehen, tauschen oder spielen.
stregati-wait-list = { $who } kann noch etwas spielen oder weitergehen.
stregati-wait-drop = { $who } wählt, was der Fluch kostet.
stregati-wait-close = { $who } kann bezahlen und die Mumie weitergeben.
stregati-wait-give = { $who } gibt die Mumie weiter.
stregati-wait-turn = { $who } dreht das Lager.
stregati-look-play = { $state ->
    [exact] { $card } bringt dich auf genau { $need }!
    [enough] { $card } bringt dich auf { $have }: genug für { $need }, aber nicht genau.
    [beyond] Vorsicht: { $card } bringt dich auf { $have }, und die Kammer öffnet sich nur bei genau { $need }. Du würdest festsitzen.
   *[missing] { $card } bringt dich auf { $have } von { $need }, { $missing } { $missing ->
        [one] fehlt
       *[other] fehlen
    }.
}
stregati-look-drop = { $card } abgeben: { $have } von { $need } bleiben, { $missing } { $missing ->
    [one] fehlt
   *[other] fehlen
}.
stregati-look-back = { $card } zurücknehmen: { $have } von { $need } bleiben.
stregati-look-arrow = { $card } kann jetzt nicht gespielt werden: Der Pfeil zeigt auf { $tool }.
stregati-look-later = { $card } kann in diesem Augenblick nicht gespielt werden.
stregati-look-hex = { $count ->
    [one] Das würde { $names } eine Karte kosten.
   *[other] Das würde { $names } je eine Karte kosten.
}
stregati-look-hex-none = Jetzt würde niemand etwas verlieren.

## Knöpfe
stregati-do-draw = { $count } ziehen
stregati-do-swap-some = Tauschen …
stregati-do-swap = { $count ->
    [0] Tauschen
    [one] { $count } Karte tauschen
   *[other] { $count } Karten tauschen
}
stregati-do-move = Weitergehen
stregati-do-enter = Kammer betreten
stregati-do-stay = Bleiben
stregati-do-end = Zug beenden
stregati-do-pay-some = Mumie weitergeben …
stregati-do-pay = Mumie an { $who }
stregati-do-mummy = Die Mumie geht an { $who }
stregati-do-turn = Den Pfeil auf { $tool } drehen
stregati-do-play = { $card } spielen
stregati-do-anyway = { $card } trotzdem spielen
stregati-do-leave = Lieber nicht
stregati-do-drop = { $card } abgeben
stregati-do-back = { $card } zurücknehmen

## Tasten
stregati-keys = Tasten und Zeichen
stregati-key-arrows = von einer Karte oder einem Knopf zum nächsten
stregati-key-enter = die Karte spielen, den Knopf drücken
stregati-key-escape = loslassen, was gewählt war
stregati-key-tab = zu allem, was sich selbst erklärt
stregati-marks = Zeichen auf deinen Karten
stregati-mark-exact = macht die Summe genau
stregati-mark-enough = reicht, aber nicht genau
stregati-mark-beyond = geht über die Kammer hinaus

## Was geschehen ist
stregati-say-start = { $who } beginnt.
stregati-say-row = Die Abenteuer haben die Werte { $values }; dahinter wartet die Königskammer.
stregati-say-get = { $who } bekommt { $cards }.
stregati-say-shuffle = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
stregati-say-draw = { $count ->
    [one] { $who } zieht { $count } Karte.
   *[other] { $who } zieht { $count } Karten.
}
stregati-say-swap = { $count ->
    [one] { $who } tauscht { $count } Karte.
   *[other] { $who } tauscht { $count } Karten.
}
stregati-say-swap-cards = { $who } tauscht { $cards }.
stregati-say-play = { $who } spielt { $card }.
stregati-say-magic = { $who } spielt einen Zauber: Der Pfeil zeigt auf { $tool }.
stregati-say-mummy = { $who } legt die Mumie vor { $other }.
stregati-say-guardian = { $who } spielt einen Wächter.
stregati-say-hex = { $who } spielt einen Fluch: Alle anderen verlieren eine ausgespielte Karte.
stregati-say-scarab = { $who } spielt einen Skarabäus: Beliebig viele Karten dürfen folgen.
stregati-say-drop = { $who } gibt { $card } ab.
stregati-say-back = { $who } nimmt { $card } zurück.
stregati-say-move = { $who } geht weiter.
stregati-say-stay = { $who } bleibt.
stregati-say-give = { $who } gibt { $other } die Mumie.
stregati-say-pay = { $who } bezahlt mit { $cards } und gibt { $other } die Mumie.
stregati-say-turn = { $who } dreht das Lager: Der Pfeil zeigt auf { $tool }.

## Wertung
stregati-score-games = Alle Spiele
stregati-score-games-before = Frühere Spiele
stregati-score-entered = In der Königskammer
stregati-score-adventures = Offene Abenteuer
stregati-score-chamber = Königskammer
stregati-score-equipment = Ausgespielte Ausrüstung
stregati-score-mummy = Mumie
stregati-score-never-below-0 = Nie unter 0
stregati-decides = Wer zuerst in der Königskammer ist, hat gewonnen, gleich wie die Punkte stehen (S-F1).

## Die geführte erste Partie
stregati-guide-goal = Komm an den vier Abenteuern vorbei und vor allen anderen in die Königskammer. Noch sind die anderen unterwegs, gleich bist du dran.
stregati-guide-wait = Sieh zu, was die anderen spielen: Vor ihnen liegt, wie weit sie sind.
stregati-guide-first = Komm an den vier Abenteuern vorbei und vor allen anderen in die Königskammer. Ein Zug heißt ziehen, tauschen oder spielen: Fang an und zieh zwei Karten.
stregati-guide-play = Der Pfeil zeigt auf { $tool }, nur die dürfen gespielt werden. Am meisten bringt dir { $card }.
stregati-guide-more = Nach einem Skarabäus darfst du beliebig viele Karten dieses Werkzeugs spielen: Leg { $card } dazu.
stregati-guide-exact = { $card } macht es genau, der Stern zeigt es an. Genau ist am besten: Es bringt einen Zusatzzug, und nur so öffnet sich die Kammer.
stregati-guide-near = Die Kammer öffnet sich nur bei genau ihrem Wert. { $card } bringt dich näher, ohne darüber hinauszugehen.
stregati-guide-mummy = Die Mumie ist ein Geschenk: Leg sie vor den, der am weitesten ist, und er braucht überall 3 Punkte mehr.
stregati-guide-magic = Ein Zauber dreht den Pfeil. Richte ihn auf { $tool } und spiel gleich danach eine davon.
stregati-guide-hex = Ein Fluch kostet alle anderen eine ausgespielte Karte. Danach kannst du noch Ausrüstung spielen.
stregati-guide-guardian = Leg den Wächter vor dich: Kommt ein Fluch, geht er statt deiner Ausrüstung.
stregati-guide-draw = Gerade passt nichts. Zieh zwei Karten; mehr als zehn darfst du nicht haben.
stregati-guide-draw-extra = Im Zusatzzug wird eine Karte gezogen. Nimm sie.
stregati-guide-swap = Deine Hand ist voll. Tausch ein paar Karten, die dir nichts nützen.
stregati-guide-move = Deine Summe reicht, du darfst am Abenteuer vorbei. Was du ausgespielt hast, wird abgelegt.
stregati-guide-move-exact = Genau der Wert! Geh weiter: Du darfst das Lager drehen und hast einen Zusatzzug.
stregati-guide-enter = Genau der Wert der Kammer. Tritt ein, und du hast gewonnen!
stregati-guide-give = Wer an einem Abenteuer vorbeikommt, wird die Mumie los. Gib sie dem, der am weitesten ist.
stregati-guide-turn = Genau! Dreh den Pfeil auf { $tool }, davon hast du am meisten. Dann kommt dein Zusatzzug.
stregati-guide-drop = Jemand hat einen Fluch gespielt. Gib ab, was dich am wenigsten kostet: { $card }.
stregati-guide-end = In diesem Zug gibt es nichts mehr zu gewinnen.

## Pictures in the rules
stregati-picture-s-c1 = Vier Abenteuer in einer Reihe und an ihrem Ende die Königskammer.
stregati-picture-s-c2 = Der Pfeil zeigt auf die Seile.
stregati-picture-s-c3 = Die Ausrüstung der vier Werkzeuge und von jeder Sonderkarte eine.
stregati-picture-s-q1 = Zeigt der Pfeil auf die Fackeln, darf jede von diesen gespielt werden.
stregati-picture-s-m5 = Ein Skarabäus und gleich danach drei Seile.
stregati-picture-s-v4 = Leiter 5 und Seil 4 neben einem Abenteuer von 9: genau.
