//! Results that are handed in: codes round-trip, every damage is refused with a reason, and a class adds up.

use crate::common::laws::laws;
use notabene_core::exchange::result::{
    AnswerCount, FoundResult, MOST_MISTAKES, MOST_SKILLS, PupilResult, ResultError, ResultMistake,
    SkillResult, TaskKind, TaskResult, find_all, pupil_name, read, write,
};
use notabene_core::i18n::Language;
use notabene_study::class::{AnswerNames, ClassBook, ClassColumn, ClassTable, CountLevel, finished};
use notabene_study::drill::{Area, Drill, DrillKind, Series};
use notabene_study::schedule::Schedule;
use notabene_study::score_sheet::dictation::Comparison;
use notabene_study::{Progress, hand_in};
use proptest::prelude::*;

/// A time within the range of codes, in minutes and in seconds.
const TIME: u32 = 29_930_400;
const NOW: u64 = TIME as u64 * 60;
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn result(pupil: &str, kind: TaskKind, task: &str, right: u32, asked: u32) -> PupilResult {
    let result = TaskResult::new(kind, task, TIME, AnswerCount::new(right, asked));
    PupilResult { pupil: pupil.into(), result }
}

fn sample() -> PupilResult {
    let mut anna = result("Anna", TaskKind::Lesson, "notation/L05", 7, 9);
    anna.result.mistakes = vec![ResultMistake { kind: "near".into(), count: 2 }];
    anna
}

fn any_count() -> impl Strategy<Value = AnswerCount> {
    (1..=9_999u32, 0..=9_999u32).prop_map(|(asked, right)| AnswerCount::new(right, asked))
}

fn any_result() -> impl Strategy<Value = PupilResult> {
    let id = || "[a-z/_~éß0-9.-]{1,30}";
    let skills = prop::collection::vec((id(), any_count()), 0..=MOST_SKILLS);
    let mistakes = prop::collection::vec((id(), 1..=9_999u32), 0..=MOST_MISTAKES);
    let minutes = prop::option::of(1..=999u32);
    let head = ("[A-Za-zÀ-ž一-龥🙂0-9'-]{1,40}", 0..TaskKind::ALL.len(), id(), 26_297_280..68_374_080u32);
    (head, any_count(), minutes, skills, mistakes).prop_map(|(head, count, minutes, skills, mistakes)| {
        let (pupil, kind, task, time) = head;
        let skills = skills.into_iter().map(|(skill, count)| SkillResult { skill, count }).collect();
        let mistakes = mistakes.into_iter().map(|(kind, count)| ResultMistake { kind, count }).collect();
        let kind = TaskKind::ALL[kind];
        PupilResult { pupil, result: TaskResult { kind, task, time, count, minutes, skills, mistakes } }
    })
}

proptest! {
    #![proptest_config(laws(300))]

    #[test]
    fn a_result_goes_there_and_back(result in any_result()) {
        let code = write(&result);
        prop_assert!(code[2..].bytes().all(|b| SIGNS.contains(&b)), "{}", code);
        prop_assert_eq!(read(&code), Ok(result.clone()));
        // In a message, as a link, at the end of a sentence, percent-encoded.
        let link = format!("Hello, (https://example.org/a/#{code}). Bye");
        prop_assert_eq!(find_all(&link), vec![FoundResult { text: code.chars().take(24).collect(), result: Ok(result.clone()) }]);
        let coded = code.replacen('=', "%3D", 1);
        let found = find_all(&format!("{}: R{}\nhttps://example.org/#{coded}", result.pupil, &code[1..]));
        prop_assert_eq!(found.into_iter().filter_map(|it| it.result.ok()).count(), 2);
    }

    /// A changed, lost or exchanged character is always noticed.
    #[test]
    fn a_damaged_result_is_refused(result in any_result(), at in 0..2_000usize, by in 1..64usize, kind in 0..3) {
        let code = write(&result);
        let mut bytes = code.clone().into_bytes();
        let at = 2 + at % (bytes.len() - 2);
        match kind {
            0 => bytes.truncate(at),
            1 => bytes[at] = SIGNS[(SIGNS.iter().position(|b| *b == bytes[at]).unwrap() + by) % 64],
            _ => bytes.swap(at, 2 + (at + by) % (code.len() - 2)),
        }
        let damaged = String::from_utf8(bytes).unwrap();
        prop_assume!(damaged != code);
        let error = read(&damaged).expect_err(&damaged);
        let is_version = damaged.as_bytes().get(2) != Some(&b'1');
        prop_assert!(error == ResultError::Changed || is_version && error == ResultError::Newer, "{:?}", error);
    }

    /// Whatever has a right check sum is answered, too.
    #[test]
    fn noise_is_answered(noise in "\\PC{0,80}", start in prop::sample::select(vec!["", "r=", "r=1", "r=2", "#r=1", "https://x/#r=1"])) {
        let text = format!("{start}{noise}");
        let _ = read(&text);
        for found in find_all(&text) {
            if let Err(error) = found.result {
                Language::ALL.iter().for_each(|language| assert!(!language.say(&error.message()).is_empty()));
            }
        }
        let mut book = ClassBook::read(&text);
        let _ = book.import(&text);
        prop_assert_eq!(ClassBook::read(&book.text()), book);
    }

    #[test]
    fn a_class_is_read_again(results in prop::collection::vec(any_result(), 0..20)) {
        let mut book = ClassBook::default();
        let added = results.into_iter().filter(|it| book.add(it.clone())).count();
        prop_assert_eq!(book.results().len(), added);
        prop_assert_eq!(&ClassBook::read(&book.text()), &book);
        let mut other = ClassBook::default();
        if added > 0 {
            let import = other.import(&book.text());
            prop_assert_eq!((import.added as usize, import.known, import.refused), (added, 0, vec![]));
            prop_assert_eq!(other.import(&book.text()).known as usize, added);
        }
        let table = ClassTable::new(&book);
        prop_assert!(table.rows.iter().all(|row| row.cells.len() == table.columns.len()));
    }
}

