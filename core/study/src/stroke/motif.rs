//! Motifs of strokes: a table of names and predicates over a line, the most special first.

use super::line::{Line, Step};
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::position::Side;

/// A motif.
pub struct Motif {
    /// Stable id for files and addresses.
    pub id: &'static str,
    /// Its name on the screen.
    pub label: Label,
    /// Its description in one sentence.
    pub about: Label,
    matches: fn(&Line) -> bool,
}

impl PartialEq for Motif {
    fn eq(&self, other: &Motif) -> bool {
        self.id == other.id
    }
}

impl std::fmt::Debug for Motif {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(self.id)
    }
}

const fn motif(id: &'static str, label: Label, about: Label, matches: fn(&Line) -> bool) -> Motif {
    Motif { id, label, about, matches }
}

/// All motifs; a line has the first that matches, and the last matches any.
///
/// | id | the line has it if |
/// |----|--------------------|
/// | `turc` | an enemy king takes several pieces, is stopped by one of them, and is the first that the next move takes |
/// | `crowned` | a reply crowns an enemy man, and a later own move takes that king |
/// | `king` | an enemy king takes, and is taken by the next own move |
/// | `royal` | on a hundred squares: an enemy man takes from 23 to 34 (28 to 17), then a man sweeps from 40 (11) |
/// | `mazette` | one reply puts a man beside the piece that sweeps, another takes a man away from where it lands |
/// | `walk` | one enemy man takes twice or more, one move after the other, and is then taken |
/// | `free` | an own quiet move is made while the reply takes pieces that were threatened already |
/// | `sweep` | the last own move takes five pieces or more, four on small boards |
/// | `double` | two own moves take two or more each |
/// | `direct` | one gift, one capture |
/// | `gifts` | anything else: several gifts, one after the other |
pub static MOTIFS: [Motif; 11] = [
    motif("turc", Label::MotifTurc, Label::MotifTurcLine, is_turc),
    motif("crowned", Label::MotifCrowned, Label::MotifCrownedLine, is_crowned_guest),
    motif("king", Label::MotifKing, Label::MotifKingLine, is_king_drawn),
    motif("royal", Label::MotifRoyal, Label::MotifRoyalLine, is_royal),
    motif("mazette", Label::MotifMazette, Label::MotifMazetteLine, is_mazette),
    motif("walk", Label::MotifWalk, Label::MotifWalkLine, is_walk),
    motif("free", Label::MotifFree, Label::MotifFreeLine, is_free_move),
    motif("sweep", Label::MotifSweep, Label::MotifSweepLine, is_sweep),
    motif("double", Label::MotifDouble, Label::MotifDoubleLine, is_double),
    motif("direct", Label::MotifDirect, Label::MotifDirectLine, |line| line.steps.len() <= 3),
    motif("gifts", Label::MotifGifts, Label::MotifGiftsLine, |_| true),
];

/// The motif of a line.
pub fn motif_of(line: &Line) -> &'static Motif {
    MOTIFS.iter().find(|motif| (motif.matches)(line)).unwrap_or(&MOTIFS[MOTIFS.len() - 1])
}

/// A motif by its id.
pub fn find_motif(id: &str) -> Option<&'static Motif> {
    MOTIFS.iter().find(|motif| motif.id == id)
}

/// True if a field holds a king that the next own move takes first.
fn is_turc(line: &Line) -> bool {
    line.replies().any(|(_, reply, next)| {
        let first = next.and_then(|next| next.taken.first().copied());
        reply.by_king && reply.is_stopped && first.is_some() && first == reply.to()
    })
}

/// True if an own move after a step takes what stands on a field.
fn is_taken_later(line: &Line, after: usize, field: Option<Field>) -> bool {
    let mut at = field;
    for (n, step) in line.steps.iter().enumerate().skip(after + 1) {
        if n % 2 == 0 && at.is_some_and(|at| step.taken.contains(&at)) {
            return true;
        }
        // The piece may go on.
        if n % 2 == 1 && step.from() == at {
            at = step.to();
        }
    }
    false
}

fn is_crowned_guest(line: &Line) -> bool {
    let mut replies = line.steps.iter().enumerate().skip(1).step_by(2);
    replies.any(|(n, reply)| reply.crowned && is_taken_later(line, n, reply.to()))
}

fn is_king_drawn(line: &Line) -> bool {
    line.replies().any(|(_, reply, next)| {
        let taken = next.zip(reply.to()).is_some_and(|(next, at)| next.taken.contains(&at));
        reply.by_king && taken
    })
}

/// The number of a field of a board with fifty numbers, as the side that strikes would count from the other end.
fn number(line: &Line, field: Field) -> Option<u32> {
    let board = line.rules.board;
    let name = board.naming.name(&board.grid, field);
    let number: u32 = name.parse().ok().filter(|_| board.grid.files == 10)?;
    Some(if line.side == Side::White { number } else { 51u32.checked_sub(number)? })
}

fn is_royal(line: &Line) -> bool {
    let goes = |step: &Step, from: u32, to: Option<u32>| {
        let [start, end] = [step.from(), step.to()].map(|field| field.and_then(|field| number(line, field)));
        !step.by_king && start == Some(from) && (to.is_none() || end == to)
    };
    let drawn = line.replies().any(|(_, reply, _)| goes(reply, 23, Some(34)));
    drawn && line.last().is_some_and(|last| last.taken.len() > 2 && goes(last, 40, None))
}

fn is_mazette(line: &Line) -> bool {
    let Some(last) = line.last().filter(|last| last.taken.len() > 1) else { return false };
    let beside = last.taken.first().copied();
    let lands = last.route.get(1..).unwrap_or_default();
    let (mut built, mut opened) = (None, None);
    for (n, (_, reply, _)) in line.replies().enumerate() {
        if reply.to() == beside {
            built = Some(n);
        } else if reply.from().is_some_and(|from| lands.contains(&from)) {
            opened = Some(n);
        }
    }
    built.is_some() && opened.is_some()
}

fn is_walk(line: &Line) -> bool {
    let replies: Vec<(usize, &Step)> = line.steps.iter().enumerate().skip(1).step_by(2).collect();
    replies.windows(2).any(|pair| {
        let (Some(from), Some(to)) = (pair[1].1.from(), pair[0].1.to()) else { return false };
        from == to && !pair[1].1.by_king && is_taken_later(line, pair[1].0, pair[1].1.to())
    })
}

fn is_free_move(line: &Line) -> bool {
    line.replies().any(|(own, reply, _)| {
        let stays = own.to().is_some_and(|to| !reply.taken.contains(&to));
        let apart = own.from().is_some_and(|from| !reply.route.contains(&from));
        own.is_quiet() && stays && apart
    })
}

fn is_sweep(line: &Line) -> bool {
    let many = if line.rules.board.grid.files > 8 { 5 } else { 4 };
    line.last().is_some_and(|last| last.taken.len() >= many)
}

fn is_double(line: &Line) -> bool {
    line.own().filter(|own| own.taken.len() > 1).count() > 1
}
