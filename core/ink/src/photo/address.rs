//! Grey pictures as `data:` addresses, for pages: bitmaps of sixteen shades, without compression.

use super::grey::Grey;

/// Bytes before the pixels: two headers, and a palette of sixteen shades.
const HEAD: usize = 14 + 40 + 16 * 4;

/// The picture as an address that browsers show.
pub fn data_address(grey: &Grey) -> String {
    let mut out = String::from("data:image/bmp;base64,");
    push_base64(&bitmap(grey), &mut out);
    out
}

/// A file in the format BMP with four bits for a pixel.
fn bitmap(grey: &Grey) -> Vec<u8> {
    let (width, height) = (grey.width(), grey.height());
    // Rows begin at multiples of four bytes, the lowest first.
    let row = width.div_ceil(8) * 4;
    let mut out = Vec::with_capacity(HEAD + row * height);
    let number = |out: &mut Vec<u8>, value: usize| out.extend((value as u32).to_le_bytes());
    out.extend(b"BM");
    number(&mut out, HEAD + row * height);
    number(&mut out, 0);
    number(&mut out, HEAD);
    for value in [40, width, height, 1 | 4 << 16, 0, row * height, 0, 0, 16, 16] {
        number(&mut out, value);
    }
    (0..16).for_each(|shade| out.extend([shade * 17, shade * 17, shade * 17, 0]));
    for pixels in grey.pixels().chunks_exact(width).rev() {
        let end = out.len() + row;
        let shade = |pixel: Option<&u8>| pixel.map_or(0, |pixel| ((u16::from(*pixel) + 8) / 17) as u8);
        out.extend(pixels.chunks(2).map(|two| shade(two.first()) << 4 | shade(two.get(1))));
        out.resize(end, 0);
    }
    out
}

/// Six bits for a letter (RFC 4648).
fn push_base64(bytes: &[u8], out: &mut String) {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, i| bits << 8 | u32::from(three.get(i).copied().unwrap_or_default()));
        for i in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * i) & 63) as usize];
            out.push(if i > three.len() { '=' } else { char::from(letter) });
        }
    }
}
