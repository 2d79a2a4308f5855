//! Names of pages, read from the table in which each page has its line.

/// The lines of the table.
fn lines() -> impl Iterator<Item = &'static str> {
    let table = include_str!("../../src/pages/table.rs");
    let (_, lines) = table.split_once("\npages! {\n").expect("the table of pages");
    lines.lines().take_while(|line| *line != "}")
}

/// Addresses of all pages beside the game, in the order of the table.
pub fn pages() -> Vec<&'static str> {
    lines().map(|line| line.split('"').nth(1).unwrap_or_else(|| panic!("no address in {line}"))).collect()
}

/// Names of the lazy parts of the program with these pages.
#[allow(dead_code, reason = "tests of components have a program in one piece")]
pub fn parts() -> Vec<&'static str> {
    lines().filter_map(|line| line.split_whitespace().next()).collect()
}
