//! Positions of draughts, for tests.

use notabene_core::draughts::{Move, Position, Rules, Setup, rules};
use notabene_core::geometry::Field;
use notabene_core::notation::{Form, Letters, Style};

/// The rules of a game by the name in the test data.
pub fn game(name: &str) -> &'static Rules {
    rules::ALL.into_iter().find(|rules| rules.id == name).unwrap_or_else(|| panic!("no game {name}"))
}

/// A position of a game.
pub fn board(name: &str, fen: &str) -> Position {
    let setup = Setup::from_text(game(name), fen).unwrap_or_else(|e| panic!("{name} {fen}: {e:?}"));
    setup.position(game(name)).unwrap_or_else(|e| panic!("{name} {fen}: {e:?}"))
}

/// A field of a position.
pub fn at(p: &Position, name: &str) -> Field {
    let board = p.rules.board;
    board.naming.field(&board.grid, name).unwrap_or_else(|| panic!("no field {name}"))
}

/// A notation style.
pub fn style(form: Form) -> Style {
    Style { unlettered: form, ..Style::of(Letters::english()) }
}

/// The forms of draughts.
pub const FORMS: [Form; 4] = [Form::Pdn, Form::Manoury, Form::Long, Form::Coordinate];

/// A move by its name.
pub fn the(p: &Position, id: &str) -> Move {
    notabene_core::notation::Notation::by_id(p, id).unwrap_or_else(|| panic!("no {id} in {}", p.to_fen()))
}
