//! Written moves: comparison with the expected texts, and feedback.

use super::{AnswerCheck, Exercise, StepContext};
use crate::{AnswerGrade, Help, Localized, Quality, Verdict, diagram, judge as compare, move_text};
use notabene_core::game::Go;
use notabene_core::i18n::{Language, head};
use notabene_core::msg;

/// The last move of the board, from 0.
pub(super) fn last(exercise: &Exercise) -> usize {
    exercise.board.moves.len().saturating_sub(1)
}

/// The last move of the board, as it is written.
pub(super) fn derived_answers(exercise: &Exercise) -> Vec<(usize, Localized)> {
    move_text::written(&exercise.board, last(exercise)).map(|text| (0, text)).into_iter().collect()
}

/// Checks an answer of a course file: unless it is wrong, it means the move with an index, in the languages in which
/// the author wrote it.
pub(super) fn check(check: &mut AnswerCheck, n: usize) {
    if check.is(Quality::Wrong) {
        return;
    }
    for language in check.languages() {
        if !move_text::reads_as(&check.exercise.board, n, &check.text(language), language) {
            check.report_wrong_kind(language);
        }
    }
}

/// The last move, which is shown before it is written.
pub(super) fn preview_moves(exercise: &Exercise) -> Option<(usize, usize)> {
    (!exercise.board.moves.is_empty()).then(|| (last(exercise), 1))
}

/// Judges the text for the move with an index.
pub(super) fn judge(step: &mut StepContext, n: usize, text: &str) -> Verdict {
    compared(step, n, text, None)
}

/// Judges a correction: it must be another text than the faulty one.
pub(super) fn judge_correction(step: &mut StepContext, n: usize, text: &str) -> Verdict {
    let (given, language) = (step.exercise.given.in_language(step.language), step.language);
    let known = step.known_answer(given, language).map(|answer| step.verdict(answer));
    let unchanged =
        known.filter(|known| !known.counts()).unwrap_or_else(|| Verdict::wrong(msg!(LookUnchanged)));
    compared(step, n, text, Some((given, unchanged)))
}

/// `faulty`: a text that must not be repeated, and its verdict.
fn compared(step: &mut StepContext, n: usize, text: &str, faulty: Option<(&str, Verdict)>) -> Verdict {
    let language: Language = step.language;
    let Some(id) = step.exercise.board.moves.get(n) else { return Verdict::right() };
    let known = step.known_answer(text, language).map(|answer| step.verdict(answer));
    let Some(table) = &mut step.table else { return Verdict::right() };
    // The text is parsed in the position before the move, whatever the pupil sees.
    table.go(Go::First);
    (0..n).for_each(|_| table.go(Go::Forward));
    let read = compare::move_text(table, id, text, language);
    let unchanged = faulty
        .filter(|(given, _)| compare::is_unchanged(table, id, (given, text), language))
        .map(|(_, verdict)| verdict);
    let right =
        table.read(id, &diagram::style_on(table, language)).map(|right| right.tokens).unwrap_or_default();
    table.go(Go::Forward);
    // Answers that the course knows come first; a remark alone does not make a correction.
    let known = match known {
        Some(known) if known.grade != AnswerGrade::Noted => Some(known),
        known => unchanged.or(known),
    };
    match known {
        Some(known) if !known.counts() => {
            known.with_praise(compare::praise(&right, text)).with_fields(read.fields)
        }
        Some(known) => known,
        None => read,
    }
}

/// Hint: the first sign of the move, or the number before it.
pub(super) fn hint(step: &StepContext) -> Help {
    let right = step.right_text();
    let digits = right.bytes().take_while(u8::is_ascii_digit).count();
    Help::hint(msg!(HelpBegins { text: head(right, digits.max(1)) }))
}
