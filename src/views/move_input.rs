//! The write box: a move is typed or tapped, and played, or refused with the reason and the right form.

use crate::components::effect::{later, text};
use crate::components::element::El;
use crate::components::query::{attribute, focus_on, near};
use crate::components::write_box::input;
use crate::state::context::AppContext;
use crate::state::dart_throw;
use crate::state::inspector::Answer;
use crate::views::controls::{Action, Control, action};
use crate::views::move_keyboard;
use crate::views::settings::{Pick, STRICTNESS};
use crate::views::token_events::{self, Act};
use leptos::prelude::*;
use notabene_core::game::{Explained, Game, Strictness, several, strict};
use notabene_core::geometry::Field;
use notabene_core::i18n::{Fact, Label, Msg};
use notabene_core::notation::{Refusal, Style};
use notabene_view::view;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

/// Constant markup of the input field. As text, because each attribute in a view costs.
const INPUT: &str = "<input type=\"text\" name=\"move\" data-control=\"written\" maxlength=\"1000\" \
    autocomplete=\"off\" autocapitalize=\"off\" autocorrect=\"off\" spellcheck=\"false\" enterkeyhint=\"done\">";

const PLAY: Action = action("play", Label::PlayWritten, |_| false, play_written);
const PAD: Action = action("pad", Label::LetterPad, |_| false, turn_pad);
const SHUT: Action = action("close", Label::Close, |_| false, shut);
/// Opens the box on small screens.
pub const PENCIL: Action = action("pencil", Label::WriteMove, |_| false, open);

/// The box, its switches and its letters.
pub fn Write() -> El {
    let app = AppContext::here();
    later(Box::new(move || dress(app)));
    let class = move || {
        let pads = if pads(app) { " pads" } else { "" };
        format!("write{}{pads}", if app.inspector.writing.get() { " open" } else { "" })
    };
    view! {
        <div class=text(class)>
            <div class="line" inner_html=INPUT></div>
            <Control action=PLAY/>
            <Pick pick=STRICTNESS/>
            <Control action=PAD/>
            <Control action=SHUT/>
            <div class="pad" role="group" aria-label=app.words(Label::LetterPad)
                inner_html=text(move || move_keyboard::keys(app))></div>
        </div>
    }
}

fn pads(app: AppContext) -> bool {
    app.prefs.with(|p| p.pad == Some(true))
}

/// Sets the labels and the keyboard attributes of the box.
fn dress(app: AppContext) {
    let wrong = app.inspector.view.with(|view| view.answer.as_ref().is_some_and(|a| a.wrong.is_some()));
    let attributes = [
        ("placeholder", app.label(Label::WriteHere)),
        ("aria-label", app.label(Label::WriteMove)),
        ("lang", app.prefs.with(|p| p.letters().code)),
        ("inputmode", if pads(app) { "none" } else { "text" }),
        ("aria-invalid", if wrong { "true" } else { "false" }),
    ];
    if let Some(input) = input() {
        // These attributes exist for every element.
        attributes.iter().for_each(|(name, value)| drop(input.set_attribute(name, value)));
    }
}

/// Inserts a letter of the pad at the caret, erases one, or plays the text.
fn press(app: AppContext, key: &str) {
    if key == move_keyboard::PLAY {
        play_written(app);
    } else if let Some(input) = input() {
        move_keyboard::put(&input, key);
    }
}

/// Opens the box and focuses it, once it is visible.
pub fn begin(app: AppContext) {
    app.inspector.writing.set(true);
    let _ = request_animation_frame(|| focus_on(".write input"));
}

/// Opens the box on a small screen, where fingers write.
fn open(app: AppContext) {
    by_finger(app);
    begin(app);
}

/// Closes the box; its text stays.
pub fn shut(app: AppContext) {
    app.inspector.writing.set(false);
    app.inspector.clear();
    app.focus_board();
}

fn turn_pad(app: AppContext) {
    app.prefs.update(|p| p.pad = Some(p.pad != Some(true)));
    focus_on(".write input");
}

/// Shows the letter pad when a finger writes, unless the player closed it.
pub fn by_finger(app: AppContext) {
    if app.prefs.with_untracked(|p| p.pad.is_none()) {
        app.prefs.update(|p| p.pad = Some(true));
    }
}

/// Plays the text in the box.
pub fn play_written(app: AppContext) {
    if let Some(input) = input() {
        play(app, &input.value());
    }
}

/// Plays a written move, or shows the reason of the refusal.
pub fn play(app: AppContext, written: &str) {
    play_by(app, written, strict::enter);
}

