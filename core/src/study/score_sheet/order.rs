//! The order of writing and playing: note the other's move, play, press the clock, note your own.
//!
//! Source: page "Notation d’une partie d’échecs", "Remarques importantes". Nobody writes the own move before it is played, but for a claim:
//! by repetition or fifty moves a draw is claimed with a move that is written and not played (FIDE 9.2, 9.3). An
//! immediate answer is tolerated if the own last move is written; then both moves have to be written.

use super::handwriting::Handwriting;
use crate::game::{Edit, Game};
use crate::i18n::{Label, Msg};
use crate::notation::Style;

/// Something a player does, in the right order.
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
    /// It was its turn.
    Right,
    /// It is tolerated, and what must follow.
    Tolerated(Msg),
    /// It is too early, or done already. Nothing has happened.
    Refused(Msg),
}

/// The outcome of a claim.
#[derive(Clone, PartialEq, Debug)]
pub enum Claimed {
    /// The game is drawn. The written move was not played: the board has not changed.
    Stands(Msg),
    /// The claim was not right: the written move must be played now (FIDE 9.5.3).
    Fails {
        /// Why.
        says: Msg,
        /// The move that has to be played.
        play: Msg,
    },
    /// The claim could not be made. Nothing has happened.
    Refused(Msg),
}

/// A deed since the other player moved.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Fact {
    /// The move of the other is noted, or there is none yet.
    Theirs,
    Played,
    Pressed,
    Own,
    /// From the turn before: the move of the other is still to be noted.
    OwesTheirs,
    /// From the turn before: the own move is still to be noted.
    OwesOwn,
    /// A claim stood, and the game is over.
    Over,
}

/// How many facts there are.
const FACTS: usize = 7;
/// The first word of a kept order, with the version of the format.
const HEADER: &str = "order 1 ";

/// Where one player is in the order of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    facts: [bool; FACTS],
    /// The move that a claim named, if it has to be played now: its name for programs.
    bound: Option<String>,
}

impl Order {
    /// The first turn of a player: of the one who begins, or of the other, whose opponent has moved.
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
    /// The next deed; none when the other is to move.
    pub fn next(&self) -> Option<Deed> {
        let open = [
            (self.is(Fact::OwesTheirs), Deed::WriteTheirs),
            (self.is(Fact::OwesOwn), Deed::WriteOwn),
            // Who has answered at once still plays on: the clock first, then both moves.
            (!self.is(Fact::Theirs) && !self.is(Fact::Played), Deed::WriteTheirs),
            (!self.is(Fact::Played), Deed::Play),
            (!self.is(Fact::Pressed), Deed::Press),
            (!self.is(Fact::Theirs), Deed::WriteTheirs),
            (!self.is(Fact::Own), Deed::WriteOwn),
        ];
        let over = self.is(Fact::Over);
        open.into_iter().find(|(waits, _)| *waits && !over).map(|(_, deed)| deed)
    }
    /// True if everything of this turn is done.
    pub fn is_done(&self) -> bool {
        self.next().is_none()
    }
    /// The name of the one move that may be played now, after a claim that was not right.
    pub fn bound(&self) -> Option<&str> {
        self.bound.as_deref()
    }

    /// The player does something. Only what is right or tolerated happens.
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

    /// Something is written in a place of the sheet, in the own column or in that of the other. It is a deed only in
    /// the first empty place of its column: what stands there already may be corrected at any time.
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

    /// The other player has moved and pressed the clock: the next turn begins. What was not noted is owed.
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

    /// The player writes a move without playing it, and calls the arbiter to claim a draw by it. The claim itself is
    /// checked by the table, which ends the game if it is right.
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

    /// As text, to be kept on the device.
    pub fn save(&self) -> String {
        let mut out = String::from(HEADER);
        self.facts.iter().for_each(|fact| out.push(if *fact { '1' } else { '0' }));
        if let Some(bound) = &self.bound {
            out.push(' ');
            out.push_str(bound);
        }
        out
    }
    /// From a text that was kept; none if it is of something else.
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
