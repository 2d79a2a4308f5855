//! Settings: language, letters, notation, colours. Every change takes effect at once.

use super::dom::El;
use super::interop;
use super::prefs::{Coordinates, Named, Preferences, Prefs, Theme, UNLETTERED_NAMES, shown};
use super::state::Desk;
use super::tongue;
use crate::components::SelectOption;
use leptos::prelude::*;
use notabene_core::game::Strictness;
use notabene_core::geometry::dart::Hand;
use notabene_core::i18n::{Label, Language};
use notabene_core::notation::{Capture, Castle, CheckSign, Form, LETTERS, Letters, Mate, Promotion};

/// [`SettingsForm`] as an element, for parents that are no components yet.
pub fn Choices() -> El {
    interop::element(view! { <SettingsForm/> })
}

/// [`ChoiceSelect`] as an element, for parents that are no components yet.
pub fn Pick(choice: Choice) -> El {
    interop::element(view! { <ChoiceSelect choice/> })
}

/// [`LettersSelect`] as an element, for parents that are no components yet.
pub fn LettersPick() -> El {
    interop::element(view! { <LettersSelect/> })
}

/// Content of the settings window.
#[component]
pub fn SettingsForm() -> impl IntoView {
    view! {
        <div class="settings">
            <LanguageSelect/>
            <LettersSelect/>
            {CHOICES.map(|choice| view! { <ChoiceSelect choice/> })}
            {SWITCHES.map(|switch| view! { <SettingSwitch switch/> })}
            <KeyboardHelp/>
        </div>
    }
}

/// Text of an option: a label, or signs that are equal in all languages.
#[derive(Copy, Clone)]
enum OptionText {
    Of(Label),
    Sign(&'static str),
}
use OptionText::{Of, Sign};

impl OptionText {
    /// The text in the language of the screen.
    fn words(self, prefs: Preferences) -> Signal<String> {
        match self {
            Of(label) => prefs.words(label),
            Sign(sign) => Signal::stored(sign.to_string()),
        }
    }
}

/// A setting with a few values.
#[derive(Copy, Clone)]
pub struct Choice {
    /// `data-setting` of the list.
    name: &'static str,
    label: Label,
    class: &'static str,
    /// Key in [`Prefs`].
    key: &'static str,
    /// Texts of the values.
    texts: &'static [OptionText],
    /// Names of the values in [`Prefs`].
    values: &'static [&'static str],
}

/// Places of the names of fields.
const PLACES: &[OptionText] =
    &[Of(Label::CoordinatesOutside), Of(Label::CoordinatesInside), Of(Label::CoordinatesHidden)];

/// Strictness of reading written moves; also beside the write box.
pub const STRICTNESS: Choice = Choice {
    name: "Strictness",
    label: Label::Strictness,
    class: "pick",
    key: "strictness",
    texts: &[Of(Label::Guided), Of(Label::Tournament), Of(Label::PgnExact)],
    values: Strictness::NAMES,
};

/// Class of settings for games whose pieces have letters; `unlettered` is for all others. The style sheet hides those
/// that do not fit the game, see `Desk::keep`.
const LETTERED: &str = "pick lettered";

/// Notation of games whose pieces have no letters; also beside the game.
pub const FIELDS: Choice = Choice {
    name: "Fields",
    label: Label::Notation,
    class: "pick unlettered",
    key: "unlettered",
    texts: &[Of(Label::Short), Of(Label::FrenchPrint), Of(Label::WholeWays), Of(Label::LetterNames)],
    values: &UNLETTERED_NAMES,
};

/// Steadiness of throws on the screen; in the window for throwing darts.
pub const HAND: Choice = Choice {
    name: "Hand",
    label: Label::Hand,
    class: "pick",
    key: "hand",
    texts: &[Of(Label::HandExact), Of(Label::HandSteady), Of(Label::HandUsual), Of(Label::HandShaky)],
    values: Hand::NAMES,
};

