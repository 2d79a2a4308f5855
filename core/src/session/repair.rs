//! Repairing a sheet that does not replay: the smallest corrections that let the game go on.
//!
//! A wrong text may stumble later than where it stands, as it may be another legal move. So corrections are tried at
//! every place up to a stumble, each is played on, and the best few are kept (a beam). The work is bounded: on a sheet
//! full of nonsense the answer is how far it got.

use super::handwriting::{MOST, taken_apart};
use super::likely::{Reading, readings};
use super::moment::{Key, Moment};
use crate::notation::signs::{from, upto};
use crate::notation::{Style, player};
use crate::position::Side;
use crate::text::Msg;

/// What kind of correction it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// The text is read as another one.
    Reading,
    /// The move is clear, only its form is not the right one.
    Form,
    /// The two moves of a row change columns.
    Columns,
    /// A move was left out; or its place is empty.
    Missing,
    /// Two moves stand in one place.
    Two,
    /// A move is written once too often.
    Twice,
}

/// One correction.
#[derive(Clone, PartialEq, Debug)]
pub struct Fix {
    /// The place on the sheet as it was written, counted from 0.
    pub ply: usize,
    /// The number of the move it is about.
    pub number: u32,
    /// Whose move it is.
    pub side: Side,
    /// What kind of correction.
    pub way: Way,
    /// What stands there; the texts of two places with a blank between them.
    pub from: String,
    /// What should stand there, for a missing move the first of the choices; empty for what is too much.
    pub to: String,
    /// All moves that may be missing; else empty.
    pub choices: Vec<String>,
    /// The correction as a sentence.
    pub says: Msg,
}

/// Corrections that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Repair {
    /// The corrections, in their order on the sheet.
    pub fixes: Vec<Fix>,
    /// How many half-moves can be played with them.
    pub reach: usize,
    /// Whether that is the whole sheet.
    pub whole: bool,
    /// How unlikely the corrections are, all together: the smallest are the likeliest.
    pub cost: u32,
    /// The game with them, in the strict form.
    pub texts: Vec<String>,
    /// How far it goes, as a sentence.
    pub says: Msg,
}

/// What is found out about a sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Diagnosis {
    /// How many half-moves can be played as they stand.
    pub reach: usize,
    /// Whether that is the whole sheet.
    pub whole: bool,
    /// The same as a sentence: where it stops, and on what text.
    pub says: Msg,
    /// Corrections, the likeliest first; empty if the sheet is right, or nobody can help.
    pub repairs: Vec<Repair>,
}

/// So many places before a stumble are doubted.
const WINDOW: usize = 80;
/// Among so many places before a stumble a whole move of both sides may be missing.
const PAIR_WINDOW: usize = 2;
/// So many corrections may belong together.
const MOST_FIXES: usize = 6;
/// So many half-mended sheets are followed at once.
const BEAM: usize = 3;
/// So many answers are given.
const ANSWERS: usize = 5;
/// So many half-moves are tried at most.
const WORK: u32 = 60_000;

/// A sheet with some corrections.
#[derive(Clone)]
struct State {
    texts: Vec<String>,
    /// Where each text stood on the sheet.
    places: Vec<usize>,
    fixes: Vec<Fix>,
    cost: u32,
    reach: usize,
}

impl State {
    fn left(&self) -> usize {
        self.texts.len() - self.reach
    }
}

/// A correction that lets a sheet go further.
struct Try {
    at: usize,
    way: Way,
    /// The texts that take the place of some texts of the sheet, and of how many.
    texts: Vec<String>,
    instead: usize,
    choices: Vec<String>,
    cost: u32,
    /// How many texts of the sheet are left then.
    left: usize,
}

/// What is still to be spent.
struct Work(u32);

impl Work {
    fn spend(&mut self, plies: usize) -> bool {
        self.0 = self.0.saturating_sub(plies as u32 + 1);
        self.0 > 0
    }
    /// Plays texts from a moment; none if there is no time left.
    fn replay(&mut self, at: &dyn Moment, texts: &[String], style: &Style) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let reach = at.replay(texts, style);
        self.spend(reach);
        Some(reach)
    }
}

