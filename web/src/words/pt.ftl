# Palavras do sítio. As de cada jogo estão junto das suas regras.

## Em todo o lado
close = Fechar
cancel = Cancelar
save = Guardar
copy = Copiar
copied = Copiado
share = Partilhar
undo = Voltar atrás
name = Nome
you = tu
skip = Saltar para o conteúdo
try-again = Tentar de novo
go-home = Para os jogos
points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
points-now = Pontos se a partida acabasse agora
rule-link = Regra { $rule }
lost = A ligação perdeu-se. Volta sozinha assim que puder.

## Pessoas
bot-at-seat = { $bot } { $seat }
bot-random = Babuíno
bot-random-about = joga ao acaso
bot-greedy = Falcão
bot-greedy-about = rápido
bot-level-1 = Aprendiz
bot-level-2 = Escriba
bot-level-3 = Pedreiro
bot-level-4 = Vizir
bot-level-5 = Faraó
bot-level-about = nível { $level } de 5
seat-number = Lugar { $seat }
person-acting = tem de jogar
person-thinking = pensa
person-not-here = não está
person-away = joga: { $bot }
clock-left = faltam { $time }
clock-left-days = { $days } d { $hours } h

## Cabeçalho
nav-label = Principal
nav-home = benben, para os jogos
nav-lobby = Mesas
nav-mine = As minhas partidas
nav-me = Quem sou
nav-me-named = { $name }: nome e figura
nav-studio = Estúdio
settings = Definições
settings-language = Língua
settings-theme = Aspeto
theme-system = Como o dispositivo
theme-light = Claro
theme-dark = Escuro
settings-sound = Som
settings-sound-turn = Um gongo suave quando é a minha vez

## Início
home-title = Três jogos de pirâmides
home-lead = Joga já contra bots, ou abre uma mesa e manda a ligação aos teus amigos. Sem conta e sem instalar nada.
home-seats = { $from } a { $to } jogadores
home-play-now = Jogar já
home-play-now-of = Jogar já: { $game }
home-guide = Aprender a jogar
home-friends = Com amigos
home-studio = Desenhar e imprimir
home-rules = Regras

## Uma mesa nova
new-title = { $game }: uma mesa nova
new-seats = Quantos jogam?
new-seats-about = Quem se senta escolhes na mesa: amigos, bots ou várias pessoas com um só dispositivo.
new-time = Quanto tempo?
clock-none = Sem relógio
clock-none-about = Cada um demora o tempo que quiser.
clock-quick = 10 minutos
clock-quick-about = 10 minutos para cada um em toda a partida, e mais 5 segundos com cada jogada.
clock-calm = 30 minutos
clock-calm-about = 30 minutos para cada um em toda a partida, e mais 15 segundos com cada jogada.
clock-days = 3 dias
clock-days-about = 3 dias para cada um, e mais uma hora com cada jogada: uma partida nos tempos livres.
new-patience = Quando alguém se ausenta, joga um bot em vez dessa pessoa
patience-never = nunca
patience-soon = ao fim de 2 minutos
patience-later = ao fim de 15 minutos
patience-day = ao fim de um dia
new-options = Regras
new-options-show = { $count ->
    [0] As regras habituais. Mudar…
    [one] { $count } alteração às regras
   *[other] { $count } alterações às regras
}
new-public = Mostrar a todos
new-public-about = A mesa aparece na lista de mesas, e quem quiser pode jogar ou ver.
new-open = Abrir a mesa
option-by-chance = À sorte
option-none = Nenhum
option-off = Sem: { $option }
option-value = { $option }: { $value }

## Mesa
table-title = Uma mesa de { $game }
table-invited = Tens um convite. Senta-te!
table-waiting-seats = Há lugares livres: convida alguém, ou deixa jogar os bots.
table-waiting-ready = { $count ->
    [one] Estão todos; falta uma pessoa dizer que está pronta.
   *[other] Estão todos; faltam { $count } pessoas dizer que estão prontas.
}
table-complete = Estão todos.
table-seats = Lugares
table-free = Lugar livre
table-ready = a postos
table-not-ready = ainda não
table-bot = bot
table-sit = Sentar-me
table-leave = Levantar-me
table-leave-named = Levantar-me: { $name }
table-remove = Tirar
table-remove-named = Tirar: { $name }
table-bot-at = Bot no lugar { $seat }
table-no-bot = Sem bot
table-bot-named = { $bot }, { $about }
table-fill = Bots em todos os lugares livres
table-add-person = Juntar alguém aqui
table-add-title = Mais alguém neste dispositivo
table-add-about = Podem jogar várias pessoas com um só dispositivo e passá-lo de mão em mão. O que é secreto fica tapado até a pessoa seguinte o ter na mão.
table-say-ready = Por mim, pode ser
table-unready = Afinal ainda não
table-starts-alone = Começa quando todos estiverem a postos.
table-start = Começar
table-invite = Convidar
table-link = Ligação para esta mesa
table-qr = A ligação para esta mesa em código QR
table-how = O que se joga
table-seats-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
table-clock = { $minutes } min para cada um, e mais { $seconds } s com cada jogada
table-edition = Uma edição própria
table-duplicate = Como numa partida anterior: as mesmas cartas, os mesmos dados
table-public = Todos veem esta mesa na lista
table-close = Fechar a mesa
table-closed-title = Esta mesa está fechada
table-closed = Quem a abriu arrumou-a. Abre outra, ou joga já.
table-missing-title = Essa mesa não existe

