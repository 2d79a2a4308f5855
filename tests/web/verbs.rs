//! What a reader does and waits for, as verbs of [`App`]. Failures name the line of the test.

use crate::app::{App, call, call_later, key, round_field, square};
use std::fmt::Debug;
use std::future::Future;
use std::panic::Location;

/// Maximum time until the page is as expected, in milliseconds.
const PATIENCE: f64 = 30_000.0;
/// Number of tasks of the page after which it is looked at less often.
const QUICK_LOOKS: u32 = 20;

fn milliseconds() -> f64 {
    call("now", &[]).as_f64().unwrap_or_default()
}

impl App {
    /// Waits until a condition holds.
    #[track_caller]
    pub fn wait_until<'a>(
        &'a self,
        what: &'a str,
        so: impl FnMut() -> bool + 'a,
    ) -> impl Future<Output = ()> + 'a {
        wait_until_at(Location::caller(), what, so)
    }

    /// Waits until a value is as expected; otherwise panics with both.
    #[track_caller]
    pub fn expect<'a, T: PartialEq<U> + Debug, U: Debug + 'a>(
        &'a self,
        what: &'a str,
        expected: U,
        get: impl Fn() -> T + 'a,
    ) -> impl Future<Output = ()> + 'a {
        let at = Location::caller();
        async move {
            if !becomes(|| get() == expected).await {
                panic!("{at}: {what}: {:?}, not {expected:?}", get());
            }
        }
    }

    /// Waits for an element.
    #[track_caller]
    pub fn find<'a>(&'a self, css: &'a str) -> impl Future<Output = ()> + 'a {
        let at = Location::caller();
        async move { wait_until_at(at, &format!("there is {css}"), || self.has(css)).await }
    }

    /// Clicks on an element as soon as it can be clicked.
    #[track_caller]
    pub fn click<'a>(&'a self, css: &'a str) -> impl Future<Output = ()> + 'a {
        self.click_at(Location::caller(), css)
    }

    async fn click_at(&self, at: &Location<'_>, css: &str) {
        let click = || call("click", &[css.into()]).is_truthy();
        wait_until_at(at, &format!("{css} can be clicked"), click).await;
        call_later("nextTask", &[]).await;
    }

    /// Selects a value of a list.
    #[track_caller]
    pub fn pick<'a>(&'a self, select: &'a str, value: &'a str) -> impl Future<Output = ()> + 'a {
        self.pick_at(Location::caller(), select, value)
    }

    pub async fn pick_at(&self, at: &Location<'_>, select: &str, value: &str) {
        let pick = || call("pick", &[select.into(), value.into()]).is_truthy();
        wait_until_at(at, &format!("{value} of {select} can be chosen"), pick).await;
        call_later("nextTask", &[]).await;
    }

    /// Presses and releases keys one after the other.
    pub async fn keys(&self, keys: &str) {
        for sign in keys.chars() {
            call("press", &[sign.to_string().into()]);
            call_later("nextTask", &[]).await;
        }
    }

    /// Presses a key while another is held down.
    pub async fn keys_with(&self, held: &str, key: &str) {
        call("press", &[key.into(), held.into()]);
        call_later("nextTask", &[]).await;
    }

    /// Replaces the text in a field by typing.
    #[track_caller]
    pub fn fill<'a>(&'a self, css: &'a str, text: &'a str) -> impl Future<Output = ()> + 'a {
        let at = Location::caller();
        async move {
            // What was to get the focus with the next frame has it.
            self.let_draw(1).await;
            self.click_at(at, css).await;
            self.script(
                "const it = document.querySelector(arguments[0]); it.focus(); it.select()",
                &[css.into()],
            );
            self.keys(text).await;
        }
    }

    /// Waits until these moves are on the paper, and no others.
    #[track_caller]
    pub fn expect_paper<'a>(&'a self, moves: &'a [&'a str]) -> impl Future<Output = ()> + 'a {
        self.expect("the paper", moves, || self.texts(".sheet .move"))
    }

    /// Waits until this move is the one on the board; none at the start.
    #[track_caller]
    pub fn expect_current<'a>(&'a self, moves: &'a [&'a str]) -> impl Future<Output = ()> + 'a {
        self.expect("the current move", moves, || self.texts(".sheet .move.current"))
    }

    /// Waits for a reason or another notice in the status line of the game.
    #[track_caller]
    pub fn expect_notice(&self) -> impl Future<Output = ()> + '_ {
        self.wait_until("a notice is shown", || {
            self.texts(".status.notice .words").iter().any(|text| !text.is_empty())
        })
    }

    /// Clicks on squares of the board of the game, one after the other.
    #[track_caller]
    pub fn tap_squares<'a>(&'a self, names: &'a [&'a str]) -> impl Future<Output = ()> + 'a {
        let at = Location::caller();
        async move {
            for name in names {
                self.click_at(at, &format!("main.page .grid [data-cell='{}']", square(name))).await;
            }
        }
    }

    /// Clicks on a field of the round board.
    #[track_caller]
    pub fn tap_field<'a>(&'a self, name: &'a str) -> impl Future<Output = ()> + 'a {
        let at = Location::caller();
        async move { self.click_at(at, &format!("main.page .grid [data-cell='{}']", round_field(name))).await }
    }

    /// Opens the settings, selects a value, and closes them.
    #[track_caller]
    pub fn set<'a>(&'a self, setting: &'a str, value: &'a str) -> impl Future<Output = ()> + 'a {
        let at = Location::caller();
        async move {
            self.click_at(at, ".head-tools [data-open=settings]").await;
            self.pick_at(at, &format!("dialog select[data-setting={setting}]"), value).await;
            self.close_dialog().await;
        }
    }

    /// Closes the open dialog with Escape.
    #[track_caller]
    pub fn close_dialog(&self) -> impl Future<Output = ()> + '_ {
        let at = Location::caller();
        async move {
            self.keys(key::ESCAPE).await;
            wait_until_at(at, "the dialog is closed", || !self.has("dialog[open], .dialog-body")).await;
        }
    }
}

pub async fn wait_until_at(at: &Location<'_>, what: &str, so: impl FnMut() -> bool) {
    if !becomes(so).await {
        let seen = call("seen", &[]).as_string().unwrap_or_default();
        panic!("{at}: waited in vain until {what}\n{seen}");
    }
}

/// Looks at the page for at most [`PATIENCE`]; returns true if the condition held.
pub async fn becomes(mut so: impl FnMut() -> bool) -> bool {
    let end = milliseconds() + PATIENCE;
    for looks in 0.. {
        if so() {
            return true;
        }
        if milliseconds() > end {
            break;
        }
        match looks < QUICK_LOOKS {
            true => call_later("nextTask", &[]).await,
            false => call_later("sleep", &[10.into()]).await,
        };
    }
    false
}
