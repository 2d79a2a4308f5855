//! Thin lines as a graph: ends, crossings, and the ways between them.

use super::grey::Bitmap;
use super::thin::AROUND;
use crate::drawing::{Line, Place};
use crate::features::length;

/// A way between two nodes.
#[derive(Clone, Debug)]
pub struct Edge {
    /// The nodes at its ends.
    pub nodes: [usize; 2],
    /// Its places, with those of the nodes.
    pub path: Line,
}

/// Ends and crossings with the ways between them.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// Places of the nodes.
    pub nodes: Vec<Place>,
    /// Ways; none in the place of one that was removed.
    pub edges: Vec<Option<Edge>>,
}

const FREE: usize = usize::MAX;

struct Pixels<'b> {
    bitmap: &'b Bitmap,
    /// The node of each pixel, or [`FREE`].
    nodes: Vec<usize>,
    seen: Vec<bool>,
}

impl Pixels<'_> {
    fn around(&self, at: usize) -> impl Iterator<Item = usize> {
        let width = self.bitmap.width;
        let (x, y) = ((at % width) as isize, (at / width) as isize);
        AROUND
            .into_iter()
            .map(move |(dx, dy)| (x + dx, y + dy))
            .filter(|(x, y)| self.bitmap.at(*x, *y))
            .map(move |(x, y)| y as usize * width + x as usize)
    }
    fn degree(&self, at: usize) -> usize {
        self.around(at).count()
    }
    fn place(&self, at: usize) -> Place {
        [(at % self.bitmap.width) as f32, (at / self.bitmap.width) as f32]
    }
}

impl Graph {
    /// The graph of lines that are one pixel thin.
    pub fn of(bitmap: &Bitmap) -> Graph {
        let size = bitmap.bits.len();
        let mut pixels = Pixels { bitmap, nodes: vec![FREE; size], seen: vec![false; size] };
        let dark: Vec<usize> = (0..size).filter(|at| bitmap.bits[*at]).collect();
        let mut graph = Graph::default();
        for at in &dark {
            if pixels.nodes[*at] == FREE && pixels.degree(*at) != 2 {
                graph.add_node(&mut pixels, *at);
            }
        }
        for at in dark.iter().filter(|at| bitmap.bits[**at]) {
            if pixels.nodes[*at] != FREE {
                graph.leave(&mut pixels, *at);
            }
        }
        // The rest are rings without a crossing: they are opened anywhere.
        for at in &dark {
            if pixels.nodes[*at] == FREE && !pixels.seen[*at] {
                pixels.nodes[*at] = graph.nodes.len();
                graph.nodes.push(pixels.place(*at));
                graph.leave(&mut pixels, *at);
            }
        }
        graph
    }

    /// An end, or all touching pixels of a crossing.
    fn add_node(&mut self, pixels: &mut Pixels<'_>, start: usize) {
        let number = self.nodes.len();
        let is_crossing = pixels.degree(start) > 2;
        let (mut open, mut all) = (vec![start], Vec::new());
        pixels.nodes[start] = number;
        while let Some(at) = open.pop() {
            all.push(pixels.place(at));
            let next: Vec<usize> = pixels.around(at).collect();
            for other in next {
                if is_crossing && pixels.nodes[other] == FREE && pixels.degree(other) > 2 {
                    pixels.nodes[other] = number;
                    open.push(other);
                }
            }
        }
        self.nodes.push([0, 1].map(|i| all.iter().map(|p| p[i]).sum::<f32>() / all.len() as f32));
    }

    /// Follows all ways from a pixel of a node.
    fn leave(&mut self, pixels: &mut Pixels<'_>, start: usize) {
        let from = pixels.nodes[start];
        let next: Vec<usize> = pixels.around(start).collect();
        if next.is_empty() {
            let place = self.nodes[from];
            self.edges
                .push(Some(Edge { nodes: [from, from], path: vec![place, [place[0] + 1.0, place[1]]] }));
        }
        for first in next {
            let to = pixels.nodes[first];
            // Nodes side by side: each pair once.
            if to != FREE && to > from {
                self.add_edge([from, to], Vec::new());
            } else if to == FREE && !pixels.seen[first] {
                self.walk(pixels, from, start, first);
            }
        }
    }

