//! Styles of writing a move.

use super::letters::{FIGURINES, Letters};
use crate::pieces::Role;
use crate::position::Figure;
use strum::{EnumString, IntoStaticStr, VariantNames};

/// The form of a written move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Form {
    /// Piece and target: `Nf3`.
    Short,
    /// Piece, origin and target: `Ng1-f3`.
    Long,
    /// The short form with figurines for letters: `♘f3`.
    Figurine,
    /// Origin and target: `g1-f3`.
    Coordinate,
    /// Origin, target and captured piece, so that a program can reverse it: `c4d5p` (Smith).
    Smith,
    /// Origin and target in digits, for correspondence between countries: `7163` (ICCF).
    // Koch had numbered the squares long before: his idea in modern digits (claim FR-034).
    #[strum(to_string = "iccf", serialize = "koch")]
    Iccf,
    /// The board as seen by each player: `N-KB3`, in French and Spanish `C3FR`.
    Descriptive,
    /// `28x17`: numbers or letters of the fields, as in records of draughts (PDN 3.0).
    Pdn,
    /// `32-28`, `(17×26)`: as in French books of draughts.
    Manoury,
    /// Every piece by the file of its initial position: `g f 3` (Stamma, 1737 and 1745). A position alone does not
    /// contain it, and writes the short form instead.
    Stamma,
}

impl Form {
    /// Names of the forms in which the moves of any game can be written: all but Stamma's, the last.
    pub const NAMES: &'static [&'static str] = Form::VARIANTS.split_at(Form::VARIANTS.len() - 1).0;
}

/// The notation of a promotion.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, EnumString, IntoStaticStr)]
pub enum Promotion {
    /// `e8Q` (FIDE C.11)
    #[strum(serialize = "plain")]
    Plain,
    /// `e8=Q` (PGN)
    #[strum(serialize = "=")]
    Sign,
    /// `e8(Q)`
    #[strum(serialize = "()")]
    Brackets,
}

/// The notation of a capture.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, EnumString, IntoStaticStr)]
pub enum Capture {
    /// `exd5`
    #[strum(serialize = "x")]
    Letter,
    /// `e×d5`
    #[strum(serialize = "×")]
    Times,
    /// `e:d5`
    #[strum(serialize = ":")]
    Colon,
}

/// The check sign.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, EnumString, IntoStaticStr)]
pub enum CheckSign {
    /// `+`
    #[strum(serialize = "+")]
    Plus,
    /// `†`
    #[strum(serialize = "†")]
    Dagger,
}

/// The mate sign.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, EnumString, IntoStaticStr)]
pub enum Mate {
    /// `#`
    #[strum(serialize = "#")]
    Hash,
    /// `++`
    #[strum(serialize = "++")]
    TwoPlus,
    /// `≠`
    #[strum(serialize = "≠")]
    NotEqual,
    /// `‡`
    #[strum(serialize = "‡")]
    DoubleDagger,
}

/// The notation of castling.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, EnumString, IntoStaticStr)]
pub enum Castle {
    /// `O-O`
    #[strum(serialize = "O-O")]
    Letter,
    /// `0-0`
    #[strum(serialize = "0-0")]
    Zero,
}

/// A style of writing moves: any combination of choices.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Style {
    /// Piece letters.
    pub letters: &'static Letters,
    /// Form of the move.
    pub form: Form,
    /// Promotion notation.
    pub promotion: Promotion,
    /// Capture sign.
    pub capture: Capture,
    /// Check sign.
    pub check: CheckSign,
    /// Mate sign.
    pub mate: Mate,
    /// Castling notation.
    pub castle: Castle,
    /// True if `e.p.` is written.
    pub en_passant: bool,
    /// Form in games without piece letters (draughts).
    pub unlettered: Form,
}

impl Style {
    /// The usual short form of a language.
    pub const fn of(letters: &'static Letters) -> Style {
        Style {
            letters,
            form: Form::Short,
            promotion: Promotion::Plain,
            capture: Capture::Letter,
            check: CheckSign::Plus,
            mate: Mate::Hash,
            castle: Castle::Letter,
            en_passant: letters.en_passant,
            unlettered: Form::Pdn,
        }
    }

    /// The short form of PGN: English letters and `=` (PGN standard, 8.2.3).
    pub fn pgn() -> Style {
        Style { promotion: Promotion::Sign, ..Style::of(Letters::english()) }
    }

    /// The form in games without piece letters: the own one, unless the chosen form is one of those.
    pub const fn unlettered(&self) -> Form {
        match self.form {
            Form::Pdn | Form::Manoury => self.form,
            _ => self.unlettered,
        }
    }

    /// True if fields are named by letters on a board of a game without piece letters.
    pub const fn by_letters(&self, board: &crate::geometry::Board) -> bool {
        match self.unlettered() {
            Form::Coordinate => true,
            Form::Manoury => false,
            _ => board.naming.numbers.is_none(),
        }
    }

    /// The letters of descriptive notation: French and Spanish had forms of their own, all other languages use
    /// the English one.
    pub fn descriptive(&self) -> &'static Letters {
        match self.letters.code {
            "fr" | "es" => self.letters,
            _ => Letters::english(),
        }
    }

    /// The letter of a piece; none for a pawn.
    pub fn letter(&self, role: Role) -> &'static str {
        let row = if self.form == Form::Figurine { &FIGURINES } else { &self.letters.pieces };
        match role {
            Role::Pawn => "",
            Role::King => row[0],
            Role::Queen => row[1],
            Role::Rook => row[2],
            Role::Bishop => row[3],
            Role::Knight => row[4],
        }
    }

    /// The letter for typing a figure, with or without figurines.
    pub fn key(&self, figure: Figure) -> &'static str {
        let descriptive = self.form == Form::Descriptive;
        let row = if descriptive { &self.descriptive().pieces } else { &self.letters.pieces };
        match figure {
            Figure::King | Figure::Crowned => row[0],
            Figure::Queen => row[1],
            Figure::Rook => row[2],
            Figure::Bishop => row[3],
            Figure::Knight => row[4],
            Figure::Pawn if descriptive => "P",
            Figure::Pawn | Figure::Man => "",
        }
    }

    /// The capture sign.
    pub const fn capture_sign(&self) -> &'static str {
        match self.capture {
            Capture::Letter => "x",
            Capture::Times => "×",
            Capture::Colon => ":",
        }
    }
    /// The check sign.
    pub const fn check_sign(&self) -> &'static str {
        match self.check {
            CheckSign::Plus => "+",
            CheckSign::Dagger => "†",
        }
    }
    /// The mate sign.
    pub const fn mate_sign(&self) -> &'static str {
        match self.mate {
            Mate::Hash => "#",
            Mate::TwoPlus => "++",
            Mate::NotEqual => "≠",
            Mate::DoubleDagger => "‡",
        }
    }
}

/// The roles in the order of the letters of a language.
pub(super) const LETTERED: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
