import { localDeviceStorage } from '@zarra/api-client/storage';
import { lessonCompletedKey, lessonPercentageKey } from '@zarra/api-client/storage-keys';
import { act, renderHook } from '@testing-library/react';
import { saveFinished, useFinishedLessons } from './finished-lessons.js';
import type { Learner } from './use-learner.js';

const dilnoza: Learner = { status: 'signed-in', key: 'dilnoza' };
const renderFinished = (learner: Learner = dilnoza) => {
  const { result, rerender } = renderHook((current: Learner) => useFinishedLessons(current), {
    initialProps: learner,
  });
  return { entries: () => [...result.current], result, rerender };
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the flags have the names and values of the specification', () => {
  saveFinished(7, 67);
  expect(Object.entries(localStorage)).toEqual([
    ['testCompleted-lesson-7', 'true'],
    ['testPercentage-lesson-7', '67'],
  ]);
});

test('the map follows changes by this page and other tabs, and stays the same object otherwise', () => {
  const finished = renderFinished();
  expect(finished.entries()).toEqual([]);
  act(() => saveFinished(7, 67));
  expect(finished.entries()).toEqual([['7', 67]]);
  const before = finished.result.current;
  finished.rerender({ ...dilnoza });
  expect(finished.result.current).toBe(before);

  localStorage.setItem('testCompleted-lesson-8', 'true');
  localStorage.setItem('testPercentage-lesson-8', '100');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'testPercentage-lesson-8' })));
  expect(finished.entries()).toEqual([
    ['7', 67],
    ['8', 100],
  ]);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(finished.entries()).toEqual([]);
});

test.each<Learner>([
  { status: 'signed-out' },
  { status: 'checking' },
  { status: 'check-failed', offline: true, retry: () => undefined },
])('there are none while $status', (learner) => {
  saveFinished(7, 67);
  expect(renderFinished(learner).entries()).toEqual([]);
});

test('flags of another learner are ignored', () => {
  localStorage.setItem('lessonFlagsOwner', 'nodir');
  saveFinished(7, 67);
  expect(renderFinished().entries()).toEqual([]);
  expect(renderFinished({ status: 'signed-in', key: 'nodir' }).entries()).toEqual([['7', 67]]);
});

test.each(['', 'NaN', '101', '-1', '1e2', '67%', ' 6', '٦'])(
  'an invalid percentage (%j) is ignored',
  (text) => {
    localStorage.setItem('testCompleted-lesson-7', 'true');
    localStorage.setItem('testPercentage-lesson-7', text);
    localStorage.setItem('testPercentage-lesson-8', '50');
    localStorage.setItem('testPercentage-lesson-x', '50');
    expect(renderFinished().entries()).toEqual([]);
  },
);

test.each(['setItem', 'getItem'] as const)(
  'if %s throws, the flags last until the page unloads',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const finished = renderFinished();
    act(() => saveFinished(9, 67));
    expect(finished.entries()).toEqual([['9', 67]]);
    // The flags of a blocked storage are in memory.
    jest.restoreAllMocks();
    for (const key of [lessonCompletedKey(9), lessonPercentageKey(9)]) localDeviceStorage.remove(key);
  },
);
