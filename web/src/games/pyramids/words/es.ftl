# Words of drawing an edition of Pyramids, loaded with its editor alone.

## Drawing
pyramids-edit-chambers = Cámaras
pyramids-edit-signs = Lo que se dibuja
pyramids-edit-all = Todas las cartas
pyramids-edit-none = Aún no hay cartas. Abre una edición o escribe una como texto abajo.
pyramids-edit-keys = Haz clic, toca o arrastra para dibujar; donde ya está, queda vacío. Con el teclado: las flechas van de espacio en espacio, Intro dibuja, y # . E T + r g t s p dibujan su signo.
pyramids-edit-patterns = Cartas de expedición
pyramids-edit-pattern = Patrón { $name }
pyramids-edit-deck = Las ocho cartas
pyramids-edit-deck-card = Carta de expedición { $at }
pyramids-edit-skulls = Calaveras
pyramids-edit-skulls-about = Lo que cuesta cada calavera, de la primera a la última.
pyramids-edit-skull = Calavera { $at }
pyramids-edit-card = Carta { $number }
pyramids-edit-cards = Todas las cartas juntas

## What the rules of an edition say, in a sentence
pyramids-check-p-c1 = Hay 48 cartas con números propios, 16 de cada color.
pyramids-check-p-c2 = Una cámara tiene 5 x 5 casillas, una entrada en la fila de arriba y una tumba en la de abajo.
pyramids-check-p-c3 = A toda tumba se llega desde la entrada.
pyramids-check-p-c4 = Hay 6 patrones distintos en 8 cartas de expedición; las casillas de un patrón se tocan lado con lado.
pyramids-check-p-c5 = La fila tiene 10 calaveras, cada una cuesta más que la anterior.
pyramids-check-p-c6 = Una edición se escribe como un texto en el que todo está dibujado.
pyramids-check-p-c7 = El mazo de expedición no es el de la edición incluida.
pyramids-check-p-c8 = Las calaveras o los colores no son los de la edición incluida.
pyramids-check-p-c9 = Las buenas cámaras tienen de 5 a 7 muros, un camino de 8 a 13 casillas y un motivo para salirse de él.
pyramids-check-p-c11 = Una edición menor tiene menos rondas, cartas de expedición o cartas, dentro de unos límites.
