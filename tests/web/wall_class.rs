//! The wall with a class: pairs of moves with comments, timer, show of hands, spotlight, and a phone as remote control.

use crate::app::{App, key, square};
use crate::wall::{giants, on_the_wall};
use wasm_bindgen_test::*;

/// Numbers of hands, in the order of the choices.
fn hands(app: &App) -> Vec<String> {
    app.texts(".wall-vote .wall-hands")
}

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

#[wasm_bindgen_test]
async fn hands_are_counted_by_keys_and_fingers_and_the_winner_is_played() {
    let app = on_the_wall().await;
    app.keys("v").await;
    app.find(".wall-vote").await;
    let propose = async |from: &str, to: &str| {
        for name in [from, to] {
            app.click(&format!("main.wall [data-cell='{}']", square(name))).await;
        }
    };
    propose("d2", "d4").await;
    app.expect("a proposal", vec!["d4"], || app.texts(".wall-choice-move")).await;
    propose("e2", "e4").await;
    propose("d2", "d4").await;
    app.expect("no proposal twice", vec!["d4", "e4"], || app.texts(".wall-choice-move")).await;
    assert_eq!(giants(&app), [""; 0], "nothing is played");
    app.keys("112").await;
    app.expect("hands by digits", vec!["2", "1"], || hands(&app)).await;
    app.click(".wall-choice:nth-child(2) [data-hands=more]").await;
    app.click(".wall-choice:nth-child(2) [data-hands=more]").await;
    app.click(".wall-choice:nth-child(1) [data-hands=less]").await;
    app.expect("hands by fingers", vec!["1", "3"], || hands(&app)).await;
    app.find(".wall-choice.winner").await;
    // The vote survives a reload, and the position of another move shows none of its choices.
    app.reload().await;
    app.expect("after a reload", vec!["1", "3"], || hands(&app)).await;
    app.keys(key::END).await;
    app.expect("other moves", 0, || app.count(".wall-choice")).await;
    app.keys(key::HOME).await;
    app.expect("back again", 2, || app.count(".wall-choice")).await;
    app.click("[data-vote=play]").await;
    app.expect("the winner is played", "1.e4".to_string(), || {
        giants(&app).concat().split_whitespace().collect::<String>()
    })
    .await;
    assert!(!app.has(".wall-vote"));
    assert!(!app.console().iter().any(|line| line.starts_with("error")), "{:?}", app.console());
}

#[wasm_bindgen_test]
async fn hands_are_counted_for_the_options_of_a_question() {
    let app = App::french().await;
    app.visit("#wall/learn/notation/L01/L01-3").await;
    app.find("main.wall .wall-option").await;
    assert!(!app.has(".wall-counter"));
    app.keys("v").await;
    app.find(".wall-option-row [data-hands=more]").await;
    app.keys("22").await;
    app.wait_until("two hands", || app.texts(".wall-hands").contains(&"2".to_string())).await;
    app.keys("v").await;
    app.wait_until("the vote is over", || !app.has(".wall-counter")).await;
}
