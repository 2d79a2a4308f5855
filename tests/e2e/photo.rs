//! Photographed score sheets: from the picture over questions to the repaired game; what is no sheet; cancelling; keys.

use crate::access::{load_axe, serious};
use crate::app::App;
use crate::browser::key;
use crate::sheet::{SIZES, look, open};
use crate::sheets::{Camera, Paper, Pen};
use crate::writing::{Dice, Drawings, Hand};
use notabene::study::printing::PrintChoice;
use notabene::study::printing::scan::ScanLayout;
use notabene_ink::photo::Grey;
use notabene_ink::photo::address::data_address;
use notabene_ink::sign::signs;
use std::sync::LazyLock;

/// The moves of the game.
pub const MOVES: [&str; 10] = ["e4", "e5", "Cf3", "Cc6", "Fc4", "Fc5", "d3", "d6", "O-O", "Cf6"];
/// On the sheet are two slips: one that later moves tell, and the last one, which needs a question.
const SLIPS: [(usize, &str); 2] = [(5, "Fc9"), (9, "Td4")];

/// The last half-move.
const LAST: usize = 9;

/// Photograph of the game, written by a hand of the tests on a printed sheet.
pub static PHOTOGRAPH: LazyLock<String> = LazyLock::new(|| data_address(&photograph()));

fn photograph() -> Grey {
    let layout = ScanLayout::of(&PrintChoice::default_for(false), 1).expect("a first page");
    let text = |(at, text): (usize, &&'static str)| {
        SLIPS.iter().find(|(ply, _)| *ply == at).map_or(*text, |(_, slip)| slip).to_string()
    };
    let texts: Vec<String> = MOVES.iter().enumerate().map(text).collect();
    of_page(layout, &texts, 0.58)
}

/// Photograph of a page with some texts; capitals have this share of a line.
pub fn of_page(layout: ScanLayout, texts: &[String], tall: f32) -> Grey {
    let mut dice = Dice::new(5);
    let drawings = Drawings::read(include_str!("../../core/ink/tests/data/drawings.txt"));
    let (mut paper, hand) = (Paper::printed(layout), Hand::random(&mut dice, 0.4));
    let pen = Pen::even(0.45, 0.9, tall);
    for (at, text) in texts.iter().enumerate() {
        paper.write(at, &signs(text).expect("signs of moves"), &hand, &drawings, pen, &mut dice);
    }
    let camera =
        Camera { side: 2400, tilt: 0.03, turns: 0, bent: 0.2, blur: 0.6, noise: 0.0, jpeg: 0.0, shade: 0.2 };
    camera.shoot(&paper, &mut dice)
}

/// A picture in which nothing is.
pub fn nothing() -> String {
    data_address(&Grey::new(400, 300, vec![240; 120_000]).expect("a picture"))
}

/// Chooses a file for the field of a picture.
#[track_caller]
pub fn choose(app: &App, name: &str, address: &str) {
    app.find(&format!("[name={name}]"));
    let put = "const input = document.querySelector(`[name=${arguments[1]}]`); input.files = data.files;
        input.dispatchEvent(new Event('change', { bubbles: true }))";
    with_file(app, put, address, name);
}

/// Runs a script with `data`, a transfer of a picture that is given by its address.
pub fn with_file(app: &App, script: &str, address: &str, given: &str) {
    let make = "const [head, text] = arguments[0].split(',');
        const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'sheet', { type: head.slice(5).split(';')[0] }));\n";
    app.script(&[make, script].concat(), &[address.into(), given.into()]);
}

/// Waits for the next question or the end. Returns the half-move of a question.
#[track_caller]
pub fn next_question(app: &App) -> Option<usize> {
    // The progress moves, or it is done.
    let mut percent = "no".to_string();
    while !app.has(".photo-ask")
        && !app.has("[data-do=photo-again], [data-do=photo-put], [data-do=photo-end]")
    {
        assert!(!app.has(".photo [role=alert]"), "{}", app.text(".photo"));
        let now = || app.property(".photo progress", "value");
        app.wait_until("the reading goes on", || !app.has(".photo progress") || now() != percent);
        percent = if app.has(".photo progress") { now() } else { String::new() };
    }
    app.has(".photo-ask").then(|| app.attribute(".photo-ask", "data-place"))?.and_then(|n| n.parse().ok())
}

/// Answers all questions as the writer would. Returns the half-moves that were asked about.
#[track_caller]
fn answer_all(app: &App) -> Vec<usize> {
    let mut asked = Vec::new();
    while let Some(ply) = next_question(app) {
        asked.push(ply);
        assert!(asked.len() < 12, "{}", app.text(".photo"));
        if asked.len() == 1 {
            app.shot("photo-question");
            assert_eq!(serious(app), Vec::<String>::new());
        }
        answer(app, ply);
    }
    asked
}

/// Answers a question as the writer would; what stands in the last place is no legal move, so nothing that is offered.
#[track_caller]
pub fn answer(app: &App, ply: usize) {
    let offered = app.texts("[data-do=photo-take]");
    let nth = offered.iter().position(|text| ply != LAST && text == MOVES[ply]);
    let script = "document.querySelectorAll(arguments[0])[arguments[1]].click()";
    match nth {
        Some(nth) => app.script(script, &["[data-do=photo-take]".into(), nth.into()]),
        None => app.script(script, &["[data-do=photo-none]".into(), 0.into()]),
    };
}

