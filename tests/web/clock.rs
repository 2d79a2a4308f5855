//! The clock of two players, on its page and beside the board, and the time controls of a game. The tests set
//! the time.

use crate::app::App;
use crate::app::key;
use crate::records::{english, saved};
use wasm_bindgen_test::*;

/// The app on the page of the clock, with a stopped time source.
async fn timing() -> App {
    let app = english().await;
    app.visit("#clock").await;
    app.find(".timing.large .face").await;
    hold(&app);
    app
}

/// Stops the time source.
fn hold(app: &App) {
    app.script("window.t = window.t ?? 1e12; Date.now = () => window.t", &[]);
}

/// Advances the time by milliseconds.
fn pass(app: &App, milliseconds: u32) {
    app.script("window.t += arguments[0]", &[milliseconds.into()]);
}

fn face(side: &str) -> String {
    format!(".face[data-side={side}]")
}

async fn expect_times(app: &App, white: &str, black: &str) {
    app.expect("the times", (white.to_string(), black.to_string()), || {
        (app.text(&format!("{} .time", face("white"))), app.text(&format!("{} .time", face("black"))))
    })
    .await;
}

async fn expect_told(app: &App, part: &str) {
    app.wait_until(&format!("it says {part}"), || app.text("[data-told=clock]").contains(part)).await;
}

/// Switches something on or off on the page of the clock.
async fn switch(app: &App, name: &str) {
    app.click(&format!("main.timing input[name={name}]")).await;
}

/// A clock with a time control beside the board, with a stopped time source.
async fn beside(time: &str) -> App {
    let app = timing().await;
    app.fill("input[name=time]", time).await;
    app.keys(key::ENTER).await;
    switch(&app, "clock").await;
    app.click("main.timing a[href='#']").await;
    app.find(".timing.beside .face").await;
    app
}

#[wasm_bindgen_test]
async fn a_running_clock_stands_after_a_reload_and_has_lost_no_more() {
    let app = timing().await;
    app.click("[data-time='5']").await;
    app.click("[data-do=clock]").await;
    pass(&app, 61_000);
    expect_times(&app, "3:59", "5:00").await;
    app.reload().await;
    app.find(".timing.large .face").await;
    expect_times(&app, "3:59", "5:00").await;
    assert_eq!(app.text("[data-do=clock]"), "Go on");
}

#[wasm_bindgen_test]
async fn a_device_that_sleeps_or_sets_its_clock_costs_nobody_time() {
    let app = timing().await;
    app.click("[data-time='5']").await;
    app.click("[data-do=clock]").await;
    pass(&app, 10_000);
    expect_times(&app, "4:50", "5:00").await;
    // An hour back, as when the time of the device is put right.
    app.script("window.t -= 3600000", &[]);
    app.let_draw(20).await;
    pass(&app, 5_000);
    expect_times(&app, "4:45", "5:00").await;
    // Half an hour of sleep.
    pass(&app, 1_800_000);
    expect_told(&app, "asleep").await;
    expect_times(&app, "4:45", "5:00").await;
    assert_eq!(app.text("[data-do=clock]"), "Go on");
    app.click("[data-do=clock]").await;
    pass(&app, 5_000);
    expect_times(&app, "4:40", "5:00").await;
}

