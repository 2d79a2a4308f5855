//! Saved data of lessons: the position in a game, and mistakes by kind for parents and teachers. And the focus.

use crate::app::{App, Visitor};
use crate::browser::{Pointer, key, places};
use crate::learn::square;
use notabene::core::i18n::Language;
use notabene::core::study;

impl App {
    /// Taps on two fields of the board of the lessons.
    #[track_caller]
    fn plays(&self, from: &str, to: &str) {
        self.fields(&[square(from), square(to)]);
    }

    /// The field that has the focus.
    fn focused(&self) -> String {
        let read = "return document.activeElement.dataset.cell || document.activeElement.tagName";
        self.script(read, &[]).as_str().unwrap_or_default().to_string()
    }

    /// The outline of the focused element.
    fn ring(&self) -> String {
        let read = "return getComputedStyle(document.activeElement).outlineStyle";
        self.script(read, &[]).as_str().unwrap_or_default().to_string()
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_game_goes_on_where_it_was_left() {
    let app = App::lessons("fr", "notation/L01/L01-1");
    let past = || app.count(".game td.past");
    app.plays("e2", "e4");
    app.plays("e7", "e5");
    app.expect("two moves", 2, past);
    app.plays("a2", "a3");
    app.wait_until("the mistake is told", || app.has(".said .look"));
    app.reload();
    app.find(".lesson-text h1");
    app.expect("still two moves", 2, past);
    for (from, to) in [("d1", "h5"), ("b8", "c6"), ("f1", "c4"), ("g8", "f6"), ("h5", "f7")] {
        app.plays(from, to);
    }
    // The mistake before the break counts.
    app.expect_stars(2);
    app.reload();
    app.find(".lesson-text h1");
    app.expect("a game that is done begins anew", 0, past);
    // A game that is written, too.
    app.learn("draughts/J6/J6-4");
    app.circle(&[(2, "2"), (3, "6"), (4, "-"), (5, "2"), (6, "1")]);
    app.finger("[data-do=check]");
    app.expect("one move", 1, past);
    app.reload();
    app.find(".lesson-text h1");
    app.expect("still one move", 1, past);
    app.circle(&[(1, "("), (2, "1"), (3, "7"), (4, "x"), (5, "2"), (6, "6")]);
    app.finger("[data-do=check]");
    app.expect("two moves", 2, past);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn mistakes_are_listed_by_kind_with_the_lesson_that_explains_them() {
    for (language, hint, drill) in [
        ("fr", "majuscule", "Trouver la case"),
        ("en", "capital", "Find the"),
        ("nl", "hoofdletter", "Zoek het veld"),
    ] {
        let app = App::lessons(language, "");
        app.click("[data-do=mistakes]");
        app.wait_until("none yet", || app.has(".report .note"));
        let written = if language == "fr" { "cf3" } else { ["nf3", "pf3"][usize::from(language == "nl")] };
        app.learn("notation/L05/L05-1");
        for n in 0..2 {
            app.fill(".cell", written);
            app.keys(key::ENTER);
            app.wait_until("it is told", || app.count(".said .help") == n);
        }
        app.script("location.hash = '#drill'", &[]);
        app.click("main.drill [data-do=begin]");
        let ask = app.text("main.drill .ask");
        let wrong = if ask.contains("a1") { "b2" } else { "a1" };
        app.finger(&format!("main.drill [data-cell='{}']", square(wrong)));
        app.wait_until("it is told", || !app.text("main.drill .verdict").is_empty());
        app.script("location.hash = '#learn/mistakes'", &[]);
        app.expect("two kinds", 2, || app.count(".report tbody tr"));
        let row = app.text(".report tbody tr");
        assert!(row.contains(hint) && row.contains("2\u{a0}×"), "{row}");
        assert!(app.text(".report tbody tr:last-child").contains(drill));
        assert_eq!(app.attribute(".report tbody a", "href").as_deref(), Some("#learn/notation/L05"));
        app.reload();
        app.expect("they are kept", 2, || app.count(".report tbody tr"));
        // On paper there is the list alone.
        app.devtools("Emulation.setEmulatedMedia", &serde_json::json!({ "media": "print" }));
        let shown = |css: &str| {
            app.script("return document.querySelector(arguments[0]).getClientRects().length", &[css.into()])
        };
        assert_eq!((shown(".class .forget"), shown(".report table")), (0.into(), 1.into()));
        app.devtools("Emulation.setEmulatedMedia", &serde_json::json!({ "media": "" }));
        app.shot(&format!("mistakes-{language}"));
        app.click("[data-do=forget]");
        app.click("[data-do=forget-yes]");
        app.wait_until("all is forgotten", || app.has(".report .note"));
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_focus_stays_on_the_board_and_is_seen_by_those_who_use_keys() {
    let app = App::lessons("en", "notation/L04/L04-1");
    assert_eq!(app.ring(), "none", "nobody has used a key yet");
    let at = |name: &str| {
        let frame = app.frame(&format!(".classroom [data-cell='{}']", square(name)));
        crate::browser::Point { x: frame.left + frame.width / 2.0, y: frame.top + frame.height / 2.0 }
    };
    for pointer in [Pointer::Mouse, Pointer::Touch] {
        app.tap(pointer, at("d5"));
        app.expect("the focus", square("d5").to_string(), || app.focused());
        assert_eq!(app.ring(), "none");
    }
    app.keys(key::RIGHT);
    app.expect("the focus", square("e5").to_string(), || app.focused());
    assert_eq!(app.ring(), "solid", "keys show where one is");
    app.keys(key::DOWN);
    app.keys(key::ENTER);
    app.expect_stars(2);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn check_is_announced_when_it_is_wished() {
    for (language, says) in [("fr", "Échec\u{202f}!"), ("en", "Check!"), ("nl", "Schaak!")] {
        let app = App::speaking(language);
        app.tap_squares(Pointer::Mouse, &["e2", "e4", "f7", "f5", "d1", "h5"]);
        assert!(!app.has(".status.notice"), "nothing is announced unasked");
        // Ctrl+Z.
        app.keys_with("\u{e009}", "z");
        app.click("[data-open=settings]");
        app.click("dialog[open] [data-setting=says_check]");
        app.close_dialog();
        app.reload();
        app.tap_squares(Pointer::Mouse, &["d1", "h5"]);
        app.expect("it is shown", says.to_string(), || app.text(".status.notice .words"));
        app.expect("and said", says.to_string(), || app.text("[data-live=notice]"));
        app.tap_squares(Pointer::Mouse, &["g7", "g6"]);
        app.wait_until("it is over", || !app.has(".status.notice"));
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn an_empty_check_costs_nothing_and_one_exercise_is_not_a_course() {
    let app = App::lessons("fr", "notation/L13/L13-4");
    for _ in 0..3 {
        app.click("[data-do=check]");
        app.wait_until("it asks for an answer", || app.text(".said").contains("Écris d’abord ta réponse"));
    }
    assert!(!app.text(".said").contains("Bien essayé"));
    app.fill(".cell", "Fcf5");
    app.keys(key::ENTER);
    app.expect_stars(3);
    let onward = app.text(".onward");
    assert!(onward.contains("Il te reste des exercices") && !onward.contains("tout le cours"), "{onward}");
    app.click("[data-do=next]");
    app.wait_until("the first that is open", || app.text(".whereabouts").contains("1 sur"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_long_form_is_no_short_form_and_right_is_said_once() {
    let app = App::lessons("fr", "notation/L03/L03-3");
    app.fill(".cell", "Cg1f3");
    app.keys(key::ENTER);
    app.wait_until("it is still long", || app.text(".said").contains("encore la forme longue"));
    assert_eq!(app.count(".said .star"), 0);
    app.fill(".cell", "Cf3");
    app.keys(key::ENTER);
    app.expect_stars(2);
    app.learn("notation/L06/L06-1");
    app.fill(".cell", "Ff3");
    app.keys(key::ENTER);
    app.wait_until("it counts", || app.text(".said").contains("Juste"));
    let said = app.text(".said");
    assert_eq!(said.matches("Juste").count(), 1, "{said}");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_course_starts_from_an_example_and_needs_one_language_only() {
    let app = App::lessons("fr", "");
    app.click(".own summary");
    app.click("[data-do=example-course]");
    let text = || app.property(".own textarea", "value");
    app.wait_until("the example is there", || text().contains("notabene course 1"));
    app.click("[data-do=example-course]");
    app.wait_until("nothing is lost", || app.text(".own .came").contains("n’est pas vide"));
    app.click("[data-do=add-course]");
    app.wait_until("a remark, and no error", || app.text(".own .remarks").contains("English"));
    assert_eq!(app.count(".own .problems"), 0);
    app.click("[data-do=how-course] summary");
    app.find(".own [data-notes=courses] summary");
    app.shot("how");
    // Whoever reads in another language finds the course in that of its author.
    app.speak("nl");
    app.learn("own1/K1/K1-2");
    assert!(app.text(".prompt").contains("Regarde le coup"), "{}", app.text(".prompt"));
    app.fill(".cell", "Cf3");
    app.keys(key::ENTER);
    app.expect_stars(3);
}

/// A translation in a separate file is fetched with the course, and when the language is chosen later.
#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_course_speaks_every_language_that_translates_it() {
    let translates = |language: &Language| language.courses().contains(&"notation");
    for language in Language::ALL.into_iter().filter(translates) {
        let code = language.code();
        let file =
            |name: &str| std::fs::read_to_string(places::dist().join("courses").join(name)).expect(name);
        let course = study::read(&file(&format!("notation.{code}.txt"))).expect("a course");
        let english = study::read(&file("notation.txt")).expect("a course");
        let n = course.lessons.iter().position(|lesson| lesson.id == "L05").expect("the lesson");
        let told = &course.lessons[n];
        let asked = told.exercises[0].prompt.in_language(language).to_string();
        let from_start = course.hints.iter().find(|hint| hint.key == "from_square").expect("the hint");
        let app = Visitor::new().speaking("en").logging_requests().open();
        app.learn("notation/L05/L05-1");
        app.fill(".cell", "Ng1");
        app.keys(key::ENTER);
        app.wait_until("the mistake is told", || app.has(".said .look"));
        assert!(!app.requests().iter().any(|url| url.contains("notation.") && !url.contains("notation.txt")));
        app.speak(code);
        app.expect("the task", asked.clone(), || app.text(".prompt"));
        app.expect("the hint", true, || {
            app.text(".said .look").contains(from_start.text.in_language(language))
        });
        assert_eq!(app.property(".cell", "value"), "Ng1", "what was written stays");
        app.learn("notation/L05");
        app.expect("the lesson", told.title.in_language(language).to_string(), || {
            app.text(".lesson-text h1")
        });
        app.speak("en");
        app.expect("the author", english.lessons[n].title.in_language(Language::En).to_string(), || {
            app.text(".lesson-text h1")
        });
        // A lesson that is being read, and the list.
        let app = App::lessons("en", "notation/L05");
        app.find(".lesson-text .point");
        app.speak(code);
        app.expect("a point", told.points[0].text.in_language(language).to_string(), || app.text(".point"));
        let app = Visitor::new().speaking(code).logging_requests().open();
        app.learn("");
        assert!(!app.requests().iter().any(|url| url.contains("courses/notation.txt")), "one file is enough");
        let title = course.title.in_language(language).to_string();
        app.expect("the list", title, || app.text("[data-course=notation] h2"));
        app.visit("#wall/learn/notation/L05/L05-1");
        app.expect("the wall", asked, || app.text("main.wall .wall-asks"));
        assert_eq!(app.console(), [""; 0]);
    }
}
