//! Sorting lists of any type by one routine: the standard library compiles a copy of several kilobytes for each type of
//! items, which pages would download (a dozen copies: 48 KB of code). For lists that players see, not for hot loops.

use std::cmp::Ordering;

/// Sorts a list; equal items keep their order.
pub fn sort_by<T>(items: &mut Vec<T>, mut compare: impl FnMut(&T, &T) -> Ordering) {
    let order = sorted_indices(items.len(), &mut |a, b| match (items.get(a), items.get(b)) {
        (Some(a), Some(b)) => compare(a, b),
        _ => Ordering::Equal,
    });
    let mut unsorted: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(order.into_iter().filter_map(|at| unsorted.get_mut(at)?.take()));
}

/// Sorts a list by a key; equal items keep their order.
pub fn sort_by_key<T, K: Ord>(items: &mut Vec<T>, key: impl Fn(&T) -> K) {
    sort_by(items, |a, b| key(a).cmp(&key(b)));
}

/// The indices of a list in the order of its items.
fn sorted_indices(length: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..length).collect();
    order.sort_by(|a, b| compare(*a, *b));
    order
}

#[cfg(test)]
mod tests {
    use super::{sort_by, sort_by_key};

    #[test]
    fn equal_items_keep_their_order() {
        let mut words: Vec<String> = ["pear", "fig", "plum", "date", "kiwi", ""].map(String::from).into();
        sort_by_key(&mut words, |word| word.len());
        assert_eq!(words, ["", "fig", "pear", "plum", "date", "kiwi"]);
        sort_by(&mut words, |a, b| b.cmp(a));
        assert_eq!(words, ["plum", "pear", "kiwi", "fig", "date", ""]);
    }
}
