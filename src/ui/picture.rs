//! The picture of the position: seen before it is taken, then copied or saved as SVG or PNG.

use super::dom::{El, view};
use super::overlay::standalone;
use super::paper::copy_text;
use super::prefs::Coordinates;
use super::sprite::PIECES;
use super::state::{Desk, text};
use js_sys::{Array, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::Export;
use notabene_core::exchange::picture::{self, svg};
use notabene_core::i18n::Label;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, ClipboardItem, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, Url,
};

/// How many pixels of the PNG are one of the picture.
const SCALE: u32 = 2;
/// How many bytes of a text are saved as an address that has them in it.
const LONGEST_ADDRESS: usize = 500_000;

/// The picture as it is on the screen now: pieces, last move, and the side from which it is seen. More
/// shapes, such as arrows, are drawn over it.
pub fn drawn(desk: Desk) -> String {
    let title = [desk.label(Label::PictureOf), " · ", &desk.game.with(|t| t.text(Export::Position))].concat();
    let layout = desk.layout.get();
    desk.scene.with(|scene| {
        let shapes: Vec<String> = scene.shapes.iter().map(|s| standalone(&layout, scene, s)).collect();
        let inside = inside(desk);
        svg(&picture::Picture { scene, layout, symbols: PIECES, inside, title: &title, shapes: &shapes })
    })
}

/// Whether each field of the picture shows its name: as on the screen, where fields are called by numbers.
fn inside(desk: Desk) -> bool {
    let numbered = desk.layout.with(|l| l.board.naming.numbers.is_some());
    numbered && desk.prefs.with(|p| p.numbers == Coordinates::Inside)
}

/// A text as an address that the security policy of the page allows for pictures.
pub fn address(svg: &str) -> String {
    ["data:image/svg+xml,", &String::from(js_sys::encode_uri_component(svg))].concat()
}

/// What can be done with the picture.
#[derive(Copy, Clone, PartialEq)]
enum Act {
    CopyPng,
    SavePng,
    CopySvg,
    SaveSvg,
}

const ACTS: [(Act, &str, Label); 4] = [
    (Act::CopyPng, "copy-png", Label::CopyPng),
    (Act::SavePng, "save-png", Label::SavePng),
    (Act::CopySvg, "copy-svg", Label::CopySvg),
    (Act::SaveSvg, "save-svg", Label::SaveSvg),
];

/// What stands in the window.
pub fn Body() -> El {
    let desk = Desk::here();
    let done = RwSignal::new(None::<Label>);
    let button = move |(act, name, label): (Act, &'static str, Label)| {
        let go = move |_| {
            done.set(None);
            let (svg, size) = untrack(|| (drawn(desk), picture::size(&desk.layout.get(), inside(desk))));
            // Browsers allow copying only in the click itself: what is slow is promised to them.
            let promise = start(act, &svg, size);
            spawn_local(async move { done.set(Some(finish(act, promise, &svg).await)) });
        };
        view! { <button type="button" data-picture=name on:click=go>{desk.words(label)}</button> }
    };
    view! {
        <div class="picture">
            <img src=text(move || address(&drawn(desk))) alt=desk.words(Label::PictureOf)/>
            <div class="actions">{ACTS.map(button)}</div>
            <p class="copied" role="status">{text(move || done.get().map(|l| desk.label(l).to_string()).unwrap_or_default())}</p>
        </div>
    }
}

/// Begins what has to begin in the click.
fn start(act: Act, svg: &str, size: (u32, u32)) -> Result<Promise, JsValue> {
    match act {
        Act::CopyPng => copy_png(svg, size),
        Act::SavePng => Ok(save_png(svg.to_string(), size)),
        Act::SaveSvg => save(&address(svg), "notabene.svg").map(|()| Promise::resolve(&JsValue::NULL)),
        Act::CopySvg => Ok(Promise::resolve(&JsValue::NULL)),
    }
}

/// Waits for it, and finds the words for how it went.
async fn finish(act: Act, promise: Result<Promise, JsValue>, svg: &str) -> Label {
    let done = match promise {
        Ok(promise) => JsFuture::from(promise).await.is_ok(),
        Err(_) => false,
    };
    match act {
        Act::CopySvg if copy_text(svg).await => Label::Copied,
        Act::CopyPng if done => Label::Copied,
        Act::CopyPng | Act::CopySvg => Label::NoClipboard,
        Act::SavePng | Act::SaveSvg if done => Label::Saved,
        Act::SavePng | Act::SaveSvg => Label::PictureFailed,
    }
}

/// Lets the browser save what an address holds.
pub fn save(address: &str, name: &str) -> Result<(), JsValue> {
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(address);
    link.set_download(name);
    link.click();
    Ok(())
}

/// Lets the browser save a text in a file. A long one is too much for an address.
pub fn save_text(text: &str, kind: &str, name: &str) -> Result<(), JsValue> {
    if text.len() <= LONGEST_ADDRESS {
        let coded = String::from(js_sys::encode_uri_component(text));
        return save(&["data:", kind, ";charset=utf-8,", &coded].concat(), name);
    }
    let bag = BlobPropertyBag::new();
    bag.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &bag)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let saved = save(&address, name);
    // The browser has taken the text by then.
    let _ = set_timeout(move || drop(Url::revoke_object_url(&address)), Duration::from_secs(60));
    saved
}

/// Draws the picture into a canvas. The picture asks for nothing, so the canvas stays readable.
async fn canvas(svg: &str, size: (u32, u32)) -> Result<HtmlCanvasElement, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&address(svg));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    let (width, height) = size;
    canvas.set_width(width * SCALE);
    canvas.set_height(height * SCALE);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    let [width, height] = [width, height].map(|n| f64::from(n * SCALE));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)?;
    Ok(canvas)
}

fn save_png(svg: String, size: (u32, u32)) -> Promise {
    future_to_promise(async move {
        let canvas = canvas(&svg, size).await?;
        save(&canvas.to_data_url()?, "notabene.png")?;
        Ok(JsValue::NULL)
    })
}

/// Puts the picture on the clipboard, where there is one for pictures.
fn copy_png(svg: &str, size: (u32, u32)) -> Result<Promise, JsValue> {
    let clipboard = window().navigator().clipboard();
    let has_items = Reflect::has(&window(), &"ClipboardItem".into()).unwrap_or(false);
    if clipboard.is_undefined() || !has_items {
        return Err(JsValue::NULL);
    }
    let svg = svg.to_string();
    let blob = future_to_promise(async move { JsFuture::from(blob(&canvas(&svg, size).await?)).await });
    let items = Object::new();
    Reflect::set(&items, &"image/png".into(), &blob)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&items)?;
    Ok(clipboard.write(&Array::of1(&item)))
}

/// The PNG of a canvas, as the clipboard wants it.
fn blob(canvas: &HtmlCanvasElement) -> Promise {
    Promise::new(&mut |resolve, reject| {
        let give = Closure::once_into_js(move |blob: JsValue| {
            let to = if blob.is_null() { &reject } else { &resolve };
            // Nobody listens any more if the call fails.
            let _ = to.call1(&JsValue::NULL, &blob);
        });
        let _ = canvas.to_blob(give.unchecked_ref());
    })
}
