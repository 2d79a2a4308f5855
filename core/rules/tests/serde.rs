//! Positions and moves in data of other programs: as their texts.

use notabene_rules::position::Position as _;
use notabene_rules::{chess, scharten};

#[test]
fn positions_and_moves_are_texts() {
    let start = chess::Position::start(&chess::Array::chess(), chess::Rules::Chess);
    let text = serde_json::to_string(&start).unwrap();
    assert_eq!(text, "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"");
    let read: chess::Setup = serde_json::from_str(&text).unwrap();
    assert_eq!(read.position(chess::Rules::Chess), Ok(start.clone()));
    let moves: Vec<String> =
        start.legal_moves().iter().map(|one| serde_json::to_string(one).unwrap()).collect();
    assert!(moves.contains(&"\"e2e4\"".into()), "{moves:?}");
    let quiet = scharten::Position::start(scharten::Rules::QUIET);
    let text = serde_json::to_string(&quiet).unwrap();
    let read: scharten::Setup = serde_json::from_str(&text).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
}

#[test]
fn what_is_no_position_is_refused_with_its_reason() {
    let refused = |text: &str| serde_json::from_str::<chess::Setup>(text).unwrap_err().to_string();
    assert!(refused("\"8/8 w - - 0 1\"").contains("rank"), "{}", refused("\"8/8 w - - 0 1\""));
    assert!(refused("5").contains("invalid type"));
}
