//! Keyed lists: items with the same key reuse their elements.

use crate::components::child::Child;
use crate::components::effect::render_effect;
use crate::components::element::{El, append_child, fragment};
use leptos::prelude::*;
use std::collections::HashMap;
use web_sys::{Element, Node};

/// Items of a list: a key, and the constructor of the element.
pub type KeyedItems = Vec<(String, Box<dyn FnOnce() -> El>)>;

/// A list that is the whole content of its element. Items with the same key reuse their elements.
pub struct Each(pub Box<dyn Fn() -> KeyedItems>);

struct ListItem {
    key: String,
    owner: Owner,
    nodes: Vec<Node>,
}

impl ListItem {
    fn new(owner: Owner, key: String, make: Box<dyn FnOnce() -> El>) -> ListItem {
        let element = fragment();
        append_child(&element, &owner.with(|| untrack(make)));
        let nodes = std::iter::successors(element.0.first_child(), |node| node.next_sibling()).collect();
        ListItem { key, owner, nodes }
    }

    fn remove_nodes(self, parent: &Element) -> Owner {
        self.nodes.iter().for_each(|node| drop(parent.remove_child(node)));
        self.owner.cleanup();
        self.owner
    }
}

/// The items of a list during an update. Nearly all of them stay, and in their order.
struct OldItems {
    items: Vec<Option<ListItem>>,
    /// The index after the item that was taken last.
    next: usize,
    /// Indices by keys, the first one last; built when an item is not at the expected place.
    places: Option<HashMap<String, Vec<usize>>>,
}

impl OldItems {
    fn of(items: Vec<ListItem>) -> OldItems {
        OldItems { items: items.into_iter().map(Some).collect(), next: 0, places: None }
    }

    fn take(&mut self, key: &str) -> Option<ListItem> {
        let is_next = matches!(self.items.get(self.next), Some(Some(item)) if item.key == key);
        let at = if is_next { self.next } else { self.position_of_key(key)? };
        self.next = at + 1;
        self.items[at].take()
    }

    fn position_of_key(&mut self, key: &str) -> Option<usize> {
        let items = &self.items;
        let places = self.places.get_or_insert_with(|| {
            let mut places: HashMap<String, Vec<usize>> = HashMap::new();
            for (at, item) in items.iter().enumerate().rev() {
                item.iter().for_each(|item| places.entry(item.key.clone()).or_default().push(at));
            }
            places
        });
        let at = places.get_mut(key)?;
        while let Some(at) = at.pop() {
            if items[at].is_some() {
                return Some(at);
            }
        }
        None
    }
}

impl Child for Each {
    fn append_to(self, parent: &El) {
        let (parent, home) = (parent.0.clone(), Owner::current().unwrap_or_default());
        let mut shown: Vec<ListItem> = Vec::new();
        // Owners of removed items. An owner never drops the entries of its children, so these owners are reused.
        let mut free: Vec<Owner> = Vec::new();
        render_effect(Box::new(move || {
            let mut old = OldItems::of(std::mem::take(&mut shown));
            shown = (self.0)()
                .into_iter()
                .map(|(key, make)| {
                    let existing = old.take(&key);
                    existing.unwrap_or_else(|| {
                        ListItem::new(free.pop().unwrap_or_else(|| home.child()), key, make)
                    })
                })
                .collect();
            free.extend(old.items.into_iter().flatten().map(|item| item.remove_nodes(&parent)));
            reorder(&parent, &shown);
        }));
    }
}

/// Puts all elements in order, without moving one in the right place: it may be animated.
fn reorder(parent: &Element, items: &[ListItem]) {
    let mut next: Option<Node> = None;
    for node in items.iter().rev().flat_map(|item| item.nodes.iter().rev()) {
        if node.parent_node().is_none_or(|p| p != **parent) || node.next_sibling() != next {
            drop(parent.insert_before(node, next.as_ref()));
        }
        next = Some(node.clone());
    }
}
