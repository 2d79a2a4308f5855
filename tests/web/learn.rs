//! Lessons: reading with a synchronised board, every kind of exercise by finger, in each language; saved progress.

use crate::app::App;
use crate::app::key;
use notabene::core::i18n::Language;
use notabene::core::notation::Letters;
use wasm_bindgen_test::*;

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
    pub async fn lessons(language: &str, address: &str) -> App {
        let app = App::speaking(language).await;
        app.learn(address).await;
        app
    }

    /// Goes to a page of the lessons.
    pub async fn learn(&self, address: &str) {
        self.script("location.hash = arguments[0]", &["#learn".to_string().into()]);
        self.find(".all-courses .lesson-list a").await;
        if !address.is_empty() {
            self.script("location.hash = arguments[0]", &[["#learn/", address].concat().into()]);
            self.find(".lesson-text h1").await;
        }
    }

    /// Taps on an element with a finger, wherever it is on the page.
    pub async fn finger(&self, css: &str) {
        self.find(css).await;
        self.script("document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", &[css.into()]);
        self.click(css).await;
    }

    /// Taps on fields of the board of the lessons, by their numbers.
    pub async fn fields(&self, numbers: &[u32]) {
        for n in numbers {
            self.finger(&format!(".classroom [data-cell='{n}']")).await;
        }
    }

    /// Circles signs: rows from 1 with what is circled there.
    pub async fn circle(&self, signs: &[(u32, &str)]) {
        for (row, sign) in signs {
            self.finger(&format!(".tools > :nth-child({row}) [data-circle='{sign}']")).await;
        }
    }

    /// Waits until an exercise is done with a number of stars.
    pub async fn expect_stars(&self, stars: usize) {
        self.expect("the stars", stars, || self.count(".said .star.won")).await;
        self.find("[data-do=next]").await;
    }
}

/// The number of a square of chess.
pub fn square(name: &str) -> u32 {
    let (file, rank) = crate::app::file_and_rank(name);
    u32::from(file) + 8 * u32::from(rank)
}

fn squares(names: &str) -> Vec<u32> {
    names.split(' ').map(square).collect()
}

/// The letter of a piece in a language, by its English letter.
fn letter(language: &str, piece: char) -> char {
    let row = Letters::find(language).unwrap_or_else(Letters::english).pieces;
    let n = "KQRBN".find(piece).expect("a piece");
    row[n].chars().next().expect("a letter")
}

