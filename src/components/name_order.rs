//! The order of names in a language, as the browser knows it: É stands beside E.

use js_sys::{Array, Function, Intl, Object};
use std::cmp::Ordering;
use wasm_bindgen::JsValue;

/// Comparison of names in a language, by its code.
pub fn name_order(language: &str) -> impl Fn(&str, &str) -> Ordering + use<> {
    let compare: Function = Intl::Collator::new(&Array::of1(&language.into()), &Object::new()).compare();
    move |one, other| {
        let order = compare.call2(&JsValue::NULL, &one.into(), &other.into());
        // A comparison of texts never fails.
        order
            .ok()
            .and_then(|order| order.as_f64())
            .and_then(|order| order.partial_cmp(&0.0))
            .unwrap_or(Ordering::Equal)
    }
}
