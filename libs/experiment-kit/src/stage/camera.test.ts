import { cameraFor, project, unproject, type ScreenPoint } from './camera.js';

const box = { left: -2, right: 6, bottom: 0, top: 3 };
const spotOf = (camera: ReturnType<typeof cameraFor>, x: number, y: number, z = 0): ScreenPoint => {
  const spot = { left: 0, top: 0, depth: 0 };
  project(camera, x, y, z, spot);
  return spot;
};

test.each([
  [360, 240],
  [240, 640],
  [1280, 720],
])('a box fits into %d × %d with its aspect ratio', (width, height) => {
  const camera = cameraFor(box, width, height);
  const low = spotOf(camera, box.left, box.bottom);
  const high = spotOf(camera, box.right, box.top);
  expect(Math.min(low.left, high.top)).toBeGreaterThanOrEqual(11.999);
  expect(high.left).toBeLessThanOrEqual(width - 11.999);
  expect(low.top).toBeLessThanOrEqual(height - 11.999);
  expect((high.left - low.left) / (low.top - high.top)).toBeCloseTo(8 / 3, 12);
});

test('a box lies between the insets of its canvas', () => {
  const insets = { top: 48, right: 10, bottom: 8, left: 90 };
  const camera = cameraFor(box, 360, 344, { insets });
  const low = spotOf(camera, box.left, box.bottom);
  const high = spotOf(camera, box.right, box.top);
  expect(low.left - 90).toBeCloseTo(350 - high.left, 9);
  expect(high.top - 48).toBeCloseTo(336 - low.top, 9);
  // The scale is the maximum.
  expect(low.left - 90).toBeCloseTo(12, 9);
});

test.each([
  [0, 0],
  [0.5, 0.3],
  [-1, 0.9],
])('turned by %d and tilted by %d, unproject inverts project', (turn, tilt) => {
  const camera = cameraFor(box, 800, 600, { turn, tilt });
  for (const [x, y] of [
    [0, 0],
    [5, 2],
    [-2, 3],
  ] as const) {
    const { left, top } = spotOf(camera, x, y);
    const place = unproject(camera, left, top);
    expect(place.x).toBeCloseTo(x, 10);
    expect(place.y).toBeCloseTo(y, 10);
  }
});

test('from above, higher points are nearer; from the right, points further right', () => {
  const above = cameraFor(box, 800, 600, { tilt: 1 });
  expect(spotOf(above, 2, 3).depth).toBeGreaterThan(spotOf(above, 2, 0).depth);
  const right = cameraFor(box, 800, 600, { turn: -1 });
  expect(spotOf(right, 6, 1).depth).toBeGreaterThan(spotOf(right, 0, 1).depth);
});

test('an edge-on view gives the middle instead of infinity', () => {
  const edge = cameraFor(box, 800, 600, { turn: Math.PI / 2 });
  expect(unproject(edge, 10, 10)).toEqual({ x: 2, y: 1.5 });
});

test.each([0, 0.4, 1.2, Math.PI / 2, 3])('turned by %d, the requested depth fits into the view', (turn) => {
  for (const tilt of [0, 0.3, -1.2]) {
    const camera = cameraFor(box, 800, 600, { turn, tilt, depth: 1.5 });
    let [least, most] = [Infinity, -Infinity];
    for (const x of [box.left, box.right])
      for (const y of [box.bottom, box.top])
        for (const z of [-1.5, 1.5]) {
          const { left, top } = spotOf(camera, x, y, z);
          least = Math.min(least, left, top, 800 - left, 600 - top);
          most = Math.max(most, left - 788, top - 588, 12 - left, 12 - top);
        }
    expect(least).toBeGreaterThanOrEqual(11.999);
    // And the scale is the maximum.
    expect(most).toBeCloseTo(0, 6);
  }
});
