//! Learners: several names and faces at one device, without accounts and passwords.
//!
//! Everybody has texts of their own, behind the prefix of their id ([`LearnerId::prefix`]); the first learner has none, so that
//! what was saved before there were several is theirs. Games carry the id of their learner. Who is removed comes back with
//! everything until somebody else is removed, or until it is deleted for good.

use crate::storage_key::{Scope, StorageKey};
use notabene_core::exchange::backup::BackupEntry;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;

/// Number of faces to choose from; their pictures are `art/face-N.svg`, from 0.
pub const FACES: u8 = 12;
/// Longest name, in characters.
pub const LONGEST_LEARNER_NAME: usize = 24;
/// Maximum number of learners at a device.
pub const MOST_LEARNERS: usize = 12;
/// Maximum length of an id.
const LONGEST_ID: usize = 5;
/// Beginning of the prefix of a learner's texts.
const PREFIX: &str = "l.";

/// Names a learner in storage keys and in games. Ids are random: those of two devices do not meet.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LearnerId(String);

impl LearnerId {
    /// The first learner of a device: an empty id.
    pub const FIRST: LearnerId = LearnerId(String::new());

    /// The id of a learner who was added: at most five small letters and digits; the end of a longer text.
    pub fn new(text: &str) -> Option<LearnerId> {
        let start = text.len().saturating_sub(LONGEST_ID);
        let id = LearnerId(text.get(start..)?.into());
        (id.is_valid() && id != LearnerId::FIRST).then_some(id)
    }

    fn is_valid(&self) -> bool {
        let sign = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
        self.0.len() <= LONGEST_ID && self.0.bytes().all(sign)
    }

    /// The id as text; empty for the first learner.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Prefix of the keys of this learner's texts: empty for the first one.
    pub fn prefix(&self) -> String {
        if self.0.is_empty() { String::new() } else { format!("{PREFIX}{}.", self.0) }
    }

    /// The added learner to whom a saved text with this name belongs, and its name without the prefix.
    pub fn of_text(name: &str) -> Option<(LearnerId, &str)> {
        let (id, name) = name.strip_prefix(PREFIX)?.split_once('.')?;
        LearnerId::new(id).filter(|found| found.as_str() == id).map(|id| (id, name))
    }

    /// True if a saved text with this name belongs to this learner.
    pub fn has_text(&self, name: &str) -> bool {
        match self.0.is_empty() {
            true => StorageKey::named(name).is_some_and(|key| key.scope() == Scope::Learner),
            false => name.starts_with(&self.prefix()),
        }
    }
}

/// A person who learns at this device.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Learner {
    /// Id in storage keys and games.
    #[serde(default)]
    pub id: LearnerId,
    /// Name; empty until somebody has given one.
    #[serde(default)]
    pub name: String,
    /// Number of the face, below [`FACES`].
    #[serde(default)]
    pub face: u8,
}

/// Why a learner was not added or renamed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NameProblem {
    /// There is no name.
    Empty,
    /// Somebody else has this name.
    Taken,
    /// There is no room for more.
    Full,
}

/// Nobody is removed: there is no such learner, or no other one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoOther;

/// The learners of a device, and who of them is learning now. There is always at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Learners {
    list: Vec<Learner>,
    current: LearnerId,
    /// Learner removed last, with the place in the list: can come back.
    removed: Option<(usize, Learner)>,
}

impl Default for Learners {
    /// One learner, without a name yet.
    fn default() -> Learners {
        Learners { list: vec![Learner::default()], current: LearnerId::FIRST, removed: None }
    }
}

/// The saved form. Learners are read one by one, so that a damaged one costs no other.
#[derive(Serialize, Deserialize)]
struct Saved {
    list: Vec<Value>,
    #[serde(default)]
    current: Value,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    removed: Option<Value>,
    #[serde(default)]
    place: usize,
}

/// The name as it is kept: one line without blanks around it.
fn clean_name(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    let name = words.collect::<Vec<_>>().join(" ");
    name.chars().take(LONGEST_LEARNER_NAME).collect::<String>().trim_end().into()
}

