//! Children of elements in markup: elements, texts, lists, and closures that follow signals.

use crate::components::effect::{Text, render_effect};
use crate::components::element::{El, Value, append_child, fragment};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Comment, Node};

/// Content of braces in markup.
pub trait Child {
    /// Appends it to an element.
    fn append_to(self, parent: &El);
}

impl Child for El {
    fn append_to(self, parent: &El) {
        append_child(parent, &self);
    }
}
impl Child for &str {
    fn append_to(self, parent: &El) {
        drop(parent.0.append_child(&document().create_text_node(self)));
    }
}
impl Child for String {
    fn append_to(self, parent: &El) {
        self.as_str().append_to(parent);
    }
}
impl Child for Text {
    fn append_to(self, parent: &El) {
        let node = document().create_text_node("");
        drop(parent.0.append_child(&node));
        Value::from(self).for_each_change(Box::new(move |text: &String| node.set_data(text)));
    }
}
impl<T: Child> Child for Option<T> {
    fn append_to(self, parent: &El) {
        if let Some(child) = self {
            child.append_to(parent);
        }
    }
}
impl<T: Child> Child for Vec<T> {
    fn append_to(self, parent: &El) {
        self.into_iter().for_each(|child| child.append_to(parent));
    }
}
impl<T: Child, const N: usize> Child for [T; N] {
    fn append_to(self, parent: &El) {
        self.into_iter().for_each(|child| child.append_to(parent));
    }
}
/// A part that is rendered again whenever a signal in it changes.
impl<F: Fn() -> V + 'static, V: Child> Child for F {
    fn append_to(self, parent: &El) {
        reactive_part(parent, Box::new(move |to| self().append_to(to)));
    }
}

/// Two comment nodes mark the place of the part.
fn reactive_part(parent: &El, fill: Box<dyn Fn(&El)>) {
    let [start, end] = [(); 2].map(|()| document().create_comment(""));
    drop(parent.0.append_child(&start));
    drop(parent.0.append_child(&end));
    render_effect(Box::new(move || {
        let element = fragment();
        fill(&element);
        if let Some(parent) = end.parent_node() {
            drop(parent.insert_before(&element.0, Some(&end)));
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
