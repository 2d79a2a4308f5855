// Plays, taps and loads at random inside the page, as one who never tires; `soak.rs` says how much. The same seed does
// the same.
(() => {
  let state = 1;
  const random = (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
  const one = (list) => list[random(list.length)];
  const all = (css, from = document) => [...from.querySelectorAll(css)];
  const find = (css) => document.querySelector(css);

  // A turn of the page's own work: all that waits for a promise is done.
  const turn = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (port1.close(), done());
      port2.postMessage(0);
    });
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const until = async (what, so) => {
    const end = performance.now() + 20000;
    for (let n = 0; !so(); n++) {
      if (performance.now() > end) throw new Error(`waited in vain until ${what}, at ${location.hash}`);
      await (n < 20 ? turn() : frame());
    }
  };

  // --- What hands do.
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  // What an event before has taken away gets no more of them.
  const tell = (element, event) => element?.isConnected && element.dispatchEvent(event);
  const shared = { bubbles: true, cancelable: true, composed: true, pointerId: 1, isPrimary: true };
  const send = (kind, element, at, more) => {
    const Event = kind.startsWith('pointer') ? PointerEvent : MouseEvent;
    tell(element, new Event(kind, { ...shared, ...at, ...more }));
  };
  const pointer = () => ({ pointerType: one(['mouse', 'touch']) });
  const tap = (board, at) => {
    const how = pointer();
    send('pointerdown', board, at, how);
    send('pointerup', board, at, how);
    send('click', board, at, how);
  };
  const drag = (board, from, to) => {
    const how = pointer();
    send('pointerdown', board, from, how);
    for (const part of [0.3, 0.7, 1]) {
      const between = (name) => from[name] + (to[name] - from[name]) * part;
      send('pointermove', board, { clientX: between('clientX'), clientY: between('clientY') }, { ...how, buttons: 1 });
    }
    send('pointerup', board, to, how);
    send('click', board, to, how);
  };
  const press = (key, element = document.activeElement ?? document.body, more = {}) => {
    for (const kind of ['keydown', 'keyup'])
      tell(element, new KeyboardEvent(kind, { key, bubbles: true, cancelable: true, composed: true, ...more }));
  };
  const write = (field, text) => {
    field.value = text;
    for (const kind of ['input', 'change']) tell(field, new Event(kind, { bubbles: true }));
  };
  const choose = (list, value = one([...list.options]).value) => {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };

  // --- On a board.
  const HERE = 'main:not(.hidden)';
  // A board that the player has hidden takes no taps.
  const board = () => all(`${HERE} svg.board`).find((svg) => svg.getBoundingClientRect().width);
  // A legal move, if one is easily seen: taken up, then put on a field that is offered.
  const move = async () => {
    const svg = board();
    const mine = svg ? all('.piece.mine', svg) : [];
    for (let n = 0; n < 6 && mine.length; n++) {
      const from = middle(one(mine));
      if (!all('.marks .held', svg).length) tap(svg, from);
      await turn();
      const goals = all('.marks .target .shape, .marks .capture .shape, .marks .castle .shape, .marks .stop .shape', svg);
      if (!goals.length) continue;
      const to = middle(one(goals));
      if (random(3)) tap(svg, to);
      else drag(svg, from, to);
      return pick();
    }
  };
  // A choice that was offered: taken mostly, else left.
  const pick = async () => {
    await turn();
    const choices = all('.choices [data-choice]');
    if (!choices.length) return;
    if (random(4)) one(choices).click();
    else press('Escape', one(choices));
    await turn();
  };
  // Any place on the board, and beside its fields.
  const touch = async () => {
    const svg = board();
    if (!svg) return;
    const { left, top, width, height } = svg.getBoundingClientRect();
    const place = () => ({ clientX: left + random(width), clientY: top + random(height) });
    if (random(3)) tap(svg, place());
    else drag(svg, place(), place());
    return pick();
  };
  const KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape', 'f', 'j', 'k', 'Enter', 'ArrowUp', 'ArrowDown', ' '];
  const keys = async () => {
    const cell = find(`${HERE} .grid [tabindex="0"]`);
    if (random(2)) cell?.focus();
    const target = document.activeElement ?? document.body;
    if (random(4)) press(one(KEYS), target);
    else press(one(['z', 'y']), document.body, { ctrlKey: true });
    return pick();
  };
  const walk = async () => {
    const names = ['first', 'prev', 'next', 'last', 'undo', 'redo', 'flip', 'draw'];
    find(`.side [data-control=${one(names)}]`)?.click();
  };
  const paper = async () => {
    const moves = all('.sheet .move');
    if (moves.length) one(moves).click();
    const signs = all('.characters button');
    if (signs.length) one(signs).click();
  };
  const WRITTEN = ['e4', 'e5', 'Nf3', 'Cf3', 'd4', 'd5', 'O-O', '0-0-0', 'Bb5', 'exd5', '32-28', '19-23', '26x37', 'e8=D',
    'Pe4', 'N-KB3', '5254', 'e3', 'Zz9', '', '   ', 'a1a1', '½', '(=)', '@-', 'T20', '♞f6', '1. e4 e5 2. d4'];
  const typed = async () => {
    const field = find('.write input[name=move]');
    if (!field) return;
    const shown = all('.sheet .move').map((move) => move.textContent.trim());
    write(field, one(random(3) || !shown.length ? WRITTEN : shown));
    press('Enter', field);
    await turn();
    const offer = find('.explain [data-control=offer]');
    if (offer && random(2)) offer.click();
    await turn();
    // Else the next key would be written there.
    document.activeElement?.blur();
  };

  // --- Windows. The browser tells a dialog that it is to close before it closes it.
  const shut = async () => {
    for (let dialog; (dialog = find('dialog[open]')); )  {
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      await until('the window is closed', () => !dialog.open || dialog !== find('dialog[open]'));
      // The browser tells the dialog that it was closed in a turn of its own, and no hand is quicker than that.
      await frame();
    }
  };
  const opened = (css) => until(`there is ${css}`, () => find(`dialog[open] ${css}`));
  const start = async (game, number) => {
    await home();
    find('[data-control=new]').click();
    await opened('form');
    const form = find('dialog[open] form');
    const list = find('dialog[open] select[data-control=others]');
    const listed = list && [...list.options].some((option) => option.value === game);
    if (listed) choose(list, game);
    else find(`dialog[open] input[name=game][value="${game}"]`).click();
    await turn();
    const array = find('dialog[open] input[name=array]');
    if (number !== undefined && array) write(array, String(number));
    form.requestSubmit();
    await until('the game is begun', () => !find('dialog[open]'));
  };
  const GAMES = ['chess', 'chess', 'chess960', 'scharten', 'scharten-loud', 'draughts/international', 'other'];
  const begin = async () => {
    const game = one(GAMES);
    if (game !== 'other') return start(game, random(960));
    await home();
    find('[data-control=new]').click();
    await opened('select[data-control=others]');
    choose(find('dialog[open] select[data-control=others]'));
    await turn();
    find('dialog[open] form').requestSubmit();
    await until('the game is begun', () => !find('dialog[open]'));
  };
  const records = async (text) => {
    await home();
    find('[data-control=records]').click();
    await opened('textarea[name=record]');
    find('dialog[open] textarea[name=record]').value = text;
    find('dialog[open] [data-do=open]').click();
    await turn();
    await frame();
    const games = all('dialog[open] [data-game], dialog[open] .games button');
    if (games.length) one(games).click();
    await turn();
    await shut();
  };
  const paste = async (text) => {
    await home();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    // A single game that can be read closes the window again.
    await turn();
    await frame();
    await shut();
  };
  const WINDOWS = {
    chooser: '[data-control=new]',
    settings: '[data-open=settings]',
    records: '[data-control=records]',
    beside: '[data-control=beside]',
    throwing: '[data-do=throw]',
  };
  // From the window of records two others are reached.
  const INNER = { picture: '[data-do=picture]', share: '[data-do=share]' };
  const look = async (name) => {
    await home();
    const button = find(`${HERE} ${WINDOWS[INNER[name] ? 'records' : name]}, .head ${WINDOWS[name] ?? 'none'}`);
    if (!button || button.closest('.hidden') || button.ariaDisabled === 'true') return;
    button.click();
    await opened('.dialog-body');
    if (INNER[name]) {
      find(`dialog[open] ${INNER[name]}`).click();
      await until('the other window is there', () => find('dialog[open] .picture, dialog[open] .sharing, dialog[open] .dialog-body'));
      await turn();
    }
    if (random(2)) await poke('dialog[open] .dialog-body');
    await shut();
  };

  // --- Pages.
  let pages = [];
  const home = async () => {
    await shut();
    if (location.hash.length > 1) location.hash = '';
    await until('the game is there', () => find('main.page:not(.hidden):not(.setup):not(.drill) svg.board'));
  };
  const visit = async (page) => {
    await shut();
    location.hash = page;
    const there = () => find('main.page.hidden') && find('main:not(.hidden)');
    await until(`the page ${page} is there`, there);
    await turn();
  };
  // What stands there is used a little. Left alone: what loads the page anew, or asks for a permission; and how many blank
  // sheets are printed, as thirty with all their boards are a text so long that a small leak would not be seen beside it.
  const NEVER = ['forget', 'use-newer', 'copy'];
  const poke = async (where) => {
    for (let n = random(3) + 1; n; n--) {
      const css = ['button', 'input:not([type=file], [type=date])', 'select', 'textarea', 'summary', 'svg.board'];
      const never = (e) => e.name === 'blank' || e.dataset.setting === 'ScreenLanguage' || NEVER.some((name) => (e.dataset.do ?? '').startsWith(name));
      const usable = (e) => !e.disabled && !never(e) && e.checkVisibility();
      const found = all(css.map((tag) => `${where} ${tag}`).join(',')).filter(usable);
      if (!found.length) return;
      const used = one(found);
      if (used.matches('svg.board')) await (random(2) ? move() : touch());
      else if (used.matches('select')) choose(used);
      else if (used.matches('textarea, input:not([type=checkbox]):not([type=radio]):not([type=range])')) {
        write(used, one(WRITTEN));
        press('Enter', used);
      } else used.click();
      await turn();
    }
  };
  const page = async (name = one(pages)) => {
    await visit(name);
    if (random(3)) await poke(HERE);
    await home();
  };

  // --- Choices.
  const language = async (code = one(['en', 'fr', 'nl'])) => {
    choose(find('.head select[data-setting=ScreenLanguage]'), code);
    await until(`${code} is spoken`, () => document.documentElement.lang === code);
  };
  const letters = async (code) => {
    const list = find('.paper select[data-setting=PieceLetters]');
    if (list) choose(list, code);
  };
  const setting = async (name, value) => {
    await home();
    find('[data-open=settings]').click();
    await opened('.settings');
    const list = name ? find(`dialog[open] select[data-setting=${name}]`) : one(all('dialog[open] .settings select'));
    if (list.dataset.setting === 'ScreenLanguage') await language();
    else choose(list, value);
    await turn();
    await shut();
  };

  let links = [];
  let texts = [];
  const link = async () => {
    await home();
    location.hash = one(links);
    await until('the link is read', () => location.hash.length < 2);
    await turn();
  };

  // All that is done, each as often as its number among the sum of all.
  const STEPS = [
    [26, move], [14, touch], [10, keys], [10, walk], [4, paper], [9, typed], [6, begin], [4, link],
    [2, () => records(one(texts))], [1, () => paste(one(texts))],
    [5, () => look(one([...Object.keys(WINDOWS), ...Object.keys(INNER)]))],
    [6, page], [2, () => language()], [2, letters], [2, () => setting()],
  ];
  const SUM = STEPS.reduce((sum, [often]) => sum + often, 0);
  const step = async () => {
    let n = random(SUM);
    for (const [often, act] of STEPS) if ((n -= often) < 0) return await act();
  };

  let done = 0;
  globalThis.soak = {
    prepare(seed, known) {
      state = seed;
      ({ links, pages, texts } = known);
    },
    // Every page, window, game, language and link once.
    async tour() {
      await setting('Theme', 'auto');
      for (const game of new Set(GAMES.slice(0, -1))) await start(game, 518);
      for (const name of pages) await page(name);
      for (const name of [...Object.keys(WINDOWS), ...Object.keys(INNER)]) await look(name);
      for (const code of ['fr', 'nl', 'en']) await language(code);
      for (const text of texts) await records(text);
      for (const text of links) {
        location.hash = text;
        await until('the link is read', () => location.hash.length < 2);
      }
    },
    async steps(count) {
      for (const end = done + count; done < end; done++) {
        const before = state;
        try {
          await step();
        } catch (error) {
          throw new Error(`step ${done} (state ${before}): ${error.stack}`);
        }
        await turn();
        if (done % 10 === 0) await frame();
      }
      return done;
    },
    // The kept games make room for the next ones: they grow with every game by design, and with them what a list of
    // them, a file of all and a backup take.
    async clear() {
      const open = indexedDB.open('notabene');
      const database = await new Promise((done, fail) => ((open.onsuccess = () => done(open.result)), (open.onerror = fail)));
      const names = [...database.objectStoreNames];
      const clearing = database.transaction(names, 'readwrite');
      for (const name of names) clearing.objectStore(name).clear();
      await new Promise((done, fail) => ((clearing.oncomplete = done), (clearing.onabort = fail)));
      database.close();
    },
    // The page as every measure finds it.
    async settle() {
      await home();
      await language('en');
      await letters('');
      await setting('Theme', 'auto');
      await start('chess');
      window.scrollTo(0, 0);
      document.activeElement?.blur();
      for (let n = 0; n < 5; n++) await frame();
    },
    acts: { start, page, visit, home, look, language, letters, setting, move, records, paste, touch, link, poke, turn, frame, shut },
  };
})();
