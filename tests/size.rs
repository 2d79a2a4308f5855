//! Download sizes: everything compressed with brotli, as sent by a server.
#![cfg(not(target_arch = "wasm32"))]

#[path = "browser/places.rs"]
mod places;

use notabene::core::i18n::Language;
use std::path::{Path, PathBuf};

/// First load of the app in bytes: page, styles, first program, mark, the sentences of a language, the two Latin fonts.
const FIRST_LOAD: usize = 340_000;
/// A chess board on another page in bytes: script, program, styles, the sentences of a language.
const EMBED: usize = 260_000;
/// A chess board with the viewer in bytes: scripts, the program with its lazy part, styles, the sentences of a language. Only boards whose
/// options ask for it fetch them.
const VIEWER: usize = 354_000;
/// The whole site in bytes after opening every page of the app in one language. Boards on other pages are a program of
/// their own, with a budget of its own (`EMBED`): files for them alone are excluded.
const WHOLE_SITE: usize = 950_000;
/// Allowance beside it in bytes for the pages of famous games and strokes, the boards of the mind's eye, and games with
/// hidden pieces and from memory: they came after that budget was set.
const PRACTICE: usize = 56_000;
/// Allowance beside it in bytes for what pupils hand in, the page of a class, and games by link: they came later still.
const CLASS: usize = 58_000;
/// Allowance beside it in bytes for the course builder: the forms of fifteen kinds of exercises with the view of pupils beside
/// them, a field for every word, and the lossless editing of course files.
const BUILDER: usize = 92_000;
/// Allowance beside it in bytes for worksheets, the board to cut out and diplomas to print.
const WORKSHEETS: usize = 28_000;
/// Allowance beside it in bytes for the tools of the wall, its remote control and what is handed in beside courses and drills.
const WALL: usize = 30_000;
/// Allowance beside it in bytes for pads to write on by hand, on sheets and for answers, the ink of sheets, sheets by link and the
/// lesson on clear signs.
const PADS: usize = 38_000;
/// Allowance beside it in bytes for photographs of score sheets: choosing, questions, places beside their pictures, later pages, work
/// that is found again after a reload.
const PHOTOS: usize = 17_500;
/// Positions of strokes in bytes, fetched game by game: content beside the whole site.
const STROKES: usize = 30_000;
/// The JavaScript package in bytes: all families of games and their records in and out.
const PACKAGE: usize = 210_000;
/// Allowance beside it in bytes for the game tree, moves as objects, validation and streams: they came after that budget
/// was set.
const PACKAGE_TREE: usize = 5_000;
/// The entry for programs of chess.js in bytes, for those who import it.
const PACKAGE_CHESS: usize = 9_000;
/// Boards alone in bytes: the entry `notabene/board` of the package and the folder `board` of the site, for those who import it.
const BOARD: usize = 56_000;
/// The search of the JavaScript package in bytes, for those who import it.
const PACKAGE_SEARCH: usize = 120_000;
/// The opponent of the app in bytes: script, bindings and program, fetched with the first game against it.
const OPPONENT: usize = 120_000;
/// The reader of QR codes in bytes, fetched with the camera where the browser has no reader of its own.
const SCANNER: usize = 92_000;
/// The reader of ink in bytes: script, bindings and program with its net, fetched with the first stroke.
const INK: usize = 150_000;
/// The reader of photographed score sheets in bytes: script, bindings and program with its net, fetched with the first picture.
const PHOTO: usize = 150_000;
/// The famous games in bytes, for a reader who opens games of all families in one language: the games and the words on
/// them, each fetched only with a game that was chosen. The list of the page counts among the whole site.
const CONTENT: usize = 100_000;
/// What the names of the lazy parts of the program have in the middle, see `state::lazy`.
const LAZY: &str = "_lazy_";

/// Prefixes of files fetched after the first screen, for later visits.
const LATER: [&str; 2] = ["offline.js", "sw.js"];

/// Suffix of the name of the program that is loaded first.
const PROGRAM: &str = "_bg.wasm";

/// True for a part of the program that is loaded on demand.
fn is_later(name: &str) -> bool {
    name.ends_with(".wasm") && !name.ends_with(PROGRAM)
}

/// True for a file of boards alone.
fn is_of_board_alone(dist: &Path, file: &Path) -> bool {
    file.starts_with(dist.join("board"))
}

