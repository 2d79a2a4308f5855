//! Lessons, drills, score sheets and clocks in Dutch: the last part of the sentences in `nl.rs`.

/// Adds these sentences to those it is given.
macro_rules! nl_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} van de {most} sterren.",
                // Times and clocks.
                TimeMissing => "Hier mist een tijd. Schrijf de minuten, dan + en de seconden per zet: 15+10.",
                TimeSign => "“{text}” hoort niet bij een tijd. Schrijf de minuten, dan + en de seconden per zet: 15+10.",
                TimeTooLong => "De klok kan van 1 seconde tot 24 uur, en een zet kan er tot 60 minuten bij doen.",
                TimeMoves => "Voor de streep staat het aantal zetten, van 1 tot 300: 40/90.",
                TimeAfterRest => "Een tijd zonder aantal zetten duurt tot het einde van de partij, daar komt niets achter. Zeg voor hoeveel zetten hij is: 40/90, 15.",
                TimeTooMany => "Meer dan zes delen met een eigen tijd gaat niet.",
                PaceBlitz => "Voor 60 zetten heeft elke speler {time}: een snelschaakpartij. Niemand hoeft te noteren.",
                PaceRapid => "Voor 60 zetten heeft elke speler {time}: een rapidpartij. Niemand hoeft te noteren.",
                PaceLong => "Voor 60 zetten heeft elke speler {time}: een lange partij. Beide spelers moeten noteren.",
                ClockStands => "De klok staat stil. Zet hem aan, dan kun je hem indrukken.",
                ClockNotYours => "Jouw klok loopt niet: {player} denkt na. Je drukt na je eigen zet.",
                ClockPlayFirst => "Jij bent aan zet. Speel eerst je zet, druk dan op de klok.",
                ClockPromotion => "Je pion is aangekomen. Zet het nieuwe stuk neer, druk dan op de klok.",
                FlagUp => "De vlag staat nog overeind: {player} heeft nog {time}. Je kunt claimen als hij valt.",
                FlagDown => "{Player}: de vlag is gevallen. De partij gaat door tot de ander het zegt.",
                MovesToGo => "nog {moves} zetten tot de volgende tijd",
                // Who has to write.
                DutyFree => "{Player}: een korte partij. Noteren mag, maar het hoeft niet.",
                DutyWrite => "{Player}: een lange partij. Je moet elke zet noteren.",
                DutyGoOn => "{Player}: minder dan vijf minuten, maar elke zet geeft je 30 seconden of meer. Je moet blijven noteren.",
                DutyMayStop => "{Player}: je had minder dan vijf minuten. Je mag stoppen met noteren.",
                DutyUpdate => "{Player}: je hebt nieuwe tijd. Vul de zetten in die op je blad ontbreken. Als je aan zet bent, mag je om het andere blad vragen.",
                DutyConsult => "{Player}: vul de zetten in die op je blad ontbreken. Je bent aan zet, dus je mag om het andere blad vragen.",
                // Touched pieces, and who plays White.
                TouchBound => "Je hebt {the piece} op {field} aangeraakt: aanraken is zetten. Jij kiest alleen waarheen.",
                TouchTake => "Je hebt {the piece} op {field} aangeraakt: dat stuk moet je slaan. Jij kiest alleen waarmee.",
                TouchFree => "Op {field} kan {the piece} nu niet zetten, dus aanraken telt niet. Kies een ander stuk.",
                TouchPromotion => "De pion is aangekomen en blijft daar. Kies wat hij wordt.",
                Adjusting => "Je zei j’adoube: het volgende stuk dat je aanraakt, hoef je niet te spelen.",
                AdjustLate => "J’adoube is goed, maar je zegt het vóór je een stuk aanraakt. Speel nu het aangeraakte stuk.",
                HandIs => "In deze hand zat een pion: jij speelt met {player}.",
            }
        }
    };
}

pub(super) use nl_school;
