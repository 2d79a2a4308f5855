//! Moves to practise with: a game is played by legal moves, until one of the wanted kind can be played.
//!
//! The kind of a move follows from its tokens and its trace: the writer and the rules know it already, so no rule is
//! copied here. Chance is an argument: the same seed gives the same game.

mod seen;

pub(super) use seen::{MoveView, View};

use notabene_core::game::registry::{self, Variant};
use notabene_core::game::setup::Start;
use notabene_core::geometry::Shape;
use notabene_core::i18n::{Label, MessageKind};
use notabene_core::notation::{AnyMove, AnyPosition, Notation, TokenPart};
use notabene_core::position::{Figure, Position};

/// A special trait of a move, for practice in writing it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PracticeTopic {
    /// A quiet pawn move.
    Pawn,
    /// A quiet move of a piece.
    Piece,
    /// A capture.
    Capture,
    /// Castling.
    Castling,
    /// A promotion.
    Promotion,
    /// A capture en passant.
    EnPassant,
    /// A check.
    Check,
    /// A mate, or the loss of the king.
    Mate,
    /// A move disambiguated by file or line.
    ByFile,
    /// A move disambiguated by rank or ring.
    ByRank,
    /// A move over the centre of a round board.
    Centre,
    /// A capture that needs the support of others.
    Support,
    /// A dart that places a piece.
    Dart,
    /// A move of a man or king of draughts without a capture.
    Step,
    /// A jump over one piece.
    Jump,
    /// A jump over several pieces.
    Jumps,
    /// A move of a king of draughts, or a promotion: some games end with that.
    Crowned,
}

/// A kind of move: its name for programs and players, its boards, the pieces that a game should prefer so that it comes
/// up soon, and its predicate.
struct MoveFilter {
    special: PracticeTopic,
    name: &'static str,
    label: Label,
    on: BoardFilter,
    preferred: &'static [Figure],
    matches: fn(&MoveView) -> bool,
}

/// The boards of a kind of move.
#[derive(Copy, Clone, PartialEq, Eq)]
enum BoardFilter {
    /// Boards whose pieces have letters.
    Lettered,
    /// Square boards among these.
    Square,
    /// Round boards among these.
    Round,
    /// Round boards with darts.
    Thrown,
    /// Boards whose pieces have no letters.
    Unlettered,
}

const ANY: &[Figure] = &[];
const PAWNS: &[Figure] = &[Figure::Pawn];
const MINOR: &[Figure] = &[Figure::Pawn, Figure::Bishop, Figure::Knight, Figure::Queen];
const LONG: &[Figure] = &[Figure::Queen, Figure::Rook, Figure::Bishop];
const PAIRS: &[Figure] = &[Figure::Knight, Figure::Rook];

const fn row(
    special: PracticeTopic,
    name: &'static str,
    label: Label,
    on: BoardFilter,
    rather: &'static [Figure],
    is: fn(&MoveView) -> bool,
) -> MoveFilter {
    MoveFilter { special, name, label, on, preferred: rather, matches: is }
}

/// All kinds of moves, in the order in which they are learned.
static ROWS: [MoveFilter; 17] = {
    use BoardFilter::*;
    use PracticeTopic::*;
    [
        row(Pawn, "pawn", Label::DrillPawn, Lettered, PAWNS, |m| m.figure == Figure::Pawn && m.is_plain()),
        row(Piece, "piece", Label::DrillPiece, Lettered, ANY, |m| m.figure != Figure::Pawn && m.is_plain()),
        row(Capture, "capture", Label::Capture, Lettered, ANY, |m| {
            m.takes() && !m.has_part(TokenPart::Promotes) && !m.has_part(TokenPart::EnPassant)
        }),
        row(Castling, "castling", Label::Castling, Lettered, MINOR, |m| m.trace.with.is_some()),
        row(Promotion, "promotion", Label::Promotion, Lettered, PAWNS, |m| m.trace.becomes.is_some()),
        row(EnPassant, "en-passant", Label::PartEnPassant, Square, PAWNS, |m| {
            m.figure == Figure::Pawn && m.takes() && m.has_part(TokenPart::EnPassant)
        }),
        row(Check, "check", Label::PartCheck, Lettered, ANY, |m| m.attacks() && m.has_part(TokenPart::Check)),
        row(Mate, "mate", Label::PartMate, Lettered, LONG, |m| m.attacks() && m.has_part(TokenPart::Mate)),
        row(ByFile, "by-file", Label::DrillByFile, Lettered, PAIRS, |m| {
            m.figure != Figure::Pawn && m.has_message(&[MessageKind::FromFile, MessageKind::FromLine])
        }),
        row(ByRank, "by-rank", Label::DrillByRank, Lettered, PAIRS, |m| {
            m.figure != Figure::Pawn && m.has_message(&[MessageKind::FromRank])
        }),
        row(Centre, "centre", Label::DrillCentre, Round, LONG, |m| m.crosses()),
        row(Support, "support", Label::DrillSupport, Round, LONG, |m| {
            m.takes() && m.has_message(&[MessageKind::TakesHeld])
        }),
        row(Dart, "dart", Label::DrillDart, Thrown, ANY, |m| m.trace.placed.is_some()),
        row(Step, "step", Label::DrillStep, Unlettered, ANY, |m| m.trace.taken.is_empty()),
        row(Jump, "jump", Label::DrillJump, Unlettered, ANY, |m| m.trace.taken.len() == 1),
        row(Jumps, "jumps", Label::DrillJumps, Unlettered, ANY, |m| m.trace.taken.len() > 1),
        row(Crowned, "crowned", Label::DrillCrowned, Unlettered, ANY, |m| {
            m.figure == Figure::Crowned || m.trace.becomes.is_some()
        }),
    ]
};

