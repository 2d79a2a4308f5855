//! The page of draughts.

use super::{Page, Part, begin, choice, named};
use crate::draughts::OPTIONS;
use crate::i18n::Label;
use crate::options::RuleOption;

const IRREGULAR: RuleOption = OPTIONS[0];
const HUFFING: RuleOption = OPTIONS[1];
const DRAWS: RuleOption = OPTIONS[2];
const MAIN: &str = "draughts/international";

pub(super) const PAGE: Page = Page {
    name: "draughts",
    title: Label::PageDraughts,
    lead: Label::DraughtsLead,
    link: Label::DraughtsLink,
    icon: "#icon-men",
    parts: &[Part::Compare, Part::Lessons, Part::Games],
    games: &[
        begin(MAIN, Label::International),
        begin("draughts/russian", Label::Russian),
        begin("draughts/brazilian", Label::Brazilian),
        begin("draughts/english", Label::English),
        begin("draughts/frisian", Label::Frisian),
        begin("draughts/italian", Label::Italian),
        begin("draughts/spanish", Label::Spanish),
        begin("draughts/portuguese", Label::Portuguese),
        begin("draughts/czech", Label::Czech),
        begin("draughts/pool", Label::Pool),
        begin("draughts/canadian", Label::Canadian),
        begin("draughts/turkish", Label::Turkish),
        begin("draughts/thai", Label::Thai),
        begin("draughts/frysk", Label::Frysk),
        begin("draughts/breakthrough", Label::Breakthrough),
        begin("draughts/antidraughts", Label::Antidraughts),
        begin("draughts/killer", Label::Killer),
    ],
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
