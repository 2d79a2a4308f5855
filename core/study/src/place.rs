//! Addresses of pages behind `#`: old ones lead to the page that took their place.

use std::borrow::Cow;

/// Addresses of earlier versions and what they are now. A name stands for its sub-pages, too, but the more exact name is first.
const RENAMED: [(&str, &str); 14] = [
    ("play", "games"),
    ("more/games", "games"),
    ("more/board", "about"),
    ("more/teachers", "teach"),
    ("more/device", "me/device"),
    ("more", "about"),
    ("device", "me/device"),
    ("scharten", "rules/scharten"),
    ("draughts", "rules/draughts"),
    ("chess960", "rules/chess960"),
    ("compare", "rules/compare"),
    ("systems", "rules/systems"),
    ("rules/scharten-loud", "rules/scharten"),
    ("rules/chess", "learn/notation/L01"),
];

/// True if `address` is `name` or a page below it: `rules` has `rules/scharten`, but not `rulesets`.
pub fn is_within(address: &str, name: &str) -> bool {
    address.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Address of the page that took the place of that of an earlier version; other addresses are returned as they are.
pub fn current_address(address: &str) -> Cow<'_, str> {
    match RENAMED.iter().find(|(old, _)| is_within(address, old)) {
        Some((old, new)) => Cow::Owned([new, address.get(old.len()..).unwrap_or_default()].concat()),
        None => Cow::Borrowed(address),
    }
}

/// Index of the page of an address among the names of all pages: that with the longest name.
pub fn page_index<'n>(address: &str, names: impl Iterator<Item = &'n str>) -> Option<usize> {
    let fitting = names.enumerate().filter(|(_, name)| is_within(address, name));
    fitting.max_by_key(|(_, name)| name.len()).map(|(n, _)| n)
}
