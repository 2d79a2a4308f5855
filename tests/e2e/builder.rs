//! My courses: a lesson is built by taps, saved, changed, shared by a link and done on a phone; files come and go.

use crate::app::App;
use crate::gallery::Check::Sides;
use crate::gallery::{DESK, Gallery};
use crate::learn::square;
use crate::share::shown;
use notabene::study;

/// The text of the first course on the device.
pub fn text(app: &App) -> String {
    let saved = app.script("return localStorage.getItem('notabene.1.course.own1')", &[]);
    saved.as_str().unwrap_or_default().into()
}

pub fn go(app: &App, address: &str) {
    app.script("location.hash = arguments[0]", &[address.into()]);
    app.find("main.course-builder h1");
}

/// Begins the first course of a device, in English.
pub fn begun() -> App {
    let app = App::speaking("en");
    go(&app, "#courses");
    app.finger("[data-do=new-course]");
    app.find(".builder [name=lead]");
    app
}

/// Adds an exercise of a kind to the first lesson, and opens it.
pub fn add(app: &App, kind: &str) {
    go(app, "#courses/own1/1");
    app.finger("[data-do=new-exercise]");
    app.find(".builder [name=kind]");
    app.pick(".builder [name=kind]", kind);
}

/// Taps on squares of the board of the builder.
pub fn squares(app: &App, names: &[&str]) {
    for name in names {
        app.finger(&format!(".builder .stand [data-cell='{}']", square(name)));
    }
}

fn expect_right(app: &App, text: &str) {
    app.expect("the right answer", text.to_string(), || {
        app.property("[data-answer=right] [name=answer]", "value")
    });
}

/// Builds five exercises by taps, and by typing of texts alone.
fn build_five(app: &App) {
    app.fill(".builder [name=title]", "Knights and pawns");
    app.finger(".build-list li a");
    app.find(".builder [name=goal]");
    app.fill(".builder [name=title]", "The first moves");
    app.fill(".builder [name=goal]", "Play and write the first moves.");
    app.finger(".build-list li a");
    app.fill(".builder [name=point]", "The knight jumps: Nf3.");
    squares(app, &["g1", "f3"]);
    app.finger("[data-mode=draw]");
    squares(app, &["f3"]);
    app.expect("the mark", "f3", || app.property(".builder [name=lit]", "value"));
    // Find a move and play it, with a mistake that has its own hint.
    add(app, "play");
    squares(app, &["e2", "e4"]);
    expect_right(app, "e4");
    app.pick(".builder [name=role]", "wrong");
    squares(app, &["e2", "e3"]);
    app.fill("[data-answer=wrong] [name=hint]", "Two steps, please.");
    // Find a square; a typical mistake is added by a tap.
    add(app, "find");
    squares(app, &["f3"]);
    expect_right(app, "f3");
    app.finger(".proposals [data-do=add-mistake]");
    app.find("[data-answer=wrong]");
    // Name a square.
    add(app, "name");
    squares(app, &["c6"]);
    app.wait_until("it is derived", || app.text(".derived").contains("c6"));
    // Write a move.
    add(app, "write");
    squares(app, &["g1", "f3"]);
    app.wait_until("it is derived", || app.text(".derived").contains("Nf3"));
    app.finger(".proposals [data-do=add-mistake]");
    app.find("[data-answer=wrong]");
    // Choose one of three.
    add(app, "choose");
    squares(app, &["g1", "f3"]);
    app.finger("[data-do=fill-options]");
    expect_right(app, "Nf3");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_lesson_of_five_exercises_is_built_by_taps_shared_and_done_on_a_phone() {
    let app = begun();
    app.resize(1024, 768);
    build_five(&app);
    app.shot("choose");
    go(&app, "#courses/own1");
    app.find(".problem-list .ready");
    // Reopened, and changed.
    app.reload();
    app.find(".builder [name=lead]");
    assert_eq!(app.property(".builder [name=title]", "value"), "Knights and pawns");
    app.fill(".builder [name=lead]", "A lesson on the first moves.");
    let course = study::read(&text(&app)).expect("a course");
    assert_eq!(course.lessons[0].exercises.len(), 5, "{}", text(&app));
    app.shot("course");
    // Undone and done again.
    let whole = text(&app);
    app.finger("[data-do=undo]");
    app.wait_until("it is undone", || text(&app) != whole);
    app.finger("[data-do=redo]");
    app.expect("all again", whole, || text(&app));
    app.finger("[data-do=share-course]");
    app.wait_until("the course is packed", || shown(&app).contains("#c=1"));
    let link = shown(&app);
    let fragment = link.split_once('#').map(|(_, fragment)| fragment.to_string()).unwrap_or_default();
    do_on_a_phone(&fragment);
    assert_eq!(app.console(), [""; 0], "the console");
}

/// Opens the course of a link on another device, and does its exercises by finger.
fn do_on_a_phone(fragment: &str) {
    let phone = App::speaking("en");
    phone.resize(360, 740);
    phone.script("location.hash = arguments[0]", &[fragment.into()]);
    phone.find(".lesson-text h1");
    let names: Vec<String> = {
        let course = study::read(&text(&phone)).expect("the course of the link");
        course.lessons[0].exercises.iter().map(|exercise| exercise.id.clone()).collect()
    };
    let open = |n: usize| {
        phone.script("location.hash = arguments[0]", &[format!("#learn/own1/L1/{}", names[n]).into()]);
        phone.wait_until("the exercise is open", || {
            phone.texts(".lesson-head").concat().contains(&format!("{} of 5", n + 1))
        });
    };
    open(0);
    phone.fields(&[square("e2"), square("e3")]);
    phone.wait_until("the hint of the author", || phone.text(".said").contains("Two steps, please."));
    phone.fields(&[square("e2"), square("e4")]);
    phone.find(".said .star.won");
    open(1);
    phone.fields(&[square("f3")]);
    phone.expect_stars(3);
    open(2);
    phone.circle(&[(1, "c"), (2, "6")]);
    phone.finger("[data-do=check]");
    phone.expect_stars(3);
    open(3);
    phone.circle(&[(1, "N"), (3, "f"), (4, "3")]);
    phone.finger("[data-do=check]");
    phone.expect_stars(3);
    open(4);
    phone.finger("[data-option='0']");
    phone.expect_stars(3);
    assert_eq!(phone.console(), [""; 0], "the console");
}

/// All pages of the course builder.
pub fn pages(gallery: &mut Gallery) {
    let app = begun();
    build_five(&app);
    app.resize(DESK.0, DESK.1);
    let sizes = [(360, 740), DESK];
    for page in ["", "/own1", "/own1/1", "/own1/1/1", "/own1/1/2", "/own1/1/6"] {
        go(&app, &["#courses", page].concat());
        app.script("document.querySelectorAll('.builder details').forEach(d => d.open = true)", &[]);
        app.let_settle();
        gallery.look(&app, &format!("builder {page}"), &sizes, &["light"], &[Sides]);
    }
    app.finger("[data-mode=pieces]");
    app.find(".builder .palette");
    app.find(".builder [data-mode=moves]");
    gallery.look(&app, "builder, pieces", &sizes, &["light"], &[]);
}