#[wasm_bindgen_test]
async fn times_are_chosen_or_written_and_nonsense_is_answered() {
    let app = timing().await;
    let told = || app.text("[data-told=pace]");
    app.click("[data-time='50+10']").await;
    app.wait_until("it is a long game", || told().contains("60 min: a slow game")).await;
    expect_times(&app, "50:00", "50:00").await;
    app.fill("input[name=time]", "40+30").await;
    app.wait_until("the pace is told while one writes", || told().contains("70 min")).await;
    app.fill("input[name=time]", "15 + soon").await;
    app.wait_until("it names what it cannot read", || told().contains("“soon”")).await;
    assert_eq!(app.attribute("input[name=time]", "aria-invalid"), Some("true".into()));
    app.keys(key::ENTER).await;
    expect_times(&app, "50:00", "50:00").await;
    app.fill("input[name=time]", "40/100, 20/50, 15").await;
    app.keys(key::ENTER).await;
    expect_times(&app, "1:40:00", "1:40:00").await;
    app.expect("the moves to go", "40 moves to the next time control", || app.text(".face .to-go")).await;
    // A clock in use cannot be reset by accident.
    app.click("[data-do=clock]").await;
    pass(&app, 1_000);
    expect_times(&app, "1:39:59", "1:40:00").await;
    app.click("[data-time='3+2']").await;
    expect_times(&app, "1:39:59", "1:40:00").await;
    app.click("[data-do=set-clock]").await;
    app.wait_until("it asks", || app.text("[data-do=set-clock]").ends_with('?')).await;
    expect_times(&app, "1:39:59", "1:40:00").await;
    app.click("[data-do=set-clock]").await;
    expect_times(&app, "3:00", "3:00").await;
}

#[wasm_bindgen_test]
async fn a_flag_counts_when_it_is_claimed() {
    let app = timing().await;
    app.fill("input[name=time]", "1").await;
    app.keys(key::ENTER).await;
    app.click("[data-do=clock]").await;
    pass(&app, 47_000);
    expect_times(&app, "0:13.0", "1:00").await;
    // No claim and no button for it while both clocks have time.
    assert_eq!(app.count("[data-do=claim-time]:not(.hidden)"), 0);
    pass(&app, 20_000);
    app.expect("a mark and no more", "flag down", || app.text(&format!("{} .state", face("white")))).await;
    let claims = || app.texts("[data-do=claim-time]:not(.hidden)");
    app.expect("one button, and it says what it does", vec!["Claim: the other flag has fallen"], claims)
        .await;
    assert!(app.has("[data-do=claim-time][data-by=black]:not(.hidden)"));
    // The arbiter adds time, and the flag is up again.
    app.click("[data-do=more-time][data-of=white]").await;
    expect_times(&app, "1:00", "1:00").await;
    pass(&app, 60_000);
    app.click("[data-do=claim-time][data-by=black]").await;
    // Only the players know the position on their board.
    expect_told(&app, "Black wins, if checkmate is still possible").await;
    assert_eq!(app.count("[data-do=claim-time]:not(.hidden)"), 0);
    assert_eq!(app.text("[data-do=clock]"), "Go on", "the clock stands");
    app.click("[data-do=no-mate]").await;
    expect_told(&app, "A draw").await;
}

#[wasm_bindgen_test]
async fn moves_press_the_clock_beside_the_board_and_times_stand_on_the_paper() {
    let app = beside("50+10").await;
    app.click("[data-do=clock]").await;
    pass(&app, 60_000);
    app.tap_squares(&["e2", "e4"]).await;
    expect_times(&app, "49:10", "50:00").await;
    app.expect("the time on the paper", 1, || app.count(".sheet .clock")).await;
    pass(&app, 3_000);
    app.tap_squares(&["e7", "e5"]).await;
    expect_times(&app, "49:10", "50:07").await;
    app.wait_until("the duty is told", || app.text("[data-duty=white]").contains("You must write")).await;
    let pgn = saved(&app).await;
    for part in ["[TimeControl \"3000+10\"]", "[%clk 0:49:10]", "[%clk 0:50:07]"] {
        assert!(pgn.contains(part), "{part} in\n{pgn}");
    }
    // Undoing a move undoes its press; the clock waits.
    app.click("[data-control=undo]").await;
    app.expect_paper(&["e40:49:10"]).await;
    expect_times(&app, "49:10", "49:57").await;
    app.expect("it stands", "Go on", || app.text("[data-do=clock]")).await;
    app.reload().await;
    app.find(".timing.beside .face").await;
    expect_times(&app, "49:10", "49:57").await;
    hold(&app);
    app.click("[data-do=clock]").await;
    app.tap_squares(&["c7", "c5"]).await;
    expect_times(&app, "49:10", "50:07").await;
    // A new game sets the clock for itself.
    app.click("[data-control=new]").await;
    app.find("dialog[open] a[href='#clock']").await;
    app.click("dialog[open] [type=submit]").await;
    expect_times(&app, "50:00", "50:00").await;
    app.expect("it waits", "Start", || app.text("[data-do=clock]")).await;
}

