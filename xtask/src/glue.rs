//! Makes what wasm-bindgen wrote lighter: the script without its comments, the imports without noise.

use crate::run::Outcome;
use std::collections::BTreeSet;
use std::path::Path;

/// The digits of the hash behind the name of an import.
const HASH: usize = 16;

/// Rewrites the script and the program of a package.
pub fn lighten(folder: &Path) -> Outcome {
    let (script, program) = (folder.join("notabene.js"), folder.join("notabene_bg.wasm"));
    let text = std::fs::read_to_string(&script).map_err(|e| format!("{}: {e}", script.display()))?;
    let mut code = std::fs::read(&program).map_err(|e| format!("{}: {e}", program.display()))?;
    let mut text = bare(&text);
    for (number, name) in imports(&text).into_iter().enumerate() {
        // As long as before: the lengths of names stand in the program.
        let plain = format!("{}{number:0HASH$}", &name[..name.len() - HASH]);
        replace(&mut code, name.as_bytes(), plain.as_bytes())?;
        text = text.replace(&name, &plain);
    }
    let code = without_custom(&code).ok_or("the program ends within a section")?;
    std::fs::write(&script, text).map_err(|e| format!("{}: {e}", script.display()))?;
    std::fs::write(&program, code).map_err(|e| format!("{}: {e}", program.display()))
}

/// A script without documentation, lines of comment and indentation. The types keep the documentation.
fn bare(script: &str) -> String {
    let mut out = String::with_capacity(script.len());
    let mut inside = false;
    for line in script.lines().map(str::trim) {
        inside |= line.starts_with("/**");
        if !inside && !line.is_empty() && !line.starts_with("//") {
            out.push_str(line);
            out.push('\n');
        }
        inside &= !line.ends_with("*/");
    }
    out
}

/// A program without its custom sections: names and tools, which nothing reads when it runs.
fn without_custom(code: &[u8]) -> Option<Vec<u8>> {
    const HEADER: usize = 8;
    const CUSTOM: u8 = 0;
    let mut out = code.get(..HEADER)?.to_vec();
    let mut rest = &code[HEADER..];
    while let Some(kind) = rest.first() {
        // The length is a number of seven bits a byte, the lowest first (LEB128).
        let digits = 1 + rest[1..].iter().position(|byte| byte & 0x80 == 0)?;
        let length = rest[1..=digits].iter().rev().fold(0, |n, byte| n << 7 | usize::from(byte & 0x7f));
        let (section, next) = rest.split_at_checked(1 + digits + length)?;
        if *kind != CUSTOM {
            out.extend_from_slice(section);
        }
        rest = next;
    }
    Some(out)
}

/// The names of imports that end with a hash: it serves several copies of wasm-bindgen in one program,
/// and here there is one.
fn imports(script: &str) -> BTreeSet<String> {
    let words = script.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let hashed = |word: &&str| {
        let hash = word.rsplit('_').next().unwrap_or_default();
        word.starts_with("__wbg_") && hash.len() == HASH && hash.bytes().all(|b| b.is_ascii_hexdigit())
    };
    words.filter(hashed).map(String::from).collect()
}

/// Puts bytes in the place of as many others.
fn replace(code: &mut [u8], from: &[u8], to: &[u8]) -> Outcome {
    let places: Vec<usize> =
        (0..code.len().saturating_sub(from.len())).filter(|at| code[*at..].starts_with(from)).collect();
    for at in &places {
        code[*at..*at + to.len()].copy_from_slice(to);
    }
    match places.is_empty() {
        true => Err(format!("the program does not import {}", String::from_utf8_lossy(from))),
        false => Ok(()),
    }
}
