//! Blindfold reading: written moves are followed in the head, on a board that stays as it was before them.

use super::build::{self, in_each_language, localized, right_answer};
use super::line::PlayedLine;
use super::moment::{BuiltExercise, Moment};
use super::moves::{is_apart, is_capture, is_simple};
use super::play;
use super::skill::{Family, Skill, lettered, thrown};
use crate::practice::{MoveView, View};
use crate::{Answer, Hint, Localized, Quality, diagram};
use notabene_core::exchange::Export;
use notabene_core::game::Game;
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, Language, MessageKind, Msg};
use notabene_core::msg;
use notabene_core::notation::{AnyMove, AnyPosition, Notation as _, TokenPart, plain_text};
use notabene_core::position::{Figure, Position as _, Trace};

/// Games without darts.
pub(super) const QUIET: Family = Family(quiet);
/// Likewise, of games whose moves have letters.
const LETTERED: Family = Family(quiet_lettered);

pub(super) static SKILLS: &[Skill] = &[
    QUIET.of_position("mind/place-short", Label::SkillMindPlaceShort, 1, |moment| lines(moment, 1, place)),
    LETTERED.of_position("mind/check", Label::SkillMindCheck, 2, |moment| check(moment, 2)),
    QUIET.of_position("mind/possible", Label::SkillMindPossible, 2, |moment| lines(moment, 2, possible)),
    QUIET.of_position("mind/place", Label::SkillMindPlace, 3, |moment| lines(moment, 3, place)),
    LETTERED.of_position("mind/write", Label::SkillMindWrite, 3, |moment| lines(moment, 3, write)),
    LETTERED.of_position("mind/check-long", Label::SkillMindCheckLong, 4, |moment| check(moment, 4)),
    QUIET.of_position("mind/possible-long", Label::SkillMindPossibleLong, 4, |moment| {
        lines(moment, 4, possible)
    }),
    QUIET.of_position("mind/place-long", Label::SkillMindPlaceLong, 5, |moment| lines(moment, 5, place)),
    LETTERED.of_position("mind/write-long", Label::SkillMindWriteLong, 5, |moment| lines(moment, 5, write)),
];

/// Games without darts: the pieces are on the board.
pub(super) fn quiet(p: &AnyPosition) -> bool {
    !thrown(p)
}
fn quiet_lettered(p: &AnyPosition) -> bool {
    lettered(p) && quiet(p)
}

/// Lines that are tried from one moment.
const TRIES: usize = 12;

/// The number of half-moves of a difficulty.
fn plies(moment: &mut Moment, difficulty: u8) -> usize {
    match difficulty {
        1 => 1 + moment.mixer.below(2),
        2 => 3 + moment.mixer.below(2),
        3 => 5,
        4 => 6,
        _ => 7 + moment.mixer.below(2),
    }
}

/// Asks about the first of some lines from a moment for which that can be done; the game goes on after it.
pub(super) fn lines(
    moment: &mut Moment,
    difficulty: u8,
    ask: fn(&mut Moment, PlayedLine) -> Option<BuiltExercise>,
) -> Option<BuiltExercise> {
    let plies = plies(moment, difficulty);
    (0..TRIES).find_map(|_| {
        let line = PlayedLine::of(moment, plies)
            .filter(|line| line.end().is_some_and(|p| p.outcome(1).is_none()))?;
        ask(moment, line)
    })
}

/// A prompt that ends with the moves of a line, in the letters of each language.
pub(super) fn prompt(table: &Game, message: impl Fn(String) -> Msg) -> Localized {
    in_each_language(|language| {
        let text = table.text(Export::Moves(diagram::style_on(table, language)));
        language.say(&message(text))
    })
}

/// True if a piece comes to a field where it was not before; in a long line it stops on its way.
fn is_asked(way: &[Field], is_long: bool) -> bool {
    let [from, between @ .., to] = way else { return false };
    from != to && !between.contains(to) && (!is_long || between.iter().any(|at| at != from))
}

