//! Files not needed by the first screen are fetched with the first page, window or game that needs them, and are
//! loaded before it is shown.

use crate::app::{App, Visitor};
use crate::browser::Pointer;
use serde_json::json;

/// The second style sheet, the second file of sentences, and the lazy parts of the program.
const MORE: [&str; 3] = ["/style/more.css", "/texts/more.", LAZY];
/// What the names of lazy parts have in the middle.
const LAZY: &str = "_lazy_";
/// The border of the settings: an unstyled window has one of three pixels.
const BORDER: &str = "return getComputedStyle(document.querySelector('dialog[open]')).borderTopWidth";

fn french() -> App {
    Visitor::new().speaking("fr").logging_requests().open()
}

/// The next visitor, of whom no request was seen yet.
#[track_caller]
fn again(app: &App) {
    app.block(&[]);
    app.requests();
    app.anew("fr");
}

fn fetched(app: &App) -> Vec<bool> {
    let requests = app.requests();
    MORE.iter().map(|file| requests.iter().any(|url| url.contains(file))).collect()
}

/// Makes files unreachable, as on a train.
fn cut_off(app: &App, what: &[&str]) {
    app.block(what);
}

fn begin(app: &App, game: &str) {
    app.click("[data-control=new]");
    app.find("dialog[open] form");
    app.script(
        "const radio = [...document.querySelectorAll('dialog[open] input[type=radio]')]
            .find(radio => radio.value === arguments[0]);
        radio.click();",
        &[game.into()],
    );
    app.click("dialog[open] button.main");
}

fn a_game_of_chess_needs_no_more_than_the_first_load(app: &App) {
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    assert_eq!(fetched(app), [false; 3]);
}

/// The preloads of the starting script beside the program, and all fetched files of these kinds.
const BESIDE: &str = "
    const all = performance.getEntriesByType('resource').filter((it) => /say\\.|_lazy_/.test(it.name));
    const name = (it) => it.name.includes('_lazy_') ? 'lazy' : /say\\...\\.txt/.exec(it.name)[0];
    return [all.filter((it) => it.initiatorType === 'link'), all].map((them) => [...new Set(them.map(name))].sort().join());";
/// Removes the service worker, as in a new browser with stored items.
const ANEW: &str = "
    navigator.serviceWorker.getRegistrations()
        .then((all) => Promise.all(all.map((one) => one.unregister())))
        .then(() => done(true));";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn what_comes_along_with_the_program_is_what_the_program_wants() {
    let app = Visitor::new().kept_offline().open();
    assert_eq!(app.script(BESIDE, &[]), json!(["say.en.txt", "say.en.txt"]));
    // The saved language is used, and a page comes with its part of the program.
    app.speak("nl");
    crate::offline::expect_kept(&app);
    for (page, wanted) in [("", "say.nl.txt"), ("#about", "lazy,say.nl.txt")] {
        // Without a visit, which would install the worker again while it is removed.
        app.script("location.hash = arguments[0]", &[page.into()]);
        app.script_later(ANEW, &[]);
        app.reload();
        app.find("main:not(.hidden) .notes details, main.page:not(.hidden) svg.board");
        let [first, all] = [0, 1].map(|n| app.script(BESIDE, &[])[n].clone());
        assert_eq!(first, wanted, "{page}");
        assert_eq!(all, first, "{page}");
        crate::offline::expect_kept(&app);
    }
}

fn a_window_is_shown_with_its_styles(app: &App) {
    again(app);
    app.click("[data-open=settings]");
    app.find("dialog[open] .settings");
    assert_eq!(app.script(BORDER, &[]), "1px");
    assert_eq!(fetched(app), [true; 3]);
}

fn without_its_styles_a_window_opens_all_the_same(app: &App) {
    again(app);
    let rejected = "window.rejected = [];
        window.addEventListener('unhandledrejection', ({ reason }) => window.rejected.push(String(reason)))";
    app.script(rejected, &[]);
    cut_off(app, &["*more.*"]);
    app.click("[data-open=settings]");
    app.find("dialog[open] .settings");
    app.close_dialog();
    assert_eq!(app.script("return window.rejected", &[]), json!([]));
    // The next one retries.
    cut_off(app, &[]);
    app.click("[data-open=settings]");
    app.find("dialog[open] .settings");
    assert_eq!(app.script(BORDER, &[]), "1px");
}

