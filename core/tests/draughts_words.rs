//! The texts of the page contain the facts of the article on draughts, in three languages.

use crate::common::shared;
use crate::common::texts::{languages, text};
use notabene_core::i18n::{Block, Language, Section, sections};

/// Claims that are words or history, and where the English text has them.
const TOLD: [(&str, &str, &str); 35] = [
    ("DR-001", "draughts", "In the 14th century it moved onto the 64 squares"),
    ("DR-002", "draughts", "alquerque with twelve men, which the Arabs brought to Spain"),
    ("DR-003", "draughts", "may come from Holland, in the 17th century"),
    ("DR-004", "draughts", "from 1770 the books of Manoury"),
    ("DR-005", "draughts", "In 1993 one of them, Truus, was ranked 40th"),
    ("DR-006", "draughts", "with three wins and three draws"),
    ("DR-007", "draughts", "beat Maximus: one win and five draws"),
    ("DR-008", "draughts", "International draughts is still unsolved"),
    ("DR-009", "draughts", "KingsRow (Edgar Gilbert)"),
    ("DR-010", "draughts", "English draughts since 1951"),
    ("DR-011", "draughts", "Since 2007 it has been known"),
    ("DR-012", "draughts", "lost to a stroke of eight moves"),
    ("DR-013", "draughts", "since the 17th century"),
    ("DR-027", "draughts", "use 64 or 144 squares"),
    ("DR-065", "draughts", "ended in 1923, when two federations became one"),
    ("DR-081", "draughts", "by the number of men: 12 and 30"),
    ("DR-082", "national", "never diagonally"),
    ("DR-083", "draughts", "| Remise | draw |"),
    ("DR-084", "draughts", "A man or a king."),
    ("DR-085", "draughts", "What you touch you must move."),
    ("DR-086", "draughts", "| J’adoube | I adjust |"),
    ("DR-087", "draughts", "as many men as you take"),
    ("DR-088", "draughts", "from its first square to its last"),
    ("DR-089", "draughts", "Giving a piece on purpose"),
    ("DR-090", "draughts", "only one move, and that one loses"),
    ("DR-091", "draughts", "its move ends on the last row"),
    ("DR-092", "draughts", "as soon as it touches the last row"),
    ("DR-093", "draughts", "piece that should have captured"),
    ("DR-094", "draughts", "take an irregular move back"),
    ("DR-095", "draughts", "To play on after an irregular move"),
    ("DR-096", "draughts", "It is your turn."),
    ("DR-097", "draughts", "White to move"),
    ("DR-098", "draughts", "lead the other player’s pieces"),
    ("DR-100", "draughts", "Nearly two hundred such mechanisms"),
    ("DR-103", "draughts", "look around: is there a stroke for you?"),
];

#[test]
fn what_the_article_tells_is_told() {
    let ids: Option<Vec<String>> = shared("data/claims/claims.json").map(|path| {
        let all: Vec<serde_json::Value> = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
        all.iter().map(|claim| claim["id"].as_str().unwrap_or_default().to_string()).collect()
    });
    for (id, name, words) in TOLD {
        assert!(text(name, Language::En).contains(words), "{id}: {words}");
        assert!(ids.as_ref().is_none_or(|ids| ids.iter().any(|known| known == id)), "{id} is a claim");
    }
}

#[test]
fn the_strokes_of_the_article_are_all_there() {
    // DR-099, DR-101 and DR-102 name them.
    for language in languages("strokes") {
        let strokes = text("strokes", language);
        for name in
            ["| turc ", "| croc ", "| fourchette ", "| aiguille ", "| scheeres ", "| lapin ", "| galerie "]
        {
            assert!(strokes.contains(name), "{name} {language:?}");
        }
    }
}

#[test]
fn each_word_has_the_words_of_the_other_languages() {
    let rows = |language| -> Vec<Vec<String>> {
        let all: Vec<Section> = sections(&text("draughts", language));
        let of = |block: Block| match block {
            Block::Row(cells) => Some(cells),
            _ => None,
        };
        all.into_iter().flat_map(|section| section.blocks).filter_map(of).collect()
    };
    let all: Vec<_> = languages("draughts").map(|language| (language, rows(language))).collect();
    assert!(all[0].1.len() >= 20);
    // French and English words are known everywhere; the first three languages of the page have each other's.
    let first = [Language::Fr, Language::En, Language::Nl];
    for (language, words) in &all {
        let given = if first.contains(language) { &first[..] } else { &first[..2] };
        for (other, others) in all.iter().filter(|(other, _)| given.contains(other)) {
            for (own, theirs) in words.iter().zip(others) {
                assert_eq!((own.len(), &own[0]), (4, &theirs[0]));
                let known = other == language || own[2].contains(&theirs[1]);
                assert!(known, "{}: {language:?} does not give {}", own[0], theirs[1]);
            }
        }
    }
}
