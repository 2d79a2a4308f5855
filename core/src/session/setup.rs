//! Positions from their texts, and why they cannot be played: one file for each family.

pub(super) mod chess;
#[cfg(feature = "families")]
pub(super) mod draughts;
#[cfg(feature = "families")]
pub(super) mod scharten;

/// What a game begins with.
#[derive(Copy, Clone, Default)]
pub(super) struct Start<'a> {
    /// The position as text; none for the usual one.
    pub position: Option<&'a str>,
    /// What was agreed, as the tag `Rules` has it; empty for the usual rules.
    #[cfg_attr(not(feature = "families"), allow(dead_code))]
    pub rules: &'a str,
}
