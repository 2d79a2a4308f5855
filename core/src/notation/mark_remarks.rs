//! Remarks on the signs of check and mate after a move.

use super::lettered::{DynGame, Facts};
use super::marks::MoveMark;
use super::style::{CheckSign, Mate, Style};
use crate::i18n::Msg;
use crate::pieces::CheckEffect;

/// Builds a remark from the strict form of the move.
type RemarkOf = fn(String) -> Msg;

impl MoveMark {
    /// The sign of a style for check or mate.
    const fn usual(blow: CheckEffect, style: &Style) -> MoveMark {
        match (blow, style.check, style.mate) {
            (CheckEffect::None, ..) => MoveMark::None,
            (CheckEffect::Check, CheckSign::Plus, _) => MoveMark::Check,
            (CheckEffect::Check, CheckSign::Dagger, _) => MoveMark::Dagger,
            (CheckEffect::Mate, _, Mate::Hash) => MoveMark::Hash,
            (CheckEffect::Mate, _, Mate::TwoPlus) => MoveMark::TwoPlus,
            (CheckEffect::Mate, _, Mate::NotEqual) => MoveMark::NotEqual,
            (CheckEffect::Mate, _, Mate::DoubleDagger) => MoveMark::DoubleDagger,
        }
    }

    /// The remark on the sign, and true for a slip; none if it is the sign of the style.
    pub(super) fn remark(self, p: &DynGame, facts: &Facts, style: &Style) -> Option<(RemarkOf, bool)> {
        if self == MoveMark::usual(facts.check_effect, style) {
            return None;
        }
        // The source of Scharten has both signs of check (section 9).
        if matches!((facts.check_effect, self), (CheckEffect::Check, MoveMark::Check | MoveMark::Dagger))
            && !p.shape().castles
        {
            return None;
        }
        let is_double = || p.check_fields(&facts.m).len() > 2;
        Some(match (facts.check_effect, self) {
            (CheckEffect::None, _) => (|right| msg!(CheckWrong { right }), true),
            (CheckEffect::Check, MoveMark::None) => (|right| msg!(CheckMissing { right }), false),
            (CheckEffect::Check, MoveMark::TwoPlus | MoveMark::DoubleCheckWord) if is_double() => {
                (|right| msg!(DoubleCheckSign { right }), false)
            }
            (
                CheckEffect::Check,
                MoveMark::Check | MoveMark::Dagger | MoveMark::CheckWord | MoveMark::DoubleCheckWord,
            ) => (|right| msg!(CheckOtherSign { right }), false),
            (CheckEffect::Check, _) => (|right| msg!(CheckWrong { right }), true),
            (CheckEffect::Mate, MoveMark::None) => (|right| msg!(MateMissing { right }), false),
            (
                CheckEffect::Mate,
                MoveMark::Check | MoveMark::Dagger | MoveMark::CheckWord | MoveMark::DoubleCheckWord,
            ) => (|right| msg!(PlusForMate { right }), true),
            (CheckEffect::Mate, _) => (|right| msg!(MateOtherSign { right }), false),
        })
    }
}
