//! Lessons by keyboard alone, at every size, in all colours.

use crate::app::App;
use crate::browser::key;
use crate::gallery::{DESK, Gallery, THEMES};
use crate::learn::languages;

/// Presses Tab until an element has the focus.
#[track_caller]
pub fn tab_to(app: &App, css: &str) {
    app.find(css);
    for _ in 0..120 {
        if app.script("return document.activeElement.matches(arguments[0])", &[css.into()]) == true {
            return;
        }
        app.keys(key::TAB);
    }
    panic!("{css} cannot be reached with Tab");
}

#[track_caller]
pub fn expect_focus(app: &App, css: &str) {
    app.expect(css, true, || {
        app.script("return document.activeElement.matches(arguments[0])", &[css.into()]) == true
    });
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_whole_lesson_is_done_with_keys_alone_in_every_language() {
    for language in languages() {
        let app = App::speaking(language);
        tab_to(&app, ".places a[href='#learn']");
        app.keys(key::ENTER);
        tab_to(&app, "[data-lesson=L04]");
        app.keys(key::ENTER);
        expect_focus(&app, ".lesson-text h1");
        app.keys(key::RIGHT);
        // Its paragraphs are reached, too.
        tab_to(&app, ".point");
        tab_to(&app, "[data-do=next]");
        app.keys(key::ENTER);
        // e4 from a1: four to the right, three up.
        expect_focus(&app, ".classroom [role=gridcell]");
        app.keys(&[key::RIGHT.repeat(4), key::UP.repeat(3), key::ENTER.into()].concat());
        app.expect_stars(3);
        expect_focus(&app, "[data-do=next]");
        app.keys(key::ENTER);
        expect_focus(&app, ".cell");
        app.keys(&["c6", key::ENTER].concat());
        app.expect_stars(3);
        expect_focus(&app, "[data-do=next]");
        app.keys(key::ENTER);
        // h8 is at the bottom left, as Black sits below.
        expect_focus(&app, ".classroom [role=gridcell]");
        app.keys(&[key::LEFT.repeat(7), key::DOWN.repeat(7), key::ENTER.into()].concat());
        app.expect_stars(3);
        expect_focus(&app, "[data-do=next]");
        app.keys(key::ENTER);
        expect_focus(&app, ".cell");
        app.keys(&["d7", key::ENTER].concat());
        app.expect_stars(3);
        expect_focus(&app, "[data-do=next]");
        app.keys(key::ENTER);
        tab_to(&app, "[data-option='1']");
        app.keys(key::ENTER);
        app.expect_stars(3);
        expect_focus(&app, "[data-do=next]");
        app.keys(key::ENTER);
        tab_to(&app, "[data-option='2']");
        app.keys(key::ENTER);
        app.expect_stars(3);
        expect_focus(&app, "[data-do=next]");
        app.keys(key::ENTER);
        // Ranks 7 and 8.
        tab_to(&app, "[data-option='1']");
        app.keys(key::ENTER);
        app.expect_stars(3);
        expect_focus(&app, "[data-do=next]");
        app.keys(key::ENTER);
        app.expect("the next lesson", true, || {
            app.script("return location.hash", &[]) == "#learn/notation/L05"
        });
    }
}

/// Phone, tablet upright and lying, projector of a class room, small and big screens.
const SIZES: [(u32, u32); 5] = [(360, 740), (400, 860), (860, 400), (1024, 768), (1920, 1080)];
/// A page of each kind.
const PAGES: [&str; 13] = [
    "",
    "notation/L01",
    "notation/L13",
    "notation/L04/L04-1",
    "notation/L05/L05-1",
    "notation/L01/L01-3",
    "notation/L06/L06-6",
    "notation/L02/L02-1",
    "notation/L09/L09-5",
    "notation/L11/L11-5",
    "notation/L01/L01-1",
    "draughts/J6/J6-4",
    "scharten/S3/S3-4",
];

/// The elements that overflow the page sideways, by their classes.
const WIDE: &str = "const room = document.documentElement.clientWidth;
    return Array.from(document.querySelectorAll('main:not(.hidden) *'))
        .filter(e => e.getClientRects().length && e.getBoundingClientRect().right > room + 0.5
            && !e.closest('.for-ears, svg, [type=file], .grid'))
        .slice(0, 5).map(e => e.tagName + '.' + e.className).join(' ')";

fn nothing_is_cut_off_at_any_size(app: &App) {
    for page in PAGES {
        app.learn(page);
        app.wait_until("it rests", || !app.has(".note[role=status]:not(:empty)"));
        for (width, height) in SIZES {
            app.resize(width, height);
            app.script("scrollTo(0, 0)", &[]);
            app.shot(&format!("{width}x{height}-{}", page.replace('/', "-")));
            assert_eq!(app.script(WIDE, &[]), "", "{page} at {width}x{height}");
            if !page.is_empty() {
                assert!(app.in_view(".classroom .surface"), "{page}: the board at {width}x{height}");
            }
        }
    }
}

fn the_board_stays_in_view_while_one_reads_on_a_tablet(app: &App) {
    app.resize(DESK.0, DESK.1);
    app.speak("nl");
    for (width, height) in [(400, 860), (860, 400)] {
        app.learn("notation/L07");
        app.resize(width, height);
        app.script("window.scrollTo(0, document.documentElement.scrollHeight)", &[]);
        let last = app.count(".point").to_string();
        app.wait_until("the last paragraph is read", || {
            app.attribute(".point[aria-current=step]", "data-point").is_some_and(|n| {
                n.parse::<usize>().ok() >= last.parse::<usize>().ok().map(|n| n.saturating_sub(2))
            })
        });
        assert!(
            app.in_view(".classroom .surface"),
            "{width}x{height}: {:?}",
            app.frame(".classroom .surface")
        );
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn lessons_are_whole_at_any_size() {
    let app = App::lessons("fr", "");
    steps!(&app, [nothing_is_cut_off_at_any_size, the_board_stays_in_view_while_one_reads_on_a_tablet]);
}

/// A page of each kind.
pub fn pages(gallery: &mut Gallery) {
    let app = App::lessons("en", "");
    app.resize(DESK.0, DESK.1);
    for page in PAGES {
        app.learn(page);
        if page.ends_with("L05-1") {
            app.fill(".cell", "nf3");
            app.keys(key::ENTER);
            app.find(".said .look");
        }
        gallery.look(&app, &format!("lesson {page}"), &[(400, 860), DESK], &THEMES, &[]);
    }
}
