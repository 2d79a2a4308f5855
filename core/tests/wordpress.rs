//! The WordPress plugin (`www/wordpress/`): its options are those of embedded boards, its version is that of the workspace,
//! every sentence is translated. Without PHP; `cargo xtask wordpress` runs it in WordPress.

use notabene_core::exchange::embed::{CHOICES, OptionValues};
use notabene_core::notation::LETTERS;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

fn plugin() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../www/wordpress")
}

fn read(name: &str) -> String {
    fs::read_to_string(plugin().join(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// The list of options as the plugin reads it, made from the boards' own.
fn options() -> String {
    let words = |kind: &str, words: Vec<&str>| {
        let list: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
        format!("{{ \"kind\": \"{kind}\", \"words\": [{}] }}", list.join(", "))
    };
    let kind = |kind: &str| format!("{{ \"kind\": \"{kind}\" }}");
    let mut lines: Vec<String> = CHOICES
        .iter()
        .map(|choice| {
            let about = match choice.values {
                OptionValues::Words(all) => words("words", all.to_vec()),
                OptionValues::Letters => words("letters", LETTERS.iter().map(|l| l.code).collect()),
                OptionValues::Truth => kind("truth"),
                OptionValues::Ply => kind("ply"),
                OptionValues::Number => kind("number"),
                OptionValues::Text => kind("text"),
            };
            format!("\t\"{}\": {about}", choice.name)
        })
        .collect();
    // Options of the script around the board (`www/embed.js`).
    lines.push(format!("\t\"src\": {}", kind("address")));
    lines.push(format!("\t\"refresh\": {}", kind("number")));
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

#[test]
fn its_options_are_those_of_boards() {
    let wanted = options();
    if read("options.json") != wanted {
        let made = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("options.json");
        fs::write(&made, wanted).unwrap();
        panic!("copy {} over www/wordpress/options.json", made.display());
    }
    let script = fs::read_to_string(plugin().join("../embed.js")).unwrap();
    assert!(
        script.contains("fetched({ src, refresh })"),
        "the script around the board has these two options"
    );
}

/// Options that the block has outside of its panels, and those of frames alone.
const ELSEWHERE: [&str; 6] = ["pgn", "pdn", "moves", "variant", "id", "origin"];

#[test]
fn the_block_has_all_options_and_the_settings_name_some() {
    let options = read("options.json");
    let is_there = |name: &str| options.contains(&format!("\t\"{name}\": "));
    let editor = read("block/editor.js");
    let (_, panels) = editor.split_once("const panels").expect("the panels of the editor");
    let (panels, _) = panels.split_once("\n  ];").expect("they end");
    let named: Vec<&str> =
        panels.split("['").skip(1).filter_map(|part| Some(part.split_once('\'')?.0)).collect();
    let named: BTreeSet<&str> = named.into_iter().collect();
    let is_elsewhere = |name: &&str| ELSEWHERE.contains(name);
    let all: BTreeSet<&str> =
        options.split("\t\"").skip(1).filter_map(|part| Some(part.split_once('"')?.0)).collect();
    let of_panels: BTreeSet<&str> = all.into_iter().filter(|name| !is_elsewhere(name)).collect();
    assert_eq!(named, of_panels, "the panels of the block have all options");
    let settings = read("includes/settings.php");
    let (_, list) = settings.split_once("NOTABENE_DEFAULTS = array(").expect("options with a default");
    let (list, _) = list.split_once(')').expect("the list ends");
    let defaults = list.split('\'').skip(1).step_by(2);
    for name in named.into_iter().chain(defaults) {
        assert!(is_there(name), "{name} is no option");
    }
}

#[test]
fn its_version_is_that_of_the_workspace() {
    let version = env!("CARGO_PKG_VERSION");
    let has = |file: &str, line: String| assert!(read(file).contains(&line), "{file} lacks: {line}");
    has("notabene.php", format!("* Version:           {version}\n"));
    has("readme.txt", format!("Stable tag: {version}\n"));
    has("readme.txt", format!("= {version} =\n"));
    has("block/block.json", format!("\"version\": \"{version}\""));
    has("includes/board.php", format!("$needs, '{version}', true"));
    let line = |text: &str, start: &str| {
        let found = text.lines().find_map(|line| {
            Some(line.trim_start_matches([' ', '*']).strip_prefix(start)?.trim().to_string())
        });
        found.unwrap_or_else(|| panic!("nothing on {start}"))
    };
    for of_both in ["Requires at least:", "Requires PHP:", "License:"] {
        assert_eq!(line(&read("notabene.php"), of_both), line(&read("readme.txt"), of_both));
    }
}

/// Files of the plugin with one of some ends, in all of its folders.
fn sources(ends: &[&str]) -> Vec<(String, String)> {
    let mut out = Vec::new();
    for folder in ["", "includes/", "block/"] {
        for entry in fs::read_dir(plugin().join(folder)).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            if ends.iter().any(|end| name.ends_with(end)) {
                out.push((format!("{folder}{name}"), read(&format!("{folder}{name}"))));
            }
        }
    }
    out
}

/// The sentences that a source says, first arguments of the functions of translation, each with what follows it.
fn sentences(text: &str) -> Vec<(String, &str)> {
    let calls = ["__( '", "_e( '", "__('"];
    let found = calls.into_iter().flat_map(|call| text.split(call).skip(1));
    found.filter_map(|rest| rest.split_once('\'').map(|(said, rest)| (said.to_string(), rest))).collect()
}

#[test]
fn every_sentence_is_translated() {
    let mut said: BTreeSet<String> = BTreeSet::new();
    for (name, text) in sources(&[".php", ".js"]) {
        for (sentence, domain) in sentences(&text) {
            assert!(domain.starts_with(", 'notabene'"), "{name}: {sentence} is not of this plugin");
            said.insert(sentence);
        }
    }
    for key in ["title", "description"] {
        let block = read("block/block.json");
        let (_, rest) = block.split_once(&format!("\"{key}\": \"")).unwrap();
        said.insert(rest.split_once('"').unwrap().0.into());
    }
    assert!(said.len() > 30, "{said:?}");
    for code in ["fr_FR", "nl_NL"] {
        let file = format!("languages/notabene-{code}.po");
        let text = read(&file);
        let entries: Vec<(&str, &str)> = text
            .split("msgid \"")
            .skip(2)
            .filter_map(|entry| {
                let (id, rest) = entry.split_once("\"\nmsgstr \"")?;
                Some((id, rest.split_once("\"\n")?.0))
            })
            .collect();
        for sentence in &said {
            let found = entries.iter().find(|(id, _)| id == sentence);
            let (_, text) = found.unwrap_or_else(|| panic!("{file} lacks: {sentence}"));
            assert!(!text.is_empty(), "{file} says nothing for: {sentence}");
            assert_eq!(text.matches("%s").count(), sentence.matches("%s").count(), "{file}: {sentence}");
            if code == "fr_FR" {
                let is_bare = |sign: &str| text.replace("https:", "").contains(sign);
                assert!(
                    ![" :", " ;", " ?", " !", "« ", " »", "'"].into_iter().any(is_bare),
                    "{file}: {text}"
                );
            }
        }
    }
}

#[test]
fn no_file_of_it_runs_by_its_address_and_all_output_is_escaped() {
    for (name, text) in sources(&[".php"]) {
        let guard = if name == "uninstall.php" {
            "defined( 'WP_UNINSTALL_PLUGIN' ) || exit;"
        } else {
            "defined( 'ABSPATH' ) || exit;"
        };
        assert!(text.contains(guard), "{name} lacks: {guard}");
        for word in [
            "eval(",
            "base64_",
            "$_GET",
            "$_POST",
            "$_REQUEST",
            "extract(",
            "unserialize(",
            "<?=",
            "shell_exec",
            "passthru",
        ] {
            assert!(!text.contains(word), "{name}: {word}");
        }
        for statement in text.split(";\n") {
            let wrong = unescaped(statement);
            assert!(wrong.is_none(), "{name} prints {wrong:?}: {statement}");
        }
    }
    for wrong in
        ["printf( '<b>%s</b>', esc_html( $a ), $b )", "{\n\techo '<b>' . $b", "$out .= '<b>' . f( $b )"]
    {
        assert_eq!(unescaped(wrong), Some("$b".into()), "{wrong}");
    }
}

/// Variables in markup that are no text from outside: markup made before, and names of options.
const SAFE: [&str; 4] = ["$out", "$wrapper", "$tag", "$name"];

/// The first variable that a statement prints, or puts into markup, as it is.
fn unescaped(statement: &str) -> Option<String> {
    let is_start =
        |line: &str| ["echo ", "printf(", "$out ", "return "].iter().any(|word| line.starts_with(word));
    let lines = statement.lines().map(str::trim).skip_while(|line| !is_start(line)).collect::<Vec<_>>();
    let code = lines.join(" ");
    let is_printed = code.starts_with("echo ") || code.starts_with("printf(");
    if !is_printed && !["'<", "'>", "=\"'"].iter().any(|mark| code.contains(mark)) {
        return None;
    }
    // Texts are left out, then what is escaped, to the end of its brackets.
    let mut rest = code.split('\'').step_by(2).collect::<String>();
    while let Some(at) = ["esc_", "selected("].iter().find_map(|call| rest.find(call)) {
        let mut depth = 0;
        let is_end = |c: char| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            c == ')' && depth == 0
        };
        let length = rest[at..].find(is_end)?;
        rest.replace_range(at..=at + length, "");
    }
    let variables = rest.split('$').skip(1).map(|part| {
        let name: String = part.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        format!("${name}")
    });
    variables.into_iter().find(|name| is_printed || !SAFE.contains(&name.as_str()))
}
