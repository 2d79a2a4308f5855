//! The text of a schedule, and merging.
//!
//! ```text
//! notabene practice 1
//! card chess/capture last=1795000000 stable=3714 hard=5161 times=1 lapses=0
//! card chess/capture/letter_missing …
//! week 2967 chess/capture tasks=3 once=2
//! plan 20775 chess/capture@chess960#4711=3 …
//! ```
//!
//! A later version may add lines and values: lines that are not understood stay as they are, so that an older program
//! loses nothing of them.

use super::{Card, Done, Plan, Schedule, is_word};
use notabene_core::digits::number;

/// First word of the text, before the version of the format.
const HEADER: &str = "notabene practice ";
/// The version of the format.
const VERSION: u32 = 1;
/// Separator of the names of a skill and of a mistake.
const MISTAKE: char = '!';

impl Schedule {
    /// Parses a saved text, which may come from another version or be corrupt anywhere: lines that cannot be parsed are
    /// preserved.
    pub fn read(text: &str) -> Schedule {
        let mut schedule = Schedule::default();
        // All line ends are accepted.
        for (n, line) in text.split('\n').map(|line| line.trim_end_matches('\r')).enumerate() {
            let header = line.strip_prefix(HEADER).filter(|_| n == 0);
            if let Some(version) = header.and_then(number) {
                schedule.version = if version > VERSION { version } else { 0 };
            } else if !line.trim().is_empty() && schedule.read_line(line).is_none() {
                schedule.others.insert(line.into());
            }
        }
        schedule
    }

    /// Parses a line; `None` if it is unknown.
    fn read_line(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["card", name, last, stable, hard, times, lapses] => {
                let (skill, mistake) = name.split_once(MISTAKE).unwrap_or((name, ""));
                let is_named = is_word(skill) && (mistake.is_empty() != name.contains(MISTAKE));
                let card = Card {
                    last: seconds(last, "last")?,
                    stability: value(stable, "stable")?,
                    difficulty: value(hard, "hard")?,
                    times: value(times, "times")?,
                    lapses: value(lapses, "lapses")?,
                };
                let is_whole = is_named && (mistake.is_empty() || is_word(mistake)) && card.times > 0;
                is_whole.then(|| self.join_card((skill.into(), mistake.into()), &card))
            }
            ["week", week, skill, tasks, once] => {
                let done = Done { tasks: value(tasks, "tasks")?, at_once: value(once, "once")? };
                let week = long(week)?;
                is_word(skill).then(|| self.join_week((week, skill.into()), done))
            }
            ["plan", day, ref tasks @ ..] => {
                let plan = Plan::read(long(day)?, tasks)?;
                self.join_plan(plan);
                Some(())
            }
            _ => None,
        }
    }

    /// Returns the text to save.
    pub fn text(&self) -> String {
        let mut out = format!("{HEADER}{}\n", self.version.max(VERSION));
        for ((skill, mistake), card) in &self.cards {
            let sign = if mistake.is_empty() { String::new() } else { format!("{MISTAKE}{mistake}") };
            let Card { last, stability, difficulty, times, lapses } = card;
            out.push_str(&format!(
                "card {skill}{sign} last={last} stable={stability} hard={difficulty} times={times} lapses={lapses}\n"
            ));
        }
        for ((week, skill), Done { tasks, at_once }) in &self.weeks {
            out.push_str(&format!("week {week} {skill} tasks={tasks} once={at_once}\n"));
        }
        if let Some(plan) = &self.plan {
            out.push_str(&format!("plan {}\n", plan.text()));
        }
        for line in &self.others {
            out.push_str(line);
            out.push('\n');
        }
        out
    }

    /// Merges another schedule, as from a restored backup. Of each card the later state wins, with the higher counts;
    /// nothing of either is lost, in any order and with any number of merges.
    pub fn merge(&mut self, other: &Schedule) {
        other.cards.iter().for_each(|(key, card)| self.join_card(key.clone(), card));
        other.weeks.iter().for_each(|(key, done)| self.join_week(key.clone(), *done));
        other.plan.iter().for_each(|plan| self.join_plan(plan.clone()));
        self.others.extend(other.others.iter().cloned());
        self.version = self.version.max(other.version);
    }

    fn join_card(&mut self, key: (String, String), card: &Card) {
        let own = self.cards.entry(key).or_insert(*card);
        let (times, lapses) = (own.times.max(card.times), own.lapses.max(card.lapses));
        // Of two states at one time the one due sooner.
        let rank = |card: &Card| (card.last, std::cmp::Reverse(card.stability), card.difficulty);
        let later = if rank(card) > rank(own) { *card } else { *own };
        *own = Card { times, lapses, ..later };
    }

    fn join_week(&mut self, key: (u64, String), done: Done) {
        let own = self.weeks.entry(key).or_default();
        *own = Done { tasks: own.tasks.max(done.tasks), at_once: own.at_once.max(done.at_once) };
    }

    /// Chooses the later plan; of two for one day the one with more done.
    fn join_plan(&mut self, plan: Plan) {
        let is_later = self.plan.as_ref().is_none_or(|own| plan.rank() > own.rank());
        if is_later {
            self.plan = Some(plan);
        }
    }
}

/// Parses a number of at most eighteen digits, without signs and leading zeros: it is formatted identically.
fn long(text: &str) -> Option<u64> {
    let value: u64 = text.parse().ok().filter(|_| text.len() <= 18)?;
    (value.to_string() == text).then_some(value)
}

fn seconds(word: &str, name: &str) -> Option<u64> {
    long(word.strip_prefix(name)?.strip_prefix('=')?)
}

fn value(word: &str, name: &str) -> Option<u32> {
    seconds(word, name)?.try_into().ok()
}
