### Links and square codes.

## Links

# An address that means nothing here.
link-foreign = La dirección «{ $text }» no existe aquí. Pide el enlace otra vez. Tu partida sigue como estaba.

# A game came with a link, and the own one is kept.
link-opened = Esto ha llegado con el enlace. Tu partida está guardada.

# A course came with a link, and there is no room for it.
link-no-room = Este dispositivo guarda nueve cursos como mucho. Quita uno en la lista de lecciones y abre el enlace otra vez.

## Labels

label-share-hint = Todo va en el propio enlace: no se envía nada a un servidor.
label-share-what = Qué
label-share-whole = Toda la partida
label-share-position = Solo esta posición
label-share-lesson = Esta lección
label-share-exercise = Este ejercicio
label-share-lessons = Todas las lecciones
label-share-at = Se abre
label-share-at-here = en la jugada del tablero
label-share-at-start = al principio
label-share-at-end = en la última jugada
label-share-side = ¿Quién está abajo?
label-share-reader = quien lo abra
label-share-mine = las mías
label-share-readers = las de quien lo abra
label-share-link = El enlace
label-share-copy-link = Copiar el enlace
label-share-send = Enviar…
label-share-code = Código QR con el enlace, para la cámara de un móvil
label-share-code-large = Mostrar el código en grande
label-share-code-small = Volver a la ventana
label-share-code-save = Guardar el código
label-share-too-long = Este enlace es demasiado largo para un código que un móvil pueda leer. Cópialo o comparte solo la posición: esa sí cabe.
label-share-as = Como texto o imagen
label-share-position-text = Copiar la posición
label-share-kept = Partidas apartadas al abrir un enlace
label-share-back = Volver a tu partida
label-share-course = Todo el curso, para alumnos
label-share-course-change = Todo el curso, para colegas que pueden cambiarlo
label-share-course-long = Este enlace es demasiado largo para un código que un móvil pueda leer. Cópialo.
