//! Style sheets made from many parts: compressed together they are a quarter smaller, and one request.

mod embedded;
mod names;
mod painted;
#[cfg(test)]
mod used;

use crate::run::{Outcome, root};
use lightningcss::stylesheet::{MinifyOptions, ParserOptions, PrinterOptions, StyleSheet};
use lightningcss::targets::{Features, Targets};
use std::fs;
use std::path::Path;

/// Parts in `www/style` for the first screen, in cascading order.
const FIRST: [&str; 11] = [
    "fonts", "themes", "layout", "front", "base", "board", "paper", "records", "explain", "opponent",
    "learners",
];
/// Parts for other pages, windows and games only. Fetched after the first sheet, so it overrides it.
const MORE: [&str; 8] = ["windows", "blindfold", "round", "setup", "room", "darts", "decisions", "captures"];
/// Parts for lessons, drills, score sheets and clocks. Overrides both.
const SCHOOL: &[&str] = &[
    "school",
    "school_clock",
    "school_drill",
    "school_systems",
    "school_learn",
    "school_task",
    "school_path",
    "school_sheet",
    "school_print",
    "school_device",
    "school_me",
    "school_wall",
    "school_embed",
    "school_share",
    "school_games",
    "school_places",
    "school_practise",
    "school_class",
    "school_builder",
    "school_ink",
    "school_photo",
];

/// Parts for boards on other pages, from the same files (see [`embedded`]) and from files of their own.
const EMBED: [&str; 10] =
    ["themes", "layout", "base", "board", "paper", "records", "explain", "round", "captures", "embed"];
/// Parts for the viewer of such boards, beside those of [`EMBED`]: only boards whose options ask for it fetch them.
const VIEWER: [&str; 2] = ["darts", "viewer"];
/// Parts for boards alone, before styles of their own.
const FIELD: [&str; 3] = ["themes", "board", "round"];
/// Style sheets beside those of the page.
const PAGES: [&str; 3] = ["embed", "frame", "viewer"];

/// Writes `notabene.css` with what it needs of later sheets ([`painted`]), `more.css`, `school.css`, `embed.css`, `viewer.css` and `frame.css` into `target/style`.
pub fn join() -> Outcome {
    let parts = root().join("www/style");
    let known = fs::read_dir(&parts).map_err(|e| e.to_string())?.count();
    let used = FIRST.len() + MORE.len() + SCHOOL.len() + PAGES.len();
    if known != used {
        return Err(format!("www/style has {known} files, but {used} are in use"));
    }
    let folder = root().join("target/style");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let write = |name: &str, sheet: String| {
        let file = folder.join([name, ".css"].concat());
        fs::write(&file, sheet).map_err(|e| format!("{}: {e}", file.display()))
    };
    for (name, of) in [("notabene", &FIRST[..]), ("more", &MORE), ("school", SCHOOL), ("frame", &["frame"])] {
        let all = joined(&parts, of)?;
        let sheet = print(&parse(name, &all)?)?;
        let early = if name == "notabene" { for_painted(&parts)? } else { String::new() };
        write(name, sheet + &early)?;
    }
    for (name, of) in [("embed", &EMBED[..]), ("viewer", &VIEWER)] {
        let all = joined(&parts, of)?;
        let mut sheet = parse(name, &all)?;
        embedded::adapt(&mut sheet);
        let printed = embedded::relative_lengths(&print(&sheet)?);
        write(name, embedded::custom_properties(&printed, &embedded::COLOURS))?;
    }
    Ok(())
}

/// Rules of the later sheets for what is painted before the program is there.
fn for_painted(parts: &Path) -> Outcome<String> {
    let later = joined(parts, &MORE)? + &joined(parts, SCHOOL)?;
    let mut sheet = parse("later", &later)?;
    painted::keep_painted(&mut sheet, &painted::names()?);
    print(&sheet)
}

/// The style sheet of boards alone: parts of the app, and styles of their own.
pub fn of_field(own: &str) -> Outcome<String> {
    let all = joined(&root().join("www/style"), &FIELD)? + own;
    let mut sheet = parse("field", &all)?;
    embedded::adapt(&mut sheet);
    Ok(embedded::custom_properties(&embedded::relative_lengths(&print(&sheet)?), &embedded::FIELD_COLOURS))
}

/// Concatenates parts of a style sheet.
fn joined(parts: &Path, names: &[&str]) -> Outcome<String> {
    let mut all = String::new();
    for name in names {
        let file = parts.join(name).with_extension("css");
        all += &fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
    }
    Ok(all)
}

/// Syntax for older browsers in place of newer one: `(min-width: 50rem)` for `(width >= 50rem)`, which those before 2023
/// ignore, and custom properties for `light-dark()`, which those before May 2024 ignore.
fn targets() -> Targets {
    Targets { include: Features::MediaRangeSyntax | Features::LightDark, ..Targets::default() }
}

/// Parses a style sheet. Invalid input is an error with its line.
fn parse<'s>(name: &str, sheet: &'s str) -> Outcome<StyleSheet<'s>> {
    let fault = |e: String| format!("{name}.css: {e}");
    let mut sheet = StyleSheet::parse(sheet, ParserOptions::default()).map_err(|e| fault(e.to_string()))?;
    // Sets the custom properties of `light-dark()` beside `color-scheme`.
    let options = MinifyOptions { targets: targets(), ..MinifyOptions::default() };
    sheet.minify(options).map_err(|e| fault(e.to_string()))?;
    Ok(sheet)
}

/// Prints a style sheet without comments and white space.
fn print(sheet: &StyleSheet) -> Outcome<String> {
    let options = PrinterOptions { minify: true, targets: targets(), ..PrinterOptions::default() };
    sheet.to_css(options).map(|printed| printed.code).map_err(|e| e.to_string())
}