#[wasm_bindgen_test]
async fn pressed_by_hand_the_clock_wants_the_move_first() {
    let app = timing().await;
    app.click("[data-time='5']").await;
    switch(&app, "clock").await;
    switch(&app, "clock_auto").await;
    app.click("main.timing a[href='#']").await;
    app.find(".timing.beside .face").await;
    let notice = async |part: &str| app.wait_until(part, || app.text(".status .words").contains(part)).await;
    app.click("[data-do=clock]").await;
    app.click(&face("white")).await;
    notice("Play your move first").await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    pass(&app, 10_000);
    expect_times(&app, "4:50", "5:00").await;
    // The space bar presses where it has no other meaning.
    app.script("document.activeElement.blur()", &[]);
    app.keys(" ").await;
    app.expect("Black's time runs", "runs", || app.text(&format!("{} .state", face("black")))).await;
    app.expect_paper(&["e40:04:50"]).await;
}

#[wasm_bindgen_test]
async fn a_claim_beside_the_board_ends_the_game_on_the_sheet() {
    let app = beside("1").await;
    app.click("[data-do=clock]").await;
    app.tap_squares(&["e2", "e4", "e7", "e5"]).await;
    app.expect("both moves", 2, || app.count(".sheet .move")).await;
    assert!(!app.has("[data-do=claim-time]:not(.hidden)"));
    pass(&app, 61_000);
    app.wait_until("the flag is a mark", || app.has(".face.down[data-side=white]")).await;
    assert_eq!(app.attribute(".status", "data-status"), Some("ongoing".into()));
    app.click("[data-do=claim-time][data-by=black]").await;
    app.expect("the game is over", Some("time".into()), || app.attribute(".status", "data-status")).await;
    assert!(app.text(".status .words").contains("Black wins"), "{}", app.text(".status .words"));
    assert!(saved(&app).await.contains("[Result \"0-1\"]"));
    app.click("[data-control=undo]").await;
    app.expect("it goes on", Some("ongoing".into()), || app.attribute(".status", "data-status")).await;
}

#[wasm_bindgen_test]
async fn time_is_up_beside_the_move_is_judged_as_at_the_clock() {
    let app = beside("1").await;
    app.click("[data-do=clock]").await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect("a move", 1, || app.count(".sheet .move")).await;
    app.click("[data-control=beside]").await;
    app.find("dialog[open] [data-do=time]").await;
    app.click("dialog[open] [data-do=time]").await;
    app.wait_until("the clock knows better", || app.text("dialog[open] .ends .wrong").contains("1:00 left"))
        .await;
    pass(&app, 61_000);
    app.click("dialog[open] [data-do=time]").await;
    app.wait_until("Black's flag was down", || app.text("dialog[open] .ends .state").contains("White wins"))
        .await;
}

#[wasm_bindgen_test]
async fn a_wrong_claim_gives_the_opponent_two_minutes() {
    let app = beside("50+10").await;
    app.click("[data-do=clock]").await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect("a move", 1, || app.count(".sheet .move")).await;
    app.click("[data-control=beside]").await;
    app.find("dialog[open] [data-do=claim]").await;
    app.click("dialog[open] [data-do=claim]").await;
    app.wait_until("White gets time", || app.text("[data-told=claim]").contains("White: two minutes more"))
        .await;
    app.close_dialog().await;
    expect_times(&app, "52:10", "50:00").await;
}

#[wasm_bindgen_test]
async fn the_arbiter_adds_penalties() {
    let app = timing().await;
    app.click("[data-time='5']").await;
    app.click("[data-do=two-more][data-of=black]").await;
    expect_times(&app, "5:00", "7:00").await;
    app.click("[data-do=more-time][data-of=white]").await;
    expect_times(&app, "6:00", "7:00").await;
}

