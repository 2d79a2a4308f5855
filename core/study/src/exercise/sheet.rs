//! Cells of a score sheet: allowed answers, comparison, and help.

use super::{AnswerCheck, Exercise, StepContext};
use crate::{AnswerGrade, GivenAnswer, Help, Quality, SheetCell, Verdict, diagram, paper};
use notabene_core::game::{Game, Go};
use notabene_core::i18n::{Language, Msg, head};
use notabene_core::msg;
use notabene_core::record::Score;

/// The difference between one sheet and another.
pub(super) struct SheetRules {
    /// The boxes that an answer may fill.
    pub has: fn(SheetCell) -> bool,
    /// Compares the text of a box, other than a result.
    pub fits: fn(&Compared) -> bool,
    /// The boxes hold the moves of the board.
    pub of_moves: bool,
}

/// The text of a box beside the right one.
pub(super) struct Compared<'a> {
    /// The box.
    pub cell: SheetCell,
    /// The right text.
    pub right: &'a str,
    /// The text of the pupil.
    pub given: &'a str,
    /// The task, in the language of the answer.
    pub prompt: &'a str,
}

/// Checks an answer of a course file: every cell is known, and right answers are the played moves.
pub(super) fn check(check: &mut AnswerCheck, rules: &SheetRules) {
    for language in check.languages() {
        let cells = paper::cells(&check.text(language));
        let fits = !cells.is_empty() && cells.iter().all(|(cell, _)| (rules.has)(*cell));
        let right = !check.is(Quality::Right)
            || !rules.of_moves
            || paper::are_moves(&check.exercise.board, &cells, language);
        if !fits || !right {
            return check.report_wrong_kind(language);
        }
    }
}

/// All moves are watched.
pub(super) fn preview_moves(exercise: &Exercise) -> Option<(usize, usize)> {
    let moves = exercise.board.moves.len();
    (moves > 0).then_some((0, moves))
}

/// The first word.
pub(super) fn hint(step: &StepContext) -> Help {
    Help::hint(msg!(HelpBegins { text: first_word(step) }))
}

/// The first letter: in a row more than that would give the move away.
pub(super) fn hint_letter(step: &StepContext) -> Help {
    Help::hint(msg!(HelpBegins { text: head(&first_word(step), 1) }))
}

fn first_word(step: &StepContext) -> String {
    let cells = paper::cells(step.right_text());
    let text = cells.iter().find(|(_, text)| !text.is_empty()).map_or("", |(_, text)| text);
    text.split_ascii_whitespace().next().unwrap_or_default().into()
}

/// The right texts of the boxes, one after the other.
pub(super) fn show(step: &StepContext) -> Help {
    let wanted = step.exercise.right_cells(step.step, step.language);
    let texts: Vec<String> =
        wanted.into_iter().map(|(_, text)| text).filter(|text| !text.is_empty()).collect();
    Help::answer(&texts.join(" · "))
}

/// Judges the filled cells.
pub(super) fn judge(step: &mut StepContext, given: &GivenAnswer, rules: &SheetRules) -> Option<Verdict> {
    let GivenAnswer::Cells(cells) = given else { return None };
    Some(judge_cells(step, cells, rules))
}

/// The filled boxes, compared with an answer that the course knows. Boxes that the answer does not name may have any
/// text, unless it is the right one.
fn fits(
    wanted: &[(SheetCell, String)],
    given: &[(SheetCell, &str)],
    rules: &SheetRules,
    prompt: &str,
) -> bool {
    wanted.iter().all(|(cell, text)| cell_fits(*cell, (text, value(given, *cell)), rules, prompt))
}

fn value<'g>(given: &[(SheetCell, &'g str)], cell: SheetCell) -> &'g str {
    given.iter().find(|(other, _)| *other == cell).map_or("", |(_, text)| text.trim())
}

fn cell_fits(cell: SheetCell, (right, given): (&str, &str), rules: &SheetRules, prompt: &str) -> bool {
    match cell {
        SheetCell::Result => Score::find(given) == Score::find(right) && given.is_empty() == right.is_empty(),
        _ => (rules.fits)(&Compared { cell, right, given, prompt }),
    }
}

