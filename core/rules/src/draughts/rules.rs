//! The national games as records, each based on its parent with its differences.

use super::draws::{Draws, Stall, When};
use crate::geometry::{Board, Checker, Corner, Grid, Heading, Naming, Seam, Shape};
use crate::geometry::{E, N, NE, NW, S, SE, SW, W};
use crate::position::{DrawRule, Side};

/// A criterion for comparing captures; inferior captures are illegal.
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

/// The promotion of a man that reaches the last row during a capture.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Promotes {
    /// It continues as a man, and is crowned only if it ends there.
    AtEnd,
    /// It becomes a king at once, and continues as one.
    InPassing,
    /// Its move ends there.
    AndStops,
}

/// The time at which captured pieces are removed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// All together at the end; until then they block, and none is jumped twice.
    AtEnd,
    /// One by one.
    AtOnce,
}

/// The landing fields of a flying king behind a captured piece.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Lands {
    /// On any free field.
    Anywhere,
    /// Directly behind it.
    Behind,
    /// Any free field, but directly behind it if the last captured piece is a king (killer draughts).
    BehindKing,
}

/// The goal of the game in addition to capturing or blocking everything.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The side that cannot move has lost.
    Block,
    /// The side that cannot move has won (antidraughts).
    Lose,
    /// The first king also wins (breakthrough).
    FirstKing,
}

/// The rules of a national game.
#[derive(Debug)]
pub struct Rules {
    /// The identifier, without `draughts/`.
    pub id: &'static str,
    /// The number of the GameType tag (PDN 3.0).
    pub game_type: u8,
    /// The board and the names of its fields.
    pub board: Board,
    /// The side that begins.
    pub first: Side,
    /// Number of rows of men of each side; `behind` gives the empty rows behind them.
    pub rows: u8,
    /// Number of rows left empty behind the men.
    pub behind: u8,
    /// Headings of men, as seen by White.
    pub man_moves: &'static [Heading],
    /// Headings of men's captures.
    pub man_takes: &'static [Heading],
    /// Headings of kings.
    pub king_moves: &'static [Heading],
    /// Headings of kings' captures.
    pub king_takes: &'static [Heading],
    /// True if kings are flying (long-range).
    pub flying: bool,
    /// Landing fields of a flying king.
    pub lands: Lands,
    /// True if men may capture kings.
    pub man_takes_king: bool,
    /// True if a piece may turn straight back between two captures.
    pub turns_back: bool,
    /// Criteria for comparing captures, the most important first.
    pub prefers: &'static [Prefer],
    /// Promotion while capturing.
    pub promotes: Promotes,
    /// Time at which captured pieces are removed.
    pub leaves: Leaves,
    /// Limit of consecutive quiet moves of the same king while its side has men; 0 for no limit.
    pub king_moves_in_row: u8,
    /// Goal of the game.
    pub goal: Goal,
    /// Drawing rules.
    pub draws: Draws,
    /// Drawing rules if the players agreed to follow the text of the source.
    pub document: Option<&'static Draws>,
    /// True if results are written 2-0, 1-1, 0-2.
    pub two_points: bool,
    /// The sign of a capture in records.
    pub takes: char,
}

const FORWARD: &[Heading] = &[NW, NE];
const DIAGONAL: &[Heading] = &[NW, NE, SW, SE];
const ORTHOGONAL: &[Heading] = &[N, E, S, W];
/// The diagonals, and the orthogonals over the light fields between.
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
        // All squares are fields only on a board of one colour.
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
    draws: INTERNATIONAL_DRAWS,
    document: Some(&DOCUMENT_DRAWS),
    two_points: true,
    takes: 'x',
};

/// A lone king against a number of pieces with a minimum of kings, drawn after `moves` moves of each side.
const fn lone(pieces: (u32, u32), kings: u32, moves: u16) -> Stall {
    let when = When::LoneKing { pieces, kings, on_road: false };
    Stall { rule: DrawRule::FewPieces, when, moves }
}

/// Both sides have kings, and nothing changes: drawn after `moves` moves of each side.
const fn balance(least: u32, most: u32, moves: u16) -> Stall {
    Stall { rule: DrawRule::Balance, when: When::Kings(least, most), moves }
}

/// FMJD Annex 1, article 6: the third repetition; 25 moves of each by kings only; 16 with three pieces, a king
/// among them, against a king; 5 with two or one.
const INTERNATIONAL_DRAWS: Draws =
    Draws { repetition: 3, claimed: false, quiet: 25, stalls: &[lone((1, 2), 1, 5), lone((3, 3), 1, 16)] };
