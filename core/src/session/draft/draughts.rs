//! How positions of draughts are set up.

use super::{Draft, Game, Kit, Reason};
use crate::draughts::{Rules, Setup, SetupError};
use crate::geometry::FieldSet;
use crate::position::{Figure, Glyph, Side};
use crate::session::setup;
use crate::session::setup::draughts::{objection, read};
use crate::text::Label;

const fn glyphs(side: Side) -> [Glyph; 2] {
    [Glyph { side, figure: Figure::Man }, Glyph { side, figure: Figure::Crowned }]
}

/// Every game of draughts.
pub(in crate::session) static KIT: Kit = Kit {
    palette: [&const { glyphs(Side::White) }, &const { glyphs(Side::Black) }],
    start: "",
    empty: "W:W:B",
    name: |board, field| board.naming.name(&board.grid, field),
    switches: Label::NeverMoved,
    read: |game, text, _| {
        let rules = rules_of(game);
        let setup = match text {
            "" => Setup::from(&crate::draughts::Position::start(rules)),
            text => read(rules, text)?,
        };
        Ok(drafted(game, &setup))
    },
    text: |draft| arranged(draft).text(rules_of(draft.game)),
    settle: |_| {},
    reasons: |draft| reasons(&arranged(draft), rules_of(draft.game)),
};

fn rules_of(game: &Game) -> &'static Rules {
    setup::draughts::rules_of(game.id)
}

fn reasons(setup: &Setup, rules: &Rules) -> Vec<Reason> {
    let reason = |error: SetupError| {
        let fields = match error {
            SetupError::ManOnLastRow(field) => vec![field],
            _ => Vec::new(),
        };
        Reason { says: objection(error, rules), fields }
    };
    setup.reasons(rules).into_iter().map(reason).collect()
}

fn arranged(draft: &Draft) -> Setup {
    let set = |side, figure| -> FieldSet {
        let glyph = Glyph { side, figure };
        draft.board.grid.fields().filter(|f| draft.at(*f) == Some(glyph)).collect()
    };
    Setup {
        men: Side::BOTH.map(|side| set(side, Figure::Man)),
        kings: Side::BOTH.map(|side| set(side, Figure::Crowned)),
        turn: draft.turn,
        number: 1,
        quiet: 0,
        tired: Default::default(),
        told: Default::default(),
    }
}

fn drafted(game: &'static Game, setup: &Setup) -> Draft {
    let board = rules_of(game).board;
    let glyph = |field| {
        Side::BOTH.into_iter().find_map(|side| {
            let king = setup.kings[side.index()].contains(field);
            let figure = if king { Figure::Crowned } else { Figure::Man };
            (king || setup.men[side.index()].contains(field)).then_some(Glyph { side, figure })
        })
    };
    Draft {
        game,
        rules: String::new(),
        board,
        pieces: board.grid.fields().map(glyph).collect(),
        turn: setup.turn,
        switches: Vec::new(),
        picks: Vec::new(),
        counters: Vec::new(),
    }
}
