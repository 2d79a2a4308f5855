//! Every control can be reached and left by keyboard.

use crate::app::App;
use crate::browser::key;

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn tab_shows_where_it_goes() {
    let app = App::unopened();
    steps!(&app, [tab_goes_through_the_page_in_reading_order, what_has_the_focus_shows_it]);
}

fn tab_goes_through_the_page_in_reading_order(app: &App) {
    app.anew("fr");
    let stops = tab_stops(app);
    let place = |name: &str| {
        let at = stops.iter().position(|s| s == name);
        at.unwrap_or_else(|| panic!("{name} is not among the stops {stops:?}"))
    };
    let order = [
        "#learn",
        "#me",
        "ScreenLanguage",
        "settings",
        "gridcell",
        "PieceLetters",
        "copy",
        "first",
        "undo",
        "flip",
        "game",
    ];
    let places = order.map(place);
    assert!(places.is_sorted(), "{order:?} are the stops {places:?} of {stops:?}");
    assert_eq!(stops.iter().filter(|s| *s == "gridcell").count(), 1, "the board is one stop: {stops:?}");
    assert!(!stops.iter().any(String::is_empty), "every stop is known: {stops:?}");
}

fn what_has_the_focus_shows_it(app: &App) {
    app.anew("fr");
    app.script("document.activeElement.blur()", &[]);
    for _ in 0..20 {
        app.keys(key::TAB);
        let shown = "const e = document.activeElement; const s = getComputedStyle(e);
            return e === document.body || (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2)";
        assert_eq!(app.script(shown, &[]), true, "{} has a visible focus", stop(app));
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn windows_are_used_with_keys() {
    let app = App::unopened();
    steps!(&app, [dialogs_close_with_escape_and_give_the_focus_back, a_chess960_game_starts_with_keys_alone]);
}

fn dialogs_close_with_escape_and_give_the_focus_back(app: &App) {
    app.anew("fr");
    for opener in ["[data-open=settings]", "[data-control=game]"] {
        app.script("document.querySelector(arguments[0]).focus()", &[opener.into()]);
        app.keys(key::ENTER);
        if opener == "[data-control=game]" {
            app.wait_until("the menu is open", || app.has("[data-control=new]:focus"));
            app.keys(key::ENTER);
        }
        app.wait_until("the dialog is open", || app.has("dialog[open]"));
        assert!(app.has("dialog[open]:focus-within"), "the focus is in the dialog of {opener}");
        for _ in 0..30 {
            app.keys(key::TAB);
            assert!(!app.has(".page :focus"), "Tab does not leave the dialog of {opener}");
        }
        app.close_dialog();
        assert!(app.has(&format!("{opener}:focus")), "the focus is on {} again, not {opener}", stop(app));
    }
}

fn a_chess960_game_starts_with_keys_alone(app: &App) {
    app.anew("fr");
    app.script("document.querySelector('[data-control=game]').focus()", &[]);
    app.keys(key::ENTER);
    app.wait_until("the menu is open", || app.has("[data-control=new]:focus"));
    app.keys(key::ENTER);
    app.wait_until("the dialog is open", || app.has("dialog[open]"));
    tab_until(app, "dialog input[type=radio]:focus");
    app.keys(key::DOWN);
    tab_until(app, "dialog input[name=array]:focus");
    app.script("document.activeElement.select()", &[]);
    app.keys("42");
    app.keys(key::ENTER);
    app.wait_until("the dialog is closed", || !app.has("dialog[open]"));
    app.wait_until("a Chess960 game is kept", || app.kept().starts_with("notabene 2\nchess960\n"));
    assert!(app.has("[data-control=game]:focus"), "the focus is back on the button, not on {}", stop(app));
}

#[track_caller]
fn tab_until(app: &App, css: &str) {
    for _ in 0..20 {
        if app.has(css) {
            return;
        }
        app.keys(key::TAB);
    }
    panic!("Tab did not reach {css}");
}

/// All stops of the Tab key, from the head of the page until they repeat.
fn tab_stops(app: &App) -> Vec<String> {
    app.script("document.activeElement.blur(); document.querySelector('.brand').focus()", &[]);
    let mut stops = vec![stop(app)];
    for _ in 0..60 {
        app.keys(key::TAB);
        let outside = app.has("body:focus") || app.has(".brand:focus");
        if outside {
            break;
        }
        stops.push(stop(app));
    }
    stops
}

/// A name of the focused element.
fn stop(app: &App) -> String {
    let name = "const e = document.activeElement, d = e.dataset;
        return d.setting || d.open || d.control || e.getAttribute('href')
            || (e.matches('[role=gridcell]') ? 'gridcell' : '') || e.className || e.tagName";
    app.script(name, &[]).as_str().unwrap_or_default().to_string()
}
