//! A lesson that a teacher prepares: one subject is chosen, and the plan says what to show, what to solve together, what to print
//! and what the pupils do by themselves, with minutes for each step.

use crate::{Course, Lesson};
use notabene_core::game::Game;
use notabene_core::i18n::Label;
use notabene_core::notation::Style;

/// Subject of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonSubject {
    /// A lesson of a course.
    Lesson {
        /// Name of the course in addresses.
        course: String,
        /// Id of the lesson.
        lesson: String,
    },
    /// A whole course, by its name in addresses.
    Course(String),
    /// A famous game.
    Famous {
        /// Name of its family.
        family: String,
        /// Its name.
        id: String,
    },
    /// The game on the board.
    Board,
}

/// Kind of a subject.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SubjectKind {
    /// A lesson of a course.
    Lesson,
    /// A whole course.
    Course,
    /// A famous game.
    Famous,
    /// The game on the board.
    Board,
}

impl SubjectKind {
    /// All of them.
    pub const ALL: [SubjectKind; 4] =
        [SubjectKind::Lesson, SubjectKind::Course, SubjectKind::Famous, SubjectKind::Board];
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            SubjectKind::Lesson => "lesson",
            SubjectKind::Course => "course",
            SubjectKind::Famous => "famous",
            SubjectKind::Board => "board",
        }
    }
    /// Its name on the screen.
    pub const fn label(self) -> Label {
        match self {
            SubjectKind::Lesson => Label::PrepareTopic,
            SubjectKind::Course => Label::PrepareCourse,
            SubjectKind::Famous => Label::PrepareFamous,
            SubjectKind::Board => Label::WorkOnBoard,
        }
    }
    /// The kind with a name.
    pub fn by_name(name: &str) -> Option<SubjectKind> {
        SubjectKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
    /// Choice that is shown first when the kind is chosen.
    pub fn first(self) -> LessonSubject {
        match self {
            SubjectKind::Lesson => LessonSubject::lesson("notation", "L01"),
            SubjectKind::Course => LessonSubject::Course("notation".into()),
            SubjectKind::Famous => LessonSubject::famous("chess", "legal-mate"),
            SubjectKind::Board => LessonSubject::Board,
        }
    }
}

impl LessonSubject {
    /// A lesson of a course.
    pub fn lesson(course: &str, lesson: &str) -> LessonSubject {
        LessonSubject::Lesson { course: course.into(), lesson: lesson.into() }
    }

    /// A famous game.
    pub fn famous(family: &str, id: &str) -> LessonSubject {
        LessonSubject::Famous { family: family.into(), id: id.into() }
    }

    /// The subject of the end of an address; the first lesson if it names none.
    pub fn of_address(address: &str) -> LessonSubject {
        let words: Vec<&str> = address.split('/').filter(|word| !word.is_empty()).collect();
        match words[..] {
            ["learn", course] => LessonSubject::Course(course.into()),
            ["learn", course, lesson, ..] => LessonSubject::lesson(course, lesson),
            ["famous", family, id, ..] => LessonSubject::famous(family, id),
            ["game", ..] => LessonSubject::Board,
            _ => SubjectKind::Lesson.first(),
        }
    }

    /// The end of its address, which is also that of the page for pupils, unless it is the game on the board.
    pub fn address(&self) -> String {
        match self {
            LessonSubject::Lesson { course, lesson } => format!("learn/{course}/{lesson}"),
            LessonSubject::Course(course) => format!("learn/{course}"),
            LessonSubject::Famous { family, id } => format!("famous/{family}/{id}"),
            LessonSubject::Board => "game".into(),
        }
    }

    /// Its kind.
    pub const fn kind(&self) -> SubjectKind {
        match self {
            LessonSubject::Lesson { .. } => SubjectKind::Lesson,
            LessonSubject::Course(_) => SubjectKind::Course,
            LessonSubject::Famous { .. } => SubjectKind::Famous,
            LessonSubject::Board => SubjectKind::Board,
        }
    }

    /// Name of its course; `None` for a game.
    pub fn course(&self) -> Option<&str> {
        match self {
            LessonSubject::Lesson { course, .. } | LessonSubject::Course(course) => Some(course),
            LessonSubject::Famous { .. } | LessonSubject::Board => None,
        }
    }
}

