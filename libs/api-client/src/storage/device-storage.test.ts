import { createDeviceStorage } from './index.js';
import { lessonPercentageKey, testDraftKey, type LocalKey } from './keys.js';

const createStorage = () => createDeviceStorage<LocalKey>(() => localStorage);
const fail = () => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a value is stored under its key, and another page reads it', () => {
  expect(createStorage().set('accessToken', 'a')).toBe(true);

  expect(localStorage.getItem('accessToken')).toBe('a');
  expect(createStorage().get('accessToken')).toBe('a');
});

test('a removed value is null', () => {
  const storage = createStorage();
  storage.set('accessToken', 'a');
  storage.remove('accessToken');

  expect(storage.get('accessToken')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('keys returns the keys with one of the prefixes', () => {
  const storage = createStorage();
  for (const key of [lessonPercentageKey(7), testDraftKey(7, 'dilnoza'), 'accessToken'] as const)
    storage.set(key, '1');

  expect(storage.keys('testPercentage-lesson-', 'testDraft-lesson-').sort()).toEqual([
    'testDraft-lesson-7:dilnoza',
    'testPercentage-lesson-7',
  ]);
});

test.each(['getItem', 'setItem'] as const)('if %s throws, values are in memory', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(fail);
  const storage = createStorage();

  expect(storage.set('accessToken', 'a')).toBe(false);
  expect(storage.get('accessToken')).toBe('a');
  expect(storage.keys('access')).toEqual(['accessToken']);
  storage.remove('accessToken');
  expect(storage.get('accessToken')).toBeNull();
  expect(storage.keys('access')).toEqual([]);
});

test('a storage that accepts writes and stores nothing is replaced by memory', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
  const storage = createStorage();

  expect(storage.set('accessToken', 'a')).toBe(false);
  expect(storage.get('accessToken')).toBe('a');
});

test('a value that cannot be removed is hidden', () => {
  const storage = createStorage();
  storage.set('accessToken', 'a');
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(fail);

  storage.remove('accessToken');

  expect(storage.get('accessToken')).toBeNull();
  expect(storage.keys('access')).toEqual([]);
});

test('a storage that works again is used again', () => {
  const storage = createStorage();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
  storage.set('accessToken', 'a');
  jest.restoreAllMocks();

  expect(storage.set('accessToken', 'b')).toBe(true);
  localStorage.setItem('accessToken', 'c');
  expect(storage.get('accessToken')).toBe('c');
});

test('a browser whose `localStorage` property throws', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(fail);
  const storage = createStorage();

  expect(storage.get('accessToken')).toBeNull();
  expect(storage.set('accessToken', 'a')).toBe(false);
  expect(storage.keys('access')).toEqual(['accessToken']);
});

describe('listeners', () => {
  const changeInOtherTab = (key: LocalKey, value: string | null) => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  };

  test('are called after changes of this page and of other tabs, until they unsubscribe', () => {
    const storage = createStorage();
    const changes: (string | null)[] = [];
    const unsubscribe = storage.subscribe((key) =>
      changes.push(key && `${key}=${storage.get('accessToken')}`),
    );
    storage.set('accessToken', 'a');
    changeInOtherTab('accessToken', 'b');
    storage.remove('accessToken');
    dispatchEvent(new StorageEvent('storage', { key: null }));
    unsubscribe();
    storage.set('accessToken', 'c');
    changeInOtherTab('accessToken', 'd');

    expect(changes).toEqual(['accessToken=a', 'accessToken=b', 'accessToken=null', null]);
  });

  test('a removal by another tab removes the value in memory', () => {
    const storage = createStorage();
    storage.subscribe(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
    storage.set('accessToken', 'a');
    expect(storage.isPersisted('accessToken')).toBe(false);
    jest.restoreAllMocks();
    changeInOtherTab('accessToken', null);

    expect(storage.get('accessToken')).toBeNull();
    expect(storage.isPersisted('accessToken')).toBe(true);
  });

  test('a value of another tab replaces a removal in memory', () => {
    const storage = createStorage();
    storage.set('accessToken', 'a');
    storage.subscribe(() => undefined);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(fail);
    storage.remove('accessToken');
    jest.restoreAllMocks();
    changeInOtherTab('accessToken', 'b');

    expect(storage.get('accessToken')).toBe('b');
  });
});
