//! The clock of two players, on its page and beside the board, and the time controls of a game. The tests set
//! the time.

use crate::access::serious;
use crate::app::App;
use crate::browser::{Pointer, key, places};
use crate::layout::{SIZES, assert_no_side_scroll};
use crate::records::english;
use std::fs;

/// The page of the clock, with a stopped time source.
fn begin(app: &App) {
    app.anew("en");
    app.visit("#clock");
    app.find(".timing.large .face");
    hold(app);
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

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn two_players_share_a_clock() {
    let app = App::unopened();
    steps!(
        &app,
        [
            two_players_press_by_finger_and_by_space,
            the_upper_half_turns_for_a_phone_between_two_players,
            touched_is_moved_where_players_agree_and_jadoube_frees_once
        ]
    );
}

fn two_players_press_by_finger_and_by_space(app: &App) {
    begin(app);
    app.click("[data-time='3+2']");
    expect_times(app, "3:00", "3:00");
    // Black starts White's clock.
    app.touch(&face("black"));
    app.expect("White's time runs", "runs", || app.text(&format!("{} .state", face("white"))));
    pass(app, 5_000);
    expect_times(app, "2:55", "3:00");
    app.touch(&face("black"));
    expect_told(app, "White is thinking");
    app.touch(&face("white"));
    expect_times(app, "2:57", "3:00");
    app.expect("it is Black's turn", "runs", || app.text(&format!("{} .state", face("black"))));
    pass(app, 60_000);
    app.keys(" ");
    expect_times(app, "2:57", "2:02");
    // A half with the focus is pressed once by the space bar, whosever it is.
    app.script("document.querySelector('.face[data-side=black]').focus()", &[]);
    app.keys(" ");
    app.expect("Black's time runs", "runs", || app.text(&format!("{} .state", face("black"))));
    expect_times(app, "2:59", "2:02");
    app.shot("running");
    // A stopped clock continues from its state, also after a reload.
    app.click("[data-do=clock]");
    pass(app, 30_000);
    app.touch(&face("black"));
    expect_told(app, "stopped");
    app.reload();
    app.find(".timing.large .face");
    expect_times(app, "2:59", "2:02");
    app.expect("it stands", "Go on", || app.text("[data-do=clock]"));
}

fn touched_is_moved_where_players_agree_and_jadoube_frees_once(app: &App) {
    begin(app);
    switch(app, "touch_move");
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
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn the_clock_fits_is_sound_and_speaks_every_language() {
    let app = english();
    begin(&app);
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

fn the_upper_half_turns_for_a_phone_between_two_players(app: &App) {
    begin(app);
    app.resize(360, 740);
    switch(app, "clock_turned");
    app.find(".timing.large .place.turned .face[data-side=black]");
    let frames = [app.frame(&face("black")), app.frame(&face("white"))];
    assert!(frames[0].top < frames[1].top && frames.iter().all(|f| f.height > 150.0), "{frames:?}");
    app.shot("turned");
    app.click("[data-stands=left]");
    app.reload();
    app.find(".place.turned");
    app.expect("kept", Some("true".into()), || app.attribute("[data-stands=left]", "aria-pressed"));
}
