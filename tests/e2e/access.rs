//! axe-core finds no serious fault, in any colours, at any size, on any page.

use crate::app::App;
use crate::browser::{Browser, Pointer, key, places, strings};
use crate::gallery::Check::{InView, Sides};
use crate::gallery::{DESK, Gallery, SIZES, THEMES};
use std::fs;

/// The game and its windows.
pub fn game(gallery: &mut Gallery) {
    let app = App::french();
    app.resize(DESK.0, DESK.1);
    app.find(".piece");
    let look = |gallery: &mut Gallery, state: &str| gallery.look(&app, state, &SIZES, &THEMES, &[]);
    gallery.look(&app, "start", &SIZES, &THEMES, &[Sides, InView(".surface")]);
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5", "g1"]);
    app.wait_until("a piece is held", || app.has(".mark.held"));
    look(gallery, "game");
    app.tap_squares(Pointer::Mouse, &["g4"]);
    app.expect_notice();
    look(gallery, "notice");
    app.open_settings();
    app.find("dialog[open] select");
    look(gallery, "settings");
    app.close_settings();
    app.click("[data-control=end]");
    app.find("dialog[open] [data-do=resign]");
    look(gallery, "end");
    app.close_dialog();
    app.click("[data-control=save]");
    app.find("dialog[open] [data-do=save-pgn]");
    look(gallery, "save");
    app.close_dialog();
    app.click("[data-control=new]");
    app.click("dialog .option:nth-of-type(2) input[type=radio]");
    app.fill("dialog input[name=array]", "960");
    app.keys(key::ENTER);
    app.wait_until("the reason is told", || !app.text("dialog .wrong").is_empty());
    look(gallery, "chooser");
    app.click("dialog .option:nth-of-type(1) input[type=radio]");
    app.click("dialog button[type=submit]");
    app.expect_paper(&[]);
    app.click("[data-control=records]");
    app.click("[data-do=picture]");
    app.find("dialog[open] .picture img");
    look(gallery, "picture");
}

/// The pages beside it.
pub fn pages(gallery: &mut Gallery) {
    let app = App::french();
    app.resize(DESK.0, DESK.1);
    let look = |gallery: &mut Gallery, state: &str| gallery.look(&app, state, &SIZES, &THEMES, &[]);
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    for (page, css) in [
        ("teach", ".place-card"),
        ("teach/lesson", ".lesson-step .squares svg"),
        ("games", ".game-card .diagram"),
        ("practise", ".today .tasks a"),
    ] {
        app.script("location.hash = arguments[0]", &[page.into()]);
        app.find(css);
        open_details(&app);
        look(gallery, &page.replace('/', " "));
    }
    app.script("location.hash = '#about'", &[]);
    app.find("main.about");
    app.find(".notes details");
    open_details(&app);
    look(gallery, "about");
    app.script("location.hash = '#device'", &[]);
    app.click("[data-do=forget-all]");
    app.script("dispatchEvent(new Event('notabene-newer'))", &[]);
    app.find(".newer button");
    look(gallery, "device");
    app.script("location.hash = '#me'", &[]);
    app.click("[data-do=who-add]");
    app.find(".learner-form");
    look(gallery, "me");
    app.script("location.hash = '#me/parents'", &[]);
    app.find("[data-part=next] a");
    look(gallery, "parents");
    app.script("location.hash = '#games/mine'", &[]);
    app.find("main.my-games .kept-games li");
    look(gallery, "games");
    app.click(".newer [data-do=not-now]");
    app.script("location.hash = '#chess960'", &[]);
    app.find("main.room .notes details");
    open_details(&app);
    look(gallery, "room");
    app.script("location.hash = '#setup'", &[]);
    app.find(".setup svg.board");
    look(gallery, "setup");
    app.fill("#fen", "P3k3/8/8/8/8/8/8/K1K5 w x");
    app.find(".fen-place mark");
    look(gallery, "setup-wrong");
    app.click("[data-act=start]");
}

fn open_details(app: &App) {
    app.script("document.querySelectorAll('main:not(.page) details').forEach(d => d.open = true)", &[]);
}

/// Puts axe-core into the page as it is.
pub fn load_axe(app: &Browser) {
    let axe = fs::read_to_string(places::npm().join("axe-core/axe.min.js")).expect("axe-core is installed");
    app.script(&format!("{axe}; window.axe = axe"), &[]);
}

/// The serious and critical faults on the page as it is, with the first places of each.
pub fn serious(app: &Browser) -> Vec<String> {
    found(app, "{resultTypes: ['violations']}")
}

/// Likewise, those that may come with other colours.
pub fn serious_in_colours(app: &Browser) -> Vec<String> {
    found(
        app,
        "{resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable']}",
    )
}

fn found(app: &Browser, options: &str) -> Vec<String> {
    let run = "axe.run(OPTIONS).then(result => {
        const bad = result.violations.filter(v => v.impact === 'serious' || v.impact === 'critical');
        const place = n => n.target.join(' ') + ' [' + n.failureSummary.replace(/\\s+/g, ' ') + ']';
        done(bad.map(v => v.impact + ' ' + v.id + ': ' + v.nodes.length + ' times: '
            + v.nodes.slice(0, 4).map(place).join(' | ')));
    }, error => done(['axe failed: ' + error]))";
    strings(&app.script_later(&run.replace("OPTIONS", options), &[]))
}
