//! The player's choices: language, letters, notation, colours. Everything changes at once.

use super::dialog::Dialog;
use super::prefs::{Coordinates, Named, Prefs, Theme};
use super::state::{Desk, Over};
use leptos::prelude::*;
use notabene_core::notation::{Capture, Castle, Form, LETTERS, Letters, Mate, Promotion};
use notabene_core::text::{Label, Language};

#[component]
pub fn Settings() -> impl IntoView {
    view! { <Dialog over=Over::Settings title=Label::Settings><Choices/></Dialog> }
}

#[component]
fn Choices() -> impl IntoView {
    view! {
        <div class="settings">
            <LanguagePick/>
            <LettersPick/>
            <Pick label=Label::Notation get=|p| p.form set=|p, v| p.form = v words=form_word/>
            <Pick label=Label::Promotion get=|p| p.promotion set=|p, v| p.promotion = v words=promotion_word/>
            <Pick label=Label::Capture get=|p| p.capture set=|p, v| p.capture = v words=capture_word/>
            <Pick label=Label::Mate get=|p| p.mate set=|p, v| p.mate = v words=mate_word/>
            <Pick label=Label::Castling get=|p| p.castle set=|p, v| p.castle = v words=castle_word/>
            <Pick label=Label::Theme get=|p| p.theme set=|p, v| p.theme = v words=theme_word/>
            <Pick label=Label::Coordinates get=|p| p.coordinates set=|p, v| p.coordinates = v words=coordinates_word/>
            <Switch label=Label::EnPassant get=|p| p.style().en_passant set=|p, on| p.en_passant = Some(on)/>
            <Switch label=Label::SingleKeys get=|p| p.single_keys set=|p, on| p.single_keys = on/>
            <Keys/>
        </div>
    }
}

/// The words of a choice: a label, or signs that are the same in every language.
type Words<T> = fn(T) -> Result<Label, &'static str>;

fn form_word(form: Form) -> Result<Label, &'static str> {
    Ok(match form {
        Form::Short => Label::Short,
        Form::Long => Label::Long,
        Form::Figurine => Label::Figurines,
        Form::Coordinate => Label::Coordinate,
    })
}
fn promotion_word(promotion: Promotion) -> Result<Label, &'static str> {
    Err(match promotion {
        Promotion::Plain => "e8♕",
        Promotion::Sign => "e8=♕",
        Promotion::Brackets => "e8(♕)",
    })
}
fn capture_word(capture: Capture) -> Result<Label, &'static str> {
    Err(capture.name())
}
fn mate_word(mate: Mate) -> Result<Label, &'static str> {
    Err(mate.name())
}
fn castle_word(castle: Castle) -> Result<Label, &'static str> {
    Err(castle.name())
}
fn theme_word(theme: Theme) -> Result<Label, &'static str> {
    Ok(match theme {
        Theme::Auto => Label::ThemeAuto,
        Theme::Light => Label::ThemeLight,
        Theme::Dark => Label::ThemeDark,
        Theme::Projector => Label::ThemeProjector,
    })
}
fn coordinates_word(coordinates: Coordinates) -> Result<Label, &'static str> {
    Ok(match coordinates {
        Coordinates::Outside => Label::CoordinatesOutside,
        Coordinates::Inside => Label::CoordinatesInside,
        Coordinates::Hidden => Label::CoordinatesHidden,
    })
}

/// A choice among a few values.
#[component]
fn Pick<T: Named + Send + Sync>(
    label: Label,
    get: fn(&Prefs) -> T,
    set: fn(&mut Prefs, T),
    words: Words<T>,
) -> impl IntoView {
    let desk = Desk::here();
    let current = move || desk.prefs.with(get).name();
    let change = move |e| {
        if let Some(value) = T::named(&event_target_value(&e)) {
            desk.prefs.update(|p| set(p, value));
        }
    };
    let options = T::ALL.iter().map(|(value, name)| {
        let word = move || words(*value).map_or_else(|sign| sign, |label| desk.label(label));
        view! { <option value=*name selected=move || current() == *name>{word}</option> }
    });
    view! {
        <label class="pick">
            <span>{desk.words(label)}</span>
            <select data-setting=format!("{label:?}") on:change=change>{options.collect_view()}</select>
        </label>
    }
}

#[component]
fn Switch(label: Label, get: fn(&Prefs) -> bool, set: fn(&mut Prefs, bool)) -> impl IntoView {
    let desk = Desk::here();
    view! {
        <label class="switch">
            <input
                type="checkbox" prop:checked=move || desk.prefs.with(get)
                on:change=move |e| desk.prefs.update(|p| set(p, event_target_checked(&e)))
            />
            <span>{desk.words(label)}</span>
        </label>
    }
}

/// The language of the screen; also in the header.
#[component]
pub fn LanguagePick() -> impl IntoView {
    let desk = Desk::here();
    let change = move |e| {
        if let Some(language) = Language::from_code(&event_target_value(&e)) {
            desk.prefs.update(|p| p.language = language);
        }
    };
    let options = Language::ALL.into_iter().map(|l| {
        let chosen = move || desk.prefs.with(|p| p.language == l);
        view! { <option value=l.code() lang=l.code() selected=chosen>{l.name()}</option> }
    });
    view! {
        <label class="pick language">
            <span>{desk.words(Label::ScreenLanguage)}</span>
            <select data-setting="ScreenLanguage" on:change=change>{options.collect_view()}</select>
        </label>
    }
}

/// The letters of the pieces; also beside the game.
#[component]
pub fn LettersPick() -> impl IntoView {
    let desk = Desk::here();
    let change = move |e| desk.prefs.update(|p| p.letters = Letters::find(&event_target_value(&e)));
    let own = move || desk.prefs.with(|p| p.letters.is_none());
    let options = LETTERS.iter().map(|l| {
        let chosen = move || desk.prefs.with(|p| p.letters == Some(l));
        view! { <option value=l.code lang=l.code selected=chosen>{format!("{} · {}", l.name, l.pieces.join(" "))}</option> }
    });
    view! {
        <label class="pick letters">
            <span>{desk.words(Label::PieceLetters)}</span>
            <select data-setting="PieceLetters" on:change=change>
                <option value="" selected=own>{desk.words(Label::SameAsScreen)}</option>
                {options.collect_view()}
            </select>
        </label>
    }
}

/// What the keys do.
#[component]
fn Keys() -> impl IntoView {
    let desk = Desk::here();
    let rows = [
        ("← ↑ ↓ →", Label::KeyArrows),
        ("Enter", Label::KeyEnter),
        ("Esc", Label::KeyEscape),
        ("← →", Label::KeyWalk),
        ("Home End", Label::KeyEnds),
        ("f", Label::KeyFlip),
        ("Ctrl+Z Ctrl+Y", Label::KeyUndo),
        ("?", Label::KeyHelp),
    ];
    let row = move |(keys, label): (&'static str, Label)| {
        let keys = keys.split(' ').map(|k| view! { <kbd>{k}</kbd> }).collect_view();
        view! { <div><dt>{keys}</dt><dd>{desk.words(label)}</dd></div> }
    };
    view! {
        <h3>{desk.words(Label::Keyboard)}</h3>
        <dl class="keys">{rows.map(row).collect_view()}</dl>
    }
}
