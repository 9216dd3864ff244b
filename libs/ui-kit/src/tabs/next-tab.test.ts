import { nextTab } from './next-tab.js';

const tabs = (...enabled: boolean[]) => enabled.map((isEnabled) => ({ disabled: !isEnabled }));
const allEnabled = tabs(true, true, true, true);

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
])('%s moves from tab %i to tab %i', (key, from, to) => {
  expect(nextTab(key, from, allEnabled)).toBe(to);
});

it.each([
  ['ArrowLeft', 0, 1],
  ['ArrowRight', 2, 1],
  ['End', 1, 3],
])('from right to left, %s moves from tab %i to tab %i', (key, from, to) => {
  expect(nextTab(key, from, allEnabled, { isRtl: true })).toBe(to);
});

it('skips disabled tabs', () => {
  expect(nextTab('ArrowRight', 0, tabs(true, false, false, true))).toBe(3);
  expect(nextTab('ArrowLeft', 0, tabs(true, true, false, false))).toBe(1);
  expect(nextTab('Home', 2, tabs(false, true, true))).toBe(1);
  expect(nextTab('End', 0, tabs(true, true, false))).toBe(1);
});

it('stays on the only enabled tab, and ignores other keys', () => {
  expect(nextTab('ArrowRight', 1, tabs(false, true, false))).toBe(1);
  expect(nextTab('ArrowDown', 0, allEnabled)).toBeUndefined();
  expect(nextTab('toString', 0, allEnabled)).toBeUndefined();
  expect(nextTab('Home', 0, [])).toBeUndefined();
});
