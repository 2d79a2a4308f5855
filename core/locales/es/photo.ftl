### A photographed score sheet: choosing a picture, questions, places to look at.

# Some marks of a sheet are not in the picture.
photo-marks = No veo las cuatro marcas redondas. No encuentro: { LIST($corners, type: "and") }. ¿Hay alguna tapada o fuera de la imagen?

# A sheet was read.
photo-read = { $places ->
    [1] Una jugada leída.
   *[other] { $places } jugadas leídas.
} { $doubts ->
    [0] Todo está claro.
    [1] Abajo hay un sitio que tienes que mirar.
   *[other] Abajo hay { $doubts } sitios que tienes que mirar.
}

# The page is full; over the buttons for camera and file.
photo-full = Esta página está llena. ¿Sigue la partida? Entonces enséñame la página { $page }.

# Not the page that comes next was photographed.
photo-page = Esta es la página { $page } de una planilla. Busco la página { $wanted }.

# Button that opens the choice of a photograph.
label-photo-button = Foto de una planilla
# Over the buttons for camera and file.
label-photo-lead = Imprime aquí una planilla vacía, escribe en ella con un bolígrafo y hazle una foto: bien plana, con buena luz y con las cuatro marcas redondas en la imagen. Con otra planilla impresa es un intento: fotografía toda la tabla. La imagen se queda en este dispositivo.
label-photo-camera = Hacer una foto
label-photo-file = Elegir una imagen
label-photo-again = Otra imagen
label-photo-end = La partida termina aquí
label-photo-reading = Estoy leyendo la planilla…
# Why a photograph cannot be read.
label-photo-unavailable = Aquí no puedo leer fotos, o no se ha podido cargar la lectura. Inténtalo más tarde o escribe las jugadas.
label-photo-no-picture = No puedo abrir este archivo como imagen. Elige una foto.
label-photo-large = Esta imagen es demasiado grande para mí. Elige una más pequeña.
label-photo-no-sheet = No veo ninguna planilla. Ponla plana y fotografía toda la tabla, con todas sus líneas y buena luz.
label-photo-dark = Está demasiado oscuro. Enciende una luz o acércate a una ventana.
label-photo-code = Veo las marcas redondas, pero no los cuadraditos debajo de una de ellas. ¿Hay algo encima, o están en la sombra?
label-photo-blurred = La imagen está borrosa. Sujeta la cámara sin moverla y espera hasta que se vea nítida.
label-photo-small = La planilla se ve demasiado pequeña. Acércate hasta que llene la imagen.
label-photo-other-sheet = Esta página es de otra planilla: sus renglones no son como las de la página 1.
label-photo-empty = Veo la planilla, pero no hay nada escrito en ella.
label-photo-letters = Solo puedo leer nuestro alfabeto. Elige otras letras para las piezas.
label-photo-gone = La imagen ya no está aquí. Elígela otra vez.
# Corners of a picture.
label-photo-left-upper = arriba a la izquierda
label-photo-right-upper = arriba a la derecha
label-photo-right-lower = abajo a la derecha
label-photo-left-lower = abajo a la izquierda
# A sheet that was not printed here is read as a trial.
label-photo-trial = Esta planilla no se imprimió aquí: leerla es un intento. Si la leo mal, enseña la foto a quienes hacen Notabene: con planillas de verdad aprendo. No la envío a nadie, se queda en este dispositivo.
# Question beside the picture of the first rows of such a sheet, of which one has a frame, and its answers.
label-photo-first-row = ¿Está la primera jugada en la fila del marco?
label-photo-row-picture = Imagen de las primeras filas de la planilla
label-photo-row-is = Sí
label-photo-row-above = No, una fila más arriba
label-photo-row-below = No, una fila más abajo
label-photo-row-turned = La imagen está al revés
# Question beside the picture of a place.
label-photo-which = ¿Qué pone aquí?
label-photo-picture = Imagen de este sitio de la planilla
label-photo-none = Ninguna de estas
label-photo-skip = Yo tampoco puedo leerlo
label-photo-finish = Sin más preguntas
# A game was read, but another sheet is on the page.
label-photo-replace = He leído la planilla de la foto. Aquí ya hay otra planilla. ¿Cuál quieres?
label-photo-put = La de la foto
label-photo-keep = La que está aquí
label-photo-back = Recuperar la planilla anterior
# Places that somebody should look at, each with its picture.
label-photo-places = Mira estos sitios
label-photo-forget = Ocultar las imágenes
label-photo-doubtful = No lo leo bien.
label-photo-cannot-be = Esto no se puede jugar aquí. ¿Es un error o lo he leído mal?
label-photo-rest = Desde aquí ya no puedo seguir la partida.
label-photo-blank = Aquí no puedo leer nada.
label-photo-paper = No había sitio para las imágenes. Mira tu papel.
