//! Output data of the APIs as one type.
//!
//! A tree of values instead of a type for each answer: deriving `Serialize` for every answer would add as
//! much code as parsing moves. Converted to JavaScript and JSON by the one implementation here.

use serde::ser::{Serialize, SerializeMap, Serializer};
use std::borrow::Cow;

/// A plain data value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Nothing.
    Null,
    /// A boolean.
    Flag(bool),
    /// A number.
    Number(u32),
    /// A static string of the vocabulary.
    Word(&'static str),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Value>),
    /// An object.
    Object(Object),
}

/// Named values in insertion order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Object(Vec<(Cow<'static, str>, Value)>);

impl Object {
    /// Adds a value.
    pub fn set(&mut self, name: &'static str, value: Value) {
        self.0.push((name.into(), value));
    }
    /// Adds a string with a dynamic name.
    pub fn named(&mut self, name: String, text: String) {
        self.0.push((name.into(), Value::Text(text)));
    }
    /// Adds a static string.
    pub fn word(&mut self, name: &'static str, word: &'static str) {
        self.set(name, Value::Word(word));
    }
    /// Adds a static string, or `null` for none.
    pub fn maybe(&mut self, name: &'static str, word: Option<&'static str>) {
        self.set(name, word.map_or(Value::Null, Value::Word));
    }
    /// Adds a string.
    pub fn text(&mut self, name: &'static str, text: String) {
        self.set(name, Value::Text(text));
    }
    /// Adds a number.
    pub fn number(&mut self, name: &'static str, number: u32) {
        self.set(name, Value::Number(number));
    }
    /// Adds a boolean.
    pub fn flag(&mut self, name: &'static str, flag: bool) {
        self.set(name, Value::Flag(flag));
    }
    /// Adds an array.
    pub fn list(&mut self, name: &'static str, values: Vec<Value>) {
        self.set(name, Value::List(values));
    }
    /// Adds a nested object.
    pub fn object(&mut self, name: &'static str, object: Object) {
        self.set(name, Value::Object(object));
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Null => serializer.serialize_unit(),
            Value::Flag(flag) => serializer.serialize_bool(*flag),
            Value::Number(number) => serializer.serialize_u32(*number),
            Value::Word(word) => serializer.serialize_str(word),
            Value::Text(text) => serializer.serialize_str(text),
            Value::List(values) => serializer.collect_seq(values),
            Value::Object(Object(fields)) => {
                let mut map = serializer.serialize_map(Some(fields.len()))?;
                for (name, value) in fields {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}
