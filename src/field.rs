//! The program of boards alone (`src/field/`): [`FreeBoard`](notabene::core::game::FreeBoard) and its drawing, as a class for the
//! script of the element. It has neither rules nor records nor sentences.

#[cfg(target_arch = "wasm32")]
mod exports {
    use js_sys::{Array, Error, Object};
    use notabene::core::exchange::{board_svg, free_board_svg};
    use notabene::core::game::FreeBoard;
    use notabene::core::game::free_board::{BoardError, Key, Named, PieceSpec, PointerInput};
    use notabene::core::geometry::{Field, Point};
    use notabene::core::position::Figure;
    use serde::Serialize;
    use serde::de::DeserializeOwned;
    use serde_wasm_bindgen::{Deserializer, Serializer, from_value};
    use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = CSS, js_name = supports)]
        fn css_supports(property: &str, value: &str) -> bool;
    }

    /// Data for scripts: what is missing is `null`, and maps are of the class `Map`.
    fn given(value: &impl Serialize) -> JsValue {
        let serializer = Serializer::new().serialize_missing_as_null(true);
        // Values of our own can be written.
        value.serialize(&serializer).unwrap_or(JsValue::NULL)
    }

    /// The error of JavaScript with all that is known about it.
    fn error(error: &BoardError) -> JsValue {
        let object = given(error);
        Object::assign(&Error::new(&error.message), object.unchecked_ref()).into()
    }

    fn thrown<T>(result: Result<T, BoardError>) -> Result<T, JsValue> {
        result.map_err(|problem| error(&problem))
    }

    /// The name of a field; something else is none.
    fn name(value: &JsValue) -> String {
        value.as_string().unwrap_or_else(|| format!("{value:?}"))
    }

    fn read<T: DeserializeOwned>(value: JsValue, argument: &str, expected: &str) -> Result<T, BoardError> {
        from_value(value).map_err(|_| BoardError::bad(argument, expected))
    }

    fn promotion(value: JsValue) -> Result<Option<Figure>, BoardError> {
        if value.is_undefined() {
            return Ok(None);
        }
        let kind: Named<Figure> = from_value(value).map_err(|_| BoardError::bad_promotion())?;
        Ok(Some(kind.0))
    }

    /// A board on the screen. Fields are numbers here; `docs/board.md` has the names for programs.
    #[wasm_bindgen]
    pub struct Board(FreeBoard);

    #[wasm_bindgen]
    impl Board {
        /// A board with the usual properties.
        #[wasm_bindgen(constructor)]
        #[allow(clippy::new_without_default, reason = "a constructor of JavaScript")]
        pub fn new() -> Board {
            Board(FreeBoard::new(|colour| css_supports("color", colour)))
        }

        /// Sets properties; they are resolved at once on a board that is shown.
        ///
        /// # Errors
        ///
        /// The first thing that is wrong. Nothing has changed then.
        pub fn set(&mut self, options: &JsValue, is_shown: bool) -> Result<(), JsValue> {
            let object = options.dyn_ref::<Object>();
            let object =
                object.ok_or_else(|| error(&BoardError::bad("options", "an object with properties")))?;
            let values = Object::entries(object).into_iter().map(|entry| {
                let entry: Array = entry.unchecked_into();
                (name(&entry.get(0)), Deserializer::from(entry.get(1)))
            });
            thrown(self.0.set(values, is_shown))
        }

        /// All properties as they are now.
        pub fn properties(&self) -> JsValue {
            given(self.0.properties())
        }

        /// True if properties were set that are not resolved yet.
        pub fn is_changed(&self) -> bool {
            self.0.is_changed()
        }

        /// Resolves the properties that were set. The errors of them.
        pub fn resolve(&mut self) -> Vec<JsValue> {
            self.0.resolve().iter().map(error).collect()
        }

        /// The position on the board as text.
        pub fn position(&self) -> String {
            self.0.position()
        }

        /// The number of a field.
        ///
        /// # Errors
        ///
        /// There is no such field on this board.
        pub fn field(&self, field: &JsValue) -> Result<u8, JsValue> {
            thrown(self.0.field(&name(field), "field")).map(|field| field.0)
        }

        /// The field at a point of the drawing.
        pub fn field_at(&self, x: f64, y: f64) -> Option<u8> {
            self.0.layout().field_at(Point { x, y }).map(|field| field.0)
        }

        /// True if the reader may pick up a piece at a point of the drawing.
        pub fn can_pick_at(&self, x: f64, y: f64) -> bool {
            self.0.layout().field_at(Point { x, y }).is_some_and(|field| self.0.can_pick(field))
        }

        /// The piece on a field.
        ///
        /// # Errors
        ///
        /// There is no such field on this board.
        pub fn piece_at(&self, field: &JsValue) -> Result<JsValue, JsValue> {
            thrown(self.0.piece_at(&name(field))).map(|piece| given(&piece))
        }

        /// Puts a piece on a field, or takes it away.
        ///
        /// # Errors
        ///
        /// There is no such field on this board, or no such piece.
        pub fn put(&mut self, field: &JsValue, piece: JsValue) -> Result<(), JsValue> {
            let piece: Option<PieceSpec> = thrown(read(piece, "piece", "{ side, kind } or null"))?;
            thrown(self.0.put(&name(field), piece))
        }

        /// Moves a piece as the program wants it.
        ///
        /// # Errors
        ///
        /// A name is no field of this board, no piece stands there, or it cannot become another one.
        pub fn make_move(
            &mut self,
            from: &JsValue,
            to: &JsValue,
            captured: JsValue,
            kind: JsValue,
        ) -> Result<(), JsValue> {
            let captured = read::<Option<Vec<String>>>(captured, "captured", "a list of names of fields");
            let captured = thrown(captured)?.unwrap_or_default();
            let kind = thrown(promotion(kind))?;
            thrown(self.0.make_move(&name(from), &name(to), &captured, kind))
        }

        /// The answer of the program to the latest event before a move. Events, as from the functions below.
        pub fn answer_move(&mut self, is_allowed: bool, kind: JsValue) -> JsValue {
            given(&self.0.answer_move(is_allowed, promotion(kind)))
        }

        /// The move that is set for the reader's next turn.
        pub fn premove(&self) -> JsValue {
            given(&self.0.premove())
        }

        /// Plays the premove if its turn has come.
        pub fn play_premove(&mut self) -> JsValue {
            given(&self.0.play_premove())
        }

        /// Takes the premove back.
        pub fn cancel_premove(&mut self) -> JsValue {
            given(&self.0.cancel_premove())
        }

        /// Takes away what the reader has drawn.
        pub fn clear_drawings(&mut self) -> JsValue {
            given(&self.0.clear_drawings())
        }

        /// A tap on a field.
        pub fn tap(&mut self, field: u8) -> JsValue {
            given(&self.0.tap(Some(Field(field))))
        }

        /// A pointer event at a point of the drawing. The reaction; `null` for none.
        pub fn pointer(&mut self, event: JsValue, x: f64, y: f64) -> JsValue {
            let event: Option<PointerInput> = from_value(event).ok();
            given(&event.and_then(|event| self.0.pointer(&event, Point { x, y })))
        }

        /// A key on the cell of a field. The reaction; `null` for none.
        pub fn key(&mut self, field: u8, event: JsValue) -> JsValue {
            let event: Option<Key> = from_value(event).ok();
            given(&event.and_then(|event| self.0.key(Field(field), &event)))
        }

        /// Ends what a pointer has begun.
        pub fn cancel_gesture(&mut self) {
            self.0.cancel_gesture();
        }

        /// The fields as they are drawn.
        pub fn geometry(&self) -> JsValue {
            given(&self.0.geometry())
        }

        /// The fields as SVG.
        pub fn fields_svg(&self) -> String {
            board_svg::fields(self.0.layout(), false)
        }

        /// The names on the fields as SVG.
        pub fn names_svg(&self) -> String {
            board_svg::field_names(self.0.layout())
        }

        /// The drawing: pieces and cells.
        pub fn scene(&mut self) -> JsValue {
            given(&self.0.scene())
        }

        /// The highlights as SVG.
        pub fn marks_svg(&self) -> String {
            free_board_svg::marks(&self.0)
        }

        /// Arrows and circles as SVG.
        pub fn shapes_svg(&self) -> String {
            free_board_svg::shapes(&self.0)
        }
    }

    /// The drawings of the pieces: SVG symbols `piece-king` and so on.
    #[wasm_bindgen]
    pub fn symbols() -> String {
        include_str!("../www/pieces/pieces.svg").into()
    }
}

fn main() {}
