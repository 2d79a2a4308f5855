//! The clock of two players, on its page and beside the board, and the time controls of a game. The tests set
//! the time.

use crate::access::serious;
use crate::app::App;
use crate::browser::{Pointer, key, places};
use crate::layout::{SIZES, assert_no_side_scroll};
use crate::records::{english, saved};
use std::fs;

/// The app on the page of the clock, with a stopped time source.
fn timing() -> App {
    let app = english();
    app.visit("#clock");
    app.find(".timing.large .face");
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

#[track_caller]
fn expect_times(app: &App, white: &str, black: &str) {
    app.expect("the times", (white.to_string(), black.to_string()), || {
        (app.text(&format!("{} .time", face("white"))), app.text(&format!("{} .time", face("black"))))
    });
}

#[track_caller]
fn expect_told(app: &App, part: &str) {
    app.wait_until(&format!("it says {part}"), || app.text("[data-told=clock]").contains(part));
}

/// Switches something on or off on the page of the clock.
#[track_caller]
fn switch(app: &App, name: &str) {
    app.click(&format!("main.timing input[name={name}]"));
}

/// A clock with a time control beside the board, with a stopped time source.
fn beside(time: &str) -> App {
    let app = timing();
    app.fill("input[name=time]", time);
    app.keys(key::ENTER);
    switch(&app, "clock");
    app.click("main.timing a[href='#']");
    app.find(".timing.beside .face");
    app
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn two_players_press_by_finger_and_by_space() {
    let app = timing();
    app.click("[data-time='3+2']");
    expect_times(&app, "3:00", "3:00");
    // Black starts White's clock.
    app.touch(&face("black"));
    app.expect("White's time runs", "runs", || app.text(&format!("{} .state", face("white"))));
    pass(&app, 5_000);
    expect_times(&app, "2:55", "3:00");
    app.touch(&face("black"));
    expect_told(&app, "White is thinking");
    app.touch(&face("white"));
    expect_times(&app, "2:57", "3:00");
    app.expect("it is Black's turn", "runs", || app.text(&format!("{} .state", face("black"))));
    pass(&app, 60_000);
    app.keys(" ");
    expect_times(&app, "2:57", "2:02");
    // A half with the focus is pressed once by the space bar, whosever it is.
    app.script("document.querySelector('.face[data-side=black]').focus()", &[]);
    app.keys(" ");
    app.expect("Black's time runs", "runs", || app.text(&format!("{} .state", face("black"))));
    expect_times(&app, "2:59", "2:02");
    app.shot("running");
    // A stopped clock continues from its state, also after a reload.
    app.click("[data-do=clock]");
    pass(&app, 30_000);
    app.touch(&face("black"));
    expect_told(&app, "stopped");
    app.reload();
    app.find(".timing.large .face");
    expect_times(&app, "2:59", "2:02");
    app.expect("it stands", "Go on", || app.text("[data-do=clock]"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_running_clock_stands_after_a_reload_and_has_lost_no_more() {
    let app = timing();
    app.click("[data-time='5']");
    app.click("[data-do=clock]");
    pass(&app, 61_000);
    expect_times(&app, "3:59", "5:00");
    app.reload();
    app.find(".timing.large .face");
    expect_times(&app, "3:59", "5:00");
    assert_eq!(app.text("[data-do=clock]"), "Go on");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn times_are_chosen_or_written_and_nonsense_is_answered() {
    let app = timing();
    let told = || app.text("[data-told=pace]");
    app.click("[data-time='50+10']");
    app.wait_until("it is a long game", || told().contains("60 min: a long game"));
    expect_times(&app, "50:00", "50:00");
    app.fill("input[name=time]", "40+30");
    app.wait_until("the pace is told while one writes", || told().contains("70 min"));
    app.fill("input[name=time]", "15 + soon");
    app.wait_until("it names what it cannot read", || told().contains("“soon”"));
    assert_eq!(app.attribute("input[name=time]", "aria-invalid"), Some("true".into()));
    app.keys(key::ENTER);
    expect_times(&app, "50:00", "50:00");
    app.fill("input[name=time]", "40/100, 20/50, 15");
    app.keys(key::ENTER);
    expect_times(&app, "1:40:00", "1:40:00");
    app.expect("the moves to go", "40 moves to the next time", || app.text(".face .to-go"));
    // A clock in use cannot be reset by accident.
    app.click("[data-do=clock]");
    pass(&app, 1_000);
    expect_times(&app, "1:39:59", "1:40:00");
    app.click("[data-time='3+2']");
    expect_times(&app, "1:39:59", "1:40:00");
    app.click("[data-do=set-clock]");
    app.wait_until("it asks", || app.text("[data-do=set-clock]").ends_with('?'));
    expect_times(&app, "1:39:59", "1:40:00");
    app.click("[data-do=set-clock]");
    expect_times(&app, "3:00", "3:00");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_flag_counts_when_it_is_claimed() {
    let app = timing();
    app.fill("input[name=time]", "1");
    app.keys(key::ENTER);
    app.click("[data-do=clock]");
    pass(&app, 47_000);
    expect_times(&app, "0:13.0", "1:00");
    // No claim and no button for it while both clocks have time.
    assert_eq!(app.count("[data-do=claim-time]:not(.hidden)"), 0);
    app.shot("flag-up");
    pass(&app, 20_000);
    app.expect("a mark and no more", "flag", || app.text(&format!("{} .state", face("white"))));
    let claims = || app.texts("[data-do=claim-time]:not(.hidden)");
    app.expect("one button, and it says what it does", vec!["Claim: the other flag has fallen"], claims);
    assert!(app.has("[data-do=claim-time][data-by=black]:not(.hidden)"));
    app.shot("flag-down");
    // The arbiter adds time, and the flag is up again.
    app.click("[data-do=more-time][data-of=white]");
    expect_times(&app, "1:00", "1:00");
    pass(&app, 60_000);
    app.click("[data-do=claim-time][data-by=black]");
    // Only the players know the position on their board.
    expect_told(&app, "Black wins, if a mate is still possible");
    assert_eq!(app.count("[data-do=claim-time]:not(.hidden)"), 0);
    assert_eq!(app.text("[data-do=clock]"), "Go on", "the clock stands");
    app.click("[data-do=no-mate]");
    expect_told(&app, "A draw");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn moves_press_the_clock_beside_the_board_and_times_stand_on_the_paper() {
    let app = beside("50+10");
    app.click("[data-do=clock]");
    pass(&app, 60_000);
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    expect_times(&app, "49:10", "50:00");
    app.expect("the time on the paper", 1, || app.count(".sheet .clock"));
    pass(&app, 3_000);
    app.tap_squares(Pointer::Touch, &["e7", "e5"]);
    expect_times(&app, "49:10", "50:07");
    app.wait_until("the duty is told", || app.text("[data-duty=white]").contains("You must write"));
    app.shot("beside");
    let pgn = saved(&app);
    for part in ["[TimeControl \"3000+10\"]", "[%clk 0:49:10]", "[%clk 0:50:07]"] {
        assert!(pgn.contains(part), "{part} in\n{pgn}");
    }
    // Undoing a move undoes its press; the clock waits.
    app.click("[data-control=undo]");
    app.expect_paper(&["e40:49:10"]);
    expect_times(&app, "49:10", "49:57");
    app.expect("it stands", "Go on", || app.text("[data-do=clock]"));
    app.reload();
    app.find(".timing.beside .face");
    expect_times(&app, "49:10", "49:57");
    hold(&app);
    app.click("[data-do=clock]");
    app.tap_squares(Pointer::Mouse, &["c7", "c5"]);
    expect_times(&app, "49:10", "50:07");
    // A new game sets the clock for itself.
    app.click("[data-control=new]");
    app.find("dialog[open] a[href='#clock']");
    app.click("dialog[open] [type=submit]");
    expect_times(&app, "50:00", "50:00");
    app.expect("it waits", "Start", || app.text("[data-do=clock]"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn pressed_by_hand_the_clock_wants_the_move_first() {
    let app = timing();
    app.click("[data-time='5']");
    switch(&app, "clock");
    switch(&app, "clock_auto");
    app.click("main.timing a[href='#']");
    app.find(".timing.beside .face");
    let notice = |part: &str| app.wait_until(part, || app.text(".status .words").contains(part));
    app.click("[data-do=clock]");
    app.touch(&face("white"));
    notice("Play your move first");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    pass(&app, 10_000);
    expect_times(&app, "4:50", "5:00");
    // The space bar presses where it has no other meaning.
    app.script("document.activeElement.blur()", &[]);
    app.keys(" ");
    app.expect("Black's time runs", "runs", || app.text(&format!("{} .state", face("black"))));
    app.expect_paper(&["e40:04:50"]);
    app.shot("by-hand");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_claim_beside_the_board_ends_the_game_on_the_sheet() {
    let app = beside("1");
    app.click("[data-do=clock]");
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5"]);
    app.expect("both moves", 2, || app.count(".sheet .move"));
    assert!(!app.has("[data-do=claim-time]:not(.hidden)"));
    pass(&app, 61_000);
    app.wait_until("the flag is a mark", || app.has(".face.down[data-side=white]"));
    assert_eq!(app.attribute(".status", "data-status"), Some("ongoing".into()));
    app.shot("mark");
    app.click("[data-do=claim-time][data-by=black]");
    app.expect("the game is over", Some("time".into()), || app.attribute(".status", "data-status"));
    assert!(app.text(".status .words").contains("Black wins"), "{}", app.text(".status .words"));
    assert!(saved(&app).contains("[Result \"0-1\"]"));
    app.shot("claimed");
    app.click("[data-control=undo]");
    app.expect("it goes on", Some("ongoing".into()), || app.attribute(".status", "data-status"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn time_is_up_beside_the_move_is_judged_as_at_the_clock() {
    let app = beside("1");
    app.click("[data-do=clock]");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect("a move", 1, || app.count(".sheet .move"));
    app.click("[data-control=beside]");
    app.find("dialog[open] [data-do=time]");
    app.click("dialog[open] [data-do=time]");
    app.wait_until("the clock knows better", || app.text("dialog[open] .ends .wrong").contains("1:00 left"));
    pass(&app, 61_000);
    app.click("dialog[open] [data-do=time]");
    app.wait_until("Black's flag was down", || app.text("dialog[open] .ends .state").contains("White wins"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn in_a_new_period_the_other_sheet_is_seen_only_while_on_move() {
    let app = timing();
    // Four minutes for the first move, then an hour: White may stop writing, and has to fill in later.
    app.fill("input[name=time]", "1/4, 60");
    app.keys(key::ENTER);
    let asks = |side: &str| format!("[data-duty={side}] [data-do=see-sheet]:not(.hidden)");
    assert_eq!(app.count("[data-do=see-sheet]:not(.hidden)"), 0);
    app.click("[data-do=clock]");
    pass(&app, 60_000);
    app.touch(&face("white"));
    app.find(&asks("white"));
    app.expect("not on move", Some("true".into()), || app.attribute(&asks("white"), "aria-disabled"));
    app.click(&asks("white"));
    expect_told(&app, "wait until it is your turn");
    pass(&app, 10_000);
    app.touch(&face("black"));
    app.expect("on move", Some("false".into()), || app.attribute(&asks("white"), "aria-disabled"));
    app.click(&asks("white"));
    app.wait_until("the sheet is asked for", || {
        app.text("[data-duty=white] .consulted").contains("give it back")
    });
    app.shot("other-sheet");
    app.touch(&face("white"));
    app.expect("given back", "", || app.text("[data-duty=white] .consulted"));
    app.click("[data-duty=white] [data-do=sheet-done]");
    app.expect("complete", 0, || app.count(&asks("white")));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn touched_is_moved_where_players_agree_and_jadoube_frees_once() {
    let app = timing();
    switch(&app, "touch_move");
    app.click("main.timing a[href='#']");
    app.find("[data-do=adoube]");
    let held = || app.count(".mark.held");
    app.tap_squares(Pointer::Touch, &["g1"]);
    app.expect("held", 1, held);
    app.tap_squares(Pointer::Touch, &["b1"]);
    app.wait_until("the rule is told", || app.text(".status .words").contains("knight on g1"));
    app.keys(key::ESCAPE);
    app.expect("still held", 1, held);
    app.click("[data-do=adoube]");
    app.wait_until("too late", || app.text(".status .words").contains("before you touch"));
    app.shot("bound");
    app.drag_piece(Pointer::Mouse, "g1", "g5");
    app.expect("a wrong drop does not free it", 1, held);
    app.tap_squares(Pointer::Touch, &["f3"]);
    app.expect_paper(&["Nf3"]);
    app.click("[data-do=adoube]");
    app.expect("said", Some("true".into()), || app.attribute("[data-do=adoube]", "aria-pressed"));
    app.tap_squares(Pointer::Touch, &["b8", "b8"]);
    app.expect("straightened and put back", 0, held);
    app.expect("once", Some("false".into()), || app.attribute("[data-do=adoube]", "aria-pressed"));
    app.tap_squares(Pointer::Touch, &["e7"]);
    app.expect("held", 1, held);
    app.reload();
    app.find("[data-do=adoube]");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_promotion_comes_before_the_clock() {
    let app = beside("5");
    app.put_kept("notabene 1\nchess\n8/3P2k1/8/8/8/8/8/4K3 w - - 0 1\n\n");
    app.visit("");
    app.reload();
    app.find(".timing.beside .face");
    app.click("[data-do=clock]");
    app.tap_squares(Pointer::Mouse, &["d7", "d8"]);
    app.find(".choices");
    app.script("document.querySelector('.face[data-side=white]').click()", &[]);
    app.wait_until("the new piece comes first", || app.text(".status .words").contains("Put the new piece"));
    app.keys("q");
    app.expect("now it is pressed", true, || app.has(".face.runs[data-side=black]"));
    app.wait_until("and nobody asks to press it", || !app.text(".status .words").contains("press the clock"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn hands_hide_who_plays_white() {
    let app = timing();
    let mut seen = [false; 2];
    for _ in 0..40 {
        app.click("[data-hand=left]");
        app.expect("both hands are open", 2, || app.count(".hand .piece-image"));
        let told = app.text("[data-told=hand]");
        let white = app.has("[data-hand=left] .piece-image.white");
        assert!(told.contains(if white { "White" } else { "Black" }), "{told}");
        assert_ne!(white, app.has("[data-hand=right] .piece-image.white"));
        seen[usize::from(white)] = true;
        app.click("[data-do=hide]");
        app.expect("closed again", 0, || app.count(".hand .piece-image"));
        if seen == [true; 2] {
            return;
        }
    }
    panic!("one colour never came");
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn the_clock_fits_is_sound_and_speaks_every_language() {
    let app = timing();
    switch(&app, "clock");
    switch(&app, "touch_move");
    let axe = fs::read_to_string(places::npm().join("axe-core/axe.min.js")).expect("axe-core is installed");
    let mut faults = Vec::new();
    let sizes = SIZES.into_iter().chain([(400, 800), (800, 400)]);
    for (n, (width, height)) in sizes.enumerate() {
        app.resize(width, height);
        app.visit("");
        app.speak(["en", "fr", "nl"][n % 3]);
        app.set("Theme", ["light", "dark", "projector"][n % 3]);
        for page in ["#clock", ""] {
            app.visit(page);
            app.reload();
            app.find(if page.is_empty() { ".timing.beside .face" } else { ".timing.large .face" });
            app.script(&format!("{axe}; window.axe = axe"), &[]);
            app.script("document.documentElement.style.setProperty('transition', 'none')", &[]);
            app.click("[data-do=clock]");
            app.wait_until("it runs", || app.has(".face.runs"));
            app.shot(&format!("{width}-{}", page.trim_start_matches('#')));
            assert_no_side_scroll(&app, &format!("{page} at {width}x{height}"));
            faults.extend(serious(&app).iter().map(|f| format!("{width}x{height} {page}: {f}")));
            if page.is_empty() && width != 800 {
                assert!(app.in_view(".surface"), "{width}x{height}: {:?}", app.frame(".surface"));
            }
            let small = "return [...document.querySelectorAll('.timing button:not(.hidden)')]
                .filter(b => b.getBoundingClientRect().height < 43.5).map(b => b.textContent)";
            assert_eq!(app.script(small, &[]), serde_json::json!([]), "{page} at {width}: small targets");
            app.click("[data-do=clock]");
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_upper_half_turns_for_a_phone_between_two_players() {
    let app = timing();
    app.resize(360, 740);
    switch(&app, "clock_turned");
    app.find(".timing.large .place.turned .face[data-side=black]");
    let frames = [app.frame(&face("black")), app.frame(&face("white"))];
    assert!(frames[0].top < frames[1].top && frames.iter().all(|f| f.height > 150.0), "{frames:?}");
    app.shot("turned");
    app.click("[data-stands=left]");
    app.reload();
    app.find(".place.turned");
    app.expect("kept", Some("true".into()), || app.attribute("[data-stands=left]", "aria-pressed"));
}
