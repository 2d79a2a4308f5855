//! Positions in which a side can never mate (FIDE 5.2.2, 6.9), against known verdicts and an independent search.

use crate::common::*;
use crate::plain_helpmate;
use cozy_chess::Color;
use notabene_core::chess::*;
use notabene_core::game::{Edit, registry};
use notabene_core::notation::Style;
use notabene_core::position::{Ending, Position as _, Side};
use notabene_core::record::Score;

/// Moves tried for a verdict.
const NODES: usize = 50_000;

fn position(fen: &str) -> Position {
    Setup::from_fen(fen).unwrap().position(Rules::Chess).unwrap_or_else(|e| panic!("{fen}: {e:?}"))
}

/// The positions with the sides that can still mate, White first.
fn rows() -> Vec<([bool; 2], String)> {
    let text = std::fs::read_to_string(root().join("tests/data/chess/unwinnable.txt")).unwrap();
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    let row = |line: &str| {
        let (who, fen) = line.split_once(' ').unwrap();
        ([who.contains('W'), who.contains('B')], fen.to_owned())
    };
    rows.map(row).collect()
}

/// The same position from the other side of the board: ranks turned, colours exchanged.
fn turned(fen: &str) -> String {
    let fields: Vec<&str> = fen.split(' ').collect();
    let case = |c: char| if c.is_ascii_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() };
    let ranks: Vec<String> = fields[0].rsplit('/').map(|rank| rank.chars().map(case).collect()).collect();
    let rights: String = fields[2].chars().map(case).collect();
    let passed = fields[3].replace('6', "?").replace('3', "6").replace('?', "3");
    let turn = if fields[1] == "w" { "b" } else { "w" };
    format!("{} {turn} {rights} {passed} {} {}", ranks.join("/"), fields[4], fields[5])
}

#[test]
fn every_known_verdict_is_found() {
    let rows = rows();
    let dead = rows.iter().filter(|(can, _)| *can == [false; 2]).count();
    assert_eq!((rows.len(), dead), (237, 57));
    let mut open = Vec::new();
    for (can, fen) in &rows {
        let (p, turned) = (position(fen), position(&turned(fen)));
        for (side, can) in Side::BOTH.into_iter().zip(*can) {
            let found = p.helpmate(side, NODES);
            match (found, can) {
                (Helpmate::Unknown, true) => open.push(fen),
                _ => assert_eq!(
                    found,
                    if can { Helpmate::Possible } else { Helpmate::Impossible },
                    "{side:?} in {fen}"
                ),
            }
            assert_eq!(p.can_win(side), can, "{side:?} in {fen}");
            assert_eq!(turned.can_win(side.other()), can, "{side:?} in {fen}, turned");
        }
    }
    // Bishop and knight against one minor piece: the mate is rare. They count as winnable, as they are.
    assert!(open.len() <= 8, "{open:?}");
}

#[test]
fn dead_positions_end_the_game_and_no_others() {
    let mut missed = Vec::new();
    for (can, fen) in rows() {
        let p = position(&fen);
        let dead = p.outcome(1).is_some_and(|outcome| outcome.by == Ending::Dead);
        if can != [false; 2] || !p.can_move() {
            assert!(!dead, "{fen}");
        } else if !dead {
            missed.push(fen);
        }
    }
    // A judgement after every move has less time than that of a flag.
    assert!(missed.len() <= 1, "{missed:?}");
}

#[test]
fn an_independent_search_agrees() {
    let mut verified = 0;
    for (can, fen) in rows() {
        for (color, can) in [Color::White, Color::Black].into_iter().zip(can) {
            if let Some(found) = plain_helpmate::can_mate(&fen, color, 8_000) {
                assert_eq!(found, can, "{color:?} in {fen}");
                verified += 1;
            }
        }
    }
    assert!(verified > 200, "{verified}");
}

/// Positions drawn at random: never is one called unwinnable in which the other program finds a mate.
#[test]
fn small_endgames_and_walls_are_never_called_dead_too_early() {
    let mut random = Random(20_261);
    let (mut verified, mut never) = (0, 0);
    while verified < 300 {
        let fen = if verified % 3 == 0 { random.wall() } else { random.few() };
        let Some(p) = Setup::from_fen(&fen).ok().and_then(|setup| setup.position(Rules::Chess).ok()) else {
            continue;
        };
        if !p.can_move() {
            continue;
        }
        let dead = p.outcome(1).is_some_and(|outcome| outcome.by == Ending::Dead);
        for (side, color) in Side::BOTH.into_iter().zip([Color::White, Color::Black]) {
            let found = p.helpmate(side, NODES);
            let Some(can) = plain_helpmate::can_mate(&fen, color, 8_000) else { continue };
            assert!(
                found != if can { Helpmate::Impossible } else { Helpmate::Possible },
                "{side:?} in {fen}"
            );
            assert!(!(dead && can), "{side:?} in {fen}");
            verified += 1;
            never += usize::from(!can);
        }
    }
    assert!(never > 40, "{never}");
}

