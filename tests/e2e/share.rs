//! Sharing: links to the game, the position and the lesson, opened on another device; their QR codes as seen by a
//! camera; a game from a link never replaces the own game for good.

use crate::access::serious;
use crate::app::App;
use crate::browser::{Browser, Log, Pointer, key, places};
use crate::gallery::DESK;
use crate::layout::SIZES;
use crate::records::{RICH, english, expect_closed, open_text};
use serde_json::json;
use std::fs;

/// Opens the window.
#[track_caller]
fn share(app: &App) {
    app.click("[data-control=records]");
    app.click("dialog[open] [data-do=share]");
    app.find("dialog[open] .sharing");
}

/// The link in the window.
#[track_caller]
pub fn shown(app: &App) -> String {
    app.find("dialog[open] .sharing input[name=link]");
    app.property("dialog[open] .sharing input[name=link]", "value")
}

/// The decoded QR code in the visible page; empty if there is none.
pub fn scanned(app: &Browser) -> String {
    let picture = app.seen();
    let mut decoder = png::Decoder::new(std::io::Cursor::new(&picture[..]));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().expect("a PNG");
    let mut points = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut points).expect("a picture");
    let each = info.color_type.samples();
    let (width, height) = (info.width as usize, info.height as usize);
    let mut seen =
        rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| points[(y * width + x) * each + 1]);
    let codes = seen.detect_grids();
    codes.iter().find_map(|code| code.decode().ok()).map(|(_, text)| text).unwrap_or_default()
}

/// Waits until a camera reads this.
#[track_caller]
fn expect_code(app: &App, link: &str) {
    app.script("document.querySelector('dialog[open] .squares').scrollIntoView({block: 'center'})", &[]);
    app.expect("the square code", link.to_string(), || scanned(app));
}

/// Opens a link on another device.
fn opened(link: &str) -> Browser {
    let other = Browser::from_pool(Log::Console);
    other.goto(link);
    other.find(".piece");
    other
}

fn kept(page: &Browser) -> String {
    let kept = page.script("return localStorage.getItem('notabene.1.game')", &[]);
    kept.as_str().unwrap_or_default().to_string()
}

fn a_whole_game_opens_for_somebody_else_at_the_chosen_move(app: &App) {
    open_text(app, RICH);
    expect_closed(app);
    app.keys(&key::RIGHT.repeat(3));
    app.expect_current(&["Nf3"]);
    share(app);
    for (at, current) in [("here", "Nf3"), ("start", ""), ("end", "a6")] {
        app.pick("dialog[open] select[name=at]", at);
        let link = shown(app);
        assert!(link.starts_with(&app.origin()) && link.contains("/club/games/#g=1"), "{link}");
        expect_code(app, &link);
        let other = opened(&link);
        let texts = || other.texts(".sheet .move.current").concat();
        other.wait_until("the move is shown", || {
            if current.is_empty() { texts().is_empty() } else { texts().contains(current) }
        });
        other.wait_until("the address is clean", || other.script("return location.hash", &[]) == "");
        assert!(!other.has(".came-bar"), "there was nothing to keep");
        assert!(kept(&other).contains("Ada") && kept(&other).contains("Ben"), "{}", kept(&other));
    }
    app.expect_current(&["Nf3"]);
    assert_eq!(app.console(), [""; 0], "the console");
}

fn codes_are_read_in_all_colours_and_from_the_wall(app: &App) {
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    for theme in ["light", "dark", "projector"] {
        app.set("Theme", theme);
        for (width, height) in SIZES {
            app.resize(width, height);
            share(app);
            let link = shown(app);
            expect_code(app, &link);
            app.shot(&format!("{theme}-{width}"));
            assert!(app.in_view("dialog[open]"), "{width}x{height}: {:?}", app.frame("dialog[open]"));
            app.click("[data-do=code-size]");
            app.find(".code.large");
            app.expect("the large code", link, || scanned(app));
            let side = app.frame(".code.large .squares").width;
            assert!(side > 0.7 * f64::from(width.min(height)) - 40.0, "{width}x{height}: {side}");
            app.shot(&format!("{theme}-{width}-large"));
            app.click("[data-do=code-size]");
            app.close_dialog();
        }
    }
}

fn a_link_that_is_too_long_for_a_code_says_so_and_the_position_fits(app: &App) {
    app.anew("en");
    open_text(app, &format!("1. e4 {{{}}} e5 *", "A long story. ".repeat(120)));
    expect_closed(app);
    share(app);
    app.wait_until("it is told", || app.text(".sharing .note").contains("too long"));
    assert!(!app.in_view_now(".sharing .squares"));
    let link = shown(app);
    assert!(link.len() > 1003, "{}", link.len());
    app.pick("dialog[open] select[name=what]", "1");
    app.wait_until("nothing more is told", || app.text(".sharing .note").is_empty());
    let link = shown(app);
    expect_code(app, &link);
}

