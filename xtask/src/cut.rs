//! Cuts the program of the page in two: what the first screen needs, and the annex, which is fetched when it is
//! wanted (see `ui::annex`).

use crate::run::{Outcome, command, root, run};
use std::path::{Path, PathBuf};

/// The name of the program before it is cut.
const WHOLE: &str = "notabene-app.wasm";

/// How the name of the annex ends, after that of the page's script.
pub const ANNEX: &str = "_annex.wasm";

/// The line of the script that asks for what fetches the annex: the tool writes that as another file, which would
/// be one more request before the page can start.
const ASKED: &str = "import * as import1 from \"./__wasm_split.js\"";

/// The same inside the script. Both programs share one memory and one table of functions. What could not be
/// fetched is fetched again when it is wanted again. Servers that do not know the type of programs are served, too.
const FETCHER: &str = "let annex;
const import1 = {
__wasm_split_load_annex(done, data) {
const from = { __wasm_split: wasm };
annex ??= fetch(new URL('$', import.meta.url)).then((got) => {
if (!got.ok) throw new Error(got.status + ' ' + got.url);
return got.headers.get('Content-Type') === 'application/wasm' ? WebAssembly.instantiateStreaming(got, from)
: got.arrayBuffer().then((bytes) => WebAssembly.instantiate(bytes, from));
});
const told = (there) => wasm.__indirect_function_table.get(done)(data, there);
annex.then(() => told(1), (error) => { console.error(error); annex = undefined; told(0); });
}
};";

/// Writes script, program and annex of a page over those that Trunk made of the whole program.
pub fn cut(folder: &Path, name: &str, profile: &str) -> Outcome {
    let built = std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from);
    let whole = built.join("wasm32-unknown-unknown").join(profile).join(WHOLE);
    let parts = built.join("split").join(profile);
    run(command("wasm-split-cli").arg(&whole).arg(&parts).args(["--out-name", "main"]))?;
    run(command("wasm-bindgen")
        // The annex imports what the linker exports, by its name.
        .args(["--target", "web", "--no-typescript", "--keep-lld-exports", "--no-demangle"])
        .args(["--out-name", name, "--out-dir"])
        .arg(&parts)
        .arg(parts.join("main.wasm")))?;
    let annex = [name, ANNEX].concat();
    let script = parts.join([name, ".js"].concat());
    let text = std::fs::read_to_string(&script).map_err(|e| format!("{}: {e}", script.display()))?;
    let Some((before, after)) = text.split_once(ASKED) else {
        return Err(format!("{}: nothing here asks for the annex", script.display()));
    };
    let text = [before, &FETCHER.replace('$', &annex), after].concat();
    let to = folder.join([name, ".js"].concat());
    std::fs::write(&to, text).map_err(|e| format!("{}: {e}", to.display()))?;
    let program = [name, "_bg.wasm"].concat();
    for (from, to) in [(program.as_str(), &program), ("split_annex.wasm", &annex)] {
        let from = parts.join(from);
        std::fs::copy(&from, folder.join(to)).map_err(|e| format!("{}: {e}", from.display()))?;
    }
    Ok(())
}
