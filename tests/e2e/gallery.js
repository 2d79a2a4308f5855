// Shows the page in a theme, and lists what is wrong with it. Nothing is half-way between two colours or places: all
// animations that end have ended.
const [theme, rules, checks, size] = arguments;
// On a phone wide elements widen the window.
const [width, height] = size ?? [innerWidth, innerHeight];
const root = document.documentElement;
const old = root.dataset.theme;
root.dataset.theme = theme;
for (const animation of document.getAnimations()) {
  if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
}
const faults = [];
const name = (e) => `${e.tagName}.${e.getAttribute('class') ?? ''}`;
const shown = (css) => [...document.querySelectorAll(css)].filter((e) => e.checkVisibility());
const inView = (e, css) => {
  const r = e?.getBoundingClientRect();
  // Frames are fractions.
  const fits = r && r.left >= -0.5 && r.top >= -0.5 && r.right <= width + 0.5 && r.bottom <= height + 0.5;
  if (!fits) faults.push(`${css} is not in view: ${r ? [r.left, r.top, r.right, r.bottom].map(Math.round) : 'missing'}`);
};
const large = (css, side, least) => {
  const all = shown(css);
  if (all.length === 0) faults.push(`${css} is missing`);
  for (const e of all) {
    const found = e.getBoundingClientRect()[side];
    if (found < least) faults.push(`${css}: ${side} ${Math.round(found)} of ${e.textContent.trim().slice(0, 40)}`);
  }
};
const checked = {
  sides() {
    const room = Math.min(root.clientWidth, width);
    if (root.scrollWidth <= room) return;
    const wide = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > room + 0.5);
    faults.push(`the page is ${root.scrollWidth} wide of ${room}: ${wide.slice(0, 8).map(name).join(' ')}`);
  },
  view: (css) => inView(document.querySelector(css), css),
  window() {
    const open = document.querySelector('dialog[open]');
    inView(open, 'dialog[open]');
    if (open && open.scrollWidth > open.clientWidth) faults.push('the window scrolls sideways');
  },
  high: (css, room) => large(css, 'height', room),
  wide: (css, room) => large(css, 'width', room),
  apart(css, other) {
    const [ones, others] = [shown(css), shown(other)];
    if (ones.length === 0 || others.length === 0) faults.push(`${css} or ${other} is missing`);
    for (const [a, b] of ones.flatMap((one) => others.map((e) => [one, e]))) {
      const [r, s] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      const covers = Math.min(r.right, s.right) - Math.max(r.left, s.left) > 1 && Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > 1;
      if (covers) faults.push(`${name(a)} covers ${name(b)}`);
    }
  },
};
for (const [kind, ...rest] of checks) checked[kind](...rest);
const end = () => {
  if (old === undefined) delete root.dataset.theme;
  else root.dataset.theme = old;
  done(faults);
};
// The other rules find the same in all colours.
const OF_COLOURS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
if (rules === 'none') end();
else {
  axe.run({ resultTypes: ['violations'], preload: false, ...(rules === 'colours' && { runOnly: OF_COLOURS }) }).then(({ violations }) => {
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      const place = (n) => `${n.target.join(' ')} [${n.failureSummary.replace(/\s+/g, ' ')}]`;
      faults.push(`${impact} ${id}: ${nodes.length} times: ${nodes.slice(0, 4).map(place).join(' | ')}`);
    }
    end();
  }, (error) => { faults.push(`axe failed: ${error}`); end(); });
}
