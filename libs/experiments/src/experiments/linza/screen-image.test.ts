import { createSession } from '@zarra/experiment-kit';
import type { Values } from '@zarra/experiment-kit/parameters';
import { displayedValue } from '../../testing/experiments.js';
import { definition } from './definition.js';
import { opticalBenchOf } from './optical-bench.js';
import { KIND, type OpticalBenchKey } from './parameters.js';
import { CELLS, screenImageOf, screenPictureOf } from './screen-image.js';

const sessionOf = (values: Partial<Values<OpticalBenchKey>> = {}) => {
  const session = createSession(definition);
  session.set(values);
  return session;
};
const siOf = (values: Partial<Values<OpticalBenchKey>> = {}) =>
  sessionOf(values).snapshot().si as Values<OpticalBenchKey>;

test.each([
  [KIND.biconvex, 35],
  [KIND.biconvex, 12],
  [KIND.biconcave, 35],
  [KIND.concaveMirror, 35],
  [KIND.convexMirror, 30],
])('element %d, object at %d cm: the circle of a narrow stop is r_H |1 - s/f|', (kind, distance) => {
  for (const screen of [10, 30, 54]) {
    const si = siOf({ kind, distance, screen, stop: 0.1 });
    const { planes, objectX, imageDistance } = opticalBenchOf(si);
    // The stop is 2 cm in front of the vertex: at H the cone of light is a little wider.
    const atPlane = (si.stop * si.distance) / (-0.02 - objectX);
    const expected = atPlane * Math.abs(1 - si.screen / imageDistance);
    expect(Number.isFinite(planes[0])).toBe(true);
    expect(Math.abs(screenImageOf(si).blur / expected - 1)).toBeLessThan(0.002);
  }
});

test('moving the screen through the image plane, the circle is smallest there; a wider stop has a larger one', () => {
  const blurAt = (screen: number, stop: number): number =>
    displayedValue(sessionOf({ screen, stop }), 'blur');
  const screens = Array.from({ length: 61 }, (_, index) => Number((46 + 0.1 * index).toFixed(1)));
  const blurs = screens.map((screen) => blurAt(screen, 0.5));
  const sharpest = screens[blurs.indexOf(Math.min(...blurs))] ?? NaN;
  expect(Math.abs(sharpest - displayedValue(sessionOf(), 'image'))).toBeLessThan(0.2);
  expect(Math.abs(blurAt(40, 1) / blurAt(40, 0.5) - 2)).toBeLessThan(0.1);
});

test('on the screen in the image plane the picture has the size of the image, and is inverted', () => {
  const si = siOf({ screen: 48.9, stop: 0.5 });
  const { image } = opticalBenchOf(si);
  expect(Math.abs(screenImageOf(si).magnification / image.magnification - 1)).toBeLessThan(0.005);
  const picture = screenPictureOf(si);
  const rowSum = (row: number): number =>
    picture.slice(row * CELLS, (row + 1) * CELLS).reduce((all, cell) => all + cell, 0);
  const bright = Array.from({ length: CELLS }, (_, row) => row).filter((row) => rowSum(row) > 0.5);
  // 14 cm of screen; the axis is in the middle.
  const heightOf = (row: number): number => ((row + 0.5) * 14) / CELLS - 7;
  expect(Math.abs(heightOf(bright.at(-1) ?? NaN))).toBeLessThan(0.3);
  expect(Math.abs(heightOf(bright[0] ?? NaN) + 4.2)).toBeLessThan(0.3);
});

test('a blurred picture has soft edges and the same amount of light', () => {
  const [sharp, soft] = [48.9, 42].map((screen) => screenPictureOf(siOf({ screen, stop: 1, height: 2 })));
  const total = (picture?: Float32Array): number => picture?.reduce((all, cell) => all + cell, 0) ?? NaN;
  const halfLit = (picture?: Float32Array): number =>
    picture?.filter((cell) => cell > 0.1 && cell < 0.9).length ?? NaN;
  expect(Math.max(...(sharp ?? []))).toBeCloseTo(1, 1);
  expect(halfLit(soft)).toBeGreaterThan(1.5 * halfLit(sharp));
  // The picture is smaller where the screen is nearer, and the light of a point is always 1.
  const scale = (42 / 48.9) ** 2;
  expect(Math.abs(total(soft) / total(sharp) / scale - 1)).toBeLessThan(0.05);
});

test('a virtual image is not on the screen: only a wide circle of light', () => {
  expect(displayedValue(sessionOf({ distance: 12, stop: 2, screen: 30 }), 'blur')).toBeGreaterThan(40);
});
