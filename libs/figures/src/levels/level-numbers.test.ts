import { numbersOf } from '../testing/numbers-of.js';

const hydrogen = { formula: '-13.6 / n^2', n: { from: 1, to: 6 } };

test('the Balmer series obeys 1/λ = R (1/4 − 1/n²)', () => {
  const numbers = numbersOf({
    levels: {
      ...hydrogen,
      transitions: [
        [3, 2],
        [4, 2],
        [5, 2],
        [6, 2],
      ],
    },
  });
  const rydberg = 13.6 / 1239.84198; // eV divided by hc in eV·nm
  for (const n of [3, 4, 5, 6])
    expect(1 / (numbers[`λ ${n} → 2`] ?? 0)).toBeCloseTo(rydberg * (1 / 4 - 1 / n ** 2), 9);
});

test('energies are those of the formula, and a photon has their difference', () => {
  const numbers = numbersOf({ levels: { ...hydrogen, transitions: [[2, 1]] } });
  expect(numbers).toMatchObject({ E_1: -13.6, E_2: -3.4 });
  expect(numbers['ΔE 2 → 1']).toBeCloseTo(10.2, 12);
});

test('levels of a list, and in joules', () => {
  const numbers = numbersOf({ levels: { list: [1e-19, 3e-19], unit: 'J', transitions: [[2, 1]] } });
  expect(numbers['λ 2 → 1']).toBeCloseTo((6.62607015e-34 * 299792458 * 1e9) / 2e-19, 6);
});

test('the spectrum shows the lines of its range only', () => {
  const spectrum = { show: 'spectrum', range: { from: 400, to: 500, step: 50, unit: 'nm' } };
  const numbers = numbersOf({
    levels: {
      formula: '-13.6 / n^2',
      transitions: [
        [3, 2],
        [4, 2],
      ],
      ...spectrum,
    },
  });
  expect(Object.keys(numbers)).toEqual(['λ 4 → 2']);
});
