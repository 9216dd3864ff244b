import { addArrow, type Place } from './arrow.js';
import { createStrip, NO_EDGE } from './strip.js';
import { cornersOf, type Corner } from '../test-corners.js';

const arrow = (from: Place, to: Place, width = 3): Corner[] => {
  const strip = createStrip();
  strip.tint([200, 0, 0], 1);
  addArrow(strip, from, to, width, 0);
  return cornersOf(strip);
};
const cone = (corners: Corner[]): Corner[] => corners.filter(({ half }) => half === NO_EDGE);

test.each<[string, Place]>([
  ['along the picture', [160, 80, 0]],
  ['aslant', [130, 50, 60]],
  ['at the reader', [100, 80, 70]],
  ['away from the reader', [100, 80, -70]],
])('%s: the head ends at the tip, is 10 pixels long and 9 wide, across its direction', (_, to) => {
  const from: Place = [100, 80, 0];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const u = to.map((part, index) => (part - from[index]!) / length);
  const corners = cone(arrow(from, to));
  const along = (c: Corner): number =>
    (c.x - from[0]) * u[0]! + (c.y - from[1]) * u[1]! + (c.near - from[2]) * u[2]!;
  const away = (c: Corner): number =>
    Math.hypot(
      c.x - from[0] - along(c) * u[0]!,
      c.y - from[1] - along(c) * u[1]!,
      c.near - from[2] - along(c) * u[2]!,
    );
  const places = corners.map((c) => `${along(c).toFixed(3)} ${away(c).toFixed(3)}`);
  const tip = `${length.toFixed(3)} 0.000`;
  const ring = `${(length - 10).toFixed(3)} 4.500`;
  const foot = `${(length - 10).toFixed(3)} 0.000`;
  expect(new Set(places)).toEqual(new Set([tip, ring, foot]));
});

test('an arrow shorter than its head is all head; shorter than a pixel it is nothing', () => {
  const corners = cone(arrow([0, 0, 0], [5, 0, 0]));
  expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(5, 5);
  expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(2.25, 5);
  expect(arrow([0, 0, 0], [0.5, 0.5, 0.5])).toEqual([]);
  expect(arrow([0, 0, 0], [NaN, 0, 0])).toEqual([]);
});

test('its upper left side is lighter than its lower right one', () => {
  // Aside of its axis, where a side's corners lie.
  const corners = cone(arrow([0, 0, 0], [60, -60, 0])).filter(({ x, y }) => Math.abs(x + y) > 3);
  const lightest = corners.reduce((a, b) => (a.red > b.red ? a : b));
  const darkest = corners.reduce((a, b) => (a.red < b.red ? a : b));
  expect(lightest.y + lightest.x).toBeLessThan(0);
  expect(darkest.y + darkest.x).toBeGreaterThan(0);
  expect(darkest.red / lightest.red).toBeLessThan(0.8);
});
