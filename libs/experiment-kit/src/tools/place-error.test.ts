import { cameraFor } from '../stage/camera.js';
import { placeError } from './place-error.js';
import { protractor, ruler } from './stage-tool.js';

const box = { left: -2, right: 2, bottom: -1.5, top: 1.5 };
// 100 pixels in a metre.
const flat = cameraFor(box, 424, 324);
const { measure: lengthOf } = ruler({ unit: 'sm', si: 0.01, decimals: 2 });
const { measure: angleOf } = protractor;

test('a length along x is off by half a pixel at each end', () => {
  expect(flat.scale).toBeCloseTo(100, 9);
  const error = placeError(
    flat,
    [
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ],
    lengthOf,
  );
  // Both halves make a pixel of 1 sm; across the line an end matters a thousandth of that.
  expect(error).toBeGreaterThanOrEqual(1);
  expect(error).toBeLessThan(1.01);
});

test('aslant both directions of a pixel count', () => {
  const places = [
    { x: -1, y: -1 },
    { x: 1, y: 1 },
  ];
  expect(placeError(flat, places, lengthOf)).toBeCloseTo(Math.SQRT2, 1);
});

test('a longer arm makes an angle more exact: each pixel over the arm', () => {
  const error = (arm: number): number =>
    placeError(
      flat,
      [
        { x: 0, y: 0 },
        { x: arm, y: 0 },
        { x: 0, y: arm },
      ],
      angleOf,
    );
  const radian = 180 / Math.PI;
  // Half a pixel at the end of each arm, and one at the vertex, which turns both.
  expect(error(1)).toBeCloseTo((2 / 100) * radian, 1);
  expect(error(1) / error(0.25)).toBeCloseTo(1 / 4, 2);
});

test('turned, a pixel is more of the scene; edge-on nothing can be told', () => {
  const places = [
    { x: -1, y: 0 },
    { x: 1, y: 0 },
  ];
  const seenAt = (turn: number): number => placeError({ ...flat, turn }, places, lengthOf);
  expect(seenAt(Math.PI / 3) / seenAt(0)).toBeCloseTo(2, 2);
  expect(seenAt(Math.PI / 2)).toBeNaN();
});
