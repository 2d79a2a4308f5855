//! What stands beside the move on the board: comment, marks, clock; and how players end a game.

use super::dom::{El, button, choice, el, fragment};
use super::ending;
use super::paper::copy_text;
use super::state::{Desk, Over};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::game::Edit;
use notabene_core::i18n::Label;
use notabene_core::record::{Note, commands, hours_read, mark_shown, milliseconds, readable, time};

/// Marks that judge a move, and marks that judge a position (numbers of PGN).
const MARKS: [u8; 16] = [1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 15, 16, 17, 18, 19, 146];

/// What stands in the window for what is beside the move.
pub fn Body() -> El {
    let desk = Desk::here();
    fragment().with([
        title(desk),
        copy(desk),
        systems(desk),
        words(desk),
        remarks(desk),
        marks(desk),
        clock(desk),
        order(desk),
        ending::Body(true),
    ])
}

/// The note of the move on the board.
fn note(desk: Desk) -> Note {
    desk.sheet.with(|sheet| sheet.note.clone())
}

fn title(desk: Desk) -> El {
    let text = move || {
        let cell = desk.sheet.with(|sheet| sheet.cell(sheet.at).map(|cell| cell.whole()));
        cell.unwrap_or_else(|| desk.label(Label::AtStartLabel).to_string())
    };
    el("p", "which").says(text)
}

/// The move with its number and dots: `34.Rh2`, `34…Td1`; none at the start.
pub fn whole_move(desk: Desk) -> Option<String> {
    desk.sheet.with_untracked(|sheet| sheet.cell(sheet.at).map(|cell| cell.whole()))
}

/// Copies the move with its number, and says how it went.
fn copy(desk: Desk) -> El {
    let done = RwSignal::new(None::<Label>);
    let act = move || {
        if let Some(text) = whole_move(desk) {
            spawn_local(async move {
                let copied = copy_text(&text).await;
                done.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
            });
        }
    };
    let copy = button(desk, Label::CopyMove, "copy-move", act);
    let none = move || desk.sheet.with(|sheet| sheet.cell(sheet.at).is_none());
    let said = move || done.get().map(|label| desk.label(label).to_string()).unwrap_or_default();
    let row = el("div", "").class(move || if none() { "hidden" } else { "actions" }).with([copy]);
    fragment().with([row, el("p", "copied").attr("role", "status").says(said)])
}

/// The way to the move in all systems.
fn systems(desk: Desk) -> El {
    let link = el("a", "").attr("href", "#systems").label(desk, Label::AllSystems);
    el("p", "").with([link.click(move || desk.modal.open.set(Over::Nothing))])
}

fn words(desk: Desk) -> El {
    let area = el("textarea", "").attr("name", "comment").attr("rows", "3").attr("maxlength", "2000");
    let area = area.value(move || readable(&note(desk).comment));
    let area = area.on("change", move |e| desk.edit(Edit::Words(event_target_value(&e))));
    el("label", "").with([el("span", "").label(desk, Label::Comment), area])
}

/// What programs wrote beside the move, on request, and the switch that shows it here and among the moves.
fn remarks(desk: Desk) -> El {
    let shown = move || desk.prefs.with(|p| p.engine_remarks);
    let written = move || if shown() { commands(&note(desk).comment) } else { String::new() };
    let button = choice("data-do", "engine-remarks", shown, move || {
        desk.prefs.update(|p| p.engine_remarks = !p.engine_remarks);
    });
    el("div", "remarks").with([button.label(desk, Label::EngineRemarks), el("p", "comment").says(written)])
}

fn marks(desk: Desk) -> El {
    let mark = move |mark: u8| {
        let chosen = move || note(desk).marks.contains(&mark);
        let text = mark_shown(mark);
        choice("data-mark", &mark.to_string(), chosen, move || desk.edit(Edit::Mark(mark))).text(&text)
    };
    el("div", "marks")
        .attr("role", "group")
        .live("aria-label", move || desk.label(Label::Marks).into())
        .with(MARKS.map(mark))
}

fn clock(desk: Desk) -> El {
    let value = move || note(desk).clock.map(time).unwrap_or_default();
    let input = el("input", "")
        .attr("type", "text")
        .attr("name", "clock")
        .attr("placeholder", "0:47:00")
        .value(value);
    // What is no time changes nothing, and the field says so.
    let wrong = RwSignal::new(false);
    let input = input.state("aria-invalid", move || wrong.get()).on("change", move |e| {
        let text = event_target_value(&e);
        let text = text.trim();
        // Two numbers are hours and minutes, as on the sheet.
        let time = hours_read(text).or_else(|| milliseconds(text));
        wrong.set(time.is_none() && !text.is_empty());
        if wrong.try_get_untracked() == Some(false) {
            desk.edit(Edit::Clock(time));
        }
    });
    el("label", "").with([el("span", "").label(desk, Label::ClockTime), input])
}

/// The order of variations.
fn order(desk: Desk) -> El {
    let at = move || desk.sheet.with_untracked(|s| s.at);
    let main = button(desk, Label::MakeMain, "promote", move || desk.edit(Edit::Promote(at())));
    // What is removed is gone: the button asks once before it does so.
    let asked = RwSignal::new(None);
    let sure = move || asked.get() == Some(desk.sheet.with(|s| s.at));
    let label = move || desk.label(if sure() { Label::RemoveSure } else { Label::RemoveMove }).to_string();
    let remove =
        el("button", "").attr("type", "button").attr("data-do", "remove").says(label).click(move || {
            let again = asked.try_get_untracked().flatten() == Some(at());
            asked.set(Some(at()).filter(|_| !again));
            if again {
                desk.edit(Edit::Remove(at()));
            }
        });
    el("div", "actions").with([main, remove])
}
