# Words of drawing an edition of Anubix, loaded with its editor alone.

## Drawing
anubix-edit-sheets = Hojas
anubix-edit-sheet = Hoja { $letter }
anubix-edit-colours = Colores
anubix-edit-colours-about = Elige un color y después las piedras que lo reciben. Con el teclado: las flechas van de piedra en piedra, Intro dibuja, del 1 al 6 dibujan su color.
anubix-edit-count = { $colour }: { $count }
anubix-edit-symbols = Símbolos
anubix-edit-symbols-about = Los campos contorneados llevan este símbolo, en todas las hojas. Elige un campo para ponerlo o quitarlo.
anubix-edit-add = Otro símbolo
anubix-edit-remove = Quitar: { $name }
anubix-edit-symbol = Símbolo: { $name }
anubix-edit-points = Puntos y gemas
anubix-edit-level = Nivel { $at }
anubix-edit-keystone = Clave del arco
anubix-edit-fields = { $count } campos
anubix-edit-players = con { $count } jugadores

## What the rules of an edition say, in a sentence
anubix-check-a-c2 = No hay dos hojas iguales.
anubix-check-a-c3 = Una hoja tiene pirámide, arco, relieve, cantera y gemas.
anubix-check-a-c4 = Hay seis hojas, de la A a la F, en seis colores.
anubix-check-a-c5 = Un símbolo está en un campo de la pirámide o del arco, o en varios campos.
anubix-check-a-c6 = Los puntos no son los de la edición incluida, o una parte tiene otra forma.
anubix-check-a-c7 = Suele haber cinco símbolos sueltos y dos grupos en el relieve.
anubix-check-a-c8 = En una hoja justa los edificios tienen seis piedras de cada color, y las hojas solo difieren en colores intercambiados.
anubix-check-a-c10 = Una edición menor termina tras algunas rondas.
anubix-check-a-f4 = El relieve vale puntos según el número de campos marcados.
