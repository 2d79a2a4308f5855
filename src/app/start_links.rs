//! Doors: three links beside an empty sheet, which disappear with the first move.

use crate::components::element::El;
use crate::components::{Icon, PieceImage, leptos_view};
use crate::state::context::AppContext;
use crate::state::preferences::Preferences;
use crate::state::{saved_games, storage};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::position::{Figure, Glyph, Side};
use notabene_study::storage_key::StorageKey;

/// Courses that can be continued, in this order of preference.
const COURSES: [&str; 4] = ["notation", "scharten", "draughts", "chess960"];
/// Prefix of a line of mistakes in the saved progress.
const MISSED: char = '?';

/// The picture of a door.
#[derive(Copy, Clone)]
enum Picture {
    Piece,
    Move,
    Icon(&'static str),
}

/// A link with a picture.
struct PictureLink {
    address: String,
    picture: Picture,
    title: Label,
    /// Number of the lesson, added to the title; empty without one.
    number: String,
    line: Label,
}

impl PictureLink {
    fn new(address: &str, picture: Picture, title: Label, line: Label) -> PictureLink {
        PictureLink { address: address.into(), picture, title, number: String::new(), line }
    }

    fn play() -> PictureLink {
        PictureLink::new("#play", Picture::Piece, Label::DoorPlay, Label::DoorPlayLine)
    }

    fn learn() -> PictureLink {
        PictureLink::new("#learn/notation/L01", Picture::Move, Label::DoorLearn, Label::DoorLearnLine)
    }

    /// Returns a link to the next lesson of the pupil; `progress` is the saved text.
    fn continue_course(progress: &str) -> Option<PictureLink> {
        let (address, number) = last_lesson(progress)?;
        let door = PictureLink::new(&address, Picture::Move, Label::DoorGoOn, Label::DoorGoOnLine);
        Some(PictureLink { number, ..door })
    }
}

/// Address and number of the lesson of the exercise that was reached last.
fn last_lesson(progress: &str) -> Option<(String, String)> {
    COURSES.into_iter().find_map(|course| {
        let line = progress.lines().find_map(|line| line.strip_prefix(course)?.strip_prefix(' '))?;
        let (lesson, _) = line.rsplit(' ').next()?.split_once('-')?;
        let number = lesson.trim_start_matches(|c: char| !c.is_ascii_digit()).trim_start_matches('0');
        Some((format!("#learn/{course}/{lesson}"), format!(" {number}")))
    })
}

/// Returns the doors of a first visit, or those of a returning reader.
fn picture_links() -> Vec<PictureLink> {
    let progress = storage::load(StorageKey::Progress).unwrap_or_default();
    let is_first = progress.is_empty() && saved_games::saved_text().is_none();
    if is_first {
        let teach = PictureLink::new(
            "#more/teachers",
            Picture::Icon("projector"),
            Label::DoorTeach,
            Label::DoorTeachLine,
        );
        return vec![PictureLink::play(), PictureLink::learn(), teach];
    }
    // A list without games is no door.
    let games = saved_games::saved_text()
        .map(|_| PictureLink::new("#games", Picture::Icon("games"), Label::DoorGames, Label::DoorGamesLine));
    let mistakes = progress.lines().any(|line| line.starts_with(MISSED)).then(|| {
        PictureLink::new(
            "#learn/mistakes",
            Picture::Icon("check"),
            Label::DoorMistakes,
            Label::DoorMistakesLine,
        )
    });
    let today =
        PictureLink::new("#practise", Picture::Icon("target"), Label::DoorToday, Label::DoorTodayLine);
    let go_on = PictureLink::continue_course(&progress).unwrap_or_else(PictureLink::learn);
    [Some(go_on), Some(today), games, mistakes].into_iter().flatten().collect()
}

/// The doors, as long as no move is written.
#[component]
fn DoorList(app: AppContext) -> impl IntoView {
    // Before the first dart the space is needed for throwing.
    let throws = move || app.scene.with(|scene| scene.next_dart().is_some());
    let is_empty = Memo::new(move |_| app.sheet.with(|sheet| sheet.rows.is_empty()) && !throws());
    let doors = move || {
        let doors = if is_empty.get() { picture_links() } else { Vec::new() };
        doors.into_iter().map(|door| view! { <Door door/> }).collect_view()
    };
    view! { <nav class=move || if is_empty.get() { "doors" } else { "hidden" }>{doors}</nav> }
}

/// [`DoorList`] as an element, for parents that are no components.
pub fn Doors(app: AppContext) -> El {
    leptos_view::element(view! { <DoorList app/> })
}

#[component]
fn Door(door: PictureLink) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let PictureLink { address, picture, title, number, line } = door;
    let picture = match picture {
        Picture::Piece => {
            view! { <PieceImage glyph=Glyph { side: Side::White, figure: Figure::Knight }/> }.into_any()
        }
        Picture::Move => view! { <b class="t-to">"e4"</b> }.into_any(),
        Picture::Icon(name) => view! { <Icon name/> }.into_any(),
    };
    view! {
        <a class="door" href=address>
            <span class="picture" aria-hidden="true">{picture}</span>
            <span>
                <b>{move || format!("{}{number}", prefs.label(title))}</b>
                <small>{prefs.label_signal(line)}</small>
            </span>
        </a>
    }
}
