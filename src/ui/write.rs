//! The write box: a move is typed, and played, or answered with the reason and the right form.

use super::dom::{El, view};
use super::live::Place;
use super::lens::Answer;
use super::pad::Pad;
use super::settings::{Pick, STRICTNESS};
use super::sprite::Icon;
use super::state::{Desk, flag, text};
use super::written::focus_on;
use leptos::prelude::*;
use notabene_core::notation::Refusal;
use notabene_core::session::{Explained, strict};
use notabene_core::text::Label;
use web_sys::{KeyboardEvent, PointerEvent};

/// The box, its switches and its letters.
pub fn Write() -> El {
    let desk = Desk::here();
    let lens = desk.lens;
    let input = Place::empty();
    let submit = move |e: web_sys::SubmitEvent| {
        e.prevent_default();
        play(desk, &lens.text.get_untracked());
    };
    let pads = move || desk.prefs.with(|p| p.pad == Some(true));
    let mode = text(move || (if pads() { "none" } else { "text" }).to_string());
    let letters = text(move || desk.prefs.with(|p| p.letters().code.to_string()));
    let turn = move |_| desk.prefs.update(|p| p.pad = Some(p.pad != Some(true)));
    view! {
        <form class="write" class:open=flag(move || lens.writing.get()) class:pads=flag(pads)
            on:submit=submit on:keydown=move |e| on_key(desk, &e) on:pointerdown=move |e| by_finger(desk, &e)>
            <input type="text" name="move" node_ref=input data-control="written" maxlength="64" autocomplete="off"
                autocapitalize="off" spellcheck="false" enterkeyhint="done" inputmode=mode lang=letters
                placeholder=desk.words(Label::WriteHere) aria-label=desk.words(Label::WriteMove)
                aria-invalid=text(move || lens.answer.with(|a| a.as_ref().is_some_and(|a| a.wrong.is_some())).to_string())
                prop:value=text(move || lens.text.get()) on:input=move |e| lens.text.set(event_target_value(&e))/>
            <button type="submit" class="main" data-control="play" title=desk.words(Label::PlayWritten)
                aria-label=desk.words(Label::PlayWritten)><Icon name="check"/></button>
            <Pick pick=STRICTNESS/>
            <button type="button" class="quiet" data-control="pad" title=desk.words(Label::LetterPad)
                aria-label=desk.words(Label::LetterPad) aria-pressed=text(move || pads().to_string()) on:click=turn>
                <Icon name="pad"/>
            </button>
            <button type="button" class="quiet shut" data-control="shut" title=desk.words(Label::Close)
                aria-label=desk.words(Label::Close) on:click=move |_| shut(desk)><Icon name="close"/></button>
            <Pad input/>
        </form>
    }
}

/// The button that opens the box where the screen is small.
pub fn Pencil() -> El {
    let desk = Desk::here();
    view! {
        <button type="button" class="quiet pencil" data-control="write" title=desk.words(Label::WriteMove)
            aria-label=desk.words(Label::WriteMove) aria-expanded=text(move || desk.lens.writing.get().to_string())
            on:pointerdown=move |e| by_finger(desk, &e) on:click=move |_| begin(desk)>
            <Icon name="pencil"/>
        </button>
    }
}

/// Opens the box and gives it the focus, once it is to be seen.
pub fn begin(desk: Desk) {
    desk.lens.writing.set(true);
    request_animation_frame(|| focus_on(".write input"));
}

fn shut(desk: Desk) {
    desk.lens.writing.set(false);
    desk.lens.clear();
    focus_on(".pencil");
}

/// Who writes with a finger gets the letters, unless they were put away.
fn by_finger(desk: Desk, e: &PointerEvent) {
    if e.pointer_type() == "touch" && desk.prefs.with_untracked(|p| p.pad.is_none()) {
        desk.prefs.update(|p| p.pad = Some(true));
    }
}

/// Escape leaves the box; what is written stays in it.
fn on_key(desk: Desk, e: &KeyboardEvent) {
    if e.key() == "Escape" {
        e.prevent_default();
        e.stop_propagation();
        shut(desk);
        focus_on(".grid [tabindex='0']");
    }
}

/// Plays a written move, or says why not.
pub fn play(desk: Desk, written: &str) {
    let (style, how) = desk.prefs.with_untracked(|p| (p.style(), p.strictness));
    desk.choices.set(None);
    desk.notice.set(None);
    let entered = desk.change(|table| strict::enter(table, written, &style, how));
    let lens = desk.lens;
    match entered {
        Ok(explained) => {
            lens.text.set(String::new());
            lens.answer.set(remark(written, explained));
        }
        Err(refusal) => refuse(desk, written, refusal),
    }
}

fn remark(written: &str, explained: Explained) -> Option<Answer> {
    let slip = explained.remarks.iter().find(|remark| remark.slip);
    let says = slip.or(explained.remarks.first())?.says.clone();
    Some(Answer { text: written.into(), wrong: None, says, offers: Vec::new() })
}

fn refuse(desk: Desk, written: &str, refusal: Refusal) {
    let lens = desk.lens;
    lens.text.set(written.into());
    lens.faults.set(refusal.fields);
    let wrong = Some(refusal.at.min(written.len()));
    lens.answer.set(Some(Answer {
        text: written.into(),
        wrong,
        says: refusal.because,
        offers: refusal.nearest,
    }));
}
