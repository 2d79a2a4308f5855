//! Ways of practising with the score sheet: dictation, order, two players, find the slip, repair, arbiter.

use crate::app::App;
use crate::app::key;
use crate::draughts_play::{begin, cell};
use crate::results::handed_in;
use crate::sheet::{look, open, place, play};
use notabene::core::exchange::result::{AnswerCount, TaskKind};
use wasm_bindgen_test::*;

/// Writes with keys into the place that is open.
async fn write(app: &App, pen: &str, text: &str) {
    app.fill(&format!("[data-pen={pen}]"), text).await;
    app.keys(key::ENTER).await;
}

#[wasm_bindgen_test]
async fn a_dictation_is_written_compared_and_its_differences_are_shown() {
    let app = App::french().await;
    open(&app, "dictation").await;
    app.click("[data-do=begin]").await;
    app.find("[data-paper=dictation] [data-ply='0']").await;
    for (n, text) in ["e4", "e5", "Fc4", "Cc6"].into_iter().enumerate() {
        app.wait_until("the place waits", || app.has(&format!("[data-ply='{n}'][aria-current=step]"))).await;
        write(&app, "dictation", text).await;
    }
    // Entries survive a reload, and the dictation continues.
    app.wait_until("the next place waits", || app.has("[data-ply='4'][aria-current=step]")).await;
    app.reload().await;
    app.wait_until("the place waits", || app.has("[data-ply='4'][aria-current=step]")).await;
    assert_eq!(place(&app, "dictation", 2), "Fc4");
    assert!(!look(&app, "dictation", 2).contains("right"), "nothing is marked before the end");
    // A wrong move, one left out, and the end.
    write(&app, "dictation", "Df3").await;
    app.wait_until("the place waits", || app.has("[data-ply='5'][aria-current=step]")).await;
    assert_eq!(
        app.text("[data-do=next]"),
        "Sauter ce coup",
        "no other move comes before this one is written"
    );
    app.click("[data-do=next]").await;
    app.wait_until("the place waits", || app.has("[data-ply='6'][aria-current=step]")).await;
    write(&app, "dictation", "Dxf7#").await;
    app.wait_until("it is compared", || app.count(".differences li") == 2).await;
    assert!(look(&app, "dictation", 4).contains("amiss") && look(&app, "dictation", 5).contains("missing"));
    app.click("[data-difference='0']").await;
    app.wait_until("the board is before the move", || {
        app.attribute("[data-difference='0']", "aria-pressed").as_deref() == Some("true")
    })
    .await;
    app.click("[data-do=go-on]").await;
    // A place mended afterwards counts.
    app.click("[data-ply='5']").await;
    write(&app, "dictation", "Cf6").await;
    app.wait_until("one place is left", || app.count(".differences li") == 1).await;
    let result = handed_in(&app).await;
    assert_eq!((result.kind, result.count), (TaskKind::Dictation, AnswerCount::new(6, 7)));
    let mistakes: Vec<(&str, u32)> = result.mistakes.iter().map(|it| (it.kind.as_str(), it.count)).collect();
    assert_eq!(mistakes, [("other", 1)]);
}

#[wasm_bindgen_test]
async fn any_record_can_be_dictated_and_a_text_without_a_game_says_so() {
    let app = App::french().await;
    open(&app, "dictation").await;
    app.pick("[name=game]", "other").await;
    app.fill("[name=text]", "<b>nothing</b>").await;
    app.click("[data-do=begin]").await;
    app.wait_until("the reason is told", || !app.text(".begin .wrong").is_empty()).await;
    app.fill("[name=text]", "1. d4 d5 2. Cf3 *").await;
    app.click("[data-do=begin]").await;
    app.wait_until("the place waits", || app.has("[data-ply='0'][aria-current=step]")).await;
    write(&app, "dictation", "d4").await;
    app.wait_until("the next waits", || app.has("[data-ply='1'][aria-current=step]")).await;
}

/// The feedback of the trainer.
fn says(app: &App) -> String {
    app.text(".pen .says")
}

