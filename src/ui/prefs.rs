//! The player's choices, kept as lines of `name=value`.

use super::store;
use leptos::prelude::*;
use notabene_core::game::{Strictness, registry};
use notabene_core::geometry::dart::Hand;
use notabene_core::i18n::{Label, Language, Msg};
use notabene_core::notation::{Capture, Castle, CheckSign, Form, Letters, Mate, Promotion, Style};
use std::ops::Deref;
use std::sync::OnceLock;

/// The colours of the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Theme {
    Auto,
    Light,
    Dark,
    Projector,
}

/// Where the names of the fields stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Coordinates {
    Outside,
    Inside,
    Hidden,
}

/// A choice that has a name in storage and in the page.
pub trait Named: Copy + PartialEq + 'static {
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

fn name<T: Copy + PartialEq>(value: T, all: &[T], names: &[&'static str]) -> &'static str {
    all.iter().position(|v| *v == value).and_then(|n| names.get(n)).copied().unwrap_or_default()
}

impl Named for Theme {
    const ALL: &'static [Theme] = &[Theme::Auto, Theme::Light, Theme::Dark, Theme::Projector];
    const NAMES: &'static [&'static str] = &["auto", "light", "dark", "projector"];
}
impl Named for Coordinates {
    const ALL: &'static [Coordinates] = &[Coordinates::Outside, Coordinates::Inside, Coordinates::Hidden];
    const NAMES: &'static [&'static str] = &["outside", "inside", "none"];
}
impl Named for Form {
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
const UNLETTERED: [Form; 4] = [Form::Pdn, Form::Manoury, Form::Long, Form::Coordinate];
pub const UNLETTERED_NAMES: [&str; 4] = ["pdn", "manoury", "long", "coordinate"];

impl Named for Promotion {
    const ALL: &'static [Promotion] = &[Promotion::Plain, Promotion::Sign, Promotion::Brackets];
    const NAMES: &'static [&'static str] = &["plain", "=", "()"];
}
impl Named for Capture {
    const ALL: &'static [Capture] = &[Capture::Letter, Capture::Times, Capture::Colon];
    const NAMES: &'static [&'static str] = &["x", "×", ":"];
}
impl Named for CheckSign {
    const ALL: &'static [CheckSign] = &[CheckSign::Plus, CheckSign::Dagger];
    const NAMES: &'static [&'static str] = &["+", "†"];
}
impl Named for Mate {
    const ALL: &'static [Mate] = &[Mate::Hash, Mate::TwoPlus, Mate::NotEqual, Mate::DoubleDagger];
    const NAMES: &'static [&'static str] = &["#", "++", "≠", "‡"];
}
impl Named for Castle {
    const ALL: &'static [Castle] = &[Castle::Letter, Castle::Zero];
    const NAMES: &'static [&'static str] = &["O-O", "0-0"];
}
impl Named for Strictness {
    const ALL: &'static [Strictness] = &[Strictness::Guided, Strictness::Tournament, Strictness::Pgn];
    const NAMES: &'static [&'static str] = &["guided", "tournament", "pgn"];
}
impl Named for Hand {
    const ALL: &'static [Hand] = &[Hand::Exact, Hand::Steady, Hand::Usual, Hand::Shaky];
    const NAMES: &'static [&'static str] = &["exact", "steady", "usual", "shaky"];
}

/// A choice as it is kept: its name, its value, and how it becomes another. Unknown values change nothing.
struct Kept {
    name: &'static str,
    get: fn(&Prefs) -> &'static str,
    set: fn(&mut Prefs, &str),
}

const fn kept(name: &'static str, get: fn(&Prefs) -> &'static str, set: fn(&mut Prefs, &str)) -> Kept {
    Kept { name, get, set }
}

/// A choice with named values, from the place where it stands.
macro_rules! named {
    ($name:ident) => {
        kept(
            stringify!($name),
            |p| p.$name.name(),
            |p, value| p.$name = Named::named(value).unwrap_or(p.$name),
        )
    };
}

/// What is so or not.
macro_rules! is {
    ($name:ident) => {
        kept(
            stringify!($name),
            |p| shown(Some(p.$name)),
            |p, value| p.$name = truth(value).unwrap_or(p.$name),
        )
    };
}

