//! Cuts a program of the page: what is needed at once, and the annex, which is fetched when it is wanted (see
//! `ui::annex`).

use crate::run::{Outcome, command, root, run};
use std::path::{Path, PathBuf};

/// The line of the script that asks for what fetches the parts: the tool writes that as another file, which would
/// be one more request before the page can start.
const ASKED: &str = "import * as import1 from \"./__wasm_split.js\"";

/// The same inside the script. All programs share one memory and one table of functions. What could not be
/// fetched is fetched again when it is wanted again. Servers that do not know the type of programs are served, too.
const FETCHER: &str = "const parts = {};
const part = (name, before) => (parts[name] ??= (async () => {
const got = await fetch(new URL('$_' + name + '.wasm', import.meta.url));
if (!got.ok) throw new Error(got.status + ' ' + got.url);
await before;
const from = { __wasm_split: { #...wasm } };
return got.headers.get('Content-Type') === 'application/wasm' ? WebAssembly.instantiateStreaming(got, from)
: WebAssembly.instantiate(await got.arrayBuffer(), from);
})().catch((error) => {
delete parts[name];
throw error;
}));
const fetcher = (...names) => (done, data) => {
const told = (there) => wasm.__indirect_function_table.get(done)(data, there);
names.reduce((before, name) => part(name, before), undefined)
.then(() => told(1), (error) => { console.error(error); told(0); });
};
";

/// A part of the program that is fetched when it is wanted.
struct Part {
    /// The function that fetches it.
    call: String,
    /// The files that it needs, in the order in which they have to be there.
    files: Vec<String>,
}

/// The parts, as the tool tells them in its own script.
fn parts(script: &str) -> Vec<Part> {
    let between = |text: &str, start: &str, end: &str| -> Option<String> {
        Some(text.split_once(start)?.1.split_once(end)?.0.to_string())
    };
    // Parts that two loaders share are loaders of their own, and stand before them.
    let mut shared: Vec<(String, String)> = Vec::new();
    let mut parts = Vec::new();
    // Only loaders begin a line so.
    for statement in script.split("\nconst __chunk").flat_map(|text| text.split("\nexport const ")).skip(1) {
        let (Some(name), Some(file)) = (statement.split(' ').next(), between(statement, "\"./", ".wasm\""))
        else {
            continue;
        };
        if name.starts_with('_') && !name.starts_with("__") {
            shared.push((["__chunk", name].concat(), file));
            continue;
        }
        let needs = statement.rsplit_once('[').and_then(|(_, rest)| rest.split_once(']'));
        let needs = needs.map_or("", |(needs, _)| needs);
        let of_name = |need: &str| shared.iter().find(|(name, _)| name == need).map(|(_, file)| file.clone());
        let mut files: Vec<String> = needs.split(',').filter_map(|need| of_name(need.trim())).collect();
        files.push(file);
        parts.push(Part { call: name.into(), files });
    }
    parts
}

/// The name of a file of the page, from that of the tool.
fn short(file: &str) -> &str {
    file.strip_prefix("split_").unwrap_or(file)
}

/// Where Cargo leaves a program of the page.
pub fn whole(program: &str, profile: &str) -> PathBuf {
    built().join("wasm32-unknown-unknown").join(profile).join([program, ".wasm"].concat())
}

/// Where Cargo leaves what it builds.
pub fn built() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from)
}

/// Writes script, program and parts of a program into a folder, over those that Trunk made of the whole. Their names
/// begin with `name`. Gives the files of the parts.
pub fn cut(folder: &Path, program: &str, name: &str, profile: &str) -> Outcome<Vec<PathBuf>> {
    let whole = whole(program, profile);
    let from = built().join("split").join(profile).join(program);
    run(command("wasm-split-cli").arg(&whole).arg(&from).args(["--out-name", "main"]))?;
    run(command("wasm-bindgen")
        // The parts import what the linker exports, by its name.
        .args(["--target", "web", "--no-typescript", "--keep-lld-exports", "--no-demangle"])
        .args(["--out-name", name, "--out-dir"])
        .arg(&from)
        .arg(from.join("main.wasm")))?;
    let read = |file: &str| {
        let path = from.join(file);
        std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))
    };
    let script = [name, ".js"].concat();
    let text = read(&script)?;
    let Some((before, after)) = text.split_once(ASKED) else {
        return Err(format!("{script}: nothing here asks for the parts"));
    };
    let told = read("__wasm_split.js")?;
    let all = parts(&told);
    if all.is_empty() {
        return Err("__wasm_split.js: no parts".into());
    }
    let quoted = |file: &String| format!("'{}'", short(file));
    let line = |part: &Part| {
        let files: Vec<String> = part.files.iter().map(quoted).collect();
        format!("{}: fetcher({}),\n", part.call, files.join(", "))
    };
    let calls: String = all.iter().map(line).collect();
    // In a build for tests the parts want to see by a number that they belong together.
    let number = told.split_once("__wasm_split: { ").and_then(|(_, rest)| rest.split_once('}'));
    let number = number.map_or("", |(number, _)| number.trim_end());
    let fetcher = FETCHER.replace('$', name).replace('#', number);
    let mut text = [before, &fetcher, "const import1 = {\n", &calls, "}", after].concat();
    // Each part that is fetched asks for the same once more.
    for n in 2..=all.len() {
        let again = format!("import * as import{n} from \"./__wasm_split.js\"");
        text = text.replace(&again, &format!("const import{n} = import1"));
    }
    let to = folder.join(&script);
    std::fs::write(&to, text).map_err(|e| format!("{}: {e}", to.display()))?;
    let program = [name, "_bg.wasm"].concat();
    copied(&from.join(&program), &folder.join(&program))?;
    let mut files: Vec<&String> = all.iter().flat_map(|part| &part.files).collect();
    files.sort();
    files.dedup();
    let mut written = Vec::new();
    for file in files {
        let to = folder.join([name, "_", short(file), ".wasm"].concat());
        copied(&from.join([file, ".wasm"].concat()), &to)?;
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
/* annex, embed */
const __chunk_1 = makeLoad(() => {
    const src = fetch(new URL(\"./chunk_1.wasm\", import.meta.url));
}
, []);
export const __wasm_split_load_annex = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL(\"./split_annex.wasm\", import.meta.url));
}
, [__chunk_1]));
export const __wasm_split_load_embed = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL(\"./split_embed.wasm\", import.meta.url));
}
, []));
";
        let all = parts(script);
        let listed: Vec<_> = all.iter().map(|part| (part.call.as_str(), part.files.join(" "))).collect();
        assert_eq!(
            listed,
            [
                ("__wasm_split_load_annex", "chunk_1 split_annex".to_string()),
                ("__wasm_split_load_embed", "split_embed".to_string()),
            ]
        );
    }
}
