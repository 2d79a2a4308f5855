//! Pads beside the score sheet of one tab: answers of lessons and drills, two tabs, links of sheets, another game; their looks.

use crate::access::{load_axe, serious};
use crate::app::App;
use crate::browser::{Pointer, key};
use crate::layout::assert_no_side_scroll;
use crate::pen::{PAD, confirm, open_pad, strokes, write};
use crate::sheet::{self, open, place, play};

/// Phone, tablets held either way, a laptop, a large screen.
const SIZES: [(u32, u32); 5] = [(360, 740), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)];

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn answers_are_written_by_hand() {
    let app = App::unopened();
    steps!(
        &app,
        [
            an_answer_is_written_with_mouse_finger_and_pen,
            each_place_of_a_row_has_its_own_pad_and_keys_do_all_of_it,
            a_drill_is_answered_by_hand
        ]
    );
}

fn an_answer_is_written_with_mouse_finger_and_pen(app: &App) {
    for (pointer, (width, height)) in
        [(Pointer::Mouse, (1024, 768)), (Pointer::Touch, (360, 740)), (Pointer::Pen, (768, 1024))]
    {
        app.anew("fr");
        app.learn("notation/L05/L05-1");
        app.resize(width, height);
        app.click(".levels [data-level=ink]");
        write(app, pointer, PAD, "Ce3");
        app.wait_until("it is read", || app.has("[data-do=ink-take]"));
        assert!(!app.has(".said .look"), "nothing is checked by itself");
        app.shot(&format!("ink-answer-{width}"));
        confirm(app, "Ce3");
        app.wait_until("a wrong move stays wrong", || app.has(".said .look"));
        app.expect("what was written", "Ce3", || app.property(".cell", "value"));
        app.click("[data-do=ink-clear]");
        write(app, pointer, PAD, "Cf3");
        confirm(app, "Cf3");
        app.expect_stars(2);
        // The choice is kept, and another exercise has an empty pad.
        app.reload();
        app.expect("an empty pad", Some(0), || strokes(app));
        assert!(app.console().is_empty(), "{:?}", app.console());
    }
}

fn each_place_of_a_row_has_its_own_pad_and_keys_do_all_of_it(app: &App) {
    app.anew("fr");
    app.learn("notation/L02/L02-2");
    app.resize(1024, 768);
    app.click("[data-place='white'] input");
    app.click(".levels [data-level=ink]");
    write(app, Pointer::Mouse, PAD, "e4");
    confirm(app, "e4");
    app.wait_until("the other place is next", || app.has("[data-place='black'] .cell.active"));
    app.expect("its pad is empty", Some(0), || strokes(app));
    app.click("[data-place='white'] input");
    app.wait_until("the ink is still there", || strokes(app) > Some(0));
    // Beside the pad everything is typed.
    app.fill("[data-place='black'] input", "e5");
    app.keys(key::ENTER);
    app.expect_stars(3);
    // A field is no move: it has no pad, and is circled as before.
    app.learn("notation/L04/L04-2");
    app.wait_until("signs to circle", || app.has(".circles"));
    assert!(!app.has(".levels [data-level=ink]"));
    app.learn("notation/L05/L05-1");
    app.script("document.querySelector('.levels [data-level=circle]').focus()", &[]);
    app.keys(key::ENTER);
    app.wait_until("signs to circle", || app.has(".circles"));
    app.script("document.querySelector('.levels [data-level=ink]').focus()", &[]);
    app.keys(key::ENTER);
    app.find(PAD);
    app.click(".cell");
    app.keys("Cf3");
    app.keys(key::ENTER);
    app.expect_stars(3);
}

