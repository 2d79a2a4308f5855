//! The player's choices, kept as lines of `name=value`.

use super::store;
use leptos::prelude::window;
use notabene_core::geometry::dart::Hand;
use notabene_core::notation::{Capture, Castle, Form, Letters, Mate, Promotion, Style};
use notabene_core::session::{Strictness, open};
use notabene_core::text::Language;

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
    const ALL: &'static [(Self, &'static str)];
    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(v, _)| *v == self).map_or("", |(_, name)| name)
    }
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, n)| *n == name).map(|(v, _)| *v)
    }
}

impl Named for Theme {
    const ALL: &'static [(Self, &'static str)] = &[
        (Theme::Auto, "auto"),
        (Theme::Light, "light"),
        (Theme::Dark, "dark"),
        (Theme::Projector, "projector"),
    ];
}
impl Named for Coordinates {
    const ALL: &'static [(Self, &'static str)] =
        &[(Coordinates::Outside, "outside"), (Coordinates::Inside, "inside"), (Coordinates::Hidden, "none")];
}
impl Named for Form {
    const ALL: &'static [(Self, &'static str)] = &[
        (Form::Short, "short"),
        (Form::Long, "long"),
        (Form::Figurine, "figurine"),
        (Form::Coordinate, "coordinate"),
    ];
}
/// The forms where pieces have no letters.
pub const UNLETTERED: [(Form, &str); 4] =
    [(Form::Pdn, "pdn"), (Form::Manoury, "manoury"), (Form::Long, "long"), (Form::Coordinate, "coordinate")];

/// The name of such a form.
pub fn unlettered(form: Form) -> &'static str {
    UNLETTERED.iter().find(|(f, _)| *f == form).map_or("", |(_, name)| name)
}

impl Named for Promotion {
    const ALL: &'static [(Self, &'static str)] =
        &[(Promotion::Plain, "plain"), (Promotion::Sign, "="), (Promotion::Brackets, "()")];
}
impl Named for Capture {
    const ALL: &'static [(Self, &'static str)] =
        &[(Capture::Letter, "x"), (Capture::Times, "×"), (Capture::Colon, ":")];
}
impl Named for Mate {
    const ALL: &'static [(Self, &'static str)] =
        &[(Mate::Hash, "#"), (Mate::TwoPlus, "++"), (Mate::NotEqual, "≠")];
}
impl Named for Castle {
    const ALL: &'static [(Self, &'static str)] = &[(Castle::Letter, "O-O"), (Castle::Zero, "0-0")];
}

impl Named for Strictness {
    const ALL: &'static [(Self, &'static str)] =
        &[(Strictness::Guided, "guided"), (Strictness::Tournament, "tournament"), (Strictness::Pgn, "pgn")];
}

impl Named for Hand {
    const ALL: &'static [(Self, &'static str)] =
        &[(Hand::Exact, "exact"), (Hand::Steady, "steady"), (Hand::Usual, "usual"), (Hand::Shaky, "shaky")];
}

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
    // Draughts.
    /// The game that was begun last.
    pub last_of_many: &'static str,
}

const KEY: &str = "settings";

impl Prefs {
    fn fresh() -> Prefs {
        let wanted = window().navigator().language().unwrap_or_default();
        Prefs {
            language: Language::from_code(&wanted).unwrap_or_default(),
            letters: None,
            form: Form::Short,
            unlettered: Form::Pdn,
            promotion: Promotion::Plain,
            capture: Capture::Letter,
            mate: Mate::Hash,
            castle: Castle::Letter,
            en_passant: None,
            theme: Theme::Auto,
            coordinates: Coordinates::Outside,
            numbers: Coordinates::Inside,
            flipped: false,
            sectors: false,
            linear: false,
            single_keys: true,
            strictness: Strictness::Guided,
            pad: None,
            hand: Hand::Steady,
            real_darts: false,
            last_of_many: "",
        }
    }

    /// What was kept; unknown names and values are passed over.
    pub fn load() -> Prefs {
        let mut prefs = Prefs::fresh();
        for line in store::load(KEY).unwrap_or_default().lines() {
            if let Some((name, value)) = line.split_once('=') {
                prefs.set(name, value);
            }
        }
        prefs
    }

    fn set(&mut self, name: &str, value: &str) {
        fn take<T: Named>(place: &mut T, value: &str) {
            *place = T::named(value).unwrap_or(*place);
        }
        match name {
            "language" => self.language = Language::from_code(value).unwrap_or(self.language),
            "letters" => self.letters = Letters::find(value),
            "form" => take(&mut self.form, value),
            "unlettered" => self.unlettered(value),
            "promotion" => take(&mut self.promotion, value),
            "capture" => take(&mut self.capture, value),
            "mate" => take(&mut self.mate, value),
            "castle" => take(&mut self.castle, value),
            "en_passant" => self.en_passant = value.parse().ok(),
            "theme" => take(&mut self.theme, value),
            "coordinates" => take(&mut self.coordinates, value),
            "numbers" => take(&mut self.numbers, value),
            "flipped" => self.flipped = value == "true",
            "sectors" => self.sectors = value == "true",
            "linear" => self.linear = value == "true",
            "single_keys" => self.single_keys = value != "false",
            "strictness" => take(&mut self.strictness, value),
            "pad" => self.pad = value.parse().ok(),
            "hand" => take(&mut self.hand, value),
            "real_darts" => self.real_darts = value == "true",
            "last_game" => self.last_of_many = open::find(value).map_or("", |game| game.id),
            _ => {}
        }
    }

    /// Chooses a form where pieces have no letters; an unknown name changes nothing.
    pub fn unlettered(&mut self, name: &str) {
        let form = UNLETTERED.iter().find(|(_, n)| *n == name).map(|(form, _)| *form);
        self.unlettered = form.unwrap_or(self.unlettered);
    }

    /// Keeps the choices on the device.
    pub fn keep(&self) {
        let en_passant = self.en_passant.map(|b| b.to_string());
        let flipped = self.flipped.to_string();
        let sectors = self.sectors.to_string();
        let linear = self.linear.to_string();
        let single_keys = self.single_keys.to_string();
        let pad = self.pad.map(|b| b.to_string());
        let real_darts = self.real_darts.to_string();
        let lines = [
            ("language", self.language.code()),
            ("letters", self.letters.map_or("", |l| l.code)),
            ("form", self.form.name()),
            ("unlettered", unlettered(self.unlettered)),
            ("promotion", self.promotion.name()),
            ("capture", self.capture.name()),
            ("mate", self.mate.name()),
            ("castle", self.castle.name()),
            ("en_passant", en_passant.as_deref().unwrap_or_default()),
            ("theme", self.theme.name()),
            ("coordinates", self.coordinates.name()),
            ("numbers", self.numbers.name()),
            ("flipped", &flipped),
            ("sectors", &sectors),
            ("linear", &linear),
            ("single_keys", &single_keys),
            ("strictness", self.strictness.name()),
            ("pad", pad.as_deref().unwrap_or_default()),
            ("hand", self.hand.name()),
            ("real_darts", &real_darts),
            ("last_game", self.last_of_many),
        ];
        let text: Vec<String> = lines.iter().map(|(name, value)| format!("{name}={value}")).collect();
        store::keep(KEY, &text.join("\n"));
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
            mate: self.mate,
            castle: self.castle,
            en_passant: self.en_passant.unwrap_or(base.en_passant),
            ..base
        }
    }
}