/// The field on which a piece stands after the line.
fn place(moment: &mut Moment, line: PlayedLine) -> Option<BuiltExercise> {
    let is_long = line.moves.len() > 2;
    let ways = moment.before.pieces().into_iter().filter_map(|(at, _)| line.path_from(at));
    let mut ways: Vec<Vec<Field>> = ways.filter(|way| is_asked(way, is_long)).collect();
    if ways.is_empty() {
        return None;
    }
    let way = ways.swap_remove(moment.mixer.below(ways.len()));
    let ([from, between @ .., to], on) = (way.as_slice(), moment.before.board()) else { return None };
    let name = |at: &Field| diagram::name(&on, *at);
    let table = line.board(moment).table().ok()?;
    let prompt = prompt(&table, |text| msg!(TaskMindPlace { field: name(from), text }));
    let mut exercise = build::exercise("find", prompt, line.blind_board(moment))?;
    exercise.answers = vec![right_answer(Localized::same(&name(to)))];
    let step = Hint { key: "mind-step".into(), text: localized(&msg!(HintMindStep { field: name(from) })) };
    exercise.help = Some(0);
    let mut made = BuiltExercise { exercise, hints: vec![step] };
    // Fields to which other pieces go, the rook that castles among them.
    let others = line
        .traces
        .iter()
        .flat_map(|trace| trace.route.last().into_iter().chain(trace.with.as_ref().map(|(_, to)| to)));
    let began = std::iter::once((from, "mind-from"));
    let passed = between.iter().map(|at| (at, "mind-between"));
    for (at, key) in began.chain(passed).chain(others.map(|at| (at, "mind-other"))) {
        let text = Localized::same(&name(at));
        if made.exercise.answers.iter().any(|answer| answer.text == text) {
            continue;
        }
        let field = name(at);
        let message = match key {
            "mind-from" => msg!(HintMindFrom { field }),
            "mind-between" => msg!(HintMindBetween { field }),
            _ => msg!(HintMindOther { field }),
        };
        let hint = Some(made.hints.len());
        made.hints.push(Hint { key: key.into(), text: localized(&message) });
        made.exercise.answers.push(Answer { quality: Quality::Wrong, text, hint, step: 0 });
    }
    Some(made)
}

/// Half-moves for which a game goes on until a line ends with check.
const PATIENCE: usize = 60;

/// A line from a moment whose last move gives check, or does not.
fn ending(moment: &mut Moment, plies: usize, gives_check: bool) -> Option<PlayedLine> {
    let mut line = PlayedLine::of(moment, plies - 1)?;
    let view = View::new(line.end()?);
    let is = |n: &usize| view.move_at(*n).is_some_and(|seen| seen.attacks() == gives_check);
    let likely: Vec<usize> = (0..view.moves.len()).filter(is).collect();
    let m = play::best_of(&view, &likely, moment.mixer)?;
    line.play(&m).map(|()| line)
}

/// Check, mate or neither after the line; check as often as none.
fn check(moment: &mut Moment, difficulty: u8) -> Option<BuiltExercise> {
    let plies = plies(moment, difficulty);
    let is_wanted = moment.mixer.below(2) > 0;
    // A game that goes on comes to a check at last, so that both answers are as frequent.
    let line = (0..PATIENCE).find_map(|_| {
        let line = ending(moment, plies, is_wanted);
        if line.is_none() {
            moment.before = moment.after();
            moment.m = play::next(&View::new(&moment.before), &[], moment.mixer)?;
        }
        line
    })?;
    let end = line.end()?;
    let is_mate = end.legal_moves().is_empty();
    let king = match end.check() {
        Some(king) => king,
        None => {
            end.pieces()
                .into_iter()
                .find(|(_, glyph)| glyph.figure == Figure::King && glyph.side == end.turn())?
                .0
        }
    };
    let field = diagram::name(&end.board(), king);
    let table = line.board(moment).table().ok()?;
    let prompt = prompt(&table, |text| msg!(TaskMindCheck { text: text.replace(['+', '#'], "") }));
    let (no, check, mate) = (msg!(TaskMindNo), msg!(TaskMindYes), msg!(TaskMindMate));
    let missed = || ("mind-check", msg!(HintMindCheck { field: field.clone() }));
    let free = || ("mind-no-check", msg!(HintMindNoCheck { field: field.clone() }));
    let (right, wrong) = match (is_wanted, is_mate) {
        (false, _) => (no, [(check, free()), (mate, free())]),
        (true, false) => (check, [(no, missed()), (mate, ("mind-escape", msg!(HintMindEscape)))]),
        (true, true) => (mate, [(no, missed()), (check, ("mind-mate", msg!(HintMindMate)))]),
    };
    let wrong = wrong.map(|(text, (key, message))| (localized(&text), key, message));
    build::choose(moment, prompt, line.blind_board(moment), localized(&right), wrong)
}

/// Causes, after the line, for which a move is possible no more: they are said as they are.
const CAUSES: &[MessageKind] = &[
    MessageKind::Blocked,
    MessageKind::OwnPiece,
    MessageKind::NothingToTake,
    MessageKind::PawnBlocked,
    MessageKind::Pinned,
    MessageKind::IntoCheck,
    MessageKind::StaysInCheck,
    MessageKind::MustTake,
    MessageKind::TakesMore,
    MessageKind::TakesMoreKings,
    MessageKind::JumpsOver,
    MessageKind::NoRoom,
];

/// Causes that only say where a piece is no more.
const GONE: &[MessageKind] = &[
    MessageKind::NoSuchPiece,
    MessageKind::EmptyField,
    MessageKind::NotItsWay,
    MessageKind::FromSquare,
    MessageKind::NotYourTurn,
    MessageKind::NothingOnFile,
    MessageKind::TakesNothing,
];

