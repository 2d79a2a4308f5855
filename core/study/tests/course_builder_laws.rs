//! Laws of the course builder: no file is changed by opening it, and every change is read back.

use crate::common::laws::laws;
use notabene_core::i18n::Language;
use notabene_study::builder::{
    BlockAnswer, BlockKind, CourseDocument, CourseDraft, NewTexts, one_line, valid_part,
};
use notabene_study::{self as study, Quality};
use proptest::prelude::*;

/// Lines of course files, right ones and others.
const LINES: [&str; 34] = [
    "notabene course 1",
    "course a",
    "game chess",
    "game scharten",
    "title",
    "lead",
    "  en Text",
    "  fr Texte",
    "card",
    "example [N]f3",
    "lesson L1",
    "lesson L2",
    "goal",
    "question L2",
    "point",
    "point veiled",
    "board start",
    "board 8/8/8/8/8/8/8/8",
    "moves e4 e5 Nf3",
    "moves nonsense",
    "lit e4 g1-f3",
    "view black",
    "exercise E1 find",
    "exercise E2 write",
    "exercise E3 dance",
    "prompt",
    "right f3",
    "wrong f6 > H1",
    "hint H1",
    "# a comment",
    "",
    "   # another",
    "\u{feff}unknown words",
    "move 2",
];

fn any_file() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        20 => proptest::sample::select(&LINES[..]).prop_map(String::from),
        1 => "\\PC{0,20}",
    ];
    let end = prop_oneof![9 => Just("\n"), 1 => Just("\r\n")];
    (proptest::collection::vec((line, end), 0..60), any::<bool>()).prop_map(|(lines, is_cut)| {
        let text: String = lines.iter().map(|(line, end)| format!("{line}{end}")).collect();
        if is_cut { text.trim_end_matches(['\n', '\r']).into() } else { text }
    })
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof!["\\PC{0,30}", "[ -~]{0,30}", ".{0,10}", Just(String::from("a\nb\r\n# c > d"))]
}

/// Words of entries that the page changes, with the block in which they stand.
const WORDS: [&str; 5] = ["title", "lead", "goal", "prompt", "given"];

/// Lines without their ends, and without those that a change may add or take away.
fn lines(text: &str) -> Vec<&str> {
    text.lines().map(|line| line.trim_end_matches('\r')).collect()
}

/// True if all lines of one list stand in another in this order.
fn is_within(some: &[&str], all: &[&str]) -> bool {
    let mut rest = all.iter();
    some.iter().all(|line| rest.any(|other| other == line))
}

