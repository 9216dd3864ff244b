import { drawKind, numbersOf } from '../testing/numbers-of.js';

const board = (...lines: string[]) => `${lines.join('\n')}\n`;

test('parallel resistors share the current: R = R₁ R₂ / (R₁ + R₂)', () => {
  const numbers = numbersOf({
    circuit: {
      board: board('- - -', 'B12 . R20 R30', '- - -'),
      currents: { I: 'a1-b1', I_1: 'c1-c2', I_2: 'd1-d2' },
    },
  });
  expect(12 / (numbers['I'] ?? 0)).toBeCloseTo((20 * 30) / 50, 7);
  expect(numbers['I_1']).toBeCloseTo(0.6, 7);
  expect(numbers['I_2']).toBeCloseTo(0.4, 7);
});

test('resistors in series share the voltage', () => {
  const numbers = numbersOf({ circuit: { board: board('R4 R8', 'B6 . -', '- -') } });
  expect(numbers['U(R4)']).toBeCloseTo(2, 7);
  expect(numbers['U(R8)']).toBeCloseTo(4, 7);
});

test('the mixed circuit of the lesson has 1 A in 3 Ω', () => {
  const numbers = numbersOf({ circuit: { board: board('R3 - -', 'B15 . R20 R30', '- - -') } });
  expect(numbers['I(R3)']).toBeCloseTo(1, 7);
});

test('a balanced bridge has no current in its middle', () => {
  const numbers = numbersOf({
    circuit: { board: board('- -', 'R10 R20 -', 'R50:R_x .', 'R20 R40 B6', '- -') },
  });
  expect(Math.abs(numbers['I(R_x)'] ?? 1)).toBeLessThan(1e-9);
});

test('meters show computed readings, an open switch stops the current', () => {
  const closed = { circuit: { board: board('K1 A', 'B6 . R12', '- -'), show: 'readings' } };
  expect(drawKind(closed).svg).toContain('0,5');
  expect(numbersOf({ circuit: { board: board('K0 A', 'B6 . R12', '- -') } })['I(A)']).toBeCloseTo(0, 6);
});
