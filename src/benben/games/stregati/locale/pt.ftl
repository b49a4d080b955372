# Palavras de Stregati, para o sítio e o terminal.

stregati-title = Stregati
stregati-tagline = Uma corrida por quatro aventuras até à câmara do rei: as ferramentas certas, alguma magia e uma múmia para os amigos.

## Opções
stregati-option-start = Quem começa
stregati-option-start-about = O lugar que começa cada jogo; se não for indicado, é sorteado.
stregati-option-adventures = Aventuras
stregati-option-adventures-about = O lado das cartas de aventura: o curto tem os valores mais baixos, o longo os mais altos.
stregati-option-chamber = Câmara do rei
stregati-option-chamber-about = O lado da câmara: o curto tem o valor mais baixo, o longo o mais alto.
stregati-choice-adventures-short = curto
stregati-choice-adventures-long = longo
stregati-choice-chamber-short = curto
stregati-choice-chamber-long = longo
stregati-option-expert = Variante para peritos
stregati-option-expert-about = Com a mão vazia passa-se uma aventura, e quem joga um feitiço pode recuperar uma carta sua.
stregati-option-extra-draw = Tirar cartas no turno extra
stregati-option-extra-draw-about = O que se pode tirar num turno extra: exatamente uma carta, ou como em qualquer turno.
stregati-choice-extra-draw-one = uma carta
stregati-choice-extra-draw-full = como em qualquer turno
stregati-option-games = Número de jogos
stregati-option-games-about = Uma partida com este número de jogos, em que os pontos de penalização se somam.
stregati-option-limit = Pontos que acabam a partida
stregati-option-limit-about = A partida acaba depois do jogo em que a penalização de alguém chega a este número.
stregati-option-max-rounds = Máximo de rondas
stregati-option-max-rounds-about = Um jogo acaba ao fim deste número de rondas, mesmo que ninguém tenha entrado na câmara.

## Cartas e ferramentas
stregati-tool-L = escadas
stregati-tool-P = picaretas
stregati-tool-R = cordas
stregati-tool-T = tochas
stregati-the-L = as escadas
stregati-the-P = as picaretas
stregati-the-R = as cordas
stregati-the-T = as tochas
stregati-card-L = Escada { $value }
stregati-card-P = Picareta { $value }
stregati-card-R = Corda { $value }
stregati-card-T = Tocha { $value }
stregati-card-guardian = Guardião
stregati-card-hex = Feitiço
stregati-card-magic = Magia
stregati-card-mummy = Múmia
stregati-card-scarab = Escaravelho
stregati-specials = cartas especiais
stregati-about-equipment = Equipamento. Pode ser jogado enquanto a seta apontar para a sua ferramenta, e o seu valor conta para a aventura ao teu lado.
stregati-about-guardian = Fica à tua frente e não vale nada. Se alguém jogar um feitiço, podes entregá-lo em vez de equipamento.
stregati-about-hex = Cada um dos outros descarta uma das suas cartas jogadas, equipamento ou guardião, à sua escolha.
stregati-about-magic = Roda o armazém: a seta aponta para a ferramenta que escolheres. Pode seguir-se uma carta de equipamento.
stregati-about-mummy = Põe-na à frente de outra pessoa, que passa a precisar de mais 3 pontos em todo o lado. Nunca sai do jogo e vai passando de uns para os outros.
stregati-about-scarab = Logo a seguir podes jogar quantas cartas quiseres da ferramenta da seta, em vez de uma só.

