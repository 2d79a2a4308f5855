//! Elements, by calls or by the markup of `view!`, which becomes the same calls.
//!
//! All elements share a few functions, and what follows a signal is a boxed closure in an effect. With the
//! views of Leptos, whose every piece of markup is a type with its own code, the page weighed a quarter more.
//! Effects, values and listeners belong to the owner in which they are made and go with it.

pub use super::each::{Each, Keyed};
pub use super::live::later;
use super::live::{Text, follow};
use super::sprite::{colours, symbol};
use super::state::Desk;
use js_sys::Reflect;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::position::Glyph;
pub use notabene_view::view;
use wasm_bindgen::prelude::*;
use web_sys::{Comment, Element, Event, EventTarget, HtmlElement, Node};

const SVG: &str = "http://www.w3.org/2000/svg";

/// An element of the page. Copies are handles to the same.
#[derive(Clone)]
pub struct El(pub Element);

/// A new element with its classes.
pub fn el(tag: &str, class: &str) -> El {
    let made = El(document().create_element(tag).unwrap_or_else(|_| unreachable!("tags are our own")));
    if class.is_empty() { made } else { made.attr("class", class) }
}

/// A new element of a drawing.
pub fn drawn(tag: &str) -> El {
    let made = document().create_element_ns(Some(SVG), tag);
    El(made.unwrap_or_else(|_| unreachable!("tags are our own")))
}

/// The picture of a piece; none for an empty place.
pub fn image(glyph: Option<Glyph>) -> Vec<El> {
    let of = |glyph: Glyph| {
        let class = ["piece-image ", colours(glyph.side)].concat();
        let shape = drawn("use").attr("href", symbol(glyph.figure));
        drawn("svg")
            .attr("class", &class)
            .attr("viewBox", "0 0 45 45")
            .attr("aria-hidden", "true")
            .with([shape])
    };
    glyph.map(of).into_iter().collect()
}

/// Words in the language of the screen.
fn words(desk: Desk, label: Label) -> String {
    desk.label(label).to_string()
}

impl El {
    /// Sets an attribute. Names are our own, so it cannot fail.
    pub fn attr(self, name: &str, value: &str) -> El {
        drop(self.0.set_attribute(name, value));
        self
    }

    /// An attribute that follows signals.
    pub fn live(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        put(&self, Put::Attribute, name, Value::Follows(Box::new(value)));
        self
    }

    /// An attribute that is `true` or `false`.
    pub fn state(self, name: &'static str, is: impl Fn() -> bool + 'static) -> El {
        self.live(name, move || (if is() { "true" } else { "false" }).to_string())
    }

    /// A class or another, following signals.
    pub fn class(self, of: impl Fn() -> &'static str + 'static) -> El {
        self.live("class", move || of().to_string())
    }

    /// Fixed text.
    pub fn text(self, text: &str) -> El {
        self.0.set_text_content(Some(text));
        self
    }

    /// Text that follows signals.
    pub fn says(self, words: impl Fn() -> String + 'static) -> El {
        put(&self, Put::Words, "", Value::Follows(Box::new(words)));
        self
    }

    /// Words in the language of the screen.
    pub fn label(self, desk: Desk, label: Label) -> El {
        self.says(move || words(desk, label))
    }

    /// The value of a field, long or short.
    pub fn value(self, value: impl Fn() -> String + 'static) -> El {
        put(&self, Put::Value, "", Value::Follows(Box::new(value)));
        self
    }

    /// A property of the style, which the content security policy allows where it forbids the attribute.
    pub fn style(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        put(&self, Put::Style, name, Value::Follows(Box::new(value)));
        self
    }

    /// What happens on an event.
    pub fn on(self, event: &'static str, act: impl Fn(Event) + 'static) -> El {
        listen(&self.0, event, Box::new(act));
        self
    }

    /// What happens on a click.
    pub fn click(self, act: impl Fn() + 'static) -> El {
        self.on("click", move |_| act())
    }

    /// Markup of our own inside, following signals.
    pub fn live_inside(self, markup: impl Fn() -> String + 'static) -> El {
        put(&self, Put::Inside, "", Value::Follows(Box::new(markup)));
        self
    }

    /// Fixed markup of our own inside.
    pub fn inside(self, markup: &str) -> El {
        inside(&self.0, markup);
        self
    }

    /// Adds elements.
    pub fn with(self, children: impl IntoIterator<Item = El>) -> El {
        for child in children {
            drop(self.0.append_child(&child.0));
        }
        self
    }

