//! SHA-256 of files, as text.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// Lower-case hexadecimal digits of the first bytes of the SHA-256 hash, two for each byte.
pub fn hex(data: &[u8], bytes: usize) -> String {
    Sha256::digest(data).iter().take(bytes).map(|byte| format!("{byte:02x}")).collect()
}

/// SHA-256 hash in Base64, as in the `integrity` attribute.
pub fn base64(data: &[u8]) -> String {
    STANDARD.encode(Sha256::digest(data))
}
