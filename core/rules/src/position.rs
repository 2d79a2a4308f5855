//! The words that all games share: sides, outcomes, what a move does to a board, and counting moves.

use crate::geometry::{Board, Field, FieldSet, Grid};

/// One of the two players.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The light pieces.
    White,
    /// The dark pieces.
    Black,
}

impl Side {
    /// Both, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];
    /// The other player.
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }
    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What a piece looks like.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Figure {
    /// King of chess.
    King,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// Pawn.
    Pawn,
    /// Man of draughts.
    Man,
    /// King of draughts: two men on each other.
    Crowned,
}

impl Figure {
    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Figure::King => "king",
            Figure::Queen => "queen",
            Figure::Rook => "rook",
            Figure::Bishop => "bishop",
            Figure::Knight => "knight",
            Figure::Pawn => "pawn",
            Figure::Man => "man",
            Figure::Crowned => "crowned",
        }
    }
}

/// A piece as it is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Glyph {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub figure: Figure,
}

/// What a move does to the board, whatever the game: enough to draw, animate and tap it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Trace {
    /// The fields of the moving piece, from where it leaves to where it comes to rest; none if nothing moves.
    pub route: Vec<Field>,
    /// Other last fields by which a player may show the same move (castling: the rook).
    pub ends: Vec<Field>,
    /// Fields from which pieces are taken.
    pub taken: Vec<Field>,
    /// A second piece that moves along: from, to.
    pub with: Option<(Field, Field)>,
    /// What the moving piece turns into.
    pub becomes: Option<Figure>,
    /// Where a piece appears that was not on the board: a thrown one. The route begins and ends there.
    pub placed: Option<Field>,
    /// Every field the moving piece passes, both ends included, where the way is not simply straight: along
    /// a ring, over the centre, from stop to stop of a sweep. Empty elsewhere.
    pub path: Vec<Field>,
    /// Whether pieces leave the board as soon as they are jumped; else all together when the sweep ends.
    pub at_once: bool,
    /// A piece of the other side that is taken off for not having captured, before the move (huffing).
    pub huffed: Option<Field>,
}

/// What a capture is worth where the rules weigh captures against each other.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Worth {
    /// Captured pieces, kings included.
    pub pieces: u32,
    /// Captured kings.
    pub kings: u32,
    /// Whether a king captures.
    pub by_king: bool,
}

/// A rule by which a game is drawn when something has gone on for too long.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum DrawRule {
    /// The same position, with the same side to move.
    Repetition,
    /// No capture and no move of a man.
    Quiet,
    /// Few pieces are left: a lone king against a few.
    FewPieces,
    /// A lone king holds the main road against three pieces (Russian).
    MainRoad,
    /// Both sides have kings, and nothing was captured or crowned (Russian).
    Balance,
}

impl DrawRule {
    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            DrawRule::Repetition => "draw:repetition",
            DrawRule::Quiet => "draw:quiet",
            DrawRule::FewPieces => "draw:few_pieces",
            DrawRule::MainRoad => "draw:main_road",
            DrawRule::Balance => "draw:balance",
        }
    }
}

/// What is counted towards the end of a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// Half-moves of both sides towards a draw; for a repetition, how often the position has come up.
    Draw(DrawRule),
    /// Moves in a row of the king on this field, which may soon only capture (Frisian draughts).
    King(Side, Field),
}

/// How far a rule has counted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// What is counted.
    pub what: Counted,
    /// So many now.
    pub done: u32,
    /// The rule acts at so many.
    pub most: u32,
}

/// How the results of a game are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Results {
    /// `1-0`, `½-½`, `0-1`.
    Usual,
    /// The same, and both players together may get less than a whole point: `½-0`, `0-½`, `0-0`.
    Shares,
    /// As draughts has it: the number before the dash belongs to the side that begins (PDN 2.0 says so of
    /// checkers, where Black begins), both may lose (`0-0`), and some games give two points for a win: `2-0`,
    /// `1-1`, `0-2`.
    Draughts {
        /// Who begins.
        first: Side,
        /// Whether a win is worth two points.
        two: bool,
    },
}

/// Who could capture on a field, and whether it would hold, where that depends on support.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// What a capture here must reach.
    pub value: u8,
    /// The pieces of White and of Black whose ordinary capture would reach the field, with the support that
    /// each gives to another.
    pub attackers: [Vec<(Field, u8)>; 2],
    /// The way of each of them, both ends included.
    pub ways: [Vec<Vec<Field>>; 2],
    /// Whether a capture by White, by Black would hold.
    pub holds: [bool; 2],
}

/// What is still to be thrown, and at what risk.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Throws {
    /// The pieces of White and of Black still to throw, the next one first.
    pub queue: [Vec<Figure>; 2],
    /// Lost darts of each side in a row.
    pub misses: [u8; 2],
    /// So many in a row lose the game.
    pub most: u8,
    /// The fields of the side to move, occupied or not.
    pub area: FieldSet,
    /// The fields on which a dart of the side to move places its piece and does not lose at once.
    pub good: FieldSet,
    /// Whether a dart that fails loses at once, because the king is in check.
    pub in_check: bool,
}

/// Why a game is over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The king is attacked and cannot be saved.
    Checkmate,
    /// The side to move is not in check and cannot move.
    Stalemate,
    /// Neither side could ever mate.
    Dead,
    /// The same position for the fifth time.
    Repetition5,
    /// Seventy-five moves by each side without a capture or a pawn move.
    Moves75,
    /// Too many lost darts in a row (Scharten, section 8).
    Fogling,
    /// A dart thrown in check that did not end it (Scharten, section 8).
    DartInCheck,
    /// The side to move has no move (draughts).
    NoMoves,
    /// A side made the first king (breakthrough draughts).
    FirstKing,
    /// A rule against games without end (draughts).
    Draw(DrawRule),
}