#[wasm_bindgen_test]
async fn the_order_is_trained_and_each_wrong_one_is_explained() {
    let app = App::french().await;
    open(&app, "order").await;
    // Written before it is played.
    app.wait_until("the place waits", || app.has("[data-ply='0'][aria-current=step]")).await;
    write(&app, "order", "e4").await;
    app.wait_until("the reason is told", || !says(&app).is_empty()).await;
    assert_eq!(place(&app, "order", 0), "e4", "what is in the pen is still wet ink");
    // The clock before the move.
    let before = says(&app);
    app.click("[data-do=press]").await;
    app.wait_until("another reason is told", || says(&app) != before && !says(&app).is_empty()).await;
    // The move, and a second one at once.
    play(&app, "e2", "e4").await;
    app.wait_until("the clock comes next", || app.has("[data-deed=press][aria-current=step]")).await;
    play(&app, "e7", "e5").await;
    app.wait_until("the reason is told", || !says(&app).is_empty()).await;
    assert!(app.has("[data-deed=press][aria-current=step]"), "it was taken back");
    // The note before the clock.
    write(&app, "order", "e4").await;
    app.wait_until("the reason is told", || {
        !says(&app).is_empty() && !look(&app, "order", 0).contains("right")
    })
    .await;
    app.click("[data-do=press]").await;
    app.wait_until("the note comes next", || app.has("[data-deed=own][aria-current=step]")).await;
    write(&app, "order", "e4").await;
    app.wait_until("it is right", || look(&app, "order", 0).contains("right")).await;
    // The other answers by the book; an immediate answer is tolerated once.
    app.wait_until("the other has moved", || app.has("[data-deed=theirs][aria-current=step]")).await;
    play(&app, "f1", "c4").await;
    app.wait_until("it is tolerated", || {
        !says(&app).is_empty() && app.has("[data-deed=press][aria-current=step]")
    })
    .await;
    app.click("[data-do=press]").await;
    app.wait_until("the other's move comes next", || app.has("[data-deed=theirs][aria-current=step]")).await;
    app.reload().await;
    app.wait_until("it goes on after a reload", || app.has("[data-deed=theirs][aria-current=step]")).await;
    write(&app, "order", "e5").await;
    app.wait_until("it is right", || look(&app, "order", 1).contains("right")).await;
    write(&app, "order", "Fc4").await;
    app.wait_until("it is right", || look(&app, "order", 2).contains("right")).await;
}

#[wasm_bindgen_test]
async fn a_claim_is_written_and_not_played() {
    let app = App::french().await;
    open(&app, "order").await;
    app.click("[data-do=claim-game]").await;
    app.wait_until("the place of White's last move waits", || app.has("[data-ply='6'][aria-current=step]"))
        .await;
    write(&app, "order", "Cg1").await;
    app.wait_until("the own place waits", || app.has("[data-ply='7'][aria-current=step]")).await;
    app.fill("[data-pen=order]", "Cg8").await;
    app.click("[data-do=claim]").await;
    app.wait_until("the game is drawn", || {
        app.attribute(".board-place .status", "data-status").as_deref() == Some("draw:repetition3")
    })
    .await;
    assert_eq!(place(&app, "order", 7), "Cg8");
    app.expect("the result", ["½-½", "½-½"].map(String::from).to_vec(), || app.texts("[data-result]")).await;
    assert_eq!(app.count(".field.circled"), 2, "both names are circled after a draw");
}

#[wasm_bindgen_test]
async fn two_players_write_in_their_own_letters_and_compare() {
    let app = App::french().await;
    open(&app, "pair").await;
    app.pick("select[name=black]", "nl").await;
    for (from, to, white, black) in [
        ("e2", "e4", "e4", "e4"),
        ("e7", "e5", "e5", "e5"),
        ("g1", "f3", "Cf3", "Pf3"),
        ("b8", "c6", "Cc6", "Pa6"),
    ] {
        play(&app, from, to).await;
        write(&app, "white", white).await;
        write(&app, "black", black).await;
    }
    app.expect("White's sheet", "Cf3".to_string(), || place(&app, "white", 2)).await;
    app.expect("Black's sheet", "Pf3".to_string(), || place(&app, "black", 2)).await;
    app.reload().await;
    app.expect("Black's sheet is kept", "Pf3".to_string(), || place(&app, "black", 2)).await;
    assert_eq!(app.property("select[name=black]", "value"), "nl");
    app.click("[data-do=compare]").await;
    app.wait_until("one place clashes", || app.count("[data-clash]") == 1).await;
    assert!(app.text("[data-clash]").contains("Pa6"), "{}", app.text("[data-clash]"));
    assert!(look(&app, "white", 3).contains("right") && look(&app, "black", 3).contains("amiss"));
    app.click("[data-clash]").await;
    app.expect("what was played and written", 3, || app.count(".practice .overlay .drawn")).await;
    open(&app, "arbiter").await;
    app.expect("the arbiter sees both", ["Cc6", "Pa6"].map(String::from), || {
        [place(&app, "arbiter-white", 3), place(&app, "arbiter-black", 3)]
    })
    .await;
    assert!(!app.has("[data-paper=arbiter-white] .blocks button"), "what cannot be tapped is no button");
    let read_only = "return [...document.querySelectorAll('.practice .leaf input')].every(i => i.readOnly)";
    assert_eq!(app.script(read_only, &[]), true);
}

