//! The write box: a move is typed or tapped, and played, or refused with the reason and the right form.

use crate::components::query::{closest, closest_attribute, focus_after_render, focus_element};
use crate::components::write_box::write_input;
use crate::state::current_game::CurrentGame;
use crate::state::inspector::InputAnswer;
use crate::state::inspector::Inspector;
use crate::state::lazy::{Lazy, LazyCode};
use crate::state::preferences::Preferences;
use crate::views::controls::{ControlAction, ControlButton, action};
use crate::views::lazy_content::{Fill, LazyContent};
use crate::views::move_keyboard::{self, KeyButtons};
use crate::views::settings::{STRICTNESS_SETTING, SettingSelect};
use crate::views::token_events::{self, EventHandler};
use leptos::attr::custom::custom_attribute;
use leptos::prelude::*;
use notabene_core::game::{Explained, Game, Typed, Typing};
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, Msg, Part};
use notabene_core::notation::Refusal;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

const PLAY_ACTION: ControlAction = action("play", Label::PlayWritten, |_| false, play_written);
const PAD_ACTION: ControlAction = action("pad", Label::LetterPad, |_| false, toggle_pad)
    .switched(|current| shows_pad(current.prefs) && !is_by_hand(current));
const INK_ACTION: ControlAction = action("ink", Label::InkWrite, |_| false, toggle_ink).switched(is_by_hand);
const CLOSE_ACTION: ControlAction = action("close", Label::Close, |_| false, close);
/// Opens the box on small screens.
pub const OPEN_ACTION: ControlAction = action("pencil", Label::WriteMove, |_| false, open_on_small_screen);

/// The box, its switches, its letters, and the pad for moves written by hand, whose code is loaded when it is wanted.
#[component]
pub fn MoveInput(pad: &'static Lazy<Fill>) -> impl IntoView {
    let current = CurrentGame::here();
    let class = move || {
        let pads = match (is_by_hand(current), shows_pad(current.prefs)) {
            (true, _) => " pads by-hand",
            (false, true) => " pads",
            (false, false) => "",
        };
        format!("write{}{pads}", if current.inspector.is_writing.get() { " open" } else { "" })
    };
    // The pad keeps its ink while it is hidden; one that could not be loaded is asked for again.
    let was_opened = Memo::new(move |was| is_by_hand(current) || was == Some(&true) && pad.is_loaded());
    let keys = Signal::derive(move || {
        let style = current.prefs.with(|p| p.strictness.style(p.style()));
        current.scene.with(|scene| move_keyboard::key_names(&style, scene))
    });
    view! {
        <div class=class>
            <div class="line"><WrittenField/></div>
            <ControlButton action=PLAY_ACTION/>
            <SettingSelect setting=STRICTNESS_SETTING/>
            <ControlButton action=PAD_ACTION/>
            <ControlButton action=INK_ACTION/>
            <ControlButton action=CLOSE_ACTION/>
            <div class="pad" role="group" aria-label=current.label_signal(Label::LetterPad)>
                <KeyButtons keys on_press=move |key: String| press_pad_key(current, &key)/>
            </div>
            <div class=move || if is_by_hand(current) { "move-pad" } else { "hidden" }>
                <LazyContent part=Part::School is_wanted=was_opened code=pad/>
            </div>
        </div>
    }
}

fn is_by_hand(current: CurrentGame) -> bool {
    current.inspector.is_by_hand.get()
}

fn shows_pad(prefs: Preferences) -> bool {
    prefs.with(|p| p.pad == Some(true))
}

/// The field in which moves are typed.
#[component]
fn WrittenField() -> impl IntoView {
    let current = CurrentGame::here();
    let is_wrong =
        move || current.inspector.view.with(|v| v.answer.as_ref().is_some_and(|a| a.error_offset.is_some()));
    view! {
        <input
            type="text" name="move" data-control="written" maxlength="1000" autocomplete="off" autocapitalize="off"
            {..custom_attribute("autocorrect", "off")} spellcheck="false" enterkeyhint="done"
            placeholder=current.label_signal(Label::WriteHere) aria-label=current.label_signal(Label::WriteMove)
            lang=move || current.prefs.with(|p| p.letters().code)
            inputmode=move || if shows_pad(current.prefs) { "none" } else { "text" }
            aria-invalid=move || is_wrong().to_string()
        />
    }
}

/// Inserts a letter of the pad at the caret, erases one, or plays the text.
fn press_pad_key(current: CurrentGame, key: &str) {
    if key == move_keyboard::PLAY_KEY {
        play_written(current);
    } else if let Some(write_input) = write_input() {
        move_keyboard::press_key(&write_input, key);
    }
}

/// Opens the box and focuses it, once it is visible.
pub fn focus_move_input(inspector: Inspector) {
    inspector.is_writing.set(true);
    focus_after_render(".write input");
}

/// Opens the box on a small screen, where fingers write.
fn open_on_small_screen(current: CurrentGame) {
    show_pad_for_touch(current.prefs);
    focus_move_input(current.inspector);
}

/// Closes the box; its text stays.
pub fn close(current: CurrentGame) {
    current.inspector.is_writing.set(false);
    current.inspector.clear();
    current.focus_board();
}

fn toggle_ink(current: CurrentGame) {
    current.inspector.is_by_hand.update(|is| *is = !*is);
}

