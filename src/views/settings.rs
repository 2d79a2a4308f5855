//! The player's preferences: language, letters, notation, colours. Changes apply at once.

use crate::components::Icon;
use crate::state::current_game::CurrentGame;
use crate::state::modal::{Modal, ModalKind};
use crate::state::preferences::{Preferences, Prefs};
use crate::views::board_look::BoardLook;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};
use notabene_core::notation::{LETTERS, Letters};

/// Content of the dialog, in groups.
#[component]
pub fn SettingsForm() -> impl IntoView {
    view! {
        <div class="settings stack">
            <SettingGroup title=Label::SettingsLook>
                <LanguageSelect/>
                {selects(&LOOK)}
                <BoardLook/>
                <SettingSwitch label=Label::SectorNumbers get=|p| p.sectors name="sectors"/>
                <SettingSwitch label=Label::Mascot get=|p| p.mascot name="mascot"/>
            </SettingGroup>
            <SettingGroup title=Label::SettingsNotation>
                <LettersSelect/>
                {selects(&NOTATION)}
                <SettingSwitch
                    class="switch lettered" label=Label::EnPassant get=|p| p.style().en_passant name="en_passant"
                />
                <SettingSwitch label=Label::PaperLine get=|p| p.linear name="linear"/>
            </SettingGroup>
            <SettingGroup title=Label::SettingsPlaying>
                {selects(&PLAYING)}
                <SettingSwitch
                    class="switch lettered" label=Label::AnnounceCheck get=|p| p.says_check name="says_check"
                />
                <SettingSwitch label=Label::Sounds get=|p| p.sounds name="sounds"/>
                <SettingSwitch label=Label::Calm get=|p| p.calm name="calm"/>
            </SettingGroup>
            <SettingGroup title=Label::SettingsDevice>
                <SettingSwitch label=Label::SingleKeys get=|p| p.single_keys name="single_keys"/>
                <ShortcutList/>
            </SettingGroup>
        </div>
    }
}

/// A group of settings under its title.
#[component]
fn SettingGroup(title: Label, children: Children) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <fieldset class="setting-group panel stack">
            <legend>{prefs.label_signal(title)}</legend>
            {children()}
        </fieldset>
    }
}

fn selects(settings: &'static [Setting]) -> impl IntoView {
    settings.iter().map(|setting| view! { <SettingSelect setting=*setting/> }).collect_view()
}

/// A word on the screen: translated, or a sign common to all languages.
#[derive(Copy, Clone)]
enum ChoiceText {
    Translated(Label),
    Sign(&'static str),
}
use ChoiceText::{Sign, Translated};

/// A choice among a few values, by their names in [`Prefs`].
#[derive(Copy, Clone)]
pub struct Setting {
    /// Name of the list in the page.
    name: &'static str,
    label: Label,
    class: &'static str,
    /// Name of the setting in [`Prefs`].
    preference: &'static str,
    /// The names of the values there, and their words.
    options: &'static [(&'static str, ChoiceText)],
}

/// Positions of the coordinates.
const COORDINATES: &[(&str, ChoiceText)] = &[
    ("outside", Translated(Label::CoordinatesOutside)),
    ("inside", Translated(Label::CoordinatesInside)),
    ("none", Translated(Label::CoordinatesHidden)),
];

/// Strictness of written moves; also beside the write box.
pub const STRICTNESS_SETTING: Setting = Setting {
    name: "Strictness",
    label: Label::Strictness,
    class: "pick",
    preference: "strictness",
    options: &[
        ("guided", Translated(Label::Guided)),
        ("tournament", Translated(Label::Tournament)),
        ("pgn", Translated(Label::PgnExact)),
    ],
};

/// Preferences for games with piece letters, and those for games without: the style sheet hides the others, see
/// `main_board::save_changes`.
const LETTERED_CLASS: &str = "pick lettered";

/// Notation of moves for pieces without letters; also beside the game.
pub const NUMBERED_NOTATION_SETTING: Setting = Setting {
    name: "Fields",
    label: Label::Notation,
    class: "pick unlettered",
    preference: "unlettered",
    options: &[
        ("pdn", Translated(Label::Short)),
        ("manoury", Translated(Label::FrenchPrint)),
        ("long", Translated(Label::WholeWays)),
        ("coordinate", Translated(Label::LetterNames)),
    ],
};

