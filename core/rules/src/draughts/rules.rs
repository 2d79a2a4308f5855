//! The national games as records: each its parent with its differences.

use crate::geometry::{Board, Checker, Corner, Grid, Heading, Naming, Seam, Shape};
use crate::geometry::{E, N, NE, NW, S, SE, SW, W};
use crate::position::Side;

/// By what captures are compared; those that come short are not allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Prefer {
    /// Most pieces.
    Pieces,
    /// With a king rather than a man.
    ByKing,
    /// Most kings.
    Kings,
    /// Kings as early as possible, the whole order compared.
    KingsSoonest,
    /// Highest value: a king counts a shade less than two men.
    Value,
}

/// What becomes of a man that reaches the last row while it captures.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Promotes {
    /// It goes on as a man, and is crowned only if it ends there.
    AtEnd,
    /// It is a king at once, and goes on as one.
    InPassing,
    /// Its move ends there.
    AndStops,
}

/// When captured pieces leave the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// All together at the end; until then they stand in the way, and none is jumped twice.
    AtEnd,
    /// One by one.
    AtOnce,
}

/// Where a long king may come down behind a captured piece.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Lands {
    /// On any free field.
    Anywhere,
    /// Right behind it.
    Behind,
    /// On any free field, but right behind it if the last captured piece is a king (killer draughts).
    BehindKing,
}

/// How a game is won beside capturing or blocking everything.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Whoever cannot move has lost.
    Block,
    /// Whoever cannot move has won (antidraughts).
    Lose,
    /// The first king wins, too (breakthrough).
    FirstKing,
}

/// A draw by too many moves with few pieces on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Few {
    /// The most pieces of the stronger side, and whether all must be kings.
    pub stronger: (u32, bool),
    /// The least pieces of the stronger side.
    pub least: u32,
    /// Moves of each side.
    pub moves: u16,
}

/// Rules against games without end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Draws {
    /// So many times the same position; 0 if there is no such rule.
    pub repetition: u32,
    /// Whether that draw has to be claimed.
    pub claimed: bool,
    /// Moves of each side without a capture or a man's move; 0 if there is no such rule.
    pub quiet: u16,
    /// With one king against few pieces.
    pub few: &'static [Few],
}

/// Everything that tells one national game from another.
#[derive(Debug)]
pub struct Rules {
    /// The name for programs, without `draughts/`.
    pub id: &'static str,
    /// The number of the GameType tag (PDN 3.0).
    pub game_type: u8,
    /// The board and the names of its fields.
    pub board: Board,
    /// Who begins.
    pub first: Side,
    /// Rows of men of each side, and rows left empty behind them.
    pub rows: u8,
    /// See `rows`.
    pub behind: u8,
    /// Where men go, as White sees it.
    pub man_moves: &'static [Heading],
    /// Where men capture.
    pub man_takes: &'static [Heading],
    /// Where kings go.
    pub king_moves: &'static [Heading],
    /// Where kings capture.
    pub king_takes: &'static [Heading],
    /// Whether kings go any distance.
    pub flying: bool,
    /// Where a long king comes down.
    pub lands: Lands,
    /// Whether men may capture kings.
    pub man_takes_king: bool,
    /// Whether a piece may turn straight back between two captures.
    pub turns_back: bool,
    /// How captures are compared, the first first.
    pub prefers: &'static [Prefer],
    /// Promotion while capturing.
    pub promotes: Promotes,
    /// When captured pieces leave.
    pub leaves: Leaves,
    /// So many quiet moves in a row may the same king make while its side has men; 0 for any number.
    pub king_moves_in_row: u8,
    /// How it is won.
    pub goal: Goal,
    /// How it is drawn.
    pub draws: Draws,
    /// Whether results are written 2-0, 1-1, 0-2.
    pub two_points: bool,
    /// The sign of a capture in records.
    pub takes: char,
}

const FORWARD: &[Heading] = &[NW, NE];
const DIAGONAL: &[Heading] = &[NW, NE, SW, SE];
const ORTHOGONAL: &[Heading] = &[N, E, S, W];
/// The diagonals, and straight on over the light fields between.
const EIGHT: &[Heading] = &[
    NW,
    NE,
    SW,
    SE,
    Heading { dx: 0, dy: 2 },
    Heading { dx: 0, dy: -2 },
    Heading { dx: 2, dy: 0 },
    Heading { dx: -2, dy: 0 },
];

const fn board(size: u8, checker: Checker, numbers: Option<Corner>) -> Board {
    Board {
        grid: Grid { files: size, ranks: size, seam: Seam::Wall, checker },
        naming: Naming::draughts(numbers),
        // All squares are fields only where the board has one colour.
        shape: if matches!(checker, Checker::All) { Shape::Plain } else { Shape::Squares },
    }
}

/// International (FMJD Annex 1).
pub static INTERNATIONAL: Rules = BASE;

const BASE: Rules = Rules {
    id: "international",
    game_type: 20,
    board: board(10, Checker::DarkLeft, Some(Corner::TopLeft)),
    first: Side::White,
    rows: 4,
    behind: 0,
    man_moves: FORWARD,
    man_takes: DIAGONAL,
    king_moves: DIAGONAL,
    king_takes: DIAGONAL,
    flying: true,
    lands: Lands::Anywhere,
    man_takes_king: true,
    turns_back: true,
    prefers: &[Prefer::Pieces],
    promotes: Promotes::AtEnd,
    leaves: Leaves::AtEnd,
    king_moves_in_row: 0,
    goal: Goal::Block,
    draws: Draws {
        repetition: 3,
        claimed: false,
        quiet: 25,
        few: &[
            Few { stronger: (2, false), least: 1, moves: 5 },
            Few { stronger: (3, false), least: 3, moves: 16 },
        ],
    },
    two_points: true,
    takes: 'x',
};

