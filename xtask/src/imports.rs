//! Short names for the imports of a wasm program. The names of wasm-bindgen end with a hash; none of it can be compressed, and
//! each stands in the program and in its script: 9 KB (brotli) of the first load.

use crate::run::Outcome;
use std::collections::HashMap;
use std::convert::Infallible;
use std::path::Path;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser, Payload};

/// Suffix of the name of the module that has the functions of the script.
const OWN: &str = "_bg.js";
/// Short name of that module.
const SHORT: &str = "a";

/// Renames the imports of a program and the functions of its script, both as wasm-bindgen has written them.
///
/// # Errors
///
/// An import has no function in the script, or one of the files cannot be read, understood or written.
pub fn shorten(script: &Path, program: &Path) -> Outcome {
    let told = |file: &Path, e: &dyn std::fmt::Display| format!("{}: {e}", file.display());
    let code = std::fs::read(program).map_err(|e| told(program, &e))?;
    let text = std::fs::read_to_string(script).map_err(|e| told(script, &e))?;
    let mut names = Names::read(&code).map_err(|e| told(program, &e))?;
    let text = names.renamed_script(&text).map_err(|e| told(script, &e))?;
    let code = names.renamed_program(&code).map_err(|e| told(program, &e))?;
    std::fs::write(script, text).map_err(|e| told(script, &e))?;
    std::fs::write(program, code).map_err(|e| told(program, &e))
}

/// New names of all imports from the script.
struct Names {
    /// By the old ones.
    functions: HashMap<String, String>,
    /// New name of the module, unless it is a file that the program names.
    module: Option<&'static str>,
}

impl Names {
    fn read(code: &[u8]) -> wasmparser::Result<Names> {
        let mut functions = HashMap::new();
        for payload in Parser::new(0).parse_all(code) {
            if let Payload::ImportSection(section) = payload? {
                for import in section.into_imports() {
                    let import = import?;
                    if import.module.ends_with(OWN) {
                        let short = format!("i{}", functions.len());
                        functions.entry(import.name.to_string()).or_insert(short);
                    }
                }
            }
        }
        Ok(Names { functions, module: None })
    }

    /// Renames the functions of the script: in an object with the imports, or exported; one line each. The module is renamed where
    /// it is an object.
    fn renamed_script(&mut self, text: &str) -> Outcome<String> {
        let mut found = 0;
        let mut out = String::with_capacity(text.len());
        for line in text.split_inclusive('\n') {
            let exported = || line.strip_prefix("export function ")?.split_once('(');
            let key = line.trim_start().split_once(": function(").or_else(exported).map(|(key, _)| key);
            if let Some((key, short)) = key.and_then(|key| Some((key, self.functions.get(key)?))) {
                found += 1;
                out.push_str(&line.replacen(key, short, 1));
            } else if let Some((_, object)) = line.split_once("_bg.js\": ") {
                self.module = Some(SHORT);
                out.push_str(&format!("{SHORT}: {object}"));
            } else {
                out.push_str(line);
            }
        }
        if found == self.functions.len() {
            Ok(out)
        } else {
            Err(format!("{found} functions for {} imports", self.functions.len()))
        }
    }

    fn renamed_program(&mut self, code: &[u8]) -> Result<Vec<u8>, Error<Infallible>> {
        let mut module = Module::new();
        self.parse_core_module(&mut module, Parser::new(0), code)?;
        Ok(module.finish())
    }
}

impl Reencode for Names {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for import in section.into_imports() {
            let import = import?;
            let ty = self.entity_type(import.ty)?;
            match self.functions.get(import.name).filter(|_| import.module.ends_with(OWN)) {
                Some(short) => imports.import(self.module.unwrap_or(import.module), short, ty),
                None => imports.import(import.module, import.name, ty),
            };
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Names;
    use wasm_encoder::{EntityType, ImportSection, Module, TypeSection};
    use wasmparser::{Parser, Payload};

    /// A program with an import for each pair of a module and a name.
    fn program(imports: &[(&str, &str)]) -> Vec<u8> {
        let (mut types, mut section) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        for (module, name) in imports {
            section.import(module, name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&types).section(&section);
        module.finish()
    }

    fn imports(code: &[u8]) -> Vec<(String, String)> {
        let mut found = Vec::new();
        for payload in Parser::new(0).parse_all(code) {
            if let Payload::ImportSection(section) = payload.unwrap() {
                let named = |import: wasmparser::Import| (import.module.to_string(), import.name.to_string());
                found.extend(section.into_imports().map(|import| named(import.unwrap())));
            }
        }
        found
    }

    fn pair(module: &str, name: &str) -> (String, String) {
        (module.into(), name.into())
    }

    #[test]
    fn program_and_script_get_one_short_name_for_each_import() {
        let code =
            program(&[("./x_bg.js", "__wbg_now_12"), ("./parts.js", "load"), ("./x_bg.js", "__wbg_log_34")]);
        let script = "const import0 = {
    __wbg_log_34: function(arg0) {
        console.log(arg0);
    },
    __wbg_now_12: function() {
        return Date.now();
    },
};
return {
    \"./x_bg.js\": import0,
    \"./parts.js\": import1,
};
";
        let mut names = Names::read(&code).unwrap();
        let text = names.renamed_script(script).unwrap();
        assert!(text.contains("    i1: function(arg0)") && text.contains("    i0: function()"), "{text}");
        assert!(text.contains("\na: import0") && text.contains("\"./parts.js\": import1"), "{text}");
        let renamed = names.renamed_program(&code).unwrap();
        assert_eq!(imports(&renamed), [pair("a", "i0"), pair("./parts.js", "load"), pair("a", "i1")]);
    }

    #[test]
    fn an_exported_function_keeps_its_module() {
        let code = program(&[("./x_bg.js", "__wbg_now_12")]);
        let mut names = Names::read(&code).unwrap();
        let text =
            names.renamed_script("export function __wbg_now_12() {\n    return Date.now();\n}\n").unwrap();
        assert!(text.starts_with("export function i0() {"), "{text}");
        assert_eq!(imports(&names.renamed_program(&code).unwrap()), [pair("./x_bg.js", "i0")]);
    }

    #[test]
    fn an_import_without_a_function_is_an_error() {
        let mut names = Names::read(&program(&[("./x_bg.js", "__wbg_now_12")])).unwrap();
        assert!(names.renamed_script("const import0 = {};").is_err());
        assert!(Names::read(b"\0asm\x01\0\0\0\x02\x05").is_err());
    }
}
