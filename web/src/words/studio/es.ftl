# Words of the studio, loaded with its page alone.

## The hall
studio-title = Estudio
studio-title-of = { $game }: el estudio
studio-lead = Dibuja tus propias cartas y hojas, deja que los bots las prueben, imprímelas, juega con ellas. Todo se queda en este navegador hasta que abras una mesa.
studio-open = Abrir un archivo
studio-open-about = ¿Ya tienes una edición en un archivo de texto? Ábrelo, suéltalo aquí o pega su texto.
studio-drop = Suelta para abrirlo
studio-too-large = Este archivo es demasiado grande para ser una edición: 256 kB como máximo.
studio-no-edition = Esto no es una edición: su primera línea dice «game:» y el nombre del juego.

## Drawing
studio-begin = Empezar con …
studio-redo = Rehacer
studio-less = { $what }: uno menos
studio-more = { $what }: uno más
studio-text = Como texto
studio-text-about = La misma edición tal como está en el archivo. Lo que escribas aquí se dibuja arriba en cuanto pares.

## What the checker says
studio-findings = Comprobación
studio-fine = Todo está en orden.
studio-fine-remarks = { $count ->
    [one] Se puede jugar; { $count } observación.
   *[other] Se puede jugar; { $count } observaciones.
}
studio-faults = { $count ->
    [one] Aún no se puede jugar: { $count } fallo.
   *[other] Aún no se puede jugar: { $count } fallos.
}
studio-refused = fallo
studio-remark = observación
studio-format = cómo se escribe un archivo
studio-all = Mostrar los { $count }
studio-fewer = Mostrar menos

## Trying it out
studio-try = Probarla
studio-play = Jugar esta edición
studio-trial = Que los bots jueguen { $count } partidas
studio-not-playable = Corrige primero lo que está marcado como fallo.
studio-trial-runs = Los bots juegan
studio-trial-waits = Los bots se preparan …
studio-trial-done = { $done } de { $of } partidas jugadas
studio-trial-over = Los bots han terminado.
studio-trial-of = { $matches } partidas de { $seats } bots rápidos.
studio-trial-before = Has cambiado la edición desde entonces.
studio-points = Puntos
studio-rounds = Rondas de una partida
studio-length = Decisiones en una partida
studio-wins = Victorias por asiento
studio-wins-of = Asiento { $seat }: { $share }, con seguridad entre { $low } y { $high }
studio-wins-about = A trazos: { $share }, si todos los asientos son iguales. La línea sobre la barra muestra lo seguro que es (95 %).
studio-band = casi siempre de { $low } a { $high }, la mitad por debajo de { $middle }, { $mean } de media
studio-bands-about = Barras: la mitad central de las partidas, con el medio como línea y como número. Líneas: nueve de diez. Puntos: todas.

## Taking it along
studio-take = Llevársela
studio-name = Nombre de la edición
studio-name-none = la tuya
studio-take-text = Descargar como texto
studio-take-pages = Descargar para imprimir
studio-take-setting = Componiendo las páginas …
studio-paper = Papel
studio-paper-a4 = A4
studio-paper-letter = Carta (EE. UU.)
studio-take-about = Las páginas son un PDF en el idioma del sitio: cartas para recortar, con sus dorsos, para la mesa de la cocina.
