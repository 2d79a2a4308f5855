//! Files that the browser saves.

use js_sys::Array;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Largest size in bytes of a text that is saved by a data URL.
const LONGEST_ADDRESS: usize = 500_000;

/// Returns an SVG as a data URL, which the content security policy allows for pictures.
pub fn svg_data_url(svg: &str) -> String {
    format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(svg)))
}

/// Lets the browser save the content of an address.
pub fn save_url(address: &str, name: &str) -> Result<(), JsValue> {
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(address);
    link.set_download(name);
    link.click();
    Ok(())
}

/// Lets the browser save a text in a file. A long one is too much for a data URL.
pub fn save_text(text: &str, kind: &str, name: &str) -> Result<(), JsValue> {
    if text.len() <= LONGEST_ADDRESS {
        let coded = String::from(js_sys::encode_uri_component(text));
        return save_url(&format!("data:{kind};charset=utf-8,{coded}"), name);
    }
    let bag = BlobPropertyBag::new();
    bag.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &bag)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let saved = save_url(&address, name);
    // The download has started by then.
    let _ = set_timeout(move || drop(Url::revoke_object_url(&address)), Duration::from_secs(60));
    saved
}