/// A move as it is written in a language, without the signs of check: they would tell of the position.
fn bare(p: &AnyPosition, m: &AnyMove, language: Language) -> String {
    let mut tokens = p.write(m, &diagram::style_of(p, language));
    tokens.retain(|token| !matches!(token.part, TokenPart::Check | TokenPart::Mate));
    plain_text(&tokens)
}

/// A move of an earlier position that the game on the table refuses: its text, and the cause; none if it is not refused
/// in every language.
fn refused(table: &Game, p: &AnyPosition, m: &AnyMove) -> Option<(Localized, Hint)> {
    let because = |language| {
        let text = bare(p, m, language);
        table.read(&text, &diagram::style_on(table, language)).err().map(|refusal| refusal.because)
    };
    let cause = because(Language::default())?;
    let is_refused = Language::ALL.into_iter().all(|language| because(language).is_some());
    let hint = match cause.kind() {
        kind if CAUSES.contains(&kind) => {
            let message = in_each_language(|language| {
                because(language).map(|because| language.say(&because)).unwrap_or_default()
            });
            Hint { key: cause.id().into(), text: message }
        }
        kind if GONE.contains(&kind) => {
            Hint { key: "mind-gone".into(), text: localized(&msg!(HintMindGone)) }
        }
        _ => return None,
    };
    is_refused.then(|| (in_each_language(|language| bare(p, m, language)), hint))
}

/// One of three moves is possible after the line; the others were before, for the same side.
fn possible(moment: &mut Moment, line: PlayedLine) -> Option<BuiltExercise> {
    let end = line.end()?;
    let table = line.board(moment).table().ok()?;
    let earlier: Vec<&AnyPosition> =
        line.positions.iter().rev().skip(1).filter(|p| p.turn() == end.turn()).collect();
    let mut wrong: Vec<(Localized, Hint)> = Vec::new();
    for p in &earlier {
        let moves = p.legal_moves();
        let from = moment.mixer.below(moves.len());
        for m in moves.iter().cycle().skip(from).take(moves.len()) {
            let id = p.id(m);
            if wrong.len() < 2
                && !line.moves.contains(&id)
                && end.by_id(&id).is_none()
                && let Some(one) =
                    refused(&table, p, m).filter(|one| wrong.iter().all(|other| other.0 != one.0))
            {
                wrong.push(one);
            }
        }
    }
    // Often the right one was possible before, too, so that it does not stand out: such lines are the rarer ones.
    let is_new = moment.mixer.below(3) == 0;
    let view = View::new(end);
    let is = |n: &usize| {
        let fits = |seen: &MoveView| {
            earlier.iter().all(|p| p.by_id(&p.id(seen.m)).is_none()) == is_new && !seen.attacks()
        };
        view.move_at(*n).is_some_and(|seen| fits(&seen))
    };
    let likely: Vec<usize> = (0..view.moves.len()).filter(is).collect();
    let m = play::best_of(&view, &likely, moment.mixer)?;
    let right = in_each_language(|language| bare(end, &m, language));
    let prompt = prompt(&table, |text| msg!(TaskMindPossible { text }));
    let [(first, one), (second, two)] = <[_; 2]>::try_from(wrong).ok()?;
    let message = || msg!(HintMindGone);
    let options = [(first, one.key.as_str(), message()), (second, two.key.as_str(), message())];
    let mut made = build::choose(moment, prompt, line.blind_board(moment), right, options)?;
    made.hints = vec![one, two];
    Some(made)
}

/// The move that comes after the line is told by its fields, and written.
fn write(moment: &mut Moment, mut line: PlayedLine) -> Option<BuiltExercise> {
    let is_long = line.moves.len() > 6;
    let table = line.board(moment).table().ok()?;
    let view = View::new(line.end()?);
    let is = |n: &usize| view.move_at(*n).is_some_and(|seen| is_told(&seen) && (!is_long || is_rich(&seen)));
    let likely: Vec<usize> = (0..view.moves.len()).filter(is).collect();
    let m = play::best_of(&view, &likely, moment.mixer)?;
    let (trace, on) = (view.p.trace(&m), view.p.board());
    let (from, to) = (diagram::name(&on, *trace.route.first()?), diagram::name(&on, *trace.route.last()?));
    let prompt = prompt(&table, |text| msg!(TaskMindWrite { from: from.clone(), to: to.clone(), text }));
    line.play(&m)?;
    let exercise = build::exercise("write-blind", prompt, line.board(moment))?;
    Some(BuiltExercise { exercise, hints: Vec::new() })
}

/// The fields of the piece tell the move; pawns that go forward ask for too little.
fn is_told(seen: &MoveView) -> bool {
    let ends = |trace: &Trace| (trace.route.first().copied(), trace.route.last().copied());
    let alike = seen.view.traces.iter().filter(|other| ends(other) == ends(seen.trace)).count();
    is_simple(seen) && alike == 1 && (seen.takes() || seen.figure != Figure::Pawn)
}

/// More than a letter and a field is written.
fn is_rich(seen: &MoveView) -> bool {
    is_capture(seen) || is_apart(seen) || seen.attacks()
}