#[wasm_bindgen_test]
async fn every_kind_of_exercise_is_done_by_finger_in_every_language() {
    for language in languages() {
        let app = App::lessons(language, "notation/L04/L04-1").await;
        let knight = letter(language, 'N').to_string();
        let bishop = letter(language, 'B');
        // Tap the field that is named.
        app.fields(&squares("e4")).await;
        app.expect_stars(3).await;
        // Name the field that is lit.
        app.learn("notation/L04/L04-2").await;
        app.circle(&[(1, "c"), (2, "6")]).await;
        app.finger("[data-do=check]").await;
        app.expect_stars(3).await;
        // Play what is written.
        app.learn("notation/L03/L03-4").await;
        app.fields(&squares("e2 e4")).await;
        app.expect_stars(3).await;
        // Write what is played.
        app.learn("notation/L05/L05-1").await;
        app.circle(&[(1, &knight), (3, "f"), (4, "3")]).await;
        app.expect("what is circled", format!("{knight}f3"), || app.property(".cell", "value")).await;
        app.finger("[data-do=check]").await;
        app.expect_stars(3).await;
        // Choose one of three.
        app.learn("notation/L01/L01-2").await;
        app.finger("[data-option='1']").await;
        app.expect_stars(3).await;
        // Correct a wrong record.
        app.learn("notation/L03/L03-3").await;
        assert_eq!(app.text(".given del"), format!("{knight}g1-f3"));
        app.circle(&[(1, &knight), (3, "f"), (4, "3")]).await;
        app.finger("[data-do=check]").await;
        app.expect_stars(3).await;
        // The head of a score sheet.
        app.learn("notation/L02/L02-1").await;
        let prompt = app.text(".prompt");
        assert!(prompt.contains("Noé"), "{prompt}");
        let words = match language {
            "fr" => ["Tournoi du Printemps", "Club du Parc", "Club du Port"],
            "en" => ["Spring Tournament", "Park Club", "Harbour Club"],
            "nl" => ["Lentetoernooi", "Parkclub", "Havenclub"],
            "de" => ["Frühlingsturnier", "Parkverein", "Hafenverein"],
            "es" => ["Torneo de Primavera", "Club del Parque", "Club del Puerto"],
            other => panic!("write the words of the course in {other} down"),
        };
        let date = match language {
            "nl" => "14-05-2025",
            "de" => "14.05.2025",
            _ => "14/05/2025",
        };
        let head = [date, words[0], "3", "7", "Mia", words[1], "Noé", words[2]];
        let places = ["date", "event", "round", "table", "white", "white_club", "black", "black_club"];
        for (place, word) in places.iter().zip(head) {
            app.finger(&format!("[data-place='{place}'] input")).await;
            app.finger(&format!("[data-word='{word}']")).await;
        }
        app.finger("[data-do=check]").await;
        app.expect_stars(3).await;
        // A row of it.
        app.learn("notation/L02/L02-2").await;
        app.finger("[data-place='white'] input").await;
        app.circle(&[(3, "e"), (4, "4")]).await;
        app.finger("[data-place='black'] input").await;
        app.circle(&[(3, "e"), (4, "5")]).await;
        app.finger("[data-do=check]").await;
        app.expect_stars(3).await;
        // Moves on one line, letter by letter.
        app.learn("notation/L11/L11-5").await;
        let blank = if matches!(language, "fr" | "nl") { "" } else { " " };
        let line = format!("1.{blank}e4 e5 2.{blank}{knight}f3 {knight}c6 3.{blank}{bishop}c4 {knight}f6");
        for sign in line.chars() {
            app.finger(&format!(".sign-keys [data-letter='{sign}']")).await;
        }
        app.finger("[data-do=check]").await;
        app.expect_stars(3).await;
        // Play a game.
        app.learn("notation/L01/L01-1").await;
        for way in ["e2 e4", "e7 e5", "d1 h5", "b8 c6", "f1 c4", "g8 f6", "h5 f7"] {
            app.fields(&squares(way)).await;
        }
        app.expect_stars(3).await;
        // Write a game; the sheet beside fills.
        app.learn("draughts/J6/J6-4").await;
        app.circle(&[(2, "2"), (3, "6"), (4, "-"), (5, "2"), (6, "1")]).await;
        app.finger("[data-do=check]").await;
        app.expect("the paper", 1, || app.count(".game td.past")).await;
        app.circle(&[(1, "("), (2, "1"), (3, "7"), (4, "x"), (5, "2"), (6, "6")]).await;
        app.finger("[data-do=check]").await;
        app.expect("the paper", 2, || app.count(".game td.past")).await;
        app.circle(&[(2, "3"), (3, "8"), (4, "-"), (5, "3"), (6, "2")]).await;
        app.finger("[data-do=check]").await;
        app.expect_stars(3).await;
        // A round board is tapped, too.
        app.learn("scharten/S1/S1-3").await;
        app.circle(&[(1, "g"), (2, "5")]).await;
        app.finger("[data-do=check]").await;
        app.expect_stars(3).await;
    }
}

