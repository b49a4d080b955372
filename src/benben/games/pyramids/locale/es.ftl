# Palabras de Pirámides.

pyramids-title = Pirámides
pyramids-tagline = Descubre un patrón, explora dos cámaras, llega a las tumbas doradas.

## Cartas, colores, símbolos
pyramids-card = Carta { $number }, { $colour }
pyramids-colour = Color
pyramids-colour-green = verde
pyramids-colour-orange = naranja
pyramids-colour-purple = morada
pyramids-pattern-i2 = dominó
pyramids-pattern-i3 = tres en línea
pyramids-pattern-l3 = esquina
pyramids-pattern-t4 = T
pyramids-pattern-l4 = L
pyramids-pattern-o4 = cuadrado
pyramids-sign-wall = muro
pyramids-sign-plain = vacía
pyramids-sign-entrance = entrada
pyramids-sign-tomb = tumba
pyramids-sign-cross = cruz roja
pyramids-sign-red = gema roja
pyramids-sign-green = gema verde
pyramids-sign-torch = antorcha
pyramids-sign-skull = calavera
pyramids-sign-potion = poción
pyramids-sign-about-wall = nunca se puede marcar.
pyramids-sign-about-entrance = las primeras marcas de una carta tienen que incluirla.
pyramids-sign-about-tomb = márcala y la carta queda completa: 10 puntos y una carta nueva.
pyramids-sign-about-cross = marca enseguida una casilla más, en cualquiera de tus dos cartas.
pyramids-sign-about-red = la siguiente gema roja de la hoja de puntos. Con una verde forma pareja, que vale 5.
pyramids-sign-about-green = la siguiente gema verde de la hoja de puntos. Con una roja forma pareja, que vale 5.
pyramids-sign-about-torch = la antorcha de esta ronda, 5 puntos. Una segunda en la misma ronda no da nada.
pyramids-sign-about-skull = la siguiente calavera de la escala. Solo resta puntos la peor que tengas.
pyramids-sign-about-potion = borra tus dos peores calaveras.
pyramids-space = { $space }, { $sign }
pyramids-space-marked = marcada
pyramids-marked-spaces = marcadas { $spaces }

## Lo que da una marca
pyramids-mark-text = Carta { $card }: { $spaces }.
pyramids-mark-brings = Da { $what }; { $gain }.
pyramids-gain = { $count ->
    [one] { $signed } punto
   *[other] { $signed } puntos
}
pyramids-brings-red = { $count ->
    [one] { $count } gema roja
   *[other] { $count } gemas rojas
}
pyramids-brings-green = { $count ->
    [one] { $count } gema verde
   *[other] { $count } gemas verdes
}
pyramids-brings-torch = { $count ->
    [one] { $count } antorcha
   *[other] { $count } antorchas
}
pyramids-brings-skull = { $count ->
    [one] { $count } calavera
   *[other] { $count } calaveras
}
pyramids-brings-potion = { $count ->
    [one] { $count } poción
   *[other] { $count } pociones
}
pyramids-brings-cross = { $count ->
    [one] { $count } casilla más
   *[other] { $count } casillas más
}
pyramids-brings-tomb = carta completa
pyramids-brings-nothing = Sin símbolos.
pyramids-worst-then = peor calavera: { $points }
pyramids-award-in-sight = premio de { $points } a la vista

## Lo que se puede hacer
pyramids-now-keep = Quédate con dos de tus cuatro cartas.
pyramids-now-mark = Marca el patrón ({ $pattern }) o una sola casilla.
pyramids-now-extra = { $count ->
    [one] Cruz roja: marca una casilla más.
   *[other] Cruces rojas: marca { $count } casillas más, una por una.
}
pyramids-now-take = Has completado una carta. Toma una nueva.
pyramids-now-pass = Ya no te quedan cartas, así que pasas.
pyramids-now-others = { $phase ->
    [take] { $names } toma una carta nueva.
    [keep] { $count ->
        [one] { $names } aún elige dos cartas.
       *[other] { $names } aún eligen dos cartas.
    }
   *[other] { $count ->
        [one] { $names } aún está marcando.
       *[other] { $names } aún están marcando.
    }
}
pyramids-now-over = La partida ha terminado.
pyramids-hint = Señala una casilla coloreada para ver dónde cabe el patrón.
pyramids-hint-single = Un punto señala cada casilla que se puede marcar sola.
pyramids-hint-extra = Toca una de las casillas coloreadas.
pyramids-no-fit = Nada cabe en { $space }.
pyramids-hand = En la mano: { $pattern }. Girar
pyramids-hand-single = En la mano: una sola casilla
pyramids-turn = Girar
pyramids-mirror = Voltear
pyramids-single = Solo una
pyramids-let-go = Soltar
pyramids-confirm = Marcar
pyramids-only = Solo { $space }
pyramids-keep-count = { $count } de 2 elegidas
pyramids-keep-go = Quedarme con estas
pyramids-look = Ver de cerca
pyramids-take-card = Tomar { $card }
pyramids-take-deck = { $count ->
    [one] Tomar la única carta del mazo, sin verla
   *[other] Tomar la carta superior del mazo, sin verla; { $count } cartas
}
pyramids-take-would-be = Si la completas, será tu { $count }.ª carta de ese color.
pyramids-take-unseen = La carta superior, sin verla.
pyramids-take-go = Tomar
pyramids-gap = Sin carta
pyramids-gap-take = Tu carta nueva vendrá aquí.
pyramids-pass = Pasar
pyramids-pass-about = Se han agotado el expositor y el mazo, y tus dos cartas están completas.
pyramids-wait = Has terminado. Cuando acaben todos, sigue la partida.

