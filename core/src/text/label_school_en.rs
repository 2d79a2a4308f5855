//! The words of lessons, drills, score sheets and clocks in English: the last part of those in `label_en.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_en {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Lessons",
            // One move in all systems.
            SystemShort => "Short",
            SystemShortNote => {
                "Today’s way, all over the world: on score sheets, in books and in newspapers."
            }
            SystemFigurine => "Figurines",
            SystemFigurineNote => {
                "Pictures instead of letters. A book with figurines can be read in every country."
            }
            SystemLong => "Long",
            SystemLongNote => {
                "It also says where the piece comes from. Many books of the nineteenth century were printed like this, and you may still write it."
            }
            SystemCoordinate => "Squares only",
            SystemCoordinateNote => {
                "From where to where, without any letter of a piece. Some writers of the nineteenth century found that enough."
            }
            SystemIccf => "Digits by post (ICCF)",
            SystemIccfNote => {
                "For games by letter between countries: digits need no translation. The first one is the file, the second one the rank."
            }
            SystemSmith => "Smith",
            SystemSmithNote => {
                "Warren Smith made it for computers. A letter at the end says what was taken, so that a program can take the move back."
            }
            SystemEnglish => "Descriptive, English",
            SystemEnglishNote => {
                "In English books until about 1980. Files are named after the pieces at the start, and each player counts the ranks from his own side."
            }
            SystemFrench => "Descriptive, French",
            SystemFrenchNote => {
                "The French form: first the number, then the file. The rules of 1930 still allowed two systems, this one and today’s; since 1981 only today’s counts."
            }
            SystemKoch => "Koch",
            SystemKochNote => {
                "An old system with digits for squares. We know its idea but not its print, so you see the digits that games by post use today."
            }
            SystemStamma => "Stamma",
            SystemStammaNote => {
                "In a book of 1737 Philippe Stamma gave every square its name. He called each piece by the file where it began the game, and a pawn p."
            }
            SystemPdn => "Numbers (PDN)",
            SystemPdnNote => "How programs write and keep games of draughts today.",
            SystemManoury => "Manoury",
            SystemManouryNote => {
                "Manoury, who kept a café in Paris, numbered the fields in a book of 1770. In print Black’s moves stand in brackets."
            }
            SystemWay => "The whole way",
            SystemWayNote => {
                "Every field on which the piece comes down. It is needed when start and end alone could mean two captures."
            }
            SystemAlgebraic => "Letters and digits",
            SystemAlgebraicNote => "As in chess. In Russia and its neighbours draughts is written like this.",
            SystemsLead => {
                "The move on the board, written in every way there is or was. Tap a character: it tells what it means."
            }
            SystemsStart => "Play a move or go to one: then it stands here in all systems.",
            SystemsTry => "Write this move in this system",
            SystemsCheck => "Look",
            SystemsRight => "Exactly like that!",
            SystemsLetters => "In the letters of other languages",
            SayAloud => "Say it aloud",
            NoVoice => {
                "This device has no voice of its own for your language. Voices from the internet would send the words away, so they are not used."
            }
        }
    };
}

pub(super) use school_en;
