//! Contents of the page: elements, texts, scripts, screenshots.

use super::{Browser, wait::Reading};
use serde_json::{Value, json};
use std::{env, fs, path::PathBuf};

impl Browser {
    /// Runs the body of a function in the page. One that begins with `return` and clicks nothing has no effects: a
    /// condition that waits for it may run it more often.
    #[track_caller]
    pub fn script(&self, body: &str, args: &[Value]) -> Value {
        let result = self.must("POST", "/execute/sync", &json!({"script": body, "args": args}));
        if body.starts_with("return ") && !body.contains("click(") {
            self.has_read(body, args, &result);
        }
        result
    }

    /// Keeps what was read, as a condition may wait until it changes.
    fn has_read(&self, body: &str, args: &[Value], result: &Value) {
        let reading = Reading { body: body.into(), args: args.into(), result: result.clone() };
        self.reading.replace(Some(reading));
    }

    /// Runs the body of an asynchronous function that calls `done` at its end.
    #[track_caller]
    pub fn script_later(&self, body: &str, args: &[Value]) -> Value {
        let body = format!("const done = arguments[arguments.length - 1];\n{body}");
        self.must("POST", "/execute/async", &json!({"script": body, "args": args}))
    }

    /// Waits for a number of animation frames of the page.
    #[track_caller]
    pub fn let_draw(&self, pictures: u32) {
        let draw = "let left = arguments[0];
            const next = () => (left-- > 0 ? requestAnimationFrame(next) : done());
            next()";
        self.script_later(draw, &[pictures.into()]);
    }

    /// Waits until all finite animations have ended.
    #[track_caller]
    pub fn let_settle(&self) {
        let moving = "return document.getAnimations().some(it =>
            it.playState === 'running' && it.effect.getComputedTiming().endTime !== Infinity)";
        self.let_draw(2);
        self.wait_until("nothing moves any more", || self.script(moving, &[]) == false);
    }

    fn element(&self, css: &str) -> Result<String, String> {
        let found = self.call("POST", "/element", &json!({"using": "css selector", "value": css}))?;
        let id = found.as_object().and_then(|o| o.values().next()).and_then(Value::as_str);
        id.map(str::to_string).ok_or_else(|| format!("no element id in {found}"))
    }

    /// Waits for an element and returns its WebDriver id.
    #[track_caller]
    pub fn find(&self, css: &str) -> String {
        let mut found = None;
        self.wait_until(&format!("there is {css}"), || {
            found = self.element(css).ok();
            if found.is_none() {
                self.has_read("return !!document.querySelector(arguments[0])", &[css.into()], &false.into());
            }
            found.is_some()
        });
        found.expect("it was just found")
    }

    /// True if there is such an element now.
    pub fn has(&self, css: &str) -> bool {
        self.count(css) > 0
    }

    /// The number of such elements now.
    #[track_caller]
    pub fn count(&self, css: &str) -> usize {
        let n = self.script("return document.querySelectorAll(arguments[0]).length", &[css.into()]);
        n.as_u64().expect("a length is a number") as usize
    }

    /// Opens the closed menu of an element: what is in it is reached so.
    pub fn open_menu_of(&self, css: &str) {
        let open =
            "document.querySelector(arguments[0])?.closest('[popover]:not(:popover-open)')?.showPopover()";
        self.script(open, &[css.into()]);
    }

    /// Clicks on an element as soon as it can be clicked.
    #[track_caller]
    pub fn click(&self, css: &str) {
        let mut problem = String::new();
        let done = self.becomes(|| self.try_click(css).map_err(|e| problem = e).is_ok());
        assert!(done, "{css} cannot be clicked: {problem}");
    }

    /// Clicks on an element if it can be clicked now.
    pub fn try_click(&self, css: &str) -> Result<(), String> {
        // The driver does not scroll to what lies under a bar.
        let uncover =
            "document.querySelector(arguments[0])?.scrollIntoView({block: 'center', inline: 'nearest'})";
        self.open_menu_of(css);
        let element = self.element(css)?;
        let done = self.call("POST", &format!("/element/{element}/click"), &json!({}));
        done.map(drop).inspect_err(|e| {
            if e.contains("click intercepted") {
                self.script(uncover, &[css.into()]);
            }
        })
    }

    /// Selects a value of a list.
    #[track_caller]
    pub fn pick(&self, select: &str, value: &str) {
        self.click(&format!("{select} option[value='{value}']"));
        self.expect(select, value, || self.property(select, "value"));
    }

    /// Replaces the text in a field by typing.
    #[track_caller]
    pub fn fill(&self, css: &str, text: &str) {
        self.click(css);
        self.script("document.activeElement.select()", &[]);
        self.keys(text);
    }

    /// The text of the first such element, hidden parts included.
    #[track_caller]
    pub fn text(&self, css: &str) -> String {
        let mut found = None;
        self.wait_until(&format!("there is {css}"), || {
            found = self.texts(css).into_iter().next();
            found.is_some()
        });
        found.expect("it was just found")
    }

    /// The texts of all such elements now.
    #[track_caller]
    pub fn texts(&self, css: &str) -> Vec<String> {
        let all = "return Array.from(document.querySelectorAll(arguments[0]), e => e.textContent.trim())";
        strings(&self.script(all, &[css.into()]))
    }

    /// An attribute of the first such element.
    #[track_caller]
    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let read = "return document.querySelector(arguments[0])?.getAttribute(arguments[1])";
        self.script(read, &[css.into(), name.into()]).as_str().map(str::to_string)
    }

    /// A property of the first such element, as text.
    #[track_caller]
    pub fn property(&self, css: &str, name: &str) -> String {
        let read = "return String(document.querySelector(arguments[0])?.[arguments[1]])";
        self.script(read, &[css.into(), name.into()]).as_str().unwrap_or_default().to_string()
    }

    /// Saves a screenshot, if `NOTABENE_SHOTS` names a folder.
    pub fn shot(&self, name: &str) {
        let Some(folder) = env::var_os("NOTABENE_SHOTS").map(PathBuf::from) else { return };
        let test = std::thread::current().name().unwrap_or("main").replace("::", "-");
        fs::create_dir_all(&folder).expect("the folder of NOTABENE_SHOTS");
        fs::write(folder.join(format!("{test}-{name}.png")), self.seen()).expect("a picture can be written");
    }

    /// The visible part of the page, as PNG.
    pub fn seen(&self) -> Vec<u8> {
        let picture = self.call("GET", "/screenshot", &Value::Null).unwrap_or_default();
        decoded(picture.as_str().unwrap_or_default())
    }
}

/// A list of texts from a script.
pub fn strings(list: &Value) -> Vec<String> {
    let items = list.as_array().into_iter().flatten();
    items.map(|v| v.as_str().unwrap_or_default().to_string()).collect()
}

/// Base64, as WebDriver sends pictures.
pub fn decoded(text: &str) -> Vec<u8> {
    let digit = |c: u8| match c {
        b'A'..=b'Z' => Some(c - b'A'),
        b'a'..=b'z' => Some(c - b'a' + 26),
        b'0'..=b'9' => Some(c - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u32> = text.bytes().filter_map(digit).map(u32::from).collect();
    let bytes = |four: &[u32]| {
        let word = four.iter().fold(0, |w, d| w << 6 | d) << (6 * (4 - four.len()));
        word.to_be_bytes()[1..four.len()].to_vec()
    };
    digits.chunks(4).flat_map(bytes).collect()
}
