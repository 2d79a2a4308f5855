//! Courses with the texts of a language in a file of their own: merged as if written in the course itself.

use crate::common::texts::is_complete;
use crate::lessons::{COURSES, file, told, told_of, translation};
use notabene_core::i18n::Language;
use notabene_study::{self as study, Course, Localized};

/// Words of a course that carry texts.
const TEXTS: [&str; 14] = [
    "title", "lead", "card", "example", "goal", "question", "point", "prompt", "given", "right", "also",
    "note", "wrong", "hint",
];

/// The texts of a course in a language as a translation, and the course without them.
fn parted(text: &str, language: Language) -> [String; 2] {
    let (mut own, mut rest) = (String::new(), String::new());
    // A word is written once its text is known.
    let mut word: Option<String> = None;
    for line in text.lines() {
        let (first, value) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let is_language = Language::ALL.into_iter().any(|language| language.code() == first);
        if first == language.code() {
            own += &word.take().unwrap_or_default();
            own += &format!("{line}\n");
            continue;
        }
        rest += &format!("{line}\n");
        if is_language {
            own += &word.take().unwrap_or_default();
        } else if ["notabene", "course", "lesson", "exercise"].contains(&first) {
            word = None;
            own += &format!(
                "{first} {}\n",
                value.split(' ').next().filter(|_| first == "exercise").unwrap_or(value)
            );
        } else if TEXTS.contains(&first) {
            let name = if first == "hint" { format!(" {value}") } else { String::new() };
            word = Some(format!("{first}{name}\n"));
        }
    }
    [own, rest]
}

/// All texts of a course, in their order.
fn texts(course: &Course) -> Vec<&Localized> {
    let mut all = vec![&course.title, &course.introduction];
    all.extend(course.summary.iter().flat_map(|step| [&step.text, &step.example]));
    all.extend(course.hints.iter().map(|hint| &hint.text));
    for lesson in &course.lessons {
        all.extend([&lesson.title, &lesson.goal]);
        all.extend(lesson.question.iter().map(|question| &question.text));
        all.extend(lesson.points.iter().map(|point| &point.text));
        for exercise in &lesson.exercises {
            all.extend([&exercise.prompt, &exercise.given]);
            all.extend(exercise.answers.iter().map(|answer| &answer.text));
        }
    }
    all
}

#[test]
fn a_course_is_the_sum_of_its_languages() {
    // All languages in one file, as teachers write their courses.
    let whole = include_str!("data/course_in_three_languages.txt");
    let read = study::read(whole).unwrap();
    for language in read.languages.clone() {
        let [own, rest] = parted(whole, language);
        assert!(!study::read(&rest).unwrap().languages.contains(&language));
        let merged = study::read_with(&rest, &[&own]);
        let merged = merged.unwrap_or_else(|p| panic!("{}", told_of(&[&rest, &own], &p).join("\n")));
        assert_eq!(merged.remarks.len(), read.remarks.len());
        assert_eq!(texts(&merged).len(), texts(&read).len());
        for (ours, theirs) in texts(&merged).into_iter().zip(texts(&read)) {
            for language in read.languages.iter().copied() {
                assert_eq!(ours.in_language(language), theirs.in_language(language));
            }
        }
    }
    // Two languages apart, in any order.
    let [dutch, rest] = parted(whole, Language::Nl);
    let [french, rest] = parted(&rest, Language::Fr);
    let [one, other] =
        [[&*dutch, &*french], [&*french, &*dutch]].map(|own| study::read_with(&rest, &own).unwrap());
    assert!(texts(&one) == texts(&other));
}

/// The file of a language says the same as the course with its translation.
#[test]
fn a_translated_course_says_all_in_its_language() {
    for language in Language::ALL {
        for name in language.courses() {
            let (course, own) = (file(name), translation(name, language));
            let whole = study::read_with(&course, &[&own]).unwrap();
            let read = study::read(&study::translated(&course, &own).unwrap()).unwrap();
            assert!(read.languages.contains(&language), "{name}.{}", language.code());
            assert_eq!(texts(&read).len(), texts(&whole).len());
            for (ours, theirs) in texts(&read).into_iter().zip(texts(&whole)) {
                assert_eq!(
                    ours.in_language(language),
                    theirs.in_language(language),
                    "{name}.{}",
                    language.code()
                );
            }
            assert_eq!(read.hints.len(), whole.hints.len());
        }
    }
    assert!(study::translated("notabene course 1\n", "nonsense").is_err());
}

#[test]
fn translations_fit_their_courses() {
    for language in Language::ALL {
        for name in language.courses() {
            assert!(COURSES.contains(name), "{}: no course {name}", language.code());
            let (course, own) = (file(name), translation(name, language));
            let read = study::read_with(&course, &[&own]).unwrap_or_else(|p| {
                panic!("{name}.{}\n{}", language.code(), told_of(&[&course, &own], &p).join("\n"))
            });
            assert!(read.languages.contains(&language), "{name} has no text in {}", language.code());
            let gaps = told(&course, &read.remarks);
            let lacks = gaps.iter().any(|gap| gap.contains(&format!(" {}: ", language.name())));
            assert!(!lacks || !is_complete(language), "{name}.{}: {gaps:?}", language.code());
            // A translation file does not write texts of other languages.
            let of_others = |line: &str| {
                Language::ALL
                    .into_iter()
                    .any(|other| other != language && line.trim().starts_with(&format!("{} ", other.code())))
            };
            assert!(!own.lines().any(of_others), "{name}.{}", language.code());
        }
    }
}

