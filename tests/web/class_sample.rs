//! A class with results, for the tests of its page, as components and in a browser.

use notabene::core::exchange::result::{
    AnswerCount, PupilResult, ResultMistake, SkillResult, TaskKind, TaskResult,
};
use notabene::study::class::ClassBook;

/// A time within the range of codes, in minutes.
pub const TIME: u32 = 29_930_400;

/// The result of a lesson.
pub fn lesson(pupil: &str, task: &str, right: u32, asked: u32) -> PupilResult {
    let result = TaskResult::new(TaskKind::Lesson, task, TIME, AnswerCount::new(right, asked));
    PupilResult { pupil: pupil.into(), result }
}

/// A class with lessons, a drill, a dictation and skills.
pub fn sample() -> ClassBook {
    let mut book = ClassBook::default();
    let names = ["Anna", "Bilal", "Chloé", "Dries", "Emma", "Farah", "Gauthier de la Tour", "17"];
    for (n, name) in names.into_iter().enumerate() {
        let n = n as u32;
        for (k, task) in ["notation/L04", "notation/L05", "notation/L06"].into_iter().enumerate() {
            let mut it = lesson(name, task, (n * 3 + k as u32) % 8, 7);
            it.result.mistakes = vec![ResultMistake { kind: "near".into(), count: n + 1 }];
            book.add(it);
        }
        let mut other = |kind, task: &str, right, asked, mistakes: &[&str], skills: &[&str]| {
            let mut result = TaskResult::new(kind, task, TIME + n, AnswerCount::new(right, asked));
            result.mistakes =
                mistakes.iter().map(|kind| ResultMistake { kind: (*kind).into(), count: 2 }).collect();
            let skill =
                |skill: &&str| SkillResult { skill: (*skill).into(), count: AnswerCount::new(n % 5, 4) };
            result.skills = skills.iter().map(skill).collect();
            book.add(PupilResult { pupil: name.into(), result });
        };
        other(TaskKind::Drill, "chess/find", 10 + n, 20, &[], &[]);
        other(TaskKind::Dictation, "chess", 4 * n, 40, &["empty", "wrong"], &[]);
        other(TaskKind::Today, "20785-1", 7, 10, &[], &["chess/capture", "chess/check"]);
    }
    book
}
