//! Positions with a line of moves: diagrams, explanations, and buttons to open them on the board.

use crate::components::Icon;
use crate::pages::compare::picture_with_paths;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::views::article::{Article, Blocks, RenderSections, finder_of};
use leptos::prelude::*;
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::game::Game;
use notabene_core::i18n::{Block, Label, Section};
use notabene_core::notation::Style;
use notabene_core::record;

/// Name of the text. The first row of each section holds a name for tests, and the record.
const TEXT_NAME: &str = "strokes";

/// All positions.
#[component]
pub fn LessonList() -> impl IntoView {
    let prefs = Preferences::here();
    let render: RenderSections = Box::new(move |all| {
        let lessons = all.iter().filter_map(|section| Lesson::new(prefs, section));
        lessons.map(|lesson| view! { <LessonDetails lesson/> }).collect_view().into_any()
    });
    view! {
        <section class="card lessons" data-card="lessons">
            <h2>{prefs.label_signal(Label::LessonsTitle)}</h2>
            <Article name=TEXT_NAME render/>
            // Strokes to be found.
            <a class="place-link row-link" href="#strokes">
                <Icon name="men"/>
                <span>
                    <b>{prefs.label_signal(Label::StrokesTitle)}</b>
                    <small>{prefs.label_signal(Label::StrokesLine)}</small>
                </span>
            </a>
        </section>
    }
}

/// A position with a line of moves.
struct Lesson {
    name: String,
    record: String,
    title: String,
    blocks: Vec<Block>,
    picture: String,
}

impl Lesson {
    /// Reads a section; `None` without a valid record.
    fn new(prefs: Preferences, section: &Section) -> Option<Lesson> {
        let Some((Block::Row(cells), blocks)) = section.blocks.split_first() else { return None };
        let [name, record] = &cells[..] else { return None };
        let game = game_of_record(record, &Style::pgn())?;
        Some(Lesson {
            name: name.clone(),
            record: record.clone(),
            title: section.title.clone(),
            blocks: blocks.into(),
            picture: picture_with_paths(prefs, &game.scene(), "", &section.title),
        })
    }
}

/// A position, collapsible to its title.
#[component]
fn LessonDetails(lesson: Lesson) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let Lesson { name, record, title, blocks, picture } = lesson;
    let (button, text, alt) = (name.clone(), record.clone(), title.clone());
    let open = move |_| {
        if let Some(game) = game_of_record(&text, &Style::pgn()) {
            current.open(game);
            // The address of the game is empty.
            drop(window().location().set_hash(""));
        }
    };
    view! {
        <details data-lesson=name open>
            <summary><h3>{title}</h3></summary>
            <div class="lesson stack loose at-start">
                <img class="diagram" alt=alt src=picture/>
                <div class="words">
                    <Blocks blocks finder=finder_of(prefs, TEXT_NAME)/>
                    <button type="button" class="main" data-do=button data-record=record on:click=open>
                        {prefs.label_signal(Label::LessonOpen)}
                    </button>
                </div>
            </div>
        </details>
    }
}

/// Opens a record as a game. None if it contains no valid game.
pub fn game_of_record(text: &str, style: &Style) -> Option<Game> {
    import::import(text, record::next_game(text, 0)?, style, ImportTarget::Game).table?.ok()
}
