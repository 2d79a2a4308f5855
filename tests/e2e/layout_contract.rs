//! The layout contract: board, question, input, feedback and keys are visible together, at every size,
//! without scrolling or overlap. Feedback does not move the keys, unless it is longer than its place: then they make room
//! below it, so that none of it is cut.
//!
//! Parts are found by role and name in one table; rebuilt screens change only that table.

#[path = "layout_contract_ink.rs"]
mod ink;
#[path = "layout_contract_sheet.rs"]
mod sheet;

use crate::app::App;
use crate::browser::key;
use crate::gallery::{DESK, Size};
use ink::all_of_a_game_is_seen_while_a_move_is_written_by_hand;
use serde_json::{Value, json};

/// Windows of tablets, laptops, phones, and of a page magnified to 200 %.
const SIZES: [Size; 8] =
    [(1024, 768), (768, 1024), (810, 1080), (1366, 768), (1920, 1080), (360, 740), (740, 360), (683, 384)];

/// Tolerance for the movement of a key during feedback, in CSS pixels.
const STILL: f64 = 1.0;
/// Minimum width of a square, in CSS pixels.
const SQUARE: f64 = 30.0;

/// Script that checks a page; see the file.
const LOOK: &str = include_str!("layout_contract.js");

/// Names of the parts of the page in a language of the screen.
struct Words {
    /// The language as named by the page, and the theme.
    language: &'static str,
    theme: &'static str,
    /// The sizes of the window.
    sizes: &'static [Size],
    board: &'static str,
    turn: &'static str,
    back: &'static str,
    letters: &'static str,
    check: &'static str,
    hint: &'static str,
    answer: &'static str,
}

