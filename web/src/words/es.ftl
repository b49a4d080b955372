# Palabras del sitio. Las de cada juego están junto a sus reglas.

## En todas partes
close = Cerrar
cancel = Cancelar
save = Guardar
copy = Copiar
copied = Copiado
share = Compartir
undo = Deshacer
name = Nombre
you = tú
skip = Saltar al contenido
try-again = Intentar de nuevo
go-home = A los juegos
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
points-now = Puntos si la partida acabara ahora
rule-link = Regla { $rule }
lost = Se ha perdido la conexión. Volverá sola en cuanto pueda.

## Personas
bot-at-seat = { $bot } { $seat }
bot-random = Babuino
bot-random-about = juega al azar
bot-greedy = Halcón
bot-greedy-about = rápido
bot-level-1 = Novato
bot-level-2 = Escriba
bot-level-3 = Cantero
bot-level-4 = Visir
bot-level-5 = Faraón
bot-level-about = nivel { $level } de 5
seat-number = Asiento { $seat }
person-acting = le toca
person-thinking = piensa
person-not-here = no está
person-away = juega: { $bot }
clock-left = quedan { $time }
clock-left-days = { $days } d { $hours } h

## Cabecera
nav-label = Principal
nav-home = benben, a los juegos
nav-lobby = Mesas
nav-mine = Mis partidas
nav-me = Quién soy
nav-me-named = { $name }: nombre y figura
nav-studio = Estudio
settings = Ajustes
settings-language = Idioma
settings-theme = Aspecto
theme-system = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
settings-sound = Sonido
settings-sound-turn = Un gong suave cuando me toca

## Inicio
home-title = Tres juegos de pirámides
home-lead = Juega ya contra bots, o abre una mesa y envía el enlace a tus amigos. Sin cuenta y sin instalar nada.
home-seats = De { $from } a { $to } jugadores
home-play-now = Jugar ya
home-play-now-of = Jugar ya: { $game }
home-guide = Aprender jugando
home-friends = Con amigos
home-studio = Dibujar e imprimir
home-rules = Reglas

## Una mesa nueva
new-title = { $game }: una mesa nueva
new-seats = ¿Cuántos jugáis?
new-seats-about = Quién se sienta lo eliges en la mesa: amigos, bots o varias personas con un mismo dispositivo.
new-time = ¿Cuánto tiempo?
clock-none = Sin reloj
clock-none-about = Cada cual se toma el tiempo que quiera.
clock-quick = 10 minutos
clock-quick-about = 10 minutos por persona para toda la partida, y 5 segundos más con cada jugada.
clock-calm = 30 minutos
clock-calm-about = 30 minutos por persona para toda la partida, y 15 segundos más con cada jugada.
clock-days = 3 días
clock-days-about = 3 días por persona, y una hora más con cada jugada: una partida en ratos libres.
new-patience = Si alguien se ausenta, un bot juega por esa persona
patience-never = nunca
patience-soon = a los 2 minutos
patience-later = a los 15 minutos
patience-day = al cabo de un día
new-options = Reglas
new-options-show = { $count ->
    [0] Las reglas habituales. Cambiarlas…
    [one] { $count } cambio en las reglas
   *[other] { $count } cambios en las reglas
}
new-public = Que la vea todo el mundo
new-public-about = La mesa aparece en la lista de mesas, y quien quiera puede jugar o mirar.
new-open = Abrir la mesa
option-by-chance = Al azar
option-none = Ninguno
option-off = Sin: { $option }
option-value = { $option }: { $value }

## Mesa
table-title = Una mesa de { $game }
table-invited = Te han invitado. ¡Siéntate!
table-waiting-seats = Hay asientos libres: invita a alguien o deja jugar a los bots.
table-waiting-ready = { $count ->
    [one] Ya estáis todos; falta que alguien diga que está listo.
   *[other] Ya estáis todos; faltan { $count } por decir que están listos.
}
table-complete = Ya estáis todos.
table-seats = Asientos
table-free = Asiento libre
table-ready = a punto
table-not-ready = aún no
table-bot = bot
table-sit = Sentarme
table-leave = Levantarme
table-leave-named = Levantarme: { $name }
table-remove = Quitar
table-remove-named = Quitar: { $name }
table-bot-at = Bot en el asiento { $seat }
table-no-bot = Sin bot
table-bot-named = { $bot }, { $about }
table-fill = Bots en todos los asientos libres
table-add-person = Añadir a alguien
table-add-title = Alguien más en este dispositivo
table-add-about = Podéis jugar varios con un dispositivo e ir pasándolo. Lo secreto queda tapado hasta que lo tenga la siguiente persona.
table-say-ready = Por mí, ya
table-unready = Todavía no
table-starts-alone = Empieza en cuanto todos estéis listos.
table-start = Empezar
table-invite = Invitar
table-link = Enlace a esta mesa
table-qr = El enlace a esta mesa en un código QR
table-how = A qué se juega
table-seats-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
table-clock = { $minutes } min por persona, y { $seconds } s más con cada jugada
table-edition = Una edición propia
table-duplicate = Como en una partida anterior: las mismas cartas, los mismos dados
table-public = Todo el mundo ve esta mesa en la lista
table-close = Cerrar la mesa
table-closed-title = Esta mesa está cerrada
table-closed = Quien la abrió la ha recogido. Abre otra o juega ya.
table-missing-title = Esa mesa no existe

