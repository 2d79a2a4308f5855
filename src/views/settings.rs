//! The player's preferences: language, letters, notation, colours. Changes apply at once.

use crate::components::child::Child;
use crate::components::effect::{flag, text};
use crate::components::element::El;
use crate::components::icon::Icon;
use crate::state::context::{AppContext, ModalKind};
use crate::state::preferences::Prefs;
use crate::views::board_look::board_look;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};
use notabene_core::notation::{LETTERS, Letters};
use notabene_view::view;

/// Content of the dialog, in groups.
pub fn SettingsForm() -> El {
    view! {
        <div class="settings">
            {group(Label::SettingsLook, view! {
                <LanguageSelect/>
                {selects(&LOOK)}
                {board_look()}
                <SettingSwitch class="switch" label=Label::SectorNumbers get=|p| p.sectors kept="sectors"/>
                <SettingSwitch class="switch" label=Label::Mascot get=|p| p.mascot kept="mascot"/>
            })}
            {group(Label::SettingsNotation, view! {
                <LettersSelect/>
                {selects(&NOTATION)}
                <SettingSwitch class="switch lettered" label=Label::EnPassant get=|p| p.style().en_passant kept="en_passant"/>
                <SettingSwitch class="switch" label=Label::PaperLine get=|p| p.linear kept="linear"/>
            })}
            {group(Label::SettingsPlaying, view! {
                {selects(&PLAYING)}
                <SettingSwitch class="switch lettered" label=Label::AnnounceCheck get=|p| p.says_check kept="says_check"/>
                <SettingSwitch class="switch" label=Label::Sounds get=|p| p.sounds kept="sounds"/>
            })}
            {group(Label::SettingsDevice, view! {
                <SettingSwitch class="switch" label=Label::SingleKeys get=|p| p.single_keys kept="single_keys"/>
                <ShortcutList/>
            })}
        </div>
    }
}

/// A group of settings under its title.
fn group(title: Label, settings: impl Child) -> El {
    let app = AppContext::here();
    view! {
        <fieldset class="setting-group">
            <legend>{app.label_signal(title)}</legend>
            {settings}
        </fieldset>
    }
}

fn selects(settings: &'static [Setting]) -> Vec<El> {
    settings.iter().map(|pick| view! { <SettingSelect pick=*pick/> }).collect()
}

/// A word on the screen: translated, or a sign common to all languages.
#[derive(Copy, Clone)]
enum ChoiceText {
    Translated(Label),
    Sign(&'static str),
}
use ChoiceText::{Sign, Translated};

/// A choice among a few values, by their names in [`Prefs`]. Data and not a generic component: seven
/// copies of the same view would weigh more than the rules of chess.
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
/// `AppContext::keep`.
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

/// An option of a list: its label, and `true` if it is selected.
fn option_element(
    value: &'static str,
    words: impl Fn() -> String + Send + Sync + 'static,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
) -> El {
    let (words, chosen) = (text(words), flag(chosen));
    view! { <option value=value prop:selected=chosen>{words}</option> }
}

/// A labelled list of options.
fn option_list(
    label: Label,
    class: &'static str,
    name: &'static str,
    options: impl Child,
    change: impl Fn(String) + 'static,
) -> El {
    let app = AppContext::here();
    view! {
        <label class=class>
            <span>{app.label_signal(label)}</span>
            <select data-setting=name on:change=move |e| change(event_target_value(&e))>{options}</select>
        </label>
    }
}

pub fn SettingSelect(pick: Setting) -> El {
    let app = AppContext::here();
    let of = move |&(name, word): &'static (&'static str, ChoiceText)| {
        let words = move || match word {
            Translated(label) => app.label(label).to_string(),
            Sign(sign) => sign.to_string(),
        };
        option_element(name, words, move || app.prefs.with(|p| p.get(pick.preference)) == name)
    };
    let options = pick.options.iter().map(of).collect::<Vec<_>>();
    let change = move |name: String| app.prefs.update(|p| p.set(pick.preference, &name));
    option_list(pick.label, pick.class, pick.name, options, change)
}

fn SettingSwitch(class: &'static str, label: Label, get: fn(&Prefs) -> bool, saved: &'static str) -> El {
    let app = AppContext::here();
    view! {
        <label class=class>
            <input
                type="checkbox" data-setting=saved prop:checked=flag(move || app.prefs.with(get))
                on:change=move |e| app.prefs.update(|p| p.set(saved, &event_target_checked(&e).to_string()))
            />
            <span>{app.label_signal(label)}</span>
        </label>
    }
}

/// The language of the page; also in the header.
pub fn LanguageSelect() -> El {
    let app = AppContext::here();
    let of = move |l: Language| {
        option_element(l.code(), move || l.name().to_string(), move || app.prefs.with(|p| p.language == l))
    };
    let options = Language::ALL.map(of);
    let change = move |code: String| {
        if let Some(language) = Language::from_code(&code) {
            crate::state::i18n_loader::change_language(app.prefs, app.notice, language);
        }
    };
    option_list(Label::ScreenLanguage, "pick language", "ScreenLanguage", options, change)
}

/// The letters of the pieces; also beside the game.
pub fn LettersSelect() -> El {
    let app = AppContext::here();
    let of = move |letters: Option<&'static Letters>| {
        let words = move || match letters {
            Some(l) => format!("{} · {}", l.name, l.pieces.join(" ")),
            None => app.label(Label::SameAsScreen).to_string(),
        };
        option_element(letters.map_or("", |l| l.code), words, move || {
            app.prefs.with(|p| p.letters == letters)
        })
    };
    let all = std::iter::once(None).chain(LETTERS.iter().map(Some));
    let options = all.map(of).collect::<Vec<_>>();
    let change = move |code: String| app.prefs.update(|p| p.letters = Letters::find(&code));
    option_list(Label::PieceLetters, "pick letters lettered", "PieceLetters", options, change)
}

/// Lists the keyboard shortcuts.
fn ShortcutList() -> El {
    let app = AppContext::here();
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
        let name = |k: &'static str| text(move || app.prefs.with(|p| p.language.key(k).to_string()));
        let keys = keys.split(' ').map(|k| view! { <kbd>{name(k)}</kbd> }).collect::<Vec<_>>();
        view! { <div><dt>{keys}</dt><dd>{app.label_signal(label)}</dd></div> }
    };
    view! {
        <h3>{app.label_signal(Label::Keyboard)}</h3>
        <dl class="keys">{rows.map(row)}</dl>
    }
}

/// Opens the settings.
pub fn SettingsButton() -> El {
    let app = AppContext::here();
    view! {
        <button type="button" class="quiet" data-open="settings"
            on:click=move |_| app.modal.open.set(ModalKind::Settings)>
            <Icon name="settings"/>
            <span>{app.label_signal(Label::Settings)}</span>
        </button>
    }
}
