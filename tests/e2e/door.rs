//! The front door: the navigation in words, the doors of the first screen, and what is reached by words alone.

use crate::app::{App, Visitor};
use crate::browser::{Pointer, places};
use crate::layout::assert_no_side_scroll;

/// Phones, a phone on its side, tablets, a big screen.
const SIZES: [(u32, u32); 7] =
    [(320, 640), (360, 740), (740, 360), (768, 1024), (1024, 768), (1366, 768), (1920, 1080)];

/// A phone and a tablet.
const HANDS: [(u32, u32); 2] = [(360, 740), (1024, 768)];

/// Marks the link or button that is seen under these words, or else begins with them, as a person or a screen reader would name it.
const NAMED: &str = "const words = e => [...e.childNodes].map(n => n.nodeType === 3 ? n.data :
        n.nodeType !== 1 || n.ariaHidden === 'true' ? '' : words(n)).join(' ');
    const name = e => (e.getAttribute('aria-label') ?? words(e)).replace(/\\s+/g, ' ').trim();
    const seen = e => e.checkVisibility({visibilityProperty: true}) && !e.closest('[aria-hidden=true]');
    const all = [...document.querySelectorAll('a[href], button')].filter(seen);
    const scope = document.querySelector('dialog[open]');
    const near = all.filter(e => !scope || scope.contains(e));
    const found = near.find(e => name(e) === arguments[0]) ?? near.find(e => name(e).startsWith(arguments[0]));
    document.querySelectorAll('[data-tapped]').forEach(e => e.removeAttribute('data-tapped'));
    found?.setAttribute('data-tapped', '');
    return Boolean(found)";

/// Taps on what is seen under these words.
#[track_caller]
pub fn tap(app: &App, words: &str) {
    let mut problem = "not seen".to_string();
    let tap = || {
        // An element that is replaced meanwhile is searched again.
        if app.script(NAMED, &[words.into()]) != true {
            return false;
        }
        app.let_draw(2);
        app.try_click("[data-tapped]").map_err(|e| problem = e).is_ok()
    };
    assert!(app.becomes(tap), "“{words}” cannot be tapped: {problem}");
}