fn read_learner(value: Value) -> Option<Learner> {
    let learner: Learner = serde_json::from_value(value).ok()?;
    let is_valid = learner.id.is_valid();
    is_valid.then(|| Learner { name: clean_name(&learner.name), face: learner.face % FACES, ..learner })
}

impl Learners {
    /// Reads a saved text; `None` if it has no learner.
    pub fn read(text: &str) -> Option<Learners> {
        let saved: Saved = serde_json::from_str(text).ok()?;
        let mut ids = BTreeSet::new();
        let mut is_new = |learner: &Learner| ids.insert(learner.id.clone());
        let all = saved.list.into_iter().filter_map(read_learner);
        // One more than can be added: who was removed came back.
        let list: Vec<Learner> = all.filter(&mut is_new).take(MOST_LEARNERS + 1).collect();
        let first = list.first()?.id.clone();
        let current = serde_json::from_value(saved.current).unwrap_or_default();
        let is_known = list.iter().any(|learner| learner.id == current);
        let removed = saved.removed.and_then(read_learner).filter(is_new);
        Some(Learners {
            current: if is_known { current } else { first },
            removed: removed.map(|learner| (saved.place, learner)),
            list,
        })
    }

    /// The text to save.
    pub fn text(&self) -> String {
        let value = |learner: &Learner| serde_json::to_value(learner).unwrap_or_default();
        let saved = Saved {
            list: self.list.iter().map(value).collect(),
            current: self.current.as_str().into(),
            removed: self.removed.as_ref().map(|(_, learner)| value(learner)),
            place: self.removed.as_ref().map_or(0, |(place, _)| *place),
        };
        serde_json::to_string(&saved).unwrap_or_default()
    }

    /// All learners, in the order in which they were added; never empty.
    pub fn list(&self) -> &[Learner] {
        &self.list
    }

    /// The current learner.
    pub fn current(&self) -> &Learner {
        self.find(&self.current).unwrap_or(&self.list[0])
    }

    /// Learner removed last, who can come back.
    pub fn removed(&self) -> Option<&Learner> {
        self.removed.as_ref().map(|(_, learner)| learner)
    }

    /// The learner with an id.
    pub fn find(&self, id: &LearnerId) -> Option<&Learner> {
        self.list.iter().find(|learner| learner.id == *id)
    }

    /// True if there is more than one.
    pub fn are_several(&self) -> bool {
        self.list.len() > 1
    }

    /// A face that nobody has yet, for the next learner.
    pub fn free_face(&self) -> u8 {
        let is_free = |face: &u8| self.list.iter().all(|learner| learner.face != *face);
        (0..FACES).find(is_free).unwrap_or(0)
    }

    /// Checks a name for a learner; `None`: for a new one.
    fn checked_name(&self, text: &str, own: Option<&LearnerId>) -> Result<String, NameProblem> {
        let name = clean_name(text);
        let is_same = |learner: &&Learner| learner.name.to_lowercase() == name.to_lowercase();
        if name.is_empty() {
            return Err(NameProblem::Empty);
        }
        match self.list.iter().filter(|learner| Some(&learner.id) != own).any(|learner| is_same(&learner)) {
            true => Err(NameProblem::Taken),
            false => Ok(name),
        }
    }

    /// Adds a learner, who is not learning yet.
    ///
    /// # Errors
    ///
    /// An error in the name, or too many learners. Nothing changes then.
    pub fn add(&mut self, id: LearnerId, name: &str, face: u8) -> Result<(), NameProblem> {
        let name = self.checked_name(name, None)?;
        let is_known = self.find(&id).is_some() || self.removed().is_some_and(|removed| removed.id == id);
        if self.list.len() >= MOST_LEARNERS || is_known || !id.is_valid() {
            return Err(NameProblem::Full);
        }
        self.list.push(Learner { id, name, face: face % FACES });
        Ok(())
    }

