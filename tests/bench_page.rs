//! Time until the built page can play a move, on a processor slowed down four times: `cargo xtask bench`.
//!
//! Only printed: speed is measured, not tested. The move itself is asserted.
#![cfg(not(target_arch = "wasm32"))]

mod browser;

use browser::{Browser, Pointer, places, server::Server};
use serde_json::json;

/// Number of measurements.
const TIMES: usize = 7;
/// Slowdown of the processor.
const SLOWER: u32 = 4;
/// Requested maximum, in milliseconds.
const WANTED: f64 = 1_500.0;

#[test]
#[ignore = "a measurement: run `cargo xtask bench`"]
fn time_to_the_first_possible_move() {
    let server = Server::start(vec![("/club/", places::dist())]);
    for (name, is_first) in [("first visit", true), ("later visit, out of the worker's files", false)] {
        let mut times: Vec<f64> = (0..TIMES).map(|_| measured(&server, is_first)).collect();
        times.sort_by(f64::total_cmp);
        let [fastest, middle, slowest] = [0, TIMES / 2, TIMES - 1].map(|n| times[n]);
        println!(
            "{name}: {middle:.0} ms to the first possible move (from {fastest:.0} to {slowest:.0}; wanted: \
             {WANTED}), processor {SLOWER} times slower"
        );
    }
}

/// One visit in a new browser.
fn measured(server: &Server, is_first: bool) -> f64 {
    let browser = Browser::start();
    let mark = "addEventListener('notabene-shown', () => { window.shownAt = performance.now(); })";
    browser.devtools("Page.enable", &json!({}));
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({"source": mark}));
    if !is_first {
        browser.goto(&server.url("/club/"));
        browser.wait_until("the site is kept", || {
            browser.script("return !!navigator.serviceWorker.controller", &[]) == true
        });
        browser.goto("about:blank");
    }
    browser.devtools("Emulation.setCPUThrottlingRate", &json!({"rate": SLOWER}));
    browser.goto(&server.url("/club/"));
    browser.wait_until("the page stands", || browser.script("return !!window.shownAt", &[]) == true);
    let time = browser.script("return window.shownAt", &[]);
    for name in ["e2", "e4"] {
        browser.tap(Pointer::Mouse, browser.square(name, false));
    }
    browser.wait_until("the move is played", || browser.texts(".sheet .move") == ["e4"]);
    time.as_f64().expect("a time")
}
