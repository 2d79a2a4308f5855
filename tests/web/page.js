// What a reader does, as events of the page: the browser makes no default actions of untrusted key events, so they are here.
// Evaluated once by `app.rs`; returns its functions.

// Where a program panics is far below the functions that report it.
Error.stackTraceLimit = 100;

/** Keys that are not characters, by the code points of WebDriver. */
const NAMES = {
    '\uE003': 'Backspace', '\uE004': 'Tab', '\uE00E': 'PageUp', '\uE00F': 'PageDown', '\uE007': 'Enter',
    '\uE00C': 'Escape', '\uE010': 'End', '\uE011': 'Home', '\uE012': 'ArrowLeft', '\uE013': 'ArrowUp', '\uE014': 'ArrowRight',
    '\uE015': 'ArrowDown', '\uE017': 'Delete',
};
const HELD = { '\uE008': 'shiftKey', '\uE009': 'ctrlKey', '\uE00A': 'altKey' };
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const EDITABLE = 'textarea, input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=file])';
const init = { bubbles: true, cancelable: true, composed: true };

const problems = [];
let siteFetch;

/** What tests replace by functions of their own: owner, name, and what was there. */
const ORIGINALS = [
    [Date, 'now'], [HTMLAnchorElement.prototype, 'click'], [Storage.prototype, 'setItem'], [Element.prototype, 'animate'],
    [IDBObjectStore.prototype, 'put'], [window, 'SpeechSynthesisUtterance'], [window, 'Worker'],
    [window, 'requestAnimationFrame'],
].map(([owner, name]) => [owner, name, owner[name]]);
for (const level of ['error', 'warn']) {
    const print = console[level];
    console[level] = (...given) => {
        problems.push([level, ...given].join(' '));
        print.apply(console, given);
    };
}

addEventListener('unhandledrejection', ({ reason }) => problems.push(`error uncaught ${reason}`));

/** True if a reader could reach the element: it is shown, enabled, and not behind a window. */
function isReachable(element) {
    const modal = [...document.querySelectorAll('dialog:modal')].pop();
    return element.checkVisibility() && !element.disabled && (!modal || modal.contains(element));
}

function pressMouse(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { ...init, clientX: left + width / 2, clientY: top + height / 2 };
    const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true };
    element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
    if (element.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1 }))) {
        // The pointer meets the drawing, the focus walks over the grid that lies on it.
        const focusable = element.matches('[role=gridcell]') ? null : element.closest(FOCUSABLE);
        if (focusable) focusable.focus({ preventScroll: true });
        else if (!element.closest('label')) document.activeElement?.blur?.();
    }
    element.dispatchEvent(new PointerEvent('pointerup', pointer));
    element.dispatchEvent(new MouseEvent('mouseup', at));
    if (element.isConnected) element.dispatchEvent(new MouseEvent('click', { ...at, detail: 1, view: window }));
}

/** Clicks on the first such element; false if that cannot be done now. */
function click(css) {
    const element = document.querySelector(css);
    // What is in a closed menu is reached by opening it.
    element?.closest('[popover]:not(:popover-open)')?.showPopover();
    const can = Boolean(element && isReachable(element));
    if (can) pressMouse(element);
    return can;
}

/** Selects a value of a list; false if that cannot be done now. */
function pick(css, value) {
    const list = document.querySelector(css);
    const can = Boolean(list && isReachable(list) && [...list.options].some((it) => it.value === value && !it.disabled));
    if (can) {
        list.focus({ preventScroll: true });
        list.value = value;
        list.dispatchEvent(new Event('input', init));
        list.dispatchEvent(new Event('change', init));
    }
    return can;
}

/** What the browser does with a key that the page has not used. */
function byDefault(element, key) {
    const editable = element.matches(EDITABLE);
    if (key === 'Escape') {
        const modal = [...document.querySelectorAll('dialog:modal')].pop();
        if (modal?.dispatchEvent(new Event('cancel', { cancelable: true }))) modal.close();
    } else if (key === 'Tab') {
        // What was typed counts; where the focus goes is for the end-to-end tests.
        if (editable) element.dispatchEvent(new Event('change', { bubbles: true }));
        element.blur();
    } else if (key === 'Enter' && element.matches('textarea')) {
        document.execCommand('insertLineBreak');
    } else if (key === 'Enter' && element.matches('input')) {
        element.dispatchEvent(new Event('change', { bubbles: true }));
        element.form?.requestSubmit();
    } else if (element.matches(key === 'Enter' ? 'button, summary, a[href]' : 'button, summary') && (key === 'Enter' || key === ' ')) {
        element.click();
    } else if (key === ' ' && element.matches('[type=radio], [type=checkbox]')) {
        element.click();
    } else if (editable && key === 'Backspace') {
        document.execCommand('delete');
    } else if (editable && key === 'Delete') {
        document.execCommand('forwardDelete');
    } else if (editable && key.length === 1) {
        document.execCommand('insertText', false, key);
    }
}

