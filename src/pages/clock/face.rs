//! The two halves of the clock, and the elements between them.

use crate::components::ChoiceButton;
use crate::pages::clock::duties::WritingDuties;
use crate::state::clock::Timer;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::position::Side;
use notabene_core::record::clock::Clock;
use notabene_study::clock_face::{ClockHalf, flags_message};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent};

impl Timer {
    /// A value of the clock at the present time; tracked.
    pub fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        value: impl Fn(&Clock, u64) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.timed.with(|timed| value(&timed.clock, self.now.get())))
    }

    fn half(self, side: Side) -> Memo<ClockHalf> {
        self.memo(move |clock, now| ClockHalf::of(clock, side, now))
    }
}

fn half_class(half: &ClockHalf) -> &'static str {
    match (half.is_down, half.is_running, half.is_turn) {
        (true, _, true) => "face down turn",
        (true, _, false) => "face down",
        (false, true, _) if half.is_low => "face runs turn low",
        (false, true, _) => "face runs turn",
        (false, false, true) => "face turn",
        (false, false, false) => "face",
    }
}

/// Name of a side on the clock.
pub const fn side_label(side: Side) -> Label {
    match side {
        Side::White => Label::White,
        Side::Black => Label::Black,
    }
}

/// Content of a half of the clock: player, time, its state in words, and the moves to make.
#[component]
fn HalfContent(side: Side, half: Memo<ClockHalf>) -> impl IntoView {
    let prefs = Preferences::here();
    let state = move || half.with(ClockHalf::state).map(|label| prefs.label(label));
    let moves_to_make = move || {
        let moves = half.with(|half| half.moves_to_make);
        moves.map(|moves| prefs.message_text(&msg!(MovesToGo { moves })))
    };
    view! {
        <span class="whose strong">{prefs.label_signal(side_label(side))}</span>
        <span class="time digits strong centre">{move || half.with(|half| half.time.clone())}</span>
        <span class="state">{state}</span>
        <span class="to-go centre small unless-empty">{moves_to_make}</span>
    }
}

/// Both times, fallen flags, and the claim made.
#[component]
pub fn ReadOnlyClock(timer: Timer) -> impl IntoView {
    let prefs = Preferences::here();
    let halves = [Side::White, Side::Black].map(|side| {
        let half = timer.half(side);
        view! {
            <div data-side=side.name() class=move || half.with(half_class) role="group">
                <HalfContent side half/>
            </div>
        }
    });
    let flags = timer.memo(flags_message);
    let text = move || match timer.claim_message.get().or_else(|| flags.get()) {
        Some(message) => prefs.message_text(&message),
        None => prefs.label(Label::NoFlagDown).into(),
    };
    view! {
        <div class="timing still stack">{halves.collect_view()}</div>
        <p class="flags" role="status">{text}</p>
    }
}

/// Half of the clock as a button, and the claim of its player.
#[component]
fn PlayerHalf(timer: Timer, side: Side) -> impl IntoView {
    let half = timer.half(side);
    view! {
        <div class="player">
            <button
                data-side=side.name()
                class=move || half.with(half_class)
                type="button"
                on:click=move |_| timer.press(side)
            >
                <HalfContent side half/>
            </button>
            <ClaimButton timer by=side/>
        </div>
    }
}

/// Button of a player that claims the opponent's loss on time; visible while a claim is possible.
#[component]
fn ClaimButton(timer: Timer, by: Side) -> impl IntoView {
    let prefs = Preferences::here();
    let is_down = timer.memo(move |clock, now| clock.is_flag_down(by.other(), now));
    let is_running = timer.memo(|clock, _| clock.is_running());
    let is_over = move || match timer.is_linked() {
        true => timer.current.status.with(|status| status.is_over()),
        false => timer.claim_message.with(Option::is_some) && !is_running.get(),
    };
    let class = move || if is_down.get() && !is_over() { "main" } else { "hidden" };
    view! {
        <button
            type="button"
            data-do="claim-time"
            data-by=by.name()
            class=class
            on:click=move |_| timer.claim(by)
        >
            {prefs.label_signal(Label::ClockClaim)}
        </button>
    }
}

/// Button that starts and stops the clock.
#[component]
fn StartStopButton(timer: Timer) -> impl IntoView {
    let prefs = Preferences::here();
    let is_running = timer.memo(|clock, _| clock.is_running());
    let is_fresh = timer.memo(|clock, _| clock.is_fresh());
    let label = move || match (is_running.get(), is_fresh.get()) {
        (true, _) => Label::ClockPause,
        (false, true) => Label::ClockStart,
        (false, false) => Label::ClockGoOn,
    };
    let toggle = move |e: MouseEvent| {
        timer.toggle();
        release_focus(&e);
    };
    view! {
        <button
            type="button"
            data-do="clock"
            class=move || if is_running.get() { "" } else { "main" }
            on:click=toggle
        >
            {move || prefs.label(label())}
        </button>
    }
}

/// Gives the focus of a button that was clicked by a pointer back to the page: the space bar then presses the clock.
fn release_focus(e: &MouseEvent) {
    let is_by_pointer = e.detail() > 0;
    let button = e.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button.filter(|_| is_by_pointer) {
        // A button without the focus has none to give back.
        let _ = button.blur();
    }
}

/// Both halves, with other elements between them; the side at the top of the board comes first.
#[component]
fn BothHalves(timer: Timer, children: Children) -> impl IntoView {
    let prefs = Preferences::here();
    let is_flipped = Memo::new(move |_| prefs.with(|prefs| prefs.flipped));
    let half = move |is_upper: bool| {
        let is_turned = move || is_upper && prefs.with(|prefs| prefs.clock_turned);
        let side = move || if is_upper == is_flipped.get() { Side::White } else { Side::Black };
        view! {
            <div class=move || if is_turned() { "place turned" } else { "place" }>
                {move || view! { <PlayerHalf timer side=side()/> }}
            </div>
        }
    };
    view! {
        {half(true)}
        <div class="between inline tight">{children()}</div>
        {half(false)}
    }
}

/// Content beside the board.
#[component]
pub fn PanelContent(timer: Timer) -> impl IntoView {
    let prefs = Preferences::here();
    let shown = Memo::new(move |_| prefs.with(|prefs| (prefs.clock, prefs.touch_move)));
    let more = move || {
        let touch_move = shown.get().1.then(|| view! { <AdjustButton timer/> });
        view! {
            {touch_move}
            <a class="button quiet" href="#clock">{prefs.label_signal(Label::ClockTitle)}</a>
        }
    };
    move || match shown.get().0 {
        true => view! {
            <BothHalves timer>
                <StartStopButton timer/>
                {more()}
            </BothHalves>
            <WritingDuties timer is_always_shown=false/>
        }
        .into_any(),
        false => view! { <div class="between inline tight">{more()}</div> }.into_any(),
    }
}

/// Button that makes the next touch not binding (j'adoube).
#[component]
fn AdjustButton(timer: Timer) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <ChoiceButton
            pressed=move || timer.adjusting.get() on_click=move |()| timer.announce_adjusting() attr:data-do="adoube"
        >
            {prefs.label_signal(Label::Adoube)}
        </ChoiceButton>
    }
}

/// The clock of the page.
#[component]
pub fn LargeClock(timer: Timer) -> impl IntoView {
    view! { <BothHalves timer><StartStopButton timer/></BothHalves> }
}
