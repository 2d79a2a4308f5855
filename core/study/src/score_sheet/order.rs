//! The order of writing and playing: note the other's move, play, press the clock, note your own.
//!
//! Source: page "Notation d’une partie d’échecs", "Remarques importantes". Nobody writes the own move before it is
//! played, but for a claim: by repetition or fifty moves a draw is claimed with a move that is written and not played
//! (FIDE 9.2, 9.3). An immediate answer is tolerated if the own last move is written; then both moves have to be
//! written.

use super::handwriting::Handwriting;
use notabene_core::game::{Edit, Game};
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::Style;

/// An action of a player, in the right order.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TurnAction {
    /// Notes the move of the other player.
    WriteTheirs,
    /// Plays on the board.
    Play,
    /// Presses the clock.
    Press,
    /// Notes the own move.
    WriteOwn,
}

impl TurnAction {
    /// All of them in the right order.
    pub const ALL: [TurnAction; 4] =
        [TurnAction::WriteTheirs, TurnAction::Play, TurnAction::Press, TurnAction::WriteOwn];
    /// Its name on a button.
    pub const fn label(self) -> Label {
        match self {
            TurnAction::WriteTheirs => Label::DeedWriteTheirs,
            TurnAction::Play => Label::DeedPlay,
            TurnAction::Press => Label::DeedPress,
            TurnAction::WriteOwn => Label::DeedWriteOwn,
        }
    }
}

/// The words on a action.
#[derive(Clone, PartialEq, Debug)]
pub enum ActionOutcome {
    /// In turn.
    Right,
    /// Tolerated, with a message about the next duty.
    Tolerated(Msg),
    /// Too early, or done already. Nothing changes.
    Refused(Msg),
}

/// The outcome of a claim.
#[derive(Clone, PartialEq, Debug)]
pub enum ClaimOutcome {
    /// The game is drawn. The written move was not played: the board is unchanged.
    Stands(Msg),
    /// The claim was wrong: the written move must be played now (FIDE 9.5.3).
    Fails {
        /// Reason.
        message: Msg,
        /// The move that has to be played.
        play: Msg,
    },
    /// The claim could not be made. Nothing changes.
    Refused(Msg),
}

/// A fact about the current turn.
#[derive(Copy, Clone, PartialEq, Eq)]
enum TurnFact {
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
pub struct TurnOrder {
    facts: [bool; FACTS],
    /// Id of the move that a claim named, if it must be played now.
    required_move: Option<String>,
}

impl TurnOrder {
    /// Creates the first turn of a player: of the side that begins, or of the other, whose opponent has moved.
    pub fn new(begins: bool) -> TurnOrder {
        let mut order = TurnOrder { facts: [false; FACTS], required_move: None };
        order.set(TurnFact::Theirs, begins);
        order
    }
    fn is(&self, fact: TurnFact) -> bool {
        self.facts.get(fact as usize).copied().unwrap_or_default()
    }
    fn set(&mut self, fact: TurnFact, value: bool) {
        if let Some(place) = self.facts.get_mut(fact as usize) {
            *place = value;
        }
    }
    /// The next action; `None` while the other is to move.
    pub fn next(&self) -> Option<TurnAction> {
        let open = [
            (self.is(TurnFact::OwesTheirs), TurnAction::WriteTheirs),
            (self.is(TurnFact::OwesOwn), TurnAction::WriteOwn),
            // A player who has answered at once still plays on: the clock first, then both moves.
            (!self.is(TurnFact::Theirs) && !self.is(TurnFact::Played), TurnAction::WriteTheirs),
            (!self.is(TurnFact::Played), TurnAction::Play),
            (!self.is(TurnFact::Pressed), TurnAction::Press),
            (!self.is(TurnFact::Theirs), TurnAction::WriteTheirs),
            (!self.is(TurnFact::Own), TurnAction::WriteOwn),
        ];
        let over = self.is(TurnFact::Over);
        open.into_iter().find(|(waits, _)| *waits && !over).map(|(_, action)| action)
    }
    /// True if all actions of this turn are done.
    pub fn is_done(&self) -> bool {
        self.next().is_none()
    }
    /// True once a claim was right: the game is over.
    pub fn is_over(&self) -> bool {
        self.is(TurnFact::Over)
    }
    /// Id of the only move allowed, after a wrong claim.
    pub fn required_move(&self) -> Option<&str> {
        self.required_move.as_deref()
    }

    /// Applies an action of the player, if it is right or tolerated.
    pub fn act(&mut self, action: TurnAction) -> ActionOutcome {
        if self.is(TurnFact::Over) {
            return ActionOutcome::Refused(msg!(GameOver));
        }
        match action {
            TurnAction::WriteTheirs => self.write_theirs(),
            TurnAction::Play => self.play(),
            TurnAction::Press => self.press(),
            TurnAction::WriteOwn => self.write_own(),
        }
    }

    /// Notes a text in a place of the sheet, in the own column or in that of the other. Counts as a action only in the
    /// first empty place of its column: texts there may be corrected at any time.
    pub fn write(&mut self, sheet: &Handwriting, ply: usize, own: bool) -> ActionOutcome {
        if !sheet.get(ply).is_empty() {
            return ActionOutcome::Right;
        }
        if (ply % 2..ply).step_by(2).any(|before| sheet.get(before).is_empty()) {
            return ActionOutcome::Refused(msg!(OrderBehind));
        }
        self.act(if own { TurnAction::WriteOwn } else { TurnAction::WriteTheirs })
    }

