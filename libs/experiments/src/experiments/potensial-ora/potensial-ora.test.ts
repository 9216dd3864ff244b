import { createSession } from '@zarra/experiment-kit';
import type { Values } from '@zarra/experiment-kit/parameters';
import { ELECTRON_MASS, ELEMENTARY_CHARGE, REDUCED_PLANCK } from '@zarra/physics/codata';
import { displayedValue, createTestRandom, textNumber } from '../../testing/experiments.js';
import { definition } from './definition.js';
import { beatFrequency } from './model.js';
import { KIND, type WellKey } from './parameters.js';

const EV = ELEMENTARY_CHARGE;
const startSession = (values: Partial<Record<WellKey, number>> = {}) => {
  const session = createSession(definition);
  session.set(values);
  return session;
};
/** h^2 / 8 m L^2 for an electron in 1 nm, eV. */
const UNIT = (Math.PI * REDUCED_PLANCK) ** 2 / (2 * ELECTRON_MASS * 1e-18) / EV;

test('a box of 1 nm shows 0.376 eV, n times n as much for n, and less for a heavier particle', () => {
  expect(displayedValue(startSession({ kind: KIND.box }), 'energy')).toBe(0.376);
  for (const [width, mass, level] of [
    [1, 1, 5],
    [0.3, 0.2, 8],
    [2, 2, 3],
    [0.69, 1.55, 2],
  ] as const) {
    const session = startSession({ kind: KIND.box, width, mass, level });
    expect(
      Math.abs(displayedValue(session, 'energy') - (UNIT * level ** 2) / (mass * width ** 2)),
    ).toBeLessThan(0.0006);
  }
});

test('from the second level of the 1 nm box to the first: 1.128 eV, 1099.1 nm', () => {
  const session = startSession({ kind: KIND.box, level: 1, other: 2 });
  expect(displayedValue(session, 'photon')).toBe(1.128);
  expect(displayedValue(session, 'wavelength')).toBe(1099.1);
});

test('0.68 to 0.71 nm are green, their neighbours are not', async () => {
  const green = [0.66, 0.67, 0.68, 0.69, 0.7, 0.71, 0.72].filter((width) => {
    const wavelength = displayedValue(
      startSession({ kind: KIND.box, width, level: 1, other: 2 }),
      'wavelength',
    );
    return wavelength >= 500 && wavelength <= 565;
  });
  expect(green).toEqual([0.68, 0.69, 0.7, 0.71]);
  const investigations = await definition.investigations?.();
  const text = investigations
    ?.find(({ slug }) => slug === 'yashil-foton')
    ?.explain({ value: () => NaN, text: () => '', number: String });
  expect(text).toContain(`${textNumber(green[0] ?? NaN, 2)}–${textNumber(green.at(-1) ?? NaN, 2)} nm`);
});

test('a well 1 eV deep and 1 nm wide shows 0.191 eV and two levels', () => {
  const session = startSession({ kind: KIND.finite, width: 1, depth: 1, level: 1 });
  expect(displayedValue(session, 'energy')).toBe(0.191);
  expect(displayedValue(session, 'count')).toBe(2);
  session.set({ level: 3 });
  expect(displayedValue(session, 'energy')).toBeNaN();
  expect(definition.content.describe(session.snapshot())).toBe('Bu oʻrada n = 3 sath yoʻq.');
});

test('finite wells all over the grid: k L = (n - 1) pi + 2 atan(kappa / k) to the last digit', () => {
  const randomBelow = createTestRandom(22);
  for (let round = 0; round < 40; round++) {
    const [width, depth] = [0.3 + 0.01 * randomBelow(171), 0.5 + 0.1 * randomBelow(196)];
    const [mass, level] = [0.2 + 0.05 * randomBelow(37), 1 + randomBelow(8)];
    const session = startSession({ kind: KIND.finite, width, depth, mass, level });
    const si: Values<WellKey> = session.run.si;
    const kOf = (energy: number) => Math.sqrt(2 * si.mass * energy) / REDUCED_PLANCK;
    let [low, high] = [0, si.depth];
    for (let halving = 0; halving < 60; halving++) {
      const half = (low + high) / 2;
      const phase = (level - 1) * Math.PI + 2 * Math.atan(kOf(si.depth - half) / kOf(half));
      if (kOf(half) * si.width > phase) high = half;
      else low = half;
    }
    const exists = displayedValue(session, 'count') >= level;
    const energy = displayedValue(session, 'energy');
    if (exists && si.depth - low > 0.002 * si.depth) expect(Math.abs(energy - low / EV)).toBeLessThan(0.0011);
    if (!exists) expect(energy).toBeNaN();
  }
});

