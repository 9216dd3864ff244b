import { recallPosition, recallSpeed, rememberPosition, rememberSpeed } from './playback-memory.js';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the speed is remembered for all videos', () => {
  expect(recallSpeed()).toBe(1);
  rememberSpeed(1.5);
  expect(recallSpeed()).toBe(1.5);
});

test.each(['16', '0', 'tez', '', 'NaN', '-1'])('a remembered speed of "%s" is none', (nonsense) => {
  localStorage.setItem('video-speed', nonsense);
  expect(recallSpeed()).toBe(1);
});

test('the position is remembered per lesson', () => {
  rememberPosition(1, 42.04, 120);
  rememberPosition(2, 60, 120);
  expect([recallPosition(1, 120), recallPosition(2, 120), recallPosition(3, 120)]).toEqual([42, 60, 0]);
});

test.each([
  [3, 'hardly begun'],
  [117, 'nearly finished'],
  [120, 'finished'],
])('a video left at %d s of 120 is %s: it starts over', (position) => {
  rememberPosition(1, 60, 120);
  rememberPosition(1, position, 120);
  expect(recallPosition(1, 120)).toBe(0);
});

test('a position beyond a shorter, newer film is none', () => {
  rememberPosition(1, 100, 120);
  expect(recallPosition(1, 60)).toBe(0);
});

test.each(['abc', '-5', '1e999', ''])('a remembered position of "%s" is none', (nonsense) => {
  localStorage.setItem('video-position-1', nonsense);
  expect(recallPosition(1, 120)).toBe(0);
});

test('a shut storage remembers until the page is left', () => {
  const shut = () => {
    throw new Error('SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(shut);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(shut);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(shut);

  rememberSpeed(2);
  rememberPosition(1, 30, 120);

  expect(recallSpeed()).toBe(2);
  expect(recallPosition(1, 120)).toBe(30);
});