    fn write_theirs(&mut self) -> ActionOutcome {
        if self.is(TurnFact::OwesTheirs) {
            self.set(TurnFact::OwesTheirs, false);
        } else if self.is(TurnFact::OwesOwn) {
            return ActionOutcome::Refused(msg!(OrderBehind));
        } else if self.is(TurnFact::Theirs) {
            return ActionOutcome::Refused(msg!(OrderTheirsThere));
        } else {
            self.set(TurnFact::Theirs, true);
        }
        ActionOutcome::Right
    }

    fn play(&mut self) -> ActionOutcome {
        if self.is(TurnFact::Played) {
            return ActionOutcome::Refused(msg!(OrderPlayed));
        }
        if self.is(TurnFact::OwesTheirs) || self.is(TurnFact::OwesOwn) {
            return ActionOutcome::Refused(msg!(OrderBehind));
        }
        self.set(TurnFact::Played, true);
        self.required_move = None;
        match self.is(TurnFact::Theirs) {
            true => ActionOutcome::Right,
            false => ActionOutcome::Tolerated(msg!(OrderAtOnce)),
        }
    }

    fn press(&mut self) -> ActionOutcome {
        if !self.is(TurnFact::Played) {
            return ActionOutcome::Refused(msg!(OrderPressLater));
        }
        if self.is(TurnFact::Pressed) {
            return ActionOutcome::Refused(msg!(OrderPressed));
        }
        self.set(TurnFact::Pressed, true);
        ActionOutcome::Right
    }

    fn write_own(&mut self) -> ActionOutcome {
        if self.is(TurnFact::OwesTheirs) {
            return ActionOutcome::Refused(msg!(OrderTheirsFirst));
        }
        if self.is(TurnFact::OwesOwn) {
            self.set(TurnFact::OwesOwn, false);
            return ActionOutcome::Right;
        }
        let refused = match () {
            _ if self.is(TurnFact::Own) => msg!(OrderOwnThere),
            _ if !self.is(TurnFact::Played) => msg!(OrderPlayFirst),
            _ if !self.is(TurnFact::Pressed) => msg!(OrderPressFirst),
            _ if !self.is(TurnFact::Theirs) => msg!(OrderTheirsFirst),
            _ => {
                self.set(TurnFact::Own, true);
                return ActionOutcome::Right;
            }
        };
        ActionOutcome::Refused(refused)
    }

    /// Begins the next turn: the other player has moved and pressed the clock. Moves not noted are owed.
    pub fn they_moved(&mut self) {
        let (theirs, own) = (self.is(TurnFact::Theirs), self.is(TurnFact::Own));
        let (before_theirs, before_own) = (self.is(TurnFact::OwesTheirs), self.is(TurnFact::OwesOwn));
        let over = self.is(TurnFact::Over);
        self.facts = [false; FACTS];
        self.set(TurnFact::OwesTheirs, !theirs || before_theirs);
        self.set(TurnFact::OwesOwn, !own || before_own);
        self.set(TurnFact::Over, over);
        self.required_move = None;
    }

    /// Claims a draw by a move that is written and not played, as to an arbiter. The table checks the claim, and ends
    /// the game if it is right.
    pub fn claim(&mut self, table: &mut Game, text: &str, style: &Style) -> ClaimOutcome {
        if self.is(TurnFact::Over) {
            return ClaimOutcome::Refused(msg!(GameOver));
        }
        if self.is(TurnFact::Played) {
            return ClaimOutcome::Refused(msg!(OrderClaimLate));
        }
        if !self.is(TurnFact::Theirs) {
            return ClaimOutcome::Refused(msg!(OrderTheirsFirst));
        }
        if self.is(TurnFact::OwesTheirs) || self.is(TurnFact::OwesOwn) {
            return ClaimOutcome::Refused(msg!(OrderBehind));
        }
        let read = match table.read(text, style) {
            Ok(read) => read,
            Err(refusal) => return ClaimOutcome::Refused(refusal.because),
        };
        self.set(TurnFact::Own, true);
        match table.edit(Edit::Claim(Some(text.into())), style) {
            Ok(()) => {
                self.set(TurnFact::Over, true);
                ClaimOutcome::Stands(table.status().message)
            }
            Err(problem) => {
                self.required_move = Some(read.id);
                let mut right = String::new();
                read.tokens.iter().for_each(|token| right.push_str(&token.text));
                ClaimOutcome::Fails { message: problem.message, play: msg!(OrderClaimFails { right }) }
            }
        }
    }

    /// Returns the text to save on the device.
    pub fn save(&self) -> String {
        let mut out = String::from(HEADER);
        self.facts.iter().for_each(|fact| out.push(if *fact { '1' } else { '0' }));
        if let Some(bound) = &self.required_move {
            out.push(' ');
            out.push_str(bound);
        }
        out
    }
    /// Parses a saved text; `None` if it is no order.
    pub fn restore(text: &str) -> Option<TurnOrder> {
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
        Some(TurnOrder { facts, required_move: words.next().map(String::from) })
    }
}
