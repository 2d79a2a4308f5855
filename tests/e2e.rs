//! End-to-end tests of the built app in a real browser: by mouse, finger and keys.
//!
//! Needs `dist/`, Chromium with its driver, and axe-core: `cargo xtask test` installs all of them. With
//! `NOTABENE_SHOTS=folder`, tests save screenshots there.
#![cfg(not(target_arch = "wasm32"))]

mod browser;

/// Runs the steps of one visit, functions of what is visited, one after the other. A failure names its step.
macro_rules! steps {
    ($visited:expr, [$($step:ident),+ $(,)?]) => {{$(
        let step = crate::app::Step(stringify!($step));
        $step($visited);
        drop(step);
    )+}};
}

#[path = "e2e/access.rs"]
mod access;
#[path = "e2e/answers.rs"]
mod answers;
#[path = "e2e/app.rs"]
mod app;
#[path = "e2e/ax_tree.rs"]
mod ax_tree;
#[path = "e2e/beside.rs"]
mod beside;
#[path = "e2e/blindfold.rs"]
mod blindfold;
#[path = "e2e/builder.rs"]
mod builder;
#[path = "e2e/builder_try.rs"]
mod builder_try;
#[path = "web/class_sample.rs"]
mod class_sample;
#[path = "e2e/clock.rs"]
mod clock;
#[path = "e2e/collection.rs"]
mod collection;
#[path = "e2e/correspondence.rs"]
mod correspondence;
#[path = "e2e/damage.rs"]
mod damage;
#[path = "e2e/darts.rs"]
mod darts;
#[path = "e2e/device.rs"]
mod device;
#[path = "e2e/door.rs"]
mod door;
#[path = "e2e/draughts_board.rs"]
mod draughts_board;
#[path = "e2e/draughts_pages.rs"]
mod draughts_pages;
#[path = "e2e/draughts_play.rs"]
mod draughts_play;
#[path = "e2e/draughts_records.rs"]
mod draughts_records;
#[path = "e2e/draughts_write.rs"]
mod draughts_write;
#[path = "e2e/drawing.rs"]
mod drawing;
#[path = "e2e/drill.rs"]
mod drill;
#[path = "e2e/embed.rs"]
mod embed;
#[path = "e2e/embed_cdn.rs"]
mod embed_cdn;
#[path = "e2e/embed_first.rs"]
mod embed_first;
#[path = "e2e/embed_frame.rs"]
mod embed_frame;
#[path = "e2e/embed_games.rs"]
mod embed_games;
#[path = "e2e/embed_lessons.rs"]
mod embed_lessons;
#[path = "e2e/embed_pages.rs"]
mod embed_pages;
#[path = "e2e/embed_puzzle.rs"]
mod embed_puzzle;
#[path = "e2e/embed_real.rs"]
mod embed_real;
#[path = "e2e/embed_rounds.rs"]
mod embed_rounds;
#[path = "e2e/embed_viewer.rs"]
mod embed_viewer;
#[path = "e2e/embed_viewer_later.rs"]
mod embed_viewer_later;
#[path = "e2e/embed_viewer_looks.rs"]
mod embed_viewer_looks;
#[path = "e2e/enter.rs"]
mod enter;
#[path = "e2e/everywhere.rs"]
mod everywhere;
#[path = "e2e/explain.rs"]
mod explain;
#[path = "e2e/famous.rs"]
mod famous;
#[path = "e2e/first_lesson.rs"]
mod first_lesson;
#[path = "e2e/first_visitor.rs"]
mod first_visitor;
#[path = "e2e/gallery.rs"]
mod gallery;
#[path = "e2e/games.rs"]
mod games;
#[path = "e2e/games_kept.rs"]
mod games_kept;
#[path = "e2e/games_list.rs"]
mod games_list;
#[path = "e2e/ink.rs"]
mod ink;
#[path = "e2e/ink_box.rs"]
mod ink_box;
#[path = "e2e/ink_places.rs"]
mod ink_places;
#[path = "e2e/keep.rs"]
mod keep;
#[path = "e2e/keyboard.rs"]
mod keyboard;
#[path = "e2e/layout.rs"]
mod layout;
#[path = "e2e/layout_contract.rs"]
mod layout_contract;
#[path = "e2e/learn.rs"]
mod learn;
#[path = "e2e/learn_looks.rs"]
mod learn_looks;
#[path = "e2e/learners.rs"]
mod learners;
#[path = "e2e/links.rs"]
mod links;
#[path = "e2e/long_games.rs"]
mod long_games;
#[path = "e2e/memory.rs"]
mod memory;
#[path = "e2e/mind.rs"]
mod mind;
#[path = "e2e/note_along.rs"]
mod note_along;
#[path = "e2e/offline.rs"]
mod offline;
#[path = "e2e/offline_newer.rs"]
mod offline_newer;
#[path = "e2e/on_demand.rs"]
mod on_demand;
#[path = "e2e/opponent.rs"]
mod opponent;
#[path = "browser/pages.rs"]
mod pages;
#[path = "e2e/path.rs"]
mod path;
#[path = "e2e/pen.rs"]
mod pen;
#[path = "e2e/photo.rs"]
mod photo;
#[path = "e2e/photo_kept.rs"]
mod photo_kept;
#[path = "e2e/photo_trial.rs"]
mod photo_trial;
#[path = "e2e/photo_ways.rs"]
mod photo_ways;
#[path = "e2e/picture.rs"]
mod picture;
#[path = "e2e/practise.rs"]
mod practise;
#[path = "e2e/print.rs"]
mod print;
#[path = "e2e/private.rs"]
mod private;
#[path = "e2e/records.rs"]
mod records;
#[path = "e2e/records_files.rs"]
mod records_files;
#[path = "e2e/rehearsal.rs"]
mod rehearsal;
#[path = "e2e/results.rs"]
mod results;
#[path = "e2e/room.rs"]
mod room;
#[path = "e2e/round.rs"]
mod round;
#[path = "e2e/scharten.rs"]
mod scharten;
#[path = "e2e/setup.rs"]
mod setup;
#[path = "e2e/share.rs"]
mod share;
#[path = "e2e/sheet.rs"]
mod sheet;
#[path = "e2e/sheet_repair.rs"]
mod sheet_repair;
#[path = "e2e/soak.rs"]
mod soak;
// The simulator of photographs of `core/ink`, with what it needs.
#[path = "../core/ink/tests/common/forms.rs"]
mod forms;
#[path = "../core/ink/tests/common/sheets.rs"]
mod sheets;
#[path = "e2e/sound.rs"]
mod sound;
#[path = "e2e/strokes.rs"]
mod strokes;
#[path = "e2e/systems.rs"]
mod systems;
#[path = "e2e/update.rs"]
mod update;
#[path = "e2e/walks.rs"]
mod walks;
#[path = "e2e/wall.rs"]
mod wall;
#[path = "e2e/wall_class.rs"]
mod wall_class;
#[path = "e2e/wall_pages.rs"]
mod wall_pages;
#[path = "e2e/worksheets.rs"]
mod worksheets;
#[path = "e2e/write.rs"]
mod write;
#[path = "../core/ink/tests/common/writing.rs"]
mod writing;
// Random games for its sheets.
#[path = "../core/ink/tests/common/measuring.rs"]
mod measuring;
#[path = "../core/ink/tests/common/games.rs"]
mod written_games;
