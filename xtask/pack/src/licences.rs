//! The licences of all libraries linked into the published programs, as one text.
//!
//! The libraries come from `cargo metadata`, their texts from their own packages. A library without a text is an error,
//! unless its copyright is listed here.

use crate::Outcome;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Published programs, with their features.
const PUBLISHED: [(&str, &str); 2] = [("site", "app,split"), ("packages", "api")];
/// The package of all of them.
const ROOT: &str = "notabene";
/// Prefixes of the names of files with a licence or a copyright.
const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"];
/// The first words of the MIT licence after its copyright.
const MIT_START: &str = "Permission is hereby granted";
/// The MIT licence without its copyright.
const MIT: &str = include_str!("../licences/mit.txt");
/// Introduction before all libraries.
const HEAD: &str = include_str!("../licences/head.txt");

/// The copyright of the repository of Leptos, which contains many of its libraries.
const LEPTOS: &str = "Copyright (c) 2022 Greg Johnston";

/// Libraries under the MIT licence whose packages contain no text, by the prefix of their names, with their copyright:
/// from the licence in their repository, else (`erased`, `qrcodegen`, `wasm_split_helpers`) from sources or manifests.
const WITHOUT_TEXT: [(&str, &str); 19] = [
    ("any_spawner", LEPTOS),
    ("const_str_slice_concat", LEPTOS),
    // The repository names no author either; the code comes from the standard library.
    (
        "drain_filter_polyfill",
        "Copyright (c) the authors of drain_filter_polyfill\nCopyright (c) The Rust Project Contributors",
    ),
    ("either_of", LEPTOS),
    ("erased", "Copyright (c) Jonathan Brouwer and Jonathan Dönszelmann"),
    ("gloo-", "Copyright (c) 2019 Rust and WebAssembly Working Group"),
    ("hydration_context", LEPTOS),
    ("leptos", LEPTOS),
    ("next_tuple", LEPTOS),
    ("oco_ref", "Copyright (c) 2022 Greg Johnston\nCopyright (c) Danik Vitek"),
    ("or_poisoned", LEPTOS),
    ("qrcodegen", "Copyright (c) Project Nayuki, https://www.nayuki.io/page/qr-code-generator-library"),
    ("reactive_", LEPTOS),
    ("rlsf", "Copyright 2021 yvt"),
    ("rstml", "Copyright 2020 stoically@protonmail.com\nCopyright 2023 vldm <me@vldm.cc>"),
    ("server_fn", "Copyright (c) 2022 Greg Johnston\nCopyright (c) Ben Wishovich"),
    ("tachys", LEPTOS),
    ("throw_error", LEPTOS),
    ("wasm_split_helpers", "Copyright (c) Greg Johnston, Jeremy Maitin-Shepard and Martin Molzer"),
];

/// A published library.
struct Library {
    /// Name and version.
    title: String,
    name: String,
    licence: String,
    folder: PathBuf,
    used_in: BTreeSet<&'static str>,
}

/// The text with the licences of all libraries.
pub fn text() -> Outcome<String> {
    let mut libraries: BTreeMap<String, Library> = BTreeMap::new();
    for (what, features) in PUBLISHED {
        for library in linked(&metadata(features)?)? {
            libraries.entry(library.title.clone()).or_insert(library).used_in.insert(what);
        }
    }
    // Libraries grouped by text: most of them share one.
    let mut by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut list = String::new();
    for library in libraries.values() {
        let used_in: Vec<&str> = library.used_in.iter().copied().collect();
        list += &format!("  {} ({}; {})\n", library.title, library.licence, used_in.join(", "));
        for text in texts(library)? {
            let (holders, body) = without_holders(&text);
            let line = match holders.is_empty() {
                true => library.title.clone(),
                false => format!("{}: {holders}", library.title),
            };
            by_text.entry(body).or_default().push(line);
        }
    }
    let mut out = format!("{HEAD}\n{list}");
    for (body, lines) in by_text {
        out += &format!("\n{}\n\n{}\n\n{}\n", "=".repeat(78), lines.join("\n"), body.trim_end());
    }
    Ok(out)
}

/// Metadata of Cargo for the packages of a build with some features.
fn metadata(features: &str) -> Outcome<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let out = Command::new(cargo)
        .current_dir(root())
        .args(["metadata", "--format-version", "1", "--locked", "--filter-platform"])
        .args(["wasm32-unknown-unknown", "--no-default-features", "--features", features])
        .output()
        .map_err(|e| format!("cargo metadata: {e}"))?;
    if !out.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&out.stderr)));
    }
    serde_json::from_slice(&out.stdout).map_err(|e| format!("cargo metadata: {e}"))
}

/// The folder of the project.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&here).join("../..")
}

/// The libraries of others that are linked into the project, without build dependencies.
fn linked(metadata: &Value) -> Outcome<Vec<Library>> {
    let by_id = |list: &Value| -> BTreeMap<String, Value> {
        let all = list.as_array().into_iter().flatten();
        all.filter_map(|one| Some((one["id"].as_str()?.to_string(), one.clone()))).collect()
    };
    let (packages, nodes) = (by_id(&metadata["packages"]), by_id(&metadata["resolve"]["nodes"]));
    let root = packages.iter().find(|(_, package)| package["name"] == ROOT);
    let mut next = vec![root.ok_or(format!("no package {ROOT}"))?.0.clone()];
    let (mut seen, mut found) = (BTreeSet::new(), Vec::new());
    while let Some(id) = next.pop() {
        let package = packages.get(&id).ok_or(format!("no package {id}"))?;
        if is_macro(package) || !seen.insert(id.clone()) {
            continue;
        }
        if !package["source"].is_null() {
            found.push(library(package)?);
        }
        let needs = nodes.get(&id).and_then(|node| node["deps"].as_array()).into_iter().flatten();
        let runs = |need: &&Value| {
            need["dep_kinds"].as_array().into_iter().flatten().any(|kind| kind["kind"].is_null())
        };
        next.extend(needs.filter(runs).filter_map(|need| need["pkg"].as_str().map(String::from)));
    }
    Ok(found)
}

