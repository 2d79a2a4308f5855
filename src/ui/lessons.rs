//! Positions with a line to walk: their diagrams and texts, and the way to put them on the board.

use super::compare::picture;
use super::dom::El;
use super::interop::element;
use super::notes::arranged;
use super::prefs::Preferences;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::exchange::import::{self, Want};
use notabene_core::game::Game;
use notabene_core::i18n::{Block, Label, Section};
use notabene_core::notation::Style;
use notabene_core::record;

/// The text with the positions: in the first row of each section its name for tests, and its record.
const TEXT: &str = "strokes";

/// All positions.
pub fn lessons(_: Desk) -> El {
    element(view! { <StrokeLessons/> })
}

#[component]
fn StrokeLessons() -> impl IntoView {
    let desk = Desk::here();
    let lessons = move |sections: &[Section]| {
        let lessons = sections.iter().filter_map(|section| Lesson::read(desk, section));
        lessons.map(|lesson| element(view! { <StrokeLesson lesson/> })).collect()
    };
    view! {
        <section class="card lessons" data-card="lessons">
            <h2>{desk.prefs.words(Label::LessonsTitle)}</h2>
            {arranged(desk, TEXT, Box::new(lessons)).view()}
        </section>
    }
}

/// A position of the text.
struct Lesson {
    title: String,
    /// Name for tests.
    name: String,
    /// Record of the game with the line.
    record: String,
    /// Address of the diagram.
    picture: String,
    words: Vec<Block>,
}

impl Lesson {
    /// Reads a section; `None` without a name and a record that can be opened.
    fn read(desk: Desk, section: &Section) -> Option<Lesson> {
        let Some((Block::Row(cells), words)) = section.blocks.split_first() else { return None };
        let [name, record] = &cells[..] else { return None };
        let game = opened(record, &Style::pgn())?;
        let title = section.title.clone();
        Some(Lesson {
            picture: picture(desk, &game.scene(), "", &title),
            title,
            name: name.clone(),
            record: record.clone(),
            words: words.to_vec(),
        })
    }
}

/// A position, folded but for its title.
#[component]
fn StrokeLesson(lesson: Lesson) -> impl IntoView {
    let desk = Desk::here();
    let prefs: Preferences = expect_context();
    let Lesson { title, name, record, picture, words } = lesson;
    let (heading, test_name, text) = (title.clone(), name.clone(), record.clone());
    let open = move |_| {
        if let Some(game) = opened(&text, &Style::pgn()) {
            desk.put(game);
            // The address of the game is the plain one.
            drop(window().location().set_hash(""));
        }
    };
    view! {
        <details data-lesson=test_name>
            <summary><h3>{heading}</h3></summary>
            <div class="lesson">
                <img class="diagram" alt=title src=picture/>
                <div class="words">
                    {words.into_iter().map(|block| view! { <TextBlock block/> }).collect_view()}
                    <button type="button" class="main" data-do=name data-record=record on:click=open>
                        {prefs.words(Label::LessonOpen)}
                    </button>
                </div>
            </div>
        </details>
    }
}

/// A block of a text.
#[component]
fn TextBlock(block: Block) -> impl IntoView {
    match block {
        Block::Text(text) => view! { <p>{text}</p> }.into_any(),
        Block::Item(text) => view! { <p class="item">{text}</p> }.into_any(),
        Block::Row(cells) => {
            let cells = cells.into_iter().map(|cell| view! { <span>{cell}</span> });
            view! { <p class="row">{cells.collect_view()}</p> }.into_any()
        }
    }
}

/// The first game of a record; `None` if there is none that can be opened.
pub fn opened(text: &str, style: &Style) -> Option<Game> {
    import::import(text, record::next_game(text, 0)?, style, Want::Game).table?.ok()
}
