//! Elements, by calls or by the markup of `view!`, which becomes the same calls.
//!
//! All elements share a few functions, and what follows a signal is a boxed closure in an effect. With the
//! views of Leptos, whose every piece of markup is a type with its own code, the page weighed a quarter more.
//! Effects, values and listeners belong to the owner in which they are made and go with it.

use crate::components::effect::render_effect;
use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, EventTarget, HtmlElement};

const SVG: &str = "http://www.w3.org/2000/svg";

/// An element of the page. Copies are handles to the same element.
#[derive(Clone)]
pub struct El(pub Element);

/// Creates an element with its classes.
pub fn el(tag: &str, class: &str) -> El {
    let element = El(document().create_element(tag).unwrap_or_else(|_| unreachable!("tags are our own")));
    if class.is_empty() { element } else { element.attr("class", class) }
}

/// Creates an SVG element.
pub fn svg_el(tag: &str) -> El {
    let element = document().create_element_ns(Some(SVG), tag);
    El(element.unwrap_or_else(|_| unreachable!("tags are our own")))
}

impl El {
    /// Sets an attribute. Names are our own, so it cannot fail.
    pub fn attr(self, name: &str, value: &str) -> El {
        drop(self.0.set_attribute(name, value));
        self
    }

    /// Sets an attribute that tracks signals.
    pub fn live_attr(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        set_text(&self, TextTarget::Attribute, name, Value::Tracked(Box::new(value)));
        self
    }

    /// Sets a fixed text.
    pub fn text(self, text: &str) -> El {
        self.0.set_text_content(Some(text));
        self
    }

    /// Sets the value of an input or a text area, tracking signals.
    pub fn value(self, value: impl Fn() -> String + 'static) -> El {
        set_text(&self, TextTarget::Value, "", Value::Tracked(Box::new(value)));
        self
    }

    /// Sets a style property: allowed by the content security policy, unlike the attribute.
    pub fn style(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        set_text(&self, TextTarget::Style, name, Value::Tracked(Box::new(value)));
        self
    }

    /// Adds an event listener.
    pub fn on(self, event: &'static str, act: impl Fn(Event) + 'static) -> El {
        listen(&self.0, event, Box::new(act));
        self
    }

    /// Appends elements.
    pub fn with(self, children: impl IntoIterator<Item = El>) -> El {
        for child in children {
            drop(self.0.append_child(&child.0));
        }
        self
    }
}

/// Target of a text on an element.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum TextTarget {
    Attribute,
    /// Value of an input field.
    Value,
    Style,
    /// Text content of the element.
    Text,
    /// Markup of our own instead of plain text.
    Html,
}

/// Target of a flag on an element.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum FlagTarget {
    Class,
    Property,
}

/// A constant, or a closure that tracks signals.
pub enum Value<T> {
    Constant(T),
    Tracked(Box<dyn Fn() -> T>),
}

impl<T> From<Box<dyn Fn() -> T>> for Value<T> {
    fn from(follow: Box<dyn Fn() -> T>) -> Value<T> {
        Value::Tracked(follow)
    }
}
impl<T: Clone + Send + Sync + 'static> From<Signal<T>> for Value<T> {
    fn from(signal: Signal<T>) -> Value<T> {
        Value::Tracked(Box::new(move || signal.get()))
    }
}
impl From<bool> for Value<bool> {
    fn from(is: bool) -> Value<bool> {
        Value::Constant(is)
    }
}
impl From<String> for Value<String> {
    fn from(text: String) -> Value<String> {
        Value::Constant(text)
    }
}
impl From<&str> for Value<String> {
    fn from(text: &str) -> Value<String> {
        Value::Constant(text.into())
    }
}
impl From<u8> for Value<String> {
    fn from(n: u8) -> Value<String> {
        Value::Constant(n.to_string())
    }
}
impl From<u16> for Value<String> {
    fn from(n: u16) -> Value<String> {
        Value::Constant(n.to_string())
    }
}
impl From<u32> for Value<String> {
    fn from(n: u32) -> Value<String> {
        Value::Constant(n.to_string())
    }
}
impl From<usize> for Value<String> {
    fn from(n: usize) -> Value<String> {
        Value::Constant(n.to_string())
    }
}

