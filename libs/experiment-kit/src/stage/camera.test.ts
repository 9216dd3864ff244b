import { cameraFor, project, unproject, type Spot } from './camera.js';

const box = { left: -2, right: 6, bottom: 0, top: 3 };
const spotOf = (camera: ReturnType<typeof cameraFor>, x: number, y: number, z = 0): Spot => {
  const spot = { left: 0, top: 0, near: 0 };
  project(camera, x, y, z, spot);
  return spot;
};

test.each([
  [360, 240],
  [240, 640],
  [1280, 720],
])('a box is seen whole in %d × %d, in its own proportions', (width, height) => {
  const camera = cameraFor(box, width, height);
  const low = spotOf(camera, box.left, box.bottom);
  const high = spotOf(camera, box.right, box.top);
  expect(Math.min(low.left, high.top)).toBeGreaterThanOrEqual(11.999);
  expect(high.left).toBeLessThanOrEqual(width - 11.999);
  expect(low.top).toBeLessThanOrEqual(height - 11.999);
  expect((high.left - low.left) / (low.top - high.top)).toBeCloseTo(8 / 3, 12);
});

test.each([
  [0, 0],
  [0.5, 0.3],
  [-1, 0.9],
])('turned by %d and tilted by %d, what is pointed at is the place that is seen there', (turn, tilt) => {
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

test('seen from above, what is higher is nearer; from the right, what is right of it', () => {
  const above = cameraFor(box, 800, 600, { tilt: 1 });
  expect(spotOf(above, 2, 3).near).toBeGreaterThan(spotOf(above, 2, 0).near);
  const right = cameraFor(box, 800, 600, { turn: -1 });
  expect(spotOf(right, 6, 1).near).toBeGreaterThan(spotOf(right, 0, 1).near);
});

test('edge-on, pointing finds the middle instead of infinity', () => {
  const edge = cameraFor(box, 800, 600, { turn: Math.PI / 2 });
  expect(unproject(edge, 10, 10)).toEqual({ x: 2, y: 1.5 });
});
