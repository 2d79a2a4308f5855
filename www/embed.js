// Boards on any page, by three doors with the same options (docs/embedding.md):
//   <notabene-board game="chess" pgn="1. e4 e5">1. e4 e5</notabene-board>
//   <div data-notabene-game="chess" data-notabene-pgn="1. e4 e5">1. e4 e5</div>
//   <iframe src="…/embed.html#game=chess&pgn=1.%20e4%20e5"></iframe>
// Everything is fetched from the folder of this file, once for all boards, when the first of them comes near.

const HERE = new URL('.', import.meta.url).href;
// The build writes the name of the program and the version of the site here. Older copies of this file look for the
// last line as it is.
const PROGRAM = 'notabene-board';
const VERSION = 'NOTABENE_VERSION';
const NS = 'notabene';
const V = 1;
const file = (name) => new URL(name, HERE).href;

// Until the styles are there: an element without any size comes near nothing, and what stands below is not to jump. A
// board is as high as it is wide, and what belongs to it stands below, or beside it where there is room.
const bare = new CSSStyleSheet();
bare.replaceSync(`:host{display:block;container-type:inline-size}
  slot{display:block;min-height:calc(100cqi + 9rem)}
  @container(min-width:36em){slot{min-height:60cqi}}
  :host(.framed) slot{min-height:18rem}
  @media print{:host slot{min-height:0}}`);

// The program and the styles of boards. What could not be fetched is fetched again when the next board wants it.
const kept = {};
const once = (name, fetched) =>
  (kept[name] ??= fetched(name).catch((error) => {
    kept[name] = undefined;
    throw error;
  }));
async function program(name) {
  const all = await import(file(`${name}.js`));
  await all.default({ module_or_path: file(`${name}_bg.wasm`) });
  return all;
}
async function rules(name) {
  const answer = await fetch(file(`style/${name}.css?v=${VERSION}`));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.text();
}
async function sheet(names) {
  const made = new CSSStyleSheet();
  made.replaceSync((await Promise.all(names.split(' ').map(rules))).join(''));
  return made;
}

// Puts a board into an element. Older copies of this file call it, so its arguments stay as they are in all versions.
// `told` hears of the styles before anything else, and answers false if nobody wants the board any more. It hears of them
// again when the program asks for those of the viewer.
export async function mount(place, pairs, text, around, strict, told) {
  const [all, styles] = await Promise.all([once(PROGRAM, program), once('embed', sheet)]);
  const withViewer = async () => void told('styles', await once('embed viewer', sheet));
  const tell = (kind, about) => (kind === 'viewer' ? withViewer() : told(kind, about));
  if (told('styles', styles) !== false) all.board(HERE, VERSION, place, pairs.flat(), text, around, strict, tell);
}

// An older copy took this one only for `mount`: the elements of the page are its own.
const MOUNTS_ONLY = new URL(import.meta.url).searchParams.has('mount');
// Without Cache-Control browsers keep this file for days, while its program may be gone from the server. A copy that
// was kept asks for the version of the site before its first board; one whose program is gone asks without any cache.
// A frame without an origin (sandbox) must not ask for the worker.
const isKept = origin !== 'null' && !navigator.serviceWorker?.controller && performance.getEntriesByName(import.meta.url)[0]?.transferSize === 0;
const newerCopy = async (cache) => {
  const answer = await fetch(import.meta.url, { cache });
  const version = answer.ok ? /^const VERSION = '([0-9a-f]+)'/m.exec(await answer.text())?.[1] : undefined;
  return version && version !== VERSION ? import(file(`embed.js?mount&v=${version}`)) : undefined;
};
const orElse = (copy, other) => copy.catch(() => undefined).then((found) => found ?? other);

// The copy of this file that makes the boards of the page.
const thisCopy = { mount };
let maker;
const currentMaker = () => (maker ??= isKept ? orElse(newerCopy('no-cache'), thisCopy) : Promise.resolve(thisCopy));
// A newer copy than one whose program is gone, the same if there is none. Boards that fail together ask once.
const nextMaker = async (gone) => {
  const before = await gone;
  if (maker === gone) maker = orElse(newerCopy('reload'), before);
  const next = await maker;
  return next === before ? undefined : next;
};