fn a_drill_is_answered_by_hand(app: &App) {
    app.anew("en");
    app.script("location.hash = '#drill'", &[]);
    app.click("main.drill [data-kind=write]");
    if !app.has("main.drill .more[open]") {
        app.click("main.drill .more summary");
    }
    app.click("main.drill [data-special=pawn]");
    app.click("main.drill [data-do=begin]");
    app.wait_until("the move is played", || app.has("main.drill .mark.last"));
    app.click("main.drill [data-do=help]");
    app.click("main.drill [data-do=help]");
    let verdict = || app.texts("main.drill .verdict").concat();
    let answer = || {
        let text = verdict();
        let answer = text.strip_prefix("The answer is ")?.strip_suffix(". Now you.")?;
        Some(answer.to_string())
    };
    app.wait_until("the answer is told", || answer().is_some());
    let answer = answer().expect("an answer");
    app.click("main.drill .levels [data-level=ink]");
    write(app, Pointer::Mouse, PAD, &answer);
    confirm(app, &answer);
    app.expect("a star", 1, || app.count("main.drill .stars i"));
    app.click("main.drill [data-do=next]");
    app.expect("another task has an empty pad", Some(0), || strokes(app));
    assert!(app.has("[data-do=ink-undo]:disabled"));
}

fn two_tabs_with_one_sheet_lose_no_ink(app: &App) {
    app.anew("fr");
    open_pad(app);
    play(app, Pointer::Mouse, "e2", "e4");
    write(app, Pointer::Mouse, PAD, "e4");
    let count = || strokes(app);
    app.wait_until("it is drawn", || count() > Some(1));
    let (first, written) = (app.window(), count());
    let second = app.open_tab();
    app.visit("");
    open(app, "write");
    app.expect("the strokes of the other tab", written, count);
    app.click("[data-do=ink-clear]");
    write(app, Pointer::Mouse, PAD, "d");
    app.wait_until("another sign", || count() > Some(0));
    let later = count();
    app.look_at(&first);
    app.expect("the later ink is here, too", later, count);
    // All of it can be undone: the ink of this tab is not lost.
    app.click("[data-do=ink-undo]");
    app.wait_until("it goes back", || count() != later);
    for _ in 0..4 {
        if count() != written && !app.has("[data-do=ink-undo]:disabled") {
            app.click("[data-do=ink-undo]");
        }
    }
    app.expect("the ink of this tab", written, count);
    app.look_at(&second);
    app.expect("it is in the other tab again", written, count);
}

