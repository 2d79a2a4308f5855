//! Positions and moves as their texts, for the feature `serde`. What is read is a [`Setup`](chess::Setup): only the rules say whether
//! it is a position, and moves are read by their position. A text of draughts means nothing without its variant: it is read by [`draughts::Setup::from_text`].

use crate::{chess, draughts, scharten};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

macro_rules! written {
    ($($kind:ty),*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}
written!(chess::Position, chess::Setup, chess::Move, draughts::Position, scharten::Position, scharten::Setup);

macro_rules! read {
    ($($kind:ty),*) => {$(
        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )*};
}
read!(chess::Setup, scharten::Setup);
