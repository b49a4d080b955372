# Words of drawing an edition of Pyramids, loaded with its editor alone.

## Drawing
pyramids-edit-chambers = Câmaras
pyramids-edit-signs = O que se desenha
pyramids-edit-all = Todas as cartas
pyramids-edit-none = Ainda não há cartas. Abre uma edição ou escreve uma como texto em baixo.
pyramids-edit-keys = Clica, toca ou arrasta para desenhar; onde já está, fica vazio. Pelo teclado: as setas vão de espaço em espaço, Enter desenha, e # . E T + r g t s p desenham o seu sinal.
pyramids-edit-patterns = Cartas de expedição
pyramids-edit-pattern = Padrão { $name }
pyramids-edit-deck = As oito cartas
pyramids-edit-deck-card = Carta de expedição { $at }
pyramids-edit-skulls = Caveiras
pyramids-edit-skulls-about = Quanto custa cada caveira, da primeira à última.
pyramids-edit-skull = Caveira { $at }
pyramids-edit-card = Carta { $number }
pyramids-edit-cards = Todas as cartas juntas
