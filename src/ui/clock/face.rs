//! The two halves of the clock.

use super::ClockState;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Side;
use notabene_core::record::time_control::face;

/// Time below which a half is shown as low, in milliseconds.
const LOW: u64 = 20_000;

/// State of a half.
#[derive(Copy, Clone, PartialEq, Eq)]
enum HalfState {
    Down { is_turn: bool },
    Running { is_low: bool },
    Waiting,
    Idle,
}

impl HalfState {
    /// State of the half of a side; tracked.
    fn of(clock: ClockState, side: Side) -> HalfState {
        clock.at_present(|timed, now| {
            let is_turn = timed.clock.turn() == side;
            match timed.clock.is_down(side, now) {
                true => HalfState::Down { is_turn },
                false if !is_turn => HalfState::Idle,
                false if !timed.clock.is_running() => HalfState::Waiting,
                false => HalfState::Running { is_low: u64::from(timed.clock.left(side, now)) < LOW },
            }
        })
    }

    const fn class(self) -> &'static str {
        match self {
            HalfState::Down { is_turn: true } => "face down turn",
            HalfState::Down { is_turn: false } => "face down",
            HalfState::Running { is_low: true } => "face runs turn low",
            HalfState::Running { is_low: false } => "face runs turn",
            HalfState::Waiting => "face turn",
            HalfState::Idle => "face",
        }
    }

    const fn label(self) -> Option<Label> {
        match self {
            HalfState::Down { .. } => Some(Label::ClockFlagFell),
            HalfState::Running { .. } => Some(Label::ClockRuns),
            HalfState::Waiting => Some(Label::ClockWaits),
            HalfState::Idle => None,
        }
    }
}

/// Label of a side.
pub(super) const fn side_label(side: Side) -> Label {
    match side {
        Side::White => Label::White,
        Side::Black => Label::Black,
    }
}

/// A half to be pressed.
#[component]
fn PressableHalf(clock: ClockState, side: Side) -> impl IntoView {
    let state = Memo::new(move |_| HalfState::of(clock, side));
    view! {
        <button
            type="button"
            data-side=side.name()
            class=move || state.get().class()
            on:click=move |_| clock.press(side)
        >
            <HalfContent clock side state/>
        </button>
    }
}

/// A half to look at.
#[component]
fn StillHalf(clock: ClockState, side: Side) -> impl IntoView {
    let state = Memo::new(move |_| HalfState::of(clock, side));
    view! {
        <div role="group" data-side=side.name() class=move || state.get().class()>
            <HalfContent clock side state/>
        </div>
    }
}

/// The side, the time, the state in words, and the moves to make.
#[component]
fn HalfContent(clock: ClockState, side: Side, state: Memo<HalfState>) -> impl IntoView {
    let prefs = clock.prefs();
    let time = Memo::new(move |_| clock.at_present(|timed, now| face(timed.clock.left(side, now))));
    let words = move || state.get().label().map(|label| prefs.label(label));
    let moves = move || {
        let moves = clock.timed.with(|timed| timed.clock.to_make(side));
        moves.map(|moves| prefs.say(&msg!(MovesToGo { moves })))
    };
    view! {
        <span class="whose">{prefs.words(side_label(side))}</span>
        <span class="time">{time}</span>
        <span class="state">{words}</span>
        <span class="to-go">{moves}</span>
    }
}

/// The clock to look at: both times, fallen flags, and what was claimed. Nothing can be pressed.
#[component]
pub fn StillClock(clock: ClockState) -> impl IntoView {
    view! {
        <div class="timing still">
            <StillHalf clock side=Side::White/>
            <StillHalf clock side=Side::Black/>
        </div>
        <p class="flags" role="status">{move || flags_text(clock)}</p>
    }
}

/// The claim, or the fallen flags; tracked.
fn flags_text(clock: ClockState) -> String {
    let prefs = clock.prefs();
    if let Some(says) = clock.claimed.get() {
        return prefs.say(&says);
    }
    let is_down = |side| clock.at_present(|timed, now| timed.clock.is_down(side, now));
    let fallen = |side| prefs.say(&msg!(FlagDown { player: player(side) }));
    match (is_down(Side::White), is_down(Side::Black)) {
        (true, true) => prefs.say(&msg!(BothFlagsDown)),
        (true, false) => fallen(Side::White),
        (false, true) => fallen(Side::Black),
        (false, false) => prefs.label(Label::NoFlagDown).into(),
    }
}

/// The button by which a player claims that the time of the other one is over: shown as long as that can be claimed.
#[component]
fn ClaimButton(clock: ClockState, by: Side) -> impl IntoView {
    let is_down = clock.flag(move |timed, now| timed.clock.is_down(by.other(), now));
    let is_over = move || clock.is_linked() && clock.current.status.with(|s| s.is_over());
    let is_running = move || clock.timed.with(|timed| timed.clock.is_running());
    let is_claimed = move || !clock.is_linked() && clock.claimed.with(Option::is_some) && !is_running();
    let class = move || match is_down.get() && !is_over() && !is_claimed() {
        true => "main",
        false => "hidden",
    };
    view! {
        <button
            type="button"
            data-do="claim-time"
            data-by=by.name()
            class=class
            on:click=move |_| clock.claim(by)
        >
            {clock.prefs().words(Label::ClockClaim)}
        </button>
    }
}

/// The button that starts and stops the clock.
#[component]
pub fn ClockSwitch(clock: ClockState) -> impl IntoView {
    let is_running = Memo::new(move |_| clock.timed.with(|timed| timed.clock.is_running()));
    let is_fresh = Memo::new(move |_| clock.timed.with(|timed| timed.clock.is_fresh()));
    let label = move || match (is_running.get(), is_fresh.get()) {
        (true, _) => Label::ClockPause,
        (_, true) => Label::ClockStart,
        _ => Label::ClockGoOn,
    };
    view! {
        <button
            type="button"
            data-do="clock"
            class=move || if is_running.get() { "" } else { "main" }
            on:click=move |_| clock.toggle()
        >
            {move || clock.prefs().label(label())}
        </button>
    }
}

/// Both halves, the side at the top of the board above; buttons (children) between them.
#[component]
pub fn ClockHalves(clock: ClockState, children: Children) -> impl IntoView {
    view! {
        <HalfPlace clock is_upper=true/>
        <div class="between">{children()}</div>
        <HalfPlace clock is_upper=false/>
    }
}

/// The place of a half, with its claim.
#[component]
fn HalfPlace(clock: ClockState, is_upper: bool) -> impl IntoView {
    let prefs = clock.prefs();
    let side = Memo::new(move |_| {
        let upper = if prefs.with(|p| p.flipped) { Side::White } else { Side::Black };
        if is_upper { upper } else { upper.other() }
    });
    let is_turned = move || is_upper && prefs.with(|p| p.clock_turned);
    let player = move |side| {
        view! {
            <div class="player">
                <PressableHalf clock side/>
                <ClaimButton clock by=side/>
            </div>
        }
    };
    view! {
        <div class=move || if is_turned() { "place turned" } else { "place" }>
            <For each=move || [side.get()] key=|side| side.name() children=player/>
        </div>
    }
}
