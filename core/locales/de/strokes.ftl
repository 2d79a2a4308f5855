### part: more

label-strokes-title = Kombinationen
label-strokes-line = Wenig geben, viel gewinnen: finden, spielen, schreiben.

### part: school

stroke-title = Kombination { $number }: { $motif }
stroke-find-white = Weiß ist am Zug. Finde die Kombination: Spiel die Züge von Weiß, Notabene antwortet.
stroke-find-black = Schwarz ist am Zug. Finde die Kombination: Spiel die Züge von Schwarz, Notabene antwortet.
stroke-other-white = Schwarz kann auch { $text } schlagen. Zeig, dass Weiß auch hier gewinnt.
stroke-other-black = Weiß kann auch { $text } schlagen. Zeig, dass Schwarz auch hier gewinnt.
stroke-write = Schreib die Kombination jetzt auf, Zug für Zug.
stroke-quiet = Nach { $text } muss die andere Seite nicht schlagen und hat Zeit für einen guten Zug. Such ein Opfer, das sie schlagen muss.
stroke-less = Nach { $text } kommt { $line }. Das gewinnt nur { $count }: Du kannst mehr gewinnen.
stroke-nothing = Nach { $text } kommt { $line }. Du verlierst so viel, wie du gewinnst.
stroke-loses = Nach { $text } kommt { $line }. So verlierst du { $count }.
stroke-done = Geschaffte Kombinationen: { $done } von { $all }
stroke-of-length = { $count ->
    [1] 1 Zug
   *[other] { $count } Züge
}
label-strokes-lead = Gib etwas her und gewinn mehr. Finde die Kombination auf dem Brett und schreib sie dann auf.
label-strokes-game = Spiel
label-strokes-motif = Art
label-strokes-length = Länge
label-strokes-all = Alle
label-strokes-longer = 6 Züge oder mehr
label-strokes-none = So eine Kombination gibt es hier nicht. Wähl eine andere Art oder Länge.
label-strokes-next = Nächste Kombination
label-strokes-begin = Anfangen
label-strokes-sofar = Geschaffte Kombinationen
label-motif-turc = Türkischer Schlag
label-motif-turc-line = Eine Dame muss mehrere Figuren schlagen. Eine davon steht ihr bis zum Ende im Weg, und du schlägst die Dame.
label-motif-crowned = Geschenkte Dame
label-motif-crowned-line = Du lässt die andere Seite eine Dame bekommen und schlägst sie wieder.
label-motif-king = Herausgelockte Dame
label-motif-king-line = Eine Dame muss eine Figur schlagen, und du schlägst die Dame.
label-motif-royal = Königsschlag
label-motif-royal-line = Ein Stein wird nach 34 gelockt, und dein Stein auf 40 räumt ab.
label-motif-mazette = Anfängerschlag
label-motif-mazette-line = Ein Opfer bringt einen Stein neben deinen, ein anderes macht dahinter Platz: Coup de mazette.
label-motif-walk = Der Spaziergang
label-motif-walk-line = Ein Stein läuft von Opfer zu Opfer, bis du ihn schlagen kannst.
label-motif-free = Ruhezug
label-motif-free-line = Die andere Seite muss woanders schlagen: Du hast Zeit für einen ruhigen Zug.
label-motif-sweep = Großer Schlagzug
label-motif-sweep-line = Der letzte Zug schlägt viele Figuren auf einmal.
label-motif-double = Doppelschlag
label-motif-double-line = Zwei deiner Züge schlagen je zwei oder mehr Figuren.
label-motif-direct = Direkter Schlag
label-motif-direct-line = Ein Opfer, und gleich schlägst du mehr zurück.
label-motif-gifts = Mehrere Opfer
label-motif-gifts-line = Ein Opfer nach dem anderen, dann schlägst du mehr, als du gegeben hast.
