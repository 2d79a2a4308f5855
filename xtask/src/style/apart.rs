//! The styles of the page for boards on somebody else's page: in a tree of their own, where there is neither a root
//! nor a body, and where the size of the window and of the text around says nothing about the room that there is.

/// The element around everything in such a tree.
const ROOT: &str = ".notabene";

/// How the selectors begin of what only the page of the app has.
const PAGE: [&str; 12] = [
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
];

/// A sheet without comments, rewritten.
pub fn rewritten(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    rules(sheet, &mut out);
    out
}

fn rules(sheet: &str, out: &mut String) {
    let mut rest = sheet;
    while let Some((before, inside, after)) = block(rest) {
        rest = after;
        let head = before.trim();
        // How wide the window is says nothing here.
        let of_window = head.starts_with("@media") && !head.contains("(prefers-");
        if of_window || head.starts_with("@font-face") {
            continue;
        }
        if head.starts_with('@') {
            out.push_str(head);
            out.push_str("{\n");
            rules(inside, out);
            out.push_str("}\n");
            continue;
        }
        let kept: Vec<String> = head.split(",\n").filter_map(selector).collect();
        if !kept.is_empty() {
            out.push_str(&kept.join(","));
            out.push_str(" {");
            out.push_str(&lengths(inside));
            out.push_str("}\n");
        }
    }
}

/// What stands before the first block, in it and behind it.
fn block(sheet: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = sheet.split_once('{')?;
    let mut depth = 1;
    for (at, sign) in rest.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((before, &rest[..at], &rest[at + 1..]));
        }
    }
    None
}

/// A selector in the tree of a board; none if it is of the page alone.
fn selector(selector: &str) -> Option<String> {
    let selector = selector.trim();
    let of_page = PAGE.iter().any(|start| selector.starts_with(start));
    (!of_page).then(|| match selector {
        "html" => ROOT.into(),
        other => other.replace(":root", ROOT),
    })
}

/// Lengths that follow the text of the page follow that of the board.
fn lengths(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("rem") {
        let (before, after) = rest.split_at(at);
        let start = before.rfind(|c: char| !c.is_ascii_digit() && c != '.').map_or(0, |n| n + 1);
        let (before, number) = before.split_at(start);
        let ends = !after[3..].starts_with(|c: char| c.is_alphanumeric() || c == '-');
        out.push_str(before);
        // The size itself is made from it.
        match !number.is_empty() && ends && !out.ends_with("--rem: max(") {
            true => out.push_str(&["calc(", number, " * var(--rem))"].concat()),
            false => out.push_str(&[number, "rem"].concat()),
        }
        rest = &after[3..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::rewritten;

    #[test]
    fn the_root_becomes_an_element() {
        let dark = ":root[data-theme=\"dark\"] {\n--ink: white;\n}";
        assert_eq!(rewritten(dark), ".notabene[data-theme=\"dark\"] {\n--ink: white;\n}\n");
        assert_eq!(rewritten("html {\ncolor: red;\n}"), ".notabene {\ncolor: red;\n}\n");
    }

    #[test]
    fn what_the_window_decides_is_left_out_and_what_the_reader_wants_stays() {
        let sheet = "@media (max-width: 50rem) {\n.move {\ncolor: red;\n}\n}\n@media (prefers-contrast: more) {\n:root {\n--a: 1;\n}\n}";
        assert_eq!(rewritten(sheet), "@media (prefers-contrast: more){\n.notabene {\n--a: 1;\n}\n}\n");
    }

    #[test]
    fn the_page_of_the_app_is_left_out() {
        assert_eq!(
            rewritten(".head,\nbody {\ncolor: red;\n}\n.head,\n.move {\ngap: 0;\n}"),
            ".move {\ngap: 0;\n}\n"
        );
    }

    #[test]
    fn lengths_follow_the_text_of_the_board() {
        let sheet = ".move {\npadding: 0.1rem 2rem;\nwidth: min(13rem, 42vw);\n}";
        let there = ".move {\npadding: calc(0.1 * var(--rem)) calc(2 * var(--rem));\nwidth: min(calc(13 * var(--rem)), 42vw);\n}\n";
        assert_eq!(rewritten(sheet), there);
        let own = ".notabene {\n--rem: max(1rem, 16px);\n}";
        assert_eq!(rewritten(own), ".notabene {\n--rem: max(1rem, 16px);\n}\n");
    }
}
