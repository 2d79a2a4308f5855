### One move in all systems of notation.

## Labels

label-system-short = Kort
label-system-short-note = Zo schrijft men nu, overal ter wereld: op notatieformulieren, in boeken en in kranten.
label-system-figurine = Figuurtjes
label-system-figurine-note = Plaatjes in plaats van letters. Een boek met figuurtjes kun je in elk land lezen.
label-system-long = Lang
label-system-long-note = Hier staat ook waar het stuk vandaan komt. Veel boeken uit de negentiende eeuw zijn zo gedrukt, en je mag het nog steeds schrijven.
label-system-coordinate = Alleen velden
label-system-coordinate-note = Van waar naar waar, zonder letter van een stuk. In de negentiende eeuw vonden sommige schrijvers dat genoeg.
label-system-iccf = Cijfers voor correspondentie (ICCF)
label-system-iccf-note = Voor correspondentiepartijen tussen twee landen: cijfers hoef je niet te vertalen. Het eerste is de lijn, het tweede de rij.
label-system-smith = Smith
label-system-smith-note = Warren Smith maakte het voor computers. Een letter aan het eind zegt wat er is geslagen, zodat een programma de zet terug kan nemen.
label-system-english = Beschrijvend, Engels
label-system-english-note = In Engelse boeken tot ongeveer 1980. De lijnen heten naar de stukken aan het begin, en elke speler telt de rijen vanaf zijn eigen kant.
label-system-french = Beschrijvend, Frans
label-system-french-note = De Franse vorm: eerst het cijfer, dan de lijn. De regels van 1930 lieten twee systemen toe, dit en dat van nu; sinds 1981 telt alleen dat van nu.
label-system-koch = Koch
label-system-koch-note = Een oud systeem met cijfers voor velden. We kennen het idee, maar niet hoe het gedrukt werd; daarom zie je de cijfers van correspondentiepartijen.
label-system-stamma = Stamma
label-system-stamma-note = In een boek uit 1737 gaf Philippe Stamma elk veld een naam. Een stuk noemde hij naar de lijn waarop het de partij begon, en een pion p.
label-system-pdn = Nummers (PDN)
label-system-pdn-note = Zo schrijven en bewaren programma’s nu dampartijen.
label-system-manoury = Manoury
label-system-manoury-note = Manoury had een café in Parijs en nummerde de velden in een boek uit 1770. In druk staan de zetten van zwart tussen haakjes.
label-system-way = De hele weg
label-system-way-note = Elk veld waar het stuk neerkomt. Dat is nodig als begin en einde twee slagen kunnen betekenen.
label-system-algebraic = Letters en cijfers
label-system-algebraic-note = Zoals bij schaken. In Rusland en de landen eromheen noteert men dampartijen zo.
label-systems-lead = De zet op het bord, op elke manier van vroeger en nu geschreven. Tik op een teken om te zien wat het betekent.
label-systems-start = Speel een zet of kies er een: dan staat hij hier in alle systemen.
label-systems-try = Schrijf deze zet in dit systeem
label-systems-check = Kijk na
label-systems-right = Precies zo!
label-systems-names = De stukken in andere talen
label-systems-letters = Met de letters van andere talen
label-say-aloud = Hardop zeggen
label-no-voice = Dit apparaat heeft zelf geen stem voor jouw taal. Stemmen van internet zouden de woorden wegsturen, dus die gebruiken we niet.