## Lista de mesas
lobby-title = Mesas
lobby-lead = Senta-te a uma mesa, vê uma partida, ou abre tu uma mesa.
lobby-none = Neste momento não há nenhuma mesa pública aberta.
lobby-join = { $count ->
    [0] Ver
    [one] Jogar: { $count } lugar livre
   *[other] Jogar: { $count } lugares livres
}
lobby-watch = Ver a partida
lobby-open = Abrir uma mesa

## Partida
tab-your-turn = ● É a tua vez: { $game }
match-people = Jogadores
match-watchers = { $count ->
    [one] { $count } pessoa a ver
   *[other] { $count } pessoas a ver
}
match-more = Mais
board = Tabuleiro
match-watch-link = Ligação para ver
match-missing-title = Essa partida não existe
turn-yours = É a tua vez.
turn-sending = A caminho…
turn-others = { $count ->
    [0] Um momento…
    [one] É a vez de { $names }.
   *[other] É a vez de { $names }.
}
log = O que aconteceu
log-over = A partida acabou.
log-plain = { $who }: { $do }
react = Dizer alguma coisa
react-hello = Olá!
react-well-done = Boa jogada!
react-oh-no = Oh, não!
react-thinking = Deixa-me pensar…
react-one-moment = Um momento!
react-hurry = Vá lá!
react-thanks = Obrigado!
react-good-game = Boa partida!
handover-next = Agora é a vez de { $name }.
handover-give = Passar
handover-title = É a vez de { $name }
handover-about = Passa o dispositivo a { $name }. Até lá as cartas ficam tapadas.
handover-take = Aqui { $name }
away-go = Deixar um bot jogar por mim
away-now = Neste momento joga um bot por ti.
away-back = Já voltei
guide = Guia
guide-skip = Deixar o guia
end-you-won = Ganhaste!
end-won = { $count ->
    [0] A partida acabou.
    [one] Ganhou { $names }!
   *[other] { $names } partilham a vitória!
}
end-rematch = Outra vez
end-replay = Ver a repetição
end-duplicate = Dar estas cartas a outros
end-duplicate-about = Quem abrir esta ligação joga com as mesmas cartas e os mesmos dados que tu. Depois podem comparar.
end-duplicate-link = Ligação para uma mesa com as mesmas cartas
score-title = Pontuação
score-source = Por
score-total = Total
score-winner = ganha

## Ecrã grande
tv-open = Ecrã grande
tv-join = Joga { $game }!
tv-watch = Lê o código para jogar ou ver

## Repetição
replay-title = Repetição: { $game }
replay-controls = Passos da repetição
replay-first = Para o início
replay-back = Um passo atrás
replay-next = Um passo em frente
replay-last = Para o fim
replay-play = Reproduzir
replay-pause = Pausa
replay-jump = Ir para o passo
replay-step = Passo { $at } de { $count }
replay-whose = Visto por
replay-spectator = quem assiste
replay-running-title = Esta partida ainda decorre
replay-running = A repetição fica pronta assim que acabar. Até lá podes assistir.
replay-sealed = Noutra mesa ainda se joga com as mesmas cartas. Os segredos contam-se quando acabar.
replay-download = Descarregar o registo
replay-play-on = Jogar a partir daqui
replay-play-on-about = Ficas no lugar de onde estás a ver, os bots têm os outros, e o acaso faz o que fez.
replay-play-on-choose = Escolhe um lugar em «Visto por»: será o teu.
proof-title = Sorte honesta
proof-about = Antes da partida o servidor prometeu um segredo que decide cada carta e cada dado. Confirma aqui, no teu navegador, que cumpriu a palavra.
proof-check = Confirmar
proof-good = { $events ->
    [one] Provado: o único acontecimento da sorte vem do segredo prometido.
   *[other] Provado: os { $events } acontecimentos da sorte vêm do segredo prometido.
}
proof-bad-log = Não se consegue ler o registo: a linha { $n } está errada ou falta.
proof-bad-over = O registo não acaba com o segredo, por isso não se pode confirmar.
proof-bad-secret = O segredo não é o que foi prometido antes da partida.
proof-bad-digest = O registo foi alterado: as linhas não são as que o fim resume.
proof-bad-chance = O acontecimento { $n } não é o que o segredo dá.
proof-bad-pile = O acontecimento { $n } baralha cartas que não existem.

## Regras
rules-title = { $game }: as regras
rules-print = Imprimir, ou desenhar cartas tuas
rules-contents = Índice
rules-words = Como ler estas regras

