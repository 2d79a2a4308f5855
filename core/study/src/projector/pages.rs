//! The pages of a lesson, one after the other, and the tasks of a drill.

use super::ProjectorContent;
use crate::Course;

/// Number of pages of a lesson: its points, then its exercises.
fn pages(course: &Course, lesson: usize) -> usize {
    course.lessons.get(lesson).map_or(0, |lesson| lesson.points.len() + lesson.exercises.len())
}

impl ProjectorContent {
    /// Returns the page of an exercise by its id; that of the first point without one.
    pub fn lesson(course: &str, lesson: &str, exercise: &str, of: &Course) -> ProjectorContent {
        let here = of.lessons.iter().find(|other| other.id == lesson);
        let place = here
            .and_then(|here| here.exercises.iter().position(|other| other.id == exercise))
            .map(|n| n as u32);
        let points = here.map_or(0, |here| here.points.len() as u32);
        ProjectorContent::Lesson {
            course: course.into(),
            lesson: lesson.into(),
            page: place.map_or(0, |place| points + place),
        }
    }

    /// The id of the exercise on a page.
    pub fn exercise(&self, of: &Course) -> Option<String> {
        let ProjectorContent::Lesson { lesson, page, .. } = self else { return None };
        let here = of.lessons.iter().find(|other| other.id == *lesson)?;
        let place = (*page as usize).checked_sub(here.points.len())?;
        here.exercises.get(place).map(|exercise| exercise.id.clone())
    }

    /// Returns the previous or next page, also in the next lesson; another task of a drill. `None` at the ends of a
    /// course, and for a game.
    pub fn neighbour(&self, of: Option<&Course>, on: bool) -> Option<ProjectorContent> {
        match self {
            ProjectorContent::Game { .. } => None,
            ProjectorContent::Drill { game, kind, side, seed } => {
                let seed = if on { seed.wrapping_add(1) } else { seed.wrapping_sub(1) };
                Some(ProjectorContent::Drill { game, kind: *kind, side: *side, seed })
            }
            ProjectorContent::Lesson { course, lesson, page } => {
                let of = of?;
                let n = of.lessons.iter().position(|other| other.id == *lesson)?;
                let page = *page as usize;
                let (n, page) = match on {
                    true if page + 1 < pages(of, n) => (n, page + 1),
                    true => (n + 1, 0),
                    false if page > 0 => (n, page - 1),
                    false => (n.checked_sub(1)?, pages(of, n - 1).checked_sub(1)?),
                };
                let id = of.lessons.get(n)?.id.clone();
                Some(ProjectorContent::Lesson { course: course.clone(), lesson: id, page: page as u32 })
            }
        }
    }
}
