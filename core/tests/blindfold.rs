//! Blindfold play: what a board shows of its pieces, and what it tells screen readers.

use notabene_core::exchange::Export;
use notabene_core::game::{Blindfold, FieldAnnouncement, Mark, Scene, Touch, registry};
use notabene_core::geometry::Field;
use notabene_core::notation::Style;
use notabene_core::position::Side;

fn field(scene: &Scene, name: &str) -> Field {
    let n = scene.fields.iter().position(|view| view.name == name).expect("a field");
    Field(n as u8)
}

/// Marks that a board shows.
fn shown(scene: &Scene, blindfold: Blindfold) -> Vec<Mark> {
    scene.marks.iter().map(|(_, mark)| *mark).filter(|mark| blindfold.shows_mark(*mark)).collect()
}

#[test]
fn nothing_tells_where_hidden_pieces_stand_or_how_they_move() {
    let mut game = registry::chess();
    for text in ["e4", "e5", "Qh5", "Nf6", "Qxe5+"] {
        game.enter(text, &Style::pgn()).expect("a move");
    }
    let bishop = field(&game.scene(), "f8");
    game.tap(bishop, Touch::Tap, &Style::pgn());
    let scene = game.scene();
    let all = shown(&scene, Blindfold::Off);
    assert!([Mark::Check, Mark::Target, Mark::Held].iter().all(|mark| all.contains(mark)), "{all:?}");
    assert_eq!(scene.held(), Some(bishop));
    for blindfold in [Blindfold::Pieces, Blindfold::Discs, Blindfold::Board] {
        assert_eq!(shown(&scene, blindfold), [Mark::LastFrom, Mark::LastTo, Mark::Held]);
        assert!(blindfold.is_on());
    }
    assert!(!Blindfold::Off.is_on());
    let exported = game.text(Export::Position);
    assert!(exported.starts_with("rnbqkb1r/"), "exports know all pieces: {exported}");
}

#[test]
fn a_field_tells_its_piece_its_side_or_its_name() {
    let scene = registry::chess().scene();
    let [e1, e8, e4] = ["e1", "e8", "e4"].map(|name| field(&scene, name));
    let told = |blindfold: Blindfold| [e1, e8, e4].map(|at| blindfold.announcement(&scene, at));
    assert_eq!(told(Blindfold::Off), [FieldAnnouncement::All; 3]);
    assert_eq!(told(Blindfold::Pieces), [FieldAnnouncement::Name; 3]);
    assert_eq!(told(Blindfold::Board), [FieldAnnouncement::Name; 3]);
    let sides = [Some(Side::White), Some(Side::Black), None].map(FieldAnnouncement::Side);
    assert_eq!(told(Blindfold::Discs), sides);
}

#[test]
fn men_that_must_capture_are_hidden_in_draughts_too() {
    let position = Some("W:W28,36,37:B22,23,11");
    let game = registry::open("draughts/international", position, None).expect("a game");
    let scene = game.scene();
    assert!(shown(&scene, Blindfold::Off).contains(&Mark::Must));
    assert_eq!(shown(&scene, Blindfold::Discs), []);
}
