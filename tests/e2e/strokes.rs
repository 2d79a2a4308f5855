//! Strokes of draughts: chosen, found, played and written, by finger and by keys.

use crate::app::App;
use crate::browser::{key, places};
use crate::layout::assert_no_side_scroll;
use notabene::core::draughts::rules::INTERNATIONAL;
use notabene::study::stroke::{Stroke, read};

/// The strokes of the published page.
fn strokes() -> Vec<Stroke> {
    let file = places::dist().join("strokes").join("international.txt");
    read(&INTERNATIONAL, &std::fs::read_to_string(file).expect("the strokes"))
}

fn hash(app: &App) -> String {
    app.script("return location.hash", &[]).as_str().unwrap_or_default().to_string()
}

/// A step of `layout::the_pages_of_practice_fit_every_screen`.
pub fn strokes_are_chosen_by_keys_and_the_page_fits_every_screen(app: &App) {
    app.anew("en");
    app.keys(key::TAB);
    for (width, height) in [(1024, 768), (768, 1024), (360, 740), (740, 360), (1920, 1080)] {
        app.resize(width, height);
        app.script("location.hash = '#strokes/international/all/all'", &[]);
        app.reload();
        app.find(".strokes .tasks a");
        app.shot(&format!("strokes-{width}"));
        assert_no_side_scroll(app, &format!("{width}x{height}"));
    }
    let all = app.count(".strokes .tasks a");
    app.pick("select[name=motif]", "direct");
    app.expect("the address", "#strokes/international/direct/all".to_string(), || hash(app));
    app.wait_until("fewer", || app.count(".strokes .tasks a") < all);
    app.pick("select[name=length]", "2");
    app.expect("the address", "#strokes/international/direct/2".to_string(), || hash(app));
    app.reload();
    app.expect(
        "kept",
        strokes().iter().filter(|s| s.motif.id == "direct" && s.length() == 2).count(),
        || app.count(".strokes .tasks a"),
    );
    app.speak("de");
    app.wait_until("in German", || app.text("h1") == "Kombinationen");
    app.script("document.querySelector('.strokes .tasks a').focus()", &[]);
    app.keys(key::ENTER);
    app.wait_until("the task in German", || app.text(".prompt").contains("Finde die Kombination"));
    app.shot("strokes-de");
    app.script("history.back()", &[]);
    app.find(".strokes .tasks a");
    // From the page of draughts.
    app.script("location.hash = '#draughts'", &[]);
    app.find(".lessons a[href='#strokes']");
}
