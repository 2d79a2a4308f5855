### part: more

label-strokes-title = Kombinationen
label-strokes-line = Wenig geben, viel gewinnen: finden, spielen, schreiben.

### part: school

stroke-title = Schlag { $number }: { $motif }
stroke-find-white = Weiß ist am Zug. Finde den Schlag: Spiel die Züge von Weiß, das Programm antwortet.
stroke-find-black = Schwarz ist am Zug. Finde den Schlag: Spiel die Züge von Schwarz, das Programm antwortet.
stroke-other-white = Schwarz kann auch { $text } schlagen. Zeig, dass Weiß auch hier gewinnt.
stroke-other-black = Weiß kann auch { $text } schlagen. Zeig, dass Schwarz auch hier gewinnt.
stroke-write = Schreib den Schlag jetzt auf, Zug für Zug.
stroke-quiet = Nach { $text } muss nichts geschlagen werden: Die andere Seite hat Zeit für einen guten Zug. Such ein Opfer, das sie schlagen muss.
stroke-less = Nach { $text } kommt { $line }. Das gewinnt nur { $count }, und es geht mehr.
stroke-nothing = Nach { $text } kommt { $line }. Was du schlägst, kostet dich genauso viel.
stroke-loses = Nach { $text } kommt { $line }. So verlierst du { $count }.
stroke-done = { $done } von { $all } geschafft
stroke-of-length = { $count } Züge
label-strokes-lead = Gib etwas her und gewinne mehr. Finde den Schlag auf dem Brett und schreib ihn dann auf.
label-strokes-game = Spiel
label-strokes-motif = Art
label-strokes-length = Länge
label-strokes-all = Alle
label-strokes-longer = 6 Züge oder mehr
label-strokes-none = So einen Schlag gibt es hier nicht. Wähl eine andere Art oder Länge.
label-strokes-next = Nächster Schlag
label-strokes-begin = Anfangen
label-strokes-sofar = Geschaffte Schläge
label-motif-turc = Türkischer Schlag
label-motif-turc-line = Eine Dame muss mehrere Figuren schlagen. Eine davon steht ihr bis zum Ende im Weg, und du schlägst die Dame.
label-motif-crowned = Geschenkte Dame
label-motif-crowned-line = Du lässt die andere Seite eine Dame bekommen und schlägst sie wieder.
label-motif-king = Gelockte Dame
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
