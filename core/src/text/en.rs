//! English.

use super::aloud::Speech;
#[cfg(feature = "sentences")]
use super::en_draughts::en_draughts;
#[cfg(feature = "sentences")]
use super::en_school::en_school;
use super::fact::Ownership;
#[cfg(feature = "sentences")]
use super::msg::Kind;
use super::template::{Grammar, Words};
#[cfg(feature = "sentences")]
use super::template::{Special, sentences};
use super::{Piece, Player};

pub(super) const GRAMMAR: Grammar = Grammar {
    noun: form,
    player: |_, player| match player {
        Player::White => "White",
        Player::Black => "Black",
    },
    owned,
    rivals: ["the {0} on {and 3} can also go to {2}", "the {plural 0} on {and 3} can also go to {2}"],
    speech: Speech {
        castles: ["castles queenside", "castles kingside"],
        pawn: ["{piece} {to}", "{file}-pawn takes on {to}"],
        piece: "{piece}",
        apart: [" from the {file}-file", " from line {file}", " from rank {rank}", " from {from}"],
        goes: [" {to}", " to {to}"],
        takes: " takes on {to}",
        en_passant: ", en passant",
        becomes: ", becomes a {becomes}",
        effects: [", check", ", checkmate"],
        #[cfg(feature = "families")]
        darts: ["{piece} thrown on {to}", "{piece}: the dart is lost"],
        #[cfg(feature = "families")]
        round_castling: "castles: king {to}, rook {rook}",
        #[cfg(feature = "families")]
        ways: [", across the centre", ", along the ring"],
        #[cfg(feature = "families")]
        crowned: "{piece} ",
        #[cfg(feature = "families")]
        men: ["from {from} to {to}", "{from} takes {to}", "{from} takes by way of {and via} to {to}"],
        #[cfg(feature = "families")]
        jumps: ", {jumps} pieces",
    },
    and: "and",
    or: "or",
};

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

fn form(form: &str, piece: Piece) -> Words {
    let word = noun(piece);
    match (form, piece) {
        ("plural", Piece::Man) => ["men", "", ""],
        ("plural", _) => [word, "s", ""],
        _ => [word, "", ""],
    }
}

fn owned(_: &str, it: Ownership) -> Words {
    let colour = match it.player {
        Player::White => "white ",
        Player::Black => "black ",
    };
    [colour, noun(it.piece), ""]
}

#[cfg(feature = "sentences")]
pub(super) fn special(case: Special) -> &'static str {
    match case {
        Special::PawnGoesTo => "The pawn goes to {field}. A pawn has no letter.",
        Special::NoSuchPawn => "You have no pawn on that file.",
        Special::NoneOnRank => "You have no {piece} on rank {from}.",
        Special::NoneOnFile => "You have no {piece} on the {from}-file.",
        Special::NoneAtAll => "You have no {piece}.",
        #[cfg(feature = "screen")]
        Special::EmptyField => "{field}, empty",
        #[cfg(feature = "screen")]
        Special::EmptyReachable => "{field}, empty, can be reached",
        #[cfg(feature = "screen")]
        Special::OneWay => "{Piece} on {field} picked up, one way to go",
        Special::WhichPawn => "Which pawn? Those on {and fields} can do that. Write {or right}.",
        Special::OnlyCheck => "It is check, but not mate: {right}.",
        Special::WayOf(piece) => match piece {
            Piece::King => "The king goes one square at a time.",
            Piece::Queen => "The queen goes straight or diagonally, but not like that.",
            Piece::Rook => "A rook goes only straight: along its file or its rank.",
            Piece::Bishop => "A bishop goes only diagonally.",
            Piece::Knight => "A knight jumps two squares straight and one to the side.",
            Piece::Pawn => "A pawn goes straight ahead, and diagonally only to take.",
            Piece::Man | Piece::Crowned => "A {piece} does not move like that.",
        },
        #[cfg(feature = "families")]
        Special::PawnGoesToRing => "The pawn goes to {field}, on the {ring} ring. A pawn has no letter.",
        #[cfg(feature = "families")]
        Special::RoundWayOf(piece) => match piece {
            Piece::King => "The king goes one field at a time.",
            Piece::Queen => "The queen goes along a line, a ring or a diagonal, but not like that.",
            Piece::Rook => "A rook goes only along its line or its ring.",
            Piece::Bishop => "A bishop goes only diagonally.",
            Piece::Knight => "A knight jumps two fields one way and one to the side, never to its own ring.",
            Piece::Pawn => "A pawn goes straight ahead along its line, and diagonally only to take.",
            Piece::Man | Piece::Crowned => "A {piece} does not move like that.",
        },
    }
}

