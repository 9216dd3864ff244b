import { cameraFor } from '../stage/camera.js';
import { readingError } from './reading-error.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { protractor, ruler } from './stage-tool.js';

const box = { left: -2, right: 2, bottom: -1.5, top: 1.5 };
// 100 pixels in a metre.
const flat = cameraFor(box, 424, 324);
const { measure: lengthOf } = ruler({ unit: 'sm', si: 0.01, decimals: 2 }, uzbekMessages.tools);
const { measure: angleOf } = protractor(uzbekMessages.tools);

test('a length along x has an error of half a pixel per end', () => {
  expect(flat.scale).toBeCloseTo(100, 9);
  const error = readingError(
    flat,
    [
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ],
    lengthOf,
  );
  // Both halves add up to a pixel of 1 sm; the vertical error contributes a thousandth of that.
  expect(error).toBeGreaterThanOrEqual(1);
  expect(error).toBeLessThan(1.01);
});

test('for a diagonal both pixel directions count', () => {
  const places = [
    { x: -1, y: -1 },
    { x: 1, y: 1 },
  ];
  expect(readingError(flat, places, lengthOf)).toBeCloseTo(Math.SQRT2, 1);
});

test('a longer arm reduces the angle error: each pixel relative to the arm', () => {
  const error = (arm: number): number =>
    readingError(
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

test('rotation increases the error; edge-on it is undefined', () => {
  const places = [
    { x: -1, y: 0 },
    { x: 1, y: 0 },
  ];
  const seenAt = (turn: number): number => readingError({ ...flat, turn }, places, lengthOf);
  expect(seenAt(Math.PI / 3) / seenAt(0)).toBeCloseTo(2, 2);
  expect(seenAt(Math.PI / 2)).toBeNaN();
});