/// Parses a text and plays the move.
type Enter = fn(&mut Game, &str, &Style, Strictness) -> Result<Explained, Refusal>;

fn play_by(app: AppContext, written: &str, enter: Enter) {
    if app.waits_for_opponent() {
        return;
    }
    app.choices.set(None);
    app.notice.set(None);
    let (left, answer, faults) = match dart_throw::enter(app, written) {
        Some(Ok(fate)) => (String::new(), Some(noted(fate.message)), Vec::new()),
        Some(Err(says)) => {
            let offers = match says.right() {
                Some(Fact::List(right)) => right.clone(),
                _ => Vec::new(),
            };
            refused(written, written, Refusal { nearest: offers, ..Refusal::of(says) })
        }
        None => play_moves(app, written, enter),
    };
    if let Some(input) = input() {
        input.set_value(&left);
    }
    app.inspector.view.update(|view| (view.answer, view.faults) = (answer, faults));
}

/// Text left in the box, the answer, and the fields on which the error is shown.
type Outcome = (String, Option<Answer>, Vec<Field>);

/// Plays one move, or several in a row; the rest from the first refusal on stays in the box.
fn play_moves(app: AppContext, written: &str, enter: Enter) -> Outcome {
    let (style, how) = app.prefs.with_untracked(|p| (p.style(), p.strictness));
    let (played, stopped) = app.change(|table| match enter(table, written, &style, how) {
        Ok(explained) => (vec![explained], None),
        Err(refusal) => match several::enter(table, written, &style, how) {
            Some(several) => (several.played, several.stopped),
            None => (Vec::new(), Some((0..written.len(), refusal))),
        },
    });
    if !played.is_empty() {
        app.announce();
    }
    if let Some((word, refusal)) = stopped {
        let rest = written.get(word.start..).unwrap_or_default();
        return refused(rest, written.get(word).unwrap_or_default(), refusal);
    }
    let remarks = || played.iter().flat_map(|explained| &explained.remarks);
    let remark = remarks().find(|remark| remark.slip).or(remarks().next());
    (String::new(), remark.map(|remark| noted(remark.message.clone())), Vec::new())
}

fn noted(says: Msg) -> Answer {
    Answer { text: String::new(), wrong: None, says, offers: Vec::new() }
}

/// Returns the refusal of a word of the text.
fn refused(rest: &str, word: &str, refusal: Refusal) -> Outcome {
    let Refusal { because: says, fields, at, nearest: offers } = refusal;
    (rest.into(), Some(Answer { text: word.into(), wrong: Some(at), says, offers }), fields)
}

/// Event handlers of the box, its letters and its suggestions, wherever on the page they are.
pub const WRITING: [Act; 4] =
    [("click", click), ("keydown", keydown), ("pointerdown", down), ("mousedown", keep_focus)];

fn click(app: AppContext, e: &Event) {
    if let Some(key) = attribute(e, "data-letter") {
        return press(app, &key);
    }
    if let Some(right) = attribute(e, "data-offer") {
        take_offer(app, &right);
    }
}

/// Plays a suggested form. The moves typed behind the refused one stay in the box.
fn take_offer(app: AppContext, right: &str) {
    let refused =
        app.inspector.view.with_untracked(|view| view.answer.as_ref().map(|answer| answer.text.clone()));
    let written = input().map(|input| input.value()).unwrap_or_default();
    let rest = refused.and_then(|word| Some(written.strip_prefix(&*word)?.trim().to_string()));
    play_by(app, right, strict::take);
    if let (Some(input), Some(rest)) = (input().filter(|input| input.value().is_empty()), rest) {
        input.set_value(&rest);
    }
    focus_on(".write input");
}

fn keydown(app: AppContext, e: &Event) {
    let Some(key) = e.dyn_ref::<KeyboardEvent>() else { return };
    let inside = |css: &str| near(e, css).is_some();
    if key.ctrl_key() || key.meta_key() || key.alt_key() || e.default_prevented() {
        return;
    }
    match key.key().as_str() {
        "Enter" if inside(".write .line") => play_written(app),
        "Escape" if inside(".write") => shut(app),
        _ => return,
    }
    e.prevent_default();
}

/// Shows the letter pad after a touch on the box.
fn down(app: AppContext, e: &Event) {
    if token_events::by_finger(e) && near(e, ".write .line").is_some() {
        by_finger(app);
    }
}

/// Keeps focus and caret in the box while letters are tapped.
fn keep_focus(_: AppContext, e: &Event) {
    if near(e, ".pad").is_some() {
        e.prevent_default();
    }
}
