//! The content of a classroom projector, as data that several windows synchronise.
//!
//! | module | content |
//! |--------|------|
//! | `mod` | the content, as data and as text |
//! | `protocol` | messages between windows, and their protocol ([`ProjectorPeer`]) |
//! | `peer_guard` | what a paired device may send ([`PeerGuard`]) |
//! | `timer` | a countdown ([`CountDown`]) |
//! | `vote` | a show of hands ([`Vote`]) |
//! | `pages` | the pages of a lesson, one after the other |
//! | `projected_page` | a lesson or a drill on the projector: board, question, next action ([`ProjectedPage`]) |
//! | `set_up_page` | a position that a class sets up together |
//! | `task_page` | the task of a drill among them |
//! | `game` | a game followed in another window ([`follow`]) |
//!
//! All text comes from outside (other windows, the storage) and may be anything: invalid text is rejected.

mod game;
mod pages;
mod peer_guard;
mod projected_page;
mod protocol;
mod set_up_page;
mod task_page;
mod timer;
mod vote;

pub use game::{current_index, follow, text_of};
pub use peer_guard::{MessageRefusal, PeerGuard};
pub use projected_page::ProjectedPage;
pub use protocol::{ProjectorPeer, Received};
pub use set_up_page::pieces_to_put;
pub use timer::CountDown;
pub use vote::{Choice, Vote};

use super::drill::DrillKind;
use notabene_core::digits::number;
use notabene_core::game::registry;
use notabene_core::geometry::Field;
use notabene_core::position::Side;
use notabene_core::record::{Ink, Shape};

/// The content beside the switches.
#[derive(Clone, PartialEq, Debug)]
pub enum ProjectorContent {
    /// The game on the table, and the place of the move on the board ([`current_index`]).
    Game {
        /// The game as text ([`text_of`]).
        text: String,
        /// The place among the moves of its sheet; 0 is the start.
        at: u32,
    },
    /// A page of a lesson: first its points, then its exercises.
    Lesson {
        /// Name of the course in addresses.
        course: String,
        /// The id of the lesson.
        lesson: String,
        /// Index of the page.
        page: u32,
    },
    /// A task of a drill.
    Drill {
        /// The game of the board.
        game: &'static str,
        /// The kind of drill.
        kind: DrillKind,
        /// Side at the bottom of the board.
        side: Side,
        /// Seed of the task, which determines it.
        seed: u32,
    },
}

/// Action on a page of a lesson or in the task of a drill. Replayed in order, equal actions lead to equal boards in all
/// windows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ProjectorAction {
    /// A field is tapped.
    Tap(Field),
    /// A piece is dropped on a field.
    Drop(Field),
    /// One of the offered moves is picked, or none.
    Choose(Option<u8>),
    /// An option is picked.
    Option(u8),
    /// A piece is put on a field, by its place among [`pieces_to_put`]; `None` empties the field.
    Put(Field, Option<u8>),
    /// A piece is moved while a position is set up.
    Move(Field, Field),
    /// The position that was set up is checked.
    Check,
    /// The next move of the board is shown; a position that is seen before it is set up goes away.
    Step,
    /// A hint is given, then the answer.
    Help,
    /// The answer is shown on the board.
    Solve,
}

/// All that is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct ProjectorState {
    /// The board and its words.
    pub content: ProjectorContent,
    /// Actions in a lesson or drill.
    pub actions: Vec<ProjectorAction>,
    /// The free board instead: a saved draft ([`notabene_core::game::position_editor::save`]).
    pub free_board: Option<String>,
    /// Arrows and circles outside of a game.
    pub shapes: Vec<Shape>,
    /// True if the following moves are shown.
    pub coming: bool,
    /// True if nothing is shown.
    pub blank: bool,
    /// True if a ring marks the pointer.
    pub ring: bool,
    /// True if only the surroundings of the pointer are lit.
    pub spotlight: bool,
    /// A countdown beside the board.
    pub timer: Option<CountDown>,
    /// A show of hands.
    pub vote: Option<Vote>,
    /// True if the board is flipped from its default side.
    pub flipped: bool,
}

