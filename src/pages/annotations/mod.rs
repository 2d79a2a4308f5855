//! Annotations of the move on the board: comment, marks, clock time; and the end of the game.

use crate::components::clipboard::copy_text;
use crate::components::element::{El, button, choice_button, el, fragment};
use crate::pages::end_game;
use crate::state::context::{AppContext, ModalKind};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::game::Edit;
use notabene_core::i18n::Label;
use notabene_core::record::{Note, commands, mark_shown, milliseconds, parse_hours, readable, time};

/// Marks of moves and of positions (numeric annotation glyphs of PGN).
const ANNOTATION_GLYPHS: [u8; 16] = [1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 15, 16, 17, 18, 19, 146];

/// Content of the dialog.
pub fn Body() -> El {
    let app = AppContext::here();
    fragment().with([
        title(app),
        copy_button(app),
        systems_link(app),
        comment_field(app),
        program_commands(app),
        glyph_buttons(app),
        clock_field(app),
        variation_buttons(app),
        end_game::EndOfGameElement(true),
    ])
}

/// Annotation of the move on the board; tracked.
fn note(app: AppContext) -> Note {
    app.sheet.with(|sheet| sheet.note.clone())
}

fn title(app: AppContext) -> El {
    let text = move || {
        let cell = app.sheet.with(|sheet| sheet.cell(sheet.at).map(|cell| cell.whole()));
        cell.unwrap_or_else(|| app.label(Label::AtStartLabel).to_string())
    };
    el("p", "which").live_text(text)
}

/// Move with its number: `34.Rh2`, `34…Td1`. None at the start.
pub fn numbered_move(app: AppContext) -> Option<String> {
    app.sheet.with_untracked(|sheet| sheet.cell(sheet.at).map(|cell| cell.whole()))
}

/// Button that copies the move with its number, and shows the result.
fn copy_button(app: AppContext) -> El {
    let done = RwSignal::new(None::<Label>);
    let act = move || {
        if let Some(text) = numbered_move(app) {
            spawn_local(async move {
                let copied = copy_text(&text).await;
                done.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
            });
        }
    };
    let copy = button(app, Label::CopyMove, "copy-move", act);
    let none = move || app.sheet.with(|sheet| sheet.cell(sheet.at).is_none());
    let said = move || done.get().map(|label| app.label(label).to_string()).unwrap_or_default();
    let row = el("div", "").live_class(move || if none() { "hidden" } else { "actions" }).with([copy]);
    fragment().with([row, el("p", "copied").attr("role", "status").live_text(said)])
}

/// Link to the move in all notation systems.
fn systems_link(app: AppContext) -> El {
    let link = el("a", "").attr("href", "#systems").label(app, Label::AllSystems);
    el("p", "").with([link.click(move || app.modal.open.set(ModalKind::None))])
}

fn comment_field(app: AppContext) -> El {
    let area = el("textarea", "").attr("name", "comment").attr("rows", "3").attr("maxlength", "2000");
    let area = area.value(move || readable(&note(app).comment));
    let area = area.on("change", move |e| app.edit(Edit::Words(event_target_value(&e))));
    el("label", "").with([el("span", "").label(app, Label::Comment), area])
}

/// Commands of programs in the comment, on request, with the switch that shows them here and among the moves.
fn program_commands(app: AppContext) -> El {
    let shown = move || app.prefs.with(|p| p.engine_remarks);
    let written = move || if shown() { commands(&note(app).comment) } else { String::new() };
    let button = choice_button("data-do", "engine-remarks", shown, move || {
        app.prefs.update(|p| p.engine_remarks = !p.engine_remarks);
    });
    el("div", "remarks")
        .with([button.label(app, Label::EngineRemarks), el("p", "comment").live_text(written)])
}

fn glyph_buttons(app: AppContext) -> El {
    let mark = move |mark: u8| {
        let chosen = move || note(app).marks.contains(&mark);
        let text = mark_shown(mark);
        choice_button("data-mark", &mark.to_string(), chosen, move || app.edit(Edit::Mark(mark))).text(&text)
    };
    el("div", "marks")
        .attr("role", "group")
        .live_attr("aria-label", move || app.label(Label::Marks).into())
        .with(ANNOTATION_GLYPHS.map(mark))
}

fn clock_field(app: AppContext) -> El {
    let value = move || note(app).clock.map(time).unwrap_or_default();
    let input = el("input", "")
        .attr("type", "text")
        .attr("name", "clock")
        .attr("placeholder", "0:47:00")
        .value(value);
    // An invalid time changes nothing, and the input is marked.
    let wrong = RwSignal::new(false);
    let input = input.live_bool_attr("aria-invalid", move || wrong.get()).on("change", move |e| {
        let text = event_target_value(&e);
        let text = text.trim();
        // Two numbers are hours and minutes, as on the sheet.
        let time = parse_hours(text).or_else(|| milliseconds(text));
        wrong.set(time.is_none() && !text.is_empty());
        if wrong.try_get_untracked() == Some(false) {
            app.edit(Edit::Clock(time));
        }
    });
    el("label", "").with([el("span", "").label(app, Label::ClockTime), input])
}

/// Buttons for the order of variations.
fn variation_buttons(app: AppContext) -> El {
    let at = move || app.sheet.with_untracked(|s| s.at);
    let main = button(app, Label::MakeMain, "promote", move || app.edit(Edit::Promote(at())));
    // Removal is final: the button asks once before.
    let asked = RwSignal::new(None);
    let sure = move || asked.get() == Some(app.sheet.with(|s| s.at));
    let label = move || app.label(if sure() { Label::RemoveSure } else { Label::RemoveMove }).to_string();
    let remove =
        el("button", "").attr("type", "button").attr("data-do", "remove").live_text(label).click(move || {
            let again = asked.try_get_untracked().flatten() == Some(at());
            asked.set(Some(at()).filter(|_| !again));
            if again {
                app.edit(Edit::Remove(at()));
            }
        });
    el("div", "actions").with([main, remove])
}