## A mesa
stregati-row = O caminho: quatro aventuras e depois a câmara do rei
stregati-adventure = Aventura
stregati-chamber = Câmara do rei
stregati-stop-adventure = Aventura { $number }, valor { $value }.
stregati-stop-chamber = Câmara do rei, exatamente { $value }.
stregati-stop-beside = Ao lado: { $names }.
stregati-stop-nobody = Não está ninguém ao lado.
stregati-stop-inside = Lá dentro: { $names }.
stregati-about-adventure = Passas a aventura ao teu lado quando o teu equipamento jogado soma pelo menos o valor dela; depois descartas o que jogaste. Com o valor exato podes rodar o armazém e tens um turno extra.
stregati-about-chamber = A câmara só se abre com o seu valor exato. Quem o ultrapassa fica bloqueado até que alguma coisa lhe tire pontos.
stregati-storeroom = Armazém
stregati-tool-arrow = { $here ->
    [yes] { $tool }: a seta aponta para aqui, podem ser jogadas
   *[no] { $tool }
}
stregati-about-storeroom = A seta aponta para a única ferramenta que agora se pode jogar. Roda-a uma magia, ou quem passa uma aventura com o valor exato.
stregati-piles = { $draw ->
    [one] { $draw } carta
   *[other] { $draw } cartas
} no monte, { $discard } nos descartes. Mostrar o que se sabe.
stregati-piles-title = Monte e descartes
stregati-pile-draw = no monte
stregati-pile-discard = descartes
stregati-heap-draw = { $count ->
    [one] No monte há { $count } carta.
   *[other] No monte há { $count } cartas.
}
stregati-heap-discard = { $count ->
    [0] Não há descartes.
    [one] Há { $count } carta descartada.
   *[other] Há { $count } cartas descartadas.
}
stregati-heap-known = Descartadas à vista de todos
stregati-heap-yours = Postas por ti com a face para baixo
stregati-heap-hidden = { $count ->
    [one] Há mais { $count } carta com a face para baixo.
   *[other] Há mais { $count } cartas com a face para baixo.
}
stregati-heap-unseen = { $count ->
    [one] Ainda escondida: { $count } carta
   *[other] Ainda escondidas: { $count } cartas
}
stregati-heap-tool = Ferramenta
stregati-before = À frente de { $name }
stregati-before-you = À tua frente
stregati-has-mummy = A múmia está à frente de { $name }: são precisos mais 3 pontos
stregati-with-mummy = 3 deles por causa da múmia
stregati-show-player = { $cards ->
    [one] { $name } tem { $cards } carta na mão.
   *[other] { $name } tem { $cards } cartas na mão.
} Mostrar o que se sabe.
stregati-played = Jogadas: { $cards }
stregati-played-none = Nada jogado
stregati-of = de { $need }
stregati-inside = Na câmara
stregati-state = { $state ->
    [exact] exato!
    [enough] chega
    [beyond] { $more } a mais
   *[missing] { $missing ->
        [one] falta { $missing }
       *[other] faltam { $missing }
    }
}
stregati-hand = { $cards ->
    [0] A tua mão está vazia
    [one] A tua mão: { $cards } carta
   *[other] A tua mão: { $cards } cartas
}
stregati-round = { $last ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $last }
}
stregati-game = { $games ->
    [0] Jogo { $game }, até { $limit } pontos
   *[other] Jogo { $game } de { $games }
}
stregati-first = Começou { $who }
stregati-extra = Turno extra
stregati-extra-full = Turnos extra como os outros

## O que se sabe dos outros
stregati-known-hand = { $cards ->
    [0] { $name } não tem cartas na mão.
    [one] { $name } tem { $cards } carta na mão.
   *[other] { $name } tem { $cards } cartas na mão.
}
stregati-known-known = Na mão, como todos viram
stregati-known-either = Na mão ou postas com a face para baixo
stregati-known-lacks = { $count ->
    [one] Pelo menos { $count } carta desta mão não é do tipo «{ $what }».
   *[other] Pelo menos { $count } cartas desta mão não são { $what }.
}
stregati-known-nothing = Não se sabe mais nada desta mão.
stregati-known-swapped = { $count ->
    [one] { $count } carta posta com a face para baixo está nos descartes.
   *[other] { $count } cartas postas com a face para baixo estão nos descartes.
}
stregati-penalty = Penalização se o jogo acabasse agora

