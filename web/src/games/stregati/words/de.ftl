# Words of drawing an edition of Stregati, loaded with its editor alone.

## Drawing
stregati-edit-way = Abenteuer und Königskammer
stregati-edit-way-about = Jede Karte hat zwei bedruckte Seiten: eine für ein kurzes, eine für ein langes Spiel.
stregati-edit-adventure = Abenteuer { $at }
stregati-edit-adventures = Abenteuer
stregati-edit-chamber = Königskammer
stregati-edit-equipment = Ausrüstung
stregati-edit-specials = Sonderkarten
stregati-edit-size = Zahl der Karten
stregati-edit-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
stregati-edit-how-many = { $card }: wie viele

## What the rules of an edition say, in a sentence
stregati-check-s-c1 = Fünf Abenteuer und eine Kammer haben je einen niedrigeren und einen höheren Wert.
stregati-check-s-c3 = Es gibt 36 Karten Ausrüstung, 8 Zauber, 3 Wächter, 3 Flüche, 3 Skarabäen und 1 Mumie.
stregati-check-s-c5 = Die Werte sind nicht die der mitgelieferten Ausgabe.
stregati-check-s-c7 = Eine kleinere Ausgabe hat 30 bis 54 Karten, oder ein Ende nach einigen Runden.
stregati-check-s-v6 = Die Kammer betritt man nur mit genau ihrem Wert.