/// Steadiness of the hand that throws darts on the screen; in the dialog in which they are thrown.
pub const HAND_SETTING: Setting = Setting {
    name: "Hand",
    label: Label::Hand,
    class: "pick",
    preference: "hand",
    options: &[
        ("exact", Translated(Label::HandExact)),
        ("steady", Translated(Label::HandSteady)),
        ("usual", Translated(Label::HandUsual)),
        ("shaky", Translated(Label::HandShaky)),
    ],
};

/// Labels of all kinds of [`notabene_core::game::Blindfold`].
pub const BLINDFOLD_LABELS: [Label; 4] =
    [Label::BlindfoldOff, Label::BlindfoldPieces, Label::BlindfoldDiscs, Label::BlindfoldBoard];

/// Visibility of the pieces on the board of the game; also under that board, and where an opponent is chosen.
pub const BLINDFOLD_SETTING: Setting = Setting {
    name: "Blindfold",
    label: Label::Blindfold,
    class: "pick",
    preference: "blindfold",
    options: &[
        ("off", Translated(BLINDFOLD_LABELS[0])),
        ("pieces", Translated(BLINDFOLD_LABELS[1])),
        ("discs", Translated(BLINDFOLD_LABELS[2])),
        ("board", Translated(BLINDFOLD_LABELS[3])),
    ],
};

/// How the page and the board look.
const LOOK: [Setting; 3] = [
    Setting {
        name: "Theme",
        label: Label::Theme,
        class: "pick",
        preference: "theme",
        options: &[
            ("auto", Translated(Label::ThemeAuto)),
            ("light", Translated(Label::ThemeLight)),
            ("dark", Translated(Label::ThemeDark)),
            ("projector", Translated(Label::ThemeProjector)),
        ],
    },
    Setting {
        name: "Coordinates",
        label: Label::Coordinates,
        class: "pick",
        preference: "coordinates",
        options: COORDINATES,
    },
    Setting {
        name: "FieldNumbers",
        label: Label::FieldNumbers,
        class: "pick unlettered",
        preference: "numbers",
        options: COORDINATES,
    },
];

/// How moves are written.
const NOTATION: [Setting; 7] = [
    NUMBERED_NOTATION_SETTING,
    Setting {
        name: "Notation",
        label: Label::Notation,
        class: LETTERED_CLASS,
        preference: "form",
        options: &[
            ("short", Translated(Label::Short)),
            ("long", Translated(Label::Long)),
            ("figurine", Translated(Label::Figurines)),
            ("coordinate", Translated(Label::Coordinate)),
            // Older systems by their names and signs, which are the same in all languages.
            ("smith", Sign("Smith: c4d5p")),
            ("iccf", Sign("ICCF: 7163")),
            ("descriptive", Sign("N-KB3 · C3FR")),
        ],
    },
    Setting {
        name: "Promotion",
        label: Label::Promotion,
        class: LETTERED_CLASS,
        preference: "promotion",
        options: &[("plain", Sign("e8♕")), ("=", Sign("e8=♕")), ("()", Sign("e8(♕)"))],
    },
    Setting {
        name: "Capture",
        label: Label::Capture,
        class: "pick",
        preference: "capture",
        options: &[("x", Sign("x")), ("×", Sign("×")), (":", Sign(":"))],
    },
    Setting {
        name: "Check",
        label: Label::Check,
        class: LETTERED_CLASS,
        preference: "check",
        options: &[("+", Sign("+")), ("†", Sign("†"))],
    },
    Setting {
        name: "Mate",
        label: Label::Mate,
        class: LETTERED_CLASS,
        preference: "mate",
        options: &[("#", Sign("#")), ("++", Sign("++")), ("≠", Sign("≠")), ("‡", Sign("‡"))],
    },
    Setting {
        name: "Castling",
        label: Label::Castling,
        class: LETTERED_CLASS,
        preference: "castle",
        options: &[("O-O", Sign("O-O")), ("0-0", Sign("0-0"))],
    },
];

/// How one plays.
const PLAYING: [Setting; 2] = [STRICTNESS_SETTING, BLINDFOLD_SETTING];

/// An option of a list: its words, and `true` if it is selected.
#[component]
fn SettingOption(
    value: &'static str,
    #[prop(into)] text: Signal<String>,
    #[prop(into)] is_selected: Signal<bool>,
) -> impl IntoView {
    view! { <option value=value prop:selected=move || is_selected.get()>{text}</option> }
}

/// A labelled list of options.
#[component]
fn OptionList(
    label: Label,
    class: &'static str,
    name: &'static str,
    #[prop(into)] on_change: Callback<String>,
    children: Children,
) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <label class=class>
            <span>{prefs.label_signal(label)}</span>
            <select data-setting=name on:change=move |e| on_change.run(event_target_value(&e))>{children()}</select>
        </label>
    }
}

