//! The player's preferences, saved as lines of `name=value`.

use crate::components::element::Labels;
pub use crate::state::choice_names::{Coordinates, NamedChoice, Theme, UNLETTERED_NAMES};
use crate::state::choice_names::{UNLETTERED, name};
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::game::{Blindfold, Strictness, registry};
use notabene_core::geometry::dart::Hand;
use notabene_core::i18n::{Label, Language, Msg};
use notabene_core::notation::{Capture, Castle, CheckSign, Form, Letters, Mate, Promotion, Style};
use std::ops::Deref;
use std::sync::OnceLock;

/// A saved preference: its name, its value, and its setter. Unknown values change nothing.
struct SavedPreference {
    name: &'static str,
    get: fn(&Prefs) -> &'static str,
    set: fn(&mut Prefs, &str),
}

const fn saved_preference(
    name: &'static str,
    get: fn(&Prefs) -> &'static str,
    set: fn(&mut Prefs, &str),
) -> SavedPreference {
    SavedPreference { name, get, set }
}

/// A preference with named values, from the field of that name.
macro_rules! named {
    ($name:ident) => {
        saved_preference(
            stringify!($name),
            |p| p.$name.name(),
            |p, value| p.$name = NamedChoice::named(value).unwrap_or(p.$name),
        )
    };
}

/// A preference that is true or false.
macro_rules! is {
    ($name:ident) => {
        saved_preference(
            stringify!($name),
            |p| flag_text(Some(p.$name)),
            |p, value| p.$name = parse_flag(value).unwrap_or(p.$name),
        )
    };
}

/// A preference that is true, false, or the default.
macro_rules! maybe {
    ($name:ident) => {
        saved_preference(stringify!($name), |p| flag_text(p.$name), |p, value| p.$name = parse_flag(value))
    };
}

/// Returns the saved form of a flag; empty for `None`, the default.
pub const fn flag_text(is: Option<bool>) -> &'static str {
    match is {
        Some(true) => "true",
        Some(false) => "false",
        None => "",
    }
}

fn parse_flag(value: &str) -> Option<bool> {
    match value {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    }
}

static SAVED_PREFERENCES: [SavedPreference; 32] = [
    saved_preference(
        "language",
        |p| p.language.code(),
        |p, code| {
            p.language = Language::from_code(code).unwrap_or(p.language);
        },
    ),
    saved_preference(
        "letters",
        |p| p.letters.map_or("", |l| l.code),
        |p, code| p.letters = Letters::find(code),
    ),
    named!(form),
    saved_preference(
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
    named!(blindfold),
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
    saved_preference(
        "last_game",
        |p| p.last_of_many,
        |p, id| p.last_of_many = registry::find(id).map_or("", |game| game.id),
    ),
];

/// All preferences.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Prefs {
    pub language: Language,
    /// `None`: the letters of the language of the page.
    pub letters: Option<&'static Letters>,
    pub form: Form,
    /// Notation of games whose pieces have no letters.
    pub unlettered: Form,
    pub promotion: Promotion,
    pub capture: Capture,
    pub check: CheckSign,
    pub mate: Mate,
    pub castle: Castle,
    /// `None`: the default of the language of the letters.
    pub en_passant: Option<bool>,
    pub theme: Theme,
    pub coordinates: Coordinates,
    /// Coordinates of boards with numbered fields: they are hard to count, so each field shows its own.
    pub numbers: Coordinates,
    pub flipped: bool,
    /// Visibility of the pieces on the board of the game.
    pub blindfold: Blindfold,
    /// True if a round board shows the numbers of a dartboard.
    pub sectors: bool,
    /// True if the moves are shown in one text instead of in columns.
    pub linear: bool,
    /// True if comments are shown with the commands of programs in them, such as `[%eval 0.3]`.
    pub engine_remarks: bool,
    /// True if keys without Ctrl work outside the board (WCAG 2.1.4).
    pub single_keys: bool,
    /// Strictness of the check of written moves.
    pub strictness: Strictness,
    /// True if the letter pad is shown; `None`: shown once a finger writes.
    pub pad: Option<bool>,
    // Darts.
    /// Steadiness of the hand that throws on the screen.
    pub hand: Hand,
    /// True if darts are thrown at a real board, and only entered here.
    pub real_darts: bool,
    // Clocks and touches.
    /// True if a clock is shown beside the board and belongs to its game.
    pub clock: bool,
    /// True if a move on the board presses the clock.
    pub clock_auto: bool,
    /// True if the time is written beside the move.
    pub clock_write: bool,
    /// True if the upper half of the clock is rotated, for players who sit opposite each other.
    pub clock_turned: bool,
    /// True if the clock is left of the board: Black's choice.
    pub clock_left: bool,
    /// True if a touched piece must be moved (touch-move rule).
    pub touch_move: bool,
    /// True if check is announced.
    pub says_check: bool,
    /// True if moves and answers have sounds.
    pub sounds: bool,
    // Draughts.
    /// The game that was begun last.
    pub last_of_many: &'static str,
}

