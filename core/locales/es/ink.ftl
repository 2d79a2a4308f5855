### Writing by hand: pads for ink, copied lines, clear signs.

# A sign of a copied text looks like another.
hand-looks-like = Tu { $sign } se parece a { $other }.

# Copied lines that are kept.
hand-lines = { $count ->
    [1] Una línea recordada.
   *[other] { $count } líneas recordadas.
}

label-ink-pad-name = Hoja: escribe la jugada con un lápiz, un dedo o el ratón. También puedes teclearla.
label-ink-undo = Deshacer el trazo
label-ink-eraser = Goma
label-ink-clear = Borrar todo
label-ink-read = Esto es lo que leo. Si es correcto, tócalo.
label-ink-which = ¿Cuál has escrito?
label-ink-other = Otra cosa: la tecleo
label-ink-unreadable = No puedo leerlo. Escribe los signos uno a uno, con un poco de espacio entre ellos, o teclea la jugada.
label-ink-unavailable = Aquí no sé leer la letra a mano. Teclea la jugada, por favor.

label-mode-hand = Mi letra
label-hint-hand = Practica signos claros y enseña a Notabene cómo escribes. Nada sale de este dispositivo.
label-hand-clear = Escribir con claridad
label-hand-clear-lead = Estos signos se confunden fácilmente. Elige dos, copia la línea y mira a qué se parecen tus signos.
label-hand-check = Mirar mis signos
label-hand-all-clear = Cada signo está claro. ¡Bien escrito!
label-hand-apart = No consigo separar los signos. Escríbelos uno a uno, de izquierda a derecha, con un poco de espacio entre ellos.
label-hand-unavailable = No se ha podido cargar la lectura de la letra. Inténtalo más tarde.
label-hand-learn-title = Enseña cómo escribes
label-hand-learn-lead = Copia estas tres líneas. Después tus jugadas se leerán mejor.
label-hand-learn = Que Notabene recuerde esta línea
label-hand-learnt = Recordada. ¡Gracias!
label-hand-none = Todavía no hay ninguna línea recordada.
label-hand-forget = Borrar mi letra
label-hand-forgotten = Tu letra está borrada.
label-hand-tip-a-d = Cierra arriba el círculo de la a. La d tiene un palo largo hacia arriba.
label-hand-tip-1-7 = El 7 tiene un techo plano y a veces una rayita en medio. El 1 tiene un trazo corto y no tiene techo.
label-hand-tip-b-6 = La b tiene un palo recto. El 6 es una sola línea redonda, sin esquina.
label-hand-tip-g-9 = La g baja por debajo de la línea, con un gancho a la izquierda. El 9 se apoya en la línea.
label-hand-tip-c-g = La C queda abierta. La G tiene una rayita dentro.
label-hand-tip-d-0 = La D tiene la espalda recta. El 0 es redondo por los dos lados.
label-hand-tip-c-e = La c queda abierta. La e empieza con una rayita en medio.
label-hand-tip-3-5 = El 3 tiene dos barrigas redondas. El 5 tiene un techo plano y un cuello recto.
label-hand-tip-4-9 = El 4 está abierto por arriba y tiene esquinas. El 9 tiene una cabeza redonda y cerrada.
label-hand-tip-b-h = Cierra la barriga de la b. La h se apoya en dos patas.
label-hand-tip-k-r = La K está abierta por arriba. La R tiene la cabeza cerrada.
label-hand-tip-b-8 = La B tiene la espalda recta. El 8 es una sola línea que se cruza.
label-hand-tip-f-t = La F tiene otra rayita en medio. La T solo tiene techo, hacia los dos lados.
label-hand-tip-5-s = El 5 tiene un techo plano y una esquina. La S es una sola línea redonda.

label-sheet-share = Compartir esta planilla
label-sheet-ink-left-out = La escritura a mano es demasiado larga para un enlace. El enlace lleva solo las jugadas escritas.
label-mode-shared = Una planilla por enlace
label-hint-shared = Alguien te ha enviado esta planilla. Mírala jugada por jugada, o sigue escribiéndola.
label-shared-go-on = Seguir con esta planilla

# Below the answer of a pad: questions about remembering, and about copying lines.
label-ink-remember = ¿Puedo recordar cómo escribes? Así te leeré cada vez mejor. Se queda en este dispositivo.
label-ink-remember-yes = Sí, recuérdalo
label-ink-remember-no = No, gracias
label-ink-copy-offer = Todavía no conozco bien tu letra. Copia tres líneas y te preguntaré menos.
label-ink-copy-lines = Copiar tres líneas
label-ink-copy-later = Ahora no
label-hand-confirmed = Jugadas que recuerdo de tu letra
label-hand-forget-one = Olvidar esta
label-hand-remembers = Recordar las jugadas que confirmo
