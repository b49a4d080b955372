# Parole di Anubix.
anubix-title = Anubix
anubix-tagline = Un lancio per tutti: costruisci una piramide, un arco e un rilievo, due pietre alla volta.

## Opzioni
anubix-option-start = Chi comincia
anubix-option-start-about = Il posto che è attivo per primo. Se non è indicato, decide la sorte.
anubix-option-speed = Costruire insieme
anubix-option-speed-about = Tutti tranne il giocatore attivo decidono insieme. Nulla si mostra finché tutti non hanno deciso.
anubix-option-max-rounds = Numero massimo di turni
anubix-option-max-rounds-about = La partita finisce al più tardi dopo questo numero di turni.

## Da dove vengono i punti
anubix-score-pyramid = Piramide
anubix-score-arch = Arco
anubix-score-relief = Rilievo
anubix-score-bonuses = Bonus
anubix-score-quarry = Cava
anubix-score-gems = Gemme
anubix-scores = Punti
anubix-total = Totale
anubix-progress = { $marked } su { $fields } costruite

## Cose e luoghi
anubix-colour = { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
    [orange] arancione
    [green] verde
   *[purple] viola
}
anubix-stone = { $colour ->
    [red] pietra rossa
    [yellow] pietra gialla
    [blue] pietra blu
    [orange] pietra arancione
    [green] pietra verde
   *[purple] pietra viola
}
anubix-die = { $colour ->
    [red] dado rosso
    [yellow] dado giallo
    [blue] dado blu
    [orange] dado arancione
    [green] dado verde
   *[purple] dado viola
}
anubix-gem = gemma
anubix-gems = { $count ->
    [0] Nessuna gemma rimasta
    [one] { $count } gemma
   *[other] { $count } gemme
}
anubix-place = { $part ->
    [pyramid] Piramide, livello { $level }, pietra { $at }
    [left] Pilastro sinistro, pietra { $level }
    [right] Pilastro destro, pietra { $level }
    [keystone] Chiave di volta
    [relief] Rilievo, riga { $level }, casella { $at }
   *[quarry] Pietra { $level } della cava
}
anubix-bonus-scarab = Scarabeo
anubix-bonus-cobra = Cobra
anubix-bonus-falcon = Falco
anubix-bonus-bow = Arco e freccia
anubix-bonus-ankh = Ankh
anubix-bonus-palm = Palme
anubix-bonus-head = Teste
anubix-bonus-second = Secondo edificio
anubix-bears = simbolo: { $bonus }

## Che cosa si può fare con una casella
anubix-state-built = costruita
anubix-state-next = ora non si può pagare
anubix-state-waits = poggia su pietre che mancano
anubix-state-stranded = non si può più costruire, nessuna casella libera accanto
anubix-state-free = si può costruire con un dado
anubix-state-dear = si può costruire con la cava o una gemma
anubix-state-chosen = scelta
anubix-quarry-open = disponibile
anubix-quarry-used = usata
anubix-quarry-lost = saltata, perduta

## Il turno e i suoi dadi
anubix-round = Turno { $round }
anubix-round-of = Turno { $round } di { $most }
anubix-last-round = Ultimo turno
anubix-active = { $who }: giocatore attivo
anubix-active-you = Sei il giocatore attivo
anubix-deciding = Decidono ancora: { $names }
anubix-dice = Dadi
anubix-die-free = { $die }, libero
anubix-die-planned = { $die }, per la tua mossa
anubix-die-taken = { $die }, usato dal giocatore attivo

