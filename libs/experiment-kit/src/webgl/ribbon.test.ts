import { createTestRandom } from '../testing/experiment.js';
import { addRibbon } from './ribbon.js';
import { createTriangleStrip, type TriangleStrip } from './triangle-strip.js';
import { areaOf, verticesOf, type Vertex } from '../testing/vertices.js';

const ribbon = (places: readonly number[], width = 4, dash = 0, lift = 0): TriangleStrip => {
  const strip = createTriangleStrip();
  strip.setColor([255, 0, 0], 1);
  addRibbon(strip, Float64Array.from(places), places.length / 3, width, lift, dash);
  return strip;
};

test('a straight line has its stroke width, a soft pixel per side, and ends longer by half a width', () => {
  const vertices = verticesOf(ribbon([10, 20, 7, 110, 20, 9], 4, 0, 2));
  expect(vertices).toHaveLength(4);
  expect(vertices.map(({ y }) => y).sort()).toEqual([17, 17, 23, 23]);
  expect(vertices.map(({ x }) => x)).toEqual([8, 8, 112, 112]);
  expect(vertices.map(({ across }) => across)).toEqual([3, -3, 3, -3]);
  expect(vertices.every(({ half }) => half === 2)).toBe(true);
  // The ends continue the slope of the line.
  const nears = vertices.map(({ depth }) => Number(depth.toFixed(4)));
  expect(nears).toEqual([8.96, 8.96, 11.04, 11.04]);
});

/** Distance of a vertex from the straight line through two points. */
const distance = ({ x, y }: Vertex, [ax, ay]: number[], [bx, by]: number[]): number =>
  Math.abs((bx! - ax!) * (y - ay!) - (by! - ay!) * (x - ax!)) / Math.hypot(bx! - ax!, by! - ay!);

test('at every joint both edges keep their distance from both segments', () => {
  const randomBelow = createTestRandom(7);
  for (let round = 0; round < 50; round++) {
    let heading = randomBelow(628) / 100;
    let point = [0, 0];
    const points = [point];
    for (let index = 0; index < 8; index++) {
      // At most a right angle in each direction.
      heading += ((randomBelow(2001) - 1000) / 1000) * (Math.PI / 2);
      const length = 5 + randomBelow(40);
      point = [point[0]! + length * Math.cos(heading), point[1]! + length * Math.sin(heading)];
      points.push(point);
    }
    const vertices = verticesOf(ribbon(points.flatMap(([x, y]) => [x!, y!, 0])));
    expect(vertices).toHaveLength(2 * points.length);
    for (const [index, corner] of vertices.entries()) {
      const at = index >> 1;
      if (at > 0) expect(distance(corner, points[at - 1]!, points[at]!)).toBeCloseTo(3, 4);
      if (at < 8) expect(distance(corner, points[at]!, points[at + 1]!)).toBeCloseTo(3, 4);
    }
  }
});

test('a hairpin splits into two pieces instead of a long mitre', () => {
  const vertices = verticesOf(ribbon([0, 0, 0, 100, 0, 0, 0, 1, 0]));
  // Two ribbons of four vertices, and two connecting vertices.
  expect(vertices).toHaveLength(10);
  expect(Math.max(...vertices.map(({ x }) => x))).toBeLessThan(104);
});

test('the connection between two lines covers no area', () => {
  const strip = ribbon([0, 0, 0, 10, 0, 0]);
  addRibbon(strip, Float64Array.of(500, 300, 0, 510, 300, 0), 2, 4, 0, 0);
  expect(areaOf(strip)).toBeCloseTo(2 * 14 * 6, 6);
});

test('dash vertices have the dash length and the distance along the line', () => {
  const vertices = verticesOf(ribbon([0, 0, 0, 30, 40, 0, 30, 100, 0], 2, 6));
  expect(vertices.map(({ along }) => along)).toEqual([0, 0, 50, 50, 110, 110]);
  expect(vertices.every(({ dash }) => dash === 6)).toBe(true);
});

test('invalid and repeated points change nothing', () => {
  const clean = ribbon([0, 0, 0, 50, 0, 0, 50, 50, 0]);
  const damaged = ribbon([0, 0, 0, 0, 0.01, 0, 50, 0, 0, NaN, 3, 0, 50, 0, 0, 50, 50, 0]);
  expect(verticesOf(damaged)).toEqual(verticesOf(clean));
});

test.each([
  [1, [17, 17, 20, 20]],
  [-1, [20, 20, 23, 23]],
] as const)('half a ribbon (%d) lies on one side of its line', (side, tops) => {
  const strip = createTriangleStrip();
  addRibbon(strip, Float64Array.of(0, 20, 0, 90, 20, 0), 2, 4, 0, 0, side);
  const found = verticesOf(strip).map(({ y }) => y);
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
  const vertices = verticesOf(ribbon(places));
  expect(vertices).toHaveLength(2 * count);
  expect((vertices.at(-1)!.x + vertices.at(-2)!.x) / 2).toBeCloseTo(count - 1, -1);
});
