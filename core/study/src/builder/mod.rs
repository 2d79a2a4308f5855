//! Course builder: a course file that is changed piece by piece, its problems where they are, and proposed answers.
//!
//! | module | content |
//! |--------|---------|
//! | `document`, `edit` | a course file as lines and blocks, and changes that touch no other line |
//! | `line` | games as boards, moves of a board |
//! | `kinds` | names of the kinds of exercises, and what is missing in plain words |
//! | `board`, `answers` | the board and the answers of a block |
//! | `problems` | the problems of the reader by blocks, and the part of a course that is valid |
//! | `card`, `question` | the steps of the summary, and the question of a lesson |
//! | `propose`, `sheet` | answers that follow from the board, and typical mistakes with their causes |
//! | `new`, `copy` | new courses, lessons and exercises; lessons of other courses |
//! | `alone` | one exercise as a course, to be tried out |
//! | `draft` | a course being built, with undo and redo |
//!
//! ```
//! use notabene_study::builder::{CourseDocument, NewTexts};
//! use notabene_core::i18n::Language;
//! let texts = NewTexts { title: "Mine".into(), ..NewTexts::default() };
//! let mut course = CourseDocument::create("mine", "chess", Language::En, &texts);
//! let lesson = course.add_lesson(Language::En, &texts);
//! let exercise = course.add_exercise(lesson, "write").unwrap();
//! course.set_moves(exercise, &["g1f3".into()]);
//! assert!(course.text().contains("moves Nf3"));
//! ```

mod alone;
mod answers;
mod board;
mod card;
mod copy;
mod document;
mod draft;
mod edit;
mod for_pupils;
mod kinds;
mod line;
mod new;
mod problems;
mod propose;
mod question;
mod sheet;

pub use answers::BlockAnswer;
pub use card::CardStep;
pub use document::{Block, BlockEntry, BlockKind, CourseDocument};
pub use draft::CourseDraft;
pub use edit::one_line;
pub use for_pupils::{for_pupils, is_for_pupils};
pub use kinds::{KIND_LABELS, KindLabels, kind_labels, missing_label};
pub use line::{board_after, board_of_game, last_move_text, moves_to_here};
pub use new::NewTexts;
pub use problems::{BlockProblem, check_file, valid_part};
pub use propose::{ProposedAnswer, hint_words, proposed_given, proposed_options};
pub use sheet::{HEAD_BOXES, head_box, with_head_box};