/// The lists of the window.
const CHOICES: [Choice; 11] = [
    FIELDS,
    Choice {
        name: "Notation",
        label: Label::Notation,
        class: LETTERED,
        key: "form",
        texts: &[
            Of(Label::Short),
            Of(Label::Long),
            Of(Label::Figurines),
            Of(Label::Coordinate),
            // Older systems by their names and signs, equal in all languages.
            Sign("Smith: c4d5p"),
            Sign("ICCF: 7163"),
            Sign("N-KB3 · C3FR"),
        ],
        values: Form::NAMES,
    },
    Choice {
        name: "Promotion",
        label: Label::Promotion,
        class: LETTERED,
        key: "promotion",
        texts: &[Sign("e8♕"), Sign("e8=♕"), Sign("e8(♕)")],
        values: Promotion::NAMES,
    },
    Choice {
        name: "Capture",
        label: Label::Capture,
        class: "pick",
        key: "capture",
        texts: &[Sign("x"), Sign("×"), Sign(":")],
        values: Capture::NAMES,
    },
    Choice {
        name: "Check",
        label: Label::Check,
        class: LETTERED,
        key: "check",
        texts: &[Sign("+"), Sign("†")],
        values: CheckSign::NAMES,
    },
    Choice {
        name: "Mate",
        label: Label::Mate,
        class: LETTERED,
        key: "mate",
        texts: &[Sign("#"), Sign("++"), Sign("≠"), Sign("‡")],
        values: Mate::NAMES,
    },
    Choice {
        name: "Castling",
        label: Label::Castling,
        class: LETTERED,
        key: "castle",
        texts: &[Sign("O-O"), Sign("0-0")],
        values: Castle::NAMES,
    },
    Choice {
        name: "Theme",
        label: Label::Theme,
        class: "pick",
        key: "theme",
        texts: &[
            Of(Label::ThemeAuto),
            Of(Label::ThemeLight),
            Of(Label::ThemeDark),
            Of(Label::ThemeProjector),
        ],
        values: Theme::NAMES,
    },
    Choice {
        name: "Coordinates",
        label: Label::Coordinates,
        class: "pick",
        key: "coordinates",
        texts: PLACES,
        values: Coordinates::NAMES,
    },
    Choice {
        name: "FieldNumbers",
        label: Label::FieldNumbers,
        class: "pick unlettered",
        key: "numbers",
        texts: PLACES,
        values: Coordinates::NAMES,
    },
    STRICTNESS,
];

/// A setting that is on or off.
#[derive(Copy, Clone)]
struct Switch {
    class: &'static str,
    label: Label,
    /// Key in [`Prefs`].
    key: &'static str,
    is_on: fn(&Prefs) -> bool,
}

const SWITCHES: [Switch; 5] = [
    Switch {
        class: "switch lettered",
        label: Label::EnPassant,
        key: "en_passant",
        is_on: |p| p.style().en_passant,
    },
    Switch { class: "switch", label: Label::SectorNumbers, key: "sectors", is_on: |p| p.sectors },
    Switch { class: "switch", label: Label::PaperLine, key: "linear", is_on: |p| p.linear },
    Switch {
        class: "switch lettered",
        label: Label::AnnounceCheck,
        key: "says_check",
        is_on: |p| p.says_check,
    },
    Switch { class: "switch", label: Label::SingleKeys, key: "single_keys", is_on: |p| p.single_keys },
];

#[component]
fn SettingSwitch(switch: Switch) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let checked = Signal::derive(move || prefs.with(switch.is_on));
    let change = move |is_on| prefs.update(|p| p.set(switch.key, shown(Some(is_on))));
    view! {
        <label class=switch.class>
            <input
                type="checkbox"
                data-setting=switch.key
                prop:checked=checked
                on:change=move |e| change(event_target_checked(&e))
            />
            <span>{prefs.words(switch.label)}</span>
        </label>
    }
}

