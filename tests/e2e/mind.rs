//! The mind's eye: the right board among four, by finger and by keys, and the moves once the task is done.

use crate::app::App;
use crate::browser::key;
use crate::layout::assert_no_side_scroll;
use notabene::study::task::{self, Task};

/// Opens the first of some tasks, as those of today: skill, game, seed.
fn open_tasks(app: &App, tasks: &[(&str, &str, u32)]) -> Vec<Task> {
    let words: Vec<String> =
        tasks.iter().map(|(skill, game, seed)| format!("{skill}@{game}#{seed}")).collect();
    let keep = "const day = Math.floor((Date.now() / 1000 - new Date().getTimezoneOffset() * 60) / 86400);
        localStorage.setItem('notabene.1.practice', `notabene practice 1\\nplan ${day} ${arguments[0]}\\n`);";
    app.script(keep, &[words.join(" ").into()]);
    app.script("location.hash = '#learn/today/tasks/1'", &[]);
    app.reload();
    app.find(".lesson-text.task .prompt");
    let generated = |(skill, game, seed): &(&str, &str, u32)| {
        task::generate(task::find(skill).expect("a skill"), game, *seed).expect("a task")
    };
    tasks.iter().map(generated).collect()
}

/// A step of `layout::the_pages_of_practice_fit_every_screen`.
pub fn four_boards_fit_every_screen_in_every_language(app: &App) {
    app.anew("en");
    open_tasks(app, &[("mind/board", "chess", 7)]);
    for (width, height) in [(1024, 768), (768, 1024), (360, 740), (740, 360), (1920, 1080)] {
        app.resize(width, height);
        app.reload();
        app.expect("four boards", 4, || app.count(".boards [data-option] img"));
        app.shot(&format!("mind-board-{width}"));
        assert_no_side_scroll(app, &format!("{width}x{height}"));
    }
    for language in ["fr", "nl", "de", "es"] {
        app.speak(language);
        app.expect("four boards", 4, || app.count(".boards [data-option] img"));
        app.shot(&format!("mind-board-{language}"));
    }
}

/// The fields of the board that is set up, as a screen reader names them.
fn set_up_board(app: &App) -> String {
    let names =
        "return [...document.querySelectorAll('.set-up [role=gridcell]')].map((it) => it.ariaLabel).join()";
    app.script(names, &[]).as_str().unwrap_or_default().into()
}

/// A step of `layout::the_pages_of_practice_fit_every_screen`.
pub fn a_position_is_set_up_by_keys_on_every_screen(app: &App) {
    app.anew("en");
    let tasks = open_tasks(app, &[("mind/set-up", "chess", 7)]);
    for (width, height) in [(1024, 768), (768, 1024), (360, 740), (740, 360), (1920, 1080)] {
        app.resize(width, height);
        app.reload();
        app.find(".set-up [data-cell='0']");
        app.shot(&format!("mind-set-up-{width}"));
        assert_no_side_scroll(app, &format!("{width}x{height}"));
    }
    let start = tasks[0].exercise.set_up_start().expect("a position");
    let at = start.board.grid.fields().find(|at| start.piece_at(*at).is_some()).expect("a piece");
    let before = set_up_board(app);
    app.script("document.querySelector(`.set-up [data-cell='${arguments[0]}']`).focus()", &[at.0.into()]);
    // A piece is picked up, moved a field on, and put down; then that is undone.
    app.keys(key::ENTER);
    app.keys(key::UP);
    app.keys(key::ENTER);
    app.wait_until("the piece stands elsewhere", || set_up_board(app) != before);
    app.keys_with("\u{E009}", "z");
    app.expect("undone", before, || set_up_board(app));
}