proptest! {
    #![proptest_config(laws(400))]

    #[test]
    fn opening_changes_no_byte(text in any_file()) {
        let document = CourseDocument::new(&text);
        prop_assert_eq!(document.text(), &text);
        let blocks: usize = (0..document.blocks().len()).map(|n| document.block_text(n).len()).sum();
        prop_assert_eq!(blocks, text.len());
        let draft = CourseDraft::new(&text);
        prop_assert_eq!(draft.text(), &text);
    }

    #[test]
    fn what_is_no_text_at_all_is_opened_too(text in ".{0,200}") {
        let document = CourseDocument::new(&text);
        prop_assert_eq!(document.text(), &text);
        document.problems();
        valid_part(&text);
    }

    #[test]
    fn a_text_is_read_back_and_other_lines_stay(
        text in any_file(), block in 0..20usize, entry in 0..6usize, new in any_text(), fr in any::<bool>(),
    ) {
        let language = if fr { Language::Fr } else { Language::En };
        let mut document = CourseDocument::new(&text);
        let count = document.blocks().len();
        let block = block % count;
        let entries = document.block(block).unwrap().entries.len();
        prop_assume!(entries > 0);
        let entry = entry % entries;
        let old = document.block(block).unwrap().entries[entry].text(language).to_string();
        document.set_text(block, entry, language, &new);
        prop_assert_eq!(document.blocks().len(), count);
        let read = document.block(block).unwrap().entries[entry].text(language);
        prop_assert_eq!(read, one_line(&new));
        let removed = format!("  {} {old}", language.code());
        let kept: Vec<&str> = lines(&text).into_iter().filter(|line| line.trim() != removed.trim()).collect();
        prop_assert!(is_within(&kept, &lines(document.text())), "{:?}\n{:?}", text, document.text());
    }

    #[test]
    fn a_word_is_added_where_it_belongs(text in any_file(), word in 0..5usize, new in "[a-z]{1,9}") {
        let mut document = CourseDocument::new(&text);
        let is_hint = |document: &CourseDocument, block: usize| document.block(block).unwrap().kind == BlockKind::Hint;
        for block in 0..document.blocks().len() {
            if is_hint(&document, block) {
                continue;
            }
            document.set_word_text(block, WORDS[word], Language::En, &new);
            prop_assert_eq!(document.block(block).unwrap().text(WORDS[word], Language::En), new.as_str());
        }
        prop_assert!(is_within(&lines(&text).into_iter().filter(|l| !l.trim_start().starts_with("en ")).collect::<Vec<_>>(), &lines(document.text())));
    }

    #[test]
    fn answers_to_a_move_are_read_back_and_other_lines_stay(
        text in any_file(), block in 0..20usize, step in 0..4usize, new in "[a-h][1-8]",
    ) {
        let mut document = CourseDocument::new(&text);
        let block = block % document.blocks().len();
        prop_assume!(document.block(block).unwrap().kind != BlockKind::Hint);
        let before = document.answers_of_all_steps(block);
        let entry = document.add_answer_to_step(block, step, Quality::Wrong, &new).unwrap();
        let answers = document.answers_of_all_steps(block);
        let added = answers.iter().find(|answer| answer.entry == entry).unwrap().clone();
        prop_assert_eq!((added.step, added.value.as_str()), (step, new.as_str()));
        prop_assert_eq!(answers.len(), before.len() + 1);
        prop_assert!(is_within(&lines(&text), &lines(document.text())));
        document.remove_answer(block, &added);
        let steps = |all: &[BlockAnswer]| all.iter().map(|it| (it.step, it.value.clone())).collect::<Vec<_>>();
        prop_assert_eq!(steps(&document.answers_of_all_steps(block)), steps(&before));
    }

    #[test]
    fn forms_of_a_lesson_and_its_course_change_only_their_lines(
        text in any_file(), block in 0..20usize, new in "[a-z]{1,9}",
    ) {
        let mut document = CourseDocument::new(&text);
        let block = block % document.blocks().len();
        // An example without a step would get one.
        prop_assume!(!document.card_steps().is_empty() || !text.contains("example"));
        document.add_card_step(Language::En, &new);
        let step = *document.card_steps().last().unwrap();
        prop_assert_eq!(document.block(0).unwrap().entries[step.card].text(Language::En), new.as_str());
        prop_assert_eq!(step.example, None);
        document.set_card_example(step, Language::En, &new);
        let step = *document.card_steps().last().unwrap();
        prop_assert_eq!(document.card_example(step, Language::En), new.as_str());
        document.remove_card_step(step);
        if document.block(block).unwrap().kind == BlockKind::Point && !document.is_veiled(block) {
            document.set_veiled(block, true);
            prop_assert!(document.is_veiled(block));
            document.set_veiled(block, false);
        }
        let value = |line: &&str| !line.trim_start().starts_with("point ");
        prop_assert!(is_within(&lines(&text).into_iter().filter(value).collect::<Vec<_>>(), &lines(document.text())));
        prop_assert!(document.text().len() <= text.len() + 2 * text.lines().count() + 2);
    }

    #[test]
    fn values_are_read_back(text in any_file(), block in 0..20usize, new in any_text()) {
        let mut document = CourseDocument::new(&text);
        let block = block % document.blocks().len();
        prop_assume!(document.block(block).unwrap().kind != BlockKind::Hint);
        document.set_value(block, "lit", &new);
        prop_assert_eq!(document.values(block, "lit"), one_line(&new));
        document.set_value(block, "lit", "");
        prop_assert_eq!(document.values(block, "lit"), "");
    }

    #[test]
    fn a_part_that_moved_forth_and_back_leaves_the_same_lines(text in any_file(), part in 0..30usize) {
        let mut document = CourseDocument::new(&text);
        let block = part % document.blocks().len();
        let mut before: Vec<String> = lines(&text).iter().map(|line| line.to_string()).collect();
        document.move_block(block, part % 2 == 0);
        let mut after: Vec<String> = lines(document.text()).iter().map(|line| line.to_string()).collect();
        before.sort();
        after.sort();
        prop_assert_eq!(before, after);
    }

    #[test]
    fn undo_brings_every_byte_back(text in any_file(), seeds in proptest::collection::vec((0..6u8, 0..20usize, any_text()), 1..8)) {
        let mut draft = CourseDraft::new(&text);
        for (what, at, new) in &seeds {
            draft.edit("", |document| {
                let block = at % document.blocks().len();
                match what {
                    0 => document.remove_with_hints(block),
                    1 => drop(document.add_lesson(Language::En, &NewTexts { title: new.clone(), ..NewTexts::default() })),
                    2 => drop(document.add_exercise(*at, "write")),
                    3 => drop(document.move_block(block, true)),
                    4 => document.set_block_text(block, new),
                    _ => document.set_word_text(block, "title", Language::En, new),
                }
            });
        }
        while draft.can_undo() {
            draft.undo();
        }
        prop_assert_eq!(draft.text(), &text);
    }

    #[test]
    fn what_is_valid_of_a_file_is_a_course(text in any_file()) {
        let text = format!("notabene course 1\ncourse a\ntitle\n  en A\nlead\n  en A\nlesson X\ntitle\n  en A\ngoal\n  en A\npoint\n  en A\n{text}");
        if let Ok(course) = study::read(&text) {
            prop_assert_eq!(valid_part(&text), Some(course));
        }
        let problems = CourseDocument::new(&text).problems();
        let count = CourseDocument::new(&text).blocks().len();
        prop_assert!(problems.iter().all(|problem| problem.block < count));
    }
}