    fn walk(&mut self, pixels: &mut Pixels<'_>, from: usize, start: usize, first: usize) {
        let (mut before, mut now) = (start, first);
        let mut path = Vec::new();
        loop {
            pixels.seen[now] = true;
            path.push(pixels.place(now));
            let next: Vec<usize> = pixels.around(now).filter(|at| *at != before).collect();
            let free = next.iter().copied().find(|at| pixels.nodes[*at] == FREE && !pixels.seen[*at]);
            let node = next.iter().copied().find(|at| pixels.nodes[*at] != FREE);
            match (free, node) {
                (Some(at), None) => (before, now) = (now, at),
                // A ring ends at the node where it began, once it has gone some way.
                (Some(at), Some(node)) if pixels.nodes[node] == from && path.len() < 3 => {
                    (before, now) = (now, at);
                }
                (_, Some(node)) => return self.add_edge([from, pixels.nodes[node]], path),
                (None, None) => return self.add_edge([from, from], path),
            }
        }
    }

    fn add_edge(&mut self, nodes: [usize; 2], inner: Line) {
        if nodes[0] == nodes[1] && inner.len() < 4 {
            return;
        }
        let ends = nodes.map(|node| self.nodes[node]);
        let mut path = vec![ends[0]];
        path.extend(inner);
        path.push(ends[1]);
        self.edges.push(Some(Edge { nodes, path }));
    }

    /// Number of ways at each node.
    pub fn degrees(&self) -> Vec<usize> {
        let mut out = vec![0; self.nodes.len()];
        self.edges.iter().flatten().flat_map(|edge| edge.nodes).for_each(|node| out[node] += 1);
        out
    }

    /// Removes ways that end nowhere and hardly leave the ink of a crossing: thinning makes them at rough sides of a line.
    /// `depth` is the distance of a place from the paper around the ink.
    pub fn prune(&mut self, least: f32, depth: impl Fn(Place) -> f32) {
        let mut degrees = self.degrees();
        let mut order: Vec<(f32, usize)> = Vec::new();
        for (n, edge) in self.edges.iter().enumerate() {
            let Some(edge) = edge else { continue };
            let [a, b] = edge.nodes;
            let (tip, crossing) = if degrees[a] == 1 { (a, b) } else { (b, a) };
            if degrees[tip] == 1 && degrees[crossing] > 2 {
                let beyond = length(&edge.path) + depth(self.nodes[tip]) - depth(self.nodes[crossing]);
                order.push((beyond, n));
            }
        }
        order.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (_, n) in order.into_iter().take_while(|(beyond, _)| *beyond < least) {
            let Some(edge) = &self.edges[n] else { continue };
            if edge.nodes.iter().any(|node| degrees[*node] > 2) {
                edge.nodes.iter().for_each(|node| degrees[*node] -= 1);
                self.edges[n] = None;
            }
        }
    }

    /// Joins crossings that lie closer together than a line is wide: thinning parts them.
    pub fn merge(&mut self, longest: f32) {
        let degrees = self.degrees();
        for n in 0..self.edges.len() {
            let Some(edge) = &self.edges[n] else { continue };
            let [a, b] = edge.nodes;
            if a == b || degrees[a] < 3 || degrees[b] < 3 || length(&edge.path) > longest {
                continue;
            }
            let middle = [0, 1].map(|i| (self.nodes[a][i] + self.nodes[b][i]) / 2.0);
            self.edges[n] = None;
            self.nodes[a] = middle;
            for edge in self.edges.iter_mut().flatten() {
                for end in 0..2 {
                    if [a, b].contains(&edge.nodes[end]) {
                        edge.nodes[end] = a;
                        let at = if end == 0 { 0 } else { edge.path.len() - 1 };
                        edge.path[at] = middle;
                    }
                }
            }
        }
    }
}
