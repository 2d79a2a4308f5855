//! The words of lessons, drills, score sheets and clocks in English: the last part of those in `label_en.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_en {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Lessons",
            // Score sheets.
            TableNumber => "Table",
            WhiteClub => "White’s club",
            BlackClub => "Black’s club",
            LeafOriginal => "Original",
            LeafCopy => "Copy",
            ResignedWord => "resigns",
            StepResult => "Write the result in both boxes",
            StepCircle => "Circle the winner’s name, or both names after a draw",
            StepSignOwn => "Sign your own sheet",
            StepSignTheirs => "Sign the other player’s sheet",
            StepDetach => "Take the original off its copy",
            StepHandIn => "Hand the original to the arbiter",
            StepKeepCopy => "Keep the copy",
            DeedWriteTheirs => "Write the other’s move",
            DeedPlay => "Play",
            DeedPress => "Press the clock",
            DeedWriteOwn => "Write your move",
            SlipField => "A wrong field",
            SlipTurned => "Two things swapped",
            SlipWhich => "Which of the two pieces?",
            SlipPawn => "A pawn that takes",
            SlipCross => "The sign for a capture",
            SlipLetter => "A wrong letter",
            SlipCastling => "Castling",
            SlipCheck => "Check and mate",
            SlipPromotion => "A promotion",
            SlipColumns => "Columns swapped",
            SlipLeftOut => "A move left out",
            SlipTwo => "Two moves in one place",
            SlipOther => "Another move (hard)",
            // End of score sheets.
            // Drills.
            DrillTitle => "Practise",
            DrillLead => "Short tasks, as many as you like. Nothing can be lost.",
            DrillKindName => "Name the field",
            DrillKindFind => "Find the field",
            DrillKindPlay => "Play what is written",
            DrillKindWrite => "Write what is played",
            DrillWhat => "What do you want to practise?",
            DrillMoves => "Which moves?",
            DrillWhere => "Where on the board?",
            DrillWhole => "Whole board",
            DrillFiles => "Columns",
            DrillRanks => "Rows",
            DrillRings => "Rings",
            DrillSide => "Who sits below?",
            DrillNames => "Show the names at the edge",
            DrillBegin => "Begin",
            DrillStop => "Stop",
            DrillNext => "Next",
            DrillHelp => "Help",
            DrillCheck => "Check",
            DrillAgain => "Show the move again",
            DrillCount => "Count one minute",
            DrillCounting => "Counting …",
            DrillStars => "Your stars",
            DrillInput => "How do you want to write?",
            DrillCircle => "Circle it",
            DrillPad => "Letter keys",
            DrillType => "Keyboard",
            DrillPawn => "Pawn move",
            DrillPiece => "Piece move",
            DrillByFile => "Two pieces: the letter tells",
            DrillByRank => "Two pieces: the number tells",
            DrillCentre => "Over the centre",
            DrillSupport => "Capture with support",
            DrillDart => "Thrown piece",
            DrillStep => "Move",
            DrillJump => "Capture of one piece",
            DrillJumps => "Capture of several pieces",
            DrillCrowned => "With a king",
            ClockTitle => "Clock",
            ClockLead => "A clock for two players. Press your own half after your move, or the space bar: then the time of the other one runs.",
            ClockStart => "Start",
            ClockPause => "Stop the clock",
            ClockGoOn => "Go on",
            ClockReset => "Set the clock again",
            ClockResetSure => "Really set it again?",
            ClockRuns => "runs",
            ClockWaits => "on move",
            ClockFlagFell => "flag",
            ClockClaim => "Their flag has fallen",
            ClockNoMate => "The winner could never mate",
            ClockTimes => "How much time?",
            ClockOwn => "Your own time",
            ClockHint => "Minutes, then + and seconds for each move: 15+10. Parts with their own time: 40/90+30, 30+30. A d in place of + makes the clock wait: 5d3.",
            ClockTake => "Use this time",
            ClockRules => "Rules of play",
            ClockBeside => "Clock beside the board",
            ClockAuto => "A move on the board presses the clock",
            ClockWrite => "Write the time beside the move",
            ClockTurned => "Turn the upper half round, for a phone between you",
            ClockSide => "Black chooses: the clock stands",
            ClockLeft => "left",
            ClockRight => "right",
            TouchRule => "Touched is moved",
            Adoube => "J’adoube",
            ClockArbiter => "Arbiter: correct the time",
            ClockMore => "one minute more",
            ClockLess => "one minute less",
            DutyTitle => "Who must write?",
            DutyDone => "The sheet is complete",
            HandsTitle => "Who plays White?",
            HandsLead => "One pawn is white, the other black. The other player picks a hand.",
            HandLeft => "Left hand",
            HandRight => "Right hand",
            HandsAgain => "Hide them again",
            DrillCrowned => "A king, or a man that becomes one",
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
            // Print.
            PrintTitle => "Print score sheets",
            PrintLead => {
                "Empty sheets for the club, the sheet of your game, sheets with a slip to find, diagrams. Below you see each page as it will look on paper."
            }
            PrintFormat => "Paper",
            PrintA4 => "A4",
            PrintA5 => "A5, for children",
            PrintLine => "Height of a line",
            PrintTimes => "A column for the time",
            PrintSheets => "Sheets",
            PrintBlank => "Empty sheets",
            PrintFilled => "The sheet of the game on the board",
            PrintCopies => "Each with its copy: the original and a copy, on two pages",
            PrintPlanted => "Sheets of this game with one slip each",
            PrintSow => "Other slips",
            PrintKey => "Answers",
            PrintKeyOf => "Answers to the sheets with a slip",
            PrintBoards => "Diagrams",
            PrintBoardsNone => "none",
            PrintBoardsHere => "the position on the board",
            PrintBoardsEach => "after every move of either player",
            PrintBoardsMove => "after every row of the sheet",
            PrintBoardsFive => "every 5 rows, and the end",
            PrintBoardsTen => "every 10 rows, and the end",
            PrintBoardsChosen => "the moves I name",
            PrintNamedMoves => "Which moves? For example: 5 12. 12... 20-24",
            PrintPreview => "The pages",
            PrintGo => "Print",
            PrintNothing => "Nothing is chosen yet: choose a sheet or diagrams above.",
            PrintSheet => "Score sheet",
            PrintSlipSheet => "Find the slip",
            PrintSlipName => "Name",
            PrintSlipAt => "The slip is at move",
            PrintSlipRight => "It should be",
            PrintSign => "Signature",
            PrintTime => "Time",
            PrintStart => "Start",
            PrintWhiteMoves => "White to move",
            PrintBlackMoves => "Black to move",
            PrintArray => "Position no.",
            // End of print.
        }
    };
}

pub(super) use school_en;
