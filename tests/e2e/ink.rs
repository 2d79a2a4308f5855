//! Moves written by hand on the score sheet, with a pen, a finger and the mouse; copied lines, clear signs.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::pen::{PAD, confirm, lines, open_pad, strokes, write};
use crate::sheet::{self, open, place, play};

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn every_pointer_writes() {
    let app = App::unopened();
    steps!(&app, [a_game_is_written_with_mouse_finger_and_pen, a_palm_draws_nothing_beside_a_pen]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn ink_is_read_changed_and_learnt() {
    let app = App::unopened();
    steps!(
        &app,
        [
            a_wrong_move_stays_wrong_and_is_told,
            everything_can_be_typed_beside_the_pad,
            strokes_are_undone_erased_and_restored,
            clear_signs_are_praised_and_a_hand_is_learnt_and_forgotten
        ]
    );
}

fn a_game_is_written_with_mouse_finger_and_pen(app: &App) {
    for (pointer, (width, height)) in
        [(Pointer::Mouse, (1024, 768)), (Pointer::Touch, (360, 740)), (Pointer::Pen, (768, 1024))]
    {
        app.anew("fr");
        app.resize(width, height);
        open_pad(app);
        play(app, Pointer::Mouse, "e2", "e4");
        write(app, pointer, PAD, "e4");
        confirm(app, "e4");
        app.expect("the move is on the sheet", "e4", || place(app, "write", 0));
        app.wait_until("its ink stands in its place", || {
            app.has("[data-paper=write] [data-ply='0'] .ink-cell path")
        });
        assert!(sheet::look(app, "write", 0).contains("right"));
        play(app, Pointer::Mouse, "g8", "f6");
        app.expect("the pad is empty again", Some(0), || strokes(app));
        assert!(app.has("[data-do=ink-undo]:disabled"), "the strokes of another place do not come back here");
        write(app, pointer, PAD, "Cf6");
        app.wait_until("the ink is read", || app.has("[data-do=ink-take]"));
        app.shot(&format!("ink-pad-{width}"));
        confirm(app, "Cf6");
        app.expect("the second move", "Cf6", || place(app, "write", 1));
        let sheet = "document.querySelector('[data-paper=write] .ink-cell').scrollIntoView({block: 'center', behavior: 'instant'})";
        app.script(sheet, &[]);
        app.shot(&format!("ink-{width}"));
        app.reload();
        app.wait_until("the ink is kept", || app.count("[data-paper=write] .ink-cell") == 2);
        assert!(app.console().is_empty(), "{:?}", app.console());
    }
}

fn a_wrong_move_stays_wrong_and_is_told(app: &App) {
    app.anew("fr");
    open_pad(app);
    play(app, Pointer::Mouse, "g1", "f3");
    write(app, Pointer::Mouse, PAD, "Ch3");
    confirm(app, "Ch3");
    app.wait_until("the slip is shown", || sheet::look(app, "write", 0).contains("amiss"));
    assert_eq!(place(app, "write", 0), "Ch3", "what was written stays as it was written");
    assert!(app.has("[data-paper=write] [data-ply='0'] .ink-cell"), "with its ink");
}

fn strokes_are_undone_erased_and_restored(app: &App) {
    app.anew("fr");
    open_pad(app);
    play(app, Pointer::Mouse, "e2", "e4");
    let count = || strokes(app);
    write(app, Pointer::Mouse, PAD, "e4");
    app.wait_until("it is drawn", || count() > Some(1));
    let all = count();
    app.click("[data-do=ink-clear]");
    app.expect("all is erased", Some(0), count);
    app.click("[data-do=ink-undo]");
    app.expect("and comes back", all, count);
    app.click("[data-do=ink-undo]");
    app.expect("a stroke is taken back", all.map(|all| all - 1), count);
    app.script("document.querySelector('[data-do=ink-eraser]').focus()", &[]);
    app.keys_with("\u{E009}", "y");
    app.expect("keys bring it back", all, count);
    app.click("[data-do=ink-eraser]");
    let first = &lines(app, PAD, "e4")[0];
    app.write_lines(Pointer::Mouse, &[vec![first[0], first[first.len() / 2]]]);
    app.wait_until("the eraser takes a stroke", || count() < all);
    app.reload();
    app.wait_until("unread strokes are kept", || count() > Some(0));
}

fn everything_can_be_typed_beside_the_pad(app: &App) {
    app.anew("fr");
    open_pad(app);
    play(app, Pointer::Mouse, "e2", "e4");
    write(app, Pointer::Mouse, PAD, "d4");
    app.wait_until("it is read", || app.has("[data-do=ink-take]"));
    app.fill(".pen-line input", "e4");
    app.keys(key::ENTER);
    app.expect("the typed move counts", "e4", || place(app, "write", 0));
    assert!(!app.has("[data-paper=write] .ink-cell"), "without the ink of another move");
}

fn a_palm_draws_nothing_beside_a_pen(app: &App) {
    app.anew("fr");
    open_pad(app);
    play(app, Pointer::Mouse, "e2", "e4");
    write(app, Pointer::Pen, PAD, "e");
    let count = || strokes(app);
    app.wait_until("the pen draws", || count() > Some(0));
    let before = count();
    write(app, Pointer::Touch, PAD, "d");
    app.let_settle();
    assert_eq!(count(), before, "a hand that rests on the pad");
}

fn clear_signs_are_praised_and_a_hand_is_learnt_and_forgotten(app: &App) {
    app.anew("fr");
    open(app, "hand");
    let exercise = ".my-hand > .card:first-child";
    write(app, Pointer::Mouse, &format!("{exercise} .ink-pad"), "adda d");
    app.click("[data-do=hand-check]");
    app.wait_until("the signs are looked at", || {
        app.has(&format!("{exercise} .hand-answer .good"))
            || app.has(&format!("{exercise} .hand-answer .unclear"))
    });
    app.shot("ink-hand");
    for n in 1..=3 {
        let line = format!(".line-to-copy:nth-of-type({n})");
        let text = app.text(&format!("{line} .to-copy"));
        write(app, Pointer::Mouse, &format!("{line} .ink-pad"), &text);
        app.click(&format!("{line} [data-do=hand-learn]"));
        app.wait_until("the line is learnt", || app.has(&format!("{line} .good")));
    }
    app.expect("three lines", "3 lignes enregistrées.", || app.text(".my-hand .kept"));
    app.reload();
    app.expect("they are kept", "3 lignes enregistrées.", || app.text(".my-hand .kept"));
    app.click("[data-do=hand-forget]");
    app.expect("forgotten", "Aucune ligne enregistrée pour l’instant.", || app.text(".my-hand .kept"));
    app.click("[data-do=hand-restore]");
    app.expect("and back", "3 lignes enregistrées.", || app.text(".my-hand .kept"));
}
