// What a person sees of a page, by rectangles. `parts` are names of parts with the way to find each. Returns a list of
// faults, and where every part is.
const [parts, options] = arguments;
const EDGE = 1;
const faults = [];

// The role that an element has for a screen reader, as far as this page uses roles.
function role(e) {
  const own = e.getAttribute("role");
  if (own) return own;
  const tag = e.tagName.toLowerCase();
  if (tag === "input") return { checkbox: "checkbox", file: "file" }[e.type] ?? "textbox";
  if (tag === "section") return e.hasAttribute("aria-label") ? "region" : "";
  const of = { button: "button", select: "combobox", textarea: "textbox", summary: "button", table: "table", article: "article" };
  if (/^h[1-6]$/.test(tag)) return "heading";
  if (tag === "a") return "link";
  return of[tag] ?? "";
}
// What it is called.
function name(e) {
  const words = (text) => (text ?? "").replace(/\s+/g, " ").trim();
  if (e.hasAttribute("aria-label")) return words(e.getAttribute("aria-label"));
  const by = e.getAttribute("aria-labelledby");
  if (by) return words(document.getElementById(by)?.textContent);
  if (e.labels?.length) return words(e.labels[0].firstElementChild?.textContent ?? e.labels[0].textContent);
  return words(e.textContent);
}
// Seen at all, wherever on the page.
function shown(e) {
  const frame = e.getBoundingClientRect();
  const style = getComputedStyle(e);
  return frame.width > 1 && frame.height > 1 && style.visibility !== "hidden" && style.opacity !== "0" && !e.closest(".for-ears");
}
// The element that a part stands for: the first that is shown, of that role, whose name begins so; or what is told.
function found(part) {
  if (part.said) {
    const all = [...document.querySelectorAll("main [role=status], main [aria-live]")];
    return all.filter((e) => shown(e) && e.textContent.trim() && e.textContent.includes(part.text)).slice(0, 1);
  }
  if (part.css) {
    const all = [...document.querySelectorAll(part.css)];
    return all.filter((e) => shown(e) && (!part.text || e.textContent.includes(part.text))).slice(0, 1);
  }
  const all = [...document.querySelectorAll("body *")].filter((e) => role(e) === part.role && shown(e));
  return all.filter((e) => name(e).startsWith(part.name)).slice(0, 1);
}
const title = (e) => `${e.tagName.toLowerCase()} "${name(e).slice(0, 40)}"`;
const round = (frame) => [frame.left, frame.top, frame.right, frame.bottom].map(Math.round).join(" ");

function inside(what, e) {
  const f = e.getBoundingClientRect();
  const out = f.left < -EDGE || f.top < -EDGE || f.right > innerWidth + EDGE || f.bottom > innerHeight + EDGE;
  if (out) faults.push(`${what} is outside of the window: ${round(f)}`);
  return !out;
}
// What is seen at the middle and near the corners is the element itself.
function uncovered(what, e) {
  const f = e.getBoundingClientRect();
  const places = [[0.5, 0.5], [0.12, 0.12], [0.88, 0.12], [0.12, 0.88], [0.88, 0.88]];
  for (const [x, y] of places) {
    const hit = document.elementFromPoint(f.left + f.width * x, f.top + f.height * y);
    if (hit && !e.contains(hit) && !hit.contains(e)) {
      faults.push(`${what} is covered by ${title(hit)} .${hit.getAttribute("class") ?? ""}`);
      return;
    }
  }
}
// How much room a text needs in a field, a list or a button, and how much it has.
function cut(what, e) {
  const style = getComputedStyle(e);
  if (e.tagName === "BUTTON" || e.tagName === "A") {
    const wide = e.scrollWidth > e.clientWidth + EDGE || e.scrollHeight > e.clientHeight + 2;
    if (wide) faults.push(`${what} is cut: ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`);
    return;
  }
  const text = e.tagName === "SELECT" ? e.selectedOptions[0]?.textContent : e.value || e.placeholder;
  const rule = document.createElement("span");
  rule.style.cssText = "position:absolute;white-space:pre;visibility:hidden";
  // Nothing written yet: the words that say what to write may have a size of their own.
  const of = e.tagName !== "SELECT" && !e.value ? getComputedStyle(e, "::placeholder") : style;
  rule.style.font = of.font;
  rule.style.letterSpacing = style.letterSpacing;
  rule.textContent = text ?? "";
  document.body.append(rule);
  const arrow = e.tagName === "SELECT" ? 16 : 0;
  const room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
  const needs = rule.getBoundingClientRect().width;
  rule.remove();
  if (needs > room + EDGE) faults.push(`${what} is cut: “${text}” needs ${Math.round(needs)} of ${Math.round(room)}`);
}
function large(what, e) {
  const f = e.getBoundingClientRect();
  if (f.width < 43.5 || f.height < 43.5) faults.push(`${what} is ${f.width.toFixed(1)} x ${f.height.toFixed(1)}`);
}

