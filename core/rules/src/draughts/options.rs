//! What players may agree on before a game of draughts.

use super::Position;
use crate::options::{self, OptionError, RuleOption};

/// The options in the order in which they are written.
pub const OPTIONS: [RuleOption; 3] = [
    // Force or let stand (FMJD 5.4).
    RuleOption::names("irregular", ["refused", "allowed"], false),
    // Souffler, abolished in France in 1923.
    RuleOption::names("huffing", ["off", "on"], false),
    // The text of the source draws a king against one or two at once.
    RuleOption::names("draws", ["fmjd", "document"], true),
];
static ALL: [RuleOption; 3] = OPTIONS;

/// What was agreed; usually nothing.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Agreed {
    /// Moves that break only the duty to capture may be played; the other side has them taken back or lets
    /// them stand by moving on.
    pub irregular: bool,
    /// Such moves may be played, and the other side may take off, together with its next move, a piece that
    /// should have captured.
    pub huffing: bool,
    /// Draws as in the text of the source instead of the federation's practice.
    pub document: bool,
}

impl Agreed {
    /// Whether moves may be played that break the duty to capture.
    pub(super) const fn lenient(self) -> bool {
        self.irregular || self.huffing
    }

    /// What a text says: `irregular=allowed, draws=document`. What means nothing in a game may be said.
    pub fn read(text: &str) -> Result<Agreed, OptionError> {
        let mut agreed = Agreed::default();
        options::read(&ALL, text, &mut |option, value| match option {
            0 => agreed.irregular = value == 1,
            1 => agreed.huffing = value == 1,
            _ => agreed.document = value == 1,
        })?;
        Ok(agreed)
    }

    /// The same as text; empty if all is usual.
    pub fn text(self) -> String {
        let other = |differs: bool| differs.then_some(1);
        options::write(&ALL, &[other(self.irregular), other(self.huffing), other(self.document)])
    }
}

impl Position {
    /// What was agreed.
    pub fn agreed(&self) -> Agreed {
        self.agreed
    }
    /// The same position with something else agreed.
    pub fn agreeing(mut self, agreed: Agreed) -> Position {
        self.agreed = agreed;
        self.begin_counting();
        self
    }
}
