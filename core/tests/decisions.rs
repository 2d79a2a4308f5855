//! Scharten: every decision is explained in every language, and the choices of players take effect.

use crate::common::texts;
use notabene_core::draughts;
use notabene_core::exchange::{Export, save};
use notabene_core::game::decisions::{self, PAGES, RuleChoice, RulesPage};
use notabene_core::game::registry;
use notabene_core::i18n::{Block, sections};
use notabene_core::options::Values;
use notabene_core::scharten::{Diagonal, Rules, Support};

#[test]
fn every_decision_is_told_and_no_other() {
    let numbers: Vec<u8> = PAGES[0].decisions().iter().map(|d| d.0).collect();
    assert_eq!(numbers, (0..=16).collect::<Vec<_>>());
    for language in texts::languages("decisions") {
        let told = sections(&texts::text("decisions", language));
        let titles: Vec<String> = told.iter().map(|s| s.title.clone()).collect();
        assert_eq!(titles.len(), numbers.len(), "{titles:?}");
        for ((number, title), section) in numbers.iter().zip(titles).zip(&told) {
            assert!(title.starts_with(&format!("D{number} · ")), "{title}");
            let texts = section.blocks.iter().filter(|b| matches!(b, Block::Text(_))).count();
            assert_eq!((texts, section.blocks.len()), (3, 3), "said, open, taken: {title}");
        }
    }
}

#[test]
fn options_belong_to_decisions_and_have_their_usual_value() {
    let page = &PAGES[0];
    let with = page.decisions().into_iter().filter_map(|(n, choice)| Some((n, choice?.name)));
    assert_eq!(with.collect::<Vec<_>>(), [(1, "diagonal"), (4, "support"), (9, "unmoved")]);
    for choice in page.choices {
        assert!(choice.values.iter().any(|v| v.name == choice.default), "{}", choice.name);
        assert_eq!(choice.value(""), choice.default);
    }
    let misses = page.choices.iter().find(|c| c.name == "misses").unwrap();
    let names: Vec<&str> = misses.values.iter().map(|v| v.name).collect();
    assert_eq!(names, (1..=10).map(|n| n.to_string()).collect::<Vec<_>>());
}

#[test]
fn what_is_chosen_is_played_and_kept() {
    let of = |page: &'static RulesPage| {
        let values = move |c: &'static RuleChoice| c.values.iter().map(move |v| (page, c, v));
        page.choices.iter().flat_map(values)
    };
    for (page, choice, value) in PAGES.iter().flat_map(of) {
        let chosen = page.rules(|c| if c == choice { value.name } else { c.default });
        assert_eq!(chosen.is_empty(), value.name == choice.default);
        assert_eq!(choice.value(&chosen), value.name);
        for game in page.games() {
            let matters = choice.only_game.is_none_or(|only| only == game.game);
            let chosen = page.rules_of(game.game, &chosen);
            assert_eq!(chosen.is_empty(), !matters || value.name == choice.default);
            let table = registry::open(game.game, None, Some(&chosen)).unwrap();
            assert_eq!((table.status().game, table.status().rules.as_str()), (game.game, chosen.as_str()));
            let (kept, problem) = save::read(&table.text(Export::Save));
            assert_eq!(problem, None);
            assert_eq!(kept.unwrap().status().rules, chosen);
        }
    }
    let page = &PAGES[0];
    let unusual = page.rules(|c| c.values.iter().map(|v| v.name).find(|v| *v != c.default).unwrap());
    assert_eq!(unusual, "support=count, unmoved=protected, diagonal=turning, misses=1");
    let rules = Rules::LOUD.with_options(&unusual).unwrap();
    assert!(rules.protect_unmoved && rules.misses == 1);
    assert_eq!((rules.support, rules.diagonal), (Support::Count, Diagonal::Turning));
    assert!(registry::open("scharten", None, Some("diagonal=round")).is_err());
}

#[test]
fn families_have_their_page_and_chess_has_none() {
    for game in registry::VARIANTS {
        let page = decisions::page_of_game(game.id).map(|p| p.name);
        let named = ["scharten", "draughts"].into_iter().find(|name| game.id.starts_with(name));
        assert_eq!(page, named);
    }
}

/// The choices for draughts have the names and the order of the options in the rules.
#[test]
fn the_options_of_draughts_are_those_of_its_rules() {
    let page = PAGES.iter().find(|page| page.name == "draughts").unwrap();
    let shown = page.choices.iter().map(|c| (c.name, c.default, c.values.iter().map(|v| v.name).collect()));
    let known = draughts::OPTIONS.iter().map(|option| match option.values {
        Values::Names(names) => (option.name, option.usual, names.to_vec()),
        Values::UpTo(_) => (option.name, option.usual, Vec::new()),
    });
    assert_eq!(shown.collect::<Vec<_>>(), known.collect::<Vec<_>>());
}
