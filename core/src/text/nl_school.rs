//! Lessons, drills, score sheets and clocks in Dutch: the last part of the sentences in `nl.rs`.

/// Adds these sentences to those it is given.
macro_rules! nl_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} van de {most} sterren.",
                // Drills.
                DrillName => "Hoe heet het veld dat oplicht?",
                DrillFind => "Waar ligt {field}? Tik het veld aan.",
                DrillPlayWhite => "Wit speelt {text}. Doe die zet op het bord.",
                DrillPlayBlack => "Zwart speelt {text}. Doe die zet op het bord.",
                DrillWriteWhite => "Wit heeft net gezet. Schrijf die zet op.",
                DrillWriteBlack => "Zwart heeft net gezet. Schrijf die zet op.",
                DrillRight => "Ja, dat is {text}!",
                DrillAnswer => "Het antwoord is {text}. Nu jij.",
                DrillThat => "Dat is {field}.",
                DrillNoField => "Geen veld heet hier “{text}”. Een naam ziet eruit als {like}.",
                DrillNothing => "Schrijf eerst een naam.",
                DrillGoodSign => "De {sign} klopt!",
                DrillGoodRow => "Dat is de goede rij!",
                DrillLookFile => "Kijk naar de letter: schuif recht langs de lijn naar de rand.",
                DrillLookRank => "Kijk naar het cijfer: schuif opzij langs de rij naar de rand.",
                DrillLookLine => "Kijk naar de letter: schuif van het midden naar buiten, ze staat aan de rand.",
                DrillLookRing => "Kijk naar de ring: tel vanaf de rand van Wit naar binnen, 1 tot 4, en voorbij het midden naar buiten, 5 tot 8.",
                DrillLookTurned => "Je ziet het bord van de kant van Zwart: a is rechts en 1 is boven.",
                DrillLookRow => "Kijk eerst naar de rij: met welk nummer begint die?",
                DrillLookAlong => "Tel langs de rij, veld na veld.",
                DrillRow => "De nummers van deze rij gaan van {first} tot en met {last}.",
                DrillCountFiles => "Tel de letters met je vinger: {signs}.",
                DrillCountRanks => "Tel de cijfers met je vinger: {signs}.",
                DrillSoFar => "“{text}” klopt tot zover!",
                DrillGoodPiece => "Je hebt het goede stuk!",
                DrillGoodTarget => "Je hebt het goede veld van aankomst!",
                DrillGoodLetter => "Dat is de goede soort stuk!",
                DrillLookPiece => "Kijk naar het begin: een hoofdletter is een stuk, en zonder hoofdletter zet een pion.",
                DrillLookFrom => "Kijk waar de zet begint: er kan meer dan één stuk naartoe.",
                DrillLookTo => "Kijk waar de zet eindigt.",
                DrillLookEnd => "Begin en einde kloppen. Kijk wat er onderweg of aan het eind gebeurt.",
                DrillLookCastles => "Hier gaan koning en toren samen.",
                DrillLookRook => "Het is inderdaad een rokade! Kijk welke toren meegaat.",
                DrillAtOnce => "Meteen goed na elkaar: {count}. Je langste rij: {best}.",
                DrillMinute => "Er is één minuut voorbij. Opdrachten gedaan: {count}.",
                DrillNoMove => "Zo’n zet kwam er deze keer niet. Probeer het nog eens, of kies een andere soort.",
            }
            // Course files, and what is said of answers in lessons.
            @feature "screen" {
                CourseStart => "Een cursusbestand begint met de regel “notabene course 1”.",
                CourseLong => "Dit bestand is te groot voor een cursus.",
                CourseWord => "“{word}” hoort hier niet.",
                CourseMissing => "Hier ontbreekt “{word}”, of wat erachter staat kan niet.",
                CourseTongue => "“{word}” heeft een tekst in elke taal nodig. Zet er regels bij die beginnen met {and languages}.",
                CourseTwice => "“{id}” staat er twee keer.",
                CourseNoHint => "Geen hint van deze cursus heet “{key}”.",
                CourseField => "“{text}” is geen veld van dit bord.",
                CourseThree => "Bij een keuze horen drie antwoorden: één “right” en twee “wrong”.",
                CourseNotSo => "“{text}” past niet bij wat het bord laat zien.",
                GoodParts => "Al goed: {and parts}.",
                GoodLetter => "De letter {letter} is goed.",
                GoodNumber => "Het cijfer {number} is goed.",
                GoodBoxes => "Van de {all} vakjes zijn er {right} goed.",
                ThatIs => "Wat je koos, is {field}. Zoek het andere.",
                NameLooksLike => "Dat is nog geen naam van een veld. De namen gaan van {first} tot {last}.",
                LookPiece => "Die zet kan, maar een ander stuk ging. Wat is zijn letter?",
                LookTo => "Kijk waar het stuk terechtkwam. Hoe heet dat veld?",
                LookFrom => "Kijk waar het stuk vandaan kwam.",
                LookSigns => "Vergelijk de rest, teken voor teken.",
                LookCastling => "Kijk nog eens: heeft de koning gerokeerd, en naar welke kant?",
                LookMove => "Tot daar is het goed. Maar {text} is niet gespeeld: kijk naar het bord.",
                LookNumber => "De zetten zijn goed. Kijk naar het nummer voor {text}.",
                LookBox => "Kijk nog eens naar het gemarkeerde vakje.",
                LookResult => "Wie won? 1-0 is Wit, 0-1 is Zwart, ½-½ is niemand.",
                LookTask => "Lees de opdracht nog eens: wat wordt er gevraagd?",
                YouPlayed => "Je speelde {text}. Vergelijk het met de geschreven zet, teken voor teken.",
                HelpBegins => "Het begint met {text}.",
                HelpFind => "Zoek eerst de letter {letter}. Tel dan door tot {number}.",
                HelpRow => "Tel de rijen van boven af: het veld ligt in rij {row}.",
                HelpFrom => "Het stuk op {field} gaat.",
                HelpNot => "Deze is het niet: {text}",
                HelpAnswer => "Dit is het antwoord: {right}. Doe het nu zelf.",
            }
        }
    };
}

pub(super) use nl_school;
