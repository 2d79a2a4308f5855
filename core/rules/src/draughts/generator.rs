//! Move generation with reusable buffers, for programs that search many positions.

use super::bits::Bits;
use super::search::Search;
use super::tables::Tables;
use super::{Move, Position, Rules};
use crate::hash::Key;

/// A move generator for one game. After the first positions it allocates nothing more, except where a piece may be
/// huffed.
pub struct Generator {
    width: Width,
}

/// The narrowest bit sets for the board.
enum Width {
    Narrow(Search<u64>),
    Wide(Search<u128>),
}

impl Generator {
    /// A generator for positions under these rules.
    pub fn new(rules: &'static Rules) -> Generator {
        let narrow = Tables::of(&rules.board.grid).places <= 64;
        let width = if narrow { Width::Narrow(Search::new(rules)) } else { Width::Wide(Search::new(rules)) };
        Generator { width }
    }

    /// Passes each legal move to a function, in the order of [`crate::position::Position::legal_moves`].
    pub fn moves(&mut self, p: &Position, each: impl FnMut(Move)) {
        self.run(p, true, each);
    }

    /// Passes each legal capture to a function.
    pub fn captures(&mut self, p: &Position, each: impl FnMut(Move)) {
        self.run(p, false, each);
    }

    fn run(&mut self, p: &Position, quiet: bool, mut each: impl FnMut(Move)) {
        if p.over().is_some() {
            return;
        }
        match &mut self.width {
            Width::Narrow(search) => search.visit(p, quiet, &mut each),
            Width::Wide(search) => search.visit(p, quiet, &mut each),
        }
        if quiet && !p.huffable.is_empty() {
            let mut huffs = Vec::new();
            p.huffs(&mut huffs);
            huffs.into_iter().for_each(each);
        }
    }
}

impl<B: Bits> Search<B> {
    /// Passes the legal moves, or only the captures, to a function.
    fn visit(&mut self, p: &Position, quiet: bool, each: &mut impl FnMut(Move)) {
        let place = self.place(p);
        self.found.clear();
        self.captures(&place);
        if quiet && self.found.is_empty() {
            self.quiet(&place);
        }
        self.found.iter().for_each(|step| each(self.outer(step)));
    }
}

impl Position {
    /// A hash key of all that counts in a repetition.
    pub fn key(&self) -> u64 {
        let tired = |side: usize| {
            self.tired[side].map_or(0, |tired| u64::from(tired.king.0) << 8 | u64::from(tired.moves))
        };
        let state = tired(0) << 17 | tired(1) << 1 | self.turn.index() as u64;
        let men = Key::of(state).set(self.men[0].0).set(self.men[1].0);
        men.set(self.kings[0].0).set(self.kings[1].0).set(self.huffable.0).number()
    }
}