/// Finds the smallest corrections of a sheet. `start` is the game before its first move, `places` holds what stands in
/// the places of the half-moves; the letters are those of the style.
pub fn repair(start: &dyn Moment, places: &[String], style: &Style) -> Diagnosis {
    let mut texts = Vec::new();
    places.iter().take(MOST).for_each(|place| texts.push(String::from(taken_apart(place).text)));
    while texts.last().is_some_and(String::is_empty) {
        texts.pop();
    }
    let reach = start.replay(&texts, style);
    let whole = reach == texts.len();
    let mut state = State { places: (0..texts.len()).collect(), texts, fixes: Vec::new(), cost: 0, reach };
    let says = stuck(start, &state, style);
    if whole {
        state.fixes = forms(start, &state.texts, style);
        let repairs = if state.fixes.is_empty() { Vec::new() } else { vec![told(start, state, style)] };
        return Diagnosis { reach, whole, says, repairs };
    }
    let mut repairs = Vec::new();
    for state in search(start, state, style) {
        repairs.push(told(start, state, style));
    }
    Diagnosis { reach, whole, says, repairs }
}

/// The moments before each text, up to the one that cannot be played.
fn moments(start: &dyn Moment, state: &State, style: &Style) -> Vec<Box<dyn Moment>> {
    let mut all = vec![start.copy()];
    for text in state.texts.iter().take(state.reach) {
        let Some(now) = all.last() else { break };
        let Some(key) = now.find(text, style) else { break };
        let next = now.after(key);
        all.push(next);
    }
    all
}

/// Where a sheet stops, as a sentence.
fn stuck(start: &dyn Moment, state: &State, style: &Style) -> Msg {
    let Some(text) = state.texts.get(state.reach) else { return msg!(MendNothing) };
    let moments = moments(start, state, style);
    let Some(at) = moments.last() else { return msg!(MendNothing) };
    let (number, player) = (at.number(), player(at.turn()));
    match text.is_empty() {
        true => msg!(MendStuckEmpty { number, player }),
        false => msg!(MendStuck { number, player, text: text.clone() }),
    }
}

/// Corrections of the form alone, on a sheet that can be played.
fn forms(start: &dyn Moment, texts: &[String], style: &Style) -> Vec<Fix> {
    let mut fixes = Vec::new();
    let mut at = start.copy();
    for (ply, text) in texts.iter().enumerate() {
        let Ok((key, explained)) = at.read(text, style) else { break };
        if explained.remarks.iter().any(|remark| remark.slip) {
            let to = at.written(key, style);
            let says = msg!(MendForm { text: text.clone(), right: to.clone() });
            let (number, side) = (at.number(), at.turn());
            let choices = Vec::new();
            fixes.push(Fix { ply, number, side, way: Way::Form, from: text.clone(), to, choices, says });
        }
        at = at.after(key);
    }
    fixes
}

/// A sheet with its corrections, as an answer.
fn told(start: &dyn Moment, state: State, style: &Style) -> Repair {
    let mut texts = Vec::with_capacity(state.reach);
    let mut at = start.copy();
    let mut last = None;
    for text in state.texts.iter().take(state.reach) {
        let Some(key) = at.find(text, style) else { break };
        texts.push(at.written(key, style));
        last = Some((at.number(), player(at.turn())));
        at = at.after(key);
    }
    let whole = state.left() == 0;
    let says = match last.filter(|_| !whole) {
        Some((number, player)) => msg!(MendReach { number, player }),
        None => msg!(MendWhole),
    };
    let mut fixes = state.fixes;
    fixes.sort_by_key(|fix| fix.ply);
    Repair { fixes, reach: state.reach, whole, cost: state.cost, texts, says }
}

/// Follows the best corrections until the sheet can be played, or no time is left.
fn search(start: &dyn Moment, first: State, style: &Style) -> Vec<State> {
    let mut work = Work(WORK);
    let mut beam = vec![first];
    let mut best: Vec<State> = Vec::new();
    for _ in 0..MOST_FIXES {
        let mut next: Vec<State> = Vec::new();
        for state in &beam {
            let moments = moments(start, state, style);
            for found in tries(&moments, state, style, &mut work) {
                if let Some(state) = mended(&moments, state, found, style) {
                    let better = |other: &State| (other.left(), other.cost) <= (state.left(), state.cost);
                    let place = next.partition_point(better);
                    let known = next.iter().any(|other| other.texts == state.texts);
                    if !known && place < ANSWERS {
                        next.insert(place, state);
                        next.truncate(ANSWERS);
                    }
                }
            }
        }
        if next.is_empty() {
            break;
        }
        best = next;
        if best.first().is_some_and(|state| state.left() == 0) || work.0 == 0 {
            break;
        }
        beam = best.iter().take(BEAM).cloned().collect();
    }
    // Where the whole sheet can be played, half answers are none.
    let whole = best.first().is_some_and(|state| state.left() == 0);
    best.retain(|state| !whole || state.left() == 0);
    best
}

