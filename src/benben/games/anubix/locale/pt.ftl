# Palavras do Anubix.
anubix-title = Anubix
anubix-tagline = Um lançamento para todos: ergue uma pirâmide, um arco e um relevo, duas pedras de cada vez.

## Opções
anubix-option-start = Quem começa
anubix-option-start-about = O lugar que fica ativo primeiro. Sem indicação, decide a sorte.
anubix-option-speed = Construir ao mesmo tempo
anubix-option-speed-about = Todos menos o jogador ativo decidem ao mesmo tempo. Nada se mostra até todos terem decidido.
anubix-option-max-rounds = Máximo de rondas
anubix-option-max-rounds-about = O jogo acaba, o mais tardar, ao fim deste número de rondas.

## De onde vêm os pontos
anubix-score-pyramid = Pirâmide
anubix-score-arch = Arco
anubix-score-relief = Relevo
anubix-score-bonuses = Bónus
anubix-score-quarry = Pedreira
anubix-score-gems = Gemas
anubix-scores = Pontos
anubix-total = Total
anubix-progress = { $marked } de { $fields } construídas

## Coisas e lugares
anubix-colour = { $colour ->
    [red] vermelho
    [yellow] amarelo
    [blue] azul
    [orange] laranja
    [green] verde
   *[purple] roxo
}
anubix-stone = { $colour ->
    [red] pedra vermelha
    [yellow] pedra amarela
    [blue] pedra azul
    [orange] pedra laranja
    [green] pedra verde
   *[purple] pedra roxa
}
anubix-die = { $colour ->
    [red] dado vermelho
    [yellow] dado amarelo
    [blue] dado azul
    [orange] dado laranja
    [green] dado verde
   *[purple] dado roxo
}
anubix-gem = gema
anubix-gems = { $count ->
    [0] Já não há gemas
    [one] { $count } gema
   *[other] { $count } gemas
}
anubix-place = { $part ->
    [pyramid] Pirâmide, nível { $level }, pedra { $at }
    [left] Pilar esquerdo, pedra { $level }
    [right] Pilar direito, pedra { $level }
    [keystone] Pedra angular
    [relief] Relevo, linha { $level }, casa { $at }
   *[quarry] Pedra { $level } da pedreira
}
anubix-bonus-scarab = Escaravelho
anubix-bonus-cobra = Cobra
anubix-bonus-falcon = Falcão
anubix-bonus-bow = Arco e flecha
anubix-bonus-ankh = Ankh
anubix-bonus-palm = Palmeiras
anubix-bonus-head = Cabeças
anubix-bonus-second = Segunda construção
anubix-bears = símbolo: { $bonus }

## O que se pode fazer com uma casa
anubix-state-built = construída
anubix-state-next = não se pode pagar agora
anubix-state-waits = assenta em pedras que ainda faltam
anubix-state-stranded = já não se pode construir, sem casa livre ao lado
anubix-state-free = pode construir-se com um dado
anubix-state-dear = pode construir-se com a pedreira ou uma gema
anubix-state-chosen = escolhida
anubix-quarry-open = disponível
anubix-quarry-used = usada
anubix-quarry-lost = saltada, perdida

## A ronda e os seus dados
anubix-round = Ronda { $round }
anubix-round-of = Ronda { $round } de { $most }
anubix-last-round = Última ronda
anubix-active = { $who }: jogador ativo
anubix-active-you = És o jogador ativo
anubix-deciding = Ainda a decidir: { $names }
anubix-dice = Dados
anubix-die-free = { $die }, livre
anubix-die-planned = { $die }, para a tua jogada
anubix-die-taken = { $die }, usado pelo jogador ativo

