### part: more

label-strokes-title = Slagzetten
label-strokes-line = Een beetje geven, veel winnen: zoek, speel en schrijf.

### part: school

stroke-title = Slagzet { $number }: { $motif }
stroke-find-white = Wit is aan zet. Zoek de slagzet: speel de zetten van wit, Notabene antwoordt.
stroke-find-black = Zwart is aan zet. Zoek de slagzet: speel de zetten van zwart, Notabene antwoordt.
stroke-other-white = Zwart kan ook { $text } slaan. Laat zien dat wit ook hier wint.
stroke-other-black = Wit kan ook { $text } slaan. Laat zien dat zwart ook hier wint.
stroke-write = Schrijf de slagzet nu op, zet voor zet.
stroke-quiet = Na { $text } hoeft de ander niet te slaan en heeft hij tijd voor een goede zet. Zoek een offer dat geslagen moet worden.
stroke-less = Na { $text } komt { $line }. Dat wint maar { $count }: je kunt meer winnen.
stroke-nothing = Na { $text } komt { $line }. Wat je slaat, kost je evenveel.
stroke-loses = Na { $text } komt { $line }. Zo verlies je { $count }.
stroke-done = Slagzetten gedaan: { $done } van { $all }
stroke-of-length = { $count ->
    [1] 1 zet
   *[other] { $count } zetten
}
label-strokes-lead = Geef iets weg en win meer. Zoek de slagzet op het bord en schrijf hem daarna op.
label-strokes-game = Spel
label-strokes-motif = Soort
label-strokes-length = Lengte
label-strokes-all = Alles
label-strokes-longer = 6 zetten of meer
label-strokes-none = Zo’n slagzet is hier niet. Kies een andere soort of lengte.
label-strokes-next = Volgende slagzet
label-strokes-begin = Begin
label-strokes-sofar = Slagzetten gedaan
label-motif-turc = Turkse slag
label-motif-turc-line = Een dam moet meerdere stukken slaan. Eén daarvan staat tot het eind in de weg, en jij slaat de dam.
label-motif-crowned = Dam cadeau
label-motif-crowned-line = Je laat de ander een dam halen en slaat hem weer.
label-motif-king = Weggelokte dam
label-motif-king-line = Een dam moet een stuk slaan, en jij slaat de dam.
label-motif-royal = Coup royal
label-motif-royal-line = Een schijf wordt naar 34 gelokt, en jouw schijf op 40 slaat alles weg.
label-motif-mazette = Coup de mazette
label-motif-mazette-line = Het ene offer brengt een schijf naast de jouwe, het andere maakt plaats erachter.
label-motif-walk = De wandeling
label-motif-walk-line = Eén schijf loopt van offer naar offer, tot je hem kunt slaan.
label-motif-free = Rusttempo
label-motif-free-line = De ander moet ergens anders slaan: jij hebt tijd voor een rustige zet.
label-motif-sweep = Grote meerslag
label-motif-sweep-line = De laatste zet slaat veel stukken tegelijk.
label-motif-double = Dubbele slag
label-motif-double-line = Twee van je zetten slaan elk twee of meer stukken.
label-motif-direct = Directe slag
label-motif-direct-line = Eén offer, en meteen sla je er meer terug.
label-motif-gifts = Meerdere offers
label-motif-gifts-line = Het ene offer na het andere, dan sla je meer dan je gaf.
