//! The two halves of the clock, and the elements between them.

use crate::components::element::{El, button, el};
use crate::state::clock::Timer;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::timed;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Side;
use notabene_core::record::time_control::face;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, MouseEvent};

/// Tracked condition on the clock at the present time.
fn clock_condition(
    timer: Timer,
    of: impl Fn(&timed::GameClock, u64) -> bool + 'static,
) -> impl Fn() -> bool + Clone {
    let of = std::rc::Rc::new(of);
    move || timer.timed.with(|timed| of(timed, timer.now.get()))
}

/// Half of the clock: player, time, and as text if it runs or has fallen.
fn half_content(timer: Timer, side: Side, tag: &str) -> El {
    let runs = clock_condition(timer, move |timed, _| timed.clock.is_running() && timed.clock.turn() == side);
    let turn = clock_condition(timer, move |timed, _| timed.clock.turn() == side);
    let down = clock_condition(timer, move |timed, now| timed.clock.is_flag_down(side, now));
    let low = clock_condition(timer, move |timed, now| timed.clock.time_left(side, now) < 20_000);
    let name = side.name();
    let class = {
        let (runs, turn, down) = (runs.clone(), turn.clone(), down.clone());
        move || match (down(), runs(), turn()) {
            (true, _, true) => "face down turn",
            (true, ..) => "face down",
            (_, true, _) if low() => "face runs turn low",
            (_, true, _) => "face runs turn",
            (.., true) => "face turn",
            _ => "face",
        }
    };
    let words = move || {
        let label = match (down(), runs(), turn()) {
            (true, ..) => Label::ClockFlagFell,
            (_, true, _) => Label::ClockRuns,
            (.., true) => Label::ClockWaits,
            _ => return String::new(),
        };
        timer.app.label(label).to_string()
    };
    let white = side == Side::White;
    let whose = if white { Label::White } else { Label::Black };
    let time = move || timer.timed.with(|timed| face(timed.clock.time_left(side, timer.now.get())));
    let moves = move || {
        let moves = timer.timed.with(|timed| timed.clock.moves_to_make(side));
        moves.map(|moves| timer.app.message_text(&msg!(MovesToGo { moves }))).unwrap_or_default()
    };
    el(tag, "").attr("data-side", name).live_class(class).with([
        el("span", "whose").label(timer.app, whose),
        el("span", "time").live_text(time),
        el("span", "state").live_text(words),
        el("span", "to-go").live_text(moves),
    ])
}

/// Half of the clock as a button.
fn half_button(timer: Timer, side: Side) -> El {
    half_content(timer, side, "button").attr("type", "button").click(move || timer.press(side))
}

/// Read-only clock: both times, fallen flags, and the claim made.
pub fn read_only_clock(timer: Timer) -> Vec<El> {
    let app = timer.app;
    let halves =
        [Side::White, Side::Black].map(|side| half_content(timer, side, "div").attr("role", "group"));
    let down = |side| clock_condition(timer, move |timed, now| timed.clock.is_flag_down(side, now));
    let (white, black) = (down(Side::White), down(Side::Black));
    let text = move || {
        if let Some(text) = timer.claim_message.get() {
            return app.message_text(&text);
        }
        let fallen = |side: Side| app.message_text(&msg!(FlagDown { player: player(side) }));
        match (white(), black()) {
            (true, true) => app.message_text(&msg!(BothFlagsDown)),
            (true, false) => fallen(Side::White),
            (false, true) => fallen(Side::Black),
            (false, false) => app.label(Label::NoFlagDown).into(),
        }
    };
    vec![el("div", "timing still").with(halves), el("p", "flags").attr("role", "status").live_text(text)]
}

/// Button of a player that claims the opponent's loss on time; visible while a claim is possible.
fn claim_button(timer: Timer, by: Side) -> El {
    let down = clock_condition(timer, move |timed, now| timed.clock.is_flag_down(by.other(), now));
    let over = move || timer.is_linked() && timer.app.status.with(|s| s.is_over());
    let running = clock_condition(timer, |timed, _| timed.clock.is_running());
    let claimed = move || !timer.is_linked() && timer.claim_message.with(Option::is_some) && !running();
    let element = button(timer.app, Label::ClockClaim, "claim-time", move || timer.claim(by));
    element.attr("data-by", by.name()).live_class(move || match () {
        () if over() || claimed() => "hidden",
        () if down() => "main",
        () => "hidden",
    })
}

/// Button that starts and stops the clock.
fn start_stop_button(timer: Timer) -> El {
    let running = clock_condition(timer, |timed, _| timed.clock.is_running());
    let fresh = clock_condition(timer, |timed, _| timed.clock.is_fresh());
    let shown = running.clone();
    let label = move || match (running(), fresh()) {
        (true, _) => Label::ClockPause,
        (_, true) => Label::ClockStart,
        _ => Label::ClockGoOn,
    };
    el("button", "")
        .attr("type", "button")
        .attr("data-do", "clock")
        .live_class(move || if shown() { "" } else { "main" })
        .live_text(move || timer.app.label(label()).to_string())
        .on("click", move |e| {
            timer.toggle();
            release_focus(&e);
        })
}

