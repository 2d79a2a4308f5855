//! A teacher's own course in a link: its text, made small by the browser, and kept on the device of whoever opens it.

use super::courses;
use crate::ui::state::Desk;
use crate::ui::store;
use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use leptos::prelude::window;
use leptos::prelude::*;
use notabene_core::exchange::share;
use notabene_core::i18n::Msg;
use notabene_core::{msg, study};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// No link is longer: what is small in a link may be a thousand times as large.
const LONGEST: usize = 60_000;
/// The format of the small text: it has a sum of its own, so that damage is noticed.
const FORMAT: &str = "deflate";
const PACK: &str = "CompressionStream";
const UNPACK: &str = "DecompressionStream";

/// Whether the browser can make a course small.
pub fn is_possible() -> bool {
    class(PACK).is_some()
}

/// The part of an address behind `#` that carries a course of this device.
pub async fn packed(key: &str) -> Option<String> {
    let text = store::load(&courses::kept_as(key))?;
    let small = through(PACK, text.as_bytes()).await?;
    Some(share::course(&small)).filter(|link| link.len() <= LONGEST)
}

/// Opens such a part: the course is kept, and its first lesson shown. What cannot be opened is told.
pub fn arrive(desk: Desk, fragment: &str) {
    let fragment = fragment.to_string();
    spawn_local(async move {
        match open(&fragment).await {
            Ok(address) => drop(window().location().set_hash(&address)),
            Err(why) => desk.notice.set(Some(why)),
        }
    });
}

/// Keeps a course, and tells the address of its first lesson.
async fn open(fragment: &str) -> Result<String, Msg> {
    let damaged = || msg!(LinkDamaged);
    if fragment.len() > LONGEST {
        return Err(damaged());
    }
    let small = share::read_course(fragment).map_err(|problem| problem.says)?;
    let text =
        through(UNPACK, &small).await.and_then(|bytes| String::from_utf8(bytes).ok()).ok_or_else(damaged)?;
    let course = study::read(&text).map_err(|_| damaged())?;
    let key = courses::take_in(&text).ok_or_else(|| msg!(LinkNoRoom))?;
    let first = course.lessons.first().map(|lesson| lesson.id.clone()).unwrap_or_default();
    Ok(super::address(&key, &first, ""))
}

/// A class of the browser, where it has it.
fn class(name: &str) -> Option<Function> {
    Reflect::get(&window(), &name.into()).ok()?.dyn_into().ok()
}

fn made(name: &str, with: &JsValue) -> Option<JsValue> {
    Reflect::construct(&class(name)?, &Array::of1(with)).ok()
}

/// What a method of an object gives.
fn call(object: &JsValue, method: &str, with: &Array) -> Option<JsValue> {
    let method: Function = Reflect::get(object, &method.into()).ok()?.dyn_into().ok()?;
    Reflect::apply(&method, object, with).ok()
}

/// Sends bytes through one of the streams of the browser; none where they are damaged, or there is no such stream.
async fn through(stream: &str, bytes: &[u8]) -> Option<Vec<u8>> {
    let blob = made("Blob", &Array::of1(&Uint8Array::from(bytes)))?;
    let out = call(
        &call(&blob, "stream", &Array::new())?,
        "pipeThrough",
        &Array::of1(&made(stream, &FORMAT.into())?),
    )?;
    let all: Promise = call(&made("Response", &out)?, "arrayBuffer", &Array::new())?.dyn_into().ok()?;
    Some(Uint8Array::new(&JsFuture::from(all).await.ok()?).to_vec())
}
