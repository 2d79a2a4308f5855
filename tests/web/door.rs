//! The front door: the navigation in words, the doors of the first screen, and what is reached by words alone.

use crate::app::App;
use wasm_bindgen_test::*;

/// Marks the link or button that is seen under these words, as a person or a screen reader would name it.
const NAMED: &str = "const words = e => [...e.childNodes].map(n => n.nodeType === 3 ? n.data :
        n.nodeType !== 1 || n.ariaHidden === 'true' ? '' : words(n)).join(' ');
    const name = e => (e.getAttribute('aria-label') ?? words(e)).replace(/\\s+/g, ' ').trim();
    const seen = e => e.checkVisibility({visibilityProperty: true}) && !e.closest('[aria-hidden=true]');
    const all = [...document.querySelectorAll('a[href], button')].filter(seen);
    const scope = document.querySelector('dialog[open]');
    const found = all.find(e => name(e).startsWith(arguments[0]) && (!scope || scope.contains(e)));
    document.querySelectorAll('[data-tapped]').forEach(e => e.removeAttribute('data-tapped'));
    found?.setAttribute('data-tapped', '');
    return Boolean(found)";

/// Clicks on what is seen under these words.
pub async fn tap(app: &App, words: &str) {
    let what = format!("“{words}” is seen");
    app.wait_until(&what, || app.script(NAMED, &[words.into()]) == true).await;
    app.click("[data-tapped]").await;
}

#[wasm_bindgen_test]
async fn digits_lead_to_the_places() {
    let app = App::french().await;
    for (digit, css) in [
        ("2", "main.class"),
        ("3", "main.practise"),
        ("4", "main.sheets"),
        ("5", "main.gallery"),
        ("6", "main.device"),
        ("1", "main.page:not(.hidden, .setup, .drill)"),
    ] {
        app.script("document.activeElement?.blur()", &[]);
        app.keys(digit).await;
        app.wait_until(&format!("{digit} leads to {css}"), || app.has(css)).await;
    }
    // A digit in a field is a digit.
    app.fill(".write input", "6").await;
    assert!(!app.has("main.device"));
}

#[wasm_bindgen_test]
async fn every_page_is_two_taps_away() {
    let app = App::french().await;
    let read = "return [...document.querySelectorAll('.places a, .place-link, .place-card')].map(e => e.getAttribute('href'))";
    let mut links = Vec::new();
    for (place, css) in [
        ("me", "main.me .place-link"),
        ("about", "main.about .place-link"),
        ("teach", "main.places-page .place-card"),
        ("practise", "main.practise .place-card"),
    ] {
        app.script("location.hash = arguments[0]", &[place.into()]);
        app.find(css).await;
        links.extend(crate::app::strings(&app.script(read, &[])));
    }
    for page in [""].into_iter().chain(crate::pages::pages()) {
        let name = page.split('/').next().unwrap_or_default();
        let is_linked = |link: &String| link.trim_start_matches('#').split('/').next() == Some(name);
        assert!(links.iter().any(is_linked), "#{name} is not among {links:?}");
    }
}

#[wasm_bindgen_test]
async fn who_comes_back_finds_the_lesson_the_games_and_the_mistakes() {
    let app = App::speaking("en").await;
    let progress = "notabene progress 2\nnotation L01-1=3 L05-2=2\n?notation L05/near=1\n";
    app.script("localStorage.setItem('notabene.1.progress', arguments[0])", &[progress.into()]);
    app.reload().await;
    app.expect("the doors", 3, || app.count(".door")).await;
    assert!(!app.texts(".door b").iter().any(|door| door == "Your last games"), "there is none");
    app.put_kept("notabene 1\nchess\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n*\n");
    app.script("localStorage.setItem('notabene.1.progress', arguments[0])", &[progress.into()]);
    app.reload().await;
    app.expect("the doors", 4, || app.count(".door")).await;
    let doors = app.texts(".door b");
    assert!(doors.iter().any(|door| door == "Ten tasks for today"), "{doors:?}");
    assert_eq!(doors.last().map(String::as_str), Some("Mistakes to practise"));
    assert!(doors.iter().any(|door| door == "Your last games"), "{doors:?}");
    tap(&app, "Go on: lesson 5").await;
    app.find(".lesson-text h1").await;
    assert_eq!(app.script("return location.hash", &[]), "#learn/notation/L05");
}

#[wasm_bindgen_test]
async fn the_gallery_has_a_board_for_every_game_and_says_what_differs() {
    let app = App::speaking("en").await;
    app.script("location.hash = '#play'", &[]);
    app.expect("the games", 21, || app.count(".game-card .diagram")).await;
    app.click("[data-game='draughts/russian'] summary").await;
    app.wait_until("the rules are there", || app.count("[data-game='draughts/russian'] li") > 1).await;
    app.click("[data-game='draughts/russian'] [data-do=play]").await;
    app.wait_until("the board is there", || app.count(".pieces .piece") == 24).await;
}

#[wasm_bindgen_test]
async fn scharten_is_at_home_on_its_page() {
    let app = App::open().await;
    for language in ["en", "fr", "nl", "de", "es"] {
        app.visit("").await;
        app.speak(language).await;
        app.script("location.hash = '#scharten'", &[]);
        app.expect("figures, problems, games", 18, || app.count("[data-figure] .diagram")).await;
        let lacks = app.texts("[data-figure] p").iter().filter(|text| text.is_empty()).count();
        assert_eq!(lacks, 0, "{language}");
    }
    app.click("[data-figure=p1] summary").await;
    assert!(app.text("[data-figure=p1] details").contains("c6#"));
    app.click("[data-figure=p1] [data-do=open]").await;
    app.wait_until("the problem is on the board", || app.count(".pieces .piece") == 10).await;
}
