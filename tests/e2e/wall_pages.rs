//! Lessons, drills and the free board on the wall.

use crate::app::App;
use crate::browser::{Point, Pointer, file_and_rank, key};

fn square(app: &App, name: &str) -> Point {
    let (file, rank) = file_and_rank(name);
    let frame = app.frame("main.wall svg.board");
    let part = |n: u8| (f64::from(n) + 0.5) / 8.0;
    Point { x: frame.left + part(file) * frame.width, y: frame.top + part(7 - rank) * frame.height }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_lesson_is_asked_hinted_answered_and_goes_on() {
    let app = App::french();
    app.visit("#learn/notation/L05/L05-2");
    app.click(".lesson-head .to-wall");
    app.wait_until("the question is on the wall", || {
        app.texts("main.wall .wall-asks").iter().any(|text| text.contains("Dh5"))
    });
    app.resize(1024, 768);
    app.shot("lesson-1024");
    // The answer is only in the notes.
    let wall = app.window();
    app.keys("n");
    let notes = app.find_window(&[&wall]);
    app.wait_until("the teacher knows the answer", || {
        app.texts(".wall-secret").iter().any(|text| text.contains("Dh5"))
    });
    assert!(app.count(".wall-mistakes dt") > 0);
    app.shot("notes");
    app.look_at(&wall);
    assert_eq!(app.count("main.wall .wall-saying p"), 0);
    // A pupil tries another move.
    app.tap(Pointer::Touch, square(&app, "d1"));
    app.tap(Pointer::Touch, square(&app, "g4"));
    app.wait_until("one thing to look at", || app.count("main.wall .wall-saying p") > 0);
    assert!(!app.has(".wall-right"));
    // Space: hint, answer, the move itself; then the next page.
    app.keys("  ");
    app.wait_until("the answer", || app.texts("main.wall .wall-saying p").iter().any(|t| t.contains("Dh5")));
    app.keys(" ");
    app.find(".wall-right");
    app.look_at(&notes);
    app.find(".wall-right");
    app.click("[data-tool-of-wall=on]");
    app.look_at(&wall);
    app.wait_until("the next exercise", || {
        app.script("return location.hash", &[]).as_str().is_some_and(|hash| hash.ends_with("/L05-3"))
    });
    // Back to the previous question, and a reload keeps it.
    app.keys(key::LEFT);
    app.wait_until("the exercise before", || {
        app.script("return location.hash", &[]).as_str().is_some_and(|hash| hash.ends_with("/L05-2"))
    });
    app.keys(" ");
    app.wait_until("the hint", || app.count("main.wall .wall-saying p") == 1);
    app.reload();
    app.wait_until("the hint again", || app.count("main.wall .wall-saying p") == 1);
    app.keys(key::ESCAPE);
    app.find(".classroom .prompt");
    assert_eq!(app.console(), [""; 0]);
}

/// No scrolling on a projector: the longest questions fit with their options and the answer, on a screen of 4:3.
#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_question_its_options_and_the_answer_stand_there_at_once() {
    let app = App::french();
    app.resize(1024, 768);
    for exercise in ["L01/L01-3", "L10/L10-5", "L10/L10-4", "L09/L09-4"] {
        app.visit(&format!("#wall/learn/notation/{exercise}"));
        app.reload();
        app.find("main.wall .wall-option");
        app.keys("  ");
        app.find("main.wall .wall-saying p");
        app.wait_until("nothing is below the edge", || {
            let measure = "const e = document.querySelector('.wall-words');
                return e.scrollHeight <= e.clientHeight + 1 && e.scrollWidth <= e.clientWidth + 1";
            app.script(measure, &[]) == true
        });
    }
}

