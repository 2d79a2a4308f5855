//! The order of writing and playing: note the other's move, play, press the clock, note your own.
//!
//! Source: page "Notation d’une partie d’échecs", "Remarques importantes". Nobody writes the own move before it is
//! played, but for a claim: by repetition or fifty moves a draw is claimed with a move that is written and not played
//! (FIDE 9.2, 9.3). An immediate answer is tolerated if the own last move is written; then both moves have to be
//! written.

use super::handwriting::Handwriting;
use crate::game::{Edit, Game};
use crate::i18n::{Label, Msg};
use crate::notation::Style;

/// An action of a player, in the right order.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Notes the move of the other player.
    WriteTheirs,
    /// Plays on the board.
    Play,
    /// Presses the clock.
    Press,
    /// Notes the own move.
    WriteOwn,
}

impl Deed {
    /// All of them in the right order.
    pub const ALL: [Deed; 4] = [Deed::WriteTheirs, Deed::Play, Deed::Press, Deed::WriteOwn];
    /// Its name on a button.
    pub const fn label(self) -> Label {
        match self {
            Deed::WriteTheirs => Label::DeedWriteTheirs,
            Deed::Play => Label::DeedPlay,
            Deed::Press => Label::DeedPress,
            Deed::WriteOwn => Label::DeedWriteOwn,
        }
    }
}

/// The words on a deed.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// In turn.
    Right,
    /// Tolerated, with a message about the next duty.
    Tolerated(Msg),
    /// Too early, or done already. Nothing changes.
    Refused(Msg),
}

/// The outcome of a claim.
#[derive(Clone, PartialEq, Debug)]
pub enum Claimed {
    /// The game is drawn. The written move was not played: the board is unchanged.
    Stands(Msg),
    /// The claim was wrong: the written move must be played now (FIDE 9.5.3).
    Fails {
        /// Reason.
        says: Msg,
        /// The move that has to be played.
        play: Msg,
    },
    /// The claim could not be made. Nothing changes.
    Refused(Msg),
}

/// A fact about the current turn.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Fact {
    /// The move of the other is written, or there is none yet.
    Theirs,
    Played,
    Pressed,
    Own,
    /// From the turn before: the move of the other is still to be written.
    OwesTheirs,
    /// From the turn before: the own move is still to be written.
    OwesOwn,
    /// A claim was right, and the game is over.
    Over,
}

/// Number of facts.
const FACTS: usize = 7;
/// First word of a saved order, with the version of the format.
const HEADER: &str = "order 1 ";

/// Progress of one player in the order of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    facts: [bool; FACTS],
    /// Id of the move that a claim named, if it must be played now.
    bound: Option<String>,
}

impl Order {
    /// Creates the first turn of a player: of the side that begins, or of the other, whose opponent has moved.
    pub fn new(begins: bool) -> Order {
        let mut order = Order { facts: [false; FACTS], bound: None };
        order.set(Fact::Theirs, begins);
        order
    }
    fn is(&self, fact: Fact) -> bool {
        self.facts.get(fact as usize).copied().unwrap_or_default()
    }
    fn set(&mut self, fact: Fact, value: bool) {
        if let Some(place) = self.facts.get_mut(fact as usize) {
            *place = value;
        }
    }
    /// The next action; `None` while the other is to move.
    pub fn next(&self) -> Option<Deed> {
        let open = [
            (self.is(Fact::OwesTheirs), Deed::WriteTheirs),
            (self.is(Fact::OwesOwn), Deed::WriteOwn),
            // A player who has answered at once still plays on: the clock first, then both moves.
            (!self.is(Fact::Theirs) && !self.is(Fact::Played), Deed::WriteTheirs),
            (!self.is(Fact::Played), Deed::Play),
            (!self.is(Fact::Pressed), Deed::Press),
            (!self.is(Fact::Theirs), Deed::WriteTheirs),
            (!self.is(Fact::Own), Deed::WriteOwn),
        ];
        let over = self.is(Fact::Over);
        open.into_iter().find(|(waits, _)| *waits && !over).map(|(_, deed)| deed)
    }
    /// True if all actions of this turn are done.
    pub fn is_done(&self) -> bool {
        self.next().is_none()
    }
    /// Id of the only move allowed, after a wrong claim.
    pub fn bound(&self) -> Option<&str> {
        self.bound.as_deref()
    }

    /// Applies an action of the player, if it is right or tolerated.
    pub fn act(&mut self, deed: Deed) -> Answer {
        if self.is(Fact::Over) {
            return Answer::Refused(msg!(GameOver));
        }
        match deed {
            Deed::WriteTheirs => self.write_theirs(),
            Deed::Play => self.play(),
            Deed::Press => self.press(),
            Deed::WriteOwn => self.write_own(),
        }
    }

    /// Notes a text in a place of the sheet, in the own column or in that of the other. Counts as a deed only in the
    /// first empty place of its column: texts there may be corrected at any time.
    pub fn write(&mut self, sheet: &Handwriting, ply: usize, own: bool) -> Answer {
        if !sheet.get(ply).is_empty() {
            return Answer::Right;
        }
        if (ply % 2..ply).step_by(2).any(|before| sheet.get(before).is_empty()) {
            return Answer::Refused(msg!(OrderBehind));
        }
        self.act(if own { Deed::WriteOwn } else { Deed::WriteTheirs })
    }

