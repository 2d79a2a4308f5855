//! Sizes of everything that is fetched: one table, and ceilings against accidents. Measured compressed by brotli, as most servers send it.
//!
//! Needs `dist/` or `target/pkg`: `cargo xtask test` builds both.
#![cfg(not(target_arch = "wasm32"))]

#[path = "browser/places.rs"]
mod places;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, thread};

/// Ceilings in bytes, for the site as it is put into the zip: they guard against accidents. Why all but the parts have
/// more room than was planned: `docs/decisions/building.md`.
const FIRST_LOAD: usize = 580_000;
const BOARD: usize = 420_000;
const LATER: usize = 200_000;
const PACKAGE: usize = 320_000;
/// The reader of ink, photographs and square codes has a trained net in it.
const READER: usize = 320_000;

/// Program of a page beyond the first load, for those who open the list of lessons.
const LESSONS: usize = 350_000;

/// Chess alone, for those who want nothing else.
const CHESS_LITE: usize = 100_000;

/// The search with the repair of sheets, which needs the notation with its reasons: one program for both, fetched by those who
/// play against it or repair a sheet (`docs/decisions/repair.md`).
const SEARCH: usize = 220_000;

/// A ceiling for site and package as they are tested: without wasm-opt and esbuild half as much again is allowed. `cargo xtask dist` and
/// `cargo xtask publish` say by the variable that they are optimised.
fn allowed(ceiling: usize) -> usize {
    if std::env::var_os("NOTABENE_OPTIMISED").is_some() { ceiling } else { ceiling / 2 * 3 }
}

/// A file, with its path below the folder and its sizes in bytes.
struct File {
    path: String,
    raw: usize,
    sent: usize,
}

fn all_below(folder: &Path, out: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for path in entries.map(|entry| entry.expect("a readable entry").path()) {
        if path.is_dir() { all_below(&path, out) } else { out.push(path) }
    }
}

fn weighed(folder: &Path, path: &Path) -> File {
    let raw = fs::read(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut sent = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut raw.as_slice(), &mut sent, &params).expect("writing to memory");
    let path = path.strip_prefix(folder).unwrap_or(path).to_string_lossy().replace('\\', "/");
    File { path, raw: raw.len(), sent: sent.len() }
}

/// All files below a folder, weighed by two threads, and printed.
fn table(title: &str, folder: &Path) -> Vec<File> {
    let mut paths = Vec::new();
    all_below(folder, &mut paths);
    // Compressed copies beside their originals.
    paths.retain(|path| path.extension().is_none_or(|end| end != "br" && end != "gz"));
    paths.sort();
    let (even, odd): (Vec<_>, Vec<_>) = paths.iter().enumerate().partition(|(n, _)| n % 2 == 0);
    let weigh = |paths: Vec<(usize, &PathBuf)>| -> Vec<File> {
        paths.into_iter().map(|(_, path)| weighed(folder, path)).collect()
    };
    let mut files = thread::scope(|scope| {
        let other = scope.spawn(|| weigh(odd));
        let mut files = weigh(even);
        files.extend(other.join().expect("weighing does not panic"));
        files
    });
    files.sort_by(|one, other| one.path.cmp(&other.path));
    println!("{title}: bytes, bytes as sent");
    for File { path, raw, sent } in &files {
        println!("{raw:>9} {sent:>8}  {path}");
    }
    files
}

/// The sum of some files as sent, printed.
fn sum(title: &str, files: &[File], is_of: impl Fn(&str) -> bool) -> usize {
    let of: Vec<&File> = files.iter().filter(|file| is_of(&file.path)).collect();
    assert!(!of.is_empty(), "{title}: nothing was built");
    let sum = of.iter().map(|file| file.sent).sum();
    println!("{sum:>18}  {title} ({} files)", of.len());
    sum
}

/// The heaviest of some files: one of several languages is fetched.
fn heaviest(files: &[File], is_of: impl Fn(&str) -> bool) -> usize {
    files.iter().filter(|file| is_of(&file.path)).map(|file| file.sent).max().expect("it was built")
}

/// True for a script, a program or a page in the folder itself that only other pages fetch, or the app later.
fn is_apart(path: &str) -> bool {
    let starts = ["embed.", "frame.", "notabene-board-", "offline.js", "sw.js"];
    starts.iter().any(|start| path.starts_with(start)) || is_worker(path)
}

