//! What follows signals: texts, flags, values and effects, each with one type for the whole page.
//!
//! Every closure with a type of its own that the reactive graph gets to see is compiled with a copy of its
//! code, some kilobytes each. Here they are put into boxes first.

use leptos::prelude::*;
use std::{any::Any, marker::PhantomData, rc::Rc};
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

/// A value of a page that effects follow. A signal of its own type would weigh three kilobytes for each
/// type; here all types share one place and one trigger. Copies are handles to the same value.
pub struct Live<T: 'static> {
    value: StoredValue<Rc<dyn Any>, LocalStorage>,
    changed: Trigger,
    of: PhantomData<fn() -> T>,
}

impl<T> Copy for Live<T> {}
impl<T> Clone for Live<T> {
    fn clone(&self) -> Live<T> {
        *self
    }
}

impl<T: Clone + Default> Live<T> {
    /// A value that belongs to the page being made.
    pub fn new(value: T) -> Live<T> {
        Live { value: StoredValue::new_local(Rc::new(value)), changed: Trigger::new(), of: PhantomData }
    }
    /// The value, followed.
    pub fn get(self) -> T {
        self.changed.track();
        self.now().unwrap_or_default()
    }
    /// The value as it is now; none when its page is gone.
    pub fn now(self) -> Option<T> {
        self.value.try_get_value()?.downcast_ref().cloned()
    }
    /// Another value; nothing happens when its page is gone.
    pub fn set(self, value: T) {
        put(self.value, self.changed, Rc::new(value));
    }
    /// The value, changed.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        if let Some(mut value) = self.now() {
            change(&mut value);
            self.set(value);
        }
    }
}

fn put(place: StoredValue<Rc<dyn Any>, LocalStorage>, changed: Trigger, value: Rc<dyn Any>) {
    if place.try_set_value(value).is_none() {
        changed.notify();
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