/// What is so, not so, or as something else has it.
macro_rules! maybe {
    ($name:ident) => {
        kept(stringify!($name), |p| shown(p.$name), |p, value| p.$name = truth(value))
    };
}

/// The name of what is so or not; none: as something else has it.
pub const fn shown(is: Option<bool>) -> &'static str {
    match is {
        Some(true) => "true",
        Some(false) => "false",
        None => "",
    }
}

fn truth(value: &str) -> Option<bool> {
    match value {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    }
}

static KEPT: [Kept; 31] = [
    kept(
        "language",
        |p| p.language.code(),
        |p, code| {
            p.language = Language::from_code(code).unwrap_or(p.language);
        },
    ),
    kept("letters", |p| p.letters.map_or("", |l| l.code), |p, code| p.letters = Letters::find(code)),
    named!(form),
    kept(
        "unlettered",
        |p| name(p.unlettered, &UNLETTERED, &UNLETTERED_NAMES),
        |p, value| {
            let form = UNLETTERED_NAMES.iter().position(|n| *n == value).and_then(|n| UNLETTERED.get(n));
            p.unlettered = form.copied().unwrap_or(p.unlettered);
        },
    ),
    named!(promotion),
    named!(capture),
    named!(check),
    named!(mate),
    named!(castle),
    maybe!(en_passant),
    named!(theme),
    named!(coordinates),
    named!(numbers),
    is!(flipped),
    is!(sectors),
    is!(linear),
    is!(engine_remarks),
    is!(single_keys),
    named!(strictness),
    maybe!(pad),
    named!(hand),
    is!(real_darts),
    is!(clock),
    is!(clock_auto),
    is!(clock_write),
    is!(clock_turned),
    is!(clock_left),
    is!(touch_move),
    is!(says_check),
    is!(sounds),
    kept(
        "last_game",
        |p| p.last_of_many,
        |p, id| p.last_of_many = registry::find(id).map_or("", |game| game.id),
    ),
];

/// All choices.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Prefs {
    pub language: Language,
    /// None: the letters of the screen's language.
    pub letters: Option<&'static Letters>,
    pub form: Form,
    /// The same where pieces have no letters.
    pub unlettered: Form,
    pub promotion: Promotion,
    pub capture: Capture,
    pub check: CheckSign,
    pub mate: Mate,
    pub castle: Castle,
    /// None: as the letters' language has it.
    pub en_passant: Option<bool>,
    pub theme: Theme,
    pub coordinates: Coordinates,
    /// The same where fields are called by numbers: they are hard to count, so each field shows its own.
    pub numbers: Coordinates,
    pub flipped: bool,
    /// Whether a round board shows the numbers of a dartboard.
    pub sectors: bool,
    /// Whether the moves stand behind one another instead of in columns.
    pub linear: bool,
    /// Whether comments are shown with the commands of programs in them, such as `[%eval 0.3]`.
    pub engine_remarks: bool,
    /// Whether keys without Ctrl do something outside the board (WCAG 2.1.4).
    pub single_keys: bool,
    /// How exactly a move must be written.
    pub strictness: Strictness,
    /// Whether there are letters to tap; none: as soon as a finger writes.
    pub pad: Option<bool>,
    // Darts.
    /// How steady the hand is that throws on the screen.
    pub hand: Hand,
    /// Whether darts are thrown at a real board, and only told here.
    pub real_darts: bool,
    // Clocks and touches.
    /// Whether a clock stands beside the board and belongs to its game.
    pub clock: bool,
    /// Whether a move on the board presses it.
    pub clock_auto: bool,
    /// Whether the time is written beside the move.
    pub clock_write: bool,
    /// Whether its upper half is turned round, for players who sit opposite each other.
    pub clock_turned: bool,
    /// Whether it stands left of the board: Black's choice.
    pub clock_left: bool,
    /// Whether a touched piece has to be played.
    pub touch_move: bool,
    /// Whether check is announced.
    pub says_check: bool,
    /// True if moves and answers are heard.
    pub sounds: bool,
    // Draughts.
    /// The game that was begun last.
    pub last_of_many: &'static str,
}

/// Where they are kept.
pub const KEY: &str = "settings";

