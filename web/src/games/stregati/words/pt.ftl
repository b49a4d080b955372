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

## What the rules of an edition say, in a sentence
stregati-check-s-c1 = Cinco aventuras e uma câmara têm um valor menor e um maior cada.
stregati-check-s-c3 = Há 36 cartas de equipamento, 8 de magia, 3 guardiões, 3 feitiços, 3 escaravelhos e 1 múmia.
stregati-check-s-c5 = Os valores não são os da edição incluída.
stregati-check-s-c7 = Uma edição menor tem 30 a 54 cartas, ou um fim após algumas rondas.
stregati-check-s-v6 = Só se entra na câmara com o valor exato.
