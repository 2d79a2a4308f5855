//! Splits a wasm program of the page with `wasm-split-cli`: the main module, and parts that are fetched on demand (see
//! `state::lazy`).

use crate::join_parts;
use crate::run::{Outcome, command, root, run};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Import of the loader that the tool writes as a file of its own: one more request before the page can start.
const LOADER_IMPORT: &str = "import * as import1 from \"./__wasm_split.js\"";

/// Loader inside the script. All modules share one memory and one table of functions, in which each has places of its
/// own: they come in any order. A failed fetch is tried again with the next call. Servers without the MIME type of wasm
/// are served, too. `filesOf` tells the starting script what to fetch along with the program (`www/boot.js`).
const LOADER: &str = "const wanted = {
%};
const file = (name) => '$_lazy_' + name + '.wasm';
export const filesOf = (part) => (wanted[part] ?? []).map(file);
const loaded = {};
const load = (name) => (loaded[name] ??= (async () => {
const got = await fetch(new URL(file(name), import.meta.url));
if (!got.ok) throw new Error(got.status + ' ' + got.url);
const from = { __wasm_split: { #...wasm } };
return got.headers.get('Content-Type') === 'application/wasm' ? WebAssembly.instantiateStreaming(got, from)
: WebAssembly.instantiate(await got.arrayBuffer(), from);
})().catch((error) => {
delete loaded[name];
throw error;
}));
const loader = (part) => (done, data) => {
const told = (there) => wasm.__indirect_function_table.get(done)(data, there);
Promise.all(wanted[part].map(load)).then(() => told(1), (error) => { console.error(error); told(0); });
};
";

/// A part of the program that is fetched on demand.
struct Part {
    /// Its name in the program.
    name: String,
    /// Its files.
    files: Vec<String>,
}

/// Parts listed in the loader of the tool.
fn parts(script: &str) -> Vec<Part> {
    let between = |text: &str, start: &str, end: &str| -> Option<String> {
        Some(text.split_once(start)?.1.split_once(end)?.0.to_string())
    };
    // Loaders shared by two others precede them.
    let mut shared: Vec<(String, String)> = Vec::new();
    let mut parts = Vec::new();
    // Only loaders begin a line like this.
    for statement in script.split("\nconst __chunk").flat_map(|text| text.split("\nexport const ")).skip(1) {
        let name = statement.split(' ').next().unwrap_or_default();
        // All code of a part may be shared.
        let file = between(statement, "\"./", ".wasm\"");
        if name.starts_with('_') && !name.starts_with("__") {
            shared.extend(file.map(|file| (format!("__chunk{name}"), file)));
            continue;
        }
        let needs = statement.rsplit_once('[').and_then(|(_, rest)| rest.split_once(']'));
        let needs = needs.map_or("", |(needs, _)| needs);
        let of_name = |need: &str| shared.iter().find(|(name, _)| name == need).map(|(_, file)| file.clone());
        let mut files: Vec<String> = needs.split(',').filter_map(|need| of_name(need.trim())).collect();
        files.extend(file);
        parts.push(Part { name: name.strip_prefix(LOAD).unwrap_or(name).into(), files });
    }
    parts
}

/// Prefix of the functions that load the parts, before their names.
const LOAD: &str = "__wasm_split_load_";

/// Program as Cargo builds it.
pub fn whole(program: &str, profile: &str) -> PathBuf {
    target_dir().join("wasm32-unknown-unknown").join(profile).join(format!("{program}.wasm"))
}

/// Target folder of Cargo.
pub fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from)
}

/// Writes bindings, main module and parts of a program into a folder, replacing those made by Trunk. File names
/// begin with `name`. Returns the files of the parts.
pub fn split(folder: &Path, program: &str, name: &str, profile: &str) -> Outcome<Vec<PathBuf>> {
    let whole = whole(program, profile);
    let from = target_dir().join("split").join(profile).join(program);
    run(command("wasm-split-cli").arg(&whole).arg(&from).args(["--out-name", "main"]))?;
    run(command("wasm-bindgen")
        // The parts import the exports of the linker by name.
        .args(["--target", "web", "--no-typescript", "--keep-lld-exports", "--no-demangle"])
        .args(["--out-name", name, "--out-dir"])
        .arg(&from)
        .arg(from.join("main.wasm")))?;
    let read = |file: &str| {
        let path = from.join(file);
        std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))
    };
    let script = format!("{name}.js");
    let text = read(&script)?;
    let Some((before, after)) = text.split_once(LOADER_IMPORT) else {
        return Err(format!("{script}: nothing here asks for the parts"));
    };
    let told = read("__wasm_split.js")?;
    let all = parts(&told);
    if all.is_empty() {
        return Err("__wasm_split.js: no parts".into());
    }
    let files =
        join_parts::join(&from, &all.iter().map(|part| (part.name.clone(), part.files.clone())).collect())?;
    let line = |(part, files): (&String, &Vec<String>)| {
        let files: Vec<String> = files.iter().map(|file| format!("'{file}'")).collect();
        format!("{part}: [{}],\n", files.join(", "))
    };
    let wanted: String = files.iter().map(line).collect();
    let calls: String = files.keys().map(|part| format!("{LOAD}{part}: loader('{part}'),\n")).collect();
    // In a test build each part checks by a number that it belongs to the main module.
    let number = told.split_once("__wasm_split: { ").and_then(|(_, rest)| rest.split_once('}'));
    let number = number.map_or("", |(number, _)| number.trim_end());
    let loader = LOADER.replace('$', name).replace('#', number).replace('%', &wanted);
    let mut text = format!("{before}{loader}const import1 = {{\n{calls}}}{after}");
    // Each fetched part imports these again.
    for n in 2..=all.len() {
        let again = format!("import * as import{n} from \"./__wasm_split.js\"");
        text = text.replace(&again, &format!("const import{n} = import1"));
    }
    let to = folder.join(&script);
    std::fs::write(&to, text).map_err(|e| format!("{}: {e}", to.display()))?;
    let program = format!("{name}_bg.wasm");
    copied(&from.join(&program), &folder.join(&program))?;
    let files: BTreeSet<&String> = files.values().flatten().collect();
    let mut written = Vec::new();
    for file in files {
        let to = folder.join(format!("{name}_lazy_{file}.wasm"));
        copied(&from.join(format!("{file}.wasm")), &to)?;
        written.push(to);
    }
    Ok(written)
}

fn copied(from: &Path, to: &Path) -> Outcome {
    std::fs::copy(from, to).map_err(|e| format!("{}: {e}", from.display()))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn what_two_parts_share_comes_before_each() {
        let script = "
/* lazy, embed */
const __chunk_1 = makeLoad(() => {
    const src = fetch(new URL(\"./chunk_1.wasm\", import.meta.url));
}
, []);
export const __wasm_split_load_lazy = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL(\"./split_lazy.wasm\", import.meta.url));
}
, [__chunk_1]));
export const __wasm_split_load_embed = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL(\"./split_embed.wasm\", import.meta.url));
}
, []));
export const __wasm_split_load_empty = wrapAsyncCb(makeLoad(() => async (_imp) => ({}), [__chunk_1]));
";
        let all = parts(script);
        let listed: Vec<_> = all.iter().map(|part| (part.name.as_str(), part.files.join(" "))).collect();
        assert_eq!(
            listed,
            [
                ("lazy", "chunk_1 split_lazy".to_string()),
                ("embed", "split_embed".to_string()),
                ("empty", "chunk_1".to_string()),
            ]
        );
    }
}
