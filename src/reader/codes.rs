//! Reads QR codes in pictures of a camera, where the browser has no reader of its own. It knows nothing of games.

use rqrr::PreparedImage;
use wasm_bindgen::prelude::wasm_bindgen;

/// Bytes of a point: red, green, blue, opacity.
const POINT: usize = 4;
/// Smallest width and height of a picture with a code, in points.
const SMALLEST: usize = 21;

/// Texts of the QR codes in a picture, given as points of four bytes.
#[wasm_bindgen]
pub fn read_codes(points: &[u8], width: usize, height: usize) -> Vec<String> {
    if width.min(height) < SMALLEST || width.saturating_mul(height).saturating_mul(POINT) != points.len() {
        return Vec::new();
    }
    // Green is nearest to the brightness that eyes see.
    let brightness = |x, y| points.get((y * width + x) * POINT + 1).copied().unwrap_or_default();
    let mut picture = PreparedImage::prepare_from_greyscale(width, height, brightness);
    picture.detect_grids().iter().filter_map(|grid| Some(grid.decode().ok()?.1)).collect()
}
