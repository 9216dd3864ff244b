import { testChance } from '../test-experiment.js';
import { addRibbon } from './ribbon.js';
import { createStrip, type Strip } from './strip.js';
import { areaOf, cornersOf, type Corner } from '../test-corners.js';

const ribbon = (places: readonly number[], width = 4, dash = 0, lift = 0): Strip => {
  const strip = createStrip();
  strip.tint([255, 0, 0], 1);
  addRibbon(strip, Float64Array.from(places), places.length / 3, width, lift, dash);
  return strip;
};

test('a straight line is as wide as its stroke, a soft pixel more each side, and half a width longer at its ends', () => {
  const corners = cornersOf(ribbon([10, 20, 7, 110, 20, 9], 4, 0, 2));
  expect(corners).toHaveLength(4);
  expect(corners.map(({ y }) => y).sort()).toEqual([17, 17, 23, 23]);
  expect(corners.map(({ x }) => x)).toEqual([8, 8, 112, 112]);
  expect(corners.map(({ across }) => across)).toEqual([3, -3, 3, -3]);
  expect(corners.every(({ half }) => half === 2)).toBe(true);
  // The ends go on as steeply as the line.
  const nears = corners.map(({ near }) => Number(near.toFixed(4)));
  expect(nears).toEqual([8.96, 8.96, 11.04, 11.04]);
});

/** How far a corner lies from the straight line through two points. */
const distance = ({ x, y }: Corner, [ax, ay]: number[], [bx, by]: number[]): number =>
  Math.abs((bx! - ax!) * (y - ay!) - (by! - ay!) * (x - ax!)) / Math.hypot(bx! - ax!, by! - ay!);

test('at every joint of a bent line both edges keep their distance from both of its parts', () => {
  const chance = testChance(7);
  for (let round = 0; round < 50; round++) {
    let heading = chance(628) / 100;
    let point = [0, 0];
    const points = [point];
    for (let index = 0; index < 8; index++) {
      // At most a right angle, either way.
      heading += ((chance(2001) - 1000) / 1000) * (Math.PI / 2);
      const length = 5 + chance(40);
      point = [point[0]! + length * Math.cos(heading), point[1]! + length * Math.sin(heading)];
      points.push(point);
    }
    const corners = cornersOf(ribbon(points.flatMap(([x, y]) => [x!, y!, 0])));
    expect(corners).toHaveLength(2 * points.length);
    for (const [index, corner] of corners.entries()) {
      const at = index >> 1;
      if (at > 0) expect(distance(corner, points[at - 1]!, points[at]!)).toBeCloseTo(3, 4);
      if (at < 8) expect(distance(corner, points[at]!, points[at + 1]!)).toBeCloseTo(3, 4);
    }
  }
});

test('a hairpin ends and begins anew instead of growing a long point', () => {
  const corners = cornersOf(ribbon([0, 0, 0, 100, 0, 0, 0, 1, 0]));
  // Two ribbons of four corners, and two corners that lead from one to the other.
  expect(corners).toHaveLength(10);
  expect(Math.max(...corners.map(({ x }) => x))).toBeLessThan(104);
});

test('the way from one line to the next covers nothing', () => {
  const strip = ribbon([0, 0, 0, 10, 0, 0]);
  addRibbon(strip, Float64Array.of(500, 300, 0, 510, 300, 0), 2, 4, 0, 0);
  expect(areaOf(strip)).toBeCloseTo(2 * 14 * 6, 6);
});

test('dashes know their length and how far along they are', () => {
  const corners = cornersOf(ribbon([0, 0, 0, 30, 40, 0, 30, 100, 0], 2, 6));
  expect(corners.map(({ along }) => along)).toEqual([0, 0, 50, 50, 110, 110]);
  expect(corners.every(({ dash }) => dash === 6)).toBe(true);
});

test('points that are none, or twice the same, change nothing', () => {
  const clean = ribbon([0, 0, 0, 50, 0, 0, 50, 50, 0]);
  const spoilt = ribbon([0, 0, 0, 0, 0.01, 0, 50, 0, 0, NaN, 3, 0, 50, 0, 0, 50, 50, 0]);
  expect(cornersOf(spoilt)).toEqual(cornersOf(clean));
});

test.each([
  [1, [17, 17, 20, 20]],
  [-1, [20, 20, 23, 23]],
] as const)('half a ribbon (%d) lies on one side of its line', (side, tops) => {
  const strip = createStrip();
  addRibbon(strip, Float64Array.of(0, 20, 0, 90, 20, 0), 2, 4, 0, 0, side);
  const found = cornersOf(strip).map(({ y }) => y);
  expect(found.sort()).toEqual(tops);
});

test('seen end-on, a line is a square', () => {
  const strip = ribbon([40, 30, 0, 40, 30, 90]);
  expect(areaOf(strip)).toBeCloseTo(4 * 6, 6);
  expect(areaOf(ribbon([NaN, 0, 0]))).toBe(0);
});

test('a trail of thousands of points keeps every one of them', () => {
  const count = 5000;
  const places = Array.from({ length: count }, (_, index) => [index, 20 * Math.sin(index / 30), 0]).flat();
  const corners = cornersOf(ribbon(places));
  expect(corners).toHaveLength(2 * count);
  expect((corners.at(-1)!.x + corners.at(-2)!.x) / 2).toBeCloseTo(count - 1, -1);
});
