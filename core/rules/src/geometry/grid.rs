//! The rectangular grid under every board, and steps on it.

use super::Field;

/// A direction of travel seen from White's side: `dx` files to the right, `dy` ranks up.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Heading {
    /// Files to the right (negative: left).
    pub dx: i8,
    /// Ranks up, away from White (negative: towards White).
    pub dy: i8,
}

/// Away from White.
pub const N: Heading = Heading { dx: 0, dy: 1 };
/// Towards White.
pub const S: Heading = Heading { dx: 0, dy: -1 };
/// To White's right.
pub const E: Heading = Heading { dx: 1, dy: 0 };
/// To White's left.
pub const W: Heading = Heading { dx: -1, dy: 0 };
/// Up and right.
pub const NE: Heading = Heading { dx: 1, dy: 1 };
/// Up and left.
pub const NW: Heading = Heading { dx: -1, dy: 1 };
/// Down and right.
pub const SE: Heading = Heading { dx: 1, dy: -1 };
/// Down and left.
pub const SW: Heading = Heading { dx: -1, dy: -1 };

impl Heading {
    /// The opposite direction.
    pub const fn back(self) -> Heading {
        Heading { dx: -self.dx, dy: -self.dy }
    }
    /// The direction rotated by half a turn.
    pub const fn flip(self) -> Heading {
        Heading { dx: self.dx, dy: -self.dy }
    }
}

/// The connection of the left and the right side of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Seam {
    /// Not connected.
    Wall,
    /// Glued with a half twist: the dartboard of Scharten (rules, section 2).
    Twisted,
}

/// The playable fields of the rectangle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Checker {
    /// All of them.
    All,
    /// Every second one, the left-hand corner included.
    DarkLeft,
    /// Every second one, the right-hand corner included.
    DarkRight,
}

/// The dimensions of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Number of files (columns, lines).
    pub files: u8,
    /// Number of ranks (rows).
    pub ranks: u8,
    /// Connection of the left and right side.
    pub seam: Seam,
    /// Playable fields.
    pub checker: Checker,
}

/// The board of chess.
pub const CHESS: Grid = Grid { files: 8, ranks: 8, seam: Seam::Wall, checker: Checker::All };
/// The board of Scharten.
pub const DARTBOARD: Grid = Grid { files: 10, ranks: 8, seam: Seam::Twisted, checker: Checker::All };

/// A moving piece. Crossing the twisted seam turns it upside down, so a heading alone
/// does not determine the next step.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Traveller {
    /// Current field.
    pub at: Field,
    /// True if its own "up" is White's "down".
    pub upside_down: bool,
}

impl From<Field> for Traveller {
    fn from(at: Field) -> Self {
        Traveller { at, upside_down: false }
    }
}

impl Grid {
    /// Number of playable fields.
    #[allow(clippy::len_without_is_empty)] // a board without fields does not exist
    pub const fn len(&self) -> u8 {
        let all = self.files * self.ranks;
        match self.checker {
            Checker::All => all,
            _ => all / 2,
        }
    }

    /// All fields in ascending order.
    pub fn fields(&self) -> impl Iterator<Item = Field> + use<> {
        (0..self.len()).map(Field)
    }

    /// File and rank of a field, both from 0.
    pub const fn xy(&self, field: Field) -> (u8, u8) {
        match self.checker {
            Checker::All => (field.0 % self.files, field.0 / self.files),
            _ => {
                let half = self.files / 2;
                let y = field.0 / half;
                (2 * (field.0 % half) + (y + self.offset()) % 2, y)
            }
        }
    }

    /// The field on a file and rank, both from 0; none if outside the board or not playable.
    pub const fn field(&self, x: u8, y: u8) -> Option<Field> {
        if x >= self.files || y >= self.ranks {
            return None;
        }
        match self.checker {
            Checker::All => Some(Field(y * self.files + x)),
            _ if (x + y + self.offset()).is_multiple_of(2) => Some(Field(y * (self.files / 2) + x / 2)),
            _ => None,
        }
    }

    const fn offset(&self) -> u8 {
        matches!(self.checker, Checker::DarkRight) as u8
    }

    /// One step in a heading relative to the traveller's own frame; none at the edge of the board.
    pub fn step(&self, traveller: Traveller, heading: Heading) -> Option<Traveller> {
        let (x, y) = self.xy(traveller.at);
        let heading = if traveller.upside_down { heading.flip() } else { heading };
        let (x, y) = (x as i8 + heading.dx, y as i8 + heading.dy);
        let (files, ranks) = (self.files as i8, self.ranks as i8);
        if !(0..ranks).contains(&y) {
            return None;
        }
        if (0..files).contains(&x) {
            return self.field(x as u8, y as u8).map(|at| Traveller { at, ..traveller });
        }
        match self.seam {
            Seam::Wall => None,
            Seam::Twisted => self
                .field(x.rem_euclid(files) as u8, (ranks - 1 - y) as u8)
                .map(|at| Traveller { at, upside_down: !traveller.upside_down }),
        }
    }

