import { readPosition, readSpeed, savePosition, saveSpeed } from './playback-storage.js';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the speed is saved for all videos', () => {
  expect(readSpeed()).toBe(1);
  saveSpeed(1.5);
  expect(readSpeed()).toBe(1.5);
});

test.each(['16', '0', 'tez', '', 'NaN', '-1'])('a saved speed of "%s" is ignored', (text) => {
  localStorage.setItem('video-speed', text);
  expect(readSpeed()).toBe(1);
});

test('the position is saved per lesson', () => {
  savePosition(1, 42.04, 120);
  savePosition(2, 60, 120);
  expect([readPosition(1, 120), readPosition(2, 120), readPosition(3, 120)]).toEqual([42, 60, 0]);
});

test.each([
  [3, 'near the start'],
  [117, 'near the end'],
  [120, 'at the end'],
])('a video left at %d s of 120, %s, begins from the start', (position) => {
  savePosition(1, 60, 120);
  savePosition(1, position, 120);
  expect(readPosition(1, 120)).toBe(0);
});

test('a position beyond the end of a newer, shorter video is ignored', () => {
  savePosition(1, 100, 120);
  expect(readPosition(1, 60)).toBe(0);
});

test.each(['abc', '-5', '1e999', ''])('a saved position of "%s" is ignored', (text) => {
  localStorage.setItem('video-position-1', text);
  expect(readPosition(1, 120)).toBe(0);
});

test('with blocked storage, values last until the page unloads', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);

  saveSpeed(2);
  savePosition(1, 30, 120);

  expect(readSpeed()).toBe(2);
  expect(readPosition(1, 120)).toBe(30);
});
