//! The drawing of a board without rules as SVG. Strict pages allow no styles in markup: colours of programs stand in `data-colour`, for
//! a script that sets them.

use super::board_svg::{arrow, mark_paths};
use super::picture::escape;
use crate::game::Mark;
use crate::game::free_board::{FreeBoard, is_ink};
use crate::geometry::{Field, Layout};

/// Marks with looks of their own.
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

fn escaped(text: &str) -> String {
    let mut out = String::new();
    escape(text, &mut out);
    out
}

/// The highlights of a board.
pub fn marks(board: &FreeBoard) -> String {
    let layout = board.layout();
    let mark = |field: Field, name: &str, colour: Option<&str>| {
        let known =
            MARKS.into_iter().find(|mark| mark.name() == name || (*mark == Mark::LastTo && name == "last"));
        // Marks of the page around: the outline of the field and a ring, whose look is the page's affair.
        let of_page = || (name, layout.outline(field), layout.circle(field, 0.46));
        let (class, tint, shape) = known.map_or_else(of_page, |mark| mark_paths(layout, field, mark));
        let tinted = colour.map(|colour| format!(" tinted\" data-colour=\"{}", escaped(colour)));
        format!(
            "<g class=\"mark {class}{}\" part=\"mark {name}\"><path class=\"tint\" d=\"{tint}\"/><path class=\"shape\" d=\"{shape}\"/></g>",
            tinted.unwrap_or_default()
        )
    };
    board.marks().iter().map(|one| mark(one.field, &one.name, one.colour.as_deref())).collect()
}

/// The arrows and circles of a board.
pub fn shapes(board: &FreeBoard) -> String {
    let layout = board.layout();
    let shape = |from: Field, to: Field, colour: &str| {
        let d = outline(layout, from, to);
        let colour = escaped(colour);
        let look = if is_ink(&colour) {
            format!("drawn {colour}")
        } else {
            format!("drawn\" data-colour=\"{colour}")
        };
        format!(
            "<g class=\"{look}\" part=\"shape\"><path class=\"halo\" d=\"{d}\"/><path class=\"stroke\" d=\"{d}\"/></g>"
        )
    };
    board.shapes().iter().map(|(from, to, colour)| shape(*from, *to, colour)).collect()
}

fn outline(layout: &Layout, from: Field, to: Field) -> String {
    if from == to {
        return layout.circle(from, 0.44);
    }
    let unit = layout.unit(from).min(layout.unit(to));
    arrow(layout.centre(from), layout.centre(to), unit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn marks_and_shapes_of_programs_are_escaped_and_keep_their_colours() {
        let mut board = FreeBoard::new(|_| true);
        let set = json!({
            "highlights": [{"field": "e4", "mark": "threat", "colour": "\"><script>"}, {"field": "e5"}],
            "shapes": [{"from": "a1", "to": "a8", "colour": "#f0f"}, {"from": "b2"}],
        });
        let entries = set.as_object().expect("an object").clone();
        board.set(entries, true).expect("properties");
        let marks = marks(&board);
        assert!(marks.starts_with("<g class=\"mark threat tinted\" data-colour=\"&quot;&gt;&lt;script&gt;\" part=\"mark threat\">"), "{marks}");
        assert!(marks.contains("<g class=\"mark lit\" part=\"mark lit\">"), "{marks}");
        let shapes = shapes(&board);
        assert!(shapes.starts_with("<g class=\"drawn\" data-colour=\"#f0f\" part=\"shape\">"), "{shapes}");
        assert_eq!(shapes.matches("<g ").count(), 2);
        assert!(shapes.contains("class=\"drawn green\""), "{shapes}");
    }
}
