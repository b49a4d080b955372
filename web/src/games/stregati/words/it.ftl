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