/// A list with its words before it. `name` is its `data-setting`, by which styles and tests find it.
#[component]
fn SettingSelect(
    label: Label,
    class: &'static str,
    name: &'static str,
    options: Vec<SelectOption>,
    #[prop(into)] value: Signal<String>,
    #[prop(into)] on_change: Callback<String>,
) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let options = options.into_iter().map(|option| {
        let own = option.value.clone();
        let selected = Signal::derive(move || value.with(|value| *value == own));
        view! { <option value=option.value prop:selected=selected>{option.text}</option> }
    });
    view! {
        <label class=class>
            <span>{prefs.words(label)}</span>
            <select data-setting=name on:change=move |e| on_change.run(event_target_value(&e))>
                {options.collect_view()}
            </select>
        </label>
    }
}

/// The list of a setting.
#[component]
pub fn ChoiceSelect(choice: Choice) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let Choice { name, label, class, key, texts, values } = choice;
    let options = values.iter().zip(texts);
    let options =
        options.map(|(value, text)| SelectOption { value: value.to_string(), text: text.words(prefs) });
    view! {
        <SettingSelect
            label class name options=options.collect()
            value=Signal::derive(move || prefs.with(|p| p.get(key).to_string()))
            on_change=move |value: String| prefs.update(|p| p.set(key, &value))
        />
    }
}

/// The language of the screen; also in the header.
#[component]
pub fn LanguageSelect() -> impl IntoView {
    let (prefs, desk) = (expect_context::<Preferences>(), Desk::here());
    let options = Language::ALL.map(|language| SelectOption {
        value: language.code().into(),
        text: Signal::stored(language.name().to_string()),
    });
    let change = move |code: String| {
        if let Some(language) = Language::from_code(&code) {
            tongue::change(desk, language);
        }
    };
    view! {
        <SettingSelect
            label=Label::ScreenLanguage class="pick language" name="ScreenLanguage" options=options.into()
            value=Signal::derive(move || prefs.language().code().to_string()) on_change=change
        />
    }
}

/// The letters of the pieces; also beside the game. The empty value follows the language of the screen.
#[component]
pub fn LettersSelect() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let options = LETTERS.iter().map(|letters| SelectOption {
        value: letters.code.into(),
        text: Signal::stored([letters.name, " · ", &letters.pieces.join(" ")].concat()),
    });
    let as_screen = SelectOption { value: String::new(), text: prefs.words(Label::SameAsScreen) };
    let value = move || prefs.with(|p| p.letters.map_or("", |letters| letters.code).to_string());
    let change = move |code: String| prefs.update(|p| p.letters = Letters::find(&code));
    view! {
        <SettingSelect
            label=Label::PieceLetters class="pick letters lettered" name="PieceLetters"
            options=std::iter::once(as_screen).chain(options).collect()
            value=Signal::derive(value) on_change=change
        />
    }
}

/// Keys and their effects.
const KEYS: [(&str, Label); 16] = [
    ("← ↑ ↓ →", Label::KeyArrows),
    ("Enter", Label::KeyEnter),
    ("Esc", Label::KeyEscape),
    ("← →", Label::KeyWalk),
    ("Home End", Label::KeyEnds),
    ("f", Label::KeyFlip),
    ("Ctrl+Z Ctrl+Y", Label::KeyUndo),
    ("?", Label::KeyHelp),
    ("↓ ← → Esc", Label::KeyExplain),
    ("/ Enter", Label::KeyWrite),
    ("g", Label::KeyGames),
    ("t", Label::ThrowDart),
    ("p", Label::ThemeProjector),
    ("PageDown", Label::NextGame),
    ("PageUp", Label::PreviousGame),
    ("l", Label::GamesOfFile),
];

/// The keys of the page.
#[component]
fn KeyboardHelp() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let row = move |(keys, label): (&'static str, Label)| {
        let keys = keys.split(' ').map(|key| {
            view! { <kbd>{move || prefs.with(|p| p.language.key(key).to_string())}</kbd> }
        });
        view! { <div><dt>{keys.collect_view()}</dt><dd>{prefs.words(label)}</dd></div> }
    };
    view! {
        <h3>{prefs.words(Label::Keyboard)}</h3>
        <dl class="keys">{KEYS.map(row)}</dl>
    }
}