## Lista de mesas
lobby-title = Mesas
lobby-lead = Siéntate a una mesa, mira una partida o abre tú una mesa.
lobby-none = Ahora mismo no hay ninguna mesa pública abierta.
lobby-join = { $count ->
    [0] Ver
    [one] Jugar: { $count } asiento libre
   *[other] Jugar: { $count } asientos libres
}
lobby-watch = Mirar
lobby-open = Abrir una mesa

## Partida
tab-your-turn = ● Te toca: { $game }
match-people = Jugadores
match-watchers = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
}
match-more = Más
board = Tablero
match-watch-link = Enlace para mirar
match-missing-title = Esa partida no existe
turn-yours = Te toca.
turn-sending = En camino…
turn-others = { $count ->
    [0] Un momento…
    [one] Le toca a { $names }.
   *[other] Les toca a { $names }.
}
log = Qué ha pasado
log-over = La partida ha terminado.
log-plain = { $who }: { $do }
react = Decir algo
react-hello = ¡Hola!
react-well-done = ¡Bien jugado!
react-oh-no = ¡Ay, no!
react-thinking = Déjame pensar…
react-one-moment = ¡Un momento!
react-hurry = ¡Venga!
react-thanks = ¡Gracias!
react-good-game = ¡Buena partida!
handover-next = Ahora le toca a { $name }.
handover-give = Pasarlo
handover-title = Le toca a { $name }
handover-about = Pasa el dispositivo a { $name }. Hasta entonces las cartas quedan tapadas.
handover-take = Soy { $name }
away-go = Que un bot juegue por mí
away-now = Ahora mismo un bot juega por ti.
away-back = Ya he vuelto
guide = Guía
guide-skip = Dejar la guía
end-you-won = ¡Has ganado!
end-won = { $count ->
    [0] La partida ha terminado.
    [one] ¡Ha ganado { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
end-rematch = Otra vez
end-replay = Ver la repetición
end-duplicate = Dar este reparto a otros
end-duplicate-about = Quien abra este enlace juega con las mismas cartas y dados que tú. Después podéis comparar.
end-duplicate-link = Enlace a una mesa con este reparto
score-title = Puntuación
score-source = Por
score-total = Total
score-winner = gana

## Pantalla grande
tv-open = Pantalla grande
tv-join = ¡Juega a { $game }!
tv-watch = Escanea para jugar o mirar

## Repetición
replay-title = Repetición: { $game }
replay-controls = Pasos de la repetición
replay-first = Al principio
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-jump = Ir al paso
replay-step = Paso { $at } de { $count }
replay-whose = Vista de
replay-spectator = alguien que mira
replay-running-title = Esta partida sigue en juego
replay-running = La repetición estará lista cuando termine. Hasta entonces puedes mirarla.
replay-sealed = En otra mesa se juega aún con el mismo reparto. Lo secreto se contará cuando termine.
replay-download = Descargar el registro
replay-play-on = Jugar desde aquí
replay-play-on-about = Te sientas en el asiento desde el que miras, los bots tienen los demás, y el azar hace lo que hizo.
replay-play-on-choose = Elige un asiento en «Vista de»: será el tuyo.
proof-title = Azar limpio
proof-about = Antes de la partida el servidor prometió un secreto que decide cada carta y cada dado. Comprueba aquí, en tu navegador, que cumplió su palabra.
proof-check = Comprobar
proof-good = { $events ->
    [one] Demostrado: el único suceso de azar sale del secreto prometido.
   *[other] Demostrado: los { $events } sucesos de azar salen del secreto prometido.
}
proof-bad-log = El registro no se puede leer: la línea { $n } está mal o falta.
proof-bad-over = El registro no termina con el secreto, así que no se puede comprobar.
proof-bad-secret = El secreto no es el que se prometió antes de la partida.
proof-bad-digest = El registro fue alterado: sus líneas no son las que su final resume.
proof-bad-chance = El suceso { $n } no es lo que da el secreto.
proof-bad-pile = El suceso { $n } baraja cartas que no existen.

## Reglas
rules-title = { $game }: las reglas
rules-print = Imprimir, o dibujar cartas propias
rules-contents = Índice
rules-words = Cómo leer estas reglas

## Mis partidas
mine-title = Mis partidas
mine-waiting = Te esperan
mine-running = En juego
mine-finished = Terminadas
mine-none = Nadie te espera.
mine-play = Jugar una partida
mine-more = Anteriores
mine-with = con { $names }

## Yo
me-title = Quién soy
me-looks = Nombre y figura
me-figure = Figura
me-saved = Guardado.
me-devices = Otros dispositivos
me-devices-about = Llévate tu nombre y tus partidas a un teléfono o a otro navegador.
me-move = Mostrar un código
me-code = Código
me-code-about = El código sirve una vez, durante diez minutos. No se lo enseñes a nadie más: quien lo tenga eres tú.
me-link = Enlace para el otro dispositivo
me-qr = El enlace para el otro dispositivo en un código QR
me-have-code = Tengo un código de otro dispositivo
me-arrive = Seguir aquí
me-arrived = ¡Qué bien que estés de vuelta!
arrive-title = Seguir aquí
arrive-about = Este navegador te conocerá por el nombre, la figura y las partidas de tu otro dispositivo.
me-leave = Irse
me-out = Salir aquí
me-out-about = Este navegador olvida quién eres. Sin otro dispositivo o un código no hay vuelta atrás.
me-out-done = Has salido en este navegador.
me-out-everywhere = Salir en todas partes
me-out-everywhere-about = Todos tus dispositivos olvidan quién eres. No hay vuelta atrás.
me-out-everywhere-done = Has salido en todas partes.
me-erase = Borrarme
me-erase-about = Se borra para siempre todo lo que el servidor sabe de ti. Donde siga una partida, un bot ocupa tu asiento.
me-erase-done = Tus datos están borrados.
figure-ankh = anj
figure-bee = abeja
figure-camel = camello
figure-cat = gato
figure-cobra = cobra
figure-crocodile = cocodrilo
figure-eye = ojo
figure-falcon = halcón
figure-frog = rana
figure-gazelle = gacela
figure-hippo = hipopótamo
figure-ibis = ibis
figure-jackal = chacal
figure-lion = león
figure-lotus = loto
figure-moon = luna
figure-obelisk = obelisco
figure-owl = búho
figure-palm = palmera
figure-papyrus = papiro
figure-ram = carnero
figure-scarab = escarabajo
figure-sphinx = esfinge
figure-sun = sol

## No hay nada
missing-title = Aquí solo hay arena
missing-text = No hay ninguna página en esta dirección. Quizá el enlace esté cortado.

## Errores: qué ha pasado y qué hacer
error-title = No ha funcionado
error-page-title = Esta página no se puede cargar
error-page = El servidor no responde o tiene ya una versión más nueva del sitio. Vuelve a cargar la página.
error-offline = El servidor no responde. Mira tu conexión e inténtalo de nuevo.
error-board = No se puede mostrar el tablero. La partida está a salvo; inténtalo de nuevo o vuelve a cargar la página.
error-failed = Algo ha fallado por el camino. No ha cambiado nada; inténtalo de nuevo.
error-unknown-table = No hay ninguna mesa con este enlace o código. Mira si se copió entero o pide uno nuevo.
error-unknown-match = No hay ninguna partida con este enlace. Mira si se copió entero.
error-unknown-game = Ese juego no existe. Elige uno de la primera página.
error-unknown-code = Este código no es correcto, ya se usó o es demasiado viejo. Pide uno nuevo en el otro dispositivo.
error-seat-taken = Esta mesa está llena. Pide otra invitación o abre tú una mesa.
error-seat-changed = Entretanto se ha sentado ahí otra persona. Vuelve a mirar.
error-nothing-left = Después de este paso ya no queda nada que jugar. Elige uno anterior.
error-not-open = Esta mesa ya no está abierta. Abre otra.
error-playing = La partida ya ha empezado. Puedes mirarla.
error-not-seated = Este asiento no es tuyo. Estás mirando.
error-not-host = Eso solo puede hacerlo quien abrió la mesa.
error-not-ready = La partida aún no puede empezar: falta alguien o alguien no está listo.
error-too-many = Demasiado de una vez. Espera un momento e inténtalo de nuevo.
error-too-many-tables = Tienes demasiadas mesas abiertas. Cierra una o termina antes una partida.
error-deal-known = Ya conoces este reparto. Deja que lo jueguen otros.
error-bad-name = Este nombre no vale. Usa de 1 a 30 caracteres que se vean.
error-database-down = El servidor no llega a sus datos ahora mismo. Inténtalo dentro de un momento.
error-busy = El servidor está ocupado. No ha cambiado nada; inténtalo dentro de un momento.
error-stale = La partida ha seguido entretanto. Mira otra vez y elige.
error-illegal = Eso no está permitido aquí. No ha cambiado nada.
error-not-your-turn = Ahora no te toca.
error-bad-notation = El servidor no ha entendido esta jugada. No ha cambiado nada.
error-over = La partida ya ha terminado.
error-told = Esto ya no se puede deshacer: otros lo han visto.
error-sealed = En otra mesa se juega aún con el mismo reparto. Esto se contará cuando termine.
