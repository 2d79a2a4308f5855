//! The path through a course: the state of each lesson, the next exercise, the requirements of a diploma.

use super::{Course, Lesson, Progress};

/// Stars for one exercise without mistakes.
pub const MOST_STARS: u32 = 3;

/// State of a lesson.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LessonState {
    /// No exercise was done.
    Open,
    /// Some exercises were done.
    Begun,
    /// All exercises were done; it has at least one.
    Done,
}

/// A lesson on the path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonProgress {
    /// State of the lesson.
    pub state: LessonState,
    /// Stars won in it.
    pub stars: u32,
    /// Number of its exercises.
    pub exercises: u32,
    done: u32,
    /// Places of the exercises that were never done; none if they all were added after the others had been done.
    pub missing: Vec<usize>,
    /// Places of the exercises done with fewer than [`MOST_STARS`].
    pub improvable: Vec<usize>,
}

impl LessonProgress {
    /// Stars that can be won in the lesson.
    pub fn most(&self) -> u32 {
        MOST_STARS * self.exercises
    }
    /// Number of exercises that were done.
    pub fn done(&self) -> u32 {
        self.done
    }
}

/// Next step of a pupil.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NextStep {
    /// Place of the lesson.
    pub lesson: usize,
    /// Place of the exercise; `None` if the lesson is to be read first, as no exercise of it was done.
    pub exercise: Option<usize>,
}

/// Where a pupil goes on after a lesson or an exercise.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Onward {
    /// The next exercise of the lesson.
    Exercise(usize),
    /// The first exercise of a lesson of which nothing was done.
    FirstExercise,
    /// The first exercise of the lesson that was never done.
    OpenExercise(usize),
    /// The next lesson.
    Lesson(usize),
    /// The end of the course, with the first lesson and exercise that were never done.
    End(Option<(usize, usize)>),
}

/// A course with the progress of a pupil.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoursePath {
    /// The lessons in their order.
    pub stops: Vec<LessonProgress>,
    /// Next step of the pupil; `None` once all is done.
    pub next: Option<NextStep>,
}

impl CoursePath {
    /// The path of a course; `name` is the key of its stars.
    ///
    /// The next step is the first open exercise of the lesson in which something was first done last, then of the
    /// lessons behind it, then of those before it.
    pub fn new(course: &Course, progress: &Progress, name: &str) -> CoursePath {
        let stops: Vec<LessonProgress> =
            course.lessons.iter().map(|lesson| lesson_progress(lesson, progress, name)).collect();
        let places = progress.done_exercises(name).filter_map(|id| course.find(id));
        let latest = places.last().map_or(0, |(lesson, _)| lesson);
        let open = |n: &usize| stops.get(*n).is_some_and(|stop| !stop.missing.is_empty());
        let lesson = (latest..stops.len()).chain(0..latest).find(open);
        let next = lesson.and_then(|lesson| {
            let stop = stops.get(lesson)?;
            let exercise = stop.missing.first().copied().filter(|_| stop.state == LessonState::Begun);
            Some(NextStep { lesson, exercise })
        });
        CoursePath { stops, next }
    }

    /// True if every exercise was done, and there is one: the condition of a diploma.
    pub fn is_done(&self) -> bool {
        self.stops.iter().all(|stop| stop.missing.is_empty())
            && self.stops.iter().any(|stop| stop.exercises > 0)
    }

    /// True if something was done.
    pub fn is_begun(&self) -> bool {
        self.stops.iter().any(|stop| stop.done() > 0)
    }

    /// Places of the lessons with exercises that were never done.
    pub fn missing(&self) -> impl Iterator<Item = usize> {
        self.stops.iter().enumerate().filter(|(_, stop)| !stop.missing.is_empty()).map(|(n, _)| n)
    }

    /// Place of the first lesson and exercise that were never done.
    pub fn first_missing(&self) -> Option<(usize, usize)> {
        let lesson = self.missing().next()?;
        Some((lesson, *self.stops.get(lesson)?.missing.first()?))
    }

    /// Where a pupil goes on after an exercise of a lesson, or after reading the lesson. `None` without such a lesson.
    pub fn after(&self, lesson: usize, exercise: Option<usize>) -> Option<Onward> {
        let stop = self.stops.get(lesson)?;
        let count = stop.exercises as usize;
        let next = match exercise {
            Some(n) => (n + 1 < count).then_some(Onward::Exercise(n + 1)),
            None if stop.done() == 0 => (count > 0).then_some(Onward::FirstExercise),
            None => stop.missing.first().map(|n| Onward::OpenExercise(*n)),
        };
        let is_last = lesson + 1 >= self.stops.len();
        Some(next.unwrap_or(if is_last {
            Onward::End(self.first_missing())
        } else {
            Onward::Lesson(lesson + 1)
        }))
    }

    /// Where a pupil goes on who comes back to an exercise that has these stars, without doing it again. `None` if it was
    /// never done.
    pub fn after_done(&self, lesson: usize, exercise: usize, stars: u32) -> Option<Onward> {
        self.after(lesson, Some(exercise)).filter(|_| stars > 0)
    }

    /// Stars won in the course, and their maximum.
    pub fn stars(&self) -> (u32, u32) {
        self.stops.iter().fold((0, 0), |(stars, most), stop| (stars + stop.stars, most + stop.most()))
    }
}

fn lesson_progress(lesson: &Lesson, progress: &Progress, name: &str) -> LessonProgress {
    let best: Vec<u32> =
        lesson.exercises.iter().map(|it| progress.best(name, &it.id).min(MOST_STARS)).collect();
    let places = |wanted: fn(u32) -> bool| (0..best.len()).filter(|n| wanted(best[*n])).collect();
    let mut missing: Vec<usize> = places(|stars| stars == 0);
    let done = (best.len() - missing.len()) as u32;
    let is_later = |n: &usize| lesson.exercises[*n].is_later;
    if missing.len() < best.len() && missing.iter().all(is_later) {
        missing.clear();
    }
    let stage = match missing.len() {
        n if n == best.len() => LessonState::Open,
        0 => LessonState::Done,
        _ => LessonState::Begun,
    };
    LessonProgress {
        state: stage,
        stars: best.iter().sum(),
        exercises: best.len() as u32,
        done,
        improvable: places(|stars| stars > 0 && stars < MOST_STARS),
        missing,
    }
}
