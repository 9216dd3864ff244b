// @ts-check
// What a test file may leave behind in an environment that it shares with other files.

/** @typedef {[target: object, properties: PropertyDescriptorMap]} Saved */

/** The objects whose properties tests replace. */
const targets = () => [
  globalThis,
  document,
  navigator,
  HTMLElement.prototype,
  Element.prototype,
  HTMLDialogElement.prototype,
  HTMLCanvasElement.prototype,
];

/** @param {Saved} saved */
function restore([target, properties]) {
  for (const key of Object.getOwnPropertyNames(target))
    // React marks the document by a name with an underscore, user-event by a symbol: they register listeners once.
    if (!(key in properties) && !key.startsWith('_')) Reflect.deleteProperty(target, key);
  for (const [key, before] of Object.entries(properties)) {
    const now = Object.getOwnPropertyDescriptor(target, key);
    const isEqual = now && before.value === now.value && before.get === now.get && before.set === now.set;
    if (!isEqual && now?.configurable !== false) Object.defineProperty(target, key, before);
  }
}

/** Empties what a page keeps: the document, the storages, the cookies and the address. */
function clearPage() {
  document.body.replaceChildren();
  // The style sheets of styled-components stay: its module fills them once.
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
}

/**
 * Registers the hooks of one test file around `load`, which registers its tests: afterwards mocks, timers, globals and the page
 * are as before.
 * @param {() => void} load
 */
exports.restoringGlobals = (load) => {
  /** @type {Saved[]} */
  let saved = [];
  beforeAll(() => {
    saved = targets().map((target) => [target, Object.getOwnPropertyDescriptors(target)]);
  });
  load();
  // Hooks run in the order of their registration: this one last.
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    saved.forEach(restore);
    clearPage();
  });
};