/// All corrections that let a sheet go further than it does.
fn tries(moments: &[Box<dyn Moment>], state: &State, style: &Style, work: &mut Work) -> Vec<Try> {
    let mut found = Vec::new();
    let stumble = moments.len().saturating_sub(1);
    for at in (stumble.saturating_sub(WINDOW)..=stumble).rev() {
        let Some(now) = moments.get(at) else { continue };
        let site = Site { now: &**now, texts: &state.texts, at, style };
        site.two(work, &mut found);
        site.columns(work, &mut found);
        site.twice(work, &mut found);
        site.other_readings(work, &mut found);
        site.missing(work, &mut found);
        if stumble - at < PAIR_WINDOW {
            site.missing_pair(work, &mut found);
        }
        if work.0 == 0 {
            break;
        }
    }
    found.retain(|found| found.left < state.left());
    found
}

/// A place of a sheet where a correction is tried.
struct Site<'a> {
    now: &'a dyn Moment,
    texts: &'a [String],
    at: usize,
    style: &'a Style,
}

/// What corrections cost that are no other reading, beside [`super::likely`]'s weights.
const TWO: u32 = 1;
const COLUMNS: u32 = 2;
const TWICE: u32 = 3;
const BLANK: u32 = 1;
const MISSING: u32 = 5;
const MISSING_PAIR: u32 = 8;