## Passos e indicações
stregati-you = Tu
stregati-steps = Passos de um turno
stregati-step-choose = Tirar, trocar ou jogar
stregati-step-more = Jogar mais
stregati-step-move = Avançar ou ficar
stregati-step-after = Múmia, armazém
stregati-choices = O que podes fazer
stregati-now-choose = Tira cartas, troca algumas ou joga uma carta.
stregati-now-extra = O teu turno extra: tira uma carta ou joga.
stregati-now-extra-full = O teu turno extra: tira, troca ou joga.
stregati-now-more = Pode seguir-se uma carta da ferramenta para que a seta aponta.
stregati-now-any = Joga quantas cartas quiseres da ferramenta da seta.
stregati-now-back = Podes devolver à mão uma das tuas cartas jogadas.
stregati-now-move = { $have } chega para { $need }: avança e descarta o que jogaste, ou fica.
stregati-now-exact = Exatamente { $need }! Avança, roda o armazém e joga um turno extra; ou fica.
stregati-now-enter = Exatamente { $need }! A câmara do rei abre-se para ti.
stregati-now-pay = Podes pagar com equipamento jogado que valha pelo menos 3 e passar a múmia a alguém que esteja ao lado da câmara.
stregati-now-paying = Toca nas cartas com que pagas: ao todo pelo menos 3. Até agora: { $sum }.
stregati-now-swap = { $count ->
    [one] Toca na carta que queres trocar.
   *[other] Toca nas cartas que queres trocar, até { $count }.
}
stregati-now-give = Livras-te da múmia. Para quem vai?
stregati-now-turn = Roda o armazém: para que ferramenta deve apontar a seta?
stregati-now-drop = { $who } jogou um feitiço. Toca na carta jogada que entregas.
stregati-now-end = Não é preciso mais nada: acaba o teu turno.
stregati-now-over = A partida acabou.
stregati-now-chance = As cartas estão a ser dadas…
stregati-wait-choose = { $who } escolhe: tirar, trocar ou jogar.
stregati-wait-list = { $who } pode jogar mais ou avançar.
stregati-wait-drop = { $who } escolhe o que entrega ao feitiço.
stregati-wait-close = { $who } pode pagar para passar a múmia.
stregati-wait-give = { $who } entrega a múmia.
stregati-wait-turn = { $who } roda o armazém.
stregati-look-play = { $state ->
    [exact] Com { $card } chegas exatamente a { $need }!
    [enough] Com { $card } chegas a { $have }: basta para { $need }, mas não é exato.
    [beyond] Cuidado: com { $card } chegas a { $have }, e a câmara só se abre com { $need } exatos. Ficarias sem saída.
   *[missing] Com { $card } chegas a { $have } de { $need }, { $missing ->
        [one] falta
       *[other] faltam
    } { $missing }.
}
stregati-look-drop = Entregar { $card }: ficam { $have } de { $need }, { $missing ->
    [one] falta
   *[other] faltam
} { $missing }.
stregati-look-back = Recuperar { $card }: ficam { $have } de { $need }.
stregati-look-arrow = { $card } não pode ser jogada agora: a seta aponta para { $tool }.
stregati-look-later = { $card } não pode ser jogada neste momento.
stregati-look-hex = { $count ->
    [one] Custaria uma carta a { $names }.
   *[other] Custaria uma carta a cada um: { $names }.
}
stregati-look-hex-none = Agora ninguém perderia nada.

## Botões
stregati-do-draw = Tirar { $count }
stregati-do-swap-some = Trocar…
stregati-do-swap = { $count ->
    [0] Trocar
    [one] Trocar { $count } carta
   *[other] Trocar { $count } cartas
}
stregati-do-move = Avançar
stregati-do-enter = Entrar na câmara
stregati-do-stay = Ficar
stregati-do-end = Acabar o turno
stregati-do-pay-some = Passar a múmia…
stregati-do-pay = Múmia para { $who }
stregati-do-mummy = A múmia vai para { $who }
stregati-do-turn = Rodar: a seta aponta para { $tool }
stregati-do-play = Jogar { $card }
stregati-do-anyway = Jogar { $card } na mesma
stregati-do-leave = É melhor não
stregati-do-drop = Entregar { $card }
stregati-do-back = Recuperar { $card }

## Teclas
stregati-keys = Teclas e sinais
stregati-key-arrows = de uma carta ou um botão para o seguinte
stregati-key-enter = jogar a carta, premir o botão
stregati-key-escape = largar o que estava escolhido
stregati-key-tab = a tudo o que se explica a si próprio
stregati-marks = Sinais nas tuas cartas
stregati-mark-exact = torna a soma exata
stregati-mark-enough = chega, mas não é exata
stregati-mark-beyond = ultrapassa a câmara

