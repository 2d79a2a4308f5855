//! The page of draughts.

use super::{PageSection, RulesPage, choice, named};
use crate::draughts::OPTIONS;
use crate::i18n::Label;
use crate::options::RuleOption;

const IRREGULAR: RuleOption = OPTIONS[0];
const HUFFING: RuleOption = OPTIONS[1];
const DRAWS: RuleOption = OPTIONS[2];
const MAIN: &str = "draughts/international";

pub(super) const PAGE: RulesPage = RulesPage {
    name: "draughts",
    title: Label::PageDraughts,
    summary: Label::DraughtsLead,
    link: Label::DraughtsLink,
    icon: "#icon-men",
    parts: &[PageSection::Showcase, PageSection::Compare, PageSection::Lessons, PageSection::Games],
    group: Label::GroupDraughts,
    start_label: |variant| variant.label,
    choices: &[
        choice(
            &IRREGULAR,
            MAIN,
            Label::OptionIrregular,
            &const { named(&IRREGULAR, [Label::IrregularRefused, Label::IrregularAllowed]) },
        ),
        choice(
            &HUFFING,
            MAIN,
            Label::OptionHuffing,
            &const { named(&HUFFING, [Label::HuffingOff, Label::HuffingOn]) },
        ),
        choice(
            &DRAWS,
            MAIN,
            Label::OptionDraws,
            &const { named(&DRAWS, [Label::DrawsFmjd, Label::DrawsDocument]) },
        ),
    ],
    decided: Vec::new,
};
