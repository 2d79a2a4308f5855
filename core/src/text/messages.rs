//! What makes messages out of their list.

/// Defines the messages with their ids and facts, so that none can be forgotten. What only a feature says
/// is left out without it: the sentences of three languages weigh more than the rules of chess.
macro_rules! messages {
    (
        $($(#[$doc:meta])* $name:ident = $id:literal $({ $($field:ident: $type:ty),* })?;)*
        $(@feature $feature:literal {
            $($(#[$doc2:meta])* $name2:ident = $id2:literal $({ $($field2:ident: $type2:ty),* })?;)*
        })*
    ) => {
        /// One thing that Notabene can say. Fields are named by their names on the board (`e4`),
        /// `right` is the written form that would be accepted.
        #[derive(Clone, Debug)]
        #[cfg_attr(feature = "families", repr(u16))]
        #[cfg_attr(not(feature = "families"), repr(u8))]
        #[allow(missing_docs)] // the sentences in `en.rs` say what each field means
        pub enum Msg {
            $($(#[$doc])* $name $({ $($field: $type),* })?,)*
            $($(#[cfg(feature = $feature)] $(#[$doc2])* $name2 $({ $($field2: $type2),* })?,)*)*
        }
        /// Which message it is, without its facts: what decides on the sentence.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "families", repr(u16))]
        #[cfg_attr(not(feature = "families"), repr(u8))]
        #[allow(missing_docs)]
        pub(super) enum Kind {
            $($name,)*
            $($(#[cfg(feature = $feature)] $name2,)*)*
        }
        impl Kind {
            /// All of them, in the order of their sentences in a file.
            pub(super) const ALL: &[Kind] = &[
                $(Kind::$name,)*
                $($(#[cfg(feature = $feature)] Kind::$name2,)*)*
            ];
        }
        impl Msg {
            /// Which message it is.
            pub(super) const fn kind(&self) -> Kind {
                match self {
                    $(Msg::$name { .. } => Kind::$name,)*
                    $($(#[cfg(feature = $feature)] Msg::$name2 { .. } => Kind::$name2,)*)*
                }
            }
            /// The name of the message for programs.
            pub const fn id(&self) -> &'static str {
                match self {
                    $(Msg::$name { .. } => $id,)*
                    $($(#[cfg(feature = $feature)] Msg::$name2 { .. } => $id2,)*)*
                }
            }
            /// The facts of the message with their names.
            pub fn args(&self) -> Vec<(&'static str, Arg<'_>)> {
                let mut facts = Vec::new();
                match self {
                    $(Msg::$name $({ $($field),* })? => {
                        $($(put(&mut facts, stringify!($field), $field);)*)?
                    })*
                    $($(#[cfg(feature = $feature)] Msg::$name2 $({ $($field2),* })? => {
                        $($(put(&mut facts, stringify!($field2), $field2);)*)?
                    })*)*
                }
                facts
            }
            /// One message of each kind.
            #[cfg(test)]
            pub(super) fn samples() -> Vec<Msg> {
                vec![
                    $(Msg::$name $({ $($field: super::tests::Sample::sample()),* })?,)*
                    $($(#[cfg(feature = $feature)] Msg::$name2 $({ $($field2: super::tests::Sample::sample()),* })?,)*)*
                ]
            }
        }
    };
}

pub(super) use messages;