const EIGHT_BY_EIGHT: Rules = Rules {
    board: board(8, Checker::DarkLeft, None),
    rows: 3,
    draws: Draws { repetition: 3, claimed: false, quiet: 15, few: &[] },
    two_points: false,
    ..BASE
};
const NUMBERED: Board = board(8, Checker::DarkLeft, Some(Corner::TopLeft));

/// Brazilian.
pub static BRAZILIAN: Rules = Rules { id: "brazilian", game_type: 26, ..EIGHT_BY_EIGHT };
/// Canadian.
pub static CANADIAN: Rules = Rules {
    id: "canadian",
    game_type: 27,
    board: board(12, Checker::DarkLeft, Some(Corner::TopLeft)),
    rows: 5,
    ..BASE
};
/// Russian.
pub static RUSSIAN: Rules = Rules {
    id: "russian",
    game_type: 25,
    prefers: &[],
    promotes: Promotes::InPassing,
    takes: ':',
    ..EIGHT_BY_EIGHT
};
/// English draughts, American checkers (WCDF).
pub static ENGLISH: Rules = ENGLISH_RULES;
const ENGLISH_RULES: Rules = Rules {
    id: "english",
    game_type: 21,
    board: NUMBERED,
    first: Side::Black,
    man_takes: FORWARD,
    flying: false,
    prefers: &[],
    promotes: Promotes::AndStops,
    draws: Draws { repetition: 3, claimed: false, quiet: 40, few: &[] },
    ..EIGHT_BY_EIGHT
};
/// American pool.
pub static POOL: Rules =
    Rules { id: "pool", game_type: 23, board: NUMBERED, first: Side::Black, prefers: &[], ..EIGHT_BY_EIGHT };
/// Italian (FID).
pub static ITALIAN: Rules = Rules {
    id: "italian",
    game_type: 22,
    board: board(8, Checker::DarkRight, Some(Corner::TopLeft)),
    first: Side::White,
    man_takes_king: false,
    prefers: &[Prefer::Pieces, Prefer::ByKing, Prefer::Kings, Prefer::KingsSoonest],
    ..ENGLISH_RULES
};
/// Spanish.
pub static SPANISH: Rules = SPANISH_RULES;
const SPANISH_RULES: Rules = Rules {
    id: "spanish",
    game_type: 24,
    board: board(8, Checker::DarkRight, Some(Corner::BottomRight)),
    man_takes: FORWARD,
    prefers: &[Prefer::Pieces, Prefer::Kings],
    promotes: Promotes::AndStops,
    ..EIGHT_BY_EIGHT
};
/// Portuguese: Spanish under its own name.
pub static PORTUGUESE: Rules = Rules { id: "portuguese", game_type: 28, ..SPANISH_RULES };
/// Czech.
pub static CZECH: Rules = Rules {
    id: "czech",
    game_type: 29,
    man_takes: FORWARD,
    prefers: &[Prefer::ByKing],
    promotes: Promotes::AndStops,
    ..EIGHT_BY_EIGHT
};
/// Turkish.
pub static TURKISH: Rules = Rules {
    id: "turkish",
    game_type: 30,
    board: board(8, Checker::All, None),
    rows: 2,
    behind: 1,
    man_moves: &[N, E, W],
    man_takes: &[N, E, W],
    king_moves: ORTHOGONAL,
    king_takes: ORTHOGONAL,
    turns_back: false,
    leaves: Leaves::AtOnce,
    ..EIGHT_BY_EIGHT
};
/// Thai (makhos).
pub static THAI: Rules = Rules {
    id: "thai",
    game_type: 31,
    board: board(8, Checker::DarkLeft, Some(Corner::BottomRight)),
    first: Side::Black,
    rows: 2,
    man_takes: FORWARD,
    lands: Lands::Behind,
    prefers: &[],
    promotes: Promotes::AndStops,
    leaves: Leaves::AtOnce,
    takes: '-',
    ..EIGHT_BY_EIGHT
};
/// Frisian.
pub static FRISIAN: Rules = FRISIAN_RULES;
const FRISIAN_RULES: Rules = Rules {
    id: "frisian",
    game_type: 40,
    man_takes: EIGHT,
    king_takes: EIGHT,
    prefers: &[Prefer::Value, Prefer::ByKing],
    king_moves_in_row: 3,
    draws: Draws { repetition: 0, claimed: false, quiet: 0, few: &[] },
    ..BASE
};
/// Frisian with five men.
pub static FRYSK: Rules = Rules { id: "frysk", game_type: 97, rows: 1, ..FRISIAN_RULES };
/// Breakthrough.
pub static BREAKTHROUGH: Rules = Rules { id: "breakthrough", game_type: 96, goal: Goal::FirstKing, ..BASE };
/// Antidraughts.
pub static ANTIDRAUGHTS: Rules = Rules { id: "antidraughts", game_type: 98, goal: Goal::Lose, ..BASE };
/// Killer.
pub static KILLER: Rules = Rules { id: "killer", game_type: 20, lands: Lands::BehindKing, ..BASE };

/// All of them, the best known first.
pub static ALL: [&Rules; 17] = [
    &INTERNATIONAL,
    &RUSSIAN,
    &BRAZILIAN,
    &ENGLISH,
    &FRISIAN,
    &ITALIAN,
    &SPANISH,
    &PORTUGUESE,
    &CZECH,
    &POOL,
    &CANADIAN,
    &TURKISH,
    &THAI,
    &FRYSK,
    &BREAKTHROUGH,
    &ANTIDRAUGHTS,
    &KILLER,
];
