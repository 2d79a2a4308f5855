//! Saved data of lessons: the position in a game, and mistakes by kind for parents and teachers. And the focus.

use crate::app::App;
use crate::app::key;
use crate::learn::square;
use notabene::core::i18n::Language;
use notabene::study;
use wasm_bindgen_test::*;

impl App {
    /// Taps on two fields of the board of the lessons.
    async fn plays(&self, from: &str, to: &str) {
        self.fields(&[square(from), square(to)]).await;
    }
}

#[wasm_bindgen_test]
async fn a_game_goes_on_where_it_was_left() {
    let app = App::lessons("fr", "notation/L01/L01-1").await;
    let past = || app.count(".game td.past");
    app.plays("e2", "e4").await;
    app.plays("e7", "e5").await;
    app.expect("two moves", 2, past).await;
    app.plays("a2", "a3").await;
    app.wait_until("the mistake is told", || app.has(".said .look")).await;
    app.reload().await;
    app.find(".lesson-text h1").await;
    app.expect("still two moves", 2, past).await;
    for (from, to) in [("d1", "h5"), ("b8", "c6"), ("f1", "c4"), ("g8", "f6"), ("h5", "f7")] {
        app.plays(from, to).await;
    }
    // The mistake before the break counts.
    app.expect_stars(2).await;
    app.reload().await;
    app.find(".lesson-text h1").await;
    app.expect("a game that is done begins anew", 0, past).await;
    // A game that is written, too.
    app.learn("draughts/J6/J6-4").await;
    app.circle(&[(2, "2"), (3, "6"), (4, "-"), (5, "2"), (6, "1")]).await;
    app.finger("[data-do=check]").await;
    app.expect("one move", 1, past).await;
    app.reload().await;
    app.find(".lesson-text h1").await;
    app.expect("still one move", 1, past).await;
    app.circle(&[(1, "("), (2, "1"), (3, "7"), (4, "x"), (5, "2"), (6, "6")]).await;
    app.finger("[data-do=check]").await;
    app.expect("two moves", 2, past).await;
}

/// Before and after each answer of a lesson.
#[wasm_bindgen_test]
async fn a_reload_at_any_step_of_a_lesson_goes_on_there() {
    let app = App::lessons("en", "notation/L04").await;
    app.reload().await;
    app.find(".lesson-text .point").await;
    let is_at = |step: usize| {
        app.script("return location.hash", &[]) == format!("#learn/notation/L04/L04-{step}").as_str()
    };
    let reload = async |step: usize, prompt: &str| {
        app.reload().await;
        app.find(".prompt").await;
        app.expect("the same task", prompt.to_string(), || app.text(".prompt")).await;
        assert!(is_at(step), "the same address");
    };
    assert!(!app.has(".done-before"), "nothing is done yet");
    for step in 1..=7 {
        let next = if step == 1 { "[data-exercise=L04-1]" } else { ".done-before [data-do=next]" };
        app.click(next).await;
        app.wait_until("the exercise", || is_at(step)).await;
        app.find(".prompt").await;
        let prompt = app.text(".prompt");
        reload(step, &prompt).await;
        match step {
            1 => app.fields(&[square("e4")]).await,
            3 => app.fields(&[square("h8")]).await,
            2 | 4 => {
                let field = if step == 2 { "c6" } else { "d7" };
                app.fill(".cell", field).await;
                app.keys(key::ENTER).await;
            }
            5 | 7 => app.finger("[data-option='1']").await,
            _ => app.finger("[data-option='2']").await,
        }
        app.expect_stars(3).await;
        reload(step, &prompt).await;
        let stars = format!("[data-exercise=L04-{step}] .star.won");
        app.expect("its stars are kept", 3, || app.count(&stars)).await;
        // Done, with its stars, and the way on beside the way to do it again.
        assert_eq!(app.count(".done-before .star.won"), 3, "{step}");
        assert!(app.text(".done-before").starts_with("Done"), "{}", app.text(".done-before"));
        assert!(app.has(".actions [data-do=help]"), "it can be done again");
    }
}

