# Words of drawing an edition of Stregati, loaded with its editor alone.

## Drawing
stregati-edit-way = Aventuras e câmara do rei
stregati-edit-way-about = Cada carta tem dois lados impressos: um para um jogo curto, outro para um longo.
stregati-edit-adventure = Aventura { $at }
stregati-edit-adventures = Aventuras
stregati-edit-chamber = Câmara do rei
stregati-edit-equipment = Equipamento
stregati-edit-specials = Cartas especiais
stregati-edit-size = Número de cartas
stregati-edit-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
stregati-edit-how-many = { $card }: quantas
