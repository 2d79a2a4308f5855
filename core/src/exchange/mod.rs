//! Import and export: saves, share links, backup, pictures, embedded boards, API data.
//!
//! | module | contents |
//! |--------|------|
//! | `import`, `source`, `content`, `identify`, `mend` | records of other programs, and which game they hold |
//! | `save`, `library`, `backup` | what a device stores: games, the list of games, everything as one file |
//! | `link`, `share`, `qr` | a game or a position in an address, and as a square code |
//! | `result` | what a pupil hands in, as a link or a code |
//! | `pairing` | the codes by which two devices of a classroom find each other |
//! | `picture`, `picture_shapes`, `board_svg` | a position as one SVG text; its arrows; the parts of a board on the screen |
//! | `embed` | options of boards on other pages |
//! | `published` | addresses of the zip and of the npm package of the site |
//! | `vocabulary`, `value`, `views`, `inspect`, `moves`, `nodes`, `board`, `collection`, `search`, `repair` | requests and answers of the JavaScript API and of JSON lines |

pub mod backup;
pub mod board;
pub mod board_svg;
pub mod collection;
pub mod content;
pub mod embed;
mod export;
pub mod free_board_svg;
mod identify;
pub mod import;
mod inspect;
pub mod library;
pub mod library_backup;
pub mod line;
pub mod link;
mod mend;
pub mod moves;
pub mod nodes;
pub mod pairing;
pub mod picture;
pub mod picture_shapes;
pub mod published;
pub mod qr;
mod reading;
pub mod repair;
pub mod result;
pub mod save;
pub mod search;
pub mod share;
mod source;
mod value;
pub mod views;
pub mod vocabulary;

pub use export::{Export, PDN_TYPE, PGN_TYPE, RecordFile};
pub use value::{Object, Value};
