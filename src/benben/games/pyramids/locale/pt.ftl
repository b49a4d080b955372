# Palavras de Pirâmides.

pyramids-title = Pirâmides
pyramids-tagline = Vira um padrão, explora duas câmaras, chega aos túmulos dourados.

## Cartas, cores, símbolos
pyramids-card = Carta { $number }, { $colour }
pyramids-colour = Cor
pyramids-colour-green = verde
pyramids-colour-orange = laranja
pyramids-colour-purple = roxa
pyramids-pattern-i2 = dominó
pyramids-pattern-i3 = três em linha
pyramids-pattern-l3 = canto
pyramids-pattern-t4 = T
pyramids-pattern-l4 = L
pyramids-pattern-o4 = quadrado
pyramids-sign-wall = parede
pyramids-sign-plain = vazia
pyramids-sign-entrance = entrada
pyramids-sign-tomb = túmulo
pyramids-sign-cross = cruz vermelha
pyramids-sign-red = gema vermelha
pyramids-sign-green = gema verde
pyramids-sign-torch = tocha
pyramids-sign-skull = caveira
pyramids-sign-potion = poção
pyramids-sign-about-wall = nunca pode ser marcada.
pyramids-sign-about-entrance = as primeiras marcas de uma carta têm de incluí-la.
pyramids-sign-about-tomb = marca-o e a carta fica completa: 10 pontos e uma carta nova.
pyramids-sign-about-cross = marca logo mais uma casa, numa das duas cartas.
pyramids-sign-about-red = a gema vermelha seguinte da folha de pontos. Com uma verde faz um par, que vale 5.
pyramids-sign-about-green = a gema verde seguinte da folha de pontos. Com uma vermelha faz um par, que vale 5.
pyramids-sign-about-torch = a tocha desta ronda, 5 pontos. Uma segunda na mesma ronda não traz nada.
pyramids-sign-about-skull = a caveira seguinte da escala. Só a tua pior caveira tira pontos.
pyramids-sign-about-potion = apaga as tuas duas piores caveiras.
pyramids-space = { $space }, { $sign }
pyramids-space-marked = marcada
pyramids-marked-spaces = marcadas { $spaces }

## O que uma marca traz
pyramids-mark-text = Carta { $card }: { $spaces }.
pyramids-mark-brings = Traz { $what }; { $gain }.
pyramids-gain = { $count ->
    [one] { $signed } ponto
   *[other] { $signed } pontos
}
pyramids-brings-red = { $count ->
    [one] { $count } gema vermelha
   *[other] { $count } gemas vermelhas
}
pyramids-brings-green = { $count ->
    [one] { $count } gema verde
   *[other] { $count } gemas verdes
}
pyramids-brings-torch = { $count ->
    [one] { $count } tocha
   *[other] { $count } tochas
}
pyramids-brings-skull = { $count ->
    [one] { $count } caveira
   *[other] { $count } caveiras
}
pyramids-brings-potion = { $count ->
    [one] { $count } poção
   *[other] { $count } poções
}
pyramids-brings-cross = { $count ->
    [one] mais { $count } casa
   *[other] mais { $count } casas
}
pyramids-brings-tomb = carta completa
pyramids-brings-nothing = Sem símbolos.
pyramids-worst-then = pior caveira: { $points }
pyramids-award-in-sight = prémio de { $points } à vista

## O que se pode fazer
pyramids-now-keep = Fica com duas das tuas quatro cartas.
pyramids-now-mark = Marca o padrão ({ $pattern }) ou uma só casa.
pyramids-now-extra = { $count ->
    [one] Cruz vermelha: marca mais uma casa.
   *[other] Cruzes vermelhas: marca mais { $count } casas, uma a uma.
}
pyramids-now-take = Completaste uma carta. Tira uma nova.
pyramids-now-pass = Já não tens cartas, por isso passas.
pyramids-now-others = { $phase ->
    [take] { $names } tira uma carta nova.
    [keep] { $count ->
        [one] { $names } ainda escolhe duas cartas.
       *[other] { $names } ainda escolhem duas cartas.
    }
   *[other] { $count ->
        [one] { $names } ainda está a marcar.
       *[other] { $names } ainda estão a marcar.
    }
}
pyramids-now-over = A partida acabou.
pyramids-hint = Aponta para uma casa colorida para veres onde cabe o padrão.
pyramids-hint-single = Um ponto mostra cada casa que se pode marcar sozinha.
pyramids-hint-extra = Toca numa das casas coloridas.
pyramids-no-fit = Nada cabe em { $space }.
pyramids-hand = Na mão: { $pattern }. Rodar
pyramids-hand-single = Na mão: uma só casa
pyramids-turn = Rodar
pyramids-mirror = Espelhar
pyramids-single = Só uma
pyramids-let-go = Largar
pyramids-confirm = Marcar
pyramids-only = Só { $space }
pyramids-keep-count = { $count } de 2 escolhidas
pyramids-keep-go = Ficar com estas
pyramids-look = Ver de perto
pyramids-take-card = Tirar { $card }
pyramids-take-deck = { $count ->
    [one] Tirar a única carta do baralho, sem a ver
   *[other] Tirar a carta de cima do baralho, sem a ver; { $count } cartas
}
pyramids-take-would-be = Se a completares, terás { $count } na cor { $colour }.
pyramids-take-unseen = A carta de cima, sem a veres.
pyramids-take-go = Tirar
pyramids-gap = Sem carta
pyramids-gap-take = A tua carta nova vem para aqui.
pyramids-pass = Passar
pyramids-pass-about = As cartas à vista e o baralho acabaram, e as tuas duas cartas estão completas.
pyramids-wait = Já está. Quando todos acabarem, a partida continua.

