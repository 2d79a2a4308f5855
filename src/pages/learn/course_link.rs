//! Teacher's own course in a link: text compressed by the browser, saved on the device of the reader.

use crate::components::browser_class::{browser_class, call_method, construct};
use crate::pages::learn::courses;
use crate::state::storage;
use js_sys::{Array, Promise, Uint8Array};
use leptos::prelude::window;
use leptos::prelude::*;
use notabene_core::exchange::share;
use notabene_core::game::Problem;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_study as study;
use notabene_study::storage_key::StorageKey;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Maximum length of a link, in bytes: compressed text may expand by a factor of 1000.
const MAX_LINK_LENGTH: usize = 60_000;
/// Compression format, with a checksum that detects damage.
const COMPRESSION: &str = "deflate";
const COMPRESSION_STREAM: &str = "CompressionStream";
const DECOMPRESSION_STREAM: &str = "DecompressionStream";

/// True if the browser can compress a course.
pub fn can_compress() -> bool {
    browser_class(COMPRESSION_STREAM).is_some()
}

/// URL fragment, without `#`, that carries a course of this device. None if it is too long or compression fails.
/// Pupils get it without the way to change it.
pub async fn compressed_fragment(key: &str, is_for_pupils: bool) -> Option<String> {
    let text = storage::load(StorageKey::Course.of(key))?;
    let text = if is_for_pupils { study::builder::for_pupils(&text) } else { text };
    let small = pipe_through(COMPRESSION_STREAM, text.as_bytes()).await?;
    Some(share::course(&small)).filter(|link| link.len() <= MAX_LINK_LENGTH)
}

/// Opens such a fragment: saves the course and shows its first lesson, or an error.
pub fn open_course_link(notice: RwSignal<Option<Msg>>, fragment: &str) {
    let fragment = fragment.to_string();
    spawn_local(async move {
        match save_linked_course(&fragment).await {
            Ok(address) => drop(window().location().set_hash(&address)),
            Err(why) => notice.set(Some(why)),
        }
    });
}

/// Saves a course and returns the address of its first lesson.
async fn save_linked_course(fragment: &str) -> Result<String, Msg> {
    let damaged = || msg!(LinkDamaged);
    if fragment.len() > MAX_LINK_LENGTH {
        return Err(damaged());
    }
    let small = share::read_course(fragment).map_err(|problem| problem.message)?;
    let text = pipe_through(DECOMPRESSION_STREAM, &small)
        .await
        .and_then(|bytes| String::from_utf8(bytes).ok())
        .ok_or_else(damaged)?;
    // The first problem is the reason: such a course was never shared by this page.
    let reason =
        |problems: Vec<Problem>| problems.into_iter().next().map_or_else(damaged, |first| first.message);
    let course = study::read(&text).map_err(reason)?;
    let key = courses::save_imported(&text).ok_or_else(|| msg!(LinkNoRoom))?;
    let first = course.lessons.first().map(|lesson| lesson.id.clone()).unwrap_or_default();
    Ok(crate::pages::learn::lesson_address(&key, &first, ""))
}

/// Pipes bytes through a stream of the browser. None if they are damaged or the stream is missing.
async fn pipe_through(stream: &str, bytes: &[u8]) -> Option<Vec<u8>> {
    let blob = construct("Blob", &Array::of1(&Uint8Array::from(bytes)))?;
    let out = call_method(
        &call_method(&blob, "stream", &Array::new())?,
        "pipeThrough",
        &Array::of1(&construct(stream, &COMPRESSION.into())?),
    )?;
    let all: Promise =
        call_method(&construct("Response", &out)?, "arrayBuffer", &Array::new())?.dyn_into().ok()?;
    Some(Uint8Array::new(&JsFuture::from(all).await.ok()?).to_vec())
}