/// All codes ever published, verbatim.
#[test]
fn codes_of_every_version_open_for_ever() {
    let lines = include_str!("data/results.txt").lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for line in lines {
        let [code, pupil, task, counts] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let it = read(code).unwrap_or_else(|error| panic!("{code}: {error:?}"));
        let known = (it.pupil.as_str(), it.result.task.as_str());
        assert_eq!(known, (pupil, task), "{code}");
        let skills =
            it.result.skills.iter().map(|it| format!(" {}={}/{}", it.skill, it.count.right, it.count.asked));
        let mistakes = it.result.mistakes.iter().map(|it| format!(" {}={}", it.kind, it.count));
        let minutes = it.result.minutes.map(|minutes| format!(" {minutes}min"));
        let AnswerCount { right, asked } = it.result.count;
        let told: String = skills.chain(mistakes).chain(minutes).collect();
        assert_eq!(
            format!("{:?} {right}/{asked} {}{told}", it.result.kind, it.result.time),
            counts,
            "{code}"
        );
        assert_eq!(write(&it), code);
        count += 1;
    }
    assert!(count >= TaskKind::ALL.len());
}

#[test]
fn a_plain_result_is_short_enough_for_any_camera() {
    let code = write(&sample());
    assert!(code.len() < 60, "{} characters: {code}", code.len());
}

#[test]
fn each_refusal_has_its_reason() {
    let right = write(&sample());
    let newer = format!("r=2{}", &right[3..]);
    let long = format!("r=1{}", "A".repeat(9_000));
    for (text, error) in [
        ("", ResultError::Missing),
        ("hello", ResultError::Missing),
        ("r=", ResultError::Changed),
        ("r=1", ResultError::Changed),
        ("r=é", ResultError::Changed),
        ("r=0AAAAAAA", ResultError::Changed),
        (&right[..right.len() - 1], ResultError::Changed),
        (&newer, ResultError::Newer),
        (&long, ResultError::TooLong),
    ] {
        assert_eq!(read(text).err(), Some(error), "{text}");
    }
    for text in ["https://example.org/#learn/notation", "#g=1AAAQA", "p=1AA", "javascript://x"] {
        assert_eq!(find_all(text)[0].result, Err(ResultError::OtherLink), "{text}");
    }
    assert_eq!(find_all(&"x".repeat(4_000_001))[0].result, Err(ResultError::TooLong));
    assert_eq!(find_all("Hello teacher")[0].result, Err(ResultError::Missing));
    assert_eq!(find_all(&format!("Anna:{right}"))[0].result, Ok(sample()));
}

