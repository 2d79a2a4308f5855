//! The written form of the style sheets: a rule with one declaration stands in one line where that is no longer than a line of
//! code, any other rule has a line for each selector and declaration.

/// The longest line (`max_width` of rustfmt.toml).
const LONGEST: usize = 110;

/// Rules of another form, each with its line.
fn faults(sheet: &str) -> Vec<String> {
    let lines: Vec<&str> = sheet.lines().collect();
    let mut found = Vec::new();
    for (n, line) in lines.iter().enumerate() {
        let rule = line.trim();
        let of_line = |what: &str| format!("{}: {what}: {rule}", n + 1);
        if let Some((_, block)) = rule.strip_suffix('}').and_then(|rule| rule.split_once('{')) {
            if block.matches(';').count() > 1 {
                found.push(of_line("more than one declaration"));
            }
        } else if rule.ends_with('{')
            && !rule.starts_with('@')
            && lines.get(n + 2).is_some_and(|end| end.trim() == "}")
        {
            let selectors =
                lines[..n].iter().rev().take_while(|line| line.ends_with(',') && !line.starts_with('@'));
            let words = selectors.map(|line| line.trim().len() + 1).sum::<usize>();
            let declaration = lines[n + 1].trim();
            let length = words + line.len() + " ".len() + declaration.len() + " }".len();
            if declaration.ends_with(';') && length <= LONGEST {
                found.push(of_line("has room in one line"));
            }
        }
    }
    found
}

#[test]
fn rules_with_one_declaration_stand_in_one_line() {
    let of_file = |path: std::path::PathBuf| {
        let sheet = std::fs::read_to_string(&path).unwrap();
        faults(&sheet).into_iter().map(move |fault| format!("{}:{fault}", path.display())).collect::<Vec<_>>()
    };
    let faults: Vec<String> = super::files().into_iter().flat_map(of_file).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn another_form_is_found() {
    let long = "x".repeat(LONGEST);
    let right = format!(
        ".a {{ top: 0; }}\n.b {{\n  top: 0;\n  left: 0;\n}}\n.{long} {{\n  top: 0;\n}}\n@page {{\n  margin: 0;\n}}"
    );
    assert_eq!(faults(&right), Vec::<String>::new());
    assert_eq!(faults(".a { top: 0; left: 0; }"), ["1: more than one declaration: .a { top: 0; left: 0; }"]);
    assert_eq!(
        faults("@media print {\n  .a,\n  .b {\n    top: 0;\n  }\n}"),
        ["3: has room in one line: .b {"]
    );
}
