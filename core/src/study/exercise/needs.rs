//! Problems with what an exercise of a course file needs.

use super::Exercise;
use crate::i18n::Msg;
use crate::record::Score;

/// The problem that a word of the course file is missing.
pub(in crate::study) fn missing(word: &str) -> Msg {
    msg!(CourseMissing { word: word.into() })
}

/// The problem that the board has no moves.
pub(super) fn missing_moves(exercise: &Exercise) -> Option<Msg> {
    exercise.board.moves.is_empty().then(|| missing("moves"))
}

/// The problem that what is told as a result is none.
pub(super) fn missing_result(exercise: &Exercise) -> Option<Msg> {
    let result = &exercise.result;
    (!result.is_empty() && Score::find(result).is_none()).then(|| missing("result"))
}