fn is_macro(package: &Value) -> bool {
    let targets = package["targets"].as_array().into_iter().flatten();
    targets
        .flat_map(|target| target["kind"].as_array().into_iter().flatten())
        .any(|kind| kind == "proc-macro")
}

fn library(package: &Value) -> Outcome<Library> {
    let word =
        |field: &str| package[field].as_str().map(String::from).ok_or(format!("{package}: no {field}"));
    let (name, manifest) = (word("name")?, PathBuf::from(word("manifest_path")?));
    Ok(Library {
        title: format!("{name} {}", word("version")?),
        licence: word("license")?.replace('/', " OR "),
        folder: manifest.parent().map(Path::to_path_buf).ok_or(format!("{name}: no folder"))?,
        name,
        used_in: BTreeSet::new(),
    })
}

/// The licence of a library and other copyright notices. Of several licences to choose from, the MIT one.
fn texts(library: &Library) -> Outcome<Vec<String>> {
    let fault = |e: std::io::Error| format!("{}: {e}", library.folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(&library.folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && NAMES.iter().any(|start| name.starts_with(start)) {
            files.push((name, path));
        }
    }
    files.sort();
    let has = |sign: &str| files.iter().any(|(name, _)| name.starts_with("LICEN") && name.contains(sign));
    let (of_mit, of_all) = (has("MIT"), library.licence.contains(" AND "));
    // Skips texts that only refer to the others.
    files.retain(|(name, _)| match of_mit {
        true => name.contains("MIT") || name == "NOTICE" || of_all && name.contains("UNICODE"),
        false => !name.starts_with("COPYRIGHT"),
    });
    let is_licence = |(name, _): &(String, PathBuf)| name.starts_with("LICEN") || name.starts_with("COPYING");
    if files.iter().any(is_licence) {
        return files.iter().map(|(_, path)| fs::read_to_string(path).map_err(fault)).collect();
    }
    let listed = WITHOUT_TEXT.iter().find(|(start, _)| library.name.starts_with(start));
    match listed.filter(|_| library.licence.contains("MIT")) {
        Some((_, copyright)) => Ok(vec![format!("{copyright}\n\n{MIT}")]),
        None => {
            Err(format!("{} ({}): its package has no text of the licence", library.title, library.licence))
        }
    }
}

/// Splits an MIT licence into its copyright and the text common to all; any other text is returned unchanged.
fn without_holders(text: &str) -> (String, String) {
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.find(MIT_START).map(|at| text.split_at(at)) {
        Some((holders, body)) if plain(body) == plain(MIT) => {
            let is_copyright = |line: &&str| line.to_lowercase().contains("copyright");
            let holders: Vec<&str> = holders.lines().map(str::trim).filter(is_copyright).collect();
            (holders.join("; "), MIT.into())
        }
        _ => (String::new(), text.replace("\r\n", "\n").replace('\t', "    ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_text_has_the_licences_of_all_libraries_and_no_others() {
        let now = text().unwrap();
        let published = fs::read_to_string(root().join(crate::LICENCES)).unwrap();
        assert!(now == published, "the libraries have changed: run `cargo xtask licences`");
        for name in
            ["leptos 0.9", "wasm-bindgen 0.2", "serde-wasm-bindgen", "Unicode", "Rust standard library"]
        {
            assert!(published.contains(name), "{name}");
        }
    }

    #[test]
    fn a_library_without_a_text_fails() {
        let folder = std::env::temp_dir().join(format!("notabene-licences-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let library = |name: &str, licence: &str| Library {
            title: format!("{name} 1.0.0"),
            name: name.into(),
            licence: licence.into(),
            folder: folder.clone(),
            used_in: BTreeSet::new(),
        };
        assert!(texts(&library("unheard-of", "MIT")).unwrap_err().contains("unheard-of 1.0.0"));
        assert!(texts(&library("leptos_dom", "Apache-2.0")).is_err());
        assert!(texts(&library("leptos_dom", "MIT")).unwrap()[0].contains("Greg Johnston"));
        // A notice alone is not a licence.
        fs::write(folder.join("NOTICE"), "Made by somebody.").unwrap();
        assert!(texts(&library("unheard-of", "MIT")).is_err());
        fs::write(folder.join("LICENSE"), "Do what you like.").unwrap();
        assert_eq!(texts(&library("unheard-of", "MIT")).unwrap().len(), 2);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn an_mit_licence_is_told_from_its_copyright() {
        let wrapped = MIT.replace('\n', "  \r\n");
        let (holders, body) = without_holders(&format!("MIT License\n\nCopyright (c) 2019 Ada\n\n{wrapped}"));
        assert_eq!((holders.as_str(), body.as_str()), ("Copyright (c) 2019 Ada", MIT));
        assert_eq!(without_holders("Zlib"), (String::new(), "Zlib".into()));
    }
}
