# Palabras de Stregati, para el sitio y la terminal.

stregati-title = Stregati
stregati-tagline = Una carrera por cuatro aventuras hasta la cámara del rey: las herramientas justas, algo de magia y una momia para tus amigos.

## Opciones
stregati-option-start = Quién empieza
stregati-option-start-about = El asiento que empieza cada juego; si no se indica, se sortea.
stregati-option-adventures = Aventuras
stregati-option-adventures-about = La cara de las cartas de aventura: la corta tiene los valores más bajos, la larga los más altos.
stregati-option-chamber = Cámara del rey
stregati-option-chamber-about = La cara de la cámara: la corta tiene el valor más bajo, la larga el más alto.
stregati-choice-adventures-short = corta
stregati-choice-adventures-long = larga
stregati-choice-chamber-short = corta
stregati-choice-chamber-long = larga
stregati-option-expert = Variante para expertos
stregati-option-expert-about = Con la mano vacía se supera una aventura, y quien juega un maleficio puede recuperar una carta propia.
stregati-option-extra-draw = Robar en el turno extra
stregati-option-extra-draw-about = Qué se puede robar en un turno extra: exactamente una carta, o como en cualquier turno.
stregati-choice-extra-draw-one = una carta
stregati-choice-extra-draw-full = como en cualquier turno
stregati-option-games = Número de juegos
stregati-option-games-about = Una partida de tantos juegos, en la que se suman los puntos de penalización.
stregati-option-limit = Puntos que acaban la partida
stregati-option-limit-about = La partida acaba después del juego en que la penalización de alguien llega a este número.
stregati-option-max-rounds = Máximo de rondas
stregati-option-max-rounds-about = Un juego acaba tras tantas rondas aunque nadie haya entrado en la cámara.

## Cartas y herramientas
stregati-tool-L = escaleras
stregati-tool-P = picos
stregati-tool-R = cuerdas
stregati-tool-T = antorchas
stregati-the-L = las escaleras
stregati-the-P = los picos
stregati-the-R = las cuerdas
stregati-the-T = las antorchas
stregati-card-L = Escalera { $value }
stregati-card-P = Pico { $value }
stregati-card-R = Cuerda { $value }
stregati-card-T = Antorcha { $value }
stregati-card-guardian = Guardián
stregati-card-hex = Maleficio
stregati-card-magic = Magia
stregati-card-mummy = Momia
stregati-card-scarab = Escarabajo
stregati-specials = cartas especiales
stregati-about-equipment = Equipo. Se puede jugar mientras la flecha señala su herramienta, y su valor cuenta para la aventura junto a la que estás.
stregati-about-guardian = Se queda delante de ti y no vale nada. Si alguien juega un maleficio, puedes entregarlo en lugar de equipo.
stregati-about-hex = Los demás descartan cada uno una de sus cartas jugadas, equipo o guardián, la que quieran.
stregati-about-magic = Gira el almacén: la flecha señala la herramienta que elijas. Después puede seguir una carta de equipo.
stregati-about-mummy = Ponla delante de otra persona, que desde entonces necesita 3 puntos más en todas partes. No sale del juego y va pasando de unos a otros.
stregati-about-scarab = Justo después puedes jugar cuantas cartas quieras de la herramienta de la flecha, en lugar de una sola.

