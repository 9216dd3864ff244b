import { act, renderHook } from '@testing-library/react';
import type { Learner } from '../learner.js';
import { writeFlags } from './flags.js';
import { useFinished } from './use-finished.js';

const dilnoza: Learner = { status: 'signed-in', key: 'dilnoza' };
const read = (learner: Learner = dilnoza) => {
  const { result, rerender } = renderHook(({ who }) => useFinished(who), { initialProps: { who: learner } });
  return { of: () => [...result.current], result, become: (who: Learner) => rerender({ who }) };
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the flags have the specification’s names and values', () => {
  writeFlags(7, 67);
  expect(Object.entries(localStorage)).toEqual([
    ['testCompleted-lesson-7', 'true'],
    ['testPercentage-lesson-7', '67'],
  ]);
});

test('follows what this page and other tabs write, and keeps the map while nothing changes', () => {
  const finished = read();
  expect(finished.of()).toEqual([]);
  act(() => writeFlags(7, 67));
  expect(finished.of()).toEqual([[7, 67]]);
  const before = finished.result.current;
  finished.become({ ...dilnoza });
  expect(finished.result.current).toBe(before);

  localStorage.setItem('testCompleted-lesson-8', 'true');
  localStorage.setItem('testPercentage-lesson-8', '100');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'testPercentage-lesson-8' })));
  expect(finished.of()).toEqual([
    [7, 67],
    [8, 100],
  ]);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(finished.of()).toEqual([]);
});

test.each<Learner>([
  { status: 'signed-out' },
  { status: 'checking' },
  { status: 'check-failed', offline: true, retry: () => undefined },
])('nobody’s while $status', (learner) => {
  writeFlags(7, 67);
  expect(read(learner).of()).toEqual([]);
});

test('flags another learner has left are not this one’s', () => {
  localStorage.setItem('lessonFlagsOwner', 'nodir');
  writeFlags(7, 67);
  expect(read().of()).toEqual([]);
  expect(read({ status: 'signed-in', key: 'nodir' }).of()).toEqual([[7, 67]]);
});

test.each(['', 'NaN', '101', '-1', '1e2', '67%', ' 6', '٦'])('a spoilt percentage (%j) is none', (text) => {
  localStorage.setItem('testCompleted-lesson-7', 'true');
  localStorage.setItem('testPercentage-lesson-7', text);
  localStorage.setItem('testPercentage-lesson-8', '50');
  localStorage.setItem('testPercentage-lesson-x', '50');
  expect(read().of()).toEqual([]);
});

test('a blocked or full storage: none, and no fault', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const finished = read();
  act(() => writeFlags(7, 67));
  expect(finished.of()).toEqual([]);
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(read().of()).toEqual([]);
});
