//! The table of variants, with tags, titles, rules and starts. The only list of them.

use super::answer::Problem;
use super::setup::{self, Start};
use crate::draughts::rules as draughts;
use crate::geometry::Board;
use crate::i18n::{Label, MessageKind, head};
use crate::notation::likeness::similar_names;
use crate::notation::{self, AnyPosition, Notation as _, Style};
use crate::record::Tags;
use crate::{chess, scharten};

/// A playable variant.
pub struct Variant {
    /// Its id in APIs.
    pub id: &'static str,
    /// Its displayed name.
    pub label: Label,
    /// The group under which it is offered.
    pub group: Label,
    /// A one-line description, if its name is not enough.
    pub note: Option<Label>,
    /// The number of the tag `GameType` in PDN; none for games with PGN records.
    pub(crate) game_type: Option<u8>,
    /// The value of the tag `Variant` in PGN; none if the tag is omitted.
    pub(crate) variant: Option<&'static str>,
    /// Other values of that tag, in lower-case letters and digits only.
    called: &'static [&'static str],
    /// The start omitted in records; empty if it is always written.
    pub(crate) usual: &'static str,
    /// Its family and rules.
    pub(crate) family: Family,
    /// A reason against a start that indicates another game, and that game: many records do not name their
    /// game, but their positions do.
    pub(crate) rather: Option<(MessageKind, &'static str)>,
}

impl PartialEq for Variant {
    fn eq(&self, other: &Variant) -> bool {
        self.id == other.id
    }
}

impl std::fmt::Debug for Variant {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(self.id)
    }
}

/// The family of a variant, with its rules.
#[derive(Copy, Clone)]
pub(crate) enum Family {
    Chess(chess::Rules),
    Scharten(scharten::Rules),
    Draughts(&'static draughts::Rules),
}

/// A game of draughts: its id, its label and the record of its rules.
macro_rules! draughts_game {
    ($id:literal, $label:ident, $note:ident, $rules:ident) => {
        draughts_game!($id, $label, $note, $rules, None)
    };
    ($id:literal, $label:ident, $note:ident, $rules:ident, $variant:expr) => {
        Variant {
            id: $id,
            label: Label::$label,
            group: Label::GroupDraughts,
            note: Some(Label::$note),
            game_type: Some(draughts::$rules.game_type),
            variant: $variant,
            called: &[],
            usual: "",
            family: Family::Draughts(&draughts::$rules),
            rather: None,
        }
    };
}

/// All games. Links refer to them by index: append new ones at the end.
pub static VARIANTS: &[Variant] = &[
    Variant {
        id: "chess",
        label: Label::Chess,
        group: Label::GroupChess,
        note: None,
        game_type: None,
        variant: None,
        called: &["", "chess", "standard", "normal", "regular", "classical", "orthodox", "fromposition"],
        usual: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        family: Family::Chess(chess::Rules::Chess),
        rather: Some((MessageKind::SetupCastling, "chess960")),
    },
    Variant {
        id: "chess960",
        label: Label::Chess960,
        group: Label::GroupChess,
        note: None,
        game_type: None,
        variant: Some("Chess960"),
        called: &["chess960", "fischerandom", "fischerrandom", "fischerrandomchess", "frc", "960"],
        usual: "",
        family: Family::Chess(chess::Rules::Chess960),
        rather: None,
    },
    Variant {
        id: "scharten",
        label: Label::QuietGame,
        group: Label::GroupDartboard,
        note: Some(Label::QuietGameNote),
        game_type: None,
        variant: Some("Scharten"),
        called: &["scharten", "schartenquiet", "quietscharten", "schartenstil", "stillescharten"],
        usual: setup::scharten::QUIET,
        family: Family::Scharten(scharten::Rules::QUIET),
        rather: Some((MessageKind::SetupThrows, "scharten-loud")),
    },
    Variant {
        id: "scharten-loud",
        label: Label::LoudGame,
        group: Label::GroupDartboard,
        note: Some(Label::LoudGameNote),
        game_type: None,
        variant: Some("Scharten Loud"),
        called: &["schartenloud", "loudscharten", "schartenluid", "luidscharten", "luidescharten"],
        usual: setup::scharten::LOUD,
        family: Family::Scharten(scharten::Rules::LOUD),
        rather: None,
    },
    draughts_game!("draughts/international", International, InternationalNote, INTERNATIONAL),
    draughts_game!("draughts/russian", Russian, RussianNote, RUSSIAN),
    draughts_game!("draughts/brazilian", Brazilian, BrazilianNote, BRAZILIAN),
    draughts_game!("draughts/english", English, EnglishNote, ENGLISH),
    draughts_game!("draughts/frisian", Frisian, FrisianNote, FRISIAN),
    draughts_game!("draughts/italian", Italian, ItalianNote, ITALIAN),
    draughts_game!("draughts/spanish", Spanish, SpanishNote, SPANISH),
    draughts_game!("draughts/portuguese", Portuguese, PortugueseNote, PORTUGUESE),
    draughts_game!("draughts/czech", Czech, CzechNote, CZECH),
    draughts_game!("draughts/pool", Pool, PoolNote, POOL),
    draughts_game!("draughts/canadian", Canadian, CanadianNote, CANADIAN),
    draughts_game!("draughts/turkish", Turkish, TurkishNote, TURKISH),
    draughts_game!("draughts/thai", Thai, ThaiNote, THAI),
    draughts_game!("draughts/frysk", Frysk, FryskNote, FRYSK),
    draughts_game!("draughts/breakthrough", Breakthrough, BreakthroughNote, BREAKTHROUGH),
    draughts_game!("draughts/antidraughts", Antidraughts, AntidraughtsNote, ANTIDRAUGHTS),
    draughts_game!("draughts/killer", Killer, KillerNote, KILLER, Some("Killer")),
];

/// Finds a game by its id.
///
/// # Errors
///
/// Unknown game.
pub fn find(id: &str) -> Result<&'static Variant, Problem> {
    VARIANTS.iter().find(|g| g.id == id).ok_or_else(|| unknown_game(id))
}

