import { ELECTRON_MASS, ELEMENTARY_CHARGE, REDUCED_PLANCK } from '../constants/index.js';
import { packetTransmission } from './packet-transmission.js';
import { transmission, waveNumberOf } from './transmission.js';

const EV = ELEMENTARY_CHARGE;
const NM = 1e-9;
const through = (energy: number, ...barriers: [from: number, to: number, height: number][]) =>
  transmission(
    energy * EV,
    ELECTRON_MASS,
    barriers.map(([from, to, height]) => ({ from: from * NM, to: to * NM, height: height * EV })),
  );

test('an electron of 0.5 eV passes 1 eV x 0.2 nm with T = 0.61597', () => {
  expect(Math.abs(through(0.5, [0, 0.2, 1]) - 0.61597)).toBeLessThan(5e-6);
});

test('one barrier: T = 1 / (1 + V^2 sinh^2(kappa a) / 4 E (V - E)) below and above it and over a well, to 1e-12', () => {
  for (const [energy, width, height] of [
    [0.5, 0.2, 1],
    [0.01, 1, 2],
    [3, 0.4, 1],
    [1.5, 2, 1.4],
    [0.3, 0.5, -2],
  ] as const) {
    const gap = height - energy;
    const z = (Math.sqrt(2 * ELECTRON_MASS * Math.abs(gap) * EV) / REDUCED_PLANCK) * width * NM;
    const square = gap > 0 ? Math.sinh(z) ** 2 : -(Math.sin(z) ** 2);
    const expected = 1 / (1 + (height ** 2 * square) / (4 * energy * gap));
    expect(Math.abs(through(energy, [1, 1 + width, height]) / expected - 1)).toBeLessThan(1e-12);
  }
  // Level with the top: 1 / (1 + m V a^2 / 2 hbar^2).
  const z = (ELECTRON_MASS * EV * (0.3 * NM) ** 2) / (2 * REDUCED_PLANCK ** 2);
  expect(Math.abs(through(1, [0, 0.3, 1]) - 1 / (1 + z))).toBeLessThan(1e-7);
});

test('two equal barriers let everything pass at a resonance: T rises above 0.9999 where one alone passes 0.1', () => {
  const double = (energy: number) => through(energy, [0, 0.4, 2], [1.4, 1.8, 2]);
  let best = 0;
  for (let energy = 0.1; energy < 0.5; energy += 5e-6) best = Math.max(best, double(energy));
  expect(best).toBeGreaterThan(0.9999);
  expect(best).toBeLessThanOrEqual(1 + 1e-12);
  expect(through(0.3, [0, 0.4, 2])).toBeLessThan(0.1);
});

test('the way round does not matter (reciprocity), nor where the row stands, nor cuts within a barrier: to 1e-12', () => {
  const there = through(0.4, [0, 0.3, 1], [0.7, 0.8, 3], [1.1, 1.9, -1]);
  expect(Math.abs(through(0.4, [-1.9, -1.1, -1], [-0.8, -0.7, 3], [-0.3, 0, 1]) / there - 1)).toBeLessThan(
    1e-12,
  );
  expect(Math.abs(through(0.4, [50, 50.1, 1], [50.1, 50.3, 1]) / through(0.4, [0, 0.3, 1]) - 1)).toBeLessThan(
    1e-12,
  );
  expect(through(0.4)).toBe(1);
});

test('a packet far narrower in momentum than the curve T(E) passes like a beam, to 1e-5', () => {
  const barriers = [{ from: 0, to: 0.2 * NM, height: EV }];
  const waveNumber = waveNumberOf(0.5 * EV, ELECTRON_MASS);
  const sharp = packetTransmission({ waveNumber, spread: 100 * NM }, ELECTRON_MASS, barriers);
  expect(Math.abs(sharp / through(0.5, [0, 0.2, 1]) - 1)).toBeLessThan(1e-5);
  // Without barriers all passes that moves to the right; of a packet at rest that is half.
  expect(Math.abs(packetTransmission({ waveNumber, spread: 5 * NM }, ELECTRON_MASS, []) - 1)).toBeLessThan(
    1e-9,
  );
  expect(Math.abs(packetTransmission({ waveNumber: 0, spread: NM }, ELECTRON_MASS, []) - 0.5)).toBeLessThan(
    1e-3,
  );
});
