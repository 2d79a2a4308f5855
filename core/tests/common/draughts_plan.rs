//! Plans of games of draughts, for laws about play.

use notabene_core::draughts::{Rules, rules};
use notabene_core::game::{Game, registry};

/// The options, in the form of the tag.
pub const AGREED: [&str; 6] =
    ["", "", "irregular=allowed", "huffing=on", "irregular=allowed, draws=document", "draws=document"];

/// A plan of a game: variant, start, options, and the chances of its play.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: usize,
    pub agreed: &'static str,
    pub start: Option<String>,
    pub seed: u64,
    pub plies: usize,
}

impl Plan {
    pub fn rules(&self) -> &'static Rules {
        rules::ALL[self.game]
    }
    pub fn id(&self) -> String {
        format!("draughts/{}", self.rules().id)
    }
    pub fn begun(&self) -> Game {
        let start = self.start.as_deref();
        registry::open(&self.id(), start, Some(self.agreed)).unwrap_or_else(|e| panic!("{self:?}: {e:?}"))
    }
}

/// A text with another dash or cross.
pub fn dashes(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (quiet, takes) in [("–", "×"), ("—", "X"), ("‐", "x"), ("−", ":"), ("-", "*")] {
        all.push(text.replace('-', quiet).replace(['x', ':'], takes));
    }
    all
}
