//! Lessons and drills on top of sessions.

pub mod drill;