## À volta das câmaras
pyramids-round = Ronda { $round } de 4
pyramids-flip = carta { $flip } de 7
pyramids-tray-is = Ronda { $round } de 4, carta de expedição { $flip } de 7. Agora: { $now }. Por sair, menos uma: { $left }. O que é isto?
pyramids-deck-is = { $count ->
    [one] O baralho, 1 carta. O que é isto?
   *[other] O baralho, { $count } cartas. O que é isto?
}
pyramids-explain = { $what }: o que é isto?
pyramids-award-won = para { $name }
pyramids-state-thinks = pensa
pyramids-state-done = pronto
pyramids-player-is = { $name }, { $state ->
    [thinks] pensa,
    [done] pronto,
   *[none] { "" }
} { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}. Completas: { $count }. Gemas: { $red } vermelhas, { $green } verdes. Pior caveira: { $skull }. Mostrar as cartas em grande.
pyramids-gems-are = Gemas: { $red } vermelhas, { $green } verdes; pontos: { $points }. O que é isto?
pyramids-torches-are = Tochas: { $count } de 4; pontos: { $points }. O que é isto?
pyramids-skulls-are = Caveiras: { $count }; pontos: { $points }. O que é isto?
pyramids-completed-are = Cartas completas: { $count }. O que é isto?
pyramids-completed-none = ainda nenhuma carta completa
pyramids-unseen = No baralho: { $cards }

## O que são as coisas
pyramids-thing-tray = Cartas de expedição
pyramids-thing-gems = Gemas
pyramids-thing-torches = Tochas
pyramids-thing-skulls = Caveiras
pyramids-thing-completed = Cartas completas
pyramids-thing-race = Prémios
pyramids-thing-display = Cartas à vista e baralho
pyramids-thing-score = Folha de pontos
pyramids-thing-others = Os outros
pyramids-about-tray = Oito cartas, das quais saem sete em cada uma das quatro rondas. Todos marcam o padrão que saiu: inteiro, rodado e espelhado como quiserem, numa das suas duas cartas. Em vez dele podes marcar uma só casa. As cartas riscadas já saíram nesta ronda.
pyramids-about-gems = Cada gema vermelha ou verde que marcas entra aqui. Uma vermelha e uma verde são um par e valem 5; uma gema sem par vale 1. De cada cor contam 10.
pyramids-about-torches = Uma tocha por ronda, 5 pontos cada. A moldura mostra a ronda em curso. Uma segunda tocha na mesma ronda não traz nada, e uma que falhou já não volta.
pyramids-about-skulls = As caveiras entram da esquerda na fila de cima. No fim só a pior tira os seus pontos. Uma poção apaga as duas piores.
pyramids-about-completed = Uma carta com o túmulo marcado está completa: 10 pontos. Depois de todos marcarem recebes uma carta nova por ela. Com pontos iguais ganha quem tiver, entre as suas cartas completas, o número mais baixo.
pyramids-about-race = A tua 2.ª, 4.ª e 6.ª carta completa de uma cor ganham cada uma o prémio mais alto que ainda houver: 10, depois 6, depois 3. Quando se completam várias ao mesmo tempo, o número mais baixo é servido primeiro. Um pequeno triângulo diz que a próxima carta da cor ganha um prémio.
pyramids-about-display = Quem completa uma carta tira uma nova: uma das que estão à vista, ou a de cima do baralho, sem a ver. Começa quem completou o número mais baixo. Quando um jogador acaba, as cartas à vista voltam a ser quatro.

