//! Lessons and exercises on pages of others, in a frame of the board.

use crate::embed::{LISTEN, Site, told};

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn lessons_stand_on_other_pages() {
    let site = Site::open("/host/blank.html");
    steps!(
        &site,
        [
            a_lesson_stands_in_a_frame_that_fits_it,
            a_lesson_has_the_looks_that_its_page_asks_for,
            an_exercise_tells_the_page_around_how_it_went
        ]
    );
}

fn a_lesson_stands_in_a_frame_that_fits_it(site: &Site) {
    site.fresh();
    site.add(&format!(
        "<script type=module src='{}embed.js'></script>
        <notabene-board id=it lesson='notation/L01' language=nl>x</notabene-board>",
        site.home()
    ));
    let inside = |what: &str| {
        let read = format!("const page = root.querySelector('iframe')?.contentDocument; return {what}");
        site.in_board("#it", &read)
    };
    site.wait_until("the lesson is there", || {
        inside("page?.querySelectorAll('.lesson-text').length ?? 0").as_u64().is_some_and(|n| n > 0)
    });
    assert_eq!(inside("page.documentElement.lang"), "nl");
    assert_eq!(inside("getComputedStyle(page.querySelector('.head')).display"), "none");
    site.expect("the height of the frame is that of the lesson", 0, || {
        inside("Math.round(Math.abs(root.querySelector('iframe').offsetHeight - page.body.offsetHeight) / 4)")
    });
    assert_eq!(site.script("return localStorage.length", &[]), 0, "nothing is kept");
}

fn a_lesson_has_the_looks_that_its_page_asks_for(site: &Site) {
    site.fresh();
    site.add(&format!(
        "<script type=module src='{}embed.js'></script>
        <notabene-board id=it lesson='notation/L04' exercise='L04-1' theme=dark board-colors=green pieces=simple
            coordinates=inside show-menu=true>x</notabene-board>",
        site.home()
    ));
    let inside = |what: &str| {
        let read = format!("const page = root.querySelector('iframe')?.contentDocument; return {what}");
        site.in_board("#it", &read)
    };
    // Not the board that is painted before the program, which is removed in a frame.
    site.wait_until("the exercise is there", || {
        inside("!!page?.querySelector('.classroom .board-frame')") == true
    });
    let looks = "[page.documentElement.dataset.theme, page.documentElement.dataset.board,
        page.querySelector('.classroom .board-frame').className, !!page.querySelector('.sprites #piece-king'),
        root.querySelector('iframe').src.includes('show-menu')].join(' ')";
    assert_eq!(inside(looks), "dark green board-frame inside true false");
    let simple = include_str!("../../www/pieces/pieces_simple.svg");
    let king = inside("page.querySelector('.sprites #piece-king path').getAttribute('d')");
    assert!(simple.contains(king.as_str().expect("a path")), "{king}");
    assert_eq!(site.script("return localStorage.length", &[]), 0, "nothing is kept");
}

fn an_exercise_tells_the_page_around_how_it_went(site: &Site) {
    site.fresh();
    site.script(LISTEN, &[]);
    site.add(&format!(
        "<script type=module src='{}embed.js'></script>
        <div id=it lang=fr data-notabene-lesson=notation/L04 data-notabene-exercise=L04-1>x</div>",
        site.home()
    ));
    // The field that is named: e4.
    let answer = "const cell = root.querySelector('iframe')?.contentDocument?.querySelector(`.classroom [data-cell='28']`);
        const asked = root.querySelector('iframe')?.contentDocument?.querySelector('.prompt');
        if (cell && asked) cell.click();
        return !!(cell && asked)";
    site.wait_until("the exercise is there", || site.in_board("#it", answer) == true);
    site.expect("the result", 1, || told(site, "result").len());
    let result = &told(site, "result")[0];
    assert_eq!((&result["exercise"], &result["stars"]), (&"L04-1".into(), &3.into()), "{result}");
    assert_eq!(site.script("return localStorage.length", &[]), 0, "nothing is kept");
}
