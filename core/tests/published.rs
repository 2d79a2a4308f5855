//! Addresses of what is published are the same in documents as on pages.

use notabene_core::exchange::embed::code::script_line;
use notabene_core::exchange::published::{EMBED_CDN, SITE_ZIP};

/// Documents for webmasters.
const DOCUMENTS: [&str; 5] = [
    "README.md",
    "docs/embedding.md",
    "docs/embedding/guide.en.md",
    "docs/embedding/guide.fr.md",
    "docs/embedding/guide.nl.md",
];

#[test]
fn documents_name_the_zip_and_the_cdn_of_the_pages() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    for name in DOCUMENTS {
        let text = std::fs::read_to_string(format!("{root}/{name}")).expect(name);
        for address in [SITE_ZIP.to_string(), format!("{EMBED_CDN}embed.js")] {
            assert!(text.contains(&address), "{name} lacks {address}");
        }
        // No other address of either.
        let is_edge = |c: char| c.is_whitespace() || "()<>`\"".contains(c);
        for address in text.split(is_edge).filter(|word| word.starts_with("https://")) {
            for (word, ours) in [("notabene-site.zip", SITE_ZIP), ("notabene-embed", EMBED_CDN)] {
                assert!(!address.contains(word) || address.starts_with(ours), "{name} has {address}");
            }
        }
    }
    assert_eq!(
        script_line(EMBED_CDN),
        format!("<script type=\"module\" src=\"{EMBED_CDN}embed.js\"></script>\n")
    );
}