/// Values that the program never writes, under a right check sum.
#[test]
fn values_out_of_range_are_refused() {
    let change = |change: fn(&mut PupilResult)| {
        let mut it = sample();
        change(&mut it);
        read(&write(&it)).err()
    };
    let changes: [fn(&mut PupilResult); 14] = [
        |it| it.pupil = String::new(),
        |it| it.pupil = " Anna".into(),
        |it| it.pupil = "A".repeat(41),
        |it| it.pupil = "An\u{202e}na".into(),
        |it| it.pupil = "An\nna".into(),
        |it| it.result.task = String::new(),
        |it| it.result.task = "a b".into(),
        |it| it.result.task = "a".repeat(65),
        |it| it.result.time = 1,
        |it| it.result.count = AnswerCount { right: 9, asked: 8 },
        |it| it.result.count = AnswerCount { right: 0, asked: 0 },
        |it| it.result.minutes = Some(1_000),
        |it| it.result.mistakes[0].count = 0,
        |it| it.result.skills = vec![SkillResult { skill: "x".into(), count: AnswerCount::new(1, 1) }; 25],
    ];
    for (n, it) in changes.into_iter().enumerate() {
        assert_eq!(change(it), Some(ResultError::OutOfRange), "change {n}");
    }
    assert_eq!(change(|_| ()), None);
}

#[test]
fn names_are_trimmed_and_refused() {
    assert_eq!(pupil_name("  Anna   B. "), Some("Anna B.".into()));
    assert_eq!(pupil_name("7"), Some("7".into()));
    for text in ["", "   ", "a\u{0}b", "\u{feff}", &"é".repeat(41)] {
        assert_eq!(pupil_name(text), None, "{text:?}");
    }
    assert!(pupil_name(&"é".repeat(40)).is_some());
}

#[test]
fn a_class_knows_each_result_once_and_takes_none_away_for_good() {
    let mut book = ClassBook::default();
    let code = write(&sample());
    let import = book.import(&format!("{code}\n{code} https://example.org/#{code} r=1xyz"));
    assert_eq!((import.added, import.known, import.refused.len()), (1, 2, 1));
    assert_eq!(import.refused[0].0, "r=1xyz");
    // Capital letters make no other pupil.
    let mut other = sample();
    other.pupil = "ANNA".into();
    assert!(!book.add(other.clone()));
    other.result.time += 1;
    assert!(book.add(other));
    assert!(book.add(result("Bo", TaskKind::Drill, "chess/find", 3, 4)));
    let gone = book.remove(Some("anna"));
    assert_eq!((gone.len(), book.results().len()), (2, 1));
    assert!(gone.into_iter().all(|it| book.add(it)));
    assert_eq!(book.remove(None).len(), 3);
    assert!(book.is_empty());
}

#[test]
fn lines_of_later_versions_stay() {
    let text = format!("notabene class 1\n{}\nr=2Whatever\na remark\n", write(&sample()));
    let book = ClassBook::read(&text);
    assert_eq!(book.results(), [sample()]);
    assert!(book.text().contains("\nr=2Whatever\n") && book.text().contains("\na remark\n"));
}

#[test]
fn the_table_has_the_last_result_of_each_task_and_the_skills_of_all() {
    let mut book = ClassBook::default();
    let lesson = |pupil: &str, right, time| {
        let mut it = result(pupil, TaskKind::Lesson, "notation/L05", right, 10);
        it.result.time = TIME + time;
        it
    };
    let day = |pupil: &str, task: &str, time, right| {
        let mut it = result(pupil, TaskKind::Today, task, right, 2);
        it.result.time = TIME + time;
        it.result.skills =
            vec![SkillResult { skill: "chess/capture".into(), count: AnswerCount::new(right, 2) }];
        it
    };
    let mut picture = result("Bo", TaskKind::Skills, "all", 5, 10);
    picture.result.time = TIME + 5;
    picture.result.skills =
        vec![SkillResult { skill: "chess/capture".into(), count: AnswerCount::new(5, 10) }];
    for it in [
        lesson("10", 4, 0),
        lesson("9", 2, 0),
        lesson("9", 9, 2),
        lesson("Anna", 6, 0),
        day("Bo", "1-1", 1, 0),
        day("Bo", "2-1", 9, 1),
        day("bo", "2-1", 10, 2),
        picture,
        result("Bo", TaskKind::Dictation, "chess", 10, 40),
    ] {
        book.add(it);
    }
    let table = ClassTable::new(&book);
    let names: Vec<&str> = table.rows.iter().map(|row| row.pupil.as_str()).collect();
    assert_eq!(names, ["9", "10", "Anna", "Bo"]);
    let task = |kind, name: &str| ClassColumn::Task(kind, name.into());
    let tasks = [
        task(TaskKind::Lesson, "notation/L05"),
        task(TaskKind::Dictation, "chess"),
        task(TaskKind::Today, ""),
    ];
    assert_eq!(table.columns[..3], tasks);
    assert!(matches!(&table.columns[3], ClassColumn::Skill(n, id) if id == "chess/capture" && *n < 1_000));
    let cell = |row: usize, column: usize| table.rows[row].cells[column].map(|it| (it.right, it.asked));
    assert_eq!(
        (cell(0, 0), cell(1, 0), cell(2, 0), cell(3, 0)),
        (Some((9, 10)), Some((4, 10)), Some((6, 10)), None)
    );
    // Both days; the skill: the picture, and what came after it.
    assert_eq!((cell(3, 2), cell(3, 3)), (Some((2, 4)), Some((7, 12))));
    let help: Vec<_> = table.help.iter().map(|line| (&line.column, line.pupils[0].0.as_str())).collect();
    assert_eq!(help, [(&tasks[0], "10"), (&tasks[1], "Bo")]);
}

