//! Printed sheets and diagrams: the selected ones, page by page, and nothing of the app.

use crate::app::App;
use crate::browser::{key, strings};
use crate::gallery::Check::Sides;
use crate::gallery::{DESK, Gallery};
use serde_json::{Value, json};
use std::{env, fs, process::Command};

/// Morphy's game at the opera, in the saved form.
const OPERA: &str = "notabene 2\nchess\n[Event \"Opéra\"]\n[Date \"1858.11.02\"]\n[Round \"1\"]\n[White \"Paul Morphy\"]\n\
    [Black \"Duc et comte\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 \
    7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 \
    15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0\n";

/// The page for printing, with that game on the desk.
fn press() -> App {
    let app = App::french();
    open(&app, OPERA);
    app
}

fn open(app: &App, game: &str) {
    app.put_kept(game);
    // Resets the print options of earlier visits.
    app.script("localStorage.removeItem('notabene.1.print')", &[]);
    app.visit("");
    app.reload();
    app.find(".piece");
    app.visit("#print");
    app.find("main.printing .leaves");
}

/// Chooses paper and sheets; all that is not named is none.
fn choose(app: &App, format: &str, choices: &[(&str, &str)]) {
    app.click(&format!("[data-format={format}]"));
    let wanted = |name: &str| choices.iter().find(|(n, _)| *n == name).map(|(_, value)| *value);
    for (name, none) in [("blank", "0"), ("planted", "0"), ("boards", "none")] {
        app.pick(&format!(".choosing select[name={name}]"), wanted(name).unwrap_or(none));
    }
    for name in ["filled", "copies"] {
        let tick = format!(".choosing input[name={name}]");
        let is = app.script("return document.querySelector(arguments[0]).checked", &[tick.as_str().into()])
            == true;
        if is != wanted(name).is_some() {
            app.click(&tick);
        }
    }
}

/// The kinds of the pages in their order.
fn kinds(app: &App) -> Vec<String> {
    let read = "return [...document.querySelectorAll('.leaf-page')].map(p =>
        p.dataset.kind + (p.dataset.leaf ? ' ' + p.dataset.leaf : ''))";
    strings(&app.script(read, &[]))
}

/// A printed document.
pub struct Pdf {
    bytes: Vec<u8>,
    /// Width and height of each page in millimetres.
    pub pages: Vec<[u32; 2]>,
}

/// Prints the page as the browser does for `window.print()`: without backgrounds, on the paper that the page asks for.
pub fn printed(app: &App, name: &str) -> Pdf {
    let params = json!({"preferCSSPageSize": true, "printBackground": false});
    let data = app.devtools("Page.printToPDF", &params);
    let bytes = decoded(data["data"].as_str().expect("a document"));
    assert!(bytes.starts_with(b"%PDF-"), "{name} is a PDF");
    if let Ok(folder) = env::var("NOTABENE_SHOTS") {
        fs::create_dir_all(&folder).expect("a folder for pictures");
        fs::write(format!("{folder}/{name}.pdf"), &bytes).expect("the picture is kept");
    }
    let text = String::from_utf8_lossy(&bytes);
    let size = |part: &str| {
        let inside = part.split_once('[')?.1.split_once(']')?.0;
        let all: Vec<f64> = inside.split_whitespace().filter_map(|n| n.parse().ok()).collect();
        let mm = |points: f64| (points * 25.4 / 72.0).round() as u32;
        Some([mm(*all.get(2)?), mm(*all.get(3)?)])
    };
    let pages = text.split("/MediaBox").skip(1).filter_map(size).collect();
    Pdf { bytes, pages }
}

/// Base64 (RFC 4648, section 4).
fn decoded(text: &str) -> Vec<u8> {
    let value = |c: u8| match c {
        b'A'..=b'Z' => u32::from(c - b'A'),
        b'a'..=b'z' => u32::from(c - b'a') + 26,
        b'0'..=b'9' => u32::from(c - b'0') + 52,
        b'+' => 62,
        _ => 63,
    };
    let (mut out, mut bits, mut count) = (Vec::new(), 0, 0);
    for c in text.bytes().filter(|c| *c != b'=') {
        bits = bits << 6 | value(c);
        count += 6;
        if count >= 8 {
            count -= 8;
            out.push((bits >> count) as u8);
        }
    }
    out
}

impl Pdf {
    /// The text of the document; none where nothing reads it.
    fn text(&self, name: &str) -> Option<String> {
        let file = env::temp_dir().join(format!("notabene-{}-{name}.pdf", std::process::id()));
        fs::write(&file, &self.bytes).ok()?;
        let read = Command::new("pdftotext").arg("-layout").arg(&file).arg("-").output();
        drop(fs::remove_file(&file));
        Some(String::from_utf8_lossy(&read.ok()?.stdout).into_owned())
    }
}

