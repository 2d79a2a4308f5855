//! axe-core finds no serious fault, in any colours, at any size, on any page.

use crate::app::App;
use crate::browser::{Browser, Pointer, key, places, strings};
use crate::layout::SIZES;
use std::fs;

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn axe_finds_nothing_serious_in_light_colours() {
    check_theme("light");
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn axe_finds_nothing_serious_in_dark_colours() {
    check_theme("dark");
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn axe_finds_nothing_serious_in_projector_colours() {
    check_theme("projector");
}

/// Checks all pages in several colour schemes, and reports all violations together.
fn check_theme(theme: &str) {
    let app = App::french();
    app.set("Theme", theme);
    // Pieces and backgrounds must not be half-way between two colours.
    app.script("document.documentElement.style.setProperty('transition', 'none')", &[]);
    let mut faults = Vec::new();
    for (width, height) in SIZES {
        app.resize(width, height);
        app.visit("");
        app.reload();
        app.find(".piece");
        load_axe(&app);
        let mut look = |page: &str| {
            app.shot(&format!("{theme}-{width}-{page}"));
            faults.extend(serious(&app).iter().map(|f| format!("{theme} {width}x{height} {page}: {f}")));
        };
        visit_all(&app, &mut look);
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Shows one page after the other.
fn visit_all(app: &App, look: &mut dyn FnMut(&str)) {
    look("start");
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5", "g1"]);
    app.wait_until("a piece is held", || app.has(".mark.held"));
    look("game");
    app.tap_squares(Pointer::Mouse, &["g4"]);
    app.expect_notice();
    look("notice");
    app.open_settings();
    app.find("dialog[open] select");
    look("settings");
    app.close_settings();
    app.click("[data-control=end]");
    app.find("dialog[open] [data-do=resign]");
    look("end");
    app.close_dialog();
    app.click("[data-control=save]");
    app.find("dialog[open] [data-do=save-pgn]");
    look("save");
    app.close_dialog();
    app.click("[data-control=new]");
    app.click("dialog .option:nth-of-type(2) input[type=radio]");
    app.fill("dialog input[name=array]", "960");
    app.keys(key::ENTER);
    app.wait_until("the reason is told", || !app.text("dialog .wrong").is_empty());
    look("chooser");
    app.click("dialog .option:nth-of-type(1) input[type=radio]");
    app.click("dialog button[type=submit]");
    app.expect_paper(&[]);
    for (page, css) in
        [("more", ".place-link"), ("play", ".game-card .diagram"), ("practise", ".today .tasks a")]
    {
        app.script("location.hash = arguments[0]", &[page.into()]);
        app.find(css);
        app.script("document.querySelectorAll('main:not(.page) details').forEach(d => d.open = true)", &[]);
        look(page);
    }
    app.script("location.hash = '#about'", &[]);
    app.find("main.about");
    app.find(".notes details");
    app.script("document.querySelectorAll('main:not(.page) details').forEach(d => d.open = true)", &[]);
    look("about");
    app.script("location.hash = '#device'", &[]);
    app.click("[data-do=forget-all]");
    app.script("dispatchEvent(new Event('notabene-newer'))", &[]);
    app.find(".newer button");
    look("device");
    app.script("location.hash = '#games'", &[]);
    app.find("main.my-games .kept-games li");
    look("games");
    app.click(".newer [data-do=not-now]");
    app.script("location.hash = '#chess960'", &[]);
    app.find("main.room .notes details");
    app.script("document.querySelectorAll('main:not(.page) details').forEach(d => d.open = true)", &[]);
    look("room");
    app.script("location.hash = '#setup'", &[]);
    app.find(".setup svg.board");
    look("setup");
    app.fill("#fen", "P3k3/8/8/8/8/8/8/K1K5 w x");
    app.find(".fen-place mark");
    look("setup-wrong");
    app.click("[data-act=start]");
    app.script("location.hash = ''", &[]);
    app.wait_until("the game is back", || !app.has(".setup"));
    app.click("[data-control=records]");
    app.click("[data-do=picture]");
    app.find("dialog[open] .picture img");
    look("picture");
    app.close_dialog();
}

/// Puts axe-core into the page as it is.
pub fn load_axe(app: &Browser) {
    let axe = fs::read_to_string(places::npm().join("axe-core/axe.min.js")).expect("axe-core is installed");
    app.script(&format!("{axe}; window.axe = axe"), &[]);
}

/// The serious and critical faults on the page as it is, with the first places of each.
pub fn serious(app: &Browser) -> Vec<String> {
    let run = "axe.run({resultTypes: ['violations']}).then(result => {
        const bad = result.violations.filter(v => v.impact === 'serious' || v.impact === 'critical');
        const place = n => n.target.join(' ') + ' [' + n.failureSummary.replace(/\\s+/g, ' ') + ']';
        done(bad.map(v => v.impact + ' ' + v.id + ': ' + v.nodes.length + ' times: '
            + v.nodes.slice(0, 4).map(place).join(' | ')));
    }, error => done(['axe failed: ' + error]))";
    strings(&app.script_later(run, &[]))
}
