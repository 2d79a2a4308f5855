//! Compiles Fluent patterns to compact texts, evaluated by `i18n/format.rs`.
//!
//! Variables are letters by their index (`a` is the first), and words of the grammar are numbered lines:
//!
//! | text | pattern |
//! |------|---------|
//! | `{a}` | `{ $piece }` |
//! | `{a=3}`, `{a^3}` | `PIECE` or `PLAYER` by the words in line 3, `^` with a capital letter |
//! | `{a,3}` | `LIST` with the words of line 3 between its items and before its last |
//! | `{a@3}` | `MOVE` by the pattern in line 3 |
//! | `{a?key\|text\|text}` | selector by value; `#` by `COUNT`, `/` by `PLACE`, `+` by `SIGN`; the default comes last |
//!
//! A backslash stands before `{`, `}`, `|` and itself in texts.

use super::source::{Found, GRAMMAR, Locale};
use super::types::{PIECES, PLAYERS, Type, Variable, joined, spoken};
use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeSet;

/// Maximum depth of message references.
const DEEPEST: usize = 8;

/// Numbered lines referenced by the texts of a language.
#[derive(Default)]
pub struct Words(pub Vec<String>);

impl Words {
    fn number(&mut self, line: String) -> usize {
        self.0.iter().position(|known| *known == line).unwrap_or_else(|| {
            self.0.push(line);
            self.0.len() - 1
        })
    }
}

/// Compiles messages of a language.
pub struct Compiler<'a, 'b> {
    /// The language, and its fallbacks.
    pub chain: &'b [&'b Locale<'a>],
    pub words: &'b mut Words,
    /// Names of the variables in use.
    pub used: BTreeSet<String>,
}

/// The state of compiling a message.
struct Scope<'a, 'b> {
    found: &'b Found<'a>,
    variables: &'b [Variable],
    depth: usize,
}

impl Scope<'_, '_> {
    fn error<T>(&self, slice: &str, what: impl AsRef<str>) -> Result<T, String> {
        Err(self.found.file.error(slice, what.as_ref()))
    }

    fn fail<T>(&self, what: impl AsRef<str>) -> Result<T, String> {
        self.error(self.found.id(), what)
    }
}

/// A selector: the letter of its variable, the function, the possible keys.
struct Selector {
    letter: char,
    by: char,
    keys: Vec<&'static str>,
    numbers: bool,
}

type Inline<'a> = InlineExpression<&'a str>;
type Call<'a> = CallArguments<&'a str>;