#[wasm_bindgen_test]
async fn a_wrong_field_is_named_and_lit() {
    let app = App::lessons("en", "notation/L04/L04-1").await;
    app.fields(&[square("d5")]).await;
    app.expect("a mark", 1, || app.count(".classroom .overlay .fault")).await;
    assert!(!app.has(".classroom .mark.lit"), "it does not look like a right one");
    app.wait_until("the mistake is told", || app.has(".said .look")).await;
    app.fields(&[square("e4")]).await;
    app.expect_stars(2).await;
    app.expect("what is right has its own mark", 1, || app.count(".classroom .overlay .right")).await;
    assert!(!app.has(".classroom .overlay .fault"));
    // A field to be named has a question mark until it is named.
    app.learn("notation/L04/L04-2").await;
    app.expect("a question mark", 1, || app.count(".classroom .overlay .asked")).await;
    app.circle(&[(1, "f"), (2, "3")]).await;
    app.finger("[data-do=check]").await;
    app.expect("where the other name lies", 1, || app.count(".classroom .overlay .fault")).await;
    assert_eq!(app.count(".classroom .overlay .asked"), 1);
    app.circle(&[(1, "c"), (2, "6")]).await;
    app.finger("[data-do=check]").await;
    app.expect_stars(2).await;
    app.expect("it is right", 1, || app.count(".classroom .overlay .right")).await;
}

#[wasm_bindgen_test]
async fn stars_survive_a_reload_until_everything_is_forgotten() {
    let app = App::lessons("fr", "notation/L04/L04-1").await;
    app.fields(&[square("e4")]).await;
    app.expect_stars(3).await;
    app.reload().await;
    app.find(".lesson-text h1").await;
    app.expect("the stars of the exercise", 3, || app.count("[data-exercise=L04-1] .star.won")).await;
    app.learn("").await;
    app.expect("the stars of the lesson", true, || app.text("[data-lesson=L04]").contains("3/21")).await;
    app.click("[data-do=forget]").await;
    app.click("[data-do=forget-no]").await;
    assert!(app.text("[data-lesson=L04]").contains("3/21"), "nothing is forgotten yet");
    app.click("[data-do=forget]").await;
    app.click("[data-do=forget-yes]").await;
    app.expect("no stars", true, || app.text("[data-lesson=L04]").contains("0/21")).await;
    app.reload().await;
    app.find(".all-courses .lesson-list a").await;
    app.expect("still none", true, || app.text("[data-lesson=L04]").contains("0/21")).await;
}

#[wasm_bindgen_test]
async fn another_language_changes_everything_and_loses_nothing() {
    let app = App::lessons("fr", "notation/L05/L05-1").await;
    app.fill(".cell", "Cg1").await;
    app.keys(key::ENTER).await;
    app.wait_until("the mistake is told", || app.has(".said .look")).await;
    let french = (app.text(".prompt"), app.text(".said .look"));
    assert!(app.has("[data-circle='C']"), "French letters");
    app.speak("nl").await;
    app.expect("the prompt changes", false, || app.text(".prompt") == french.0).await;
    app.expect("the hint changes", false, || app.text(".said .look") == french.1).await;
    app.expect("the letters change", true, || app.has("[data-circle='P']") && !app.has("[data-circle='C']"))
        .await;
    assert_eq!(app.property(".cell", "value"), "Cg1", "what was written stays");
    app.fill(".cell", "Pf3").await;
    app.keys(key::ENTER).await;
    app.expect_stars(2).await;
    // Circled answers are written in the letters of the language.
    app.learn("notation/L05/L05-1").await;
    app.circle(&[(1, "P"), (3, "f")]).await;
    app.expect("Dutch", "Pf", || app.property(".cell", "value")).await;
    app.speak("en").await;
    app.expect("English", "Nf", || app.property(".cell", "value")).await;
}

