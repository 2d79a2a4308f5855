//! What an address of the wall asks for: its name, whether it is the notes, and what is shown.

use crate::ui::room::bits;
use crate::ui::route;
use leptos::prelude::window;
use notabene_core::digits::push_number;
use notabene_core::game::registry;
use notabene_core::position::Side;
use notabene_core::study::Course;
use notabene_core::study::drill::DrillKind;
use notabene_core::study::projector::Show;
use wasm_bindgen::JsValue;

/// What is to be shown at first.
pub enum Asked {
    Game,
    Lesson {
        course: String,
        lesson: String,
        exercise: String,
    },
    Drill(Show),
    /// Something that is not there.
    Unknown,
}

/// An address, taken apart.
pub struct Address {
    /// The name of the wall: walls of other names have nothing to do with it. Empty if the address has none.
    pub name: String,
    /// Whether it was in the address: then this is a window that was open before, or one that joins others.
    pub known: bool,
    pub notes: bool,
    pub rest: String,
}

/// The longest name of a wall.
const LONGEST: usize = 12;

impl Address {
    /// The address of the page. A wall without a name gets one, which this tab keeps.
    pub fn here() -> Address {
        let asked = route::asked();
        let mut rest = asked.split_once('/').map_or("", |(_, rest)| rest);
        let mut next = |fits: &dyn Fn(&str) -> bool| {
            let (word, after) = rest.split_once('/').unwrap_or((rest, ""));
            let word = Some(word).filter(|word| fits(word));
            if word.is_some() {
                rest = after;
            }
            word
        };
        let name =
            next(&|word| word.strip_prefix('~').is_some_and(is_name)).map(|word| word[1..].to_string());
        let notes = next(&|word| word == "notes").is_some();
        let known = name.is_some();
        let name = name.unwrap_or_else(|| if notes { String::new() } else { own_name() });
        Address { name, known, notes, rest: rest.into() }
    }

    /// What is to be shown.
    pub fn asked(&self) -> Asked {
        let words: Vec<&str> = self.rest.split('/').collect();
        match words[..] {
            ["learn", course, lesson, ..] => Asked::Lesson {
                course: course.into(),
                lesson: lesson.into(),
                exercise: words.get(3).copied().unwrap_or_default().into(),
            },
            ["drill", kind, ..] => drill(kind, &words[2..].join("/")).map_or(Asked::Unknown, Asked::Drill),
            [""] => Asked::Game,
            _ => Asked::Unknown,
        }
    }

    /// The address of the wall or of its notes.
    pub fn of(&self, notes: bool) -> String {
        ["#wall/~", &self.name, if notes { "/notes" } else { "" }].concat()
    }

    /// Shows in the address what is on the wall, so that it can be kept and loaded again.
    pub fn follow(&self, show: &Show, course: Option<&Course>) {
        let mut to = self.of(self.notes);
        match show {
            Show::Game { .. } => {}
            Show::Lesson { course: name, lesson, .. } => {
                // Until the course is there nobody knows the exercise: the address that asked for it stays.
                let Some(course) = course else { return };
                to.push_str(&["/learn/", name, "/", lesson].concat());
                if let Some(exercise) = show.exercise(course) {
                    to.push_str(&["/", &exercise].concat());
                }
            }
            Show::Drill { game, kind, .. } => to.push_str(&["/drill/", &kind.name(), "/", game].concat()),
        }
        // A browser that keeps the address only shows an old one.
        let _ = window().history().and_then(|h| h.replace_state_with_url(&JsValue::NULL, "", Some(&to)));
    }
}

fn drill(kind: &str, game: &str) -> Option<Show> {
    let game = registry::find(game).ok()?.id;
    Some(Show::Drill { game, kind: DrillKind::named(kind)?, side: Side::White, seed: bits() })
}

/// Whether a text may be the name of a wall.
pub fn is_name(text: &str) -> bool {
    (1..=LONGEST).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric())
}

/// Where this tab keeps the name of its wall.
const KEPT: &str = "name";

/// The name of the wall of this tab.
fn own_name() -> String {
    if let Some(kept) = super::sync::kept(KEPT).filter(|name| is_name(name)) {
        return kept;
    }
    let mut name = String::new();
    push_number(&mut name, bits() % 1_000_000);
    super::sync::remember(KEPT, &name);
    name
}
