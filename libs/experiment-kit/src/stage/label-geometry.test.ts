import { crosses, distanceTo, moveBeside, radiusAlong, touches, type Body } from './label-geometry.js';

const box = { left: 100, top: 50, halfWidth: 20, halfHeight: 8 };
const disc = (left: number, top: number, radius: number): Body => ({
  ...{ left, top, halfWidth: radius, halfHeight: radius },
  isRound: true,
});

test.each([
  [disc(130, 50, 9), false],
  [disc(130, 50, 11), true],
  // Beside the corner, where the square around the disc would touch.
  [disc(127, 65, 9), false],
  [{ ...disc(127, 65, 9), isRound: false }, true],
])('a box touches a body that is nearer than the distance: %j %s', (body, expected) => {
  expect(touches(box, body, 0)).toBe(expected);
});

test.each([
  ['through it', [0, 50, 200, 0], true],
  ['ending before it', [0, 50, 70, 0], false],
  ['inside it', [95, 50, 10, 2], true],
  ['past a corner', [70, 50, 20, 30], false],
  ['level above it', [0, 40, 200, 0], false],
] as const)('a line %s', (_, [left, top, across, down], expected) => {
  expect(crosses({ left, top, across, down }, box)).toBe(expected);
});

test.each([
  [1, 0, 132, 40],
  [0, -1, 100, 20],
  [-1, 0, 68, 40],
])('a box beside a point in the direction %d, %d', (ux, uy, left, top) => {
  const moved = { ...box };
  moveBeside(moved, { left: 100, top: 40 }, ux, uy, 12);
  expect(moved).toMatchObject({ left, top });
  expect(distanceTo(moved, { left: 100, top: 40 })).toBe(12);
});

test('the edge of a rectangle is nearer above than beside, that of a disc the same in every direction', () => {
  const rectangle: Body = { ...box, isRound: false };
  expect(radiusAlong(rectangle, 0, 1)).toBe(8);
  expect(radiusAlong(rectangle, -1, 0)).toBe(20);
  expect(radiusAlong(disc(0, 0, 7), Math.SQRT1_2, Math.SQRT1_2)).toBe(7);
});
