import { directionOf, type Segment } from '../sheet/geometry.js';
import { drawKind, numbersOf } from '../testing/numbers-of.js';
import { segmentsOfPaths } from '../testing/svg-check.js';

test('a point charge has E = k q / r² and φ = k q / r', () => {
  const { E, φ } = numbersOf({ field: { charges: [{ at: [0, 0], q: 2 }], probe: { at: [3, 0] } } });
  expect(E).toBeCloseTo((8.9875517862e9 * 2e-9) / 0.03 ** 2, 3);
  expect(φ).toBeCloseTo((8.9875517862e9 * 2e-9) / 0.03, 3);
});

test('between equal charges there is no field, a dipole has twice that of one', () => {
  const at = (q: number) =>
    numbersOf({
      field: {
        charges: [
          { at: [-2, 0], q: 1 },
          { at: [2, 0], q },
        ],
        probe: { at: [0, 0.0001] },
      },
    })['E'] ?? 0;
  expect(at(1)).toBeLessThan(20);
  expect(at(-1)).toBeCloseTo((2 * 8.9875517862) / 0.02 ** 2, 0);
});

test('a wire has B = μ₀ I / 2πr, and its lines are circles around it', () => {
  const figure = { field: { wires: [{ at: [0, 0], I: 10 }], lines: 3, probe: { at: [2, 0] } } };
  expect(numbersOf(figure)['B']).toBeCloseTo((2e-7 * 10 * 1e6) / 0.02, 4);
  const { svg, width, height } = drawKind(figure);
  const radii = /class="c" d="M([^"MA]*)/
    .exec(svg)![1]!
    .split('L')
    .map((point) => {
      const [x = 0, y = 0] = point.split(' ').map(Number);
      return Math.hypot(x - width / 2, y - height / 2);
    });
  expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(1);
});

test.each([
  ['charges', { charges: [{ at: [0, 0], q: 1 }] }, 0],
  ['charges', { charges: [{ at: [0, 0], q: -1 }] }, 180],
  ['wires', { wires: [{ at: [0, 0], I: 5 }] }, 90],
  ['wires', { wires: [{ at: [0, 0], I: -5 }] }, -90],
])('the vector to the right of %s %j points at %d degrees', (_, field, degrees) => {
  const { svg } = drawKind({ field: { ...field, lines: 2, probe: { at: [2, 0] } } });
  const [[from, to]] = segmentsOfPaths(svg, (classes) => classes === 'e') as [Segment];
  expect(Math.cos(((directionOf(from, to) - degrees) * Math.PI) / 180)).toBeGreaterThan(0.999);
});
