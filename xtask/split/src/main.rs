//! Cuts a compiled program at the places that `state::lazy` names, with the library of `wasm-split-cli`: `notabene-split
//! PROGRAM.wasm NAME FOLDER` writes `main.wasm` and the files of the parts into a folder, and prints which part needs which
//! files, as JSON. A program of its own, so that `cargo xtask serve`, which cuts nothing, compiles none of it.

mod join;

use std::path::Path;
use std::process::ExitCode;
use wasm_split_cli_support::Options;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match &args[..] {
        [program, name, folder] => split(Path::new(program), name, Path::new(folder)),
        _ => Err("notabene-split PROGRAM.wasm NAME FOLDER".into()),
    };
    match done {
        Ok(parts) => {
            println!("{parts}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("notabene-split: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the files; returns those of each part without their ends, as JSON. `name` is that of the script of the program.
fn split(program: &Path, name: &str, folder: &Path) -> Result<String, String> {
    let code = std::fs::read(program).map_err(|e| format!("{}: {e}", program.display()))?;
    let main = folder.join("main.wasm");
    let script = format!("./{name}.js");
    let mut options = Options::new(&code);
    (options.output_dir, options.main_out_path, options.main_module) = (folder, &main, &script);
    let split = wasm_split_cli_support::transform(options).map_err(|e| format!("{name}: {e:#}"))?;
    let joined = join::join(folder, &split.prefetch_map.into_iter().collect())?;
    serde_json::to_string(&joined).map_err(|e| e.to_string())
}
