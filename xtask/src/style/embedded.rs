//! Styles of the page for boards on other pages: in a shadow tree without root and body, where the size of the window
//! and of the surrounding text is unrelated to the available room.

use lightningcss::printer::PrinterOptions;
use lightningcss::rules::{CssRule, CssRuleList};
use lightningcss::selector::{Component, Selector};
use lightningcss::stylesheet::StyleSheet;
use lightningcss::traits::ToCss;

/// Class of the outermost element in such a tree, without the dot.
const ROOT: &str = "notabene";

/// Prefixes of selectors that exist only on the page of the app.
const PAGE: [&str; 30] = [
    "body",
    "#loading",
    ".head",
    ".brand",
    ".tagline",
    ".page",
    ".side",
    ".paper-head",
    ".write",
    ".pad",
    ".to-",
    ".fault",
    "#first",
    ".page-link",
    ".slip",
    ".captures",
    ".choosing",
    ".button.quiet",
    "button.quiet",
    ".tallies",
    ".options",
    ".option.",
    ".agree",
    "dialog",
    ".game-head",
    ".letters",
    ".wall-bar",
    ".copied",
    ":root[data-wall",
    "[data-control",
];

/// Drops rules that apply only to the app or the window, and turns the root into an element.
pub fn adapt(sheet: &mut StyleSheet) {
    adapt_rules(&mut sheet.rules);
}

fn adapt_rules(rules: &mut CssRuleList) {
    rules.0.retain_mut(|rule| match rule {
        CssRule::FontFace(_) => false,
        CssRule::Media(media) => {
            adapt_rules(&mut media.rules);
            // The width of the window is irrelevant here.
            let query = text(&media.query);
            !media.rules.0.is_empty() && (query.contains("(prefers-") || query == "print")
        }
        CssRule::Supports(supports) => {
            adapt_rules(&mut supports.rules);
            true
        }
        CssRule::Container(container) => {
            adapt_rules(&mut container.rules);
            true
        }
        CssRule::Style(style) => {
            style.selectors.0.retain(|selector| !is_of_page(selector));
            style.selectors.0.iter_mut().for_each(adapt_selector);
            !style.selectors.0.is_empty()
        }
        _ => true,
    });
}

fn text(of: &impl ToCss) -> String {
    of.to_css_string(PrinterOptions::default()).unwrap_or_default()
}

fn is_of_page(selector: &Selector) -> bool {
    let selector = text(selector);
    PAGE.iter().any(|start| selector.starts_with(start))
}

fn adapt_selector(selector: &mut Selector) {
    for component in selector.iter_mut_raw_match_order() {
        let is_root = match component {
            Component::Root => true,
            Component::LocalName(name) => name.name.as_ref() == "html",
            _ => false,
        };
        if is_root {
            *component = Component::Class(ROOT.into());
        }
    }
}

/// Replaces `rem`, the text size of the page, by a variable with the text size of the board, in the declarations of a
/// printed style sheet. Conditions of queries cannot contain variables.
pub fn relative_lengths(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    for piece in sheet.split_inclusive(['{', '}', ';']) {
        let is_declaration = !piece.ends_with('{');
        // The variable itself is computed from the text size of the page.
        if is_declaration && !piece.starts_with("--rem:") { lengths(piece, &mut out) } else { out += piece }
    }
    out
}

/// Colours that the page around a board may set, as `--notabene-` and the name (`docs/embedding.md`).
pub const COLOURS: [&str; 17] = [
    "paper",
    "sheet",
    "ink",
    "faint",
    "line",
    "accent",
    "on-accent",
    "light",
    "dark",
    "board-edge",
    "mark",
    "last",
    "held",
    "white-fill",
    "white-line",
    "black-fill",
    "black-line",
];

/// Colours of a board alone that the page around it may set (`docs/board.md`).
pub const FIELD_COLOURS: [&str; 14] = [
    "light",
    "dark",
    "red",
    "green",
    "name-on-light",
    "name-on-dark",
    "last",
    "check",
    "held",
    "white-fill",
    "white-line",
    "black-fill",
    "black-line",
    "black-detail",
];

