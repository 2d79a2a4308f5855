//! The 960 starting arrays and their numbers by Reinhard Scharnagl, 0 to 959.
//!
//! The number encodes: light bishop (4) and dark bishop (4) by their squares, the queen by
//! the free squares from the left (6), the two knights by a table (10); rook, king, rook fill the rest.

use super::Role;

/// The pieces on a first rank, from a to h: bishops on both colours, the king between the rooks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Array([Role; 8]);

/// The Scharnagl number of the array of chess.
pub const START: u16 = 518;

/// The two of the five free squares taken by the knights, by the last digit of the number.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The reason why eight pieces are not an array of Chess960 (FIDE Guidelines II.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Unlawful {
    /// Not exactly K, Q, two R, two B and two N.
    Pieces,
    /// Both bishops on one colour.
    Bishops,
    /// The king is not between the rooks.
    King,
}

/// Puts a piece on the nth free square from the left.
#[inline(never)]
fn place(places: &mut [Option<Role>; 8], nth: usize, role: Role) {
    if let Some(place) = places.iter_mut().filter(|place| place.is_none()).nth(nth) {
        *place = Some(role);
    }
}

impl Array {
    /// The array of chess.
    pub fn chess() -> Array {
        use Role::*;
        Array([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook])
    }

    /// The pieces from file a to file h.
    pub fn roles(&self) -> [Role; 8] {
        self.0
    }

    /// Validates an array.
    ///
    /// # Errors
    ///
    /// [`Unlawful`] for the first rule it breaks.
    pub fn new(roles: [Role; 8]) -> Result<Array, Unlawful> {
        let places = |role| (0..8).filter(|x| roles[*x] == role).collect::<Vec<_>>();
        let counts =
            [(Role::King, 1), (Role::Queen, 1), (Role::Rook, 2), (Role::Bishop, 2), (Role::Knight, 2)];
        if counts.into_iter().any(|(role, n)| places(role).len() != n) {
            return Err(Unlawful::Pieces);
        }
        let (bishops, rooks, king) = (places(Role::Bishop), places(Role::Rook), places(Role::King)[0]);
        if bishops[0] % 2 == bishops[1] % 2 {
            return Err(Unlawful::Bishops);
        }
        if !(rooks[0]..rooks[1]).contains(&king) {
            return Err(Unlawful::King);
        }
        Ok(Array(roles))
    }

    /// Parses English letters such as `RNBQKBNR`.
    ///
    /// # Errors
    ///
    /// [`Unlawful`] if they are not an array.
    pub fn from_letters(text: &str) -> Result<Array, Unlawful> {
        let roles: Option<Vec<Role>> = text.chars().map(Role::from_letter).collect();
        let roles = roles.and_then(|r| <[Role; 8]>::try_from(r).ok());
        Array::new(roles.ok_or(Unlawful::Pieces)?)
    }

    /// The English letters from file a to file h.
    pub fn letters(&self) -> String {
        self.0.iter().map(|r| r.letter().to_ascii_uppercase()).collect()
    }

    /// The array with a Scharnagl number; none for 960 and above.
    pub fn from_scharnagl(number: u16) -> Option<Array> {
        let n = usize::from(number);
        if n >= 960 {
            return None;
        }
        let mut places: [Option<Role>; 8] = [None; 8];
        places[n % 4 * 2 + 1] = Some(Role::Bishop);
        places[n / 4 % 4 * 2] = Some(Role::Bishop);
        let (first, second) = KNIGHTS[n / 96];
        // The second knight before the first, so that the count of free squares is unchanged.
        place(&mut places, n / 16 % 6, Role::Queen);
        place(&mut places, second, Role::Knight);
        place(&mut places, first, Role::Knight);
        for role in [Role::Rook, Role::King, Role::Rook] {
            place(&mut places, 0, role);
        }
        Some(Array(places.map(|role| role.unwrap_or(Role::Rook))))
    }

    /// The Scharnagl number.
    pub fn scharnagl(&self) -> u16 {
        let place = |role, odd| (0..8).find(|x| self.0[*x] == role && x % 2 == odd).unwrap_or(0);
        let (light, dark) = (place(Role::Bishop, 1), place(Role::Bishop, 0));
        let rest: Vec<Role> = self.0.iter().copied().filter(|r| *r != Role::Bishop).collect();
        let queen = rest.iter().position(|r| *r == Role::Queen).unwrap_or(0);
        let rest: Vec<Role> = rest.into_iter().filter(|r| *r != Role::Queen).collect();
        let mut knights = (0..5).filter(|i| rest[*i] == Role::Knight);
        let pair = (knights.next().unwrap_or(0), knights.next().unwrap_or(0));
        let knights = KNIGHTS.iter().position(|k| *k == pair).unwrap_or(0);
        (light / 2 + 4 * (dark / 2) + 16 * queen + 96 * knights) as u16
    }

    /// The mirror image of the array: file a becomes file h.
    pub fn mirror(&self) -> Array {
        let mut roles = self.0;
        roles.reverse();
        Array(roles)
    }

    /// All 960 arrays by their Scharnagl numbers.
    pub fn all() -> impl Iterator<Item = Array> {
        (0..960).filter_map(Array::from_scharnagl)
    }
}
