//! Course files: their syntax, and the reports of mistakes in them.

use crate::common::laws::laws;
use crate::common::texts;
use crate::lessons::{self, COURSES, attempt, file, told};
use notabene_core::i18n::{Language, with_no_break_spaces};
use notabene_core::record::line_and_column;
use notabene_study::{self as study, AnswerGrade, GivenAnswer, Input, KINDS};
use proptest::prelude::*;
use std::sync::Arc;

/// The example in the guide for teachers: the block of text that begins with the header.
fn example() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/courses.md");
    let guide = std::fs::read_to_string(path).unwrap();
    let block = guide.split("```").find(|block| block.contains("notabene course 1")).unwrap();
    block.trim_start_matches("text").trim_start().into()
}

#[test]
fn the_example_of_the_guide_is_a_course() {
    let text = example();
    let course = Arc::new(study::read(&text).unwrap_or_else(|p| panic!("{}", told(&text, &p).join("\n"))));
    let kinds: Vec<&str> =
        course.lessons.iter().flat_map(|l| &l.exercises).map(|e| e.kind.keyword()).collect();
    assert!(kinds.len() >= 3, "{kinds:?}");
    // English letters on one line are those of each language.
    let mut write = attempt(&course, "knight-write");
    assert_eq!(write.answer(GivenAnswer::Text("Pf3"), Language::Nl).grade, AnswerGrade::Right);
    let mut write = attempt(&course, "knight-write");
    let verdict = write.answer(GivenAnswer::Text("Cg1"), Language::Fr);
    let hint = &course.hints[0].text;
    assert_eq!(verdict.remark.unwrap().in_language(Language::Fr), hint.in_language(Language::Fr));
}

/// The words of the guide beside those of the parser.
#[test]
fn the_guide_tells_of_every_word_and_kind() {
    let guide =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/courses.md")).unwrap();
    for word in [
        "course", "game", "title", "lead", "card", "example", "lesson", "goal", "question", "point",
        "veiled", "board", "pieces", "moves", "lit", "view", "edge", "exercise", "prompt", "given", "number",
        "result", "help", "move", "right", "also", "note", "wrong", "hint",
    ] {
        assert!(guide.contains(&format!("`{word}`")), "{word}");
    }
    for kind in KINDS {
        assert!(guide.contains(&format!("\n| `{}` | ", kind.keyword())), "{kind:?}");
    }
}

/// The guide on the page: the explained words precede the colon of a line.
#[test]
fn the_guide_on_the_page_tells_of_every_kind_in_every_language() {
    for language in texts::languages("courses") {
        let guide = texts::text("courses", language);
        let explained = |line: &str| Some(line.strip_prefix("- ")?.split_once(':')?.0.trim().to_string());
        let words: Vec<String> = guide.lines().filter_map(explained).collect();
        for kind in KINDS {
            let told = words.iter().any(|words| words.split(", ").any(|word| word == kind.keyword()));
            assert!(told, "{kind:?} in {}", language.code());
        }
    }
}

/// Mistakes are counted by the words of the kinds, which are also the words of course files.
#[test]
fn every_kind_has_a_word_of_its_own() {
    for (n, kind) in KINDS.iter().enumerate() {
        assert_eq!(study::exercise_kind(kind.keyword()), Some(*kind));
        assert!(KINDS[..n].iter().all(|other| other.keyword() != kind.keyword()), "{kind:?}");
    }
    assert_eq!(study::exercise_kind("find "), None);
}

const SMALL: &str = "notabene course 1
course mine
game chess
title
  fr A
  en A
  nl A
lead
  fr A
  en A
  nl A
lesson one
title
  fr A
  en A
  nl A
goal
  fr A
  en A
  nl A
point
  fr A
  en A
  nl A
board start
moves e4
exercise one-1 write
prompt
  fr A
  en A
  nl A
board start
moves Nf3
wrong Ng1 > from
exercise one-2 choose
prompt
  fr A
  en A
  nl A
right a
wrong b > from
wrong c > from
hint from
  fr A
  en A
  nl A
";