/// The verdict on a sheet that was filled in.
fn judge_cells(step: &mut StepContext, given: &[(SheetCell, &str)], rules: &SheetRules) -> Verdict {
    let (exercise, language) = (step.exercise, step.language);
    let prompt = exercise.prompt.in_language(language);
    let Some(right) = exercise.right_answer(0) else { return Verdict::right() };
    let wanted = paper::cells(right.text.in_language(language));
    let off: Vec<SheetCell> = wanted
        .iter()
        .filter(|(cell, text)| !cell_fits(*cell, (text, value(given, *cell)), rules, prompt))
        .map(|(cell, _)| *cell)
        .collect();
    if off.is_empty() {
        return Verdict::right();
    }
    for answer in exercise.answers.iter().filter(|answer| answer.quality != Quality::Right) {
        if fits(&paper::cells(answer.text.in_language(language)), given, rules, prompt) {
            let verdict = match (answer.quality, answer.hint) {
                (Quality::Also, _) => return Verdict::right(),
                (Quality::Noted, Some(n)) => return Verdict::noted(step.hint(n)),
                (_, Some(n)) => Verdict::wrong(step.hint(n)),
                _ => Verdict::wrong(msg!(LookBox)),
            };
            return Verdict { cells: off.clone(), ..verdict.with_praise(boxes(&wanted, &off)) };
        }
    }
    let mut noted = None;
    for (n, cell) in off.iter().enumerate() {
        let verdict = match &mut step.table {
            Some(table) if rules.of_moves => {
                moves(exercise, table, (*cell, value(given, *cell)), &wanted, language)
            }
            _ => Verdict::wrong(msg!(LookBox)),
        };
        match verdict.grade {
            AnswerGrade::Wrong | AnswerGrade::Unanswered => {
                let off = off.get(n..).unwrap_or_default().to_vec();
                return Verdict { cells: off.clone(), ..verdict.with_praise(boxes(&wanted, &off)) };
            }
            AnswerGrade::Noted => noted = noted.or(Some(verdict)),
            AnswerGrade::Right => {}
        }
    }
    noted.unwrap_or_else(Verdict::right)
}

/// The number of right places.
fn boxes(wanted: &[(SheetCell, String)], off: &[SheetCell]) -> Option<Msg> {
    let (right, all) = ((wanted.len() - off.len()) as u32, wanted.len() as u32);
    (right > 0).then(|| msg!(GoodBoxes { right, all }))
}

/// The verdict on moves on a sheet: the first that is not as it was played.
fn moves(
    exercise: &Exercise,
    table: &mut Game,
    (cell, given): (SheetCell, &str),
    wanted: &[(SheetCell, String)],
    language: Language,
) -> Verdict {
    let asked = wanted.iter().find(|(other, _)| *other == cell).map_or("", |(_, text)| text);
    if given.is_empty() || cell == SheetCell::Result {
        return Verdict::wrong(msg!(LookBox));
    }
    let first = usize::from(
        cell == SheetCell::Black && wanted.iter().any(|(c, t)| *c == SheetCell::White && !t.is_empty()),
    );
    let ids = exercise.board.moves.iter().skip(first);
    let given = paper::split(given);
    let mut noted: Option<Msg> = None;
    let mut found = None;
    table.go(Go::First);
    (0..first).for_each(|_| table.go(Go::Forward));
    for (n, (id, (number, text))) in ids.zip(&given).enumerate() {
        let right = paper::split(asked);
        let numbered = right.get(n).is_none_or(|(wanted, _)| wanted == number);
        found = match table.read(text, &diagram::style_on(table, language)) {
            Ok(explained) if explained.id == *id => match explained.remarks.first() {
                Some(remark) if remark.slip => Some(remark.message.clone()),
                _ if !numbered => Some(msg!(LookNumber { text: text.clone() })),
                remark => {
                    noted = noted.or_else(|| remark.map(|remark| remark.message.clone()));
                    None
                }
            },
            Ok(_) => Some(msg!(LookMove { text: text.clone() })),
            Err(refusal) => Some(refusal.because),
        };
        if found.is_some() {
            break;
        }
        table.go(Go::Forward);
    }
    table.go(Go::Last);
    let (given, asked) = (given.len() as u32, paper::split(asked).len() as u32);
    match found {
        Some(msg) => Verdict::wrong(msg),
        None if given == asked => noted.map_or_else(Verdict::right, Verdict::noted),
        None if cell == SheetCell::Moves => Verdict::wrong(msg!(LookLine { given, asked })),
        None => Verdict::wrong(msg!(LookBox)),
    }
}
