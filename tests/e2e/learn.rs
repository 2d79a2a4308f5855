//! Lessons: reading with a synchronised board, every kind of exercise by finger, in each language; saved progress.

use crate::app::App;
use crate::browser::{Pointer, key};
use notabene::core::i18n::Language;

/// Languages of the course of chess: those of its file, and its translations.
pub fn languages() -> impl Iterator<Item = &'static str> {
    let told = |language: &Language| language.courses().contains(&"notation");
    let translated = Language::ALL.into_iter().filter(told).map(Language::code);
    ["fr", "en", "nl"].into_iter().chain(translated)
}

/// A course written by a teacher, and a copy with an unknown word and a field that does not exist.
pub const GOOD: &str = "notabene course 1
course club
title
  fr Le cours du club
  en The course of the club
  nl De cursus van de club
lead
  fr Une leçon.
  en One lesson.
  nl Eén les.
lesson K1
title
  fr La case e4
  en The square e4
  nl Het veld e4
goal
  fr Trouver e4.
  en Find e4.
  nl Vind e4.
point
  fr La case e4 est au milieu.
  en The square e4 is in the middle.
  nl Het veld e4 ligt in het midden.
board start
lit e4
exercise K1-1 find
prompt
  fr Touche e4.
  en Tap or click e4.
  nl Tik of klik op e4.
board start
right e4
";

impl App {
    /// Opens the app on a page of the lessons, in a language.
    pub fn lessons(language: &str, address: &str) -> App {
        let app = App::speaking(language);
        app.learn(address);
        app
    }

    /// Goes to a page of the lessons.
    #[track_caller]
    pub fn learn(&self, address: &str) {
        self.script("location.hash = arguments[0]", &["#learn".to_string().into()]);
        self.find(".all-courses .lesson-list a");
        if !address.is_empty() {
            self.script("location.hash = arguments[0]", &[["#learn/", address].concat().into()]);
            self.find(".lesson-text h1");
        }
    }

    /// Taps on an element with a finger, wherever it is on the page.
    #[track_caller]
    pub fn finger(&self, css: &str) {
        self.find(css);
        self.script("document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", &[css.into()]);
        self.touch(css);
    }

    /// Taps on fields of the board of the lessons, by their numbers.
    #[track_caller]
    pub fn fields(&self, numbers: &[u32]) {
        for n in numbers {
            self.finger(&format!(".classroom [data-cell='{n}']"));
        }
    }

    /// Circles signs: rows from 1 with what is circled there.
    #[track_caller]
    pub fn circle(&self, signs: &[(u32, &str)]) {
        for (row, sign) in signs {
            self.finger(&format!(".tools > :nth-child({row}) [data-circle='{sign}']"));
        }
    }

    /// Waits until an exercise is done with a number of stars.
    #[track_caller]
    pub fn expect_stars(&self, stars: usize) {
        self.expect("the stars", stars, || self.count(".said .star.won"));
        self.find("[data-do=next]");
    }
}

/// The number of a square of chess.
pub fn square(name: &str) -> u32 {
    let (file, rank) = crate::browser::file_and_rank(name);
    u32::from(file) + 8 * u32::from(rank)
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn paragraph_and_board_keep_step_both_ways() {
    let app = App::lessons("en", "notation/L04");
    let current = || app.attribute(".point[aria-current=step]", "data-point");
    app.expect("the first paragraph", Some("0".to_string()), current);
    let count = app.count(".point");
    // The board leads the text.
    for _ in 0..60 {
        app.click("[data-step=next]");
        if current() == Some((count - 1).to_string()) {
            break;
        }
    }
    app.expect("the last paragraph", Some((count - 1).to_string()), current);
    app.click("[data-step=first]");
    app.expect("the first paragraph again", Some("0".to_string()), current);
    app.keys(key::RIGHT);
    // The text leads the board.
    app.learn("notation/L01");
    app.click("[data-point='2']");
    app.expect("its paragraph", Some("2".to_string()), current);
    app.wait_until("the moves are played", || app.has(".classroom .mark.check"));
    app.click("[data-point='0']");
    app.expect("its paragraph", Some("0".to_string()), current);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_course_that_does_not_come_is_told_and_asked_for_again() {
    let app = App::open();
    app.block(&["*courses/scharten*"]);
    app.script("location.hash = '#learn'", &[]);
    app.find("[data-course=scharten] [data-do=retry]");
    app.find("[data-course=draughts] .lesson-list a");
    app.block(&[]);
    app.click("[data-course=scharten] [data-do=retry]");
    app.find("[data-course=scharten] .lesson-list a");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_piece_is_carried_and_a_wrong_move_goes_back() {
    let app = App::lessons("en", "notation/L03/L03-4");
    let at = |name: &str| {
        let frame = app.frame(&format!(".classroom [data-cell='{}']", square(name)));
        crate::browser::Point { x: frame.left + frame.width / 2.0, y: frame.top + frame.height / 2.0 }
    };
    app.drag(Pointer::Mouse, at("e2"), at("e3"));
    app.wait_until("the mistake is told", || app.has(".said .look"));
    app.drag(Pointer::Mouse, at("e2"), at("e4"));
    app.expect_stars(2);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_question_of_the_bishops_stays_open_until_its_lesson() {
    let app = App::lessons("fr", "notation/L07");
    assert!(app.text(".question").contains("fou"), "{}", app.text(".question"));
    assert!(!app.has("[data-do=unveil]"));
    app.learn("notation/L13");
    let before = app.count(".point");
    app.click("[data-do=unveil]");
    app.expect("the hint", before + 1, || app.count(".point"));
    app.click("[data-do=unveil]");
    app.expect("the answer", before + 2, || app.count(".point"));
    assert!(!app.has("[data-do=unveil]"));
    // The summary can be opened from everywhere.
    app.click("[data-do=card]");
    app.find("dialog[open] .summary-card mark");
    app.close_dialog();
    app.learn("notation/L13/L13-1");
    app.click("[data-do=card]");
    app.find("dialog[open] .summary-card mark");
    app.close_dialog();
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_wrong_answer_gets_what_is_right_its_own_hint_then_help_then_the_answer() {
    for (language, written, hint, right) in [
        ("fr", "cf3", "majuscule", "Cf3"),
        ("en", "nf3", "capital", "Nf3"),
        ("nl", "pf3", "hoofdletter", "Pf3"),
    ] {
        let app = App::lessons(language, "notation/L05/L05-1");
        app.fill(".cell", written);
        app.keys(key::ENTER);
        app.expect("its hint", true, || app.text(".said").contains(hint));
        assert_eq!(app.texts(".written mark").concat(), "f3", "what is right is marked");
        assert_eq!(app.count(".said .help"), 0);
        app.keys(key::ENTER);
        app.expect("help comes at the second mistake", 1, || app.count(".said .help"));
        assert!(!app.text(".said .help").contains(right), "a hint is no answer");
        app.click("[data-do=help]");
        app.expect("the answer", true, || app.text(".said .help.answer").contains(right));
        app.fill(".cell", right);
        app.keys(key::ENTER);
        // Never less than one, and the exercise can be repeated.
        app.expect_stars(1);
        app.learn("notation/L05/L05-1");
        app.fill(".cell", right);
        app.keys(key::ENTER);
        app.expect_stars(3);
    }
}
