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

## What the rules of an edition say, in a sentence
stregati-check-s-c1 = Cinco aventuras y una cámara tienen un valor menor y uno mayor cada una.
stregati-check-s-c3 = Hay 36 cartas de equipo, 8 de magia, 3 guardianes, 3 maleficios, 3 escarabajos y 1 momia.
stregati-check-s-c5 = Los valores no son los de la edición incluida.
stregati-check-s-c7 = Una edición menor tiene de 30 a 54 cartas, o un final tras algunas rondas.
stregati-check-s-v6 = A la cámara se entra solo con su valor exacto.