/// Maximum number of actions.
const MAX_ACTIONS: usize = 600;
/// Maximum number of shapes.
const MAX_SHAPES: usize = 300;
/// Replaces line ends in values, which never contain this character.
const BREAK: char = '\u{1e}';

impl ProjectorState {
    /// Creates a state without actions.
    pub const fn of(show: ProjectorContent) -> ProjectorState {
        ProjectorState {
            content: show,
            actions: Vec::new(),
            free_board: None,
            shapes: Vec::new(),
            coming: false,
            blank: false,
            ring: false,
            spotlight: false,
            timer: None,
            vote: None,
            flipped: false,
        }
    }

    /// Shows another page or task: clears actions and drawings of the previous one.
    pub fn content(&mut self, content: ProjectorContent) {
        self.content = content;
        self.actions.clear();
        self.shapes.clear();
        self.free_board = None;
        self.vote = None;
    }

    /// Adds an action, unless there are too many.
    pub fn add_action(&mut self, action: ProjectorAction) {
        if self.actions.len() < MAX_ACTIONS {
            self.actions.push(action);
        }
    }

    /// Adds an arrow or circle, or removes it; another colour replaces the colour.
    pub fn toggle_shape(&mut self, shape: Shape) {
        let there = self.shapes.contains(&shape);
        self.shapes.retain(|old| (old.from, old.to) != (shape.from, shape.to));
        if !there && self.shapes.len() < MAX_SHAPES {
            self.shapes.push(shape);
        }
    }

    /// Returns the state as text: a line for each value other than the default.
    pub fn text(&self) -> String {
        let mut out = String::new();
        match &self.content {
            ProjectorContent::Game { text, at } => {
                line(&mut out, "at", &at.to_string());
                line(&mut out, "game", &one_line(text));
            }
            ProjectorContent::Lesson { course, lesson, page } => {
                line(&mut out, "course", &one_line(course));
                line(&mut out, "lesson", &one_line(lesson));
                line(&mut out, "page", &page.to_string());
            }
            ProjectorContent::Drill { game, kind, side, seed } => {
                line(&mut out, "drill", game);
                line(&mut out, "kind", &kind.name());
                line(&mut out, "side", side.name());
                line(&mut out, "seed", &seed.to_string());
            }
        }
        if !self.actions.is_empty() {
            line(&mut out, "deeds", &self.actions.iter().map(|action| action.text()).collect::<String>());
        }
        if let Some(free) = &self.free_board {
            line(&mut out, "free", &one_line(free));
        }
        if !self.shapes.is_empty() {
            line(&mut out, "shapes", &self.shapes.iter().map(shape_text).collect::<String>());
        }
        if let Some(timer) = self.timer {
            line(&mut out, "timer", &timer.text());
        }
        if let Some(vote) = &self.vote {
            line(&mut out, "vote", &vote.text());
        }
        for (name, on) in self.switches() {
            if on {
                line(&mut out, name, "");
            }
        }
        out
    }

    const fn switches(&self) -> [(&'static str, bool); 5] {
        [
            ("coming", self.coming),
            ("blank", self.blank),
            ("ring", self.ring),
            ("spot", self.spotlight),
            ("turned", self.flipped),
        ]
    }

    /// Parses the text; `None` if any line is invalid.
    pub fn read(text: &str) -> Option<ProjectorState> {
        let value = |name: &str| {
            text.lines().find_map(|line| {
                let (key, value) = line.split_once(' ').unwrap_or((line, ""));
                (key == name).then_some(value)
            })
        };
        let whole = |name: &str| value(name).map(lines);
        let show = if let Some(text) = whole("game") {
            ProjectorContent::Game { text, at: number(value("at")?)? }
        } else if let Some(course) = whole("course") {
            ProjectorContent::Lesson { course, lesson: whole("lesson")?, page: number(value("page")?)? }
        } else {
            ProjectorContent::Drill {
                game: registry::find(value("drill")?).ok()?.id,
                kind: DrillKind::by_name(value("kind")?)?,
                side: side(value("side")?)?,
                seed: number(value("seed")?)?,
            }
        };
        let mut state = ProjectorState::of(show);
        for word in value("deeds").unwrap_or_default().split_ascii_whitespace().take(MAX_ACTIONS) {
            state.actions.push(ProjectorAction::read(word)?);
        }
        for word in value("shapes").unwrap_or_default().split_ascii_whitespace().take(MAX_SHAPES) {
            state.shapes.push(read_shape(word)?);
        }
        state.free_board = whole("free");
        let on = |name: &str| value(name).is_some();
        (state.coming, state.blank, state.ring, state.spotlight, state.flipped) =
            (on("coming"), on("blank"), on("ring"), on("spot"), on("turned"));
        state.timer = value("timer").map(CountDown::read).map_or(Some(None), |timer| timer.map(Some))?;
        state.vote = value("vote").map(Vote::read).map_or(Some(None), |vote| vote.map(Some))?;
        Some(state)
    }
}

fn line(out: &mut String, name: &str, value: &str) {
    out.push_str(&format!("{name} {value}\n"));
}

/// Escapes line ends.
fn one_line(text: &str) -> String {
    let one = |c| if c == '\n' { BREAK } else { c };
    text.chars().filter(|c| *c != '\r').map(one).collect()
}

/// Restores line ends.
fn lines(text: &str) -> String {
    text.replace(BREAK, "\n").replace('\r', "")
}

fn side(name: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.name() == name)
}