/// Step of a lesson.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// The teacher shows something on the big screen.
    Show,
    /// The class solves tasks together on the big screen.
    Together,
    /// Everybody writes on a worksheet.
    Paper,
    /// The pupils go on at a device, and hand in what they did.
    Alone,
}

impl StepKind {
    /// Name for styles and tests.
    pub const fn name(self) -> &'static str {
        match self {
            StepKind::Show => "show",
            StepKind::Together => "together",
            StepKind::Paper => "paper",
            StepKind::Alone => "alone",
        }
    }
    /// Part of the time, compared with the other steps.
    const fn weight(self) -> u32 {
        match self {
            StepKind::Show => 5,
            StepKind::Together | StepKind::Paper => 4,
            StepKind::Alone => 2,
        }
    }
}

/// Task for the class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClassTask {
    /// An exercise: indices of its lesson and of itself, and its address on the big screen.
    Exercise {
        /// Index of the lesson in the course.
        lesson: usize,
        /// Index of the exercise in the lesson.
        exercise: usize,
        /// Address behind `#`.
        address: String,
    },
    /// A move to guess, as it is written, with its number.
    Guess(String),
}

/// Step with its minutes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// Activity.
    pub kind: StepKind,
    /// How long it takes.
    pub minutes: u32,
    /// Address behind `#` of the page for it; empty if only a link with the game leads there.
    pub address: String,
    /// Tasks for the class, in the step for them.
    pub tasks: Vec<ClassTask>,
}

/// Lengths of a lesson that are offered, in minutes.
pub const LENGTHS: [u32; 3] = [30, 45, 60];
/// Steps take a multiple of these minutes.
const ROUND: u32 = 5;
/// Most tasks for the class.
const MOST_TASKS: usize = 4;

/// The plan of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonPlan {
    /// Its steps in their order.
    pub steps: Vec<LessonStep>,
    /// The lessons of a whole course, by index, for the weeks after this one.
    pub later: Vec<usize>,
}

impl LessonPlan {
    /// The plan of a lesson of a course; `None` if the course has no such lesson.
    pub fn of_lesson(course: &Course, subject: &LessonSubject, minutes: u32) -> Option<LessonPlan> {
        let LessonSubject::Lesson { course: name, lesson: id } = subject else { return None };
        let n = course.lessons.iter().position(|lesson| lesson.id == *id)?;
        let lesson = course.lessons.get(n)?;
        let exercises: Vec<(usize, usize)> = (0..lesson.exercises.len()).map(|e| (n, e)).collect();
        Some(plan_of_exercises(course, name, lesson, subject, &exercises, minutes))
    }

    /// The plan of a whole course: its first lesson, and tasks of all of them; `None` without lessons.
    pub fn of_course(course: &Course, name: &str, minutes: u32) -> Option<LessonPlan> {
        let first = course.lessons.first()?;
        let with_exercises = course.lessons.iter().enumerate();
        let exercises: Vec<(usize, usize)> =
            with_exercises.filter(|(_, lesson)| !lesson.exercises.is_empty()).map(|(n, _)| (n, 0)).collect();
        let subject = LessonSubject::Course(name.into());
        let plan = plan_of_exercises(course, name, first, &subject, &exercises, minutes);
        Some(LessonPlan { later: (1..course.lessons.len()).collect(), ..plan })
    }

    /// The plan of a game; `None` without moves.
    pub fn of_game(game: &Game, subject: &LessonSubject, style: &Style, minutes: u32) -> Option<LessonPlan> {
        let tasks = moves_to_guess(game, style);
        if tasks.is_empty() {
            return None;
        }
        let (paper, pupils) = match subject {
            LessonSubject::Famous { .. } => ("print/work/chosen", subject.address()),
            _ => ("print/work/game", String::new()),
        };
        let steps = [
            (StepKind::Show, "wall".into(), Vec::new()),
            (StepKind::Together, "wall".into(), tasks),
            (StepKind::Paper, paper.into(), Vec::new()),
            (StepKind::Alone, pupils, Vec::new()),
        ];
        Some(LessonPlan { steps: timed(steps.into(), minutes), later: Vec::new() })
    }

