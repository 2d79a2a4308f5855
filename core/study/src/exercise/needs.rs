//! Missing entries of exercises in course files.

use super::Exercise;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::record::Score;

/// Problem of a missing word in the course file.
pub(crate) fn missing(word: &str) -> Msg {
    msg!(CourseMissing { word: word.into() })
}

/// Problem of a board without moves.
pub(super) fn missing_moves(exercise: &Exercise) -> Option<Msg> {
    exercise.board.moves.is_empty().then(|| missing("moves"))
}

/// Problem of a result that cannot be parsed.
pub(super) fn missing_result(exercise: &Exercise) -> Option<Msg> {
    let result = &exercise.result;
    (!result.is_empty() && Score::find(result).is_none()).then(|| missing("result"))
}
