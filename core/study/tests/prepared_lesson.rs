//! The plan of a lesson that a teacher prepares: steps, minutes, pages, tasks.

use crate::lessons::course;
use notabene_core::game::{Game, registry};
use notabene_core::notation::Style;
use notabene_study::prepared_lesson::{
    ClassTask, LENGTHS, LessonPlan, LessonStep, LessonSubject, StepKind, SubjectKind,
};
use notabene_study::worksheet::{SourceKind, WorkChoice};

fn game(moves: &str) -> Game {
    let mut game = registry::chess();
    for text in moves.split_whitespace() {
        game.enter(text, &Style::pgn()).unwrap();
    }
    game
}

fn addresses(steps: &[LessonStep]) -> Vec<&str> {
    steps.iter().map(|step| step.address.as_str()).collect()
}

#[test]
fn addresses_are_read_as_they_are_written_and_foreign_ones_begin_at_the_first_lesson() {
    for subject in SubjectKind::ALL.map(SubjectKind::first) {
        assert_eq!(LessonSubject::of_address(&subject.address()), subject);
        assert_eq!(SubjectKind::by_name(subject.kind().name()), Some(subject.kind()));
    }
    for foreign in ["", "learn", "famous/chess", "what", "//"] {
        assert_eq!(LessonSubject::of_address(foreign), SubjectKind::Lesson.first(), "{foreign}");
    }
}

#[test]
fn a_lesson_is_shown_solved_printed_and_handed_in() {
    let notation = course("notation");
    let subject = LessonSubject::lesson("notation", "L05");
    let plan = LessonPlan::of_lesson(&notation, &subject, 45).unwrap();
    let kinds: Vec<StepKind> = plan.steps.iter().map(|step| step.kind).collect();
    assert_eq!(kinds, [StepKind::Show, StepKind::Together, StepKind::Paper, StepKind::Alone]);
    let [show, together, paper, alone] = addresses(&plan.steps)[..] else { panic!("four steps") };
    assert_eq!(show, "wall/learn/notation/L05");
    assert_eq!(together, "wall/learn/notation/L05/L05-1");
    assert_eq!(paper, "print/work/learn/notation/L05");
    assert_eq!(alone, "learn/notation/L05");
    let minutes: Vec<u32> = plan.steps.iter().map(|step| step.minutes).collect();
    assert_eq!(minutes, [15, 15, 10, 5]);
    // The first and the last exercise, and some between them.
    let tasks = &plan.steps[1].tasks;
    let last = notation.lessons[4].exercises.len() - 1;
    assert_eq!(tasks.len(), 4);
    assert!(matches!(tasks[0], ClassTask::Exercise { lesson: 4, exercise: 0, .. }), "{tasks:?}");
    assert!(matches!(tasks[3], ClassTask::Exercise { exercise, .. } if exercise == last), "{tasks:?}");
    let missing = LessonSubject::lesson("notation", "none");
    assert_eq!(LessonPlan::of_lesson(&notation, &missing, 45), None);
}

#[test]
fn every_lesson_of_every_course_fills_the_time_in_steps_of_five_minutes() {
    for name in ["notation", "chess960", "scharten", "draughts"] {
        let course = course(name);
        for lesson in &course.lessons {
            for minutes in LENGTHS {
                let subject = LessonSubject::lesson(name, &lesson.id);
                let plan = LessonPlan::of_lesson(&course, &subject, minutes).unwrap();
                assert_eq!(plan.minutes(), minutes, "{name} {}", lesson.id);
                assert!(plan.steps.iter().all(|step| step.minutes >= 5 && step.minutes % 5 == 0));
                assert!(plan.later.is_empty());
            }
        }
        let plan = LessonPlan::of_course(&course, name, 45).unwrap();
        assert_eq!(plan.later.len(), course.lessons.len() - 1);
        let tasks = plan.steps.iter().flat_map(|step| &step.tasks);
        let lessons: Vec<usize> = tasks
            .map(|task| match task {
                ClassTask::Exercise { lesson, .. } => *lesson,
                ClassTask::Guess(text) => panic!("{text} in a course"),
            })
            .collect();
        assert!(lessons.is_sorted() && lessons.len() > 1, "{name}: {lessons:?}");
    }
}

#[test]
fn a_game_is_played_guessed_at_its_checks_and_captures_and_printed() {
    let game = game("e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#");
    let subject = LessonSubject::famous("chess", "legal-mate");
    let plan = LessonPlan::of_game(&game, &subject, &Style::pgn(), 30).unwrap();
    assert_eq!(addresses(&plan.steps), ["wall", "wall", "print/work/chosen", "famous/chess/legal-mate"]);
    let guesses: Vec<&ClassTask> = plan.steps[1].tasks.iter().collect();
    let texts: Vec<&str> = guesses
        .iter()
        .map(|task| match task {
            ClassTask::Guess(text) => text.as_str(),
            ClassTask::Exercise { address, .. } => panic!("{address} in a game"),
        })
        .collect();
    assert_eq!(texts.len(), 3);
    assert!(texts[1].ends_with("Bxd1") && texts[2].ends_with("Nd5#"), "{texts:?}");
    let board = LessonPlan::of_game(&game, &LessonSubject::Board, &Style::pgn(), 60).unwrap();
    assert_eq!(addresses(&board.steps), ["wall", "wall", "print/work/game", ""]);
    assert_eq!(board.minutes(), 60);
    let empty = registry::chess();
    assert_eq!(LessonPlan::of_game(&empty, &LessonSubject::Board, &Style::pgn(), 60), None);
}

#[test]
fn a_worksheet_takes_its_source_from_an_address() {
    let mut choice = WorkChoice { title: "Mine".into(), versions: 3, ..WorkChoice::default() };
    assert!(!choice.take_address(""));
    assert!(!choice.take_address("other/L05"));
    assert_eq!(choice.title, "Mine");
    assert!(choice.take_address("learn/scharten/S02"));
    assert_eq!((choice.source, &*choice.course, &*choice.lesson), (SourceKind::Course, "scharten", "S02"));
    assert_eq!((&*choice.title, choice.versions), ("", 3));
    assert!(choice.take_address("learn/notation"));
    assert_eq!((&*choice.course, &*choice.lesson), ("notation", ""));
    assert!(choice.take_address("chosen"));
    assert_eq!((choice.source, &*choice.record), (SourceKind::Games, "chosen"));
    assert!(choice.take_address("game"));
    assert_eq!((choice.source, &*choice.record), (SourceKind::Games, ""));
}
