//! The place of all games.

use crate::app::App;
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn what_is_different_in_a_game_is_shown_by_a_figure() {
    let app = App::speaking("en").await;
    app.visit("#games").await;
    for game in ["draughts/frisian", "scharten", "chess960"] {
        let card = format!(".game-card[data-game='{game}'] details");
        let figure = format!("{card} img[src^='data:image/svg']");
        assert!(!app.has(&figure), "{game}: nobody asked for it yet");
        app.click(&format!("{card} summary")).await;
        app.find(&figure).await;
    }
    app.click(".game-card[data-game='chess'] details summary").await;
    app.find(".game-card[data-game='chess'] details[open] p").await;
    assert!(!app.has(".game-card[data-game='chess'] details img"), "the others are compared with chess");
    assert_eq!(app.console(), [""; 0], "the console");
}
