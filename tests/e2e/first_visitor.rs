//! What a first visitor wants is at most two taps away, by what is seen on the screen alone.

use crate::app::{App, Visitor};
use crate::browser::Pointer;
use crate::door::tap;

/// A phone, a tablet, a notebook.
const SIZES: [(u32, u32); 3] = [(360, 740), (768, 1024), (1366, 768)];

/// A task: the words to tap one after the other, and what is on the screen then.
type Task = (&'static str, &'static [&'static str], &'static str);

const TASKS: [Task; 14] = [
    ("lesson 1", &["Learn Lesson 1"], "main.class .lesson-text h1"),
    ("exercise 3 of lesson 5", &["Learn", "5:3"], "main.class .task #prompt"),
    ("the easiest opponent", &["Games", "Sam the snail"], ".opponent.on"),
    ("Scharten", &["Games", "Play: Scharten, quiet"], ".board-frame.round"),
    ("Turkish draughts", &["Games", "Play: Turkish"], ".pieces .piece"),
    ("the rules of all games", &["Games", "Rules"], "main.places-page .place-card"),
    ("an old game", &["Games", "My games"], "main.my-games"),
    ("print an empty sheet", &["For teachers", "Print score sheets"], "main.printing .leaf-page"),
    ("resign", &["Game", "Resign"], ".sheet .result"),
    ("ten tasks", &["Today", "Begin"], "main.class .task #prompt"),
    ("the mind’s eye", &["Practise", "The mind’s eye"], "main.class .task #prompt"),
    ("which mistakes do I make", &["Practise", "What to look at again"], "main.class h1"),
    ("what has my child learnt", &["Me", "For parents"], "main.me [data-part]"),
    ("another language", &["Français"], "html[lang=fr]"),
];

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn what_a_first_visitor_wants_is_at_most_two_taps_away() {
    let app = App::unopened();
    for (width, height) in SIZES {
        let first_visit = Visitor::new().speaking("en").in_window((width, height));
        for (task, taps, then) in TASKS {
            first_visit.clone().take_over(&app);
            assert!(taps.len() <= 2, "{task}");
            for words in taps {
                match *words {
                    "5:3" => app.click("[data-course=notation] li:nth-child(5) .numbers a:nth-child(3)"),
                    words => tap(&app, words),
                }
            }
            app.wait_until(&format!("{task} at {width}x{height}"), || app.has(then));
            app.shot(&format!("visitor-{}-{width}", task.replace(' ', "-")));
        }
        first_visit.take_over(&app);
        app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
        app.expect_paper(&["e4"]);
        // A move by hand: the pen, on a phone behind the pencil.
        if width < 500 {
            tap(&app, "Write a move");
        }
        tap(&app, "Write by hand");
        app.find(".ink-input");
    }
}