#[wasm_bindgen_test]
async fn check_is_announced_when_it_is_wished() {
    for (language, says) in [("fr", "Échec\u{202f}!"), ("en", "Check!"), ("nl", "Schaak!")] {
        let app = App::speaking(language).await;
        app.tap_squares(&["e2", "e4", "f7", "f5", "d1", "h5"]).await;
        assert!(!app.has(".status.notice"), "nothing is announced unasked");
        // Ctrl+Z.
        app.keys_with("\u{e009}", "z").await;
        app.click("[data-open=settings]").await;
        app.click("dialog[open] [data-setting=says_check]").await;
        app.close_dialog().await;
        app.reload().await;
        app.tap_squares(&["d1", "h5"]).await;
        app.expect("it is shown", says.to_string(), || app.text(".status.notice .words")).await;
        app.expect("and said", says.to_string(), || app.text("[data-live=notice]")).await;
        app.tap_squares(&["g7", "g6"]).await;
        app.wait_until("it is over", || !app.has(".status.notice")).await;
    }
}

#[wasm_bindgen_test]
async fn an_empty_check_costs_nothing_and_one_exercise_is_not_a_course() {
    let app = App::lessons("fr", "notation/L13/L13-4").await;
    for _ in 0..3 {
        app.click("[data-do=check]").await;
        app.wait_until("it asks for an answer", || app.text(".said").contains("Écris d’abord ta réponse"))
            .await;
    }
    assert!(!app.text(".said").contains("Bien essayé"));
    app.fill(".cell", "Fcf5").await;
    app.keys(key::ENTER).await;
    app.expect_stars(3).await;
    let onward = app.text(".onward");
    assert!(onward.contains("Il te reste des exercices") && !onward.contains("tout le cours"), "{onward}");
    app.click("[data-do=next]").await;
    app.wait_until("the first that is open", || app.text(".whereabouts").contains("1 sur")).await;
}

#[wasm_bindgen_test]
async fn the_long_form_is_no_short_form_and_right_is_said_once() {
    let app = App::lessons("fr", "notation/L03/L03-3").await;
    app.fill(".cell", "Cg1f3").await;
    app.keys(key::ENTER).await;
    app.wait_until("it is still long", || app.text(".said").contains("encore la forme longue")).await;
    assert_eq!(app.count(".said .star"), 0);
    app.fill(".cell", "Cf3").await;
    app.keys(key::ENTER).await;
    app.expect_stars(2).await;
    app.learn("notation/L06/L06-1").await;
    app.fill(".cell", "Ff3").await;
    app.keys(key::ENTER).await;
    app.wait_until("it counts", || app.text(".said").contains("Juste")).await;
    let said = app.text(".said");
    assert_eq!(said.matches("Juste").count(), 1, "{said}");
}

#[wasm_bindgen_test]
async fn a_course_starts_from_an_example_and_needs_one_language_only() {
    let app = App::lessons("fr", "").await;
    app.click(".own summary").await;
    app.click("[data-do=example-course]").await;
    let text = || app.property(".own textarea", "value");
    app.wait_until("the example is there", || text().contains("notabene course 1")).await;
    app.click("[data-do=example-course]").await;
    app.wait_until("nothing is lost", || app.text(".own .came").contains("contient déjà un texte")).await;
    app.click("[data-do=add-course]").await;
    app.wait_until("a remark, and no error", || app.text(".own .remarks").contains("English")).await;
    assert_eq!(app.count(".own .problems"), 0);
    app.click("[data-do=how-course] summary").await;
    app.find(".own [data-notes=courses] summary").await;
    // Whoever reads in another language finds the course in that of its author.
    app.speak("nl").await;
    app.learn("own1/K1/K1-2").await;
    assert!(app.text(".prompt").contains("Regarde le coup"), "{}", app.text(".prompt"));
    app.fill(".cell", "Cf3").await;
    app.keys(key::ENTER).await;
    app.expect_stars(3).await;
}

