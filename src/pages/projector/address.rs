//! Address of the projector page: its name, projector or notes, and what to show.

use crate::state::random::random_bits;
use crate::state::{router, storage};
use leptos::prelude::window;
use notabene_core::digits::push_number;
use notabene_core::game::registry;
use notabene_core::position::Side;
use notabene_study::Course;
use notabene_study::drill::DrillKind;
use notabene_study::projector::ProjectorContent;
use notabene_study::storage_key::StorageKey;
use wasm_bindgen::JsValue;

/// Content to show at first.
pub enum RequestedContent {
    Game,
    Lesson {
        course: String,
        lesson: String,
        exercise: String,
    },
    Drill(ProjectorContent),
    /// Unknown content.
    Unknown,
}

/// Parsed address.
pub struct ProjectorAddress {
    /// Name of the projector: windows with other names are independent. Empty if the address has none.
    pub name: String,
    /// True if the name was in the address: a reopened window, or one that joins others.
    pub known: bool,
    pub notes: bool,
    /// Code of the projector that a remote control answers, empty if it is still to be read; `None` on other pages.
    pub remote_code: Option<String>,
    pub rest: String,
}

/// Word of the page of a remote control.
const REMOTE: &str = "remote";
/// Maximum length of a name.
const MAX_NAME_LENGTH: usize = 12;

impl ProjectorAddress {
    /// Parses the address of the page. A projector without a name gets one, stored in this tab.
    pub fn of_page() -> ProjectorAddress {
        let asked = router::fragment();
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
        let is_remote = next(&|word| word == REMOTE).is_some();
        let notes = is_remote || next(&|word| word == "notes").is_some();
        if is_remote {
            let name = random_bits().to_string();
            let remote_code = Some(rest.to_string());
            return ProjectorAddress { name, known: true, notes, remote_code, rest: String::new() };
        }
        let known = name.is_some();
        let name = name.unwrap_or_else(|| if notes { String::new() } else { name_of_tab() });
        ProjectorAddress { name, known, notes, remote_code: None, rest: rest.into() }
    }

    /// Returns the content to show.
    pub fn requested_content(&self) -> RequestedContent {
        let words: Vec<&str> = self.rest.split('/').collect();
        match words[..] {
            ["learn", course, lesson, ..] => RequestedContent::Lesson {
                course: course.into(),
                lesson: lesson.into(),
                exercise: words.get(3).copied().unwrap_or_default().into(),
            },
            ["drill", kind, ..] => drill_content(kind, &words[2..].join("/"))
                .map_or(RequestedContent::Unknown, RequestedContent::Drill),
            [""] => RequestedContent::Game,
            _ => RequestedContent::Unknown,
        }
    }

    /// Address of the projector or of its notes.
    pub fn url(&self, notes: bool) -> String {
        format!("#wall/~{}{}", self.name, if notes { "/notes" } else { "" })
    }

    /// Updates the address to what is shown, for bookmarks and reloads.
    pub fn update(&self, show: &ProjectorContent, course: Option<&Course>) {
        if self.remote_code.is_some() {
            return;
        }
        let mut to = self.url(self.notes);
        match show {
            ProjectorContent::Game { .. } => {}
            ProjectorContent::Lesson { course: name, lesson, .. } => {
                // The exercise is unknown until the course is loaded: the address stays.
                let Some(course) = course else { return };
                to.push_str(&format!("/learn/{name}/{lesson}"));
                if let Some(exercise) = show.exercise(course) {
                    to.push_str(&format!("/{exercise}"));
                }
            }
            ProjectorContent::Drill { game, kind, .. } => {
                to.push_str(&format!("/drill/{}/{game}", kind.name()))
            }
        }
        // Browsers refuse more than some 100 changes in 10 seconds.
        if format!("#{}", router::fragment()) == to {
            return;
        }
        // If the browser refuses, only the address is outdated.
        let _ = window().history().and_then(|h| h.replace_state_with_url(&JsValue::NULL, "", Some(&to)));
    }
}

fn drill_content(kind: &str, game: &str) -> Option<ProjectorContent> {
    let game = registry::find(game).ok()?.id;
    Some(ProjectorContent::Drill {
        game,
        kind: DrillKind::by_name(kind)?,
        side: Side::White,
        seed: random_bits(),
    })
}

/// True if a text is a valid name of a projector.
pub fn is_name(text: &str) -> bool {
    (1..=MAX_NAME_LENGTH).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric())
}

/// Name of this tab's projector; created at first use.
fn name_of_tab() -> String {
    let key = StorageKey::Projector.of("name");
    if let Some(name) = storage::load_in_tab(&key).filter(|name| is_name(name)) {
        return name;
    }
    let mut name = String::new();
    push_number(&mut name, random_bits() % 1_000_000);
    storage::save_in_tab(&key, &name);
    name
}