/// The problems of the small course after a change.
fn problems(from: &str, to: &str) -> Vec<String> {
    assert!(SMALL.contains(from), "{from}");
    let text = SMALL.replacen(from, to, 1);
    study::read(&text).map(|_| Vec::new()).unwrap_or_else(|problems| told(&text, &problems))
}

#[test]
fn a_small_course_is_good() {
    assert!(study::read(SMALL).is_ok());
    // Other ends of lines, a mark at the start, lines for people and blanks change nothing.
    let other =
        format!("\u{feff}{}", SMALL.replace('\n', "\r\n").replace("lesson", "# a note\r\n\r\n   lesson"));
    assert_eq!(study::read(&other), study::read(SMALL));
    // A right answer may contain the sign that triggers a hint.
    let course = study::read(&SMALL.replace("right a\n", "right a > b\n")).unwrap();
    let right = course.lessons[0].exercises[1].right_answer(0).unwrap();
    assert_eq!(right.text.in_language(Language::En), "a > b");
}

fn is_language(word: &str) -> bool {
    Language::ALL.into_iter().any(|language| language.code() == word)
}

/// A course without the lines of some languages.
fn only(text: &str, kept: &[&str]) -> String {
    let gone = |line: &str| line.split_once(' ').is_some_and(|(l, _)| is_language(l) && !kept.contains(&l));
    text.lines().filter(|line| !gone(line.trim_start())).map(|line| format!("{line}\n")).collect()
}

/// One language is enough: a missing one is reported as a remark, and the course is taught in the first one.
#[test]
fn a_course_in_one_language_is_a_course() {
    for name in COURSES {
        let whole = study::read(&file(name)).unwrap();
        assert!(gaps(&file(name), &whole).is_empty(), "{name}");
        for author in whole.languages.clone() {
            let text = only(&file(name), &[author.code()]);
            let course =
                study::read(&text).unwrap_or_else(|p| panic!("{name}\n{}", told(&text, &p).join("\n")));
            assert_eq!(course.languages, [author]);
            let remarks = told(&text, &course.remarks);
            assert_eq!(remarks.len(), 1, "{remarks:?}");
            for other in Language::ALL {
                assert_eq!(course.language(other), author);
                assert!(remarks[0].contains(other.name()), "{remarks:?}");
                assert_eq!(course.title.in_language(other), whole.title.in_language(author));
                let last = course.lessons.last().unwrap().points.last().unwrap().text.in_language(other);
                let was = whole.lessons.last().unwrap().points.last().unwrap().text.in_language(author);
                assert_eq!(last, was);
            }
            let course = Arc::new(course);
            for (old, new) in whole.lessons.iter().zip(&course.lessons) {
                for (old, new) in old.exercises.iter().zip(&new.exercises) {
                    let of = |it: &study::Exercise| {
                        it.right_answer(0).map(|a| a.text.in_language(author).to_string())
                    };
                    assert_eq!(of(old), of(new), "{}", new.id);
                    if let ("write", Some(right)) = (new.kind.keyword(), of(new)) {
                        let verdict = attempt(&course, &new.id).answer(GivenAnswer::Text(&right), author);
                        assert_eq!(verdict.grade, AnswerGrade::Right, "{} {right}", new.id);
                    }
                }
            }
        }
    }
}

/// Remarks on texts that are missing in languages of the course.
fn gaps(text: &str, course: &study::Course) -> Vec<String> {
    told(text, &course.remarks).into_iter().filter(|remark| !remark.starts_with("1:1 ")).collect()
}

