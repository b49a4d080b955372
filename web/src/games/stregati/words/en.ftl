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

## What the rules of an edition say, in a sentence
stregati-check-s-c1 = Five adventures and one chamber have a lower and a higher value each.
stregati-check-s-c3 = There are 36 cards of equipment, 8 magic, 3 guardians, 3 hexes, 3 scarabs and 1 mummy.
stregati-check-s-c5 = The values are not those of the edition that ships.
stregati-check-s-c7 = A smaller edition has 30 to 54 cards, or an end after some rounds.
stregati-check-s-v6 = The chamber is entered only with exactly its value.
