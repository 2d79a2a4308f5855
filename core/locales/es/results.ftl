### Results that are handed in, and the class of a teacher.
### part: school

## Results

# No result in a text.
result-missing = En este texto no hay ningún resultado. Un resultado empieza por r=1, o es un enlace que lleva r=1.

# A link to something else came instead of a result.
result-other-link = Este enlace lleva a otra cosa, no a un resultado.

# A text is longer than any result.
result-too-long = Esto es demasiado largo para un resultado.

# A result was written by a later version.
result-newer = Este resultado es de un Notabene más nuevo. Recargue la página para tenerlo y añádalo otra vez.

# A character of a result is missing or another one.
result-changed = Falta un signo de este resultado o hay uno que no es. Pídalo otra vez.

# A result has values that no task has.
result-out-of-range = Algunos números de este resultado son imposibles. Pídalo otra vez.

# There is no room for more results.
class-full = Ya hay 10 000 resultados. Guárdelos en un archivo y bórrelos: así habrá sitio.

# The device does not keep the results.
class-not-saved = En este dispositivo no caben los resultados. Guárdelos en un archivo antes de dejar esta página.

# How many results are new, and how many were there before.
class-added = Resultados nuevos: { $added }. Ya estaban: { $known }.

# A text that is no result; the reason follows.
class-refused = No se acepta: «{ $text }».

# How many results were deleted just now.
class-deleted = Resultados borrados: { $results }.

# What has come in so far.
class-count = Alumnos: { $pupils } · Resultados: { $results }

# A button of a row, for those who cannot see the row.
class-delete-of = Borrar los resultados de { $name }

# A lesson of a course.
class-lesson = { $course }: { $number }

# Pupils with their right answers, or with the number of their mistakes.
class-pupils = { $name } ({ $count })

# How many answers were right.
right-of = Respuestas correctas: { $right } de { $asked }

# Whose result it is.
hand-in-from = De: { $name }

class-right = { $task } – bien

class-asked = { $task } – en total

class-diplomas-of = Diplomas: { $course } (terminado: { $pupils })

class-missing-more = { $count } más

## Labels

label-hand-in = Enseñar a mi profesor
label-hand-in-skills = Enseñar a mi profesor lo que sé hacer
label-hand-in-title = Enseña tu resultado a tu profesor
label-hand-in-name = Tu nombre o tu número en la clase
label-hand-in-hint = Se queda en este dispositivo y solo va en lo que tú enseñas.
label-hand-in-make = Hacer el código
label-hand-in-empty = Primero escribe tu nombre o tu número: de 1 a 40 letras o cifras.
label-hand-in-show = Enseña el código QR a la cámara de tu profesor, o envía el enlace o el código.
label-hand-in-code = El código
label-hand-in-copy-code = Copiar el código
label-hand-in-rename = Otro nombre
label-class-title = Mi clase
label-class-line = Recoger resultados y ver a quién ayudar y en qué.
label-class-lead = Sus alumnos tocan «Enseñar a mi profesor» y le dan un código QR, un enlace o un código. Todo se queda en este dispositivo.
label-class-collect = Recoger resultados
label-class-paste = Enlaces o códigos, tantos como quiera
label-class-add = Añadir
label-class-camera = Leer los códigos QR con la cámara
label-class-camera-stop = Apagar la cámara
label-class-camera-none = Este navegador no puede leer códigos QR con la cámara. Pegue los enlaces o los códigos, o use la cámara de un móvil y abra el enlace aquí.
label-class-camera-denied = No se puede usar la cámara. Permítala en el navegador o pegue los enlaces.
label-class-camera-lost = Ahora no se pueden leer los códigos QR. Vuelva a encender la cámara o pegue los enlaces.
label-class-camera-looks = Ponga los códigos QR delante de la cámara, uno tras otro.
label-class-none = Todavía no hay resultados.
label-class-table = Quién sabe hacer qué
label-class-show = Mostrar
label-class-show-all = todo
label-class-show-lessons = lecciones
label-class-show-others = práctica libre, dictados, golpes
label-class-show-skills = habilidades
label-class-pupil = Alumno
label-class-help = A quién ayudar y en qué
label-class-help-none = Según estos resultados, nadie necesita ayuda.
label-class-mistakes = Errores
label-class-good = va bien
label-class-some = la mitad bien
label-class-weak = necesita ayuda
label-class-today = Ejercicios del día
label-class-empty = Nada escrito
label-class-other = Otra jugada escrita
label-class-wrong = Una jugada mal escrita
label-class-order = Algo hecho demasiado pronto
label-class-print = Imprimir
label-class-save = Guardar en un archivo
label-class-delete = Borrar todos los resultados
label-class-undo = Recuperarlos
label-class-list = Los nombres de mi clase
label-class-list-hint = Un nombre por línea, tal como lo escriben sus alumnos. Así verá quién falta.
label-class-missing = Quién falta
label-class-missing-all = Nada todavía
label-class-table-save = Guardar como tabla (CSV)
label-class-diplomas = Diplomas para mi clase
label-class-diplomas-lead = Un nombre por línea, un diploma para cada uno. Quienes le mostraron todo el curso ya están.
label-class-diplomas-print = Imprimir los diplomas
label-diploma-sign = Firma
