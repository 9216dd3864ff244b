import { groundOf } from './draw-ground.js';

test.each([
  ['a pendulum', { left: -1.15, right: 1.15, bottom: -1.2, top: 1.05 }],
  ['an orbit', { left: -3e11, right: 3e11, bottom: -2e11, top: 2e11 }],
  ['an atom', { left: 0, right: 4e-10, bottom: 0, top: 1e-10 }],
])('%s has ground squares below it, with one grid line in its plane', (_, box) => {
  const { lines, x, z, step } = groundOf(box);
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.length).toBeLessThan(30);
  const deep = Math.min(box.right - box.left, box.top - box.bottom) / 2;
  const slack = 1e-9 * (box.right - box.left);
  for (const [x1 = NaN, y1, z1 = NaN, x2 = NaN, y2, z2 = NaN] of lines) {
    expect([y1, y2]).toEqual([box.bottom, box.bottom]);
    expect(Math.min(x1, x2)).toBeGreaterThanOrEqual(box.left - slack);
    expect(Math.max(x1, x2)).toBeLessThanOrEqual(box.right + slack);
    expect(Math.max(Math.abs(z1), Math.abs(z2))).toBeLessThanOrEqual(deep + slack);
  }
  expect(lines.some(([, , from, , , to]) => from === 0 && to === 0)).toBe(true);
  // The cells are square; the axes start at their corner.
  const xs = lines.flatMap(([x1 = 0, , , x2]) => (x1 === x2 ? [x1] : []));
  const zs = lines.flatMap(([, , z1 = 0, , , z2]) => (z1 === z2 ? [z1] : []));
  expect((xs[1]! - xs[0]!) / step).toBeCloseTo(1, 9);
  expect((zs[1]! - zs[0]!) / step).toBeCloseTo(1, 9);
  expect([x, z]).toEqual([xs[0], zs[0]]);
});