// Elements whose boards wait until they come near.
const awaited = new Set();
function come(element) {
  near.unobserve(element);
  awaited.delete(element);
  boards.get(element)?.open();
}
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) come(target);
  },
  { rootMargin: '300px' },
);
function awaitNear(element) {
  awaited.add(element);
  near.observe(element);
}
// Paper has no place that is out of sight. Once one board is there, all others are before the first sheet is printed.
addEventListener('beforeprint', () => [...awaited].forEach(come));
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) boards.get(target)?.sized();
});

// Every element that has a board.
const boards = new WeakMap();

// Milliseconds and bytes after which a file that does not end is given up.
const PATIENCE = 30_000;
const MOST_BYTES = 100_000_000;

// The games of a file, by its address, which a page on the web gives. Kept copies are asked for again.
async function games(address) {
  const answer = await fetch(new URL(address, document.baseURI), { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  const parts = [];
  const reader = answer.body.getReader();
  for (let left = MOST_BYTES; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    left -= value.length;
    if (left < 0) {
      await reader.cancel();
      throw new Error(`more than ${MOST_BYTES} bytes: ${answer.url}`);
    }
  }
  return decoded(new Uint8Array(await new Blob(parts).arrayBuffer()));
}

// The text of a file: UTF-8, UTF-16 by its first bytes, or else the Latin letters of old programs.
function decoded(bytes) {
  const mark = (bytes[0] << 8) | bytes[1];
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
// Seconds between two looks at a file of a round that is being played.
const SHORTEST = 5;

// Options of a board that a lesson has, too (`Prefs::set_option`).
const OF_LESSONS = ['language', 'letters', 'notation', 'theme', 'board-colors', 'pieces', 'coordinates'];

class Board {
  // `read` gives the options as pairs of name and value; `strict` says that all names there are ours.
  constructor(element, read, strict) {
    Object.assign(this, { element, read, strict, orders: undefined, waiting: [] });
    boards.set(element, this);
    this.root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    this.root.append(document.createElement('slot'));
    this.root.adoptedStyleSheets = [bare];
    // A click anywhere gives the keys to this board.
    this.root.addEventListener('pointerdown', () => {
      if (!this.root.activeElement) this.root.querySelector('.notabene')?.focus({ preventScroll: true });
    });
    awaitNear(element);
    sizes.observe(element);
  }

  async open() {
    if (this.begun) return;
    const place = (this.begun = document.createElement('div'));
    const all = this.read();
    const said = Object.fromEntries(all);
    if (said.lesson || said.exercise) return this.teach(said);
    const pairs = all.filter(([name]) => name !== 'src' && name !== 'refresh');
    if (said.src) {
      const file = await this.fetched(said);
      if (this.begun !== place) return;
      if (file) pairs.push(file);
      // The board says it under itself, unless the page shows another game meanwhile.
      else if (this.file?.src === said.src) pairs.push(['missing-file', said.src]);
    }
    const text = this.element.textContent;
    const around = this.element.closest('[lang]')?.lang ?? '';
    const told = (kind, about) => this.told(kind, about, place);
    const make = (copy) => copy.mount(place, pairs, text, around, this.strict, told);
    const mine = (this.maker = currentMaker());
    try {
      await make(await mine).catch(async (error) => {
        const next = await nextMaker(mine);
        if (!next) throw error;
        this.maker = maker;
        await make(next);
      });
    } catch (error) {
      if (this.begun === place) this.begun = undefined;
      this.send('error', { option: '', kind: 'not_loaded', message: String(error?.message ?? error) });
      console.error(error);
    }
  }

  // The option with the games of the file; none if it cannot be had, which is told.
  async fetched({ src, refresh }) {
    this.forget();
    if (!src) return undefined;
    const file = (this.file = { src, kind: /\.pdn\b/i.test(src) ? 'pdn' : 'pgn' });
    // A round that has not begun may have no file yet.
    if (refresh > 0) this.clock = setInterval(() => document.hidden || this.refresh(), 1000 * Math.max(refresh, SHORTEST));
    try {
      const text = (file.text = await games(src));
      // The page may have shown another game meanwhile.
      if (file === this.file) return [file.kind, text];
    } catch (error) {
      this.send('error', { option: 'src', kind: 'not_loaded', message: String(error?.message ?? error) });
    }
  }

  // Another game.
  load(options) {
    if (options?.src) return this.follow(options);
    this.forget();
    put(this, options);
  }

  // The games of a file, once it is there.
  async follow({ src, refresh, ...rest }) {
    const asked = this.fetched({ src, refresh });
    const about = this.file;
    const file = await asked;
    if (file) put(this, { ...rest, [file[0]]: file[1] });
    else if (about && about === this.file) this.order('set', ['missing-file', src]);
  }

  // The file is followed no more: the page shows another game.
  forget() {
    clearInterval(this.clock);
    this.file = undefined;
  }

  // Looks whether the file has changed. Readers stay where they are: at the end of a game, or at their move; whoever tries
  // moves of his own is not disturbed.
  async refresh() {
    const file = this.file;
    const text = file && (await games(file.src).catch(() => undefined));
    // The page may have shown another game meanwhile.
    const isOther = file !== this.file || text === undefined || text === file.text;
    if (isOther || !this.orders || this.orders('get', 'own')) return false;
    file.text = text;
    const at = this.orders('get', 'ply');
    const isLast = !!this.root.querySelector('[data-control=next][aria-disabled=true]');
    const game = (this.root.querySelector('.games select')?.selectedIndex ?? 0) + 1;
    put(this, { [file.kind]: text, 'game-number': Math.max(game, 1), 'initial-ply': isLast ? 'last' : at });
    return true;
  }

  // A lesson or exercise: the app in a frame, without its head.
  teach(said) {
    const path = [said.exercise?.includes('/') ? '' : said.lesson, said.exercise].filter(Boolean).join('/');
    const frame = document.createElement('iframe');
    const choices = new URLSearchParams({ embed: '' });
    said.language ||= this.element.closest('[lang]')?.lang.slice(0, 2);
    for (const name of OF_LESSONS) if (said[name]) choices.set(name, said[name]);
    const way = path.split('/').map(encodeURIComponent).join('/');
    frame.src = `${HERE}index.html?${choices}#learn/${way}`;
    frame.title = 'Notabene';
    Object.assign(frame.style, { display: 'block', border: '0', width: '100%', height: '40rem' });
    this.root.replaceChildren(frame);
    fit(frame);
    frame.addEventListener('load', () => this.send('ready', { lesson: path }));
  }

  told(kind, about, place) {
    // The element was taken away, and perhaps put back, before its board was there.
    if (place !== this.begun) {
      if (kind === 'orders') about('end');
      return kind !== 'styles';
    }
    if (kind === 'styles') {
      this.styles = about;
      if (this.orders) this.root.adoptedStyleSheets = [about];
    } else if (kind === 'missing') {
      return this.openAnew(place);
    } else if (kind === 'orders') {
      this.orders = about;
      this.root.adoptedStyleSheets = [this.styles];
      this.root.replaceChildren(place);
      this.sized();
      for (const [order, what] of this.waiting.splice(0)) about(order, what);
    } else if (kind === 'fault') {
      if (about) console.error(about);
      // The text inside is there again; no board of this page can go on.
      this.root.replaceChildren(document.createElement('slot'));
      this.orders = undefined;
      this.send('error', { option: '', kind: 'fault', message: '' });
    } else {
      this.send(kind, about);
    }
    return undefined;
  }

  // Something that the program of this board wants is gone from the server: a newer copy opens the board; whether there
  // is one.
  async openAnew(place) {
    if (!(await nextMaker(this.maker))) return false;
    if (place === this.begun) {
      this.begun = undefined;
      this.open();
    }
    return true;
  }

  // How high the text inside is, which stands there until the board comes, is nobody's business.
  sized() {
    if (this.root.querySelector('slot')) return;
    const height = Math.ceil(this.element.getBoundingClientRect().height);
    if (height && height !== this.height) this.send('size', { height: (this.height = height) });
  }

  send(type, about) {
    const detail = { id: this.element.id, ...about };
    this.element.dispatchEvent(new CustomEvent(`${NS}-${type}`, { detail, bubbles: true, composed: true }));
  }

  // An order for the board; before it is there, it waits.
  order(order, what) {
    if (order === 'get') return this.orders?.(order, what);
    if (this.orders) return this.orders(order, what);
    this.waiting.push([order, what]);
    return undefined;
  }

  close() {
    near.unobserve(this.element);
    awaited.delete(this.element);
    sizes.unobserve(this.element);
    this.forget();
    this.orders?.('end');
    this.orders = this.begun = undefined;
    this.root.replaceChildren(document.createElement('slot'));
  }
}

// Options of an object as pairs; what is no text, number or truth is none.
const plain = (value) => ['string', 'number', 'boolean'].includes(typeof value);
const hyphened = (name) => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
const listed = (options) =>
  Object.entries(options).filter(([, value]) => plain(value)).map(([name, value]) => [hyphened(name), String(value)]);
const flat = (options) => (options && typeof options === 'object' ? listed(options).flat() : undefined);

const set = (board, options) => void (flat(options) && board?.order('set', flat(options)));
const put = (board, options) => void (flat(options) && board?.order('load', flat(options)));
const go = (board, ply) => void board?.order('goto', String(ply));

class NotabeneBoard extends HTMLElement {
  #options = [];
  #watch;

  connectedCallback() {
    const read = () => [...[...this.attributes].map(({ name, value }) => [name, value]), ...this.#options];
    const old = boards.get(this);
    if (old) awaitNear(this), sizes.observe(this);
    else new Board(this, read, false);
    this.#watch ??= new MutationObserver((changes) => {
      const names = new Set(changes.map((change) => change.attributeName));
      const board = boards.get(this);
      const pairs = [...names].filter((name) => !name.startsWith('data-') && !OTHERS.has(name));
      // One that was taken away is as good as empty; a truth is then untrue.
      const value = (name) => this.getAttribute(name) ?? (TRUTHS.has(name) ? 'false' : '');
      if (board?.orders && pairs.length) board.order('dress', pairs.flatMap((name) => [name, value(name)]));
      if (board?.orders && names.has('src')) board.follow({ src: value('src'), refresh: value('refresh') });
    });
    this.#watch.observe(this, { attributes: true });
  }
  disconnectedCallback() {
    this.#watch?.disconnect();
    // Whoever moves an element takes it away and puts it back.
    queueMicrotask(() => this.isConnected || boards.get(this)?.close());
  }
  // More options than attributes, as pairs of name and value; before the board is there.
  set options(pairs) {
    this.#options = Array.isArray(pairs) ? pairs : listed(pairs ?? {});
  }
  set(options) { set(boards.get(this), options); }
  load(options) { boards.get(this)?.load(typeof options === 'string' ? { pgn: options } : options); }
  goto(ply) { go(boards.get(this), ply); }
  // Looks at once whether the file of `src` has changed: true if so.
  async refresh() { return (await boards.get(this)?.refresh()) ?? false; }
  get ply() { return boards.get(this)?.order('get', 'ply'); }
  get position() { return boards.get(this)?.order('get', 'position'); }
  get moves() { return boards.get(this)?.order('get', 'moves'); }
  get pgn() { return boards.get(this)?.order('get', 'pgn'); }
  get pdn() { return boards.get(this)?.order('get', 'pdn'); }
}

// Attributes that every element may have, and options that are so or not.
const OTHERS = new Set(['class', 'id', 'style', 'lang', 'hidden', 'slot', 'title', 'role', 'tabindex', 'dir']);
const TRUTHS = new Set(['read-only', 'allow-own-moves', 'puzzle', 'write-box']);
customElements.get('notabene-board') ?? customElements.define('notabene-board', NotabeneBoard);

// <div data-notabene-…>: every name behind the prefix is ours.
const PREFIX = 'data-notabene-';
const ours = (element) => [...element.attributes].filter(({ name }) => name.startsWith(PREFIX));

// Upgrades what stands in a part of the page: for pages that add boards later.
export function upgrade(part = document) {
  for (const element of part.querySelectorAll('*')) {
    if (element instanceof HTMLIFrameElement) fit(element);
    else if (!boards.has(element) && element.localName !== 'notabene-board' && ours(element).length)
      new Board(element, () => ours(element).map(({ name, value }) => [name.slice(PREFIX.length), value]), true);
  }
}

// Frames of ours get the height of what is in them.
const frames = new Set();
const ORIGIN = new URL(HERE).origin;
// What is in it need not fit into a height that follows it. Anybody may hear that.
const follow = (inside) => inside?.postMessage({ ns: NS, v: V, type: 'fit' }, '*');
// A wrapper that keeps 16:9, as content systems have them, gives its frame a place of its own: the board fits into that.
const isBoxed = (frame) => /^(absolute|fixed)$/.test(getComputedStyle(frame).position);
function fit(frame) {
  if (frames.has(frame) || !frame.src.startsWith(HERE) || !/^(embed|index)\.html([?#]|$)/.test(frame.src.slice(HERE.length))) return;
  frames.add(frame);
  // It may have spoken before anybody listened.
  if (!isBoxed(frame)) follow(frame.contentWindow);
}

const isOurs = (data) => data && typeof data === 'object' && data.ns === NS && data.v === V && typeof data.type === 'string';
addEventListener('message', ({ source, origin, data }) => {
  if (!source || source === window || origin !== ORIGIN || !isOurs(data)) return;
  // Frames that were added later speak up by themselves.
  for (const frame of document.querySelectorAll('iframe')) fit(frame);
  for (const frame of frames) {
    if (frame.contentWindow !== source) {
      if (!frame.isConnected) frames.delete(frame);
      continue;
    }
    const inside = boards.get(frame.getRootNode().host);
    // Each board that comes into it fits into it at first.
    if (data.type === 'ready' && !isBoxed(frame)) follow(source);
    if (data.type === 'size' && !isBoxed(frame) && Number.isFinite(data.height) && data.height > 0)
      frame.style.height = `${Math.min(Math.ceil(data.height), 20000)}px`;
    // A lesson in an element speaks through it.
    else if (inside && data.type === 'result') inside.send('result', { course: String(data.course), exercise: String(data.exercise), stars: Number(data.stars) });
  }
});

// The other side: this page is in a frame of a page that may not be trusted. Only the window around it is listened to,
// and only one origin: the one that was named, the one that the browser knows, or that of the first good message.
function parent(allowed) {
  const known = location.ancestorOrigins?.[0] ?? (document.referrer ? new URL(document.referrer).origin : undefined);
  let origin = allowed || (known === 'null' ? undefined : known);
  return {
    accepts({ source, origin: from, data }, id) {
      if (source !== window.parent || source === window || !isOurs(data)) return false;
      if (origin !== undefined && from !== origin) return false;
      if (data.id !== undefined && data.id !== id) return false;
      origin ??= from;
      return true;
    },
    // While nobody knows who listens, nothing of the game is told.
    send(type, about) {
      if (window.parent === window) return;
      const harmless = type === 'ready' || type === 'size';
      const to = origin === undefined || origin === 'null' ? '*' : origin;
      if (origin === undefined && !harmless) return;
      const what = origin === undefined && type === 'ready' ? { id: about.id } : about;
      try {
        window.parent.postMessage({ ns: NS, v: V, type, ...what }, to);
      } catch (error) {
        console.error(error);
      }
    },
  };
}

// The app in a frame: tells how high it is.
export function reportHeight() {
  const around = parent();
  const height = () => Math.ceil(document.body.getBoundingClientRect().height);
  let last;
  new ResizeObserver(() => height() !== last && around.send('size', { height: (last = height()) })).observe(document.body);
  addEventListener(`${NS}-result`, ({ detail }) => around.send('result', detail));
}

// embed.html: the options stand behind `#`, as in an address.
function frame() {
  let close;
  const begin = () => {
    close?.();
    const pairs = [...new URLSearchParams(location.hash.slice(1))];
    const said = Object.fromEntries(pairs);
    const element = document.createElement('div');
    element.className = 'framed';
    // The language of the page around is not known, and that of this page is not meant: the browser knows its reader.
    element.lang = '';
    const around = parent(said.origin);
    const stop = new AbortController();
    const board = new Board(element, () => pairs, true);
    for (const type of ['ready', 'size', 'move', 'step', 'result', 'error'])
      element.addEventListener(`${NS}-${type}`, ({ detail }) => around.send(type, { ...detail, id: said.id ?? '' }), stop);
    const take = (event) => {
      if (!around.accepts(event, said.id ?? '')) return;
      const { type, options, ply } = event.data;
      if (type === 'set') set(board, options);
      else if (type === 'load') board.load(options);
      else if (type === 'goto' && plain(ply)) go(board, ply);
      else if (type === 'fit') element.classList.remove('framed');
    };
    addEventListener('message', take, stop);
    // The board that is painted without the program is seen through the slot until the program is there.
    if (!close) element.append(...document.querySelectorAll('.first-board'));
    document.body.replaceChildren(element);
    close = () => (board.close(), stop.abort());
  };
  begin();
  addEventListener('hashchange', begin);
}

if (MOUNTS_ONLY) {
  // Nothing here is its own.
} else if (document.documentElement.hasAttribute('data-notabene-frame')) frame();
else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => upgrade());
else upgrade();