/// The text of the source: one king against one or two is drawn at once (contradictions X52).
static DOCUMENT_DRAWS: Draws =
    Draws { stalls: &[lone((1, 1), 1, 0), lone((2, 2), 2, 0), lone((3, 3), 1, 16)], ..INTERNATIONAL_DRAWS };
/// Games without known drawing rules.
const NO_DRAWS: Draws = Draws { repetition: 0, claimed: false, quiet: 0, stalls: &[] };
/// Games with a known rule on repetitions only.
const REPETITION: Draws = Draws { repetition: 3, ..NO_DRAWS };
/// FMJD-64 (Brazilian, Russian), as lidraughts counts: 15 moves of each by kings only; three or more kings against one: 15;
/// three pieces against a king on the main road: 5; two or one: 5; nothing changed between kings on both
/// sides: 30 with four or five pieces, 60 with six or seven.
const DRAWS_64: Draws = Draws {
    quiet: 15,
    stalls: &[
        lone((1, 2), 1, 5),
        lone((3, 12), 3, 15),
        Stall {
            rule: DrawRule::MainRoad,
            when: When::LoneKing { pieces: (3, 3), kings: 0, on_road: true },
            moves: 5,
        },
        balance(4, 5, 30),
        balance(6, 7, 60),
    ],
    ..REPETITION
};

const EIGHT_BY_EIGHT: Rules = Rules {
    board: board(8, Checker::DarkLeft, None),
    rows: 3,
    draws: DRAWS_64,
    document: None,
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
    // windames.free.fr: repetition; three kings against one: 16.
    draws: Draws { stalls: &[lone((3, 3), 3, 16)], ..REPETITION },
    document: None,
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
    // WCDF: the third repetition; 40 own moves without a capture or a man's advance.
    draws: Draws { quiet: 40, ..REPETITION },
    ..EIGHT_BY_EIGHT
};
/// American pool.
pub static POOL: Rules = Rules {
    id: "pool",
    game_type: 23,
    board: NUMBERED,
    first: Side::Black,
    prefers: &[],
    // APCA: three kings against one: 13.
    draws: Draws { stalls: &[lone((3, 3), 3, 13)], ..NO_DRAWS },
    ..EIGHT_BY_EIGHT
};
/// Italian (FID).
pub static ITALIAN: Rules = Rules {
    id: "italian",
    game_type: 22,
    board: board(8, Checker::DarkRight, Some(Corner::TopLeft)),
    first: Side::White,
    man_takes_king: false,
    prefers: &[Prefer::Pieces, Prefer::ByKing, Prefer::Kings, Prefer::KingsSoonest],
    // FID 9.3, 10.4: the fourth repetition; 40 moves of each without progress.
    draws: Draws { repetition: 4, quiet: 40, ..NO_DRAWS },
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
    // section64port.online: repetition; 20 moves of each by kings only.
    draws: Draws { quiet: 20, ..REPETITION },
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
    // FMJD, Czech draughts: the third repetition, which is claimed; 15 moves without a capture or a man's move.
    draws: Draws { claimed: true, quiet: 15, ..REPETITION },
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
    draws: TURKISH_DRAWS,
    ..EIGHT_BY_EIGHT
};
/// One piece against one is a draw, even of a king against a man: damaakademisi.com, 19 b, and the federation's rules of 2022 as other
/// programs cite them (TUDAF, <https://turkdamasi.org.tr/wp-content/uploads/2022/11/Turkish_Checkers_Rules_Tudaf.pdf>). A piece
/// that can be captured at once is captured.
const TURKISH_DRAWS: Draws =
    Draws { stalls: &[Stall { rule: DrawRule::FewPieces, when: When::OneEach, moves: 0 }], ..REPETITION };
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
    draws: NO_DRAWS,
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
    // lidraughts: no rule on repetitions; two kings against one: 7; one against one: 2.
    draws: Draws { stalls: &[lone((2, 2), 2, 7), lone((1, 1), 1, 2)], ..NO_DRAWS },
    document: None,
    ..BASE
};
/// Frisian with five men.
pub static FRYSK: Rules = Rules { id: "frysk", game_type: 97, rows: 1, ..FRISIAN_RULES };
/// Breakthrough.
pub static BREAKTHROUGH: Rules =
    Rules { id: "breakthrough", game_type: 96, goal: Goal::FirstKing, document: None, ..BASE };
/// Antidraughts.
pub static ANTIDRAUGHTS: Rules = Rules {
    id: "antidraughts",
    game_type: 98,
    goal: Goal::Lose,
    // lidraughts: repetition only; few pieces do not indicate a draw here.
    draws: REPETITION,
    document: None,
    ..BASE
};
/// Killer.
pub static KILLER: Rules =
    Rules { id: "killer", game_type: 20, lands: Lands::BehindKing, document: None, ..BASE };

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
