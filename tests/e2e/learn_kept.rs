//! Saved data of lessons: the position in a game, and mistakes by kind for parents and teachers. And the focus.

use crate::app::{App, Visitor};
use crate::browser::{Pointer, key, places};
use crate::learn::square;
use notabene::core::i18n::Language;
use notabene::study;

impl App {
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
