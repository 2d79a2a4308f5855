//! The plugin for WordPress (`www/wordpress/`) as the zip that WordPress installs: with the site, licences, and translations in
//! the forms that PHP and the editor read.

use crate::{File, Outcome, date, documents, licences, store};
use polib::catalog::Catalog;
use polib::{mo_file, po_file};
use serde_json::{Map, Value, json};
use std::fmt::Display;
use std::path::Path;

/// The sources of the plugin.
const PLUGIN: &str = "www/wordpress";
/// The folder of the plugin in the zip, and that of the site in it.
const FOLDER: &str = "notabene/";
const SITE: &str = "notabene/site/";
/// The name of the script of the editor, by which WordPress finds its translations.
const EDITOR: &str = "notabene-board-editor";
/// Files that only developers need.
const LEFT_OUT: [&str; 1] = ["phpcs.xml"];
/// Files beside those of the plugin.
const BESIDE: [(&str, &str); 4] = [
    ("LICENSE-MIT", include_str!("../../../LICENSE-MIT")),
    ("LICENSE-APACHE", include_str!("../../../LICENSE-APACHE")),
    ("NOTICE", include_str!("../../../NOTICE")),
    ("site/.htaccess", include_str!("../club/htaccess")),
];

/// Packs plugin and site. There are no compressed copies of files: many servers take no more than 2 MB by upload.
pub fn pack(site: &Path, zip: &Path) -> Outcome {
    let mut plugin = Vec::new();
    store::read_all(&licences::root().join(PLUGIN), "", &mut plugin)?;
    plugin.retain(|file| !LEFT_OUT.contains(&file.name.as_str()));
    let mut all: Vec<File> =
        BESIDE.map(|(name, text)| File { name: format!("{FOLDER}{name}"), bytes: text.into() }).into();
    let documents = documents::documents(false);
    all.extend(documents.into_iter().map(|f| File { name: format!("{FOLDER}{}", f.name), ..f }));
    for file in plugin {
        if let Some(path) = file.name.strip_suffix(".po") {
            all.extend(
                translations(path, &file.bytes)?.map(|f| File { name: format!("{FOLDER}{}", f.name), ..f }),
            );
        }
        all.push(File { name: format!("{FOLDER}{}", file.name), ..file });
    }
    let mut plain = Vec::new();
    store::read_all(site, "", &mut plain)?;
    if !plain.iter().any(|file| file.name == "embed.js") {
        return Err(format!("{} has no embed.js", site.display()));
    }
    all.extend(plain.into_iter().map(|file| File { name: format!("{SITE}{}", file.name), ..file }));
    all.sort_by(|a, b| a.name.cmp(&b.name));
    // Every translation has made the same template.
    all.dedup_by(|a, b| a.name == b.name);
    store::write(zip, &all, date::of_site(&all)?)?;
    let size = std::fs::metadata(zip).map_err(|e| e.to_string())?.len();
    println!("{}: {} files, {size} bytes", zip.display(), all.len());
    Ok(())
}

/// A translation (`languages/notabene-fr_FR`) for PHP, for the script of the editor, and empty for further languages.
fn translations(path: &str, po: &[u8]) -> Outcome<[File; 3]> {
    let fault = |e: &dyn Display| format!("{path}.po: {e}");
    let text = std::str::from_utf8(po).map_err(|e| fault(&e))?;
    let catalog = po_file::parse_from_reader(text.as_bytes()).map_err(|e| fault(&e))?;
    let mo = compiled(&catalog).map_err(|e| fault(&e))?;
    let json = serde_json::to_vec(&script(&catalog)).map_err(|e| fault(&e))?;
    let (folder, _) = path.rsplit_once('/').ok_or_else(|| fault(&"no folder"))?;
    Ok([
        File { name: format!("{path}.mo"), bytes: mo },
        File { name: format!("{path}-{EDITOR}.json"), bytes: json },
        File { name: format!("{folder}/notabene.pot"), bytes: template(text).into_bytes() },
    ])
}

/// Translations as PHP reads them; the library writes them into a file.
fn compiled(catalog: &Catalog) -> std::io::Result<Vec<u8>> {
    let file = std::env::temp_dir().join(format!("notabene-pack-{}.mo", std::process::id()));
    mo_file::write(catalog, &file)?;
    let bytes = std::fs::read(&file);
    std::fs::remove_file(&file)?;
    bytes.map(with_hash_place)
}

/// Names the place of the table of hashes, behind that of the translations. There is none, so gettext takes any place,
/// but WordPress compares it with the end of the tables (`wp-includes/pomo/mo.php`).
fn with_hash_place(mut mo: Vec<u8>) -> Vec<u8> {
    /// Bytes of the header.
    const COUNT: usize = 8;
    const TRANSLATIONS: usize = 16;
    const HASHES: usize = 24;
    let number = |at: usize| mo.get(at..at + 4).and_then(|four| four.try_into().ok()).map(u32::from_le_bytes);
    if let (Some(count), Some(start)) = (number(COUNT), number(TRANSLATIONS)) {
        mo[HASHES..HASHES + 4].copy_from_slice(&(start + 8 * count).to_le_bytes());
    }
    mo
}

/// Translations as scripts of WordPress read them (Jed 1).
fn script(catalog: &Catalog) -> Value {
    let mut messages = Map::new();
    messages.insert(
        String::new(),
        json!({ "domain": "messages", "lang": catalog.metadata.language, "plural-forms": "nplurals=2; plural=n != 1" }),
    );
    for message in catalog.messages().filter(|message| message.is_singular()) {
        let Ok(text) = message.msgstr() else { continue };
        // Context and text are joined as in a file of gettext.
        let key = match message.msgctxt() {
            Some(context) if !context.is_empty() => format!("{context}\u{4}{}", message.msgid()),
            _ => message.msgid().to_string(),
        };
        messages.insert(key, json!([text]));
    }
    json!({ "domain": "messages", "locale_data": { "messages": messages } })
}

/// The sentences without their translations.
fn template(po: &str) -> String {
    let (head, sentences) = po.split_once("\n\n").unwrap_or(("", po));
    let head = head
        .lines()
        .filter(|line| !line.starts_with('#') && !line.contains("Language:") && !line.contains("Plural"));
    let empty =
        |line: &str| if line.starts_with("msgstr ") { "msgstr \"\"".to_string() } else { line.to_string() };
    let lines: Vec<String> =
        head.map(String::from).chain([String::new()]).chain(sentences.lines().map(empty)).collect();
    lines.join("\n") + "\n"
}
