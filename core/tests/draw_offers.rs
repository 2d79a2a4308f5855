//! A draw that is offered to Notabene.

use notabene_core::exchange::Export;
use notabene_core::game::opponent::Opponent;
use notabene_core::game::registry;
use notabene_core::position::Side;

const NOTABENE: Opponent = Opponent { side: Side::Black, level: 3 };

#[test]
fn an_offer_stands_with_the_own_last_move() {
    let mut game = registry::chess();
    assert!(game.offer_draw(Side::White).is_err(), "a move comes first");
    ["e2e4", "e7e5"].iter().for_each(|id| assert!(game.play_id(id)));
    assert!(!game.has_offered_draw(Side::White));
    game.offer_draw(Side::White).expect("it is the turn of White");
    assert!(game.has_offered_draw(Side::White) && !game.has_offered_draw(Side::Black));
    let text = game.text(Export::Save);
    let (own, other) = (text.find("[%offer]").expect("the offer"), text.find("e5").expect("the answer"));
    assert!(own < other, "{text}");
    game.accept_draw().expect("both agree");
    assert!(game.offer_draw(Side::White).is_err(), "the game is over");
}

#[test]
fn a_draw_is_neither_free_nor_refused_without_need() {
    let accepts = |score: &str, plies| NOTABENE.accepts_draw(score, plies);
    assert!(!accepts("cp 0", 2), "a game has only begun");
    assert!(accepts("cp 0", 80), "nobody is better for long");
    assert!(!accepts("cp -90", 80), "it stands better");
    assert!(accepts("cp 400", 20), "it stands worse");
    assert!(!accepts("mate -2", 80), "it wins");
    assert!(accepts("mate 2", 10), "it loses");
    for broken in ["", "cp", "cp x", "mate 99999999999", "35"] {
        assert!(!accepts(broken, 80), "{broken}");
    }
}
