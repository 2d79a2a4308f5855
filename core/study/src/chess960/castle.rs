//! Castling from any array: the demonstration, its table, and a board on which it may be forbidden.

use super::{Rank, Wing};
use notabene_core::chess::{Castling, Role, Rules, Setup};
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::i18n::{Msg, Ownership};
use notabene_core::msg;
use notabene_core::notation::{Notation, noun, player};
use notabene_core::position::{Figure, Glyph, Side};

/// A king and the rooks beside it, by their files from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CastlingSetup {
    /// The file of the king.
    pub king: u8,
    /// The files of one or two rooks.
    pub rooks: Vec<u8>,
}

/// The effect of castling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castled {
    /// The file of the rook before.
    pub rook: u8,
    /// The goals of king and rook.
    pub goals: (u8, u8),
    /// True if the rook goes first.
    pub rook_first: bool,
    /// The effect in words.
    pub message: Msg,
    /// The announcement where only one piece moves.
    pub announce: Option<Msg>,
}

impl CastlingSetup {
    /// King and rooks of an array; for other ranks, those that exist.
    pub fn of(rank: &Rank) -> Option<CastlingSetup> {
        let king = *rank.files(Role::King).first()?;
        Some(CastlingSetup { king, rooks: rank.files(Role::Rook) })
    }

    /// The rook with which the king castles on a wing.
    pub fn rook(&self, wing: Wing) -> Option<u8> {
        let beside = |rook: &u8| Wing::of(Field(self.king), Field(*rook)) == wing;
        self.rooks.iter().copied().find(beside)
    }

    /// The effect of castling for a side; none without a rook on that wing.
    pub fn castle(&self, side: Side, wing: Wing) -> Option<Castled> {
        let rook = self.rook(wing)?;
        let before = Castling { king: self.king, rook };
        let goals = before.goals();
        let (king_at, rook_at) = (name(side, goals.king), name(side, goals.rook));
        let rook_first = before.rook_first();
        let message = match rook_first {
            true => msg!(CastledRookFirst { king: king_at, rook: rook_at }),
            false => msg!(Castled { king: king_at, rook: rook_at }),
        };
        let announce = match (goals.king == before.king, goals.rook == rook) {
            (true, false) => Some(msg!(ICastle { piece: noun(Figure::Rook) })),
            (false, true) => Some(msg!(ICastle { piece: noun(Figure::King) })),
            _ => None,
        };
        Some(Castled { rook, goals: (goals.king, goals.rook), rook_first, message, announce })
    }
}

/// The cases of castling on a wing: each place of the king with all places of the rook, in the order of
/// the page's tables.
pub fn table(wing: Wing) -> Vec<CastlingSetup> {
    let rooks = |king: u8| match wing {
        Wing::A => (0..king).rev().collect(),
        Wing::H => (king + 1..8).collect(),
    };
    let row = |king: u8| CastlingSetup { king, rooks: rooks(king) };
    match wing {
        Wing::A => (1..7).rev().map(row).collect(),
        Wing::H => (1..7).map(row).collect(),
    }
}

fn name(side: Side, file: u8) -> String {
    Naming::CHESS.name(&CHESS, Field(56 * side.index() as u8 + file))
}

/// The pieces that may be put on the board of a trial: a blocker, and attackers.
pub const EXTRAS: [Glyph; 4] = [
    Glyph { side: Side::White, figure: Figure::Bishop },
    Glyph { side: Side::Black, figure: Figure::Rook },
    Glyph { side: Side::Black, figure: Figure::Bishop },
    Glyph { side: Side::Black, figure: Figure::Knight },
];

/// White's king and rooks, and pieces that may prevent castling, on ranks 1 to 4. The black king is behind its pawns,
/// out of reach of all these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CastlingTrial {
    setup_files: CastlingSetup,
    placed: Vec<(Field, Glyph)>,
}

impl Default for CastlingTrial {
    fn default() -> CastlingTrial {
        CastlingTrial::blocked_goal()
    }
}

impl CastlingTrial {
    /// Number of ranks that are shown.
    pub const RANKS: u8 = 4;

    /// A board with king and rooks only.
    pub fn new(stand: CastlingSetup) -> CastlingTrial {
        CastlingTrial { setup_files: stand, placed: Vec::new() }
    }

    /// The page's gap (contradictions X21): king b1, rook a1, and a bishop on c1.
    pub fn blocked_goal() -> CastlingTrial {
        let stand = CastlingSetup { king: 1, rooks: vec![0] };
        CastlingTrial { setup_files: stand, placed: vec![(Field(2), EXTRAS[0])] }
    }

    /// An attack on a square in the path of the king.
    pub fn attacked_way() -> CastlingTrial {
        let stand = CastlingSetup { king: 4, rooks: vec![0, 7] };
        CastlingTrial { setup_files: stand, placed: vec![(Field(27), EXTRAS[1])] }
    }

    /// An attack on a rook, which does not prevent castling.
    pub fn attacked_rook() -> CastlingTrial {
        let stand = CastlingSetup { king: 4, rooks: vec![1, 7] };
        CastlingTrial { setup_files: stand, placed: vec![(Field(25), EXTRAS[1])] }
    }

    /// Puts a piece on a square, or removes it if it is there already. King and rooks stay.
    pub fn tap(&mut self, at: Field, glyph: Glyph) {
        let fixed = at.0 == self.setup_files.king || self.setup_files.rooks.contains(&at.0);
        if fixed || at.0 >= 8 * Self::RANKS {
            return;
        }
        let there = self.placed.iter().position(|(f, _)| *f == at).map(|i| self.placed.swap_remove(i).1);
        if there != Some(glyph) {
            self.placed.push((at, glyph));
        }
    }

    /// The piece on a square.
    pub fn glyph(&self, at: Field) -> Option<Glyph> {
        let white = |figure| Some(Glyph { side: Side::White, figure });
        match at.0 {
            x if x == self.setup_files.king => white(Figure::King),
            x if self.setup_files.rooks.contains(&x) => white(Figure::Rook),
            _ => self.placed.iter().find(|(f, _)| *f == at).map(|(_, glyph)| *glyph),
        }
    }

    /// A square in words.
    pub fn field_message(&self, at: Field) -> Msg {
        let holds = self.glyph(at).map(|g| Ownership { player: player(g.side), piece: noun(g.figure) });
        msg!(FieldIs { field: Naming::CHESS.name(&CHESS, at), holds })
    }

    /// The right of White to castle, for each rook: the reason is the one that a game would give.
    pub fn verdicts(&self) -> Vec<(Wing, bool, Msg)> {
        let Ok(position) = self.setup().position(Rules::Chess960) else { return Vec::new() };
        let king = Field(self.setup_files.king);
        let verdict = |wing: Wing| {
            let why = position.explain_illegal(king, Field(self.setup_files.rook(wing)?));
            Some((wing, why.is_none(), why.map_or(msg!(CastlingAllowed), |why| why.message)))
        };
        Wing::BOTH.into_iter().filter_map(verdict).collect()
    }

    fn setup(&self) -> Setup {
        let mut setup = Setup::empty();
        for field in CHESS.fields() {
            let role = |g: Glyph| Role::ALL.into_iter().find(|r| r.figure() == g.figure);
            setup.board[field.index()] = self.glyph(field).and_then(|g| Some((g.side, role(g)?)));
        }
        (48..56).for_each(|at: usize| setup.board[at] = Some((Side::Black, Role::Pawn)));
        setup.board[63] = Some((Side::Black, Role::King));
        setup.castling = self.setup_files.rooks.iter().map(|x| Field(*x)).collect();
        setup
    }
}
