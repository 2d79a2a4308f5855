//! Lessons: reading with a synchronised board, every kind of exercise by finger, in each language; saved progress.

use crate::app::{App, Visitor};
use crate::browser::{Pointer, key};
use notabene::core::i18n::Language;
use serde_json::json;

/// Languages of the course of chess: those of its file, and its translations.
pub fn languages() -> impl Iterator<Item = &'static str> {
    let told = |language: &Language| language.courses().contains(&"notation");
    let translated = Language::ALL.into_iter().filter(told).map(Language::code);
    ["fr", "en", "nl"].into_iter().chain(translated)
}

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

fn a_piece_is_carried_and_a_wrong_move_goes_back(app: &App) {
    app.learn("notation/L03/L03-4");
    let at = |name: &str| {
        let frame = app.frame(&format!(".classroom [data-cell='{}']", square(name)));
        crate::browser::Point { x: frame.left + frame.width / 2.0, y: frame.top + frame.height / 2.0 }
    };
    app.drag(Pointer::Mouse, at("e2"), at("e3"));
    app.wait_until("the mistake is told", || app.has(".said .look"));
    app.drag(Pointer::Mouse, at("e2"), at("e4"));
    app.expect_stars(2);
}

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

fn the_focus_stays_on_the_board_and_is_seen_by_those_who_use_keys(app: &App) {
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

fn on_paper_the_list_of_mistakes_stands_alone(app: &App) {
    let twice = "notabene progress 2\n?notation L05/near=2\n";
    Visitor::new().keeping("notabene.1.progress", twice).take_over(app);
    app.script("location.hash = '#learn/mistakes'", &[]);
    app.find(".report table");
    app.devtools("Emulation.setEmulatedMedia", &json!({ "media": "print" }));
    let shown = |css: &str| {
        app.script("return document.querySelector(arguments[0]).getClientRects().length", &[css.into()])
    };
    assert_eq!((shown(".class .forget"), shown(".report table")), (0.into(), 1.into()));
    app.devtools("Emulation.setEmulatedMedia", &json!({ "media": "" }));
}

fn paragraph_and_board_keep_step_both_ways(app: &App) {
    app.anew("en");
    app.learn("notation/L04");
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
fn the_board_of_a_lesson_is_used_by_mouse_finger_and_keys() {
    let app = App::lessons("en", "notation/L04/L04-1");
    steps!(
        &app,
        [
            the_focus_stays_on_the_board_and_is_seen_by_those_who_use_keys,
            a_piece_is_carried_and_a_wrong_move_goes_back,
            on_paper_the_list_of_mistakes_stands_alone,
            paragraph_and_board_keep_step_both_ways
        ]
    );
}
