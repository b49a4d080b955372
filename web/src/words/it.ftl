# Le parole del sito. Quelle di un gioco stanno accanto alle sue regole.

## Ovunque
close = Chiudi
cancel = Annulla
save = Salva
copy = Copia
copied = Copiato
share = Condividi
undo = Torna indietro
name = Nome
you = tu
skip = Vai al contenuto
try-again = Riprova
go-home = Ai giochi
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
points-now = Punti se la partita finisse ora
rule-link = Regola { $rule }
lost = La connessione si è interrotta. Torna da sola appena può.

## Persone
bot-at-seat = { $bot } { $seat }
bot-random = Babbuino
bot-random-about = gioca a caso
bot-greedy = Falco
bot-greedy-about = svelto
bot-level-1 = Novizio
bot-level-2 = Scriba
bot-level-3 = Muratore
bot-level-4 = Visir
bot-level-5 = Faraone
bot-level-about = livello { $level } di 5
seat-number = Posto { $seat }
person-acting = deve giocare
person-thinking = pensa
person-not-here = non c’è
person-away = gioca: { $bot }
clock-left = restano { $time }
clock-left-days = { $days } g { $hours } h

## Intestazione
nav-label = Principale
nav-home = benben, ai giochi
nav-lobby = Tavoli
nav-mine = Le mie partite
nav-me = Chi sono
nav-me-named = { $name }: nome e figura
nav-studio = Studio
settings = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
theme-system = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
settings-sound = Suono
settings-sound-turn = Un gong leggero quando tocca a me

## Inizio
home-title = Tre giochi di piramidi
home-lead = Gioca subito contro i bot, oppure apri un tavolo e manda il link agli amici. Senza account, senza installare nulla.
home-seats = Da { $from } a { $to } giocatori
home-play-now = Gioca ora
home-play-now-of = Gioca ora: { $game }
home-guide = Impara giocando
home-friends = Con gli amici
home-studio = Disegna e stampa
home-rules = Regole

## Un tavolo nuovo
new-title = { $game }: un tavolo nuovo
new-seats = In quanti giocate?
new-seats-about = Chi si siede lo scegli al tavolo: amici, bot o più persone con un solo dispositivo.
new-time = Quanto tempo?
clock-none = Senza orologio
clock-none-about = Ognuno si prende tutto il tempo che vuole.
clock-quick = 10 minuti
clock-quick-about = 10 minuti a testa per tutta la partita, e 5 secondi in più a ogni mossa.
clock-calm = 30 minuti
clock-calm-about = 30 minuti a testa per tutta la partita, e 15 secondi in più a ogni mossa.
clock-days = 3 giorni
clock-days-about = 3 giorni a testa, e un’ora in più a ogni mossa: una partita nei ritagli di tempo.
new-patience = Se qualcuno si assenta, gioca un bot al suo posto
patience-never = mai
patience-soon = dopo 2 minuti
patience-later = dopo 15 minuti
patience-day = dopo un giorno
new-options = Regole
new-options-show = { $count ->
    [0] Le regole solite. Cambiale…
    [one] { $count } modifica alle regole
   *[other] { $count } modifiche alle regole
}
new-public = Mostralo a tutti
new-public-about = Il tavolo compare nell’elenco dei tavoli, e chi vuole può giocare o guardare.
new-open = Apri il tavolo
option-by-chance = A caso
option-none = Nessuno
option-off = Senza: { $option }
option-value = { $option }: { $value }

## Tavolo
table-title = Un tavolo di { $game }
table-invited = Ti hanno invitato. Siediti!
table-waiting-seats = Ci sono posti liberi: invita qualcuno o fai giocare i bot.
table-waiting-ready = { $count ->
    [one] Ci siete tutti; manca il via di una persona.
   *[other] Ci siete tutti; manca il via di { $count } persone.
}
table-complete = Ci siete tutti.
table-seats = Posti
table-free = Posto libero
table-ready = via libera
table-not-ready = non ancora
table-bot = bot
table-sit = Siediti
table-leave = Alzati
table-leave-named = Alzati: { $name }
table-remove = Togli
table-remove-named = Togli: { $name }
table-bot-at = Bot al posto { $seat }
table-no-bot = Nessun bot
table-bot-named = { $bot }, { $about }
table-fill = Bot su tutti i posti liberi
table-add-person = Aggiungi qualcuno qui
table-add-title = Qualcuno su questo dispositivo
table-add-about = Potete giocare in più con un solo dispositivo, passandovelo. Ciò che è segreto resta coperto finché non lo ha in mano chi viene dopo.
table-say-ready = Per me si può
table-unready = Aspettate ancora
table-starts-alone = Si comincia quando tutti hanno dato il via.
table-start = Comincia
table-invite = Invita
table-link = Link a questo tavolo
table-qr = Il link a questo tavolo come codice QR
table-how = A cosa si gioca
table-seats-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
table-clock = { $minutes } min a testa, e { $seconds } s in più a ogni mossa
table-edition = Un’edizione personale
table-duplicate = Come in una partita precedente: stesse carte, stessi dadi
table-public = Tutti vedono questo tavolo nell’elenco
table-close = Chiudi il tavolo
table-closed-title = Questo tavolo è chiuso
table-closed = Chi l’ha aperto lo ha messo via. Aprine un altro o gioca subito.
table-missing-title = Questo tavolo non esiste

