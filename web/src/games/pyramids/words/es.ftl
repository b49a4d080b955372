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