    /// Elements that follow signals: all are made anew when one changes.
    pub fn each(self, children: impl Fn() -> Vec<El> + 'static) -> El {
        let element = self.0.clone();
        follow(Box::new(move || {
            element.set_text_content(None);
            El(element.clone()).with(children());
        }));
        self
    }
}

/// Where a text is put on an element.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Put {
    Attribute,
    /// What stands in a field.
    Value,
    Style,
    /// All that stands in the element.
    Words,
    /// The same as markup of our own.
    Inside,
}

/// Where a flag is put on an element.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Mark {
    Class,
    Property,
}

/// Something fixed, or something that follows signals.
pub enum Value<T> {
    Is(T),
    Follows(Box<dyn Fn() -> T>),
}

impl<T> From<Box<dyn Fn() -> T>> for Value<T> {
    fn from(follow: Box<dyn Fn() -> T>) -> Value<T> {
        Value::Follows(follow)
    }
}
impl<T: Clone + Send + Sync + 'static> From<Signal<T>> for Value<T> {
    fn from(signal: Signal<T>) -> Value<T> {
        Value::Follows(Box::new(move || signal.get()))
    }
}
impl From<bool> for Value<bool> {
    fn from(is: bool) -> Value<bool> {
        Value::Is(is)
    }
}
impl From<String> for Value<String> {
    fn from(text: String) -> Value<String> {
        Value::Is(text)
    }
}
impl From<&str> for Value<String> {
    fn from(text: &str) -> Value<String> {
        Value::Is(text.into())
    }
}
impl From<u8> for Value<String> {
    fn from(n: u8) -> Value<String> {
        Value::Is(n.to_string())
    }
}
impl From<u16> for Value<String> {
    fn from(n: u16) -> Value<String> {
        Value::Is(n.to_string())
    }
}
impl From<u32> for Value<String> {
    fn from(n: u32) -> Value<String> {
        Value::Is(n.to_string())
    }
}
impl From<usize> for Value<String> {
    fn from(n: usize) -> Value<String> {
        Value::Is(n.to_string())
    }
}

