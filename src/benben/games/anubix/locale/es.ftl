# Palabras de Anubix.
anubix-title = Anubix
anubix-tagline = Una tirada para todos: levanta una pirámide, un arco y un relieve, dos piedras cada vez.

## Opciones
anubix-option-start = Quién empieza
anubix-option-start-about = El asiento que está activo primero. Si no se indica, decide el azar.
anubix-option-speed = Construir a la vez
anubix-option-speed-about = Todos menos el jugador activo deciden a la vez. No se muestra nada hasta que todos hayan decidido.
anubix-option-max-rounds = Máximo de rondas
anubix-option-max-rounds-about = La partida termina como muy tarde tras este número de rondas.

## De dónde vienen los puntos
anubix-score-pyramid = Pirámide
anubix-score-arch = Arco
anubix-score-relief = Relieve
anubix-score-bonuses = Bonificaciones
anubix-score-quarry = Cantera
anubix-score-gems = Gemas
anubix-scores = Puntos
anubix-total = Total
anubix-progress = { $marked } de { $fields } construidas

## Cosas y lugares
anubix-colour = { $colour ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
    [orange] naranja
    [green] verde
   *[purple] morado
}
anubix-stone = { $colour ->
    [red] piedra roja
    [yellow] piedra amarilla
    [blue] piedra azul
    [orange] piedra naranja
    [green] piedra verde
   *[purple] piedra morada
}
anubix-die = { $colour ->
    [red] dado rojo
    [yellow] dado amarillo
    [blue] dado azul
    [orange] dado naranja
    [green] dado verde
   *[purple] dado morado
}
anubix-gem = gema
anubix-gems = { $count ->
    [0] No quedan gemas
    [one] { $count } gema
   *[other] { $count } gemas
}
anubix-place = { $part ->
    [pyramid] Pirámide, nivel { $level }, piedra { $at }
    [left] Pilar izquierdo, piedra { $level }
    [right] Pilar derecho, piedra { $level }
    [keystone] Clave del arco
    [relief] Relieve, fila { $level }, casilla { $at }
   *[quarry] Piedra { $level } de la cantera
}
anubix-bonus-scarab = Escarabajo
anubix-bonus-cobra = Cobra
anubix-bonus-falcon = Halcón
anubix-bonus-bow = Arco y flecha
anubix-bonus-ankh = Anj
anubix-bonus-palm = Palmeras
anubix-bonus-head = Cabezas
anubix-bonus-second = Segundo edificio
anubix-bears = símbolo: { $bonus }

## Qué se puede hacer con una casilla
anubix-state-built = construida
anubix-state-next = no se puede pagar ahora
anubix-state-waits = descansa sobre piedras que faltan
anubix-state-stranded = ya no se puede construir, sin casilla libre al lado
anubix-state-free = se puede construir con un dado
anubix-state-dear = se puede construir con la cantera o una gema
anubix-state-chosen = elegida
anubix-quarry-open = disponible
anubix-quarry-used = usada
anubix-quarry-lost = saltada, perdida

## La ronda y sus dados
anubix-round = Ronda { $round }
anubix-round-of = Ronda { $round } de { $most }
anubix-last-round = Última ronda
anubix-active = { $who }: jugador activo
anubix-active-you = Eres el jugador activo
anubix-deciding = Aún deciden: { $names }
anubix-dice = Dados
anubix-die-free = { $die }, libre
anubix-die-planned = { $die }, para tu turno
anubix-die-taken = { $die }, usado por el jugador activo

