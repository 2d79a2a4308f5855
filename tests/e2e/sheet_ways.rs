//! Ways of practising with the score sheet: dictation, order, two players, find the slip, repair, arbiter.

use crate::app::App;
use crate::browser::{Point, Pointer, key};
use crate::draughts_play::{begin, cell};
use crate::results::handed_in;
use crate::sheet::{look, open, place, play, square};
use notabene::core::exchange::result::{AnswerCount, TaskKind};

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
    // Entries survive a reload, and the dictation continues.
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
    let result = handed_in(&app);
    assert_eq!((result.kind, result.count), (TaskKind::Dictation, AnswerCount::new(6, 7)));
    let mistakes: Vec<(&str, u32)> = result.mistakes.iter().map(|it| (it.kind.as_str(), it.count)).collect();
    assert_eq!(mistakes, [("other", 1)]);
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

/// The feedback of the trainer.
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
    assert!(!app.has("[data-paper=arbiter-white] .blocks button"), "what cannot be tapped is no button");
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
    // Another sheet: right places are confirmed, until the mistake is found.
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
    // No proposal for an undecidable place.
    open(&app, "repair");
    app.fill("[name=sheet]", "1. e4 zzz 2. Cf3 Cc6");
    app.click("[data-do=look]");
    app.wait_until("it is asked", || app.text(".repairs").contains("Lequel a été joué"));
    assert!(!app.has("[data-repair] [data-do=take]"), "{}", app.text(".repairs"));
    // Arbitrary text is harmless.
    open(&app, "repair");
    app.fill("[name=sheet]", "<script>alert(1)</script> 1. ;;; | | 99. !!!!");
    app.click("[data-do=look]");
    app.wait_until("it is answered", || !app.text(".repairs .told").is_empty());
    assert!(app.console().iter().all(|line| !line.contains("SEVERE")), "{:?}", app.console());
}

