//! Addresses of pages behind `#`.

use leptos::prelude::*;

/// The name of a page in its address: what follows the first slash is for the page itself.
pub fn page_name(address: &str) -> &str {
    address.split_once('/').map_or(address, |(name, _)| name)
}

/// The address of this page with another part behind `#`.
pub fn url_with_fragment(fragment: &str) -> String {
    let location = window().location();
    let [origin, path] = [location.origin(), location.pathname()].map(Result::unwrap_or_default);
    format!("{origin}{path}#{fragment}")
}

/// Name of the course builder in the address.
pub const COURSE_BUILDER: &str = "courses";

/// Address of the builder of a course, by its name in the address.
pub fn course_builder_address(key: &str) -> String {
    ["#", COURSE_BUILDER, "/", key].concat()
}
