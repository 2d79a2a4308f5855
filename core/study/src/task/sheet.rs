//! Score sheets: numbers, rows, lines of moves, results, offers of a draw.

use super::build;
use super::line::PlayedLine;
use super::moment::{BuiltExercise, Moment};
use super::skill::{Family, Skill, every, lettered};
use crate::practice::MoveView;
use crate::{Diagram, Localized, diagram};
use notabene_core::i18n::{Label, Language};
use notabene_core::msg;
use notabene_core::notation::{AnyPosition, Numbering, plain_text};
use notabene_core::position::{Figure, Position as _, Side};
use notabene_core::record::Score;

const LONG: &[Figure] = &[Figure::Queen, Figure::Rook];

pub(super) static SKILLS: &[Skill] = &[
    Family(begins_white).skill("sheet/row", Label::SkillRow, 2, LONG, is_first, row),
    Family(lettered).skill("sheet/number", Label::SkillNumber, 2, LONG, is_second, number),
    Family(every).skill("sheet/result", Label::PartResult, 2, LONG, ends, result),
    Family(begins_white).skill("sheet/line", Label::SkillLine, 3, LONG, is_first, line),
    Family(every).skill("sheet/offer", Label::PartOffer, 3, LONG, goes_on, offer),
];

/// White begins: the first column of a sheet is White's.
fn begins_white(p: &AnyPosition) -> bool {
    p.first() == Side::White
}
/// A move of the side that begins.
fn is_first(seen: &MoveView) -> bool {
    seen.p.turn() == seen.p.first() && seen.trace.placed.is_none()
}
/// A move of the other side.
fn is_second(seen: &MoveView) -> bool {
    seen.p.turn() != seen.p.first() && seen.trace.placed.is_none()
}
/// The game ends with the move.
fn ends(seen: &MoveView) -> bool {
    seen.position_after().outcome(1).is_some()
}
/// The game goes on after the move.
fn goes_on(seen: &MoveView) -> bool {
    seen.trace.placed.is_none() && !ends(seen)
}

/// The board after a line that begins with the move.
fn board_of(moment: &mut Moment, plies: usize) -> Option<Diagram> {
    Some(PlayedLine::of(moment, plies)?.board(moment))
}

/// A text in every language, made of the texts of the moves; none if one fails.
fn of_moves(board: &Diagram, text: impl Fn(Language, &[String]) -> Option<String>) -> Option<Localized> {
    let known = Language::ALL.into_iter().filter(|language| build::is_known(*language));
    let texts = known.map(|language| Some((language, text(language, &build::texts(board, language)?)?)));
    texts.collect::<Option<Vec<_>>>().map(Localized)
}

/// The number of the first move, as the board has it.
fn number_of(board: &Diagram) -> Option<u32> {
    let start = Diagram { moves: Vec::new(), ..board.clone() };
    Some(start.table().ok()?.position().number())
}

fn row(moment: &mut Moment) -> Option<BuiltExercise> {
    let board = board_of(moment, 2)?;
    let number = number_of(&board)?;
    let cells = of_moves(&board, |_, texts| match texts {
        [white, black] => Some(format!("white {white} | black {black}")),
        _ => None,
    })?;
    let mut exercise = build::exercise("row", build::localized(&msg!(TaskRow { number })), board)?;
    exercise.number = number;
    exercise.answers = vec![build::right_answer(cells)];
    Some(BuiltExercise { exercise, hints: Vec::new() })
}

fn line(moment: &mut Moment) -> Option<BuiltExercise> {
    let plies = 3 + moment.mixer.below(2);
    let board = board_of(moment, plies)?;
    let first = number_of(&board)?;
    let text = of_moves(&board, |_, texts| {
        let numbered = texts.iter().enumerate().map(|(n, text)| match n % 2 {
            0 => format!("{}. {text}", first + n as u32 / 2),
            _ => text.clone(),
        });
        Some(numbered.collect::<Vec<_>>().join(" "))
    })?;
    let mut exercise = build::exercise("line", build::localized(&msg!(TaskLine)), board)?;
    exercise.answers = vec![build::right_answer(text)];
    Some(BuiltExercise { exercise, hints: Vec::new() })
}

/// A move of the second side alone, with its number and dots.
fn number(moment: &mut Moment) -> Option<BuiltExercise> {
    let board = build::board_after(moment);
    let number = moment.before.number();
    let with = |prefix: &dyn Fn(Language) -> String| {
        of_moves(&board, |language, texts| Some(prefix(language) + texts.first()?))
    };
    let before = |language: Language| {
        plain_text(&Numbering::of(diagram::style(language).letters).before(&moment.before))
    };
    let right = with(&before)?;
    let without = with(&|language| before(language).replace(['…', ' '], "").replace('.', "") + ". ")?;
    let next = |language| before(language).replacen(&number.to_string(), &(number + 1).to_string(), 1);
    let next = with(&next)?;
    let (prompt, hints) = (msg!(TaskNumber { number }), (msg!(HintDots), msg!(HintNumber { number })));
    build::choose(
        moment,
        build::localized(&prompt),
        board,
        right,
        [(without, "dots", hints.0), (next, "number", hints.1)],
    )
}

fn result(moment: &mut Moment) -> Option<BuiltExercise> {
    let after = moment.after();
    let (results, own) = (after.results(), Score::of(after.outcome(1)?.winner));
    let [white, black, draw] = [Score::White, Score::Black, Score::Draw];
    let text = |score: Score| String::from(score.shown(results));
    let message = msg!(HintResult { white: text(white), black: text(black), draw: text(draw) });
    let others: Vec<Score> = [white, black, draw].into_iter().filter(|score| *score != own).collect();
    let option = |score: &Score| (Localized::same(&text(*score)), "result", message.clone());
    let board = build::board_after(moment);
    build::choose(
        moment,
        build::localized(&msg!(TaskResult)),
        board,
        Localized::same(&text(own)),
        [option(others.first()?), option(others.get(1)?)],
    )
}

fn offer(moment: &mut Moment) -> Option<BuiltExercise> {
    let board = build::board_after(moment);
    let text = |form: fn(&str) -> String| of_moves(&board, |_, texts| Some(form(texts.first()?)));
    let draw = Score::Draw.shown(moment.before.results());
    let result = of_moves(&board, |_, texts| Some(format!("{} {draw}", texts.first()?)))?;
    let (right, before) = (text(|it| format!("{it} (=)"))?, text(|it| format!("(=) {it}"))?);
    let message = msg!(HintOfferResult { text: draw.into() });
    build::choose(
        moment,
        build::localized(&msg!(TaskOffer)),
        board,
        right,
        [(before, "offer-place", msg!(HintOfferPlace)), (result, "offer-result", message)],
    )
}
