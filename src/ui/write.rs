//! The write box: a move is typed or tapped, and played, or answered with the reason and the right form.

use super::controls::{Action, Control, action};
use super::dom::{El, view};
use super::inspector::Answer;
use super::live::later;
use super::pointing::{self, Act, attribute, element, focus_on, near};
use super::settings::{Pick, STRICTNESS};
use super::state::{Desk, text};
use super::{darts, pad};
use leptos::prelude::*;
use notabene_core::game::{Explained, Game, Strictness, several, strict};
use notabene_core::geometry::Field;
use notabene_core::i18n::{Fact, Label, Msg};
use notabene_core::notation::{Refusal, Style};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement, KeyboardEvent};

/// What never changes of the box. As text, because each attribute in a view costs.
const INPUT: &str = "<input type=\"text\" name=\"move\" data-control=\"written\" maxlength=\"1000\" \
    autocomplete=\"off\" autocapitalize=\"off\" autocorrect=\"off\" spellcheck=\"false\" enterkeyhint=\"done\">";

const PLAY: Action = action("play", Label::PlayWritten, |_| false, play_written);
const PAD: Action = action("pad", Label::LetterPad, |_| false, turn_pad);
const SHUT: Action = action("close", Label::Close, |_| false, shut);
/// Opens the box where the screen is small.
pub const PENCIL: Action = action("pencil", Label::WriteMove, |_| false, open);

/// The box, its switches and its letters.
pub fn Write() -> El {
    let desk = Desk::here();
    later(Box::new(move || dress(desk)));
    let class = move || {
        let pads = if pads(desk) { " pads" } else { "" };
        ["write", if desk.inspector.writing.get() { " open" } else { "" }, pads].concat()
    };
    view! {
        <div class=text(class)>
            <div class="line" inner_html=INPUT></div>
            <Control action=PLAY/>
            <Pick pick=STRICTNESS/>
            <Control action=PAD/>
            <Control action=SHUT/>
            <div class="pad" role="group" aria-label=desk.words(Label::LetterPad)
                inner_html=text(move || pad::keys(desk))></div>
        </div>
    }
}

fn pads(desk: Desk) -> bool {
    desk.prefs.with(|p| p.pad == Some(true))
}

/// Gives the box its words and its keyboard.
fn dress(desk: Desk) {
    let wrong = desk.inspector.view.with(|view| view.answer.as_ref().is_some_and(|a| a.wrong.is_some()));
    let attributes = [
        ("placeholder", desk.label(Label::WriteHere)),
        ("aria-label", desk.label(Label::WriteMove)),
        ("lang", desk.prefs.with(|p| p.letters().code)),
        ("inputmode", if pads(desk) { "none" } else { "text" }),
        ("aria-invalid", if wrong { "true" } else { "false" }),
    ];
    if let Some(input) = input() {
        // These attributes exist for every element.
        attributes.iter().for_each(|(name, value)| drop(input.set_attribute(name, value)));
    }
}

/// The box itself.
pub fn input() -> Option<HtmlInputElement> {
    element(".write input")?.dyn_into().ok()
}

/// Takes out of the box what is written there.
pub fn forget() {
    if let Some(input) = input() {
        input.set_value("");
    }
}

/// Opens the box and gives it the focus, once it is to be seen.
pub fn begin(desk: Desk) {
    desk.inspector.writing.set(true);
    let _ = request_animation_frame(|| focus_on(".write input"));
}

/// The same on a small screen, where fingers write.
fn open(desk: Desk) {
    by_finger(desk);
    begin(desk);
}

/// Leaves the box; what is written stays in it.
pub fn shut(desk: Desk) {
    desk.inspector.writing.set(false);
    desk.inspector.clear();
    desk.focus_board();
}

fn turn_pad(desk: Desk) {
    desk.prefs.update(|p| p.pad = Some(p.pad != Some(true)));
    focus_on(".write input");
}

/// Who writes with a finger gets the letters, unless they were put away.
pub fn by_finger(desk: Desk) {
    if desk.prefs.with_untracked(|p| p.pad.is_none()) {
        desk.prefs.update(|p| p.pad = Some(true));
    }
}

/// Plays what stands in the box.
pub fn play_written(desk: Desk) {
    if let Some(input) = input() {
        play(desk, &input.value());
    }
}

/// Plays a written move, or says why not.
pub fn play(desk: Desk, written: &str) {
    play_by(desk, written, strict::enter);
}

/// Reads a text and plays the move.
type Enter = fn(&mut Game, &str, &Style, Strictness) -> Result<Explained, Refusal>;