impl<T: PartialEq + 'static> Value<T> {
    /// Calls back with the value, now and after each change.
    pub fn for_each_change(self, mut act: Box<dyn FnMut(&T)>) {
        match self {
            Value::Constant(value) => act(&value),
            Value::Tracked(value) => {
                let mut last = None;
                render_effect(Box::new(move || {
                    let now = value();
                    if last.as_ref() != Some(&now) {
                        act(&now);
                        last = Some(now);
                    }
                }));
            }
        }
    }
}

/// Sets markup that is built here as content, see `markup`: the only way from text to elements, so that a text of a
/// player cannot create any.
pub fn set_html(e: &Element, markup: &str) {
    e.set_inner_html(markup);
}

/// Appends markup to the content.
pub fn append_html(e: &Element, markup: &str) {
    // Fails only for elements outside of a document.
    drop(e.insert_adjacent_html("beforeend", markup));
}

/// Sets a text on an element. Names are our own, so it cannot fail.
pub fn set_text(e: &El, kind: TextTarget, name: &'static str, value: Value<String>) {
    let e = e.0.clone();
    value.for_each_change(Box::new(move |text: &String| match kind {
        TextTarget::Attribute => drop(e.set_attribute(name, text)),
        TextTarget::Html => set_html(&e, text),
        TextTarget::Text => e.set_text_content(Some(text)),
        // SVG elements have a style as well.
        TextTarget::Style => drop(e.unchecked_ref::<HtmlElement>().style().set_property(name, text)),
        TextTarget::Value => {
            let same = Reflect::get(&e, &"value".into()).is_ok_and(|old| old == *text);
            if !same {
                // Fields take any text as their value.
                let _ = Reflect::set(&e, &"value".into(), &text.into());
            }
        }
    }));
}

/// Sets a flag on an element.
pub fn set_flag(e: &El, kind: FlagTarget, name: &'static str, value: Value<bool>) {
    let e = e.0.clone();
    value.for_each_change(Box::new(move |is: &bool| match kind {
        FlagTarget::Class => drop(e.class_list().toggle_with_force(name, *is)),
        FlagTarget::Property => drop(Reflect::set(&e, &name.into(), &(*is).into())),
    }));
}

/// Adds a listener for events of a class.
pub fn on<E: JsCast>(e: &El, event: &'static str, act: impl Fn(E) + 'static) {
    listen(&e.0, event, Box::new(move |e| act(e.unchecked_into())));
}

/// Adds an event listener. Some events come late, such as that of a closed window: dropped owners must not be called.
pub fn listen(on: &EventTarget, event: &'static str, act: Box<dyn Fn(Event)>) {
    let act = Closure::wrap(act);
    drop(on.add_event_listener_with_callback(event, act.as_ref().unchecked_ref()));
    StoredValue::new_local(Listener { on: on.clone(), event, act });
}

struct Listener {
    on: EventTarget,
    event: &'static str,
    act: Closure<dyn Fn(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        drop(self.on.remove_event_listener_with_callback(self.event, self.act.as_ref().unchecked_ref()));
    }
}

/// Creates a fragment: several elements without a parent. Passes for an element that can only be filled and inserted.
pub fn fragment() -> El {
    El(document().create_document_fragment().unchecked_into())
}

/// Creates an element from its name and its attributes, one in each line.
pub fn el_with(fixed: &str) -> El {
    el_from_lines(fixed, |tag| el(tag, ""))
}

/// Creates an SVG element from its name and its attributes, one in each line.
pub fn svg_el_with(fixed: &str) -> El {
    el_from_lines(fixed, svg_el)
}

fn el_from_lines(fixed: &str, make: fn(&str) -> El) -> El {
    let mut parts = fixed.split('\n');
    let mut element = make(parts.next().unwrap_or_default());
    while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
        element = element.attr(name, value);
    }
    element
}

/// Appends a node. No node is ever put into itself, so it cannot fail.
pub fn append_child(parent: &El, child: &El) {
    drop(parent.0.append_child(&child.0));
}
