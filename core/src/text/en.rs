//! English.

use super::{Effect, Label, Msg, Ownership, Piece, Player, Spoken, capital, list};

fn noun(piece: Piece) -> &'static str {
    match piece {
        Piece::King | Piece::Crowned => "king",
        Piece::Queen => "queen",
        Piece::Rook => "rook",
        Piece::Bishop => "bishop",
        Piece::Knight => "knight",
        Piece::Pawn => "pawn",
        Piece::Man => "man",
    }
}

fn player(player: Player) -> &'static str {
    match player {
        Player::White => "White",
        Player::Black => "Black",
    }
}

fn owned(it: &Ownership) -> String {
    format!("{} {}", player(it.player).to_lowercase(), noun(it.piece))
}

fn rivals(piece: Piece, rivals: &[String], to: &str) -> String {
    let s = if rivals.len() == 1 { "" } else { "s" };
    format!("the {}{s} on {} can also go to {to}", noun(piece), list(rivals, "and"))
}

fn spoken(s: &Spoken) -> String {
    let mut text = match s.castles {
        Some(true) => "castles towards the h-file".to_string(),
        Some(false) => "castles towards the a-file".to_string(),
        None => match s.takes {
            Some(taken) => format!("{} from {} takes {} on {}", noun(s.piece), s.from, noun(taken), s.to),
            None => format!("{} from {} to {}", noun(s.piece), s.from, s.to),
        },
    };
    if s.en_passant {
        text += " in passing";
    }
    if let Some(piece) = s.becomes {
        text += &format!(", becomes a {}", noun(piece));
    }
    text + match s.effect {
        Effect::Quiet => "",
        Effect::Check => ", check",
        Effect::Mate => ", checkmate",
    }
}

