//! Positions of draughts for tests.
#![allow(dead_code)] // each test file uses its own part

use super::Dice;
use notabene_core::draughts::rules::{ALL, ENGLISH, INTERNATIONAL};
use notabene_core::draughts::{Move, Position, Rules, Setup};
use notabene_core::geometry::{Board, Field, FieldSet, Grid};
use notabene_core::position::Side;

const fn six(rules: &Rules) -> Board {
    let Board { grid, naming, shape } = rules.board;
    Board { grid: Grid { files: 6, ranks: 6, ..grid }, naming, shape }
}
static INTERNATIONAL6: Rules =
    Rules { id: "international6", board: six(&INTERNATIONAL), rows: 2, ..INTERNATIONAL };
static ENGLISH6: Rules = Rules { id: "english6", board: six(&ENGLISH), rows: 2, ..ENGLISH };

/// The game with a name, those on the small boards of the counts included.
pub fn rules(name: &str) -> &'static Rules {
    let all = || ALL.into_iter().chain([&INTERNATIONAL6, &ENGLISH6]);
    all().find(|rules| rules.id == name).unwrap_or_else(|| panic!("no game {name}"))
}

/// The position of a text.
pub fn at(rules: &'static Rules, fen: &str) -> Position {
    let setup = Setup::from_text(rules, fen).unwrap_or_else(|e| panic!("{fen}: {e:?}"));
    setup.position(rules).unwrap_or_else(|e| panic!("{fen}: {e:?}"))
}

/// Names of fields, put together with a sign.
pub fn names(p: &Position, fields: &[Field], sign: &str) -> String {
    let name = |f: &Field| p.rules.board.naming.name(&p.rules.board.grid, *f);
    fields.iter().map(name).collect::<Vec<_>>().join(sign)
}

/// What tells one move from another.
pub fn key(m: &Move) -> (Field, Field, u128, bool) {
    (m.from, m.to, m.taken.0, m.crowned)
}

/// Any pieces anywhere: up to so many, a king in so many pieces.
pub fn scattered(rules: &'static Rules, dice: &mut Dice, most: usize, kings: usize) -> Position {
    let grid = rules.board.grid;
    let mut setup = Setup::empty(Side::BOTH[dice.below(2)]);
    let mut busy = FieldSet::default();
    for _ in 0..1 + dice.below(most) {
        let field = Field(dice.below(usize::from(grid.len())) as u8);
        let side = dice.below(2);
        let last = [grid.ranks - 1, 0][side] == grid.xy(field).1;
        if busy.contains(field) {
            continue;
        }
        busy.insert(field);
        let king = last || dice.below(kings) == 0;
        let class = if king { &mut setup.kings } else { &mut setup.men };
        class[side].insert(field);
    }
    if busy.is_empty() {
        setup.kings[0].insert(Field(0));
    }
    setup.position(rules).unwrap_or_else(|e| panic!("{e:?}"))
}
