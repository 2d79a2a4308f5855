//! Perspective between the plane of the paper and the picture.

/// A place on the paper or in the picture.
pub type Place = [f32; 2];

/// A projective map, row by row; the last number is 1.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Homography([f64; 9]);

impl Homography {
    /// The map that takes four places to four others; none if three of them lie on a line.
    pub fn of(from: &[Place; 4], to: &[Place; 4]) -> Option<Homography> {
        let mut rows = [[0.0f64; 9]; 8];
        for i in 0..4 {
            let [x, y] = from[i].map(f64::from);
            let [u, v] = to[i].map(f64::from);
            rows[2 * i] = [x, y, 1.0, 0.0, 0.0, 0.0, -u * x, -u * y, u];
            rows[2 * i + 1] = [0.0, 0.0, 0.0, x, y, 1.0, -v * x, -v * y, v];
        }
        let solved = solve(rows)?;
        let mut all = [1.0; 9];
        all[..8].copy_from_slice(&solved);
        Some(Homography(all))
    }

    /// The image of a place.
    pub fn map(&self, [x, y]: Place) -> Place {
        let ([a, b, c, d, e, f, g, h, i], x, y) = (self.0, f64::from(x), f64::from(y));
        let depth = g * x + h * y + i;
        let depth = if depth.abs() < 1e-9 { 1e-9 } else { depth };
        [((a * x + b * y + c) / depth) as f32, ((d * x + e * y + f) / depth) as f32]
    }

    /// Pixels of the picture for a unit of the paper around a place: the smaller of both directions.
    pub fn scale(&self, place: Place) -> f32 {
        let here = self.map(place);
        let along = |step: Place| {
            let there = self.map([place[0] + step[0], place[1] + step[1]]);
            (there[0] - here[0]).hypot(there[1] - here[1])
        };
        along([1.0, 0.0]).min(along([0.0, 1.0]))
    }
}

/// Solves eight equations by elimination with pivots.
fn solve(mut rows: [[f64; 9]; 8]) -> Option<[f64; 8]> {
    for at in 0..8 {
        let pivot = (at..8).max_by(|a, b| rows[*a][at].abs().total_cmp(&rows[*b][at].abs()))?;
        rows.swap(at, pivot);
        let row = rows[at];
        (row[at].abs() > 1e-9).then_some(())?;
        for (_, other) in rows.iter_mut().enumerate().filter(|(i, _)| *i != at) {
            let part = other[at] / row[at];
            other.iter_mut().zip(row).for_each(|(value, own)| *value -= part * own);
        }
    }
    Some(std::array::from_fn(|i| rows[i][8] / rows[i][i]))
}
