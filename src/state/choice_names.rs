//! Choices of the player that have names in storage and in the page.

use notabene_core::game::{Blindfold, Strictness};
use notabene_core::geometry::dart::Hand;
use notabene_core::notation::{Capture, Castle, CheckSign, Form, Mate, Promotion};

/// The colours of the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Theme {
    Auto,
    Light,
    Dark,
    Projector,
}

/// Position of the coordinates.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Coordinates {
    Outside,
    Inside,
    Hidden,
}

/// A choice that has a name in storage and in the page.
pub trait NamedChoice: Copy + PartialEq + 'static {
    const ALL: &'static [Self];
    /// Their names, in the same order.
    const NAMES: &'static [&'static str];
    fn name(self) -> &'static str {
        name(self, Self::ALL, Self::NAMES)
    }
    fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|n| *n == name).and_then(|n| Self::ALL.get(n)).copied()
    }
}

pub fn name<T: Copy + PartialEq>(value: T, all: &[T], names: &[&'static str]) -> &'static str {
    all.iter().position(|v| *v == value).and_then(|n| names.get(n)).copied().unwrap_or_default()
}

impl NamedChoice for Theme {
    const ALL: &'static [Theme] = &[Theme::Auto, Theme::Light, Theme::Dark, Theme::Projector];
    const NAMES: &'static [&'static str] = &["auto", "light", "dark", "projector"];
}
impl NamedChoice for Coordinates {
    const ALL: &'static [Coordinates] = &[Coordinates::Outside, Coordinates::Inside, Coordinates::Hidden];
    const NAMES: &'static [&'static str] = &["outside", "inside", "none"];
}
impl NamedChoice for Form {
    const ALL: &'static [Form] = &[
        Form::Short,
        Form::Long,
        Form::Figurine,
        Form::Coordinate,
        Form::Smith,
        Form::Iccf,
        Form::Descriptive,
    ];
    const NAMES: &'static [&'static str] =
        &["short", "long", "figurine", "coordinate", "smith", "iccf", "descriptive"];
}
/// The forms where pieces have no letters, and their names.
pub const UNLETTERED: [Form; 4] = [Form::Pdn, Form::Manoury, Form::Long, Form::Coordinate];
pub const UNLETTERED_NAMES: [&str; 4] = ["pdn", "manoury", "long", "coordinate"];

impl NamedChoice for Promotion {
    const ALL: &'static [Promotion] = &[Promotion::Plain, Promotion::Sign, Promotion::Brackets];
    const NAMES: &'static [&'static str] = &["plain", "=", "()"];
}
impl NamedChoice for Capture {
    const ALL: &'static [Capture] = &[Capture::Letter, Capture::Times, Capture::Colon];
    const NAMES: &'static [&'static str] = &["x", "×", ":"];
}
impl NamedChoice for CheckSign {
    const ALL: &'static [CheckSign] = &[CheckSign::Plus, CheckSign::Dagger];
    const NAMES: &'static [&'static str] = &["+", "†"];
}
impl NamedChoice for Mate {
    const ALL: &'static [Mate] = &[Mate::Hash, Mate::TwoPlus, Mate::NotEqual, Mate::DoubleDagger];
    const NAMES: &'static [&'static str] = &["#", "++", "≠", "‡"];
}
impl NamedChoice for Castle {
    const ALL: &'static [Castle] = &[Castle::Letter, Castle::Zero];
    const NAMES: &'static [&'static str] = &["O-O", "0-0"];
}
impl NamedChoice for Strictness {
    const ALL: &'static [Strictness] = &[Strictness::Guided, Strictness::Tournament, Strictness::Pgn];
    const NAMES: &'static [&'static str] = &["guided", "tournament", "pgn"];
}
impl NamedChoice for Blindfold {
    const ALL: &'static [Blindfold] = Blindfold::ALL;
    const NAMES: &'static [&'static str] = Blindfold::NAMES;
}
impl NamedChoice for Hand {
    const ALL: &'static [Hand] = &[Hand::Exact, Hand::Steady, Hand::Usual, Hand::Shaky];
    const NAMES: &'static [&'static str] = &["exact", "steady", "usual", "shaky"];
}