## As minhas partidas
mine-title = As minhas partidas
mine-waiting = À tua espera
mine-running = A decorrer
mine-finished = Acabadas
mine-none = Ninguém está à tua espera.
mine-play = Jogar uma partida
mine-more = Mais antigas
mine-with = com { $names }

## Eu
me-title = Quem sou
me-looks = Nome e figura
me-figure = Figura
me-saved = Guardado.
me-devices = Outros dispositivos
me-devices-about = Leva o teu nome e as tuas partidas para um telemóvel ou outro navegador.
me-move = Mostrar um código
me-code = Código
me-code-about = O código serve uma vez, durante dez minutos. Não o mostres a mais ninguém: quem o tiver és tu.
me-link = Ligação para o outro dispositivo
me-qr = A ligação para o outro dispositivo em código QR
me-have-code = Tenho um código de outro dispositivo
me-arrive = Continuar aqui
me-arrived = É bom ver-te de volta!
arrive-title = Continuar aqui
arrive-about = Este navegador vai conhecer-te pelo nome, pela figura e pelas partidas do teu outro dispositivo.
me-leave = Ir embora
me-out = Sair aqui
me-out-about = Este navegador esquece quem és. Sem outro dispositivo ou um código não há volta.
me-out-done = Saíste aqui.
me-out-everywhere = Sair em todo o lado
me-out-everywhere-about = Todos os teus dispositivos esquecem quem és. Não há volta.
me-out-everywhere-done = Saíste em todo o lado.
me-erase = Apagar-me
me-erase-about = Tudo o que o servidor sabe de ti é apagado para sempre. Onde uma partida continuar, um bot fica com o teu lugar.
me-erase-done = Os teus dados foram apagados.
figure-ankh = ankh
figure-bee = abelha
figure-camel = camelo
figure-cat = gato
figure-cobra = cobra
figure-crocodile = crocodilo
figure-eye = olho
figure-falcon = falcão
figure-frog = rã
figure-gazelle = gazela
figure-hippo = hipopótamo
figure-ibis = íbis
figure-jackal = chacal
figure-lion = leão
figure-lotus = lótus
figure-moon = lua
figure-obelisk = obelisco
figure-owl = coruja
figure-palm = palmeira
figure-papyrus = papiro
figure-ram = carneiro
figure-scarab = escaravelho
figure-sphinx = esfinge
figure-sun = sol

## Nada aqui
missing-title = Aqui só há areia
missing-text = Não há nenhuma página neste endereço. Talvez a ligação esteja cortada.

## Erros: o que aconteceu e o que fazer
error-title = Não resultou
error-page-title = Não se consegue carregar esta página
error-page = O servidor não responde, ou já tem uma versão mais nova do sítio. Carrega a página de novo.
error-offline = O servidor não responde. Vê a tua ligação e tenta de novo.
error-board = Não se consegue mostrar o tabuleiro. A partida está a salvo; tenta de novo, ou carrega a página outra vez.
error-failed = Alguma coisa correu mal pelo caminho. Nada mudou; tenta de novo.
error-unknown-table = Nenhuma mesa tem esta ligação ou código. Vê se foi copiada inteira, ou pede uma nova.
error-unknown-match = Nenhuma partida tem esta ligação. Vê se foi copiada inteira.
error-unknown-game = Esse jogo não existe. Escolhe um da primeira página.
error-unknown-code = Este código está errado, já foi usado ou é demasiado velho. Pede um novo no outro dispositivo.
error-seat-taken = Esta mesa está cheia. Pede outro convite, ou abre tu uma mesa.
error-seat-changed = Entretanto sentou-se ali outra pessoa. Vê de novo.
error-nothing-left = Depois deste passo já não há nada para jogar. Escolhe um anterior.
error-not-open = Esta mesa já não está aberta. Abre outra.
error-playing = A partida já começou. Podes assistir.
error-not-seated = Este lugar não é teu. Estás a assistir.
error-not-host = Isso só pode fazer quem abriu a mesa.
error-not-ready = A partida ainda não pode começar: falta alguém, ou alguém não está a postos.
error-too-many = Foi demais de uma vez. Espera um momento e tenta de novo.
error-too-many-tables = Tens demasiadas mesas abertas. Fecha uma, ou acaba primeiro uma partida.
error-deal-known = Já conheces estas cartas. Deixa os outros jogá-las.
error-bad-name = Este nome não serve. Usa 1 a 30 caracteres que se vejam.
error-database-down = O servidor não chega aos seus dados neste momento. Tenta daqui a pouco.
error-busy = O servidor está ocupado. Nada mudou; tenta daqui a pouco.
error-stale = Entretanto a partida continuou. Olha de novo e depois escolhe.
error-illegal = Isso não é permitido aqui. Nada mudou.
error-not-your-turn = Agora não é a tua vez.
error-bad-notation = O servidor não percebeu esta jogada. Nada mudou.
error-over = A partida já acabou.
error-told = Já não se pode voltar atrás: outros viram.
error-sealed = Noutra mesa ainda se joga com as mesmas cartas. Isto conta-se quando acabar.
