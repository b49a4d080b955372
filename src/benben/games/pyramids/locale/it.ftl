# Le parole di Piramidi.

pyramids-title = Piramidi
pyramids-tagline = Scopri uno schema, esplora due camere, raggiungi le tombe d’oro.

## Carte, colori, simboli
pyramids-card = Carta { $number }, { $colour }
pyramids-colour = Colore
pyramids-colour-green = verde
pyramids-colour-orange = arancione
pyramids-colour-purple = viola
pyramids-pattern-i2 = domino
pyramids-pattern-i3 = tre in fila
pyramids-pattern-l3 = angolo
pyramids-pattern-t4 = T
pyramids-pattern-l4 = L
pyramids-pattern-o4 = quadrato
pyramids-sign-wall = muro
pyramids-sign-plain = vuota
pyramids-sign-entrance = ingresso
pyramids-sign-tomb = tomba
pyramids-sign-cross = croce rossa
pyramids-sign-red = gemma rossa
pyramids-sign-green = gemma verde
pyramids-sign-torch = torcia
pyramids-sign-skull = teschio
pyramids-sign-potion = pozione
pyramids-sign-about-wall = non si può mai segnare.
pyramids-sign-about-entrance = i primi segni su una carta devono comprenderlo.
pyramids-sign-about-tomb = segnala e la carta è completa: 10 punti e una carta nuova.
pyramids-sign-about-cross = segna subito un’altra casella, su una qualsiasi delle due carte.
pyramids-sign-about-red = la prossima gemma rossa del segnapunti. Con una verde forma una coppia, che vale 5.
pyramids-sign-about-green = la prossima gemma verde del segnapunti. Con una rossa forma una coppia, che vale 5.
pyramids-sign-about-torch = la torcia di questo round, 5 punti. Una seconda nello stesso round non porta nulla.
pyramids-sign-about-skull = il prossimo teschio della scala. Toglie punti solo il tuo teschio peggiore.
pyramids-sign-about-potion = cancella i tuoi due teschi peggiori.
pyramids-space = { $space }, { $sign }
pyramids-space-marked = segnata
pyramids-marked-spaces = segnate { $spaces }

## Che cosa porta un segno
pyramids-mark-text = Carta { $card }: { $spaces }.
pyramids-mark-brings = Porta { $what }; { $gain }.
pyramids-gain = { $count ->
    [one] { $signed } punto
   *[other] { $signed } punti
}
pyramids-brings-red = { $count ->
    [one] { $count } gemma rossa
   *[other] { $count } gemme rosse
}
pyramids-brings-green = { $count ->
    [one] { $count } gemma verde
   *[other] { $count } gemme verdi
}
pyramids-brings-torch = { $count ->
    [one] { $count } torcia
   *[other] { $count } torce
}
pyramids-brings-skull = { $count ->
    [one] { $count } teschio
   *[other] { $count } teschi
}
pyramids-brings-potion = { $count ->
    [one] { $count } pozione
   *[other] { $count } pozioni
}
pyramids-brings-cross = { $count ->
    [one] { $count } casella in più
   *[other] { $count } caselle in più
}
pyramids-brings-tomb = carta completa
pyramids-brings-nothing = Nessun simbolo.
pyramids-worst-then = teschio peggiore: { $points }
pyramids-award-in-sight = premio da { $points } in vista

## Che cosa si può fare
pyramids-now-keep = Tieni due delle tue quattro carte.
pyramids-now-mark = Segna lo schema ({ $pattern }) o una casella sola.
pyramids-now-extra = { $count ->
    [one] Croce rossa: segna un’altra casella.
   *[other] Croci rosse: segna altre { $count } caselle, una alla volta.
}
pyramids-now-take = Hai completato una carta. Prendine una nuova.
pyramids-now-pass = Non hai più carte, quindi passi.
pyramids-now-others = { $phase ->
    [take] { $names } prende una carta nuova.
    [keep] { $count ->
        [one] { $names } sceglie ancora due carte.
       *[other] { $names } scelgono ancora due carte.
    }
   *[other] { $count ->
        [one] { $names } sta ancora segnando.
       *[other] { $names } stanno ancora segnando.
    }
}
pyramids-now-over = La partita è finita.
pyramids-hint = Indica una casella colorata per vedere dove entra lo schema.
pyramids-hint-single = Un punto indica ogni casella che si può segnare da sola.
pyramids-hint-extra = Tocca una delle caselle colorate.
pyramids-no-fit = In { $space } non entra nulla.
pyramids-hand = In mano: { $pattern }. Gira
pyramids-hand-single = In mano: una casella sola
pyramids-turn = Gira
pyramids-mirror = Rifletti
pyramids-single = Una sola
pyramids-let-go = Lascia
pyramids-confirm = Segna
pyramids-only = Solo { $space }
pyramids-keep-count = { $count } di 2 scelte
pyramids-keep-go = Tieni queste
pyramids-look = Guarda da vicino
pyramids-take-card = Prendi { $card }
pyramids-take-deck = { $count ->
    [one] Prendi l’unica carta del mazzo, senza vederla
   *[other] Prendi la prima carta del mazzo, senza vederla; { $count } carte
}
pyramids-take-would-be = Se la completi, avrai { $count } del colore { $colour }.
pyramids-take-unseen = La prima carta, senza vederla.
pyramids-take-go = Prendi
pyramids-gap = Nessuna carta
pyramids-gap-take = Qui arriva la tua carta nuova.
pyramids-pass = Passa
pyramids-pass-about = L’esposizione e il mazzo sono finiti, e le tue due carte sono complete.
pyramids-wait = Hai fatto. Quando hanno fatto tutti, la partita prosegue.