## Elenco dei tavoli
lobby-title = Tavoli
lobby-lead = Siediti a un tavolo, guarda una partita o apri tu un tavolo.
lobby-none = In questo momento non c’è nessun tavolo pubblico aperto.
lobby-join = { $count ->
    [0] Guarda
    [one] Gioca: { $count } posto libero
   *[other] Gioca: { $count } posti liberi
}
lobby-watch = Guarda la partita
lobby-open = Apri un tavolo

## Partita
tab-your-turn = ● Tocca a te: { $game }
match-people = Giocatori
match-watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
match-more = Altro
board = Tavola di gioco
match-watch-link = Link per guardare
match-missing-title = Questa partita non esiste
turn-yours = Tocca a te.
turn-sending = In viaggio…
turn-others = { $count ->
    [0] Un momento…
   *[other] Tocca a { $names }.
}
log = Che cosa è successo
log-over = La partita è finita.
log-plain = { $who }: { $do }
react = Di’ qualcosa
react-hello = Ciao!
react-well-done = Bella mossa!
react-oh-no = Oh no!
react-thinking = Fammi pensare…
react-one-moment = Un momento!
react-hurry = Dai!
react-thanks = Grazie!
react-good-game = Bella partita!
handover-next = Ora tocca a { $name }.
handover-give = Passalo
handover-title = Tocca a { $name }
handover-about = Passa il dispositivo a { $name }. Fino ad allora le carte restano coperte.
handover-take = Sono { $name }
away-go = Fai giocare un bot per me
away-now = In questo momento un bot gioca per te.
away-back = Sono di nuovo qui
guide = Guida
guide-skip = Lascia la guida
end-you-won = Hai vinto!
end-won = { $count ->
    [0] La partita è finita.
    [one] Ha vinto { $names }!
   *[other] { $names } si dividono la vittoria!
}
end-rematch = Ancora una
end-replay = Rivedi la partita
end-duplicate = Dai queste carte ad altri
end-duplicate-about = Chi apre questo link gioca con le tue stesse carte e gli stessi dadi. Poi potete confrontare.
end-duplicate-link = Link a un tavolo con le stesse carte
score-title = Punteggio
score-source = Per
score-total = Totale
score-winner = vince

## Schermo grande
tv-open = Schermo grande
tv-join = Gioca a { $game }!
tv-watch = Inquadra per giocare o guardare

## Replay
replay-title = Replay: { $game }
replay-controls = Passi del replay
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-jump = Vai al passo
replay-step = Passo { $at } di { $count }
replay-whose = Visto da
replay-spectator = chi guarda
replay-running-title = Questa partita è ancora in corso
replay-running = Il replay ci sarà appena finisce. Fino ad allora puoi guardarla.
replay-sealed = A un altro tavolo si gioca ancora con le stesse carte. I segreti si raccontano quando avrà finito.
replay-download = Scarica il registro
replay-play-on = Gioca da qui in poi
replay-play-on-about = Siedi al posto da cui stai guardando, i bot hanno gli altri, e il caso fa quello che ha fatto.
replay-play-on-choose = Scegli un posto sotto «Visto da»: sarà il tuo.
proof-title = Caso onesto
proof-about = Prima della partita il server ha promesso un segreto che decide ogni carta e ogni dado. Controlla qui, nel tuo browser, che abbia mantenuto la parola.
proof-check = Controlla
proof-good = { $events ->
    [one] Dimostrato: l’unico evento del caso deriva dal segreto promesso.
   *[other] Dimostrato: tutti i { $events } eventi del caso derivano dal segreto promesso.
}
proof-bad-log = Il registro non si può leggere: la riga { $n } è sbagliata o manca.
proof-bad-over = Il registro non finisce con il segreto, quindi non si può controllare.
proof-bad-secret = Il segreto non è quello promesso prima della partita.
proof-bad-digest = Il registro è stato cambiato: le sue righe non sono quelle che la fine riassume.
proof-bad-chance = L’evento { $n } non è quello che dà il segreto.
proof-bad-pile = L’evento { $n } mescola carte che non esistono.

## Regole
rules-title = { $game }: le regole
rules-print = Stampa, o disegna carte tue
rules-contents = Indice
rules-words = Come leggere queste regole

## Le mie partite
mine-title = Le mie partite
mine-waiting = Aspettano te
mine-running = In corso
mine-finished = Finite
mine-none = Nessuno ti aspetta.
mine-play = Fai una partita
mine-more = Meno recenti
mine-with = con { $names }