impl PracticeTopic {
    fn row(self) -> &'static MoveFilter {
        // The table has a row for each kind, so the default is never used.
        ROWS.iter().find(|row| row.special == self).unwrap_or(&ROWS[0])
    }
    /// The name for programs and the page.
    pub fn name(self) -> &'static str {
        self.row().name
    }
    /// Its name on the screen.
    pub fn label(self) -> Label {
        self.row().label
    }
    /// Parses the name of a kind.
    pub fn named(name: &str) -> Option<PracticeTopic> {
        ROWS.iter().find(|row| row.name == name).map(|row| row.special)
    }
    /// The kinds of moves that come up in a game, in the order in which they are learned; empty for unknown games.
    pub fn of_game(id: &str) -> Vec<PracticeTopic> {
        let Some(p) = start_position(id, None) else { return Vec::new() };
        let round = p.board().shape == Shape::Rings;
        let comes_up = |row: &&MoveFilter| match row.on {
            BoardFilter::Lettered => p.capture_sign().is_none(),
            BoardFilter::Square => p.capture_sign().is_none() && !round,
            BoardFilter::Round => round,
            BoardFilter::Thrown => p.throws().is_some(),
            BoardFilter::Unlettered => p.capture_sign().is_some(),
        };
        ROWS.iter().filter(comes_up).map(|row| row.special).collect()
    }
}

/// A move for a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PracticeMove {
    /// The position before it, as text.
    pub position: String,
    /// Its id.
    pub id: String,
}

/// Number of games that are tried.
const VARIANTS: u32 = 12;
/// Plies played in each game. The limit bounds the work: no page waits longer than it takes to play them.
const PLIES: u32 = 90;
/// Largest number of half-moves played before the first candidate, so that not every position is an opening.
const UNSEEN: u32 = 16;

/// Pseudo-random numbers: xorshift of Marsaglia (Journal of Statistical Software 8, 2003). Enough to mix moves; the
/// seed, the only source of chance, is an argument.
pub(crate) struct Mixer(u32);

impl Mixer {
    /// Creates the generator of a seed. Neighbouring seeds are spread apart.
    pub fn new(seed: u32) -> Mixer {
        let spread = seed.wrapping_add(0x9e37_79b9).wrapping_mul(0x85eb_ca6b);
        Mixer((spread ^ spread >> 13).max(1))
    }
    /// Returns the next number below a bound; 0 without one.
    pub fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 3) as usize % most.max(1)
    }
}

/// Finds a position in which exactly one move of the kind is possible; `None` if none came up in a bounded number of
/// games: try another seed.
pub fn find(id: &str, special: PracticeTopic, seed: u32) -> Option<PracticeMove> {
    let mut mixer = Mixer::new(seed);
    for _ in 0..VARIANTS {
        let start = registry::nth_start(id, mixer.below(usize::from(u16::MAX)) as u32);
        let found = walk(start_position(id, start.as_deref())?, special.row(), &mut mixer);
        if found.is_some() {
            return found;
        }
    }
    None
}

pub(super) fn start_position(id: &str, start: Option<&str>) -> Option<AnyPosition> {
    let game: &'static Variant = registry::find(id).ok()?;
    game.start_position(Start { position: start, rules: "" }).ok()
}

/// Plays one game until a move of the kind can be played.
fn walk(mut p: AnyPosition, row: &MoveFilter, mixer: &mut Mixer) -> Option<PracticeMove> {
    let unseen = mixer.below(UNSEEN as usize) as u32;
    for ply in 0..PLIES {
        let moves = p.legal_moves();
        if p.outcome(1).is_some() || moves.is_empty() {
            return None;
        }
        if ply >= unseen
            && let Some(m) = matching_move(&p, &moves, row, mixer)
        {
            return Some(PracticeMove { position: p.to_text(), id: p.id(&m) });
        }
        let m = next(&p, &moves, row, mixer)?;
        p.play_unchecked(&m);
    }
    None
}

/// Returns one of the moves of the kind.
fn matching_move(p: &AnyPosition, moves: &[AnyMove], row: &MoveFilter, mixer: &mut Mixer) -> Option<AnyMove> {
    let from = mixer.below(moves.len());
    let view = View::new(p);
    let is = |n: &usize| view.move_at(*n).is_some_and(|seen| (row.matches)(&seen));
    (from..moves.len()).chain(0..from).find(is).and_then(|n| moves.get(n).copied())
}

/// Chooses the next move of the game: three times of four one of the pieces that lead to the kind, or of darts, which
/// place the pieces.
fn next(p: &AnyPosition, moves: &[AnyMove], row: &MoveFilter, mixer: &mut Mixer) -> Option<AnyMove> {
    if !row.preferred.is_empty() && mixer.below(4) > 0 {
        let pieces = p.pieces();
        let leads = |m: &&AnyMove| {
            let trace = p.trace(m);
            trace.placed.is_some() || row.preferred.contains(&seen::figure(&pieces, &trace))
        };
        let likely: Vec<&AnyMove> = moves.iter().filter(leads).collect();
        if let Some(m) = likely.get(mixer.below(likely.len())) {
            return Some(**m);
        }
    }
    moves.get(mixer.below(moves.len())).copied()
}
