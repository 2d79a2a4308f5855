//! Worksheets: every source, versions and key as a document; the board to cut out; links to the diplomas.

use crate::app::App;
use crate::browser::{key, strings};
use crate::gallery::Check::Sides;
use crate::gallery::{Gallery, HANDS};
use crate::print::{Pdf, printed};
use serde_json::json;

/// The page of worksheets as it is at first.
fn worksheets() -> App {
    let app = App::french();
    again(&app);
    app
}

/// The next teacher on that page.
#[track_caller]
fn again(app: &App) {
    app.anew("fr");
    app.visit("#print/work");
    app.find(".leaf-page[data-kind=work] img");
}

fn pick(app: &App, name: &str, value: &str) {
    app.pick(&format!(".choosing select[name={name}]"), value);
}

/// Kinds and versions of the pages in their order.
fn pages(app: &App) -> Vec<String> {
    let read = "return [...document.querySelectorAll('.leaf-page')].map(p =>
        [p.dataset.kind, p.dataset.version].join(' ').trim())";
    strings(&app.script(read, &[]))
}

/// Nothing leaves its page or its cell, and all boards are drawn.
#[track_caller]
fn assert_whole(app: &App, name: &str) {
    let drawn = "return [...document.querySelectorAll('.leaf-page img')].every(i => i.complete && i.naturalWidth > 0)";
    app.wait_until(&format!("{name}: the boards are pictures"), || app.script(drawn, &[]) == true);
    app.devtools("Emulation.setEmulatedMedia", &json!({"media": "print"}));
    let over = "return [...document.querySelectorAll('.leaf-page, .work-task')].filter(p =>
        p.scrollHeight > p.clientHeight + 1 || p.scrollWidth > p.clientWidth + 1).map(p => p.className + ' '
        + p.scrollHeight + ' in ' + p.clientHeight + ' ' + p.innerText.slice(0, 40))";
    let over = strings(&app.script(over, &[]));
    app.devtools("Emulation.setEmulatedMedia", &json!({"media": ""}));
    assert!(over.is_empty(), "{name} is cut off: {over:?}");
}

#[track_caller]
fn pdf(app: &App, name: &str, pages: usize, size: [u32; 2]) -> Pdf {
    assert_whole(app, name);
    let pdf = printed(app, &format!("work-{name}"));
    assert_eq!(pdf.pages, vec![size; pages], "{name}");
    pdf
}

/// Width of the first board in millimetres, as printed.
fn board_width(app: &App) -> f64 {
    app.devtools("Emulation.setEmulatedMedia", &json!({"media": "print"}));
    let read = "return document.querySelector('.work-boards img').getBoundingClientRect().width * 25.4 / 96";
    let width = app.script(read, &[]).as_f64().unwrap_or_default();
    app.devtools("Emulation.setEmulatedMedia", &json!({"media": ""}));
    width
}

fn two_versions_with_their_key_are_printed_on_every_paper(app: &App) {
    again(app);
    let expected = ["work A", "work B", "work-key"];
    app.expect("the pages", expected.to_vec(), || pages(app));
    let keys =
        |version: &str| app.texts(&format!("[data-kind=work-key] [data-version={version}] .work-answer p"));
    assert_eq!((keys("A").len(), keys("B").len()), (6, 6));
    assert_ne!(keys("A"), keys("B"), "the versions differ");
    for (format, size) in [("a4", [210, 297]), ("a5", [148, 210]), ("letter", [216, 279])] {
        app.click(&format!(".choosing [data-format={format}]"));
        app.find(&format!(".leaf-page.{format}"));
        let count = app.count(".leaf-page");
        pdf(app, &format!("drill-{format}"), count, size);
        assert!(board_width(app) >= 44.9, "{format}: {} mm", board_width(app));
    }
    // Another set by keyboard; choices and set survive a reload.
    app.click(".choosing [data-format=a4]");
    let first = keys("A");
    app.script("document.querySelector('.choosing [data-do=sow]').focus()", &[]);
    app.keys(key::ENTER);
    app.wait_until("other tasks", || keys("A") != first);
    let second = keys("A");
    app.reload();
    app.expect("the same tasks", second, || keys("A"));
    app.script("window.printed = 0; window.print = () => { window.printed += 1 }", &[]);
    app.click("[data-do=print]");
    app.expect("the browser prints", json!(1), || app.script("return window.printed", &[]));
}

fn twelve_square_or_six_round_boards_stand_on_a_page(app: &App) {
    again(app);
    pick(app, "per-page", "12");
    let on_first = "return document.querySelectorAll('.leaf-page:first-child .work-task').length";
    app.expect("twelve tasks", json!(12), || app.script(on_first, &[]));
    pdf(app, "twelve", 3, [210, 297]);
    pick(app, "game", "scharten");
    pick(app, "skill", "scharten/piece");
    app.expect("six tasks", json!(6), || app.script(on_first, &[]));
    assert!(app.text(".tells").contains("6"), "it says so: {}", app.text(".tells"));
    assert!(board_width(app) >= 69.9, "{} mm", board_width(app));
    let count = app.count(".leaf-page");
    pdf(app, "round", count, [210, 297]);
}

fn every_kind_of_task_has_room_on_paper(app: &App) {
    again(app);
    let skills = [
        ("chess", "field/find"),
        ("chess", "field/name-turned"),
        ("chess", "letter/own"),
        ("chess", "chess/read-piece"),
        ("chess", "chess/castling-side"),
        ("chess", "chess/promotion"),
        ("chess", "chess/correct"),
        ("chess", "sheet/row"),
        ("chess", "sheet/line"),
        ("chess", "mind/board-short"),
        ("chess", "mind/set-up"),
        ("chess", "mind/write"),
        ("draughts/international", "draughts/jumps"),
        ("draughts/international", "field/name"),
        ("scharten", "mind/board-short"),
        ("scharten", "scharten/centre"),
        ("scharten-loud", "scharten/dart"),
    ];
    for (game, skill) in skills {
        pick(app, "game", game);
        pick(app, "skill", skill);
        app.find(".leaf-page[data-kind=work] .work-task");
        let name = format!("{game}-{skill}").replace('/', "-");
        let count = app.count(".leaf-page");
        pdf(app, &name, count, [210, 297]);
    }
}

