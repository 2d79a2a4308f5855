//! Joins the files that several parts of a split program share. The splitting tool makes one for each set of parts that
//! reach the same functions: hundreds, most of them a few bytes long.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::fmt::Display;
use std::path::Path;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, DataCountSection, DataSection, ElementSection, FunctionSection, ImportSection, Module,
    RawSection, SectionId,
};
use wasmparser::{Import, Parser, Payload, TypeRef};

/// Cost of one more file for a page that fetches it, in bytes of a program: a request, and code that is compressed less well.
const COST_OF_FILE: i64 = 8_000;

/// Files by the names of the parts that need them, without their ends.
pub type FilesOfParts = BTreeMap<String, Vec<String>>;

/// Joins the files in a folder that are shared by several parts, as long as it saves more than it costs. Names of
/// functions and other custom sections go away. Returns the new files of the parts.
pub fn join(folder: &Path, parts: &FilesOfParts) -> Result<FilesOfParts, String> {
    let mut shared: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, files) in parts {
        for file in files {
            shared.entry(file).or_default().insert(part);
        }
    }
    let mut bundles = Vec::new();
    for (file, parts) in shared {
        let path = folder.join(format!("{file}.wasm"));
        let code = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let bytes = bytes_of(&code).map_err(|e| format!("{}: {e}", path.display()))?;
        bundles.push(Bundle { modules: vec![code], parts, bytes });
    }
    let mut joined: FilesOfParts = parts.keys().map(|part| (part.clone(), Vec::new())).collect();
    for (n, bundle) in bundles_of(bundles).iter().enumerate() {
        let only = bundle.parts.first().filter(|_| bundle.parts.len() == 1);
        let name = only.map_or_else(|| format!("shared_{n}"), |part| (*part).to_string());
        let path = folder.join(format!("{name}.wasm"));
        let code = joined_module(&bundle.modules).map_err(|e| format!("{}: {e}", path.display()))?;
        std::fs::write(&path, code).map_err(|e| format!("{}: {e}", path.display()))?;
        for part in &bundle.parts {
            joined.entry((*part).to_string()).or_default().push(name.clone());
        }
    }
    Ok(joined)
}

/// Modules that are fetched together.
struct Bundle<'a> {
    modules: Vec<Vec<u8>>,
    /// Parts that need at least one of them.
    parts: BTreeSet<&'a str>,
    /// Bytes of their functions and data.
    bytes: i64,
}

impl Bundle<'_> {
    /// Bytes that all parts together save if two bundles become one: requests, less the code that they fetch in vain.
    fn saved_with(&self, other: &Bundle) -> i64 {
        let both = self.parts.intersection(&other.parts).count() as i64;
        let (alone, others) = (self.parts.len() as i64 - both, other.parts.len() as i64 - both);
        both * COST_OF_FILE - alone * other.bytes - others * self.bytes
    }
}

/// Joins bundles as long as this saves something, the two that save most first.
fn bundles_of(mut all: Vec<Bundle>) -> Vec<Bundle> {
    let mut best: Vec<Option<(i64, usize)>> = (0..all.len()).map(|at| best_partner(&all, at)).collect();
    loop {
        let pairs =
            best.iter().enumerate().filter_map(|(at, best)| best.map(|(saved, other)| (saved, at, other)));
        let Some((_, one, other)) = pairs.filter(|(saved, ..)| *saved > 0).max() else { return all };
        let (kept, gone) = (one.min(other), one.max(other));
        let Bundle { modules, parts, bytes } = all.remove(gone);
        best.remove(gone);
        all[kept].modules.extend(modules);
        all[kept].parts.extend(parts);
        all[kept].bytes += bytes;
        for at in 0..all.len() {
            best[at] = match best[at] {
                Some((_, other)) if at == kept || other == kept || other == gone => best_partner(&all, at),
                Some((saved, other)) => {
                    let moved = if other > gone { other - 1 } else { other };
                    Some((saved, moved)).max(Some((all[at].saved_with(&all[kept]), kept)))
                }
                None => None,
            };
        }
    }
}