/// Storage key of the preferences.
pub const STORAGE_KEY: &str = "settings";

/// The preferences given by the page in whose frame this one is shown, instead of those of the reader.
static FRAME_PREFERENCES: OnceLock<String> = OnceLock::new();

/// Sets the preferences for a page in a frame of another one, in lines of `name=value`.
pub fn set_frame_preferences(lines: String) {
    FRAME_PREFERENCES.get_or_init(|| lines);
}

impl Prefs {
    /// Returns the default preferences.
    pub fn defaults() -> Prefs {
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
            blindfold: Blindfold::Off,
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

    /// Loads the saved preferences; ignores unknown names and values.
    pub fn load() -> Prefs {
        let mut prefs = Prefs::defaults();
        prefs.parse_lines(
            FRAME_PREFERENCES.get().map_or(&storage::load(STORAGE_KEY).unwrap_or_default(), |lent| lent),
        );
        prefs
    }

    /// Parses lines of `name=value`.
    fn parse_lines(&mut self, lines: &str) {
        for (name, value) in lines.lines().filter_map(|line| line.split_once('=')) {
            self.set(name, value);
        }
    }

    /// Returns the value of a preference by its name.
    pub fn get(&self, name: &str) -> &'static str {
        SAVED_PREFERENCES
            .iter()
            .find(|preference| preference.name == name)
            .map_or("", |preference| (preference.get)(self))
    }

    /// Sets the value of a preference; unknown names and values change nothing.
    pub fn set(&mut self, name: &str, value: &str) {
        if let Some(preference) = SAVED_PREFERENCES.iter().find(|preference| preference.name == name) {
            (preference.set)(self, value);
        }
    }

    /// Saves the preferences on the device.
    pub fn save(&self) {
        let mut text = String::new();
        for preference in &SAVED_PREFERENCES {
            [preference.name, "=", (preference.get)(self), "\n"].iter().for_each(|part| text += part);
        }
        storage::save(STORAGE_KEY, &text);
    }

    /// Returns the letters in which moves are written.
    pub fn letters(&self) -> &'static Letters {
        let own = || Letters::find(self.language.code()).unwrap_or(Letters::english());
        self.letters.unwrap_or_else(own)
    }

    /// Returns the style in which moves are written.
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

    /// Returns the language of the page.
    pub fn language(self) -> Language {
        self.with(|prefs| prefs.language)
    }

    /// Returns a message in the language of the page.
    pub fn message_text(self, msg: &Msg) -> String {
        self.language().say(msg)
    }

    /// Returns the text of a label in the language of the page.
    pub fn label(self, label: Label) -> &'static str {
        self.language().label(label)
    }

    /// The text of a label as a signal.
    /// The text of a label, tracked.
    pub fn label_signal(self, label: Label) -> Signal<String> {
        Signal::derive(move || self.label(label).to_string())
    }
}

impl Labels for Preferences {
    fn label_text(self, label: Label) -> String {
        self.label(label).into()
    }
}

impl Deref for Preferences {
    type Target = RwSignal<Prefs>;

    fn deref(&self) -> &RwSignal<Prefs> {
        &self.0
    }
}
