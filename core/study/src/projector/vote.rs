//! A show of hands: for the next move of a game, or for an option of a question.

use notabene_core::digits::number;

/// Maximum number of choices.
const MOST_CHOICES: usize = 9;
/// Maximum number of hands: a large hall.
const MOST_HANDS: u32 = 999;
/// Maximum length of the name of a choice in bytes.
const LONGEST_ID: usize = 80;

/// A choice: its id (of a move, or the place of an option) and the hands that were counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The id of a move, or the place of an option from 0.
    pub id: String,
    /// The counted hands.
    pub hands: u32,
}

/// A show of hands.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Vote {
    choices: Vec<Choice>,
}

impl Vote {
    /// The choices, in the order of their proposal.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Adds a choice without hands, unless it is there or there are too many; `false` if nothing changed.
    pub fn propose(&mut self, id: &str) -> bool {
        let is_new = self.choices.iter().all(|choice| choice.id != id);
        let adds = is_new && is_id(id) && self.choices.len() < MOST_CHOICES;
        if adds {
            self.choices.push(Choice { id: id.into(), hands: 0 });
        }
        adds
    }

    /// Adds a hand to a choice, or takes one away.
    pub fn count(&mut self, id: &str, hands: i32) {
        if let Some(choice) = self.choices.iter_mut().find(|choice| choice.id == id) {
            choice.hands = choice.hands.saturating_add_signed(hands).min(MOST_HANDS);
        }
    }

    /// Removes a choice.
    pub fn withdraw(&mut self, id: &str) {
        self.choices.retain(|choice| choice.id != id);
    }

    /// The hands for a choice; 0 for an unknown one.
    pub fn hands(&self, id: &str) -> u32 {
        self.choices.iter().find(|choice| choice.id == id).map_or(0, |choice| choice.hands)
    }

    /// The choice with the most hands; `None` without hands, and if several have as many.
    pub fn winner(&self) -> Option<&Choice> {
        let most = self.choices.iter().map(|choice| choice.hands).max().filter(|hands| *hands > 0)?;
        let mut first = self.choices.iter().filter(|choice| choice.hands == most);
        first.next().filter(|_| first.next().is_none())
    }

    pub(super) fn text(&self) -> String {
        self.choices.iter().map(|choice| format!("{}={} ", choice.id, choice.hands)).collect()
    }

    pub(super) fn read(text: &str) -> Option<Vote> {
        let mut vote = Vote::default();
        for word in text.split_ascii_whitespace().take(MOST_CHOICES) {
            let (id, hands) = word.rsplit_once('=')?;
            let hands = number(hands).filter(|hands| *hands <= MOST_HANDS)?;
            if !vote.propose(id) {
                return None;
            }
            vote.choices.last_mut()?.hands = hands;
        }
        Some(vote)
    }
}

/// True for an id without blanks, which would divide it.
fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_graphic())
}