/// The bundle with which one of them saves most, and how much.
fn best_partner(all: &[Bundle], at: usize) -> Option<(i64, usize)> {
    let others = (0..all.len()).filter(|other| *other != at);
    others.map(|other| (all[at].saved_with(&all[other]), other)).max()
}

/// Bytes of the functions and the data of a module.
fn bytes_of(code: &[u8]) -> Result<i64, String> {
    let mut bytes: u64 = 0;
    for payload in Parser::new(0).parse_all(code) {
        match payload.map_err(|e| e.to_string())? {
            Payload::CodeSectionEntry(body) => bytes += body.range().end - body.range().start,
            Payload::DataSection(data) => bytes += data.range().end - data.range().start,
            _ => {}
        }
    }
    Ok(bytes as i64)
}

/// One module with the functions, elements and data of several. They have the same types, import no function, and export
/// nothing: the splitting tool makes them so.
fn joined_module(modules: &[Vec<u8>]) -> Result<Vec<u8>, String> {
    let mut types: Option<&[u8]> = None;
    let mut imports: Vec<Import> = Vec::new();
    let mut functions = FunctionSection::new();
    let (mut elements, mut code, mut data) = (ElementSection::new(), CodeSection::new(), DataSection::new());
    for bytes in modules {
        let mut places = Places {
            functions: functions.len(),
            elements: elements.len(),
            data: data.len(),
            ..Places::default()
        };
        for payload in Parser::new(0).parse_all(bytes) {
            match payload.map_err(text)? {
                Payload::TypeSection(section) => {
                    let range = section.range();
                    let section = bytes.get(range.start as usize..range.end as usize).unwrap_or_default();
                    if *types.get_or_insert(section) != section {
                        return Err("the files have different types".into());
                    }
                }
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        places.add_import(&mut imports, import.map_err(text)?)?;
                    }
                }
                Payload::ExportSection(exports) if exports.count() > 0 => {
                    return Err("a file has exports".into());
                }
                Payload::FunctionSection(all) => {
                    places.parse_function_section(&mut functions, all).map_err(text)?;
                }
                Payload::ElementSection(all) => {
                    places.parse_element_section(&mut elements, all).map_err(text)?;
                }
                Payload::CodeSectionEntry(body) => {
                    places.parse_function_body(&mut code, body).map_err(text)?;
                }
                Payload::DataSection(all) => places.parse_data_section(&mut data, all).map_err(text)?,
                _ => {}
            }
        }
    }
    let mut module = Module::new();
    module.section(&RawSection { id: SectionId::Type as u8, data: types.unwrap_or_default() });
    let mut all = ImportSection::new();
    for import in imports {
        Places::default().parse_import(&mut all, import).map_err(text)?;
    }
    module.section(&all).section(&functions).section(&elements);
    module.section(&DataCountSection { count: data.len() }).section(&code).section(&data);
    Ok(module.finish())
}

fn text(fault: impl Display) -> String {
    fault.to_string()
}

/// Places in the joined module of what one of the modules has.
#[derive(Default)]
struct Places {
    /// Indices of its imported globals.
    globals: Vec<u32>,
    /// Indices of its first function, elements and data.
    functions: u32,
    elements: u32,
    data: u32,
}

impl Places {
    /// Adds an import to those of all modules, if it is not among them.
    fn add_import<'a>(&mut self, all: &mut Vec<Import<'a>>, import: Import<'a>) -> Result<(), String> {
        let is_known = |other: &Import| (other.module, other.name) == (import.module, import.name);
        if !all.iter().any(is_known) {
            all.push(import);
        }
        let kind = std::mem::discriminant(&import.ty);
        let place = all.iter().filter(|other| std::mem::discriminant(&other.ty) == kind).position(is_known);
        match (import.ty, place) {
            (TypeRef::Global(_), Some(place)) => self.globals.push(place as u32),
            // All have the same table and the same memory.
            (TypeRef::Table(_) | TypeRef::Memory(_), Some(0)) => {}
            _ => return Err(format!("a file imports {}, which cannot be joined", import.name)),
        }
        Ok(())
    }
}

impl Reencode for Places {
    type Error = Infallible;

    fn function_index(&mut self, index: u32) -> Result<u32, Error<Infallible>> {
        Ok(index + self.functions)
    }

