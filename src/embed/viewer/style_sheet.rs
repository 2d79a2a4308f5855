//! The style sheet of the viewer, shared by all boards of a page.

use crate::embed::viewer_part;
use js_sys::{Array, Function, Reflect};
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// Property of a shadow tree with its style sheets.
const SHEETS: &str = "adoptedStyleSheets";

thread_local! {
    /// The sheet, once a board needed it.
    static SHEET: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Makes the sheet: what the content security policy of the page allows, unlike an element with styles.
fn sheet() -> Result<JsValue, JsValue> {
    if let Some(sheet) = SHEET.with_borrow(Clone::clone) {
        return Ok(sheet);
    }
    let class: Function = Reflect::get(&window(), &"CSSStyleSheet".into())?.dyn_into()?;
    let sheet = Reflect::construct(&class, &Array::new())?;
    let replace: Function = Reflect::get(&sheet, &"replaceSync".into())?.dyn_into()?;
    replace.call1(&sheet, &viewer_part::styles().into())?;
    SHEET.set(Some(sheet.clone()));
    Ok(sheet)
}

/// Adds the sheet to the shadow tree of an element.
pub fn adopt(element: &Element) {
    let tree = element.get_root_node();
    let adopted = || -> Result<(), JsValue> {
        let sheet = sheet()?;
        let sheets = Array::from(&Reflect::get(&tree, &SHEETS.into())?);
        if !sheets.includes(&sheet, 0) {
            sheets.push(&sheet);
            Reflect::set(&tree, &SHEETS.into(), &sheets)?;
        }
        Ok(())
    };
    // Browsers without such sheets show no board at all (`www/embed.js`).
    drop(adopted());
}