#[wasm_bindgen_test]
async fn a_planted_slip_is_found_by_tapping_its_place() {
    let app = App::french().await;
    open(&app, "slip").await;
    app.find("[data-paper=slip] [data-ply='0']").await;
    app.click("[data-do=tell]").await;
    app.wait_until("it is told", || app.has(".told.found")).await;
    let told = app.text(".told.found");
    let at = "return [...document.querySelectorAll('.place.amiss')].map(p => p.dataset.ply).join()";
    let at = app.script(at, &[]).as_str().unwrap_or_default().to_string();
    assert!(!told.is_empty() && !at.is_empty());
    assert!(!told.contains("Bien trouvé"), "it was shown");
    // Another sheet: right places are confirmed, until the mistake is found.
    app.click("[data-do=again]").await;
    app.wait_until("it is hidden", || !app.has(".told.found")).await;
    let count = app.count("[data-paper=slip] [data-ply]");
    let mut found = false;
    for ply in 0..count {
        app.click(&format!("[data-paper=slip] [data-ply='{ply}']")).await;
        app.wait_until("it is answered", || !app.text(".practice .told").is_empty()).await;
        found = app.has(".told.found");
        if found {
            break;
        }
    }
    assert!(found, "one of {count} places is the slip");
    assert!(app.text(".told.found").starts_with("Bien trouvé"), "{}", app.text(".told.found"));
}

#[wasm_bindgen_test]
async fn a_sheet_is_repaired_and_opened_on_the_board() {
    let app = App::french().await;
    open(&app, "repair").await;
    assert_eq!(app.count(".ways-in .place-card img"), 3, "three ways in, each with its picture");
    app.click("[data-do=way-photo]").await;
    app.find(".photo [name=photo-camera]").await;
    app.click("[data-do=photo-close]").await;
    app.fill("[name=sheet]", "1. e4 e5 2. Cf3 Cc6 3. F64 Fc5 4. O-O Cf6").await;
    app.click("[data-do=look]").await;
    app.wait_until("there is a correction", || app.count("[data-repair]") > 0).await;
    assert!(!app.has(".ways-in"), "the board takes their place");
    assert!(look(&app, "repair", 4).contains("amiss"), "{}", look(&app, "repair", 4));
    app.click("[data-repair='0'] [data-do=take]").await;
    app.wait_until("the sheet can be played", || look(&app, "repair", 7).contains("right")).await;
    assert!(app.has(".repairs .mascot"), "it is cheered");
    app.click("[data-do=to-desk]").await;
    app.wait_until("the game is on the desk", || app.texts(".sheet .move").len() == 8).await;
    // No proposal for an undecidable place.
    open(&app, "repair").await;
    app.fill("[name=sheet]", "1. e4 zzz 2. Cf3 Cc6").await;
    app.click("[data-do=look]").await;
    app.wait_until("it is asked", || app.text(".repairs").contains("Demandez")).await;
    assert!(!app.has("[data-repair] [data-do=take]"), "{}", app.text(".repairs"));
    // Arbitrary text is harmless.
    open(&app, "repair").await;
    app.fill("[name=sheet]", "<script>alert(1)</script> 1. ;;; | | 99. !!!!").await;
    app.click("[data-do=look]").await;
    app.wait_until("it is answered", || !app.text(".repairs .told").is_empty()).await;
    assert!(app.console().iter().all(|line| !line.contains("SEVERE")), "{:?}", app.console());
}

/// A sheet as people write it: pieces take pieces, half squares, a slip, and two places that nobody can read.
const REAL: &str = "1. | e4 | e5\n2. | Cf3 | Ce6\n3. | Fb5 | a6\n4. | FxC | dxF\n5. | … | Fg4\n6. | h3 | FxC\n7. | DxF | …\n8. | d3 | O-O-O\n";

