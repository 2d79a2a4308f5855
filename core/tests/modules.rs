//! Files of a crate as modules, and their imports: parsed with `syn`, so that all syntax is understood.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};

/// The path of a module from the root of its crate, such as `["record", "tree"]`.
pub type Module = Vec<String>;

/// All modules of a crate that have a file of their own.
pub struct Crate {
    files: BTreeMap<Module, Source>,
}

struct Source {
    /// Names imported by `use`, with their paths.
    names: BTreeMap<String, Module>,
    /// Paths in the code, from the root of the crate.
    paths: Vec<Module>,
    /// Types defined in the file.
    types: BTreeSet<String>,
    /// Types with an `impl` in the file.
    impls: BTreeSet<String>,
}

/// Collects the names of a file.
struct Visitor<'a> {
    module: &'a Module,
    files: &'a BTreeSet<Module>,
    source: Source,
}

impl Visitor<'_> {
    /// A path from the root of the crate; none if it leads to another crate.
    fn absolute(&self, path: &[String]) -> Option<Module> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([self.module.as_slice(), rest].concat()),
            "super" => {
                let ups = path.iter().take_while(|name| *name == "super").count();
                let parent = &self.module[..self.module.len().checked_sub(ups)?];
                Some([parent, &path[ups..]].concat())
            }
            _ => {
                let child = [self.module.as_slice(), std::slice::from_ref(first)].concat();
                self.files.contains(&child).then(|| [self.module.as_slice(), path].concat())
            }
        }
    }

    fn uses(&mut self, tree: &syn::UseTree, before: &[String]) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.uses(&path.tree, &with(&path.ident)),
            syn::UseTree::Group(group) => group.items.iter().for_each(|item| self.uses(item, before)),
            syn::UseTree::Name(name) if name.ident == "self" => {
                let own = before.last().cloned().unwrap_or_default();
                self.name(own, before);
            }
            syn::UseTree::Name(name) => self.name(name.ident.to_string(), &with(&name.ident)),
            syn::UseTree::Rename(name) => self.name(name.rename.to_string(), &with(&name.ident)),
            syn::UseTree::Glob(_) => self.name(String::from("*"), before),
        }
    }

    fn name(&mut self, name: String, path: &[String]) {
        if let Some(path) = self.absolute(path) {
            self.source.paths.push(path.clone());
            self.source.names.insert(name, path);
        }
    }
}

impl<'ast> Visit<'ast> for Visitor<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        // Unit tests may import anything.
        if item.content.is_none() {
            visit::visit_item_mod(self, item);
        }
    }
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.uses(&item.tree, &[]);
    }
    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.source.types.insert(item.ident.to_string());
        visit::visit_item_struct(self, item);
    }
    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.source.types.insert(item.ident.to_string());
        visit::visit_item_enum(self, item);
    }
    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if let syn::Type::Path(path) = &*item.self_ty
            && let Some(last) = path.path.segments.last()
        {
            self.source.impls.insert(last.ident.to_string());
        }
        visit::visit_item_impl(self, item);
    }
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let known = self.source.names.get(&names[0]).map(|start| [start.as_slice(), &names[1..]].concat());
        if let Some(path) = known.or_else(|| self.absolute(&names)) {
            self.source.paths.push(path);
        }
        visit::visit_path(self, path);
    }
}

fn find(folder: &Path, module: &Module, out: &mut BTreeMap<Module, PathBuf>) {
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let child = [module.as_slice(), std::slice::from_ref(&name)].concat();
        match path.extension() {
            _ if path.is_dir() => find(&path, &child, out),
            Some(extension) if extension == "rs" => {
                let own = matches!(name.as_str(), "mod" | "lib");
                out.insert(if own { module.clone() } else { child }, path);
            }
            _ => {}
        }
    }
}

impl Crate {
    /// Reads all files below the `src` of a crate.
    pub fn read(src: &Path) -> Crate {
        let mut places = BTreeMap::new();
        find(src, &Vec::new(), &mut places);
        let known: BTreeSet<Module> = places.keys().cloned().collect();
        let mut files = BTreeMap::new();
        for (module, path) in places {
            let text = std::fs::read_to_string(&path).unwrap();
            let parsed = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let (names, paths) = (BTreeMap::new(), Vec::new());
            let source = Source { names, paths, types: BTreeSet::new(), impls: BTreeSet::new() };
            let mut visitor = Visitor { module: &module, files: &known, source };
            // Imports first: code above them may use their names.
            parsed.items.iter().for_each(|item| {
                if let syn::Item::Use(item) = item {
                    visitor.visit_item_use(item);
                }
            });
            visitor.visit_file(&parsed);
            let source = visitor.source;
            files.insert(module, source);
        }
        Crate { files }
    }

    /// The number of files.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// The module that defines a path, behind `pub use` of others.
    fn definer(&self, path: &[String], depth: usize) -> Option<Module> {
        let end = (0..=path.len()).rev().find(|end| self.files.contains_key(&path[..*end]))?;
        let (module, rest) = path.split_at(end);
        let passed_on = rest.first().and_then(|name| self.files[module].names.get(name));
        match passed_on {
            Some(other) if depth < 8 && other != path => {
                self.definer(&[other.as_slice(), &rest[1..]].concat(), depth + 1)
            }
            _ => Some(module.to_vec()),
        }
    }

    /// The modules that a module imports from.
    pub fn imports(&self, module: &Module) -> BTreeSet<Module> {
        let paths = self.files[module].paths.iter();
        let mut all: BTreeSet<Module> = paths.filter_map(|path| self.definer(path, 0)).collect();
        all.remove(module);
        all
    }

    /// All modules.
    pub fn modules(&self) -> impl Iterator<Item = &Module> {
        self.files.keys()
    }

    /// True for an `impl` of a type in a file beside the file that defines the type: both are parts of one thing.
    fn is_sibling_impl(&self, module: &Module, of: &Module) -> bool {
        let parent = |module: &Module| module.split_last().map(|(_, parent)| parent.to_vec());
        parent(module) == parent(of) && !self.files[module].impls.is_disjoint(&self.files[of].types)
    }

    /// Modules that import each other in a circle, except a parent with its children, a type with its
    /// `impl` blocks in files beside it, and a `hub`, which is one thing with all files beside it.
    pub fn circles(&self, hub: &str) -> Vec<(Module, BTreeSet<Module>)> {
        let is_hub = |module: &Module| module.len() > 1 && module.last().is_some_and(|name| name == hub);
        let mut open: BTreeMap<&Module, BTreeSet<Module>> = BTreeMap::new();
        for module in self.modules() {
            let is_family = |other: &Module| other.starts_with(module) || module.starts_with(other);
            let mut imports = self.imports(module);
            imports.retain(|other| {
                !is_family(other) && !self.is_sibling_impl(module, other) && !is_hub(module) && !is_hub(other)
            });
            open.insert(module, imports);
        }
        // Only imports in the reverse direction remain.
        let leads = |from: &Module, to: &Module| {
            let (mut seen, mut todo) = (BTreeSet::new(), vec![from]);
            while let Some(module) = todo.pop() {
                if module == to {
                    return true;
                }
                if seen.insert(module) {
                    todo.extend(&open[module]);
                }
            }
            false
        };
        let back = |(module, imports): (&&Module, &BTreeSet<Module>)| {
            let back: BTreeSet<Module> =
                imports.iter().filter(|other| leads(other, module)).cloned().collect();
            (!back.is_empty()).then(|| ((*module).clone(), back))
        };
        open.iter().filter_map(back).collect()
    }
}