## A jogada em preparação
anubix-turn = A tua jogada
anubix-choose = Escolhe uma pedra para construir.
anubix-choose-none = Nada se pode construir com estes dados. Passa.
anubix-choose-partner = O relevo constrói-se aos pares: escolhe uma casa ao lado.
anubix-choose-second = Constrói-a, ou escolhe uma segunda pedra.
anubix-choose-done = Duas pedras: constrói-as, ou muda alguma coisa.
anubix-legend-free = paga um dado
anubix-legend-dear = paga a pedreira ou uma gema
anubix-wait = Os outros estão a construir. Toca no que quiseres para saber o que é.
anubix-decided = A tua jogada está guardada. Conta assim que todos tiverem decidido.
anubix-pays = O que a paga: { $field }
anubix-remove = Devolver: { $field }
anubix-cost-none = não custa nada
anubix-cost-gem = custa a gema
anubix-cost-quarry = { $lost ->
    [0] não se perde mais nenhuma pedra
    [one] perde-se mais { $lost } pedra nesta jogada
   *[other] perdem-se mais { $lost } pedras nesta jogada
}
anubix-gain = { $number } { $points ->
    [one] ponto
   *[other] pontos
}
anubix-brings-nothing = ainda sem pontos
anubix-brings-bonus = Bónus: { $bonuses }
anubix-brings-finish = { $building ->
    [pyramid] completa a pirâmide
    [arch] completa o arco
   *[relief] completa o relevo
}
anubix-brings-end = segunda construção: esta é a última ronda
anubix-brings-lost = { $count ->
    [one] perde-se { $count } pedra da pedreira
   *[other] perdem-se { $count } pedras da pedreira
}
anubix-brings-strands = { $count ->
    [one] { $count } casa do relevo fica impossível de construir
   *[other] { $count } casas do relevo ficam impossíveis de construir
}
anubix-build = { $count ->
    [one] Construir { $count } pedra
    [0] Construir
   *[other] Construir { $count } pedras
}
anubix-pass = Passar
anubix-pass-sure = Ainda podias construir. Passas mesmo assim?
anubix-pass-yes = Sim, passar
anubix-clear = Escolher de novo
anubix-about = O que é isto?

## O que são as coisas
anubix-about-pyramid = Uma pedra assenta nas duas que tem por baixo. O nível mais alto com uma pedra dá os pontos.
anubix-about-arch = Cada pilar cresce a partir do chão. O mais baixo dá os pontos.
anubix-about-keystone = Fecha o arco quando os dois pilares estão completos, e dá os seus pontos em vez dos deles.
anubix-about-relief = Sempre duas casas de uma vez, lado a lado ou uma por cima da outra, e mais nada nessa jogada.
anubix-about-quarry = Paga uma pedra da sua cor. As pedras disponíveis à sua esquerda perdem-se. Cada uma disponível vale um ponto no fim.
anubix-about-gem = Paga qualquer cor que nenhum dado livre mostre. Cada uma que sobre vale { $gem } pontos no fim.
anubix-about-die = Se um dado livre mostra a cor, é ele que tem de pagar. Os dados que o jogador ativo deixa servem para todos.
anubix-about-single = O bónus, { $bonus } pontos, é de quem construir esta casa primeiro e de quem o fizer na mesma ronda.
anubix-about-group = O bónus, { $bonus } pontos, é de quem construir primeiro todas as casas com este símbolo e de quem o fizer na mesma ronda.
anubix-about-second = Quando alguém completa duas construções, a ronda é a última. Quem tiver então completado duas recebe { $bonus } pontos.

## A corrida aos bónus
anubix-race = Bónus
anubix-race-each = { $points } pontos cada
anubix-race-yours = é teu
anubix-race-closed = fechado
anubix-race-open = aberto
anubix-race-out = fora de alcance
anubix-race-missing = { $count ->
    [one] falta { $count } pedra
   *[other] faltam { $count } pedras
}
anubix-race-finished = { $count } de 2 completas
anubix-race-held = Já o tem: { $names }

## As folhas de todos
anubix-sheets = Os outros
anubix-sheet-of = { $who }: folha { $sheet }
anubix-sheet-open = Mostrar em grande.
anubix-sheet-decided = já decidiu
anubix-sheet-acting = está a construir
anubix-sheet-active = jogador ativo
anubix-sheet-summary = { $who }, { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
}. Pedras: pirâmide { $pyramid }, arco { $arch }, relevo { $relief }. Pedreira: { $quarry } por usar. Gemas: { $gems }.

## Teclas
anubix-keys = Teclas
anubix-keys-arrows = ir de pedra em pedra
anubix-keys-enter = escolher a pedra, ou devolvê-la; na pedreira ou nas gemas: pagar com ela
anubix-keys-pay = pagar a última pedra de outra forma
anubix-keys-build = construir
anubix-keys-pass = passar
anubix-keys-escape = escolher de novo
anubix-keys-about = o que é isto

