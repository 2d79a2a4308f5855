//! The position editor of draughts.

use super::{EditorCounter, EditorSpec, FieldPick, PositionEditor, Reason, Variant};
use crate::draughts::{MOST_MOVES, Position, Rules, Setup, SetupError, Tired};
use crate::game::setup::draughts::{agreed, objection, read};
use crate::i18n::Label;
use crate::position::{Figure, Glyph, Side};

const fn glyphs(side: Side) -> [Glyph; 2] {
    [Glyph { side, figure: Figure::Man }, Glyph { side, figure: Figure::Crowned }]
}

/// All games of draughts. An empty text means the start of the game.
pub(in crate::game) static SPEC: EditorSpec = EditorSpec {
    palette: [&const { glyphs(Side::White) }, &const { glyphs(Side::Black) }],
    start: "",
    empty: "W:W:B",
    name: |board, field| board.naming.name(&board.grid, field),
    switches: Label::NeverMoved,
    read: |game, text, rules| {
        let (agreed, own) = (agreed(rules)?, game.draughts());
        let setup = match text {
            "" => Setup::from(&Position::start(own)),
            text => read(own, text)?,
        };
        Ok(PositionEditor { rules: agreed.text(), ..new_editor(game, &setup) })
    },
    text: |draft| setup(draft).text(draft.variant.draughts()),
    normalize: |draft| {
        let mut setup = setup(draft);
        for (tired, kings) in setup.tired.iter_mut().zip(setup.kings) {
            *tired = tired.filter(|tired| kings.contains(tired.king));
        }
        let rules = std::mem::take(&mut draft.rules);
        *draft = PositionEditor { rules, ..new_editor(draft.variant, &setup) };
    },
    reasons: |draft| reasons(&setup(draft), draft.variant.draughts()),
};

pub(super) fn reasons(setup: &Setup, rules: &Rules) -> Vec<Reason> {
    let reason = |error: SetupError| {
        let fields = match error {
            SetupError::ManOnLastRow(field) | SetupError::Tired(field) => vec![field],
            _ => Vec::new(),
        };
        Reason { message: objection(error, rules), fields }
    };
    setup.reasons(rules).into_iter().map(reason).collect()
}

/// The labels of the kings with counted moves, and of those counters.
const KING_MOVE_LABELS: [(Label, Label); 2] =
    [(Label::TiredWhite, Label::TiredMovesWhite), (Label::TiredBlack, Label::TiredMovesBlack)];

fn setup(draft: &PositionEditor) -> Setup {
    let counter = |n: usize, usual| draft.counters.get(n).map_or(usual, |c| c.value);
    let mut setup = Setup::empty(draft.turn);
    for at in draft.board.grid.fields() {
        if let Some(Glyph { side, figure }) = draft.piece_at(at) {
            let sets = if figure == Figure::Crowned { &mut setup.kings } else { &mut setup.men };
            sets[side.index()].insert(at);
        }
    }
    for side in Side::BOTH {
        let n = side.index();
        let king = draft.picks.get(n).and_then(|pick| pick.chosen);
        // A newly chosen king has moved once; its counter comes with it.
        let moves =
            draft.counters.iter().find(|c| c.label == KING_MOVE_LABELS[n].1).map_or(1, |c| c.value as u8);
        setup.tired[n] = king.map(|king| Tired { king, moves });
    }
    (setup.number, setup.quiet) = (counter(0, 1), counter(1, 0));
    // If all counters are default, a plain text suffices.
    setup.told.clock = (setup.number, setup.quiet) != (1, 0);
    setup.told.kings = setup.tired.iter().any(|tired| tired.is_some());
    setup
}

fn new_editor(game: &'static Variant, setup: &Setup) -> PositionEditor {
    let rules = game.draughts();
    let board = rules.board;
    let mut pieces = vec![None; board.grid.len().into()];
    for side in Side::BOTH {
        for (set, figure) in [(setup.men, Figure::Man), (setup.kings, Figure::Crowned)] {
            for at in set[side.index()].iter() {
                if let Some(place) = pieces.get_mut(at.index()) {
                    *place = Some(Glyph { side, figure });
                }
            }
        }
    }
    let counter = |label, value, least, most: u32| EditorCounter { label, value, min: least, max: most };
    let (mut picks, mut counters) = (Vec::new(), Vec::new());
    counters.push(counter(Label::MoveNumber, setup.number, 1, MOST_MOVES));
    counters.push(counter(Label::QuietMen, setup.quiet, 0, MOST_MOVES));
    let most = rules.king_moves_in_row;
    for (n, (label, moves)) in KING_MOVE_LABELS.into_iter().enumerate() {
        if most == 0 {
            break;
        }
        let tired = setup.tired[n];
        let mut options = Vec::new();
        for at in board.in_order() {
            if setup.kings[n].contains(at) {
                options.push((at, board.naming.name(&board.grid, at)));
            }
        }
        picks.push(FieldPick { label, options, chosen: tired.map(|tired| tired.king) });
        counters.extend(tired.map(|tired| counter(moves, tired.moves.into(), 1, most.into())));
    }
    PositionEditor {
        variant: game,
        rules: String::new(),
        board,
        pieces,
        turn: setup.turn,
        switches: Vec::new(),
        picks,
        counters,
    }
}
