//! Moves as texts for programs: UCI for chess, fields for draughts. Every legal move is found again by its text.

use notabene_core::chess::{self, Array, Rules, UciMove};
use notabene_core::draughts::{self, MoveText, MoveTextError, rules};
use notabene_core::position::Position as _;

/// Small random numbers from a seed.
fn chance(seed: &mut u64) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as usize
}

#[test]
fn every_move_of_chess_is_found_by_its_uci() {
    let mut seed = 36;
    for number in 0..40 {
        let rules = if number == 0 { Rules::Chess } else { Rules::Chess960 };
        let array = if number == 0 { Array::chess() } else { Array::from_scharnagl(number * 23).unwrap() };
        let mut p = chess::Position::start(&array, rules);
        for _ in 0..150 {
            let moves = p.legal_moves();
            for m in &moves {
                let text = m.to_string();
                assert_eq!(text.parse::<UciMove>().unwrap().to_move(&p), Some(*m), "{text} in {p}");
            }
            let Some(m) = moves.get(chance(&mut seed) % moves.len().max(1)) else { break };
            p.play_unchecked(m);
        }
    }
}

#[test]
fn castling_is_read_as_in_chess_and_as_in_chess960() {
    let setup: chess::Setup = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".parse().unwrap();
    let p = setup.position(Rules::Chess).unwrap();
    let found = |text: &str| text.parse::<UciMove>().unwrap().to_move(&p).map(|m| m.to_string());
    assert_eq!(found("e1g1").as_deref(), Some("e1h1"));
    assert_eq!(found("e1h1").as_deref(), Some("e1h1"));
    assert_eq!(found("e1c1").as_deref(), Some("e1a1"));
    assert_eq!(found("e1e2").as_deref(), Some("e1e2"));
    assert_eq!(found("e1e3"), None);
    assert_eq!(found("0000").as_deref(), Some("0000"));
}

#[test]
fn what_is_no_uci_is_refused() {
    for text in
        ["", "e2", "e2e", "e2e9", "i2e4", "e2e4k", "e7e8Q", "e7e8qq", "E2E4", "000", "00000", "é2e4", "e2-e4"]
    {
        assert!(text.parse::<UciMove>().is_err(), "{text}");
    }
    for text in ["e2e4", "e7e8q", "a1h8", "0000"] {
        assert_eq!(text.parse::<UciMove>().unwrap().to_string(), text);
    }
}

#[test]
fn every_move_of_draughts_is_found_by_its_text() {
    let mut seed = 36;
    for rules in rules::ALL {
        for _ in 0..6 {
            let mut p = draughts::Position::start(rules);
            for _ in 0..80 {
                let moves = p.legal_moves();
                for m in &moves {
                    let text = MoveText::of(&p, m).to_string();
                    let found = text.parse::<MoveText>().unwrap().to_move(&p);
                    // A huffed piece is no part of a text.
                    assert_eq!(
                        found.map(|m| (m.from, m.to, m.taken)),
                        Ok((m.from, m.to, m.taken)),
                        "{text} in {p}"
                    );
                }
                let Some(m) = moves.get(chance(&mut seed) % moves.len().max(1)) else { break };
                p.play_unchecked(m);
            }
        }
    }
}

#[test]
fn fields_between_tell_captures_apart() {
    // Both ways end on 28, over different pieces.
    let setup = draughts::Setup::from_text(&rules::INTERNATIONAL, "W:W37:B32,31,22,21,23,11").unwrap();
    let p = setup.position(&rules::INTERNATIONAL).unwrap();
    for m in p.legal_moves() {
        let text = MoveText::of(&p, &m);
        assert_eq!(text.to_string().parse::<MoveText>().unwrap().to_move(&p), Ok(m), "{text}");
    }
    let start = draughts::Position::start(&rules::RUSSIAN);
    let find = |text: &str| text.parse::<MoveText>().and_then(|text| text.to_move(&start));
    assert!(find("c3-d4").is_ok());
    assert_eq!(find("c3-d4"), find("22-18"), "numbers of a board with letters");
    assert_eq!(find("c3xd4"), Err(MoveTextError::Illegal));
    assert_eq!(find("c3-c9"), Err(MoveTextError::Illegal));
    for text in ["", "c3", "c3-", "-c3", "c3-d4-e5", "c3 d4", "cc3-d4", "c3-d4444", "32−28", "é"] {
        assert_eq!(text.parse::<MoveText>(), Err(MoveTextError::Form), "{text}");
    }
}
