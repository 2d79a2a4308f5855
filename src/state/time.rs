//! Present time.

/// Milliseconds since 1970. The core has no clock: time comes from here.
pub fn milliseconds() -> u64 {
    js_sys::Date::now() as u64
}
