import { ELECTRON_MASS, ELEMENTARY_CHARGE, REDUCED_PLANCK } from '../codata/codata.js';
import { packetTransmission, transmission, waveNumberOf } from './transmission.js';

const EV = ELEMENTARY_CHARGE;
const NM = 1e-9;
const transmissionOf = (energy: number, ...barriers: [from: number, to: number, height: number][]) =>
  transmission(
    energy * EV,
    ELECTRON_MASS,
    barriers.map(([from, to, height]) => ({ from: from * NM, to: to * NM, height: height * EV })),
  );

test('an electron of 0.5 eV has T = 0.61597 at a barrier of 1 eV x 0.2 nm', () => {
  expect(Math.abs(transmissionOf(0.5, [0, 0.2, 1]) - 0.61597)).toBeLessThan(5e-6);
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
    expect(Math.abs(transmissionOf(energy, [1, 1 + width, height]) / expected - 1)).toBeLessThan(1e-12);
  }
  // At the height of the barrier: 1 / (1 + m V a^2 / 2 hbar^2).
  const z = (ELECTRON_MASS * EV * (0.3 * NM) ** 2) / (2 * REDUCED_PLANCK ** 2);
  expect(Math.abs(transmissionOf(1, [0, 0.3, 1]) - 1 / (1 + z))).toBeLessThan(1e-7);
});

test('resonance of two equal barriers: T exceeds 0.9999 where a single one has less than 0.1', () => {
  const double = (energy: number) => transmissionOf(energy, [0, 0.4, 2], [1.4, 1.8, 2]);
  let best = 0;
  for (let energy = 0.1; energy < 0.5; energy += 5e-6) best = Math.max(best, double(energy));
  expect(best).toBeGreaterThan(0.9999);
  expect(best).toBeLessThanOrEqual(1 + 1e-12);
  expect(transmissionOf(0.3, [0, 0.4, 2])).toBeLessThan(0.1);
});

test('T is independent of direction (reciprocity), position and division of a barrier, to 1e-12', () => {
  const forward = transmissionOf(0.4, [0, 0.3, 1], [0.7, 0.8, 3], [1.1, 1.9, -1]);
  expect(
    Math.abs(transmissionOf(0.4, [-1.9, -1.1, -1], [-0.8, -0.7, 3], [-0.3, 0, 1]) / forward - 1),
  ).toBeLessThan(1e-12);
  expect(
    Math.abs(transmissionOf(0.4, [50, 50.1, 1], [50.1, 50.3, 1]) / transmissionOf(0.4, [0, 0.3, 1]) - 1),
  ).toBeLessThan(1e-12);
  expect(transmissionOf(0.4)).toBe(1);
});

test('a packet with a narrow momentum distribution is transmitted like a beam, to 1e-5', () => {
  const barriers = [{ from: 0, to: 0.2 * NM, height: EV }];
  const waveNumber = waveNumberOf(0.5 * EV, ELECTRON_MASS);
  const sharp = packetTransmission({ waveNumber, spread: 100 * NM }, ELECTRON_MASS, barriers);
  expect(Math.abs(sharp / transmissionOf(0.5, [0, 0.2, 1]) - 1)).toBeLessThan(1e-5);
  // Without barriers all components that move to the right are transmitted: half of a packet at rest.
  expect(Math.abs(packetTransmission({ waveNumber, spread: 5 * NM }, ELECTRON_MASS, []) - 1)).toBeLessThan(
    1e-9,
  );
  expect(Math.abs(packetTransmission({ waveNumber: 0, spread: NM }, ELECTRON_MASS, []) - 0.5)).toBeLessThan(
    1e-3,
  );
});