## Intorno alle camere
pyramids-round = Round { $round } di 4
pyramids-flip = carta { $flip } di 7
pyramids-tray-is = Round { $round } di 4, carta spedizione { $flip } di 7. Ora: { $now }. Ancora da uscire, tranne una: { $left }. Che cos’è?
pyramids-deck-is = { $count ->
    [one] Il mazzo, 1 carta. Che cos’è?
   *[other] Il mazzo, { $count } carte. Che cos’è?
}
pyramids-explain = { $what }: che cos’è?
pyramids-award-won = a { $name }
pyramids-state-thinks = pensa
pyramids-state-done = ha fatto
pyramids-player-is = { $name }, { $state ->
    [thinks] pensa,
    [done] ha fatto,
   *[none] { "" }
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Complete: { $count }. Gemme: { $red } rosse, { $green } verdi. Teschio peggiore: { $skull }. Mostra le carte in grande.
pyramids-gems-are = Gemme: { $red } rosse, { $green } verdi; punti: { $points }. Che cos’è?
pyramids-torches-are = Torce: { $count } di 4; punti: { $points }. Che cos’è?
pyramids-skulls-are = Teschi: { $count }; punti: { $points }. Che cos’è?
pyramids-completed-are = Carte complete: { $count }. Che cos’è?
pyramids-completed-none = ancora nessuna carta completa
pyramids-unseen = Nel mazzo: { $cards }

## Che cosa sono le cose
pyramids-thing-tray = Carte spedizione
pyramids-thing-gems = Gemme
pyramids-thing-torches = Torce
pyramids-thing-skulls = Teschi
pyramids-thing-completed = Carte complete
pyramids-thing-race = Premi
pyramids-thing-display = Esposizione e mazzo
pyramids-thing-score = Segnapunti
pyramids-thing-others = Gli altri
pyramids-about-tray = Otto carte, di cui sette escono in ciascuno dei quattro round. Tutti segnano lo schema uscito: intero, girato e riflesso a piacere, su una delle proprie due carte. Al suo posto puoi segnare una casella sola. Le carte barrate sono già uscite in questo round.
pyramids-about-gems = Ogni gemma rossa o verde che segni finisce qui. Una rossa e una verde formano una coppia e valgono 5; una gemma senza compagna vale 1. Di ogni colore ne contano 10.
pyramids-about-torches = Una torcia per round, 5 punti ciascuna. La cornice indica il round in corso. Una seconda torcia nello stesso round non porta nulla, e una mancata non torna più.
pyramids-about-skulls = I teschi si segnano da sinistra nella fila in alto. Alla fine solo il peggiore toglie i suoi punti. Una pozione cancella i due peggiori.
pyramids-about-completed = Una carta con la tomba segnata è completa: 10 punti. Quando tutti hanno segnato ricevi una carta nuova al suo posto. A pari punti vince chi ha, fra le carte completate, il numero più basso.
pyramids-about-race = La tua 2ª, 4ª e 6ª carta completa di un colore vincono ciascuna il premio più alto rimasto: 10, poi 6, poi 3. Se se ne completano diverse insieme, il numero più basso viene servito per primo. Un triangolino avvisa che la prossima carta del colore vince un premio.
pyramids-about-display = Chi completa una carta ne prende una nuova: dall’esposizione, o la prima del mazzo senza vederla. Comincia chi ha completato il numero più basso. Quando un giocatore ha finito, l’esposizione torna a quattro carte.

## Tasti
pyramids-keys = Tasti
pyramids-key-arrows = frecce
pyramids-key-enter = Invio
pyramids-key-r = R
pyramids-key-m = M
pyramids-key-n = N
pyramids-key-s = S
pyramids-key-escape = Esc
pyramids-key-u = U
pyramids-key-about-arrows = Da una casella all’altra, e da una carta all’altra
pyramids-key-about-enter = Segnare, tenere o prendere ciò che è mostrato
pyramids-key-about-r = Girare lo schema
pyramids-key-about-m = Riflettere lo schema
pyramids-key-about-n = Il prossimo modo in cui entra qui
pyramids-key-about-s = Una casella sola al posto dello schema
pyramids-key-about-escape = Lasciare ciò che era scelto
pyramids-key-about-u = Tornare indietro
pyramids-keys-pointer = Con il mouse: punta per vedere, gira la rotella per il prossimo modo, fai clic per segnare. Con il dito: tocca per vedere, tocca di nuovo per segnare; tocca lo schema in mano per girarlo, o trascinalo su una carta.

## Punti
pyramids-score-cards = Carte complete
pyramids-score-torches = Torce
pyramids-score-awards = Premi
pyramids-score-gems = Gemme
pyramids-score-skulls = Teschio peggiore
pyramids-decides = Totali pari: è avanti chi ha completato la carta con il numero più basso (P-F3).

## Il registro
pyramids-say-deal = { $who } riceve { $cards }.
pyramids-say-dealt = { $who } riceve quattro carte.
pyramids-say-keep = { $who } tiene { $cards }.
pyramids-say-display = Nell’esposizione: { $cards }.
pyramids-say-reveal = Carta spedizione: { $pattern }.
pyramids-say-mark = { $count ->
    [one] { $who } segna solo la casella { $spaces } sulla carta { $card }.
   *[other] { $who } segna { $spaces } sulla carta { $card }.
}
pyramids-say-extra = Croce rossa: { $who } segna anche { $space } sulla carta { $card }.
pyramids-say-take = { $who } prende la carta { $card } dall’esposizione.
pyramids-say-take-deck = { $who } prende la prima carta del mazzo, senza vederla.
pyramids-say-draw = Per { $who } esce la carta { $card }.
pyramids-say-refill = { $count ->
    [one] La carta { $cards } entra nell’esposizione.
   *[other] Le carte { $cards } entrano nell’esposizione.
}
pyramids-say-pass = { $who } passa.

## La prima partita guidata
pyramids-coach-keep = Ogni carta è una camera: entri dall’alto e cerchi la tomba d’oro in basso. Tieni le due con la via più corta; quelle tratteggiate vanno bene.
pyramids-coach-first = Tutti segnano lo schema uscito, ciascuno sulle proprie carte. I primi segni su una carta devono comprendere l’ingresso. Gira lo schema e segnalo.
pyramids-coach-touch = Su una carta con dei segni, lo schema deve toccarne uno, lato contro lato. Muri e caselle segnate sono d’ostacolo. Puoi proseguire su una qualsiasi delle due carte.
pyramids-coach-single = Lo schema non ti va bene? Allora segna una casella sola: scegli «Una sola» e toccala.
pyramids-coach-gems = I simboli hanno effetto appena vengono segnati. Una gemma rossa e una verde formano una coppia e valgono 5, una da sola vale 1.
pyramids-coach-skulls = I teschi avanzano su questa scala, e solo il peggiore toglie punti. Una pozione cancella i due peggiori.
pyramids-coach-tomb = Segna la tomba e la carta è completa: 10 punti. La tua 2ª, 4ª e 6ª carta di un colore vincono il premio più alto rimasto.
pyramids-coach-tray = In un round escono sette delle otto carte spedizione, e questa è l’ultima. Poi si rimescolano tutte e otto. I round sono quattro.
pyramids-coach-torch = Round nuovo, torcia nuova: 5 punti per una torcia in ogni round. Prima di scegliere, guarda che cosa può ancora uscire.
pyramids-coach-end = È tutto quello che c’è da sapere. Dopo quattro round contano carte, torce, premi e gemme, meno il tuo teschio peggiore. Buona fortuna!
pyramids-coach-extra = Una croce rossa! Segna subito un’altra casella, su una qualsiasi delle due carte. Se anche quella ha una croce rossa, si continua.
pyramids-coach-take = Hai completato una carta. Prendine una nuova dall’esposizione, o la prima del mazzo senza vederla. Una seconda dello stesso colore ti avvicina a un premio.

## Pictures in the rules
pyramids-picture-p-c2 = Tre camere. Si entra in alto, la tomba dorata è in basso, e in mezzo ci sono muri, gemme, torce, teschi, croci rosse e pozioni.
pyramids-picture-p-c7 = Le otto carte spedizione.
pyramids-picture-p-m3 = Una forma, in tutti i modi in cui può stare.
pyramids-picture-p-m6 = Quattro caselle sono segnate a partire dall’ingresso; le due seguenti le toccano.
pyramids-picture-p-x1 = Il segnapunti dell’esempio. Vi si aggiungono i premi.