fn play_by(desk: Desk, written: &str, enter: Enter) {
    if desk.waits_for_opponent() {
        return;
    }
    desk.choices.set(None);
    desk.notice.set(None);
    let (left, answer, faults) = match darts::enter(desk, written) {
        Some(Ok(fate)) => (String::new(), Some(noted(fate.says)), Vec::new()),
        Some(Err(says)) => {
            let offers = match says.right() {
                Some(Fact::List(right)) => right.clone(),
                _ => Vec::new(),
            };
            refused(written, written, Refusal { nearest: offers, ..Refusal::of(says) })
        }
        None => play_moves(desk, written, enter),
    };
    if let Some(input) = input() {
        input.set_value(&left);
    }
    desk.inspector.view.update(|view| (view.answer, view.faults) = (answer, faults));
}

/// What stays in the box, what is said, and the fields on which that is seen.
type Outcome = (String, Option<Answer>, Vec<Field>);

/// Plays one move, or several in a row; what could not be played stays in the box.
fn play_moves(desk: Desk, written: &str, enter: Enter) -> Outcome {
    let (style, how) = desk.prefs.with_untracked(|p| (p.style(), p.strictness));
    let (played, stopped) = desk.change(|table| match enter(table, written, &style, how) {
        Ok(explained) => (vec![explained], None),
        Err(refusal) => match several::enter(table, written, &style, how) {
            Some(several) => (several.played, several.stopped),
            None => (Vec::new(), Some((0..written.len(), refusal))),
        },
    });
    if !played.is_empty() {
        desk.announce();
    }
    if let Some((word, refusal)) = stopped {
        let rest = written.get(word.start..).unwrap_or_default();
        return refused(rest, written.get(word).unwrap_or_default(), refusal);
    }
    let remarks = || played.iter().flat_map(|explained| &explained.remarks);
    let remark = remarks().find(|remark| remark.slip).or(remarks().next());
    (String::new(), remark.map(|remark| noted(remark.says.clone())), Vec::new())
}

fn noted(says: Msg) -> Answer {
    Answer { text: String::new(), wrong: None, says, offers: Vec::new() }
}

/// The reason why a word of what is written was not played.
fn refused(rest: &str, word: &str, refusal: Refusal) -> Outcome {
    let Refusal { because: says, fields, at, nearest: offers } = refusal;
    (rest.into(), Some(Answer { text: word.into(), wrong: Some(at), says, offers }), fields)
}

/// What happens in the box, its letters and its offers, wherever on the page they stand.
pub const WRITING: [Act; 4] =
    [("click", click), ("keydown", keydown), ("pointerdown", down), ("mousedown", keep_focus)];

fn click(desk: Desk, e: &Event) {
    if let Some(key) = attribute(e, "data-letter") {
        return pad::press(desk, &key);
    }
    if let Some(right) = attribute(e, "data-offer") {
        take_offer(desk, &right);
    }
}

/// Plays an offered form. The moves that were typed behind the refused one stay in the box.
fn take_offer(desk: Desk, right: &str) {
    let refused =
        desk.inspector.view.with_untracked(|view| view.answer.as_ref().map(|answer| answer.text.clone()));
    let written = input().map(|input| input.value()).unwrap_or_default();
    let rest = refused.and_then(|word| Some(written.strip_prefix(&*word)?.trim().to_string()));
    play_by(desk, right, strict::take);
    if let (Some(input), Some(rest)) = (input().filter(|input| input.value().is_empty()), rest) {
        input.set_value(&rest);
    }
    focus_on(".write input");
}

fn keydown(desk: Desk, e: &Event) {
    let Some(key) = e.dyn_ref::<KeyboardEvent>() else { return };
    let inside = |css: &str| near(e, css).is_some();
    if key.ctrl_key() || key.meta_key() || key.alt_key() || e.default_prevented() {
        return;
    }
    match key.key().as_str() {
        "Enter" if inside(".write .line") => play_written(desk),
        "Escape" if inside(".write") => shut(desk),
        _ => return,
    }
    e.prevent_default();
}

/// A finger on the box gets letters to tap.
fn down(desk: Desk, e: &Event) {
    if pointing::by_finger(e) && near(e, ".write .line").is_some() {
        by_finger(desk);
    }
}

/// The box keeps the focus and its caret while letters are tapped.
fn keep_focus(_: Desk, e: &Event) {
    if near(e, ".pad").is_some() {
        e.prevent_default();
    }
}