/// A text that is missing here and there is shown in another language; moves get the letters of each.
#[test]
fn texts_that_are_missing_here_and_there_are_counted() {
    let text = SMALL.replace("  nl A\nboard start\nmoves e4", "board start\nmoves e4");
    let text = text.replace("moves Nf3\n", "moves Nf3\nalso\n  fr Cf3+\nalso Nf3!\n");
    let text = text.replace("also\n  fr Cf3+\nalso Nf3!\n", "also\n  fr Cgf3\n");
    let course = study::read(&text).unwrap_or_else(|p| panic!("{}", told(&text, &p).join("\n")));
    assert_eq!(course.languages.len(), 3);
    assert_eq!(course.language(Language::Nl), Language::Nl);
    let also = &course.lessons[0].exercises[0].answers[0].text;
    let said = [Language::Fr, Language::En, Language::Nl].map(|language| also.in_language(language));
    assert_eq!(said, ["Cgf3", "Ngf3", "Pgf3"]);
    let remarks = gaps(&text, &course);
    assert_eq!(remarks.len(), 2, "{remarks:?}");
    assert!(remarks.iter().any(|r| r.contains("Nederlands") && r.contains(": 2")), "{remarks:?}");
    assert!(remarks.iter().any(|r| r.contains("English") && r.contains(": 1")), "{remarks:?}");
    // A mistake of the author is reported once.
    let wrong = SMALL.replace("moves Nf3\n", "moves Nf3\nright\n  fr Ch3\n");
    let problems = told(&wrong, &study::read(&wrong).unwrap_err());
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].contains("Ch3"), "{problems:?}");
}

/// The examples to start from, one in each language, are courses without a problem.
#[test]
fn the_examples_to_start_from_are_courses() {
    assert!(lessons::example(Language::default()).is_some());
    for language in Language::ALL {
        let Some(text) = lessons::example(language) else { continue };
        let course = study::read(&text).unwrap_or_else(|p| panic!("{}", told(&text, &p).join("\n")));
        assert_eq!(course.languages, [language]);
        let kinds: Vec<&str> = course.lessons[0].exercises.iter().map(|it| it.kind.keyword()).collect();
        assert_eq!(kinds, ["find", "write", "choose"]);
        let course = Arc::new(course);
        let wrong = course.lessons[0].exercises[1].answers[0].text.in_language(language).to_string();
        let verdict = attempt(&course, "K1-2").answer(GivenAnswer::Text(&wrong), language);
        assert_eq!(verdict.remark.unwrap().in_language(language), course.hints[1].text.in_language(language));
    }
}