/// True for a file used only by boards on other pages.
fn is_of_boards(name: &str) -> bool {
    let starts = ["embed.", "frame.", "viewer.", "notabene-board-"];
    starts.iter().any(|start| name.starts_with(start))
}

/// True for a file of the opponent.
fn is_of_opponent(name: &str) -> bool {
    ["opponent.js", "notabene-opponent-"].iter().any(|start| name.starts_with(start))
}

/// True for a file of the reader of QR codes.
fn is_of_scanner(name: &str) -> bool {
    ["scanner.js", "notabene-scanner-"].iter().any(|start| name.starts_with(start))
}

/// True for a file of the reader of ink.
fn is_of_ink(name: &str) -> bool {
    name == "ink.js" || name.starts_with("notabene-ink-reader-")
}

/// True for a file of the reader of photographs.
fn is_of_photo(name: &str) -> bool {
    name == "photo.js" || name.starts_with("notabene-photo-reader-")
}

/// True for games, words and strokes that are fetched with a chosen game.
fn is_content(dist: &Path, file: &Path) -> bool {
    let is_list = || file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("list."));
    file.starts_with(dist.join("famous")) && !is_list() || file.starts_with(dist.join("strokes"))
}

fn compressed(file: &Path) -> (usize, usize) {
    let raw = std::fs::read(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let mut out = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut raw.as_slice(), &mut out, &params).expect("writing to memory");
    (raw.len(), out.len())
}

/// Prints a table of files and returns the sum of their compressed sizes.
fn weigh(title: &str, files: &[PathBuf]) -> usize {
    assert!(!files.is_empty(), "{title}: nothing was built");
    println!("{title}");
    let mut sum = 0;
    for file in files {
        let (raw, sent) = compressed(file);
        sum += sent;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        println!("{raw:>9} {sent:>8}  {name}");
    }
    println!("{sum:>18}  in all");
    sum
}

fn files(folder: &Path, wanted: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a readable entry").path());
    let mut found: Vec<PathBuf> = paths
        .filter(|p| p.is_file() && p.file_name().is_some_and(|n| wanted(&n.to_string_lossy())))
        .collect();
    found.sort();
    found
}

#[test]
#[ignore = "needs dist/: run `cargo xtask test`"]
fn the_first_load_is_light() {
    let dist = places::dist();
    // Without the files for boards on other pages.
    let is_first = |name: &str| {
        !is_later(name)
            && !LATER.contains(&name)
            && !is_of_opponent(name)
            && !is_of_scanner(name)
            && !is_of_ink(name)
            && !is_of_photo(name)
    };
    let mut all = files(&dist, |name| is_first(name) && !is_of_boards(name));
    // Fonts for other alphabets are fetched only for their letters.
    all.extend(files(&dist.join("fonts"), |name| name.contains("-latin-4") || name.contains("-latin-7")));
    // One language is fetched before the first screen: the longest.
    let said = files(&dist.join("texts"), |name| name.starts_with("say."));
    all.extend(said.into_iter().max_by_key(|file| compressed(file).1));
    assert!(all.iter().any(|f| f.extension().is_some_and(|e| e == "woff2")), "the fonts are counted");
    let first = weigh("first load", &all);
    // Fetched with the first page, window or game that needs it; checked by `e2e/on_demand.rs`.
    weigh(
        "later, on demand: the lazy parts of the program",
        &files(&dist, |name| name.contains(LAZY) && !is_of_boards(name)),
    );
    for part in ["more", "school"] {
        let mut more = files(&dist.join("style"), |name| name == [part, ".css"].concat());
        let said = files(&dist.join("texts"), |name| name.starts_with(part));
        more.extend(said.into_iter().max_by_key(|file| compressed(file).1));
        assert_eq!(more.len(), 2, "a style sheet and a file of sentences: {more:?}");
        weigh(&["later, on demand: ", part].concat(), &more);
    }
    assert!(first <= FIRST_LOAD, "the budget is {FIRST_LOAD}");
}

#[test]
#[ignore = "needs dist/: run `cargo xtask test`"]
fn a_board_on_another_page_is_light_beside_the_first_load() {
    let dist = places::dist();
    let is_program = |name: &str| name.starts_with("notabene-board-") && !is_later(name);
    let mut all = files(&dist, |name| ["embed.js", "frame.js"].contains(&name) || is_program(name));
    all.extend(files(&dist.join("style"), |name| name == "embed.css"));
    let said = files(&dist.join("texts"), |name| name.starts_with("say."));
    all.extend(said.into_iter().max_by_key(|file| compressed(file).1));
    assert_eq!(all.len(), 6, "two scripts, a program, its script, styles and sentences: {all:?}");
    let board = weigh("a board on another page", &all);
    assert!(board <= EMBED, "the budget is {EMBED}");
}

