import { triangulate } from './triangulate.js';

const shape = (...corners: [number, number][]): number[] => corners.flatMap(([x, y]) => [x, y, 0]);
const areas = (points: number[]): number[] => {
  const triangles = triangulate(points);
  return Array.from({ length: triangles.length / 3 }, (_, index) => {
    const [ax, ay, bx, by, cx, cy] = triangles
      .slice(3 * index, 3 * index + 3)
      .flatMap((corner) => [points[3 * corner]!, points[3 * corner + 1]!]) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  });
};
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

const square = shape([0, 0], [2, 0], [2, 2], [0, 2]);
const corner = shape([0, 0], [3, 0], [3, 1], [1, 1], [1, 3], [0, 3]);
const star = shape(
  ...Array.from({ length: 10 }, (_, index): [number, number] => {
    const radius = index % 2 === 0 ? 1 : 0.3;
    return [radius * Math.cos((index * Math.PI) / 5), radius * Math.sin((index * Math.PI) / 5)];
  }),
);
const arch = shape(
  ...Array.from({ length: 101 }, (_, index): [number, number] => [
    index / 100,
    Math.sin((index / 100) * Math.PI * 3) ** 2,
  ]),
  [1, -1],
  [0, -1],
);

test.each([
  ['a square', square, 4],
  ['an angle', corner, 5],
  ['a star', star, 10 * 0.5 * 0.3 * Math.sin(Math.PI / 5)],
  ['the area under a curve', arch, 1.5],
])('%s is filled once in either orientation', (_, points, area) => {
  const backwards = Array.from({ length: points.length / 3 }, (__, index) => index)
    .reverse()
    .flatMap((index) => points.slice(3 * index, 3 * index + 3));
  for (const written of [points, backwards]) {
    const parts = areas(written);
    expect(parts).toHaveLength(points.length / 3 - 2);
    // No triangle is inverted, so nothing overlaps.
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    expect(sum(parts)).toBeCloseTo(area, 2);
  }
});

test('self-intersecting and degenerate shapes terminate', () => {
  expect(triangulate(shape([0, 0], [2, 2], [2, 0], [0, 2]))).toHaveLength(6);
  expect(triangulate(shape([0, 0], [1, 1]))).toEqual([]);
  expect(triangulate(shape([0, 0], [0, 0], [0, 0], [0, 0]))).toHaveLength(6);
});
