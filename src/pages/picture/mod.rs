//! Picture of the position: preview, copy or save as SVG or PNG.

use crate::components::clipboard::copy_text;
use crate::components::download::{save_url, svg_data_url};
use crate::components::sprites::piece_symbols;
use crate::state::current_game::CurrentGame;
use js_sys::{Array, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::Export;
use notabene_core::exchange::picture::{self, svg};
use notabene_core::exchange::picture_shapes::exported_shape;
use notabene_core::game::Coordinates;
use notabene_core::i18n::Label;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{CanvasRenderingContext2d, ClipboardItem, HtmlCanvasElement, HtmlImageElement};

/// Pixels of the PNG per pixel of the picture.
const SCALE: u32 = 2;

/// Picture as on the screen: pieces, last move, orientation. Shapes such as arrows are drawn on top.
pub fn picture_svg(current: CurrentGame) -> String {
    let title =
        format!("{} · {}", current.label(Label::PictureOf), current.game.with(|t| t.text(Export::Position)));
    let layout = current.layout.get();
    current.scene.with(|scene| {
        let shapes: Vec<String> = scene.shapes.iter().map(|s| exported_shape(&layout, scene, s)).collect();
        let inside = shows_field_numbers(current);
        let (colors, symbols) = current.prefs.with(|p| (p.board_colors, piece_symbols(p.piece_set)));
        let drawn = svg(&picture::Picture { scene, layout, symbols, inside, title: &title, shapes: &shapes });
        picture::in_colors(&drawn, colors)
    })
}

/// True if fields show their numbers inside, as on the screen.
fn shows_field_numbers(current: CurrentGame) -> bool {
    let numbered = current.layout.with(|l| l.board.naming.numbers.is_some());
    numbered && current.prefs.with(|p| p.numbers == Coordinates::Inside)
}

/// Action on the picture.
#[derive(Copy, Clone, PartialEq)]
enum PictureAction {
    CopyPng,
    SavePng,
    CopySvg,
    SaveSvg,
}

const PICTURE_ACTIONS: [(PictureAction, &str, Label); 4] = [
    (PictureAction::CopyPng, "copy-png", Label::CopyPng),
    (PictureAction::SavePng, "save-png", Label::SavePng),
    (PictureAction::CopySvg, "copy-svg", Label::CopySvg),
    (PictureAction::SaveSvg, "save-svg", Label::SaveSvg),
];

/// Content of the dialog.
#[component]
pub fn PictureDialog() -> impl IntoView {
    let current = CurrentGame::here();
    let done = RwSignal::new(None::<Label>);
    let button = move |(act, name, label): (PictureAction, &'static str, Label)| {
        let go = move |_| {
            done.set(None);
            let (svg, size) = untrack(|| {
                (picture_svg(current), picture::size(&current.layout.get(), shows_field_numbers(current)))
            });
            // Browsers allow copying only within the click: slow data is passed as a promise.
            let promise = start_action(act, &svg, size);
            spawn_local(async move { done.set(Some(finish_action(act, promise, &svg).await)) });
        };
        view! { <button type="button" data-picture=name on:click=go>{current.label_signal(label)}</button> }
    };
    view! {
        <div class="picture stack apart">
            <img src=move || svg_data_url(&picture_svg(current)) alt=current.label_signal(Label::PictureOf)/>
            <div class="halves">{PICTURE_ACTIONS.map(button).into_iter().collect_view()}</div>
            <p class="copied" role="status">{move || done.get().map(|label| current.label(label))}</p>
        </div>
    }
}

/// Starts the part of an action that must run within the click.
fn start_action(act: PictureAction, svg: &str, size: (u32, u32)) -> Result<Promise, JsValue> {
    match act {
        PictureAction::CopyPng => copy_png(svg, size),
        PictureAction::SavePng => Ok(save_png(svg.to_string(), size)),
        PictureAction::SaveSvg => {
            save_url(&svg_data_url(svg), "notabene.svg").map(|()| Promise::resolve(&JsValue::NULL))
        }
        PictureAction::CopySvg => Ok(Promise::resolve(&JsValue::NULL)),
    }
}

/// Awaits the action, and returns the message about its result.
async fn finish_action(act: PictureAction, promise: Result<Promise, JsValue>, svg: &str) -> Label {
    let done = match promise {
        Ok(promise) => JsFuture::from(promise).await.is_ok(),
        Err(_) => false,
    };
    match act {
        PictureAction::CopySvg if copy_text(svg).await => Label::Copied,
        PictureAction::CopyPng if done => Label::Copied,
        PictureAction::CopyPng | PictureAction::CopySvg => Label::NoClipboard,
        PictureAction::SavePng | PictureAction::SaveSvg if done => Label::Saved,
        PictureAction::SavePng | PictureAction::SaveSvg => Label::PictureFailed,
    }
}

/// Draws the picture into a canvas. It loads no resources, so the canvas stays readable.
async fn draw_on_canvas(svg: &str, size: (u32, u32)) -> Result<HtmlCanvasElement, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&svg_data_url(svg));
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
        let canvas = draw_on_canvas(&svg, size).await?;
        save_url(&canvas.to_data_url()?, "notabene.png")?;
        Ok(JsValue::NULL)
    })
}

/// Copies the picture to the clipboard, if images are supported.
fn copy_png(svg: &str, size: (u32, u32)) -> Result<Promise, JsValue> {
    let clipboard = window().navigator().clipboard();
    let has_items = Reflect::has(&window(), &"ClipboardItem".into()).unwrap_or(false);
    if clipboard.is_undefined() || !has_items {
        return Err(JsValue::NULL);
    }
    let svg = svg.to_string();
    let blob =
        future_to_promise(async move { JsFuture::from(png_blob(&draw_on_canvas(&svg, size).await?)).await });
    let items = Object::new();
    Reflect::set(&items, &"image/png".into(), &blob)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&items)?;
    Ok(clipboard.write(&Array::of1(&item)))
}

/// PNG blob of a canvas, as a promise for the clipboard.
fn png_blob(canvas: &HtmlCanvasElement) -> Promise {
    Promise::new(&mut |resolve, reject| {
        let give = Closure::once_into_js(move |blob: JsValue| {
            let to = if blob.is_null() { &reject } else { &resolve };
            // If the call fails, nothing is waiting any more.
            let _ = to.call1(&JsValue::NULL, &blob);
        });
        let _ = canvas.to_blob(give.unchecked_ref());
    })
}