/// Parses the number of a field. No board has more than 128.
fn field(digits: &str) -> Option<Field> {
    number(digits).filter(|n| *n < 128).map(|n| Field(n as u8))
}

impl ProjectorAction {
    fn text(self) -> String {
        let (letter, n) = match self {
            ProjectorAction::Tap(field) => ('t', Some(field.0)),
            ProjectorAction::Drop(field) => ('d', Some(field.0)),
            ProjectorAction::Choose(n) => ('c', n),
            ProjectorAction::Option(n) => ('o', Some(n)),
            ProjectorAction::Put(field, None) => ('p', Some(field.0)),
            ProjectorAction::Put(field, Some(n)) => return format!("p{}-{n} ", field.0),
            ProjectorAction::Move(from, to) => return format!("m{}-{} ", from.0, to.0),
            ProjectorAction::Check => ('k', None),
            ProjectorAction::Step => ('s', None),
            ProjectorAction::Help => ('h', None),
            ProjectorAction::Solve => ('a', None),
        };
        n.map_or_else(|| format!("{letter} "), |n| format!("{letter}{n} "))
    }

    fn read(word: &str) -> Option<ProjectorAction> {
        let (letter, digits) = word.split_at_checked(1)?;
        let small = |digits: &str| number(digits).and_then(|n| u8::try_from(n).ok());
        let pair = digits.split_once('-');
        Some(match letter {
            "t" => ProjectorAction::Tap(field(digits)?),
            "d" => ProjectorAction::Drop(field(digits)?),
            "c" if digits.is_empty() => ProjectorAction::Choose(None),
            "c" => ProjectorAction::Choose(Some(small(digits)?)),
            "o" => ProjectorAction::Option(small(digits)?),
            "p" => match pair {
                Some((at, n)) => ProjectorAction::Put(field(at)?, Some(small(n)?)),
                None => ProjectorAction::Put(field(digits)?, None),
            },
            "m" => pair.and_then(|(from, to)| Some(ProjectorAction::Move(field(from)?, field(to)?)))?,
            "k" if digits.is_empty() => ProjectorAction::Check,
            "s" if digits.is_empty() => ProjectorAction::Step,
            "h" if digits.is_empty() => ProjectorAction::Help,
            "a" if digits.is_empty() => ProjectorAction::Solve,
            _ => return None,
        })
    }
}

/// `G12` a circle, `R12-23` an arrow.
fn shape_text(shape: &Shape) -> String {
    let (letter, from) = (shape.ink.letter(), shape.from.0);
    shape.to.map_or_else(|| format!("{letter}{from} "), |to| format!("{letter}{from}-{} ", to.0))
}

fn read_shape(word: &str) -> Option<Shape> {
    let (letter, fields) = word.split_at_checked(1)?;
    let ink = Ink::ALL.into_iter().find(|ink| letter.starts_with(ink.letter()))?;
    let (from, to) = match fields.split_once('-') {
        Some((from, to)) => (from, Some(field(to)?)),
        None => (fields, None),
    };
    Some(Shape { from: field(from)?, to, ink })
}
