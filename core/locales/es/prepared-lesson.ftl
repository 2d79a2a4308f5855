### The page that prepares a lesson for a teacher.

# Minutes of a step.
prepare-minutes = { $minutes } min

# A move of a game that the class guesses.
prepare-guess = Antes de { $text }: pare y deje que adivinen.

label-prepare-title = Una clase en tres minutos
label-prepare-line = Elija una lección, una partida o un curso: pizarra, ejercicios, ficha y enlace para los alumnos están listos.
label-prepare-lead = Elija de qué trata su clase. El plan de abajo está listo para usar y para imprimir.
label-prepare-what = ¿De qué trata?
label-prepare-topic = Una lección de un curso
label-prepare-course = Un curso entero
label-prepare-famous = Una partida famosa
label-prepare-long = ¿Cuánto tiempo?
label-prepare-show = Mostrar
label-prepare-together = Resolver juntos
label-prepare-paper = En papel
label-prepare-alone = Cada uno por su cuenta
label-prepare-show-lesson = Cada pulsación de la barra espaciadora trae el punto o la jugada siguiente.
label-prepare-show-game = Reproduzca la partida en la pizarra: cada pulsación de la barra espaciadora trae la jugada siguiente.
label-prepare-together-line = La clase responde. La barra espaciadora trae una pista y luego la respuesta.
label-prepare-guess-line = Pare antes de estas jugadas. La tecla V empieza una votación.
label-prepare-paper-line = Dos versiones, con las respuestas en una página para usted.
label-prepare-open = Abrir la ficha
label-prepare-alone-lesson = Los alumnos escanean el código o abren el enlace. Al final tocan «Enseñar a mi profesor»; «Mi clase» reúne los resultados.
label-prepare-alone-famous = Los alumnos escanean el código o abren el enlace y eligen cómo practicar con esta partida. Al final tocan «Enseñar a mi profesor»; «Mi clase» reúne los resultados.
label-prepare-alone-game = Los alumnos escanean el código o abren el enlace: tienen la partida en su tablero.
label-prepare-print = Imprimir el plan
label-prepare-later = Las lecciones siguientes
label-prepare-none = Aquí no hay nada que preparar. Elija otra cosa: una partida necesita jugadas.
label-prepare-too-long = El enlace es demasiado largo para un código. Envíelo, o pase el curso como archivo.
