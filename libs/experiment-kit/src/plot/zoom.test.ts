import { panBy, revealPoint, zoomBy, type ZoomFrame, type ZoomWindow } from './zoom.js';

const whole: ZoomWindow = { x: [0, 10], y: [1e-4, 1] };
/** The graph as drawn in a window. */
const frameOf = ({ x, y }: ZoomWindow = whole): ZoomFrame => ({
  x: { range: x, whole: whole.x },
  y: { range: y, whole: whole.y, logarithmic: true },
});

test('the point under the pointer keeps its place, on a logarithmic axis too', () => {
  const next = zoomBy(frameOf(), 2, 0.25, 0.5);
  expect(next?.x).toEqual([1.25, 6.25]);
  expect(next?.y[0]).toBeCloseTo(1e-3, 12);
  expect(next?.y[1]).toBeCloseTo(0.1, 12);
});

test('zooming out ends at the whole graph', () => {
  const near = zoomBy(frameOf(), 4);
  const wider = zoomBy(frameOf(near), 0.5);
  expect(wider?.x).toEqual([2.5, 7.5]);
  expect(zoomBy(frameOf(wider), 0.4)).toBeUndefined();
  expect(zoomBy(frameOf(), 0.5)).toBeUndefined();
});

test('the enlargement is limited', () => {
  let window: ZoomWindow | undefined;
  for (let count = 0; count < 40; count++) window = zoomBy(frameOf(window), 2);
  const [from = 0, to = 0] = window?.x ?? [];
  expect(to - from).toBeCloseTo(0.01, 9);
});

test('the window moves with the pointer and stays over the graph', () => {
  const near = zoomBy(frameOf(), 2);
  expect(panBy(frameOf(near), 0.1, 0).x).toEqual([3, 8]);
  expect(panBy(frameOf(near), 9, -9).x).toEqual([7.5, 12.5]);
  expect(panBy(frameOf(near), 9, -9).y[0]).toBeCloseTo(1e-5, 12);
});

test('a point outside is moved into the window, a point inside moves nothing', () => {
  const near = zoomBy(frameOf(), 2);
  expect(revealPoint(frameOf(near), 5, 0.01).x).toEqual([2.5, 7.5]);
  const [from, to] = revealPoint(frameOf(near), 9, 0.9).x;
  expect(from).toBeLessThan(9);
  expect(to).toBeGreaterThan(9);
  expect(revealPoint(frameOf(near), 1, 0.01).x[0]).toBeLessThan(1);
  expect(revealPoint(frameOf(near), NaN, 0)).toEqual(near);
});