#[test]
#[ignore = "needs dist/: run `cargo xtask test`"]
fn a_board_with_the_viewer_is_light_beside_the_first_load() {
    let dist = places::dist();
    let is_program = |name: &str| name.starts_with("notabene-board-");
    let mut all = files(&dist, |name| ["embed.js", "frame.js"].contains(&name) || is_program(name));
    all.extend(files(&dist.join("style"), |name| ["embed.css", "viewer.css"].contains(&name)));
    for part in ["say.", "viewer."] {
        let said = files(&dist.join("texts"), |name| name.starts_with(part));
        all.extend(said.into_iter().max_by_key(|file| compressed(file).1));
    }
    assert_eq!(
        all.len(),
        9,
        "two scripts, a program in two parts, its script, styles and sentences: {all:?}"
    );
    let viewer = weigh("a board with the viewer on another page", &all);
    assert!(viewer <= VIEWER, "the budget is {VIEWER}");
}

#[test]
#[ignore = "needs dist/: run `cargo xtask test`"]
fn the_opponent_is_light_beside_the_first_load() {
    let all = files(&places::dist(), is_of_opponent);
    assert_eq!(all.len(), 3, "a script, bindings and a program: {all:?}");
    let opponent = weigh("the opponent, on demand", &all);
    assert!(opponent <= OPPONENT, "the budget is {OPPONENT}");
}

#[test]
#[ignore = "needs dist/: run `cargo xtask test`"]
fn the_reader_of_codes_is_light_beside_the_first_load() {
    let all = files(&places::dist(), is_of_scanner);
    assert_eq!(all.len(), 3, "a script, bindings and a program: {all:?}");
    let scanner = weigh("the reader of QR codes, on demand", &all);
    assert!(scanner <= SCANNER, "the budget is {SCANNER}");
}

#[test]
#[ignore = "needs dist/: run `cargo xtask test`"]
fn the_reader_of_ink_is_light_beside_the_first_load() {
    let all = files(&places::dist(), is_of_ink);
    assert_eq!(all.len(), 3, "a script, bindings and a program: {all:?}");
    let ink = weigh("the reader of ink, on demand", &all);
    assert!(ink <= INK, "the budget is {INK}");
}

#[test]
#[ignore = "needs dist/: run `cargo xtask test`"]
fn the_reader_of_photographs_is_light_beside_the_first_load() {
    let all = files(&places::dist(), is_of_photo);
    assert_eq!(all.len(), 3, "a script, bindings and a program: {all:?}");
    let photo = weigh("the reader of photographs, on demand", &all);
    assert!(photo <= PHOTO, "the budget is {PHOTO}");
}

#[test]
#[ignore = "needs dist/: run `cargo xtask test`"]
fn the_board_alone_is_light_beside_the_first_load() {
    let all = files(&places::dist().join("board"), |name| name.ends_with(".js") || name.ends_with(".wasm"));
    assert!(all.len() > 10, "scripts and a program: {all:?}");
    let board = weigh("the board alone, on other pages", &all);
    assert!(board <= BOARD, "the budget is {BOARD}");
}