    /// Minutes of all steps.
    pub fn minutes(&self) -> u32 {
        self.steps.iter().map(|step| step.minutes).sum()
    }
}

/// A plan that begins with a lesson; without exercises nothing is printed or done alone.
fn plan_of_exercises(
    course: &Course,
    name: &str,
    lesson: &Lesson,
    subject: &LessonSubject,
    exercises: &[(usize, usize)],
    minutes: u32,
) -> LessonPlan {
    let task = |(lesson, exercise): (usize, usize)| {
        let in_lesson = course.lessons.get(lesson)?;
        let id = &in_lesson.exercises.get(exercise)?.id;
        let address = format!("wall/learn/{name}/{}/{id}", in_lesson.id);
        Some(ClassTask::Exercise { lesson, exercise, address })
    };
    let tasks: Vec<ClassTask> =
        spread(exercises.len(), MOST_TASKS).filter_map(|n| task(*exercises.get(n)?)).collect();
    let first = match tasks.first() {
        Some(ClassTask::Exercise { address, .. }) => address.clone(),
        _ => String::new(),
    };
    let mut steps = Vec::new();
    if !lesson.points.is_empty() {
        steps.push((StepKind::Show, format!("wall/learn/{name}/{}", lesson.id), Vec::new()));
    }
    if !tasks.is_empty() {
        steps.push((StepKind::Together, first, tasks));
        steps.push((StepKind::Paper, format!("print/work/{}", subject.address()), Vec::new()));
        steps.push((StepKind::Alone, format!("learn/{name}/{}", lesson.id), Vec::new()));
    }
    LessonPlan { steps: timed(steps, minutes), later: Vec::new() }
}

/// Indices spread evenly over a list: its first, its last, and some between them.
fn spread(len: usize, most: usize) -> impl Iterator<Item = usize> {
    let count = len.min(most);
    (0..count).map(move |n| n * (len - 1) / (count - 1).max(1))
}

/// Moves worth a question, one in each third of the game: a check, otherwise a capture, otherwise its last move.
fn moves_to_guess(game: &Game, style: &Style) -> Vec<ClassTask> {
    let sheet = game.sheet(style);
    let main_line: Vec<_> = sheet.rows.iter().flat_map(|row| [&row.first, &row.second]).flatten().collect();
    let worth = |text: &str| match () {
        _ if text.contains(['+', '#']) => 2,
        _ if text.contains(['x', '×', ':']) => 1,
        _ => 0,
    };
    let thirds = main_line.chunks(main_line.len().div_ceil(3).max(1));
    let best = thirds.filter_map(|third| third.iter().max_by_key(|cell| worth(&cell.text())));
    best.map(|cell| ClassTask::Guess(cell.whole())).collect()
}

/// Shares the minutes among the steps: each a multiple of five, those that lose most by rounding get what is left.
fn timed(steps: Vec<(StepKind, String, Vec<ClassTask>)>, minutes: u32) -> Vec<LessonStep> {
    let all: u32 = steps.iter().map(|(kind, ..)| kind.weight()).sum::<u32>().max(1);
    let units = minutes / ROUND;
    let shares = steps.iter().map(|(kind, ..)| (kind.weight() * units / all, kind.weight() * units % all));
    let (mut units_of, lost): (Vec<u32>, Vec<u32>) = shares.unzip();
    let mut by_loss: Vec<usize> = (0..steps.len()).collect();
    by_loss.sort_by_key(|n| u32::MAX - lost.get(*n).copied().unwrap_or_default());
    let left = units.saturating_sub(units_of.iter().sum());
    for n in by_loss.into_iter().take(left as usize) {
        units_of.iter_mut().skip(n).take(1).for_each(|units| *units += 1);
    }
    let step = |((kind, address, tasks), units): ((StepKind, String, Vec<ClassTask>), u32)| LessonStep {
        kind,
        minutes: units * ROUND,
        address,
        tasks,
    };
    steps.into_iter().zip(units_of).map(step).collect()
}
