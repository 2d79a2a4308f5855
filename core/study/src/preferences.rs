//! The player's preferences, saved as lines of `name=value`.

use notabene_core::game::{Blindfold, BoardColors, Coordinates, PieceSet, Strictness, Theme};
use notabene_core::geometry::dart::Hand;
use notabene_core::i18n::Language;
use notabene_core::notation::{Capture, Castle, CheckSign, Form, Letters, Mate, Promotion, Style};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The forms of moves in which pieces have letters.
const LETTERED: [Form; 7] =
    [Form::Short, Form::Long, Form::Figurine, Form::Coordinate, Form::Smith, Form::Iccf, Form::Descriptive];
/// The forms where pieces have no letters.
const UNLETTERED: [Form; 4] = [Form::Pdn, Form::Manoury, Form::Long, Form::Coordinate];

/// Options of boards and lessons on other pages, with the preferences that each of them sets.
const OPTIONS: [(&str, &[&str]); 7] = [
    ("language", &["language"]),
    ("letters", &["letters"]),
    ("notation", &["form", "unlettered"]),
    ("theme", &["theme"]),
    ("board-colors", &["board_colors"]),
    ("pieces", &["piece_set"]),
    ("coordinates", &["coordinates", "numbers"]),
];

/// Id of a game in the [`registry`](notabene_core::game::registry).
pub type GameId = &'static str;

/// All preferences. The names of the fields are those in storage, their values those of the choices.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Prefs {
    /// Language of the screen.
    #[serde(with = "by_name")]
    pub language: Language,
    /// `None`: the letters of the language of the page.
    #[serde(with = "letters_code")]
    pub letters: Option<&'static Letters>,
    /// Form of a move.
    #[serde(with = "by_name")]
    pub form: Form,
    /// Notation of games whose pieces have no letters.
    #[serde(with = "by_name")]
    pub unlettered: Form,
    /// Notation of a promotion.
    #[serde(with = "by_name")]
    pub promotion: Promotion,
    /// Notation of a capture.
    #[serde(with = "by_name")]
    pub capture: Capture,
    /// Check sign.
    #[serde(with = "by_name")]
    pub check: CheckSign,
    /// Mate sign.
    #[serde(with = "by_name")]
    pub mate: Mate,
    /// Notation of castling.
    #[serde(with = "by_name")]
    pub castle: Castle,
    /// `None`: the default of the language of the letters.
    pub en_passant: Option<bool>,
    /// Colours of the screen.
    #[serde(with = "by_name")]
    pub theme: Theme,
    /// Colours of the fields of boards.
    #[serde(with = "by_name")]
    pub board_colors: BoardColors,
    /// Drawings of the pieces.
    #[serde(with = "by_name")]
    pub piece_set: PieceSet,
    /// Position of the coordinates.
    #[serde(with = "by_name")]
    pub coordinates: Coordinates,
    /// Coordinates of boards with numbered fields: they are hard to count, so each field shows its own.
    #[serde(with = "by_name")]
    pub numbers: Coordinates,
    /// True if Black is below.
    pub flipped: bool,
    /// Visibility of the pieces on the board of the game.
    #[serde(with = "by_name")]
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
    #[serde(with = "by_name")]
    pub strictness: Strictness,
    /// True if the letter pad is shown; `None`: shown once a finger writes.
    pub pad: Option<bool>,
    // Darts.
    /// Steadiness of the hand that throws on the screen.
    #[serde(with = "by_name")]
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
    /// True if nothing sounds and nothing moves, whatever else is chosen.
    pub calm: bool,
    /// True if the small character comes when it matters.
    pub mascot: bool,
    /// Id of the game that was begun last; empty before the first.
    #[serde(with = "game_id")]
    pub last_game: GameId,
}

impl Prefs {
    /// The preferences of somebody who has chosen nothing yet.
    pub fn new(language: Language) -> Prefs {
        Prefs {
            language,
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
            board_colors: BoardColors::Blue,
            piece_set: PieceSet::Classic,
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
            sounds: true,
            calm: false,
            mascot: true,
            last_game: "",
        }
    }

    /// Changes what lines of `name=value` say; unknown names and values change nothing.
    pub fn read_lines(&mut self, lines: &str) {
        for (name, value) in lines.lines().filter_map(|line| line.split_once('=')) {
            self.set(name, value);
        }
    }

    /// All preferences in lines of `name=value`.
    pub fn to_lines(&self) -> String {
        self.fields().iter().map(|(name, value)| format!("{name}={}\n", value_text(value))).collect()
    }

    /// The value of a preference by its name; empty for the default, and for an unknown name.
    pub fn get(&self, name: &str) -> String {
        self.fields().get(name).map(value_text).unwrap_or_default()
    }

    /// Sets the value of a preference; unknown names and values change nothing.
    pub fn set(&mut self, name: &str, value: &str) {
        let mut fields = self.fields();
        let Some(field) = fields.get_mut(name) else { return };
        *field = match value {
            "" => Value::Null,
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            name => Value::from(name),
        };
        let changed = serde_json::from_value(Value::Object(fields));
        *self = changed.ok().filter(Prefs::has_known_forms).unwrap_or(*self);
    }

    /// Changes what an option of a board on another page says; unknown names and values change nothing.
    pub fn set_option(&mut self, option: &str, value: &str) {
        let all = OPTIONS.iter().filter(|(name, _)| *name == option).flat_map(|(_, all)| *all);
        all.filter(|_| !value.is_empty()).for_each(|preference| self.set(preference, value));
    }

    /// Changes what lines of `name=value` say, as [`Prefs::set_option`].
    pub fn read_options(&mut self, lines: &str) {
        for (option, value) in lines.lines().filter_map(|line| line.split_once('=')) {
            self.set_option(option, value);
        }
    }

    /// True if moves can be written in the forms that were chosen.
    fn has_known_forms(&self) -> bool {
        LETTERED.contains(&self.form) && UNLETTERED.contains(&self.unlettered)
    }

    /// Names and values.
    fn fields(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(fields)) => fields,
            _ => Map::new(),
        }
    }

    /// The letters in which moves are written.
    pub fn letters(&self) -> &'static Letters {
        let own = || Letters::find(self.language.code()).unwrap_or(Letters::english());
        self.letters.unwrap_or_else(own)
    }

    /// The style in which moves are written.
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

/// The text of a value in storage and on the page.
fn value_text(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        Value::Bool(is) => is.to_string(),
        _ => String::new(),
    }
}

/// A choice, by its name.
mod by_name {
    use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};
    use std::str::FromStr;

    pub fn serialize<T, S>(choice: &T, serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Copy + Into<&'static str>,
        S: Serializer,
    {
        serializer.serialize_str((*choice).into())
    }

    pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr,
        D: Deserializer<'de>,
    {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(|_| D::Error::custom("no choice has this name"))
    }
}

/// Piece letters, by their code.
mod letters_code {
    use notabene_core::notation::Letters;
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    pub fn serialize<S: Serializer>(
        letters: &Option<&'static Letters>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        letters.map(|letters| letters.code).serialize(serializer)
    }

    /// Unknown letters are those of the language of the page.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<&'static Letters>, D::Error> {
        let code = Option::<String>::deserialize(deserializer)?;
        Ok(code.and_then(|code| Letters::find(&code)))
    }
}

/// A game, by its id.
mod game_id {
    use notabene_core::game::registry;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(id: &&'static str, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(id)
    }

    /// An unknown game is none.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'static str, D::Error> {
        let id = Option::<String>::deserialize(deserializer)?;
        Ok(id.and_then(|id| registry::find(&id).ok()).map_or("", |game| game.id))
    }
}
