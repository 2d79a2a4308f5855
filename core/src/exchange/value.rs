//! Answers for programs as one kind of data.
//!
//! A tree of values instead of a type for each answer: deriving `Serialize` for every answer would weigh
//! as much as reading moves does. It goes to JavaScript and to JSON through the one implementation here.

use serde::ser::{Serialize, SerializeMap, Serializer};
use std::borrow::Cow;

/// A piece of plain data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Nothing.
    Null,
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u32),
    /// A word of the vocabulary.
    Word(&'static str),
    /// A text.
    Text(String),
    /// Several values.
    List(Vec<Value>),
    /// Values with names.
    Object(Object),
}

/// Values with names, in the order in which they were added.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Object(Vec<(Cow<'static, str>, Value)>);

impl Object {
    /// Adds a value. Never inlined: the answers are long rows of such calls.
    #[inline(never)]
    pub fn set(&mut self, name: &'static str, value: Value) {
        self.0.push((name.into(), value));
    }
    /// Adds a text whose name comes from outside.
    pub fn named(&mut self, name: String, text: String) {
        self.0.push((name.into(), Value::Text(text)));
    }
    /// Adds a word.
    #[inline(never)]
    pub fn word(&mut self, name: &'static str, word: &'static str) {
        self.set(name, Value::Word(word));
    }
    /// Adds a word, or `null` if there is none.
    #[inline(never)]
    pub fn maybe(&mut self, name: &'static str, word: Option<&'static str>) {
        self.set(name, word.map_or(Value::Null, Value::Word));
    }
    /// Adds a text.
    #[inline(never)]
    pub fn text(&mut self, name: &'static str, text: String) {
        self.set(name, Value::Text(text));
    }
    /// Adds a number.
    #[inline(never)]
    pub fn number(&mut self, name: &'static str, number: u32) {
        self.set(name, Value::Number(number));
    }
    /// Adds yes or no.
    #[inline(never)]
    pub fn flag(&mut self, name: &'static str, flag: bool) {
        self.set(name, Value::Flag(flag));
    }
    /// Adds several values.
    #[inline(never)]
    pub fn list(&mut self, name: &'static str, values: Vec<Value>) {
        self.set(name, Value::List(values));
    }
    /// Adds values with names of their own.
    #[inline(never)]
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