## La mesa
stregati-row = El camino: cuatro aventuras y después la cámara del rey
stregati-adventure = Aventura
stregati-chamber = Cámara del rey
stregati-stop-adventure = Aventura { $number }, valor { $value }.
stregati-stop-chamber = Cámara del rey, exactamente { $value }.
stregati-stop-beside = Al lado: { $names }.
stregati-stop-nobody = No hay nadie al lado.
stregati-stop-inside = Dentro: { $names }.
stregati-about-adventure = Superas la aventura que tienes al lado cuando tu equipo jugado suma al menos su valor; entonces descartas lo que has jugado. Con el valor exacto puedes girar el almacén y tienes un turno extra.
stregati-about-chamber = La cámara solo se abre con su valor exacto. Quien se pasa queda atrapado hasta que algo le quite puntos.
stregati-storeroom = Almacén
stregati-tool-arrow = { $here ->
    [yes] { $tool }: la flecha señala aquí, se pueden jugar
   *[no] { $tool }
}
stregati-about-storeroom = La flecha señala la única herramienta que ahora se puede jugar. La gira una magia, o quien supera una aventura con el valor exacto.
stregati-piles = { $draw ->
    [one] { $draw } carta
   *[other] { $draw } cartas
} en el mazo, { $discard } en los descartes. Mostrar lo que se sabe.
stregati-piles-title = Mazo y descartes
stregati-pile-draw = por robar
stregati-pile-discard = descartes
stregati-heap-draw = { $count ->
    [one] En el mazo queda { $count } carta.
   *[other] En el mazo quedan { $count } cartas.
}
stregati-heap-discard = { $count ->
    [0] No hay descartes.
    [one] Hay { $count } carta descartada.
   *[other] Hay { $count } cartas descartadas.
}
stregati-heap-known = Descartadas a la vista de todos
stregati-heap-yours = Puestas boca abajo por ti
stregati-heap-hidden = { $count ->
    [one] Hay { $count } carta más boca abajo.
   *[other] Hay { $count } cartas más boca abajo.
}
stregati-heap-unseen = { $count ->
    [one] Aún oculta: { $count } carta
   *[other] Aún ocultas: { $count } cartas
}
stregati-heap-tool = Herramienta
stregati-before = Delante de { $name }
stregati-before-you = Delante de ti
stregati-has-mummy = La momia está delante de { $name }: hacen falta 3 puntos más
stregati-with-mummy = 3 de ellos por la momia
stregati-show-player = { $cards ->
    [one] { $name } tiene { $cards } carta en la mano.
   *[other] { $name } tiene { $cards } cartas en la mano.
} Mostrar lo que se sabe.
stregati-played = Jugadas: { $cards }
stregati-played-none = Nada jugado
stregati-of = de { $need }
stregati-inside = En la cámara
stregati-state = { $state ->
    [exact] ¡exacto!
    [enough] basta
    [beyond] { $more ->
        [one] sobra { $more }
       *[other] sobran { $more }
    }
   *[missing] { $missing ->
        [one] falta { $missing }
       *[other] faltan { $missing }
    }
}
stregati-hand = { $cards ->
    [0] Tu mano está vacía
    [one] Tu mano: { $cards } carta
   *[other] Tu mano: { $cards } cartas
}
stregati-round = { $last ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $last }
}
stregati-game = { $games ->
    [0] Juego { $game }, hasta { $limit } puntos
   *[other] Juego { $game } de { $games }
}
stregati-first = Empezó { $who }
stregati-extra = Turno extra
stregati-extra-full = Turnos extra como los demás

## Lo que se sabe de los demás
stregati-known-hand = { $cards ->
    [0] { $name } no tiene cartas en la mano.
    [one] { $name } tiene { $cards } carta en la mano.
   *[other] { $name } tiene { $cards } cartas en la mano.
}
stregati-known-known = En la mano, como todos han visto
stregati-known-either = En la mano o puestas boca abajo
stregati-known-lacks = { $count ->
    [one] Al menos { $count } carta de esta mano no es del tipo «{ $what }».
   *[other] Al menos { $count } cartas de esta mano no son { $what }.
}
stregati-known-nothing = No se sabe nada más de esta mano.
stregati-known-swapped = { $count ->
    [one] { $count } carta puesta boca abajo está en los descartes.
   *[other] { $count } cartas puestas boca abajo están en los descartes.
}
stregati-penalty = Penalización si el juego acabara ahora

