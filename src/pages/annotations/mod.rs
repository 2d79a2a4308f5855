//! Annotations of the move on the board: comment, marks, clock time; and the end of the game.

use crate::components::Button;
use crate::components::clipboard::{CopyResult, copy_and_report};
use crate::pages::end_game::EndOfGame;
use crate::state::current_game::CurrentGame;
use crate::state::modal::Modal;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::Edit;
use notabene_core::game::MoveSheet;
use notabene_core::i18n::Label;
use notabene_core::record::{
    NodeId, Note, commands, mark_shown, milliseconds, parse_hours, readable, time as time_text,
};

/// Marks of moves and of positions (numeric annotation glyphs of PGN).
const ANNOTATION_GLYPHS: [u8; 16] = [1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 15, 16, 17, 18, 19, 146];

/// Content of the dialog.
#[component]
pub fn Annotations() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let modal = Modal::here();
    let note = Memo::new(move |_| current.sheet.with(|sheet| sheet.note.clone()));
    let title = move || {
        let cell = current.sheet.with(|sheet| sheet.cell(sheet.at).map(|cell| cell.whole()));
        cell.unwrap_or_else(|| prefs.label(Label::AtStartLabel).to_string())
    };
    view! {
        <p class="which strong">{title}</p>
        <CopyMoveButton/>
        <p>
            <a href="#rules/systems" on:click=move |_| modal.close()>
                {prefs.label_signal(Label::AllSystems)}
            </a>
        </p>
        <label>
            <span>{prefs.label_signal(Label::Comment)}</span>
            <textarea
                name="comment"
                rows="3"
                maxlength="2000"
                prop:value=move || note.with(|note| readable(&note.comment))
                on:change=move |e| current.edit(Edit::Words(event_target_value(&e)))
            ></textarea>
        </label>
        <ProgramCommands note/>
        <GlyphButtons note/>
        <ClockField note/>
        <VariationButtons/>
        <EndOfGame note titled=true/>
    }
}

/// Move with its number: `34.Rh2`, `34…Td1`. None at the start.
pub fn numbered_move(sheet: Memo<MoveSheet>) -> Option<String> {
    sheet.with_untracked(|sheet| sheet.cell(sheet.at).map(|cell| cell.whole()))
}

/// Button that copies the move with its number, and the result.
#[component]
fn CopyMoveButton() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let result = CopyResult::new(None);
    let copy = move |()| {
        if let Some(text) = numbered_move(current.sheet) {
            copy_and_report(text, result);
        }
    };
    let is_at_start = move || current.sheet.with(|sheet| sheet.cell(sheet.at).is_none());
    view! {
        <div class=move || if is_at_start() { "hidden" } else { "actions" }>
            <Button text=prefs.label_signal(Label::CopyMove) name="copy-move" on_click=copy/>
        </div>
        <p class="copied" role="status">{move || result.get().map(|label| prefs.label(label))}</p>
    }
}

/// Commands of programs in the comment, on request, with the switch that shows them here and among the moves.
#[component]
fn ProgramCommands(note: Memo<Note>) -> impl IntoView {
    let prefs = Preferences::here();
    let is_shown = move || prefs.with(|prefs| prefs.engine_remarks);
    let text = move || is_shown().then(|| note.with(|note| commands(&note.comment)));
    view! {
        <div class="remarks">
            <button
                type="button"
                class="choice touch"
                data-do="engine-remarks"
                aria-pressed=move || is_shown().to_string()
                on:click=move |_| prefs.update(|prefs| prefs.engine_remarks = !prefs.engine_remarks)
            >
                {prefs.label_signal(Label::EngineRemarks)}
            </button>
            <p class="comment">{text}</p>
        </div>
    }
}

#[component]
fn GlyphButtons(note: Memo<Note>) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let glyphs = ANNOTATION_GLYPHS.map(|glyph| {
        view! {
            <button
                type="button"
                class="choice touch"
                data-mark=glyph
                aria-pressed=move || note.with(|note| note.marks.contains(&glyph)).to_string()
                on:click=move |_| current.edit(Edit::Mark(glyph))
            >
                {mark_shown(glyph)}
            </button>
        }
    });
    view! {
        <div class="marks inline" role="group" aria-label=prefs.label_signal(Label::Marks)>{glyphs.collect_view()}</div>
    }
}

#[component]
fn ClockField(note: Memo<Note>) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    // An invalid time changes nothing, and the input is marked.
    let is_wrong = RwSignal::new(false);
    let change = move |e| {
        let text = event_target_value(&e);
        let text = text.trim();
        // Two numbers are hours and minutes, as on the sheet.
        let time = parse_hours(text).or_else(|| milliseconds(text));
        let was_wrong = time.is_none() && !text.is_empty();
        is_wrong.set(was_wrong);
        if !was_wrong {
            current.edit(Edit::Clock(time));
        }
    };
    view! {
        <label>
            <span>{prefs.label_signal(Label::ClockTime)}</span>
            <input
                type="text"
                name="clock"
                placeholder="0:47:00"
                aria-invalid=move || is_wrong.get().to_string()
                prop:value=move || note.with(|note| note.clock.map(time_text).unwrap_or_default())
                on:change=change
            />
        </label>
    }
}

/// Buttons for the order of variations.
#[component]
fn VariationButtons() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let at = move || current.sheet.with_untracked(|sheet| sheet.at);
    // Removal is final: the button asks once before.
    let asked = RwSignal::new(None::<NodeId>);
    let is_asked = move || asked.get() == Some(current.sheet.with(|sheet| sheet.at));
    let text = Signal::derive(move || {
        prefs.label(if is_asked() { Label::RemoveSure } else { Label::RemoveMove }).to_string()
    });
    let remove = move |()| {
        let is_confirmed = untrack(is_asked);
        asked.set(Some(at()).filter(|_| !is_confirmed));
        if is_confirmed {
            current.edit(Edit::Remove(at()));
        }
    };
    view! {
        <div class="actions">
            <Button
                text=prefs.label_signal(Label::MakeMain)
                name="promote"
                on_click=move |()| current.edit(Edit::Promote(at()))
            />
            <Button text name="remove" on_click=remove/>
        </div>
    }
}
