//! Thins dark lines to one pixel.
//!
//! After Z. Guo and R. W. Hall, *Parallel thinning with two-subiteration algorithms*, CACM 32 (1989): it keeps short and
//! slanting lines that the older way of Zhang and Suen eats from their ends.

use super::grey::Bitmap;

/// The eight neighbours in the order of a clock from above.
pub const AROUND: [(isize, isize); 8] =
    [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

/// Thins lines. The border of the picture must be bright.
pub fn thin(bitmap: &Bitmap) -> Bitmap {
    let mut out = bitmap.clone();
    let mut alive: Vec<usize> = (0..out.bits.len()).filter(|at| out.bits[*at]).collect();
    let mut gone = Vec::new();
    loop {
        let before = alive.len();
        for round in 0..2 {
            gone.clear();
            gone.extend(alive.iter().copied().filter(|at| can_go(&out, *at, round)));
            gone.iter().for_each(|at| out.bits[*at] = false);
            alive.retain(|at| out.bits[*at]);
        }
        if alive.len() == before {
            break;
        }
    }
    corners(&mut out, &alive);
    out
}

fn neighbours(bitmap: &Bitmap, at: usize) -> [bool; 8] {
    let (x, y) = ((at % bitmap.width) as isize, (at / bitmap.width) as isize);
    AROUND.map(|(dx, dy)| bitmap.at(x + dx, y + dy))
}

fn can_go(bitmap: &Bitmap, at: usize, round: usize) -> bool {
    let [up, ne, right, se, down, sw, left, nw] = neighbours(bitmap, at);
    let count = |all: [bool; 4]| all.into_iter().filter(|is| *is).count();
    let parts =
        count([!up && (ne || right), !right && (se || down), !down && (sw || left), !left && (nw || up)]);
    let pairs = [nw || up, ne || right, se || down, sw || left];
    let other_pairs = [up || ne, right || se, down || sw, left || nw];
    let is_side = match round {
        0 => !((down || sw || !nw) && left),
        _ => !((up || ne || !se) && right),
    };
    parts == 1 && (2..=3).contains(&count(pairs).min(count(other_pairs))) && is_side
}

/// Removes pixels in corners of stairs: without them, neighbours are still connected.
fn corners(bitmap: &mut Bitmap, alive: &[usize]) {
    for at in alive {
        let [up, ne, right, se, down, sw, left, nw] = neighbours(bitmap, *at);
        let is_corner = (up && right && !sw && !left && !down)
            || (right && down && !nw && !up && !left)
            || (down && left && !ne && !up && !right)
            || (left && up && !se && !right && !down);
        if is_corner {
            bitmap.bits[*at] = false;
        }
    }
}
