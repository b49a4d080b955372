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
