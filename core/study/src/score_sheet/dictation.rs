//! Dictation: a game is played move by move, a pupil writes, and at the end the sheet is compared with the game.

use super::grading::{GradedMove, grade};
use super::handwriting::{Handwriting, split_entry};
use notabene_core::digits::number;
use notabene_core::game::played::Played;
use notabene_core::geometry::Field;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::{Notation as _, Style, player};
use notabene_core::position::{Position as _, Side};
use notabene_core::record::NodeId;

/// First line of a saved dictation; followed by the number of the last dictated half-move.
const HEADER: &str = "dictation 1 ";

/// A dictation: the dictated half-moves, and the sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dictation {
    /// The sheet of the pupil.
    pub sheet: Handwriting,
    /// Number of dictated half-moves; the last of them is the one to write.
    moves_shown: usize,
}

impl Dictation {
    /// Creates a dictation before its first move.
    pub const fn new(sheet: Handwriting) -> Dictation {
        Dictation { sheet, moves_shown: 0 }
    }
    /// Number of dictated half-moves.
    pub const fn moves_shown(&self) -> usize {
        self.moves_shown
    }
    /// The half-move to write now, counted from 0; `None` before the first.
    pub const fn current_move(&self) -> Option<usize> {
        self.moves_shown.checked_sub(1)
    }
    /// Dictates the next half-move; `false` at the end of the game.
    pub fn advance(&mut self, played: &Played) -> bool {
        let more = self.moves_shown < played.len();
        self.moves_shown += usize::from(more);
        more
    }
    /// True once every move of the game was dictated.
    pub const fn is_over(&self, played: &Played) -> bool {
        self.moves_shown >= played.steps.len()
    }
    /// True once the last move of the game was dictated and has a text: then the sheet is compared.
    pub fn is_written(&self, played: &Played) -> bool {
        self.is_over(played) && self.current_move().is_some_and(|last| !self.sheet.get(last).is_empty())
    }
    /// Returns the text to save on the device.
    pub fn save(&self) -> String {
        format!("{HEADER}{}\n{}", self.moves_shown, self.sheet.save())
    }
    /// Parses a saved text; `None` if it is no dictation.
    pub fn restore(text: &str) -> Option<Dictation> {
        let (shown, sheet) = text.strip_prefix(HEADER)?.split_once('\n')?;
        let shown = number(shown.trim())? as usize;
        Some(Dictation {
            sheet: Handwriting::restore(sheet)?,
            moves_shown: shown.min(super::handwriting::MOST),
        })
    }
}

/// A place of a sheet that differs from the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// The half-move, counted from 0.
    pub ply: usize,
    /// Place on the sheet, counted from 0: differs from `ply` after a move left out.
    pub place: usize,
    /// Node in the game; `None` after the last move.
    pub node: Option<NodeId>,
    /// Its number on the sheet.
    pub number: u32,
    /// Side of the move.
    pub side: Side,
    /// The written text; empty if there is none.
    pub written: String,
    /// The right text; empty after the last move.
    pub right: String,
    /// The mark of a teacher.
    pub marked: GradedMove,
    /// Both in one sentence.
    pub message: Msg,
    /// Start and end field of the played move.
    pub played_on: Vec<Field>,
    /// Start and end field of the written move, or the fields of its refusal; empty if nothing can be shown.
    pub written_on: Vec<Field>,
}

/// A sheet beside its game.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// Number of half-moves of the game.
    pub plies: usize,
    /// Number of half-moves written right, with remarks or without.
    pub right: usize,
    /// The differences.
    pub differences: Vec<Difference>,
    /// All in one sentence.
    pub message: Msg,
}

impl Comparison {
    /// The whole in one sentence.
    pub(super) fn sentence(right: usize, plies: usize, is_all_right: bool) -> Msg {
        match is_all_right {
            true => msg!(ComparedAllRight { moves: plies as u32 }),
            false => msg!(Compared { right: right as u32, moves: plies as u32 }),
        }
    }
}

