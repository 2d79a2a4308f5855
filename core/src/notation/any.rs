//! A position of any game behind one type.
//!
//! Sessions, records and links are generic over the family of a game. With more than one family they are
//! compiled for [`Any`] alone: a copy for each family would weigh more than all rules together.

#[cfg(feature = "screen")]
use super::Why;
use super::{Notation, Reading, Refusal, Style, Token};
use crate::geometry::{Board, Field};
use crate::position::{
    Claim, Glyph, Look, Outcome, Packed, Position, Results, Side, Tally, Throws, Trace, Worth,
};
use crate::text::Msg;

/// A position of any game.
pub struct Any(Box<dyn Behind>);

/// A move in a position of any game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct AnyMove(u128);

impl Packed for AnyMove {
    fn pack(&self) -> u128 {
        self.0
    }
    fn unpack(number: u128) -> AnyMove {
        AnyMove(number)
    }
}

impl AnyMove {
    fn of<M: Packed>(m: M) -> AnyMove {
        AnyMove(m.pack())
    }
    fn all<M: Packed>(moves: Vec<M>) -> Vec<AnyMove> {
        let mut all = Vec::with_capacity(moves.len());
        moves.into_iter().for_each(|m| all.push(AnyMove::of(m)));
        all
    }
}

impl Any {
    /// A position of a family.
    pub fn new(p: impl Notation) -> Any {
        Any(Box::new(p))
    }
}

/// What a family may keep between texts; see [`Notation::Kept`].
#[cfg(feature = "counts")]
#[derive(Default)]
pub struct AnyKept(Option<Box<dyn std::any::Any>>);