pub(super) fn say(msg: &Msg) -> String {
    use Msg::*;
    match msg {
        PieceMoves { piece } => format!("This is the letter of the {}.", noun(*piece)),
        FromFile { piece, file, to, rivals: r } => {
            format!("The {} from the {file}-file: {}.", noun(*piece), rivals(*piece, r, to))
        }
        FromRank { piece, rank, to, rivals: r } => {
            format!("The {} from rank {rank}: {}.", noun(*piece), rivals(*piece, r, to))
        }
        FromField { piece, field, to, rivals: r } => {
            format!("The {} from {field}: {}.", noun(*piece), rivals(*piece, r, to))
        }
        PawnFrom { file } => format!("A pawn that takes names its file: {file}."),
        StartsOn { field } => format!("The move starts on {field}."),
        Dash => "The dash: nothing is taken.".into(),
        Takes { piece, field } => format!("The cross: it takes the {} on {field}.", noun(*piece)),
        GoesTo { piece: Piece::Pawn, field } => format!("The pawn goes to {field}. A pawn has no letter."),
        GoesTo { piece, field } => format!("The {} goes to {field}.", noun(*piece)),
        Becomes { piece } => format!("The pawn becomes a {}.", noun(*piece)),
        BecomesSign => "The pawn changes into another piece.".into(),
        GivesCheck => "Check: the other king is attacked.".into(),
        GivesMate => "Checkmate: the king is lost, the game is over.".into(),
        InPassing { field } => format!("In passing: the pawn taken stood on {field}."),
        CastlesH { king, rook } => format!("Castling towards the h-file: king to {king}, rook to {rook}."),
        CastlesA { king, rook } => format!("Castling towards the a-file: king to {king}, rook to {rook}."),
        Number { number } => format!("Move number {number}."),
        Dots => "The dots stand for White's move.".into(),

        Nothing => "Write a move first.".into(),
        Syntax { rest } => format!("I cannot read this as a move from “{rest}” on."),
        NotAField { text } => format!("“{text}” is not a square. Files go from a to h, ranks from 1 to 8."),
        SquareOrder { right } => format!("The letter of the square comes before the number: {right}."),
        FileCase { right } => format!("The letter of a square is small: {right}."),
        PieceCase { right } => format!("The letter of a piece is a capital: {right}."),
        NoSpace { right } => format!("Piece and square stand together, without a gap: {right}."),
        LanguageLetter { letter, language, right } => {
            format!("“{letter}” is a letter of another language ({language}). Here you write {right}.")
        }
        PawnLetter { right } => format!("A pawn has no letter: {right}."),
        LetterMissing { piece, right } => {
            format!("No pawn can go there. For the {} write {right}.", noun(*piece))
        }
        PawnFile { right } => format!("A pawn that takes names the file it comes from: {right}."),
        NoSuchPiece { piece, from } if from.is_empty() => format!("You have no {}.", noun(*piece)),
        NoSuchPiece { piece, from } => format!("You have no {} on {from}.", noun(*piece)),
        FromSquare { piece, field } => {
            format!("On {field} the {} already stands. Write the square it goes to.", noun(*piece))
        }
        EmptyField { field } => format!("Nothing stands on {field}."),
        NotYourTurn { player: p } => format!("It is {}'s turn.", player(*p)),
        Blocked { by, field } => format!("The way is blocked: a {} stands on {field}.", owned(by)),
        NotItsWay { piece } => format!("A {} does not move like that.", noun(*piece)),
        OwnPiece { piece, field } => format!("Your own {} stands on {field}.", noun(*piece)),
        NothingToTake { field } => {
            format!("A pawn goes diagonally only to take. {} is empty.", capital(field))
        }
        PawnBlocked { field } => {
            format!("A pawn cannot take straight ahead. {} is occupied.", capital(field))
        }
        Pinned { piece, by, field } => {
            format!("The {} protects your king from the {} on {field}.", noun(*piece), noun(*by))
        }
        IntoCheck { by, field } => format!("There the {} on {field} would attack your king.", noun(*by)),
        StaysInCheck { by, field } => format!("Your king is still attacked by the {} on {field}.", noun(*by)),
        Ambiguous { piece, fields, right } => format!(
            "Which {}? Those on {} can go there. Write {}.",
            noun(*piece),
            list(fields, "and"),
            list(right, "or")
        ),
        LetterNotEnough { piece, fields, right } => format!(
            "That does not yet tell the {}s on {} apart. Write {}.",
            noun(*piece),
            list(fields, "and"),
            list(right, "or")
        ),
        PromoMissing { right } => format!("What does the pawn become? Write {}.", list(right, "or")),
        PromoBad => "A pawn becomes a queen, rook, bishop or knight.".into(),
        PromoNone { right } => format!("Only a pawn on the last rank changes. Write {right}."),
        CastlingNoRight => "You cannot castle there: king or rook has moved.".into(),
        CastlingBlocked { field } => format!("You cannot castle yet: {field} must be empty."),
        CastlingInCheck => "You cannot castle while your king is in check.".into(),
        CastlingThroughCheck { field } => {
            format!("You cannot castle: the king would cross {field}, which is attacked.")
        }
        CastlingIntoCheck { field } => format!("You cannot castle: on {field} the king would be in check."),
        CastlingAsKing { right } => format!("This is castling. It is written {right}."),
        EpSquare { right } => format!("Write the square where your pawn arrives: {right}."),
        OtherMove { right } => format!("That is another move. This one is written {right}."),
        NullMove => "In chess you must move; you cannot pass.".into(),
        GameOver => "The game is over.".into(),

        LongForm { right } => format!("Right. The short form is {right}."),
        NotNeeded { right } => format!("Understood. {right} is enough."),
        PreferFile { right } => format!("Understood. The file is usual: {right}."),
        XMissing { right } => format!("Right. With the cross it is clearer: {right}."),
        XNeedless { right } => format!("Nothing is taken, so no cross: {right}."),
        XOther { right } => format!("Understood. Here one writes {right}."),
        DashNeedless { right } => format!("Piece and square stand together, without a dash: {right}."),
        CheckMissing { right } => format!("Right, and it is check: {right}."),
        CheckWrong { right } => format!("The sign at the end does not fit: {right}."),
        MateMissing { right } => format!("Right, and it is mate: {right}."),
        MateOtherSign { right } => format!("Right. Here mate is written {right}."),
        PlusForMate { right } => format!("It is more than check, it is mate: {right}."),
        PromoSign { right } => format!("Right. Here one writes {right}."),
        CastleZero { right } => format!("Right. Some write it with the letter O: {right}."),
        CastleCase { right } => format!("Right. Castling has capital letters: {right}."),
        PawnFilesOnly { right } => format!("Understood. The whole square is clearer: {right}."),
        EpWrong { right } => format!("This pawn is not taken in passing: {right}."),

        ToMove { player: p } => format!("{} to move", player(*p)),
        ToMoveInCheck { player: p } => format!("{} to move, in check", player(*p)),
        WonByMate { winner } => format!("Checkmate. {} wins.", player(*winner)),
        DrawStalemate => "Stalemate: no move left and no check. A draw.".into(),
        DrawDead => "Nobody can mate any more. A draw.".into(),
        DrawRepetition5 => "The same position for the fifth time. A draw.".into(),
        DrawMoves75 => "Seventy-five moves without a capture or pawn move. A draw.".into(),
        MayClaimRepetition => "The position is here for the third time: a draw may be claimed.".into(),
        MayClaimMoves50 => "Fifty moves without a capture or pawn move: a draw may be claimed.".into(),
        Said { number, player: p, said } => format!("Move {number}, {}: {}", player(*p), spoken(said)),
        AtStart => "Start of the game".into(),
        FieldIs { field, holds: None } => format!("{field}, empty"),
        FieldIs { field, holds: Some(it) } => format!("{field}, {}", owned(it)),
        FieldReachable { field, holds: None } => format!("{field}, empty, can be reached"),
        FieldReachable { field, holds: Some(it) } => format!("{field}, {}, can be reached", owned(it)),
        Holds { piece, field, ways: 1 } => {
            format!("{} on {field} taken up, one square", capital(noun(*piece)))
        }
        Holds { piece, field, ways } => {
            format!("{} on {field} taken up, {ways} squares", capital(noun(*piece)))
        }
        ChooseKing => "Move the king".into(),
        ChooseCastling => "Castle".into(),

        FenBoard { at } => {
            format!("This is not a position: the board part stops making sense at character {}.", at + 1)
        }
        FenRest { at } => format!("The position text stops making sense at character {}.", at + 1),
        SetupKings { player: p } => format!("{} needs exactly one king.", player(*p)),
        SetupPawn { field } => format!("No pawn can stand on {field}."),
        SetupCheck { player: p } => {
            format!("{} is in check, but it is not {}'s turn.", player(*p), player(*p))
        }
        SetupCastling => "Castling needs king and rook on their first rank.".into(),
        SetupEnPassant => "No pawn has just passed that square.".into(),
        NoSuchGame { name } => format!("There is no game called “{name}”."),
        NoSuchStyle { name } => format!("There is no way of writing called “{name}”."),
        NoSuchArray { text } => format!("“{text}” is not a number from 0 to 959."),
        SaveDamaged { at } => {
            format!("The kept game was damaged after {at} moves. The moves before are here.")
        }
    }
}

