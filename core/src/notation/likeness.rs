//! Edit distance of two texts, and names that are similar.

/// The weighted edit distance of two texts (Levenshtein). `weigh` returns the cost of
/// one step: a character of the first text and its replacement, none for an insertion or deletion.
pub fn edit_distance(a: &[char], b: &[char], weigh: &dyn Fn(Option<char>, Option<char>) -> u32) -> u32 {
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
pub const fn unit_cost(_: Option<char>, _: Option<char>) -> u32 {
    1
}

/// Maximum length of a name that is compared with others, in characters.
const LONGEST_NAME: usize = 40;

/// The known names that are similar to a wrong one, the most similar first: with one or two other characters, or with the
/// one inside the other.
pub fn similar_names<'n>(wrong: &str, known: impl Iterator<Item = &'n str>) -> Vec<String> {
    let letters = |name: &str| -> Vec<char> {
        let letters = name.chars().filter(|c| c.is_alphanumeric()).take(LONGEST_NAME);
        letters.map(|c| c.to_ascii_lowercase()).collect()
    };
    let wanted = letters(wrong);
    let has = |all: &[char], part: &[char]| part.len() > 2 && all.windows(part.len()).any(|w| w == part);
    let mut near: Vec<(u32, &str)> = Vec::new();
    for name in known {
        let other = letters(name);
        let far = edit_distance(&wanted, &other, &unit_cost);
        let is_near = far <= 2 && 3 * far as usize <= wanted.len();
        if is_near || has(&other, &wanted) || has(&wanted, &other) {
            near.push((far, name));
        }
    }
    near.sort_by_key(|(far, _)| *far);
    near.into_iter().map(|(_, name)| name.into()).collect()
}
