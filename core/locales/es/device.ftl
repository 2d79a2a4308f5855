### What the device keeps; new versions.

## What the device keeps

# A file that is no backup.
backup-foreign = Este archivo no empieza como los que guarda Notabene. Elige el que tiene como primera línea «Notabene backup 1».

# A backup of a version that is not known here.
backup-version = Este archivo lo guardó otra versión de Notabene ({ $text }). Esta lee la versión 1: carga primero el Notabene más nuevo y vuelve a abrir el archivo.

# A backup that ends too early.
backup-cut = Hasta aquí está todo, pero falta el resto del archivo. Guárdalo otra vez o busca una copia completa.

# A backup whose last line does not fit the lines before it.
backup-changed = Se leen todas las líneas, pero alguien cambió algo en este archivo después de guardarlo. Busca la copia tal como se guardó.

# A line of a backup that begins otherwise than all do.
backup-line = En un archivo así, cada línea empieza por [ o por |. Esta empieza por «{ $text }».

# A name that no entry of a backup has.
backup-name = Notabene no guarda nada que se llame «{ $text }».

# An entry of a backup that is there twice.
backup-twice = «{ $text }» está dos veces en este archivo. Con una basta.

# A backslash before a sign that it does not change.
backup-sign = Detrás de \ va otra \ o la letra r. Aquí se ha cambiado algo.

# Something behind the end of a backup.
backup-more = El archivo guardado termina antes de este punto. Lo que sigue no forma parte de él.

# A backup that is longer than any device keeps.
backup-long = Este archivo es demasiado largo para un dispositivo. Elige el que guardó Notabene.

# What was kept cannot be read; it was put aside under a name.
kept-damaged = Lo que estaba guardado aquí ({ $text }) ya no se puede leer. Lo hemos apartado, no borrado; lo demás sigue como estaba.

## Labels

label-device-title = En este dispositivo
label-device-link = Lo que guarda este dispositivo
label-licences-link = Licencias de las bibliotecas de los programas
label-device-lead = Tus partidas, tus ajustes, tus estrellas, tus planillas y los minutos que practicas se quedan en este dispositivo. No se envía nada a ningún sitio. Aquí puedes llevártelo todo o borrarlo del dispositivo.
label-device-offline = Sin internet
label-device-ready = Todo Notabene está en este dispositivo: funciona también sin internet.
label-device-coming = Notabene se está copiando en este dispositivo. Deja la página abierta un momento; después funcionará también sin internet.
label-device-never = Este navegador no guarda páginas de esta dirección: aquí Notabene necesita internet.
label-device-saving = Llévatelo contigo
label-device-save-hint = Todo va a un solo archivo. Ábrelo en otro dispositivo y sigue allí.
label-device-save = Guardar todo en un archivo
label-device-open = Abrir un archivo guardado
label-device-whole = Este archivo está completo. Si lo abres, tus ajustes, estrellas, planillas y cursos se cambian por los del archivo. Todas las partidas siguen en «Mis partidas».
label-device-replace = Abrirlo
label-device-replaced = El archivo está abierto. Lo que había antes todavía puede volver.
label-device-undo = Deshacer: recuperar lo que había antes
label-device-games-unread = No se ha podido leer «Mis partidas», así que no hay archivo. Inténtalo otra vez.
label-device-problem = Este archivo no se ha abierto; aquí no ha cambiado nada.
label-device-full = En el dispositivo no cabe todo este archivo. Aquí no ha cambiado nada.
label-device-forget-hint = Borra de este dispositivo tu partida, tus ajustes, estrellas, planillas y cursos, y la copia del propio Notabene.
label-device-forget-ask = Se perderá todo para siempre. Si quieres conservarlo, guárdalo antes en un archivo. ¿Seguro que quieres borrarlo todo?
label-new-version = Hay una nueva versión de Notabene. Tu partida está guardada.
label-use-new-version = Usar la nueva versión
label-not-now = Ahora no