/// The problem of an unknown game. It lists the names that are similar, or all.
pub fn unknown_game(name: &str) -> Problem {
    let ids = || VARIANTS.iter().map(|game| game.id);
    let similar = similar_names(name, ids());
    let near = if similar.is_empty() { ids().map(String::from).collect() } else { similar };
    Problem { message: msg!(NoSuchGame { name: head(name, 40), near }), at: 0 }
}

/// Finds the game named by the tags of a record. A position with Chess960 castling also names it.
///
/// # Errors
///
/// Unknown variant.
pub fn of_tags(tags: &Tags) -> Result<&'static Variant, Problem> {
    let variant = tags.get("Variant").unwrap_or_default();
    let key: String = variant.chars().filter(char::is_ascii_alphanumeric).collect();
    let key = key.to_ascii_lowercase();
    VARIANTS.iter().find(|g| g.called.contains(&key.as_str())).ok_or_else(|| unknown_game(variant))
}

impl Variant {
    /// The rules of a variant of draughts.
    pub(super) fn draughts(&self) -> &'static draughts::Rules {
        match self.family {
            Family::Draughts(rules) => rules,
            _ => unreachable!("only variants of draughts ask"),
        }
    }

    /// The board of the game.
    pub const fn board(&self) -> Board {
        match self.family {
            Family::Chess(_) => Board::CHESS,
            Family::Scharten(_) => Board::DARTBOARD,
            Family::Draughts(rules) => rules.board,
        }
    }

    /// The initial position of a game.
    pub(crate) fn start_position(&self, start: Start) -> Result<AnyPosition, Problem> {
        match self.family {
            Family::Chess(rules) => setup::chess::begin(rules, start).map(AnyPosition::from),
            Family::Scharten(rules) => setup::scharten::begin(rules, start).map(AnyPosition::from),
            Family::Draughts(rules) => setup::draughts::begin(rules, start).map(AnyPosition::from),
        }
    }

    /// The style of moves in its records.
    pub(crate) fn record_style(&self) -> Style {
        match self.game_type {
            Some(_) => Style { form: notation::Form::Pdn, ..Style::pgn() },
            None => Style::pgn(),
        }
    }

    /// True if its records are PDN, not PGN.
    pub const fn is_pdn(&self) -> bool {
        self.game_type.is_some()
    }

    /// True if a start, as text, may be omitted in a record.
    pub(crate) fn is_usual(&self, start: &str) -> bool {
        if self.is_pdn() {
            return self.start_position(Start::default()).is_ok_and(|usual| usual.to_text() == start);
        }
        start == self.usual
    }
}
