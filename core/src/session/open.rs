//! The games there are, and how each is opened: the only place that names the families.

#[cfg(feature = "screen")]
use super::draft::{self, Kit};
#[cfg(feature = "records")]
use super::import::{self, Imported, Source, Want};
#[cfg(feature = "screen")]
use super::link::{self, LinkRest};
use super::setup::{self, Start};
use super::{Problem, Session, Table};
use crate::chess::{self, Array};
#[cfg(feature = "families")]
use crate::draughts::rules as draughts;
#[cfg(feature = "records")]
use crate::notation::{self, Style};
#[cfg(feature = "families")]
use crate::notation::{Any, Notation};
#[cfg(all(feature = "records", feature = "families"))]
use crate::record;
use crate::record::Tags;
#[cfg(feature = "families")]
use crate::scharten;
#[cfg(feature = "screen")]
use crate::text::Label;
#[cfg(feature = "families")]
use crate::text::Msg;
use crate::text::{Kind, head};

/// A game on the table, or why it could not be put there.
pub type Opened = Result<Box<dyn Table>, Problem>;

/// A game that can be put on the table.
pub struct Game {
    /// Its name for programs.
    pub id: &'static str,
    /// Its name for players.
    #[cfg(feature = "screen")]
    pub label: Label,
    /// The kind of game, under which it is offered.
    #[cfg(feature = "screen")]
    pub group: Label,
    /// A line that says what it is, where its name does not.
    #[cfg(feature = "screen")]
    pub note: Option<Label>,
    /// The number of the tag `GameType` in PDN; none for games whose records are PGN.
    pub(super) game_type: Option<u8>,
    /// The value of the tag `Variant` in PGN; none if the tag is left out.
    pub(super) variant: Option<&'static str>,
    /// Other values of that tag, in small letters and digits only.
    called: &'static [&'static str],
    /// The start that need not be written in a record; empty if it always is.
    pub(super) usual: &'static str,
    /// Where it begins.
    begin: Begin,
    /// A reason against a start that means another game, and that game: many records do not say what they
    /// are, but their positions do.
    #[cfg(feature = "records")]
    rather: Option<(Kind, &'static str)>,
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

/// The positions that sessions are made for: with more than one family those of any game.
#[cfg(feature = "families")]
type Seat = Any;
#[cfg(not(feature = "families"))]
type Seat = chess::Position;

#[cfg(feature = "families")]
fn seat(p: impl Notation) -> Seat {
    Seat::new(p)
}
#[cfg(not(feature = "families"))]
fn seat(p: Seat) -> Seat {
    p
}

type Begin = fn(&Game, Start) -> Result<Seat, Problem>;

/// Where the games of the other families begin: the only way to the rules of these.
#[cfg(feature = "families")]
pub struct Families(Begin);

/// The families beside chess.
#[cfg(feature = "families")]
pub static FAMILIES: Families = Families(|game, start| match game.id {
    "scharten" => setup::scharten::begin(scharten::Rules::QUIET, start).map(seat),
    "scharten-loud" => setup::scharten::begin(scharten::Rules::LOUD, start).map(seat),
    // One call for all games of draughts, as each would weigh as much as its record.
    id => setup::draughts::begin(setup::draughts::rules_of(id), start).map(seat),
});

/// The other families once they are there, where they are a part of the program that comes later.
#[cfg(feature = "apart")]
static ARRIVED: std::sync::OnceLock<&'static Families> = std::sync::OnceLock::new();

/// The other families are there from now on.
#[cfg(feature = "apart")]
pub fn arrive(families: &'static Families) {
    ARRIVED.get_or_init(|| families);
}

/// Where a game of another family begins.
#[cfg(feature = "apart")]
fn begin_other(game: &Game, start: Start) -> Result<Seat, Problem> {
    match ARRIVED.get() {
        Some(families) => (families.0)(game, start),
        None => Err(Problem { says: msg!(GameMissing), at: 0 }),
    }
}
#[cfg(all(feature = "families", not(feature = "apart")))]
fn begin_other(game: &Game, start: Start) -> Result<Seat, Problem> {
    (FAMILIES.0)(game, start)
}

/// A game of draughts: its id, its label and the record of its rules.
#[cfg(feature = "families")]
macro_rules! draughts_game {
    ($id:literal, $label:ident, $note:ident, $rules:ident) => {
        draughts_game!($id, $label, $note, $rules, None)
    };
    ($id:literal, $label:ident, $note:ident, $rules:ident, $variant:expr) => {
        Game {
            id: $id,
            #[cfg(feature = "screen")]
            label: Label::$label,
            #[cfg(feature = "screen")]
            group: Label::GroupDraughts,
            #[cfg(feature = "screen")]
            note: Some(Label::$note),
            game_type: Some(draughts::$rules.game_type),
            variant: $variant,
            called: &[],
            usual: "",
            begin: begin_other,
            #[cfg(feature = "records")]
            rather: None,
        }
    };
}

/// All games. Links know them by their places: new ones come last.
pub static GAMES: &[Game] = &[
    Game {
        id: "chess",
        #[cfg(feature = "screen")]
        label: Label::Chess,
        #[cfg(feature = "screen")]
        group: Label::GroupChess,
        #[cfg(feature = "screen")]
        note: None,
        game_type: None,
        variant: None,
        called: &["", "chess", "standard", "normal", "regular", "classical", "orthodox", "fromposition"],
        usual: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        begin: |_, start| setup::chess::begin(chess::Rules::Chess, start).map(seat),
        #[cfg(feature = "records")]
        rather: Some((Kind::SetupCastling, "chess960")),
    },
    Game {
        id: "chess960",
        #[cfg(feature = "screen")]
        label: Label::Chess960,
        #[cfg(feature = "screen")]
        group: Label::GroupChess,
        #[cfg(feature = "screen")]
        note: None,
        game_type: None,
        variant: Some("Chess960"),
        called: &["chess960", "fischerandom", "fischerrandom", "fischerrandomchess", "frc", "960"],
        usual: "",
        begin: |_, start| setup::chess::begin(chess::Rules::Chess960, start).map(seat),
        #[cfg(feature = "records")]
        rather: None,
    },
    #[cfg(feature = "families")]
    Game {
        id: "scharten",
        #[cfg(feature = "screen")]
        label: Label::QuietGame,
        #[cfg(feature = "screen")]
        group: Label::GroupDartboard,
        #[cfg(feature = "screen")]
        note: Some(Label::QuietGameNote),
        game_type: None,
        variant: Some("Scharten"),
        called: &["scharten", "schartenquiet", "quietscharten", "schartenstil", "stillescharten"],
        usual: setup::scharten::QUIET,
        begin: begin_other,
        #[cfg(feature = "records")]
        rather: Some((Kind::SetupThrows, "scharten-loud")),
    },
    #[cfg(feature = "families")]
    Game {
        id: "scharten-loud",
        #[cfg(feature = "screen")]
        label: Label::LoudGame,
        #[cfg(feature = "screen")]
        group: Label::GroupDartboard,
        #[cfg(feature = "screen")]
        note: Some(Label::LoudGameNote),
        game_type: None,
        variant: Some("Scharten Loud"),
        called: &["schartenloud", "loudscharten", "schartenluid", "luidscharten", "luidescharten"],
        usual: setup::scharten::LOUD,
        begin: begin_other,
        #[cfg(feature = "records")]
        rather: None,
    },
    #[cfg(feature = "families")]
    draughts_game!("draughts/international", International, InternationalNote, INTERNATIONAL),
    #[cfg(feature = "families")]
    draughts_game!("draughts/russian", Russian, RussianNote, RUSSIAN),
    #[cfg(feature = "families")]
    draughts_game!("draughts/brazilian", Brazilian, BrazilianNote, BRAZILIAN),
    #[cfg(feature = "families")]
    draughts_game!("draughts/english", English, EnglishNote, ENGLISH),
    #[cfg(feature = "families")]
    draughts_game!("draughts/frisian", Frisian, FrisianNote, FRISIAN),
    #[cfg(feature = "families")]
    draughts_game!("draughts/italian", Italian, ItalianNote, ITALIAN),
    #[cfg(feature = "families")]
    draughts_game!("draughts/spanish", Spanish, SpanishNote, SPANISH),
    #[cfg(feature = "families")]
    draughts_game!("draughts/portuguese", Portuguese, PortugueseNote, PORTUGUESE),
    #[cfg(feature = "families")]
    draughts_game!("draughts/czech", Czech, CzechNote, CZECH),
    #[cfg(feature = "families")]
    draughts_game!("draughts/pool", Pool, PoolNote, POOL),
    #[cfg(feature = "families")]
    draughts_game!("draughts/canadian", Canadian, CanadianNote, CANADIAN),
    #[cfg(feature = "families")]
    draughts_game!("draughts/turkish", Turkish, TurkishNote, TURKISH),
    #[cfg(feature = "families")]
    draughts_game!("draughts/thai", Thai, ThaiNote, THAI),
    #[cfg(feature = "families")]
    draughts_game!("draughts/frysk", Frysk, FryskNote, FRYSK),
    #[cfg(feature = "families")]
    draughts_game!("draughts/breakthrough", Breakthrough, BreakthroughNote, BREAKTHROUGH),
    #[cfg(feature = "families")]
    draughts_game!("draughts/antidraughts", Antidraughts, AntidraughtsNote, ANTIDRAUGHTS),
    #[cfg(feature = "families")]
    draughts_game!("draughts/killer", Killer, KillerNote, KILLER, Some("Killer")),
];

/// The game with a name.
pub fn find(id: &str) -> Result<&'static Game, Problem> {
    let unknown = || Problem { says: msg!(NoSuchGame { name: head(id, 40) }), at: 0 };
    GAMES.iter().find(|g| g.id == id).ok_or_else(unknown)
}

