//! Games of the search against itself: a part of `cargo xtask selfplay`.

#[allow(dead_code)] // its table
#[path = "../examples/selfplay.rs"]
mod example;

use example::{LONGEST, Tally, play_variant};
use notabene_core::game::registry::VARIANTS;

/// Games of each variant.
const GAMES: u32 = 48;

#[test]
fn every_move_of_every_game_is_legal_and_read_back() {
    for variant in VARIANTS {
        let tally = play_variant(variant, GAMES, 5).unwrap_or_else(|problem| panic!("{problem}"));
        let Tally { games, white, black, drawn, unfinished, plies, longest } = tally;
        assert_eq!((games, white + black + drawn + unfinished), (GAMES, GAMES), "{}", variant.id);
        assert!(unfinished * 2 <= games, "{}: {unfinished} of {games} are not finished", variant.id);
        assert!(longest <= LONGEST && plies > 8 * games, "{}: {plies} plies", variant.id);
    }
}
