//! Places of the navigation of the app, as data: the app and the static first screen show the same.

use super::Label;

/// A place of the navigation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MenuLink {
    /// Name of its page in the address, after `#`.
    pub page: &'static str,
    /// Its word.
    pub label: Label,
    /// Name of its icon.
    pub icon: &'static str,
}

const fn place(page: &'static str, label: Label, icon: &'static str) -> MenuLink {
    MenuLink { page, label, icon }
}

/// Places of the bar; the keys 1 to 6 lead there.
pub static PLACES: [MenuLink; 6] = [
    place("", Label::NavPlay, "board"),
    place("learn", Label::NavLearn, "book"),
    place("practise", Label::NavPractise, "target"),
    place("sheet", Label::NavSheet, "sheet"),
    place("games", Label::NavGames, "games"),
    place("me", Label::NavMe, "person"),
];
