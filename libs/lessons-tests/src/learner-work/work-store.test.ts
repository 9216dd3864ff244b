import { createDeviceStorage } from '@zarra/api-client/storage';
import { testDraftKey, type LocalKey } from '@zarra/api-client/storage-keys';
import { createDraftStore as createStore, emptyDraft, type Draft } from '../answers/draft.js';
import { hasQueuedAnswers } from '../answers/has-queued-answers.js';

/** The store of another page: its memory is separate. */
const createDraftStore = () => createStore(createDeviceStorage<LocalKey>(() => localStorage));
const draft = (option: number, parts: Partial<Draft> = {}): Draft => ({
  ...emptyDraft,
  answers: { 1: [option, 'a'] },
  ...parts,
});
const changeInOtherTab = (key: string, text: string | null) => {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('drafts are stored per learner and lesson, whatever the learner’s name', () => {
  const store = createDraftStore();
  const names = ['dilnoza', 'dilnoza:7', '7', ':', '__proto__', '\ud800', 'Нодир ъ'];
  names.forEach((name, index) => store.update(name, index + 1, () => draft(1, { queued: true })));
  for (const [index, name] of names.entries()) {
    expect(store.queuedIds(name)).toEqual([index + 1]);
    expect(store.ids(name)).toEqual([index + 1]);
  }
  expect(store.queuedIds('dil')).toEqual([]);
});

test('the store of another page reads the draft and is notified of changes', () => {
  const [one, other] = [createDraftStore(), createDraftStore()];
  const listener = jest.fn();
  const unsubscribe = other.subscribe(listener);
  one.update('dilnoza', 7, () => draft(3));
  dispatchEvent(new StorageEvent('storage', { key: testDraftKey(7, 'dilnoza'), newValue: 'x' }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(other.read('dilnoza', 7)).toEqual(draft(3));
  expect(other.read('dilnoza', 7)).toBe(other.read('dilnoza', 7));
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  unsubscribe();
  one.update('dilnoza', 7, () => null);
  expect(listener).toHaveBeenCalledTimes(1);
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
])(
  'with storage that is %s the draft is in memory, and is stored when that works again',
  (_, breakStorage) => {
    const store = createDraftStore();
    store.update('dilnoza', 7, () => draft(1));
    const broken = breakStorage();
    store.update('dilnoza', 7, (current) => ({
      ...draft(2),
      attempts: (current?.attempts ?? 0) + 1,
      queued: true,
    }));
    expect(store.read('dilnoza', 7)).toEqual(draft(2, { attempts: 1, queued: true }));
    expect(store.queuedIds('dilnoza')).toEqual([7]);
    expect(store.isPersisted('dilnoza', 7)).toBe(false);

    broken.mockRestore();
    store.update('dilnoza', 7, (current) => current && { ...current, attempts: 0 });
    expect(store.isPersisted('dilnoza', 7)).toBe(true);
    expect(createDraftStore().read('dilnoza', 7)).toEqual(draft(2, { queued: true }));
  },
);

test('a result in another tab removes the draft in this page’s memory', () => {
  const store = createDraftStore();
  const unsubscribe = store.subscribe(() => undefined);
  store.update('dilnoza', 7, () => draft(1));
  const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
  store.update('dilnoza', 7, () => draft(2));
  broken.mockRestore();
  changeInOtherTab(testDraftKey(7, 'dilnoza'), null);
  expect(store.read('dilnoza', 7)).toBeNull();
  unsubscribe();
});

test('hasQueuedAnswers is true only for submitted answers', () => {
  expect(hasQueuedAnswers()).toBe(false);
  const store = createDraftStore();
  store.update('dilnoza', 7, () => draft(1));
  localStorage.setItem('notes', '"queued":true');
  expect(hasQueuedAnswers()).toBe(false);
  store.update('nodir', 8, () => draft(1, { queued: true }));
  expect(hasQueuedAnswers()).toBe(true);
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(hasQueuedAnswers()).toBe(false);
});

test('in a full storage an accepted draft is not stored as one that is still to be sent', () => {
  const text = '{"answers":{"1":[1,"a"]},"queued":true,"attempts":0,"notBefore":0,"refusal":""}';
  localStorage.setItem(testDraftKey(7, 'dilnoza'), text);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = createDraftStore();
  store.update('dilnoza', 7, (current) => current && { ...current, accepted: true });
  full.mockRestore();
  expect(store.read('dilnoza', 7)).toMatchObject({ accepted: true });
  expect(createDraftStore().read('dilnoza', 7)).toBeNull();
});

test('the lesson of a key may have a number or a text as its id', () => {
  const store = createDraftStore();
  for (const lesson of [7, '7', '0b1f-kuch', 'a:"b"']) store.update('dilnoza', lesson, () => draft(1));
  localStorage.setItem('testDraft-lesson-:dilnoza', localStorage.getItem(testDraftKey(7, 'dilnoza'))!);
  expect(store.ids('dilnoza').sort()).toEqual(['0b1f-kuch', 7, '7', 'a:"b"'].sort());
});
