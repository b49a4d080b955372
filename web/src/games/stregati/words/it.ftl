# Words of drawing an edition of Stregati, loaded with its editor alone.

## Drawing
stregati-edit-way = Avventure e camera del re
stregati-edit-way-about = Ogni carta ha due lati stampati: uno per una partita corta, uno per una lunga.
stregati-edit-adventure = Avventura { $at }
stregati-edit-adventures = Avventure
stregati-edit-chamber = Camera del re
stregati-edit-equipment = Attrezzatura
stregati-edit-specials = Carte speciali
stregati-edit-size = Numero di carte
stregati-edit-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
stregati-edit-how-many = { $card }: quante

## What the rules of an edition say, in a sentence
stregati-check-s-c1 = Cinque avventure e una camera hanno ciascuna un valore minore e uno maggiore.
stregati-check-s-c3 = Ci sono 36 carte di attrezzatura, 8 magie, 3 guardiani, 3 malocchi, 3 scarabei e 1 mummia.
stregati-check-s-c5 = I valori non sono quelli dell’edizione inclusa.
stregati-check-s-c7 = Un’edizione più piccola ha da 30 a 54 carte, o una fine dopo alcuni giri.
stregati-check-s-v6 = Nella camera si entra solo con il valore esatto.