#[test]
fn every_slip_has_its_line_and_column() {
    for (from, to, at, id) in [
        ("notabene course 1", "notabene course 2", "1:1 ", "begins with"),
        ("notabene course 1\n", "", "1:1 ", "begins with"),
        ("course mine\n", "", "", "“course”"),
        ("course mine", "course", "2:1 ", "“course”"),
        ("game chess", "game chss", "", "chss"),
        ("course mine", "course leçon", "2:8 ", "“leçon”"),
        ("course mine", "course a%b", "2:8 ", "“a%b”"),
        ("lesson one", "lesson L/1", "12:8 ", "“L/1”"),
        ("lesson one", "lesson a=b", "12:8 ", "“a=b”"),
        ("exercise one-1", &format!("exercise {}", "x".repeat(65)), "27:10 ", "64 at most"),
        ("lesson one", "lesion one", "12:1 ", "“lesion”"),
        ("goal\n  fr A\n  en A\n  nl A\n", "goal\n", "17:1 ", "begins with fr, en"),
        ("  en A\n  nl A\npoint", "  en A\n  en B\n  nl A\npoint", "20:3 ", "“en”"),
        ("moves e4\n", "moves e5\n", "26:7 ", ""),
        ("moves Nf3", "moves Nf4", "", ""),
        ("moves Nf3", "moves Nf3 e5 Qh5", "33:14 ", ""),
        ("board start\nmoves e4", "board 8/8/8/8 w - - 0 1", "25:", ""),
        ("board start\nmoves e4", "board 8/8/8/8/8/8/8/8 w - - 0 1", "25:", "king"),
        ("board start\nmoves e4", "board start\nlit e4 j9", "26:8 ", "“j9”"),
        ("board start\nmoves e4", "view sideways", "25:1 ", "“view”"),
        ("wrong Ng1 > from", "wrong Ng1 > form", "34:13 ", "“form”"),
        ("wrong Ng1 > from", "wrong Ng1", "34:1 ", "“> …”"),
        ("wrong Ng1 > from", "wrong Nf3 > from\nwrong Nf3 > from", "35:1 ", "“Nf3”"),
        ("wrong Ng1 > from", "right Nh3", "34:7 ", "“Nh3”"),
        ("wrong Ng1 > from", "right Nf3\n  fr Cf3", "35:6 ", "“Cf3”"),
        ("exercise one-2 choose", "exercise one-1 choose", "35:10 ", "“one-1”"),
        ("exercise one-2 choose", "exercise one-2 chose", "35:16 ", "“chose”"),
        ("exercise one-2 choose", "exercise one-2 find", "", "square"),
        ("wrong c > from\n", "", "35:1 ", "three options"),
        ("right a\n", "wrong a > from\n", "35:1 ", "three options"),
        (
            "exercise one-1 write\nprompt\n  fr A\n  en A\n  nl A\n",
            "exercise one-1 write\n",
            "27:1 ",
            "“prompt”",
        ),
        ("point\n  fr A\n  en A\n  nl A\nboard start\nmoves e4\n", "", "12:1 ", "“point”"),
        ("goal\n", "question two\n  fr A\n  en A\n  nl A\ngoal\n", "17:10 ", "“point veiled”"),
        ("moves Nf3\n", "moves Nf3\nnumber x\n", "34:1 ", "“number”"),
        ("moves Nf3\n", "moves Nf3\nsomething\n", "34:1 ", "“something”"),
        // A right answer is never wrong, even if the author did not list it.
        ("wrong Ng1 > from", "wrong Nf3 > from", "34:1 ", "“Nf3”"),
        ("wrong Ng1 > from", "also Ng1-f3\nnote Ng1-f3 > from", "35:1 ", "“Ng1-f3”"),
        ("moves Nf3\n", "", "27:1 ", "“moves”"),
    ] {
        let found = problems(from, to);
        assert!(
            found.iter().any(|p| p.starts_with(at) && p.contains(id)),
            "{to:?} should be at {at:?} with {id:?}: {found:?}"
        );
    }
}

/// In French a sign set apart from its word never begins a line, whatever blank is typed in the file.
#[test]
fn french_signs_stay_with_their_words() {
    let mut kept = 0;
    for name in COURSES {
        let course = lessons::course(name);
        let mut all = vec![&course.title, &course.introduction];
        all.extend(course.summary.iter().map(|step| &step.text));
        all.extend(course.hints.iter().map(|hint| &hint.text));
        for lesson in &course.lessons {
            all.extend([&lesson.title, &lesson.goal]);
            all.extend(lesson.question.iter().map(|question| &question.text));
            all.extend(lesson.points.iter().map(|point| &point.text));
            all.extend(lesson.exercises.iter().map(|exercise| &exercise.prompt));
            let choices = lesson.exercises.iter().filter(|exercise| exercise.kind.input() == Input::Choose);
            all.extend(choices.flat_map(|exercise| &exercise.answers).map(|answer| &answer.text));
        }
        for text in all.into_iter().map(|text| text.in_language(Language::Fr)) {
            assert_eq!(text, with_no_break_spaces(text));
            kept += usize::from(text.contains(['\u{a0}', '\u{202f}']));
        }
    }
    assert!(kept > 100, "{kept}");
}

/// More names than a course has are refused before each is looked up among all the others.
#[test]
fn a_file_of_names_only_is_no_course() {
    let hint = |n: usize| format!("hint h{n}\n  fr A\n  en A\n  nl A\n");
    let of = |count: usize| (0..count).map(hint).collect::<String>();
    assert!(study::read(&format!("{SMALL}{}", of(1900))).is_ok());
    let many = format!("{SMALL}{}", of(2001));
    let found = study::read(&many).unwrap_err();
    assert_eq!(found.len(), 1, "{:?}", told(&many, &found));
    assert!(told(&many, &found)[0].ends_with("too large for a course."));
    // A name of 64 signs is none too long.
    let longest = "x".repeat(64);
    assert_eq!(study::read(&SMALL.replace("course mine", &format!("course {longest}"))).unwrap().id, longest);
}

