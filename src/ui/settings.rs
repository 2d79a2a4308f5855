//! The player's choices: language, letters, notation, colours. Everything changes at once.

use super::dialog::Dialog;
use super::dom::{Child, El, view};
use super::prefs::{Coordinates, Named, Prefs, Theme, UNLETTERED, unlettered};
use super::state::{Desk, Over, flag, text};
use leptos::prelude::*;
use notabene_core::geometry::dart::Hand;
use notabene_core::notation::{Capture, Castle, Form, LETTERS, Letters, Mate, Promotion};
use notabene_core::session::Strictness;
use notabene_core::text::{Label, Language};

pub fn Settings() -> El {
    view! { <Dialog over=Over::Settings title=Label::Settings><Choices/></Dialog> }
}

fn Choices() -> El {
    view! {
        <div class="settings">
            <LanguagePick/>
            <LettersPick/>
            {PICKS.map(|pick| view! { <Pick pick/> }).into_iter().collect::<Vec<_>>()}
            <Switch class="switch lettered" label=Label::EnPassant get=|p| p.style().en_passant set=|p, on| p.en_passant = Some(on)/>
            <Switch class="switch" label=Label::SectorNumbers get=|p| p.sectors set=|p, on| p.sectors = on/>
            <Switch class="switch" label=Label::PaperLine get=|p| p.linear set=|p, on| p.linear = on/>
            <Switch class="switch" label=Label::SingleKeys get=|p| p.single_keys set=|p, on| p.single_keys = on/>
            <Keys/>
        </div>
    }
}

/// A word on the screen: of its language, or signs that are the same in all.
#[derive(Copy, Clone)]
enum Word {
    Of(Label),
    Sign(&'static str),
}
use Word::{Of, Sign};

/// A choice among a few values, by their names in [`Prefs`]. Data and not a generic component: seven
/// copies of the same view would weigh more than the rules of chess.
#[derive(Copy, Clone)]
pub struct Choice {
    /// What the list is called in the page.
    name: &'static str,
    label: Label,
    class: &'static str,
    get: fn(&Prefs) -> &'static str,
    set: fn(&mut Prefs, &str),
    words: &'static [Word],
    names: fn() -> Vec<&'static str>,
}

fn names<T: Named>() -> Vec<&'static str> {
    T::ALL.iter().map(|(_, name)| *name).collect()
}

/// Where the names of fields stand.
const PLACES: &[Word] =
    &[Of(Label::CoordinatesOutside), Of(Label::CoordinatesInside), Of(Label::CoordinatesHidden)];

/// How exactly a move must be written; also beside the write box.
pub const STRICTNESS: Choice = Choice {
    name: "Strictness",
    label: Label::Strictness,
    class: "pick",
    get: |p| p.strictness.name(),
    set: |p, name| p.strictness = Strictness::named(name).unwrap_or(p.strictness),
    words: &[Of(Label::Guided), Of(Label::Tournament), Of(Label::PgnExact)],
    names: names::<Strictness>,
};

/// Choices that mean something only where pieces have letters, and only where they have none: the style sheet
/// hides the others, see `Desk::keep`.
const LETTERED: &str = "pick lettered";

/// How moves are written where pieces have no letters; also beside the game.
pub const FIELDS: Choice = Choice {
    name: "Fields",
    label: Label::Notation,
    class: "pick unlettered",
    get: |p| unlettered(p.unlettered),
    set: |p, name| p.unlettered(name),
    words: &[Of(Label::Short), Of(Label::FrenchPrint), Of(Label::WholeWays), Of(Label::LetterNames)],
    names: || UNLETTERED.map(|(_, name)| name).to_vec(),
};

/// How steady the hand is that throws darts on the screen; in the window where they are thrown.
pub const HAND: Choice = Choice {
    name: "Hand",
    label: Label::Hand,
    class: "pick",
    get: |p| p.hand.name(),
    set: |p, name| p.hand = Hand::named(name).unwrap_or(p.hand),
    words: &[Of(Label::HandExact), Of(Label::HandSteady), Of(Label::HandUsual), Of(Label::HandShaky)],
    names: names::<Hand>,
};

