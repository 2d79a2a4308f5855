//! The wall with a class: pairs of moves with comments, timer, show of hands, spotlight, and a phone as remote control.

use crate::wall::on_the_wall;
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn the_timer_runs_stops_and_ends() {
    let app = on_the_wall().await;
    // A clock of the test: nothing waits for minutes.
    app.script(
        "const real = Date.now.bind(Date); window.ahead = 0; Date.now = () => real() + window.ahead",
        &[],
    );
    app.keys("t").await;
    app.wait_until("three minutes", || ["3:00", "2:59"].contains(&app.text(".wall-digits").as_str())).await;
    app.script("window.ahead += 100000", &[]);
    app.wait_until("it runs", || app.text(".wall-digits").starts_with("1:1")).await;
    app.click("[data-timer=toggle]").await;
    let stopped = app.text(".wall-digits");
    app.script("window.ahead += 100000", &[]);
    app.click("[data-timer=more]").await;
    app.wait_until("a minute more", || app.text(".wall-digits").starts_with("2:1")).await;
    assert_eq!(app.text(".wall-digits")[1..], stopped[1..]);
    app.keys("t").await;
    app.script("window.ahead += 200000", &[]);
    app.expect("the end", "0:00".to_string(), || app.text(".wall-digits")).await;
    assert!(!app.text(".wall-time-up").is_empty());
    app.click("[data-timer=close]").await;
    app.wait_until("it is put away", || !app.has(".wall-timer")).await;
    assert_eq!(app.console(), [""; 0]);
}
