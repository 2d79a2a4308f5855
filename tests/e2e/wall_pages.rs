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
fn a_question_its_options_and_the_answer_stand_there_at_once(app: &App) {
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
fn a_phone_finds_the_wall_on_the_page_of_the_lessons(app: &App) {
    app.resize(360, 740);
    app.visit("#learn");
    app.click(".more a[href='#wall']");
    app.find("main.wall .wall-seen");
}

fn a_drill_asks_for_a_field_in_giant_letters(app: &App) {
    app.visit("#wall/drill/find/chess");
    app.find("main.wall .wall-word");
    app.resize(1024, 768);
    app.shot("drill-1024");
    let name = app.text("main.wall .wall-word");
    let size =
        app.script("return parseFloat(getComputedStyle(document.querySelector('.wall-word')).fontSize)", &[]);
    assert!(size.as_f64().unwrap_or_default() > 120.0, "{size}");
    // A finger on the field itself.
    app.tap(Pointer::Touch, square(app, &name));
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

/// Names of fields are at least 4 % of the board, on all its sides; the board fills the height.
fn names_can_be_read_from_the_last_row(app: &App) {
    for (game, position, moves, name) in [
        (
            "chess",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "e2e4 c7c5 g1f3 d7d6 *",
            "chess",
        ),
        ("draughts/international", "W:W31-50:B1-20", "32-28 19-23 28x19 14x23 *", "draughts"),
        ("scharten", "", "", "scharten"),
    ] {
        app.anew("en");
        match moves {
            "" => app.script("location.hash = '#wall/drill/find/scharten'", &[]),
            moves => {
                app.put_kept(&format!("notabene 1\n{game}\n{position}\n{moves}\n"));
                app.visit("");
                app.find("svg.board .piece");
                app.script("location.hash = '#wall'", &[])
            }
        };
        app.find("main.wall svg.board");
        for (width, height) in [(1024, 768), (1920, 1080), (800, 600), (768, 1024)] {
            app.resize(width, height);
            let board = app.frame("main.wall svg.board");
            let measure = "return Math.min(...[...document.querySelectorAll(
                'main.wall .ranks span, main.wall .files span, main.wall .fields text')]
                .filter(e => e.getClientRects().length)
                .map(e => e.ownerSVGElement ? parseFloat(getComputedStyle(e).fontSize) * e.ownerSVGElement.getBoundingClientRect().width / 100
                    : parseFloat(getComputedStyle(e).fontSize)))";
            let size = app.script(measure, &[]).as_f64().expect("names have a size");
            assert!(size >= 0.04 * board.width, "{name} {width}x{height}: {size} of {}", board.width);
            if name != "scharten" {
                let sides = app.count("main.wall .ranks.far span") + app.count("main.wall .files.far span");
                assert!(sides >= 16, "{name}: names on the far sides");
            }
            let least = if width > height { 0.6 } else { 0.7 };
            let part = board.width / f64::from(width.min(height));
            assert!(part > least, "{name} {width}x{height}: the board has {part} of the screen");
            assert!(app.in_view("main.wall .board-frame"), "{name} {width}x{height}");
            // No overflow, however long the moves are.
            let wide = app.script(
                "return document.querySelector('.wall-words').scrollWidth
                <= document.querySelector('.wall-words').clientWidth + 1",
                &[],
            );
            assert_eq!(wide, true, "{name} {width}x{height}: the words fit");
            app.shot(&format!("{name}-{width}"));
        }
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn boards_questions_and_drills_on_the_wall_are_large_and_whole() {
    let app = App::french();
    steps!(
        &app,
        [
            a_question_its_options_and_the_answer_stand_there_at_once,
            a_drill_asks_for_a_field_in_giant_letters,
            a_phone_finds_the_wall_on_the_page_of_the_lessons,
            names_can_be_read_from_the_last_row
        ]
    );
}
