//! Programs without their custom sections: names of functions, producers, features. They are not read at run time, and
//! make up a third of a program.

use crate::run::Outcome;
use std::path::Path;
use wasm_encoder::{Module, RawSection};
use wasmparser::{Parser, Payload};

/// Strips the program in a file.
pub fn strip(program: &Path) -> Outcome {
    let told = |e: &dyn std::fmt::Display| format!("{}: {e}", program.display());
    let code = std::fs::read(program).map_err(|e| told(&e))?;
    let stripped = without_custom_sections(&code).map_err(|e| told(&e))?;
    std::fs::write(program, stripped).map_err(|e| told(&e))
}

fn without_custom_sections(code: &[u8]) -> wasmparser::Result<Vec<u8>> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(code) {
        match payload? {
            Payload::CustomSection(_) => {}
            other => {
                if let Some((id, range)) = other.as_section() {
                    let data = &code[range.start as usize..range.end as usize];
                    module.section(&RawSection { id, data });
                }
            }
        }
    }
    Ok(module.finish())
}

#[cfg(test)]
mod tests {
    use super::without_custom_sections;
    use wasm_encoder::{CustomSection, Module, TypeSection};

    #[test]
    fn only_custom_sections_go() {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut named = Module::new();
        named.section(&CustomSection { name: "name".into(), data: (&[1, 2, 3]).into() });
        named.section(&types);
        let mut bare = Module::new();
        bare.section(&types);
        assert_eq!(without_custom_sections(&named.finish()).unwrap(), bare.finish());
        assert!(without_custom_sections(b"\0asm\x01\0\0\0\x01\x05").is_err());
    }
}