/// The app in English, as on a first visit.
fn begin(app: &App, size: (u32, u32)) {
    Visitor::new().speaking("en").in_window(size).take_over(app);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn much_is_a_few_taps_away() {
    let app = App::unopened();
    steps!(
        &app,
        [
            a_game_of_scharten_is_begun_with_two_taps,
            lesson_three_is_reached_with_two_taps,
            an_empty_sheet_is_printed_with_three_taps,
            a_player_resigns_with_two_taps
        ]
    );
}

fn a_game_of_scharten_is_begun_with_two_taps(app: &App) {
    for size in HANDS {
        begin(app, size);
        tap(app, "Play Chess, Scharten");
        tap(app, "Play: Scharten, quiet");
        app.expect("the pieces", 36, || app.count(".pieces .piece"));
        assert!(app.has(".board-frame.round"));
    }
}

fn lesson_three_is_reached_with_two_taps(app: &App) {
    for size in HANDS {
        begin(app, size);
        tap(app, "Learn");
        app.find("[data-lesson=L03]");
        tap(app, "3 Algebraic notation");
        app.find(".lesson-text h1");
        assert_eq!(app.script("return location.hash", &[]), "#learn/notation/L03");
    }
}

fn an_empty_sheet_is_printed_with_three_taps(app: &App) {
    for size in HANDS {
        begin(app, size);
        app.script(
            "window.print = () => { window.printed = document.querySelectorAll('.leaf-page').length }",
            &[],
        );
        tap(app, "For teachers");
        tap(app, "Print score sheets");
        app.find(".leaf-page");
        tap(app, "Print");
        app.wait_until("a page is printed", || app.script("return window.printed >= 1", &[]) == true);
    }
}

fn a_player_resigns_with_two_taps(app: &App) {
    for size in HANDS {
        begin(app, size);
        app.click("[data-control=game]");
        tap(app, "Resign");
        app.expect("the result", "0-1".to_string(), || app.text(".sheet .result"));
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn doors_and_places_are_in_view() {
    let app = App::unopened();
    steps!(
        &app,
        [
            the_places_are_in_view_at_every_size_and_the_present_one_is_marked,
            the_doors_give_their_room_to_the_first_move
        ]
    );
}

/// Places that are not entirely in view or have no words; all but six.
const PLACES_IN_VIEW: &str = "const links = [...document.querySelectorAll('.places a')];
    const isWhole = ({ left, top, right, bottom, width, height }) => width > 0 && height > 0
        && left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    const faults = links.filter(link => !isWhole(link.getBoundingClientRect()) || !link.querySelector('span').innerText.trim())
        .map(link => link.outerHTML);
    return links.length === 6 ? faults : [`${links.length} places`, ...faults]";

fn the_places_are_in_view_at_every_size_and_the_present_one_is_marked(app: &App) {
    app.anew("en");
    for language in ["en", "fr", "nl", "de", "es"] {
        app.resize(1280, 900);
        app.visit("");
        app.speak(language);
        for (width, height) in SIZES {
            app.resize(width, height);
            for (n, page) in ["", "learn", "practise", "sheet", "games", "me"].into_iter().enumerate() {
                app.script("location.hash = arguments[0]", &[page.into()]);
                let css = format!(".places a[href='#{page}'][aria-current=page]");
                let at = format!("{language} {width}x{height} #{page}");
                app.wait_until(&at, || app.has(&css) && app.count(".places [aria-current=page]") == 1);
                if n == 0 {
                    app.shot(&format!("first-{width}-{language}"));
                }
                let faults = app.script(PLACES_IN_VIEW, &[]);
                assert_eq!(faults, serde_json::json!([]), "{at}");
                assert_no_side_scroll(app, &at);
            }
        }
    }
}

fn the_doors_give_their_room_to_the_first_move(app: &App) {
    app.anew("fr");
    for (width, height) in SIZES {
        app.resize(width, height);
        app.script("localStorage.clear(); sessionStorage.clear()", &[]);
        app.reload();
        app.expect("the doors", 3, || app.count(".door"));
        for n in 1..=3 {
            let door = format!(".door:nth-of-type({n})");
            assert!(app.in_view_now(&door), "{width}x{height}: door {n} is {:?}", app.frame(&door));
        }
        // All languages are one tap away, whole and without scrolling.
        for n in 1..=5 {
            let language = format!(".start-languages button:nth-of-type({n})");
            let (button, panel) = (app.frame(&language), app.frame(".start"));
            let is_whole = button.top + button.height <= panel.top + panel.height + 1.0;
            assert!(is_whole && app.in_view_now(&language), "{width}x{height}: {button:?} in {panel:?}");
        }
        app.shot(&format!("doors-{width}"));
        app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
        app.expect_paper(&["e4"]);
        assert!(!app.has(".doors"));
        assert!(app.in_view(".sheet .move"), "{width}x{height}");
    }
}

/// Boxes of the board and of the places, rounded, and the words of the places.
const DRAWN: &str = "const box = e => { const r = e.getBoundingClientRect();
        return [r.left, r.top, r.width, r.height].map(Math.round).join(' ') };
    return [...document.querySelectorAll('.board-frame .surface, .ranks, .files, .places a, .door, .controls button')]
        .filter(e => e.checkVisibility())
        .map(e => `${box(e)} ${e.closest('.surface') ? 'board' : e.textContent.trim()}`)";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn what_is_painted_first_stays() {
    let app = App::unopened();
    steps!(
        &app,
        [
            the_first_screen_is_painted_without_the_program_as_the_program_draws_it,
            the_page_of_the_address_is_painted_before_any_script,
            the_beginnings_of_pages_are_painted_where_the_program_draws_them
        ]
    );
}

fn the_first_screen_is_painted_without_the_program_as_the_program_draws_it(app: &App) {
    app.anew("en");
    for (width, height) in SIZES {
        app.resize(width, height);
        app.devtools("Emulation.setScriptExecutionDisabled", &serde_json::json!({"value": true}));
        app.goto(&app.base());
        app.expect("the pieces", 32, || app.count("#first main:not([hidden]) .pieces .piece"));
        // Here it says that scripts are wanted.
        app.script("document.querySelector('noscript').remove()", &[]);
        app.shot(&format!("painted-{width}"));
        let painted = crate::browser::strings(&app.script(DRAWN, &[]));
        assert_eq!(app.script(PAINTED_PIECES, &[]), true, "the pieces are seen");
        app.devtools("Emulation.setScriptExecutionDisabled", &serde_json::json!({"value": false}));
        app.visit("");
        app.expect("the first screen", painted, || crate::browser::strings(&app.script(DRAWN, &[])));
    }
    for language in ["fr", "nl", "de", "es"] {
        let words = "return document.getElementById('first')?.innerHTML ?? ''";
        app.speak(language);
        let spoken = app.texts(".places a");
        app.devtools("Emulation.setScriptExecutionDisabled", &serde_json::json!({"value": true}));
        app.goto(&app.base());
        let painted = app.script(words, &[]).to_string();
        app.devtools("Emulation.setScriptExecutionDisabled", &serde_json::json!({"value": false}));
        app.visit("");
        for word in spoken {
            assert!(painted.contains(&format!("data-{language}=\\\"{word}\\\"")), "{language}: {word}");
        }
    }
}

fn the_page_of_the_address_is_painted_before_any_script(app: &App) {
    app.anew("en");
    app.resize(360, 740);
    let seen = "return [...document.querySelectorAll('#first > main')].filter(e => e.checkVisibility())
        .map(e => `${e.dataset.page ?? 'game'} ${scrollY}`)";
    // Boards and clocks wait for the script, which knows whether somebody comes back to others.
    let pages: [(&str, &[&str]); 5] = [
        ("", &["game 0"]),
        ("#games", &["games 0"]),
        ("#rules", &["rules 0"]),
        ("#rules/draughts", &["rules/draughts 0"]),
        ("#setup", &[]),
    ];
    app.devtools("Emulation.setScriptExecutionDisabled", &serde_json::json!({"value": true}));
    for (address, expected) in pages {
        app.goto("about:blank");
        app.goto(&format!("{}{address}", app.base()));
        app.find("#first .places");
        assert_eq!(crate::browser::strings(&app.script(seen, &[])), expected, "{address}");
    }
    app.devtools("Emulation.setScriptExecutionDisabled", &serde_json::json!({"value": false}));
}

/// Texts and pictures of the beginning of a page, each with its place, as painted before the program is there on a first visit
/// (`painted`), and as the program draws them (`drawn`), in the order of the first.
const PAINTED_TEXTS: &str = "localStorage.clear();
addEventListener('DOMContentLoaded', async () => {
    const page = document.querySelector('#first [data-page]:not([hidden])');
    const box = e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.width, r.height].map(Math.round).join(' ') };
    const what = e => e.matches('img, .surface') ? e.className : `${e.tagName} ${e.textContent.trim()}`;
    const has = e => e.matches('img, .surface') || [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
    const texts = root => [...root.querySelectorAll('*')].filter(has)
        .map(e => e.matches('span[data-fr]') ? e.parentElement : e).filter(e => e.checkVisibility());
    await Promise.all([400, 700].map(weight => document.fonts.load(`${weight} 1rem 'Atkinson Hyperlegible'`)));
    const painted = page?.isConnected ? texts(page).map(e => [what(e), box(e)]) : [];
    window.painted = painted.map(it => it.join(': '));
    window.drawn = () => {
        const all = [...document.querySelectorAll('body > main:not(.hidden)')].flatMap(texts).map(e => [what(e), box(e)]);
        return painted.map(([name]) => {
            const n = all.findIndex(it => it[0] === name);
            return n < 0 ? `${name}: not drawn` : all.splice(n, 1)[0].join(': ');
        });
    };
})";