/// The game that the tags of a record name. A position with the castling of Chess960 names it, too.
pub fn of_tags(tags: &Tags) -> Result<&'static Game, Problem> {
    let variant = tags.get("Variant").unwrap_or_default();
    let key: String = variant.chars().filter(char::is_ascii_alphanumeric).collect();
    let key = key.to_ascii_lowercase();
    let unknown = || Problem { says: msg!(NoSuchGame { name: head(variant, 40) }), at: 0 };
    GAMES.iter().find(|g| g.called.contains(&key.as_str())).ok_or_else(unknown)
}

/// The game of a record, and whether only its moves tell it.
#[cfg(feature = "records")]
pub(super) fn of_source(source: &Source) -> Result<(&'static Game, bool), Problem> {
    #[cfg(feature = "families")]
    if let Some(guess) = super::guess::draughts(source) {
        return Ok(guess);
    }
    of_tags(source.found.as_ref().map_or(&Tags::default(), |found| &found.tags)).map(|game| (game, false))
}

/// A game of chess from its start.
pub fn chess() -> Box<dyn Table> {
    open("chess", None, None).unwrap_or_else(|_| unreachable!("the start of chess is a position"))
}

/// Puts a game on the table, from its start or from a position written as text, by the usual rules or with
/// what was agreed: the value of the tag `Rules`.
pub fn open(id: &str, position: Option<&str>, rules: Option<&str>) -> Opened {
    let game = find(id)?;
    game.open(Start { position, rules: rules.unwrap_or_default() })
}

