//! Boards on pages of all kinds: written from right to left, between narrow and wide, printed.

use crate::embed::Site;
use serde_json::{Value, json};

/// An empty page with the script of the boards.
fn page(site: &Site) {
    site.fresh();
    site.add(&format!("<script type=module src='{}embed.js'></script>", site.home()));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn boards_fit_pages_of_all_kinds() {
    let site = Site::open("/host/blank.html");
    steps!(
        &site,
        [
            on_a_page_from_right_to_left_the_a_file_stays_on_the_left_and_moves_run_to_the_right,
            a_board_to_play_on_fits_into_every_width,
            a_printed_page_has_all_its_boards_dark_on_white_without_controls
        ]
    );
}

fn on_a_page_from_right_to_left_the_a_file_stays_on_the_left_and_moves_run_to_the_right(site: &Site) {
    page(site);
    site.script("document.documentElement.dir = 'rtl'", &[]);
    site.add("<notabene-board id=one moves='1. e4 e5 2. Nf3' coordinates=outside>x</notabene-board>");
    site.expect_board("#one");
    site.let_settle();
    site.shot("embed-rtl");
    let from_left = "const all = [...root.querySelectorAll(`.files span`)].map((e) => [e.getBoundingClientRect().left, e.textContent]);
        return all.sort((a, b) => a[0] - b[0]).map((it) => it[1]).join('')";
    assert_eq!(site.in_board("#one", from_left), "abcdefgh");
    let of_moves = "const all = [...root.querySelectorAll(`.sheet .move`)].slice(0, 2);
        const [white, black] = all.map((e) => e.getBoundingClientRect().left); return white < black";
    assert_eq!(site.in_board("#one", of_moves), true, "White's move stands on the left");
    // The page around stays as it is.
    assert_eq!(site.script("return getComputedStyle(document.querySelector('#one')).direction", &[]), "rtl");
    assert_eq!(site.console(), [""; 0], "the console");
}

/// Parts of a board that reach beyond it.
const BEYOND: &str = "const edge = root.host.getBoundingClientRect().right + 1;
    return [...root.querySelectorAll(`*`)].filter((e) => e.checkVisibility() && e.getClientRects().length
        && !e.closest('svg') && e.getBoundingClientRect().right > edge).map((e) => e.className || e.localName)";

fn a_board_to_play_on_fits_into_every_width(site: &Site) {
    page(site);
    site.add("<div id=room><notabene-board id=one>The start</notabene-board></div>");
    site.expect_board("#one");
    for width in [320, 480, 576, 600, 640, 680, 720, 760, 800, 900] {
        site.script("document.querySelector('#room').style.width = arguments[0] + 'px'", &[width.into()]);
        site.let_settle();
        assert_eq!(site.in_board("#one", BEYOND), json!([]), "{width} px");
    }
    assert_eq!(site.console(), [""; 0], "the console");
}

fn a_printed_page_has_all_its_boards_dark_on_white_without_controls(site: &Site) {
    page(site);
    for n in 1..=5 {
        site.add(&format!(
            "<notabene-board id=b{n} theme=dark moves='1. e4 e5 2. Nf3 Nc6' style='margin-bottom:120vh'>1. e4</notabene-board>"
        ));
    }
    site.expect_board("#b1");
    assert_eq!(site.board_count("#b5", ".piece"), 0, "the last one is far below");
    site.devtools("Emulation.setEmulatedMedia", &json!({"media": "print"}));
    // What is not there when the event is over is not printed.
    let at_once = "dispatchEvent(new Event('beforeprint'));
        return [...document.querySelectorAll('notabene-board')].map((e) => e.id)";
    site.script(at_once, &[]);
    for n in 1..=5 {
        site.expect_board(&format!("#b{n}"));
    }
    let seen = |css: &str| {
        let read =
            format!("return [...root.querySelectorAll(`{css}`)].filter((e) => e.checkVisibility()).length");
        site.in_board("#b5", &read)
    };
    assert_eq!(seen(".controls, .said, .told, .credit, .games"), 0, "nothing to click");
    assert_eq!(seen(".sheet .move"), 4, "the moves are there");
    let colour = "return getComputedStyle(root.querySelector(`.notabene`)).color";
    assert_eq!(site.in_board("#b5", colour), Value::from("rgb(0, 0, 0)"), "dark on white");
    site.shot("embed-printed");
    site.devtools("Emulation.setEmulatedMedia", &json!({"media": ""}));
    assert_eq!(site.console(), [""; 0], "the console");
}
