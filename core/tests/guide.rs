//! The guide for clubs (`docs/embedding/`): three languages with the same parts, links that lead somewhere, small pictures.

use notabene_core::exchange::published::SITE_ZIP;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

const LANGUAGES: [&str; 3] = ["en", "fr", "nl"];
/// Largest size of all pictures together, in bytes.
const MOST: u64 = 600_000;

fn docs() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs")
}

fn guide(language: &str) -> String {
    let file = docs().join(format!("embedding/guide.{language}.md"));
    fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

/// Where the links and pictures of a text lead.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0))
}

/// The anchor that a heading gets: small letters, digits and hyphens.
fn anchor(heading: &str) -> String {
    let kept = heading.trim_start_matches('#').trim().to_lowercase();
    kept.chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-'))
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

#[test]
fn all_languages_have_the_same_parts() {
    let shape = |language: &str| {
        let text = guide(language);
        let count = |start: &str| text.lines().filter(|line| line.trim_start().starts_with(start)).count();
        let pictures: Vec<String> =
            links(&text).filter(|link| link.ends_with(".webp")).map(String::from).collect();
        (["## ", "| ", "- ", "1.", "2.", "3.", "4.", "5.", "```"].map(count), pictures)
    };
    let english = shape("en");
    assert!(english.0[0] == 10 && english.1.len() == 4, "{english:?}");
    for language in LANGUAGES {
        assert_eq!(shape(language), english, "{language}");
    }
}

#[test]
fn links_lead_somewhere_and_pictures_are_small() {
    let mut pictures = BTreeSet::new();
    for language in LANGUAGES {
        let text = guide(language);
        let anchors: Vec<String> = text.lines().filter(|line| line.starts_with('#')).map(anchor).collect();
        for link in links(&text) {
            if let Some(wanted) = link.strip_prefix('#') {
                assert!(
                    anchors.iter().any(|anchor| anchor == wanted),
                    "{language}: #{wanted} of {anchors:?}"
                );
            } else {
                let file = link.split('#').next().unwrap_or(link);
                // What is published has its address in one place.
                assert!(
                    link == SITE_ZIP || docs().join("embedding").join(file).is_file(),
                    "{language}: {link}"
                );
            }
            if link.ends_with(".webp") {
                pictures.insert(link.to_string());
            }
        }
    }
    let folder = fs::read_dir(docs().join("pictures/clubs")).expect("the pictures");
    let sizes: Vec<u64> = folder.map(|file| file.unwrap().metadata().unwrap().len()).collect();
    assert_eq!(sizes.len(), pictures.len(), "every picture is shown");
    assert!(sizes.iter().sum::<u64>() < MOST, "{sizes:?}");
}

#[test]
fn french_has_its_blanks_and_apostrophes() {
    let mut in_code = false;
    for line in guide("fr").lines() {
        in_code ^= line.trim_start().starts_with("```");
        // Code stands between back quotes.
        let words: String = line.split('`').step_by(2).collect();
        let wrong = [" :", " ;", " ?", " !", "« ", " »", "'"].into_iter().find(|sign| words.contains(sign));
        assert!(in_code || wrong.is_none(), "{wrong:?} in {line}");
    }
}
