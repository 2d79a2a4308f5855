//! Progress in a game of an exercise, to resume it after a break.

use super::Attempt;

impl Attempt {
    /// Returns step and help of a game as one number to save; 0 if there is nothing to save.
    pub fn resume_point(&self) -> u32 {
        let (step, most) = self.step();
        match self.done || step == 0 || most < 2 {
            true => 0,
            false => step as u32 * 4 + u32::from(self.shown) * 2 + u32::from(self.helped),
        }
    }
    /// Resumes a game from the number of [`Attempt::resume_point`]. If the number is corrupt or of another game, the game
    /// begins anew.
    pub fn resume(&mut self, place: u32) {
        let step = (place / 4) as usize;
        let it = &self.course.lessons[self.indices.0].exercises[self.indices.1];
        if !(1..it.steps()).contains(&step) {
            return;
        }
        self.table = it.kind.open_game(&it.board, step);
        self.step = step;
        self.shown = place & 2 > 0;
        self.helped = place & 1 > 0;
    }
}