/// A class of three, one of whom handed in both lessons, one the first, one nothing.
fn class_with_list() -> ClassBook {
    let mut book = ClassBook::default();
    book.set_roster("Zoé\n  Élise , Erik;zoé\tFinn\n\n");
    for (pupil, task, right) in
        [("élise", "notation/L01", 3), ("Élise", "notation/L02", 2), ("Finn", "notation/L01", 1)]
    {
        book.add(result(pupil, TaskKind::Lesson, task, right, 4));
    }
    book
}

#[test]
fn a_class_knows_who_is_missing() {
    let book = class_with_list();
    assert_eq!(book.roster(), ["Zoé", "Élise", "Erik", "Finn"]);
    let table = ClassTable::new(&book);
    let lines = |table: &ClassTable| {
        let line = |it: &notabene_study::class::MissingLine| (it.column.is_none(), it.pupils.join(" "));
        table.missing.iter().map(line).collect::<Vec<_>>()
    };
    assert_eq!(lines(&table), [(true, "Erik Zoé".to_string()), (false, "Finn".to_string())]);
    // The list is saved, comes along in a file, and is no result.
    assert_eq!(ClassBook::read(&book.text()), book);
    let mut other = ClassBook::default();
    let import = other.import(&book.text());
    assert_eq!((import.added, import.refused.len()), (3, 0));
    assert_eq!(other.roster(), book.roster());
    // Without a list nobody is missing.
    let mut plain = book.clone();
    plain.set_roster("");
    assert_eq!(lines(&ClassTable::new(&plain)), []);
}

#[test]
fn names_stand_in_the_order_of_the_language_behind_numbers() {
    let mut book = class_with_list();
    book.add(result("12", TaskKind::Lesson, "notation/L01", 1, 4));
    book.add(result("7", TaskKind::Lesson, "notation/L01", 1, 4));
    let plain = |name: &str| name.to_lowercase().replace('é', "e");
    let table = ClassTable::sorted(&book, &|one, other| plain(one).cmp(&plain(other)));
    let names: Vec<&str> = table.rows.iter().map(|row| row.pupil.as_str()).collect();
    assert_eq!(names, ["7", "12", "Élise", "Erik", "Finn", "Zoé"]);
}

#[test]
fn a_class_goes_to_a_spreadsheet_without_dates_and_formulas() {
    let mut book = class_with_list();
    book.add(result("=1+1;\"x\"", TaskKind::Lesson, "notation/L01", 4, 4));
    let table = ClassTable::new(&book);
    let names = |n: u32| AnswerNames { right: format!("L{n}, right"), asked: format!("L{n}, all") };
    let csv = table.csv("Pupil", &[names(1), names(2)], ';');
    let lines: Vec<&str> = csv.strip_prefix('\u{feff}').unwrap().split("\r\n").collect();
    assert_eq!(
        lines,
        [
            "Pupil;L1, right;L1, all;L2, right;L2, all",
            "\"'=1+1;\"\"x\"\"\";4;4;;",
            "Erik;;;;",
            "Finn;1;4;;",
            "Zoé;;;;",
            "Élise;3;4;2;4",
            ""
        ]
    );
    assert!(table.csv("Pupil", &[names(1), names(2)], ',').contains("Pupil,\"L1, right\","));
}

