//! Find the slip: a sheet of a right game with one planted mistake.
//!
//! One number gives one sheet. A planted mistake is a real one: a reader stumbles over it, at once or later, or the
//! text breaks a rule of writing. And it can be found: the smallest correction of the sheet is the right text.

use super::handwriting::Handwriting;
pub use super::mistakes::MistakeKind;
use super::mistakes::{Change, make_changes};
use super::smallest_repair::{Repair, WORK, Work, repair_within};
use notabene_core::game::played::Played;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::{Style, player};
use notabene_core::position::Position as _;
use notabene_core::repair::Correction;

impl MistakeKind {
    /// Returns the kind of correction for it.
    const fn correction(self) -> Correction {
        match self {
            MistakeKind::Columns => Correction::Columns,
            MistakeKind::LeftOut => Correction::Missing,
            MistakeKind::Two => Correction::Two,
            _ => Correction::Reading,
        }
    }
}

/// A sheet with a planted mistake.
#[derive(Clone, PartialEq, Debug)]
pub struct SeededMistake {
    /// The kind of mistake.
    pub kind: MistakeKind,
    /// The sheet, to be shown or printed.
    pub sheet: Handwriting,
    /// The place of the mistake; the first one if it takes two.
    pub ply: usize,
    /// Number of places of the mistake.
    pub places: usize,
    /// The text on the sheet; empty where a move is left out.
    pub text: String,
    /// The right text.
    pub right: String,
    /// The mistake as a sentence: the answer.
    pub message: Msg,
    /// Number of half-moves that can be replayed before the failure; all of them if only the form is wrong.
    pub reach: usize,
}

impl SeededMistake {
    /// Feedback on a selected place: an error unless it has the mistake.
    pub fn check_place(&self, ply: usize) -> Result<Msg, Msg> {
        if (self.ply..self.ply + self.places).contains(&ply) {
            return Ok(self.message.clone());
        }
        let text = self.sheet.get(ply);
        Err(if text.is_empty() { msg!(HuntEmpty) } else { msg!(HuntRight { text: text.into() }) })
    }
}

/// Number of places that are tried for a kind.
const TRIES: usize = 12;
/// Limit of half-moves played for one sheet, over all kinds and places that are tried: bounds the waiting time.
pub const MOST_WORK: u32 = 2 * WORK;

/// The remaining work for a sheet. One for all games, kinds and places that are tried.
#[derive(Debug)]
pub struct Budget(u32);

impl Default for Budget {
    fn default() -> Budget {
        Budget(MOST_WORK)
    }
}

impl Budget {
    /// Number of half-moves played so far; never more than [`MOST_WORK`].
    pub const fn spent(&self) -> u32 {
        MOST_WORK - self.0
    }
    /// Returns the work of one repair, taken from the budget.
    fn take_work(&mut self) -> Work {
        Work(self.0.min(WORK))
    }
    fn return_work(&mut self, lent: u32, left: &Work) {
        self.0 -= lent - left.0.min(lent);
    }
}

/// Plants a mistake into the sheet of a game; `None` if the game has no place for this kind.
pub fn seed_mistake(played: &Played, kind: MistakeKind, number: u32, style: &Style) -> Option<SeededMistake> {
    seed_within(played, Some(kind), number, style, &mut Budget::default())
}

/// Plants a mistake of a kind, or of any if none is given, within a budget.
pub fn seed_within(
    played: &Played,
    kind: Option<MistakeKind>,
    number: u32,
    style: &Style,
    budget: &mut Budget,
) -> Option<SeededMistake> {
    if let Some(kind) = kind {
        return seed_one(played, kind, number, style, budget);
    }
    let mut lot = SeededNumbers(number);
    let start = lot.below(MistakeKind::ALL.len());
    let kinds = (0..MistakeKind::ALL.len())
        .filter_map(|n| MistakeKind::ALL.get((start + n) % MistakeKind::ALL.len()));
    kinds.into_iter().find_map(|kind| seed_one(played, *kind, number, style, budget))
}

fn seed_one(
    played: &Played,
    kind: MistakeKind,
    number: u32,
    style: &Style,
    budget: &mut Budget,
) -> Option<SeededMistake> {
    let texts = played.texts(style);
    let mut lot = SeededNumbers(number);
    // Some moves must follow the mistake, so that its correction is unique.
    let last = texts.len().saturating_sub(texts.len() / 8).max(1);
    let start = lot.below(last);
    let mut left = TRIES;
    for n in 0..last {
        let ply = (start + n) % last;
        let forged = make_changes(played, ply, kind, &texts, style);
        if forged.is_empty() {
            continue;
        }
        let turn = lot.below(forged.len());
        for n in 0..forged.len().min(4) {
            let change = forged.get((turn + n) % forged.len())?;
            if let Some(planted) = try_mistake(played, ply, kind, change, &texts, (style, &mut *budget)) {
                return Some(planted);
            }
            left -= 1;
            if left == 0 || budget.0 == 0 {
                return None;
            }
        }
    }
    None
}

