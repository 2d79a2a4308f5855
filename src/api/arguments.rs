//! Arguments from JavaScript: each is validated before anything else happens, and an invalid one is thrown as
//! an error that names it. Reading an object may run code of the caller (getters, proxies), so no game is
//! borrowed meanwhile.

use super::set;
use js_sys::{Error, JsString, Number, Reflect};
use notabene_core::exchange::vocabulary::{RulesSpec, StyleSpec};
use notabene_core::notation::likeness::similar_names;
use wasm_bindgen::prelude::*;

/// The kind of error for an invalid argument.
const KIND: &str = "bad_argument";
/// Maximum length of a name, a move or another short text, in characters.
const SHORT: u32 = 100_000;
/// Maximum length of a text with games, in characters.
const LONG: u32 = 1 << 27;

/// The error for an argument: its name, and the expected type.
pub fn bad(name: &str, expected: &str, given: &JsValue) -> JsValue {
    wrong_argument(name, expected, &shown(given))
}

fn wrong_argument(name: &str, expected: &str, got: &str) -> JsValue {
    let error = Error::new(&format!("{name}: expected {expected}, got {got}"));
    set(&error, "kind", &KIND.into());
    set(&error, "at", &0.into());
    set(&error, "argument", &name.into());
    set(&error, "expected", &expected.into());
    error.into()
}

/// The error if reading an argument ran code that threw.
fn unreadable(name: &str, given: &JsValue, cause: &JsValue) -> JsValue {
    let error = bad(name, "something that can be read", given);
    set(&error, "cause", cause);
    error
}

/// A value for an error message; properties of an object are not read.
fn shown(given: &JsValue) -> String {
    if given.as_f64().is_some() {
        // Formatted by JavaScript: a float formatter of our own would be as large as the rest of this module.
        let number = given.unchecked_ref::<Number>().to_string_with_radix(10);
        return number.map(String::from).unwrap_or_default();
    }
    if given.is_undefined() || given.is_null() {
        return if given.is_null() { "null" } else { "undefined" }.into();
    }
    match given.dyn_ref::<JsString>() {
        Some(text) if text.length() <= 40 => format!("\"{}\"", String::from(text)),
        Some(_) => "a longer text".into(),
        None => format!("a value of type {}", given.js_typeof().as_string().unwrap_or_default()),
    }
}

fn string(given: &JsValue, name: &str, most: u32) -> Result<String, JsValue> {
    let text = given.dyn_ref::<JsString>().ok_or_else(|| bad(name, "a string", given))?;
    if text.length() > most {
        return Err(bad(name, &format!("at most {most} characters"), given));
    }
    Ok(text.into())
}

/// A short text: a move, a name, a position.
pub fn short(given: &JsValue, name: &str) -> Result<String, JsValue> {
    string(given, name, SHORT)
}

/// A short text; none if missing or `null`.
pub fn short_if_any(given: &JsValue, name: &str) -> Result<Option<String>, JsValue> {
    if is_missing(given) { Ok(None) } else { short(given, name).map(Some) }
}

/// A text that holds games.
pub fn long(given: &JsValue, name: &str) -> Result<String, JsValue> {
    string(given, name, LONG)
}

/// An integer from 0; larger values saturate.
pub fn whole(given: &JsValue, name: &str) -> Result<u32, JsValue> {
    let number = given.as_f64().filter(|n| n.fract() == 0.0 && *n >= 0.0);
    number.map(|n| n as u32).ok_or_else(|| bad(name, "a whole number, 0 or more", given))
}

fn is_missing(given: &JsValue) -> bool {
    given.is_undefined() || given.is_null()
}

/// An object with options, or nothing.
struct Options<'v> {
    name: &'v str,
    value: &'v JsValue,
}

