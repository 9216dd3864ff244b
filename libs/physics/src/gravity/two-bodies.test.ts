import { twoBodies } from './two-bodies.js';

test('two bodies start at the given distance and relative speed, their centre of mass at rest at the origin', () => {
  const [first, second] = twoBodies(3, 1, 8, 4);
  expect(second.position[0] - first.position[0]).toBe(8);
  expect(second.velocity[1] - first.velocity[1]).toBe(4);
  expect(3 * first.position[0] + second.position[0]).toBe(0);
  expect(3 * first.velocity[1] + second.velocity[1]).toBe(0);
});