/// Loads a page anew; returns what is painted of it before the program is there, if the fonts came first. A big screen adds its number
/// to the address.
fn painted(app: &App, page: &str) -> Vec<String> {
    app.goto("about:blank");
    app.goto(&format!("{}#{page}", app.base()));
    app.wait_until("the beginning is seen", || app.script("return !!window.painted", &[]) == true);
    crate::browser::strings(&app.script("return window.painted", &[]))
}

fn the_beginnings_of_pages_are_painted_where_the_program_draws_them(app: &App) {
    app.anew("en");
    app.devtools("Page.addScriptToEvaluateOnNewDocument", &serde_json::json!({"source": PAINTED_TEXTS}));
    // A bar beside a long page moves everything by half its width.
    app.devtools("Emulation.setScrollbarsHidden", &serde_json::json!({"hidden": true}));
    let index = std::fs::read_to_string(places::dist().join("index.html")).expect("the built page");
    let pages: Vec<&str> =
        index.split("data-page=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    for page in crate::pages::pages() {
        assert!(pages.contains(&page), "the beginning of {page}");
    }
    let sizes = [(320, 640), (768, 1024), (1366, 768)];
    for page in pages {
        for (width, height) in sizes {
            app.resize(width, height);
            // The fonts may come after the program has taken its place.
            let painted = (0..5).map(|_| painted(app, page)).find(|painted| !painted.is_empty());
            let painted = painted.unwrap_or_else(|| panic!("nothing of {page} is painted at {width}"));
            app.shot(&format!("begun-{}-{width}", page.replace('/', "-")));
            app.expect(&format!("{page} at {width}x{height}"), painted, || {
                crate::browser::strings(&app.script("return window.drawn()", &[]))
            });
        }
        // Only the texts of this page are loaded.
        app.expect(&format!("words on all of {page}"), Vec::<String>::new(), || {
            crate::browser::strings(&app.script(WORDLESS, &[]))
        });
    }
}

