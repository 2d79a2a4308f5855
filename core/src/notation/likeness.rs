//! Edit distance of two texts.

/// The weighted edit distance of two texts (Levenshtein). `weigh` returns the cost of
/// one step: a character of the first text and its replacement, none for an insertion or deletion.
pub(crate) fn edit_distance(
    a: &[char],
    b: &[char],
    weigh: &dyn Fn(Option<char>, Option<char>) -> u32,
) -> u32 {
    let mut row = Vec::with_capacity(b.len() + 1);
    let mut far = 0;
    row.push(far);
    for y in b {
        far += weigh(None, Some(*y));
        row.push(far);
    }
    for x in a {
        let drop = weigh(Some(*x), None);
        let (mut diagonal, mut left) = (0, 0);
        for (j, place) in row.iter_mut().enumerate() {
            let up = *place;
            let y = j.checked_sub(1).and_then(|j| b.get(j));
            *place = match y {
                None => up + drop,
                Some(y) => {
                    let change = diagonal + if x == y { 0 } else { weigh(Some(*x), Some(*y)) };
                    change.min(up + drop).min(left + weigh(None, Some(*y)))
                }
            };
            (diagonal, left) = (up, *place);
        }
    }
    row.last().copied().unwrap_or_default()
}

/// Unit cost for every step.
pub(crate) const fn unit_cost(_: Option<char>, _: Option<char>) -> u32 {
    1
}
