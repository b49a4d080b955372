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

## What the rules of an edition say, in a sentence
pyramids-check-p-c1 = Há 48 cartas com números próprios, 16 de cada cor.
pyramids-check-p-c2 = Uma câmara tem 5 x 5 espaços, uma entrada na fila de cima e um túmulo na fila de baixo.
pyramids-check-p-c3 = A todo o túmulo se chega a partir da entrada.
pyramids-check-p-c4 = Há 6 padrões diferentes em 8 cartas de expedição; os espaços de um padrão tocam-se lado a lado.
pyramids-check-p-c5 = A fila tem 10 caveiras, cada uma custa mais do que a anterior.
pyramids-check-p-c6 = Uma edição escreve-se como um texto em que tudo está desenhado.
pyramids-check-p-c7 = O baralho de expedição não é o da edição incluída.
pyramids-check-p-c8 = As caveiras ou as cores não são as da edição incluída.
pyramids-check-p-c9 = Boas câmaras têm 5 a 7 paredes, um caminho de 8 a 13 espaços e uma razão para sair dele.
pyramids-check-p-c11 = Uma edição menor tem menos rondas, cartas de expedição ou cartas, dentro de limites.
