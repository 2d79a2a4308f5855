//! Remarks on the signs of check and mate after a move.

use super::lettered::{Asked, Facts};
use super::marks::Mark;
use super::style::{CheckSign, Mate, Style};
use crate::i18n::Msg;
use crate::pieces::CheckEffect;

/// Builds a remark from the strict form of the move.
type RemarkOf = fn(String) -> Msg;

impl Mark {
    /// The sign of a style for check or mate.
    const fn usual(blow: CheckEffect, style: &Style) -> Mark {
        match (blow, style.check, style.mate) {
            (CheckEffect::None, ..) => Mark::None,
            (CheckEffect::Check, CheckSign::Plus, _) => Mark::Check,
            (CheckEffect::Check, CheckSign::Dagger, _) => Mark::Dagger,
            (CheckEffect::Mate, _, Mate::Hash) => Mark::Hash,
            (CheckEffect::Mate, _, Mate::TwoPlus) => Mark::TwoPlus,
            (CheckEffect::Mate, _, Mate::NotEqual) => Mark::NotEqual,
            (CheckEffect::Mate, _, Mate::DoubleDagger) => Mark::DoubleDagger,
        }
    }

    /// The remark on the sign, and true for a slip; none if it is the sign of the style.
    pub(super) fn remark(self, p: &Asked, facts: &Facts, style: &Style) -> Option<(RemarkOf, bool)> {
        if self == Mark::usual(facts.blow, style) {
            return None;
        }
        // The source of Scharten has both signs of check (section 9).
        if matches!((facts.blow, self), (CheckEffect::Check, Mark::Check | Mark::Dagger))
            && !p.shape().castles
        {
            return None;
        }
        let is_double = || p.attack(&facts.act).len() > 2;
        Some(match (facts.blow, self) {
            (CheckEffect::None, _) => (|right| msg!(CheckWrong { right }), true),
            (CheckEffect::Check, Mark::None) => (|right| msg!(CheckMissing { right }), false),
            (CheckEffect::Check, Mark::TwoPlus | Mark::DoubleCheckWord) if is_double() => {
                (|right| msg!(DoubleCheckSign { right }), false)
            }
            (CheckEffect::Check, Mark::Check | Mark::Dagger | Mark::CheckWord | Mark::DoubleCheckWord) => {
                (|right| msg!(CheckOtherSign { right }), false)
            }
            (CheckEffect::Check, _) => (|right| msg!(CheckWrong { right }), true),
            (CheckEffect::Mate, Mark::None) => (|right| msg!(MateMissing { right }), false),
            (CheckEffect::Mate, Mark::Check | Mark::Dagger | Mark::CheckWord | Mark::DoubleCheckWord) => {
                (|right| msg!(PlusForMate { right }), true)
            }
            (CheckEffect::Mate, _) => (|right| msg!(MateOtherSign { right }), false),
        })
    }
}
