//! The registry of variants, and opening a game of each: from its start, or from a position as text.

use super::answer::Problem;
use super::game::Game;
use super::setup::{PastedPosition, Start};
pub use super::variant::{VARIANTS, Variant, find, of_tags, unknown_game};
use super::variant_guess;
use crate::chess::{self, Array};
use crate::i18n::head;
use crate::notation::AnyPosition;

/// An opened game, or the problem.
pub type OpenResult = Result<Game, Problem>;

/// A game of chess from its start.
pub fn chess() -> Game {
    open("chess", None, None).unwrap_or_else(|_| unreachable!("the start of chess is a position"))
}

/// Opens a game, from its start or from a position as text, by the default rules or with
/// agreed options: the value of the tag `Rules`.
///
/// # Errors
///
/// Unknown game, or an invalid position or option.
pub fn open(id: &str, position: Option<&str>, rules: Option<&str>) -> OpenResult {
    let game = find(id)?;
    let rules = rules.unwrap_or_default();
    let Some(pasted) = position.map(PastedPosition::new) else {
        return game.open(Start { position: None, rules });
    };
    let opened = game.open(Start { position: Some(pasted.inside()), rules });
    opened.map_err(|problem| pasted.locate(problem))
}

/// The position from which a game would start; a problem if it is not playable.
///
/// # Errors
///
/// As [`open`].
pub fn start_position(id: &str, position: &str, rules: &str) -> Result<AnyPosition, Problem> {
    let pasted = PastedPosition::new(position);
    let start = find(id)?.start_position(Start { position: Some(pasted.inside()), rules });
    start.map_err(|problem| pasted.locate(problem))
}

/// Opens a position without the name of its game; a problem if it is not
/// playable. None if the text is not a position: ranks of a board separated by slashes, or one of
/// draughts, which may belong to the game `now`.
pub fn open_position(text: &str, now: &str) -> Option<OpenResult> {
    let pasted = PastedPosition::new(text);
    open_bare_position(pasted.inside(), now).map(|opened| opened.map_err(|problem| pasted.locate(problem)))
}

fn open_bare_position(text: &str, now: &str) -> Option<OpenResult> {
    if let Some(games) = variant_guess::variants_of_position(text, now) {
        let mut all = games.into_iter().map(|game| game.open(Start { position: Some(text), rules: "" }));
        let first = all.next()?;
        return if first.is_ok() { Some(first) } else { all.find(Result::is_ok).or(Some(first)) };
    }
    let strokes = text.split(' ').next().unwrap_or_default().bytes().filter(|b| *b == b'/').count();
    let start = Start { position: Some(text).filter(|_| strokes == 7), rules: "" };
    start.position?;
    let mut nearest: Option<(usize, Problem)> = None;
    for game in VARIANTS {
        match game.open(start) {
            Ok(table) => return Some(Ok(table)),
            Err(problem) => {
                // An unplayable position is nearer than an unparsable one, and that by its place.
                let near = match (game.editor_spec().read)(game, text, "") {
                    Err(_) => problem.at,
                    Ok(_) if game.rather.is_some_and(|(reason, _)| reason == problem.message.kind()) => {
                        text.len()
                    }
                    Ok(_) => usize::MAX,
                };
                if nearest.as_ref().is_none_or(|(other, _)| near > *other) {
                    nearest = Some((near, problem));
                }
            }
        }
    }
    nearest.map(|(_, problem)| Err(problem))
}

/// One of several starts of a game, by any number; none if the game has a single start.
pub fn nth_start(id: &str, n: u32) -> Option<String> {
    let array = Array::from_scharnagl((n % u32::from(chess::ARRAYS)) as u16).filter(|_| id == "chess960")?;
    Some(chess::Position::start(&array, chess::Rules::Chess960).fen())
}

/// The number of the array with which a game began, from its start; none in games without arrays.
pub fn array_number(id: &str, start: &str) -> Option<u16> {
    let mut ranks = start.split(' ').next().filter(|_| id == "chess960")?.split('/');
    let (black, white) = (ranks.next()?, ranks.next_back()?);
    let array = Array::from_letters(white).ok()?;
    black.eq_ignore_ascii_case(white).then(|| array.scharnagl())
}

/// The start of a game of Chess960 by its Scharnagl number, as text.
///
/// # Errors
///
/// Not a number below 960.
pub fn array_text(number: &str) -> Result<String, Problem> {
    let digits = number.trim();
    let known = crate::digits::number(digits).and_then(|n| Array::from_scharnagl(u16::try_from(n).ok()?));
    let wrong = || msg!(NoSuchArray { text: head(digits, 20) });
    let array = known.ok_or_else(|| Problem { message: wrong(), at: 0 })?;
    Ok(chess::Position::start(&array, chess::Rules::Chess960).fen())
}

impl Variant {
    fn open(&'static self, start: Start) -> OpenResult {
        Ok(Game::new(self, self.start_position(start)?))
    }
}