/// Buttons, links and titles that are seen without words or a name.
const WORDLESS: &str = "const all = 'body > main:not(.hidden) :is(button, a[href], h1, h2, h3, legend, summary)';
    const hasName = e => e.textContent.trim() || e.ariaLabel || e.title || e.querySelector('[aria-label], img[alt]:not([alt=\"\"])');
    return [...document.querySelectorAll(all)].filter(e => e.checkVisibility() && e.ariaHidden !== 'true' && !hasName(e))
        .map(e => e.outerHTML)";

/// The king has a size and colours.
const PAINTED_PIECES: &str = "const king = document.querySelector('#first .piece use');
    return king.getBoundingClientRect().width > 10 && getComputedStyle(king).fill !== 'none'";

/// Taps on the second place as soon as it is painted: the program has not started then.
const TAP_EARLY: &str = "addEventListener('DOMContentLoaded', () => {
    const { left, top } = document.querySelector('#first .places a[href=\"#learn\"]').getBoundingClientRect();
    document.body.dispatchEvent(new MouseEvent('click', { clientX: left + 9, clientY: top + 9, bubbles: true }));
})";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn taps_before_the_program_is_there() {
    let app = App::unopened();
    steps!(
        &app,
        [
            a_tap_on_the_first_screen_is_done_when_the_program_is_there,
            a_tap_where_nothing_is_painted_does_nothing
        ]
    );
}

fn a_tap_on_the_first_screen_is_done_when_the_program_is_there(app: &App) {
    app.anew("en");
    let script = serde_json::json!({"source": TAP_EARLY});
    let script = app.devtools("Page.addScriptToEvaluateOnNewDocument", &script);
    app.reload();
    app.find("main.class");
    app.devtools("Page.removeScriptToEvaluateOnNewDocument", &script);
}

fn a_tap_where_nothing_is_painted_does_nothing(app: &App) {
    app.anew("fr");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    // Who comes back sees the places first, and no buttons beside the board.
    let read = "const { left, top } = document.querySelector('[data-control=undo]').getBoundingClientRect();
        return JSON.stringify({ clientX: left + 9, clientY: top + 9, bubbles: true })";
    let point = app.script(read, &[]);
    let tap = format!(
        "addEventListener('DOMContentLoaded', () => document.body.dispatchEvent(new MouseEvent('click', {})))",
        point.as_str().expect("a point")
    );
    app.devtools("Page.addScriptToEvaluateOnNewDocument", &serde_json::json!({"source": tap}));
    app.reload();
    app.let_settle();
    app.expect_paper(&["e4"]);
}
