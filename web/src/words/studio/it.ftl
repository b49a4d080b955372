# Words of the studio, loaded with its page alone.

## The hall
studio-title = Studio
studio-title-of = { $game }: lo studio
studio-lead = Disegna carte e fogli tuoi, falli provare ai bot, stampali, giocaci. Tutto resta in questo browser finché non apri un tavolo.
studio-open = Apri un file
studio-open-about = Hai già un’edizione in un file di testo? Aprilo, trascinalo qui o incolla il testo.
studio-drop = Lascia per aprirlo
studio-too-large = Questo file è troppo grande per essere un’edizione: al massimo 256 kB.
studio-no-edition = Questa non è un’edizione: la prima riga dice «game:» e il nome del gioco.

## Drawing
studio-begin = Inizia da …
studio-redo = Ripeti
studio-less = { $what }: uno in meno
studio-more = { $what }: uno in più
studio-text = Come testo
studio-text-about = La stessa edizione, com’è nel file. Ciò che scrivi qui viene disegnato sopra appena ti fermi.

## What the checker says
studio-findings = Controllo
studio-fine = Tutto in ordine.
studio-fine-remarks = { $count ->
    [one] Si può giocare; { $count } osservazione.
   *[other] Si può giocare; { $count } osservazioni.
}
studio-faults = { $count ->
    [one] Non si può ancora giocare: { $count } errore.
   *[other] Non si può ancora giocare: { $count } errori.
}
studio-refused = errore
studio-remark = osservazione
studio-format = come si scrive un file
studio-all = Mostra tutti e { $count }
studio-fewer = Mostra meno

## Trying it out
studio-try = Provala
studio-play = Gioca questa edizione
studio-trial = Fai giocare ai bot { $count } partite
studio-not-playable = Prima correggi ciò che è segnato come errore.
studio-trial-runs = I bot giocano
studio-trial-waits = I bot si preparano …
studio-trial-done = { $done } partite su { $of } giocate
studio-trial-over = I bot hanno finito.
studio-trial-of = { $matches } partite di { $seats } bot veloci.
studio-trial-before = Da allora hai cambiato l’edizione.
studio-points = Punti
studio-rounds = Giri di una partita
studio-length = Decisioni in una partita
studio-wins = Vittorie per posto
studio-wins-of = Posto { $seat }: { $share }, di sicuro tra { $low } e { $high }
studio-wins-about = Tratteggiato: { $share }, se tutti i posti sono uguali. La linea sulla barra mostra quanto è sicuro (95 %).
studio-band = quasi sempre da { $low } a { $high }, metà sotto { $middle }, in media { $mean }
studio-bands-about = Barre: la metà centrale delle partite, con il mezzo come linea e come numero. Linee: nove su dieci. Punti: tutte.

## Taking it along
studio-take = Portala con te
studio-name = Nome dell’edizione
studio-name-none = la tua
studio-take-text = Scarica come testo
studio-take-pages = Scarica da stampare
studio-take-setting = Composizione delle pagine …
studio-paper = Carta
studio-paper-a4 = A4
studio-paper-letter = Letter (USA)
studio-take-about = Le pagine sono un PDF nella lingua del sito: carte da ritagliare, con i loro dorsi, per il tavolo di cucina.