/// True for the files of a worker: opponent and reader.
fn is_worker(path: &str) -> bool {
    ["opponent.js", "notabene-opponent-", "reader.js", "notabene-reader-"]
        .iter()
        .any(|start| path.starts_with(start))
}

/// True for a part of a split program.
fn is_part(path: &str) -> bool {
    path.ends_with(".wasm") && !path.ends_with("_bg.wasm")
}

#[test]
#[ignore = "needs dist/: run `cargo xtask test`"]
fn the_first_load_and_all_that_comes_later_are_below_their_ceilings() {
    let files = table("the site", &places::dist());
    let sentences = heaviest(&files, |path| path.starts_with("texts/say."));
    // Fonts for other alphabets are fetched only for their letters.
    let is_font = |path: &str| path.contains("-latin-4") || path.contains("-latin-7");
    let first = sum("the first load without sentences", &files, |path| {
        let is_program = path.starts_with("notabene-app-");
        is_font(path) || (is_program || !path.contains('/')) && !is_apart(path) && !is_part(path)
    });
    assert!(
        first + sentences <= allowed(FIRST_LOAD),
        "the first load has {} of {FIRST_LOAD} bytes",
        first + sentences
    );
    let is_board = |path: &str| {
        ["embed.js", "frame.js", "style/embed.css"].contains(&path)
            || path.starts_with("notabene-board-") && !is_part(path)
    };
    let board = sum("a board on another page without sentences", &files, is_board) + sentences;
    assert!(board <= allowed(BOARD), "a board on another page has {board} of {BOARD} bytes");
    let reader = sum("the reader of ink, photographs and square codes", &files, |path| {
        path == "reader.js" || path.starts_with("notabene-reader-")
    });
    assert!(reader <= allowed(READER), "the reader has {reader} of {READER} bytes");
    for File { path, sent, .. } in files.iter().filter(|file| is_part(&file.path)) {
        assert!(*sent <= allowed(LATER), "{path} has {sent} of {LATER} bytes");
    }
    let lessons = pages(&files).remove("learn").expect("the page of the lessons is a part of the program");
    assert!(lessons <= allowed(LESSONS), "the list of lessons has {lessons} of {LESSONS} bytes");
    let opponent = sum("the opponent", &files, |path| is_worker(path) && path.contains("opponent"));
    assert!(opponent <= allowed(SEARCH), "the opponent has {opponent} of {SEARCH} bytes");
}

/// Bytes as sent of the program that each lazy part needs beside the first load, by the names of the parts; printed.
fn pages(files: &[File]) -> BTreeMap<String, usize> {
    let page = fs::read_to_string(places::dist().join("index.html")).expect("the page");
    let (_, parts) = page.split_once("data-parts='").expect("the files of the parts");
    let (parts, _) = parts.split_once('\'').expect("the end of the attribute");
    let parts: BTreeMap<String, Vec<String>> = serde_json::from_str(parts).expect("the files of the parts");
    let sent = |name: &String| {
        let end = format!("/{name}.wasm");
        files.iter().find(|file| file.path.ends_with(&end)).map_or(0, |file| file.sent)
    };
    let sums: BTreeMap<String, usize> =
        parts.into_iter().map(|(part, names)| (part, names.iter().map(sent).sum())).collect();
    println!("programs of parts with all that they share: bytes as sent");
    sums.iter().for_each(|(part, sum)| println!("{sum:>18}  {part}"));
    sums
}

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn the_package_is_below_its_ceiling() {
    let files = table("the package", &places::package());
    // Fetched only where the program itself cannot be.
    let is_spare = |path: &str| path.ends_with("_wasm.js");
    let is_code = |path: &str| path.ends_with(".wasm") || path.ends_with(".js") && !is_spare(path);
    let entries = [
        (
            "the main entry of the package",
            &["annotation", "load", "methods", "notabene", "stream"][..],
            PACKAGE,
        ),
        ("notabene/search", &["program", "search"], SEARCH),
        ("notabene/ink", &["ink", "program"], READER),
        ("notabene/board", &["board/"], LATER),
        ("notabene/chess", &["chess/"], LATER),
        ("notabene/chess-lite", &["chess/", "chess-lite/", "chess_lite_bg"], CHESS_LITE),
    ];
    for (title, starts, ceiling) in entries {
        let entry = sum(title, &files, |path| {
            is_code(path) && starts.iter().any(|start| path.starts_with(start)) && !path.ends_with("node.js")
        });
        assert!(entry <= allowed(ceiling), "{title} has {entry} of {ceiling} bytes");
    }
}
