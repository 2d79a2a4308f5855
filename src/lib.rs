//! Notabene: play a game, and it is written down; every character of the writing knows why it is there.
//!
//! This page is the living design of the project. The workspace has these packages:
//!
//! * `notabene-core` in `core/`: rows 1 to 7 of the house. No browser, no clock, no chance; tested
//!   natively in seconds. Its crate documentation has the table of rows, and `core/tests/layering.rs`
//!   fails when a module imports from a row below it. The rules in it are the package `notabene-rules`
//!   in `core/rules/`, which alone is compiled for speed.
//! * `notabene` in `src/`: row 8, compiled for size. `ui` (features `app` and `board`, the binaries `notabene-app` and `notabene-board`) draws
//!   scenes and sheets on the signals of Leptos; `api` (feature `api`) is the class `Game` for JavaScript
//!   and needs no Leptos. Neither holds a rule, a `Move` or the role of a piece.
//! * `notabene-view` in `src/view/`: the macro `view!`, markup as calls that make elements.
//! * `xtask`: `cargo xtask serve` and `cargo xtask test`; `notabene-pack` in `xtask/pack/` makes the zip of the site for it, as
//!   that needs packages and `xtask` has none.
//!
//! # The way of a move
//!
//! ```text
//! pointer on the SVG  ->  ui::gesture: which field?  ->  Game::tap  ->  Position::play_unchecked
//!                     ->  the record keeps it        ->  memo Scene -> SVG, memo Sheet -> paper, live region
//! dart on its board   ->  geometry::dart: which bed? ->  Scene::fate tells, Game::tap or enter plays it
//! "Cf3" + Enter       ->  Game::enter -> Notation::read -> the same
//! click on a move     ->  Game::go
//! comment, arrow, end ->  Game::edit       -> the notes of the record
//! PGN, link, save     ->  session::{import, share, save} -> a Record -> another Game
//! ```
//!
//! # Ideas that carry the house
//!
//! * **Every board is a grid** ([`core::geometry`]): a rectangle with a wall or a twisted seam at its
//!   sides. The dartboard of Scharten is such a grid: ten lines and eight ranks, whose sides meet upside
//!   down. A `Board` adds names and a shape, and the position gives it; a `Layout` draws the same
//!   coordinates from either side, as squares or as rings. It alone knows where a field lies, how large its
//!   piece is, which way a key leads and how a way runs (along a ring, over the centre); all else asks it.
//!   Draughts are played on every second square: the light ones are ground, and no field.
//! * **Positions are always valid** ([`core::chess`], [`core::scharten`]); `Setup` is any arrangement and
//!   says, as a set of reasons, why it cannot be played. Moves are generated as sets of squares, so that
//!   counting, listing and asking "is there any?" share one generator that never allocates.
//! * **Tokens, not strings** ([`core::notation`]): the piece of text that tells two rooks apart is made
//!   where it is decided that it is needed, and carries the reason. A plain text is the same walk with a
//!   sink that keeps the characters only.
//! * **Reading** takes the text for a pattern and compares it with the legal moves. Only when that fails
//!   it looks for the reason: slips of spelling first, then the rules. The result is a move with remarks,
//!   or a refusal with its cause and the nearest right forms.
//! * **Causes have a place** ([`core::notation::Why`]): what hinders a move carries the fields on which the
//!   eye should fall, so that typed moves, taps and drops are answered alike.
//! * **Records are told, then kept** ([`core::record`]). A lexer that never fails finds the words of a
//!   record, [`core::record::replay`] plays them and tells a scribe what happens, and what cannot be played
//!   becomes a comment and a problem with its place. The same reader counts games, writes their lines, opens
//!   them, and opens what was kept on the device: a save is PGN with a mark for the board.
//! * **Decisions have names** ([`core::scharten::Rules`]). Where the source of a game is silent, what was taken
//!   is a numbered decision ([`core::game::decisions`]), told to the player; what could be taken otherwise
//!   is an option, which stays with a game in its tag `Rules`.
//! * **National games are records** ([`core::draughts::rules`]): each is its parent with its differences, and no code
//!   asks for a name. From the same records come the table of the games and the reasons why one position means
//!   different things in each ([`core::game::national`], [`core::game::compare`]).
//! * **Taps follow ways** (`session::capture`): tapped fields are stops on the ways of moves, in any number; a field
//!   that may mean several moves becomes a choice, never a guess. Why a capture is not allowed is asked of the
//!   reader of moves, so that list, taps and written moves give one answer.
//! * **A clock has no time of its own** ([`core::record::clock`]): what time it is comes with every question, so that
//!   tests take none. A fallen flag is a mark until somebody claims; what the claim means, the session knows
//!   ([`core::game::timed`]). A touch that binds (`session::bond`) is another kind of touch, not another game.
//! * **Messages are data** ([`core::i18n::Msg`]). Sentences and labels are Fluent files (`core/locales`), which
//!   `core/build.rs` checks and makes into typed facts and compact texts. The page carries no texts: it fetches those of
//!   the one language it speaks, in files that `core/bin/sentences.rs` writes when the page is built (feature
//!   `sentences`).
//! * **The first screen comes alone** (`ui::tongue`). Styles of other pages, windows and games, and the sentences
//!   of the games that are not chess, are second files. They are fetched with the first of these that is opened,
//!   which is shown once they are there. All that teaches (lessons, drills, score sheets, print, clock, systems) is such
//!   a part, `Part::School`: one file of sentences for each language and one of styles. So is their code (`ui::annex`): the build of the page cuts the program (`xtask/src/split_wasm.rs`), and all that is reached only through the annex is in the second part.
//! * **One visit is enough** (`www/sw.js`, `www/offline.js`). The build lists every file with its SHA-256; the worker keeps
//!   them under path and hash, so that nothing is fetched twice and no page gets a file of another version. A newer
//!   version waits until somebody asks for it (`ui::offline`). Where nothing is kept by a worker, pages and boards ask
//!   for the version of the site themselves (`www/boot.js`, `www/embed.js`; `xtask/src/version.rs` writes it into them). While Notabene is worked on (`cargo xtask serve`), a worker
//!   that keeps nothing stands in its place. Pages inside other pages keep nothing.
//! * **What a device keeps is one text for each subject** (`ui::store`), read by those who keep it. All of them
//!   together are one file ([`core::exchange::backup`]), taken as a whole or not at all. What cannot be read is put
//!   aside and told (`ui::aside`), and nothing is kept of somebody who only looks.
//! * **Boards stand on other pages** (`ui::embed`, `www/embed.js`). They have a program of their own (`src/board.rs`,
//!   feature `board`), made of the same modules as the app (feature `app`) without those that only the app asks for; all
//!   boards of a page share one instance of it, each in a tree of its own. `xtask/src/page.rs` builds it beside the page.
//!   What options may be and which game they
//!   mean is [`core::exchange::embed`], natively tested; the script only collects them from elements, attributes, the
//!   address of a frame or its messages, and checks who speaks. Nothing on somebody else's page is kept or looked up in
//!   its document: `Desk::find` looks in the board's own tree. Their styles are made from those of the app
//!   (`xtask/src/style/embedded.rs`).
//! * **Sheets are written twice**: by the game itself ([`core::record::ScoreSheet`], the paper as data), and by hand
//!   (`session::handwriting`). What was written is compared with what was played, place by place, through the same reader
//!   as typed moves; so a slip is told as a teacher would, first what is right. A mistake is planted only where the
//!   repair of sheets finds it as the smallest correction: the one checks the other.
//! * **One game, any family** ([`core::game::Game`]): one struct for screens, JavaScript, the JSON-lines example and the
//!   tests. Its positions are [`core::notation::AnyPosition`], an enum over the families; [`core::game::registry`] is the
//!   registry of variants. Methods are inherent, so that the linker drops what a program does not call.
//! * **A package that breaks down says so** (`src/api/notabene.js`). The bindings of wasm-bindgen are published as they come;
//!   this wrapper beside them loads the wasm module and guards its exports: a trap becomes an error, every call throws it
//!   until `init()` starts a new instance, and no object of the old one reaches the new.
//! * **The wall is data, too** ([`core::study::projector`]): what a projector shows is a small text that every window of the
//!   same wall has, and a list of deeds that each of them does for itself. The notes of the teacher (`ui::wall::notes`)
//!   are such a window that knows the answers; a counter decides whose change was the last, so that all agree.
//! * **Lessons are text** ([`core::lesson`]): a course is a file that a teacher can write. What a pupil does goes to an
//!   attempt and comes back as a verdict: what is right first, then one thing to look at. The page (`ui::learn`) has
//!   one board, lent to whatever its address shows; a hand (`ui::state::Hand`) plays there instead of the table, so
//!   that taps, drags and keys of the game serve the exercises too. Fields that are asked for, were right or are to be
//!   looked at have a tone (`ui::state::Tone`), and the rows to circle in come from the core for lessons and drills
//!   alike ([`core::study::circle`], drawn by `ui::answer`).
//! * **A sheet is data with places** ([`core::record::ScoreSheet`]). Whether it fills itself ([`core::study::score_sheet::paper`])
//!   or is written by hand ([`core::study::score_sheet::manual_sheet`]), one leaf draws it (`ui::sheet::leaf`) and one pen writes on it
//!   (`ui::sheet::pen`); the ways of practising only decide what a written place means.
//!   Results that only an arbiter gives (`½-0`) have no word in PGN: a record of chess says `*` and names them in the tag
//!   `ArbiterResult`.
//! * **Links carry everything and live for ever** ([`core::exchange::share`]). `#g=` is a game, `#p=` a position, `#c=` a
//!   teacher's course; each begins with its version, and `core/tests/data/links.txt` holds links as every version wrote them.
//!   Choices follow behind `&` with the names they have for boards on other pages; unknown ones are passed over.
//!   The first program only knows that an address is a link (`ui::route`); the annex reads it (`ui::before`).
//! * **Every game is kept by itself** (`ui::games`). `Desk::replace` is the one moment at which the board gets another game:
//!   the one before is kept first, and the bar beside the board brings it back. Games are in IndexedDB, their summaries
//!   ([`core::exchange::library`]) apart from their texts; the game on the board is in the storage of device and tab as well,
//!   at once. A change names the revision on which it was made, so that two tabs never overwrite each other.
//! * **What goes leaves nothing** (`ui::live`). All that follows a signal is made in one place and takes itself out of the
//!   signal's list when its owner goes, as the signals of Leptos forget it only with their next change; an owner that is
//!   free is used again (`ui::dom::Each`), and so are boards of pages and of elements (`ui::seats`, `ui::embed::stand`).
//!   `tests/e2e/soak.rs` plays thousands of steps and measures that nothing grows.
//! * **What is asked for next comes along.** The program would ask for its sentences, and a page for the annex, only when it
//!   stands; on a first visit `www/boot.js` asks for them beside the program, which finds them on their way. Later visits
//!   have everything on the device (`www/sw.js`).
//! * **The page has to be light.** What is generic is compiled once for every type, so the page has few types:
//!   markup becomes calls that all elements share (`ui::dom` and the macro of `notabene-view`; the views of
//!   Leptos weighed half of the program), and texts, values, memos and effects are one type each
//!   (`ui::live`) over the signals of Leptos. The tables of Unicode and the formatter of floating numbers
//!   stay in the browser and the standard library.
//!
//! # Where things are
//!
//! | place | what |
//! |-------|------|
//! | `src/api/`, `docs/package.md`, `xtask/src/package.rs` | the JavaScript packages: their class, the wrapper of the bindings, README and build |
//! | `src/ui/app.rs`, `src/ui/annex.rs`, `src/ui/pages.rs` | the app; the way into its second program: pages and windows that are opened rarely |
//! | `src/ui/offline.rs`, `device.rs`, `store.rs` | visits without a network; what the device keeps, as a page and as storage |
//! | `src/ui/games/` | the kept games: how each is kept and brought back, and the page with all of them |
//! | `src/board.rs`, `src/ui/embed.rs`, `src/ui/absent.rs`, `www/embed.js`, `www/embed.html`, `www/demo/`, `docs/embedding.md` | boards on other pages; `src/ui/builder.rs` makes their code |
//! | `src/ui/learn`, `drill`, `sheet`, `print`, `clock`, `wall`, `systems.rs` | the pages of the part School: lessons, drills, score sheets and their print, the clock, the wall of a classroom, one move in all systems |
//! | `www/style/*.css` | structure, board, paper, and themes as custom properties; `xtask/src/style.rs` says which part is in which of the sheets |
//! | `www/pieces/*.svg` | pieces, figurines and icons, drawn for Notabene |
//! | `www/sw.js`, `www/offline.js`, `www/manifest.webmanifest`, `www/icons/` | the site kept on the device, and as an app |
//! | `www/fonts/` | Atkinson Hyperlegible |
//! | `core/locales/*/texts/` | longer texts, loaded when they are wanted |
//! | `www/courses/`, `docs/courses.md` | the courses, loaded when they are opened, and how to write one |
//! | `core/tests/`, `core/benches/` | native tests by subject, benchmarks: chess beside cozy-chess, Scharten alone |
//! | `tests/web.rs`, `tests/e2e.rs` | components and API in Chrome; whole paths in a real browser |
//! | `tests/package.rs` | the packages, packed and installed, in Node.js and Chrome |
//! | `tests/data/` | recorded cases |

#[cfg(all(target_arch = "wasm32", feature = "api"))]
pub mod api;
#[cfg(all(target_arch = "wasm32", feature = "ui"))]
pub mod ui;

pub use notabene_core as core;

/// A small allocator of constant time: five kilobytes less than the usual one, and as fast here.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
