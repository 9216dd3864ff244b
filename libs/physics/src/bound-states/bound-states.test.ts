import { ATOMIC_MASS, ELECTRON_MASS, ELEMENTARY_CHARGE, REDUCED_PLANCK } from '../codata/codata.js';
import { boundStates, transitionWavelength, type BoundStates } from './bound-states.js';
import {
  boxWell,
  doubleWell,
  drawnWell,
  finiteWell,
  harmonicWell,
  morseWell,
  type PotentialSegment,
} from './potential-segment.js';

const EV = ELEMENTARY_CHARGE;
const NM = 1e-9;
const electron = (segments: PotentialSegment[], maxLevels = 10, maxEnergy = Infinity) =>
  boundStates({ segments, mass: ELECTRON_MASS, maxLevels, maxEnergy });
const OMEGA = EV / REDUCED_PLANCK;
const LENGTH = Math.sqrt(REDUCED_PLANCK / (ELECTRON_MASS * OMEGA));

const overlap = ({ weights }: BoundStates, one: Float64Array, other: Float64Array) =>
  weights.reduce((sum, weight, i) => sum + weight * one[i]! * other[i]!, 0);
/** Number of sign changes above the level of rounding. */
function nodes(wave: Float64Array): number {
  const highest = Math.max(...wave.map(Math.abs));
  const signs = Array.from(wave)
    .filter((value) => Math.abs(value) > 1e-7 * highest)
    .map(Math.sign);
  return signs.filter((sign, i) => i > 0 && sign !== signs[i - 1]).length;
}

/**
 * Numerov's method, an independent one: shooting from the left with error h^4, bisection by the number of nodes.
 */
