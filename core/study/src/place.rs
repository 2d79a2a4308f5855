//! Addresses of pages behind `#`: old ones lead to the page that took their place, and each belongs to a place of the bar.

use std::borrow::Cow;

/// Addresses of earlier versions and what they are now. A name stands for its sub-pages, too, but the more exact name is first.
/// The first screen hands them to `www/boot.js`.
pub const RENAMED: [(&str, &str); 13] = [
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

/// The place for teachers, which is not in the bar.
pub const TEACH: &str = "teach";

/// Pages that belong to the place of another page: address, and that place.
const RELATED_PAGES: [(&str, &str); 15] = [
    ("rules", "games"),
    ("famous", "games"),
    ("drill", "practise"),
    ("strokes", "practise"),
    ("learn/today", "practise"),
    ("learn/eye", "practise"),
    ("learn/strokes", "practise"),
    ("learn/mistakes", "practise"),
    ("about", "me"),
    ("wall", TEACH),
    ("class", TEACH),
    ("courses", TEACH),
    ("print", TEACH),
    ("embed", TEACH),
    ("setup", ""),
];

/// Modes of the score sheet that are practised.
const TRAINER_MODES: [&str; 6] = ["dictation", "guess", "memory", "order", "rehearsal", "slip"];

/// The page of the place to which an address belongs; empty for the game.
pub fn place_of(address: &str) -> &str {
    if address
        .strip_prefix("sheet/")
        .is_some_and(|mode| TRAINER_MODES.iter().any(|name| is_within(mode, name)))
    {
        return "practise";
    }
    let related = RELATED_PAGES.iter().find(|(start, _)| is_within(address, start));
    related.map_or_else(|| address.split('/').next().unwrap_or_default(), |(_, place)| place)
}