/// The head of a phone has no room for the button of the wall: its page is among those of the lessons.
#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_phone_finds_the_wall_on_the_page_of_the_lessons() {
    let app = App::french();
    app.resize(360, 740);
    app.visit("#learn");
    app.click(".more a[href='#wall']");
    app.find("main.wall .wall-seen");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_drill_asks_for_a_field_in_giant_letters() {
    let app = App::french();
    app.visit("#wall/drill/find/chess");
    app.find("main.wall .wall-word");
    app.resize(1024, 768);
    app.shot("drill-1024");
    let name = app.text("main.wall .wall-word");
    let size =
        app.script("return parseFloat(getComputedStyle(document.querySelector('.wall-word')).fontSize)", &[]);
    assert!(size.as_f64().unwrap_or_default() > 120.0, "{size}");
    // A finger on the field itself.
    app.tap(Pointer::Touch, square(&app, &name));
    app.find(".wall-right");
    app.keys(" ");
    app.wait_until("another field", || !app.has(".wall-right"));
    // Twice help: the field is lit.
    app.keys("  ");
    app.find("main.wall .mark.lit");
    app.visit("#wall/drill/name/draughts/international");
    app.reload();
    app.find("main.wall .mark.lit");
    assert!(!app.has("main.wall .wall-word"));
    app.keys("  ");
    app.find("main.wall .wall-word");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn on_the_free_board_everything_may_stand_everywhere() {
    let app = App::french();
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    app.keys("p");
    app.find("main.wall .wall-seen");
    let wall = app.window();
    app.keys("n");
    let notes = app.find_window(&[&wall]);
    app.find(".wall-notes [data-tool-of-wall=free]");
    app.click("[data-tool-of-wall=free]");
    app.find(".wall-notes .wall-free .palette");
    app.look_at(&wall);
    app.find("main.wall .wall-free .palette");
    // Adjacent kings are illegal: here they are allowed.
    let drag = |from: &str, to: &str| app.drag(Pointer::Mouse, square(&app, from), square(&app, to));
    drag("e1", "e7");
    let cell = |name: &str| {
        let (file, rank) = file_and_rank(name);
        app.attribute(&format!("main.wall [data-cell='{}']", rank * 8 + file), "aria-label")
            .unwrap_or_default()
    };
    app.wait_until("the king is there", || cell("e7").contains("roi blanc"));
    app.click(".wall-free [data-tool=black-queen]");
    app.tap(Pointer::Mouse, square(&app, "e1"));
    app.wait_until("a queen from the tray", || cell("e1").contains("dame noire"));
    assert!(!app.has("main.wall .mark.wrong"));
    app.draw(square(&app, "a8"), square(&app, "e4"), &[]);
    app.wait_until("an arrow", || app.has("main.wall .overlay [data-drawn]"));
    app.resize(1024, 768);
    app.shot("free-1024");
    app.look_at(&notes);
    app.wait_until("the arrow is in the notes", || app.has("main.wall .overlay [data-drawn]"));
    app.wait_until("the notes show it", || {
        cell("e7").contains("roi blanc") && cell("e1").contains("dame noire")
    });
    // The notes remove a piece by keyboard.
    app.script("document.querySelector('main.wall [data-cell=\"4\"]').focus()", &[]);
    app.keys("\u{E017}");
    app.look_at(&wall);
    app.wait_until("the queen is gone", || !cell("e1").contains("dame"));
    app.reload();
    app.wait_until("a reload keeps it", || cell("e7").contains("roi blanc"));
    // Back to the game, where nothing has changed.
    app.keys(key::ESCAPE);
    app.wait_until("the game is back", || !app.has(".wall-free") && cell("e4").contains("pion blanc"));
    app.look_at(&notes);
    app.wait_until("in the notes, too", || !app.has(".wall-free"));
    app.look_at(&wall);
    app.keys(key::ESCAPE);
    app.expect_paper(&["e4"]);
}

/// The teacher's own course with positions to set up.
const SET_UP_COURSE: &str = "notabene course 1

course own
game chess
title
  en Positions
lead
  en Set up.

lesson S
title
  en Set up
goal
  en To see it in the head.

point
  en Look.

exercise after set-up
prompt
  en Set up the position after 1.e4 e5 2.Nf3.
board start
moves e4 e5 Nf3

exercise look set-up
prompt
  en Look at the pieces, then set them up.
pieces 8/8/3k4/8/4K3/8/8/8 w - - 0 1
number 5
";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_class_sets_up_a_position_together_by_finger_and_sees_what_is_wrong() {
    let app = App::speaking("en");
    app.visit("#learn");
    app.find(".own textarea");
    let put = "document.querySelector('details.own').open = true;
        document.querySelector('.own textarea').value = arguments[0]";
    app.script(put, &[SET_UP_COURSE.into()]);
    app.click("[data-do=add-course]");
    app.find("[data-course=own1] .lesson-list a");
    app.visit("#wall/learn/own1/S/after");
    app.find("main.wall .wall-set-up .palette");
    app.resize(1024, 768);
    let pieces = || app.count("main.wall .pieces .piece");
    // Pieces are moved with two taps each.
    for (from, to) in [("e2", "e4"), ("e7", "e5")] {
        app.tap(Pointer::Touch, square(&app, from));
        app.wait_until("the piece is in the hand", || app.has("main.wall .marks .lit"));
        app.tap(Pointer::Touch, square(&app, to));
        app.wait_until("the piece stands there", || !app.has("main.wall .marks .lit"));
    }
    app.click("main.wall [data-do=check]");
    app.wait_until("the count", || {
        app.texts("main.wall .wall-saying p").iter().any(|t| t.contains("31 of 32"))
    });
    app.expect("two fields are marked", 2, || app.count("main.wall .marks .lit"));
    app.shot("wall-set-up-wrong");
    // A knight from the pieces beside the board; the other is taken off.
    app.click("main.wall .wall-set-up [aria-label='White knight']");
    app.tap(Pointer::Touch, square(&app, "f3"));
    app.expect("a piece more", 33, pieces);
    app.reload();
    app.expect("they stay over a reload", 33, pieces);
    app.click("main.wall .wall-set-up [data-piece=eraser]");
    app.tap(Pointer::Mouse, square(&app, "g1"));
    app.expect("a piece less", 32, pieces);
    app.click("main.wall [data-do=check]");
    app.find(".wall-right");
    app.expect("the pieces go away", 0, || app.count("main.wall .palette"));
    app.shot("wall-set-up-right");
    // The next one is seen until the teacher goes on.
    app.keys(" ");
    app.expect("the pieces are seen", 2, pieces);
    assert!(!app.has("main.wall .palette"));
    app.keys(" ");
    app.expect("an empty board", 0, pieces);
    app.find("main.wall .wall-set-up .palette");
    app.keys("   ");
    app.find(".wall-right");
    app.expect("the answer stands there", 2, pieces);
}