/// Pseudo-random positions from a fixed seed.
struct Random(u64);

impl Random {
    fn below(&mut self, most: u64) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % most) as usize
    }
    fn place(&mut self, board: &mut [u8; 64], piece: u8) {
        loop {
            let at = self.below(64);
            let may_stand = !piece.eq_ignore_ascii_case(&b'p') || (8..56).contains(&at);
            if board[at] == b'1' && may_stand {
                board[at] = piece;
                return;
            }
        }
    }
    fn fen(&mut self, board: &[u8; 64]) -> String {
        let rank = |rank: &[u8]| {
            let mut text = String::from_utf8(rank.to_vec()).unwrap();
            (2..=8).rev().for_each(|n| text = text.replace(&"1".repeat(n), &n.to_string()));
            text
        };
        let ranks: Vec<String> = board.chunks(8).map(rank).collect();
        format!("{} {} - - 0 1", ranks.join("/"), if self.below(2) == 0 { 'w' } else { 'b' })
    }
    /// Two kings and a piece or two.
    fn few(&mut self) -> String {
        let kinds: [&[u8]; 9] = [b"R", b"Q", b"Qn", b"Rn", b"Rr", b"Qr", b"Np", b"BN", b"PP"];
        let mut board = [b'1'; 64];
        let kind = kinds[self.below(9)];
        kind.iter().chain(b"Kk").for_each(|piece| self.place(&mut board, *piece));
        self.fen(&board)
    }
    /// Pawns against pawns on every file, two kings, sometimes a bishop.
    fn wall(&mut self) -> String {
        let (mut board, mut y) = ([b'1'; 64], 2 + self.below(3));
        for x in 0..8 {
            y = (y + self.below(3)).saturating_sub(1).clamp(1, 5);
            board[y * 8 + x] = b'p';
            board[(y + 1) * 8 + x] = b'P';
        }
        let kind: &[u8] = [b"Kk", b"Kk".as_slice(), b"KkB"][self.below(3)];
        kind.iter().for_each(|piece| self.place(&mut board, *piece));
        self.fen(&board)
    }
}

#[test]
fn a_game_ends_when_the_wall_closes() {
    let style = Style::pgn();
    let fen = "3k4/8/7p/1p1p1p2/1P1P1P1P/8/8/3K4 b - - 0 1";
    let mut game = registry::open("chess", Some(fen), None).unwrap();
    assert_eq!(game.status().outcome, None);
    game.enter("h5", &style).unwrap();
    let status = game.status();
    assert_eq!(status.outcome.map(|outcome| (outcome.winner, outcome.by)), Some((None, Ending::Dead)));
    assert_eq!(status.score, Score::Draw);
    assert!(game.enter("Ke2", &style).is_err());
    assert!(game.edit(Edit::Resign(Side::White), &style).is_err());
}

#[test]
fn an_arrangement_that_is_dead_can_be_played() {
    let mut game = registry::open("chess", Some("6Rk/8/7K/8/8/8/8/8 b - - 0 1"), None).unwrap();
    assert!(game.enter("Kxg8", &Style::pgn()).is_ok());
}

#[test]
fn a_flag_against_a_player_who_can_never_mate_is_a_draw() {
    let style = Style::pgn();
    let after_flag = |fen: &str, side| {
        let mut game = registry::open("chess", Some(fen), None).unwrap();
        game.edit(Edit::Flag(side), &style).unwrap();
        game.status().score
    };
    // The queen is lost by the only moves.
    assert_eq!(after_flag("8/1Q6/8/8/8/Kq6/3k4/8 w - - 0 1", Side::White), Score::Draw);
    assert_eq!(after_flag("8/1Q6/8/8/8/Kq6/3k4/8 w - - 0 1", Side::Black), Score::White);
    assert_eq!(after_flag("r5Rk/8/7K/8/8/8/8/8 b - - 0 1", Side::Black), Score::Draw);
    assert_eq!(after_flag("8/8/3kq3/8/8/3KN3/8/8 w - - 0 1", Side::Black), Score::Draw);
    assert_eq!(after_flag("8/8/3kq3/8/8/3KN3/8/8 w - - 0 1", Side::White), Score::Black);
    assert_eq!(after_flag("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1", Side::Black), Score::White);
}