## O que aconteceu
stregati-say-start = Começa { $who }.
stregati-say-row = As aventuras valem { $values }; atrás delas espera a câmara do rei.
stregati-say-get = { $who } recebe { $cards }.
stregati-say-shuffle = Os descartes são baralhados e formam o novo monte.
stregati-say-draw = { $count ->
    [one] { $who } tira { $count } carta.
   *[other] { $who } tira { $count } cartas.
}
stregati-say-swap = { $count ->
    [one] { $who } troca { $count } carta.
   *[other] { $who } troca { $count } cartas.
}
stregati-say-swap-cards = { $who } troca { $cards }.
stregati-say-play = { $who } joga { $card }.
stregati-say-magic = { $who } joga uma magia: a seta aponta para { $tool }.
stregati-say-mummy = { $who } põe a múmia à frente de { $other }.
stregati-say-guardian = { $who } joga um guardião.
stregati-say-hex = { $who } joga um feitiço: todos os outros perdem uma carta jogada.
stregati-say-scarab = { $who } joga um escaravelho: podem seguir-se quantas cartas quiser.
stregati-say-drop = { $who } entrega { $card }.
stregati-say-back = { $who } recupera { $card }.
stregati-say-move = { $who } avança.
stregati-say-stay = { $who } fica.
stregati-say-give = { $who } entrega a múmia a { $other }.
stregati-say-pay = { $who } paga com { $cards } e passa a múmia a { $other }.
stregati-say-turn = { $who } roda o armazém: a seta aponta para { $tool }.

## Pontuação
stregati-score-games = Todos os jogos
stregati-score-games-before = Jogos anteriores
stregati-score-entered = Na câmara do rei
stregati-score-adventures = Aventuras por passar
stregati-score-chamber = Câmara do rei
stregati-score-equipment = Equipamento jogado
stregati-score-mummy = Múmia
stregati-score-never-below-0 = Nunca abaixo de 0
stregati-decides = Quem entra primeiro na câmara do rei venceu, sejam quais forem os pontos (S-F1).

## A primeira partida guiada
stregati-guide-goal = Passa as quatro aventuras e entra antes de todos na câmara do rei. Os outros estão a jogar, daqui a pouco é a tua vez.
stregati-guide-wait = Vê o que os outros jogam: à frente de cada um está a sua soma.
stregati-guide-first = Passa as quatro aventuras e entra antes de todos na câmara do rei. Num turno tira-se, troca-se ou joga-se: começa por tirar duas cartas.
stregati-guide-play = A seta aponta para { $tool }: só essas cartas podem ser jogadas. { $card } é a que mais te dá.
stregati-guide-more = Depois de um escaravelho podes jogar quantas cartas quiseres dessa ferramenta: junta { $card }.
stregati-guide-exact = Com { $card } a soma fica exata: é o que diz a estrela. É o melhor: dá um turno extra, e só assim a câmara se abre.
stregati-guide-near = A câmara só se abre com o seu valor exato. { $card } aproxima-te sem o ultrapassar.
stregati-guide-mummy = A múmia é um presente: põe-na à frente de quem vai mais adiantado, e passam a faltar-lhe mais 3 pontos em todo o lado.
stregati-guide-magic = Uma magia roda a seta. Aponta-a para { $tool } e joga uma dessas cartas logo a seguir.
stregati-guide-hex = Um feitiço custa a todos os outros uma carta jogada. Depois ainda podes jogar equipamento.
stregati-guide-guardian = Põe o guardião à tua frente: se vier um feitiço, vai ele e não o teu equipamento.
stregati-guide-draw = Agora nada serve. Tira duas cartas; podes ter dez no máximo.
stregati-guide-draw-extra = No turno extra tira-se uma carta. Tira-a.
stregati-guide-swap = A tua mão está cheia. Troca algumas cartas que não te ajudam.
stregati-guide-move = A tua soma chega, por isso podes passar a aventura. O que jogaste é descartado.
stregati-guide-move-exact = O valor exato! Avança: podes rodar o armazém e tens um turno extra.
stregati-guide-enter = O valor exato da câmara. Entra, e ganhaste!
stregati-guide-give = Quem passa uma aventura livra-se da múmia. Dá-a a quem vai mais adiantado.
stregati-guide-turn = Exato! Aponta a seta para { $tool }: são as cartas que mais te valem. Depois vem o teu turno extra.
stregati-guide-drop = Alguém jogou um feitiço. Entrega o que menos te custa: { $card }.
stregati-guide-end = Neste turno já não há mais nada a ganhar.

## Pictures in the rules
stregati-picture-s-c1 = Quatro aventuras em fila e, no fim, a câmara do rei.
stregati-picture-s-c2 = A seta aponta para as cordas.
stregati-picture-s-c3 = O equipamento das quatro ferramentas e uma carta especial de cada tipo.
stregati-picture-s-q1 = Com a seta nas tochas, pode jogar-se qualquer uma destas.
stregati-picture-s-m5 = Um escaravelho e, logo a seguir, três cordas.
stregati-picture-s-v4 = Escada 5 e corda 4 ao lado de uma aventura de 9: exato.
