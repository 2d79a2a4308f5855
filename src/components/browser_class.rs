//! Classes that not every browser has, called by their names.

use js_sys::{Array, Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Returns a class of the browser, if it exists.
pub fn browser_class(name: &str) -> Option<Function> {
    Reflect::get(&window(), &name.into()).ok()?.dyn_into().ok()
}

/// Creates an object of a class. None if it is missing or throws.
pub fn construct(name: &str, with: &JsValue) -> Option<JsValue> {
    Reflect::construct(&browser_class(name)?, &Array::of1(with)).ok()
}

/// Calls a method of an object. None if it is missing or throws.
pub fn call_method(object: &JsValue, method: &str, with: &Array) -> Option<JsValue> {
    let method: Function = Reflect::get(object, &method.into()).ok()?.dyn_into().ok()?;
    Reflect::apply(&method, object, with).ok()
}
