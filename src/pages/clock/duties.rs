//! Duties of the players to write the moves.

use crate::state::clock::Timer;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Side;
use notabene_study::clock_face::WritingDuty;

/// Duties of both players to write the moves, and notice of a sheet that is complete again; in long games, or always.
#[component]
pub fn WritingDuties(timer: Timer, is_always_shown: bool) -> impl IntoView {
    let is_long = timer.memo(|clock, _| clock.control().is_long());
    view! {
        <div class=move || if is_always_shown || is_long.get() { "duties stack tight" } else { "hidden" } role="status">
            {Side::BOTH.map(|side| view! { <DutyLine timer side/> }).collect_view()}
        </div>
    }
}

/// The duty of a player.
#[component]
fn DutyLine(timer: Timer, side: Side) -> impl IntoView {
    let prefs = Preferences::here();
    let duty = timer.memo(move |clock, now| WritingDuty::of(clock, side, now));
    let is_turn = move || duty.with(|duty| duty.is_turn);
    let class_while_behind = move || if duty.with(|duty| duty.is_behind) { "" } else { "hidden" };
    let may_consult = Memo::new(move |_| duty.with(|duty| duty.may_consult));
    let complete = move |_| {
        timer.update_clock(|timed, _| timed.clock.mark_updated(side));
    };
    view! {
        <p data-duty=side.name() class=move || if is_turn() { "duty turn inline tight" } else { "duty inline tight" }>
            <span>{move || duty.with(|duty| prefs.message_text(&duty.message))}</span>
            <button type="button" data-do="sheet-done" class=class_while_behind on:click=complete>
                {prefs.label_signal(Label::DutyDone)}
            </button>
            <button
                type="button"
                data-do="see-sheet"
                aria-disabled=move || (!may_consult.get()).to_string()
                aria-expanded=move || (timer.consulting_side.get() == Some(side)).to_string()
                class=class_while_behind
                on:click=move |_| timer.toggle_sheet_consultation(side)
            >
                {prefs.label_signal(Label::DutyConsultSheet)}
            </button>
            <ConsultedSheet timer side may_consult/>
        </p>
    }
}

/// The opponent's sheet while it is consulted: moves on the board, else the request for the paper.
#[component]
fn ConsultedSheet(timer: Timer, side: Side, may_consult: Memo<bool>) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let text = move || {
        if timer.consulting_side.get() != Some(side) || !may_consult.get() {
            return String::new();
        }
        let style = prefs.with(|prefs| prefs.style());
        let moves = current.game.with(|game| game.text(Export::Moves(style)));
        match timer.is_linked() && !moves.is_empty() {
            true => moves,
            false => prefs.message_text(&msg!(ConsultAsk { player: player(side) })),
        }
    };
    view! { <span class="consulted callout unless-empty">{text}</span> }
}