pub(super) const fn label(label: Label) -> &'static str {
    use Label::*;
    match label {
        Tagline => "Play. It writes itself down.",
        NewGame => "New game",
        Chess => "Chess",
        Chess960 => "Chess960",
        ArrayNumber => "Array number (0 to 959)",
        RandomArray => "Draw an array",
        StartGame => "Start",
        Cancel => "Cancel",
        Close => "Close",
        Settings => "Settings",
        About => "About",
        ScreenLanguage => "Language of the screen",
        PieceLetters => "Letters of the pieces",
        SameAsScreen => "like the screen",
        Figurines => "Pictures",
        Notation => "Notation",
        Short => "Short",
        Long => "Long",
        Coordinate => "Squares only",
        Promotion => "Promotion",
        Capture => "Capture",
        Mate => "Mate",
        Castling => "Castling",
        EnPassant => "Write e.p.",
        Theme => "Colours",
        ThemeAuto => "Like the device",
        ThemeLight => "Light",
        ThemeDark => "Dark",
        ThemeProjector => "Projector",
        Coordinates => "Coordinates",
        CoordinatesOutside => "Beside the board",
        CoordinatesInside => "On the squares",
        CoordinatesHidden => "Hidden",
        Flip => "Turn the board",
        Undo => "Take back",
        Redo => "Play again",
        First => "To the start",
        Previous => "One move back",
        Next => "One move on",
        Last => "To the end",
        Moves => "The game",
        White => "White",
        Black => "Black",
        NoMovesYet => "No move yet. Tap a piece, then a square.",
        Board => "Board",
        Choose => "Which one?",
        Restored => "Your game is here again.",
        Keyboard => "Keys",
        KeyArrows => "Move over the board",
        KeyEnter => "Take up or put down a piece",
        KeyEscape => "Put the piece back",
        KeyWalk => "Walk through the game (outside the board)",
        KeyEnds => "To the start, to the end",
        KeyFlip => "Turn the board",
        KeyUndo => "Take back, play again",
        KeyHelp => "This help",
        SingleKeys => "Keys without Ctrl",
        AboutWhat => {
            "Notabene is a place to learn how games are written down. Play a move: it is written for you, in your language, at once."
        }
        AboutWho => "For children, teachers, clubs and everyone who likes to read a game.",
        AboutPrivate => {
            "Everything stays on this device: no account, no advertising, no request to anybody else."
        }
        AboutKeep => "The game is kept on this device and is here again after a reload.",
        AboutLicence => {
            "Free software, MIT or Apache 2.0. Pieces drawn for Notabene; typeface Atkinson Hyperlegible (SIL Open Font License)."
        }
        CopyPosition => "Copy the position (FEN)",
        CopyGame => "Copy the game",
        Copied => "Copied",
        CopyFailed => "The browser does not allow copying.",
        Fault => "Something went wrong inside. Your game is safe; please reload the page.",
        Variation => "other move",
        BackToGame => "Back to the game",
    }
}
