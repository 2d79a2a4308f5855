//! The JavaScript API: the class `Game`, with the types of `exchange::vocabulary`.
//!
//! Objects are converted by serde-wasm-bindgen. A failure is thrown as an `Error` with `kind` (the id of the
//! message) and `at` (byte offset in a text, or index of a move). Every argument is a `JsValue` validated by
//! [`arguments`]: JavaScript may pass any type, and a wrong one must not damage a game.

use arguments::{GameOptions, bad, short, short_if_any, whole};
use js_sys::{Array, Error, JsString, Reflect};
use notabene_core::exchange::vocabulary::{self, Failure, StyleSpec};
use notabene_core::exchange::{Export, Value, moves, views};
use notabene_core::game::{self, Go, Problem, registry};
use notabene_core::i18n::{self, Language};
use notabene_core::notation::Style;
use notabene_core::record::NodeId;
use serde::Serialize;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

mod arguments;
mod position;
mod records;
mod tree;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("api.d.ts");

/// A game: a position, the moves that led to it, and a style of writing them.
#[wasm_bindgen]
pub struct Game(RefCell<Inside>);

/// The contents of a game. Borrowed only while no code of the caller can run.
struct Inside {
    table: game::Game,
    spec: StyleSpec,
    style: Style,
    language: Language,
}

impl Inside {
    fn new(table: game::Game, spec: StyleSpec) -> Result<Inside, Failure> {
        let language = spec.speech();
        let style = spec.style().map_err(|problem| Failure::new(problem, language))?;
        Ok(Inside { table, spec, style, language })
    }
    fn failed<T>(&self, result: Result<T, Problem>) -> Result<T, Failure> {
        result.map_err(|problem| Failure::new(problem, self.language))
    }
}

impl Game {
    fn made(inside: Result<Inside, Failure>) -> Result<Game, JsValue> {
        inside.map(|inside| Game(RefCell::new(inside))).map_err(|failure| thrown(&failure))
    }
    /// Borrows a game, and throws any error after the borrow has ended.
    fn look<T>(&self, look: impl FnOnce(&Inside) -> Result<T, Failure>) -> Result<T, JsValue> {
        let found = look(&self.0.borrow());
        found.map_err(|failure| thrown(&failure))
    }
    /// Undoes or redoes a move.
    fn step(&self, to: Go) -> Result<JsValue, JsValue> {
        given(&self.change(|game| Ok(moves::step(&mut game.table, to, &game.style)))?)
    }
    /// Borrows a game mutably, and throws any error after the borrow has ended.
    fn change<T>(&self, change: impl FnOnce(&mut Inside) -> Result<T, Failure>) -> Result<T, JsValue> {
        let done = change(&mut self.0.borrow_mut());
        done.map_err(|failure| thrown(&failure))
    }
}

/// Sets a property of an object of our own, which cannot fail.
fn set(object: &JsValue, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}

fn thrown(failure: &Failure) -> JsValue {
    let error = Error::new(&failure.message);
    set(&error, "kind", &failure.kind.into());
    set(&error, "at", &(failure.at as u32).into());
    error.into()
}

fn given(value: &Value) -> Result<JsValue, JsValue> {
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&plain).map_err(JsValue::from)
}

/// Gives a field of an object of our own its name in camelCase, too. The other one is that of JSON lines and older versions.
fn also_named(object: &JsValue, name: &str, camel: &str) {
    if let Ok(value) = Reflect::get(object, &name.into())
        && !value.is_undefined()
    {
        set(object, camel, &value);
    }
}

/// An answer that says whether the king is attacked.
fn with_check(answer: JsValue) -> JsValue {
    also_named(&answer, "in_check", "inCheck");
    answer
}

/// The lines of a text; the empty text has none.
fn split(text: &str) -> Array {
    if text.is_empty() { Array::new() } else { JsString::from(text).split("\n") }
}

