//! The position editor of chess and Chess960.

use super::{
    EditorCounter, EditorSpec, PositionEditor, Reason, Switch, en_passant_picks, glyphs, glyphs_on_board,
    place_pieces,
};
use crate::chess::{MOST_MOVES, Role, Rules, Setup, SetupError, Wing};
use crate::game::setup::chess::{name, objection, read};
use crate::geometry::{Board, CHESS, Field};
use crate::i18n::Label;
use crate::notation::player;
use crate::position::Side;

/// Chess.
pub(in crate::game) static SPEC: EditorSpec = BASE;

/// As [`SPEC`] for any array: every rook may have a castling right.
pub(in crate::game) static SPEC960: EditorSpec = EditorSpec {
    read: |game, text, _| Ok(new_editor(game, Rules::Chess960, &read(text)?)),
    normalize: |draft| normalize(draft, Rules::Chess960),
    reasons: |draft| reasons(&setup(draft), Rules::Chess960),
    ..BASE
};

const BASE: EditorSpec = EditorSpec {
    palette: [&const { glyphs(Side::White) }, &const { glyphs(Side::Black) }],
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    empty: "8/8/8/8/8/8/8/8 w - - 0 1",
    name: |_, field| name(field),
    switches: Label::Rights,
    read: |game, text, _| Ok(new_editor(game, Rules::Chess, &read(text)?)),
    text: |draft| setup(draft).fen(),
    normalize: |draft| normalize(draft, Rules::Chess),
    reasons: |draft| reasons(&setup(draft), Rules::Chess),
};

pub(super) fn reasons(setup: &Setup, rules: Rules) -> Vec<Reason> {
    let reason =
        |error: SetupError| Reason { message: objection(error), fields: fields(setup, rules, error) };
    setup.reasons(rules).into_iter().map(reason).collect()
}

/// The fields related to a reason.
fn fields(setup: &Setup, rules: Rules, error: SetupError) -> Vec<Field> {
    match error {
        SetupError::ManyKings(side) | SetupError::OpponentInCheck(side) => {
            CHESS.fields().filter(|f| setup.board[f.index()] == Some((side, Role::King))).collect()
        }
        SetupError::PawnOnEdge(field) => vec![field],
        SetupError::EnPassant => setup.passed.into_iter().collect(),
        SetupError::Castling => {
            let can = setup.castling_choices(rules);
            let odd: Vec<Field> = setup.castling.iter().copied().filter(|rook| !can.contains(rook)).collect();
            if odd.is_empty() { setup.castling.clone() } else { odd }
        }
        _ => Vec::new(),
    }
}

fn setup(draft: &PositionEditor) -> Setup {
    let mut setup = Setup::empty();
    place_pieces(&draft.pieces, &mut setup.board);
    setup.turn = draft.turn;
    setup.castling = draft.switches.iter().filter(|s| s.on).map(|s| s.field).collect();
    setup.passed = draft.picks.first().and_then(|p| p.chosen);
    let counter = |n: usize| draft.counters.get(n).map_or(0, |c| c.value);
    (setup.number, setup.halfmoves) = (counter(0), counter(1));
    setup
}

fn new_editor(game: &'static super::Variant, rules: Rules, setup: &Setup) -> PositionEditor {
    let can = setup.passed_choices();
    let counter = |label, value, least| EditorCounter { label, value, min: least, max: MOST_MOVES - 1 };
    PositionEditor {
        variant: game,
        rules: String::new(),
        board: Board::CHESS,
        pieces: glyphs_on_board(&setup.board),
        turn: setup.turn,
        switches: switches(setup, rules),
        picks: en_passant_picks(&CHESS, name, setup.passed, &|f| can.contains(&f)),
        counters: vec![
            counter(Label::MoveNumber, setup.number, 1),
            counter(Label::QuietMoves, setup.halfmoves, 0),
        ],
    }
}

/// A switch for each rook that can have the castling right, or has it illegally.
fn switches(setup: &Setup, rules: Rules) -> Vec<Switch> {
    let can = setup.castling_choices(rules);
    let switch = |field: Field| {
        let side = if field.0 < 8 { Side::White } else { Side::Black };
        let message = msg!(MayCastle { player: player(side), field: name(field) });
        Switch { field, side, message, on: setup.castling.contains(&field) }
    };
    CHESS.fields().filter(|f| can.contains(f) || setup.castling.contains(f)).map(switch).collect()
}

fn normalize(draft: &mut PositionEditor, rules: Rules) {
    let mut setup = setup(draft);
    let rights: Vec<Field> =
        setup.castling.iter().copied().filter(|rook| setup.right_stands(*rook)).collect();
    setup.castling = latest_rights(&setup, &rights);
    if setup.reasons(rules).contains(&SetupError::EnPassant) {
        setup.passed = None;
    }
    *draft = new_editor(draft.variant, rules, &setup);
}

/// One right for each wing of each king: the latest one chosen.
fn latest_rights(setup: &Setup, rights: &[Field]) -> Vec<Field> {
    let wing = |rook: Field| {
        let first = rook.0 & 56;
        let king = (first..first + 8).find(|at| {
            setup.board[usize::from(*at)]
                .is_some_and(|(side, role)| role == Role::King && side.index() == usize::from(first != 0))
        });
        (first, Wing::of(Field(king.unwrap_or(first)), rook))
    };
    let last =
        |(n, rook): &(usize, &Field)| !rights.iter().skip(n + 1).any(|other| wing(*other) == wing(**rook));
    rights.iter().enumerate().filter(last).map(|(_, rook)| *rook).collect()
}