/// A choice among the values of a setting.
#[component]
pub fn SettingSelect(setting: Setting) -> impl IntoView {
    let prefs = Preferences::here();
    let option = move |&(name, words): &'static (&'static str, ChoiceText)| {
        let text = Signal::derive(move || match words {
            Translated(label) => prefs.label(label).to_string(),
            Sign(sign) => sign.to_string(),
        });
        let is_selected = Signal::derive(move || prefs.with(|p| p.get(setting.preference)) == name);
        view! { <SettingOption value=name text is_selected/> }
    };
    let change = move |name: String| prefs.update(|p| p.set(setting.preference, &name));
    view! {
        <OptionList label=setting.label class=setting.class name=setting.name on_change=change>
            {setting.options.iter().map(option).collect_view()}
        </OptionList>
    }
}

/// A setting that is on or off; `name` is that in [`Prefs`].
#[component]
fn SettingSwitch(
    #[prop(default = "switch")] class: &'static str,
    label: Label,
    get: fn(&Prefs) -> bool,
    name: &'static str,
) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <label class=class>
            <input
                type="checkbox" data-setting=name prop:checked=move || prefs.with(get)
                on:change=move |e| prefs.update(|p| p.set(name, &event_target_checked(&e).to_string()))
            />
            <span>{prefs.label_signal(label)}</span>
        </label>
    }
}

/// The language of the page; also in the header.
#[component]
pub fn LanguageSelect() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let option = move |language: Language| {
        let is_selected = Signal::derive(move || prefs.with(|p| p.language == language));
        view! { <SettingOption value=language.code() text=language.name().to_string() is_selected/> }
    };
    let change = move |code: String| {
        if let Some(language) = Language::from_code(&code) {
            crate::state::i18n_loader::change_language(prefs, current.notice, language);
        }
    };
    view! {
        <OptionList label=Label::ScreenLanguage class="pick language" name="ScreenLanguage" on_change=change>
            {Language::ALL.map(option).into_iter().collect_view()}
        </OptionList>
    }
}

/// The letters of the pieces; also beside the game.
#[component]
pub fn LettersSelect() -> impl IntoView {
    let prefs = Preferences::here();
    let option = move |letters: Option<&'static Letters>| {
        let text = Signal::derive(move || match letters {
            Some(l) => format!("{} · {}", l.name, l.pieces.join(" ")),
            None => prefs.label(Label::SameAsScreen).to_string(),
        });
        let is_selected = Signal::derive(move || prefs.with(|p| p.letters == letters));
        view! { <SettingOption value=letters.map_or("", |l| l.code) text is_selected/> }
    };
    let all = std::iter::once(None).chain(LETTERS.iter().map(Some));
    let change = move |code: String| prefs.update(|p| p.letters = Letters::find(&code));
    view! {
        <OptionList label=Label::PieceLetters class="pick letters lettered" name="PieceLetters" on_change=change>
            {all.map(option).collect_view()}
        </OptionList>
    }
}

/// Lists the keyboard shortcuts.
#[component]
fn ShortcutList() -> impl IntoView {
    let prefs = Preferences::here();
    let rows: [(&str, Label); 18] = [
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
        ("1 2 3 4 5 6", Label::KeyPlaces),
        ("v", Label::KeyLook),
        ("g", Label::KeyGames),
        ("t", Label::ThrowDart),
        ("p", Label::ThemeProjector),
        ("PageDown", Label::NextGame),
        ("PageUp", Label::PreviousGame),
        ("l", Label::GamesOfFile),
    ];
    let row = move |(keys, label): (&'static str, Label)| {
        let name = |key: &'static str| move || prefs.with(|p| p.language.key(key).to_string());
        let keys = keys.split(' ').map(|key| view! { <kbd>{name(key)}</kbd> }).collect_view();
        view! { <div><dt>{keys}</dt><dd>{prefs.label_signal(label)}</dd></div> }
    };
    view! {
        <h3>{prefs.label_signal(Label::Keyboard)}</h3>
        <dl class="keys stack tight bare">{rows.map(row).into_iter().collect_view()}</dl>
    }
}

/// Opens the settings.
#[component]
pub fn SettingsButton() -> impl IntoView {
    let (modal, prefs) = (Modal::here(), Preferences::here());
    view! {
        <button type="button" class="quiet" data-open="settings"
            on:click=move |_| modal.show(ModalKind::Settings)>
            <Icon name="settings"/>
            <span>{prefs.label_signal(Label::Settings)}</span>
        </button>
    }
}
