//! The path through a course: start, go on, the end of a lesson, the diploma.

use crate::app::App;
use crate::browser::{key, places, strings};
use crate::gallery::Check::Sides;
use crate::gallery::{DESK, Gallery};
use crate::learn_looks::{expect_focus, tab_to};
use crate::print::printed;
use notabene::core::i18n::Language;
use notabene::study::{self, Course, Progress};
use serde_json::json;

/// Tablets, phones, a big screen.
const SIZES: [(u32, u32); 5] = [(1024, 768), (768, 1024), (360, 740), (740, 360), (1920, 1080)];

fn course(name: &str) -> Course {
    let file = places::dist().join("courses").join(format!("{name}.txt"));
    study::read(&std::fs::read_to_string(file).expect(name)).expect(name)
}

/// Progress in which the exercises of a course are done that are wanted, each with a number of stars.
fn done(name: &str, stars: impl Fn(&str) -> u32) -> Progress {
    let mut progress = Progress::default();
    for exercise in course(name).lessons.iter().flat_map(|lesson| &lesson.exercises) {
        progress.record(name, &exercise.id, stars(&exercise.id));
    }
    progress
}

impl App {
    /// Opens the lessons in a language with progress from an earlier visit.
    fn reached(language: &str, progress: &Progress) -> App {
        let app = App::speaking(language);
        app.keep_progress(progress);
        app
    }

    /// Puts progress in the storage, as the app keeps it, and opens the lessons anew.
    fn keep_progress(&self, progress: &Progress) {
        self.script("localStorage.setItem('notabene.1.progress', arguments[0])", &[progress.text().into()]);
        self.script("location.hash = '#learn'", &[]);
        self.reload();
        self.find("[data-course=draughts] .lesson-list a");
    }

    fn hash(&self) -> String {
        self.script("return location.hash", &[]).as_str().unwrap_or_default().to_string()
    }

    /// Goes to the page of a diploma.
    fn diploma(&self, course: &str) {
        self.script("location.hash = arguments[0]", &[format!("#learn/diploma/{course}").into()]);
        self.find(".diploma-page h1");
    }
}

const CONTINUE: &str = "[data-course=notation] [data-do=continue]";

fn who_comes_back_goes_on_with_keys_at_the_right_exercise(app: &App) {
    app.keep_progress(&done("notation", |id| if id <= "L02-2" { 2 } else { 0 }));
    app.expect("where to go on", "Continue: lesson 2, The score sheet".to_string(), || app.text(CONTINUE));
    assert!(app.text("[data-lesson=L01] .state").starts_with("Done"));
    assert!(app.text("[data-lesson=L02] .state").starts_with("Started: 2 of 7"));
    assert!(app.has(".stop.done [data-lesson=L01] .sign svg"), "a sign beside the word");
    tab_to(app, CONTINUE);
    app.keys(key::ENTER);
    app.find(".task .prompt");
    assert_eq!(app.hash(), "#learn/notation/L02/L02-3");
    // The lesson itself leads there, too.
    app.learn("notation/L02");
    app.click("[data-do=next]");
    app.wait_until("the exercise", || app.hash() == "#learn/notation/L02/L02-3");
}

