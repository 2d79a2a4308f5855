//! Duties of the players about their score sheets, which depend on the time that is left.

use super::ClockState;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::timed;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Side;
use notabene_core::record::duty::Duty;

/// The duties of both players, where the game is long or `all` are wanted.
#[component]
pub fn Duties(clock: ClockState, all: bool) -> impl IntoView {
    let is_long = Memo::new(move |_| clock.timed.with(|timed| timed.clock.control().is_long()));
    let lines = Side::BOTH.map(|side| view! { <DutyLine clock side/> });
    view! {
        <div class=move || if all || is_long.get() { "duties" } else { "hidden" } role="status">
            {lines.into_iter().collect_view()}
        </div>
    }
}

/// The duty of a player, and the buttons of one whose sheet is not complete.
#[component]
fn DutyLine(clock: ClockState, side: Side) -> impl IntoView {
    let prefs = clock.prefs();
    let duty = Memo::new(move |_| clock.at_present(|timed, now| timed::duty(&timed.clock, side, now)));
    let is_turn = move || clock.timed.with(|timed| timed.clock.turn() == side);
    let is_behind =
        Memo::new(move |_| clock.at_present(|timed, now| timed.clock.duty(side, now) == Duty::Update));
    let may_consult = Memo::new(move |_| clock.timed.with(|timed| timed.clock.may_consult(side)));
    let class = Signal::derive(move || if is_behind.get() { "" } else { "hidden" });
    let complete = move |_| {
        clock.change(|timed, _| timed.clock.updated(side));
    };
    view! {
        <p data-duty=side.name() class=move || if is_turn() { "duty turn" } else { "duty" }>
            <span>{move || duty.with(|duty| prefs.say(duty))}</span>
            <button type="button" data-do="sheet-done" class=class on:click=complete>
                {prefs.words(Label::DutyDone)}
            </button>
            <button
                type="button"
                data-do="see-sheet"
                aria-disabled=move || (!may_consult.get()).to_string()
                aria-expanded=move || (clock.consults.get() == Some(side)).to_string()
                class=class
                on:click=move |_| clock.consult(side)
            >
                {prefs.words(Label::DutyConsultSheet)}
            </button>
            <span class="consulted">{move || consulted_text(clock, side)}</span>
        </p>
    }
}

/// The sheet of the other player while it is consulted: the moves on the board, else the words to ask for the paper.
fn consulted_text(clock: ClockState, side: Side) -> Option<String> {
    let may_consult = clock.timed.with(|timed| timed.clock.may_consult(side));
    if clock.consults.get() != Some(side) || !may_consult {
        return None;
    }
    let prefs = clock.prefs();
    let style = prefs.with(|p| p.style());
    let moves = clock.current.game.with(|game| game.text(Export::Moves(style)));
    Some(match clock.is_linked() && !moves.is_empty() {
        true => moves,
        false => prefs.say(&msg!(ConsultAsk { player: player(side) })),
    })
}
