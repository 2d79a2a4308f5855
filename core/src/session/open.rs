//! The games there are, and how each is opened: the only place that names the families.

use super::{Problem, Session, Table};
use crate::chess::{Array, FenError, FenFault, Position, Rules, Setup, SetupError};
use crate::geometry::{CHESS, Naming};
use crate::notation::player;
use crate::text::{Msg, head};

/// A game on the table, or why it could not be put there.
pub type Opened = Result<Box<dyn Table>, Problem>;

/// A game that can be put on the table.
pub struct Game {
    /// Its name for programs.
    pub id: &'static str,
    open: fn(&'static Game, Option<&str>) -> Opened,
    pub(super) resume: fn(&'static Game, &str, &str) -> (Opened, Option<Problem>),
}

/// All games.
pub static GAMES: [Game; 2] = [
    Game {
        id: "chess",
        open: |game, position| chess(game, Rules::Chess, position).map(boxed),
        resume: |game, position, moves| resumed(chess(game, Rules::Chess, Some(position)), moves),
    },
    Game {
        id: "chess960",
        open: |game, position| chess(game, Rules::Chess960, position).map(boxed),
        resume: |game, position, moves| resumed(chess(game, Rules::Chess960, Some(position)), moves),
    },
];

/// The game with a name.
pub fn find(id: &str) -> Result<&'static Game, Problem> {
    let unknown = || Problem { says: Msg::NoSuchGame { name: head(id, 40) }, at: 0 };
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
    let wrong = || Msg::NoSuchArray { text: head(digits, 20) };
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
    let setup = Setup::from_fen(text).map_err(fen_problem)?;
    let position = setup.position(rules).map_err(|errors| setup_problem(&errors))?;
    Ok(Session::new(game, position))
}

fn fen_problem(error: FenError) -> Problem {
    let place = error.at as u32 + 1;
    let says = match error.fault {
        FenFault::Piece | FenFault::RankLength | FenFault::RankCount => Msg::FenBoard { place },
        _ => Msg::FenRest { place },
    };
    Problem { says, at: error.at }
}

fn setup_problem(errors: &[SetupError]) -> Problem {
    let says = match errors.first() {
        Some(SetupError::NoKing(side) | SetupError::ManyKings(side)) => {
            Msg::SetupKings { player: player(*side) }
        }
        Some(SetupError::PawnOnEdge(field)) => Msg::SetupPawn { field: Naming::CHESS.name(&CHESS, *field) },
        Some(SetupError::OpponentInCheck(side)) => Msg::SetupCheck { player: player(*side) },
        Some(SetupError::EnPassant) => Msg::SetupEnPassant,
        Some(SetupError::Castling) | None => Msg::SetupCastling,
    };
    Problem { says, at: 0 }
}
