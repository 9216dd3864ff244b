import { cameraFor } from '../stage/camera.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { protractor, ruler } from './stage-tool.js';
import { markPath } from './tool-paths.js';

test('a ruler measures the distance in its unit', () => {
  const { measure } = ruler({ unit: 'sm', si: 0.01, decimals: 1 }, uzbekMessages.tools);
  expect(
    measure([
      { x: 1, y: 1 },
      { x: 4, y: 5 },
    ]),
  ).toBe(500);
});

test.each([
  [{ x: 3, y: 0 }, { x: 0, y: 1 }, 90],
  [{ x: 2, y: 0 }, { x: 1, y: Math.sqrt(3) }, 60],
  [{ x: 1, y: 0 }, { x: -1, y: 0 }, 180],
  // Below the axis and in reverse order: an angle has no sign.
  [{ x: 1, y: -1 }, { x: 1, y: 0 }, 45],
])('a protractor measures the angle between %j and %j', (one, other, angle) => {
  const vertex = { x: 0, y: 0 };
  expect(protractor(uzbekMessages.tools).measure([vertex, one, other])).toBeCloseTo(angle, 12);
  expect(protractor(uzbekMessages.tools).measure([vertex, other, one])).toBeCloseTo(angle, 12);
});

test('an arm without a length has no direction', () => {
  expect(
    protractor(uzbekMessages.tools).measure([
      { x: 1, y: 1 },
      { x: 1, y: 1 },
      { x: 2, y: 1 },
    ]),
  ).toBeNaN();
});

test('ruler marks are at rounded parts of the unit, from the first end to the last', () => {
  const camera = cameraFor({ left: 0, right: 4, bottom: 0, top: 3 }, 424, 324);
  const places = [
    { x: 1, y: 1 },
    { x: 2.5, y: 1 },
  ];
  const marks = markPath(camera, places, 1.5)
    .split('M')
    .slice(1)
    .map((mark) => mark.split(/[ L]/).map(Number) as [number, number, number, number]);
  // 7 pixels are 0,07 m: each mark is a tenth of a metre, 10 pixels.
  expect(marks).toHaveLength(16);
  expect(marks.map(([left]) => Math.round(left))).toEqual(
    Array.from({ length: 16 }, (_, mark) => 112 + 10 * mark),
  );
  // Every tenth is the longest, and all hang below the line.
  const lengths = marks.map(([, top, , foot]) => foot - top);
  expect(Math.min(...lengths)).toBeGreaterThan(0);
  expect(
    lengths.map((length, mark) => (length === Math.max(...lengths) ? mark : -1)).filter((mark) => mark >= 0),
  ).toEqual([0, 10]);
});