## Pasos e indicaciones
stregati-you = Tú
stregati-steps = Pasos de un turno
stregati-step-choose = Robar, cambiar o jugar
stregati-step-more = Jugar más
stregati-step-move = Avanzar o quedarse
stregati-step-after = Momia, almacén
stregati-choices = Lo que puedes hacer
stregati-now-choose = Roba cartas, cambia algunas o juega una carta.
stregati-now-extra = Tu turno extra: roba una carta o juega.
stregati-now-extra-full = Tu turno extra: roba, cambia o juega.
stregati-now-more = Puede seguir una carta de la herramienta que señala la flecha.
stregati-now-any = Juega cuantas cartas quieras de la herramienta de la flecha.
stregati-now-back = Puedes devolver a tu mano una de tus cartas jugadas.
stregati-now-move = { $have } basta para { $need }: avanza y descarta lo jugado, o quédate.
stregati-now-exact = ¡Exactamente { $need }! Avanza, gira el almacén y juega un turno extra; o quédate.
stregati-now-enter = ¡Exactamente { $need }! La cámara del rey se abre para ti.
stregati-now-pay = Puedes pagar con equipo jugado que valga al menos 3 y pasar la momia a alguien que esté junto a la cámara.
stregati-now-paying = Toca las cartas con las que pagas: al menos 3 en total. Hasta ahora: { $sum }.
stregati-now-swap = { $count ->
    [one] Toca la carta que quieres cambiar.
   *[other] Toca las cartas que quieres cambiar, hasta { $count }.
}
stregati-now-give = Te libras de la momia. ¿Para quién es?
stregati-now-turn = Gira el almacén: ¿qué herramienta debe señalar la flecha?
stregati-now-drop = { $who } ha jugado un maleficio. Toca la carta jugada que entregas.
stregati-now-end = No hace falta nada más: acaba tu turno.
stregati-now-over = La partida ha terminado.
stregati-now-chance = Se reparten las cartas…
stregati-wait-choose = { $who } elige: robar, cambiar o jugar.
stregati-wait-list = { $who } puede jugar más o avanzar.
stregati-wait-drop = { $who } elige qué entrega al maleficio.
stregati-wait-close = { $who } puede pagar para pasar la momia.
stregati-wait-give = { $who } entrega la momia.
stregati-wait-turn = { $who } gira el almacén.
stregati-look-play = { $state ->
    [exact] ¡Con { $card } llegas exactamente a { $need }!
    [enough] Con { $card } llegas a { $have }: basta para { $need }, pero no es exacto.
    [beyond] Cuidado: con { $card } llegas a { $have }, y la cámara solo se abre con { $need } exactos. Te quedarías sin salida.
   *[missing] Con { $card } llegas a { $have } de { $need }, { $missing ->
        [one] falta
       *[other] faltan
    } { $missing }.
}
stregati-look-drop = Entregar { $card }: quedan { $have } de { $need }, { $missing ->
    [one] falta
   *[other] faltan
} { $missing }.
stregati-look-back = Recuperar { $card }: quedan { $have } de { $need }.
stregati-look-arrow = { $card } no se puede jugar ahora: la flecha señala { $tool }.
stregati-look-later = { $card } no se puede jugar en este momento.
stregati-look-hex = { $count ->
    [one] Le costaría una carta a { $names }.
   *[other] Les costaría una carta a cada uno: { $names }.
}
stregati-look-hex-none = Ahora nadie perdería nada.

## Botones
stregati-do-draw = Robar { $count }
stregati-do-swap-some = Cambiar…
stregati-do-swap = { $count ->
    [0] Cambiar
    [one] Cambiar { $count } carta
   *[other] Cambiar { $count } cartas
}
stregati-do-move = Avanzar
stregati-do-enter = Entrar en la cámara
stregati-do-stay = Quedarse
stregati-do-end = Acabar el turno
stregati-do-pay-some = Pasar la momia…
stregati-do-pay = Momia para { $who }
stregati-do-mummy = La momia va a { $who }
stregati-do-turn = Girar: la flecha señala { $tool }
stregati-do-play = Jugar { $card }
stregati-do-anyway = Jugar { $card } igualmente
stregati-do-leave = Mejor no
stregati-do-drop = Entregar { $card }
stregati-do-back = Recuperar { $card }

## Teclas
stregati-keys = Teclas y señales
stregati-key-arrows = de una carta o un botón al siguiente
stregati-key-enter = jugar la carta, pulsar el botón
stregati-key-escape = soltar lo que estaba elegido
stregati-key-tab = a todo lo que se explica solo
stregati-marks = Señales en tus cartas
stregati-mark-exact = hace exacta la suma
stregati-mark-enough = basta, pero no es exacta
stregati-mark-beyond = se pasa de la cámara