## La mossa in preparazione
anubix-turn = La tua mossa
anubix-choose = Scegli una pietra da costruire.
anubix-choose-none = Con questi dadi non si può costruire nulla. Passa.
anubix-choose-partner = Il rilievo si costruisce a coppie: scegli una casella accanto.
anubix-choose-second = Costruiscila, o scegli una seconda pietra.
anubix-choose-done = Due pietre: costruiscile, o cambia qualcosa.
anubix-legend-free = paga un dado
anubix-legend-dear = paga la cava o una gemma
anubix-wait = Gli altri stanno costruendo. Tocca quello che vuoi per sapere che cos’è.
anubix-decided = La tua mossa è annotata. Vale appena tutti hanno deciso.
anubix-pays = Che cosa la paga: { $field }
anubix-remove = Rimetti a posto: { $field }
anubix-cost-none = non costa nulla
anubix-cost-gem = costa la gemma
anubix-cost-quarry = { $lost ->
    [0] non si perde nessun’altra pietra
    [one] si perde { $lost } altra pietra in questa mossa
   *[other] si perdono altre { $lost } pietre in questa mossa
}
anubix-gain = { $number } { $points ->
    [one] punto
   *[other] punti
}
anubix-brings-nothing = ancora nessun punto
anubix-brings-bonus = Bonus: { $bonuses }
anubix-brings-finish = { $building ->
    [pyramid] completa la piramide
    [arch] completa l’arco
   *[relief] completa il rilievo
}
anubix-brings-end = secondo edificio: questo è l’ultimo turno
anubix-brings-lost = { $count ->
    [one] si perde { $count } pietra della cava
   *[other] si perdono { $count } pietre della cava
}
anubix-brings-strands = { $count ->
    [one] { $count } casella del rilievo non si potrà più costruire
   *[other] { $count } caselle del rilievo non si potranno più costruire
}
anubix-build = { $count ->
    [one] Costruisci { $count } pietra
    [0] Costruisci
   *[other] Costruisci { $count } pietre
}
anubix-pass = Passa
anubix-pass-sure = Potresti ancora costruire. Passi lo stesso?
anubix-pass-yes = Sì, passo
anubix-clear = Scegli di nuovo
anubix-about = Che cos’è?

## Che cosa sono le cose
anubix-about-pyramid = Una pietra poggia sulle due sottostanti. Il livello più alto con una pietra dà i punti.
anubix-about-arch = Ogni pilastro cresce da terra. Il più basso dà i punti.
anubix-about-keystone = Chiude l’arco quando i due pilastri sono completi, e dà i suoi punti al posto dei loro.
anubix-about-relief = Sempre due caselle alla volta, una accanto o sopra l’altra, e nient’altro in quella mossa.
anubix-about-quarry = Paga una pietra del suo colore. Quelle disponibili alla sua sinistra si perdono. Ognuna disponibile vale un punto alla fine.
anubix-about-gem = Paga qualsiasi colore che nessun dado libero mostra. Ognuna che resta vale { $gem } punti alla fine.
anubix-about-die = Se un dado libero mostra il colore, deve pagare quello. I dadi lasciati dal giocatore attivo servono a tutti.
anubix-about-single = Il bonus, { $bonus } punti, va a chi costruisce per primo questa casella e a chi lo fa nello stesso turno.
anubix-about-group = Il bonus, { $bonus } punti, va a chi costruisce per primo tutte le caselle con questo simbolo e a chi lo fa nello stesso turno.
anubix-about-second = Quando qualcuno completa due edifici, il turno è l’ultimo. Chi a quel punto ne ha completati due riceve { $bonus } punti.

## La corsa ai bonus
anubix-race = Bonus
anubix-race-each = { $points } punti ciascuno
anubix-race-yours = tuo
anubix-race-closed = chiuso
anubix-race-open = aperto
anubix-race-out = fuori portata
anubix-race-missing = { $count ->
    [one] manca { $count } pietra
   *[other] mancano { $count } pietre
}
anubix-race-finished = { $count } su 2 completi
anubix-race-held = Ce l’ha già: { $names }

## I fogli di tutti
anubix-sheets = Gli altri
anubix-sheet-of = { $who }: foglio { $sheet }
anubix-sheet-open = Mostra in grande.
anubix-sheet-decided = ha deciso
anubix-sheet-acting = sta costruendo
anubix-sheet-active = giocatore attivo
anubix-sheet-summary = { $who }, { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}. Pietre: piramide { $pyramid }, arco { $arch }, rilievo { $relief }. Cava: { $quarry } disponibili. Gemme: { $gems }.

## Tasti
anubix-keys = Tasti
anubix-keys-arrows = andare di pietra in pietra
anubix-keys-enter = scegliere la pietra, o rimetterla a posto; sulla cava o sulle gemme: pagare con quella
anubix-keys-pay = pagare in altro modo l’ultima pietra
anubix-keys-build = costruire
anubix-keys-pass = passare
anubix-keys-escape = scegliere di nuovo
anubix-keys-about = che cos’è