## Teclas
pyramids-keys = Teclas
pyramids-key-arrows = setas
pyramids-key-enter = Enter
pyramids-key-r = R
pyramids-key-m = M
pyramids-key-n = N
pyramids-key-s = S
pyramids-key-escape = Esc
pyramids-key-u = U
pyramids-key-about-arrows = De casa em casa, e de uma carta para a outra
pyramids-key-about-enter = Marcar, ficar com ou tirar o que se mostra
pyramids-key-about-r = Rodar o padrão
pyramids-key-about-m = Espelhar o padrão
pyramids-key-about-n = A maneira seguinte de caber aqui
pyramids-key-about-s = Uma só casa em vez do padrão
pyramids-key-about-escape = Largar o que estava escolhido
pyramids-key-about-u = Voltar atrás
pyramids-keys-pointer = Com o rato: aponta para ver, roda a roda para a maneira seguinte, clica para marcar. Com o dedo: toca para ver, toca outra vez para marcar; toca no padrão que tens na mão para o rodar, ou arrasta-o para uma carta.

## Pontos
pyramids-score-cards = Cartas completas
pyramids-score-torches = Tochas
pyramids-score-awards = Prémios
pyramids-score-gems = Gemas
pyramids-score-skulls = Pior caveira
pyramids-decides = Totais iguais: fica à frente quem completou a carta com o número mais baixo (P-F3).

## O registo
pyramids-say-deal = { $who } recebe { $cards }.
pyramids-say-dealt = { $who } recebe quatro cartas.
pyramids-say-keep = { $who } fica com { $cards }.
pyramids-say-display = À vista: { $cards }.
pyramids-say-reveal = Carta de expedição: { $pattern }.
pyramids-say-mark = { $count ->
    [one] { $who } marca só a casa { $spaces } na carta { $card }.
   *[other] { $who } marca { $spaces } na carta { $card }.
}
pyramids-say-extra = Cruz vermelha: { $who } marca também { $space } na carta { $card }.
pyramids-say-take = { $who } tira a carta { $card }, que estava à vista.
pyramids-say-take-deck = { $who } tira a carta de cima do baralho, sem a ver.
pyramids-say-draw = Sai a carta { $card } para { $who }.
pyramids-say-refill = { $count ->
    [one] A carta { $cards } fica à vista.
   *[other] As cartas { $cards } ficam à vista.
}
pyramids-say-pass = { $who } passa.

## A primeira partida guiada
pyramids-coach-keep = Cada carta é uma câmara: entras por cima e procuras o túmulo dourado em baixo. Fica com as duas de caminho mais curto; as tracejadas são boas.
pyramids-coach-first = Todos marcam o padrão que saiu, cada um nas suas cartas. As primeiras marcas de uma carta têm de incluir a entrada. Roda o padrão e marca-o.
pyramids-coach-touch = Numa carta já com marcas, o padrão tem de tocar uma delas, lado com lado. As paredes e as casas marcadas não deixam. Podes continuar em qualquer das duas cartas.
pyramids-coach-single = O padrão não te serve? Então marca antes uma só casa: escolhe «Só uma» e toca nela.
pyramids-coach-gems = Os símbolos fazem efeito assim que são marcados. Uma gema vermelha e uma verde fazem um par e valem 5, uma gema sozinha vale 1.
pyramids-coach-skulls = As caveiras avançam nesta escala, e só a pior tira pontos. Uma poção apaga as duas piores.
pyramids-coach-tomb = Marca o túmulo e a carta fica completa: 10 pontos. A tua 2.ª, 4.ª e 6.ª carta de uma cor ganham o prémio mais alto que ainda houver.
pyramids-coach-tray = Numa ronda saem sete das oito cartas de expedição, e esta é a última. Depois baralham-se outra vez as oito. Há quatro rondas.
pyramids-coach-torch = Ronda nova, tocha nova: 5 pontos por uma tocha em cada ronda. Antes de escolheres, vê o que ainda pode sair.
pyramids-coach-end = É tudo o que há a saber. Ao fim de quatro rondas contam cartas, tochas, prémios e gemas, menos a tua pior caveira. Boa sorte!
pyramids-coach-extra = Uma cruz vermelha! Marca logo mais uma casa, numa das duas cartas. Se também tiver uma cruz vermelha, continua.
pyramids-coach-take = Completaste uma carta. Tira uma nova, das que estão à vista ou a de cima do baralho. Uma segunda da mesma cor aproxima-te de um prémio.

## Pictures in the rules
pyramids-picture-p-c2 = Três câmaras. Entra-se em cima, o túmulo dourado fica em baixo, e pelo meio há paredes, gemas, tochas, caveiras, cruzes vermelhas e poções.
pyramids-picture-p-c7 = As oito cartas de expedição.
pyramids-picture-p-m3 = Um padrão, em todas as posições possíveis.
pyramids-picture-p-m6 = Quatro casas estão marcadas, a partir da entrada; as duas seguintes tocam-lhes.
pyramids-picture-p-x1 = A folha de pontos do exemplo. A ela juntam-se os prémios.