/** Presses and releases a key, perhaps while another is held. */
function press(sign, held) {
    const key = NAMES[sign] ?? sign;
    const element = document.activeElement ?? document.body;
    const code = /^\d$/.test(key) ? `Digit${key}` : '';
    const event = { ...init, key, code, ...(held && { [HELD[held]]: true }) };
    if (element.dispatchEvent(new KeyboardEvent('keydown', event)) && !held) byDefault(element, key);
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keyup', event));
}

/** The next task of the page: all that was to be done at once is done. */
function nextTask() {
    return new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => { channel.port1.close(); done(); };
        channel.port2.postMessage(0);
    });
}

/** What a person sees when a test waits in vain: the focus, the fields, the words of the page. */
function seen() {
    const focused = document.activeElement;
    const fields = [...document.querySelectorAll('main :is(input, textarea)')].map((it) => `${it.className}=${JSON.stringify(it.value)}`);
    const words = (document.querySelector('main') ?? document.body).innerText.replace(/\s+/g, ' ').slice(0, 1500);
    return `focus: ${focused?.tagName} ${focused?.className}; fields: ${fields.join(', ')}; page: ${words}`;
}

function sleep(milliseconds) {
    return new Promise((done) => setTimeout(done, milliseconds));
}

/** Takes back what a test has put in the place of functions of the browser, as a reload does. */
function restore() {
    ORIGINALS.forEach(([owner, name, original]) => { owner[name] = original; });
    Object.getOwnPropertyNames(speechSynthesis).forEach((name) => delete speechSynthesis[name]);
    Object.getOwnPropertyNames(navigator).forEach((name) => delete navigator[name]);
    if (siteFetch) window.fetch = siteFetch;
}

/** The page gets a clipboard: that of the browser is only for pages with the focus. */
function giveClipboard() {
    let items = [];
    const clipboard = {
        writeText: async (text) => { items = [new ClipboardItem({ 'text/plain': text })]; },
        write: async (given) => { items = given; },
        read: async () => items,
        readText: async () => (items.length ? (await items[0].getType('text/plain')).text() : ''),
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

/** Everything that was kept is forgotten, as on a first visit. */
async function forget() {
    restore();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
    problems.length = 0;
    // Saves of the page before, one after the other: each pass comes after the one that is under way.
    while (await clearDatabases()) { /* once more */ }
}

/** Clears all databases, and returns the number of entries that they had. */
async function clearDatabases() {
    const finished = (request) => new Promise((done) => { request.onsuccess = request.onerror = done; });
    let entries = 0;
    for (const { name } of await indexedDB.databases()) {
        const request = indexedDB.open(name);
        await finished(request);
        const database = request.result;
        const stores = [...database.objectStoreNames];
        if (stores.length) {
            const transaction = database.transaction(stores, 'readwrite');
            const cleared = new Promise((done) => { transaction.oncomplete = transaction.onabort = done; });
            stores.forEach((name) => {
                const store = transaction.objectStore(name);
                store.count().onsuccess = (event) => { entries += event.target.result; };
                store.clear();
            });
            await cleared;
        }
        database.close();
    }
    return entries;
}

/** Files of the site come from a function that knows their texts by their paths; there is no other network. */
function serve(textOf) {
    siteFetch = async (url) => {
        const text = textOf(String(url).split('?')[0]);
        return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    };
    window.fetch = siteFetch;
}

/** Runs the body of a function with arguments in JSON; returns the result in JSON. */
function run(body, given) {
    return JSON.stringify(new Function(body).apply(window, JSON.parse(given))) ?? 'null';
}

/** Likewise; the function calls its last argument at its end. */
async function runLater(body, given) {
    const script = new Function(`const done = arguments[arguments.length - 1];\n${body}`);
    return JSON.stringify(await new Promise((done) => script.apply(window, [...JSON.parse(given), done]))) ?? 'null';
}

const now = performance.now.bind(performance);

return { now, restore, giveClipboard, click, pick, press, nextTask, seen, sleep, forget, serve, run, runLater, problems };
