//! The games there are, and how each is opened: the only place that names the families.

use super::draft::{self, Kit};
use super::import::{self, Imported, Source, Want};
use super::link::{self, LinkRest};
use super::setup::{self, Start};
use super::{Game, Problem};
use crate::chess::{self, Array};
use crate::draughts::rules as draughts;
use crate::notation::AnyPosition;
use crate::notation::Notation;
use crate::notation::{self, Style};
use crate::record;
use crate::record::Tags;
use crate::scharten;
use crate::text::Label;
use crate::text::Msg;
use crate::text::{Kind, head};

/// A game on the table, or why it could not be put there.
pub type Opened = Result<Game, Problem>;

/// A game that can be put on the table.
pub struct Variant {
    /// Its name for programs.
    pub id: &'static str,
    /// Its name for players.
    pub label: Label,
    /// The kind of game, under which it is offered.
    pub group: Label,
    /// A line that says what it is, where its name does not.
    pub note: Option<Label>,
    /// The number of the tag `GameType` in PDN; none for games whose records are PGN.
    pub(super) game_type: Option<u8>,
    /// The value of the tag `Variant` in PGN; none if the tag is left out.
    pub(super) variant: Option<&'static str>,
    /// Other values of that tag, in small letters and digits only.
    called: &'static [&'static str],
    /// The start that need not be written in a record; empty if it always is.
    pub(super) usual: &'static str,
    /// By which rules it is played.
    pub(super) family: Family,
    /// A reason against a start that means another game, and that game: many records do not say what they
    /// are, but their positions do.
    rather: Option<(Kind, &'static str)>,
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

/// The family of a variant, and the rules by which it is played.
#[derive(Copy, Clone)]
pub(super) enum Family {
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

/// All games. Links know them by their places: new ones come last.
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
        rather: Some((Kind::SetupCastling, "chess960")),
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
        rather: Some((Kind::SetupThrows, "scharten-loud")),
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

/// The game with a name.
pub fn find(id: &str) -> Result<&'static Variant, Problem> {
    let unknown = || Problem { says: msg!(NoSuchGame { name: head(id, 40) }), at: 0 };
    VARIANTS.iter().find(|g| g.id == id).ok_or_else(unknown)
}

/// The game that the tags of a record name. A position with the castling of Chess960 names it, too.
pub fn of_tags(tags: &Tags) -> Result<&'static Variant, Problem> {
    let variant = tags.get("Variant").unwrap_or_default();
    let key: String = variant.chars().filter(char::is_ascii_alphanumeric).collect();
    let key = key.to_ascii_lowercase();
    let unknown = || Problem { says: msg!(NoSuchGame { name: head(variant, 40) }), at: 0 };
    VARIANTS.iter().find(|g| g.called.contains(&key.as_str())).ok_or_else(unknown)
}

/// The game of a record, and whether only its moves tell it.
pub(super) fn of_source(source: &Source) -> Result<(&'static Variant, bool), Problem> {
    if let Some(guess) = super::guess::draughts(source) {
        return Ok(guess);
    }
    of_tags(source.found.as_ref().map_or(&Tags::default(), |found| &found.tags)).map(|game| (game, false))
}

/// A game of chess from its start.
pub fn chess() -> Game {
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
pub fn of_position(text: &str, now: &str) -> Option<Opened> {
    if let Some(games) = super::guess::of_position(text, now) {
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
pub(super) fn games_of_position(text: &str, now: &str) -> Vec<&'static Variant> {
    if let Some(games) = super::guess::of_position(text, now) {
        return games;
    }
    VARIANTS.iter().filter(|game| !game.is_pdn()).collect()
}

/// One of the starts of a game that has many of them, by any number; none where all games begin alike.
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
fn is_agreement(says: &Msg) -> bool {
    matches!(says.kind(), Kind::NoSuchOption | Kind::OptionValue | Kind::OptionNumber)
}

impl Variant {
    /// How its positions are set up.
    pub fn kit(&self) -> &'static Kit {
        match self.family {
            Family::Chess(chess::Rules::Chess) => &draft::chess::KIT,
            Family::Chess(chess::Rules::Chess960) => &draft::chess::KIT960,
            Family::Scharten(rules) if rules.loud => &draft::scharten::LOUD,
            Family::Scharten(_) => &draft::scharten::KIT,
            Family::Draughts(_) => &draft::draughts::KIT,
        }
    }

    /// The rules of a variant of draughts.
    pub(super) fn draughts(&self) -> &'static draughts::Rules {
        match self.family {
            Family::Draughts(rules) => rules,
            _ => unreachable!("only variants of draughts ask"),
        }
    }

    /// The position with which a game begins.
    pub(super) fn begin(&self, start: Start) -> Result<AnyPosition, Problem> {
        match self.family {
            Family::Chess(rules) => setup::chess::begin(rules, start).map(AnyPosition::from),
            Family::Scharten(rules) => setup::scharten::begin(rules, start).map(AnyPosition::from),
            Family::Draughts(rules) => setup::draughts::begin(rules, start).map(AnyPosition::from),
        }
    }

    fn open(&'static self, start: Start) -> Opened {
        Ok(Game::new(self, self.begin(start)?))
    }

    /// The game from the moves that the first version kept, on a start.
    pub(super) fn resume(&'static self, position: &str, moves: &str) -> (Opened, Option<Problem>) {
        match self.begin(Start { position: Some(position), rules: "" }) {
            Err(problem) => (Err(problem), None),
            Ok(start) => {
                let mut session = Game::new(self, start);
                let damage = super::save::replay(&mut session, moves);
                (Ok(session), damage)
            }
        }
    }

    /// The game from a record, or the other game that its start means although its tags do not say so.
    pub(super) fn import(&'static self, source: &mut Source, want: Want) -> Imported {
        let start = self.agreed(source);
        match (&start, self.rather.map(|(wrong, other)| (wrong, find(other)))) {
            (Err(problem), Some((wrong, Ok(other)))) if problem.says.kind() == wrong => {
                other.import(source, want)
            }
            _ => import::run(self, start, &|start| self.begin(start).ok(), source, want),
        }
    }

    /// How the moves of its records are written.
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
    pub(super) fn is_usual(&self, start: &str) -> bool {
        if self.is_pdn() {
            return self.begin(Start::default()).is_ok_and(|usual| usual.to_text() == start);
        }
        start == self.usual
    }

    /// How many moves of a record can be played, and whether that is all.
    pub(super) fn plays(&self, source: &Source) -> (usize, bool) {
        let (Ok(start), Some(found)) = (self.begin(source.start()), &source.found) else {
            return (0, false);
        };
        let moves = [found.at[1], found.at[2]];
        let replayed = record::replay(&start, source.text, moves, source.style, &mut record::Nobody);
        (replayed.moves, replayed.faults.is_empty())
    }

    /// Where a record begins. A part of its rules that cannot be is told, and played as usual: the moves are
    /// worth more than a tag.
    fn agreed(&self, source: &mut Source) -> Result<AnyPosition, Problem> {
        let mut start = self.begin(source.start());
        while let Err(problem) = &start
            && is_agreement(&problem.says)
            && source.forgo(problem)
        {
            start = self.begin(source.start());
        }
        start
    }

    /// The game of a link; none where the link is damaged behind its start.
    pub(super) fn link(&'static self, start: Start, rest: &mut LinkRest) -> Result<Option<Game>, Problem> {
        Ok(link::resume(self, self.begin(start)?, rest))
    }
}
