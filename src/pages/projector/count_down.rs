//! Countdown on the projector: how long a task may take.

use crate::components::repeat::repeat_while;
use crate::pages::projector::PageContext;
use crate::state::sound::{Sound, play_sound};
use crate::state::time::milliseconds;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::projector::CountDown;
use std::time::Duration;

/// Seconds of a new countdown.
const USUAL: u32 = 180;
/// Seconds that a button adds or takes away.
const STEP: i32 = 60;
/// Seconds left from which the digits are red.
const SHORT: u32 = 10;
/// Interval between two looks at the clock.
const INTERVAL: Duration = Duration::from_millis(250);

/// Seconds since 1970.
fn now() -> u32 {
    u32::try_from(milliseconds() / 1000).unwrap_or(u32::MAX)
}

/// Starts a countdown, stops it, or lets it go on.
pub fn toggle(cx: PageContext) {
    let now = now();
    cx.update_content(|content| {
        content.timer = Some(match content.timer {
            Some(timer) if !timer.is_over(now) => timer.toggle(now),
            _ => CountDown::start(USUAL, now),
        });
    });
}

/// Digits of the countdown with its buttons; nothing without one.
#[component]
pub fn CountDownPanel(cx: PageContext) -> impl IntoView {
    let timer = Memo::new(move |_| cx.content.with(|content| content.timer));
    let seconds = RwSignal::new(now());
    let is_running = Memo::new(move |_| matches!(timer.get(), Some(CountDown::Running(_))));
    repeat_while(is_running, INTERVAL, move || {
        // A closed page has no signals.
        _ = seconds.try_set(now());
    });
    let is_over = Memo::new(move |_| timer.get().is_some_and(|timer| timer.is_over(seconds.get())));
    Effect::new(move |before: Option<bool>| {
        let over = is_over.get();
        if over && before == Some(false) {
            play_sound(cx.prefs, Sound::Finished);
        }
        over
    });
    let change = move |by: i32| {
        let now = now();
        seconds.set(now);
        cx.update_content(|content| content.timer = content.timer.map(|timer| timer.add(by, now)));
    };
    move || {
        timer.get()?;
        let shown = move || timer.get().map(|timer| timer.shown(seconds.get()));
        let class = move || match timer.get().map(|timer| timer.left(seconds.get())) {
            Some(left) if left <= SHORT => "wall-digits short digits strong",
            _ => "wall-digits digits strong",
        };
        let over = move || is_over.get().then(|| cx.label_text(Label::WallTimeUp));
        let words =
            move || cx.label_text(if is_running.get() { Label::WallTimerStop } else { Label::WallTimerGo });
        Some(view! {
            <section class="wall-timer inline" aria-label=move || cx.label_text(Label::WallTimer)>
                <p class=class role="timer">{shown}</p>
                <p class="wall-time-up strong unless-empty" role="alert">{over}</p>
                <div class="wall-acts inline tight">
                    <button type="button" data-timer="less" on:click=move |_| change(-STEP)>"−1 min"</button>
                    <button type="button" data-timer="more" on:click=move |_| change(STEP)>"+1 min"</button>
                    <button type="button" data-timer="toggle" on:click=move |_| toggle(cx)>{words}</button>
                    <button type="button" data-timer="close"
                        on:click=move |_| cx.update_content(|content| content.timer = None)>
                        {move || cx.label_text(Label::WallTimerClose)}
                    </button>
                </div>
            </section>
        })
    }
}