/// The choices of the page in whose frame this one is shown, instead of those of the reader.
static LENT: OnceLock<String> = OnceLock::new();

/// The page is shown in a frame of another, which makes the choices in lines of `name=value`.
pub fn lend(lines: String) {
    LENT.get_or_init(|| lines);
}

impl Prefs {
    /// The choices of somebody who has made none.
    pub fn fresh() -> Prefs {
        let wanted = window().navigator().language().unwrap_or_default();
        Prefs {
            language: Language::from_code(&wanted).unwrap_or_default(),
            letters: None,
            form: Form::Short,
            unlettered: Form::Pdn,
            promotion: Promotion::Plain,
            capture: Capture::Letter,
            check: CheckSign::Plus,
            mate: Mate::Hash,
            castle: Castle::Letter,
            en_passant: None,
            theme: Theme::Auto,
            coordinates: Coordinates::Outside,
            numbers: Coordinates::Inside,
            flipped: false,
            sectors: false,
            linear: false,
            engine_remarks: false,
            single_keys: true,
            strictness: Strictness::Guided,
            pad: None,
            hand: Hand::Steady,
            real_darts: false,
            clock: false,
            clock_auto: true,
            clock_write: true,
            clock_turned: false,
            clock_left: false,
            touch_move: false,
            says_check: false,
            sounds: false,
            last_of_many: "",
        }
    }

    /// What was kept; unknown names and values are passed over.
    pub fn load() -> Prefs {
        let mut prefs = Prefs::fresh();
        prefs.set_all(LENT.get().map_or(&store::load(KEY).unwrap_or_default(), |lent| lent));
        prefs
    }

    /// Takes lines of `name=value`.
    fn set_all(&mut self, lines: &str) {
        for (name, value) in lines.lines().filter_map(|line| line.split_once('=')) {
            self.set(name, value);
        }
    }

    /// The value of a choice by its name.
    pub fn get(&self, name: &str) -> &'static str {
        KEPT.iter().find(|kept| kept.name == name).map_or("", |kept| (kept.get)(self))
    }

    /// Another value for a choice; unknown names and values change nothing.
    pub fn set(&mut self, name: &str, value: &str) {
        if let Some(kept) = KEPT.iter().find(|kept| kept.name == name) {
            (kept.set)(self, value);
        }
    }

    /// Keeps the choices on the device.
    pub fn keep(&self) {
        let mut text = String::new();
        for kept in &KEPT {
            [kept.name, "=", (kept.get)(self), "\n"].iter().for_each(|part| text += part);
        }
        store::keep(KEY, &text);
    }

    /// The letters in which moves are written.
    pub fn letters(&self) -> &'static Letters {
        let own = || Letters::find(self.language.code()).unwrap_or(Letters::english());
        self.letters.unwrap_or_else(own)
    }

    /// The way in which moves are written.
    pub fn style(&self) -> Style {
        let base = Style::of(self.letters());
        Style {
            form: self.form,
            unlettered: self.unlettered,
            promotion: self.promotion,
            capture: self.capture,
            check: self.check,
            mate: self.mate,
            castle: self.castle,
            en_passant: self.en_passant.unwrap_or(base.en_passant),
            ..base
        }
    }
}

/// Context: the preferences of the player. Copies are handles to the same signal.
#[derive(Copy, Clone)]
pub struct Preferences(RwSignal<Prefs>);

impl Preferences {
    /// Preferences with these values.
    pub fn new(prefs: Prefs) -> Preferences {
        Preferences(RwSignal::new(prefs))
    }

    /// The language of the screen.
    pub fn language(self) -> Language {
        self.with(|prefs| prefs.language)
    }

    /// A message in the language of the screen.
    pub fn say(self, msg: &Msg) -> String {
        self.language().say(msg)
    }

    /// The text of a label in the language of the screen.
    pub fn label(self, label: Label) -> &'static str {
        self.language().label(label)
    }

    /// The text of a label as a signal.
    /// The text of a label, tracked.
    pub fn words(self, label: Label) -> Signal<String> {
        Signal::derive(move || self.label(label).to_string())
    }
}

impl Deref for Preferences {
    type Target = RwSignal<Prefs>;

    fn deref(&self) -> &RwSignal<Prefs> {
        &self.0
    }
}