impl Ending {
    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Checkmate => "checkmate",
            Ending::Stalemate => "stalemate",
            Ending::Dead => "dead",
            Ending::Repetition5 => "repetition5",
            Ending::Moves75 => "moves75",
            Ending::Fogling => "fogling",
            Ending::DartInCheck => "dart_in_check",
            Ending::NoMoves => "no_moves",
            Ending::FirstKing => "first_king",
            Ending::Draw(rule) => rule.name(),
        }
    }
}

/// How a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who won; none after a draw.
    pub winner: Option<Side>,
    /// Why.
    pub by: Ending,
}

/// A draw that the player to move may claim.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The same position for the third time.
    Repetition3,
    /// Fifty moves by each side without a capture or a pawn move.
    Moves50,
}

impl Claim {
    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Claim::Repetition3 => "repetition3",
            Claim::Moves50 => "moves50",
        }
    }
}

/// A move that the rules do not allow in this position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlayError;

/// A playable position of one family of games.
///
/// Implementors keep their own fast and always valid representation; a position that breaks the rules
/// of its game cannot be made.
pub trait Position: Clone + PartialEq + Send + Sync + 'static {
    /// A move, as a value; it means something only in the position it was made for.
    type Move: Clone + PartialEq + Send + Sync + 'static;
    /// Why a tempting move is not allowed.
    type Objection;

    /// The board.
    fn board(&self) -> Board;
    /// Its fields.
    fn grid(&self) -> Grid {
        self.board().grid
    }
    /// Who moves.
    fn turn(&self) -> Side;
    /// Who begins a game, and so stands first beside each number.
    fn first(&self) -> Side {
        Side::White
    }
    /// The number of the move, from 1; it rises when both sides have moved.
    fn number(&self) -> u32;
    /// All pieces and where they stand, in the order of their fields.
    fn pieces(&self) -> Vec<(Field, Glyph)>;
    /// Every move that the rules allow.
    fn legal_moves(&self) -> Vec<Self::Move>;
    /// Plays a move that [`Position::legal_moves`] gave for this very position.
    fn play_unchecked(&mut self, m: &Self::Move);
    /// The move that leaves the turn to the other side, which analyses use; none where it means nothing.
    /// It is never among the legal moves.
    fn pass(&self) -> Option<Self::Move> {
        None
    }
    /// Moves that may be played although they lose at once; they are never among the legal moves.
    fn blunders(&self) -> Vec<Self::Move> {
        Vec::new()
    }
    /// What is still to be thrown; none in games without darts.
    fn throws(&self) -> Option<Throws> {
        None
    }
    /// The move that a dart means which landed on a field, or beside all fields; none if nothing is left to
    /// throw.
    fn throw(&self, _landed: Option<Field>) -> Option<Self::Move> {
        None
    }
    /// What the players agreed, where there is something to agree: the value of the tag `Rules`, empty
    /// while all is as usual.
    fn options(&self) -> Option<String> {
        None
    }
    /// How results are written.
    fn results(&self) -> Results {
        Results::Usual
    }
    /// Who could capture on a field, in games where that depends on support.
    fn look(&self, _at: Field) -> Option<Look> {
        None
    }
    /// What a legal move does to the board.
    fn trace(&self, m: &Self::Move) -> Trace;
    /// All ways over the board that come to the same move, each from its first field to its last: captures
    /// that take the same pieces in another order.
    fn routes(&self, m: &Self::Move) -> Vec<Vec<Field>> {
        vec![self.trace(m).route]
    }
    /// All complete captures, allowed or not, where the rules weigh them against each other; the best first.
    fn captures(&self) -> Vec<Self::Move> {
        Vec::new()
    }
    /// Whether capturing is a duty, done by jumping.
    fn is_duty(&self) -> bool {
        false
    }
    /// What a capture is worth.
    fn worth(&self, _: &Self::Move) -> Worth {
        Worth::default()
    }
    /// What is counted towards the end of the game, when this position has come up `times` times.
    fn tallies(&self, _times: u32) -> Vec<Tally> {
        Vec::new()
    }
    /// The field of a king that is attacked.
    fn check(&self) -> Option<Field>;
    /// Whether the game is over here, when this position has come up `times` times (at least 1).
    fn outcome(&self, times: u32) -> Option<Outcome>;
    /// The draws that may be claimed here, when this position has come up `times` times.
    fn claims(&self, times: u32) -> Vec<Claim>;
    /// Half-moves since a move that can never be taken back (a capture, a pawn move).
    fn quiet_plies(&self) -> u32;
    /// Whether the rules on repetition take both positions for the same.
    fn repeats(&self, earlier: &Self) -> bool;
    /// Whether a side could still win, however badly the other plays.
    fn can_win(&self, _: Side) -> bool {
        true
    }
    /// Why a piece cannot go from one field to another; none when it can.
    fn objection(&self, from: Field, to: Field) -> Option<Self::Objection>;

    /// Plays a move, or says that it is not legal.
    fn play(&self, m: &Self::Move) -> Result<Self, PlayError> {
        if !self.legal_moves().contains(m) {
            return Err(PlayError);
        }
        let mut next = self.clone();
        next.play_unchecked(m);
        Ok(next)
    }

    /// The number of ways to play `depth` half-moves from here.
    fn perft(&self, depth: u32) -> u64 {
        let Some(rest) = depth.checked_sub(1) else { return 1 };
        let moves = self.legal_moves();
        let after = |m: &Self::Move| {
            let mut next = self.clone();
            next.play_unchecked(m);
            next.perft(rest)
        };
        if rest == 0 { moves.len() as u64 } else { moves.iter().map(after).sum() }
    }
}
