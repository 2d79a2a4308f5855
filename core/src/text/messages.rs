//! What makes messages out of their list.

/// Defines the messages with their ids and facts, so that none can be forgotten. What only a feature says
/// is left out without it: the sentences of three languages weigh more than the rules of chess.
///
/// A message is its kind and a list of facts, the same type for all: an enum with a variant for each would
/// be copied, dropped and taken apart by code for each. The facts of every kind are a struct of their own all
/// the same, so that the compiler checks names and types where a message is made (`msg!`).
macro_rules! messages {
    (
        $($(#[$doc:meta])* $name:ident = $id:literal $({ $($field:ident: $type:ty),* })?;)*
        $(@feature $feature:literal {
            $($(#[$doc2:meta])* $name2:ident = $id2:literal $({ $($field2:ident: $type2:ty),* })?;)*
        })*
    ) => {
        /// One kind of thing that Notabene can say: what decides on the sentence.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(any(feature = "families", feature = "screen"), repr(u16))]
        #[cfg_attr(not(any(feature = "families", feature = "screen")), repr(u8))]
        #[allow(missing_docs)] // the sentences in `en.rs` say what each means
        pub enum Kind {
            $($(#[$doc])* $name,)*
            $($(#[cfg(feature = $feature)] $(#[$doc2])* $name2,)*)*
        }
        impl Kind {
            /// All of them, in the order of their sentences in a file.
            pub(super) const ALL: &[Kind] = &[
                $(Kind::$name,)*
                $($(#[cfg(feature = $feature)] Kind::$name2,)*)*
            ];
            /// The name of the message for programs.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Kind::$name => $id,)*
                    $($(#[cfg(feature = $feature)] Kind::$name2 => $id2,)*)*
                }
            }
            /// The names of its facts, in their order.
            pub const fn names(self) -> &'static [&'static str] {
                match self {
                    $(Kind::$name => &[$($(stringify!($field)),*)?],)*
                    $($(#[cfg(feature = $feature)] Kind::$name2 => &[$($(stringify!($field2)),*)?],)*)*
                }
            }
        }
        /// The facts of each kind of message. Fields are named by their names on the board (`e4`), `right` is
        /// the written form that would be accepted.
        #[allow(missing_docs)] // the sentences in `en.rs` say what each fact means
        pub mod facts {
            use super::*;
            $(
                $(#[$doc])*
                pub struct $name { $($(pub $field: $type),*)? }
                impl $name {
                    /// The message with these facts.
                    #[inline(always)]
                    pub fn msg(self) -> Msg {
                        #[allow(unused_mut)]
                        let mut msg = Msg::of(Kind::$name);
                        $($(msg.add(self.$field);)*)?
                        msg
                    }
                }
            )*
            $($(
                #[cfg(feature = $feature)]
                $(#[$doc2])*
                pub struct $name2 { $($(pub $field2: $type2),*)? }
                #[cfg(feature = $feature)]
                impl $name2 {
                    /// The message with these facts.
                    #[inline(always)]
                    pub fn msg(self) -> Msg {
                        #[allow(unused_mut)]
                        let mut msg = Msg::of(Kind::$name2);
                        $($(msg.add(self.$field2);)*)?
                        msg
                    }
                }
            )*)*
        }
        impl Msg {
            /// One message of each kind.
            #[cfg(test)]
            pub(super) fn samples() -> Vec<Msg> {
                use super::tests::Sample;
                vec![
                    $(facts::$name { $($($field: Sample::sample()),*)? }.msg(),)*
                    $($(
                        #[cfg(feature = $feature)]
                        facts::$name2 { $($($field2: Sample::sample()),*)? }.msg(),
                    )*)*
                ]
            }
        }
    };
}

pub(super) use messages;