test('the oscillator shows (n - 1/2) hbar omega', () => {
  for (const [width, depth, mass, level] of [
    [1, 5, 1, 3],
    [0.3, 20, 0.2, 8],
    [2, 0.5, 2, 1],
  ] as const) {
    const session = startSession({ kind: KIND.oscillator, width, depth, mass, level });
    const quantum = REDUCED_PLANCK * Math.sqrt((8 * depth * EV) / (mass * ELECTRON_MASS)) * (1e9 / width);
    expect(Math.abs(displayedValue(session, 'energy') - (quantum * (level - 0.5)) / EV)).toBeLessThan(0.0006);
  }
});

test('in the box, the first and second level together swing: 1/2 + 4 / 3 pi cos(omega t) in the left half', () => {
  const session = startSession({ kind: KIND.box, width: 1, level: 1, other: 2 });
  const omega = (3 * UNIT * EV) / REDUCED_PLANCK;
  for (let sample = 0; sample < 8; sample++) {
    const expected = 50 + (400 / (3 * Math.PI)) * Math.cos(omega * session.run.time);
    expect(Math.abs(displayedValue(session, 'left') - expected)).toBeLessThan(0.06);
    session.stepBy(61);
  }
});

test('the turning event occurs every half period; a single level is stationary', () => {
  const session = startSession({ kind: KIND.box, width: 1, level: 1, other: 2 });
  expect(session.runToNextEvent()?.key).toBe('turned');
  expect(Math.abs(session.run.time - (Math.PI * REDUCED_PLANCK) / (3 * UNIT * EV))).toBeLessThan(2e-17);
  const still = startSession({ kind: KIND.double, level: 2 });
  const before = displayedValue(still, 'left');
  still.stepBy(500);
  expect(displayedValue(still, 'left')).toBe(before);
  expect(before).toBe(50);
});

test('beyond the turning points of the oscillator 15.73 % are found in the lowest level; none outside a box', () => {
  // erfc(1), Abramowitz and Stegun, table 7.1
  expect(Math.abs(displayedValue(startSession({ kind: KIND.oscillator }), 'forbidden') - 15.73)).toBeLessThan(
    0.5,
  );
  expect(displayedValue(startSession({ kind: KIND.box }), 'forbidden')).toBe(0);
});

test('outside a finite well: 1 / (1 + kappa L / 2 + …) of the ground state, in closed form', () => {
  const session = startSession({ kind: KIND.finite, width: 1, depth: 1 });
  const energy = 0.190761;
  const [k, kappa] = [energy, 1 - energy].map((e) => Math.sqrt(2 * ELECTRON_MASS * e * EV) / REDUCED_PLANCK);
  const half = 0.5e-9;
  const angle = (k ?? 0) * half;
  // psi = cos(k x) inside, cos(angle) exp(-kappa (x - half)) outside.
  const outer = Math.cos(angle) ** 2 / (kappa ?? 1);
  const inner = half + Math.sin(2 * angle) / (2 * (k ?? 1));
  expect(Math.abs(displayedValue(session, 'forbidden') - (100 * outer) / (outer + inner))).toBeLessThan(0.02);
});

test('the wall stays where it was moved', () => {
  for (const kind of Object.values(KIND)) {
    const session = startSession({ kind });
    const [handle] = definition.handles;
    if (!handle) throw new Error('No handle');
    session.set(handle.moveTo(0.7, 0, session.snapshot()));
    expect(handle.position(session.snapshot()).x).toBeCloseTo(0.7, 9);
    session.set(handle.nudge(1, 0, true, session.snapshot()));
    expect(session.run.values['width']).toBe(1.41);
    session.set(handle.nudge(0, -1, false, session.snapshot()));
    expect(session.run.values).toMatchObject({ width: 1.41, depth: 4.5 });
  }
});

test.each([
  { kind: KIND.box, width: 0.45, mass: 0.2, level: 2, other: 5 },
  { kind: KIND.box, width: 0.3, mass: 0.2, level: 1, other: 8 },
  { kind: KIND.oscillator, width: 0.3, mass: 0.2, depth: 20, level: 1, other: 8 },
  { kind: KIND.finite, width: 2, mass: 2, depth: 20, level: 3, other: 1 },
])('the graph has at least eight readings of a beat: %o', (values) => {
  const session = startSession(values);
  const { si } = session.snapshot();
  session.stepBy(600);
  const { series, column } = session.readings;
  const readingTime = series.offset(2, column('clock')) - series.offset(1, column('clock'));
  const period = (2 * Math.PI) / Math.abs(beatFrequency(si)) / 1e-15;
  expect(period / readingTime).toBeGreaterThan(8);
  // The time of the page is that of the model.
  expect(session.snapshot().time).toBeCloseTo(session.snapshot().state[0] as number, 25);
});
