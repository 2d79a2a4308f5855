//! Answers to moves that are not written in the strict form: a question, a remark, or silent acceptance.

use crate::app::App;

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_names_of_the_pieces_stand_in_a_table() {
    let app = App::french();
    app.visit("#systems");
    app.wait_until("the table is there", || app.count(".piece-names tbody tr") >= 8);
    let row = app.texts(".piece-names tbody tr:first-child td");
    assert!(row[0].starts_with("roi") && row[4].starts_with("cavalier"), "{row:?}");
    for (width, height) in [(360, 740), (1024, 768)] {
        app.resize(width, height);
        let wide = app.script("return document.documentElement.scrollWidth > innerWidth", &[]);
        assert_eq!(wide, false, "nothing is cut off at {width} x {height}");
        app.script("document.querySelector('.piece-names').scrollIntoView()", &[]);
        app.shot(&format!("piece-names-{width}"));
    }
}