impl<'v> Options<'v> {
    /// Validates the names of all options: unknown ones are an error.
    fn of(value: &'v JsValue, name: &'v str, known: &[&str]) -> Result<Options<'v>, JsValue> {
        let options = Options { name, value };
        if is_missing(value) {
            return Ok(options);
        }
        let wanted = || format!("an object with the options {}", known.join(", "));
        if !value.is_object() {
            return Err(bad(name, &wanted(), value));
        }
        let keys = Reflect::own_keys(value).map_err(|cause| unreadable(name, value, &cause))?;
        let mut is_empty = true;
        for key in keys.iter().filter_map(|key| key.as_string()) {
            if !known.contains(&key.as_str()) {
                // Arrays have a length, which is not an option.
                let is_list = key == "length" || key.bytes().all(|b| b.is_ascii_digit());
                return Err(if is_list { bad(name, &wanted(), value) } else { options.unknown(&key, known) });
            }
            is_empty = false;
        }
        if is_empty && !options.may_be_empty(known)? {
            return Err(bad(name, &wanted(), value));
        }
        Ok(options)
    }

    /// The error for an unknown option.
    fn unknown(&self, key: &str, known: &[&str]) -> JsValue {
        let key: String = key.chars().take(40).collect();
        let near = similar_names(&key, known.iter().copied());
        let meant = if near.is_empty() { String::new() } else { format!(": {}?", near.join(" or ")) };
        let got = format!("an unknown option{meant}");
        wrong_argument(&self.path(&key), &format!("one of the options {}", known.join(", ")), &got)
    }

    /// True if an object without own options is an options object: a plain one, or one that inherits options. A date, a
    /// map or a promise is not.
    fn may_be_empty(&self, known: &[&str]) -> Result<bool, JsValue> {
        let above = |value: &JsValue| {
            let found =
                Reflect::get_prototype_of(value).map_err(|cause| unreadable(self.name, self.value, &cause));
            found.map(JsValue::from)
        };
        let first = above(self.value)?;
        if first.is_null() || above(&first)?.is_null() {
            return Ok(true);
        }
        for key in known {
            if !is_missing(&self.get(key)?) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn path(&self, key: &str) -> String {
        // Direct arguments of a function need no name prefix.
        if self.name == OPTIONS { key.into() } else { format!("{}.{key}", self.name) }
    }

    /// The value of an option; `undefined` if there is none.
    fn get(&self, key: &str) -> Result<JsValue, JsValue> {
        if is_missing(self.value) {
            return Ok(JsValue::UNDEFINED);
        }
        let found = Reflect::get(self.value, &key.into());
        found.map_err(|cause| unreadable(&self.path(key), &JsValue::UNDEFINED, &cause))
    }

    /// An option of one type; none if missing or `null`.
    fn read<T>(
        &self,
        key: &str,
        read: impl FnOnce(&JsValue, &str) -> Result<T, JsValue>,
    ) -> Result<Option<T>, JsValue> {
        let value = self.get(key)?;
        if is_missing(&value) { Ok(None) } else { read(&value, &self.path(key)).map(Some) }
    }
}

fn flag(given: &JsValue, name: &str) -> Result<bool, JsValue> {
    given.as_bool().ok_or_else(|| bad(name, "true or false", given))
}

/// The name of the argument of `new Game(...)`.
const OPTIONS: &str = "options";

/// Parses a style for writing and reading moves.
pub fn style(given: &JsValue, name: &str) -> Result<StyleSpec, JsValue> {
    let options = Options::of(given, name, &["language", "notation", "promotion"])?;
    Ok(StyleSpec {
        language: options.read("language", short)?,
        notation: options.read("notation", short)?,
        promotion: options.read("promotion", short)?,
    })
}

/// Parses the agreed rules of a game.
pub fn rules(given: &JsValue, name: &str) -> Result<RulesSpec, JsValue> {
    const KNOWN: [&str; 8] = [
        "support",
        "protectUnmoved",
        "diagonal",
        "misses",
        "irregular",
        "huffing",
        "draws",
        // Its name in older versions, and in JSON lines.
        "protect_unmoved",
    ];
    let options = Options::of(given, name, &KNOWN)?;
    Ok(RulesSpec {
        support: options.read("support", short)?,
        protect_unmoved: options.read("protectUnmoved", flag)?.or(options.read("protect_unmoved", flag)?),
        diagonal: options.read("diagonal", short)?,
        misses: options.read("misses", whole)?,
        irregular: options.read("irregular", flag)?,
        huffing: options.read("huffing", flag)?,
        draws: options.read("draws", short)?,
    })
}

/// The options of a new game.
pub struct GameOptions {
    pub game: Option<String>,
    pub position: Option<String>,
    pub style: StyleSpec,
    pub rules: RulesSpec,
}

/// Reads the options of `new Game(...)` property by property: a generic deserialiser would add a third to the size
/// of the package.
pub fn game_options(given: &JsValue) -> Result<GameOptions, JsValue> {
    let options = Options::of(given, OPTIONS, &["game", "position", "rules", "style"])?;
    Ok(GameOptions {
        game: options.read("game", short)?,
        position: options.read("position", short)?,
        style: options.read("style", style)?.unwrap_or_default(),
        rules: options.read("rules", rules)?.unwrap_or_default(),
    })
}
