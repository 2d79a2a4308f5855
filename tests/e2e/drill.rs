//! Free drills: fields and moves are asked for, and answered by mouse, finger and keys.

use crate::app::App;
use crate::browser::{Point, Pointer};
use crate::gallery::Check::Sides;
use crate::gallery::{DESK, Gallery, Size};
use crate::layout::SIZES;

/// The page of drills in a language.
fn drills(language: &str) -> App {
    let app = App::speaking(language);
    app.script("location.hash = '#drill'", &[]);
    app.find("main.drill [data-do=begin]");
    app
}

fn choose(app: &App, kind: &str, game: &str) {
    app.pick("main.drill select[name=game]", game);
    // On a phone the board stays in sight, over what was scrolled under it.
    app.script("scrollTo(0, 0)", &[]);
    app.click(&format!("main.drill [data-kind={kind}]"));
    // The choice of moves, fields and side is in the collapsed settings.
    if !app.has("main.drill .more[open]") {
        app.click("main.drill .more summary");
    }
}

fn begin(app: &App) {
    app.click("main.drill [data-do=begin]");
    app.wait_until("a task is told", || !ask(app).is_empty());
}

fn ask(app: &App) -> String {
    app.texts("main.drill .ask").concat()
}

fn verdict(app: &App) -> String {
    app.texts("main.drill .verdict").concat()
}

fn stars(app: &App) -> String {
    let read = "return Array.from(document.querySelectorAll('.stars i'), i => i.dataset.stars).join('')";
    app.script(read, &[]).as_str().unwrap_or_default().to_string()
}

/// Asks for help until the answer is shown, and returns it.
fn told(app: &App) -> String {
    app.click("main.drill [data-do=help]");
    app.click("main.drill [data-do=help]");
    let answer = || verdict(app).strip_prefix("The answer is ").map(String::from);
    app.wait_until("the answer is told", || answer().is_some());
    answer().unwrap_or_default().trim_end_matches(". Now you.").to_string()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_written_move_is_played() {
    let app = drills("en");
    choose(&app, "play", "chess");
    app.click("main.drill [data-special=pawn]");
    app.click("main.drill [data-side=black]");
    begin(&app);
    let text = ask(&app);
    told(&app);
    app.expect("both fields are lit", 2, || app.count("main.drill .mark.lit"));
    let place = |n: usize| {
        let read = "const r = document.querySelectorAll('main.drill .mark.lit .tint')[arguments[0]]
            .getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]";
        let at = app.script(read, &[n.into()]);
        Point { x: at[0].as_f64().unwrap(), y: at[1].as_f64().unwrap() }
    };
    let (from, to) = (place(0), place(1));
    app.drag(Pointer::Mouse, from, to);
    app.expect("a star", "1", || stars(&app));
    assert!(text.contains(" plays "), "{text}");
    // The game of the board is unchanged.
    app.click("main.drill [data-do=stop]");
    app.script("location.hash = ''", &[]);
    app.expect_paper(&[]);
}

/// Drills of all kinds, chosen and with a hint.
pub fn kinds(gallery: &mut Gallery) {
    let app = drills("fr");
    app.resize(DESK.0, DESK.1);
    let sizes: Vec<Size> = SIZES.into_iter().chain([(400, 860), (860, 400)]).collect();
    for (kind, game) in
        [("name", "chess"), ("find", "scharten"), ("write", "chess"), ("name", "draughts/canadian")]
    {
        choose(&app, kind, game);
        gallery.look(&app, &format!("drill {kind} {game}"), &sizes, &["light"], &[Sides]);
        begin(&app);
        app.click("main.drill [data-do=help]");
        app.wait_until("a hint is told", || !verdict(&app).is_empty());
        gallery.look(&app, &format!("drill {kind} {game} begun"), &sizes, &["light"], &[Sides]);
        app.click("main.drill [data-do=stop]");
        app.find("main.drill [data-do=begin]");
    }
}
