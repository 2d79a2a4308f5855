//! Progress in a game of an exercise, to resume it after a break.

use super::Attempt;

impl Attempt {
    /// Returns step and help of a game as one number to save; 0 if there is nothing to save.
    pub fn so_far(&self) -> u32 {
        let (step, most) = self.step();
        match self.done || step == 0 || most < 2 {
            true => 0,
            false => step as u32 * 4 + u32::from(self.shown) * 2 + u32::from(self.helped),
        }
    }
    /// Resumes a game from the number of [`Attempt::so_far`]. If the number is corrupt or of another game, the game
    /// begins anew.
    pub fn take_up(&mut self, place: u32) {
        let step = (place / 4) as usize;
        let it = &self.course.lessons[self.place.0].exercises[self.place.1];
        if !(1..it.steps()).contains(&step) {
            return;
        }
        self.table = it.kind.open(&it.board, step);
        self.step = step;
        self.shown = place & 2 > 0;
        self.helped = place & 1 > 0;
    }
}
