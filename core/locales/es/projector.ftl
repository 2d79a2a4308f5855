### The board on the wall of a classroom.

## Labels

label-wall-reveal = Mostrar lo que sigue
label-wall-back = Un paso atrás
label-wall-page-on = Página siguiente
label-wall-page-back = Página anterior
label-wall-coming = Ver las jugadas que vienen
label-wall-coming-head = Lo que viene
label-wall-blank = Oscurecer la pizarra
label-wall-dark = La pizarra está oscura. Pulsa una tecla o tócala para encenderla.
label-wall-ring = Anillo en el puntero
label-wall-erase = Borrar los dibujos
label-wall-free = Tablero libre
label-wall-game = Volver a la posición
label-wall-free-hint = Aquí no hay reglas: pon cualquier pieza donde quieras. La partida sigue como está.
label-wall-notes = Notas del profesor
label-wall-full = Pantalla completa
label-wall-close = Dejar la pizarra
label-wall-tools = Controles de la pizarra
label-wall-no-channel = Este navegador no puede coordinar dos ventanas. Cada ventana va por su cuenta.
label-wall-blocked = El navegador no ha abierto la ventana. Usa este enlace:
label-wall-notes-lead = Lo que haces aquí pasa en la pizarra, y al revés.
label-wall-open = Abrir la pizarra
label-wall-which = ¿Para qué pizarra son las notas?
label-wall-none = Aún no hay ninguna pizarra abierta en este dispositivo.
label-wall-now = Ahora en la pizarra
label-wall-next-move = Jugada siguiente
label-wall-no-next = Después de esta no viene ninguna jugada.
label-wall-signs = Qué significa cada signo
label-wall-hint = Pista
label-wall-answer = Respuesta
label-wall-mistakes = Errores típicos
label-wall-loading = La lección está en camino…
label-wall-missing = Esta lección no está. La partida sigue en su sitio.
label-wall-unknown = En esta dirección no hay ningún ejercicio.
label-wall-tray = Piezas para el tablero libre
label-wall-show-here = Mostrar en la pizarra
label-wall-card = El tablero y las jugadas en grande, para toda una clase.
label-wall-inks = Color para dibujar
label-ink-green = Verde
label-ink-red = Rojo
label-ink-blue = Azul
label-ink-yellow = Amarillo oscuro