// The parts one by one.
const places = {};
const kept = [];
for (const part of parts) {
  const all = found(part);
  if (all.length === 0) {
    faults.push(`${part.part} (${part.role} “${part.name ?? ""}”) is not there`);
    continue;
  }
  for (const e of all) {
    const what = all.length > 1 ? `${part.part}: ${title(e)}` : part.part;
    if (inside(what, e)) uncovered(what, e);
    // What was just said of an answer is seen as a whole; where keys and answer are higher than the window together, it
    // scrolls in its own frame, which keys reach.
    const scrolls = innerHeight < 400 && getComputedStyle(e).overflowY === "auto" && e.tabIndex === 0;
    if (e.matches(".said") && !scrolls && e.scrollHeight > e.clientHeight + EDGE) faults.push(`${what} is cut: ${e.scrollHeight} in ${e.clientHeight}`);
    kept.push([what, e]);
  }
  const f = all[0].getBoundingClientRect();
  places[part.part] = [f.left, f.top, f.width, f.height];
  // The keys of a pad, the signs to circle.
  if (part.keys) {
    for (const key of all.flatMap((e) => [...e.querySelectorAll("button")])) {
      const what = `${part.part}: key ${title(key)}`;
      if (inside(what, key)) uncovered(what, key);
    }
  }
  if (part.board) {
    const field = all[0].querySelector("[role=gridcell]").getBoundingClientRect();
    places.square = [field.left, field.top, field.width, field.height];
    const least = options.square;
    // The fields of a round board are of many sizes; it can be magnified.
    const round = all[0].matches(".round");
    if (!round && Math.min(field.width, field.height) < least) faults.push(`a square is ${field.width.toFixed(1)}, not ${least}`);
  }
}
// None lies over another.
kept.forEach(([one, a], n) => {
  for (const [other, b] of kept.slice(n + 1)) {
    if (a.contains(b) || b.contains(a)) continue;
    const [f, g] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const across = Math.min(f.right, g.right) - Math.max(f.left, g.left);
    const along = Math.min(f.bottom, g.bottom) - Math.max(f.top, g.top);
    if (across > EDGE && along > EDGE) faults.push(`${one} and ${other} overlap: ${round(f)} and ${round(g)}`);
  }
});
// Whatever can be pressed in the window is large enough and not cut.
for (const e of document.querySelectorAll("button, select, input, textarea, summary, a.button")) {
  const f = e.getBoundingClientRect();
  const here = shown(e) && f.bottom > 0 && f.top < innerHeight && f.right > 0 && f.left < innerWidth;
  // A box to tick has its words beside it; a move in a running text is as high as its line.
  if (!here || ["checkbox", "radio", "file"].includes(e.type) || e.closest(".variation, .linear")) continue;
  if (options.strips.some((css) => e.closest(css))) continue;
  large(title(e), e);
  cut(title(e), e);
}
const root = document.documentElement;
if (root.scrollWidth > root.clientWidth + EDGE) faults.push(`the page is ${root.scrollWidth} wide of ${root.clientWidth}`);
if (scrollY > 0) faults.push(`the page is scrolled by ${scrollY}`);
return [[...new Set(faults)], places];
