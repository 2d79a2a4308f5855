//! `index.html` and the files that its links name. The links are those of Trunk (`data-trunk`), which builds the same page with
//! `trunk serve`; without it the page needs no tool that takes minutes to install.

use crate::hash;
use crate::programs::App;
use crate::run::{Outcome, fault, root};
use lol_html::html_content::{ContentType, Element};
use lol_html::{RewriteStrSettings, element, rewrite_str};
use std::fs;
use std::path::Path;

const PAGE: &str = "index.html";
/// Settings of Trunk, with the markup that starts the program.
const SETTINGS: &str = "Trunk.toml";
/// Bytes of the hash in the name of a file.
const HASH: usize = 8;

/// Writes the page and its files into a folder.
pub fn write(app: &App, folder: &Path) -> Outcome {
    let page = root().join(PAGE);
    let text = fs::read_to_string(&page).map_err(fault(&page))?;
    let start = start_markup(app)?;
    let links = element!("link[data-trunk]", |link| {
        let done = rewrite(link, &start, folder);
        done.map_err(|problem| format!("{PAGE}: {problem}").into())
    });
    let head = element!("head", |head| {
        head.append(&start.preload, ContentType::Html);
        Ok(())
    });
    let settings =
        RewriteStrSettings::new().append_element_content_handler(links).append_element_content_handler(head);
    let written = rewrite_str(&text, settings).map_err(|e| e.to_string())?;
    let to = folder.join(PAGE);
    fs::write(&to, written).map_err(fault(&to))
}

/// Markup that fetches the program.
struct Start {
    script: String,
    preload: String,
}

fn start_markup(app: &App) -> Outcome<Start> {
    let program = &app.address;
    let file = root().join(SETTINGS);
    let settings: toml::Table =
        fs::read_to_string(&file).map_err(fault(&file))?.parse().map_err(fault(&file))?;
    let pattern = |name: &str| {
        let pattern = settings.get("build").and_then(|build| build.get(name)).and_then(|text| text.as_str());
        let pattern = pattern.ok_or(format!("{SETTINGS} has no build.{name}"))?;
        let names =
            [("{base}", "./"), ("{js}", &format!("{program}.js")), ("{wasm}", &format!("{program}_bg.wasm"))];
        Ok::<_, String>(
            names.iter().fold(pattern.to_string(), |text, (place, name)| text.replace(place, name)),
        )
    };
    // `www/boot.js` fetches the part of an address along with the program.
    let parts = format!(" data-parts='{}'></script>", app.parts);
    let script = pattern("pattern_script")?.replace("></script>", &parts);
    Ok(Start { script, preload: pattern("pattern_preload")? })
}

/// Does what a link asks for.
fn rewrite(link: &mut Element, start: &Start, folder: &Path) -> Outcome {
    let kind = link.get_attribute("rel").unwrap_or_default();
    if kind == "rust" {
        link.replace(&start.script, ContentType::Html);
        return Ok(());
    }
    let address = link.get_attribute("href").ok_or("a link without an address")?;
    let source = root().join(&address);
    let name = source.file_name().ok_or(format!("{address} is no file"))?;
    let target = folder.join(link.get_attribute("data-target-path").unwrap_or_default());
    match kind.as_str() {
        "copy-file" => {
            fs::create_dir_all(&target).map_err(fault(&target))?;
            fs::copy(&source, target.join(name)).map_err(fault(&source))?;
            link.remove();
        }
        "copy-dir" => {
            copy_folder(&source, &target.join(name))?;
            link.remove();
        }
        "css" | "icon" => {
            let content = fs::read(&source).map_err(fault(&source))?;
            let (stem, end) = address.rsplit_once('.').unwrap_or((&address, ""));
            let stem = stem.rsplit('/').next().unwrap_or(stem);
            let name = format!("{stem}-{}.{end}", hash::hex(&content, HASH));
            fs::write(folder.join(&name), &content).map_err(fault(&source))?;
            link.remove_attribute("data-trunk");
            let attributes = [
                ("rel", if kind == "css" { "stylesheet" } else { "icon" }),
                ("href", &format!("./{name}")),
                ("integrity", &format!("sha256-{}", hash::base64(&content))),
            ];
            for (name, value) in attributes {
                link.set_attribute(name, value).map_err(|e| e.to_string())?;
            }
        }
        other => return Err(format!("a link of the unknown kind {other}")),
    }
    Ok(())
}

/// Copies a folder with all that is in it.
pub fn copy_folder(from: &Path, to: &Path) -> Outcome {
    fs::create_dir_all(to).map_err(fault(to))?;
    for entry in fs::read_dir(from).map_err(fault(from))? {
        let entry = entry.map_err(fault(from))?;
        let (source, target) = (entry.path(), to.join(entry.file_name()));
        if source.is_dir() {
            copy_folder(&source, &target)?;
        } else {
            fs::copy(&source, &target).map_err(fault(&source))?;
        }
    }
    Ok(())
}
