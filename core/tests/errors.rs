//! Errors, positions and moves by the traits of the standard library.

use notabene_core::game::{Problem, registry};
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::position::{PlayError, Position as _};
use notabene_core::record::Fault;
use notabene_core::{chess, draughts, options, scharten};
use std::error::Error;

fn text(error: impl Error + 'static) -> String {
    let error: Box<dyn Error> = Box::new(error);
    error.to_string()
}

#[test]
fn every_error_says_what_is_wrong_and_where() {
    let fen = "8/8/8/8/8/8/8/9 w - - 0 1".parse::<chess::Setup>().unwrap_err();
    assert_eq!(text(fen), format!("{} at byte {}", fen.fault, fen.at));
    let turn = "8/8/8/8/8/8/8/8 x - - 0 1".parse::<chess::Setup>().unwrap_err();
    assert_eq!(text(turn), "neither w nor b at byte 16");
    assert!(text("x".parse::<scharten::Setup>().unwrap_err()).ends_with("at byte 0"));
    let international = draughts::rules::ALL[0];
    let twice = draughts::Setup::from_text(international, "W:W28:B28").unwrap_err();
    assert_eq!(text(twice), "two pieces on one field at byte 7");
    let option = options::read(&draughts::OPTIONS, "luck=yes", &mut |_, _| ()).unwrap_err();
    assert_eq!(text(option), "unknown option at byte 0");
    let reasons = chess::Setup::empty().position(chess::Rules::Chess).unwrap_err();
    let reasons: Vec<String> = reasons.into_iter().map(text).collect();
    assert_eq!(reasons, ["no white king", "no black king"]);
    assert_eq!(
        text(chess::Array::from_letters("KQRRBBNN").unwrap_err()),
        "the king is not between the rooks"
    );
    assert_eq!(text(PlayError), "not a legal move of this position");
}

#[test]
fn errors_of_the_core_are_sentences() {
    let game = registry::chess();
    let problem: Problem = game.read("Nf9", &Style::pgn()).unwrap_err().into();
    assert_eq!(text(problem.clone()), Language::En.say(&problem.message));
    let fault = Fault { at: 3, message: problem.message.clone() };
    assert_eq!(text(fault), problem.to_string());
}

#[test]
fn positions_and_moves_are_written_and_read_by_the_usual_traits() {
    let fen = "4k2r/P7/8/8/8/8/8/R3K2R w KQk - 0 1";
    let setup: chess::Setup = fen.parse().unwrap();
    let position = setup.position(chess::Rules::Chess).unwrap();
    assert_eq!((setup.to_string(), position.to_string()), (fen.into(), fen.into()));
    let moves: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
    for uci in ["e1h1", "e1a1", "a7a8n", "e1e2"] {
        assert_eq!(moves.iter().filter(|m| *m == uci).count(), 1, "{uci} {moves:?}");
    }
    let game = registry::open("scharten", None, None).unwrap();
    let start = game.text(notabene_core::exchange::Export::Position);
    assert_eq!(start.parse::<scharten::Setup>().unwrap().to_string(), start);
}
