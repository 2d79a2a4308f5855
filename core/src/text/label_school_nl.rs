//! The words of lessons, drills, score sheets and clocks in Dutch: the last part of those in `label_nl.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_nl {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Lessen",
            // Score sheets.
            TableNumber => "Tafel",
            WhiteClub => "Club van wit",
            BlackClub => "Club van zwart",
            LeafOriginal => "Origineel",
            LeafCopy => "Kopie",
            ResignedWord => "geeft op",
            StepResult => "Schrijf de uitslag in beide vakken",
            StepCircle => "Omcirkel de naam van de winnaar, of beide namen bij remise",
            StepSignOwn => "Zet je handtekening op je eigen formulier",
            StepSignTheirs => "Zet je handtekening op het formulier van de ander",
            StepDetach => "Maak het origineel los van de kopie",
            StepHandIn => "Geef het origineel aan de arbiter",
            StepKeepCopy => "Bewaar de kopie",
            DeedWriteTheirs => "De zet van de ander opschrijven",
            DeedPlay => "Spelen",
            DeedPress => "Op de klok drukken",
            DeedWriteOwn => "Je eigen zet opschrijven",
            SlipField => "Een verkeerd veld",
            SlipTurned => "Twee dingen verwisseld",
            SlipWhich => "Welk van de twee stukken?",
            SlipPawn => "Een pion die slaat",
            SlipCross => "Het teken voor slaan",
            SlipLetter => "Een verkeerde letter",
            SlipCastling => "De rokade",
            SlipCheck => "Schaak en mat",
            SlipPromotion => "Een promotie",
            SlipColumns => "Kolommen verwisseld",
            SlipLeftOut => "Een vergeten zet",
            SlipTwo => "Twee zetten op één plek",
            SlipOther => "Een andere zet (moeilijk)",
            // End of score sheets.
            // Lessons.
            LearnLead => "Leer je partijen noteren, stap voor stap. Je kunt niets verliezen: probeer het zo vaak je wilt.",
            LearnMore => "Meer oefenen",
            LearnSheet => "Notatieformulier",
            LearnSheetNote => "Speel en vul een echt notatieformulier in.",
            LearnClock => "Klok",
            LearnClockNote => "Een klok voor twee spelers aan één scherm.",
            LearnOwn => "Voor leraren: je eigen cursus",
            LearnOwnHint => "Een cursus is een gewoon tekstbestand. Kies het, sleep het hierheen of plak de tekst. Het blijft op dit apparaat.",
            LearnOwnPaste => "Plak hier de tekst van een cursus",
            LearnOwnRead => "Cursus toevoegen",
            LearnOwnRemove => "Deze cursus weghalen",
            LearnOwnSure => "Echt weghalen? Tik nog een keer.",
            LearnOwnAdded => "De cursus is er. Je vindt hem hierboven.",
            LearnOwnPassing => "De cursus staat in de lijst, maar alleen tot je de pagina sluit: je apparaat kan hem niet bewaren.",
            LearnOwnFull => "Er zijn al negen eigen cursussen. Haal er eerst een weg en lees deze dan opnieuw in.",
            LearnOwnProblems => "Deze cursus is nog niet klaar. Kijk hier:",
            LearnForget => "Alles vergeten",
            LearnForgetAsk => "Al je sterren gaan weg. Echt alles vergeten?",
            LearnForgetYes => "Ja, alles vergeten",
            LearnForgetDone => "Alles is vergeten. Je kunt opnieuw beginnen.",
            LearnMissing => "De cursus kon niet geladen worden. Heb je verbinding?",
            LearnRetry => "Opnieuw proberen",
            LearnGone => "Deze les is er niet.",
            LearnCard => "In het kort",
            LearnExercises => "Oefeningen",
            LearnNext => "Volgende oefening",
            LearnNextLesson => "Volgende les",
            LearnFinished => "Je hebt de hele cursus gedaan. Bravo!",
            LearnToLesson => "Lees de les",
            LearnPlay => "Speel het op het bord.",
            LearnHint => "Een hint",
            LearnAnswer => "Laat het antwoord zien",
            LearnQuestion => "Een vraag om te onthouden",
            LearnQuestionLater => "Het antwoord komt aan het eind van de cursus.",
            LearnRight => "Goed!",
            LearnNoted => "Goed! Nog één ding:",
            LearnAlmost => "Goed geprobeerd. Kijk naar één ding:",
            LearnGoOn => "Ga door!",
            LearnRowPiece => "Welk stuk?",
            LearnRowFrom => "Waarvandaan?",
            LearnRowTakes => "Slaat het?",
            LearnRowLetter => "Letter",
            LearnRowDigit => "Cijfer",
            LearnRowSign => "Teken",
            LearnRowEnd => "Aan het eind",
            LearnRowWords => "Tik aan wat in het gemarkeerde vak hoort.",
            LearnPawn => "Pion: geen letter",
            LearnSpace => "Spatie",
            LearnYours => "Jouw antwoord",
            // End of lessons.
            // Drills.
            DrillTitle => "Oefenen",
            DrillLead => "Korte opdrachten, zoveel je wilt. Je kunt niets verliezen.",
            DrillKindName => "Noem het veld",
            DrillKindFind => "Zoek het veld",
            DrillKindPlay => "Speel wat er staat",
            DrillKindWrite => "Schrijf wat er gespeeld is",
            DrillWhat => "Wat wil je oefenen?",
            DrillMoves => "Welke zetten?",
            DrillWhere => "Waar op het bord?",
            DrillWhole => "Hele bord",
            DrillFiles => "Lijnen",
            DrillRanks => "Rijen",
            DrillRings => "Ringen",
            DrillSide => "Wie zit er onder?",
            DrillNames => "Toon de namen aan de rand",
            DrillBegin => "Beginnen",
            DrillStop => "Stoppen",
            DrillNext => "Volgende",
            DrillHelp => "Hulp",
            DrillCheck => "Kijk na",
            DrillAgain => "Toon de zet nog eens",
            DrillCount => "Tel één minuut",
            DrillCounting => "Ik tel …",
            DrillStars => "Je sterren",
            DrillInput => "Hoe wil je schrijven?",
            DrillCircle => "Omcirkelen",
            DrillPad => "Lettertoetsen",
            DrillType => "Toetsenbord",
            DrillPawn => "Pionzet",
            DrillPiece => "Zet met een stuk",
            DrillByFile => "Twee stukken: de letter beslist",
            DrillByRank => "Twee stukken: het cijfer beslist",
            DrillCentre => "Over het midden",
            DrillSupport => "Slaan met steun",
            DrillDart => "Gegooid stuk",
            DrillStep => "Zet",
            DrillJump => "Slag van één stuk",
            DrillJumps => "Slag van meer stukken",
            ClockTitle => "Klok",
            ClockLead => "Een klok voor twee spelers. Druk na je zet op je eigen helft of op de spatiebalk: dan loopt de tijd van de ander.",
            ClockStart => "Start",
            ClockPause => "Zet de klok stil",
            ClockGoOn => "Ga verder",
            ClockReset => "Zet de klok opnieuw",
            ClockResetSure => "Echt opnieuw zetten?",
            ClockRuns => "loopt",
            ClockWaits => "aan zet",
            ClockFlagFell => "vlag",
            ClockClaim => "De vlag is gevallen",
            ClockNoMate => "De winnaar kon nooit mat geven",
            ClockTimes => "Hoeveel tijd?",
            ClockOwn => "Je eigen tijd",
            ClockHint => "Minuten, dan + en seconden per zet: 15+10. Delen met een eigen tijd: 40/90+30, 30+30. Met d in plaats van + wacht de klok: 5d3.",
            ClockTake => "Neem deze tijd",
            ClockRules => "Spelregels",
            ClockBeside => "Klok naast het bord",
            ClockAuto => "Een zet op het bord drukt de klok in",
            ClockWrite => "Schrijf de tijd naast de zet",
            ClockTurned => "Draai de bovenste helft om, voor een telefoon tussen jullie in",
            ClockSide => "Zwart kiest: de klok staat",
            ClockLeft => "links",
            ClockRight => "rechts",
            TouchRule => "Aanraken is zetten",
            Adoube => "J’adoube",
            ClockArbiter => "Scheidsrechter: tijd verbeteren",
            ClockMore => "een minuut meer",
            ClockLess => "een minuut minder",
            DutyTitle => "Wie moet noteren?",
            DutyDone => "Het blad is compleet",
            HandsTitle => "Wie speelt met wit?",
            HandsLead => "Eén pion is wit, de andere zwart. De ander kiest een hand.",
            HandLeft => "Linkerhand",
            HandRight => "Rechterhand",
            HandsAgain => "Verstop ze opnieuw",
            DrillCrowned => "Een dam, of een schijf die dam wordt",
            // One move in all systems.
            SystemShort => "Kort",
            SystemShortNote => {
                "Zo schrijft men nu, overal ter wereld: op notatieformulieren, in boeken en in kranten."
            }
            SystemFigurine => "Figurines",
            SystemFigurineNote => {
                "Plaatjes in plaats van letters. Een boek met figurines kun je in elk land lezen."
            }
            SystemLong => "Lang",
            SystemLongNote => {
                "Hier staat ook waar het stuk vandaan komt. Veel boeken uit de negentiende eeuw zijn zo gedrukt, en je mag het nog steeds schrijven."
            }
            SystemCoordinate => "Alleen velden",
            SystemCoordinateNote => {
                "Van waar naar waar, zonder letter van een stuk. In de negentiende eeuw vonden sommige schrijvers dat genoeg."
            }
            SystemIccf => "Cijfers per post (ICCF)",
            SystemIccfNote => {
                "Voor partijen per brief tussen twee landen: cijfers hoef je niet te vertalen. Het eerste is de lijn, het tweede de rij."
            }
            SystemSmith => "Smith",
            SystemSmithNote => {
                "Warren Smith maakte het voor computers. Een letter aan het eind zegt wat er is geslagen, zodat een programma de zet terug kan nemen."
            }
            SystemEnglish => "Beschrijvend, Engels",
            SystemEnglishNote => {
                "In Engelse boeken tot ongeveer 1980. De lijnen heten naar de stukken aan het begin, en elke speler telt de rijen vanaf zijn eigen kant."
            }
            SystemFrench => "Beschrijvend, Frans",
            SystemFrenchNote => {
                "De Franse vorm: eerst het cijfer, dan de lijn. De regels van 1930 lieten twee systemen toe, dit en dat van nu; sinds 1981 telt alleen dat van nu."
            }
            SystemKoch => "Koch",
            SystemKochNote => {
                "Een oud systeem met cijfers voor velden. We kennen het idee, maar niet de druk; daarom zie je de cijfers van partijen per post."
            }
            SystemStamma => "Stamma",
            SystemStammaNote => {
                "In een boek uit 1737 gaf Philippe Stamma elk veld een naam. Een stuk noemde hij naar de lijn waarop het de partij begon, en een pion p."
            }
            SystemPdn => "Nummers (PDN)",
            SystemPdnNote => "Zo schrijven en bewaren programma’s nu dampartijen.",
            SystemManoury => "Manoury",
            SystemManouryNote => {
                "Manoury had een café in Parijs en nummerde de velden in een boek uit 1770. In druk staan de zetten van zwart tussen haakjes."
            }
            SystemWay => "De hele weg",
            SystemWayNote => {
                "Elk veld waar het stuk neerkomt. Dat is nodig als begin en einde twee slagen kunnen betekenen."
            }
            SystemAlgebraic => "Letters en cijfers",
            SystemAlgebraicNote => {
                "Zoals bij schaken. In Rusland en de landen eromheen schrijft men dammen zo."
            }
            SystemsLead => {
                "De zet op het bord, op elke manier van vroeger en nu geschreven. Tik op een teken: het vertelt wat het betekent."
            }
            SystemsStart => "Speel een zet of kies er een: dan staat hij hier in alle systemen.",
            SystemsTry => "Schrijf deze zet in dit systeem",
            SystemsCheck => "Kijken",
            SystemsRight => "Precies zo!",
            SystemsLetters => "Met de letters van andere talen",
            SayAloud => "Hardop zeggen",
            NoVoice => {
                "Dit apparaat heeft zelf geen stem voor jouw taal. Stemmen van internet zouden de woorden wegsturen, dus die gebruiken we niet."
            }
            // Print.
            PrintTitle => "Notatieformulieren afdrukken",
            PrintLead => {
                "Lege formulieren voor de club, het formulier van jouw partij, formulieren met een fout om te zoeken, diagrammen. Hieronder zie je elke pagina zoals ze op papier komt."
            }
            PrintFormat => "Papier",
            PrintA4 => "A4",
            PrintA5 => "A5, voor kinderen",
            PrintLine => "Hoogte van een regel",
            PrintTimes => "Een kolom voor de tijd",
            PrintSheets => "Formulieren",
            PrintBlank => "Lege formulieren",
            PrintFilled => "Het formulier van de partij op het bord",
            PrintCopies => "Elk met een kopie: het origineel en de kopie, op twee pagina’s",
            PrintPlanted => "Formulieren van deze partij, elk met één fout",
            PrintSow => "Andere fouten",
            PrintKey => "Antwoorden",
            PrintKeyOf => "Antwoorden bij de formulieren met een fout",
            PrintBoards => "Diagrammen",
            PrintBoardsNone => "geen",
            PrintBoardsHere => "de stelling op het bord",
            PrintBoardsEach => "na elke zet van elke speler",
            PrintBoardsMove => "na elke regel van het formulier",
            PrintBoardsFive => "elke 5 regels, en het einde",
            PrintBoardsTen => "elke 10 regels, en het einde",
            PrintBoardsChosen => "de zetten die ik noem",
            PrintNamedMoves => "Welke zetten? Bijvoorbeeld: 5 12. 12... 20-24",
            PrintPreview => "De pagina’s",
            PrintGo => "Afdrukken",
            PrintNothing => "Er is nog niets gekozen: kies hierboven een formulier of diagrammen.",
            PrintSlipSheet => "Zoek de fout",
            PrintSlipName => "Naam",
            PrintSlipAt => "De fout staat bij zet",
            PrintSlipRight => "Er moet staan",
            PrintStart => "Begin",
            PrintWhiteMoves => "Wit aan zet",
            PrintBlackMoves => "Zwart aan zet",
            PrintArray => "Stelling nr.",
            // End of print.
            // Pages of the score sheet.
            ModeAuto => "Vult zichzelf in",
            HintAuto => "Het notatieformulier van de partij op het bord. Vul de kop in voor je begint. Tik op een zet om hem op het bord te zien.",
            ModeWrite => "Zelf noteren",
            HintWrite => "Speel een zet op het bord en schrijf hem dan op. Je ziet meteen wat goed is. Met de toets / ga je naar je pen.",
            ModeDictation => "Dictee",
            HintDictation => "Je ziet of hoort een partij, zet voor zet, en schrijft haar op. Aan het eind wordt je formulier met de partij vergeleken.",
            ModeOrder => "De goede volgorde",
            HintOrder => "Schrijf de zet van de ander op, speel, druk de klok in, schrijf je eigen zet op. Elke beurt in deze volgorde.",
            ModePair => "Met z’n tweeën",
            HintPair => "Twee spelers, één bord, twee formulieren. Ieder schrijft in zijn eigen letters. Aan het eind vergelijken jullie.",
            ModeSlip => "Zoek de fout",
            HintSlip => "Op dit formulier staat één fout. Tik op de plek waar je denkt dat hij zit.",
            ModeRepair => "Formulier repareren",
            HintRepair => "Klopt een formulier niet meer met de partij? Typ het hier over. Je ziet waar het vastloopt, en welke kleine verbeteringen helpen.",
            SheetSure => "Wat er nu staat, gaat weg. Tik nog een keer.",
            ModeArbiter => "Voor de scheidsrechter",
            HintArbiter => "De formulieren van beide spelers, alleen om te lezen.",
            TimeHead => "Tijd",
            Signature => "Handtekening:",
            EmptyPlace => "leeg",
            CloseTitle => "Als de partij voorbij is",
            CloseFirst => "Eerst nog:",
            WriteThis => "Schrijf",
            NothingToWrite => "Nog niets te noteren",
            AskRight => "Laat de goede vorm zien",
            RightForm => "Je schrijft:",
            WhoWrites => "Ik schrijf",
            WriteBoth => "beide kolommen",
            WriteWhite => "de kolom van wit",
            WriteBlack => "de kolom van zwart",
            CompareSheet => "Met de partij vergelijken",
            GoOnPlaying => "Terug naar het eind van de partij",
            ArrowPlayed => "is gespeeld",
            ArrowWritten => "is opgeschreven",
            SheetToDesk => "Naar het grote bord",
            ExampleMate => "Een korte partij met mat",
            ExampleCastling => "Negen rustige zetten, met rokade",
            ExampleSpecial => "Alle bijzondere zetten",
            DictateWhich => "Welke partij?",
            DictateDesk => "De partij op het bord",
            DictateOther => "Een andere partij…",
            DictateBegin => "Begin het dictee",
            DictateNext => "Volgende zet",
            DictateAgain => "Nog een keer",
            DictateShow => "De zetten op het bord laten zien",
            DictateSpeak => "De zetten hardop zeggen",
            OrderSide => "Ik speel",
            OrderHelps => "Laat zien wat nu komt",
            OrderClaim => "Remise claimen met de zet die ik opschrijf",
            OrderClaimGame => "Een claim oefenen",
            PairWhite => "Het formulier van wit",
            PairBlack => "Het formulier van zwart",
            CompareSheets => "Formulieren vergelijken",
            SheetsAgree => "De twee formulieren vertellen dezelfde partij.",
            SheetsClash => "Waar de formulieren verschillen",
            ClaimsHere => "Wat nu geclaimd kan worden",
            ClaimThird => "Remise: drie keer dezelfde stelling",
            ClaimFifty => "Remise: vijftig zetten zonder slaan of pionzet",
            ClaimNone => "Niets.",
            SlipKind => "Soort fout",
            SlipAny => "alle soorten",
            SlipAgain => "Een ander formulier",
            SlipTell => "Vertel het me",
            RepairHere => "De zetten zoals ze op het formulier staan",
            RepairLook => "Formulier nakijken",
            RepairExample => "Laat een voorbeeld zien",
            RepairTake => "Zo verbeteren",
            RepairNone => "Geen kleine verbetering helpt hier. Vraag de spelers wat er op het bord is gebeurd.",
            // End of pages of the score sheet.
        }
    };
}

pub(super) use school_nl;
