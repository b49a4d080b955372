# Parole di Stregati, per il sito e il terminale.

stregati-title = Stregati
stregati-tagline = Di corsa oltre quattro avventure fino alla camera del re: gli attrezzi giusti, un po’ di magia e una mummia per gli amici.

## Opzioni
stregati-option-start = Chi comincia
stregati-option-start-about = Il posto che comincia ogni gioco; se non è indicato, viene sorteggiato.
stregati-option-adventures = Avventure
stregati-option-adventures-about = Il lato delle carte avventura: quello corto ha i valori più bassi, quello lungo i più alti.
stregati-option-chamber = Camera del re
stregati-option-chamber-about = Il lato della camera: quello corto ha il valore più basso, quello lungo il più alto.
stregati-choice-adventures-short = corto
stregati-choice-adventures-long = lungo
stregati-choice-chamber-short = corto
stregati-choice-chamber-long = lungo
stregati-option-expert = Variante per esperti
stregati-option-expert-about = Con la mano vuota si supera un’avventura, e chi gioca un malocchio può riprendere una propria carta.
stregati-option-extra-draw = Pescare nel turno extra
stregati-option-extra-draw-about = Che cosa si può pescare in un turno extra: esattamente una carta, oppure come in ogni turno.
stregati-choice-extra-draw-one = una carta
stregati-choice-extra-draw-full = come in ogni turno
stregati-option-games = Numero di giochi
stregati-option-games-about = Una partita di tanti giochi quanti indicati, in cui le penalità si sommano.
stregati-option-limit = Punti che chiudono la partita
stregati-option-limit-about = La partita finisce dopo il gioco in cui le penalità di qualcuno arrivano a questo numero.
stregati-option-max-rounds = Massimo di giri
stregati-option-max-rounds-about = Un gioco finisce dopo tanti giri anche se nessuno è entrato nella camera.

## Carte e attrezzi
stregati-tool-L = scale
stregati-tool-P = picconi
stregati-tool-R = corde
stregati-tool-T = torce
stregati-the-L = le scale
stregati-the-P = i picconi
stregati-the-R = le corde
stregati-the-T = le torce
stregati-card-L = Scala { $value }
stregati-card-P = Piccone { $value }
stregati-card-R = Corda { $value }
stregati-card-T = Torcia { $value }
stregati-card-guardian = Guardiano
stregati-card-hex = Malocchio
stregati-card-magic = Magia
stregati-card-mummy = Mummia
stregati-card-scarab = Scarabeo
stregati-specials = carte speciali
stregati-about-equipment = Attrezzatura. Si può giocare finché la freccia indica il suo attrezzo, e il suo valore conta per l’avventura accanto a te.
stregati-about-guardian = Sta davanti a te e non vale nulla. Quando qualcuno gioca un malocchio, puoi cederlo al posto dell’attrezzatura.
stregati-about-hex = Tutti gli altri scartano una delle loro carte giocate, attrezzatura o guardiano, a loro scelta.
stregati-about-magic = Gira il magazzino: la freccia indica un attrezzo a tua scelta. Può seguire una carta attrezzatura.
stregati-about-mummy = Mettila davanti a un’altra persona, che da allora ha bisogno ovunque di 3 punti in più. Resta in gioco e passa dall’uno all’altro.
stregati-about-scarab = Subito dopo puoi giocare quante carte vuoi dell’attrezzo indicato dalla freccia, invece di una sola.

