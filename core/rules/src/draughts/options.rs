//! Options of a game of draughts.

use super::Position;
use crate::options::{self, OptionError, RuleOption};

/// The options in the order of serialisation.
pub const OPTIONS: [RuleOption; 3] = [
    // Force or let stand (FMJD 5.4).
    RuleOption::names("irregular", ["refused", "allowed"], false),
    // Souffler, abolished in France in 1923.
    RuleOption::names("huffing", ["off", "on"], false),
    // The text of the source draws a lone king against one or two pieces at once.
    RuleOption::names("draws", ["fmjd", "document"], true),
];
static ALL: [RuleOption; 3] = OPTIONS;

/// The agreed options; usually all default.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Agreed {
    /// Moves that break only the duty to capture are playable; the other side has them taken back, or accepts
    /// them by moving.
    pub irregular: bool,
    /// Such moves are playable, and the other side may remove, together with its next move, a piece that
    /// failed to capture (huffing).
    pub huffing: bool,
    /// Draws as in the text of the source instead of the federation's practice.
    pub document: bool,
}

impl Agreed {
    /// True if moves that break the duty to capture are playable.
    pub(super) const fn lenient(self) -> bool {
        self.irregular || self.huffing
    }

    /// Parses options: `irregular=allowed, draws=document`. Options without effect in a game are accepted.
    ///
    /// # Errors
    ///
    /// [`OptionError`] at the first invalid option.
    pub fn read(text: &str) -> Result<Agreed, OptionError> {
        let mut agreed = Agreed::default();
        options::read(&ALL, text, &mut |option, value| match option {
            0 => agreed.irregular = value == 1,
            1 => agreed.huffing = value == 1,
            _ => agreed.document = value == 1,
        })?;
        Ok(agreed)
    }

    /// Serialises the options; empty if all are default.
    pub fn text(self) -> String {
        let other = |differs: bool| differs.then_some(1);
        options::write(&ALL, &[other(self.irregular), other(self.huffing), other(self.document)])
    }
}

impl Position {
    /// The agreed options.
    pub fn agreed(&self) -> Agreed {
        self.agreed
    }
    /// The position with other options.
    pub fn agreeing(mut self, agreed: Agreed) -> Position {
        self.agreed = agreed;
        self.begin_counting();
        self
    }
}
