//! Rules of the later style sheets for what is painted before them: the beginnings of pages (`core/study/bin/first_screen`) have the
//! classes that the program gives them, and the first sheet has all rules that can apply to them.

use super::names::{literals, words};
use crate::offline::list;
use crate::run::{Outcome, fault, root};
use lightningcss::printer::PrinterOptions;
use lightningcss::rules::{CssRule, CssRuleList};
use lightningcss::selector::{Component, Selector};
use lightningcss::stylesheet::StyleSheet;
use lightningcss::traits::ToCss;
use std::collections::HashSet;
use std::fs;

/// The program that writes the beginnings: its file, and the folder of its modules.
const WRITER: (&str, &str) = ("core/study/bin/first_screen.rs", "core/study/bin/first_screen");
/// Attributes of the page itself, which `www/boot.js` sets.
const OF_PAGE: [&str; 3] = ["data-theme", "data-board", "data-wall"];

/// Classes and attributes of what is painted first.
pub fn names() -> Outcome<HashSet<String>> {
    let mut all: HashSet<String> = OF_PAGE.map(String::from).into();
    let (file, folder) = WRITER;
    let mut modules = Vec::new();
    list(&root().join(folder), "", &mut modules)?;
    let modules = modules.iter().map(|name| root().join(folder).join(name));
    for file in std::iter::once(root().join(file)).chain(modules) {
        let code = fs::read_to_string(&file).map_err(fault(&file))?;
        all.extend(literals(&code).flat_map(|text| words(text).collect::<Vec<_>>()));
    }
    Ok(all)
}

/// Leaves only rules for elements with these classes.
pub fn keep_painted(sheet: &mut StyleSheet, names: &HashSet<String>) {
    keep(&mut sheet.rules, names);
}

fn keep(rules: &mut CssRuleList, names: &HashSet<String>) {
    rules.0.retain_mut(|rule| match rule {
        CssRule::Media(media) => {
            keep(&mut media.rules, names);
            let query = media.query.to_css_string(PrinterOptions::default()).unwrap_or_default();
            !media.rules.0.is_empty() && !query.contains("print")
        }
        CssRule::Supports(supports) => {
            keep(&mut supports.rules, names);
            !supports.rules.0.is_empty()
        }
        CssRule::Container(container) => {
            keep(&mut container.rules, names);
            !container.rules.0.is_empty()
        }
        CssRule::Style(style) => {
            style.selectors.0.retain(|selector| has_name(selector) && may_match(selector, names));
            !style.selectors.0.is_empty()
        }
        _ => false,
    });
}

/// True if a selector names a class or an attribute, perhaps inside `:is()`: the first sheet has rules for elements of all pages.
fn has_name(selector: &Selector) -> bool {
    selector.iter_raw_match_order().any(|component| match component {
        Component::Class(_)
        | Component::AttributeInNoNamespaceExists { .. }
        | Component::AttributeInNoNamespace { .. } => true,
        Component::Is(all) | Component::Where(all) => all.iter().all(has_name),
        _ => false,
    })
}

/// True if an element with some of these names, inside others with some of them, may match; nothing is pointed at or focused.
fn may_match(selector: &Selector, names: &HashSet<String>) -> bool {
    let is_known = |name: &str| names.contains(name);
    selector.iter_raw_match_order().all(|component| match component {
        Component::Class(name) => is_known(name.as_ref()),
        Component::ID(_) | Component::NonTSPseudoClass(_) => false,
        Component::AttributeInNoNamespaceExists { local_name, .. }
        | Component::AttributeInNoNamespace { local_name, .. } => is_known(local_name.as_ref()),
        Component::Is(all) | Component::Where(all) | Component::Has(all) => {
            all.iter().any(|one| may_match(one, names))
        }
        _ => true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use lightningcss::stylesheet::ParserOptions;

    #[test]
    fn rules_of_painted_classes_stay() {
        let names = ["card", "lead", "aria-current"].map(String::from).into();
        let left = |text: &str| {
            let mut sheet = StyleSheet::parse(text, ParserOptions::default()).unwrap();
            keep_painted(&mut sheet, &names);
            let options = PrinterOptions { minify: true, ..PrinterOptions::default() };
            sheet.to_css(options).unwrap().code
        };
        assert_eq!(left(".card,.other{top:0}.card .other{top:0}"), ".card{top:0}");
        assert_eq!(left("h2{top:0}.card h2:not(.other){top:0}"), ".card h2:not(.other){top:0}");
        assert_eq!(
            left(".card:hover{top:0}.card:has(>.other){top:0}.card:has(>.lead){top:0}"),
            ".card:has(>.lead){top:0}"
        );
        assert_eq!(
            left("@media print{.card{top:0}}@media (width>9px){.lead{top:0}.x{top:0}}"),
            "@media (width>9px){.lead{top:0}}"
        );
        assert_eq!(
            left(":is(.other,.card) [aria-current]{top:0}:is(.card,.a) [data-x]{top:0}"),
            ":is(.other,.card) [aria-current]{top:0}"
        );
    }
}
