//! Values of pieces and squares in the middlegame and the endgame.

/// A value in the middlegame and in the endgame, in hundredths of a pawn.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Phased {
    pub mid: i32,
    pub end: i32,
}

impl std::ops::AddAssign for Phased {
    fn add_assign(&mut self, other: Phased) {
        self.mid += other.mid;
        self.end += other.end;
    }
}

impl std::ops::SubAssign for Phased {
    fn sub_assign(&mut self, other: Phased) {
        self.mid -= other.mid;
        self.end -= other.end;
    }
}

impl std::ops::Mul<i32> for Phased {
    type Output = Phased;
    fn mul(self, by: i32) -> Phased {
        Phased { mid: self.mid * by, end: self.end * by }
    }
}

pub(super) const fn phased(mid: i32, end: i32) -> Phased {
    Phased { mid, end }
}

/// Material, the pawn first.
const MATERIAL: [Phased; 6] =
    [phased(88, 112), phased(325, 300), phased(340, 318), phased(475, 535), phased(985, 985), phased(0, 0)];

/// Distance of a file or rank from the edge: 0 to 3.
const fn inside(n: i32) -> i32 {
    if n < 4 { n } else { 7 - n }
}

/// The bonus of a role on a square as White sees it; file and rank from 0.
const fn place(role: usize, x: i32, y: i32) -> Phased {
    let (fx, fy) = (inside(x), inside(y));
    // 0 in the corner, 6 in the middle.
    let middle = fx + fy;
    match role {
        0 => {
            let step = if y >= 1 { y - 1 } else { 0 };
            let centre = if fx == 3 { [0, -14, 2, 16, 22, 26, 30, 0][y as usize] } else { 0 };
            let wing = if fx <= 1 && step > 0 { -2 } else { 0 };
            phased(
                centre + wing + 2 * step + if step >= 4 { 10 * (step - 3) } else { 0 },
                4 * step + step * step,
            )
        }
        1 => phased(7 * middle - 26 + if y >= 4 && y <= 5 { 8 } else { 0 }, 5 * middle - 20),
        2 => phased(3 * middle - 8 - if y == 0 { 10 } else { 0 }, 3 * middle - 8),
        3 => phased(if y == 6 { 18 } else { 3 * fx - 5 }, if y == 6 { 12 } else { 0 }),
        4 => phased(middle - 3 - if y > 4 { 4 } else { 0 }, 5 * middle - 15),
        _ => {
            let home = [[24, 34, 8, -6], [10, 12, -8, -16]];
            let mid = if y < 2 { home[y as usize][fx as usize] } else { -20 - 12 * y };
            phased(if mid < -80 { -80 } else { mid }, 10 * middle - 32)
        }
    }
}

/// Material and place of each role on each square as White sees it, a1 first.
pub(super) static PLACES: [[Phased; 64]; 6] = {
    let mut places = [[phased(0, 0); 64]; 6];
    let mut role = 0;
    while role < 6 {
        let mut square = 0;
        while square < 64 {
            let at = place(role, square as i32 % 8, square as i32 / 8);
            let is = MATERIAL[role];
            places[role][square] = phased(at.mid + is.mid, at.end + is.end);
            square += 1;
        }
        role += 1;
    }
    places
};