#[wasm_bindgen_test]
async fn a_real_sheet_is_repaired_with_two_questions() {
    let app = App::french().await;
    open(&app, "repair").await;
    app.fill("[name=sheet]", REAL).await;
    app.click("[data-do=look]").await;
    app.wait_until("it is asked", || app.has(".question [data-do=answer]")).await;
    assert!(app.text(".differences").contains("Fxc6"), "{}", app.text(".differences"));
    let first = app.attribute(".question", "data-place");
    app.click(".question [data-do=answer]").await;
    let next = || app.has(".question") && app.attribute(".question", "data-place") != first;
    app.wait_until("the next question", next).await;
    app.click(".question [data-do=answer]").await;
    app.wait_until("all is known", || !app.has(".question")).await;
    app.click("[data-repair='0'] [data-do=take]").await;
    app.wait_until("the sheet can be played", || look(&app, "repair", 15).contains("right")).await;
}

#[wasm_bindgen_test]
async fn two_copies_are_put_together() {
    let app = App::french().await;
    open(&app, "repair").await;
    app.fill("[name=sheet]", "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6").await;
    app.click("[data-do=copy-move]").await;
    app.fill("[name=sheet]", "1. e4 e5 2. Cf3 Ce6 3. Fb5 … 4. Fa4").await;
    app.click("[data-do=look]").await;
    app.wait_until("the differences are shown", || app.count(".copies li") == 3).await;
    assert!(app.text(".copies").contains("Ce6 | Cc6 → Cc6"), "{}", app.text(".copies"));
    app.click("[data-repair='0'] [data-do=take]").await;
    app.wait_until("the sheet can be played", || look(&app, "repair", 6).contains("right")).await;
}

/// Clicks on fields of the board on the page, by what they are called in a game.
async fn tap_fields(app: &App, game: &str, names: &[&str]) {
    for name in names {
        app.click(&format!(".practice .grid [data-cell='{}']", cell(game, name))).await;
    }
}

#[wasm_bindgen_test]
async fn a_game_of_draughts_is_played_and_written() {
    const GAME: &str = "draughts/international";
    let app = App::french().await;
    begin(&app, GAME, false).await;
    open(&app, "write").await;
    let moves = [("32", "28", "32-28"), ("19", "23", "19-23"), ("28", "19", "28x19"), ("14", "23", "14x23")];
    for (n, (from, to, text)) in moves.into_iter().enumerate() {
        tap_fields(&app, GAME, &[from, to]).await;
        app.wait_until("the place waits", || {
            app.has(&format!("[data-paper=write] [data-ply='{n}'][aria-current=step]"))
        })
        .await;
        if n == 0 {
            write(&app, "write", "32-27").await;
            app.wait_until("it is marked", || look(&app, "write", 0).contains("amiss")).await;
            assert!(app.text(".answer .good").contains("32"), "{}", app.text(".answer"));
        }
        write(&app, "write", text).await;
        app.wait_until(&format!("{text} is right"), || look(&app, "write", n).contains("right")).await;
    }
    app.reload().await;
    app.expect("what was written", moves.map(|(_, _, text)| text.to_string()), || {
        [0, 1, 2, 3].map(|n| place(&app, "write", n))
    })
    .await;
    app.click("[data-do=compare]").await;
    app.wait_until("all is right", || app.text(".differs .told").contains('4')).await;
    assert_eq!(app.count(".differences li"), 0);
}

#[wasm_bindgen_test]
async fn an_arbiter_sees_the_clock_and_decides_a_result() {
    let app = App::french().await;
    app.tap_squares(&["e2", "e4"]).await;
    open(&app, "").await;
    app.pick("[name=score]", "1/2-0").await;
    app.expect("the result", ["½-0", "½-0"].map(String::from).to_vec(), || app.texts("[data-result]")).await;
    assert_eq!(app.count(".field.circled"), 0, "nobody has won");
    app.wait_until("the record says so honestly", || {
        let kept = app.kept();
        kept.contains("[Result \"*\"]") && kept.contains("[ArbiterResult \"1/2-0\"]")
    })
    .await;
    app.reload().await;
    app.expect("the result stays", ["½-0", "½-0"].map(String::from).to_vec(), || {
        app.texts("[data-result]")
    })
    .await;
    open(&app, "arbiter").await;
    app.expect("both times", 2, || app.count("[data-card=clock] .face .time")).await;
    assert!(app.texts("[data-card=clock] .face .time").iter().all(|time| time.contains(':')));
    assert!(!app.text("[data-card=clock] .flags").is_empty());
    assert_eq!(app.count("[data-card=clock] button"), 0, "it is only looked at");
}
