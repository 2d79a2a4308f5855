//! The wall of a classroom: a game move by move, readable from afar, dark when the teacher wants, with notes in step.

use crate::app::App;

const MOVES: &[&str] = &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"];

/// A game of some moves, with the first position on the board.
async fn lecture() -> App {
    let mut moves = String::from("* ");
    moves.push_str(&MOVES.join(" "));
    let app =
        App::french_with("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &moves).await;
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6", "Fb5"]).await;
    app
}

/// Opens the projector as well.
pub async fn on_the_wall() -> App {
    let app = lecture().await;
    app.keys("p").await;
    app.find("main.wall .wall-seen").await;
    app
}