    /// The fields on a straight ray, up to the edge of the board or back to the start.
    pub fn ray(&self, from: Field, heading: Heading) -> impl Iterator<Item = Field> + '_ {
        let next = move |t: &Traveller| self.step(*t, heading).filter(|t| t.at != from);
        std::iter::successors(next(&from.into()), next).map(|t| t.at)
    }

    /// The end of a path of several steps, such as a knight's move. None if a step leaves the board.
    pub fn walk(&self, from: Field, path: &[Heading]) -> Option<Field> {
        path.iter().try_fold(Traveller::from(from), |t, &h| self.step(t, h)).map(|t| t.at)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Naming;
    use super::*;

    fn at(name: &str) -> Field {
        Naming::DARTBOARD.field(&DARTBOARD, name).unwrap()
    }
    fn walk(from: &str, path: &[Heading]) -> Option<String> {
        DARTBOARD.walk(at(from), path).map(|f| Naming::DARTBOARD.name(&DARTBOARD, f))
    }
    fn knight(from: &str) -> Vec<String> {
        let vertical = [N, S];
        let mut found: Vec<_> = vertical
            .into_iter()
            .flat_map(|v| [E, W].into_iter().flat_map(move |h| [[v, v, h], [h, h, v]]))
            .filter_map(|path| walk(from, &path))
            .collect();
        found.sort();
        found.dedup();
        found
    }

    #[test]
    fn neighbours_across_the_border_of_the_dartboard() {
        assert_eq!(walk("i1", &[E]).as_deref(), Some("o8"));
        assert_eq!(walk("i8", &[E]).as_deref(), Some("o1"));
        assert_eq!(walk("o2", &[NW]).as_deref(), Some("i6"));
        assert_eq!(walk("i7", &[NE]).as_deref(), Some("o1"));
        assert_eq!(walk("o5", &[NW]).as_deref(), Some("i3"));
    }

    #[test]
    fn knights_of_scharten_reach_what_the_rules_say() {
        assert_eq!(knight("b1"), ["a3", "c3", "d2", "o2"]);
        assert_eq!(knight("b8"), ["a6", "c6", "d7", "o7"]);
    }

    #[test]
    fn the_order_of_a_knights_steps_does_not_matter() {
        for field in DARTBOARD.fields() {
            for v in [N, S] {
                for h in [E, W] {
                    assert_eq!(DARTBOARD.walk(field, &[v, v, h]), DARTBOARD.walk(field, &[h, v, v]));
                    assert_eq!(DARTBOARD.walk(field, &[h, h, v]), DARTBOARD.walk(field, &[v, h, h]));
                }
            }
        }
    }

    #[test]
    fn a_ring_has_twenty_fields_and_a_line_eight() {
        assert_eq!(DARTBOARD.ray(at("e1"), E).count(), 19);
        assert_eq!(DARTBOARD.ray(at("e1"), N).count(), 7);
    }

    /// The twisted rectangle agrees with the sectors and depths of the rules of Scharten, section 2, everywhere.
    #[test]
    fn the_twisted_rectangle_is_the_dartboard() {
        let field = |sector: i32, depth: i32| -> Option<Field> {
            let sector = sector.rem_euclid(20) as u8;
            let depth = u8::try_from(depth).ok().filter(|d| *d < 4)?;
            if sector < 10 { DARTBOARD.field(sector, depth) } else { DARTBOARD.field(sector - 10, 7 - depth) }
        };
        for sector in 0..20 {
            for depth in 0..4 {
                let from = field(sector, depth).unwrap();
                let up = if sector < 10 { 1 } else { -1 };
                let step = |dx: i32, dy: i8| DARTBOARD.walk(from, &[Heading { dx: dx as i8, dy }]);
                for turn in [-1, 0, 1] {
                    let across = field(sector + 10 + turn, 3);
                    let inward = if depth < 3 { field(sector + turn, depth + 1) } else { across };
                    assert_eq!(step(turn, up), inward, "inward {sector} {depth} {turn}");
                    assert_eq!(
                        step(turn, -up),
                        field(sector + turn, depth - 1),
                        "outward {sector} {depth} {turn}"
                    );
                    assert!(turn == 0 || step(turn, 0) == field(sector + turn, depth));
                }
            }
        }
    }

    #[test]
    fn half_boards_number_only_the_fields_in_play() {
        for (files, checker, corner) in [(10, Checker::DarkLeft, (0, 0)), (8, Checker::DarkRight, (1, 0))] {
            let grid = Grid { files, ranks: files, seam: Seam::Wall, checker };
            assert_eq!(grid.xy(Field(0)), corner);
            assert_eq!(grid.fields().count(), usize::from(files) * usize::from(files) / 2);
            for f in grid.fields() {
                let (x, y) = grid.xy(f);
                assert_eq!(grid.field(x, y), Some(f));
            }
            assert_eq!(grid.field(1 - corner.0, 0), None);
            assert_eq!(grid.field(files, 0), None);
        }
    }
}
