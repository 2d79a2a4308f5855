//! What follows signals: texts, flags, values and effects, each with one type for the whole page.
//!
//! Every closure with a type of its own that the reactive graph gets to see is compiled with a copy of its
//! code, some kilobytes each. Here they are put into boxes first.
//!
//! What follows a signal stands in a list of that signal. Of one that is gone the graph does not take it out before
//! the signal changes, which those of choices rarely do: every page and every game left some kilobytes there. So all
//! that follows is made here, and takes itself out of these lists when its owner goes.

use leptos::prelude::*;
use leptos::reactive::graph::{AnySubscriber, Subscriber, ToAnySubscriber};
use std::{any::Any, cell::RefCell, marker::PhantomData, rc::Rc, sync::Arc};
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
    leave_with_owner(effect.to_any_subscriber());
    StoredValue::new_local(effect);
}

/// The same, but only once what is being made stands on the page.
pub fn later(mut f: Box<dyn FnMut()>) {
    leave_with_owner(Effect::new(move |_| f()).to_any_subscriber());
}

/// Takes what follows out of the lists of all that it follows when the owner goes in which it was made.
fn leave_with_owner(follower: AnySubscriber) {
    on_cleanup(move || follower.clear_sources(&follower));
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

/// What is kept, in its type.
fn cell<T: 'static>(kept: &Rc<dyn Any>) -> &RefCell<T> {
    kept.downcast_ref().unwrap_or_else(|| unreachable!("a value keeps its type"))
}

impl<T> Live<T> {
    /// A value that belongs to the page being made.
    pub fn new(value: T) -> Live<T> {
        let value = StoredValue::new_local(Rc::new(RefCell::new(value)) as Rc<dyn Any>);
        Live { value, changed: Trigger::new(), of: PhantomData }
    }
    /// Looks at the value and follows it. It must not be changed meanwhile.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.track();
        self.with_untracked(look)
    }
    /// Looks at the value as it is now. It must not be changed meanwhile.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(&cell(&self.value.get_value()).borrow())
    }
    /// Whether both are handles to the same value.
    pub fn is(self, other: Live<T>) -> bool {
        self.value == other.value
    }
    /// Follows the value.
    pub fn track(self) {
        self.changed.track();
    }
    /// Another value; nothing happens when its page is gone.
    pub fn set(self, value: T) {
        self.update(|old| *old = value);
    }
    /// The value, changed; nothing happens when its page is gone.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        if self.quietly(change).is_some() {
            self.changed.notify();
        }
    }
    /// Tells that the value was changed without telling.
    pub fn tell(self) {
        self.changed.notify();
    }
    /// The value, changed without telling; none when its page is gone.
    pub fn quietly<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        let kept = self.value.try_get_value()?;
        Some(change(&mut cell(&kept).borrow_mut()))
    }
}

impl<T: Clone> Live<T> {
    /// The value, followed.
    pub fn get(self) -> T {
        self.with(T::clone)
    }
    /// The value as it is now.
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
    /// The value as it is now; none when its page is gone.
    pub fn now(self) -> Option<T> {
        let kept = self.value.try_get_value()?;
        Some(cell::<T>(&kept).borrow().clone())
    }
}

/// A value that is made from others, and tells those that follow it only when it is another. All types
/// share one memo. Copies are handles to the same value.
pub struct Derived<T: 'static> {
    memo: Memo<Made>,
    of: PhantomData<fn() -> T>,
}

impl<T> Copy for Derived<T> {}
impl<T> Clone for Derived<T> {
    fn clone(&self) -> Derived<T> {
        *self
    }
}

/// A value without its type, and how it is compared.
#[derive(Clone)]
struct Made {
    value: Arc<dyn Any + Send + Sync>,
    same: fn(&dyn Any, &dyn Any) -> bool,
}

impl PartialEq for Made {
    fn eq(&self, other: &Made) -> bool {
        (self.same)(&*self.value, &*other.value)
    }
}

fn same<T: PartialEq + 'static>(a: &dyn Any, b: &dyn Any) -> bool {
    a.downcast_ref::<T>() == b.downcast_ref::<T>()
}

fn memo(make: Box<dyn Fn() -> Made + Send + Sync>) -> Memo<Made> {
    let memo = ArcMemo::new(move |_: Option<&Made>| make());
    leave_with_owner(memo.to_any_subscriber());
    memo.into()
}

impl<T: PartialEq + Send + Sync> Derived<T> {
    /// A value that belongs to the page being made.
    pub fn new(make: impl Fn() -> T + Send + Sync + 'static) -> Derived<T> {
        let memo = memo(Box::new(move || Made { value: Arc::new(make()), same: same::<T> }));
        Derived { memo, of: PhantomData }
    }
    /// Looks at the value and follows it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(typed(&self.memo.get()))
    }
    /// Looks at the value as it is now.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(typed(&self.memo.get_untracked()))
    }
}

fn typed<T: 'static>(made: &Made) -> &T {
    made.value.downcast_ref().unwrap_or_else(|| unreachable!("a value keeps its type"))
}

impl<T: PartialEq + Send + Sync + Clone> Derived<T> {
    /// The value, followed.
    pub fn get(self) -> T {
        self.with(T::clone)
    }
    /// The value as it is now.
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
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
