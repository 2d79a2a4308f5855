//! Ways of practising with the score sheet: dictation, order, two players, find the slip, repair, arbiter.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::sheet::{look, open, place, play};

/// Writes with keys into the place that is open.
#[track_caller]
fn write(app: &App, pen: &str, text: &str) {
    app.fill(&format!("[data-pen={pen}]"), text);
    app.keys(key::ENTER);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_dictation_is_written_compared_and_its_differences_are_shown() {
    let app = App::french();
    open(&app, "dictation");
    app.click("[data-do=begin]");
    app.find("[data-paper=dictation] [data-ply='0']");
    for (n, text) in ["e4", "e5", "Fc4", "Cc6"].into_iter().enumerate() {
        app.wait_until("the place waits", || app.has(&format!("[data-ply='{n}'][aria-current=step]")));
        write(&app, "dictation", text);
    }
    // What was written is there after a reload, and the dictation goes on where it was.
    app.wait_until("the next place waits", || app.has("[data-ply='4'][aria-current=step]"));
    app.reload();
    app.wait_until("the place waits", || app.has("[data-ply='4'][aria-current=step]"));
    assert_eq!(place(&app, "dictation", 2), "Fc4");
    assert!(!look(&app, "dictation", 2).contains("right"), "nothing is marked before the end");
    // A wrong move, one left out, and the end.
    write(&app, "dictation", "Df3");
    app.wait_until("the place waits", || app.has("[data-ply='5'][aria-current=step]"));
    app.click("[data-do=next]");
    app.wait_until("the place waits", || app.has("[data-ply='6'][aria-current=step]"));
    write(&app, "dictation", "Dxf7#");
    app.wait_until("it is compared", || app.count(".differences li") == 2);
    assert!(look(&app, "dictation", 4).contains("amiss") && look(&app, "dictation", 5).contains("missing"));
    app.click("[data-difference='0']");
    app.wait_until("the board is before the move", || {
        app.attribute("[data-difference='0']", "aria-pressed").as_deref() == Some("true")
    });
    app.shot("difference");
    app.click("[data-do=go-on]");
    // A place mended afterwards counts.
    app.click("[data-ply='5']");
    write(&app, "dictation", "Cf6");
    app.wait_until("one place is left", || app.count(".differences li") == 1);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn any_record_can_be_dictated_and_a_text_without_a_game_says_so() {
    let app = App::french();
    open(&app, "dictation");
    app.pick("[name=game]", "other");
    app.fill("[name=text]", "<b>nothing</b>");
    app.click("[data-do=begin]");
    app.wait_until("the reason is told", || !app.text(".begin .wrong").is_empty());
    app.fill("[name=text]", "1. d4 d5 2. Cf3 *");
    app.click("[data-do=begin]");
    app.wait_until("the place waits", || app.has("[data-ply='0'][aria-current=step]"));
    write(&app, "dictation", "d4");
    app.wait_until("the next waits", || app.has("[data-ply='1'][aria-current=step]"));
}

/// What the trainer says.
fn says(app: &App) -> String {
    app.text(".pen .says")
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_order_is_trained_and_each_wrong_one_is_explained() {
    let app = App::french();
    open(&app, "order");
    // Written before it is played.
    app.wait_until("the place waits", || app.has("[data-ply='0'][aria-current=step]"));
    write(&app, "order", "e4");
    app.wait_until("the reason is told", || !says(&app).is_empty());
    assert_eq!(place(&app, "order", 0), "e4", "what is in the pen is still wet ink");
    // The clock before the move.
    let before = says(&app);
    app.click("[data-do=press]");
    app.wait_until("another reason is told", || says(&app) != before && !says(&app).is_empty());
    // The move, and a second one at once.
    play(&app, Pointer::Mouse, "e2", "e4");
    app.wait_until("the clock comes next", || app.has("[data-deed=press][aria-current=step]"));
    play(&app, Pointer::Mouse, "e7", "e5");
    app.wait_until("the reason is told", || !says(&app).is_empty());
    assert!(app.has("[data-deed=press][aria-current=step]"), "it was taken back");
    // The note before the clock.
    write(&app, "order", "e4");
    app.wait_until("the reason is told", || {
        !says(&app).is_empty() && !look(&app, "order", 0).contains("right")
    });
    app.click("[data-do=press]");
    app.wait_until("the note comes next", || app.has("[data-deed=own][aria-current=step]"));
    write(&app, "order", "e4");
    app.wait_until("it is right", || look(&app, "order", 0).contains("right"));
    // The other answers by the book; an immediate answer is tolerated once.
    app.wait_until("the other has moved", || app.has("[data-deed=theirs][aria-current=step]"));
    play(&app, Pointer::Mouse, "f1", "c4");
    app.wait_until("it is tolerated", || {
        !says(&app).is_empty() && app.has("[data-deed=press][aria-current=step]")
    });
    app.click("[data-do=press]");
    app.wait_until("the other's move comes next", || app.has("[data-deed=theirs][aria-current=step]"));
    app.reload();
    app.wait_until("it goes on after a reload", || app.has("[data-deed=theirs][aria-current=step]"));
    write(&app, "order", "e5");
    app.wait_until("it is right", || look(&app, "order", 1).contains("right"));
    write(&app, "order", "Fc4");
    app.wait_until("it is right", || look(&app, "order", 2).contains("right"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_claim_is_written_and_not_played() {
    let app = App::french();
    open(&app, "order");
    app.click("[data-do=claim-game]");
    app.wait_until("the place of White's last move waits", || app.has("[data-ply='6'][aria-current=step]"));
    write(&app, "order", "Cg1");
    app.wait_until("the own place waits", || app.has("[data-ply='7'][aria-current=step]"));
    app.fill("[data-pen=order]", "Cg8");
    app.click("[data-do=claim]");
    app.wait_until("the game is drawn", || {
        app.attribute(".board-place .status", "data-status").as_deref() == Some("draw:repetition3")
    });
    assert_eq!(place(&app, "order", 7), "Cg8");
    app.expect("the result", ["½-½", "½-½"].map(String::from).to_vec(), || app.texts("[data-result]"));
    assert_eq!(app.count(".field.circled"), 2, "both names are circled after a draw");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn two_players_write_in_their_own_letters_and_compare() {
    let app = App::french();
    open(&app, "pair");
    app.pick("select[name=black]", "nl");
    for (from, to, white, black) in [
        ("e2", "e4", "e4", "e4"),
        ("e7", "e5", "e5", "e5"),
        ("g1", "f3", "Cf3", "Pf3"),
        ("b8", "c6", "Cc6", "Pa6"),
    ] {
        play(&app, Pointer::Mouse, from, to);
        write(&app, "white", white);
        write(&app, "black", black);
    }
    app.expect("White's sheet", "Cf3".to_string(), || place(&app, "white", 2));
    app.expect("Black's sheet", "Pf3".to_string(), || place(&app, "black", 2));
    app.reload();
    app.expect("Black's sheet is kept", "Pf3".to_string(), || place(&app, "black", 2));
    assert_eq!(app.property("select[name=black]", "value"), "nl");
    app.click("[data-do=compare]");
    app.wait_until("one place clashes", || app.count("[data-clash]") == 1);
    assert!(app.text("[data-clash]").contains("Pa6"), "{}", app.text("[data-clash]"));
    assert!(look(&app, "white", 3).contains("right") && look(&app, "black", 3).contains("amiss"));
    app.click("[data-clash]");
    app.expect("what was played and written", 3, || app.count(".practice .overlay .drawn"));
    app.shot("clash");
    open(&app, "arbiter");
    app.expect("the arbiter sees both", ["Cc6", "Pa6"].map(String::from), || {
        [place(&app, "arbiter-white", 3), place(&app, "arbiter-black", 3)]
    });
    assert!(!app.has("[data-paper=arbiter-white] button"), "what cannot be tapped is no button");
    let read_only = "return [...document.querySelectorAll('.practice .leaf input')].every(i => i.readOnly)";
    assert_eq!(app.script(read_only, &[]), true);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_planted_slip_is_found_by_tapping_its_place() {
    let app = App::french();
    open(&app, "slip");
    app.find("[data-paper=slip] [data-ply='0']");
    app.click("[data-do=tell]");
    app.wait_until("it is told", || app.has(".told.found"));
    let told = app.text(".told.found");
    let at = "return [...document.querySelectorAll('.place.amiss')].map(p => p.dataset.ply).join()";
    let at = app.script(at, &[]).as_str().unwrap_or_default().to_string();
    assert!(!told.is_empty() && !at.is_empty());
    // Another sheet: places that are right say so, until the slip is found.
    app.click("[data-do=again]");
    app.wait_until("it is hidden", || !app.has(".told.found"));
    let count = app.count("[data-paper=slip] [data-ply]");
    let found = (0..count).any(|ply| {
        app.click(&format!("[data-paper=slip] [data-ply='{ply}']"));
        app.wait_until("it is answered", || !app.text(".practice .told").is_empty());
        app.has(".told.found")
    });
    assert!(found, "one of {count} places is the slip");
    app.shot("found");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_sheet_is_repaired_and_opened_on_the_board() {
    let app = App::french();
    open(&app, "repair");
    app.fill("[name=sheet]", "1. e4 e5 2. Cf3 Cc6 3. F64 Fc5 4. O-O Cf6");
    app.click("[data-do=look]");
    app.wait_until("there is a correction", || app.count("[data-repair]") > 0);
    assert!(look(&app, "repair", 4).contains("amiss"), "{}", look(&app, "repair", 4));
    app.shot("stuck");
    app.click("[data-repair='0'] [data-do=take]");
    app.wait_until("the sheet can be played", || look(&app, "repair", 7).contains("right"));
    app.click("[data-do=to-desk]");
    app.wait_until("the game is on the desk", || app.texts(".sheet .move").len() == 8);
    // What is no sheet at all does no harm.
    open(&app, "repair");
    app.fill("[name=sheet]", "<script>alert(1)</script> 1. ;;; | | 99. !!!!");
    app.click("[data-do=look]");
    app.wait_until("it is answered", || !app.text(".repairs .told").is_empty());
    assert!(app.console().iter().all(|line| !line.contains("SEVERE")), "{:?}", app.console());
}
