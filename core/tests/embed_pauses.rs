//! Long texts of boards on other pages: read piece by piece, with pauses in which the page has its turn.

use crate::embed::{moves, options};
use notabene_core::exchange::embed::{EmbeddedGame, game, game_with_pauses};
use std::cell::Cell;
use std::task::{Context, Poll, Waker};

/// The game of a text, and the number of pauses while it is read.
fn read_with_pauses(said: &[(&str, &str)], text: &str) -> (EmbeddedGame, usize) {
    let options = options(said);
    let count = Cell::new(0);
    let pause = async || count.set(count.get() + 1);
    let shown = {
        let reading = std::pin::pin!(game_with_pauses(&options, text, pause));
        match reading.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(shown) => shown,
            Poll::Pending => panic!("no pause takes time"),
        }
    };
    (shown, count.get())
}

#[test]
fn a_page_has_its_turn_between_the_games_of_a_text() {
    for record in ["1. e4 * ", "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n", "1. e4 {a} quatsch * "] {
        let text = record.repeat(1_000);
        let (shown, count) = read_with_pauses(&[("pgn", &text)], "");
        let inside = read_with_pauses(&[], &text);
        assert_eq!((inside.1, inside.0.games.len()), (count, shown.games.len()), "{record}");
        assert_eq!(moves(&shown.table), moves(&game(&options(&[("pgn", &text)]), "").table), "{record}");
        assert!(count > 900, "{record}: {count} pauses");
    }
}