#[cfg(feature = "sentences")]
pub(super) fn sentence(kind: Kind) -> &'static str {
    use Kind::*;
    en_draughts! { en_school { kind,
        PieceMoves => "This sign stands for the {piece}.",
        PieceAlone => {
            "This sign stands for the {piece}. No more is needed: on {and fields} a {piece} has to stay and protect its king."
        },
        FromFile => "The {piece} from the {file}-file: {rivals}.",
        FromRank => "The {piece} from rank {rank}: {rivals}.",
        FromField => "The {piece} from {field}: {rivals}.",
        PawnFrom => "A pawn that takes names its file: {file}.",
        StartsOn => "The move starts on {field}.",
        Dash => "The dash: nothing is taken.",
        Takes => "It takes the {piece} on {field}.",
        GoesTo => "The {piece} goes to {field}.",
        Becomes => "The pawn becomes a {piece}.",
        BecomesSign => "The pawn changes into another piece.",
        GivesCheck => "Check: the other king is attacked.",
        GivesMate => "Checkmate: the king is lost, the game is over.",
        InPassing => "En passant: the pawn taken stood on {field}.",
        CastlesH => "Castling towards the h-file: king to {king}, rook to {rook}.",
        CastlesA => "Castling towards the a-file: king to {king}, rook to {rook}.",
        Number => "Move number {number}.",
        Dots => "The dots stand for White’s move.",
        Passes => "A null move: this side skips its turn. Only analyses do that.",
        Nothing => "Write a move first.",
        Syntax => "I cannot read the part that begins with “{rest}”.",
        NotAField => "“{text}” is not a square. Files go from a to h, ranks from 1 to 8.",
        SquareOrder => "The letter comes before the number: {right}.",
        FileCase => "The letter before a number is small: {right}.",
        PieceCase => "The letter of a piece is a capital: {right}.",
        NoSpace => "Write it all together, without a space: {right}.",
        LanguageLetter => {
            "“{letter}” is a letter of another language ({language}). Here you write {right}."
        },
        LanguageLetterDoubt => "“{letter}” is a letter of another language ({language}), and several moves are possible. Here you write {or right}.",
        SlipDoubt => "Nearly. Several moves look like this: write {or right}.",
        SmallLetter => "A small “{letter}”: is it a square or the {piece}? Choose {or right}.",
        LetterFirst => "The letter of the piece comes before the square: {right}.",
        PromoBehind => "The letter of the new piece comes behind the square: {or right}.",
        SeveralMoves => "These are several moves. Write them one after the other, {right} first. For a whole game choose “Open”.",
        NoMoveResigns => "Resigning is not a move: only the result is written, 1-0 or 0-1. On the screen choose “Resign”.",
        NoMoveOffer => "To offer a draw, write your move first, then (=). On the screen choose “Draw offered (=)”.",
        NoMoveResult => "That is a result, not a move. It is written at the end, when the game is over.",
        PawnLetter => "A pawn has no letter: {right}.",
        LetterMissing => "Without a letter it is a pawn move. For the {piece} write {right}.",
        PawnFile => "A pawn that takes names the file it comes from: {right}.",
        NoSuchPiece => "You have no {piece} on {from}.",
        FromSquare => "The {piece} is already on {field}. Write where it goes.",
        EmptyField => "Nothing stands on {field}.",
        NotYourTurn => "It is {player}’s turn.",
        Blocked => "The way is blocked: a {by} stands on {field}.",
        NotItsWay => "A {piece} does not move like that.",
        OwnPiece => "Your own {piece} stands on {field}.",
        NothingToTake => "A pawn goes diagonally only to take, and {field} is empty.",
        NothingOnFile => "The pawn finds nothing to take on the {file}-file.",
        PawnBlocked => "A pawn cannot take straight ahead, and {field} is occupied.",
        Pinned => "The {piece} protects your king from the {by} on {field}.",
        IntoCheck => "On that square the {by} on {field} would attack your king.",
        StaysInCheck => "Your king is still attacked by the {by} on {field}.",
        Ambiguous => {
            "Which {piece}? Those on {and fields} can go there. Add {or add}: write {or right}."
        },
        LetterNotEnough => {
            "That does not yet tell the {piece}s on {and fields} apart. Write {or right}."
        },
        PromoMissing => "What does the pawn become? Write {or right}.",
        PromoBad => "A pawn becomes a queen, rook, bishop or knight.",
        PromoNone => "Only a pawn on the last rank changes. Write {right}.",
        CastlingNoRight => "You cannot castle there: king or rook has moved.",
        CastlingBlocked => "You cannot castle yet: {field} must be empty.",
        CastlingInCheck => "You cannot castle while your king is in check.",
        CastlingThroughCheck => "You cannot castle: the king would cross {field}, which is attacked.",
        CastlingIntoCheck => "You cannot castle: on {field} the king would be in check.",
        CastlingAsKing => "This is castling. It is written {right}.",
        EpSquare => "Write where your pawn arrives: {right}.",
        NullMove => "In chess you must move; you cannot pass.",
        GameOver => "The game is over.",
        LongForm => "Right. The short form is {right}.",
        NotNeeded => "Understood. It is enough to write {right}.",
        PreferFile => "Understood. Usually the file is named: {right}.",
        XMissing => "Right. With the capture sign it is clearer: {right}.",
        XNeedless => "Nothing is taken, so no capture sign: {right}.",
        XOther => "Understood. Here we write {right}.",
        DashNeedless => "Write it all together, without a dash: {right}.",
        CheckMissing => "Right, and it is check: {right}.",
        CheckWrong => "The king is not in check here: {right}.",
        CheckOtherSign => "Right. Here check is written {right}.",
        DoubleCheckSign => "Right, it is a double check. Today you write {right}.",
        MateMissing => "Right, and it is mate: {right}.",
        MateOtherSign => "Right. Here mate is written {right}.",
        PlusForMate => "It is more than check, it is mate: {right}.",
        PromoSign => "Right. Here we write {right}.",
        CastleZero => "Right. Here it is written with the letter O: {right}.",
        CastleCase => "Right. Castling has capital letters: {right}.",
        CastleDash => "Right. Castling is written with dashes: {right}.",
        PieceName => "Understood. A piece is written by its letter: {right}.",
        ResultBehind => "Right: {right}. The result, {score}, has a place of its own at the end of the sheet.",
        NumberDot => "Understood. A dot follows the number: {right}.",
        PawnFilesOnly => "Understood. With the number it is clearer: {right}.",
        EpWrong => "Nothing is taken en passant here: {right}.",
        ToMove => "{player} to move",
        ToMoveInCheck => "{player} to move, in check",
        WonByMate => "Checkmate. {winner} wins.",
        DrawStalemate => "Stalemate: no move left and no check. A draw.",
        DrawDead => "Nobody can mate any more. A draw.",
        DrawRepetition5 => "The same position for the fifth time. A draw.",
        DrawMoves75 => "Seventy-five moves without a capture or pawn move. A draw.",
        MayClaimRepetition => "The position is here for the third time: a draw may be claimed.",
        MayClaimMoves50 => "Fifty moves without a capture or pawn move: a draw may be claimed.",
        SystemForm => "Understood. In this system it is written {right}.",
        Said => "Move {number}, {player}: {said}",
        AtStart => "Start of the game",
        FenBoard => "This is not a position: the board part stops making sense at character {place}.",
        FenRest => "The position text stops making sense at character {place}.",
        SetupKings => "{player} needs exactly one king.",
        SetupPawn => "No pawn can stand on {field}.",
        SetupCheck => "{player} is in check, but it is not {player}’s turn.",
        SetupCastling => "Castling needs king and rook on their first rank.",
        SetupEnPassant => "No pawn has just passed there.",
        NoSuchGame => "There is no game called “{name}”.",
        NoSuchStyle => "There is no way of writing called “{name}”.",
        NoSuchArray => "“{text}” is not a number from 0 to 959.",
        TooDeep => "Counting is possible to a depth of {most}.",
        FenRank => {
            "This row of the board has too many or too few places (character {place})."
        },
        FenRanks => "The board does not have the right number of rows (character {place}).",
        FenTurn => "Here stands who moves: w for White, b for Black (character {place}).",
        FenCastling => {
            "Here stand the rights to castle, each with its king and rook, or a dash (character {place})."
        },
        FenPassed => "Here stands where a pawn has just passed, or a dash (character {place}).",
        FenCounter => "Here stands a number of moves (character {place}).",
        @feature "records" {
            OffersDraw => "With this move a draw was offered.",
            PgnTag => "This line of data cannot be read.",
            PgnTags => "A game has at most {most} lines of data; the others are kept as a comment.",
            PgnAfterDraw => "The game was already drawn before this move; what follows is kept.",
            PgnComment => "This comment has no closing brace.",
            PgnVariation => "This bracket has no partner here.",
            PgnStray => "“{text}” is no move; it is kept as a comment.",
            PgnEmpty => "There is no game in this text.",
            Resigns => "{Player} resigns. {Winner} wins.",
            DrawAgreed => "The players agree to a draw.",
            DrawRepetition3 => "Draw claimed: the position stood on the board three times.",
            DrawMoves50 => "Draw claimed: fifty moves without a capture or pawn move.",
            WinIs => "{Winner} won.",
            DrawIs => "The game was a draw.",
            SaveDamaged => "The saved game was damaged. Moves recovered: {at}.",
            LostOnTime => "{Player} has no time left. {Winner} wins.",
            DrawOnTime => "No time left, but nobody wins by that. A draw.",
            HalfPoint => "Half a point for {player}, none for the other side.",
            NoPoints => "No point for either player.",
        }
        @feature "historic-words" {
            SystemDoubt => "More than one move is called that. Write {or right}.",
            TakesNone => "None of your moves takes a {taken} with a {piece}.",
            DigitsField => "“{text}” is not a square. Each of its two digits goes from 1 to 8.",
            DigitsCount => "A move has four digits: two for where it starts, two for where it ends. A fifth says what a pawn becomes.",
        }
        @feature "screen" {
            OtherMove => "That is another move. The one asked for is written {right}.",
            BeganOn => "This letter is the {piece}: it began the game on the {file}-file.",
            Aloud => "{said}",
            LanguageMissing => "This language could not be fetched. Are you online?",
            GameMissing => "This game could not be fetched. Are you online?",
            SiteRenewed => "The site has a new version. Load the page again to go on; what you made is kept.",
            PgnForm => "In PGN this is written {right}.",
            FieldIs => "{field}, {holds}",
            FieldReachable => "{field}, {holds}, can be reached",
            Holds => "{Piece} on {field} picked up, {ways} ways to go",
            ChooseKing => "Move the king",
            ChooseCastling => "Castle",
            PgnLetters => "The pieces have the letters of another language: {language}.",
            NotText => "This file is not a text. Choose a file of games such as “game.pgn”.",
            AtPlace => "Line {line}, character {column}:",
            StorageFull => "The device has no more room: what you do now is not kept. Save your game in a file, or delete old games.",
            GamesFound => "Games found: {games}",
            GamesFiltered => "Games found: {found} of {games}",
            GameOfFile => "Game {number} of {games}",
            FileNotKept => "There is no room on the device for this file: if you load the page again, open it again.",
            TextNoGame => "There is no game in this text: no move in it can be read. The game on the board is as it was.",
            TextDoubtful => "Moves that can be read in this text: {moves}. The rest is other words. Is it a game?",
            GameFaults => "Places of this game that cannot be read: {faults}. They are kept as comments.",
            LinkDamaged => "This link is not complete. Your own game is untouched.",
            ClaimRepetition => "A draw needs the same position three times. So far it has come: {times}.",
            ClaimMoves50 => "Only {moves} moves without a capture or pawn move, not fifty.",
            NoOffer => "Nobody has offered a draw with the last move.",
            MayCastle => "{player} may castle with the rook on {field}",
            PieceIs => "{Holds}",
            DraftDamaged => "The position being set up could not be read. The board shows the start.",
            RankPieces => "It takes one king, one queen and two rooks, two bishops, two knights.",
            RankBishops => "Both bishops are on the same colour. One needs a light square, the other a dark one.",
            RankKing => "The king has to stand between the two rooks.",
            RankLetters => "“{text}” is not a first rank. Write eight letters from {and letters}.",
            NoSuchClub => "“{text}” is not a number from 1 to 960.",
            CoinHeads => "Drawn: number {number} of 480 (list reconstructed). Heads: it stays as it is.",
            CoinTails => {
                "Drawn: number {number} of 480 (list reconstructed). Tails: read in the mirror, it is number {mirror}."
            },
            ArraysFound => "Positions found: {count}",
            DieNext => "Next: {piece}. Count over {and fields}.",
            DiePlaces => "{die}: {piece} on {field}.",
            DieOnly => "{die}: only {field} is free, whatever the throw. {Piece} on {field}.",
            DieAround => {
                "{die}: there are {among} squares, so we count on from the first. {Piece} on {field}."
            },
            DieTooHigh => "{die} is too high here. Throw again.",
            DieKnights => {
                "Knights take the last two squares. Black’s pieces stand opposite, the pawns in front as usual."
            },
            DieRooks => {
                "Rook, king and rook take the last squares. Black’s pieces stand opposite, the pawns in front as usual."
            },
            Castled => "The king goes to {king}, the rook to {rook}.",
            CastledRookFirst => {
                "The rook goes first, because it stands where the king wants to go. King on {king}, rook on {rook}."
            },
            ICastle => "Say aloud: “I castle.” Only the {piece} moves.",
            CastlingAllowed => "Castling is allowed.",
            // Darts.
            DartPlaced => "{bed}: {piece} on {field}.",
            DartOutside => "{bed} is {field}, which is not in your half. The dart is lost.",
            DartOccupied => "{bed} is {field}, and a piece stands there. The dart is lost.",
            DartOnBull => "{bed}: nobody plays on the bull. The dart is lost.",
            DartBeside => "The dart hit no field. It is lost.",
            BedSingle => "The single {number} has two beds: choose {or right} (F wide, L small single).",
            BedNumber => "“{text}” is not on the dartboard: its numbers go from 1 to 20, with 25 and 50 in the middle.",
            DartMisses => "Lost darts in a row: {misses} of {most}.",
            DartAtStake => "You are in check. If the dart does not end the check, you lose at once. The dart helps on {or fields}.",
            DartHopeless => "You are in check, and a dart cannot end it on any field. If you throw, you lose at once.",
            DartNext => "To throw: {piece}",
            DartsLeft => "{Player}: {left} still to throw, {misses} of {most} darts in a row lost",
            AgreedIs => "{what}: {value}",
            // Support, on the round board.
            FieldWorth => "value {value}",
            LookNobody => "{Player}: no piece reaches it",
            LookPawn => "{Player}: a pawn is enough",
            LookAlone => "{Player}: takes without support",
            LookHolds => "{Player}: 1 + {help} of {value}, holds",
            LookFails => "{Player}: 1 + {help} of {value}, not enough",
            CheckGiven => "Check!",
        }
        @feature "families" {
            NoSuchOption => "There is no rule “{name}” that players could agree on.",
            TextUnmoved => "Here stand the fields of pieces that have never moved, or a dash (character {place}).",
            TextThrows => "Here stand two numbers, White’s and Black’s, with a slash between (character {place}).",
            SetupUnmoved => "Nothing stands on {field}, so nothing there can be unmoved.",
            WonByFogling => "Too many lost darts in a row. {winner} wins.",
            WonByDart => "The dart did not end the check. {winner} wins.",
            SetupThrows => "Pieces to throw belong to the loud game, and only to it.",
            NeverMoved => "{Piece} {field}",
            FromLine => "The {piece} from line {line}: {rivals}.",
            PawnFromLine => "A pawn that takes names its line: {line}.",
            GoesToRing => "The {piece} goes to {field}, on the {ring} ring.",
            TakesHeld => "It takes the {piece} on {field}. That field is worth {value}: the piece that takes counts as 1, the rest comes from {and by}.",
            TakesFree => "It takes the {piece} on {field}. A pawn takes on every field without support.",
            BecomesUnmoved => "The pawn becomes a {piece}. It counts as a piece that has never moved.",
            RoundCastling => "Castling: the king goes two fields, to {king}, and the rook from {from} comes to {rook}. You only write the king’s move.",
            Thrown => "The @: the {piece} is thrown with a dart. It is the next piece of the order.",
            LandsOn => "The {piece} lands on {field}, on the {ring} ring.",
            PieceHolds => "This sign stands for the {piece}. No more is needed: from {and fields} a {piece} has too little support to take there.",
            DartLost => "The dart is lost: nothing changes on the board, and the {piece} stays the next piece.",
            NotOnDartboard => "“{text}” is not a field. Lines are o and a to i, their fields go from 1 to 8.",
            PawnLine => "A pawn that takes names the line it comes from: {right}.",
            PreferLine => "Understood. Usually the line is named: {right}.",
            NothingOnLine => "The pawn finds nothing to take on line {line}.",
            NoPawnOnLine => "You have no pawn on that line.",
            NoneOnLine => "You have no {piece} on line {line}.",
            WayRound => "A {piece} does not move like that.",
            PawnMoved => "The pawn on {field} has moved before. Now it goes one field at a time.",
            PawnAtEdge => "Near the last rank the pawn on {field} goes one field at a time: a double step never ends there.",
            NeedsSupport => "{field} is on the {ring} ring. To take there, the {piece} needs a support of {needs}, and it has none.",
            NeedsMoreSupport => "{field} is on the {ring} ring. To take there, the {piece} needs a support of {needs}. From {and by} comes only {has}.",
            CastlingNoRook => "That castling is not possible: king and rook must never have moved, and the rook must stand at least three fields away.",
            CastlingByKing => "In Scharten castling has no sign of its own. Write the king’s move: {or right}.",
            ZerosAreResult => "In Scharten 0-0 is a result: neither player gets a point. Castling is written as the king’s move.",
            NoCastlingNow => "In Scharten you write castling as the king’s move. Right now the king cannot castle.",
            MustPlay => "It is your turn, and nobody may pass.",
            ThrowsOther => "The order is fixed: next comes the {piece}. Write {right}.",
            ThrowsOutside => "{field} is not in your own half. Such a dart is lost, and you write {right}.",
            ThrowsOnto => "A piece already stands on {field}. Such a dart is lost, and you write {right}.",
            NothingToThrow => "You have thrown all your pieces.",
            NoDarts => "In a quiet game nobody throws darts.",
            ThrowSign => "A thrown piece has an @ before its field: {right}.",
            OptionValue => "“{name}” can be {or can_be}, but not “{value}”.",
            OptionNumber => "“{name}” is a number from 1 to {most}. “{value}” is not possible.",
            SetupNoThrows => "A loud position says at its end how many pieces White and Black still have to throw, and how many darts they have just lost: 17/17 0/0.",
            DartLostInCheck => "The dart is lost, and the check remains: the game is lost.",
            DartLostLast => "The dart is lost. It is one too many in a row: the game is lost.",
            LandsInVain => "The {piece} lands on {field}, on the {ring} ring. It does not end the check: the game is lost.",
            CastlingEitherWay => "This is castling, and it can go either way round. Write {or right}.",
        }
    } }
}
