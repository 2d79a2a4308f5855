//! The value of a field of the round board, and the sides for which a capture there is supported, in words.

use notabene_core::game::{Scene, registry};
use notabene_core::geometry::{Board, DARTBOARD, Field, Naming};
use notabene_core::i18n::Language;

fn at(name: &str) -> Field {
    Naming::DARTBOARD.field(&DARTBOARD, name).unwrap()
}

fn scene(position: &str) -> Scene {
    registry::open("scharten", Some(position), None).unwrap().scene()
}

/// Ring, value, and the support of White and Black.
fn said(scene: &Scene, field: &str, language: Language) -> String {
    let worth = scene.worth(at(field)).unwrap();
    let [white, black] = worth.holds.map(|msg| language.say(&msg));
    format!("{} {}. {white}. {black}.", language.label(worth.ring), language.say(&worth.value))
}

/// Rook on e3 (treble, gives 3), knight on e2 (fat, gives 1), pawn on h2.
const RING: &str = "k9/10/10/10/10/5R4/5N2P1/5K4 w - - 0 1";

#[test]
fn the_sum_is_told_as_one_counts_it() {
    let scene = scene(RING);
    let english = |field| said(&scene, field, Language::En);
    assert_eq!(english("g3"), "treble value 3. White: a pawn is enough. Black: no piece reaches it.");
    assert_eq!(english("c3"), "treble value 3. White: 1 + 3, needs 3: enough. Black: no piece reaches it.");
    assert_eq!(
        english("a3"),
        "treble value 3. White: 1 + 0, needs 3: not enough. Black: no piece reaches it."
    );
    assert_eq!(english("e4"), "little value 1. White: takes without support. Black: no piece reaches it.");
    assert_eq!(
        english("d1"),
        "double value 2. White: 1 + 0, needs 2: not enough. Black: no piece reaches it."
    );
}

#[test]
fn it_is_said_in_three_languages() {
    let scene = scene(RING);
    let message = |language| said(&scene, "c3", language);
    let french = "triple (treble) valeur 3. Les Blancs\u{a0}: 1 + 3, il faut 3\u{a0}: c’est assez. Les Noirs\u{a0}: aucune pièce n’y arrive.";
    assert_eq!(message(Language::Fr), french);
    assert_eq!(
        message(Language::Nl),
        "driedubbel (treble) waarde 3. Wit: 1 + 3, nodig 3: slaan mag. Zwart: geen stuk kan er komen."
    );
}

#[test]
fn every_attacker_has_its_way() {
    let scene = scene(RING);
    assert_eq!(scene.board, Board::DARTBOARD);
    for (n, view) in scene.fields.iter().enumerate() {
        let look = view.look.as_ref().unwrap();
        for side in [0, 1] {
            assert_eq!(look.ways[side].len(), look.attackers[side].len());
            for (way, (from, _)) in look.ways[side].iter().zip(&look.attackers[side]) {
                assert_eq!((way.first(), way.last()), (Some(from), Some(&Field(n as u8))));
            }
        }
    }
    let way = |field: &str| scene.fields[at(field).index()].look.as_ref().unwrap().ways[0].clone();
    assert_eq!(way("e6"), [["e3", "e4", "e5", "e6"].map(at).to_vec()], "over the centre");
    assert_eq!(way("h3")[0].len(), 4, "along the ring, not straight to it");
}

#[test]
fn chess_has_fields_that_do_not_count() {
    let scene = registry::open("chess", None, None).unwrap().scene();
    assert_eq!(scene.worth(Field(0)), None);
}