## Io
me-title = Chi sono
me-looks = Nome e figura
me-figure = Figura
me-saved = Salvato.
me-devices = Altri dispositivi
me-devices-about = Porta il tuo nome e le tue partite su un telefono o in un altro browser.
me-move = Mostra un codice
me-code = Codice
me-code-about = Il codice vale una volta, per dieci minuti. Non mostrarlo a nessun altro: chi ce l’ha sei tu.
me-link = Link per l’altro dispositivo
me-qr = Il link per l’altro dispositivo come codice QR
me-have-code = Ho un codice da un altro dispositivo
me-arrive = Continua qui
me-arrived = Che bello rivederti!
arrive-title = Continua qui
arrive-about = Questo browser ti conoscerà con il nome, la figura e le partite dell’altro dispositivo.
me-leave = Vai via
me-out = Esci qui
me-out-about = Questo browser dimentica chi sei. Senza un altro dispositivo o un codice non si torna indietro.
me-out-done = Qui sei fuori.
me-out-everywhere = Esci ovunque
me-out-everywhere-about = Tutti i tuoi dispositivi dimenticano chi sei. Non si torna indietro.
me-out-everywhere-done = Sei fuori ovunque.
me-erase = Cancellami
me-erase-about = Tutto ciò che il server sa di te viene cancellato per sempre. Dove una partita continua, un bot prende il tuo posto.
me-erase-done = I tuoi dati sono cancellati.
figure-ankh = ankh
figure-bee = ape
figure-camel = cammello
figure-cat = gatto
figure-cobra = cobra
figure-crocodile = coccodrillo
figure-eye = occhio
figure-falcon = falco
figure-frog = rana
figure-gazelle = gazzella
figure-hippo = ippopotamo
figure-ibis = ibis
figure-jackal = sciacallo
figure-lion = leone
figure-lotus = loto
figure-moon = luna
figure-obelisk = obelisco
figure-owl = gufo
figure-palm = palma
figure-papyrus = papiro
figure-ram = ariete
figure-scarab = scarabeo
figure-sphinx = sfinge
figure-sun = sole

## Niente qui
missing-title = Qui c’è solo sabbia
missing-text = A questo indirizzo non c’è nessuna pagina. Forse il link è tagliato.

## Errori: che cosa è successo e che cosa fare
error-title = Non ha funzionato
error-page-title = Questa pagina non si carica
error-page = Il server non risponde, oppure ormai ha un sito più nuovo. Ricarica la pagina.
error-offline = Il server non risponde. Controlla la connessione e riprova.
error-board = La tavola di gioco non si può mostrare. La partita è salva; riprova, o ricarica la pagina.
error-failed = Qualcosa è andato storto per strada. Non è cambiato nulla; riprova.
error-unknown-table = Nessun tavolo ha questo link o codice. Guarda se è stato copiato per intero, o chiedine uno nuovo.
error-unknown-match = Nessuna partita ha questo link. Guarda se è stato copiato per intero.
error-unknown-game = Questo gioco non c’è. Scegline uno dalla prima pagina.
error-unknown-code = Questo codice è sbagliato, già usato o troppo vecchio. Chiedine uno nuovo sull’altro dispositivo.
error-seat-taken = Questo tavolo è pieno. Chiedi un altro invito, o apri tu un tavolo.
error-seat-changed = Nel frattempo lì si è seduto qualcun altro. Guarda di nuovo.
error-nothing-left = Dopo questo passo non resta nulla da giocare. Scegline uno precedente.
error-not-open = Questo tavolo non è più aperto. Aprine un altro.
error-playing = La partita è già cominciata. Puoi guardarla.
error-not-seated = Questo posto non è tuo. Stai guardando.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-not-ready = La partita non può ancora cominciare: manca qualcuno, o manca il suo via.
error-too-many = Troppo in una volta. Aspetta un momento e riprova.
error-too-many-tables = Hai troppi tavoli aperti. Chiudine uno, o prima finisci una partita.
error-deal-known = Queste carte le conosci già. Lasciale giocare ad altri.
error-bad-name = Questo nome non va. Usa da 1 a 30 caratteri che si vedono.
error-database-down = In questo momento il server non raggiunge i suoi dati. Riprova tra poco.
error-busy = Il server è occupato. Non è cambiato nulla; riprova tra poco.
error-stale = Intanto la partita è andata avanti. Guarda di nuovo e poi scegli.
error-illegal = Qui non è permesso. Non è cambiato nulla.
error-not-your-turn = Ora non tocca a te.
error-bad-notation = Il server non ha capito questa mossa. Non è cambiato nulla.
error-over = La partita è già finita.
error-told = Non si può più tornare indietro: altri l’hanno visto.
error-sealed = A un altro tavolo si gioca ancora con le stesse carte. Si racconta quando avrà finito.
