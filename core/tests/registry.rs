//! The registry of variants compared with all lists of them: rule records, types of the JavaScript API, README, guides.

use notabene_core::draughts::rules::ALL;
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::exchange::{Export, save};
use notabene_core::game::registry::{self, VARIANTS};
use notabene_core::i18n::{Language, MessageKind};
use notabene_core::notation::Style;
use notabene_core::record::next_game;
use std::collections::BTreeSet;

fn file(path: &str) -> String {
    let path = format!("{}/../{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// The quoted words of a text.
fn quoted(text: &str, quote: char) -> BTreeSet<&str> {
    text.split(quote).skip(1).step_by(2).collect()
}

fn draughts_names() -> BTreeSet<&'static str> {
    VARIANTS.iter().filter_map(|variant| variant.id.strip_prefix("draughts/")).collect()
}

#[test]
fn every_record_of_draughts_is_a_variant() {
    assert_eq!(ALL.iter().map(|rules| rules.id).collect::<BTreeSet<_>>(), draughts_names());
}

#[test]
fn ids_are_unique_and_an_unknown_one_is_an_error() {
    let ids: BTreeSet<&str> = VARIANTS.iter().map(|variant| variant.id).collect();
    assert_eq!(ids.len(), VARIANTS.len());
    for id in ["", "checkers", "draughts", "draughts/", "draughts/klingon", "Chess", "chess960 "] {
        let problem = registry::open(id, None, None).map(drop).unwrap_err();
        assert_eq!(problem.message.kind(), MessageKind::NoSuchGame, "{id}");
    }
}

/// Its tags identify a variant, in records, saves and links.
#[test]
fn every_variant_comes_back_as_itself() {
    for variant in VARIANTS {
        let game = registry::open(variant.id, None, None).unwrap();
        let record = game.text(Export::Pgn);
        let found = next_game(&record, 0).unwrap();
        let imported = import::import(&record, found, &Style::pgn(), ImportTarget::Game);
        assert_eq!(imported.table.unwrap().unwrap().status().game, variant.id, "{record}");
        let (kept, damage) = save::read(&game.text(Export::Save));
        assert_eq!((kept.unwrap().status().game, damage), (variant.id, None));
        let linked = notabene_core::exchange::link::read(&game.text(Export::Link)).unwrap();
        assert_eq!(linked.status().game, variant.id);
    }
}

#[test]
fn the_types_of_the_javascript_api_name_every_variant_and_no_other() {
    for types in ["src/api.d.ts", "src/field/index.d.ts"].map(file) {
        let union = types.split("export type Draughts =").nth(1).unwrap().split(';').next().unwrap();
        assert_eq!(quoted(union, '"'), draughts_names());
        let game = types.lines().find(|line| line.starts_with("export type GameName =")).unwrap();
        let others = VARIANTS.iter().map(|variant| variant.id).filter(|id| !id.starts_with("draughts/"));
        assert_eq!(quoted(game, '"'), others.collect());
        assert!(game.contains("`draughts/${Draughts}`"));
    }
}

#[test]
fn the_guide_for_boards_on_other_pages_names_every_variant() {
    let guide = file("docs/embedding.md");
    let row = guide.lines().find(|line| line.starts_with("| `game` |")).unwrap();
    let named = quoted(row, '`');
    for variant in VARIANTS {
        let name = variant.id.strip_prefix("draughts/").unwrap_or(variant.id);
        assert!(named.contains(name), "{}", variant.id);
    }
}

#[test]
fn the_readme_names_every_variant_of_draughts() {
    let readme = file("README.md");
    let row = readme.lines().find(|line| line.starts_with("| Draughts |")).unwrap();
    for variant in VARIANTS.iter().filter(|variant| variant.id.starts_with("draughts/")) {
        let name = Language::En.label(variant.label).split(" (").next().unwrap();
        assert!(row.contains(name), "{name}");
    }
}
