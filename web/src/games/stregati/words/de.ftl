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