    fn write_theirs(&mut self) -> Answer {
        if self.is(Fact::OwesTheirs) {
            self.set(Fact::OwesTheirs, false);
        } else if self.is(Fact::OwesOwn) {
            return Answer::Refused(msg!(OrderBehind));
        } else if self.is(Fact::Theirs) {
            return Answer::Refused(msg!(OrderTheirsThere));
        } else {
            self.set(Fact::Theirs, true);
        }
        Answer::Right
    }

    fn play(&mut self) -> Answer {
        if self.is(Fact::Played) {
            return Answer::Refused(msg!(OrderPlayed));
        }
        if self.is(Fact::OwesTheirs) || self.is(Fact::OwesOwn) {
            return Answer::Refused(msg!(OrderBehind));
        }
        self.set(Fact::Played, true);
        self.bound = None;
        match self.is(Fact::Theirs) {
            true => Answer::Right,
            false => Answer::Tolerated(msg!(OrderAtOnce)),
        }
    }

    fn press(&mut self) -> Answer {
        if !self.is(Fact::Played) {
            return Answer::Refused(msg!(OrderPressLater));
        }
        if self.is(Fact::Pressed) {
            return Answer::Refused(msg!(OrderPressed));
        }
        self.set(Fact::Pressed, true);
        Answer::Right
    }

    fn write_own(&mut self) -> Answer {
        if self.is(Fact::OwesTheirs) {
            return Answer::Refused(msg!(OrderTheirsFirst));
        }
        if self.is(Fact::OwesOwn) {
            self.set(Fact::OwesOwn, false);
            return Answer::Right;
        }
        let refused = match () {
            _ if self.is(Fact::Own) => msg!(OrderOwnThere),
            _ if !self.is(Fact::Played) => msg!(OrderPlayFirst),
            _ if !self.is(Fact::Pressed) => msg!(OrderPressFirst),
            _ if !self.is(Fact::Theirs) => msg!(OrderTheirsFirst),
            _ => {
                self.set(Fact::Own, true);
                return Answer::Right;
            }
        };
        Answer::Refused(refused)
    }

    /// Begins the next turn: the other player has moved and pressed the clock. Moves not noted are owed.
    pub fn they_moved(&mut self) {
        let (theirs, own) = (self.is(Fact::Theirs), self.is(Fact::Own));
        let (before_theirs, before_own) = (self.is(Fact::OwesTheirs), self.is(Fact::OwesOwn));
        let over = self.is(Fact::Over);
        self.facts = [false; FACTS];
        self.set(Fact::OwesTheirs, !theirs || before_theirs);
        self.set(Fact::OwesOwn, !own || before_own);
        self.set(Fact::Over, over);
        self.bound = None;
    }

    /// Claims a draw by a move that is written and not played, as to an arbiter. The table checks the claim, and ends
    /// the game if it is right.
    pub fn claim(&mut self, table: &mut Game, text: &str, style: &Style) -> Claimed {
        if self.is(Fact::Over) {
            return Claimed::Refused(msg!(GameOver));
        }
        if self.is(Fact::Played) {
            return Claimed::Refused(msg!(OrderClaimLate));
        }
        if !self.is(Fact::Theirs) {
            return Claimed::Refused(msg!(OrderTheirsFirst));
        }
        if self.is(Fact::OwesTheirs) || self.is(Fact::OwesOwn) {
            return Claimed::Refused(msg!(OrderBehind));
        }
        let read = match table.read(text, style) {
            Ok(read) => read,
            Err(refusal) => return Claimed::Refused(refusal.because),
        };
        self.set(Fact::Own, true);
        match table.edit(Edit::Claim(Some(text.into())), style) {
            Ok(()) => {
                self.set(Fact::Over, true);
                Claimed::Stands(table.status().says)
            }
            Err(problem) => {
                self.bound = Some(read.id);
                let mut right = String::new();
                read.tokens.iter().for_each(|token| right.push_str(&token.text));
                Claimed::Fails { says: problem.says, play: msg!(OrderClaimFails { right }) }
            }
        }
    }

    /// Returns the text to save on the device.
    pub fn save(&self) -> String {
        let mut out = String::from(HEADER);
        self.facts.iter().for_each(|fact| out.push(if *fact { '1' } else { '0' }));
        if let Some(bound) = &self.bound {
            out.push(' ');
            out.push_str(bound);
        }
        out
    }
    /// Parses a saved text; `None` if it is no order.
    pub fn restore(text: &str) -> Option<Order> {
        let mut words = text.strip_prefix(HEADER)?.split(' ');
        let signs = words.next().filter(|signs| signs.len() == FACTS)?;
        let mut facts = [false; FACTS];
        for (fact, sign) in facts.iter_mut().zip(signs.bytes()) {
            *fact = match sign {
                b'0' => false,
                b'1' => true,
                _ => return None,
            };
        }
        Some(Order { facts, bound: words.next().map(String::from) })
    }
}
