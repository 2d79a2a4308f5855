//! The position editor of Scharten, quiet and loud.

use super::{
    EditorCounter, EditorSpec, PositionEditor, Reason, Switch, Variant, en_passant_picks, glyphs,
    glyphs_on_board, place_pieces,
};
use crate::game::setup::scharten as texts;
use crate::game::setup::scharten::{name, objection, read};
use crate::geometry::{Board, DARTBOARD, Field};
use crate::i18n::Label;
use crate::notation::noun;
use crate::position::Side;
use crate::scharten::{Role, Rules, Setup, SetupError};

/// The quiet game.
pub(in crate::game) static SPEC: EditorSpec = EditorSpec {
    palette: [&const { glyphs(Side::White) }, &const { glyphs(Side::Black) }],
    start: texts::QUIET,
    empty: "10/10/10/10/10/10/10/10 w - - 0 1",
    name: |_, field| name(field),
    switches: Label::NeverMoved,
    read: |game, text, agreed| Ok(new_editor(game, texts::rules(Rules::QUIET, agreed)?, read(text)?)),
    text: |draft| setup(draft).text(),
    normalize: |draft| normalize(draft, rules(draft, Rules::QUIET)),
    reasons: |draft| reasons(&setup(draft), rules(draft, Rules::QUIET)),
};

/// As [`SPEC`], with pieces still to throw.
pub(in crate::game) static LOUD_SPEC: EditorSpec = EditorSpec {
    start: texts::LOUD,
    empty: "10/10/10/10/10/10/10/10 w - - 0 1 17/17 0/0",
    read: |game, text, agreed| Ok(new_editor(game, texts::rules(Rules::LOUD, agreed)?, read(text)?)),
    normalize: |draft| normalize(draft, rules(draft, Rules::LOUD)),
    reasons: |draft| reasons(&setup(draft), rules(draft, Rules::LOUD)),
    ..SPEC
};

/// Maximum move counter of the text form.
const MOST_MOVES: u32 = 99_999;
/// Number of pieces of a side to throw (section 8).
const PIECES: u32 = 17;

/// The rules with the agreed options, which are valid in a draft.
fn rules(draft: &PositionEditor, usual: Rules) -> Rules {
    usual.with_options(&draft.rules).unwrap_or(usual)
}

pub(super) fn reasons(setup: &Setup, rules: Rules) -> Vec<Reason> {
    let reason =
        |error: SetupError| Reason { message: objection(error, rules), fields: fields(setup, error) };
    setup.reasons(rules).into_iter().map(reason).collect()
}

/// The fields related to a reason.
fn fields(setup: &Setup, error: SetupError) -> Vec<Field> {
    match error {
        SetupError::ManyKings(side) | SetupError::OpponentInCheck(side) => {
            DARTBOARD.fields().filter(|f| setup.board[f.index()] == Some((side, Role::King))).collect()
        }
        SetupError::PawnOnEdge(field) | SetupError::Unmoved(field) => vec![field],
        SetupError::EnPassant => setup.passed.into_iter().collect(),
        _ => Vec::new(),
    }
}

fn setup(draft: &PositionEditor) -> Setup {
    let mut setup = Setup::empty();
    place_pieces(&draft.pieces, &mut setup.board);
    setup.turn = draft.turn;
    setup.unmoved = draft.switches.iter().filter(|s| s.on).map(|s| s.field).collect();
    setup.passed = draft.picks.first().and_then(|p| p.chosen);
    let counter = |n: usize| draft.counters.get(n).map(|c| c.value);
    let small = |n: usize| counter(n).map(|value| value as u8);
    (setup.number, setup.halfmoves) = (counter(0).unwrap_or(1), counter(1).unwrap_or(0));
    setup.to_throw = small(2).zip(small(3)).map(|(white, black)| [white, black]);
    setup.misses = [small(4).unwrap_or(0), small(5).unwrap_or(0)];
    setup
}

fn new_editor(game: &'static Variant, rules: Rules, mut setup: Setup) -> PositionEditor {
    // A text of the other kind of game has no pieces to throw, or they are meaningless.
    setup.to_throw = rules.loud.then(|| setup.to_throw.unwrap_or_default());
    PositionEditor {
        variant: game,
        rules: rules.options(),
        board: Board::DARTBOARD,
        pieces: glyphs_on_board(&setup.board),
        turn: setup.turn,
        switches: DARTBOARD.fields().filter_map(|field| switch(&setup, field)).collect(),
        picks: en_passant_picks(&DARTBOARD, name, setup.passed, &|at| may_have_passed(&setup, rules, at)),
        counters: counters(&setup, rules),
    }
}

/// The switch for an unmoved piece.
fn switch(setup: &Setup, field: Field) -> Option<Switch> {
    let (side, role) = setup.board[field.index()]?;
    let message = msg!(NeverMoved { piece: noun(role.figure()), field: name(field) });
    Some(Switch { field, side, message, on: setup.unmoved.contains(field) })
}

fn counters(setup: &Setup, rules: Rules) -> Vec<EditorCounter> {
    let counter =
        |label, value, least, most: u32| EditorCounter { label, value, min: least, max: most.max(value) };
    let mut counters = vec![
        counter(Label::MoveNumber, setup.number, 1, MOST_MOVES),
        counter(Label::QuietMoves, setup.halfmoves, 0, MOST_MOVES),
    ];
    if let Some([white, black]) = setup.to_throw {
        let most = u32::from(rules.misses).saturating_sub(1);
        let [lost_white, lost_black] = setup.misses;
        counters.extend([
            counter(Label::StillToThrowWhite, u32::from(white), 0, PIECES),
            counter(Label::StillToThrowBlack, u32::from(black), 0, PIECES),
            counter(Label::LostDartsWhite, u32::from(lost_white), 0, most),
            counter(Label::LostDartsBlack, u32::from(lost_black), 0, most),
        ]);
    }
    counters
}

fn may_have_passed(setup: &Setup, rules: Rules, at: Field) -> bool {
    let pawn = Some((setup.turn.other(), Role::Pawn));
    let beyond = match setup.turn {
        Side::White => at.0.checked_sub(DARTBOARD.files),
        Side::Black => at.0.checked_add(DARTBOARD.files),
    };
    let stands = beyond.and_then(|field| setup.board.get(usize::from(field)).copied());
    stands == Some(pawn) && {
        let tried = Setup { passed: Some(at), ..setup.clone() };
        !tried.reasons(rules).contains(&SetupError::EnPassant)
    }
}

fn normalize(draft: &mut PositionEditor, rules: Rules) {
    let mut setup = setup(draft);
    // A new piece on the field of an unmoved one has not been there from the start.
    for switch in draft.switches.iter().filter(|s| s.on) {
        let same = self::switch(&setup, switch.field)
            .is_some_and(|now| (now.side, &now.message) == (switch.side, &switch.message));
        if !same {
            setup.unmoved.remove(switch.field);
        }
    }
    if setup.reasons(rules).contains(&SetupError::EnPassant) {
        setup.passed = None;
    }
    *draft = new_editor(draft.variant, rules, setup);
}
