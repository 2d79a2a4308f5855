//! Makes games of Scharten of our own for the page of famous games: short ones of the search against itself, in both
//! ways to play, as PGN. The same seed gives the same games.
//!
//! ```text
//! cargo run -p notabene-core --example own_games -- 40 7
//! ```
//!
//! The numbers are those of the games of each way, of which the shortest three are printed, and of the seed.

#[path = "selfplay.rs"]
#[allow(dead_code)]
mod selfplay;

use notabene_core::exchange::Export;
use notabene_core::game::registry;
use notabene_core::game::{Edit, Game, SearchOptions, SearchTable};
use notabene_core::geometry::dart::Chance;
use notabene_core::notation::Style;
use notabene_search::Level;

/// The two ways to play Scharten.
const GAMES: [&str; 2] = ["scharten", "scharten-loud"];
/// Plies after which a game is given up.
const LONGEST: usize = 90;
/// Games printed of each way.
const BEST: usize = 3;
/// Positions visited for a move.
const NODES: u64 = 4_000;
/// Levels of White and Black in turn: games between unequal players are short.
const LEVELS: [u8; 2] = [8, 4];

/// Plays a game to its end; none if it is longer than the limit.
fn play(id: &str, n: u32, seed: u64) -> Option<Game> {
    let mut chance = Chance(seed << 32 | u64::from(n));
    let mut game = registry::open(id, None, None).ok()?;
    let mut table = SearchTable::new(4);
    for ply in 0..LONGEST {
        if game.status().is_over() {
            return Some(game);
        }
        let level = Level::new(LEVELS[(ply + n as usize) % 2]);
        let options = SearchOptions::default().with_level(level).with_nodes(NODES).with_seed(chance.draw());
        let id = game.best(&options, &mut table, &mut || false)?.id;
        let id = selfplay::landed(&game, id, &mut chance);
        game.play_id(&id);
    }
    None
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u32>());
    let mut number = |usual: u32| numbers.next().and_then(Result::ok).unwrap_or(usual);
    let (games, seed) = (number(40), number(7));
    for id in GAMES {
        let mut all: Vec<(u32, Game)> =
            (0..games).filter_map(|n| Some((n, play(id, n, seed.into())?))).collect();
        all.retain(|(_, game)| game.status().outcome.is_some_and(|outcome| outcome.winner.is_some()));
        all.sort_by_key(|(_, game)| game.played().len());
        for (n, mut game) in all.into_iter().take(BEST) {
            // Both names are fields of the record: an edit of them cannot fail.
            drop(game.edit(Edit::Tag("Event".into(), format!("{id} {n}")), &Style::pgn()));
            println!("{}\n", game.text(Export::Pgn));
        }
    }
}
