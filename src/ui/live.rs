//! What follows signals: texts, flags, values and effects, each with one type for the whole page.
//!
//! Every closure with a type of its own that the reactive graph gets to see is compiled with a copy of its
//! code, some kilobytes each. Here they are put into boxes first.
//!
//! What follows a signal stands in a list of that signal. Of one that is gone the graph does not take it out before
//! the signal changes, which those of choices rarely do: every page and every game left some kilobytes there. So all
//! that follows is made here, and takes itself out of these lists when its owner goes.

use leptos::prelude::*;
use std::rc::Rc;
use web_sys::Element;

/// Something that follows what it is made from. Clones are handles to the same.
#[derive(Clone)]
pub struct Follow<T>(Rc<dyn Fn() -> T>);

impl<T> Follow<T> {
    /// The value now, followed.
    pub fn get(&self) -> T {
        (self.0)()
    }
}

/// A text of the page that follows signals.
pub type Text = Follow<String>;
/// The same for what is so or not.
pub type Flag = Follow<bool>;

/// A text of the page that follows what it is made from.
pub fn text(f: impl Fn() -> String + 'static) -> Text {
    Follow(Rc::new(f))
}

/// The same for what is so or not.
pub fn flag(f: impl Fn() -> bool + 'static) -> Flag {
    Follow(Rc::new(f))
}

/// Runs now, and again whenever a signal in it changes, until its owner is gone.
pub fn follow(mut f: Box<dyn FnMut()>) {
    let effect = RenderEffect::new(move |_: Option<()>| f());
    StoredValue::new_local(effect);
}

/// The same, but only once what is being made stands on the page.
pub fn later(mut f: Box<dyn FnMut()>) {
    Effect::new(move |_| f());
}

/// An element that is wanted elsewhere; none until it is made.
pub type Place = RwSignal<Option<Element>, LocalStorage>;