fn a_sheet_with_its_ink_goes_by_link(app: &App) {
    app.anew("fr");
    open_pad(app);
    play(app, Pointer::Mouse, "e2", "e4");
    write(app, Pointer::Mouse, PAD, "e4");
    confirm(app, "e4");
    app.wait_until("its ink stands", || app.has("[data-paper=write] .ink-cell"));
    play(app, Pointer::Mouse, "e7", "e5");
    app.fill(".pen-line input", "e6");
    app.keys(key::ENTER);
    app.expect("a slip", "e6", || place(app, "write", 1));
    app.click("[data-do=share-sheet]");
    let link = app.property("[name=sheet-link]", "value");
    assert!(link.contains("&ink="), "{link}");
    app.shot("sheet-link");
    let fragment = link.split_once('#').expect("an address").1.to_string();
    // Another device, where a sheet was begun.
    let other = App::french();
    open(&other, "write");
    play(&other, Pointer::Mouse, "d2", "d4");
    other.fill(".pen-line input", "d4");
    other.keys(key::ENTER);
    other.expect("a sheet of its own", "d4", || place(&other, "write", 0));
    other.script("location.hash = arguments[0]", &[fragment.as_str().into()]);
    other.expect("the written text", "e4", || place(&other, "shared", 0));
    assert!(other.has("[data-paper=shared] [data-ply='0'] .ink-cell path"), "its ink");
    assert_eq!(place(&other, "shared", 1), "e6", "mistakes come as they are");
    assert!(sheet::look(&other, "shared", 1).contains("amiss"));
    load_axe(&other);
    for (width, height) in SIZES {
        other.resize(width, height);
        other.shot(&format!("sheet-shared-{width}"));
        assert_no_side_scroll(&other, &format!("a sheet by link at {width}x{height}"));
        assert!(serious(&other).is_empty(), "{width}: {:?}", serious(&other));
    }
    other.reload();
    other.expect("it is still there", "e4", || place(&other, "shared", 0));
    // The own sheet is replaced only after a question.
    other.click("[data-do=go-on]");
    assert!(other.has("[data-paper=shared]"), "first the question");
    other.click("[data-do=go-on]");
    other.expect("the sheet goes on", "e4", || place(&other, "write", 0));
    assert!(other.has("[data-paper=write] [data-ply='0'] .ink-cell"), "with its ink");
    // A damaged link says so.
    let damaged = format!("sheet/shared/{}", &fragment[..fragment.len() - 3]);
    other.script("location.hash = arguments[0]", &[damaged.as_str().into()]);
    other.wait_until("it is told", || other.has(".practice .wrong"));
    assert!(other.console().is_empty(), "{:?}", other.console());
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn ink_belongs_to_its_sheet() {
    let app = App::unopened();
    steps!(
        &app,
        [
            another_game_begins_without_the_ink_of_the_last,
            a_sheet_with_its_ink_goes_by_link,
            two_tabs_with_one_sheet_lose_no_ink
        ]
    );
}

fn another_game_begins_without_the_ink_of_the_last(app: &App) {
    app.anew("fr");
    open(app, "order");
    app.click("[data-do=ink]");
    play(app, Pointer::Mouse, "g1", "f3");
    app.wait_until("a cell to write", || app.has(PAD));
    write(app, Pointer::Mouse, PAD, "Cf3");
    app.wait_until("ink on the pad", || strokes(app) > Some(0));
    app.click("[data-do=claim-game]");
    app.click("[data-do=claim-game]");
    app.wait_until("a game with a claim", || app.count("[data-paper=order] [data-ply]") > 4);
    assert!(!app.has("[data-paper=order] .ink-cell"), "its texts were not written here");
    app.expect("an empty pad", Some(0), || strokes(app));
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn pads_fit_every_screen_and_axe_finds_nothing_serious() {
    let mut faults = Vec::new();
    let app = App::lessons("fr", "notation/L05/L05-1");
    app.click(".levels [data-level=ink]");
    app.find(PAD);
    load_axe(&app);
    let mut look = |app: &App, what: &str, (width, height): (u32, u32)| {
        app.resize(width, height);
        app.shot(&format!("pads-{what}-{width}"));
        assert_no_side_scroll(app, &format!("{what} at {width}x{height}"));
        faults.extend(serious(app).iter().map(|fault| format!("{what} {width}: {fault}")));
    };
    for size in SIZES {
        look(&app, "lesson", size);
    }
    app.learn("notation/L02/L02-2");
    app.find(PAD);
    for size in SIZES {
        look(&app, "row", size);
    }
    open_pad(&app);
    play(&app, Pointer::Mouse, "e2", "e4");
    app.find(PAD);
    for size in SIZES {
        look(&app, "sheet", size);
    }
    open(&app, "hand");
    for size in SIZES {
        look(&app, "hand", size);
    }
    app.script("location.hash = '#drill'", &[]);
    app.click("main.drill [data-kind=write]");
    app.click("main.drill [data-do=begin]");
    app.find(PAD);
    for size in SIZES {
        look(&app, "drill", size);
    }
    for theme in ["dark", "projector"] {
        app.visit("");
        app.set("Theme", theme);
        app.script("document.documentElement.style.setProperty('transition', 'none')", &[]);
        load_axe(&app);
        app.learn("notation/L05/L05-1");
        app.find(PAD);
        look(&app, &format!("lesson-{theme}"), (1024, 768));
        open(&app, "hand");
        look(&app, &format!("hand-{theme}"), (1024, 768));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
