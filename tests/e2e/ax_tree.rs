//! The accessibility tree of the pages of a teacher: names and roles of all that can be focused, order of headings, and
//! changes that are announced.

use crate::app::App;
use crate::browser::{key, strings};
use crate::builder::{add, begun, go, squares};
use crate::sheet::open;
use crate::wall::on_the_wall;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Roles that give their content a context by their names.
const CONTEXTS: [&str; 14] = [
    "group",
    "radiogroup",
    "region",
    "navigation",
    "dialog",
    "form",
    "list",
    "row",
    "grid",
    "table",
    "article",
    "toolbar",
    "figure",
    "complementary",
];
/// Roles that give it without a name.
const LANDMARKS: [&str; 2] = ["banner", "main"];
/// Roles that are read with their content, and may have the focus without a name.
const READ_AS_A_WHOLE: [&str; 4] = ["status", "alert", "log", "RootWebArea"];
/// Roles whose parts are told apart by their places.
const PLACED: [&str; 5] = ["option", "gridcell", "cell", "menuitem", "MenuListOption"];

/// A node of the tree.
struct Node {
    role: String,
    name: String,
    is_focusable: bool,
    level: u64,
    url: String,
    children: Vec<String>,
}

fn text(value: &Value, name: &str) -> String {
    value[name]["value"].as_str().unwrap_or_default().into()
}

fn node(value: &Value) -> Node {
    let property = |name: &str| {
        let all = value["properties"].as_array().map(Vec::as_slice).unwrap_or_default();
        all.iter().find(|it| it["name"] == name).map(|it| it["value"]["value"].clone()).unwrap_or_default()
    };
    Node {
        role: text(value, "role"),
        name: text(value, "name").trim().into(),
        is_focusable: value["ignored"] != true && property("focusable") == true,
        level: property("level").as_u64().unwrap_or_default(),
        url: property("url").as_str().unwrap_or_default().into(),
        children: strings(&value["childIds"]),
    }
}

/// The faults of a tree.
#[derive(Default)]
struct Walk {
    nodes: BTreeMap<String, Node>,
    faults: BTreeSet<String>,
    seen: BTreeSet<String>,
    heading: u64,
}

impl Walk {
    fn visit(&mut self, id: &str, context: &str) {
        let Some(node) = self.nodes.remove(id) else { return };
        self.check_focus(&node, context);
        if node.role == "heading" {
            if node.level > self.heading + 1 {
                self.faults.insert(format!("heading {} after {}: {}", node.level, self.heading, node.name));
            }
            self.heading = node.level;
        }
        let role = node.role.as_str();
        let named = LANDMARKS.contains(&role) || CONTEXTS.contains(&role) && !node.name.is_empty();
        let context = if named { format!("{context} > {role} {}", node.name) } else { context.into() };
        node.children.iter().for_each(|child| self.visit(child, &context));
    }

    fn check_focus(&mut self, node: &Node, context: &str) {
        let Node { role, name, url, .. } = node;
        let role = role.as_str();
        if !node.is_focusable || READ_AS_A_WHOLE.contains(&role) {
            return;
        }
        if name.is_empty() || matches!(role, "generic" | "none" | "") {
            self.faults.insert(format!("{context}: a {role} with the name {name:?}"));
        } else if !PLACED.contains(&role) && !self.seen.insert(format!("{context}|{role}|{name}|{url}")) {
            self.faults.insert(format!("{context}: two of {role} {name:?}"));
        }
    }
}

/// The faults of the page that is open.
fn faults(app: &App, page: &str) -> Vec<String> {
    app.let_settle();
    app.devtools("Accessibility.enable", &json!({}));
    let tree = app.devtools("Accessibility.getFullAXTree", &json!({}));
    let all = tree["nodes"].as_array().cloned().unwrap_or_default();
    assert!(all.len() > 20, "{page}: {} nodes", all.len());
    let id = |value: &Value| value["nodeId"].as_str().unwrap_or_default().to_string();
    let root = all.first().map(id).unwrap_or_default();
    let mut walk = Walk { nodes: all.iter().map(|it| (id(it), node(it))).collect(), ..Walk::default() };
    walk.visit(&root, page);
    walk.faults.into_iter().collect()
}

/// Texts of the live regions of the page.
fn announced(app: &App) -> String {
    app.texts("[role=status], [role=alert], [aria-live]").join(" ")
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn all_controls_of_the_builder_have_names_and_changes_are_announced() {
    let app = begun();
    app.resize(1920, 1080);
    go(&app, "#courses/own1/1/1");
    squares(&app, &["g1", "f3"]);
    add(&app, "play");
    app.wait_until("what is missing is announced", || announced(&app).contains("still missing"));
    squares(&app, &["e2", "e4"]);
    app.pick(".builder [name=role]", "wrong");
    squares(&app, &["e2", "e3"]);
    squares(&app, &["d2", "d3"]);
    app.wait_until("what is missing is announced", || announced(&app).contains("Write your comment"));
    let mut found = Vec::new();
    for page in ["", "/own1", "/own1/1", "/own1/1/1", "/own1/1/2"] {
        go(&app, &["#courses", page].concat());
        app.script("document.querySelectorAll('.builder details').forEach(d => d.open = true)", &[]);
        found.extend(faults(&app, &["courses", page].concat()));
    }
    app.finger("[data-mode=pieces]");
    app.find(".builder .palette");
    found.extend(faults(&app, "pieces"));
    app.resize(360, 740);
    app.find("[data-pane=edit]");
    found.extend(faults(&app, "phone"));
    assert_eq!(found, [""; 0]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn all_controls_of_worksheets_class_and_handing_in_have_names() {
    let app = App::speaking("en");
    app.resize(1024, 768);
    let mut found = Vec::new();
    for (address, css) in [
        ("#print/work", ".leaf-page[data-kind=work] img"),
        ("#print", ".leaf-page"),
        ("#teach/lesson", ".lesson-step"),
        ("#class", "main.my-class textarea"),
        ("#about", ".place-link"),
    ] {
        app.script("location.hash = arguments[0]", &[address.into()]);
        app.find(css);
        app.script("document.querySelectorAll('main details').forEach(d => d.open = true)", &[]);
        found.extend(faults(&app, address));
    }
    open(&app, "order");
    app.find("[data-pen=order]");
    found.extend(faults(&app, "order"));
    app.finger("[data-do=resign]");
    assert_eq!(found, [""; 0]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn all_controls_of_the_wall_and_its_remote_control_have_names() {
    let app = on_the_wall();
    app.resize(1280, 800);
    let mut found = faults(&app, "wall");
    app.keys("t");
    app.find(".wall-timer");
    app.keys("q");
    app.find(".wall-remote svg");
    found.extend(faults(&app, "wall with timer and code"));
    app.keys(key::ESCAPE);
    app.script("location.hash = arguments[0]", &[json!("wall/remote")]);
    app.find(".wall-pairing textarea");
    found.extend(faults(&app, "remote"));
    app.script("location.hash = arguments[0]", &[json!("wall/notes")]);
    app.find(".wall-notes");
    found.extend(faults(&app, "notes"));
    assert_eq!(found, [""; 0]);
}
