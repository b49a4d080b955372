# Words of drawing an edition of Stregati, loaded with its editor alone.

## Drawing
stregati-edit-way = Adventures and king’s chamber
stregati-edit-way-about = Each card has two printed sides: one for a short game, one for a long game.
stregati-edit-adventure = Adventure { $at }
stregati-edit-adventures = Adventures
stregati-edit-chamber = King’s chamber
stregati-edit-equipment = Equipment
stregati-edit-specials = Special cards
stregati-edit-size = Number of cards
stregati-edit-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
stregati-edit-how-many = { $card }: how many