impl<T: PartialEq + 'static> Value<T> {
    /// Does something with the value, now and whenever it is another.
    pub fn each(self, mut act: Box<dyn FnMut(&T)>) {
        match self {
            Value::Is(value) => act(&value),
            Value::Follows(value) => {
                let mut last = None;
                follow(Box::new(move || {
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

/// Puts markup that is built here into an element, see `markup`: nothing else makes elements out of text, so that no
/// text of a player can.
pub fn inside(e: &Element, markup: &str) {
    e.set_inner_html(markup);
}

/// The same behind what is there.
pub fn at_end(e: &Element, markup: &str) {
    // It fails only for elements that stand nowhere.
    drop(e.insert_adjacent_html("beforeend", markup));
}

/// Puts a text on an element. Names are our own, so it cannot fail.
pub fn put(e: &El, kind: Put, name: &'static str, value: Value<String>) {
    let e = e.0.clone();
    value.each(Box::new(move |text: &String| match kind {
        Put::Attribute => drop(e.set_attribute(name, text)),
        Put::Inside => inside(&e, text),
        Put::Words => e.set_text_content(Some(text)),
        // Elements of drawings have a style as well.
        Put::Style => drop(e.unchecked_ref::<HtmlElement>().style().set_property(name, text)),
        Put::Value => {
            let same = Reflect::get(&e, &"value".into()).is_ok_and(|old| old == *text);
            if !same {
                // Fields take any text as their value.
                let _ = Reflect::set(&e, &"value".into(), &text.into());
            }
        }
    }));
}

/// Puts a flag on an element.
pub fn mark(e: &El, kind: Mark, name: &'static str, value: Value<bool>) {
    let e = e.0.clone();
    value.each(Box::new(move |is: &bool| match kind {
        Mark::Class => drop(e.class_list().toggle_with_force(name, *is)),
        Mark::Property => drop(Reflect::set(&e, &name.into(), &(*is).into())),
    }));
}

/// What happens on an event of a class.
pub fn on<E: JsCast>(e: &El, event: &'static str, act: impl Fn(E) + 'static) {
    listen(&e.0, event, Box::new(move |e| act(e.unchecked_into())));
}

/// What happens on an event. Some come late, such as that of a closed window: nobody who is gone may be called.
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

/// Several elements without one around them. It passes for an element: all that is done with it is to be
/// filled and put somewhere.
pub fn fragment() -> El {
    El(document().create_document_fragment().unchecked_into())
}

/// A new element, from its name and its attributes, all in lines.
pub fn el_with(fixed: &str) -> El {
    with_all(fixed, |tag| el(tag, ""))
}

/// A new element of a drawing, from the same.
pub fn drawn_with(fixed: &str) -> El {
    with_all(fixed, drawn)
}

fn with_all(fixed: &str, make: fn(&str) -> El) -> El {
    let mut parts = fixed.split('\n');
    let mut made = make(parts.next().unwrap_or_default());
    while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
        made = made.attr(name, value);
    }
    made
}

/// Adds a node. Nothing is ever put into itself, so it cannot fail.
pub fn add(parent: &El, child: &El) {
    drop(parent.0.append_child(&child.0));
}

/// What can stand in braces in markup.
pub trait Child {
    /// Puts it at the end of an element.
    fn put_in(self, parent: &El);
}

impl Child for El {
    fn put_in(self, parent: &El) {
        add(parent, &self);
    }
}
impl Child for &str {
    fn put_in(self, parent: &El) {
        drop(parent.0.append_child(&document().create_text_node(self)));
    }
}
impl Child for String {
    fn put_in(self, parent: &El) {
        self.as_str().put_in(parent);
    }
}
impl Child for Text {
    fn put_in(self, parent: &El) {
        let node = document().create_text_node("");
        drop(parent.0.append_child(&node));
        Value::from(self).each(Box::new(move |text: &String| node.set_data(text)));
    }
}
impl<T: Child> Child for Option<T> {
    fn put_in(self, parent: &El) {
        if let Some(child) = self {
            child.put_in(parent);
        }
    }
}
impl<T: Child> Child for Vec<T> {
    fn put_in(self, parent: &El) {
        self.into_iter().for_each(|child| child.put_in(parent));
    }
}
impl<T: Child, const N: usize> Child for [T; N] {
    fn put_in(self, parent: &El) {
        self.into_iter().for_each(|child| child.put_in(parent));
    }
}
/// A part that is made anew whenever a signal in it changes.
impl<F: Fn() -> V + 'static, V: Child> Child for F {
    fn put_in(self, parent: &El) {
        part(parent, Box::new(move |to| self().put_in(to)));
    }
}

/// Two comments keep the place between which the part stands.
fn part(parent: &El, fill: Box<dyn Fn(&El)>) {
    let [start, end] = [(); 2].map(|()| document().create_comment(""));
    drop(parent.0.append_child(&start));
    drop(parent.0.append_child(&end));
    follow(Box::new(move || {
        let made = fragment();
        fill(&made);
        if let Some(parent) = end.parent_node() {
            drop(parent.insert_before(&made.0, Some(&end)));
        }
        // The elements go before their listeners: leaving makes events, too.
        let ends = StoredValue::new_local((start.clone(), end.clone()));
        on_cleanup(move || {
            if let Some((start, end)) = ends.try_get_value() {
                clear(&start, &end);
            }
        });
    }));
}

fn clear(start: &Comment, end: &Comment) {
    let (Some(parent), end) = (start.parent_node(), end.unchecked_ref::<Node>()) else { return };
    while let Some(node) = start.next_sibling().filter(|node| node != end) {
        drop(parent.remove_child(&node));
    }
}

/// A button with words, and its name for tests.
pub fn button(desk: Desk, label: Label, name: &str, act: impl Fn() + 'static) -> El {
    el("button", "").attr("type", "button").attr("data-do", name).label(desk, label).click(act)
}

/// A button that is one of a few choices.
pub fn choice(name: &str, value: &str, chosen: impl Fn() -> bool + 'static, act: impl Fn() + 'static) -> El {
    let made = el("button", "choice").attr("type", "button").attr(name, value);
    made.state("aria-pressed", chosen).click(act)
}

/// The way back to the game.
pub fn back(desk: Desk) -> El {
    let link = el("a", "button main").attr("href", "#").label(desk, Label::BackToGame);
    el("p", "").with([link])
}

/// A choice among a few, as a list with its words before it.
pub fn picked(
    desk: Desk,
    label: Label,
    name: &str,
    options: Vec<El>,
    change: impl Fn(String) + 'static,
) -> El {
    let list = el("select", "").attr("name", name).with(options);
    let list = list.on("change", move |e| change(event_target_value(&e)));
    el("label", "pick").with([el("span", "").label(desk, label), list])
}
