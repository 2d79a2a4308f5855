//! Doors: three ways on from an empty sheet. They make room for the sheet with the first move.

use super::aside::PROGRESS;
use super::dom::{El, el, image};
use super::sprite::Icon;
use super::state::Desk;
use super::{games, store};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::position::{Figure, Glyph, Side};

/// Courses that may be gone on with, the first one first.
const COURSES: [&str; 4] = ["notation", "scharten", "draughts", "chess960"];
/// Beginning of a line of mistakes in the saved progress.
const MISSED: char = '?';

/// The picture of a door.
#[derive(Copy, Clone)]
enum Picture {
    Piece,
    Move,
    Icon(&'static str),
}

/// A way on.
struct Door {
    address: String,
    picture: Picture,
    title: Label,
    /// Number of the lesson, added to the title; empty without one.
    number: String,
    line: Label,
}

impl Door {
    fn new(address: &str, picture: Picture, title: Label, line: Label) -> Door {
        Door { address: address.into(), picture, title, number: String::new(), line }
    }

    fn play() -> Door {
        Door::new("#play", Picture::Piece, Label::DoorPlay, Label::DoorPlayLine)
    }

    fn learn() -> Door {
        Door::new("#learn/notation/L01", Picture::Move, Label::DoorLearn, Label::DoorLearnLine)
    }

    /// Goes on where the pupil was; `progress` is the saved text.
    fn go_on(progress: &str) -> Option<Door> {
        let (address, number) = last_lesson(progress)?;
        let door = Door::new(&address, Picture::Move, Label::DoorGoOn, Label::DoorGoOnLine);
        Some(Door { number, ..door })
    }
}

/// Address and number of the lesson of the exercise that was reached last.
fn last_lesson(progress: &str) -> Option<(String, String)> {
    COURSES.into_iter().find_map(|course| {
        let line = progress.lines().find_map(|line| line.strip_prefix(course)?.strip_prefix(' '))?;
        let (lesson, _) = line.rsplit(' ').next()?.split_once('-')?;
        let number = lesson.trim_start_matches(|c: char| !c.is_ascii_digit()).trim_start_matches('0');
        Some((["#learn/", course, "/", lesson].concat(), [" ", number].concat()))
    })
}

/// The doors of a first visit, or those of somebody who comes back.
fn doors() -> Vec<Door> {
    let progress = store::load(PROGRESS).unwrap_or_default();
    let is_first = progress.is_empty() && games::kept_text().is_none();
    if is_first {
        let teach =
            Door::new("#more/teachers", Picture::Icon("projector"), Label::DoorTeach, Label::DoorTeachLine);
        return vec![Door::play(), Door::learn(), teach];
    }
    let games = Door::new("#games", Picture::Icon("games"), Label::DoorGames, Label::DoorGamesLine);
    let mistakes = progress.lines().any(|line| line.starts_with(MISSED)).then(|| {
        Door::new("#learn/mistakes", Picture::Icon("check"), Label::DoorMistakes, Label::DoorMistakesLine)
    });
    let today = Door::new("#practise", Picture::Icon("target"), Label::DoorToday, Label::DoorTodayLine);
    let go_on = Door::go_on(&progress).unwrap_or_else(Door::learn);
    [Some(go_on), Some(today), Some(games), mistakes].into_iter().flatten().collect()
}

/// The doors, as long as no move is written.
pub fn Doors(desk: Desk) -> El {
    // Before the first dart the room is needed for throwing.
    let throws = move || desk.scene.with(|scene| scene.next_dart().is_some());
    let is_empty = Memo::new(move |_| desk.sheet.with(|sheet| sheet.rows.is_empty()) && !throws());
    el("nav", "").class(move || if is_empty.get() { "doors" } else { "hidden" }).each(move || {
        let shown = is_empty.get().then(|| doors().into_iter().map(|door| door_link(desk, door)));
        shown.into_iter().flatten().collect()
    })
}

fn door_link(desk: Desk, door: Door) -> El {
    let picture = match door.picture {
        Picture::Piece => image(Some(Glyph { side: Side::White, figure: Figure::Knight })),
        Picture::Move => vec![el("b", "t-to").text("e4")],
        Picture::Icon(name) => vec![Icon(name)],
    };
    let title = move || [desk.label(door.title), &door.number].concat();
    let words = el("span", "").with([el("b", "").says(title), el("small", "").label(desk, door.line)]);
    let picture = el("span", "picture").attr("aria-hidden", "true").with(picture);
    el("a", "door").attr("href", &door.address).with([picture, words])
}
