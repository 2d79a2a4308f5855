//! The photograph that is kept on the device: answers and the game as text, pictures that are not yet read to the end as files.

use crate::state::saved_games::database;
use crate::state::{corrupt_storage, storage};
use js_sys::Array;
use leptos::task::spawn_local;
use notabene_ink::photo::KeptPhoto;
use notabene_study::storage_key::StorageKey;
use wasm_bindgen::JsCast;
use web_sys::File;

/// Returns the saved photograph.
pub fn load() -> Option<KeptPhoto> {
    corrupt_storage::load_valid(StorageKey::Photo, KeptPhoto::from_text)
}

/// Saves a photograph; without the pictures of its places if there is no room for them.
pub fn save(kept: &KeptPhoto) {
    if storage::try_save(StorageKey::Photo, &kept.to_text()) {
        storage::record_room(StorageKey::Photo, true);
    } else {
        storage::save(StorageKey::Photo, &kept.without_pictures().to_text());
    }
}

/// Deletes the photograph and its pictures.
pub fn delete() {
    storage::delete(StorageKey::Photo);
    delete_pictures();
}

/// Saves the pictures of all pages, with the name of their photograph. Where nothing can be saved, a page that is loaded again asks for
/// them.
pub fn save_pictures(id: &str, pictures: &[File]) {
    let all = Array::of1(&id.into());
    for picture in pictures {
        all.push(picture);
    }
    spawn_local(async move { _ = database::save_pictures(&all).await });
}

/// Deletes the pictures: they were read.
pub fn delete_pictures() {
    spawn_local(async { _ = database::delete_pictures().await });
}

/// Returns the pictures of a photograph; none if they are those of another one.
pub async fn load_pictures(id: &str) -> Vec<File> {
    let saved = database::load_pictures().await.ok().flatten();
    let all = saved.and_then(|saved| saved.dyn_into::<Array>().ok()).unwrap_or_default();
    let is_own = all.get(0).as_string().is_some_and(|of| of == id);
    let file = |value: wasm_bindgen::JsValue| value.dyn_into::<File>().ok();
    if is_own { all.iter().skip(1).map_while(file).collect() } else { Vec::new() }
}