/// Puts a position on the table that is written without the name of its game, or says why it cannot be
/// played; none if the text is no position: that begins with the ranks of a board, between strokes, or is one of
/// draughts, which may be of the game that is played `now`.
#[cfg(feature = "screen")]
#[cfg_attr(
    not(feature = "families"),
    expect(unused_variables, reason = "only draughts asks what is played now")
)]
pub fn of_position(text: &str, now: &str) -> Option<Opened> {
    #[cfg(feature = "families")]
    if let Some(games) = super::guess::of_position(text, now) {
        let mut all = games.into_iter().map(|game| game.open(Start { position: Some(text), rules: "" }));
        let first = all.next()?;
        return if first.is_ok() { Some(first) } else { all.find(Result::is_ok).or(Some(first)) };
    }
    let strokes = text.split(' ').next().unwrap_or_default().bytes().filter(|b| *b == b'/').count();
    let start = Start { position: Some(text).filter(|_| strokes == 7), rules: "" };
    start.position?;
    let mut nearest: Option<(usize, Problem)> = None;
    for game in GAMES {
        match game.open(start) {
            Ok(table) => return Some(Ok(table)),
            Err(problem) => {
                // What only cannot be played is nearer than what cannot be read, and that by its place.
                let near = match (game.kit().read)(game, text, "") {
                    Err(_) => problem.at,
                    Ok(_) if game.rather.is_some_and(|(reason, _)| reason == problem.says.kind()) => {
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

/// The games to which the text of a position may belong, those that are likelier first; `now` is the game that is
/// played.
#[cfg(feature = "screen")]
#[cfg_attr(
    not(feature = "families"),
    expect(unused_variables, reason = "only draughts asks what is played now")
)]
pub(super) fn games_of_position(text: &str, now: &str) -> Vec<&'static Game> {
    #[cfg(feature = "families")]
    if let Some(games) = super::guess::of_position(text, now) {
        return games;
    }
    GAMES.iter().filter(|game| !game.is_pdn()).collect()
}

/// One of the starts of a game that has many of them, by any number; none where all games begin alike.
#[cfg(all(feature = "screen", feature = "families"))]
pub(crate) fn some_start(id: &str, n: u32) -> Option<String> {
    let array = Array::from_scharnagl((n % u32::from(chess::ARRAYS)) as u16).filter(|_| id == "chess960")?;
    Some(chess::Position::start(&array, chess::Rules::Chess960).fen())
}

/// The number of the array with which a game began, from its start; none where games have no such number.
pub(super) fn array(id: &str, start: &str) -> Option<u16> {
    let mut ranks = start.split(' ').next().filter(|_| id == "chess960")?.split('/');
    let (black, white) = (ranks.next()?, ranks.next_back()?);
    let array = Array::from_letters(white).ok()?;
    black.eq_ignore_ascii_case(white).then(|| array.scharnagl())
}

/// The start of a game of Chess960 by its Scharnagl number, as text.
pub fn array_text(number: &str) -> Result<String, Problem> {
    let digits = number.trim();
    let known = crate::digits::number(digits).and_then(|n| Array::from_scharnagl(u16::try_from(n).ok()?));
    let wrong = || msg!(NoSuchArray { text: head(digits, 20) });
    let array = known.ok_or_else(|| Problem { says: wrong(), at: 0 })?;
    Ok(chess::Position::start(&array, chess::Rules::Chess960).fen())
}

/// Whether a start is refused for what was agreed.
#[cfg(all(feature = "records", feature = "families"))]
fn is_agreement(says: &Msg) -> bool {
    matches!(says.kind(), Kind::NoSuchOption | Kind::OptionValue | Kind::OptionNumber)
}

impl Game {
    /// How its positions are set up. No part of its record: what knows the record need not have this as well.
    #[cfg(feature = "screen")]
    pub fn kit(&self) -> &'static Kit {
        match self.id {
            "chess" => &draft::chess::KIT,
            "chess960" => &draft::chess::KIT960,
            #[cfg(feature = "families")]
            "scharten" => &draft::scharten::KIT,
            #[cfg(feature = "families")]
            "scharten-loud" => &draft::scharten::LOUD,
            #[cfg(feature = "families")]
            _ => &draft::draughts::KIT,
            #[cfg(not(feature = "families"))]
            _ => &draft::chess::KIT,
        }
    }

    /// The position with which the game begins.
    #[cfg(all(feature = "screen", feature = "families"))]
    pub(super) fn seat(&'static self, start: Start) -> Result<Seat, Problem> {
        (self.begin)(self, start)
    }

    fn open(&'static self, start: Start) -> Opened {
        Ok(Box::new(Session::new(self, (self.begin)(self, start)?)))
    }

    /// The game from the moves that the first version kept, on a start.
    #[cfg(feature = "records")]
    pub(super) fn resume(&'static self, position: &str, moves: &str) -> (Opened, Option<Problem>) {
        match (self.begin)(self, Start { position: Some(position), rules: "" }) {
            Err(problem) => (Err(problem), None),
            Ok(start) => {
                let mut session = Session::new(self, start);
                let damage = super::save::replay(&mut session, moves);
                (Ok(Box::new(session)), damage)
            }
        }
    }

    /// The game from a record, or the other game that its start means although its tags do not say so.
    #[cfg(feature = "records")]
    pub(super) fn import(&'static self, source: &mut Source, want: Want) -> Imported {
        let start = self.agreed(source);
        match (&start, self.rather.map(|(wrong, other)| (wrong, find(other)))) {
            (Err(problem), Some((wrong, Ok(other)))) if problem.says.kind() == wrong => {
                other.import(source, want)
            }
            _ => import::run(self, start, &|start| (self.begin)(self, start).ok(), source, want),
        }
    }

    /// How the moves of its records are written.
    #[cfg(feature = "records")]
    pub(super) fn record_style(&self) -> Style {
        match self.game_type {
            Some(_) => Style { form: notation::Form::Pdn, ..Style::pgn() },
            None => Style::pgn(),
        }
    }

    /// Whether its records are PDN; else they are PGN.
    pub const fn is_pdn(&self) -> bool {
        self.game_type.is_some()
    }

    /// Whether a start, as text, need not be written in a record.
    #[cfg(feature = "records")]
    pub(super) fn is_usual(&self, start: &str) -> bool {
        #[cfg(feature = "families")]
        if self.is_pdn() {
            return (self.begin)(self, Start::default()).is_ok_and(|usual| usual.to_text() == start);
        }
        start == self.usual
    }

    /// How many moves of a record can be played, and whether that is all.
    #[cfg(all(feature = "records", feature = "families"))]
    pub(super) fn plays(&self, source: &Source) -> (usize, bool) {
        let (Ok(start), Some(found)) = ((self.begin)(self, source.start()), &source.found) else {
            return (0, false);
        };
        let moves = [found.at[1], found.at[2]];
        let replayed = record::replay(&start, source.text, moves, source.style, &mut record::Nobody);
        (replayed.moves, replayed.faults.is_empty())
    }

    /// Where a record begins. A part of its rules that cannot be is told, and played as usual: the moves are
    /// worth more than a tag.
    #[cfg(feature = "records")]
    fn agreed(&self, source: &mut Source) -> Result<Seat, Problem> {
        #[cfg_attr(not(feature = "families"), allow(unused_mut))]
        let mut start = (self.begin)(self, source.start());
        #[cfg(feature = "families")]
        while let Err(problem) = &start
            && is_agreement(&problem.says)
            && source.forgo(problem)
        {
            start = (self.begin)(self, source.start());
        }
        start
    }

    /// The game of a link; none where the link is damaged behind its start.
    #[cfg(feature = "screen")]
    pub(super) fn link(
        &'static self,
        start: Start,
        rest: &mut LinkRest,
    ) -> Result<Option<Box<dyn Table>>, Problem> {
        let session = link::resume(self, (self.begin)(self, start)?, rest);
        Ok(session.map(|session| Box::new(session) as Box<dyn Table>))
    }
}
