//! The written form of the style sheets: selectors of a rule stand in one line, and with them its declaration if it has only one,
//! where that is no longer than a line of code.

/// The longest line (`max_width` of rustfmt.toml).
const LONGEST: usize = 110;

/// Rules of another form, each with its line.
fn faults(sheet: &str) -> Vec<String> {
    let lines: Vec<&str> = sheet.lines().collect();
    let mut found = Vec::new();
    for (n, line) in lines.iter().enumerate() {
        let rule = line.trim();
        let mut add = |what: &str| found.push(format!("{}: {what}: {rule}", n + 1));
        if let Some((_, block)) = rule.strip_suffix('}').and_then(|rule| rule.split_once('{')) {
            if block.matches(';').count() > 1 {
                add("more than one declaration");
            }
        } else if rule.ends_with('{') && !rule.starts_with('@') {
            let before = lines[..n].iter().rev().take_while(|line| line.ends_with(','));
            let selectors = line.len() + before.map(|line| line.trim().len() + 1).sum::<usize>();
            let is_list = n > 0 && lines[n - 1].ends_with(',');
            if is_list && selectors <= LONGEST {
                add("its selectors have room in one line");
            }
            let declaration = lines.get(n + 1).map_or("", |line| line.trim());
            let is_only = declaration.ends_with(';') && lines.get(n + 2).is_some_and(|end| end.trim() == "}");
            if is_only && selectors + " ".len() + declaration.len() + " }".len() <= LONGEST {
                add("its declaration has room in this line");
            }
        }
    }
    found
}

#[test]
fn every_sheet_has_this_form() {
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
    assert_eq!(faults(".a {\n  top: 0;\n}"), ["1: its declaration has room in this line: .a {"]);
    assert_eq!(
        faults("@media print {\n  .a,\n  .b {\n    top: 0;\n    left: 0;\n  }\n}"),
        ["3: its selectors have room in one line: .b {"]
    );
}