/// All files below a folder.
fn all_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.expect("a readable entry").path()) {
        if path.is_dir() { found.extend(all_files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}

/// The language of a text such as `about.fr.txt`.
fn language(file: &Path) -> Option<&str> {
    let (_, code) = file.file_name()?.to_str()?.strip_suffix(".txt")?.rsplit_once('.')?;
    (code.len() == 2).then_some(code)
}

/// Files that no page loads: examples for webmasters, the icons of an installed app, compressed copies, licences
/// (`e2e/on_demand.rs` opens all pages and checks it).
fn is_for_others(dist: &Path, file: &Path) -> bool {
    if file.ends_with("fonts/LICENSE") {
        return true;
    }
    let apart = ["demo", "icons", "licences"].iter().any(|folder| file.starts_with(dist.join(folder)));
    apart || file.extension().is_some_and(|end| end == "br" || end == "gz")
}

#[test]
#[ignore = "needs dist/: run `cargo xtask test`"]
fn the_whole_site_is_light_beside_the_first_load() {
    let dist = places::dist();
    let mut all = all_files(&dist);
    all.retain(|file| !is_for_others(&dist, file) && !is_content(&dist, file));
    all.retain(|file| !is_of_board_alone(&dist, file));
    let strokes = files(&dist.join("strokes"), |name| name.ends_with(".txt"));
    assert!(weigh("beside it: strokes", &strokes) <= STROKES, "the budget is {STROKES}");
    let is_apart = |name: &str| {
        is_of_boards(name)
            || is_of_opponent(name)
            || is_of_scanner(name)
            || is_of_ink(name)
            || is_of_photo(name)
    };
    let of_boards = |file: &PathBuf| file.file_name().is_some_and(|n| is_apart(&n.to_string_lossy()));
    let (boards, all): (Vec<PathBuf>, Vec<PathBuf>) = all.into_iter().partition(of_boards);
    weigh("beside it: boards of all families on other pages, and the opponent", &boards);
    let (texts, common): (Vec<PathBuf>, Vec<PathBuf>) = all.into_iter().partition(|f| language(f).is_some());
    // A course is a file of its own in each language that translates it; its author's serves the others.
    let (courses, common): (Vec<PathBuf>, Vec<PathBuf>) =
        common.into_iter().partition(|f| f.starts_with(dist.join("courses")));
    assert!(courses.iter().any(|f| f.ends_with("notation.txt")), "the courses are counted");
    let common = weigh("the whole site: what all languages share", &common);
    let mut heaviest = 0;
    for code in Language::CODES {
        let mut of_code: Vec<PathBuf> = texts.iter().filter(|f| language(f) == Some(code)).cloned().collect();
        let is_translated = |f: &&PathBuf| of_code.contains(&f.with_extension(format!("{code}.txt")));
        let of_author: Vec<PathBuf> = courses.iter().filter(|f| !is_translated(f)).cloned().collect();
        of_code.extend(of_author);
        heaviest = heaviest.max(weigh(&["the whole site: the texts in ", code].concat(), &of_code));
    }
    println!("{:>18}  the whole site", common + heaviest);
    let budget = WHOLE_SITE + PRACTICE + CLASS + BUILDER + WORKSHEETS + WALL + PADS + PHOTOS;
    assert!(common + heaviest <= budget, "the budget is {budget}");
}

#[test]
#[ignore = "needs dist/: run `cargo xtask test`"]
fn the_famous_games_are_light_beside_the_whole_site() {
    let dist = places::dist();
    let mut all = all_files(&dist.join("famous"));
    all.retain(|file| is_content(&dist, file) && !is_for_others(&dist, file));
    let (words, games): (Vec<PathBuf>, Vec<PathBuf>) = all.into_iter().partition(|f| language(f).is_some());
    let heaviest = words.into_iter().max_by_key(|file| compressed(file).1);
    let all: Vec<PathBuf> = games.into_iter().chain(heaviest).collect();
    let content = weigh("famous games and the words on them, on demand", &all);
    assert!(content <= CONTENT, "the budget is {CONTENT}");
}

/// The files of the main entry of the package, as loaded by a browser, and those that `notabene/search` adds.
const ENTRY: [&str; 6] =
    ["annotation.js", "load.js", "methods.js", "notabene.js", "notabene_bg.js", "notabene_bg.wasm"];
const SEARCH_ENTRY: [&str; 3] = ["search.js", "search_bg.js", "search_bg.wasm"];

#[test]
#[ignore = "needs target/pkg: run `cargo xtask test`"]
fn the_package_is_light() {
    let whole = weigh("package", &files(&places::package(), |name| ENTRY.contains(&name)));
    let budget = PACKAGE + PACKAGE_TREE;
    assert!(whole <= budget, "the budget is {budget}");
    let chess = files(&places::package().join("chess"), |name| name.ends_with(".js") && name != "node.js");
    assert!(weigh("package: in place of chess.js", &chess) <= PACKAGE_CHESS, "the budget is {PACKAGE_CHESS}");
    let board = files(&places::package().join("board"), |name| !name.ends_with(".ts"));
    assert!(weigh("package: boards alone", &board) <= BOARD, "the budget is {BOARD}");
    let search =
        weigh("package: the search", &files(&places::package(), |name| SEARCH_ENTRY.contains(&name)));
    assert!(search <= PACKAGE_SEARCH, "the budget is {PACKAGE_SEARCH}");
}