## Il tavolo
stregati-row = Il percorso: quattro avventure, poi la camera del re
stregati-adventure = Avventura
stregati-chamber = Camera del re
stregati-stop-adventure = Avventura { $number }, valore { $value }.
stregati-stop-chamber = Camera del re, esattamente { $value }.
stregati-stop-beside = Accanto: { $names }.
stregati-stop-nobody = Accanto non c’è nessuno.
stregati-stop-inside = Dentro: { $names }.
stregati-about-adventure = Superi l’avventura accanto a te quando la tua attrezzatura giocata vale in tutto almeno quanto lei; poi scarti ciò che hai giocato. Con il valore esatto puoi girare il magazzino e hai un turno extra.
stregati-about-chamber = La camera si apre solo con il suo valore esatto. Chi va oltre resta bloccato finché qualcosa non gli toglie punti.
stregati-storeroom = Magazzino
stregati-tool-arrow = { $here ->
    [yes] { $tool }: la freccia indica qui, si possono giocare
   *[no] { $tool }
}
stregati-about-storeroom = La freccia indica l’unico attrezzo che ora si può giocare. La gira una magia, oppure chi supera un’avventura con il valore esatto.
stregati-piles = { $draw ->
    [one] { $draw } carta
   *[other] { $draw } carte
} nel mazzo, { $discard } negli scarti. Mostra che cosa si sa.
stregati-piles-title = Mazzo e scarti
stregati-pile-draw = nel mazzo
stregati-pile-discard = scartate
stregati-heap-draw = { $count ->
    [one] Nel mazzo c’è { $count } carta.
   *[other] Nel mazzo ci sono { $count } carte.
}
stregati-heap-discard = { $count ->
    [0] Non c’è nulla negli scarti.
    [one] Negli scarti c’è { $count } carta.
   *[other] Negli scarti ci sono { $count } carte.
}
stregati-heap-known = Scartate sotto gli occhi di tutti
stregati-heap-yours = Messe giù coperte da te
stregati-heap-hidden = { $count ->
    [one] C’è ancora { $count } carta coperta.
   *[other] Ci sono ancora { $count } carte coperte.
}
stregati-heap-unseen = { $count ->
    [one] Ancora nascosta: { $count } carta
   *[other] Ancora nascoste: { $count } carte
}
stregati-heap-tool = Attrezzo
stregati-before = Davanti a { $name }
stregati-before-you = Davanti a te
stregati-has-mummy = La mummia sta davanti a { $name }: servono 3 punti in più
stregati-with-mummy = di cui 3 per la mummia
stregati-show-player = { $cards ->
    [one] { $name } ha { $cards } carta in mano.
   *[other] { $name } ha { $cards } carte in mano.
} Mostra che cosa si sa.
stregati-played = Giocate: { $cards }
stregati-played-none = Nessuna carta giocata
stregati-of = su { $need }
stregati-inside = Nella camera
stregati-state = { $state ->
    [exact] esatto!
    [enough] basta
    [beyond] { $more } di troppo
   *[missing] { $missing ->
        [one] manca { $missing }
       *[other] mancano { $missing }
    }
}
stregati-hand = { $cards ->
    [0] La tua mano è vuota
    [one] La tua mano: { $cards } carta
   *[other] La tua mano: { $cards } carte
}
stregati-round = { $last ->
    [0] Giro { $round }
   *[other] Giro { $round } di { $last }
}
stregati-game = { $games ->
    [0] Gioco { $game }, fino a { $limit } punti
   *[other] Gioco { $game } di { $games }
}
stregati-first = Ha cominciato { $who }
stregati-extra = Turno extra
stregati-extra-full = Turni extra come gli altri

## Che cosa si sa degli altri
stregati-known-hand = { $cards ->
    [0] { $name } non ha carte in mano.
    [one] { $name } ha { $cards } carta in mano.
   *[other] { $name } ha { $cards } carte in mano.
}
stregati-known-known = In mano, come tutti hanno visto
stregati-known-either = In mano oppure messe giù coperte
stregati-known-lacks = { $count ->
    [one] Almeno { $count } carta di questa mano non è del tipo «{ $what }».
   *[other] Almeno { $count } carte di questa mano non sono { $what }.
}
stregati-known-nothing = Di questa mano non si sa altro.
stregati-known-swapped = { $count ->
    [one] { $count } carta messa giù coperta è negli scarti.
   *[other] { $count } carte messe giù coperte sono negli scarti.
}
stregati-penalty = Penalità se il gioco finisse ora