const PICKS: [Choice; 10] = [
    FIELDS,
    Choice {
        name: "Notation",
        label: Label::Notation,
        class: LETTERED,
        get: |p| p.form.name(),
        set: |p, name| p.form = Form::named(name).unwrap_or(p.form),
        words: &[Of(Label::Short), Of(Label::Long), Of(Label::Figurines), Of(Label::Coordinate)],
        names: names::<Form>,
    },
    Choice {
        name: "Promotion",
        label: Label::Promotion,
        class: LETTERED,
        get: |p| p.promotion.name(),
        set: |p, name| p.promotion = Promotion::named(name).unwrap_or(p.promotion),
        words: &[Sign("e8♕"), Sign("e8=♕"), Sign("e8(♕)")],
        names: names::<Promotion>,
    },
    Choice {
        name: "Capture",
        label: Label::Capture,
        class: "pick",
        get: |p| p.capture.name(),
        set: |p, name| p.capture = Capture::named(name).unwrap_or(p.capture),
        words: &[Sign("x"), Sign("×"), Sign(":")],
        names: names::<Capture>,
    },
    Choice {
        name: "Mate",
        label: Label::Mate,
        class: LETTERED,
        get: |p| p.mate.name(),
        set: |p, name| p.mate = Mate::named(name).unwrap_or(p.mate),
        words: &[Sign("#"), Sign("++"), Sign("≠")],
        names: names::<Mate>,
    },
    Choice {
        name: "Castling",
        label: Label::Castling,
        class: LETTERED,
        get: |p| p.castle.name(),
        set: |p, name| p.castle = Castle::named(name).unwrap_or(p.castle),
        words: &[Sign("O-O"), Sign("0-0")],
        names: names::<Castle>,
    },
    Choice {
        name: "Theme",
        label: Label::Theme,
        class: "pick",
        get: |p| p.theme.name(),
        set: |p, name| p.theme = Theme::named(name).unwrap_or(p.theme),
        words: &[
            Of(Label::ThemeAuto),
            Of(Label::ThemeLight),
            Of(Label::ThemeDark),
            Of(Label::ThemeProjector),
        ],
        names: names::<Theme>,
    },
    Choice {
        name: "Coordinates",
        label: Label::Coordinates,
        class: "pick",
        get: |p| p.coordinates.name(),
        set: |p, name| p.coordinates = Coordinates::named(name).unwrap_or(p.coordinates),
        words: PLACES,
        names: names::<Coordinates>,
    },
    Choice {
        name: "FieldNumbers",
        label: Label::FieldNumbers,
        class: "pick unlettered",
        get: |p| p.numbers.name(),
        set: |p, name| p.numbers = Coordinates::named(name).unwrap_or(p.numbers),
        words: PLACES,
        names: names::<Coordinates>,
    },
    STRICTNESS,
];

/// An option of a list: what it is called, and whether it is chosen.
fn option(
    value: &'static str,
    words: impl Fn() -> String + 'static,
    chosen: impl Fn() -> bool + 'static,
) -> El {
    let (words, chosen) = (text(words), flag(chosen));
    view! { <option value=value prop:selected=chosen>{words}</option> }
}

/// A labelled list of options.
fn list(
    label: Label,
    class: &'static str,
    name: &'static str,
    options: impl Child,
    change: impl Fn(String) + 'static,
) -> El {
    let desk = Desk::here();
    view! {
        <label class=class>
            <span>{desk.words(label)}</span>
            <select data-setting=name on:change=move |e| change(event_target_value(&e))>{options}</select>
        </label>
    }
}

pub fn Pick(pick: Choice) -> El {
    let desk = Desk::here();
    let of = move |(name, word): (&'static str, &'static Word)| {
        let words = move || match *word {
            Of(label) => desk.label(label).to_string(),
            Sign(sign) => sign.to_string(),
        };
        option(name, words, move || desk.prefs.with(pick.get) == name)
    };
    let options = (pick.names)().into_iter().zip(pick.words).map(of).collect::<Vec<_>>();
    let change = move |name: String| desk.prefs.update(|p| (pick.set)(p, &name));
    list(pick.label, pick.class, pick.name, options, change)
}

fn Switch(class: &'static str, label: Label, get: fn(&Prefs) -> bool, set: fn(&mut Prefs, bool)) -> El {
    let desk = Desk::here();
    view! {
        <label class=class>
            <input
                type="checkbox" prop:checked=flag(move || desk.prefs.with(get))
                on:change=move |e| desk.prefs.update(|p| set(p, event_target_checked(&e)))
            />
            <span>{desk.words(label)}</span>
        </label>
    }
}

/// The language of the screen; also in the header.
pub fn LanguagePick() -> El {
    let desk = Desk::here();
    let of = move |l: Language| {
        option(l.code(), move || l.name().to_string(), move || desk.prefs.with(|p| p.language == l))
    };
    let options = Language::ALL.map(of);
    let change = move |code: String| {
        if let Some(language) = Language::from_code(&code) {
            super::tongue::change(desk, language);
        }
    };
    list(Label::ScreenLanguage, "pick language", "ScreenLanguage", options, change)
}

/// The letters of the pieces; also beside the game.
pub fn LettersPick() -> El {
    let desk = Desk::here();
    let of = move |letters: Option<&'static Letters>| {
        let words = move || match letters {
            Some(l) => [l.name, " · ", &l.pieces.join(" ")].concat(),
            None => desk.label(Label::SameAsScreen).to_string(),
        };
        option(letters.map_or("", |l| l.code), words, move || desk.prefs.with(|p| p.letters == letters))
    };
    let all = std::iter::once(None).chain(LETTERS.iter().map(Some));
    let options = all.map(of).collect::<Vec<_>>();
    let change = move |code: String| desk.prefs.update(|p| p.letters = Letters::find(&code));
    list(Label::PieceLetters, "pick letters lettered", "PieceLetters", options, change)
}

/// What the keys do.
fn Keys() -> El {
    let desk = Desk::here();
    let rows: [(&str, Label); 11] = [
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
        ("t", Label::ThrowDart),
    ];
    let row = move |(keys, label): (&'static str, Label)| {
        let keys = keys.split(' ').map(|k| view! { <kbd>{k}</kbd> }).collect::<Vec<_>>();
        view! { <div><dt>{keys}</dt><dd>{desk.words(label)}</dd></div> }
    };
    view! {
        <h3>{desk.words(Label::Keyboard)}</h3>
        <dl class="keys">{rows.map(row)}</dl>
    }
}
