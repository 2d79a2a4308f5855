//! A board without rules on a page, driven by pointer and keys as its element does.

use notabene_core::game::FreeBoard;
use notabene_core::game::free_board::{BoardError, Event, Key, PointerInput, Reaction, Squares};
use notabene_core::geometry::{Field, Point};
use notabene_core::position::Figure;
use serde_json::Value;

/// Outside every board.
pub const NOWHERE: Point = Point { x: -5.0, y: -5.0 };

/// The answer of a program to a move.
pub type Answer = fn(&mut FreeBoard, &str) -> (bool, Result<Option<Figure>, BoardError>);

/// A board on a page, with what has happened there.
pub struct Page {
    pub board: FreeBoard,
    pub happened: Vec<String>,
    /// What screen readers have said.
    pub said: Vec<String>,
    pub answer: Answer,
}

impl Page {
    pub fn new(options: Value) -> Page {
        let board = FreeBoard::new(|colour| ["red", "orange", "#f0f"].contains(&colour));
        let answer: Answer = |_, _| (true, Ok(None));
        let mut page = Page { board, happened: Vec::new(), said: Vec::new(), answer };
        page.set(options);
        page
    }

    pub fn try_set(&mut self, options: Value) -> Result<(), BoardError> {
        let Value::Object(values) = options else { panic!("an object") };
        let done = self.board.set(values, true);
        self.flush();
        done
    }

    #[track_caller]
    pub fn set(&mut self, options: Value) {
        self.try_set(options).expect("the properties are right");
    }

    /// Sets a property as an attribute does: what is wrong is told later.
    pub fn set_alone(&mut self, name: &str, value: Value) {
        self.board.set([(name.to_string(), value)], false).expect("a value of the right type");
        self.flush();
    }

    /// What the element does before it draws.
    pub fn flush(&mut self) {
        self.tell(|board| board.resolve());
        let events = self.board.play_premove();
        self.perform(events);
        self.tell(|board| board.resolve());
    }

    pub fn tell(&mut self, errors: impl FnOnce(&mut FreeBoard) -> Vec<BoardError>) {
        let errors = errors(&mut self.board);
        self.happened.extend(errors.iter().map(|error| format!("error {}", error.kind)));
    }

    pub fn perform(&mut self, events: Vec<Event>) {
        let squares = |from: &str, to: &str| [from, to].join("-");
        let of = |it: &Squares| squares(&it.from, &it.to);
        for event in events {
            let happened = match &event {
                Event::BeforeMove(it) => format!("beforemove {}", squares(&it.from, &it.to)),
                Event::Move(it) => {
                    assert_eq!(it.position.as_deref(), Some(&*self.board.position()));
                    format!("move {}", squares(&it.from, &it.to))
                }
                Event::Select { field, .. } => format!("select {}", field.as_deref().unwrap_or("none")),
                Event::Premove { premove } => {
                    format!("premove {}", premove.as_ref().map_or("none".into(), of))
                }
                Event::Draw { drawing, .. } => {
                    let shape = drawing.as_ref().map_or("none".into(), |one| match &one.to {
                        Some(to) => squares(&one.from, to),
                        None => one.from.clone(),
                    });
                    format!("draw {shape}")
                }
                Event::Error(error) => format!("error {}", error.kind),
                Event::Say { key, fields } => {
                    self.said.push(format!("{key} {}", fields.join(" ")));
                    continue;
                }
            };
            self.happened.push(happened);
            if let Event::BeforeMove(it) = event {
                let (is_allowed, promotion) = (self.answer)(&mut self.board, &it.to);
                let events = self.board.answer_move(is_allowed, promotion);
                self.perform(events);
            }
        }
    }

    pub fn react(&mut self, reaction: Option<Reaction>) -> Option<Reaction> {
        let reaction = reaction?;
        self.perform(reaction.events.clone());
        if reaction.held.is_none() {
            self.flush();
        }
        Some(reaction)
    }

    #[track_caller]
    pub fn at(&self, name: &str) -> Point {
        self.board.layout().centre(self.board.field(name, "field").expect("a field"))
    }

    pub fn pointer(&mut self, kind: &str, at: Point, of: &PointerInput) -> Option<Reaction> {
        let (client_x, client_y) = (at.x * 4.0, at.y * 4.0);
        let event = PointerInput { kind: kind.into(), client_x, client_y, ..of.clone() };
        let reaction = self.board.pointer(&event, at);
        self.react(reaction)
    }

    pub fn drag_by(&mut self, from: Point, to: Point, of: &PointerInput, meanwhile: impl FnOnce(&mut Page)) {
        self.pointer("pointerdown", from, of);
        meanwhile(self);
        if from != to {
            self.pointer("pointermove", Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 }, of);
            self.pointer("pointermove", to, of);
        }
        self.pointer("pointerup", to, of);
    }

    #[track_caller]
    pub fn drag(&mut self, from: &str, to: &str) {
        self.drag_by(self.at(from), self.at(to), &mouse(), |_| {});
    }

    #[track_caller]
    pub fn tap(&mut self, field: &str) {
        self.drag(field, field);
    }

    #[track_caller]
    pub fn draw(&mut self, from: &str, to: &str, keys: &[&str]) {
        let is = |key| keys.contains(&key);
        let pen = PointerInput {
            button: 2,
            shift_key: is("Shift"),
            ctrl_key: is("Control"),
            alt_key: is("Alt"),
            ..mouse()
        };
        self.drag_by(self.at(from), self.at(to), &pen, |_| {});
    }

    /// Presses a key on a field. The field that has the focus then; none if the key means nothing.
    pub fn key(&mut self, on: &str, key: &str, ctrl_key: bool) -> Option<String> {
        let field = self.board.field(on, "field").expect("a field");
        let key = Key { key: key.into(), ctrl_key, alt_key: false, meta_key: false };
        let reaction = self.board.key(field, &key);
        let reaction = self.react(reaction)?;
        Some(reaction.focus.map_or(on.into(), |field| self.board.name(Field(field))))
    }

    #[track_caller]
    pub fn happened(&mut self, expected: &str) {
        assert_eq!(std::mem::take(&mut self.happened).join(", "), expected);
    }

    pub fn marks(&self) -> String {
        self.board.marks().into_iter().map(|mark| mark.name).collect::<Vec<_>>().join(" ")
    }

    pub fn drawn(&self) -> Value {
        serde_json::to_value(&self.board.properties().drawings).expect("data")
    }

    pub fn fields(&self) -> usize {
        self.board.field_names().len()
    }
}

/// An event of a mouse.
pub fn mouse() -> PointerInput {
    PointerInput {
        kind: String::new(),
        pointer_id: 1,
        pointer_type: "mouse".into(),
        is_primary: true,
        button: 0,
        client_x: 0.0,
        client_y: 0.0,
        shift_key: false,
        ctrl_key: false,
        alt_key: false,
    }
}