## El turno en preparación
anubix-turn = Tu turno
anubix-choose = Elige una piedra para construir.
anubix-choose-none = Con estos dados no se puede construir nada. Pasa.
anubix-choose-partner = El relieve se construye por parejas: elige una casilla de al lado.
anubix-choose-second = Constrúyela, o elige una segunda piedra.
anubix-choose-done = Dos piedras: constrúyelas, o cambia algo.
anubix-legend-free = paga un dado
anubix-legend-dear = paga la cantera o una gema
anubix-wait = Los demás están construyendo. Toca lo que quieras para saber qué es.
anubix-decided = Tu turno está guardado. Contará en cuanto todos hayan decidido.
anubix-pays = Qué la paga: { $field }
anubix-remove = Devolver: { $field }
anubix-cost-none = no cuesta nada
anubix-cost-gem = cuesta la gema
anubix-cost-quarry = { $lost ->
    [0] no se pierde ninguna otra piedra
    [one] se pierde { $lost } piedra más en este turno
   *[other] se pierden { $lost } piedras más en este turno
}
anubix-gain = { $number } { $points ->
    [one] punto
   *[other] puntos
}
anubix-brings-nothing = aún sin puntos
anubix-brings-bonus = Bonificación: { $bonuses }
anubix-brings-finish = { $building ->
    [pyramid] completa la pirámide
    [arch] completa el arco
   *[relief] completa el relieve
}
anubix-brings-end = segundo edificio: esta es la última ronda
anubix-brings-lost = { $count ->
    [one] se pierde { $count } piedra de la cantera
   *[other] se pierden { $count } piedras de la cantera
}
anubix-brings-strands = { $count ->
    [one] { $count } casilla del relieve ya no se podrá construir
   *[other] { $count } casillas del relieve ya no se podrán construir
}
anubix-build = { $count ->
    [one] Construir { $count } piedra
    [0] Construir
   *[other] Construir { $count } piedras
}
anubix-pass = Pasar
anubix-pass-sure = Aún podrías construir. ¿Pasas de todos modos?
anubix-pass-yes = Sí, pasar
anubix-clear = Elegir de nuevo
anubix-about = ¿Qué es esto?

## Qué son las cosas
anubix-about-pyramid = Una piedra descansa sobre las dos de debajo. El nivel más alto con una piedra da los puntos.
anubix-about-arch = Cada pilar crece desde el suelo. El más bajo da los puntos.
anubix-about-keystone = Cierra el arco cuando los dos pilares están completos, y da sus puntos en lugar de los de ellos.
anubix-about-relief = Siempre dos casillas a la vez, una al lado o encima de la otra, y nada más en ese turno.
anubix-about-quarry = Paga una piedra de su color. Las disponibles a su izquierda se pierden. Cada una disponible vale un punto al final.
anubix-about-gem = Paga cualquier color que no muestre ningún dado libre. Cada una que sobre vale { $gem } puntos al final.
anubix-about-die = Si un dado libre muestra el color, tiene que pagar él. Los dados que deja el jugador activo sirven para todos.
anubix-about-single = La bonificación, { $bonus } puntos, es de quien construya primero esta casilla y de quien lo haga en la misma ronda.
anubix-about-group = La bonificación, { $bonus } puntos, es de quien construya primero todas las casillas con este símbolo y de quien lo haga en la misma ronda.
anubix-about-second = Cuando alguien completa dos edificios, la ronda es la última. Quien haya completado dos para entonces recibe { $bonus } puntos.

## La carrera por las bonificaciones
anubix-race = Bonificaciones
anubix-race-each = { $points } puntos cada una
anubix-race-yours = tuya
anubix-race-closed = cerrada
anubix-race-open = abierta
anubix-race-out = fuera de alcance
anubix-race-missing = { $count ->
    [one] falta { $count } piedra
   *[other] faltan { $count } piedras
}
anubix-race-finished = { $count } de 2 completos
anubix-race-held = Ya la tiene: { $names }

## Las hojas de todos
anubix-sheets = Los demás
anubix-sheet-of = { $who }: hoja { $sheet }
anubix-sheet-open = Mostrar en grande.
anubix-sheet-decided = ya ha decidido
anubix-sheet-acting = está construyendo
anubix-sheet-active = jugador activo
anubix-sheet-summary = { $who }, { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}. Piedras: pirámide { $pyramid }, arco { $arch }, relieve { $relief }. Cantera: { $quarry } sin usar. Gemas: { $gems }.

## Teclas
anubix-keys = Teclas
anubix-keys-arrows = ir de piedra en piedra
anubix-keys-enter = elegir la piedra, o devolverla; en la cantera o las gemas: pagar con ella
anubix-keys-pay = pagar la última piedra de otra forma
anubix-keys-build = construir
anubix-keys-pass = pasar
anubix-keys-escape = elegir de nuevo
anubix-keys-about = qué es esto

