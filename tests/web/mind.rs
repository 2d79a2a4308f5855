//! The mind's eye: the right board among four, by finger and by keys, and the moves once the task is done.

use crate::app::App;
use crate::app::key;
use crate::records::english;
use notabene::core::game::position_editor::PositionEditor;
use notabene::core::geometry::Field;
use notabene::core::i18n::Language;
use notabene::core::position::Glyph;
use notabene::study::Quality;
use notabene::study::task::{self, Task};
use wasm_bindgen_test::*;

/// Opens the first of some tasks, as those of today: skill, game, seed.
async fn open_tasks(app: &App, tasks: &[(&str, &str, u32)]) -> Vec<Task> {
    let words: Vec<String> =
        tasks.iter().map(|(skill, game, seed)| format!("{skill}@{game}#{seed}")).collect();
    let keep = "const day = Math.floor((Date.now() / 1000 - new Date().getTimezoneOffset() * 60) / 86400);
        localStorage.setItem('notabene.1.practice', `notabene practice 1\\nplan ${day} ${arguments[0]}\\n`);";
    app.script(keep, &[words.join(" ").into()]);
    app.script("location.hash = '#learn/today/tasks/1'", &[]);
    app.reload().await;
    app.find(".lesson-text.task .prompt").await;
    let generated = |(skill, game, seed): &(&str, &str, u32)| {
        task::generate(task::find(skill).expect("a skill"), game, *seed).expect("a task")
    };
    tasks.iter().map(generated).collect()
}

/// The option of a quality, by its number in the task.
fn option(task: &Task, is: Quality) -> usize {
    task.exercise.answers.iter().position(|answer| answer.quality == is).expect("an option")
}

/// The place of an option on the screen, from 1.
fn place_of(app: &App, n: usize) -> usize {
    let place = "return [...document.querySelectorAll('.boards [data-option]')]
        .findIndex((it) => it.dataset.option === arguments[0]) + 1";
    app.script(place, &[n.to_string().into()]).as_u64().expect("a place") as usize
}

/// The pieces of an option in words, as its description.
fn description(app: &App, n: usize) -> String {
    let id = app.attribute(&format!("[data-option='{n}']"), "aria-describedby").expect("a description");
    let text = "return document.getElementById(arguments[0]).textContent";
    app.script(text, &[id.into()]).as_str().unwrap_or_default().into()
}

/// True if the large board has all pieces of a description.
fn shows(app: &App, pieces: &str) -> bool {
    let board = app.board();
    let fields = board.as_object().expect("fields");
    // Fields of the dartboard end with the name of their bed.
    let is_on = |field: &str, piece: &str| {
        field.strip_prefix(piece).is_some_and(|rest| rest.is_empty() || rest.starts_with(','))
    };
    let texts: Vec<&str> = fields.values().filter_map(|field| field.as_str()).collect();
    pieces.split("; ").all(|piece| texts.iter().any(|field| is_on(field, piece)))
}