## O que aconteceu
anubix-say-start = { $who } começa.
anubix-say-sheets = As folhas: { $sheets }.
anubix-say-sheet = { $who } { $letter }
anubix-say-roll = Os dados mostram { $dice }.
anubix-say-build = { $who } constrói { $what }, e paga com { $paid }.
anubix-say-relief = { $who } constrói duas casas do relevo, e paga com { $paid }.
anubix-say-pass = { $who } não constrói nada.
anubix-built-at = { $part ->
    [pyramid] a pedra { $at } do nível { $level } da pirâmide
    [left] a pedra { $level } do pilar esquerdo
    [right] a pedra { $level } do pilar direito
    [keystone] a pedra angular
   *[relief] no relevo
}
anubix-paid = { $payment ->
    [die] um dado
    [gem] uma gema
   *[quarry] a pedra { $number } da pedreira
}
anubix-paid-two = { $payment ->
    [die] dois dados
   *[gem] duas gemas
}

## A primeira partida guiada
anubix-coach-first = Olá! Todos constroem com os mesmos dados. Escolhe a pedra assinalada: um dado mostra a cor dela, por isso não te custa nada. Depois carrega em Construir.
anubix-coach-two = Podes construir duas pedras numa jogada, se puderes pagar as duas. Escolhe as duas assinaladas.
anubix-coach-relief = O relevo, em baixo, constrói-se aos pares que se tocam, e mais nada nessa jogada. Escolhe o par assinalado.
anubix-coach-quarry = Não há dado para uma pedra? A tua pedreira pode pagar. Mas o que fica à esquerda da pedra que tiras perde-se: começa pela esquerda.
anubix-coach-arch = O arco conta pelo pilar mais baixo, por isso ergue os dois. A pedra angular fecha-o.
anubix-coach-gem = Uma gema paga qualquer cor que nenhum dado mostre. As que sobram são pontos no fim: gasta-as quando valer a pena.
anubix-coach-bonuses = Os símbolos são bónus, mas só para quem lá chega primeiro. Toca num da lista para veres o que exige.
anubix-coach-bonus = As pedras assinaladas trazem um bónus. Fica com ele antes que feche!
anubix-coach-second = Com isto completas a segunda construção: um bónus, e a última ronda. Vais à frente?
anubix-coach-last = Esta é a última ronda. Fica com o que der mais pontos.
anubix-coach-free = Os dados não custam nada. As pedras assinaladas são uma boa escolha, mas quem escolhe és tu.
anubix-coach-dear = Isto custa-te um pouco da pedreira ou uma gema. Continuar a construir costuma valer a pena.
anubix-coach-strands = Atenção: depois disto, uma casa do relevo fica sem par. Às vezes vale a pena.
anubix-coach-pass = Desta vez nada vale o seu preço. Passar não custa nada: carrega em Passar.
anubix-coach-wait-first = O jogador ativo constrói primeiro. Os dados que sobram são para ti: voltam à mesa depois de cada jogada.
anubix-coach-wait-dice = Os outros estão a construir. O jogador ativo tira dados, e tu és o ativo ronda sim, ronda não.
anubix-coach-wait-bonus = Os outros estão a construir. Vê até onde já chegaram: duas construções completas acabam o jogo.
anubix-coach-over = O jogo acabou! Vê de onde vieram os pontos. Agora já conheces o jogo.

## Pictures in the rules
anubix-picture-a-c1 = Quatro dados, como podem cair.
anubix-picture-a-c3 = Uma folha: a pirâmide e o arco sobre o chão, o relevo por baixo, a pedreira ao fundo, as gemas no canto.
anubix-picture-a-b3 = Dois pares construídos no relevo, um lado a lado e outro um por cima do outro.
anubix-picture-a-b4 = Estão construídas três pedras do nível mais baixo e uma que assenta em duas delas.
anubix-picture-a-b5 = Os pilares crescem do chão para cima, cada um ao seu ritmo.
anubix-picture-a-p2 = A terceira e a sexta pedra foram usadas; as que ficaram para trás estão perdidas.
anubix-picture-a-f3 = O pilar mais baixo tem três pedras: o arco vale 5.