## Passi e inviti
stregati-you = Tu
stregati-steps = I passi di un turno
stregati-step-choose = Pesca, cambia o gioca
stregati-step-more = Gioca ancora
stregati-step-move = Avanza o resta
stregati-step-after = Mummia, magazzino
stregati-choices = Che cosa puoi fare
stregati-now-choose = Pesca carte, cambiane alcune o gioca una carta.
stregati-now-extra = Il tuo turno extra: pesca una carta o gioca.
stregati-now-extra-full = Il tuo turno extra: pesca, cambia o gioca.
stregati-now-more = Può seguire una carta dell’attrezzo indicato dalla freccia.
stregati-now-any = Gioca quante carte vuoi dell’attrezzo indicato dalla freccia.
stregati-now-back = Puoi riprendere in mano una delle tue carte giocate.
stregati-now-move = { $have } basta per { $need }: avanza e scarta ciò che hai giocato, oppure resta.
stregati-now-exact = Esattamente { $need }! Avanza, gira il magazzino e fai un turno extra; oppure resta.
stregati-now-enter = Esattamente { $need }! La camera del re si apre per te.
stregati-now-pay = Puoi pagare con attrezzatura giocata che valga almeno 3 e passare la mummia a chi sta accanto alla camera.
stregati-now-paying = Tocca le carte con cui paghi: in tutto almeno 3. Finora: { $sum }.
stregati-now-swap = { $count ->
    [one] Tocca la carta che vuoi cambiare.
   *[other] Tocca le carte che vuoi cambiare, fino a { $count }.
}
stregati-now-give = Cedi la mummia. A chi va?
stregati-now-turn = Gira il magazzino: quale attrezzo deve indicare la freccia?
stregati-now-drop = { $who } ha giocato un malocchio. Tocca la carta giocata che cedi.
stregati-now-end = Non serve altro: chiudi il tuo turno.
stregati-now-over = La partita è finita.
stregati-now-chance = Si distribuiscono le carte …
stregati-wait-choose = { $who } sceglie: pescare, cambiare o giocare.
stregati-wait-list = { $who } può giocare ancora o avanzare.
stregati-wait-drop = { $who } sceglie che cosa cedere al malocchio.
stregati-wait-close = { $who } può pagare per passare la mummia.
stregati-wait-give = { $who } cede la mummia.
stregati-wait-turn = { $who } gira il magazzino.
stregati-look-play = { $state ->
    [exact] Con { $card } arrivi esattamente a { $need }!
    [enough] Con { $card } arrivi a { $have }: basta per { $need }, ma non è esatto.
    [beyond] Attenzione: con { $card } arrivi a { $have }, e la camera si apre solo con { $need } esatti. Resteresti in trappola.
   *[missing] Con { $card } arrivi a { $have } su { $need }, ne { $missing ->
        [one] manca
       *[other] mancano
    } { $missing }.
}
stregati-look-drop = Cedere { $card }: restano { $have } su { $need }, ne { $missing ->
    [one] manca
   *[other] mancano
} { $missing }.
stregati-look-back = Riprendere { $card }: restano { $have } su { $need }.
stregati-look-arrow = { $card } ora non si può giocare: la freccia indica { $tool }.
stregati-look-later = { $card } non si può giocare in questo momento.
stregati-look-hex = { $count ->
    [one] Costerebbe una carta a { $names }.
   *[other] Costerebbe una carta ciascuno a { $names }.
}
stregati-look-hex-none = Ora nessuno perderebbe nulla.

## Pulsanti
stregati-do-draw = Pesca { $count }
stregati-do-swap-some = Cambia …
stregati-do-swap = { $count ->
    [0] Cambia
    [one] Cambia { $count } carta
   *[other] Cambia { $count } carte
}
stregati-do-move = Avanza
stregati-do-enter = Entra nella camera
stregati-do-stay = Resta
stregati-do-end = Chiudi il turno
stregati-do-pay-some = Passa la mummia …
stregati-do-pay = Mummia a { $who }
stregati-do-mummy = La mummia va a { $who }
stregati-do-turn = Gira: la freccia indica { $tool }
stregati-do-play = Gioca { $card }
stregati-do-anyway = Gioca { $card } lo stesso
stregati-do-leave = Meglio di no
stregati-do-drop = Cedi { $card }
stregati-do-back = Riprendi { $card }

## Tasti
stregati-keys = Tasti e segni
stregati-key-arrows = da una carta o un pulsante al successivo
stregati-key-enter = gioca la carta, preme il pulsante
stregati-key-escape = lascia ciò che era scelto
stregati-key-tab = a tutto ciò che si spiega da sé
stregati-marks = Segni sulle tue carte
stregati-mark-exact = rende la somma esatta
stregati-mark-enough = basta, ma non è esatta
stregati-mark-beyond = va oltre la camera