#[test]
fn a_course_or_all_its_lessons_earn_a_diploma() {
    let mut book = class_with_list();
    book.add(result("Bo", TaskKind::Course, "notation", 5, 8));
    book.add(result("Cem", TaskKind::Course, "draughts", 5, 8));
    let lessons = ["notation/L01", "notation/L02"].map(String::from);
    let compare = |one: &str, other: &str| one.cmp(other);
    let all = finished(&book, "notation", &lessons, &compare);
    let all: Vec<_> = all.iter().map(|it| (it.pupil.as_str(), it.count.right, it.count.asked)).collect();
    assert_eq!(all, [("Bo", 5, 8), ("Élise", 5, 8)]);
    // A course without lessons is completed by nobody who did not hand it in.
    assert_eq!(finished(&book, "empty", &[], &compare), []);
}

#[test]
fn levels_are_by_percent() {
    let level = |right, asked| CountLevel::of(AnswerCount::new(right, asked));
    assert_eq!(
        [level(8, 10), level(79, 100), level(1, 2), level(49, 100), level(0, 1)].map(|it| it as u8),
        [2, 1, 1, 0, 0]
    );
}

#[test]
fn what_is_handed_in_is_what_was_done() {
    let course = notabene_study::read(include_str!("../../../www/courses/notation.txt")).unwrap();
    let (first, mut progress) = (&course.lessons[0], Progress::default());
    progress.record("notation", &first.exercises[0].id, 3);
    progress.record("notation", &first.exercises[1].id, 2);
    progress.count_mistake("notation", &first.id, "near");
    progress.count_mistake("notation", &first.id, "near");
    progress.count_mistake("notation", "L99", "far");
    let it = hand_in::lesson(&course, "notation", 0, &progress, NOW).unwrap();
    assert_eq!((it.task.as_str(), it.time), ("notation/L01", TIME));
    assert_eq!(it.count, AnswerCount::new(1, first.exercises.len() as u32));
    assert_eq!(it.mistakes, [ResultMistake { kind: "near".into(), count: 2 }]);
    let drill =
        Drill::new("chess", DrillKind::Find, Area::WHOLE, notabene_core::position::Side::White).unwrap();
    let mut series = Series::default();
    assert_eq!(hand_in::drill(&drill, &series, NOW), None);
    [3, 2, 3].into_iter().for_each(|stars| series.push(stars));
    let it = hand_in::drill(&drill, &series, NOW).unwrap();
    assert_eq!((it.task.as_str(), it.count), ("chess/find", AnswerCount::new(2, 3)));
    let mut schedule = Schedule::default();
    assert_eq!(hand_in::skills(&schedule, NOW), None);
    let tasks = schedule.today(&["chess"], NOW);
    assert_eq!(hand_in::today(&tasks, NOW), None);
    for (n, task) in tasks.iter().enumerate().take(4) {
        schedule.done_planned(task, 3 - (n as u32 % 2), NOW);
    }
    let it = hand_in::today(&schedule.today(&["chess"], NOW), NOW).unwrap();
    assert_eq!(it.count, AnswerCount::new(2, 4));
    let skills = hand_in::skills(&schedule, NOW).unwrap();
    assert_eq!((skills.count, &skills.skills), (it.count, &it.skills));
    for it in [it, skills] {
        let it = PupilResult { pupil: "Anna".into(), result: it };
        assert_eq!(read(&write(&it)), Ok(it));
    }
    assert_eq!(hand_in::strokes("international", &[0, 3, 1], NOW).unwrap().count, AnswerCount::new(1, 2));
}

#[test]
fn a_game_in_the_right_order_counts_what_came_too_early() {
    let comparison = |plies, right| Comparison {
        plies,
        right,
        differences: Vec::new(),
        message: notabene_core::msg!(GameOver),
    };
    let result = hand_in::order("chess", &comparison(8, 6), 2, NOW).expect("a result");
    assert_eq!((result.kind, result.count), (TaskKind::Order, AnswerCount { right: 6, asked: 8 }));
    let mistakes: Vec<(&str, u32)> = result.mistakes.iter().map(|it| (it.kind.as_str(), it.count)).collect();
    assert_eq!(mistakes, [(hand_in::ORDER_MISTAKE, 2)]);
    let code = write(&PupilResult { pupil: "Zoé 7".into(), result });
    assert_eq!(read(&code).map(|it| it.result.kind), Ok(TaskKind::Order));
    assert!(hand_in::order("chess", &comparison(0, 0), 2, NOW).is_none());
}
