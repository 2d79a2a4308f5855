//! Moves played on the board: comparison with the expected moves, and feedback.

use super::{AnswerCheck, StepContext};
use crate::{Answer, GivenAnswer, Help, Localized, Quality, Verdict, diagram, judge as compare, move_text};
use notabene_core::game::{Go, strict};
use notabene_core::geometry::Field;
use notabene_core::i18n::Language;
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::record::NodeId;

/// Checks a move of a course file. A wrong one need not be legal: its two fields are enough.
pub(super) fn check(check: &mut AnswerCheck) {
    let text = check.text(Language::En);
    let Some(table) = check.exercise.kind.open_game(&check.exercise.board, check.step()) else { return };
    match table.read(&text, &Style::pgn()) {
        Ok(explained) => check.replace(Localized::same(&explained.id)),
        Err(_)
            if check.is(Quality::Wrong)
                && diagram::path(&check.board, &text).is_some_and(|way| way.len() > 1) => {}
        Err(refusal) => check.report(refusal.because, refusal.at),
    }
}

/// The moves of the course in a step, in unambiguous notation.
pub(crate) fn known(step: &StepContext) -> Vec<(String, Answer)> {
    let Some(table) = &step.table else { return Vec::new() };
    let whole = |answer: &Answer| {
        Some((compare::long_form(table, answer.text.in_language(Language::En))?, answer.clone()))
    };
    step.answers().filter_map(whole).collect()
}

/// The verdict of the course on an illegal move: a typical mistake need not be legal.
pub(crate) fn illegal(step: &StepContext, from: Field, to: Field) -> Option<Verdict> {
    let board = step.board()?;
    let wrong = step.exercise.those(Quality::Wrong, step.step).find(|answer| {
        let way = diagram::path(&board, answer.text.in_language(Language::En)).unwrap_or_default();
        way.first() == Some(&from) && way.last() == Some(&to)
    });
    wrong?.hint.map(|n| Verdict::wrong(step.hint(n)))
}

/// Judges a played move: a right one stays, a wrong one is taken back. `known` was found before it.
pub(crate) fn played(step: &mut StepContext, node: NodeId, known: &[(String, Answer)]) -> Verdict {
    let language = step.language;
    let Some(table) = &step.table else { return Verdict::right() };
    let text = |style: &Style| table.sheet(style).cell(node).map(|cell| cell.text()).unwrap_or_default();
    let (whole, text) = (text(&diagram::long_style()), text(&diagram::style_on(table, language)));
    let answer = known.iter().find(|(other, _)| *other == whole).map(|(_, answer)| answer);
    let verdict = match answer {
        Some(Answer { quality: Quality::Right | Quality::Also, .. }) => Verdict::right(),
        Some(Answer { quality: Quality::Noted, hint: Some(n), .. }) => Verdict::noted(step.hint(*n)),
        Some(Answer { hint: Some(n), .. }) => Verdict::wrong(step.hint(*n)),
        _ => {
            let refuted = step.exercise.kind.refute(step, &text);
            Verdict::wrong(refuted.unwrap_or_else(|| msg!(YouPlayed { text })))
        }
    };
    if let Some(table) = step.table.as_mut().filter(|_| !verdict.counts()) {
        table.go(Go::Undo);
    }
    verdict
}

/// Judges a move given as text.
pub(super) fn judge(step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
    let (GivenAnswer::Text(text) | GivenAnswer::Move(text)) = given else { return None };
    let known = known(step);
    let way = step.path(text);
    let ends = way.first().zip(way.last()).filter(|_| way.len() > 1);
    let illegal = ends.and_then(|(from, to)| illegal(step, *from, *to));
    let Some(table) = &mut step.table else { return Some(Verdict::right()) };
    let style = diagram::style_on(table, step.language);
    // An ambiguous text is not played, and the question costs no star.
    if let Some(question) = strict::ask_small_letter(table, text, &style) {
        return Some(Verdict { remark: Some(question.because.into()), ..Verdict::unanswered() });
    }
    Some(match table.enter(text, &style) {
        Ok(_) => {
            let node = table.sheet(&style).at;
            played(step, node, &known)
        }
        Err(refusal) => {
            illegal.unwrap_or_else(|| Verdict::wrong(refusal.because).with_fields(refusal.fields))
        }
    })
}

/// Hint: the start field of the right move.
pub(super) fn hint(step: &StepContext) -> Help {
    let from = step.path(step.right_text()).first().copied();
    let name = step.board().zip(from).map(|(board, at)| diagram::name(&board, at)).unwrap_or_default();
    Help { fields: from.into_iter().collect(), ..Help::hint(msg!(HelpFrom { field: name })) }
}

/// Help: the written move, and its path.
pub(super) fn show(step: &StepContext) -> Help {
    let text = step.answer_text();
    let read =
        step.table.as_ref().and_then(|table| table.read(text, &diagram::style_on(table, step.language)).ok());
    let right = read.map_or_else(|| String::from(text), |explained| move_text::text(&explained));
    Help { fields: step.path(text), ..Help::answer(&right) }
}
