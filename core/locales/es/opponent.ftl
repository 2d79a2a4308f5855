### Jugar contra Notabene.

## Labels

label-play-notabene = Jugar contra Notabene
label-ended-won = ¡Has ganado!
label-ended-lost = Ha ganado Notabene.
label-ended-draw = Tablas.
label-rematch = Otra partida
label-stronger = Un nivel más fuerte
label-look-at-game = Ver la partida
label-write-on-sheet = Escribirla en una planilla

label-who-plays = ¿Quién juega?
label-two-people = Entre dos
label-your-side = Tú juegas
label-by-chance = Blancas o negras al azar
label-level = ¿Qué nivel?
label-level-for-you = Para ti
label-level-1 = 1 · Conoce las reglas
label-level-2 = 2 · Acaba de empezar
label-level-3 = 3 · Juega por gusto
label-level-4 = 4 · Mira dos veces
label-level-5 = 5 · Juega con cuidado
label-level-6 = 6 · Juega en un club
label-level-7 = 7 · Difícil de vencer
label-level-8 = 8 · Tan fuerte como puede
label-level-name-1 = Lalo el caracol
label-level-name-2 = Pío el pollito
label-level-name-3 = Hop el conejo
label-level-name-4 = Púa el erizo
label-level-name-5 = Rufo el zorro
label-level-name-6 = León Leo
label-level-name-7 = Olga la lechuza
label-level-name-8 = Draco el dragón
label-oppose-here = Seguir esta partida contra Notabene
label-play-on = Jugar
label-hint = Pista
label-change-opponent = Cambiar
label-stop-opponent = Parar
label-try-again = Probar otra vez
label-opponent-lead = Notabene responde a cada jugada tuya. Puedes deshacer jugadas, pedir una pista y cambiar todo esto cuando quieras.

## Messages

opponent-plays = Notabene: { PLAYER($player) }
opponent-thinks = Notabene está pensando…
opponent-missing = Notabene no puede venir al tablero ahora. ¿Tienes internet? Puedes jugar por los dos bandos y probar otra vez más tarde.
opponent-first = Le toca a Notabene. Espera un momento o pulsa «Parar».
hint-move = Prueba esta jugada: { PIECE($piece) } de { $from } a { $to }.
hint-takes = { $piece ->
    [man] Captura con { PIECE($piece, form: "the") } de { $from }: cae en { $to }.
    [crowned] Captura con { PIECE($piece, form: "the") } de { $from }: cae en { $to }.
   *[other] Captura en { $to } con { PIECE($piece, form: "the") } de { $from }.
}
hint-throw = Prueba con un dardo, y apunta a { $field }.
hint-written = Prueba { $text }.

draw-declined = Notabene todavía no quiere tablas. ¡Sigue jugando!

offer-needs-move = Juega primero una jugada. Después puedes ofrecer tablas.
