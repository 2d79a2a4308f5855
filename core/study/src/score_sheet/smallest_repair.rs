//! Repairs a sheet that does not replay: the smallest corrections that let the game go on.
//!
//! A wrong text may be another legal move, so that the replay fails later. So corrections are tried at every place up
//! to the failure, each is played on, and the best few are followed (beam search). The work is bounded: for a sheet
//! full of nonsense the answer is the number of legal half-moves.

mod site;

use super::handwriting::{MOST, split_entry};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::{AnyPosition, Notation as _, Style, player};
use notabene_core::position::{Position as _, Side};
use notabene_core::repair::{Correction, Fix};
pub(super) use site::Work;
use site::{BLANK, MISSING, RepairSite, RepairTry, UNREADABLE};

/// Corrections that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Repair {
    /// The corrections, in their order on the sheet.
    pub fixes: Vec<Fix>,
    /// Number of half-moves that can be played with them.
    pub reach: usize,
    /// True if that is the whole sheet.
    pub is_complete: bool,
    /// Total cost of the corrections: the smallest are the likeliest.
    pub cost: u32,
    /// The game with the corrections, in the strict form.
    pub texts: Vec<String>,
    /// The remaining texts that still cannot be played.
    pub rest: Vec<String>,
    /// A sentence about the reach.
    pub message: Msg,
}

/// The diagnosis of a sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Diagnosis {
    /// Number of half-moves that can be played as they stand.
    pub reach: usize,
    /// True if that is the whole sheet.
    pub is_complete: bool,
    /// A sentence about the place and the text at which it stops.
    pub message: Msg,
    /// Corrections, the likeliest first; empty if the sheet is right, or cannot be repaired.
    pub repairs: Vec<Repair>,
}

/// Number of places before a failure at which corrections are tried.
const WINDOW: usize = 80;
/// Number of places before a failure at which a whole row may be missing.
const PAIR_WINDOW: usize = 2;
/// Largest number of corrections in one repair.
const MOST_FIXES: usize = 6;
/// Beam width: number of partial repairs that are followed at once.
const BEAM: usize = 3;
/// Largest number of repairs returned.
const ANSWERS: usize = 5;
/// Limit of half-moves tried.
pub(super) const WORK: u32 = 60_000;

/// A sheet with some corrections.
#[derive(Clone)]
struct RepairState {
    texts: Vec<String>,
    /// Place of each text on the sheet.
    places: Vec<usize>,
    /// True for each corrected text: nothing is corrected twice.
    fixed: Vec<bool>,
    fixes: Vec<Fix>,
    cost: u32,
    reach: usize,
}

impl RepairState {
    fn left(&self) -> usize {
        self.texts.len() - self.reach
    }
}

/// Finds the smallest corrections of a sheet. `start` is the game before its first move, `places` are the texts of the
/// half-moves; the letters are those of the style.
pub fn repair(start: &AnyPosition, places: &[String], style: &Style) -> Diagnosis {
    repair_within(start, places, style, &mut Work(WORK))
}

/// Repairs with a work limit.
pub(super) fn repair_within(
    start: &AnyPosition,
    places: &[String],
    style: &Style,
    work: &mut Work,
) -> Diagnosis {
    let mut texts = Vec::new();
    places.iter().take(MOST).for_each(|place| texts.push(String::from(split_entry(place).text)));
    while texts.last().is_some_and(String::is_empty) {
        texts.pop();
    }
    let reach = start.replay(&texts, style);
    let whole = reach == texts.len();
    let (places, fixed) = ((0..texts.len()).collect(), vec![false; texts.len()]);
    let mut state = RepairState { texts, places, fixed, fixes: Vec::new(), cost: 0, reach };
    let message = stuck_message(start, &state, style);
    if whole {
        state.fixes = form_fixes(start, &state.texts, style);
        let repairs = if state.fixes.is_empty() { Vec::new() } else { vec![to_repair(start, state, style)] };
        return Diagnosis { reach, is_complete: whole, message, repairs };
    }
    let mut repairs = Vec::new();
    for state in search(start, state, style, work) {
        repairs.push(to_repair(start, state, style));
    }
    Diagnosis { reach, is_complete: whole, message, repairs }
}

/// Returns the positions before each text, up to the one that cannot be played.
fn positions(start: &AnyPosition, state: &RepairState, style: &Style) -> Vec<AnyPosition> {
    let mut all = vec![start.clone()];
    for text in state.texts.iter().take(state.reach) {
        let Some(now) = all.last() else { break };
        let Some(key) = now.find(text, style) else { break };
        let next = now.position_after(&key);
        all.push(next);
    }
    all
}

/// A sentence about the place at which a sheet stops.
fn stuck_message(start: &AnyPosition, state: &RepairState, style: &Style) -> Msg {
    let Some(text) = state.texts.get(state.reach) else { return msg!(MendNothing) };
    let moments = positions(start, state, style);
    let Some(at) = moments.last() else { return msg!(MendNothing) };
    let (number, player) = (at.number(), player(at.turn()));
    match text.is_empty() {
        true => msg!(MendStuckEmpty { number, player }),
        false => msg!(MendStuck { number, player, text: text.clone() }),
    }
}

