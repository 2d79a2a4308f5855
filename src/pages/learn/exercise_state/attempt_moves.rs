//! Moves on the board of an exercise.

use crate::pages::learn::exercise_state::ExerciseState;
use crate::state::board_overrides::MoveHandler;
use crate::views::focus_visible;
use notabene_core::game::{Tap, Touch};
use notabene_core::geometry::Field;

/// Move handler that passes taps to the exercise.
pub struct AttemptMoves(pub ExerciseState);

impl MoveHandler for AttemptMoves {
    fn touch(&self, field: Field, touch: Touch) -> Tap {
        let language = self.0.cx.course_language_now();
        let tap = self.0.apply_to_attempt(&mut |attempt| attempt.tap(field, touch, language));
        focus_visible::keep_focus_on_field(self.0.cx.own.inspector, field);
        tap
    }
    fn choose(&self, n: Option<usize>) {
        let language = self.0.cx.course_language_now();
        self.0.apply_to_attempt(&mut |attempt| attempt.choose(n, language));
    }
}
