//! Elements made by calls instead of `view!`.
//!
//! Every `view!` is compiled with its own copy of the code that builds and rebuilds it. For pages with many
//! small parts that is most of their weight: measured, the room of Chess960 was 60 kilobytes with it and a
//! sixth of that without. Here all elements share a few functions, and what follows a signal is a boxed
//! closure in an effect. Effects, values and listeners belong to the owner in which they are made and go with it.

use super::sprite::{colours, symbol};
use super::state::Desk;
use js_sys::Reflect;
use leptos::prelude::*;
use notabene_core::position::Glyph;
use notabene_core::text::Label;
use std::{any::Any, marker::PhantomData, rc::Rc};
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlElement};

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

/// How a value of text is put on an element.
type Setter = Box<dyn Fn(&Element, &str)>;

/// Words in the language of the screen.
fn words(desk: &'static Desk, label: Label) -> String {
    desk.label(label).to_string()
}

/// The state of the app for closures, as a reference: as a value each of them would carry a hundred bytes.
/// These few bytes stay when the page goes.
pub fn lent(desk: Desk) -> &'static Desk {
    Box::leak(Box::new(desk))
}

/// Runs again whenever a signal in it changes.
pub fn follow(f: Box<dyn Fn()>) {
    Effect::new(move |_| f());
}

impl El {
    /// Sets an attribute. Names are our own, so it cannot fail.
    pub fn attr(self, name: &str, value: &str) -> El {
        drop(self.0.set_attribute(name, value));
        self
    }

    /// An attribute that follows signals.
    pub fn live(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        self.follow(Box::new(value), Box::new(move |e, value| drop(e.set_attribute(name, value))))
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
    pub fn says(self, text: impl Fn() -> String + 'static) -> El {
        self.follow(Box::new(text), Box::new(|e, text| e.set_text_content(Some(text))))
    }

    /// Words in the language of the screen.
    pub fn label(self, desk: &'static Desk, label: Label) -> El {
        self.says(move || words(desk, label))
    }

    /// The value of a field, long or short.
    pub fn value(self, value: impl Fn() -> String + 'static) -> El {
        let set = |e: &Element, value: &str| {
            let same = Reflect::get(e, &"value".into()).is_ok_and(|old| old == value);
            if !same {
                // Fields take any text as their value.
                let _ = Reflect::set(e, &"value".into(), &value.into());
            }
        };
        self.follow(Box::new(value), Box::new(set))
    }

    /// A property of the style, which the content security policy allows where it forbids the attribute.
    pub fn style(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        let set = move |e: &Element, value: &str| {
            if let Some(e) = e.dyn_ref::<HtmlElement>() {
                drop(e.style().set_property(name, value));
            }
        };
        self.follow(Box::new(value), Box::new(set))
    }

    fn follow(self, value: Box<dyn Fn() -> String>, set: Setter) -> El {
        let element = self.0.clone();
        follow(Box::new(move || set(&element, &value())));
        self
    }

    /// What happens on an event.
    pub fn on(self, event: &str, act: impl Fn(Event) + 'static) -> El {
        self.listen(event, Box::new(act))
    }

    fn listen(self, event: &str, act: Box<dyn Fn(Event)>) -> El {
        let listener = Closure::wrap(act);
        drop(self.0.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref()));
        // It lives as long as what made the element.
        StoredValue::new_local(listener);
        self
    }

    /// What happens on a click.
    pub fn click(self, act: impl Fn() + 'static) -> El {
        self.on("click", move |_| act())
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

/// A button with words, and its name for tests.
pub fn button(desk: &'static Desk, label: Label, name: &str, act: impl Fn() + 'static) -> El {
    el("button", "").attr("type", "button").attr("data-do", name).label(desk, label).click(act)
}

/// A button that is one of a few choices.
pub fn choice(name: &str, value: &str, chosen: impl Fn() -> bool + 'static, act: impl Fn() + 'static) -> El {
    let made = el("button", "choice").attr("type", "button").attr(name, value);
    made.state("aria-pressed", chosen).click(act)
}

/// The way back to the game.
pub fn back(desk: &'static Desk) -> El {
    let link = el("a", "button main").attr("href", "#").label(desk, Label::BackToGame);
    el("p", "").with([link])
}
