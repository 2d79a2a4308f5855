### part: more

label-strokes-title = Slagen
label-strokes-line = Een beetje geven, veel winnen: zoek, speel en schrijf.

### part: school

stroke-title = Slag { $number }: { $motif }
stroke-find-white = Wit is aan zet. Zoek de slag: speel de zetten van wit, het programma antwoordt.
stroke-find-black = Zwart is aan zet. Zoek de slag: speel de zetten van zwart, het programma antwoordt.
stroke-other-white = Zwart kan ook { $text } slaan. Laat zien dat wit ook hier wint.
stroke-other-black = Wit kan ook { $text } slaan. Laat zien dat zwart ook hier wint.
stroke-write = Schrijf de slag nu op, zet voor zet.
stroke-quiet = Na { $text } hoeft er niets geslagen te worden: de ander heeft tijd voor een goede zet. Zoek een offer dat geslagen moet worden.
stroke-less = Na { $text } komt { $line }. Dat wint maar { $count }, en er zit meer in.
stroke-nothing = Na { $text } komt { $line }. Wat je slaat, kost je evenveel.
stroke-loses = Na { $text } komt { $line }. Zo verlies je { $count }.
stroke-done = { $done } van { $all } gedaan
stroke-of-length = { $count } zetten
label-strokes-lead = Geef iets weg en win meer. Zoek de slag op het bord en schrijf hem daarna op.
label-strokes-game = Spel
label-strokes-motif = Soort
label-strokes-length = Lengte
label-strokes-all = Alles
label-strokes-longer = 6 zetten of meer
label-strokes-none = Zo’n slag is hier niet. Kies een andere soort of lengte.
label-strokes-next = Volgende slag
label-strokes-begin = Begin
label-strokes-sofar = Gedane slagen
label-motif-turc = Turkse slag
label-motif-turc-line = Een dam moet meer stukken slaan. Eén daarvan staat tot het eind in de weg, en jij slaat de dam.
label-motif-crowned = Dam cadeau
label-motif-crowned-line = Je laat de ander een dam halen en slaat hem weer.
label-motif-king = Gelokte dam
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
label-motif-gifts = Meer offers
label-motif-gifts-line = Het ene offer na het andere, dan sla je meer dan je gaf.
