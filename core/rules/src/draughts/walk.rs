//! Single steps of a capture, for explaining objections; not speed-critical.

use super::objection::Objection;
use super::rules::{Lands, Leaves, Promotes};
use super::{Move, Position};
use crate::geometry::{Field, FieldSet, Heading};
use crate::position::Side;

/// A piece in the middle of a capture.
#[derive(Copy, Clone)]
pub(super) struct Walk<'p> {
    pub p: &'p Position,
    pub from: Field,
    pub at: Field,
    pub taken: FieldSet,
    king: bool,
    /// The heading of the last jump, as seen by White, and the captured piece.
    last: Option<(Heading, Field)>,
}

impl<'p> Walk<'p> {
    pub fn new(p: &'p Position, from: Field) -> Self {
        let king = p.kings[p.turn.index()].contains(from);
        Walk { p, from, at: from, taken: FieldSet::default(), king, last: None }
    }

    fn seen(&self, h: Heading) -> Heading {
        if self.p.turn == Side::White { h } else { h.flip() }
    }

    /// True if a field is blocked; removed pieces and the moving one itself do not block.
    fn busy(&self, field: Field) -> bool {
        let gone = self.p.rules.leaves == Leaves::AtOnce && self.taken.contains(field);
        field != self.from && !gone && self.p.occupied().contains(field)
    }

    fn long(&self) -> bool {
        self.king && self.p.rules.flying
    }

    /// True if the move of a man is over because it stands on the last row.
    fn stopped(&self) -> bool {
        let stops = self.p.rules.promotes == Promotes::AndStops && self.at != self.from;
        stops && !self.king && self.p.crowns(self.at)
    }

    /// The objection to a straight leg to a field; otherwise the piece captured on it, if any.
    pub fn leg(&self, to: Field) -> Result<Option<Field>, Objection> {
        let r = self.p.rules;
        for &h in r.king_moves.iter().chain(r.king_takes) {
            let (mut met, mut far) = ([None; 2], 0u8);
            let h = self.seen(h);
            for field in r.board.grid.ray(self.at, h) {
                far += 1;
                if field == to {
                    return self.straight(h, to, far, met);
                }
                if self.busy(field) {
                    let place = if met[0].is_none() { &mut met[0] } else { &mut met[1] };
                    *place = place.or(Some(field));
                }
            }
        }
        Err(Objection::NotItsWay)
    }

    fn straight(
        &self,
        h: Heading,
        to: Field,
        far: u8,
        met: [Option<Field>; 2],
    ) -> Result<Option<Field>, Objection> {
        let (p, r) = (self.p, self.p.rules);
        let own = p.of(p.turn);
        if self.stopped() {
            return Err(Objection::EndsOnLastRow);
        }
        if self.busy(to) {
            return Err(if own.contains(to) { Objection::OwnPiece } else { Objection::Occupied });
        }
        if let Some(own) = met.into_iter().flatten().find(|f| own.contains(*f)) {
            return Err(Objection::Blocked(own));
        }
        // The headings of the records are relative to White's men.
        let turned = self.seen(h);
        let does = |man: &[Heading], king: &[Heading]| (if self.king { king } else { man }).contains(&turned);
        let back = if turned.dy < 0 && !self.king { Objection::Backwards } else { Objection::NotItsWay };
        match met {
            [None, _] if self.last.is_some() => Err(Objection::NothingToTake),
            [None, _] if !does(r.man_moves, r.king_moves) => Err(back),
            [None, _] if far > 1 && !self.long() => Err(Objection::TooFar),
            [None, _] => Ok(None),
            [Some(victim), _] if self.taken.contains(victim) => Err(Objection::Twice(victim)),
            [_, Some(second)] if self.taken.contains(second) => Err(Objection::StillStands(second)),
            [Some(first), Some(second)] => Err(Objection::TwoPieces(first, second)),
            [Some(victim), None] => {
                let behind = r.board.grid.ray(victim, h).next() == Some(to);
                let short = !self.long() && (far > 2 || !behind);
                match () {
                    () if !does(r.man_takes, r.king_takes) => Err(back),
                    () if short => Err(Objection::TooFar),
                    () if !self.king && !r.man_takes_king && p.kings(p.turn.other()).contains(victim) => {
                        Err(Objection::ManTakesKing(victim))
                    }
                    () if self.turns(h) => Err(Objection::TurnsBack),
                    () if r.lands == Lands::Behind && !behind => Err(Objection::LandsBehind(victim)),
                    () => Ok(Some(victim)),
                }
            }
        }
    }

    fn turns(&self, h: Heading) -> bool {
        !self.p.rules.turns_back && self.last.is_some_and(|(last, _)| last == h.back())
    }

    /// The state after a jump that [`Walk::leg`] allows.
    pub fn jumped(&self, victim: Field, to: Field) -> Self {
        let mut next = *self;
        let grid = self.p.rules.board.grid;
        let lines = self.p.rules.king_takes.iter().map(|h| self.seen(*h));
        let heading = lines.into_iter().find(|h| grid.ray(self.at, *h).any(|f| f == to));
        next.at = to;
        next.taken.insert(victim);
        next.king |= self.p.rules.promotes == Promotes::InPassing && self.p.crowns(to);
        next.last = heading.map(|h| (h, victim));
        next
    }

    /// The state after a jump to a field, if possible.
    pub fn next(&self, to: Field) -> Option<Self> {
        Some(self.jumped(self.leg(to).ok()??, to))
    }

    /// The fields to which it can jump.
    pub fn on(&self) -> FieldSet {
        let mut on = FieldSet::default();
        for to in self.p.rules.board.grid.fields() {
            if let Ok(Some(_)) = self.leg(to) {
                on.insert(to);
            }
        }
        on
    }

    /// The piece captured last.
    pub fn victim(&self) -> Option<Field> {
        self.last.map(|(_, victim)| victim)
    }

    /// Other fields behind the piece captured last from which the capture can continue.
    pub fn better(&self) -> FieldSet {
        let mut better = FieldSet::default();
        let Some((h, victim)) = self.last.filter(|_| self.long()) else { return better };
        for at in self.p.rules.board.grid.ray(victim, h) {
            if self.busy(at) {
                break;
            }
            if at != self.at && !(Walk { at, ..*self }).on().is_empty() {
                better.insert(at);
            }
            if self.p.rules.lands == Lands::Behind {
                break;
            }
        }
        better
    }

    /// True if a capture may end here by the landing rule: killer draughts lets a king that captured a king
    /// last land directly behind it only.
    pub fn may_end(&self) -> bool {
        let Some((h, victim)) = self.last else { return false };
        let king = self.p.kings(self.p.turn.other()).contains(victim);
        let behind = || self.p.rules.board.grid.ray(victim, h).next() == Some(self.at);
        self.p.rules.lands != Lands::BehindKing || !king || behind()
    }

    /// The move that ends here.
    pub fn ended(&self) -> Move {
        let man = self.p.men(self.p.turn).contains(self.from);
        let crowned = man && (self.king || self.p.crowns(self.at));
        Move { from: self.from, to: self.at, taken: self.taken, crowned, huffed: None }
    }
}