impl<'a> Compiler<'a, '_> {
    /// Compiles a message.
    pub fn message(&mut self, found: &Found<'a>, variables: &[Variable]) -> Result<String, String> {
        let scope = Scope { found, variables, depth: 0 };
        self.value(&scope)
    }

    fn value(&mut self, scope: &Scope<'a, '_>) -> Result<String, String> {
        match &scope.found.message.value {
            Some(pattern) => self.pattern(pattern, scope),
            None => scope.fail("a message without text"),
        }
    }

    fn pattern(&mut self, pattern: &Pattern<&'a str>, scope: &Scope<'a, '_>) -> Result<String, String> {
        let mut out = String::new();
        for element in &pattern.elements {
            out += &match element {
                PatternElement::TextElement { value } if value.contains('\n') => {
                    return scope.error(value, "a text goes over one line");
                }
                PatternElement::TextElement { value } => escaped(value),
                PatternElement::Placeable { expression } => self.expression(expression, scope)?,
            };
        }
        Ok(out)
    }

    fn expression(&mut self, it: &Expression<&'a str>, scope: &Scope<'a, '_>) -> Result<String, String> {
        match it {
            Expression::Inline(inline) => self.inline(inline, scope),
            Expression::Select { selector, variants } => self.select(selector, variants, scope),
        }
    }

    fn inline(&mut self, it: &Inline<'a>, scope: &Scope<'a, '_>) -> Result<String, String> {
        match it {
            InlineExpression::StringLiteral { value } => {
                let mut text = String::new();
                unescape_unicode_to_string(value).chars().for_each(|c| text.push(c));
                Ok(escaped(&text))
            }
            InlineExpression::NumberLiteral { value } => Ok((*value).into()),
            InlineExpression::VariableReference { id } => {
                let (letter, of) = self.variable(id.name, scope)?;
                match of.is_plain() {
                    true => Ok(format!("{{{letter}}}")),
                    false => scope.error(id.name, format!("${} is shown by a function", id.name)),
                }
            }
            InlineExpression::FunctionReference { id, arguments } => self.call(id.name, arguments, scope),
            InlineExpression::MessageReference { id, attribute: None } => self.refer(id.name, scope),
            InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
                scope.error(id.name, "neither terms nor attributes can be referred to")
            }
            InlineExpression::Placeable { expression } => self.expression(expression, scope),
        }
    }

    /// Inlines a message of the grammar, with the same variables.
    fn refer(&mut self, id: &str, scope: &Scope<'a, '_>) -> Result<String, String> {
        let chain = self.chain;
        match find(chain, id) {
            Some(found) if found.file.stem == GRAMMAR && scope.depth < DEEPEST => {
                self.value(&Scope { found, variables: scope.variables, depth: scope.depth + 1 })
            }
            Some(found) if found.file.stem == GRAMMAR => scope.error(id, format!("{id} refers to itself")),
            _ => scope.error(id, format!("no {id} in {GRAMMAR}.ftl")),
        }
    }

    fn variable(&mut self, name: &str, scope: &Scope<'a, '_>) -> Result<(char, Type), String> {
        let place = scope.variables.iter().position(|known| known.name == name);
        let letter = place.and_then(|place| ('a'..='z').nth(place));
        match place.and_then(|place| scope.variables.get(place)).zip(letter) {
            Some((variable, letter)) => {
                self.used.insert(name.into());
                Ok((letter, variable.of))
            }
            None => scope.error(name, format!("unknown variable ${name}")),
        }
    }

    /// The variable argument of a function, restricted to some types.
    fn argument(
        &mut self,
        call: &Call<'a>,
        of: &[Type],
        scope: &Scope<'a, '_>,
    ) -> Result<(char, Type), String> {
        match call.positional.as_slice() {
            [InlineExpression::VariableReference { id }] => {
                let found = self.variable(id.name, scope)?;
                match of.contains(&found.1) {
                    true => Ok(found),
                    false => scope.error(id.name, format!("${} has another type", id.name)),
                }
            }
            _ => scope.fail("a function is given one variable"),
        }
    }

    fn call(&mut self, name: &str, call: &Call<'a>, scope: &Scope<'a, '_>) -> Result<String, String> {
        let options = |known: &[&str]| match call.named.iter().find(|named| !known.contains(&named.name.name))
        {
            Some(named) => scope.error(named.name.name, format!("unknown option {}", named.name.name)),
            None => Ok(()),
        };
        let by = match option(call, "case") {
            None => '=',
            Some("upper") => '^',
            Some(other) => return scope.error(other, format!("unknown case {other}")),
        };
        let form = option(call, "form");
        match name {
            "PIECE" => {
                options(&["form", "case"])?;
                let types = [Type::Piece, Type::MaybePiece, Type::OwnedPiece, Type::Square];
                let (letter, of) = self.argument(call, &types, scope)?;
                let plain = matches!(of, Type::Piece | Type::MaybePiece);
                let line = if plain { self.pieces(form, scope) } else { self.owned(form, scope) }?;
                Ok(format!("{{{letter}{by}{line}}}"))
            }
            "PLAYER" => {
                options(&["form", "case"])?;
                let (letter, _) = self.argument(call, &[Type::Player], scope)?;
                let line = self.table(PLAYERS.map(|player| (format!("player-{player}"), form)), scope)?;
                Ok(format!("{{{letter}{by}{line}}}"))
            }
            "LIST" => {
                options(&["type"])?;
                let (letter, _) = self.argument(call, &[Type::List], scope)?;
                let last = match option(call, "type") {
                    Some("and") => "list-and",
                    Some("or") => "list-or",
                    _ => return scope.fail("LIST needs type: \"and\" or \"or\""),
                };
                let between = [self.joint("list-more", scope)?, self.joint(last, scope)?];
                Ok(format!("{{{letter},{}}}", self.words.number(between.join("|"))))
            }
            "MOVE" => {
                options(&[])?;
                let (letter, _) = self.argument(call, &[Type::SpokenMove], scope)?;
                let pattern = self.word("spoken", &spoken(), scope)?;
                Ok(format!("{{{letter}@{}}}", self.words.number(pattern)))
            }
            _ => scope.error(name, format!("unknown function {name}")),
        }
    }

    /// The separator that a message of the grammar puts between two list items.
    fn joint(&mut self, id: &str, scope: &Scope<'a, '_>) -> Result<String, String> {
        let pattern = self.word(id, &joined(), scope)?;
        let between = pattern.strip_prefix("{a}").and_then(|rest| rest.strip_suffix("{b}"));
        match between.filter(|between| !between.contains(['{', '\\'])) {
            Some(between) => Ok(between.into()),
            None => scope.fail(format!("{id} is not {{ $first }} ... {{ $last }}")),
        }
    }

    /// A message of the grammar with variables of its own.
    fn word(&mut self, id: &str, variables: &[Variable], scope: &Scope<'a, '_>) -> Result<String, String> {
        let chain = self.chain;
        let Some(found) = find(chain, id) else { return scope.fail(format!("no {id} in {GRAMMAR}.ftl")) };
        let used = std::mem::take(&mut self.used);
        let text = self.value(&Scope { found, variables, depth: scope.depth + 1 });
        self.used = used;
        text
    }

    fn pieces(&mut self, form: Option<&str>, scope: &Scope<'a, '_>) -> Result<usize, String> {
        self.table(PIECES.map(|piece| (format!("piece-{piece}"), form)), scope)
    }

    /// Pieces of White, then those of Black: the attributes `white` and `black`, or `a-white` and `a-black`.
    fn owned(&mut self, form: Option<&str>, scope: &Scope<'a, '_>) -> Result<usize, String> {
        let forms = PLAYERS.map(|player| form.map_or(player.into(), |form| format!("{form}-{player}")));
        let all =
            forms.iter().flat_map(|form| PIECES.map(|piece| (format!("piece-{piece}"), Some(form.as_str()))));
        self.table(all, scope)
    }

    /// The line with some words, each a message or one of its attributes.
    fn table<'w>(
        &mut self,
        words: impl IntoIterator<Item = (String, Option<&'w str>)>,
        scope: &Scope<'a, '_>,
    ) -> Result<usize, String> {
        let chain = self.chain;
        let mut all = Vec::new();
        for (id, form) in words {
            let Some(found) = find(chain, &id) else {
                return scope.fail(format!("no {id} in {GRAMMAR}.ftl"));
            };
            let attribute = |form| found.message.attributes.iter().find(|it| it.id.name == form);
            let pattern = match form {
                None => found.message.value.as_ref(),
                Some(form) => attribute(form).map(|attribute| &attribute.value),
            };
            match (pattern, form) {
                (Some(pattern), _) => {
                    let inside = Scope { found, variables: &[], depth: scope.depth + 1 };
                    all.push(self.pattern(pattern, &inside)?);
                }
                (None, form) => return scope.fail(format!("{id} has no .{}", form.unwrap_or_default())),
            }
        }
        Ok(self.words.number(all.join("|")))
    }

    fn selector(&mut self, it: &Inline<'a>, scope: &Scope<'a, '_>) -> Result<Selector, String> {
        match it {
            InlineExpression::VariableReference { id } => {
                let (letter, of) = self.variable(id.name, scope)?;
                match (of.keys(), of.is_number()) {
                    (keys, false) if keys.is_empty() => scope.error(id.name, "nothing to select by"),
                    (keys, numbers) => Ok(Selector { letter, by: '?', keys, numbers }),
                }
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let (by, of, keys) = match id.name {
                    "COUNT" => ('#', Type::List, vec![]),
                    "PLACE" => ('/', Type::String, vec!["none", "file", "rank", "field"]),
                    "SIGN" => ('+', Type::String, vec!["none", "check"]),
                    name => return scope.error(name, format!("nothing to select by: {name}")),
                };
                let (letter, _) = self.argument(arguments, &[of], scope)?;
                Ok(Selector { letter, by, numbers: keys.is_empty(), keys })
            }
            _ => scope.fail("a selector is a variable, COUNT, PLACE or SIGN"),
        }
    }

    fn select(
        &mut self,
        selector: &Inline<'a>,
        variants: &[Variant<&'a str>],
        scope: &Scope<'a, '_>,
    ) -> Result<String, String> {
        let selector = self.selector(selector, scope)?;
        let mut out = format!("{{{}{}", selector.letter, selector.by);
        let mut rest = String::new();
        for variant in variants {
            let text = self.pattern(&variant.value, scope)?;
            let (key, fits) = match variant.key {
                VariantKey::Identifier { name } => {
                    (name, selector.keys.contains(&name) || (variant.default && name == "other"))
                }
                VariantKey::NumberLiteral { value } => {
                    (value, selector.numbers && value.parse::<u32>().is_ok())
                }
            };
            match (fits, variant.default) {
                (false, _) => return scope.error(key, format!("unknown variant [{key}]")),
                (true, false) => out += &format!("{key}|{text}|"),
                (true, true) => rest = text,
            }
        }
        Ok(out + &rest + "}")
    }
}

/// A message of the first language of a chain that has it.
pub fn find<'a, 'b>(chain: &'b [&'b Locale<'a>], id: &str) -> Option<&'b Found<'a>> {
    chain.iter().find_map(|locale| locale.get(id))
}

fn option<'a>(call: &Call<'a>, name: &str) -> Option<&'a str> {
    let value = &call.named.iter().find(|named| named.name.name == name)?.value;
    match value {
        InlineExpression::StringLiteral { value } => Some(value),
        _ => Some(""),
    }
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '{' | '}' | '|' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