/// The printed contents of the page: only its leaves, and nothing is cut off.
#[track_caller]
fn assert_only_leaves(app: &App, name: &str) {
    app.devtools("Emulation.setEmulatedMedia", &json!({"media": "print"}));
    let seen = "return [...document.body.querySelectorAll('*')].filter(e => e.checkVisibility()
        && !e.closest('.leaves') && !e.matches('main') && e.getClientRects().length).map(e => e.outerHTML.slice(0, 90))";
    let seen = strings(&app.script(seen, &[]));
    let over = "return [...document.querySelectorAll('.leaf-page')].filter(p =>
        p.scrollHeight > p.clientHeight || p.scrollWidth > p.clientWidth).map(p => p.dataset.kind + ' '
        + p.scrollHeight + ' in ' + p.clientHeight)";
    let over = strings(&app.script(over, &[]));
    app.devtools("Emulation.setEmulatedMedia", &json!({"media": ""}));
    assert!(seen.is_empty(), "{name} prints {seen:?}");
    assert!(over.is_empty(), "{name} is cut off: {over:?}");
}

/// The height of the rows in millimetres.
fn row_height(app: &App) -> f64 {
    let read = "return document.querySelector('.leaf-page tbody tr').getBoundingClientRect().height
        / document.querySelector('.leaf-page').getBoundingClientRect().width";
    let wide = if app.has(".leaf-page.a4") { 210.0 } else { 148.0 };
    app.script(read, &[]).as_f64().unwrap_or_default() * wide
}

fn the_four_kinds_of_sheets_are_printed_on_both_papers(app: &App) {
    open(app, OPERA);
    for (format, size, sheet_pages, line) in [("a4", [210, 297], 1, 7.0), ("a5", [148, 210], 1, 9.0)] {
        let kinds_of = |choices: &[(&str, &str)], name: &str, expected: &[&str]| {
            choose(app, format, choices);
            app.expect("the pages", expected.to_vec(), || kinds(app));
            let name = format!("{format}-{name}");
            assert_only_leaves(app, &name);
            let pdf = printed(app, &name);
            assert_eq!(pdf.pages.len(), expected.len(), "pages of {name}");
            assert!(pdf.pages.iter().all(|page| *page == size), "{name}: {:?}", pdf.pages);
            pdf
        };
        // Sixty empty lines: one page for the club, two with high lines for children.
        let blank: &[&str] = if format == "a4" { &["blank"] } else { &["blank", "blank"] };
        let pdf = kinds_of(&[("blank", "1")], "blank", blank);
        assert!(row_height(app) >= line - 0.05, "{format}: rows of {}", row_height(app));
        if let Some(text) = pdf.text("blank") {
            assert!(text.contains("60") && text.contains("Blancs") && !text.contains("Cf3"), "{text}");
        }
        let pdf = kinds_of(&[("filled", "")], "filled", &["filled"; 1][..sheet_pages]);
        if let Some(text) = pdf.text("filled") {
            for word in ["Cf3", "O-O-O", "Td8#", "Paul Morphy", "1-0", "Opéra"] {
                assert!(text.contains(word), "{word} is missing: {text}");
            }
            // No header, no choices, no way back.
            for word in ["Joue. La partie", "Imprimer", "Nouvelle partie", "Hauteur"] {
                assert!(!text.contains(word), "{word} is printed: {text}");
            }
        }
        let pdf = kinds_of(&[("filled", ""), ("copies", "")], "copies", &["filled original", "filled copy"]);
        if let Some(text) = pdf.text("copies") {
            let mut leaves = text.split('\u{c}');
            let mut leaf = || leaves.next().unwrap_or_default().to_string();
            let (original, copy) = (leaf(), leaf());
            let bare = |text: &str, word: &str| {
                assert!(text.contains(word), "{word}: {text}");
                text.replace(word, "").split_whitespace().collect::<Vec<_>>().join(" ")
            };
            assert_eq!(bare(&original, "Original"), bare(&copy, "Double"));
        }
        let planted: &[&str] = &["slip", "slip", "slip", "key"];
        let pdf = kinds_of(&[("planted", "3")], "planted", planted);
        if let Some(text) = pdf.text("planted") {
            let key = text.trim_end_matches('\u{c}').rsplit('\u{c}').next().unwrap_or_default();
            for mark in app.texts(".leaf-page[data-kind=slip] header strong") {
                assert_eq!(text.matches(&mark).count(), 2, "{mark} on its sheet and in the key: {text}");
                assert!(key.contains(&mark), "{key}");
            }
        }
    }
}

