//! One move in all systems: how a move of the game is or was written elsewhere and before, as data.

use super::game::Game;
use crate::i18n::Label;
use crate::notation::{Form, LETTERS, Letters, Style, Token};
use crate::record::NodeId;

/// Whose letters a system is written with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum LetterSource {
    /// Those of the player.
    Own,
    /// Those of a language, by its code.
    Of(&'static str),
}

/// For which games a system has words.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Games {
    /// Where pieces have letters and castling a sign.
    Chess,
    /// Where pieces have letters.
    Lettered,
    /// Where fields are called by numbers or letters alone.
    Draughts,
}

/// A way of writing moves, with where and when it was used.
#[derive(PartialEq, Debug)]
pub struct System {
    /// The name for programs and pages.
    pub id: &'static str,
    /// What it is called.
    pub title: Label,
    /// One line on when and where it is or was used.
    pub note: Label,
    form: Form,
    hand: LetterSource,
    games: Games,
}

const fn system(
    id: &'static str,
    (title, note): (Label, Label),
    form: Form,
    hand: LetterSource,
    games: Games,
) -> System {
    System { id, title, note, form, hand, games }
}

use Games::{Chess, Draughts, Lettered};
use LetterSource::{Of, Own};

/// All systems, the most usual first. Sources of the notes: FIDE Laws of Chess, appendix C (short, long, figurine);
/// Stamma, Essai (1737) and The Noble Game of Chess (1745); FIDE, Règle du jeu d'échecs (1930), art. 5, for both
/// systems that it recognised; ICCF numeric notation; Internet Chess Club, "Smith Notation"; PDN 3.0; Manoury, Essai
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
    /// The style in which it is written, by a player with these choices.
    pub fn style(&self, own: &Style) -> Style {
        let letters = match self.hand {
            Own => own.letters,
            Of(code) => Letters::find(code).unwrap_or(own.letters),
        };
        Style { letters, form: self.form, unlettered: self.form, ..*own }
    }
}

/// The systems that have words for the game on a table.
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
pub fn written(table: &Game, node: NodeId, system: &System, own: &Style) -> Vec<Token> {
    table.written(node, &system.style(own))
}

/// A move of the game in the letters of every language: languages whose texts are the same stand together.
/// Nothing for games without letters.
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