## Qué ha pasado
anubix-say-start = Empieza { $who }.
anubix-say-sheets = Las hojas: { $sheets }.
anubix-say-sheet = { $who } { $letter }
anubix-say-roll = Los dados muestran { $dice }.
anubix-say-build = { $who } construye { $what }, y paga con { $paid }.
anubix-say-relief = { $who } construye dos casillas del relieve, y paga con { $paid }.
anubix-say-pass = { $who } no construye nada.
anubix-built-at = { $part ->
    [pyramid] la piedra { $at } del nivel { $level } de la pirámide
    [left] la piedra { $level } del pilar izquierdo
    [right] la piedra { $level } del pilar derecho
    [keystone] la clave del arco
   *[relief] en el relieve
}
anubix-paid = { $payment ->
    [die] un dado
    [gem] una gema
   *[quarry] la piedra { $number } de la cantera
}
anubix-paid-two = { $payment ->
    [die] dos dados
   *[gem] dos gemas
}

## La primera partida guiada
anubix-coach-first = ¡Hola! Todos construyen con los mismos dados. Elige la piedra señalada: un dado muestra su color, así que no te cuesta nada. Después pulsa Construir.
anubix-coach-two = Puedes construir dos piedras en un turno, si puedes pagar las dos. Elige las dos señaladas.
anubix-coach-relief = El relieve de abajo se construye por parejas que se tocan, y entonces nada más en ese turno. Elige la pareja señalada.
anubix-coach-quarry = ¿No hay dado para una piedra? Tu cantera puede pagar. Pero lo que queda a la izquierda de la piedra que tomas se pierde: empieza por la izquierda.
anubix-coach-arch = El arco cuenta por su pilar más bajo, así que levanta los dos. La clave lo cierra.
anubix-coach-gem = Una gema paga cualquier color que no muestre ningún dado. Las que sobran son puntos al final: gástalas cuando valga la pena.
anubix-coach-bonuses = Los símbolos son bonificaciones, pero solo para quien llega primero. Toca una de la lista para ver qué necesita.
anubix-coach-bonus = Las piedras señaladas traen una bonificación. ¡Tómala antes de que se cierre!
anubix-coach-second = Con esto completas tu segundo edificio: una bonificación, y la última ronda. ¿Vas por delante?
anubix-coach-last = Esta es la última ronda. Toma lo que dé más puntos.
anubix-coach-free = Los dados no cuestan nada. Las piedras señaladas son una buena elección, pero decides tú.
anubix-coach-dear = Esto te cuesta un poco de cantera o una gema. Seguir construyendo suele valer la pena.
anubix-coach-strands = Cuidado: después de esto, una casilla del relieve se queda sin pareja. A veces vale la pena.
anubix-coach-pass = Esta vez nada vale lo que cuesta. Pasar es gratis: pulsa Pasar.
anubix-coach-wait-first = El jugador activo construye primero. Los dados que sobran son para ti: vuelven a la mesa después de cada turno.
anubix-coach-wait-dice = Los demás están construyendo. El jugador activo quita dados, y tú eres el activo una ronda de cada dos.
anubix-coach-wait-bonus = Los demás están construyendo. Mira hasta dónde han llegado: dos edificios completos terminan la partida.
anubix-coach-over = ¡La partida ha terminado! Mira de dónde vienen los puntos. Ahora ya conoces el juego.

## Pictures in the rules
anubix-picture-a-c1 = Cuatro dados, como pueden caer.
anubix-picture-a-c3 = Una hoja: la pirámide y el arco sobre el suelo, el relieve debajo, la cantera al pie, las gemas en la esquina.
anubix-picture-a-b3 = Dos pares construidos en el relieve, uno al lado del otro y uno sobre el otro.
anubix-picture-a-b4 = Hay construidas tres piedras del nivel más bajo y una que descansa sobre dos de ellas.
anubix-picture-a-b5 = Los pilares crecen desde el suelo, cada uno a su ritmo.
anubix-picture-a-p2 = La tercera y la sexta piedra están usadas; las que se saltaron están perdidas.
anubix-picture-a-f3 = El pilar más bajo tiene tres piedras: el arco vale 5.
