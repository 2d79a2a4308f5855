//! A text as a square code that phones read (QR, ISO/IEC 18004), drawn as one path.

use crate::digits::push_number;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The largest code that is still read from a screen of a phone: 105 by 105 squares, a thousand letters.
const LARGEST: u8 = 22;
/// The white edge around a code, in squares.
const QUIET: usize = 4;

/// A code as a drawing.
pub struct Code {
    /// Its width and its height in squares, with the white edge.
    pub side: u32,
    /// Its dark squares as the path of an SVG, a square being one unit.
    pub path: String,
}

/// The code of a text; none if the text is too long for it.
pub fn code(text: &str) -> Option<Code> {
    let segment = QrSegment::make_bytes(text.as_bytes());
    let made = QrCode::encode_segments_advanced(
        &[segment],
        QrCodeEcc::Low,
        Version::MIN,
        Version::new(LARGEST),
        None,
        // As sure as its size allows.
        true,
    );
    let made = made.ok()?;
    let mut path = String::new();
    for y in 0..made.size() {
        let mut x = 0;
        while x < made.size() {
            let long = (x..made.size()).take_while(|x| made.get_module(*x, y)).count();
            if long > 0 {
                run(&mut path, [x as usize + QUIET, y as usize + QUIET, long]);
            }
            x += long as i32 + 1;
        }
    }
    Some(Code { side: made.size() as u32 + 2 * QUIET as u32, path })
}

/// Dark squares in a row: where the first is, and how many.
fn run(path: &mut String, [x, y, long]: [usize; 3]) {
    for (sign, number) in [("M", x), (" ", y), ("h", long), ("v1h-", long)] {
        path.push_str(sign);
        push_number(path, number as u32);
    }
    path.push('z');
}