impl Site<'_> {
    fn text(&self) -> &str {
        self.texts.get(self.at).map_or("", String::as_str)
    }
    fn behind(&self, places: usize) -> &[String] {
        self.texts.get(self.at + places..).unwrap_or_default()
    }
    /// Plays texts in the place of some others, and then the rest; the number of texts left, if the first go.
    fn left(&self, first: &[&str], instead: usize, work: &mut Work) -> Option<usize> {
        let mut at: Option<Box<dyn Moment>> = None;
        for text in first {
            let now = at.as_deref().unwrap_or(self.now);
            at = Some(now.after(now.find(text, self.style)?));
        }
        self.left_after(at.as_deref().unwrap_or(self.now), instead, work)
    }
    fn left_after(&self, at: &dyn Moment, instead: usize, work: &mut Work) -> Option<usize> {
        let rest = self.behind(instead);
        Some(rest.len() - work.replay(at, rest, self.style)?)
    }
    fn found(&self, way: Way, texts: &[&str], instead: usize, cost: u32, left: usize) -> Try {
        let texts = texts.iter().map(|text| String::from(*text)).collect();
        Try { at: self.at, way, texts, instead, choices: Vec::new(), cost, left }
    }

    /// `e4 e5` in one place, with the next one empty or not.
    fn two(&self, work: &mut Work, out: &mut Vec<Try>) {
        let text = self.text();
        for (blank, _) in text.bytes().enumerate().filter(|(_, byte)| *byte == b' ') {
            let halves = [upto(text, blank).trim(), from(text, blank).trim()];
            let empty = self.texts.get(self.at + 1).is_some_and(String::is_empty);
            let instead = 1 + usize::from(empty);
            if let Some(left) = self.left(&halves, instead, work) {
                out.push(self.found(Way::Two, &halves, instead, TWO, left));
            }
        }
    }

    /// The two moves of a row in each other's column.
    fn columns(&self, work: &mut Work, out: &mut Vec<Try>) {
        let Some(second) = self.texts.get(self.at + 1).filter(|_| self.now.turn() == self.now.first()) else {
            return;
        };
        let turned = [second.as_str(), self.text()];
        if let Some(left) = self.left(&turned, 2, work) {
            out.push(self.found(Way::Columns, &turned, 2, COLUMNS, left));
        }
    }

    /// The same text as one or two places before.
    fn twice(&self, work: &mut Work, out: &mut Vec<Try>) {
        let same = |back: usize| {
            let before = self.at.checked_sub(back).and_then(|at| self.texts.get(at));
            before.is_some_and(|before| before == self.text())
        };
        if !self.text().is_empty()
            && (same(1) || same(2))
            && let Some(left) = self.left(&[], 1, work)
        {
            out.push(self.found(Way::Twice, &[], 1, TWICE, left));
        }
    }

    /// Legal moves whose texts are near to what is written.
    fn other_readings(&self, work: &mut Work, out: &mut Vec<Try>) {
        if self.text().is_empty() {
            return;
        }
        let all = readings(self.now, self.text(), self.style);
        work.spend(all.len());
        for Reading { key, cost } in all {
            if let Some(left) = self.left_after(&*self.now.after(key), 1, work) {
                let text = self.now.written(key, self.style);
                out.push(self.found(Way::Reading, &[&text], 1, cost, left));
            }
        }
    }

    /// A move that is not written: any that lets the rest go furthest.
    fn missing(&self, work: &mut Work, out: &mut Vec<Try>) {
        let blank = self.texts.get(self.at).is_some_and(String::is_empty);
        let instead = usize::from(blank);
        let mut keys: Vec<Key> = Vec::new();
        let mut best = usize::MAX;
        for key in self.now.all() {
            let Some(left) = self.left_after(&*self.now.after(key), instead, work) else { return };
            if left < best {
                keys.clear();
                best = left;
            }
            if left == best {
                keys.push(key);
            }
        }
        if keys.is_empty() || best > self.behind(1).len() {
            return;
        }
        let mut choices = Vec::with_capacity(keys.len());
        keys.iter().for_each(|key| choices.push(self.now.written(*key, self.style)));
        let Some(text) = choices.first().cloned() else { return };
        let cost = if blank { BLANK } else { MISSING };
        out.push(Try { choices, ..self.found(Way::Missing, &[&text], instead, cost, best) });
    }

    /// A row that is not written: the first pair of moves that lets the rest go furthest.
    fn missing_pair(&self, work: &mut Work, out: &mut Vec<Try>) {
        let mut best: Option<(usize, [String; 2])> = None;
        for first in self.now.all() {
            let then = self.now.after(first);
            for second in then.all() {
                let Some(left) = self.left_after(&*then.after(second), 0, work) else { return };
                if best.as_ref().is_none_or(|(most, _)| left < *most) {
                    let texts = [self.now.written(first, self.style), then.written(second, self.style)];
                    best = Some((left, texts));
                }
            }
        }
        if let Some((left, [first, second])) = best {
            out.push(self.found(Way::Missing, &[&first, &second], 0, MISSING_PAIR, left));
        }
    }
}

/// A sheet with one correction more.
fn mended(moments: &[Box<dyn Moment>], state: &State, found: Try, style: &Style) -> Option<State> {
    let now = moments.get(found.at)?;
    let place = state.places.get(found.at).copied().unwrap_or(state.texts.len());
    let fix = fix(&**now, state, &found, place);
    let mut next = state.clone();
    let end = found.at + found.instead;
    let width = found.texts.len();
    next.texts.splice(found.at..end, found.texts);
    next.places.splice(found.at..end, std::iter::repeat_n(place, width));
    next.fixes.push(fix);
    next.cost += found.cost;
    next.reach = found.at + now.replay(next.texts.get(found.at..)?, style);
    Some(next)
}

fn fix(now: &dyn Moment, state: &State, found: &Try, ply: usize) -> Fix {
    let (number, side) = (now.number(), now.turn());
    let there = state.texts.get(found.at..found.at + found.instead).unwrap_or_default();
    let (from, to) = (there.join(" ").trim_end().to_string(), found.texts.join(" "));
    let choices = match (found.way, found.choices.is_empty()) {
        (Way::Missing, true) => vec![to.clone()],
        _ => found.choices.clone(),
    };
    let says = match found.way {
        Way::Reading => msg!(MendReading { text: from.clone(), right: to.clone() }),
        Way::Form => msg!(MendForm { text: from.clone(), right: to.clone() }),
        Way::Columns => msg!(MendColumns { number }),
        Way::Missing => msg!(MendMissing { right: choices.clone() }),
        Way::Two => msg!(MendTwo { text: from.clone() }),
        Way::Twice => msg!(MendTwice { text: from.clone() }),
    };
    Fix { ply, number, side, way: found.way, from, to, choices, says }
}
