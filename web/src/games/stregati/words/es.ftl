# Words of drawing an edition of Stregati, loaded with its editor alone.

## Drawing
stregati-edit-way = Aventuras y cámara del rey
stregati-edit-way-about = Cada carta tiene dos caras impresas: una para una partida corta y otra para una larga.
stregati-edit-adventure = Aventura { $at }
stregati-edit-adventures = Aventuras
stregati-edit-chamber = Cámara del rey
stregati-edit-equipment = Equipo
stregati-edit-specials = Cartas especiales
stregati-edit-size = Número de cartas
stregati-edit-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
stregati-edit-how-many = { $card }: cuántas
