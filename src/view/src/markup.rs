//! Code generation: from markup nodes to calls.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeBlock, NodeElement, NodeName};
use syn::{Expr, ExprLit, Lit, Stmt};

/// SVG elements that the page uses.
const DRAWN: [&str; 5] = ["svg", "g", "path", "text", "use"];

/// Generates the element, or a fragment of several.
pub fn whole(nodes: &[Node]) -> TokenStream {
    match nodes {
        [Node::Element(one)] => element(one),
        many => {
            let children = many.iter().map(child);
            quote! {{ let parent = crate::components::element::fragment(); #(#children)* parent }}
        }
    }
}

fn element(e: &NodeElement<rstml::Infallible>) -> TokenStream {
    let name = e.name().to_string();
    let is_part = name.rsplit(':').next().is_some_and(|n| n.starts_with(char::is_uppercase));
    if is_part { part(e) } else { tag(&name, e) }
}

/// Generates the call of a component, which is a function.
fn part(e: &NodeElement<rstml::Infallible>) -> TokenStream {
    let NodeName::Path(name) = e.name() else { return error("a component is a path") };
    let mut values: Vec<TokenStream> = keyed(e).map(value).collect();
    if !e.children.is_empty() {
        let inside = whole(&e.children);
        values.push(quote! { || #inside });
    }
    quote! { leptos::prelude::untrack(|| #name(#(#values),*)) }
}

fn tag(name: &str, e: &NodeElement<rstml::Infallible>) -> TokenStream {
    let mut fixed = name.to_string();
    let mut calls = Vec::new();
    for attribute in keyed(e) {
        let name = attribute.key.to_string();
        match literal(attribute) {
            Some(text) => fixed.extend(["\n", &name, "\n", &text]),
            None => calls.push(put(&name, &value(attribute))),
        }
    }
    let made = if DRAWN.contains(&name) {
        quote! { svg_el_with }
    } else {
        quote! { el_with }
    };
    let children = e.children.iter().map(child);
    quote! {{ let parent = crate::components::element::#made(#fixed); #(#calls)* #(#children)* parent }}
}

fn keyed(e: &NodeElement<rstml::Infallible>) -> impl Iterator<Item = &KeyedAttribute> {
    e.attributes().iter().filter_map(|a| match a {
        NodeAttribute::Attribute(keyed) => Some(keyed),
        NodeAttribute::Block(_) => None,
    })
}

/// Returns the text of a constant attribute.
fn literal(attribute: &KeyedAttribute) -> Option<String> {
    match attribute.value() {
        Some(Expr::Lit(ExprLit { lit: Lit::Str(text), .. })) => Some(text.value()),
        _ => None,
    }
}

/// Returns the value of an attribute; without one the variable of its name.
fn value(attribute: &KeyedAttribute) -> TokenStream {
    match (attribute.value(), &attribute.key) {
        (Some(value), _) => quote! { #value },
        (None, name) => quote! { #name },
    }
}

fn put(name: &str, value: &TokenStream) -> TokenStream {
    let dom = quote! { crate::components::element };
    let Some((kind, name)) = name.split_once(':') else {
        return match name {
            "node_ref" => quote! { #value.set(Some(parent.0.clone())); },
            "inner_html" => quote! { #dom::set_text(&parent, #dom::TextTarget::Html, "", (#value).into()); },
            name => quote! { #dom::set_text(&parent, #dom::TextTarget::Attribute, #name, (#value).into()); },
        };
    };
    match (kind, name) {
        ("on", event) => {
            let class = Ident::new(class(event), Span::call_site());
            quote! { #dom::on::<web_sys::#class>(&parent, #event, #value); }
        }
        ("prop", "value") => {
            quote! { #dom::set_text(&parent, #dom::TextTarget::Value, "", (#value).into()); }
        }
        ("style", name) => {
            quote! { #dom::set_text(&parent, #dom::TextTarget::Style, #name, (#value).into()); }
        }
        ("prop", name) => {
            quote! { #dom::set_flag(&parent, #dom::FlagTarget::Property, #name, (#value).into()); }
        }
        ("class", name) => {
            quote! { #dom::set_flag(&parent, #dom::FlagTarget::Class, #name, (#value).into()); }
        }
        (kind, _) => error(kind),
    }
}

/// Returns the class of an event, by its name.
fn class(event: &str) -> &'static str {
    match event {
        "click" => "MouseEvent",
        "keydown" => "KeyboardEvent",
        "submit" => "SubmitEvent",
        "touchstart" => "TouchEvent",
        pointer if pointer.starts_with("pointer") => "PointerEvent",
        _ => "Event",
    }
}

fn child(node: &Node) -> TokenStream {
    match node {
        Node::Element(e) => {
            let made = element(e);
            quote! { crate::components::child::Child::append_to(#made, &parent); }
        }
        Node::Text(text) => {
            let text = text.value_string();
            quote! { crate::components::child::Child::append_to(#text, &parent); }
        }
        Node::Block(block) => {
            let value = inside(block);
            quote! { crate::components::child::Child::append_to(#value, &parent); }
        }
        _ => error("only elements, texts in quotes and values in braces"),
    }
}

/// Returns the content of braces, without the braces if it is one expression.
fn inside(block: &NodeBlock) -> TokenStream {
    match block.try_block().map(|block| block.stmts.as_slice()) {
        Some([Stmt::Expr(value, None)]) => quote! { #value },
        _ => quote! { #block },
    }
}

fn error(text: &str) -> TokenStream {
    quote! { compile_error!(#text) }
}