/// Defines what is behind [`Any`]: methods without moves are handed on as they are.
macro_rules! behind {
    (
        position { $($(#[$p:meta])* fn $pname:ident(&self $(, $parg:ident: $ptype:ty)*) -> $pout:ty;)* }
        notation { $($(#[$n:meta])* fn $nname:ident(&self $(, $narg:ident: $ntype:ty)*) -> $nout:ty;)* }
        moves { $($(#[$m:meta])* fn $mname:ident(&self, m: AnyMove $(, $marg:ident: $mtype:ty)*) -> $mout:ty;)* }
    ) => {
        trait Behind: Send + Sync {
            $($(#[$p])* fn $pname(&self $(, $parg: $ptype)*) -> $pout;)*
            $($(#[$n])* fn $nname(&self $(, $narg: $ntype)*) -> $nout;)*
            $($(#[$m])* fn $mname(&self, m: AnyMove $(, $marg: $mtype)*) -> $mout;)*
            fn trace_of(&self, m: AnyMove) -> Trace;
            fn routes_of(&self, m: AnyMove) -> Vec<Vec<Field>>;
            fn worth_of(&self, m: AnyMove) -> Worth;
            fn any_captures(&self) -> Vec<AnyMove>;
            fn known(&self) -> &dyn std::any::Any;
            fn copy(&self) -> Box<dyn Behind>;
            fn become_like(&mut self, other: &dyn Behind) -> bool;
            fn repeated(&self, earlier: &dyn Behind) -> bool;
            fn objects(&self, from: Field, to: Field) -> bool;
            fn any_moves(&self) -> Vec<AnyMove>;
            fn any_blunders(&self) -> Vec<AnyMove>;
            fn any_pass(&self) -> Option<AnyMove>;
            fn any_throw(&self, landed: Option<Field>) -> Option<AnyMove>;
            fn make(&mut self, m: AnyMove);
            fn called(&self, id: &str) -> Option<AnyMove>;
            fn understood(&self, text: &str, style: &Style) -> Result<Reading<AnyMove>, Refusal>;
            fn found(&self, text: &str, style: &Style) -> Option<AnyMove>;
            #[cfg(feature = "counts")]
            fn text_with(&self, kept: &mut AnyKept, out: &mut String);
        }

        impl<P: Notation> Behind for P {
            $($(#[$p])* fn $pname(&self $(, $parg: $ptype)*) -> $pout { Position::$pname(self $(, $parg)*) })*
            $($(#[$n])* fn $nname(&self $(, $narg: $ntype)*) -> $nout { Notation::$nname(self $(, $narg)*) })*
            $($(#[$m])* fn $mname(&self, m: AnyMove $(, $marg: $mtype)*) -> $mout {
                Notation::$mname(self, &P::Move::unpack(m.0) $(, $marg)*)
            })*
            fn trace_of(&self, m: AnyMove) -> Trace {
                self.trace(&P::Move::unpack(m.0))
            }
            fn routes_of(&self, m: AnyMove) -> Vec<Vec<Field>> {
                self.routes(&P::Move::unpack(m.0))
            }
            fn worth_of(&self, m: AnyMove) -> Worth {
                self.worth(&P::Move::unpack(m.0))
            }
            fn any_captures(&self) -> Vec<AnyMove> {
                AnyMove::all(self.captures())
            }
            fn known(&self) -> &dyn std::any::Any {
                self
            }
            fn copy(&self) -> Box<dyn Behind> {
                Box::new(self.clone())
            }
            fn become_like(&mut self, other: &dyn Behind) -> bool {
                other.known().downcast_ref::<P>().map(|other| self.clone_from(other)).is_some()
            }
            fn repeated(&self, earlier: &dyn Behind) -> bool {
                earlier.known().downcast_ref::<P>().is_some_and(|earlier| self.repeats(earlier))
            }
            fn objects(&self, from: Field, to: Field) -> bool {
                self.objection(from, to).is_some()
            }
            fn any_moves(&self) -> Vec<AnyMove> {
                AnyMove::all(self.legal_moves())
            }
            fn any_blunders(&self) -> Vec<AnyMove> {
                AnyMove::all(self.blunders())
            }
            fn any_pass(&self) -> Option<AnyMove> {
                self.pass().map(AnyMove::of)
            }
            fn any_throw(&self, landed: Option<Field>) -> Option<AnyMove> {
                self.throw(landed).map(AnyMove::of)
            }
            fn make(&mut self, m: AnyMove) {
                self.play_unchecked(&P::Move::unpack(m.0));
            }
            fn called(&self, id: &str) -> Option<AnyMove> {
                self.by_id(id).map(AnyMove::of)
            }
            fn understood(&self, text: &str, style: &Style) -> Result<Reading<AnyMove>, Refusal> {
                self.read(text, style).map(|r| Reading { m: AnyMove::of(r.m), remarks: r.remarks })
            }
            fn found(&self, text: &str, style: &Style) -> Option<AnyMove> {
                self.find(text, style).map(AnyMove::of)
            }
            #[cfg(feature = "counts")]
            fn text_with(&self, kept: &mut AnyKept, out: &mut String) {
                let kept = kept.0.get_or_insert_with(|| Box::<P::Kept>::default());
                match kept.downcast_mut::<P::Kept>() {
                    Some(kept) => self.text_to(kept, out),
                    // What was kept is another family's.
                    None => out.push_str(&Notation::to_text(self)),
                }
            }
        }

        impl Position for Any {
            type Move = AnyMove;
            type Objection = ();

            $($(#[$p])* fn $pname(&self $(, $parg: $ptype)*) -> $pout { self.0.$pname($($parg),*) })*
            fn trace(&self, m: &AnyMove) -> Trace {
                self.0.trace_of(*m)
            }
            fn routes(&self, m: &AnyMove) -> Vec<Vec<Field>> {
                self.0.routes_of(*m)
            }
            fn worth(&self, m: &AnyMove) -> Worth {
                self.0.worth_of(*m)
            }
            fn captures(&self) -> Vec<AnyMove> {
                self.0.any_captures()
            }
            fn legal_moves(&self) -> Vec<AnyMove> {
                self.0.any_moves()
            }
            fn play_unchecked(&mut self, m: &AnyMove) {
                self.0.make(*m);
            }
            fn pass(&self) -> Option<AnyMove> {
                self.0.any_pass()
            }
            fn blunders(&self) -> Vec<AnyMove> {
                self.0.any_blunders()
            }
            fn throw(&self, landed: Option<Field>) -> Option<AnyMove> {
                self.0.any_throw(landed)
            }
            fn repeats(&self, earlier: &Any) -> bool {
                self.0.repeated(&*earlier.0)
            }
            fn objection(&self, from: Field, to: Field) -> Option<()> {
                self.0.objects(from, to).then_some(())
            }
        }

        impl Notation for Any {
            #[cfg(feature = "counts")]
            type Kept = AnyKept;

            $($(#[$n])* fn $nname(&self $(, $narg: $ntype)*) -> $nout { self.0.$nname($($narg),*) })*
            $($(#[$m])* fn $mname(&self, m: &AnyMove $(, $marg: $mtype)*) -> $mout {
                self.0.$mname(*m $(, $marg)*)
            })*
            fn by_id(&self, id: &str) -> Option<AnyMove> {
                self.0.called(id)
            }
            fn read(&self, text: &str, style: &Style) -> Result<Reading<AnyMove>, Refusal> {
                self.0.understood(text, style)
            }
            fn find(&self, text: &str, style: &Style) -> Option<AnyMove> {
                self.0.found(text, style)
            }
            #[cfg(feature = "counts")]
            fn text_to(&self, kept: &mut AnyKept, out: &mut String) {
                self.0.text_with(kept, out);
            }
        }
    };
}

behind! {
    position {
        fn board(&self) -> Board;
        fn turn(&self) -> Side;
        fn first(&self) -> Side;
        fn number(&self) -> u32;
        fn pieces(&self) -> Vec<(Field, Glyph)>;
        fn throws(&self) -> Option<Throws>;
        fn options(&self) -> Option<String>;
        fn results(&self) -> Results;
        fn look(&self, at: Field) -> Option<Look>;
        fn check(&self) -> Option<Field>;
        fn outcome(&self, times: u32) -> Option<Outcome>;
        fn claims(&self, times: u32) -> Vec<Claim>;
        fn tallies(&self, times: u32) -> Vec<Tally>;
        fn is_duty(&self) -> bool;
        fn quiet_plies(&self) -> u32;
        fn can_win(&self, side: Side) -> bool;
        #[cfg(feature = "counts")]
        fn perft(&self, depth: u32) -> u64;
    }
    notation {
        fn field_name(&self, field: Field) -> String;
        #[cfg(feature = "counts")]
        fn write_all(&self, style: &Style) -> Vec<(String, String)>;
        #[cfg(feature = "counts")]
        fn texts(&self, style: &Style, separator: char) -> String;
        #[cfg(feature = "screen")]
        fn because(&self, from: Field, to: Field) -> Option<Why>;
        #[cfg(feature = "screen")]
        fn castles(&self) -> bool;
        #[cfg(feature = "screen")]
        fn takes(&self) -> Option<char>;
        fn to_text(&self) -> String;
    }
    moves {
        fn id(&self, m: AnyMove) -> String;
        fn write(&self, m: AnyMove, style: &Style) -> Vec<Token>;
        fn spoken(&self, m: AnyMove) -> Msg;
        fn write_to(&self, m: AnyMove, style: &Style, out: &mut String) -> ();
        #[cfg(feature = "screen")]
        fn choice(&self, m: AnyMove) -> Msg;
    }
}

impl Clone for Any {
    fn clone(&self) -> Any {
        Any(self.0.copy())
    }
    fn clone_from(&mut self, other: &Any) {
        if !self.0.become_like(&*other.0) {
            *self = other.clone();
        }
    }
}

/// Nothing asks this while it plays: so it may take its time, and no family is compiled for it.
impl PartialEq for Any {
    fn eq(&self, other: &Any) -> bool {
        self.0.repeated(&*other.0) && self.0.to_text() == other.0.to_text()
    }
}
