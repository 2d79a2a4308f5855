//! What follows signals: texts, flags, values and effects, each with one type for the whole page.
//!
//! Every closure with a type of its own that the reactive graph gets to see is compiled with a copy of its
//! code, some kilobytes each. Here they are put into boxes first.

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

/// A value of a page that effects follow. A signal of its own type would weigh three kilobytes for each
/// type; here all types share one trigger. Copies are handles to the same value.
pub struct Live<T: 'static> {
    value: StoredValue<T, LocalStorage>,
    changed: Trigger,
}

impl<T> Copy for Live<T> {}
impl<T> Clone for Live<T> {
    fn clone(&self) -> Live<T> {
        *self
    }
}

impl<T: Clone> Live<T> {
    /// A value that belongs to the page being made.
    pub fn new(value: T) -> Live<T> {
        Live { value: StoredValue::new_local(value), changed: Trigger::new() }
    }
    /// The value, followed.
    pub fn get(self) -> T {
        self.changed.track();
        self.value.get_value()
    }
    /// The value as it is now; none when its page is gone.
    pub fn now(self) -> Option<T> {
        self.value.try_get_value()
    }
    /// Another value; nothing happens when its page is gone.
    pub fn set(self, value: T) {
        if self.value.try_set_value(value).is_none() {
            self.changed.notify();
        }
    }
    /// The value, changed.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        if let Some(mut value) = self.now() {
            change(&mut value);
            self.set(value);
        }
    }
}

/// An element that is wanted elsewhere; none until it is made.
pub type Place = Live<Option<Element>>;

impl Place {
    /// A place without its element yet.
    pub fn empty() -> Place {
        Live::new(None)
    }
    /// The element, not followed.
    pub fn there(self) -> Option<Element> {
        self.now().flatten()
    }
}
