import { nextTab } from './next-tab.js';

const open = [true, true, true, true];

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
])('%s on tab %i leads to tab %i', (key, from, to) => {
  expect(nextTab(key, from, open)).toBe(to);
});

it('passes over what cannot be chosen', () => {
  expect(nextTab('ArrowRight', 0, [true, false, false, true])).toBe(3);
  expect(nextTab('ArrowLeft', 0, [true, true, false, false])).toBe(1);
  expect(nextTab('Home', 2, [false, true, true])).toBe(1);
  expect(nextTab('End', 0, [true, true, false])).toBe(1);
});

it('stays where it is alone, and leaves other keys to the page', () => {
  expect(nextTab('ArrowRight', 1, [false, true, false])).toBe(1);
  expect(nextTab('ArrowDown', 0, open)).toBeUndefined();
  expect(nextTab('toString', 0, open)).toBeUndefined();
  expect(nextTab('Home', 0, [])).toBeUndefined();
});
