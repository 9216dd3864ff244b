import { addArrow, type ScreenPosition } from './arrow.js';
import { createTriangleStrip, NO_EDGE } from './triangle-strip.js';
import { verticesOf, type Vertex } from '../testing/vertices.js';

const arrow = (from: ScreenPosition, to: ScreenPosition, width = 3): Vertex[] => {
  const strip = createTriangleStrip();
  strip.setColor([200, 0, 0], 1);
  addArrow(strip, from, to, width, 0);
  return verticesOf(strip);
};
const cone = (vertices: Vertex[]): Vertex[] => vertices.filter(({ half }) => half === NO_EDGE);

test.each<[string, ScreenPosition]>([
  ['parallel to the canvas', [160, 80, 0]],
  ['diagonally', [130, 50, 60]],
  ['towards the viewer', [100, 80, 70]],
  ['away from the viewer', [100, 80, -70]],
])('%s: the head ends at the tip, is 10 pixels long and 9 wide, across its direction', (_, to) => {
  const from: ScreenPosition = [100, 80, 0];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const u = to.map((part, index) => (part - from[index]!) / length);
  const vertices = cone(arrow(from, to));
  const along = (c: Vertex): number =>
    (c.x - from[0]) * u[0]! + (c.y - from[1]) * u[1]! + (c.depth - from[2]) * u[2]!;
  const away = (c: Vertex): number =>
    Math.hypot(
      c.x - from[0] - along(c) * u[0]!,
      c.y - from[1] - along(c) * u[1]!,
      c.depth - from[2] - along(c) * u[2]!,
    );
  const places = vertices.map((c) => `${along(c).toFixed(3)} ${away(c).toFixed(3)}`);
  const tip = `${length.toFixed(3)} 0.000`;
  const ring = `${(length - 10).toFixed(3)} 4.500`;
  const base = `${(length - 10).toFixed(3)} 0.000`;
  expect(new Set(places)).toEqual(new Set([tip, ring, base]));
});

test('an arrow shorter than its head is only a head; below a pixel it is omitted', () => {
  const vertices = cone(arrow([0, 0, 0], [5, 0, 0]));
  expect(Math.max(...vertices.map(({ x }) => x))).toBeCloseTo(5, 5);
  expect(Math.max(...vertices.map(({ y }) => y))).toBeCloseTo(2.25, 5);
  expect(arrow([0, 0, 0], [0.5, 0.5, 0.5])).toEqual([]);
  expect(arrow([0, 0, 0], [NaN, 0, 0])).toEqual([]);
});

test('its upper left side is lighter than its lower right one', () => {
  // Vertices of the sides, off the axis.
  const vertices = cone(arrow([0, 0, 0], [60, -60, 0])).filter(({ x, y }) => Math.abs(x + y) > 3);
  const lightest = vertices.reduce((a, b) => (a.red > b.red ? a : b));
  const darkest = vertices.reduce((a, b) => (a.red < b.red ? a : b));
  expect(lightest.y + lightest.x).toBeLessThan(0);
  expect(darkest.y + darkest.x).toBeGreaterThan(0);
  expect(darkest.red / lightest.red).toBeLessThan(0.8);
});
