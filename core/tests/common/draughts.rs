//! Positions of draughts for tests.

use notabene_core::draughts::rules::{ALL, ENGLISH, INTERNATIONAL};
use notabene_core::draughts::{Position, Rules, Setup, Tired};
use notabene_core::geometry::{Board, Field, Grid};
use notabene_core::position::Side;
use serde_json::Value;

const fn six(rules: &Rules) -> Board {
    let Board { grid, naming, shape } = rules.board;
    Board { grid: Grid { files: 6, ranks: 6, ..grid }, naming, shape }
}
static INTERNATIONAL6: Rules =
    Rules { id: "international6", board: six(&INTERNATIONAL), rows: 2, ..INTERNATIONAL };
static ENGLISH6: Rules = Rules { id: "english6", board: six(&ENGLISH), rows: 2, ..ENGLISH };

/// The game with a name, including those on the small boards of the counts.
pub fn rules(name: &str) -> &'static Rules {
    let all = || ALL.into_iter().chain([&INTERNATIONAL6, &ENGLISH6]);
    all().find(|rules| rules.id == name).unwrap_or_else(|| panic!("no game {name}"))
}

/// The position of a text.
pub fn at(rules: &'static Rules, fen: &str) -> Position {
    let setup = Setup::from_text(rules, fen).unwrap_or_else(|e| panic!("{fen}: {e:?}"));
    setup.position(rules).unwrap_or_else(|e| panic!("{fen}: {e:?}"))
}

/// The position with the tired kings of the data.
pub fn tired(p: &Position, kings: &Value) -> Position {
    let board = p.rules.board;
    let tired = |side: Side| {
        let king = &kings[if side == Side::White { "W" } else { "B" }];
        let field = board.naming.field(&board.grid, king["square"].as_str()?)?;
        Some(Tired { king: field, moves: king["count"].as_u64()? as u8 })
    };
    let setup = Setup { tired: Side::BOTH.map(tired), ..Setup::from(p) };
    setup.position(p.rules).unwrap_or_else(|e| panic!("{kings}: {e:?}"))
}

/// Names of fields, joined by a sign.
pub fn names(p: &Position, fields: &[Field], sign: &str) -> String {
    let name = |f: &Field| p.rules.board.naming.name(&p.rules.board.grid, *f);
    fields.iter().map(name).collect::<Vec<_>>().join(sign)
}
