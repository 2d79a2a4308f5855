//! Bridges between the elements of `dom` and views of Leptos, while screens move from the one to the other.

#![allow(dead_code)]

use crate::components::child::Child;
use crate::components::element::{El, fragment};
use leptos::prelude::*;
use leptos::tachys::html::attribute::{Attribute, any_attribute::AnyAttribute};
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, RenderFlags};
use send_wrapper::SendWrapper;
use web_sys::{Element, Node};

/// Elements of `dom` as a view.
pub struct Nodes(SendWrapper<Vec<Node>>);

impl From<El> for Nodes {
    fn from(element: El) -> Nodes {
        let node: Node = element.0.into();
        let nodes = if node.node_type() == Node::DOCUMENT_FRAGMENT_NODE {
            std::iter::successors(node.first_child(), |node| node.next_sibling()).collect()
        } else {
            vec![node]
        };
        Nodes(SendWrapper::new(nodes))
    }
}

impl El {
    /// The element as a view, for the braces of `view!`.
    pub fn view(self) -> Nodes {
        self.into()
    }
}

/// Elements of `dom` as a view.
pub fn nodes(element: impl Child) -> Nodes {
    let parent = fragment();
    element.append_to(&parent);
    parent.into()
}

/// Renders a view into an element of `dom`: a fragment. Removed with its owner.
pub fn element(view: impl IntoView + 'static) -> El {
    let parent = fragment();
    view.into_any().append_to(&parent);
    parent
}

impl Child for AnyView {
    fn append_to(self, parent: &El) {
        let mut state = self.build();
        state.mount(&parent.0, None);
        StoredValue::new_local(state);
    }
}

impl Render for Nodes {
    type State = MountedNodes;

    fn build(self) -> Self::State {
        MountedNodes(self.0.take())
    }

    fn rebuild(self, state: &mut Self::State) {
        let mut new = self.build();
        state.insert_before_this(&mut new);
        state.unmount();
        *state = new;
    }
}

/// Elements of `dom` on the page.
pub struct MountedNodes(Vec<Node>);

impl Mountable for MountedNodes {
    fn unmount(&mut self) {
        for node in &self.0 {
            if let Some(parent) = node.parent_node() {
                let _ = parent.remove_child(node);
            }
        }
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        for node in &self.0 {
            let _ = parent.insert_before(node, marker);
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let Some(first) = self.0.first() else { return false };
        let Some(parent) = first.parent_element() else { return false };
        child.mount(&parent, Some(first));
        true
    }

    fn elements(&self) -> Vec<Element> {
        Vec::new()
    }
}

impl AddAnyAttr for Nodes {
    type Output<SomeNewAttr: Attribute> = Self;

    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> Self::Output<NewAttr>
    where
        Self::Output<NewAttr>: RenderHtml,
    {
        self
    }
}

impl RenderHtml for Nodes {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: RenderFlags, _: Vec<AnyAttribute>) {}

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Self::State {
        self.build()
    }

    fn into_owned(self) -> Self::Owned {
        self
    }
}