const FRENCH: Words = Words {
    language: "fr",
    theme: "light",
    sizes: &SIZES,
    board: "Plateau",
    turn: "Trait aux",
    back: "Un coup en arrière",
    letters: "Lettres à toucher",
    check: "Vérifier",
    hint: "Un indice",
    answer: "Voir la réponse",
};
/// Other words and other colours: longer texts, larger letters.
const OTHERS: [Words; 2] = [
    Words {
        language: "en",
        theme: "dark",
        sizes: &[(1024, 768), (768, 1024), (360, 740), (740, 360)],
        board: "Board",
        turn: "to move",
        back: "One move back",
        letters: "Letters to tap",
        check: "Check",
        hint: "A hint",
        answer: "Show the answer",
    },
    Words {
        language: "nl",
        theme: "projector",
        // The projector view is controlled from a tablet or a laptop.
        sizes: &[(1024, 768), (768, 1024), (1366, 768), (1920, 1080)],
        board: "Bord",
        turn: "aan zet",
        back: "Een zet terug",
        letters: "Letters om op te tikken",
        check: "Kijk na",
        hint: "Een hint",
        answer: "Laat het antwoord zien",
    },
];
/// A part of a page.
#[derive(Copy, Clone)]
enum Part {
    Board,
    /// The status line of the game.
    State,
    /// The buttons that go through the game.
    Steps,
    /// The move that was written last, on the sheet, and in large characters.
    Written,
    LargeMove,
    /// The line in which something is written.
    Line,
    /// The keys that write.
    Keys,
    /// The question.
    Question,
    /// The feedback, containing these words.
    Said(&'static str),
    /// A button, and a picture or a pad, with this name.
    Button(&'static str),
    Image(&'static str),
    /// The paper of an exercise or of a score sheet.
    Paper,
}
use Part::{Board, Button, Image, Keys, LargeMove, Line, Paper, Question, Said, State, Steps, Written};

impl Part {
    /// The table of parts: what each is called here, its role and the begin of its name.
    fn entry(self, words: &Words) -> Value {
        let part = |part: &str, role: &str, name: &str| json!({"part": part, "role": role, "name": name});
        match self {
            Board => json!({"part": "board", "role": "region", "name": words.board, "board": true}),
            State => json!({"part": "state", "role": "", "css": ".status", "text": words.turn}),
            Steps => part("steps", "button", words.back),
            Written => json!({"part": "last move", "role": "button", "css": ".sheet .move.current"}),
            LargeMove => json!({"part": "large move", "role": "", "css": ".glass .characters"}),
            Line => {
                json!({"part": "line", "role": "textbox", "css": "main:not(.hidden) input:is(.cell, [name=move], [name=answer], [name=place])"})
            }
            Keys => json!({"part": "keys", "role": "group", "name": words.letters, "keys": true}),
            Question => json!({"part": "question", "role": "", "css": ".prompt, .ask, .pen-at"}),
            Said(words) => json!({"part": "answer", "said": true, "text": words}),
            Button(name) => part(name, "button", name),
            Image(name) => part(name, "img", name),
            Paper => json!({"part": "paper", "role": "", "css": ".task .game, .leaf"}),
        }
    }
}

/// A page that is built once, in the size of a desk, and looked at in all sizes.
struct Scene<'a> {
    app: &'a App,
    words: &'a Words,
    name: &'a str,
    sizes: &'a [Size],
}

impl Scene<'_> {
    /// Looks at the page: its faults, and where its parts are in each size.
    fn look(&self, state: &str, parts: &[Part]) -> (Vec<String>, Vec<Value>) {
        let looks: Vec<_> = self.sizes.iter().map(|size| self.look_at_size(*size, state, parts)).collect();
        if self.sizes.len() > 1 {
            self.app.resize(DESK.0, DESK.1);
        }
        let (faults, places): (Vec<_>, Vec<_>) = looks.into_iter().unzip();
        (faults.concat(), places)
    }

    fn look_at_size(&self, (width, height): Size, state: &str, parts: &[Part]) -> (Vec<String>, Value) {
        self.app.resize(width, height);
        settled(self.app);
        let Words { language, theme, .. } = self.words;
        self.app.shot(&format!("{}-{width}x{height}-{state}-{language}-{theme}", self.name));
        // Lines that a finger moves sideways may end at the edge of the window.
        let options = json!({"square": SQUARE, "strips": [".practices", ".characters"]});
        let parts: Vec<Value> = parts.iter().map(|part| part.entry(self.words)).collect();
        let found = self.app.script(LOOK, &[parts.into(), options]);
        let at = format!("{} ({state}, {language}, {theme}) at {width}x{height}: ", self.name);
        let faults = found[0].as_array().into_iter().flatten();
        (faults.map(|fault| at.clone() + fault.as_str().unwrap_or_default()).collect(), found[1].clone())
    }

    /// Checks the page before and after feedback, and the positions of the keys.
    fn look_twice(&self, before: &[Part], answer: impl Fn(), after: &[Part]) -> Vec<String> {
        let (mut faults, first) = self.look("asked", before);
        answer();
        let (more, second) = self.look("answered", after);
        faults.extend(more);
        for ((size, first), second) in self.sizes.iter().zip(&first).zip(&second) {
            for name in ["keys", "line", "board"] {
                let (old, new) = (numbers(&first[name]), numbers(&second[name]));
                let makes_room = |n: usize, by: f64| name == "keys" && n == 1 && by > 0.0;
                let moves = |(n, (old, new)): (usize, (&f64, &f64))| {
                    (old - new).abs() > STILL && !makes_room(n, new - old)
                };
                if old.iter().zip(&new).enumerate().any(moves) {
                    let at = format!("{} at {}x{}", self.name, size.0, size.1);
                    faults.push(format!("{at}: the {name} moved from {old:?} to {new:?}"));
                }
            }
        }
        faults
    }
}

fn numbers(list: &Value) -> Vec<f64> {
    list.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

#[track_caller]
fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Writes a text into the first such field.
#[track_caller]
fn put(app: &App, css: &str, text: &str) {
    app.find(css);
    let set = "const field = document.querySelector(arguments[0]); field.focus({preventScroll: true});
        field.value = arguments[1]; field.dispatchEvent(new Event('input', {bubbles: true}))";
    app.script(set, &[css.into(), text.into()]);
}

/// Goes to another page of the app without loading it anew.
#[track_caller]
fn go(app: &App, hash: &str, css: &str) {
    app.script("location.hash = arguments[0]", &[hash.into()]);
    app.wait_until(&format!("{hash} is there"), || app.has(css));
}

/// Waits until the page is drawn, as it is without scrolling.
fn settled(app: &App) {
    app.script_later("requestAnimationFrame(() => requestAnimationFrame(() => done()))", &[]);
    app.script("scrollTo(0, 0)", &[]);
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const NINE: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 *";

/// Looks at the game page, in its language, while a move is written and refused.
fn look_at_game(app: &App, words: &Words, size: Size) -> Vec<String> {
    app.resize(size.0, size.1);
    app.reload();
    app.expect("the game", 9, || app.count(".sheet .move"));
    let scene = Scene { app, words, name: "game", sizes: &[size] };
    let mut faults = scene.look("played", &[Board, State, Written, Steps]).0;
    // A phone has the line behind a pencil.
    if app.in_view_now("[data-control=pencil]") {
        app.click("[data-control=pencil]");
    }
    if !app.has(".write.pads") {
        app.click(".write [data-control=pad]");
    }
    app.wait_until("the letters are there", || app.in_view_now(".pad"));
    let answer = || {
        put(app, ".write input", "Td9");
        app.keys(key::ENTER);
        app.wait_until("it is refused", || app.has(".echo mark"));
    };
    let after = [Board, Line, Keys, Said("d9")];
    faults.extend(scene.look_twice(&[Board, Line, Keys], answer, &after));
    put(app, ".write input", "");
    app.click(".write [data-control=pad]");
    faults
}

fn all_of_a_game_is_seen_while_a_move_is_written(app: &App) {
    let faults: Vec<String> =
        FRENCH.sizes.iter().flat_map(|size| look_at_game(app, &FRENCH, *size)).collect();
    assert_none(&faults);
}

fn the_last_move_stays_in_view_when_the_game_ends(app: &App) {
    for (width, height) in [DESK, (1366, 768), (360, 740)] {
        app.french_anew("chess", START, NINE);
        app.resize(width, height);
        app.click("[data-control=end]");
        app.click("[data-do=resign]");
        app.find(".opponent.ended");
        // But for its border.
        let is_whole = || {
            let (cell, list) = (app.frame(".sheet .move.current"), app.frame(".sheet"));
            cell.top >= list.top - 1.5 && cell.top + cell.height <= list.top + list.height + 1.5
        };
        app.wait_until(&format!("the last move is in view at {width}x{height}"), is_whole);
        assert!(app.in_view_now("[data-do=write-on-sheet]"), "all buttons are in view at {width}x{height}");
        app.shot(&format!("ended-{width}"));
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn all_is_seen_in_other_words_and_colours_too() {
    let mut faults = Vec::new();
    for words in &OTHERS {
        let app = App::french_with("chess", START, NINE);
        app.set("Theme", words.theme);
        app.speak(words.language);
        words.sizes.iter().for_each(|size| faults.extend(look_at_game(&app, words, *size)));
        app.resize(DESK.0, DESK.1);
        for (name, address) in [WRITTEN[1], WRITTEN[3]] {
            faults.extend(look_at_written(&app, words, name, address));
        }
        for (name, address) in [DONE[0], DONE[2]] {
            faults.extend(look_at_done(&app, words, name, address));
        }
    }
    assert_none(&faults);
}

/// An exercise of each written kind, the feedback on a wrong text, and a flag for circled rows.
const WRITTEN: [(&str, &str); 8] = [
    ("name", "notation/L04/L04-2"),
    ("write", "notation/L05/L05-1"),
    ("write late", "notation/L11/L11-2"),
    ("correct", "notation/L12/L12-4"),
    ("row", "notation/L09/L09-5"),
    ("line", "notation/L11/L11-5"),
    ("write game", "notation/L12/L12-5"),
    ("write draughts", "draughts/J6/J6-4"),
];

/// Looks at an exercise that writes, before and after a wrong text is answered.
fn look_at_written(app: &App, words: &Words, name: &str, address: &str) -> Vec<String> {
    exercise(app, address);
    app.click("[data-level=pad]");
    app.wait_until("the letters are there", || app.has(".sign-keys"));
    let scene = Scene { app, words, name, sizes: words.sizes };
    let answer = || {
        put(app, "input.cell", "z9");
        check(app);
    };
    let parts = [Board, Question, Line, Keys, Button(words.check), Said("")];
    scene.look_twice(&parts[..5], answer, &parts)
}

/// Has an exercise checked, and waits for the answer.
#[track_caller]
fn check(app: &App) {
    app.click("[data-do=check]");
    app.wait_until("something is said", || app.has(".said.open"));
}

fn all_of_an_exercise_is_seen_while_it_is_written(app: &App) {
    app.resize(DESK.0, DESK.1);
    let mut faults = Vec::new();
    for (name, address) in WRITTEN {
        faults.extend(look_at_written(app, &FRENCH, name, address));
    }
    assert_none(&faults);
}

/// Goes to an exercise of a course.
#[track_caller]
fn exercise(app: &App, address: &str) {
    go(app, "", "main.page:not(.hidden)");
    go(app, &format!("#learn/{address}"), ".task .prompt");
    app.wait_until("the task is told", || !app.text(".prompt").is_empty());
}

/// Exercises that are done on the board or by choosing.
const DONE: [(&str, &str); 4] = [
    ("choose", "notation/L13/L13-1"),
    ("find", "scharten/S2/S2-1"),
    ("play", "notation/L03/L03-4"),
    ("play game", "notation/L01/L01-1"),
];

/// Looks at an exercise without writing, before and after a hint.
fn look_at_done(app: &App, words: &Words, name: &str, address: &str) -> Vec<String> {
    exercise(app, address);
    let scene = Scene { app, words, name, sizes: words.sizes };
    let help = || {
        app.click("[data-do=help]");
        app.wait_until("something is said", || app.has(".said.open"));
    };
    let after = [Board, Question, Button(words.answer), Said("")];
    scene.look_twice(&[Board, Question, Button(words.hint)], help, &after)
}

fn all_of_an_exercise_on_the_board_is_seen(app: &App) {
    app.anew("fr");
    app.resize(DESK.0, DESK.1);
    let mut faults = Vec::new();
    for (name, address) in DONE {
        faults.extend(look_at_done(app, &FRENCH, name, address));
    }
    // The head of a score sheet has words instead of letters; on a phone they replace the board.
    exercise(app, "notation/L02/L02-1");
    let scene = Scene { app, words: &FRENCH, name: "head", sizes: &SIZES };
    let parts = [Question, Line, Button("Vérifier"), Button("Mia"), Said("")];
    faults.extend(scene.look_twice(&parts[..4], || check(app), &parts));
    assert_none(&faults);
}

fn signs_to_circle_are_seen_with_the_board(app: &App) {
    app.anew("fr");
    app.resize(DESK.0, DESK.1);
    let mut faults = Vec::new();
    for (name, address) in [("circle name", "notation/L04/L04-2"), ("circle move", "notation/L05/L05-1")] {
        exercise(app, address);
        app.click("[data-level=circle]");
        app.wait_until("the signs are there", || app.has(".circles"));
        let scene = Scene { app, words: &FRENCH, name, sizes: &SIZES };
        faults.extend(scene.look("asked", &[Board, Question, Line, Button("a"), Button("8")]).0);
    }
    assert_none(&faults);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn all_of_a_drill_is_seen_from_its_start_to_its_result() {
    let app = App::french();
    app.resize(DESK.0, DESK.1);
    let mut faults = Vec::new();
    for kind in ["find", "name", "play", "write"] {
        go(&app, "", "main.page:not(.hidden)");
        go(&app, "#drill", "main.drill [data-do=begin]");
        app.click(&format!("main.drill [data-kind={kind}]"));
        let scene = Scene { app: &app, words: &FRENCH, name: &format!("drill {kind}"), sizes: &SIZES };
        faults.extend(scene.look("chosen", &[Board, Button("Commencer")]).0);
        app.click("main.drill [data-do=begin]");
        app.wait_until("a task is told", || !app.texts("main.drill .ask").concat().is_empty());
        let writes = matches!(kind, "name" | "write");
        if writes {
            app.click("[data-level=pad]");
        }
        let help = || {
            app.click("main.drill [data-do=help]");
            app.wait_until("something is said", || !app.texts("main.drill .verdict").concat().is_empty());
        };
        let some = [Board, Question, Button("Aide"), Button("Arrêter"), Line, Keys];
        let all = [Board, Question, Button("Aide"), Button("Arrêter"), Said(""), Line, Keys];
        let (less, more) = if writes { (6, 7) } else { (4, 5) };
        faults.extend(scene.look_twice(&some[..less], help, &all[..more]));
    }
    assert_none(&faults);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn all_of_a_game_is_seen_while_a_move_is_written_or_drawn() {
    let app = App::french_with("chess", START, NINE);
    steps!(
        &app,
        [
            all_of_a_game_is_seen_while_a_move_is_written,
            all_of_a_game_is_seen_while_a_move_is_written_by_hand,
            the_last_move_stays_in_view_when_the_game_ends
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn all_of_an_exercise_is_seen() {
    let app = App::french();
    steps!(
        &app,
        [
            all_of_an_exercise_is_seen_while_it_is_written,
            all_of_an_exercise_on_the_board_is_seen,
            signs_to_circle_are_seen_with_the_board
        ]
    );
}