/// Writes panics to the console instead of a bare "unreachable", and embeds the messages that the API returns: none of
/// lessons, and no labels. Private: not exported by the package.
#[wasm_bindgen(start, private)]
fn start() {
    console_error_panic_hook::set_once();
    i18n::embed_messages();
}

#[wasm_bindgen]
impl Game {
    /// Starts a game; without options, chess in English short notation.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions | null")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let GameOptions { game, position, style, rules } = arguments::game_options(&options)?;
        let language = style.speech();
        let game = game.as_deref().unwrap_or("chess");
        let table = vocabulary::open_game(game, position.as_deref(), &rules);
        let table = table.map_err(|problem| Failure::new(problem, language));
        Game::made(table.and_then(|table| Inside::new(table, style)))
    }

    /// The names of all games.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn games() -> Array {
        registry::VARIANTS.iter().map(|g| JsValue::from(g.id)).collect()
    }

    /// The start of Chess960 with a Scharnagl number (0 to 959), as FEN.
    ///
    /// @throws {GameError}
    pub fn array(
        #[wasm_bindgen(unchecked_param_type = "number")] number: JsValue,
    ) -> Result<String, JsValue> {
        let text = whole(&number, "number")?.to_string();
        registry::array_text(&text).map_err(|problem| thrown(&Failure::new(problem, Language::En)))
    }

    /// Starts again from another position of the same game, or from its start.
    ///
    /// @throws {GameError}
    pub fn load(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] position: JsValue,
    ) -> Result<(), JsValue> {
        let position = short_if_any(&position, "position")?;
        self.change(|game| {
            game.table = game.failed(vocabulary::reset_game(&game.table, position.as_deref()))?;
            Ok(())
        })
    }

    /// The style of writing and reading moves; missing fields are default.
    #[wasm_bindgen(getter, unchecked_return_type = "Style")]
    pub fn style(&self) -> JsValue {
        let spec = self.0.borrow().spec.clone();
        let style = js_sys::Object::new();
        for (name, value) in
            [("language", spec.language), ("notation", spec.notation), ("promotion", spec.promotion)]
        {
            if let Some(value) = value {
                set(&style, name, &value.into());
            }
        }
        style.into()
    }

    /// Sets the style of writing and reading moves, and the language of messages. Missing fields are default,
    /// as in `new Game`.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(js_name = setStyle)]
    pub fn set_style(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Style | null")] style: JsValue,
    ) -> Result<(), JsValue> {
        let spec = arguments::style(&style, "style")?;
        self.change(|game| {
            let (language, style) = (spec.speech(), spec.style());
            game.style = style.map_err(|problem| Failure::new(problem, language))?;
            (game.language, game.spec) = (language, spec);
            Ok(())
        })
    }

    /// All legal moves, sorted by id.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "Moves")]
    pub fn moves(&self) -> Result<JsValue, JsValue> {
        given(&self.look(|game| Ok(vocabulary::moves(&game.table, &game.style)))?).map(with_check)
    }

    /// The texts of all legal moves, in no particular order; much faster than `moves`.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn texts(&self) -> Array {
        let all = {
            let game = self.0.borrow();
            game.table.text(Export::Legal(game.style))
        };
        split(&all)
    }

    /// Plays a written move or an id; returns the id, the text and remarks on the written form.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "PlayedMove")]
    pub fn play(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Result<JsValue, JsValue> {
        let text = short(&text, "text")?;
        given(&self.change(|game| {
            let played = vocabulary::play_one(&mut game.table, &text, &game.style, game.language);
            game.failed(played)
        })?)
    }

    /// Parses a move without playing it.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "ReadMove")]
    pub fn read(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Result<JsValue, JsValue> {
        let text = short(&text, "text")?;
        given(
            &self
                .look(|game| game.failed(vocabulary::read(&game.table, &text, &game.style, game.language)))?,
        )
    }

    /// Explains each part of a move: a legal one by its text or id, or one of the game by its ply number,
    /// from 1.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "Token[]")]
    pub fn explain(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number | string")] which: JsValue,
    ) -> Result<JsValue, JsValue> {
        let (ply, text) = match () {
            () if which.is_string() => (None, short(&which, "which")?),
            () if which.as_f64().is_some() => (Some(whole(&which, "which")?), String::new()),
            () => return Err(bad("which", "a string or the number of a half-move", &which)),
        };
        given(&self.look(|game| {
            game.failed(match ply {
                Some(ply) => vocabulary::explain_ply(&game.table, ply as usize, &game.style, game.language),
                None => vocabulary::explain(&game.table, &text, &game.style, game.language),
            })
        })?)
    }

    /// Perft: the number of move sequences of a depth in plies.
    ///
    /// @throws {GameError}
    pub fn perft(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] depth: JsValue,
    ) -> Result<f64, JsValue> {
        let depth = whole(&depth, "depth")?;
        self.look(|game| game.failed(vocabulary::perft(&game.table, depth)).map(|nodes| nodes as f64))
    }

    /// The contents of the board.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "Scene")]
    pub fn scene(&self) -> Result<JsValue, JsValue> {
        let scene = given(&self.look(|game| Ok(views::scene(&game.table, game.language)))?)?;
        let throws = Reflect::get(&scene, &"throws".into()).unwrap_or_default();
        if throws.is_object() {
            also_named(&throws, "in_check", "inCheck");
        }
        Ok(scene)
    }

    /// The contents of the score sheet.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "Sheet")]
    pub fn sheet(&self) -> Result<JsValue, JsValue> {
        given(&self.look(|game| Ok(views::sheet(&game.table, &game.style, game.language)))?)
    }

    /// The status of the game.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn status(&self) -> Result<JsValue, JsValue> {
        given(&self.look(|game| Ok(views::status(&game.table, game.language)))?).map(with_check)
    }

    /// The position on the board, as FEN (for draughts that of PDN).
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> String {
        self.0.borrow().table.text(Export::Position)
    }

    /// Takes the last move back and returns it; `true` if an end by the players was taken back, `false` if there is
    /// nothing.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "Move | boolean")]
    pub fn undo(&self) -> Result<JsValue, JsValue> {
        self.step(Go::Undo)
    }

    /// Replays the move taken back and returns it; `false` if there is none.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "Move | boolean")]
    pub fn redo(&self) -> Result<JsValue, JsValue> {
        self.step(Go::Redo)
    }

    /// Goes to a node of the sheet, or to the start with 0; throws `"bad_argument"` if it does not exist.
    ///
    /// @throws {GameError}
    pub fn go(&self, #[wasm_bindgen(unchecked_param_type = "number")] node: JsValue) -> Result<(), JsValue> {
        let to = NodeId(whole(&node, "node")?);
        let is_there = {
            let mut game = self.0.borrow_mut();
            let is_there = game.table.has_node(to);
            game.table.go(Go::To(to));
            is_there
        };
        if is_there { Ok(()) } else { Err(bad("node", "a node of this game", &node)) }
    }

    /// The game as text: `"pgn"` or `"pdn"` (either gives PDN for draughts, PGN for the other games), `"text"` (the
    /// moves), `"fen"`, `"save"` (everything, for `restore`) or `"line"` (game, rules, start and the ids of the moves
    /// up to the board, each in a line, for a search).
    ///
    /// @throws {GameError}
    pub fn export(
        &self,
        #[wasm_bindgen(
            unchecked_param_type = "\"pgn\" | \"pdn\" | \"text\" | \"fen\" | \"save\" | \"line\""
        )]
        form: JsValue,
    ) -> Result<String, JsValue> {
        let form = short(&form, "form")?;
        self.look(|game| match form.as_str() {
            "text" => Ok(game.table.text(Export::Moves(game.style))),
            "pgn" | "pdn" => Ok(game.table.text(Export::Pgn)),
            "fen" => Ok(game.table.text(Export::Position)),
            "save" => Ok(game.table.text(Export::Save)),
            "line" => Ok(game.table.text(Export::Line)),
            other => game.failed(Err(vocabulary::unknown_style(other))),
        })
    }
}