function numerovLevel(
  segments: PotentialSegment[],
  mass: number,
  level: number,
  top: number,
  cells = 6000,
): number {
  const [from, to] = [segments[0]!.from, segments[segments.length - 1]!.to];
  const h = (to - from) / cells;
  const scale = ((2 * mass) / REDUCED_PLANCK ** 2) * ((h * h) / 12);
  const potential = Array.from({ length: cells + 1 }, (_, i) => {
    const x = from + i * h;
    return (segments.find((segment) => x <= segment.to) ?? segments[segments.length - 1]!).value(x);
  });
  const crossings = (energy: number): number => {
    let [before, here, count] = [0, 1e-30, 0];
    for (let i = 1; i < cells; i++) {
      const f = (j: number) => 1 + scale * (energy - potential[j]!);
      const next = ((12 - 10 * f(i)) * here - f(i - 1) * before) / f(i + 1);
      if (next * here < 0) count++;
      [before, here] = Math.abs(next) > 1e100 ? [here * 1e-100, next * 1e-100] : [here, next];
    }
    return count;
  };
  let [low, high] = [Math.min(...potential), top];
  for (let round = 0; round < 46; round++) {
    const middle = (low + high) / 2;
    if (crossings(middle) > level) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

test.each([
  [1e-9, ELECTRON_MASS],
  [1e-14, 1836 * ELECTRON_MASS],
  [1e-3, ELECTRON_MASS],
])('a box of width %f m: ten levels (n pi hbar / L)^2 / 2m to 1e-9', (width, mass) => {
  const { energies } = boundStates({ segments: boxWell(width), mass, maxLevels: 10 });
  energies.forEach((energy, i) => {
    const expected = ((i + 1) * Math.PI * (REDUCED_PLANCK / width)) ** 2 / (2 * mass);
    expect(Math.abs(energy / expected - 1)).toBeLessThan(1e-9);
  });
  expect(energies).toHaveLength(10);
});

test('an electron in a box of 1 nm has 0.376030 eV (h^2 / 8 m L^2, CODATA 2022)', () => {
  expect(Math.abs(electron(boxWell(NM), 1).energies[0]! / EV - 0.37603)).toBeLessThan(5e-7);
});

test('an electron in a well 1 eV deep and 1 nm wide has 0.190761 eV, and its levels satisfy the tan and cot conditions to 1e-7', () => {
  const { energies } = electron(finiteWell(NM, EV, 4 * NM), 10, EV);
  expect(Math.abs(energies[0]! / EV - 0.190761)).toBeLessThan(5e-7);
  // k tan(k L / 2) = kappa for even, -k cot(k L / 2) = kappa for odd states: two bound states.
  expect(energies).toHaveLength(2);
  energies.forEach((energy, n) => {
    const [k, kappa] = [energy, EV - energy].map((e) => Math.sqrt(2 * ELECTRON_MASS * e) / REDUCED_PLANCK);
    const phase = 2 * Math.atan(kappa! / k!) + n * Math.PI;
    expect(Math.abs((k! * NM) / phase - 1)).toBeLessThan(1e-7);
  });
});

test('wells of any width and depth satisfy the same conditions to 1e-7, for any position of their edges on the grid', () => {
  for (const [width, depth, count] of [
    [0.3712, 5, 2],
    [2.113, 3, 6],
    [0.05, 0.5, 1],
  ] as const) {
    const margin = depth === 0.5 ? 40 : 2.3;
    const { energies } = electron(finiteWell(width * NM, depth * EV, margin * NM), 10, depth * EV);
    expect(energies).toHaveLength(count);
    energies.forEach((energy, n) => {
      const [k, kappa] = [energy, depth * EV - energy].map(
        (e) => Math.sqrt(2 * ELECTRON_MASS * e) / REDUCED_PLANCK,
      );
      const phase = 2 * Math.atan(kappa! / k!) + n * Math.PI;
      expect(Math.abs((k! * width * NM) / phase - 1)).toBeLessThan(1e-7);
    });
  }
});

test('the oscillator has (n + 1/2) hbar omega: ten levels to 1e-8', () => {
  const { energies } = electron(harmonicWell(ELECTRON_MASS, OMEGA, 8 * LENGTH));
  energies.forEach((energy, n) => expect(Math.abs(energy / (EV * (n + 0.5)) - 1)).toBeLessThan(1e-8));
});

test('hydrogen as a Morse well (D = 4.7446 eV, a = 19.4 / nm): ten levels of the closed form to 1e-7', () => {
  const [depth, steepness, rest, mass] = [4.7446 * EV, 1.94e10, 0.741e-10, (1.00782503 / 2) * ATOMIC_MASS];
  const quantum = REDUCED_PLANCK * steepness * Math.sqrt((2 * depth) / mass);
  const { energies } = boundStates({
    segments: morseWell(depth, steepness, rest, 0.2e-10, 4e-10),
    mass,
    maxLevels: 10,
  });
  energies.forEach((energy, n) => {
    const expected = quantum * (n + 0.5) - (quantum * (n + 0.5)) ** 2 / (4 * depth);
    expect(Math.abs(energy / expected - 1)).toBeLessThan(1e-7);
  });
});

const wells: [string, PotentialSegment[], number][] = [
  ['box', boxWell(NM), 10],
  ['finite well', finiteWell(2 * NM, 3 * EV, 1 * NM), 5],
  ['oscillator', harmonicWell(ELECTRON_MASS, OMEGA, 8 * LENGTH), 10],
  ['double well', doubleWell(1.5 * EV, 0.5 * NM, 1.2 * NM), 8],
  [
    'drawn well',
    drawnWell(
      [4, 3, 0.5, 0.2, 1.4, 0.9, 0, 2, 2.5, 4].map((v) => v * EV),
      0,
      2 * NM,
    ),
    8,
  ],
];

test.each(wells)(
  'wave functions (%s): orthonormal to 1e-8, the n-th with n nodes',
  (_name, segments, maxLevels) => {
    const states = electron(segments, maxLevels);
    states.waves.forEach((wave, n) => {
      expect(nodes(wave)).toBe(n);
      states.waves.forEach((other, m) => {
        expect(Math.abs(overlap(states, wave, other) - (n === m ? 1 : 0))).toBeLessThan(1e-8);
      });
    });
  },
);

// At a jump of the potential Numerov's method has low order: the finite well is tested with its closed form above.
const smooth = wells.filter(([name]) => name !== 'finite well');
test.each(smooth)('levels (%s) agree with Numerov shooting to 1e-6', (_name, segments, maxLevels) => {
  const { energies } = electron(segments, maxLevels);
  const top = energies[energies.length - 1]! * 1.2;
  for (const level of [0, 1, maxLevels - 1]) {
    const other = numerovLevel(segments, ELECTRON_MASS, level, top);
    expect(Math.abs(energies[level]! / other - 1)).toBeLessThan(1e-6);
  }
});

test('the wave functions of the oscillator are Hermite functions to 1e-4 of their height', () => {
  const { x, waves } = electron(harmonicWell(ELECTRON_MASS, OMEGA, 8 * LENGTH), 4);
  const hermite = [
    () => 1,
    (z: number) => 2 * z,
    (z: number) => 4 * z * z - 2,
    (z: number) => 8 * z ** 3 - 12 * z,
  ];
  waves.forEach((wave, n) => {
    const scale = 1 / Math.sqrt(2 ** n * [1, 1, 2, 6][n]! * Math.sqrt(Math.PI) * LENGTH);
    const sign = n % 2 ? -1 : 1;
    wave.forEach((value, i) => {
      const z = x[i]! / LENGTH;
      const expected = sign * scale * hermite[n]!(z) * Math.exp((-z * z) / 2);
      expect(Math.abs(value - expected) * Math.sqrt(LENGTH)).toBeLessThan(1e-4);
    });
  });
});

test('double well: the splitting decreases with the barrier height, even states are below odd ones', () => {
  const splits = [2, 4, 6].map((barrier) => {
    const { energies } = electron(doubleWell(barrier * EV, 0.5 * NM, 1.2 * NM), 2);
    return (energies[1]! - energies[0]!) / EV;
  });
  expect(splits[0]).toBeGreaterThan(3 * splits[1]!);
  expect(splits[1]).toBeGreaterThan(2 * splits[2]!);
  expect(splits[2]).toBeGreaterThan(0);
});

test('scaling: twice the width gives a quarter of the energy, to 1e-10; a mirrored well has the same levels', () => {
  const drawn = [4, 1, 0, 2, 1, 5].map((v) => v * EV);
  const one = electron(drawnWell(drawn, 0, NM), 5).energies;
  const wide = electron(
    drawnWell(
      drawn.map((v) => v / 4),
      0,
      2 * NM,
    ),
    5,
  ).energies;
  const mirrored = electron(drawnWell([...drawn].reverse(), 3 * NM, 4 * NM), 5).energies;
  one.forEach((energy, i) => {
    expect(Math.abs((4 * wide[i]!) / energy - 1)).toBeLessThan(1e-10);
    expect(Math.abs(mirrored[i]! / energy - 1)).toBeLessThan(1e-10);
  });
});

test('from the second to the first level of a box of 1 nm: 1099.06 nm, 8 m c L^2 / 3 h', () => {
  const { energies } = electron(boxWell(NM), 2);
  expect(Math.abs(transitionWavelength(energies[1]!, energies[0]!) / NM - 1099.06)).toBeLessThan(0.01);
  expect(transitionWavelength(energies[0]!, energies[1]!)).toBe(
    transitionWavelength(energies[1]!, energies[0]!),
  );
});
