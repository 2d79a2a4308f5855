//! Window with the picture of the position, to be copied or saved as SVG or PNG.

use super::current_game::CurrentGame;
use super::dom::El;
use super::interop;
use super::overlay::standalone;
use super::paper::copy_text;
use super::prefs::{Coordinates, Preferences};
use super::sprite::PIECES;
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

/// Pixels of the PNG for one of the picture.
const SCALE: u32 = 2;
/// Longest text that is saved through an address with the text in it, in bytes.
const MAX_ADDRESS: usize = 500_000;

/// The position as it is on the screen: pieces, last move, and orientation. Shapes such as arrows are drawn over it.
fn position_svg(current: CurrentGame) -> String {
    let words = current.prefs.label(Label::PictureOf);
    let title = [words, " · ", &current.game.with(|game| game.text(Export::Position))].concat();
    let layout = current.layout.get();
    current.scene.with(|scene| {
        let shapes: Vec<String> = scene.shapes.iter().map(|s| standalone(&layout, scene, s)).collect();
        let inside = has_names_inside(current);
        svg(&picture::Picture { scene, layout, symbols: PIECES, inside, title: &title, shapes: &shapes })
    })
}

/// True if each field of the picture shows its name: as on the screen, where fields have numbers.
fn has_names_inside(current: CurrentGame) -> bool {
    let is_numbered = current.layout.with(|layout| layout.board.naming.numbers.is_some());
    is_numbered && current.prefs.with(|p| p.numbers == Coordinates::Inside)
}

/// An SVG text as an address that the security policy of the page allows for pictures.
pub fn address(svg: &str) -> String {
    ["data:image/svg+xml,", &String::from(js_sys::encode_uri_component(svg))].concat()
}

/// Ways to take the picture along.
#[derive(Copy, Clone, PartialEq)]
enum PictureAction {
    CopyPng,
    SavePng,
    CopySvg,
    SaveSvg,
}

const ACTIONS: [(PictureAction, &str, Label); 4] = [
    (PictureAction::CopyPng, "copy-png", Label::CopyPng),
    (PictureAction::SavePng, "save-png", Label::SavePng),
    (PictureAction::CopySvg, "copy-svg", Label::CopySvg),
    (PictureAction::SaveSvg, "save-svg", Label::SaveSvg),
];

/// [`PicturePreview`] as an element, for parents that are no components yet.
pub fn Body() -> El {
    interop::element(view! { <PicturePreview/> })
}

/// Content of the window with the picture.
#[component]
pub fn PicturePreview() -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let result = RwSignal::new(None::<Label>);
    let button = move |(action, name, label): (PictureAction, &'static str, Label)| {
        let run = move |_| run(current, action, result);
        view! { <button type="button" data-picture=name on:click=run>{prefs.words(label)}</button> }
    };
    view! {
        <div class="picture">
            <img src=move || address(&position_svg(current)) alt=prefs.words(Label::PictureOf)/>
            <div class="actions">{ACTIONS.map(button)}</div>
            <p class="copied" role="status">{move || result.get().map(|label| prefs.label(label))}</p>
        </div>
    }
}

/// Runs an action and reports its result.
fn run(current: CurrentGame, action: PictureAction, result: RwSignal<Option<Label>>) {
    result.set(None);
    let draw = || (position_svg(current), picture::size(&current.layout.get(), has_names_inside(current)));
    let (svg, size) = untrack(draw);
    // Browsers allow copying only in the click itself: what is slow is promised to them.
    let promise = start(action, &svg, size);
    spawn_local(async move { result.set(Some(finish(action, promise, &svg).await)) });
}

/// Starts what has to start in the click.
fn start(action: PictureAction, svg: &str, size: (u32, u32)) -> Result<Promise, JsValue> {
    match action {
        PictureAction::CopyPng => copy_png(svg, size),
        PictureAction::SavePng => Ok(save_png(svg.to_string(), size)),
        PictureAction::SaveSvg => {
            save(&address(svg), "notabene.svg").map(|()| Promise::resolve(&JsValue::NULL))
        }
        PictureAction::CopySvg => Ok(Promise::resolve(&JsValue::NULL)),
    }
}

/// Waits for the action; the label for its result.
async fn finish(action: PictureAction, promise: Result<Promise, JsValue>, svg: &str) -> Label {
    let done = match promise {
        Ok(promise) => JsFuture::from(promise).await.is_ok(),
        Err(_) => false,
    };
    match action {
        PictureAction::CopySvg if copy_text(svg).await => Label::Copied,
        PictureAction::CopyPng if done => Label::Copied,
        PictureAction::CopyPng | PictureAction::CopySvg => Label::NoClipboard,
        PictureAction::SavePng | PictureAction::SaveSvg if done => Label::Saved,
        PictureAction::SavePng | PictureAction::SaveSvg => Label::PictureFailed,
    }
}

/// Lets the browser save the content of an address as a file.
pub fn save(address: &str, name: &str) -> Result<(), JsValue> {
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(address);
    link.set_download(name);
    link.click();
    Ok(())
}

/// Lets the browser save a text as a file. Long texts do not fit into an address.
pub fn save_text(text: &str, kind: &str, name: &str) -> Result<(), JsValue> {
    if text.len() <= MAX_ADDRESS {
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