/// Gives the focus of a button that was clicked by a pointer back to the page: the space bar then presses the clock.
fn release_focus(e: &Event) {
    let by_pointer = e.dyn_ref::<MouseEvent>().is_some_and(|e| e.detail() > 0);
    let button = e.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button.filter(|_| by_pointer) {
        // A button without the focus has none to give back.
        let _ = button.blur();
    }
}

/// Both halves; the side at the top of the board comes first.
fn both_halves(timer: Timer, between: Vec<El>) -> Vec<El> {
    let upper = move || {
        let flipped = timer.app.prefs.with(|p| p.flipped);
        if flipped { Side::White } else { Side::Black }
    };
    let both = move |up: bool| {
        let player =
            move |side: Side| el("div", "player").with([half_button(timer, side), claim_button(timer, side)]);
        let class = move || match timer.app.prefs.with(|p| p.clock_turned) {
            true if up => "place turned",
            _ => "place",
        };
        el("div", "").live_class(class).live_children(move || {
            let side = if up { upper() } else { upper().other() };
            vec![untrack(|| player(side))]
        })
    };
    vec![both(true), el("div", "between").with(between), both(false)]
}

/// The opponent's sheet while it is consulted: moves on the board, else the request for the paper.
fn consulted_sheet(timer: Timer, side: Side) -> El {
    let may = clock_condition(timer, move |timed, _| timed.clock.may_consult(side));
    el("span", "consulted").live_text(move || {
        if timer.consulting_side.get() != Some(side) || !may() {
            return String::new();
        }
        let app = timer.app;
        let style = app.prefs.with(|p| p.style());
        let moves = app.game.with(|game| game.text(Export::Moves(style)));
        match timer.is_linked() && !moves.is_empty() {
            true => moves,
            false => app.message_text(&msg!(ConsultAsk { player: player(side) })),
        }
    })
}

/// Duties of both players to write the moves, in long games, and notice of a sheet that is complete again.
pub fn writing_duties(timer: Timer, all: bool) -> El {
    let line = move |side: Side| {
        let text = move || timer.timed.with(|timed| timed::duty_message(&timed.clock, side, timer.now.get()));
        let turn = clock_condition(timer, move |timed, _| timed.clock.turn() == side);
        let behind = clock_condition(timer, move |timed, now| {
            use notabene_core::record::duty::Duty;
            timed.clock.duty(side, now) == Duty::Update
        });
        let words = el("span", "").live_text(move || timer.app.message_text(&text()));
        let done = button(timer.app, Label::DutyDone, "sheet-done", move || {
            timer.update_clock(|timed, _| timed.clock.mark_updated(side));
        });
        let shown = behind.clone();
        let done = done.live_class(move || if shown() { "" } else { "hidden" });
        let may = clock_condition(timer, move |timed, _| timed.clock.may_consult(side));
        let ask = button(timer.app, Label::DutyConsultSheet, "see-sheet", move || {
            timer.toggle_sheet_consultation(side)
        });
        let ask = ask.live_bool_attr("aria-disabled", move || !may());
        let ask = ask.live_bool_attr("aria-expanded", move || timer.consulting_side.get() == Some(side));
        let ask = ask.live_class(move || if behind() { "" } else { "hidden" });
        el("p", "")
            .attr("data-duty", side.name())
            .live_class(move || if turn() { "duty turn" } else { "duty" })
            .with([words, done, ask])
            .with([consulted_sheet(timer, side)])
    };
    let long = clock_condition(timer, |timed, _| timed.clock.control().is_long());
    el("div", "")
        .live_class(move || if all || long() { "duties" } else { "hidden" })
        .attr("role", "status")
        .with(Side::BOTH.map(line))
}

/// Content beside the board.
pub fn clock_panel(timer: Timer) -> Vec<El> {
    let app = timer.app;
    let (clock, touch) = app.prefs.with(|p| (p.clock, p.touch_move));
    let more = el("a", "button quiet").attr("href", "#clock").label(app, Label::ClockTitle);
    let mut between = Vec::new();
    if clock {
        between.push(start_stop_button(timer));
    }
    if touch {
        let said = button(app, Label::Adoube, "adoube", move || timer.announce_adjusting());
        between.push(said.live_bool_attr("aria-pressed", move || timer.adjusting.get()));
    }
    between.push(more);
    match clock {
        true => {
            let mut all = both_halves(timer, between);
            all.push(writing_duties(timer, false));
            all
        }
        false => vec![el("div", "between").with(between)],
    }
}

/// Content of the page.
pub fn large_clock(timer: Timer) -> Vec<El> {
    both_halves(timer, vec![start_stop_button(timer)])
}