/// Compares a sheet with the game, in the letters of its player. After a move left out, or written twice, the rest is
/// compared with the shifted moves.
pub fn compare(played: &Played, sheet: &Handwriting, style: &Style) -> Comparison {
    let style = Style { letters: sheet.letters, ..*style };
    let (mut right, mut differences) = (0, Vec::new());
    let mut add = |at: &EntryPosition, marked: GradedMove| {
        if marked.is_right() {
            right += 1;
        } else {
            differences.push(difference(played, at, sheet.get(at.place), marked, &style));
        }
    };
    let (mut ply, mut place) = (0, 0);
    while ply < played.len() || place < sheet.len() {
        let slipped = find_slip(played, sheet, (ply, place), &style);
        let at = EntryPosition { ply, place, slipped };
        match slipped {
            Slipped::LeftOut => {
                add(&at, GradedMove::Empty);
                ply += 1;
            }
            Slipped::Twice => {
                add(&at, grade(played, ply, sheet.get(place), &style));
                place += 1;
            }
            Slipped::No => {
                add(&at, grade(played, ply, sheet.get(place), &style));
                (ply, place) = (ply + 1, place + 1);
            }
        }
    }
    let plies = played.len();
    let message = Comparison::sentence(right, plies, differences.is_empty());
    Comparison { plies, right, differences, message }
}

/// A difference of a half-move alone, at its place.
pub(super) fn difference_at(played: &Played, ply: usize, written: &str, style: &Style) -> Difference {
    let at = EntryPosition { ply, place: ply, slipped: Slipped::No };
    difference(played, &at, written, grade(played, ply, written, style), style)
}

/// Slip of a sheet against its game.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Slipped {
    No,
    /// The move has no place on the sheet.
    LeftOut,
    /// The place repeats the previous move.
    Twice,
}

/// A half-move, and its place on the sheet.
struct EntryPosition {
    ply: usize,
    place: usize,
    slipped: Slipped,
}

/// Finds a shift of the sheet at a place: the next two texts must fit the game only with it.
fn find_slip(played: &Played, sheet: &Handwriting, (ply, place): (usize, usize), style: &Style) -> Slipped {
    let fits = |ply: usize, place: usize| match (played.ply(ply), sheet.get(place)) {
        (None, "") => true,
        (None, _) | (_, "") => false,
        (Some(step), text) => step.before.find(split_entry(text).text, style) == Some(step.m),
    };
    let written = ply < played.len() && place < sheet.len() && !sheet.get(place).is_empty();
    match () {
        _ if !written || fits(ply, place) => Slipped::No,
        _ if fits(ply, place + 1) => twice(ply, place, &fits),
        _ if fits(ply + 1, place) && fits(ply + 2, place + 1) => Slipped::LeftOut,
        _ => Slipped::No,
    }
}

/// Finds a place that repeats the previous move, if the next place fits the game.
fn twice(ply: usize, place: usize, fits: &dyn Fn(usize, usize) -> bool) -> Slipped {
    match (ply.checked_sub(1), place.checked_sub(1)) {
        (Some(last), Some(before)) if fits(last, before) && fits(last, place) => Slipped::Twice,
        _ => Slipped::No,
    }
}

fn difference(
    played: &Played,
    at: &EntryPosition,
    written: &str,
    marked: GradedMove,
    style: &Style,
) -> Difference {
    let (step, before) = (played.ply(at.ply), played.position_at(at.ply));
    let right = step.map(|step| step.written(style)).unwrap_or_default();
    let message = match (at.slipped, &marked, step.is_some()) {
        (_, _, false) => msg!(DiffersBehind { text: written.into() }),
        (Slipped::LeftOut, ..) => msg!(DiffersLeftOut { right: right.clone() }),
        (Slipped::Twice, ..) => msg!(DiffersTwice { text: written.into() }),
        (_, GradedMove::Empty, _) => msg!(DiffersEmpty { right: right.clone() }),
        _ => msg!(Differs { text: written.into(), right: right.clone() }),
    };
    let written_on = match &marked {
        GradedMove::Slip(slip) => match slip.other.as_ref().and_then(|text| before.find(text, style)) {
            Some(other) => before.move_ends(&other),
            None => slip.fields.clone(),
        },
        _ => Vec::new(),
    };
    let written = if at.slipped == Slipped::LeftOut { "" } else { written };
    Difference {
        ply: at.ply,
        place: at.place,
        node: step.map(|step| step.node),
        number: before.number(),
        side: before.turn(),
        written: written.into(),
        right,
        marked,
        message,
        played_on: step.map(|step| before.move_ends(&step.m)).unwrap_or_default(),
        written_on,
    }
}

/// Returns side and number of the move as a heading.
pub fn heading(difference: &Difference) -> Msg {
    msg!(MoveOf { number: difference.number, player: player(difference.side) })
}
