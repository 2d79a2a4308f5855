//! The program of boards alone (`src/field/`): geometry, position texts and drawings of every game, without rules, records
//! or sentences. Answers are lines of text, which weigh less than bindings of objects.

#[cfg(target_arch = "wasm32")]
mod exports {
    use notabene::core::exchange::board_svg;
    use notabene::core::game::{Arrangement, Mark, Problem};
    use notabene::core::geometry::{Board, Field, Layout, Point, draw, length};
    use notabene::core::position::{Figure, Glyph, Side};
    use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

    /// Marks that a page can ask for.
    const MARKS: [Mark; 9] = [
        Mark::Held,
        Mark::Target,
        Mark::Capture,
        Mark::Castle,
        Mark::LastTo,
        Mark::Check,
        Mark::Must,
        Mark::Stop,
        Mark::Lit,
    ];
    /// All kinds of pieces.
    const FIGURES: [Figure; 8] = [
        Figure::King,
        Figure::Queen,
        Figure::Rook,
        Figure::Bishop,
        Figure::Knight,
        Figure::Pawn,
        Figure::Man,
        Figure::Crowned,
    ];
    /// Steps of the arrow keys: left, right, up, down.
    const STEPS: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

    /// A board on the screen.
    #[wasm_bindgen]
    pub struct Drawing {
        layout: Layout,
    }

    /// The kind of an error and its place, counted from 0, as `kind place`.
    fn fault(problem: &Problem) -> JsValue {
        JsValue::from([problem.message.kind().game_id(), " ", &length(problem.at as f64)].concat())
    }

    #[wasm_bindgen]
    impl Drawing {
        /// The board of a game, seen by White or by Black.
        ///
        /// # Errors
        ///
        /// There is no such game.
        #[wasm_bindgen(constructor)]
        pub fn new(game: &str, flipped: bool) -> Result<Drawing, JsValue> {
            let board = Arrangement::read(game, None).map_err(|problem| fault(&problem))?.board();
            Ok(Drawing { layout: Layout { board, flipped } })
        }

        /// Lines: shape, width, height; names of the ranks from the top and of the files from the left; the drawings of
        /// the fields and of their names; numbers of the fields rank by rank as on the screen; then for each field its
        /// name, its middle, the size of its pieces, and its neighbours for the arrow keys (-1 for none).
        pub fn describe(&self) -> String {
            let layout = &self.layout;
            let Board { grid, naming, .. } = layout.board;
            let (width, height) = layout.extent();
            let mut out = String::with_capacity(16_000);
            let shape = if layout.is_round() { "round" } else { "square" };
            draw(&mut out, "$ ~ ~\n", &[width, height], &[shape]);
            for names in [layout.rank_names(), layout.file_names()] {
                draw(&mut out, "$\n", &[], &[&names.join("|")]);
            }
            draw(
                &mut out,
                "$\n$\n",
                &[],
                &[&board_svg::fields(layout, false), &board_svg::field_names(layout)],
            );
            for y in layout.ranks() {
                out.push('|');
                let fields = layout.files().filter_map(|x| grid.field(x, y));
                fields.for_each(|field| draw(&mut out, "~ ", &[f64::from(field.0)], &[]));
            }
            for field in grid.fields() {
                let centre = layout.centre(field);
                let lengths = [centre.x, centre.y, layout.unit(field)];
                draw(&mut out, "\n$ ~ ~ ~", &lengths, &[&naming.name(&grid, field)]);
                for (right, down) in STEPS {
                    let next = layout.beside(field, right, down);
                    draw(&mut out, " ~", &[next.map_or(-1.0, |next| f64::from(next.0))], &[]);
                }
            }
            out
        }

        /// The field at a point of the drawing, or -1.
        pub fn field_at(&self, x: f64, y: f64) -> i32 {
            self.layout.field_at(Point { x, y }).map_or(-1, |field| i32::from(field.0))
        }

        /// A highlight by its name as SVG; the outline of the field and a ring if it has another name, which is its class.
        pub fn mark(&self, field: u8, name: &str) -> String {
            let mut out = String::new();
            let Some(field) = self.field(field) else { return out };
            let named = |mark: &Mark| mark.name() == name || (*mark == Mark::LastTo && name == "last");
            match MARKS.into_iter().find(named) {
                Some(mark) => board_svg::push_mark(&self.layout, field, mark, &mut out),
                None => {
                    let (tint, ring) = (self.layout.outline(field), self.layout.circle(field, 0.46));
                    board_svg::push_tint_and_shape(name, &tint, &ring, &mut out);
                }
            }
            out
        }

        /// The path data of an arrow, or of a circle if both fields are one.
        pub fn shape(&self, from: u8, to: u8) -> String {
            let layout = &self.layout;
            match (self.field(from), self.field(to)) {
                (Some(from), Some(to)) if from == to => layout.circle(from, 0.44),
                (Some(from), Some(to)) => {
                    let unit = layout.unit(from).min(layout.unit(to));
                    board_svg::arrow(layout.centre(from), layout.centre(to), unit)
                }
                _ => String::new(),
            }
        }

        fn field(&self, field: u8) -> Option<Field> {
            (field < self.layout.board.grid.len()).then_some(Field(field))
        }
    }

    /// The drawings of the pieces: SVG symbols `piece-king` and so on.
    #[wasm_bindgen]
    pub fn symbols() -> String {
        include_str!("../www/pieces/pieces.svg").into()
    }

    /// Lines: the side to move, then for each piece the number of its field, its side and its kind. Without a text it is
    /// the start of the game.
    ///
    /// # Errors
    ///
    /// The game or the text is not known.
    #[wasm_bindgen]
    pub fn read(game: &str, text: Option<String>) -> Result<String, JsValue> {
        let found = Arrangement::read(game, text.as_deref()).map_err(|problem| fault(&problem))?;
        let mut out = String::from(found.turn.name());
        for (n, piece) in found.pieces.iter().enumerate() {
            if let Some(Glyph { side, figure }) = piece {
                draw(&mut out, "\n~ $ $", &[n as f64], &[side.name(), figure.name()]);
            }
        }
        Ok(out)
    }

    /// A position as text, with the pieces and the side to move of lines as those of [`read`].
    ///
    /// # Errors
    ///
    /// The game or the text is not known.
    #[wasm_bindgen]
    pub fn write(game: &str, text: Option<String>, pieces: &str) -> Result<String, JsValue> {
        let mut found = Arrangement::read(game, text.as_deref()).map_err(|problem| fault(&problem))?;
        let side = |name: &str| if name == Side::White.name() { Side::White } else { Side::Black };
        let mut lines = pieces.lines();
        found.turn = side(lines.next().unwrap_or_default());
        found.pieces.fill(None);
        for line in lines {
            let mut words = line.split(' ');
            let field = words.next().and_then(notabene::core::digits::number);
            let owner = words.next().map(side);
            let figure = words.next().and_then(|name| FIGURES.into_iter().find(|f| f.name() == name));
            let place = field.and_then(|n| found.pieces.get_mut(n as usize));
            if let (Some(place), Some(side), Some(figure)) = (place, owner, figure) {
                *place = Some(Glyph { side, figure });
            }
        }
        Ok(found.text())
    }
}

fn main() {}
