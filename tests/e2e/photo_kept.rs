//! Photographs are kept: questions and answers over another page and a reload, the game, the sheet that was replaced; later pages.

use crate::access::{load_axe, serious};
use crate::app::App;
use crate::measuring::CASES;
use crate::photo::{PHOTOGRAPH, answer, choose, next_question, nothing, of_page};
use crate::sheet::{SIZES, open};
use crate::writing::{Dice, Drawings};
use crate::written_games::random_game;
use notabene::study::printing::scan::ScanLayout;
use notabene::study::printing::{Format, PrintChoice};
use notabene_ink::photo::address::data_address;

/// The place and the moves of a question.
fn question(app: &App) -> (Option<String>, Vec<String>) {
    (app.attribute(".photo-ask", "data-place"), app.texts("[data-do=photo-take]"))
}

fn questions_answers_and_the_game_outlive_another_page_and_a_reload(app: &App) {
    app.anew("fr");
    open(app, "repair");
    let old = "1. d4 d5 2. c4 dxc4";
    app.fill("[name=sheet]", old);
    app.click("[data-do=photo]");
    choose(app, "photo-file", &PHOTOGRAPH);
    // Read to the first question while another page is open.
    open(app, "write");
    open(app, "repair");
    assert_eq!(app.property("[name=sheet]", "value"), old, "what was typed");
    let first = next_question(app).expect("a question");
    let asked = question(app);
    open(app, "write");
    open(app, "repair");
    app.expect("the question is still there", asked.clone(), || question(app));
    app.reload();
    assert_eq!(next_question(app), Some(first), "the picture is read again");
    assert_eq!(question(app), asked);
    answer(app, first);
    let second = next_question(app);
    let then = question(app);
    app.reload();
    assert_eq!(next_question(app), second, "the answer is given again");
    assert_eq!(question(app), then);
    while let Some(ply) = next_question(app) {
        answer(app, ply);
    }
    // The game waits for its owner.
    for reload in [false, true] {
        app.find("[data-do=photo-put]");
        if reload {
            app.reload();
        } else {
            open(app, "write");
            open(app, "repair");
        }
    }
    app.find("[data-do=photo-put]");
    assert_eq!(app.property("[name=sheet]", "value"), old);
    app.click("[data-do=photo-put]");
    app.find(".photo-places img");
    let read = app.property("[name=sheet]", "value");
    assert!(read.contains("Cf3"), "{read}");
    app.reload();
    app.find(".photo-places img");
    assert_eq!(app.property("[name=sheet]", "value"), read);
    app.click("[data-do=photo-back]");
    app.expect("the sheet that was there", old, || app.property("[name=sheet]", "value"));
    app.reload();
    app.find("[data-do=photo]");
    assert!(!app.has(".photo-places"), "nothing of the photograph is left");
    assert!(app.console().is_empty(), "{:?}", app.console());
}

fn a_picture_that_is_gone_is_asked_for_and_a_game_without_its_picture_is_kept(app: &App) {
    let put = "localStorage.setItem('notabene.1.sheet.photo', arguments[0])";
    app.script(put, &["photo1\t5\tchess\tx\nis\t0\te4".into()]);
    open(app, "repair");
    app.wait_until("it is told", || app.text(".photo [role=alert]").contains("plus ici"));
    app.find("[name=photo-camera]");
    // A game whose pictures had no room.
    app.script(put, &["photo1\t5\tchess\tx\ngame\t\nsure\te4\t\ndoubtful\te5\t\te6".into()]);
    app.reload();
    app.expect("it is put on the free page", true, || {
        app.property("[name=sheet]", "value").contains("e4 | e5")
    });
    app.wait_until("the place is listed", || app.text(".photo-places").contains("Regarde ta feuille"));
    assert!(!app.has(".photo-places img"));
    assert!(app.console().is_empty(), "{:?}", app.console());
}

/// Layout of a page with the fewest places.
fn layout(format: Format, page: usize) -> ScanLayout {
    let mut choice = PrintChoice::default_for(false);
    choice.set_format(format);
    choice.line = 12;
    ScanLayout::of(&choice, page).expect("a page")
}

/// Leaves the questions out, and waits until the page is read.
#[track_caller]
fn until_full(app: &App) {
    if next_question(app).is_some() {
        app.click("[data-do=photo-finish]");
    }
    app.find("[data-do=photo-end]");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_long_game_goes_on_with_its_next_page() {
    let first = layout(Format::A5, 1);
    let places = first.len();
    let drawings = Drawings::read(include_str!("../../core/ink/tests/data/drawings.txt"));
    let game = random_game(&CASES[0], places + 4, &drawings, &mut Dice::new(9));
    let picture = |page: ScanLayout, texts: &[String]| data_address(&of_page(page, texts, 0.4));
    let pages = [
        picture(first, &game.moves[..places]),
        picture(layout(Format::A5, 2), &game.moves[places..]),
        picture(layout(Format::A4, 2), &[]),
    ];
    let app = App::french();
    open(&app, "repair");
    load_axe(&app);
    app.click("[data-do=photo]");
    choose(&app, "photo-file", &pages[1]);
    app.wait_until("a later page is no beginning", || {
        app.text(".photo [role=alert]").contains("Je cherche la page 1")
    });
    choose(&app, "photo-file", &pages[0]);
    until_full(&app);
    assert!(app.text(".photo").contains("page 2"), "{}", app.text(".photo"));
    for (width, height) in SIZES {
        app.resize(width, height);
        app.script(
            "document.querySelector('.photo').scrollIntoView({block: 'center', behavior: 'instant'})",
            &[],
        );
        app.shot(&format!("photo-page-{width}"));
    }
    assert_eq!(serious(&app), Vec::<String>::new());
    // A sheet that is not the next page changes nothing.
    for (wrong, told) in [(&pages[0], "page 1"), (&pages[2], "autre feuille"), (&nothing(), "pas de feuille")]
    {
        choose(&app, "photo-file", wrong);
        app.wait_until("it is told", || {
            app.has("[data-do=photo-end]") && app.text(".photo [role=alert]").contains(told)
        });
    }
    choose(&app, "photo-file", &pages[1]);
    app.click("[data-do=photo-cancel]");
    app.find("[data-do=photo-end]");
    app.reload();
    app.find("[data-do=photo-end]");
    choose(&app, "photo-file", &pages[1]);
    if next_question(&app).is_some() {
        app.click("[data-do=photo-finish]");
    }
    app.find("[data-do=photo-again]");
    let sheet = app.property("[name=sheet]", "value");
    let read: Vec<&str> = sheet.lines().flat_map(|line| line.split('|').skip(1)).map(str::trim).collect();
    let right = read.iter().zip(&game.moves).filter(|(read, right)| **read == **right).count();
    assert_eq!(read.len(), places + 4, "{sheet}");
    assert!(right * 10 >= read.len() * 8, "{right}: {sheet} {:?}", game.moves);
    assert!(app.console().is_empty(), "{:?}", app.console());
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_photograph_is_kept_with_its_questions() {
    let app = App::french();
    steps!(
        &app,
        [
            a_picture_that_is_gone_is_asked_for_and_a_game_without_its_picture_is_kept,
            questions_answers_and_the_game_outlive_another_page_and_a_reload
        ]
    );
}
