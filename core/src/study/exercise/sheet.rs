//! Boxes of a score sheet: which an answer may fill, how they compare, and what help says.

use super::StepContext;
use crate::i18n::head;
use crate::study::check::AnswerCheck;
use crate::study::course::{Cell, Exercise, Quality};
use crate::study::{Given, Help, Verdict, paper};

/// What tells one sheet from another.
pub(in crate::study) struct SheetRules {
    /// The boxes that an answer may fill.
    pub has: fn(Cell) -> bool,
    /// Compares the text of a box, other than a result.
    pub fits: fn(&Compared) -> bool,
    /// The boxes hold the moves of the board.
    pub of_moves: bool,
}

/// What stands in a box beside what is right there.
pub(in crate::study) struct Compared<'a> {
    pub cell: Cell,
    pub right: &'a str,
    pub given: &'a str,
    /// The task, in the language of the answer.
    pub prompt: &'a str,
}

/// Checks an answer of a course file: every box is known, and what is right there is what was played.
pub(super) fn check(check: &mut AnswerCheck, rules: &SheetRules) {
    for language in check.languages() {
        let cells = paper::cells(&check.text(language));
        let fits = !cells.is_empty() && cells.iter().all(|(cell, _)| (rules.has)(*cell));
        let right = !check.is(Quality::Right)
            || !rules.of_moves
            || paper::are_moves(&check.exercise.board, &cells, language);
        if !fits || !right {
            return check.not_so(language);
        }
    }
}

/// All moves are watched.
pub(super) fn film(exercise: &Exercise) -> Option<(usize, usize)> {
    let moves = exercise.board.moves.len();
    (moves > 0).then_some((0, moves))
}

/// Judges what was filled in.
pub(super) fn judge(step: &mut StepContext, given: &Given, rules: &SheetRules) -> Option<Verdict> {
    let Given::Cells(cells) = given else { return None };
    Some(paper::judge(step, cells, rules))
}

/// The first word.
pub(super) fn hint(step: &StepContext) -> Help {
    Help::hint(msg!(HelpBegins { text: first_word(step) }))
}

/// The first letter: in a row more than that would tell the move.
pub(super) fn hint_letter(step: &StepContext) -> Help {
    Help::hint(msg!(HelpBegins { text: head(&first_word(step), 1) }))
}

fn first_word(step: &StepContext) -> String {
    let cells = paper::cells(step.right());
    let text = cells.iter().find(|(_, text)| !text.is_empty()).map_or("", |(_, text)| text);
    text.split_ascii_whitespace().next().unwrap_or_default().into()
}

/// What belongs in the boxes, one after the other.
pub(super) fn show(step: &StepContext) -> Help {
    let wanted = step.exercise.wanted(step.step, step.language);
    let texts: Vec<String> =
        wanted.into_iter().map(|(_, text)| text).filter(|text| !text.is_empty()).collect();
    Help::answer(&texts.join(" · "))
}