    /// Gives a learner another name and face.
    ///
    /// # Errors
    ///
    /// An error in the name. Nothing changes then.
    pub fn rename(&mut self, id: &LearnerId, name: &str, face: u8) -> Result<(), NameProblem> {
        let name = self.checked_name(name, Some(id))?;
        if let Some(learner) = self.list.iter_mut().find(|learner| learner.id == *id) {
            (learner.name, learner.face) = (name, face % FACES);
        }
        Ok(())
    }

    /// Chooses who is learning; `false` if there is no such learner.
    pub fn choose(&mut self, id: &LearnerId) -> bool {
        let is_known = self.find(id).is_some();
        if is_known {
            self.current = id.clone();
        }
        is_known
    }

    /// Removes a learner, who can come back. The last one stays. Returns who was removed before and cannot come back any more:
    /// their texts and games are to be deleted.
    ///
    /// # Errors
    ///
    /// There is no such learner, or no other one. Nothing changes then.
    pub fn remove(&mut self, id: &LearnerId) -> Result<Option<Learner>, NoOther> {
        let place = self.list.iter().position(|learner| learner.id == *id).filter(|_| self.are_several());
        let place = place.ok_or(NoOther)?;
        let before = self.delete_removed();
        self.removed = Some((place, self.list.remove(place)));
        if self.current == *id {
            self.current = self.list[0].id.clone();
        }
        Ok(before)
    }

    /// Brings back who was removed last; `false` if there is nobody.
    pub fn bring_back(&mut self) -> bool {
        let Some((place, learner)) = self.removed.take() else { return false };
        self.list.insert(place.min(self.list.len()), learner);
        true
    }

    /// Gives up who was removed last: their texts and games are to be deleted.
    pub fn delete_removed(&mut self) -> Option<Learner> {
        self.removed.take().map(|(_, learner)| learner)
    }

    /// True if the current learner is the one to whom a game with this id of a learner belongs. Games of unknown learners belong
    /// to the first in the list, so that none is lost.
    pub fn has_game(&self, owner: &str) -> bool {
        let is_known = self.list.iter().chain(self.removed()).any(|learner| learner.id.as_str() == owner);
        match is_known {
            true => self.current.as_str() == owner,
            false => self.current == self.list[0].id,
        }
    }

    /// True if a backup knows no learners, while there are several here: what it has goes to the current one.
    pub fn takes_as_own(&self, backup: &[BackupEntry]) -> bool {
        !backup.iter().any(|entry| entry.name == StorageKey::Learners.name())
            && *self != Learners { list: vec![self.list[0].clone()], ..Learners::default() }
    }

    /// Text to save after a backup was opened, where `old` was saved before. A backup with learners replaces everything, and
    /// so does an old one where there is only the first learner. Elsewhere an old one replaces what belongs to the device and
    /// to the current learner: the others keep theirs.
    pub fn restored(&self, old: &[BackupEntry], backup: &[BackupEntry]) -> Vec<BackupEntry> {
        if !self.takes_as_own(backup) {
            // The name of the first learner stays.
            let is_list = |entry: &&BackupEntry| entry.name == StorageKey::Learners.name();
            let list = old.iter().filter(is_list).filter(|_| !backup.iter().any(|entry| is_list(&entry)));
            return list.chain(backup).cloned().collect();
        }
        let others = self.list.iter().chain(self.removed()).filter(|learner| learner.id != self.current);
        let others: Vec<&Learner> = others.collect();
        let stays = |entry: &&BackupEntry| {
            entry.name == StorageKey::Learners.name() || others.iter().any(|it| it.id.has_text(&entry.name))
        };
        let prefix = self.current.prefix();
        let moved = backup.iter().map(|entry| match LearnerId::FIRST.has_text(&entry.name) {
            true => BackupEntry { name: format!("{prefix}{}", entry.name), text: entry.text.clone() },
            false => entry.clone(),
        });
        old.iter().filter(stays).cloned().chain(moved).collect()
    }
}