fn without_its_part_of_the_program_a_page_is_said_to_be_missing(app: &App) {
    again(app);
    cut_off(app, &["*_lazy_*"]);
    app.click("[data-open=settings]");
    app.expect_notice();
    assert!(!app.has("dialog[open]"));
    app.click("a[href='#learn']");
    app.expect_notice();
    assert!(!app.has(SCHOOL), "the game stays");
    assert_eq!(app.script("return location.hash", &[]), "#learn", "and so does the address");
    // The same link retries.
    cut_off(app, &[]);
    app.click("a[href='#learn']");
    app.find(SCHOOL);
}

fn a_key_tries_a_page_again_that_was_missing(app: &App) {
    again(app);
    cut_off(app, &["*_lazy_*"]);
    // The language was chosen in a list, which keeps the focus.
    app.script("document.activeElement.blur()", &[]);
    app.keys("p");
    app.expect_notice();
    cut_off(app, &[]);
    app.keys("p");
    app.find("main.wall .wall-seen");
}

/// The page with all courses.
const SCHOOL: &str = ".all-courses .lesson-list a";

/// Files on their way that do not arrive, until they are let go.
fn hold(app: &App, what: &str) {
    app.devtools("Network.setBypassServiceWorker", &json!({"bypass": true}));
    app.devtools("Fetch.enable", &json!({"patterns": [{"urlPattern": what}]}));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_page_that_is_loaded_again_while_it_is_on_its_way_comes_later() {
    for leave in ["location.reload()", "window.stop()"] {
        let app = french();
        app.devtools("Network.enable", &json!({}));
        hold(&app, "*_lazy_*");
        app.click("a[href='#learn']");
        app.wait_until("it is on its way", || app.requests().iter().any(|url| url.contains(LAZY)));
        assert!(!app.has(SCHOOL));
        app.script(leave, &[]);
        app.devtools("Fetch.disable", &json!({}));
        app.reload();
        app.find(SCHOOL);
        assert_eq!(app.script("return location.hash", &[]), "#learn", "{leave}");
    }
}

fn a_shared_game_that_cannot_be_read_yet_keeps_its_address(app: &App) {
    again(app);
    cut_off(app, &["*_lazy_*"]);
    app.script("location.hash = '#g=1AAAqVLyM'", &[]);
    app.expect_notice();
    assert_eq!(app.script("return location.hash", &[]), "#g=1AAAqVLyM");
    cut_off(app, &[]);
    app.reload();
    app.wait_until("the moves are there", || app.count(".sheet .move") == 3);
    app.expect("the address is plain", "", || app.script("return location.hash", &[]));
}

fn a_page_of_other_games_waits_for_its_words_and_is_not_shown_without(app: &App) {
    again(app);
    cut_off(app, &["*more.fr*"]);
    app.script("location.hash = '#compare'", &[]);
    app.expect_notice();
    assert!(!app.has("main.compare"), "the game stays");
    cut_off(app, &[]);
    app.reload();
    app.find("main.compare");
    assert_eq!(fetched(app), [true; 3]);
}

fn another_game_keeps_the_old_one_until_its_words_are_there(app: &App) {
    again(app);
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    cut_off(app, &["*more.fr*"]);
    begin(app, "draughts/international");
    app.expect_notice();
    app.expect_paper(&["e4"]);
    cut_off(app, &[]);
    begin(app, "draughts/international");
    app.wait_until("a board of draughts", || app.count(".board path[data-field]") == 50);
    // Another language is spoken with all its words.
    app.speak("nl");
    let requests = app.requests();
    assert!(requests.iter().any(|url| url.contains("/texts/more.nl")), "{requests:?}");
}

fn a_kept_game_comes_with_all_that_it_needs(app: &App) {
    again(app);
    begin(app, "draughts/international");
    app.wait_until("a board of draughts", || app.count(".board path[data-field]") == 50);
    app.reload();
    app.find("svg.board:not(#first *)");
    assert_eq!(app.count(".board path[data-field]"), 50);
    // No state of the game without its words.
    assert_ne!(app.text(".status .words"), "");
    assert!(app.has("link[data-part=more]"));
}

/// The parts with the name of a page that have been fetched since the last look.
fn fetched_pages(app: &App) -> Vec<String> {
    let part = |url: &String| Some(url.split_once(LAZY)?.1.strip_suffix(".wasm")?.to_string());
    let mut parts: Vec<String> = app.requests().iter().filter_map(part).collect();
    parts.retain(|part| crate::pages::parts().contains(&part.as_str()));
    parts.sort();
    parts.dedup();
    parts
}

fn a_page_comes_without_the_code_of_other_pages(app: &App) {
    again(app);
    assert_eq!(fetched_pages(app), [""; 0]);
    for (address, page) in [
        ("learn/notation/L01", "learn"),
        ("sheet", "sheet"),
        ("wall", "wall"),
        ("courses", "courses"),
        ("class", "class"),
    ] {
        crate::damage::open(app, address);
        assert_eq!(fetched_pages(app), [page]);
    }
}

fn the_list_of_lessons_comes_without_the_lessons(app: &App) {
    let has_lessons = || app.requests().iter().any(|url| url.contains("_lazy_learn_more."));
    again(app);
    crate::damage::open(app, "learn");
    app.find("[data-course=notation] .lesson-list a");
    assert!(!has_lessons(), "the list is opened without the code of the lessons");
    app.click("[data-course=notation] .lesson-list a");
    app.find(".classroom .board");
    assert!(has_lessons());
}

fn a_language_that_cannot_be_fetched_is_not_shown_as_chosen(app: &App) {
    again(app);
    app.block(&["*say.nl*"]);
    let choose = "const list = document.querySelector('.head [data-setting=ScreenLanguage]');
        list.value = 'nl'; list.dispatchEvent(new Event('change', {bubbles: true}))";
    app.script(choose, &[]);
    app.expect_notice();
    let chosen = || app.property(".head [data-setting=ScreenLanguage]", "value");
    app.expect("the language that is spoken", "fr", chosen);
    app.block(&[]);
}

fn a_translated_course_comes_in_one_file(app: &App) {
    let files = || {
        let all = app.requests();
        all.into_iter().filter(|url| url.contains("courses/notation.")).collect::<Vec<_>>()
    };
    again(app);
    app.speak("en");
    app.learn("notation/L05/L05-1");
    let found = files();
    assert!(!found.is_empty() && found.iter().all(|url| url.contains("notation.txt")), "{found:?}");
    Visitor::new().speaking("de").take_over(app);
    app.learn("");
    app.find("[data-course=notation] h2");
    let found = files();
    assert!(!found.is_empty() && !found.iter().any(|url| url.contains("notation.txt")), "{found:?}");
}

fn a_course_that_does_not_come_is_told_and_asked_for_again(app: &App) {
    again(app);
    app.block(&["*courses/scharten*"]);
    app.script("location.hash = '#learn'", &[]);
    app.find("[data-course=scharten] [data-do=retry]");
    app.find("[data-course=draughts] .lesson-list a");
    app.block(&[]);
    app.click("[data-course=scharten] [data-do=retry]");
    app.find("[data-course=scharten] .lesson-list a");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn only_what_is_needed_is_fetched() {
    let app = french();
    steps!(
        &app,
        [
            a_game_of_chess_needs_no_more_than_the_first_load,
            a_page_comes_without_the_code_of_other_pages,
            the_list_of_lessons_comes_without_the_lessons,
            a_window_is_shown_with_its_styles,
            a_kept_game_comes_with_all_that_it_needs,
            a_translated_course_comes_in_one_file
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn what_cannot_be_fetched_is_said_and_tried_again() {
    let app = french();
    steps!(
        &app,
        [
            without_its_styles_a_window_opens_all_the_same,
            without_its_part_of_the_program_a_page_is_said_to_be_missing,
            a_key_tries_a_page_again_that_was_missing,
            a_shared_game_that_cannot_be_read_yet_keeps_its_address,
            a_page_of_other_games_waits_for_its_words_and_is_not_shown_without,
            another_game_keeps_the_old_one_until_its_words_are_there,
            a_language_that_cannot_be_fetched_is_not_shown_as_chosen,
            a_course_that_does_not_come_is_told_and_asked_for_again
        ]
    );
}
