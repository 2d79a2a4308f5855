//! The tree allocates nothing: a longer search makes no more allocations than a short one, but for its root.

mod common;

use common::{Visitor, every_game};
use notabene_search::{Options, Searchable, Table};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

/// Counts allocations.
struct Counting;

static COUNT: AtomicU64 = AtomicU64::new(0);

// SAFETY: all calls go to the allocator of the system.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

struct Counted;

impl Visitor for Counted {
    fn visit<P: Searchable<Move: Copy + std::fmt::Debug>>(&mut self, game: &str, start: P) {
        let mut table = Table::new(1);
        let mut count = |nodes| {
            table.clear();
            let options = Options::default().with_nodes(nodes);
            let before = COUNT.load(Ordering::Relaxed);
            let found = start.search(&[], &mut table, &options, &mut || false).unwrap();
            assert!(found.nodes >= nodes, "{game}");
            COUNT.load(Ordering::Relaxed) - before
        };
        let (short, long) = (count(2_000), count(40_000));
        assert!(long < short + 400, "{game}: {short} and {long} allocations");
    }
}

#[test]
fn a_longer_search_allocates_no_more() {
    every_game(&mut Counted);
}