fn all_games_have_their_sheets_and_diagrams(app: &App) {
    let games = [
        (
            "chess960",
            "notabene 1\nchess960\nbbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1\ne2e4 e7e5\n",
            ["e4", "Position n°"],
        ),
        (
            "scharten-loud",
            "notabene 2\nscharten-loud\n[White \"Ada\"]\n[Variant \"Scharten Loud\"]\n\n1. @e2 {T19} @e7 2. @- @- 3. e4 \
             1/2-0 Wit geeft op\n",
            ["@e7", "½-0"],
        ),
        (
            "draughts",
            "notabene 2\ndraughts/international\n[Event \"Club\"]\n\n1. 32-28 18-23 2. 28-22 17x28 *\n",
            ["32-28", "17x28"],
        ),
    ];
    for (name, game, words) in games {
        open(app, game);
        for format in ["a4", "a5"] {
            choose(app, format, &[("filled", ""), ("boards", "1")]);
            app.wait_until("sheet and diagrams are there", || app.has("[data-kind=boards] img"));
            let pages = app.count(".leaf-page");
            assert_only_leaves(app, name);
            let pdf = printed(app, &format!("{format}-{name}"));
            assert_eq!(pdf.pages.len(), pages, "{name}");
            let drawn = "return [...document.querySelectorAll('.leaf-page img')].every(i => i.complete && i.naturalWidth > 0)";
            assert_eq!(app.script(drawn, &[]), true, "{name}: diagrams are pictures");
            let Some(text) = pdf.text(name) else { continue };
            for word in words {
                assert!(text.contains(word), "{name}: {word} is missing in {text}");
            }
        }
    }
}

fn diagrams_come_in_three_sizes(app: &App) {
    open(app, OPERA);
    choose(app, "a4", &[("boards", "each")]);
    let words = app.texts(".choosing select[name=size] option");
    assert_eq!(words, ["petits", "moyens", "grands"]);
    let on_first = "return document.querySelector('[data-kind=boards]')?.querySelectorAll('img').length ?? 0";
    let mut width = 0.0;
    for (size, boards) in [("small", 20), ("middle", 12), ("large", 6)] {
        app.pick(".choosing select[name=size]", size);
        app.expect("diagrams on the first page", json!(boards), || app.script(on_first, &[]));
        let board = app.frame("[data-kind=boards] img").width;
        assert!(board > width * 1.2, "{size}: {board} after {width}");
        width = board;
        let low = "return [...document.querySelectorAll('[data-kind=boards]')].some(page =>
            page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth)";
        assert_eq!(app.script(low, &[]), false, "{size}: nothing is cut");
    }
    app.reload();
    app.expect("the size is kept", json!(6), || app.script(on_first, &[]));
}

fn the_button_prints_by_keyboard_and_choices_survive_a_reload(app: &App) {
    open(app, OPERA);
    choose(app, "a5", &[("planted", "2")]);
    app.pick(".choosing select[name=line]", "10");
    app.expect("slips and their key", vec!["slip", "slip", "key"], || kinds(app));
    let marks = || app.texts("[data-kind=slip] header strong");
    let first = marks();
    app.click("[data-do=sow]");
    app.wait_until("other slips", || marks() != first);
    let second = marks();
    app.reload();
    app.find(".leaf-page");
    app.expect("the same slips", second, marks);
    assert!((row_height(app) - 10.0).abs() < 0.1, "{}", row_height(app));
    app.script("window.printed = 0; window.print = () => { window.printed += 1 }", &[]);
    app.script("document.querySelector('[data-do=print]').focus()", &[]);
    app.keys(key::ENTER);
    app.expect("the browser prints", Value::from(1), || app.script("return window.printed", &[]));
    // Without a sheet there is nothing to print.
    choose(app, "a5", &[]);
    app.wait_until("it says so", || app.text(".tells").contains("Rien n’est choisi"));
    app.click("[data-do=print]");
    assert_eq!(app.script("return window.printed", &[]), 1);
}

/// Sheets to print.
pub fn sheets(gallery: &mut Gallery) {
    let app = press();
    choose(&app, "a4", &[("filled", ""), ("planted", "1"), ("boards", "10")]);
    app.find("[data-kind=boards]");
    let sizes = [(360, 740), (400, 860), (860, 400), DESK, (1920, 1080)];
    gallery.look(&app, "sheets to print", &sizes, &["light"], &[Sides]);
    // On a wide screen a millimetre of the preview is one.
    app.resize(1920, 1080);
    let width = "return document.querySelector('.leaf-page.a4').getBoundingClientRect().width * 25.4 / 96";
    let width = app.script(width, &[]).as_f64().unwrap_or_default();
    assert!((width - 210.0).abs() < 0.5, "{width} mm");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn sheets_and_diagrams_of_all_games_are_printed() {
    let app = App::french();
    steps!(
        &app,
        [
            the_four_kinds_of_sheets_are_printed_on_both_papers,
            diagrams_come_in_three_sizes,
            the_button_prints_by_keyboard_and_choices_survive_a_reload,
            all_games_have_their_sheets_and_diagrams
        ]
    );
}
