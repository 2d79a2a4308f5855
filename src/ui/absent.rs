//! What the app has and boards on other pages do without: types without values in its place, so that nothing asks
//! which of the two it is.

/// No clock stands beside them.
pub mod clock {
    use notabene_core::game::Touch;

    pub enum Timer {}

    impl Timer {
        pub const fn binding(&self, _: Touch) -> Touch {
            match *self {}
        }
        pub const fn touched(&self) {
            match *self {}
        }
    }
}

/// No darts are thrown on them.
pub mod darts {
    use super::super::dom::El;
    use super::super::state::Desk;

    pub struct Oche;

    impl Oche {
        pub const fn new() -> &'static Oche {
            &Oche
        }
    }

    pub const fn area(_: Desk) -> Vec<El> {
        Vec::new()
    }
}

pub mod games {
    use crate::ui::state::Desk;
    use notabene_core::game::Game;

    /// How a game comes to the board: here nothing is kept, and it makes no difference.
    pub enum Arrival {
        New,
        Whole,
    }

    /// Puts another game on the board.
    pub fn replace(desk: Desk, table: Game, _: Arrival) {
        drop(desk.swap(table));
    }
}
