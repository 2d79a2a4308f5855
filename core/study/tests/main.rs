//! All native tests of this crate in one program, which is linked once: a module for each subject. The tests of one
//! subject run by `cargo test -p notabene-study --test all SUBJECT::`.
#![cfg(not(target_arch = "wasm32"))]

#[path = "../../tests/common/mod.rs"]
#[allow(dead_code, reason = "shared with the tests of notabene-core")]
mod common;

mod chess960;
mod claims;
mod clock_face;
mod course_builder;
mod course_builder_laws;
mod curriculum;
mod drill;
mod famous;
mod ink_cells;
mod learners;
mod lesson_answers;
mod lesson_circle;
mod lesson_files;
mod lesson_film;
mod lesson_judge;
mod lesson_kept;
mod lesson_kinds;
mod lesson_path;
mod lesson_plan;
mod lesson_progress;
mod lesson_translation;
mod lessons;
mod level_results;
mod memory;
mod note_along;
mod parents;
mod partial;
mod place;
mod practice_time;
mod preferences;
mod prepared_lesson;
mod printing;
mod results;
mod scan_layout;
mod schedule;
mod sheet_by_hand;
mod sheet_form;
mod sheet_link;
mod sheet_marking;
mod sheet_order;
mod sheet_plant;
mod storage_keys;
mod strokes;
mod tasks;
mod tasks_mind;
mod wall;
mod wall_peer;
mod wall_set_up;
mod wall_tools;
mod worksheets;
