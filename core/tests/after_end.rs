//! Tests of the end of a game: title, message and offers.

use notabene_core::game::opponent::Opponent;
use notabene_core::game::{Edit, Game, registry};
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::Side;

fn played(moves: &str) -> Game {
    let mut game = registry::chess();
    for id in moves.split(' ') {
        assert!(game.play_id(id), "{id}");
    }
    game
}

fn title(game: &Game, side: Side) -> Option<Label> {
    game.after_end(Some(Opponent { side, level: 1 })).and_then(|end| end.title)
}

#[test]
fn who_has_won_is_told_to_the_player() {
    let mate = played("f2f3 e7e5 g2g4 d8h4");
    assert_eq!(title(&mate, Side::White), Some(Label::EndedWon));
    assert_eq!(title(&mate, Side::Black), Some(Label::EndedLost));
    assert_eq!(mate.after_end(None).and_then(|end| end.title), None);
    let mut resigned = played("e2e4");
    resigned.edit(Edit::Resign(Side::White), &Style::pgn()).expect("one may resign");
    assert_eq!(title(&resigned, Side::Black), Some(Label::EndedLost));
    assert_eq!(title(&resigned, Side::White), Some(Label::EndedWon));
}

#[test]
fn nothing_is_offered_while_a_game_goes_on() {
    let game = played("e2e4 e7e5");
    assert_eq!(game.after_end(None), None);
    assert_eq!(title(&game, Side::White), None);
}

#[test]
fn a_stronger_level_is_offered_while_there_is_one() {
    let mate = played("f2f3 e7e5 g2g4 d8h4");
    let stronger =
        |level| mate.after_end(Some(Opponent { side: Side::White, level })).and_then(|end| end.stronger);
    assert_eq!(stronger(1), Some(2));
    assert_eq!(stronger(Opponent::LEVELS), None);
    assert_eq!(mate.after_end(None).and_then(|end| end.stronger), None);
}

#[test]
fn a_game_begins_again_from_its_own_start() {
    let fen = "bbnqrkrn/pppppppp/8/8/8/8/PPPPPPPP/BBNQRKRN w GEge - 0 1";
    let mut game = registry::open("chess960", Some(fen), None).expect("a start of Chess960");
    let id = game.status().game;
    assert!(game.play_id("e2e4"));
    let again = game.begin_again();
    assert!(again.played().is_empty());
    assert_eq!(again.status().game, id);
    assert_eq!(again.played().position_at(0), game.played().position_at(0));
}