/// Taps on fields of the board on the page, by what they are called in a game.
#[track_caller]
fn tap_fields(app: &App, pointer: Pointer, game: &str, names: &[&str]) {
    app.find(".practice svg.board .piece");
    for name in names {
        let css = format!(".practice svg.board .fields [data-field='{}']", cell(game, name));
        let center =
            "document.querySelector(arguments[0]).scrollIntoView({block: 'center', behavior: 'instant'})";
        app.script(center, &[css.as_str().into()]);
        let frame = app.frame(&css);
        app.tap(pointer, Point { x: frame.left + frame.width / 2.0, y: frame.top + frame.height / 2.0 });
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_game_of_draughts_is_played_and_written() {
    const GAME: &str = "draughts/international";
    let app = App::french();
    begin(&app, GAME, false);
    open(&app, "write");
    let moves = [("32", "28", "32-28"), ("19", "23", "19-23"), ("28", "19", "28x19"), ("14", "23", "14x23")];
    for (n, (from, to, text)) in moves.into_iter().enumerate() {
        tap_fields(&app, Pointer::Mouse, GAME, &[from, to]);
        app.wait_until("the place waits", || {
            app.has(&format!("[data-paper=write] [data-ply='{n}'][aria-current=step]"))
        });
        if n == 0 {
            write(&app, "write", "32-27");
            app.wait_until("it is marked", || look(&app, "write", 0).contains("amiss"));
            assert!(app.text(".answer .good").contains("32"), "{}", app.text(".answer"));
        }
        write(&app, "write", text);
        app.wait_until(&format!("{text} is right"), || look(&app, "write", n).contains("right"));
    }
    app.reload();
    app.expect("what was written", moves.map(|(_, _, text)| text.to_string()), || {
        [0, 1, 2, 3].map(|n| place(&app, "write", n))
    });
    app.click("[data-do=compare]");
    app.wait_until("all is right", || app.text(".differs .told").contains('4'));
    assert_eq!(app.count(".differences li"), 0);
    app.shot("written");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_order_is_kept_by_who_has_black() {
    let app = App::french();
    open(&app, "order");
    app.pick("select[name=side]", "black");
    app.wait_until("the program has opened", || app.has(".board-place .turn.black"));
    app.wait_until("its move has to be noted", || app.has("[data-deed=theirs][aria-current=step]"));
    // Whoever does not know how to write it asks.
    write(&app, "order", "Ta9");
    app.wait_until("it is answered", || !app.text(".pen .look").is_empty());
    app.click("[data-do=ask]");
    let right = app.text(".answer .right .ink");
    assert!(right.len() >= 2, "{right}");
    write(&app, "order", &right);
    app.wait_until("it is right", || look(&app, "order", 0).contains("right"));
    assert_eq!(place(&app, "order", 0), right);
    app.wait_until("the own move comes next", || app.has("[data-deed=play][aria-current=step]"));
    // The board is seen from Black's side. Nothing that White can begin with hinders this move.
    for name in ["e7", "e5"] {
        app.tap(Pointer::Mouse, square(&app, name, true));
    }
    app.wait_until("the clock comes next", || app.has("[data-deed=press][aria-current=step]"));
    app.click("[data-do=press]");
    app.wait_until("the own move is to be noted", || app.has("[data-deed=own][aria-current=step]"));
    write(&app, "order", "e5");
    app.wait_until("it is right", || look(&app, "order", 1).contains("right"));
    app.wait_until("the program has answered", || {
        app.has(".board-place .turn.black") && app.has("[data-deed=theirs][aria-current=step]")
    });
    app.wait_until("its place waits", || app.has("[data-paper=order] [data-ply='2'][aria-current=step]"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn an_arbiter_sees_the_clock_and_decides_a_result() {
    let app = App::french();
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    open(&app, "");
    app.pick("[name=score]", "1/2-0");
    app.expect("the result", ["½-0", "½-0"].map(String::from).to_vec(), || app.texts("[data-result]"));
    assert_eq!(app.count(".field.circled"), 0, "nobody has won");
    app.wait_until("the record says so honestly", || {
        let kept = app.kept();
        kept.contains("[Result \"*\"]") && kept.contains("[ArbiterResult \"1/2-0\"]")
    });
    app.reload();
    app.expect("the result stays", ["½-0", "½-0"].map(String::from).to_vec(), || {
        app.texts("[data-result]")
    });
    open(&app, "arbiter");
    app.expect("both times", 2, || app.count("[data-card=clock] .face .time"));
    assert!(app.texts("[data-card=clock] .face .time").iter().all(|time| time.contains(':')));
    assert!(!app.text("[data-card=clock] .flags").is_empty());
    assert_eq!(app.count("[data-card=clock] button"), 0, "it is only looked at");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn empty_rows_wait_and_a_sheet_keeps_its_letters() {
    let app = App::french();
    open(&app, "write");
    let rows = "return [...document.querySelectorAll('[data-paper=write] tbody tr')]
        .filter(row => row.getClientRects().length).length";
    app.expect("a few rows", 10, || app.script(rows, &[]).as_u64().unwrap_or_default());
    app.click("[data-do=rows]");
    app.expect("all rows", 60, || app.script(rows, &[]).as_u64().unwrap_or_default());
    app.click("[data-do=rows]");
    let shown = |css: &str| {
        let seen = "return document.querySelector(arguments[0]).getClientRects().length > 0";
        app.script(seen, &[css.into()]) == true
    };
    assert!(shown(".letters-of select"));
    app.pick(".letters-of select", "nl");
    play(&app, Pointer::Mouse, "g1", "f3");
    write(&app, "write", "Pf3");
    app.wait_until("it is right in the letters that were picked", || {
        look(&app, "write", 0).contains("right")
    });
    assert!(!shown(".letters-of select"), "the sheet stays in its letters");
    assert!(app.text(".letters-of .stay").contains("K D T L P"), "{}", app.text(".letters-of .stay"));
}
