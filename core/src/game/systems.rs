//! Notation systems: a move of the game in modern and historic notations, as data.

use super::game::Game;
use crate::i18n::Label;
use crate::notation::{Form, LETTERS, Letters, Style, Token};
use crate::record::NodeId;

/// The piece letters of a system.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum LetterSource {
    /// Letters of the player.
    Own,
    /// Letters of a language, by its code.
    Of(&'static str),
}

/// The games that a system can express.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Games {
    /// Games with piece letters and castling signs.
    Chess,
    /// Games with piece letters.
    Lettered,
    /// Games with fields only, by numbers or letters.
    Draughts,
}

/// A notation system, with the time and place of its use.
#[derive(PartialEq, Debug)]
pub struct System {
    /// Identifier in APIs and pages.
    pub id: &'static str,
    /// Its title.
    pub title: Label,
    /// One line on the time and place of its use.
    pub note: Label,
    form: Form,
    letter_source: LetterSource,
    games: Games,
}

const fn system(
    id: &'static str,
    (title, note): (Label, Label),
    form: Form,
    hand: LetterSource,
    games: Games,
) -> System {
    System { id, title, note, form, letter_source: hand, games }
}

use Games::{Chess, Draughts, Lettered};
use LetterSource::{Of, Own};

/// All systems, the most common first. Sources of the notes: FIDE Laws of Chess, appendix C (short, long, figurine);
/// Stamma, Essai (1737) and The Noble Game of Chess (1745); FIDE, Règle du jeu d'échecs (1930), art. 5, for both
/// systems it recognised; ICCF numeric notation; Internet Chess Club, "Smith Notation"; PDN 3.0; Manoury, Essai
/// (1770) and Traité (1787) for the numbers of draughts.
pub static SYSTEMS: [System; 14] = [
    system("short", (Label::SystemShort, Label::SystemShortNote), Form::Short, Own, Lettered),
    system("figurine", (Label::SystemFigurine, Label::SystemFigurineNote), Form::Figurine, Own, Lettered),
    system("long", (Label::SystemLong, Label::SystemLongNote), Form::Long, Own, Lettered),
    system(
        "coordinate",
        (Label::SystemCoordinate, Label::SystemCoordinateNote),
        Form::Coordinate,
        Own,
        Lettered,
    ),
    system("iccf", (Label::SystemIccf, Label::SystemIccfNote), Form::Iccf, Own, Chess),
    system("smith", (Label::SystemSmith, Label::SystemSmithNote), Form::Smith, Own, Chess),
    system(
        "descriptive-en",
        (Label::SystemEnglish, Label::SystemEnglishNote),
        Form::Descriptive,
        Of("en"),
        Chess,
    ),
    system(
        "descriptive-fr",
        (Label::SystemFrench, Label::SystemFrenchNote),
        Form::Descriptive,
        Of("fr"),
        Chess,
    ),
    system("koch", (Label::SystemKoch, Label::SystemKochNote), Form::Iccf, Own, Chess),
    system("stamma", (Label::SystemStamma, Label::SystemStammaNote), Form::Stamma, Own, Chess),
    system("pdn", (Label::SystemPdn, Label::SystemPdnNote), Form::Pdn, Own, Draughts),
    system("manoury", (Label::SystemManoury, Label::SystemManouryNote), Form::Manoury, Own, Draughts),
    system("way", (Label::SystemWay, Label::SystemWayNote), Form::Long, Own, Draughts),
    system(
        "algebraic",
        (Label::SystemAlgebraic, Label::SystemAlgebraicNote),
        Form::Coordinate,
        Own,
        Draughts,
    ),
];

impl System {
    /// The style of the system, for a player with these choices.
    pub fn style(&self, own: &Style) -> Style {
        let letters = match self.letter_source {
            Own => own.letters,
            Of(code) => Letters::find(code).unwrap_or(own.letters),
        };
        Style { letters, form: self.form, unlettered: self.form, ..*own }
    }
}

/// The systems that can express a game.
pub fn systems(table: &Game) -> Vec<&'static System> {
    let scene = table.scene();
    let fits = |system: &&System| match system.games {
        Chess => scene.castles,
        Lettered => scene.takes.is_none(),
        Draughts => scene.takes.is_some(),
    };
    SYSTEMS.iter().filter(fits).collect()
}

/// A move of the game in a system.
pub fn write_in_system(table: &Game, node: NodeId, system: &System, own: &Style) -> Vec<Token> {
    table.written(node, &system.style(own))
}

/// A move of the game in the letters of every language: languages with equal texts are grouped.
/// Empty for games without letters.
pub fn in_all_letters(table: &Game, node: NodeId, own: &Style) -> Vec<(Vec<&'static str>, String)> {
    let mut all: Vec<(Vec<&'static str>, String)> = Vec::new();
    if table.scene().takes.is_some() {
        return all;
    }
    for letters in &LETTERS {
        let style = Style { letters, form: Form::Short, ..*own };
        let mut text = String::new();
        table.written(node, &style).iter().for_each(|token| text.push_str(&token.text));
        match all.iter_mut().find(|(_, other)| *other == text) {
            Some((names, _)) => names.push(letters.name),
            None => all.push((vec![letters.name], text)),
        }
    }
    all
}