## Alrededor de las cámaras
pyramids-round = Ronda { $round } de 4
pyramids-flip = carta { $flip } de 7
pyramids-tray-is = Ronda { $round } de 4, carta de expedición { $flip } de 7. Ahora: { $now }. Por salir, salvo una: { $left }. ¿Qué es esto?
pyramids-deck-is = { $count ->
    [one] El mazo, 1 carta. ¿Qué es esto?
   *[other] El mazo, { $count } cartas. ¿Qué es esto?
}
pyramids-explain = { $what }: ¿qué es esto?
pyramids-award-won = para { $name }
pyramids-state-thinks = piensa
pyramids-state-done = ya está
pyramids-player-is = { $name }, { $state ->
    [thinks] piensa,
    [done] ya está,
   *[none] { "" }
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Completas: { $count }. Gemas: { $red } rojas, { $green } verdes. Peor calavera: { $skull }. Mostrar las cartas en grande.
pyramids-gems-are = Gemas: { $red } rojas, { $green } verdes; puntos: { $points }. ¿Qué es esto?
pyramids-torches-are = Antorchas: { $count } de 4; puntos: { $points }. ¿Qué es esto?
pyramids-skulls-are = Calaveras: { $count }; puntos: { $points }. ¿Qué es esto?
pyramids-completed-are = Cartas completas: { $count }. ¿Qué es esto?
pyramids-completed-none = aún ninguna carta completa
pyramids-unseen = En el mazo: { $cards }

## Qué son las cosas
pyramids-thing-tray = Cartas de expedición
pyramids-thing-gems = Gemas
pyramids-thing-torches = Antorchas
pyramids-thing-skulls = Calaveras
pyramids-thing-completed = Cartas completas
pyramids-thing-race = Premios
pyramids-thing-display = Expositor y mazo
pyramids-thing-score = Hoja de puntos
pyramids-thing-others = Los demás
pyramids-about-tray = Ocho cartas, de las que salen siete en cada una de las cuatro rondas. Todos marcan el patrón que ha salido: entero, girado y volteado como quieran, en una de sus dos cartas. En su lugar puedes marcar una sola casilla. Las cartas tachadas ya han salido en esta ronda.
pyramids-about-gems = Cada gema roja o verde que marcas se apunta aquí. Una roja y una verde forman pareja y valen 5; una gema sin pareja vale 1. De cada color cuentan 10.
pyramids-about-torches = Una antorcha por ronda, 5 puntos cada una. El marco señala la ronda en curso. Una segunda antorcha en la misma ronda no da nada, y la que no se consiguió ya no vuelve.
pyramids-about-skulls = Las calaveras se apuntan desde la izquierda de la fila superior. Al final solo la peor resta sus puntos. Una poción borra las dos peores.
pyramids-about-completed = Una carta con la tumba marcada está completa: 10 puntos. Cuando todos han marcado recibes una carta nueva por ella. Con los mismos puntos gana quien tenga, entre sus cartas completas, el número más bajo.
pyramids-about-race = Tu 2.ª, 4.ª y 6.ª carta completa de un color ganan cada una el premio más alto que quede: 10, luego 6, luego 3. Si se completan varias a la vez, el número más bajo va primero. Un triangulito avisa de que la próxima carta del color gana un premio.
pyramids-about-display = Quien completa una carta toma una nueva: una del expositor o la superior del mazo, sin verla. Empieza quien completó el número más bajo. Cuando un jugador ha acabado, el expositor se repone hasta cuatro.

## Teclas
pyramids-keys = Teclas
pyramids-key-arrows = flechas
pyramids-key-enter = Intro
pyramids-key-r = R
pyramids-key-m = M
pyramids-key-n = N
pyramids-key-s = S
pyramids-key-escape = Esc
pyramids-key-u = U
pyramids-key-about-arrows = De casilla en casilla, y de una carta a la otra
pyramids-key-about-enter = Marcar, quedarse o tomar lo que se muestra
pyramids-key-about-r = Girar el patrón
pyramids-key-about-m = Voltear el patrón
pyramids-key-about-n = La siguiente manera en que cabe aquí
pyramids-key-about-s = Una sola casilla en lugar del patrón
pyramids-key-about-escape = Soltar lo elegido
pyramids-key-about-u = Deshacer
pyramids-keys-pointer = Con el ratón: señala para ver, gira la rueda para la siguiente manera, haz clic para marcar. Con el dedo: toca para ver, toca otra vez para marcar; toca el patrón que tienes en la mano para girarlo, o arrástralo a una carta.

## Puntos
pyramids-score-cards = Cartas completas
pyramids-score-torches = Antorchas
pyramids-score-awards = Premios
pyramids-score-gems = Gemas
pyramids-score-skulls = Peor calavera
pyramids-decides = Totales iguales: va delante quien completó la carta con el número más bajo (P-F3).

## El registro
pyramids-say-deal = { $who } recibe { $cards }.
pyramids-say-dealt = { $who } recibe cuatro cartas.
pyramids-say-keep = { $who } se queda con { $cards }.
pyramids-say-display = En el expositor: { $cards }.
pyramids-say-reveal = Carta de expedición: { $pattern }.
pyramids-say-mark = { $count ->
    [one] { $who } marca solo la casilla { $spaces } en la carta { $card }.
   *[other] { $who } marca { $spaces } en la carta { $card }.
}
pyramids-say-extra = Cruz roja: { $who } marca también { $space } en la carta { $card }.
pyramids-say-take = { $who } toma la carta { $card } del expositor.
pyramids-say-take-deck = { $who } toma la carta superior del mazo, sin verla.
pyramids-say-draw = A { $who } le sale la carta { $card }.
pyramids-say-refill = { $count ->
    [one] La carta { $cards } pasa al expositor.
   *[other] Las cartas { $cards } pasan al expositor.
}
pyramids-say-pass = { $who } pasa.

## La primera partida guiada
pyramids-coach-keep = Cada carta es una cámara: entras por arriba y buscas la tumba dorada de abajo. Quédate con las dos de camino más corto; las de línea discontinua son buenas.
pyramids-coach-first = Todos marcan el patrón que ha salido, cada uno en sus cartas. Las primeras marcas de una carta tienen que incluir la entrada. Gira el patrón y márcalo.
pyramids-coach-touch = En una carta con marcas, el patrón tiene que tocar alguna de ellas, lado con lado. Los muros y las casillas marcadas estorban. Puedes seguir en cualquiera de las dos cartas.
pyramids-coach-single = ¿No te conviene el patrón? Entonces marca una sola casilla: elige «Solo una» y tócala.
pyramids-coach-gems = Los símbolos tienen efecto en cuanto se marcan. Una gema roja y una verde forman pareja y valen 5, una gema sola vale 1.
pyramids-coach-skulls = Las calaveras avanzan por esta escala, y solo la peor resta puntos. Una poción borra las dos peores.
pyramids-coach-tomb = Marca la tumba y la carta queda completa: 10 puntos. Tu 2.ª, 4.ª y 6.ª carta de un color ganan el premio más alto que quede.
pyramids-coach-tray = En una ronda salen siete de las ocho cartas de expedición, y esta es la última. Después se barajan otra vez las ocho. Hay cuatro rondas.
pyramids-coach-torch = Ronda nueva, antorcha nueva: 5 puntos por una antorcha en cada ronda. Antes de elegir, mira lo que aún puede salir.
pyramids-coach-end = Eso es todo lo que hay que saber. Tras cuatro rondas cuentan cartas, antorchas, premios y gemas, menos tu peor calavera. ¡Suerte!
pyramids-coach-extra = ¡Una cruz roja! Marca enseguida una casilla más, en cualquiera de tus dos cartas. Si también tiene una cruz roja, sigues.
pyramids-coach-take = Has completado una carta. Toma una nueva del expositor, o la superior del mazo sin verla. Una segunda del mismo color te acerca a un premio.

## Pictures in the rules
pyramids-picture-p-c2 = Tres cámaras. Se entra por arriba, la tumba dorada está abajo, y en medio hay muros, gemas, antorchas, calaveras, cruces rojas y pociones.
pyramids-picture-p-c7 = Las ocho cartas de expedición.
pyramids-picture-p-m3 = Un patrón, en todas sus posiciones posibles.
pyramids-picture-p-m6 = Hay cuatro casillas marcadas desde la entrada; las dos siguientes las tocan.
pyramids-picture-p-x1 = La hoja de puntos del ejemplo. A ella se suman los premios.