/// Lets each use of these colours prefer that of the page around.
pub fn custom_properties(sheet: &str, colours: &[&str]) -> String {
    colours.iter().fold(sheet.to_string(), |sheet, name| {
        let own = format!("var(--{name})");
        sheet.replace(&own, &format!("var(--notabene-{name},{own})"))
    })
}

fn lengths(mut rest: &str, out: &mut String) {
    while let Some((before, after)) = rest.split_once("rem") {
        let start = before.rfind(|c: char| !c.is_ascii_digit() && c != '.').map_or(0, |n| n + 1);
        let (before, number) = before.split_at(start);
        out.push_str(before);
        if number.is_empty() || after.starts_with(|c: char| c.is_alphanumeric() || c == '-') {
            out.extend([number, "rem"]);
        } else {
            out.extend(["calc(", number, " * var(--rem))"]);
        }
        rest = after;
    }
    out.push_str(rest);
}

#[cfg(test)]
mod tests {
    use super::{COLOURS, adapt, custom_properties, relative_lengths};
    use crate::style::{parse, print};

    #[track_caller]
    fn is_adapted(sheet: &str, to: &str) {
        let mut sheet = parse("test", sheet).unwrap();
        adapt(&mut sheet);
        assert_eq!(relative_lengths(&print(&sheet).unwrap()), to);
    }

    #[test]
    fn the_root_becomes_an_element() {
        is_adapted(
            ":root[data-theme=\"dark\"] {\n--ink: white;\n}",
            ".notabene[data-theme=dark]{--ink:white}",
        );
        is_adapted("html {\ncolor: red;\n}", ".notabene{color:red}");
    }

    #[test]
    fn what_the_window_decides_is_left_out_and_what_the_reader_wants_stays() {
        is_adapted(
            "@media (max-width: 50rem) {\n.move {\ncolor: red;\n}\n}\n@media (prefers-contrast: more) {\n:root {\n--a: 1;\n}\n}",
            "@media (prefers-contrast:more){.notabene{--a:1}}",
        );
    }

    #[test]
    fn what_is_printed_stays() {
        is_adapted(
            "@media print {\n.controls {\ndisplay: none;\n}\n}\n@media print {\n.wall-bar {\ngap: 0;\n}\n}",
            "@media print{.controls{display:none}}",
        );
    }

    #[test]
    fn the_page_of_the_app_is_left_out() {
        is_adapted(".head,\nbody {\ncolor: red;\n}\n.head, .move {\ngap: 0;\n}", ".move{gap:0}");
    }

    #[test]
    fn lengths_follow_the_text_of_the_board() {
        is_adapted(
            ".move {\npadding: 0.1rem 2rem;\nwidth: min(13rem, 42vw);\n}",
            ".move{width:min(calc(13 * var(--rem)),42vw);padding:calc(.1 * var(--rem)) calc(2 * var(--rem))}",
        );
        let of_width = "@container (max-width: 36rem) {\n.move {\ngap: 1rem;\n}\n}";
        is_adapted(of_width, "@container (max-width:36rem){.move{gap:calc(1 * var(--rem))}}");
        is_adapted(".notabene {\n--rem: max(1rem, 16px);\n}", ".notabene{--rem:max(1rem, 16px)}");
    }

    #[test]
    fn colours_of_the_page_around_come_first() {
        let own = ".a{fill:var(--light);color:var(--ink);stroke:var(--light-blue)}";
        let wanted = ".a{fill:var(--notabene-light,var(--light));color:var(--notabene-ink,var(--ink));stroke:var(--light-blue)}";
        assert_eq!(custom_properties(own, &COLOURS), wanted);
    }

    #[test]
    fn a_sheet_with_a_slip_is_an_error() {
        assert!(parse("test", "a { color: red; }\n}").is_err());
    }
}