const COURSE: &str = "notabene course 1
course mine
game chess
title
  en T
lead
  en L
lesson one
title
  en T
goal
  en G
point
  en First
board start
point veiled
  en Second
exercise one-1 write
prompt
  en P
board start
moves Nf3
wrong Ng1 > from
wrong > from
  en Nh3
exercise one-2 choose
prompt
  en C
right a
wrong > from
  en b
wrong > from
  en c
point
  en Third
lesson two
title
  en T2
goal
  en G2
point
  en Fourth
hint from
  en H
";

const DUTCH: &str = "notabene course 1
course mine
lesson one
point
  nl Eerste
point
exercise one-1
wrong
  nl Ph3
exercise one-2 choose
wrong
wrong > from
  nl drie
point
  nl Derde
lesson two
point
  nl Vierde
hint from
  nl Tip
";

#[test]
fn texts_find_their_places() {
    let course =
        study::read_with(COURSE, &[DUTCH]).unwrap_or_else(|p| panic!("{:?}", told_of(&[COURSE, DUTCH], &p)));
    assert_eq!(course.languages, [Language::En, Language::Nl]);
    let nl = |text: &Localized| text.in_language(Language::Nl).to_string();
    let [one, two] = &course.lessons[..] else { panic!() };
    assert_eq!(
        one.points.iter().map(|point| nl(&point.text)).collect::<Vec<_>>(),
        ["Eerste", "Second", "Derde"]
    );
    assert_eq!((nl(&one.title), nl(&two.points[0].text)), ("T".into(), "Vierde".into()));
    assert_eq!(
        one.exercises[0].answers[..2].iter().map(|answer| nl(&answer.text)).collect::<Vec<_>>(),
        ["Pg1", "Ph3"]
    );
    assert_eq!(
        one.exercises[1].answers.iter().map(|answer| nl(&answer.text)).collect::<Vec<_>>(),
        ["a", "b", "drie"]
    );
    assert_eq!(nl(&course.hints[0].text), "Tip");
    // Whoever reads French sees the language of the author.
    assert_eq!(one.points[0].text.in_language(Language::Fr), "First");
    let remarks = told(COURSE, &course.remarks);
    assert!(remarks.iter().any(|remark| remark.contains("Nederlands: texts missing: 10;")), "{remarks:?}");
    assert_eq!(study::read_with(COURSE, &[]).unwrap(), study::read(COURSE).unwrap());
}

#[test]
fn what_has_no_place_in_the_course_is_told_with_its_own() {
    for (from, to, at, word) in [
        ("notabene course 1", "notabene course 2", "1:1:1 ", "begins with"),
        ("course mine\n", "", "1:1:1 ", "“course”"),
        ("course mine", "course other", "1:2:8 ", "“other”"),
        ("lesson two", "lesson three", "1:16:8 ", "“three”"),
        ("exercise one-1", "exercise one-9", "1:7:10 ", "“one-9”"),
        ("exercise one-2 choose", "exercise one-2 find", "1:10:10 ", "“one-2 find”"),
        ("hint from", "hint form", "1:19:6 ", "“form”"),
        ("  nl Vierde", "  nl Vierde\npoint\n  nl Vijfde", "1:19:1 ", "“point”"),
        ("wrong\n  nl Ph3", "right\n  nl Pf3", "1:8:1 ", "“right”"),
        ("  nl Eerste", "  nl Eerste\n  nl Nog eens", "1:6:3 ", "“nl”"),
        ("  nl Eerste", "  en Once more", "1:5:6 ", "“en”"),
        ("  nl Eerste", "  xx Eerste", "1:5:3 ", "“xx”"),
        ("lesson two\n", "lesson two\n  nl Les\n", "1:17:6 ", "“Les”"),
        ("point\nexercise", "point plain\nexercise", "1:6:7 ", "“plain”"),
        // A right answer is never wrong, in no language.
        ("nl Ph3", "nl Pf3", "1:9:6 ", "“Pf3”"),
    ] {
        assert!(DUTCH.contains(from), "{from}");
        let own = DUTCH.replacen(from, to, 1);
        let problems = told_of(&[COURSE, &own], &study::read_with(COURSE, &[&own]).unwrap_err());
        let found = problems.iter().any(|problem| problem.starts_with(at) && problem.contains(word));
        assert!(found, "{to:?} should be at {at:?} with {word:?}: {problems:?}");
    }
    let long = "x".repeat(1 << 21);
    let problems = study::read_with(COURSE, &[DUTCH, &long]).unwrap_err();
    assert_eq!((problems.len(), problems[0].file, problems[0].problem.at), (1, 2, 0));
    // Answers are checked in the language of the translation, in its file.
    let course = COURSE.replace("wrong Ng1 > from", "right\n  en Nf3");
    let own = DUTCH
        .replace("exercise one-1\n", "exercise one-1\nright\n  nl Ph3\n")
        .replace("wrong\n  nl Ph3\n", "");
    let problems = told_of(&[&course, &own], &study::read_with(&course, &[&own]).unwrap_err());
    assert!(
        problems.iter().any(|problem| problem.starts_with("1:9:6 ") && problem.contains("Ph3")),
        "{problems:?}"
    );
}
