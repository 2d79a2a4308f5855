//! Random bits of the browser.

use leptos::prelude::*;

/// 32 random bits of the browser.
pub fn random_bits() -> u32 {
    let mut bytes = [0; 4];
    let filled = window().crypto().and_then(|c| c.get_random_values_with_u8_array(&mut bytes));
    match filled {
        Ok(_) => u32::from_le_bytes(bytes),
        // Very old browsers only: good enough for a game.
        Err(_) => (js_sys::Math::random() * 4_294_967_296.0) as u32,
    }
}
