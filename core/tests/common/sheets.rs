//! Games for tests of sheets: real ones, and random play.

use crate::common::Dice;
use notabene_core::game::{Game, Go, registry};
use notabene_core::notation::{Letters, Style};

/// Morphy against the Duke of Brunswick and Count Isouard, Paris 1858.
pub const OPERA: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ \
    Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";

/// Anderssen against Kieseritzky, London 1851.
pub const IMMORTAL: &str = "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 \
    h4 Qg6 h5 Qg5 Qf3 Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#";

/// The games whose sheets are written.
pub const GAMES: [&str; 8] = [
    "chess",
    "chess960",
    "scharten",
    "scharten-loud",
    "draughts/international",
    "draughts/english",
    "draughts/russian",
    "draughts/turkish",
];

pub fn style(code: &str) -> Style {
    Style::of(Letters::find(code).unwrap())
}

/// A game of chess from its moves in English.
pub fn chess(moves: &str) -> Game {
    let mut table = registry::open("chess", None, None).unwrap();
    for text in moves.split_whitespace() {
        table.enter(text, &Style::pgn()).unwrap_or_else(|e| panic!("{text}: {e:?}"));
    }
    table
}

/// A game of random play.
pub fn random(game: &str, seed: u64, plies: usize) -> Game {
    let mut dice = Dice(seed);
    let position = (game == "chess960").then(|| registry::array_text(&dice.below(960).to_string()).unwrap());
    let mut table = registry::open(game, position.as_deref(), None).unwrap();
    for _ in 0..plies {
        if table.status().is_over() {
            break;
        }
        let moves = table.moves(&Style::pgn());
        if moves.is_empty() {
            break;
        }
        let id = &moves[dice.below(moves.len())].0;
        table.enter(id, &Style::pgn()).unwrap();
    }
    table.go(Go::First);
    table
}
