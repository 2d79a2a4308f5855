//! Three people walk through the app by what is on the screen: a child's first hour on a tablet, a parent's first minute on a phone,
//! a teacher's first lesson at a projector.

use crate::app::App;
use crate::browser::Pointer;
use crate::door::tap;
use crate::layout::assert_no_side_scroll;
use crate::learn::square;
use serde_json::json;

/// The app in English on a first visit, at a size.
fn first_visit(width: u32, height: u32) -> App {
    let app = App::speaking("en");
    app.resize(width, height);
    app.reload();
    sees(&app, "Play, and learn to write your moves down.");
    app
}

/// Waits until words are on the screen, as a person sees them.
#[track_caller]
fn sees(app: &App, words: &str) {
    let seen = "const all = document.querySelector('dialog[open]') ?? document.body;
        return all.innerText.replace(/\\s+/g, ' ').includes(arguments[0])";
    app.wait_until(&format!("“{words}” is read"), || app.script(seen, &[words.into()]) == true);
}

/// Picks an entry of the list with a name, as it is read.
#[track_caller]
fn picks(app: &App, list: &str, entry: &str) {
    let pick = "const label = [...document.querySelectorAll('label')].find(e => e.checkVisibility() &&
            e.querySelector('select') && e.innerText.trim().startsWith(arguments[0]));
        const option = [...label?.querySelectorAll('option') ?? []].find(e => e.label.includes(arguments[1]));
        if (option) { option.selected = true; option.parentElement.dispatchEvent(new Event('change', {bubbles: true})) }
        return Boolean(option)";
    let picked = || app.script(pick, &[list.into(), entry.into()]) == true;
    app.wait_until(&format!("“{entry}” is in the list “{list}”"), picked);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_childs_first_hour_on_a_tablet() {
    let app = first_visit(768, 1024);
    // The first lesson, without a letter to write.
    tap(&app, "Learn Lesson 1");
    sees(&app, "Why write moves down?");
    app.shot("child-lesson");
    tap(&app, "Exercises");
    sees(&app, "Tap or click the square e4.");
    app.fields(&[square("e5")]);
    sees(&app, "You chose e5");
    app.fields(&[square("e4")]);
    sees(&app, "Right!");
    app.shot("child-right");
    // A tablet that slept loads the page again: what was done stays done, and the way on is there.
    app.reload();
    sees(&app, "Done");
    tap(&app, "Next exercise");
    sees(&app, "Tap or click the square g5.");
    // A game against the easiest opponent.
    tap(&app, "Games");
    tap(&app, "Sam the snail");
    app.find(".opponent.on");
    app.tap_squares(Pointer::Touch, &["e2", "e4"]);
    app.wait_until("Sam answers", || app.count(".sheet .move") >= 2);
    app.shot("child-game");
    tap(&app, "Game");
    tap(&app, "Resign");
    sees(&app, "Notabene has won.");
    sees(&app, "Again");
    // Ten tasks, then what is there next time.
    tap(&app, "Practise");
    tap(&app, "Begin");
    app.find("main.class .task #prompt");
    app.shot("child-today");
    tap(&app, "Me");
    sees(&app, "My lessons");
    app.visit("");
    app.reload();
    tap(&app, "Learn");
    sees(&app, "Continue: lesson 1");
    assert_no_side_scroll(&app, "the lessons of the child");
    assert_eq!(app.console(), [""; 0]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_parents_first_minute_on_a_phone() {
    let app = first_visit(360, 740);
    app.script(
        "localStorage.setItem('notabene.1.progress', 'notabene progress 2\\nnotation L01-2=3 L01-3=2\\n')",
        &[],
    );
    // Their own language is one tap away, and so is the way back.
    tap(&app, "Français");
    app.wait_until("it is French", || app.attribute("html", "lang").as_deref() == Some("fr"));
    app.speak("en");
    tap(&app, "Me");
    tap(&app, "For parents");
    sees(&app, "What your child has learnt");
    for words in ["Minutes", "What your child can do", "stars 5 of", "The next lesson:"] {
        sees(&app, words);
    }
    app.shot("parent");
    assert_no_side_scroll(&app, "the report");
    app.script("window.print = () => { window.printed = true }", &[]);
    tap(&app, "Print");
    app.wait_until("it is printed", || app.script("return window.printed === true", &[]) == true);
    assert_eq!(app.console(), [""; 0]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_teachers_first_lesson_at_a_projector() {
    let app = first_visit(1024, 768);
    tap(&app, "For teachers");
    tap(&app, "A lesson in three minutes");
    // A plan is there at once; another lesson is one choice away.
    sees(&app, "1. Why write moves down?");
    picks(&app, "Lesson", "5. ");
    app.wait_until("its plan", || app.text(".lesson-plan h2").contains("· 5. "));
    for words in ["Show", "Solve together", "On paper", "On their own", "15 min", "“My class” collects"] {
        sees(&app, words);
    }
    picks(&app, "How long?", "60 min");
    sees(&app, "20 min");
    let link = app.text(".pupils-link a");
    assert!(link.ends_with("#learn/notation/L05"), "{link}");
    assert!(app.has(".pupils-link .squares svg"), "the code of the link");
    app.shot("teacher-plan");
    assert_no_side_scroll(&app, "the plan");
    // On paper it is the plan alone.
    app.devtools("Emulation.setEmulatedMedia", &json!({"media": "print"}));
    app.shot("teacher-plan-on-paper");
    let printed = app.script("return document.body.innerText", &[]).to_string();
    app.devtools("Emulation.setEmulatedMedia", &json!({"media": ""}));
    assert!(printed.contains("Solve together") && printed.contains("#learn/notation/L05"), "{printed}");
    assert!(!printed.contains("How long?") && !printed.contains("Print the plan"), "{printed}");
    // The big screen shows that lesson; six buttons, and the rest behind one.
    tap(&app, "Show on the big screen");
    app.find("main.wall .wall-seen");
    app.wait_until("the lesson", || {
        app.script("return location.hash", &[])
            .as_str()
            .is_some_and(|hash| hash.ends_with("/learn/notation/L05"))
    });
    let seen = "return [...document.querySelectorAll('.wall-buttons > button')].filter(e => e.checkVisibility()).length";
    assert!(app.script(seen, &[]).as_u64().is_some_and(|buttons| buttons <= 7), "six buttons and one more");
    tap(&app, "Next step");
    app.shot("teacher-wall");
    tap(&app, "Timer");
    sees(&app, "3:00");
    tap(&app, "More");
    app.shot("teacher-more");
    tap(&app, "Leave the big screen");
    app.wait_until("the lesson is there", || app.has("main.class"));
    // A worksheet of the same lesson.
    app.script("history.go(-2)", &[]);
    app.find(".lesson-plan");
    tap(&app, "Open the worksheet");
    app.find(".leaf-page[data-kind=work] .work-task");
    app.expect("the lesson", "L05".to_string(), || app.property("select[name=lesson]", "value"));
    app.shot("teacher-worksheet");
    // A famous game is as quick.
    app.script("location.hash = '#teach/lesson'", &[]);
    picks(&app, "Where from?", "A famous game");
    sees(&app, "stop, and let them guess.");
    tap(&app, "Show on the big screen");
    app.find("main.wall .wall-shell.with-moves");
    app.keys(" ");
    app.wait_until("its first move", || app.count("main.wall .wall-words .wall-move") == 1);
    assert_eq!(app.console(), [""; 0]);
}