/// Returns corrections of the form alone, for a sheet that can be played.
fn form_fixes(start: &AnyPosition, texts: &[String], style: &Style) -> Vec<Fix> {
    let mut fixes = Vec::new();
    let mut at = start.clone();
    for (ply, text) in texts.iter().enumerate() {
        let Ok((key, explained)) = at.explain(text, style) else { break };
        if explained.remarks.iter().any(|remark| remark.slip) {
            let to = at.text(&key, style);
            fixes.push(Fix {
                ply,
                at: ply,
                number: at.number(),
                is_white: at.turn() == Side::White,
                kind: Correction::Form,
                from: text.clone(),
                to,
                choices: Vec::new(),
            });
        }
        at = at.position_after(&key);
    }
    fixes
}

/// Converts a sheet with its corrections to a repair.
fn to_repair(start: &AnyPosition, state: RepairState, style: &Style) -> Repair {
    let mut texts = Vec::with_capacity(state.reach);
    let mut at = start.clone();
    let mut last = None;
    for text in state.texts.iter().take(state.reach) {
        let Some(key) = at.find(text, style) else { break };
        texts.push(at.text(&key, style));
        last = Some((at.number(), player(at.turn())));
        at = at.position_after(&key);
    }
    let whole = state.left() == 0;
    let rest = state.texts.get(state.reach..).unwrap_or_default().to_vec();
    let message = match last.filter(|_| !whole) {
        Some((number, player)) => msg!(MendReach { number, player }),
        None => msg!(MendWhole),
    };
    let mut fixes = state.fixes;
    fixes.sort_by_key(|fix| fix.ply);
    Repair { fixes, reach: state.reach, is_complete: whole, cost: state.cost, texts, rest, message }
}

/// Follows the best corrections until the sheet can be played, or the work limit is reached.
fn search(start: &AnyPosition, first: RepairState, style: &Style, work: &mut Work) -> Vec<RepairState> {
    let mut beam = vec![first];
    let mut best: Vec<RepairState> = Vec::new();
    for _ in 0..MOST_FIXES {
        let mut next: Vec<RepairState> = Vec::new();
        for state in &beam {
            let moments = positions(start, state, style);
            for found in find_tries(&moments, state, style, work) {
                if let Some(state) = apply_fix(&moments, state, found, style) {
                    let better =
                        |other: &RepairState| (other.left(), other.cost) <= (state.left(), state.cost);
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
    // If the whole sheet can be played, partial repairs are dropped.
    let whole = best.first().is_some_and(|state| state.left() == 0);
    best.retain(|state| !whole || state.left() == 0);
    best
}

/// Returns all corrections that let a sheet go further.
fn find_tries(
    moments: &[AnyPosition],
    state: &RepairState,
    style: &Style,
    work: &mut Work,
) -> Vec<RepairTry> {
    let mut found = Vec::new();
    let stumble = moments.len().saturating_sub(1);
    for at in (stumble.saturating_sub(WINDOW)..=stumble).rev() {
        let Some(now) = moments.get(at) else { continue };
        let site = RepairSite { now, texts: &state.texts, at, style };
        if state.fixed.get(at) == Some(&true) {
            let place = state.places.get(at);
            let fix = state.fixes.iter().find(|fix| Some(&fix.ply) == place);
            fix.into_iter().for_each(|fix| site.try_other_choice(fix, work, &mut found));
            continue;
        }
        site.try_split(work, &mut found);
        site.try_swap_columns(work, &mut found);
        site.try_drop_duplicate(work, &mut found);
        site.try_readings(work, &mut found);
        let blank = site.text().is_empty();
        if !blank {
            site.try_any_move(0, MISSING, work, &mut found);
        }
        if at == stumble && at < state.texts.len() {
            site.try_any_move(1, if blank { BLANK } else { UNREADABLE }, work, &mut found);
        }
        if stumble - at < PAIR_WINDOW {
            site.try_missing_pair(work, &mut found);
        }
        if work.0 == 0 {
            break;
        }
    }
    found.retain(|found| found.left < state.left());
    found
}

/// Applies one more correction to a sheet.
fn apply_fix(
    moments: &[AnyPosition],
    state: &RepairState,
    found: RepairTry,
    style: &Style,
) -> Option<RepairState> {
    let now = moments.get(found.at)?;
    let place = state.places.get(found.at).copied().unwrap_or(state.texts.len());
    let fix = fix(now, state, &found, place);
    let mut next = state.clone();
    let end = found.at + found.instead;
    let width = found.texts.len();
    next.texts.splice(found.at..end, found.texts);
    next.places.splice(found.at..end, std::iter::repeat_n(place, width));
    next.fixed.splice(found.at..end, std::iter::repeat_n(true, width));
    match state.fixed.get(found.at) {
        // Another choice for an earlier correction.
        Some(true) => {
            let known = next.fixes.iter_mut().find(|known| known.ply == place)?;
            *known = Fix { from: known.from.clone(), ..fix };
        }
        _ => next.fixes.push(fix),
    }
    next.cost += found.cost;
    next.reach = found.at + now.replay(next.texts.get(found.at..)?, style);
    Some(next)
}

fn fix(now: &AnyPosition, state: &RepairState, found: &RepairTry, ply: usize) -> Fix {
    let there = state.texts.get(found.at..found.at + found.instead).unwrap_or_default();
    let (from, to) = (there.join(" ").trim_end().to_string(), found.texts.join(" "));
    let choices = match (found.kind, found.choices.is_empty()) {
        (Correction::Missing, true) => vec![to.clone()],
        _ => found.choices.clone(),
    };
    let (number, is_white) = (now.number(), now.turn() == Side::White);
    Fix { ply, at: found.at, number, is_white, kind: found.kind, from, to, choices }
}