/// Plants a mistake of a kind chosen by a number, among those for which the game has a place.
pub fn seed_any(played: &Played, number: u32, style: &Style) -> Option<SeededMistake> {
    seed_within(played, None, number, style, &mut Budget::default())
}

/// Returns the sheet with a mistake, if the smallest correction of the sheet is the right text.
fn try_mistake(
    played: &Played,
    ply: usize,
    kind: MistakeKind,
    change: &Change,
    texts: &[String],
    (style, budget): (&Style, &mut Budget),
) -> Option<SeededMistake> {
    let mut wrong = texts.to_vec();
    wrong.splice(ply..ply + change.places, change.into.iter().cloned());
    let mut work = budget.take_work();
    let lent = work.0;
    let diagnosis = repair_within(played.position_at(0), &wrong, style, &mut work);
    budget.return_work(lent, &work);
    // If the budget ended before the limit of a repair, some corrections were not tried.
    if work.0 == 0 && lent < WORK {
        return None;
    }
    let only = diagnosis.repairs.first().filter(|repair| restores(repair, kind, ply, texts))?;
    let others = diagnosis.repairs.get(1..).unwrap_or_default();
    // Another correction of equal cost would be an answer, too.
    if others.iter().any(|other| other.is_complete && other.cost <= only.cost) {
        return None;
    }
    let (text, right) = (change.into.first().cloned().unwrap_or_default(), texts.get(ply)?.clone());
    let at = played.position_at(ply);
    let message = mistake_message(kind, &text, &right, (at.number(), player(at.turn())));
    Some(SeededMistake {
        kind,
        sheet: Handwriting::of(style.letters, &wrong),
        ply,
        places: change.into.len().max(1),
        text,
        right,
        message,
        reach: diagnosis.reach,
    })
}

/// True if a correction restores the game.
fn restores(repair: &Repair, kind: MistakeKind, ply: usize, texts: &[String]) -> bool {
    let [fix] = &repair.fixes[..] else { return false };
    let here = fix.ply == ply && repair.is_complete;
    match (kind, fix.kind) {
        (MistakeKind::LeftOut, Correction::Missing) => {
            here && texts.get(ply).is_some_and(|right| fix.choices.contains(right))
        }
        (_, Correction::Form) => here && repair.texts == texts,
        (kind, way) => here && way == kind.correction() && repair.texts == texts && fix.choices.is_empty(),
    }
}

fn mistake_message(
    kind: MistakeKind,
    text: &str,
    right: &str,
    (number, player): (u32, notabene_core::i18n::Player),
) -> Msg {
    let (text, right) = (String::from(text), String::from(right));
    match kind {
        MistakeKind::Field => msg!(PlantedField { text, right }),
        MistakeKind::Turned => msg!(PlantedTurned { text, right }),
        MistakeKind::Which => msg!(PlantedWhich { text, right }),
        MistakeKind::Pawn => msg!(PlantedPawn { text, right }),
        MistakeKind::Cross => msg!(PlantedCross { text, right }),
        MistakeKind::Letter => msg!(PlantedLetter { text, right }),
        MistakeKind::Castling => msg!(PlantedCastling { text, right }),
        MistakeKind::Check => msg!(PlantedCheck { text, right }),
        MistakeKind::Promotion => msg!(PlantedPromotion { text, right }),
        MistakeKind::Columns => msg!(PlantedColumns { number }),
        MistakeKind::LeftOut => msg!(PlantedLeftOut { number, player, right }),
        MistakeKind::Two => msg!(PlantedTwo { number }),
        MistakeKind::Other => msg!(PlantedOther { text, right }),
    }
}

/// Pseudo-random numbers from a seed.
struct SeededNumbers(u32);

impl SeededNumbers {
    fn below(&mut self, most: usize) -> usize {
        // The mixer of SplitMix32: neighbours of a number are far apart.
        self.0 = self.0.wrapping_add(0x9e37_79b9);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 16).wrapping_mul(0x85eb_ca6b);
        mixed = (mixed ^ mixed >> 13).wrapping_mul(0xc2b2_ae35);
        (mixed ^ mixed >> 16) as usize % most.max(1)
    }
}