#[wasm_bindgen_test]
async fn the_right_board_is_chosen_by_finger_and_the_moves_are_shown() {
    let app = english().await;
    let tasks = open_tasks(&app, &[("mind/board-short", "chess", 3)]).await;
    let (right, wrong) = (option(&tasks[0], Quality::Right), option(&tasks[0], Quality::Wrong));
    app.expect("four boards", 4, || app.count(".boards [data-option] img")).await;
    let names = "return [...document.querySelectorAll('.boards [data-option]')].map((it) => it.ariaLabel)";
    let numbered = serde_json::json!(["Board 1", "Board 2", "Board 3", "Board 4"]);
    assert_eq!(app.script(names, &[]), numbered, "names tell nothing");
    let (start, end) = (app.board(), description(&app, right));
    assert!(end.contains("white king") && !shows(&app, &end), "{end}");
    app.finger(&format!("[data-option='{wrong}']")).await;
    let hint = tasks[0].exercise.answers[wrong].hint.expect("a cause");
    let words = tasks[0].hints[hint].text.in_language(Language::En);
    app.expect("the cause", words.to_string(), || app.text(".said .look")).await;
    assert_eq!(app.board(), start, "the board stays as it was");
    // A reload in the middle: the boards are there again.
    app.reload().await;
    app.expect("four boards", 4, || app.count(".boards [data-option] img")).await;
    app.expect("nothing tried", 0, || app.count(".boards .tried")).await;
    app.finger(&format!("[data-option='{wrong}']")).await;
    app.finger(&format!("[data-option='{right}']")).await;
    app.expect_stars(2).await;
    app.wait_until("the moves are shown one by one", || shows(&app, &end)).await;
    app.finger(".steps-after [data-step=first]").await;
    app.expect("the position before the moves", start, || app.board()).await;
    app.finger(".steps-after [data-step=next]").await;
    app.finger(".steps-after [data-step=last]").await;
    app.wait_until("the position after the moves", || shows(&app, &end)).await;
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn the_right_board_is_chosen_by_keys_in_every_game() {
    let app = english().await;
    for (skill, game) in [
        ("mind/board", "chess"),
        ("mind/board-long", "draughts/international"),
        ("mind/board-short", "draughts/russian"),
        ("mind/board", "scharten"),
    ] {
        let tasks = open_tasks(&app, &[(skill, game, 5)]).await;
        let right = option(&tasks[0], Quality::Right);
        app.expect("four boards", 4, || app.count(".boards [data-option] img")).await;
        let start = app.board();
        app.keys(key::RIGHT).await;
        let end = description(&app, right);
        assert!(!shows(&app, &end), "the moves are not shown before the answer");
        app.keys(&place_of(&app, right).to_string()).await;
        app.expect_stars(3).await;
        app.wait_until("the position after the moves", || shows(&app, &end)).await;
        app.click(".steps-after [data-step=first]").await;
        app.expect("the position before the moves", start, || app.board()).await;
    }
}

#[wasm_bindgen_test]
async fn other_tasks_of_the_head_show_their_moves_once_they_are_done() {
    let app = english().await;
    let tasks = open_tasks(&app, &[("mind/possible", "chess", 2), ("mind/check", "chess", 2)]).await;
    let start = app.board();
    app.keys(key::RIGHT).await;
    assert_eq!(app.board(), start);
    // Numbers choose among texts, too.
    let right = option(&tasks[0], Quality::Right);
    let texts: Vec<String> = app.texts(".three [data-option]");
    let text = tasks[0].exercise.answers[right].text.in_language(Language::En);
    let place = texts.iter().position(|other| other == text).expect("the option is on the screen") + 1;
    app.keys(&place.to_string()).await;
    app.expect_stars(3).await;
    app.wait_until("the moves are on the board", || app.board() != start).await;
    app.click(".steps-after [data-step=first]").await;
    app.expect("the position before the moves", start, || app.board()).await;
}

/// Puts a piece on a field of the board that is set up, or takes it away, by finger.
async fn put(app: &App, at: Field, piece: Option<Glyph>) {
    let tool =
        piece.map_or("eraser".into(), |glyph| format!("{}-{}", glyph.side.name(), glyph.figure.name()));
    let css = format!("[data-tool='{tool}']");
    // A second tap would put the tool away.
    if app.attribute(&css, "aria-pressed").as_deref() != Some("true") {
        app.finger(&css).await;
    }
    app.finger(&format!(".set-up [data-cell='{}']", at.0)).await;
}

/// Changes some of the fields that are not right yet.
async fn set_up(app: &App, task: &Task, from: &PositionEditor, fields: std::ops::Range<usize>) {
    let end = task.exercise.board.arrangement().expect("a position");
    let differs = |at: &Field| from.piece_at(*at) != end.piece_at(*at);
    let wrong: Vec<Field> = end.board.grid.fields().filter(differs).collect();
    for at in wrong.into_iter().skip(fields.start).take(fields.len()) {
        put(app, at, end.piece_at(at)).await;
    }
}

/// The fields of the board that is set up, as a screen reader names them.
fn set_up_board(app: &App) -> String {
    let names =
        "return [...document.querySelectorAll('.set-up [role=gridcell]')].map((it) => it.ariaLabel).join()";
    app.script(names, &[]).as_str().unwrap_or_default().into()
}

#[wasm_bindgen_test]
async fn a_position_is_set_up_by_finger_and_survives_a_reload() {
    let app = english().await;
    let tasks = open_tasks(&app, &[("mind/set-up", "chess", 3)]).await;
    let start = tasks[0].exercise.set_up_start().expect("a position");
    app.find(".set-up [data-cell='0']").await;
    set_up(&app, &tasks[0], &start, 0..2).await;
    app.finger("[data-do=check]").await;
    app.wait_until("what is wrong is said", || {
        app.has(".said .look") && app.text(".said").contains("Pieces in the right place")
    })
    .await;
    app.expect("what is wrong is marked", true, || app.count(".set-up .overlay > *") > 0).await;
    let begun = set_up_board(&app);
    app.reload().await;
    app.expect("the pieces are kept", begun, || set_up_board(&app)).await;
    set_up(&app, &tasks[0], &start, 2..64).await;
    app.finger("[data-do=check]").await;
    // Mistakes before a reload are forgotten, as in other exercises.
    app.expect_stars(3).await;
    app.wait_until("the board of the lessons is back", || !app.has(".set-up > *")).await;
    app.finger(".steps-after [data-step=first]").await;
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn pieces_are_seen_for_a_while_and_set_up_from_memory() {
    let app = english().await;
    for game in ["chess", "draughts/international", "scharten"] {
        let tasks = open_tasks(&app, &[("recall/few", game, 5)]).await;
        app.expect("the pieces", 4, || app.count(".stand .pieces .piece")).await;
        // The look ends by itself, or with the button.
        match game {
            "chess" => app.wait_until("the pieces go away", || app.has(".set-up [data-cell='0']")).await,
            _ => app.click("[data-do=begin]").await,
        }
        app.expect("an empty board", 0, || app.count(".set-up .pieces .piece")).await;
        if game == "scharten" {
            app.click("[data-do=help]").await;
            app.expect("another look", 4, || app.count(".stand .pieces .piece")).await;
            app.click("[data-do=begin]").await;
        }
        let empty = tasks[0].exercise.set_up_start().expect("an empty board");
        set_up(&app, &tasks[0], &empty, 0..64).await;
        app.click("[data-do=check]").await;
        app.expect_stars(if game == "scharten" { 2 } else { 3 }).await;
    }
}
