# Words of the studio, loaded with its page alone.

## The hall
studio-title = Estúdio
studio-title-of = { $game }: o estúdio
studio-lead = Desenha as tuas próprias cartas e folhas, deixa os bots experimentá-las, imprime-as, joga com elas. Tudo fica neste navegador até abrires uma mesa.
studio-open = Abrir um ficheiro
studio-open-about = Já tens uma edição em ficheiro de texto? Abre-o, larga-o aqui ou cola o texto.
studio-drop = Larga para abrir
studio-too-large = Este ficheiro é demasiado grande para ser uma edição: 256 kB no máximo.
studio-no-edition = Isto não é uma edição: a primeira linha diz «game:» e o nome do jogo.

## Drawing
studio-begin = Começar com …
studio-redo = Refazer
studio-less = { $what }: menos um
studio-more = { $what }: mais um
studio-text = Como texto
studio-text-about = A mesma edição, tal como está no ficheiro. O que escreveres aqui é desenhado acima assim que parares.

## What the checker says
studio-findings = Verificação
studio-fine = Está tudo em ordem.
studio-fine-remarks = { $count ->
    [one] Pode ser jogada; { $count } reparo.
   *[other] Pode ser jogada; { $count } reparos.
}
studio-faults = { $count ->
    [one] Ainda não pode ser jogada: { $count } erro.
   *[other] Ainda não pode ser jogada: { $count } erros.
}
studio-refused = erro
studio-remark = reparo
studio-format = como se escreve um ficheiro
studio-all = Mostrar todos os { $count }
studio-fewer = Mostrar menos

## Trying it out
studio-try = Experimentar
studio-play = Jogar esta edição
studio-trial = Deixar bots jogar { $count } partidas
studio-not-playable = Primeiro corrige o que está marcado como erro.
studio-trial-runs = Os bots jogam
studio-trial-waits = Os bots preparam-se …
studio-trial-done = { $done } de { $of } partidas jogadas
studio-trial-over = Os bots terminaram.
studio-trial-of = { $matches } partidas de { $seats } bots rápidos.
studio-trial-before = Entretanto mudaste a edição.
studio-points = Pontos
studio-rounds = Rondas de uma partida
studio-length = Decisões numa partida
studio-wins = Vitórias por lugar
studio-wins-of = Lugar { $seat }: { $share }, com segurança entre { $low } e { $high }
studio-wins-about = Tracejado: { $share }, se todos os lugares forem iguais. A linha sobre a barra mostra quão certo é (95 %).
studio-band = quase sempre { $low } a { $high }, metade abaixo de { $middle }, em média { $mean }
studio-bands-about = Barras: a metade central das partidas, com o meio como linha e como número. Linhas: nove em dez. Pontos: todas.

## Taking it along
studio-take = Levar
studio-name = Nome da edição
studio-name-none = a tua
studio-take-text = Descarregar como texto
studio-take-pages = Descarregar para imprimir
studio-take-setting = A compor as páginas …
studio-paper = Papel
studio-paper-a4 = A4
studio-paper-letter = Carta (EUA)
studio-take-about = As páginas são um PDF na língua do sítio: cartas para recortar, com versos, para a mesa da cozinha.
