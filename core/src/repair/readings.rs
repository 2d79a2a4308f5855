//! Prices of the cells for the moves of a position; each pair of a cell and a written move is compared once.

use super::cells::Cell;
use super::channel::{Expected, UNREADABLE, origin_of, plain_style};
use super::slips::Price;
use crate::notation::{AnyMove, AnyPosition, Letters, Notation as _, Style};
use crate::position::Position as _;
use std::collections::HashMap;

/// Price of a text that the reader of moves understands in another way.
const UNDERSTOOD: Price = 60;
/// Price of a text in the letters of another language.
const FOREIGN: Price = 250;
/// Price of a move beside the one that somebody has named.
pub(super) const EXCLUDED: Price = 3_000;
const UNKNOWN: Price = Price::MAX;

/// The legal moves of a position, each with the number of its written form.
pub(super) struct Moves {
    pub all: Vec<(AnyMove, usize)>,
}

/// Compares cells with moves.
pub(super) struct Readings {
    style: Style,
    plain: Style,
    foreign: Vec<Style>,
    numbers: HashMap<(String, u16), usize>,
    expected: Vec<Expected>,
    /// The prices of each cell by the numbers of the moves.
    prices: [Vec<Vec<Price>>; 2],
}

impl Readings {
    pub fn new(style: &Style, lengths: [usize; 2]) -> Readings {
        let others = Letters::of_screens().filter(|letters| letters.code != style.letters.code);
        let foreign = others.map(|letters| Style { letters, ..*style }).collect();
        Readings {
            style: *style,
            plain: plain_style(style),
            foreign,
            numbers: HashMap::new(),
            expected: Vec::new(),
            prices: lengths.map(|length| vec![Vec::new(); length]),
        }
    }

    /// The legal moves of a position.
    pub fn moves(&mut self, now: &AnyPosition) -> Moves {
        let all = now.legal_moves().into_iter().map(|m| {
            let text = now.text(&m, &self.plain);
            let origin = origin_of(now, &m);
            let next = self.expected.len();
            let number = *self.numbers.entry((text, origin)).or_insert(next);
            if number == next {
                let text = now.text(&m, &self.plain);
                self.expected.push(Expected::new(now, &m, &text, &self.plain));
            }
            (m, number)
        });
        Moves { all: all.collect() }
    }

    /// The move that a text means as it stands.
    pub fn find(&self, now: &AnyPosition, cell: &Cell) -> Option<AnyMove> {
        now.find(&cell.text, &self.style)
    }

    /// The price of a cell for each of the moves.
    pub fn prices(
        &mut self,
        now: &AnyPosition,
        moves: &Moves,
        sheet: usize,
        at: usize,
        cell: &Cell,
    ) -> Vec<Price> {
        let found = self.find(now, cell);
        if cell.is_certain && found.is_some() {
            return moves.all.iter().map(|(m, _)| if Some(*m) == found { 0 } else { EXCLUDED }).collect();
        }
        let Some(cached) = self.prices.get_mut(sheet).and_then(|cells| cells.get_mut(at)) else {
            return vec![UNREADABLE; moves.all.len()];
        };
        if cached.len() < self.expected.len() {
            cached.resize(self.expected.len(), UNKNOWN);
        }
        let price = |(m, number): &(AnyMove, usize)| {
            let (Some(price), Some(expected)) = (cached.get_mut(*number), self.expected.get(*number)) else {
                return UNREADABLE;
            };
            if *price == UNKNOWN {
                *price = expected.price(&cell.signs);
            }
            if Some(*m) == found { (*price).min(UNDERSTOOD) } else { *price }
        };
        let mut all: Vec<Price> = moves.all.iter().map(price).collect();
        if found.is_none() && all.iter().all(|price| *price > FOREIGN) {
            self.add_foreign(now, moves, cell, &mut all);
        }
        all
    }

    /// Letters of another language, and start and target in each other's place.
    fn add_foreign(&self, now: &AnyPosition, moves: &Moves, cell: &Cell, all: &mut [Price]) {
        let turned = turned(&cell.text);
        let found = self.foreign.iter().filter_map(|style| now.find(&cell.text, style));
        let found = found.chain(turned.and_then(|text| now.find(&text, &self.style)));
        for m in found {
            for (price, _) in all.iter_mut().zip(&moves.all).filter(|(_, (known, _))| *known == m) {
                *price = (*price).min(FOREIGN);
            }
        }
    }
}

/// Returns `32-28` for `28-32`: for moves written by start and end.
fn turned(text: &str) -> Option<String> {
    let sign = text.matches(['-', 'x', ':']).next()?;
    let (start, end) = text.split_once(sign)?;
    let plain = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (plain(start) && plain(end)).then(|| format!("{end}{sign}{start}"))
}
