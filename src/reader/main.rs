//! The program of the readers, in workers of the page (`www/reader.js`): ink, photographed score sheets, and QR codes,
//! without screens or sentences.

#[cfg(target_arch = "wasm32")]
mod codes;
#[cfg(target_arch = "wasm32")]
mod ink;
#[cfg(target_arch = "wasm32")]
mod photo;

fn main() {}