#[wasm_bindgen_test]
async fn a_teacher_brings_a_course_and_is_told_what_is_wrong_with_it() {
    let app = App::lessons("en", "").await;
    app.click(".own summary").await;
    let paste = async |text: &str| {
        let set = "const area = document.querySelector('.own textarea'); area.value = arguments[0];";
        app.script(set, &[text.into()]);
        app.click("[data-do=add-course]").await;
    };
    paste(&GOOD.replace("right e4", "right e9").replace("goal\n", "gaol\n")).await;
    app.wait_until("the problems are listed", || app.count(".own .problems li") >= 2).await;
    let problems = app.texts(".own .problems li");
    assert!(problems.iter().any(|p| p.contains("16") && p.contains("gaol")), "{problems:?}");
    assert!(problems.iter().any(|p| p.contains("e9")), "{problems:?}");
    assert_eq!(app.count("[data-course]"), 4);
    // Chosen as a file.
    app.script(
        "const files = new DataTransfer();
        files.items.add(new File([arguments[0]], 'club.txt', {type: 'text/plain'}));
        const input = document.querySelector('[name=course-file]');
        input.files = files.files;
        input.dispatchEvent(new Event('change'));",
        &[GOOD.into()],
    );
    app.expect("one more course", 5, || app.count("[data-course]")).await;
    app.reload().await;
    app.find("[data-course=own1] .lesson-list a").await;
    app.click("[data-course=own1] .lesson-list a").await;
    app.find(".lesson-text .point").await;
    app.click("[data-do=next]").await;
    app.find(".prompt").await;
    app.fields(&[square("e4")]).await;
    app.expect_stars(3).await;
    app.learn("").await;
    app.expect("its stars", true, || app.text("[data-lesson=K1]").contains("3/3")).await;
    app.click("[data-course=own1] [data-do=remove]").await;
    app.click("[data-course=own1] [data-do=remove]").await;
    app.expect("it is gone", 4, || app.count("[data-course]")).await;
    app.reload().await;
    app.find(".all-courses .lesson-list a").await;
    app.expect("it stays away", 4, || app.count("[data-course]")).await;
}

#[wasm_bindgen_test]
async fn the_question_of_the_bishops_stays_open_until_its_lesson() {
    let app = App::lessons("fr", "notation/L07").await;
    app.wait_until("the question is asked in French", || app.text(".question").contains("fou")).await;
    assert!(!app.has("[data-do=unveil]"));
    app.learn("notation/L13").await;
    let before = app.count(".point");
    app.click("[data-do=unveil]").await;
    app.expect("the hint", before + 1, || app.count(".point")).await;
    app.click("[data-do=unveil]").await;
    app.expect("the answer", before + 2, || app.count(".point")).await;
    assert!(!app.has("[data-do=unveil]"));
    // The summary can be opened from everywhere.
    app.click("[data-do=card]").await;
    app.find("dialog[open] .summary-card mark").await;
    app.close_dialog().await;
    app.learn("notation/L13/L13-1").await;
    app.click("[data-do=card]").await;
    app.find("dialog[open] .summary-card mark").await;
    app.close_dialog().await;
}

#[wasm_bindgen_test]
async fn a_wrong_answer_gets_what_is_right_its_own_hint_then_help_then_the_answer() {
    for (language, written, hint, right) in [
        ("fr", "cf3", "majuscule", "Cf3"),
        ("en", "nf3", "capital", "Nf3"),
        ("nl", "pf3", "hoofdletter", "Pf3"),
    ] {
        let app = App::lessons(language, "notation/L05/L05-1").await;
        app.fill(".cell", written).await;
        app.keys(key::ENTER).await;
        app.expect("its hint", true, || app.text(".said").contains(hint)).await;
        assert_eq!(app.texts(".written mark").concat(), "f3", "what is right is marked");
        assert_eq!(app.count(".said .help"), 0);
        app.keys(key::ENTER).await;
        app.expect("help comes at the second mistake", 1, || app.count(".said .help")).await;
        assert!(!app.text(".said .help").contains(right), "a hint is no answer");
        app.click("[data-do=help]").await;
        app.expect("the answer", true, || app.text(".said .help.answer").contains(right)).await;
        app.fill(".cell", right).await;
        app.keys(key::ENTER).await;
        // Never less than one, and the exercise can be repeated.
        app.expect_stars(1).await;
        app.learn("notation/L05/L05-1").await;
        app.fill(".cell", right).await;
        app.keys(key::ENTER).await;
        app.expect_stars(3).await;
    }
}