fn toggle_pad(current: CurrentGame) {
    // The pad for ink stands in the place of the letters.
    let was_by_hand = current.inspector.is_by_hand.get_untracked();
    current.inspector.is_by_hand.set(false);
    current.prefs.update(|p| p.pad = Some(was_by_hand || p.pad != Some(true)));
    focus_element(".write input");
}

/// Shows the letter pad when a finger writes, unless the player closed it.
pub fn show_pad_for_touch(prefs: Preferences) {
    if prefs.with_untracked(|p| p.pad.is_none()) {
        prefs.update(|p| p.pad = Some(true));
    }
}

/// Plays the text in the box.
pub fn play_written(current: CurrentGame) {
    if let Some(write_input) = write_input() {
        play_text(current, &write_input.value());
    }
}

/// Plays a written move, or shows the reason of the refusal.
pub fn play_text(current: CurrentGame, written: &str) {
    play_with(current, written, Game::type_text);
}

/// Plays a typed text, or a form that was offered.
pub type TypeText = fn(&mut Game, &str, &Typing) -> Typed;

fn play_with(current: CurrentGame, written: &str, type_text: TypeText) {
    if current.waits_for_opponent() {
        return;
    }
    current.choices.set(None);
    current.notice.set(None);
    let real_darts = current.prefs.with_untracked(|prefs| prefs.real_darts);
    let (left, answer, fields) = play_typed(current, written, real_darts, type_text);
    if let Some(write_input) = write_input() {
        write_input.set_value(&left);
    }
    current.inspector.view.update(|view| (view.answer, view.refused_fields) = (answer, fields));
}

/// Text left in the box, the answer, and the fields on which the error is shown.
pub type InputOutcome = (String, Option<InputAnswer>, Vec<Field>);

/// Plays a text; what was refused of it stays in the box. `real_darts`: beds may be typed.
pub fn play_typed(
    current: CurrentGame,
    written: &str,
    real_darts: bool,
    type_text: TypeText,
) -> InputOutcome {
    let typing =
        current.prefs.with_untracked(|p| Typing { real_darts, ..Typing::of_moves(p.style(), p.strictness) });
    let typed = current.update_game(|game| type_text(game, written, &typing));
    if typed.is_played() {
        current.announce();
    }
    let rest = typed.rest(written).to_string();
    if let Some((word, Refusal { because: message, fields, at, nearest: suggestions })) = typed.refusal {
        let text = written.get(word).unwrap_or_default().into();
        return (rest, Some(InputAnswer { text, error_offset: Some(at), message, suggestions }), fields);
    }
    let message = match typed.dart {
        Some(dart) => {
            if let Some(misses) = dart.misses {
                current.notice.set(Some(misses));
            }
            Some(dart.message)
        }
        None => first_remark(&typed.played),
    };
    let answer =
        |message| InputAnswer { text: String::new(), error_offset: None, message, suggestions: Vec::new() };
    (rest, message.map(answer), Vec::new())
}

/// The remark on played moves that is shown: a slip before others.
fn first_remark(played: &[Explained]) -> Option<Msg> {
    let remarks = || played.iter().flat_map(|explained| &explained.remarks);
    let remark = remarks().find(|remark| remark.slip).or(remarks().next())?;
    Some(remark.message.clone())
}

/// Event handlers of the box, its letters and its suggestions, wherever on the page they are.
pub const WRITING_EVENTS: [EventHandler; 4] = [
    ("click", on_click),
    ("keydown", on_keydown),
    ("pointerdown", on_pointer_down),
    ("mousedown", keep_focus_in_box),
];

fn on_click(current: CurrentGame, e: &Event) {
    if let Some(right) = closest_attribute(e, "data-offer") {
        play_suggestion(current, &right);
    }
}

/// Plays a suggested form. The moves typed behind the refused one stay in the box.
fn play_suggestion(current: CurrentGame, right: &str) {
    let refused =
        current.inspector.view.with_untracked(|view| view.answer.as_ref().map(|answer| answer.text.clone()));
    let written = write_input().map(|write_input| write_input.value()).unwrap_or_default();
    let rest = refused.and_then(|word| Some(written.strip_prefix(&*word)?.trim().to_string()));
    play_with(current, right, Game::type_offer);
    if let (Some(input), Some(rest)) = (write_input().filter(|input| input.value().is_empty()), rest) {
        input.set_value(&rest);
    }
    focus_element(".write input");
}

fn on_keydown(current: CurrentGame, e: &Event) {
    let Some(key) = e.dyn_ref::<KeyboardEvent>() else { return };
    let inside = |css: &str| closest(e, css).is_some();
    if key.ctrl_key() || key.meta_key() || key.alt_key() || e.default_prevented() {
        return;
    }
    match key.key().as_str() {
        "Enter" if inside(".write .line") => play_written(current),
        "Escape" if inside(".write") => close(current),
        _ => return,
    }
    e.prevent_default();
}

/// Shows the letter pad after a touch on the box.
fn on_pointer_down(current: CurrentGame, e: &Event) {
    if token_events::is_touch(e) && closest(e, ".write .line").is_some() {
        show_pad_for_touch(current.prefs);
    }
}

/// Keeps focus and caret in the box while letters are tapped.
fn keep_focus_in_box(_: CurrentGame, e: &Event) {
    if closest(e, ".pad").is_some() {
        e.prevent_default();
    }
}
