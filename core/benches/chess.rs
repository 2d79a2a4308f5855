//! Speed of the chess rules and of writing moves, compared with cozy-chess. `cargo bench -p notabene-core`.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use notabene_core::chess::{Position, Rules, Setup};
use notabene_core::notation::{Notation, Style};
use notabene_core::position::Position as _;

const PLACES: [(&str, &str, u32, u64); 2] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4_085_603),
];

fn position(fen: &str) -> Position {
    Setup::from_fen(fen).expect("a FEN").position(Rules::Chess).expect("a position")
}

fn cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                nodes += cozy(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

fn perft(c: &mut Criterion) {
    for (name, fen, depth, nodes) in PLACES {
        let mut group = c.benchmark_group(format!("perft {name} {depth}"));
        group.throughput(Throughput::Elements(nodes)).sample_size(20);
        let ours = position(fen);
        assert_eq!(ours.perft(depth), nodes);
        group.bench_function("notabene", |b| b.iter(|| ours.perft(depth)));
        let theirs: cozy_chess::Board = fen.parse().expect("a board");
        assert_eq!(cozy(&theirs, depth), nodes);
        group.bench_function("cozy-chess", |b| b.iter(|| cozy(&theirs, depth)));
        group.finish();
    }
}

/// The legal moves of recorded positions and the text of each of them.
fn texts(c: &mut Criterion) {
    let rows = include_str!("../../tests/data/chess/census.json");
    let rows: Vec<serde_json::Value> = serde_json::from_str(rows).expect("an array");
    let fens = rows.iter().filter(|row| row["chess960"] != true).filter_map(|row| row["fen"].as_str());
    let positions: Vec<Position> = fens.map(position).collect();
    let mut group = c.benchmark_group("all texts of a position");
    group.throughput(Throughput::Elements(positions.len() as u64));
    let style = Style::pgn();
    group.bench_function("notabene", |b| {
        b.iter(|| positions.iter().map(|p| p.texts(&style, '\n').len()).sum::<usize>());
    });
    group.finish();
}

criterion_group!(benches, perft, texts);
criterion_main!(benches);
