//! The games there are, and how each is opened: the only place that names the families.

use super::draft::{self, Kit};
use super::{Problem, Session, Table};
use crate::chess::{Array, Position, Rules, SetupError};
use crate::text::Msg;

/// A game on the table, or why it could not be put there.
pub type Opened = Result<Box<dyn Table>, Problem>;

/// A game that can be put on the table.
pub struct Game {
    /// Its name for programs.
    pub id: &'static str,
    open: fn(&'static Game, Option<&str>) -> Opened,
    /// How its positions are set up.
    pub kit: &'static Kit,
    pub(super) resume: fn(&'static Game, &str, &str) -> (Opened, Option<Problem>),
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.id == other.id
    }
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(self.id)
    }
}

/// All games.
pub static GAMES: [Game; 2] = [
    Game {
        id: "chess",
        kit: &draft::chess::KIT,
        open: |game, position| chess(game, Rules::Chess, position).map(boxed),
        resume: |game, position, moves| resumed(chess(game, Rules::Chess, Some(position)), moves),
    },
    Game {
        id: "chess960",
        kit: &draft::chess::KIT960,
        open: |game, position| chess(game, Rules::Chess960, position).map(boxed),
        resume: |game, position, moves| resumed(chess(game, Rules::Chess960, Some(position)), moves),
    },
];

/// The game with a name.
pub fn find(id: &str) -> Result<&'static Game, Problem> {
    let unknown = || Problem { says: Msg::NoSuchGame { name: id.chars().take(40).collect() }, at: 0 };
    GAMES.iter().find(|g| g.id == id).ok_or_else(unknown)
}

/// Puts a game on the table, from its start or from a position written as text.
pub fn open(id: &str, position: Option<&str>) -> Opened {
    let game = find(id)?;
    (game.open)(game, position)
}

/// The start of a game of Chess960 by its Scharnagl number, as text.
pub fn array_text(number: &str) -> Result<String, Problem> {
    let digits = number.trim();
    let known = crate::digits::number(digits).and_then(|n| Array::from_scharnagl(u16::try_from(n).ok()?));
    let wrong = || Msg::NoSuchArray { text: digits.chars().take(20).collect() };
    let array = known.ok_or_else(|| Problem { says: wrong(), at: 0 })?;
    Ok(Position::start(&array, Rules::Chess960).fen())
}

fn boxed(session: Session<Position>) -> Box<dyn Table> {
    Box::new(session)
}

fn resumed(session: Result<Session<Position>, Problem>, moves: &str) -> (Opened, Option<Problem>) {
    match session {
        Err(problem) => (Err(problem), None),
        Ok(mut session) => {
            let damage = super::save::replay(&mut session, moves);
            (Ok(boxed(session)), damage)
        }
    }
}

fn chess(game: &'static Game, rules: Rules, position: Option<&str>) -> Result<Session<Position>, Problem> {
    let Some(text) = position else {
        return Ok(Session::new(game, Position::start(&Array::chess(), rules)));
    };
    let setup = draft::chess::read(text)?;
    let first = |errors: Vec<SetupError>| errors.first().copied().unwrap_or(SetupError::Castling);
    let problem = |errors| Problem { says: draft::chess::objection(first(errors)), at: 0 };
    let position = setup.position(rules).map_err(problem)?;
    Ok(Session::new(game, position))
}