## Che cosa è successo
anubix-say-start = Comincia { $who }.
anubix-say-sheets = I fogli: { $sheets }.
anubix-say-sheet = { $who } { $letter }
anubix-say-roll = I dadi mostrano { $dice }.
anubix-say-build = { $who } costruisce { $what }, pagando con { $paid }.
anubix-say-relief = { $who } costruisce due caselle del rilievo, pagando con { $paid }.
anubix-say-pass = { $who } non costruisce nulla.
anubix-built-at = { $part ->
    [pyramid] la pietra { $at } del livello { $level } della piramide
    [left] la pietra { $level } del pilastro sinistro
    [right] la pietra { $level } del pilastro destro
    [keystone] la chiave di volta
   *[relief] nel rilievo
}
anubix-paid = { $payment ->
    [die] un dado
    [gem] una gemma
   *[quarry] la pietra { $number } della cava
}
anubix-paid-two = { $payment ->
    [die] due dadi
   *[gem] due gemme
}

## La prima partita guidata
anubix-coach-first = Ciao! Tutti costruiscono con gli stessi dadi. Scegli la pietra segnata: un dado mostra il suo colore, quindi non ti costa nulla. Poi premi Costruisci.
anubix-coach-two = In una mossa puoi costruire due pietre, se puoi pagarle entrambe. Scegli le due segnate.
anubix-coach-relief = Il rilievo, in basso, si costruisce a coppie che si toccano, e allora nient’altro in quella mossa. Scegli la coppia segnata.
anubix-coach-quarry = Nessun dado per una pietra? Può pagare la tua cava. Ma ciò che sta a sinistra della pietra che prendi va perduto: comincia da sinistra.
anubix-coach-arch = L’arco conta per il suo pilastro più basso, quindi alzali entrambi. La chiave di volta lo chiude.
anubix-coach-gem = Una gemma paga qualsiasi colore che nessun dado mostra. Quelle che restano sono punti alla fine: spendile quando conviene.
anubix-coach-bonuses = I simboli sono bonus, ma solo per chi ci arriva per primo. Toccane uno nell’elenco per vedere che cosa serve.
anubix-coach-bonus = Le pietre segnate portano un bonus. Prendilo prima che si chiuda!
anubix-coach-second = Con questo completi il secondo edificio: un bonus, e l’ultimo turno. Sei in testa?
anubix-coach-last = Questo è l’ultimo turno. Prendi ciò che dà più punti.
anubix-coach-free = I dadi non costano nulla. Le pietre segnate sono una buona scelta, ma decidi tu.
anubix-coach-dear = Questo ti costa un po’ di cava o una gemma. Andare avanti a costruire spesso conviene.
anubix-coach-strands = Attenzione: dopo, una casella del rilievo resta senza compagna. A volte conviene lo stesso.
anubix-coach-pass = Questa volta nulla vale il suo prezzo. Passare non costa nulla: premi Passa.
anubix-coach-wait-first = Il giocatore attivo costruisce per primo. I dadi che restano sono per te: tornano sul tavolo dopo ogni mossa.
anubix-coach-wait-dice = Gli altri stanno costruendo. Il giocatore attivo toglie dadi, e tu sei attivo un turno sì e uno no.
anubix-coach-wait-bonus = Gli altri stanno costruendo. Guarda a che punto sono: due edifici completi chiudono la partita.
anubix-coach-over = La partita è finita! Guarda da dove vengono i punti. Ora conosci il gioco.

## Pictures in the rules
anubix-picture-a-c1 = Quattro dadi, come possono cadere.
anubix-picture-a-c3 = Un foglio: piramide e arco sul terreno, il rilievo sotto, la cava in fondo, le gemme nell’angolo.
anubix-picture-a-b3 = Due coppie costruite nel rilievo, una affiancata e una sovrapposta.
anubix-picture-a-b4 = Sono costruite tre pietre del livello più basso e una che poggia su due di esse.
anubix-picture-a-b5 = I pilastri crescono dal basso, ognuno col suo passo.
anubix-picture-a-p2 = La terza e la sesta pietra sono usate; quelle saltate sono perdute.
anubix-picture-a-f3 = Il pilastro più basso ha tre pietre: l’arco vale 5.
