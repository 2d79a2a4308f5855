//! Comparison of a written answer with the right one, character by character.

/// Maximum number of characters that are compared.
const MAX_COMPARED_LENGTH: usize = 80;

/// The characters of a written text; true for those that it has in common with the right one, in the same order.
pub fn compare_letters(typed: &str, right: &str) -> Vec<(char, bool)> {
    let typed: Vec<char> = typed.trim().chars().take(MAX_COMPARED_LENGTH).collect();
    let right: Vec<char> = right.chars().take(MAX_COMPARED_LENGTH).collect();
    let common = common_subsequence(&typed, &right);
    typed.iter().enumerate().map(|(n, letter)| (*letter, common.contains(&n))).collect()
}

/// Indices in a text of its longest common subsequence with another.
fn common_subsequence(one: &[char], other: &[char]) -> Vec<usize> {
    let width = other.len() + 1;
    let mut best = vec![0u16; (one.len() + 1) * width];
    let at = |row: usize, column: usize| row * width + column;
    for (i, a) in one.iter().enumerate().rev() {
        for (j, b) in other.iter().enumerate().rev() {
            best[at(i, j)] = match a == b {
                true => best[at(i + 1, j + 1)] + 1,
                false => best[at(i + 1, j)].max(best[at(i, j + 1)]),
            };
        }
    }
    let (mut i, mut j, mut indices) = (0, 0, Vec::new());
    while i < one.len() && j < other.len() {
        match () {
            _ if one[i] == other[j] => {
                indices.push(i);
                (i, j) = (i + 1, j + 1);
            }
            _ if best[at(i + 1, j)] >= best[at(i, j + 1)] => i += 1,
            _ => j += 1,
        }
    }
    indices
}
