//! Speed of reading records, natively: `replay COLLECTION.pgn COLLECTION.pdn POSITIONS` prints half-moves a second from PGN to moves and
//! positions, the same from PDN, and positions a second from FEN to the texts of all moves. `benches/node` compares with it.

use notabene_core::exchange::{Export, collection};
use notabene_core::game::registry;
use notabene_core::notation::Style;
use std::time::{Duration, Instant};

/// Time of each measurement.
const TIME: Duration = Duration::from_millis(1500);

/// Processor time that this program has used; without Linux the time since its start.
fn spent(start: Instant) -> Duration {
    let of_kernel = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = of_kernel.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

/// Units a second of something that returns how many it has done.
fn speed(mut work: impl FnMut() -> usize) -> f64 {
    work();
    let start = Instant::now();
    let begin = spent(start);
    let (mut units, mut passed) = (0, Duration::ZERO);
    while passed < TIME {
        units += work();
        passed = spent(start).saturating_sub(begin);
    }
    units as f64 / passed.as_secs_f64()
}

/// The number of half-moves of a collection, each written as text and position.
fn half_moves(text: &str) -> usize {
    let mut lines = 0;
    collection::lines(text, &mut |game| lines += if game.is_empty() { 0 } else { game.split('\n').count() });
    lines / 2
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let [pgn, pdn, positions] = &files[..] else {
        return Err("replay COLLECTION.pgn COLLECTION.pdn POSITIONS".into());
    };
    for file in [pgn, pdn] {
        let text = String::from_utf8_lossy(&std::fs::read(file)?).into_owned();
        println!("{:.0}", speed(|| half_moves(&text)));
    }
    let list: Vec<String> = serde_json::from_str(&std::fs::read_to_string(positions)?)?;
    let style = Style::pgn();
    let texts = |fen: &String| {
        let game = registry::open("chess", Some(fen), None).map_err(|problem| problem.message.id())?;
        Ok::<usize, &str>(game.text(Export::Legal(style)).len())
    };
    if let Some(problem) = list.iter().find_map(|fen| texts(fen).err()) {
        return Err(problem.into());
    }
    println!("{:.0}", speed(|| list.iter().filter(|fen| texts(fen).is_ok_and(|length| length > 0)).count()));
    Ok(())
}