/// Text of a place in the text of a sheet: a line for each pair of moves, `1. | e4 | e5`.
fn place(sheet: &str, ply: usize) -> &str {
    let line = sheet.lines().nth(ply / 2).unwrap_or_default();
    line.split('|').nth(1 + ply % 2).unwrap_or_default().trim()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_photographed_sheet_is_read_with_a_question_and_repaired() {
    let app = App::french();
    open(&app, "repair");
    load_axe(&app);
    app.click("[data-do=photo]");
    app.shot("photo-choice");
    choose(&app, "photo-camera", &PHOTOGRAPH);
    let asked = answer_all(&app);
    assert!(asked.contains(&LAST), "the last place is asked about: {asked:?}");
    let sheet = app.property("[name=sheet]", "value");
    for (ply, right) in MOVES.iter().enumerate() {
        let (text, slip) = (place(&sheet, ply), SLIPS.iter().find(|(at, _)| *at == ply));
        match slip {
            None => assert_eq!(text, *right, "{ply} {sheet}"),
            Some(_) => assert!(text != *right || asked.contains(&ply), "silently put right: {ply} {sheet}"),
        }
    }
    assert!(app.has(".photo-places [data-place='9'] img"), "its picture is beside it");
    for (width, height) in SIZES {
        app.resize(width, height);
        app.script(
            "document.querySelector('.photo-places').scrollIntoView({block: 'center', behavior: 'instant'})",
            &[],
        );
        app.shot(&format!("photo-places-{width}"));
    }
    assert_eq!(serious(&app), Vec::<String>::new());
    let write = "const input = document.querySelector(\"[data-place='9'] [name=place]\");
        input.value = arguments[0]; input.dispatchEvent(new Event('change', { bubbles: true }))";
    app.script(write, &[MOVES[LAST].into()]);
    app.wait_until("the whole sheet can be played", || look(&app, "repair", LAST).contains("right"));
    // The pictures are there again after another page.
    open(&app, "write");
    open(&app, "repair");
    app.wait_until("the text is kept", || app.property("[name=sheet]", "value").contains("Cf6"));
    app.find(".photo-places [data-place='9'] img");
}

fn a_picture_without_a_sheet_is_refused_with_a_reason(app: &App) {
    app.visit("#games/mine");
    app.click("[href='#sheet/repair/photo']");
    choose(app, "photo-file", &nothing());
    app.wait_until("it is said", || app.text(".photo [role=alert]").contains("Je ne vois pas de feuille"));
    app.shot("photo-refused");
    // Another try is at hand.
    choose(app, "photo-file", "data:image/png;base64,AAAA");
    app.wait_until("it is said", || app.text(".photo [role=alert]").contains("comme image"));
    app.click("[data-do=photo-close]");
    app.wait_until("it is closed", || app.has("[data-do=photo]"));
}

fn a_photograph_replaces_no_sheet_without_asking_and_is_cancelled_and_answered_with_keys(app: &App) {
    app.anew("fr");
    open(app, "repair");
    let old = "1. d4 d5 2. c4 dxc4";
    app.fill("[name=sheet]", old);
    app.script("document.querySelector('[data-do=photo]').focus()", &[]);
    app.keys(key::ENTER);
    app.wait_until("the choice has the focus", || {
        app.script("return document.activeElement.name", &[]) == "photo-camera"
    });
    choose(app, "photo-file", &PHOTOGRAPH);
    app.click("[data-do=photo-cancel]");
    app.wait_until("it is cancelled", || app.has("[name=photo-file]") && !app.has(".photo progress"));
    choose(app, "photo-file", &PHOTOGRAPH);
    while next_question(app).is_some() {
        app.wait_until("a move has the focus", || {
            app.script("return document.activeElement.dataset.do", &[]) == "photo-take"
        });
        let question = app.text("#photo-question");
        app.keys(key::ENTER);
        app.wait_until("it is answered", || {
            !app.has("#photo-question") || app.text("#photo-question") != question
        });
    }
    app.wait_until("it is asked", || {
        app.script("return document.activeElement.dataset.do", &[]) == "photo-keep"
    });
    app.shot("photo-replace");
    assert_eq!(app.property("[name=sheet]", "value"), old);
    app.keys(key::ENTER);
    app.wait_until("the old sheet is kept", || app.has("[data-do=photo]"));
    assert_eq!(app.property("[name=sheet]", "value"), old);
    // Taken, and given back.
    app.click("[data-do=photo]");
    choose(app, "photo-file", &PHOTOGRAPH);
    if next_question(app).is_some() {
        app.click("[data-do=photo-finish]");
    }
    app.click("[data-do=photo-put]");
    app.wait_until("it is put", || app.property("[name=sheet]", "value").contains("Cf3"));
    app.click("[data-do=photo-back]");
    app.wait_until("it is back", || app.property("[name=sheet]", "value") == old);
    assert!(!app.has(".photo-places"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_photograph_is_refused_cancelled_and_answered_with_keys() {
    let app = App::french();
    steps!(
        &app,
        [
            a_picture_without_a_sheet_is_refused_with_a_reason,
            a_photograph_replaces_no_sheet_without_asking_and_is_cancelled_and_answered_with_keys
        ]
    );
}
