//! The games there are, and how each is opened: the only place that names the families.

#[cfg(feature = "screen")]
use super::draft::{self, Kit};
#[cfg(feature = "records")]
use super::import::{self, Imported, Source, Want};
#[cfg(feature = "screen")]
use super::link::{self, LinkRest};
use super::{Problem, Session, Table, setup};
use crate::chess::{Array, Position, Rules, SetupError};
use crate::record::Tags;
use crate::text::{Msg, head};

/// A game on the table, or why it could not be put there.
pub type Opened = Result<Box<dyn Table>, Problem>;

/// The game of a link; none where the link is damaged behind its start.
#[cfg(feature = "screen")]
pub(super) type Linked = Result<Option<Box<dyn Table>>, Problem>;

/// A game that can be put on the table.
pub struct Game {
    /// Its name for programs.
    pub id: &'static str,
    /// The value of the tag `Variant` in PGN; none if the tag is left out.
    pub(super) variant: Option<&'static str>,
    /// Other values of that tag, in small letters and digits only.
    called: &'static [&'static str],
    /// The start that need not be written in a record; empty if it always is.
    pub(super) usual: &'static str,
    open: fn(&'static Game, Option<&str>) -> Opened,
    /// How its positions are set up.
    #[cfg(feature = "screen")]
    pub kit: &'static Kit,
    #[cfg(feature = "records")]
    pub(super) resume: fn(&'static Game, &str, &str) -> (Opened, Option<Problem>),
    #[cfg(feature = "records")]
    pub(super) import: fn(&'static Game, &mut Source, Want) -> Imported,
    #[cfg(feature = "screen")]
    pub(super) link: fn(&'static Game, Option<&str>, &mut LinkRest) -> Linked,
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
        #[cfg(feature = "screen")]
        kit: &draft::chess::KIT,
        variant: None,
        called: &["", "chess", "standard", "normal", "regular", "classical", "orthodox", "fromposition"],
        usual: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        open: |game, position| chess(game, Rules::Chess, position).map(boxed),
        #[cfg(feature = "records")]
        resume: |game, position, moves| resumed(chess(game, Rules::Chess, Some(position)), moves),
        #[cfg(feature = "records")]
        import: |game, source, want| imported(game, Rules::Chess, source, want),
        #[cfg(feature = "screen")]
        link: |game, start, rest| {
            let start = chess_position(Rules::Chess, start)?;
            Ok(link::resume(game, start, rest).map(boxed))
        },
    },
    Game {
        id: "chess960",
        #[cfg(feature = "screen")]
        kit: &draft::chess::KIT960,
        variant: Some("Chess960"),
        called: &["chess960", "fischerandom", "fischerrandom", "fischerrandomchess", "frc", "960"],
        usual: "",
        open: |game, position| chess(game, Rules::Chess960, position).map(boxed),
        #[cfg(feature = "records")]
        resume: |game, position, moves| resumed(chess(game, Rules::Chess960, Some(position)), moves),
        #[cfg(feature = "records")]
        import: |game, source, want| imported(game, Rules::Chess960, source, want),
        #[cfg(feature = "screen")]
        link: |game, start, rest| {
            let start = chess_position(Rules::Chess960, start)?;
            Ok(link::resume(game, start, rest).map(boxed))
        },
    },
];

/// The game with a name.
pub fn find(id: &str) -> Result<&'static Game, Problem> {
    let unknown = || Problem { says: Msg::NoSuchGame { name: head(id, 40) }, at: 0 };
    GAMES.iter().find(|g| g.id == id).ok_or_else(unknown)
}

/// The game that the tags of a record name. A position with the castling of Chess960 names it, too.
pub fn of_tags(tags: &Tags) -> Result<&'static Game, Problem> {
    let variant = tags.get("Variant").unwrap_or_default();
    let key: String = variant.chars().filter(char::is_ascii_alphanumeric).collect();
    let key = key.to_ascii_lowercase();
    let unknown = || Problem { says: Msg::NoSuchGame { name: head(variant, 40) }, at: 0 };
    GAMES.iter().find(|g| g.called.contains(&key.as_str())).ok_or_else(unknown)
}

/// Puts a game on the table, from its start or from a position written as text.
pub fn open(id: &str, position: Option<&str>) -> Opened {
    let game = find(id)?;
    (game.open)(game, position)
}

/// Puts a position on the table that is written without the name of its game; none if it is no position.
pub fn of_position(text: &str) -> Option<Box<dyn Table>> {
    GAMES.iter().find_map(|game| (game.open)(game, Some(text)).ok())
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

#[cfg(feature = "records")]
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
    Ok(Session::new(game, chess_position(rules, position)?))
}

fn chess_position(rules: Rules, position: Option<&str>) -> Result<Position, Problem> {
    let Some(text) = position else {
        return Ok(Position::start(&Array::chess(), rules));
    };
    let arrangement = setup::read(text)?;
    let first = |errors: Vec<SetupError>| errors.first().copied().unwrap_or(SetupError::Castling);
    arrangement.position(rules).map_err(|errors| Problem { says: setup::objection(first(errors)), at: 0 })
}

#[cfg(feature = "records")]
fn imported(game: &'static Game, rules: Rules, source: &mut Source, want: Want) -> Imported {
    let fen = source.found.as_ref().and_then(|found| found.tags.get("FEN")).map(str::trim);
    let start = chess_position(rules, fen);
    match (&start, rules) {
        // Many records of Chess960 do not say so; their castling rights do.
        (Err(Problem { says: Msg::SetupCastling, .. }), Rules::Chess) => {
            let other = &GAMES[1];
            import::run(other, chess_position(Rules::Chess960, fen), source, want)
        }
        _ => import::run(game, start, source, want),
    }
}