## Lo que ha ocurrido
stregati-say-start = Empieza { $who }.
stregati-say-row = Las aventuras valen { $values }; detrás espera la cámara del rey.
stregati-say-get = { $who } recibe { $cards }.
stregati-say-shuffle = Los descartes se barajan y forman el nuevo mazo.
stregati-say-draw = { $count ->
    [one] { $who } roba { $count } carta.
   *[other] { $who } roba { $count } cartas.
}
stregati-say-swap = { $count ->
    [one] { $who } cambia { $count } carta.
   *[other] { $who } cambia { $count } cartas.
}
stregati-say-swap-cards = { $who } cambia { $cards }.
stregati-say-play = { $who } juega { $card }.
stregati-say-magic = { $who } juega una magia: la flecha señala { $tool }.
stregati-say-mummy = { $who } pone la momia delante de { $other }.
stregati-say-guardian = { $who } juega un guardián.
stregati-say-hex = { $who } juega un maleficio: los demás pierden una carta jugada.
stregati-say-scarab = { $who } juega un escarabajo: pueden seguir cuantas cartas quiera.
stregati-say-drop = { $who } entrega { $card }.
stregati-say-back = { $who } recupera { $card }.
stregati-say-move = { $who } avanza.
stregati-say-stay = { $who } se queda.
stregati-say-give = { $who } entrega la momia a { $other }.
stregati-say-pay = { $who } paga con { $cards } y pasa la momia a { $other }.
stregati-say-turn = { $who } gira el almacén: la flecha señala { $tool }.

## Puntuación
stregati-score-games = Todos los juegos
stregati-score-games-before = Juegos anteriores
stregati-score-entered = En la cámara del rey
stregati-score-adventures = Aventuras sin superar
stregati-score-chamber = Cámara del rey
stregati-score-equipment = Equipo jugado
stregati-score-mummy = Momia
stregati-score-never-below-0 = Nunca menos de 0
stregati-decides = Quien entra primero en la cámara del rey ha ganado, sean cuales sean los puntos (S-F1).

## La primera partida guiada
stregati-guide-goal = Supera las cuatro aventuras y entra antes que nadie en la cámara del rey. Los demás están jugando, enseguida te toca.
stregati-guide-wait = Mira lo que juegan los demás: delante de cada uno ves su suma.
stregati-guide-first = Supera las cuatro aventuras y entra antes que nadie en la cámara del rey. En un turno se roba, se cambia o se juega: empieza robando dos cartas.
stregati-guide-play = La flecha señala { $tool }: solo esas cartas se pueden jugar. { $card } es la que más te da.
stregati-guide-more = Tras un escarabajo puedes jugar cuantas cartas quieras de esa herramienta: añade { $card }.
stregati-guide-exact = Con { $card } la suma es exacta: lo dice la estrella. Es lo mejor: da un turno extra, y solo así se abre la cámara.
stregati-guide-near = La cámara solo se abre con su valor exacto. { $card } te acerca sin pasarte.
stregati-guide-mummy = La momia es un regalo: ponla delante de quien va en cabeza y necesitará 3 puntos más en todas partes.
stregati-guide-magic = Una magia gira la flecha. Que señale { $tool }, y juega una de esas cartas justo después.
stregati-guide-hex = Un maleficio cuesta a los demás una carta jugada. Después aún puedes jugar equipo.
stregati-guide-guardian = Pon el guardián delante de ti: si llega un maleficio, se va él y no tu equipo.
stregati-guide-draw = Ahora no encaja nada. Roba dos cartas; puedes tener diez como mucho.
stregati-guide-draw-extra = En el turno extra se roba una carta. Tómala.
stregati-guide-swap = Tu mano está llena. Cambia algunas cartas que no te sirvan.
stregati-guide-move = Tu suma basta, así que puedes superar la aventura. Lo jugado se descarta.
stregati-guide-move-exact = ¡El valor exacto! Avanza: puedes girar el almacén y tienes un turno extra.
stregati-guide-enter = El valor exacto de la cámara. ¡Entra y habrás ganado!
stregati-guide-give = Quien supera una aventura se libra de la momia. Dásela a quien va en cabeza.
stregati-guide-turn = ¡Exacto! Que la flecha señale { $tool }: son las cartas que más te convienen. Después viene tu turno extra.
stregati-guide-drop = Alguien ha jugado un maleficio. Entrega lo que menos te cuesta: { $card }.
stregati-guide-end = En este turno ya no hay nada más que ganar.

## Pictures in the rules
stregati-picture-s-c1 = Cuatro aventuras en fila y, al final, la cámara del rey.
stregati-picture-s-c2 = La flecha señala las cuerdas.
stregati-picture-s-c3 = El equipo de las cuatro herramientas y una carta especial de cada tipo.
stregati-picture-s-q1 = Con la flecha en las antorchas se puede jugar cualquiera de estas.
stregati-picture-s-m5 = Un escarabajo y, justo después, tres cuerdas.
stregati-picture-s-v4 = Escalera 5 y cuerda 4 al lado de una aventura de 9: exacto.
