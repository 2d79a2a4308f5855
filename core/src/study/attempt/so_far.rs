//! How far a game in an exercise is, so that it goes on after a break where it was left.

use super::Attempt;

impl Attempt {
    /// How far a game is, with the help there was, as one number to be kept; 0 where nothing is to be kept.
    pub fn so_far(&self) -> u32 {
        let (step, most) = self.step();
        match self.done || step == 0 || most < 2 {
            true => 0,
            false => step as u32 * 4 + u32::from(self.shown) * 2 + u32::from(self.helped),
        }
    }
    /// Takes up a game where it was left: what [`Attempt::so_far`] gave. It may be damaged, or of another game; then
    /// the game begins anew.
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