fn the_game_goes_out_as_text_and_picture(app: &App) {
    app.anew("fr");
    let grant = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
    app.devtools("Browser.grantPermissions", &grant);
    app.tap_squares(Pointer::Mouse, &["g1", "f3"]);
    app.expect_paper(&["Cf3"]);
    share(app);
    let copied = |button: &str| {
        app.click(&format!("dialog[open] .sharing [data-do={button}]"));
        app.wait_until("it is copied", || app.texts(".sharing .copied").iter().any(|text| text == "Copié"));
        let text = app.script_later("navigator.clipboard.readText().then(done, e => done('' + e))", &[]);
        text.as_str().unwrap_or_default().to_string()
    };
    let fen = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1";
    for (button, part) in
        [("copy-moves", "Cf3"), ("copy-pgn", "1. Nf3"), ("copy-position", fen), ("share-copy", "/#g=1")]
    {
        app.wait_until(button, || copied(button).contains(part));
    }
    app.click("dialog[open] .sharing [data-do=picture]");
    app.find("dialog[open] .picture img");
    // Names of files and ranks, and what was drawn over the pieces, are in the picture.
    app.close_dialog();
    let [from, to] = ["b1", "c3"].map(|name| app.square(name, false));
    app.draw(from, to, &[]);
    app.draw(from, from, &[]);
    app.wait_until("both are drawn", || app.count(".board .drawn") == 2);
    share(app);
    app.click("dialog[open] .sharing [data-do=picture]");
    let svg = app.property("dialog[open] .picture img", "src");
    for part in ["%3Ea%3C%2Ftext", "%3E8%3C%2Ftext", "%231a7a2e"] {
        assert!(svg.contains(part), "{part} in {svg}");
    }
}

fn sharing_by_keys_alone_and_axe_has_nothing_against_it(app: &App) {
    app.anew("en");
    app.tap_squares(Pointer::Mouse, &["d2", "d4"]);
    app.expect_paper(&["d4"]);
    app.script("document.querySelector('#game-menu').showPopover()", &[]);
    app.script("document.querySelector('[data-control=records]').focus()", &[]);
    app.keys(key::ENTER);
    let tab_to = |css: &str| {
        for _ in 0..40 {
            if app.script("return document.activeElement.matches(arguments[0])", &[css.into()]) == true {
                return;
            }
            app.keys(key::TAB);
        }
        panic!("no way by keys to {css}");
    };
    app.find("dialog[open] [data-do=share]");
    tab_to("[data-do=share]");
    app.keys(key::ENTER);
    app.find("dialog[open] .sharing");
    tab_to("select[name=what]");
    app.keys(key::DOWN);
    app.wait_until("the position is chosen", || shown(app).contains("#p=1"));
    tab_to("[data-do=share-copy]");
    tab_to("[data-do=code-size]");
    app.keys(key::ENTER);
    app.find(".code.large");
    app.keys(key::ENTER);
    app.wait_until("it is small again", || !app.has(".code.large"));
    let axe = fs::read_to_string(places::npm().join("axe-core/axe.min.js")).expect("axe-core is installed");
    app.script(&format!("{axe}; window.axe = axe"), &[]);
    assert_eq!(serious(app), [""; 0], "in the window");
    app.close_dialog();
    app.script("location.hash = '#g=1AAAQA'", &[]);
    app.find(".came-bar");
    for theme in ["light", "dark", "projector"] {
        app.script("document.documentElement.dataset.theme = arguments[0]", &[theme.into()]);
        app.script("document.documentElement.style.setProperty('transition', 'none')", &[]);
        assert_eq!(serious(app), [""; 0], "beside the board, {theme}");
    }
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn the_window_of_links_is_read_by_cameras_and_used_by_keys() {
    let app = english();
    app.resize(DESK.0, DESK.1);
    steps!(
        &app,
        [
            sharing_by_keys_alone_and_axe_has_nothing_against_it,
            a_link_that_is_too_long_for_a_code_says_so_and_the_position_fits
        ]
    );
    app.anew("en");
    steps!(&app, [codes_are_read_in_all_colours_and_from_the_wall]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_game_goes_to_another_device_and_into_other_programs() {
    let app = english();
    steps!(
        &app,
        [a_whole_game_opens_for_somebody_else_at_the_chosen_move, the_game_goes_out_as_text_and_picture]
    );
}
