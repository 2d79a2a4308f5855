//! The documents for clubs, as they stand in both zips: links lead to what is packed beside them, others become plain words.

use crate::File;

/// Their folder in a zip.
const FOLDER: &str = "docs/";
/// Names in the folder, and texts.
const TEXTS: [(&str, &str); 6] = [
    ("embedding.md", include_str!("../../../docs/embedding.md")),
    ("peers.md", include_str!("../../../docs/peers.md")),
    ("board.md", include_str!("../../../docs/board.md")),
    ("embedding/guide.en.md", include_str!("../../../docs/embedding/guide.en.md")),
    ("embedding/guide.fr.md", include_str!("../../../docs/embedding/guide.fr.md")),
    ("embedding/guide.nl.md", include_str!("../../../docs/embedding/guide.nl.md")),
];
/// Pictures of the guide.
const PICTURES: [(&str, &[u8]); 4] = [
    ("pictures/clubs/builder.webp", include_bytes!("../../../docs/pictures/clubs/builder.webp")),
    ("pictures/clubs/editor.webp", include_bytes!("../../../docs/pictures/clubs/editor.webp")),
    ("pictures/clubs/post.webp", include_bytes!("../../../docs/pictures/clubs/post.webp")),
    ("pictures/clubs/settings.webp", include_bytes!("../../../docs/pictures/clubs/settings.webp")),
];

/// All documents with their names in the zip; without pictures where a zip has to stay small.
pub fn documents(has_pictures: bool) -> Vec<File> {
    let pictures = if has_pictures { PICTURES.as_slice() } else { &[] };
    let names: Vec<&str> =
        TEXTS.iter().map(|(name, _)| *name).chain(pictures.iter().map(|(name, _)| *name)).collect();
    let texts = TEXTS.iter().map(|(name, text)| (*name, linked(name, text, &names).into_bytes()));
    let pictures = pictures.iter().map(|(name, bytes)| (*name, bytes.to_vec()));
    texts.chain(pictures).map(|(name, bytes)| File { name: format!("{FOLDER}{name}"), bytes }).collect()
}

/// The file of the folder that a link in one of its documents leads to.
fn target(document: &str, link: &str) -> String {
    let mut folders: Vec<&str> = document.split('/').collect();
    folders.pop();
    for part in link.split('#').next().unwrap_or_default().split('/') {
        match part {
            ".." => drop(folders.pop()),
            _ => folders.push(part),
        }
    }
    folders.join("/")
}

/// A document whose links lead to one of the names, to a place in itself, or to another site.
fn linked(document: &str, text: &str, names: &[&str]) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("](") {
        let Some((link, behind)) = after.split_once(')') else { break };
        let is_there = link.starts_with('#')
            || link.starts_with("https://")
            || names.contains(&target(document, link).as_str());
        match before.rsplit_once('[') {
            Some((start, words)) if !is_there => match start.strip_suffix('!') {
                Some(start) => out.push_str(start.trim_end()),
                None => out.extend([start, words]),
            },
            _ => out.extend([before, "](", link, ")"]),
        }
        rest = behind;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_what_is_packed() {
        for has_pictures in [true, false] {
            let all = documents(has_pictures);
            let mut count = 0;
            for (name, _) in TEXTS {
                let file = all.iter().find(|file| file.name == format!("{FOLDER}{name}")).unwrap();
                let text = String::from_utf8(file.bytes.clone()).unwrap();
                for link in text.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0)) {
                    let there = format!("{FOLDER}{}", target(name, link));
                    let is_other = link.starts_with('#') || link.starts_with("https://");
                    assert!(is_other || all.iter().any(|file| file.name == there), "{name}: {link}");
                    count += 1;
                }
                assert_eq!(text.contains(".webp"), has_pictures && name.contains("guide"), "{name}");
            }
            assert!(count > 20, "{count}");
        }
        let left =
            linked("a/b.md", "See [this](../c.md#d), [that](e.md).\n\n   ![A picture](f.webp)\n", &["c.md"]);
        assert_eq!(left, "See [this](../c.md#d), that.\n");
    }
}