#[wasm_bindgen_test]
async fn mistakes_are_listed_by_kind_with_the_lesson_that_explains_them() {
    for (language, hint, drill) in [
        ("fr", "majuscule", "Trouver la case"),
        ("en", "capital", "Find the"),
        ("nl", "hoofdletter", "Zoek het veld"),
    ] {
        let app = App::lessons(language, "").await;
        app.click("[data-do=mistakes]").await;
        app.wait_until("none yet", || app.has(".report .note")).await;
        let written = if language == "fr" { "cf3" } else { ["nf3", "pf3"][usize::from(language == "nl")] };
        app.learn("notation/L05/L05-1").await;
        for n in 0..2 {
            app.fill(".cell", written).await;
            app.keys(key::ENTER).await;
            app.wait_until("it is told", || app.count(".said .help") == n).await;
        }
        app.script("location.hash = '#drill'", &[]);
        app.click("main.drill [data-do=begin]").await;
        app.find("main.drill .ask").await;
        let ask = app.text("main.drill .ask");
        let wrong = if ask.contains("a1") { "b2" } else { "a1" };
        app.finger(&format!("main.drill [data-cell='{}']", square(wrong))).await;
        app.wait_until("it is told", || !app.text("main.drill .verdict").is_empty()).await;
        app.script("location.hash = '#learn/mistakes'", &[]);
        app.expect("two kinds", 2, || app.count(".report tbody tr")).await;
        let row = app.text(".report tbody tr");
        assert!(row.contains(hint) && row.contains("2\u{a0}×"), "{row}");
        assert!(app.text(".report tbody tr:last-child").contains(drill));
        assert_eq!(app.attribute(".report tbody a", "href").as_deref(), Some("#learn/notation/L05"));
        app.reload().await;
        app.expect("they are kept", 2, || app.count(".report tbody tr")).await;
        app.click("[data-do=forget]").await;
        app.click("[data-do=forget-yes]").await;
        app.wait_until("all is forgotten", || app.has(".report .note")).await;
    }
}

/// A translation in a separate file is fetched with the course, and when the language is chosen later.
#[wasm_bindgen_test]
async fn a_course_speaks_every_language_that_translates_it() {
    let translates = |language: &Language| language.courses().contains(&"notation");
    for language in Language::ALL.into_iter().filter(translates) {
        let code = language.code();
        let file = |name: &str| crate::files::text(&format!("courses/{name}")).expect(name);
        let course = study::read(&file(&format!("notation.{code}.txt"))).expect("a course");
        let english = study::read(&file("notation.txt")).expect("a course");
        let n = course.lessons.iter().position(|lesson| lesson.id == "L05").expect("the lesson");
        let told = &course.lessons[n];
        let asked = told.exercises[0].prompt.in_language(language).to_string();
        let from_start = course.hints.iter().find(|hint| hint.key == "from_square").expect("the hint");
        let app = App::speaking("en").await;
        app.learn("notation/L05/L05-1").await;
        app.fill(".cell", "Ng1").await;
        app.keys(key::ENTER).await;
        app.wait_until("the mistake is told", || app.has(".said .look")).await;
        app.speak(code).await;
        app.expect("the task", asked.clone(), || app.text(".prompt")).await;
        app.expect("the hint", true, || {
            app.text(".said .look").contains(from_start.text.in_language(language))
        })
        .await;
        assert_eq!(app.property(".cell", "value"), "Ng1", "what was written stays");
        app.learn("notation/L05").await;
        app.expect("the lesson", told.title.in_language(language).to_string(), || {
            app.text(".lesson-text h1")
        })
        .await;
        app.speak("en").await;
        app.expect("the author", english.lessons[n].title.in_language(Language::En).to_string(), || {
            app.text(".lesson-text h1")
        })
        .await;
        // A lesson that is being read, and the list.
        let app = App::lessons("en", "notation/L05").await;
        app.find(".lesson-text .point").await;
        app.speak(code).await;
        app.expect("a point", told.points[0].text.in_language(language).to_string(), || app.text(".point"))
            .await;
        let app = App::speaking(code).await;
        app.learn("").await;
        let title = course.title.in_language(language).to_string();
        app.expect("the list", title, || app.text("[data-course=notation] h2")).await;
        app.visit("#wall/learn/notation/L05/L05-1").await;
        app.expect("the wall", asked, || app.text("main.wall .wall-asks")).await;
        assert_eq!(app.console(), [""; 0]);
    }
}
