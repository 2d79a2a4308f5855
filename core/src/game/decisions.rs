//! The pages of families of games: documented decisions on gaps of the sources, options
//! for players, and other parts of such a page; plain data for the screen.

mod draughts;

use super::variant::{VARIANTS, Variant, find};
use crate::i18n::Label;
use crate::scharten::{OPTIONS, RuleOption, Rules, Values};

/// A value of an option.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RuleValue {
    /// Its name, as in the tag `Rules`.
    pub name: &'static str,
    /// Its meaning; none if the name is a self-explanatory number.
    pub label: Option<Label>,
}

/// An option that players may agree on before a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RuleChoice {
    /// Its name, as in the tag `Rules`.
    pub name: &'static str,
    /// Its label.
    pub label: Label,
    /// Permitted values.
    pub values: &'static [RuleValue],
    /// The default value, never written.
    pub default: &'static str,
    /// The only game to which it applies; none if it applies to all.
    pub only_game: Option<&'static str>,
}

impl RuleChoice {
    /// The value in a game; `rules` is the value of its tag `Rules`.
    pub fn value<'a>(&self, rules: &'a str) -> &'a str
    where
        Self: 'a,
    {
        let parts = rules.split(',').filter_map(|part| part.split_once('='));
        let mut own = parts.filter(|(name, _)| name.trim() == self.name);
        own.next_back().map_or(self.default, |(_, value)| value.trim())
    }
}

/// A game that can be started from the page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct StartButton {
    /// Its id.
    pub game: &'static str,
    /// The label of its button.
    pub label: Label,
}

/// Additional parts of a page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PageSection {
    /// Figures of the rules, problems and games; above the text.
    Showcase,
    /// Documented decisions.
    Decisions,
    /// Positions with a guided line.
    Lessons,
    /// A link to the current position under the rules of each game.
    Compare,
    /// The differences of the games.
    Games,
}

/// The page of a family of games.
pub struct RulesPage {
    /// Its name in the address, equal to that of its text.
    pub name: &'static str,
    /// Its title.
    pub title: Label,
    /// A short description of the games.
    pub summary: Label,
    /// The label of links to it.
    pub link: Label,
    /// The icon of links to it.
    pub icon: &'static str,
    /// Parts below the options.
    pub parts: &'static [PageSection],
    /// The group of variants that it offers.
    group: Label,
    /// The words on the button that begins a variant.
    start_label: fn(&Variant) -> Label,
    /// Optional rules on which the players may agree.
    pub choices: &'static [RuleChoice],
    decided: fn() -> Vec<(u8, Option<&'static str>)>,
}

impl RulesPage {
    /// The variants of its group, in the order of the registry.
    pub fn games(&self) -> Vec<StartButton> {
        let own = VARIANTS.iter().filter(|variant| variant.group == self.group);
        own.map(|variant| StartButton { game: variant.id, label: (self.start_label)(variant) }).collect()
    }

    /// The decisions in the order of the rules: the number of each, and the choice that goes with it.
    pub fn decisions(&self) -> Vec<(u8, Option<&'static RuleChoice>)> {
        let choice = |name: Option<&str>| self.choices.iter().find(|c| Some(c.name) == name);
        (self.decided)().into_iter().map(|(number, option)| (number, choice(option))).collect()
    }

    /// The chosen values that apply to a game.
    pub fn rules_of(&self, game: &str, chosen: &str) -> String {
        let matters = |choice: &RuleChoice| choice.only_game.is_none_or(|only| only == game);
        self.rules(|choice| if matters(choice) { choice.value(chosen) } else { choice.default })
    }

    /// The chosen values as the tag `Rules`: only non-default ones, in the order of the options.
    pub fn rules<'a>(&self, chosen: impl Fn(&RuleChoice) -> &'a str) -> String {
        let mut out = String::new();
        for choice in self.choices {
            let value = chosen(choice);
            if value != choice.default {
                out.push_str(if out.is_empty() { "" } else { ", " });
                out.push_str(choice.name);
                out.push('=');
                out.push_str(value);
            }
        }
        out
    }
}

/// The page of a game; none for games without decisions.
pub fn page_of_game(game: &str) -> Option<&'static RulesPage> {
    let variant = find(game).ok()?;
    PAGES.iter().find(|page| page.group == variant.group)
}

/// An option of the rules with its labels: its own, and those of its two values. A special one applies to one
/// game only.
const fn choice(
    option: &RuleOption,
    game: &'static str,
    label: Label,
    values: &'static [RuleValue],
) -> RuleChoice {
    let only = if option.special { Some(game) } else { None };
    RuleChoice { name: option.name, label, values, default: option.usual, only_game: only }
}

/// The values of an option with their labels.
const fn named(option: &RuleOption, labels: [Label; 2]) -> [RuleValue; 2] {
    let [a, b] = match option.values {
        Values::Names(names) => names,
        Values::UpTo(_) => ["", ""],
    };
    [RuleValue { name: a, label: Some(labels[0]) }, RuleValue { name: b, label: Some(labels[1]) }]
}

const fn number(name: &'static str) -> RuleValue {
    RuleValue { name, label: None }
}

const SUPPORT: RuleOption = OPTIONS[0];
const UNMOVED: RuleOption = OPTIONS[1];
const DIAGONAL: RuleOption = OPTIONS[2];
const MISSES: RuleOption = OPTIONS[3];
const LOUD: &str = "scharten-loud";

/// All pages.
pub static PAGES: [RulesPage; 2] = [SCHARTEN, draughts::PAGE];

const SCHARTEN: RulesPage = RulesPage {
    name: "scharten",
    title: Label::PageScharten,
    summary: Label::PageLead,
    link: Label::PageLink,
    icon: "#icon-target",
    parts: &[PageSection::Showcase, PageSection::Decisions],
    group: Label::GroupDartboard,
    start_label: |variant| if variant.id == LOUD { Label::StartLoud } else { Label::StartQuiet },
    choices: &[
        choice(
            &SUPPORT,
            LOUD,
            Label::OptionSupport,
            &const { named(&SUPPORT, [Label::SupportValue, Label::SupportCount]) },
        ),
        choice(
            &UNMOVED,
            LOUD,
            Label::OptionUnmoved,
            &const { named(&UNMOVED, [Label::UnmovedAlike, Label::UnmovedProtected]) },
        ),
        choice(
            &DIAGONAL,
            LOUD,
            Label::OptionDiagonal,
            &const { named(&DIAGONAL, [Label::DiagonalStraight, Label::DiagonalTurning]) },
        ),
        // Tags may have larger values; these are enough to choose from.
        choice(
            &MISSES,
            LOUD,
            Label::OptionMisses,
            &[
                number("1"),
                number("2"),
                number("3"),
                number("4"),
                number("5"),
                number("6"),
                number("7"),
                number("8"),
                number("9"),
                number("10"),
            ],
        ),
    ],
    decided: || Rules::QUIET.decisions().iter().map(|d| (d.number, d.option)).collect(),
};
