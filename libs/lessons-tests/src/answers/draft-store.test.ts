import { emptyDraft, type Draft } from './draft.js';
import { draftKey, lessonOfKey } from './draft-key.js';
import { createDraftStore } from './draft-store.js';
import { hasQueuedAnswers } from './has-queued-answers.js';

const draft = (option: number, parts: Partial<Draft> = {}): Draft => ({
  ...emptyDraft,
  answers: { 1: [option, 'a'] },
  ...parts,
});
const otherTab = (key: string, text: string | null) => {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('kept per learner and lesson, whatever a learner is called', () => {
  const store = createDraftStore();
  const names = ['dilnoza', 'dilnoza:7', '7', ':', '__proto__', '\ud800', 'Нодир ъ'];
  names.forEach((name, index) => store.change(name, index + 1, () => draft(1, { queued: true })));
  for (const [index, name] of names.entries()) {
    expect(store.queued(name)).toEqual([index + 1]);
    expect(lessonOfKey(draftKey(name, 12), name)).toBe(12);
  }
  expect(store.queued('dil')).toEqual([]);
});

test('another page’s store reads what this one wrote, and hears of changes', () => {
  const [one, other] = [createDraftStore(), createDraftStore()];
  const heard = jest.fn();
  const stop = other.subscribe(heard);
  one.change('dilnoza', 7, () => draft(3));
  dispatchEvent(new StorageEvent('storage', { key: draftKey('dilnoza', 7), newValue: 'x' }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(other.read('dilnoza', 7)).toEqual(draft(3));
  expect(other.read('dilnoza', 7)).toBe(other.read('dilnoza', 7));
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  stop();
  one.change('dilnoza', 7, () => null);
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'full',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
  ['silent', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)],
  [
    'blocked',
    () =>
      jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
  ],
])('a storage that is %s: in memory, and said so; kept as soon as it can be', (_, break_) => {
  const store = createDraftStore();
  store.change('dilnoza', 7, () => draft(1));
  const fault = break_();
  store.change('dilnoza', 7, (now) => ({ ...draft(2), attempts: (now?.attempts ?? 0) + 1, queued: true }));
  expect(store.read('dilnoza', 7)).toEqual(draft(2, { attempts: 1, queued: true }));
  expect(store.queued('dilnoza')).toEqual([7]);
  expect(store.isKept('dilnoza', 7)).toBe(false);

  fault.mockRestore();
  store.change('dilnoza', 7, (now) => now && { ...now, attempts: 0 });
  expect(store.isKept('dilnoza', 7)).toBe(true);
  expect(createDraftStore().read('dilnoza', 7)).toEqual(draft(2, { queued: true }));
});

test('a result another tab has is the end of what only this page’s memory held', () => {
  const store = createDraftStore();
  const stop = store.subscribe(() => undefined);
  store.change('dilnoza', 7, () => draft(1));
  const fault = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
  store.change('dilnoza', 7, () => draft(2));
  fault.mockRestore();
  otherTab(draftKey('dilnoza', 7), null);
  expect(store.read('dilnoza', 7)).toBeNull();
  stop();
});

test('the shell’s sign that answers wait', () => {
  expect(hasQueuedAnswers()).toBe(false);
  const store = createDraftStore();
  store.change('dilnoza', 7, () => draft(1));
  localStorage.setItem('notes', '"queued":true');
  expect(hasQueuedAnswers()).toBe(false);
  store.change('nodir', 8, () => draft(1, { queued: true }));
  expect(hasQueuedAnswers()).toBe(true);
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(hasQueuedAnswers()).toBe(false);
});
