//! QR codes of texts (ISO/IEC 18004), drawn as one path.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The largest version still readable from a phone screen: 105 by 105 modules, a thousand letters.
const LARGEST: u8 = 22;
/// The width of the quiet zone around a code, in modules.
const QUIET: usize = 4;

/// A code as a drawing.
pub struct Code {
    /// Its width and height in modules, with the quiet zone.
    pub side: u32,
    /// Its dark modules as SVG path data, a module being one unit.
    pub path: String,
}

/// The QR code of a text; none if the text is too long.
pub fn code(text: &str) -> Option<Code> {
    let segment = QrSegment::make_bytes(text.as_bytes());
    let made = QrCode::encode_segments_advanced(
        &[segment],
        QrCodeEcc::Low,
        Version::MIN,
        Version::new(LARGEST),
        None,
        // Raises the error correction as far as the size allows.
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

/// A run of dark modules: its start and length.
fn run(path: &mut String, [x, y, long]: [usize; 3]) {
    for (sign, number) in [("M", x), (" ", y), ("h", long), ("v1h-", long)] {
        path.push_str(sign);
        path.push_str(&number.to_string());
    }
    path.push('z');
}
