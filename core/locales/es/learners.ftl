### Who is learning, the page “Me”, the page for parents.
### part: first

learner-now = { $name } aprende

label-learner-first = Yo
label-me-title = Yo

### part: school

label-who-title = ¿Quién aprende?
label-who-lead = Cada nombre tiene sus estrellas, sus ejercicios, sus partidas y su letra. Toca una cara para cambiar. No hace falta contraseña.
label-who-add = Añadir un nombre
label-who-name = Nombre
label-who-face = Cara
label-who-save = Guardar
label-who-change = Cambiar el nombre y la cara
label-who-remove = Quitar

who-remove-ask = ¿Quitar a { $name }? También se van las estrellas, los ejercicios, las partidas y la letra de { $name }. Puedes recuperarlos hasta que se quite otro nombre.

label-who-remove-yes = Sí, quitar

who-removed = { $name } ya no está.

label-who-undo = Deshacer: recuperar el nombre
label-who-delete = Borrar para siempre

who-delete-ask = ¿Borrar para siempre las estrellas, las partidas y la letra de { $name }? Después ya no podrán volver.

label-who-delete-yes = Sí, borrar para siempre
label-who-empty = Escribe primero un nombre.
label-who-taken = Alguien ya tiene este nombre aquí.
label-who-full = Ya no cabe ningún nombre más.
label-who-no-room = Este dispositivo no tiene más sitio. No ha cambiado nada.
label-face-cat = gato
label-face-fox = zorro
label-face-owl = búho
label-face-frog = rana
label-face-bear = oso
label-face-rabbit = conejo
label-face-penguin = pingüino
label-face-mouse = ratón
label-face-star = estrella
label-face-sun = sol
label-face-moon = luna
label-face-flower = flor
label-me-hand = Mi letra
label-me-hand-line = Enséñale a Notabene cómo escribes y practica letras claras.
label-me-lessons = Mis lecciones
label-me-lessons-line = Todas las lecciones con tus estrellas.
label-me-today = Ejercicios de hoy
label-me-today-line = Diez ejercicios nuevos cada día.
label-me-mistakes = Mis errores
label-me-mistakes-line = Lo que puedes repasar.
label-me-parents = Para los padres
label-me-parents-line = Los minutos, lo que sabe hacer su hijo o hija, lo que viene después, lo difícil. Para imprimir.

backup-for = Este archivo se guardó sin nombres. Lo que contiene pasa a { $name }. Los demás nombres conservan lo suyo.

label-backup-names = También los nombres de este dispositivo se cambian por los del archivo.

## The page for parents: they are spoken to politely.
label-parents-title = Lo que ha aprendido su hijo o hija

parents-of = Lo que ha aprendido { $name }

label-parents-lead = Usted ve aquí lo que este dispositivo sabe de la práctica de su hijo o hija. No sale de este dispositivo.
label-parents-minutes = Minutos

parents-week =
    En los últimos siete días: { $minutes ->
        [1] 1 minuto
       *[other] { $minutes } minutos
     } en { $days ->
        [1] 1 día
       *[other] { $days } días
     }.

label-parents-no-minutes = Sin práctica en los últimos siete días.
label-parents-counted = El tiempo solo cuenta mientras la página está abierta y se hace algo en ella. Se guardan los últimos 60 días, solo en este dispositivo.

parents-day = { $day }: { $minutes } min

label-parents-can = Lo que ya sabe hacer

parents-course = { $title }: lecciones { $done } de { $lessons }, estrellas { $stars } de { $most }

label-parents-can-none = Aquí aparecerá la primera lección terminada.
label-parents-sure = Ya lo domina
label-parents-next = Lo que viene después

parents-next-lesson = La próxima lección: «{ $lesson }» ({ $course })

parents-course-done = El curso «{ $course }» está completo.

label-parents-due = Bueno para repasar hoy
label-parents-hard = Lo que le cuesta
label-parents-hard-none = Nada en especial. ¡Muy bien!
label-parents-shaky = Todavía inseguro

parents-often = { $text } ({ $count } veces)

label-parents-tip = Diez minutos tres días por semana ayudan más que una hora larga. Pida que le enseñe una jugada: explicarla es la mejor práctica.
label-parents-empty = Todavía no ha empezado. La primera lección dura cinco minutos.
label-parents-print = Imprimir esta página
label-parents-back = Volver a «Yo»