#[wasm_bindgen_test]
async fn in_a_new_period_the_other_sheet_is_seen_only_while_on_move() {
    let app = timing().await;
    // Four minutes for the first move, then an hour: White may stop writing, and has to fill in later.
    app.fill("input[name=time]", "1/4, 60").await;
    app.keys(key::ENTER).await;
    let asks = |side: &str| format!("[data-duty={side}] [data-do=see-sheet]:not(.hidden)");
    assert_eq!(app.count("[data-do=see-sheet]:not(.hidden)"), 0);
    app.click("[data-do=clock]").await;
    pass(&app, 60_000);
    app.click(&face("white")).await;
    app.find(&asks("white")).await;
    app.expect("not on move", Some("true".into()), || app.attribute(&asks("white"), "aria-disabled")).await;
    app.click(&asks("white")).await;
    expect_told(&app, "wait until it is your turn").await;
    pass(&app, 10_000);
    app.click(&face("black")).await;
    app.expect("on move", Some("false".into()), || app.attribute(&asks("white"), "aria-disabled")).await;
    app.click(&asks("white")).await;
    app.wait_until("the sheet is asked for", || {
        app.text("[data-duty=white] .consulted").contains("give it back")
    })
    .await;
    app.click(&face("white")).await;
    app.expect("given back", "", || app.text("[data-duty=white] .consulted")).await;
    app.click("[data-duty=white] [data-do=sheet-done]").await;
    app.expect("complete", 0, || app.count(&asks("white"))).await;
}

#[wasm_bindgen_test]
async fn a_promotion_comes_before_the_clock() {
    let app = beside("5").await;
    app.put_kept("notabene 1\nchess\n8/3P2k1/8/8/8/8/8/4K3 w - - 0 1\n\n");
    app.visit("").await;
    app.reload().await;
    app.find(".timing.beside .face").await;
    app.click("[data-do=clock]").await;
    app.tap_squares(&["d7", "d8"]).await;
    app.find(".choices").await;
    app.script("document.querySelector('.face[data-side=white]').click()", &[]);
    app.wait_until("the new piece comes first", || app.text(".status .words").contains("Put the new piece"))
        .await;
    app.keys("q").await;
    app.expect("now it is pressed", true, || app.has(".face.runs[data-side=black]")).await;
    app.wait_until("and nobody asks to press it", || !app.text(".status .words").contains("press the clock"))
        .await;
}

#[wasm_bindgen_test]
async fn hands_hide_who_plays_white() {
    let app = timing().await;
    let mut seen = [false; 2];
    for _ in 0..40 {
        app.click("[data-hand=left]").await;
        app.expect("both hands are open", 2, || app.count(".hand .piece-image")).await;
        let told = app.text("[data-told=hand]");
        let white = app.has("[data-hand=left] .piece-image.white");
        assert!(told.contains(if white { "White" } else { "Black" }), "{told}");
        assert_ne!(white, app.has("[data-hand=right] .piece-image.white"));
        seen[usize::from(white)] = true;
        app.click("[data-do=hide]").await;
        app.expect("closed again", 0, || app.count(".hand .piece-image")).await;
        if seen == [true; 2] {
            return;
        }
    }
    panic!("one colour never came");
}

#[wasm_bindgen_test]
async fn the_space_bar_presses_after_a_click_on_start_and_hours_fit() {
    let app = timing().await;
    app.fill("input[name=time]", "60").await;
    app.keys(key::ENTER).await;
    expect_times(&app, "1:00:00", "1:00:00").await;
    // A click by mouse or finger, after which the button would have the focus.
    let click = "const button = document.querySelector('[data-do=clock]'); button.focus();
        button.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
        return document.activeElement === button";
    assert_eq!(app.script(click, &[]), false, "the focus goes back to the page");
    app.keys(" ").await;
    app.expect("Black's time runs", "runs", || app.text(&format!("{} .state", face("black")))).await;
    // A clock that stands takes another time after one confirmation.
    app.click("[data-do=clock]").await;
    app.click("[data-time='3+2']").await;
    app.wait_until("it asks once", || app.text("[data-do=set-clock]").ends_with('?')).await;
    app.click("[data-do=set-clock]").await;
    expect_times(&app, "3:00", "3:00").await;
}