fn courses_games_and_empty_diagrams_are_sources(app: &App) {
    again(app);
    pick(app, "source", "course");
    pick(app, "per-page", "6");
    app.find(".choosing select[name=lesson] option[value=L05]");
    app.pick(".choosing select[name=lesson]", "L05");
    app.wait_until("the lesson is on the sheet", || {
        app.count("[data-kind=work][data-version=A] .work-task") > 3
    });
    let title = app.text(".leaf-page h2");
    let count = app.count(".leaf-page");
    pdf(app, "lesson", count, [210, 297]);
    app.fill(".choosing input[name=title]", "Groupe des débutants");
    app.wait_until("the title is mine", || app.text(".leaf-page h2") != title);
    // The whole course leaves out what needs a screen.
    app.pick(".choosing select[name=lesson]", "");
    app.pick(".choosing select[name=pages]", "4");
    app.wait_until("it says so", || app.text(".tells").contains("écran"));
    let count = app.count(".leaf-page");
    pdf(app, "course", count, [210, 297]);
    // A file of this page.
    app.pick(".choosing select[name=pages]", "1");
    pick(app, "source", "games");
    app.wait_until("no game on the board yet", || app.text(".tells").contains("Ici"));
    upload(app, "nothing at all");
    app.wait_until("the problem is said", || app.has(".choosing [role=alert]"));
    upload(
        app,
        "[White \"Ada\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n\n[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\"]\n\n1. Rd8# 1-0\n",
    );
    app.expect("six moves", 6, || app.count("[data-kind=work][data-version=A] .work-task"));
    pdf(app, "games-write", 3, [210, 297]);
    pick(app, "task", "draw");
    app.wait_until("moves to draw", || app.has(".work-given"));
    pdf(app, "games-draw", 3, [210, 297]);
    pick(app, "task", "find");
    app.expect("one position", 1, || app.count("[data-kind=work][data-version=A] .work-task"));
    assert!(app.text("[data-kind=work-key] .work-answer p").contains("Td8#"));
    pick(app, "source", "empty");
    pick(app, "game", "scharten");
    app.expect("six diagrams", 6, || app.count(".work-task"));
    pdf(app, "empty", 1, [210, 297]);
}

/// Chooses a file with a text.
fn upload(app: &App, text: &str) {
    let put = "const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'games.pgn'));
        const input = document.querySelector('[name=work-file]'); input.files = data.files;
        input.dispatchEvent(new Event('change', { bubbles: true }))";
    app.script(put, &[text.into()]);
}

fn the_round_board_is_printed_in_full_size_to_cut_out(app: &App) {
    app.anew("fr");
    app.visit("#print/boards");
    app.find(".leaf-page[data-kind=tile] svg image");
    for (format, size) in [("a4", [210, 297]), ("letter", [216, 279])] {
        app.click(&format!(".choosing [data-format={format}]"));
        for diameter in ["40", "50"] {
            pick(app, "diameter", diameter);
            app.wait_until("its size is told", || app.text(".leaf-page header strong").contains(diameter));
            let name = format!("board-{format}-{diameter}");
            pdf(app, &name, 7, size);
            app.devtools("Emulation.setEmulatedMedia", &json!({"media": "print"}));
            let read = "const i = document.querySelector('.plan-tile image').getBoundingClientRect();
                return [i.width * 25.4 / 96, document.querySelector('.plan-ruler path').getBoundingClientRect().width * 25.4 / 96]";
            let lengths = app.script(read, &[]);
            app.devtools("Emulation.setEmulatedMedia", &json!({"media": ""}));
            let length = |n: usize| lengths[n].as_f64().unwrap_or_default();
            let wanted: f64 = diameter.parse::<f64>().unwrap_or_default() * 10.0;
            assert!((length(0) - wanted).abs() < 0.5, "{name}: {} mm", length(0));
            assert!((length(1) - 100.0).abs() < 0.5, "{name}: a line of {} mm", length(1));
        }
    }
    app.reload();
    app.wait_until("the size is kept", || app.text(".leaf-page header strong").contains("50"));
    app.visit("#print/diplomas");
    app.wait_until("a diploma for each course", || app.count(".print-part .place-link") >= 4);
    app.click(".print-part .place-link");
    app.find(".diploma-page h1");
}

/// Worksheets, boards to cut out, and diplomas.
pub fn parts(gallery: &mut Gallery) {
    let app = worksheets();
    for part in ["work", "boards", "diplomas"] {
        app.script("location.hash = 'print/' + arguments[0]", &[part.into()]);
        app.find(if part == "diplomas" { ".print-part .place-link" } else { ".leaf-page" });
        gallery.look(&app, &format!("to print: {part}"), &HANDS, &["light"], &[Sides]);
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn worksheets_and_boards_have_their_size_on_every_paper() {
    let app = App::french();
    steps!(
        &app,
        [
            two_versions_with_their_key_are_printed_on_every_paper,
            twelve_square_or_six_round_boards_stand_on_a_page,
            the_round_board_is_printed_in_full_size_to_cut_out
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn every_task_of_every_source_has_room_on_paper() {
    let app = App::french();
    steps!(&app, [every_kind_of_task_has_room_on_paper, courses_games_and_empty_diagrams_are_sources]);
}
