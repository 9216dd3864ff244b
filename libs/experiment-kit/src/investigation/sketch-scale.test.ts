import type { CurveAxis } from '../experiment/investigation.js';
import {
  axisTicks,
  createSketchScale,
  ordinateAfterKey,
  ordinatesAfterStroke,
  SIZE,
} from './sketch-scale.js';

const x: CurveAxis = { label: 'Burchak, α', unit: '°', decimals: 0, from: 0, to: 90 };
const y: CurveAxis = { label: 'Uzoqlik, x', unit: 'm', decimals: 1, from: 0, to: 100 };

test('positions and values correspond, and ordinates stay on the axis', () => {
  const { toLeft, toTop, abscissaAt, ordinateAt } = createSketchScale(x, y);
  expect([toLeft(0), toTop(0)]).toEqual([SIZE.left, SIZE.height - SIZE.bottom]);
  expect(abscissaAt(toLeft(30))).toBeCloseTo(30, 9);
  expect(ordinateAt(toTop(42.5))).toBe(42.5);
  expect([ordinateAt(-50), ordinateAt(1000)]).toEqual([100, 0]);
});

test('a point moves by a twentieth of the axis, and not beyond its ends', () => {
  expect(ordinateAfterKey(y, 50, 'ArrowUp')).toBe(55);
  expect(ordinateAfterKey(y, 50, 'PageDown')).toBe(30);
  expect(ordinateAfterKey(y, 98, 'ArrowUp')).toBe(100);
  expect(ordinateAfterKey(y, 50, 'Home')).toBe(0);
  expect(ordinateAfterKey(y, 50, 'a')).toBeUndefined();
});

test('a fast stroke takes along every abscissa that it passes', () => {
  const at = [10, 30, 50, 70];
  const flat = [0, 0, 0, 0];
  expect(ordinatesAfterStroke(at, flat, { x: 10, y: 20 }, { x: 10, y: 20 })).toEqual([20, 0, 0, 0]);
  expect(ordinatesAfterStroke(at, [20, 0, 0, 0], { x: 10, y: 20 }, { x: 70, y: 80 })).toEqual([
    20, 40, 60, 80,
  ]);
  // Backwards, and between two abscissae.
  expect(ordinatesAfterStroke(at, flat, { x: 60, y: 60 }, { x: 25, y: 25 })).toEqual([0, 25, 50, 0]);
});

test('ticks have texts with a decimal comma', () => {
  expect(axisTicks({ ...y, from: 0.8, to: 1.4 }).map(({ text }) => text)).toEqual([
    '0,8',
    '1,0',
    '1,2',
    '1,4',
  ]);
});