fn a_finished_lesson_says_what_one_can_do_now_and_leads_on(app: &App) {
    let stars = |id: &str| match id {
        "L05-1" => 0,
        "L05-2" => 1,
        id if id.starts_with("L05") => 3,
        _ => 0,
    };
    for motion in ["no-preference", "reduce"] {
        app.keep_progress(&done("notation", stars));
        let feature = json!({"features": [{"name": "prefers-reduced-motion", "value": motion}]});
        app.devtools("Emulation.setEmulatedMedia", &feature);
        app.learn("notation/L05/L05-1");
        assert!(!app.has(".lesson-end"));
        app.fill(".cell", "Nf3");
        app.keys(key::ENTER);
        app.expect_stars(3);
        app.find(".lesson-end.whole");
        let says = app.text(".lesson-end");
        let goal = course("notation").lessons[4].goal.in_language(Language::En).to_string();
        assert!(
            says.contains("Lesson 5 is done!") && says.contains(&goal) && says.contains("16/18"),
            "{says}"
        );
        let again = "return [...document.querySelectorAll('.lesson-end .again a')].map(a => a.hash)";
        assert_eq!(strings(&app.script(again, &[])), ["#learn/notation/L05/L05-2"]);
        let name = "return getComputedStyle(document.querySelector('.lesson-end')).animationName";
        let moves = app.script(name, &[]);
        assert_eq!(moves, if motion == "reduce" { "none" } else { "comes-up" });
        app.shot(&format!("lesson-end-{motion}"));
        expect_focus(app, "[data-do=next]");
        app.keys(key::ENTER);
        app.wait_until("the next lesson", || app.hash() == "#learn/notation/L06");
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_diploma_with_a_name_is_kept_and_printed_on_one_page() {
    let app = App::reached("en", &done("notation", |_| 2));
    tab_to(&app, "[data-course=notation] [data-do=diploma]");
    app.keys(key::ENTER);
    app.find(".diploma");
    expect_focus(&app, ".courses h1");
    tab_to(&app, "[name=pupil]");
    app.keys("Mia van den Berg");
    app.expect("the name", "Mia van den Berg".to_string(), || app.text(".diploma .pupil"));
    let exercises: usize = course("notation").lessons.iter().map(|lesson| lesson.exercises.len()).sum();
    let stars = format!("{}/{}", 2 * exercises, 3 * exercises);
    assert!(app.text(".diploma .foot").contains(&stars), "{stars}");
    app.reload();
    app.find(".diploma");
    app.expect("it is kept", "Mia van den Berg".to_string(), || app.text(".diploma .pupil"));
    assert_eq!(app.property("[name=pupil]", "value"), "Mia van den Berg");
    for (name, course) in [("one", "notation"), ("long", "draughts")] {
        if name == "long" {
            app.keep_progress(&done(course, |_| 3));
            app.diploma(course);
            app.fill("[name=pupil]", &"Ärzte Ünal ".repeat(9));
            app.expect("as much as fits", 40, || app.property("[name=pupil]", "value").chars().count());
        }
        let pdf = printed(&app, &format!("diploma-{name}"));
        assert_eq!(pdf.pages.len(), 1, "{:?}", pdf.pages);
        assert!(pdf.pages[0][0] > pdf.pages[0][1], "landscape: {:?}", pdf.pages);
    }
    // Another language of the screen is that of the diploma.
    for (language, kind) in [("fr", "Diplôme"), ("nl", "Diploma"), ("de", "Urkunde"), ("es", "Diploma")] {
        app.speak(language);
        app.expect("its title", kind.to_string(), || app.text(".diploma .kind"));
        app.shot(&format!("diploma-{language}"));
    }
    // Forgetting all takes it away.
    app.script("location.hash = '#learn'", &[]);
    app.click("[data-do=forget]");
    app.click("[data-do=forget-yes]");
    assert_eq!(app.script("return localStorage.getItem('notabene.1.diploma')", &[]), serde_json::Value::Null);
}

/// The way through a course and its diplomas: words, and targets for fingers.
pub fn ways(gallery: &mut Gallery) {
    let mut progress = done("notation", |id| if id <= "L05-2" { 2 } else { 0 });
    let all = done("scharten", |_| 3);
    let ids = course("scharten");
    for exercise in ids.lessons.iter().flat_map(|lesson| &lesson.exercises) {
        progress.record("scharten", &exercise.id, all.best("scharten", &exercise.id));
    }
    for (theme, language) in [("light", "de"), ("dark", "es")] {
        let app = App::reached(language, &progress);
        app.resize(DESK.0, DESK.1);
        for page in ["", "diploma/notation", "diploma/scharten", "notation/L05", "notation/L05/L05-3"] {
            app.script("location.hash = arguments[0]", &[format!("#learn/{page}").into()]);
            app.find(match page {
                "" => "[data-course=draughts] .lesson-list a",
                "diploma/notation" => ".still a",
                "diploma/scharten" => ".diploma",
                "notation/L05" => ".lesson-text .goal",
                _ => ".task .prompt",
            });
            for (width, height) in SIZES {
                app.resize(width, height);
                let at = format!("path {page} {language} {width}x{height}");
                gallery.look_at_size(&app, &at, &[theme], &[Sides]);
                let low = "return [...document.querySelectorAll('.lesson-list a, .way a, .lesson-head :is(a.quiet, button)')]
                    .filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 43.5)
                    .map(e => e.textContent)";
                gallery.report(strings(&app.script(low, &[])).iter().map(|e| format!("{at}: {e} is low")));
                let mute = "return [...document.querySelectorAll('.lesson-head .quiet')].filter(e => e.checkVisibility())
                    .filter(e => e.querySelector('span').getBoundingClientRect().width < 10).map(e => e.textContent)";
                let mute = strings(&app.script(mute, &[]));
                gallery.report(mute.iter().map(|e| format!("{at}: {e} has no words")));
            }
        }
        assert_eq!(app.console(), [""; 0]);
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_way_through_a_course_goes_on_with_keys() {
    let app = App::speaking("en");
    steps!(
        &app,
        [
            who_comes_back_goes_on_with_keys_at_the_right_exercise,
            a_finished_lesson_says_what_one_can_do_now_and_leads_on
        ]
    );
}
