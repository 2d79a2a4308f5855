//! Style sheets made from many parts: compressed together they are a quarter smaller, and one request.

mod embedded;
#[cfg(test)]
mod form;
mod names;
mod painted;
#[cfg(test)]
mod used;

use crate::run::{Outcome, root};
use lightningcss::stylesheet::{MinifyOptions, ParserOptions, PrinterOptions, StyleSheet};
use lightningcss::targets::{Features, Targets};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Parts for the first screen, beside what they style in `src`, in cascading order.
const FIRST: &[&str] = &[
    "style/fonts",
    "style/themes",
    "style/layout",
    "app/front",
    "style/base",
    "views/board/board",
    "views/move_list",
    "views/records",
    "views/explain",
    "pages/opponent/opponent",
    "views/who_is_learning",
];
/// Parts for other pages, windows and games only. Fetched after the first sheet, so it overrides it.
const MORE: &[&str] = &[
    "views/dialog",
    "pages/blindfold/blindfold",
    "views/board/round",
    "pages/position_editor/position_editor",
    "pages/chess960/chess960",
    "views/darts/darts",
    "pages/rules/rules",
    "views/board/captures",
];
/// Parts for lessons, drills, score sheets and clocks. Overrides both.
const SCHOOL: &[&str] = &[
    "views/answer",
    "pages/clock/clock",
    "pages/drill/drill",
    "pages/systems/systems",
    "pages/learn/learn",
    "pages/learn/exercise",
    "pages/learn/path",
    "pages/learn/diploma",
    "pages/score_sheet/score_sheet",
    "pages/print/print",
    "pages/update/update",
    "pages/me/me",
    "pages/projector/projector",
    "pages/embed_builder/embed_builder",
    "pages/share/share",
    "pages/games/games",
    "components/place_card",
    "pages/about/about",
    "views/place_group",
    "pages/gallery/gallery",
    "pages/famous/famous",
    "pages/teach/teach",
    "pages/practise/practise",
    "pages/strokes/strokes",
    "views/hand_in",
    "pages/class/class",
    "pages/course_builder/course_builder",
    "views/ink_pad/ink_pad",
    "pages/score_sheet/photo",
];

/// Parts for boards on other pages, from the same files (see [`embedded`]) and from files of their own.
const EMBED: &[&str] = &[
    "style/themes",
    "style/layout",
    "style/base",
    "views/board/board",
    "views/move_list",
    "views/records",
    "views/explain",
    "views/board/round",
    "views/board/captures",
    "embed/embed",
];
/// Parts for the viewer of such boards, beside those of [`EMBED`]: only boards whose options ask for it fetch them.
const VIEWER: &[&str] = &["views/darts/darts", "embed/viewer/viewer"];
/// Parts for the page around such a board in a frame.
const FRAME: &[&str] = &["embed/frame"];
/// Parts for boards alone, before [`OWN`].
const FIELD: &[&str] = &["style/themes", "views/board/board", "views/board/round"];
/// Styles that only boards alone have (`field.rs`).
const OWN: &str = "field/field";

/// Writes `notabene.css` with what it needs of later sheets ([`painted`]), `more.css`, `school.css`, `embed.css`, `viewer.css` and `frame.css` into `target/style`.
pub fn join() -> Outcome {
    let unknown = unknown_files();
    if !unknown.is_empty() {
        return Err(format!("in no table of xtask/src/style.rs: {}", unknown.join(", ")));
    }
    let folder = root().join("target/style");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let write = |name: &str, sheet: String| {
        let file = folder.join([name, ".css"].concat());
        fs::write(&file, sheet).map_err(|e| format!("{}: {e}", file.display()))
    };
    for (name, of) in [("notabene", FIRST), ("more", MORE), ("school", SCHOOL), ("frame", FRAME)] {
        let all = joined(of)?;
        let sheet = print(&parse(name, &all)?)?;
        let early = if name == "notabene" { for_painted()? } else { String::new() };
        write(name, sheet + &early)?;
    }
    for (name, of) in [("embed", EMBED), ("viewer", VIEWER)] {
        let all = joined(of)?;
        let mut sheet = parse(name, &all)?;
        embedded::adapt(&mut sheet);
        let printed = embedded::relative_lengths(&print(&sheet)?);
        write(name, embedded::custom_properties(&printed, &embedded::COLOURS))?;
    }
    Ok(())
}

/// Rules of the later sheets for what is painted before the program is there.
fn for_painted() -> Outcome<String> {
    let later = joined(MORE)? + &joined(SCHOOL)?;
    let mut sheet = parse("later", &later)?;
    painted::keep_painted(&mut sheet, &painted::names()?);
    print(&sheet)
}

/// The style sheet of boards alone: parts of the app, and styles of their own.
pub fn of_field(own: &str) -> Outcome<String> {
    let all = joined(FIELD)? + own;
    let mut sheet = parse("field", &all)?;
    embedded::adapt(&mut sheet);
    Ok(embedded::custom_properties(&embedded::relative_lengths(&print(&sheet)?), &embedded::FIELD_COLOURS))
}

/// Style sheets that no table names: nothing would have their rules.
fn unknown_files() -> Vec<String> {
    let tables = [FIRST, MORE, SCHOOL, EMBED, VIEWER, FRAME, &[OWN]].concat();
    let known: HashSet<PathBuf> = tables.into_iter().map(file).collect();
    files().iter().filter(|path| !known.contains(*path)).map(|path| path.display().to_string()).collect()
}

/// The file of a name in the tables.
fn file(name: &str) -> PathBuf {
    root().join("src").join(name).with_extension("css")
}

/// All style sheets.
fn files() -> Vec<PathBuf> {
    let mut found = Vec::new();
    find(&root().join("src"), &mut found);
    found
}

fn find(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            find(&path, found);
        } else if path.extension().is_some_and(|end| end == "css") {
            found.push(path);
        }
    }
}

/// Concatenates parts of a style sheet.
fn joined(names: &[&str]) -> Outcome<String> {
    let mut all = String::new();
    for name in names {
        let file = file(name);
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
