//! Addresses of what is published: one place for pages, package and documents (`core/tests/published.rs` compares them).
//!
//! Placeholders until the first release, which sets them here.

/// The site as a zip for a web server.
pub const SITE_ZIP: &str = "https://example.org/notabene/notabene-site.zip";
/// Folder of the npm package `notabene-embed` on a CDN of npm, with a slash at its end.
pub const EMBED_CDN: &str = "https://example.org/npm/notabene-embed/";