#[test]
fn other_files_are_no_courses() {
    for text in [
        "",
        "\n\n",
        "1. e4 e5 *",
        "{\"a\": 1}",
        "\u{feff}",
        "fr Bonjour",
        "\u{0}\u{1}",
        "notabene progress 1",
    ] {
        let problems = study::read(text).unwrap_err();
        assert!(!problems.is_empty(), "{text:?}");
    }
    assert_eq!(study::read(&"point\n".repeat(1 << 20)).unwrap_err().len(), 1);
    assert!(study::read(&"point\n".repeat(10_000)).unwrap_err().len() <= 60);
}

/// True if a file has problems, each with a sentence in every language and a place in the text.
fn sound(text: &str) -> Result<bool, TestCaseError> {
    let Err(problems) = study::read(text) else { return Ok(false) };
    prop_assert!(!problems.is_empty());
    for problem in &problems {
        prop_assert!(problem.at <= text.len(), "{} of {}", problem.at, text.len());
        let (line, column) = line_and_column(text, problem.at);
        prop_assert!(line > 0 && column > 0);
        for language in Language::ALL {
            let said = language.say(&problem.message);
            prop_assert!(said.len() > 3);
        }
    }
    Ok(true)
}

/// The lessons of a course, each as a course with one lesson, so that damage is located quickly.
fn part(name: &str, n: usize) -> String {
    let text = file(name);
    let (head, rest) = text.split_once("\nlesson ").unwrap();
    let (body, hints) = rest.split_once("\nhint ").unwrap();
    let all: Vec<&str> = body.split("\nlesson ").collect();
    // A question is answered in another lesson.
    let lesson: Vec<&str> = all[n % all.len()].split("\nquestion ").collect();
    let lesson = match lesson[..] {
        [before, after] => format!("{before}\n{}", after.split_once("\n\n").unwrap().1),
        _ => all[n % all.len()].into(),
    };
    format!("{head}\nlesson {lesson}\nhint {hints}")
}

proptest! {
    #![proptest_config(laws(300))]
    #[test]
    fn a_damaged_file_has_problems_with_a_place(
        which in 0..4usize, n in 0..20usize, at in any::<prop::sample::Index>(), how in 0..6usize, more in ".{0,12}",
    ) {
        let text = part(COURSES[which], n);
        prop_assert!(!sound(&text)?, "the part is good: {:?}", told(&text, &study::read(&text).unwrap_err()));
        let mut lines: Vec<String> = text.lines().map(String::from).collect();
        let at = at.index(lines.len());
        let line = lines[at].clone();
        lines[at] = match how {
            0 => String::new(),
            1 => line.chars().rev().collect(),
            2 => format!("{line} {more}"),
            3 => format!("{more} {line}"),
            4 => line.chars().take(line.chars().count() / 2).collect(),
            _ => format!("{line}\n{line}"),
        };
        let damaged = lines.join("\n");
        let found = sound(&damaged)?;
        // A reversed word is unknown; a deleted line of text is reported.
        let told = line.trim();
        let text_line = told.split_once(' ').is_some_and(|(word, _)| is_language(word));
        if how == 0 && text_line {
            let remarked = || study::read(&damaged).is_ok_and(|course| !course.remarks.is_empty());
            prop_assert!(found || remarked(), "{line}");
        }
        // Moves that end in mate are a comment when they are turned round.
        let is_comment = |line: &str| line.trim_start().starts_with('#');
        if how == 1 && !told.is_empty() && !is_comment(told) && !is_comment(&lines[at]) && !text_line {
            prop_assert!(found, "{}", lines[at]);
        }
    }

    #[test]
    fn anything_can_be_read(text in "(?s).{0,200}", lines in prop::collection::vec("(fr|en|nl|point|lesson|exercise|board|moves|right|wrong|hint|card|lit|move|question|game) ?[ -~]{0,20}", 0..40)) {
        sound(&text)?;
        sound(&format!("notabene course 1\n{}", lines.join("\n")))?;
    }
}
