//! Safety of the page, checked in its sources: no markup from data, no code from text, no foreign requests.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(folder: &Path, ends: &[&str], out: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()) {
        let name = entry.to_string_lossy().replace('\\', "/");
        if entry.is_dir() {
            files(&entry, ends, out);
        } else if ends.iter().any(|end| name.ends_with(end)) {
            out.push((name, std::fs::read_to_string(&entry).unwrap()));
        }
    }
}

fn sources(folder: &str, ends: &[&str]) -> Vec<(String, String)> {
    let mut all = Vec::new();
    files(&root().join(folder), ends, &mut all);
    assert!(!all.is_empty(), "nothing in {folder}");
    all
}

/// The lines that contain a word.
fn found(all: &[(String, String)], words: &[&str]) -> Vec<String> {
    let mut out = Vec::new();
    for (name, text) in all {
        for (n, line) in text.lines().enumerate() {
            if words.iter().any(|word| line.contains(word)) {
                out.push(format!("{name}:{}: {}", n + 1, line.trim()));
            }
        }
    }
    out
}

/// The one file that makes elements out of markup; what it gets is built by `move_text.rs`, which escapes all texts.
const MARKUP: &str = "src/components/markup.rs";

#[test]
fn only_one_file_makes_elements_out_of_markup() {
    let mut all = sources("src", &[".rs"]);
    let there = all.iter().any(|(name, text)| name.ends_with(MARKUP) && text.contains("set_inner_html"));
    assert!(there, "this test looks for the right word");
    all.retain(|(name, _)| !name.ends_with(MARKUP));
    let words = ["set_inner_html", "insert_adjacent_html", "set_outer_html", "create_contextual_fragment"];
    assert_eq!(found(&all, &words), [""; 0]);
    assert_eq!(found(&all, &["js_sys::eval", "Function::new_with", "Function::new_no_args"]), [""; 0]);
}

#[test]
fn scripts_make_no_code_and_no_markup_out_of_text() {
    let all = sources("www", &[".js", ".html"]);
    let words = [
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "new Function",
        "setHTMLUnsafe",
    ];
    assert_eq!(found(&all, &words), [""; 0]);
}

#[test]
fn nothing_is_asked_of_other_servers() {
    let mut all = sources("www", &[".js", ".css", ".svg", ".webmanifest"]);
    all.push(("index.html".into(), std::fs::read_to_string(root().join("index.html")).unwrap()));
    let mut lines = found(&all, &["://", "url(//", "src=\"//", "href=\"//"]);
    // The name of a language of drawings is no address; neither are examples in comments.
    let asks = |line: &String| {
        let code =
            line.split_once(": ").map_or("", |(_, code)| code).replace("http://www.w3.org/2000/svg", "");
        let is_comment = code.starts_with("//") || code.starts_with('*') || code.starts_with("/*");
        !is_comment
            && (code.contains("http://")
                || code.contains("https://")
                || code.contains("(//")
                || code.contains("\"//"))
    };
    lines.retain(asks);
    assert_eq!(lines, [""; 0]);
}

#[test]
fn the_policy_of_the_page_allows_nothing_inline() {
    let page = std::fs::read_to_string(root().join("index.html")).unwrap();
    let (_, rest) = page.split_once("Content-Security-Policy").expect("the page has a policy");
    let policy = rest.split('"').nth(2).expect("the policy is a text");
    assert!(policy.starts_with("default-src 'none';"), "{policy}");
    let of = |name: &str| {
        let found =
            policy.split(';').map(str::trim).find_map(|part| part.strip_prefix(name)?.strip_prefix(' '));
        found.unwrap_or_else(|| panic!("nothing on {name}"))
    };
    assert_eq!(of("script-src"), "'self' 'wasm-unsafe-eval'");
    for name in ["style-src", "connect-src", "font-src", "manifest-src", "worker-src"] {
        assert_eq!(of(name), "'self'", "{name}");
    }
    assert_eq!((of("base-uri"), of("form-action")), ("'none'", "'none'"));
    for line in page.lines() {
        assert!(
            !line.contains(" style=") && !line.contains(" onload=") && !line.contains(" onclick="),
            "{line}"
        );
    }
}