## Che cosa è successo
stregati-say-start = Comincia { $who }.
stregati-say-row = Le avventure valgono { $values }; dietro attende la camera del re.
stregati-say-get = { $who } riceve { $cards }.
stregati-say-shuffle = Gli scarti vengono mescolati e formano il nuovo mazzo.
stregati-say-draw = { $count ->
    [one] { $who } pesca { $count } carta.
   *[other] { $who } pesca { $count } carte.
}
stregati-say-swap = { $count ->
    [one] { $who } cambia { $count } carta.
   *[other] { $who } cambia { $count } carte.
}
stregati-say-swap-cards = { $who } cambia { $cards }.
stregati-say-play = { $who } gioca { $card }.
stregati-say-magic = { $who } gioca una magia: la freccia indica { $tool }.
stregati-say-mummy = { $who } mette la mummia davanti a { $other }.
stregati-say-guardian = { $who } gioca un guardiano.
stregati-say-hex = { $who } gioca un malocchio: tutti gli altri perdono una carta giocata.
stregati-say-scarab = { $who } gioca uno scarabeo: possono seguire quante carte vuole.
stregati-say-drop = { $who } cede { $card }.
stregati-say-back = { $who } riprende { $card }.
stregati-say-move = { $who } avanza.
stregati-say-stay = { $who } resta.
stregati-say-give = { $who } cede la mummia a { $other }.
stregati-say-pay = { $who } paga con { $cards } e passa la mummia a { $other }.
stregati-say-turn = { $who } gira il magazzino: la freccia indica { $tool }.

## Punteggio
stregati-score-games = Tutti i giochi
stregati-score-games-before = Giochi precedenti
stregati-score-entered = Nella camera del re
stregati-score-adventures = Avventure non superate
stregati-score-chamber = Camera del re
stregati-score-equipment = Attrezzatura giocata
stregati-score-mummy = Mummia
stregati-score-never-below-0 = Mai sotto 0
stregati-decides = Chi entra per primo nella camera del re ha vinto, quali che siano i punti (S-F1).

## La prima partita guidata
stregati-guide-goal = Supera le quattro avventure ed entra prima di tutti nella camera del re. Gli altri stanno giocando, fra poco tocca a te.
stregati-guide-wait = Guarda che cosa giocano gli altri: davanti a loro vedi le somme.
stregati-guide-first = Supera le quattro avventure ed entra prima di tutti nella camera del re. In un turno si pesca, si cambia o si gioca: comincia pescando due carte.
stregati-guide-play = La freccia indica { $tool }: solo quelle carte si possono giocare. { $card } ti porta più avanti.
stregati-guide-more = Dopo uno scarabeo puoi giocare quante carte vuoi di quell’attrezzo: aggiungi { $card }.
stregati-guide-exact = Con { $card } il conto è esatto: lo dice la stella. È il meglio: porta un turno extra, e solo così si apre la camera.
stregati-guide-near = La camera si apre solo con il valore esatto. { $card } ti avvicina senza andare oltre.
stregati-guide-mummy = La mummia è un regalo: mettila davanti a chi è più avanti, e gli serviranno ovunque 3 punti in più.
stregati-guide-magic = Una magia gira la freccia. Falle indicare { $tool } e subito dopo gioca una di quelle carte.
stregati-guide-hex = Un malocchio costa a tutti gli altri una carta giocata. Dopo puoi ancora giocare attrezzatura.
stregati-guide-guardian = Metti il guardiano davanti a te: se arriva un malocchio, perdi lui e non la tua attrezzatura.
stregati-guide-draw = Ora non va bene nulla. Pesca due carte; in mano puoi averne al massimo dieci.
stregati-guide-draw-extra = Nel turno extra si pesca una carta. Prendila.
stregati-guide-swap = La tua mano è piena. Cambia qualche carta che non ti serve.
stregati-guide-move = La tua somma basta, puoi superare l’avventura. Ciò che hai giocato viene scartato.
stregati-guide-move-exact = Il valore esatto! Avanza: puoi girare il magazzino e hai un turno extra.
stregati-guide-enter = Il valore esatto della camera. Entra, e hai vinto!
stregati-guide-give = Chi supera un’avventura si libera della mummia. Dalla a chi è più avanti.
stregati-guide-turn = Esatto! Fai indicare alla freccia { $tool }: sono le carte di cui hai di più. Poi viene il tuo turno extra.
stregati-guide-drop = Qualcuno ha giocato un malocchio. Cedi ciò che ti costa meno: { $card }.
stregati-guide-end = In questo turno non c’è altro da guadagnare.

## Pictures in the rules
stregati-picture-s-c1 = Quattro avventure in fila e, in fondo, la camera del re.
stregati-picture-s-c2 = La freccia indica le corde.
stregati-picture-s-c3 = L’attrezzatura dei quattro attrezzi e una carta speciale di ogni tipo.
stregati-picture-s-q1 = Con la freccia sulle torce si può giocare una qualsiasi di queste.
stregati-picture-s-m5 = Uno scarabeo e, subito dopo, tre corde.
stregati-picture-s-v4 = Scala 5 e corda 4 accanto a un’avventura da 9: esatto.
