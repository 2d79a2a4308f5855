//! Children of elements in markup: elements, texts, lists, and closures that follow signals.

use crate::components::effect::{Text, follow};
use crate::components::element::{El, Value, add, fragment};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Comment, Node};

/// Content of braces in markup.
pub trait Child {
    /// Appends it to an element.
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
/// A part that is rendered again whenever a signal in it changes.
impl<F: Fn() -> V + 'static, V: Child> Child for F {
    fn put_in(self, parent: &El) {
        part(parent, Box::new(move |to| self().put_in(to)));
    }
}

/// Two comment nodes mark the place of the part.
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
        // The elements are removed before their listeners: removal fires events, too.
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