    fn element_index(&mut self, index: u32) -> Result<u32, Error<Infallible>> {
        Ok(index + self.elements)
    }

    fn data_index(&mut self, index: u32) -> Result<u32, Error<Infallible>> {
        Ok(index + self.data)
    }

    fn global_index(&mut self, index: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.globals.get(index as usize).copied().unwrap_or(index))
    }
}

#[cfg(test)]
mod tests {
    use super::{Bundle, bundles_of, joined_module};
    use wasm_encoder::{
        CodeSection, ConstExpr, ElementSection, Elements, EntityType, ExportSection, Function,
        FunctionSection, GlobalType, ImportSection, MemoryType, Module, RefType, TableType, TypeSection,
        ValType,
    };
    use wasmparser::{Operator, Parser, Payload};

    fn bundle<'a>(parts: &[&'a str], bytes: i64) -> Bundle<'a> {
        Bundle { modules: vec![vec![bytes as u8]], parts: parts.iter().copied().collect(), bytes }
    }

    #[test]
    fn small_files_that_parts_share_become_one() {
        let all = vec![
            bundle(&["learn"], 90_000),
            bundle(&["learn", "drill"], 100),
            bundle(&["learn", "drill", "sheet"], 300),
            bundle(&["sheet", "clock"], 60_000),
        ];
        let mut joined = bundles_of(all);
        joined.sort_by_key(|bundle| bundle.bytes);
        let listed: Vec<_> = joined
            .iter()
            .map(|bundle| (bundle.parts.iter().copied().collect::<Vec<_>>().join(" "), bundle.bytes))
            .collect();
        let expected = [("drill learn sheet", 400), ("clock sheet", 60_000), ("learn", 90_000)];
        assert_eq!(listed, expected.map(|(parts, bytes)| (parts.to_string(), bytes)));
    }

    /// A module with two functions, of which the second calls the first and reads its last imported global, and which
    /// puts both into the table from a place on.
    fn module(globals: &[&str], place: i32) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        let global = GlobalType { val_type: ValType::I32, mutable: true, shared: false };
        for name in globals {
            imports.import("main", name, EntityType::Global(global));
        }
        let table = TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 8,
            maximum: None,
            shared: false,
        };
        imports.import("main", "table", table);
        let memory =
            MemoryType { minimum: 1, maximum: None, memory64: false, shared: false, page_size_log2: None };
        imports.import("main", "memory", memory);
        let mut functions = FunctionSection::new();
        functions.function(0).function(0);
        let mut elements = ElementSection::new();
        elements.active(None, &ConstExpr::i32_const(place), Elements::Functions([0, 1].as_slice().into()));
        let mut code = CodeSection::new();
        let mut first = Function::new([]);
        first.instructions().i32_const(place).end();
        let mut second = Function::new([]);
        second.instructions().call(0).drop().global_get(globals.len() as u32 - 1).end();
        code.function(&first).function(&second);
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&ExportSection::new());
        module.section(&elements).section(&code);
        module.finish()
    }

    #[test]
    fn a_joined_module_calls_and_reads_what_its_modules_did() {
        let joined = joined_module(&[module(&["stack"], 1), module(&["base", "stack"], 5)]);
        let joined = joined.unwrap_or_else(|e| panic!("{e}"));
        let mut used = Vec::new();
        for payload in Parser::new(0).parse_all(&joined) {
            let Ok(Payload::CodeSectionEntry(body)) = payload else { continue };
            for operator in body.get_operators_reader().into_iter().flatten() {
                match operator {
                    Ok(Operator::Call { function_index }) => used.push(("call", function_index)),
                    Ok(Operator::GlobalGet { global_index }) => used.push(("global", global_index)),
                    _ => {}
                }
            }
        }
        assert_eq!(used, [("call", 0), ("global", 0), ("call", 2), ("global", 0)]);
    }

    #[test]
    fn modules_with_other_types_are_not_joined() {
        let empty = Module::new().finish();
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut other = Module::new();
        other.section(&types);
        assert!(joined_module(&[module(&["stack"], 1), other.finish()]).is_err());
        assert!(joined_module(&[empty]).is_ok());
    }
}
