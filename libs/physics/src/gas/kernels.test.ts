import { BOLTZMANN } from '../codata/codata.js';
import { stateHash } from '../index.js';
import { gasEnergy } from './measure-gas.js';
import { moleculesOf, OFFSET } from './gas-state.js';
import {
  advanceGasByEvents,
  advanceGasByGrid,
  moleculeCount,
  reverseVelocities,
  type GasParameters,
} from './index.js';
import { DISCS, SPHERES, initialState } from '../testing/gas.js';

const KERNELS = [
  ['grid', advanceGasByGrid],
  ['event', advanceGasByEvents],
] as const;
/** A mixture of different radii and masses. */
const MIXED: GasParameters = {
  ...DISCS,
  ...{ length: 60, height: 40 },
  gases: [
    { count: 120, mass: 1, radius: 0.5 },
    { count: 60, mass: 4, radius: 1.1 },
  ],
};
const FEW_SPHERES: GasParameters = { ...SPHERES, gases: [{ count: 150, mass: 2, radius: 1 }] };
const CASES = [
  ['discs of two species', MIXED],
  ['spheres', FEW_SPHERES],
] as const;

/** Largest overlap of two molecules, or of a molecule with a wall, m. */
function overlap(state: Float64Array, p: GasParameters): number {
  const n = moleculeCount(p);
  const radii = p.gases.flatMap(({ count, radius }) => Array.from({ length: count }, () => radius));
  const walls = [state[OFFSET.piston]!, p.height, p.depth];
  const coordinate = (axis: number, i: number) => state[OFFSET.molecules + axis * n + i]!;
  let largest = -Infinity;
  for (let i = 0; i < n; i++) {
    for (let axis = 0; axis < p.dimensions; axis++)
      largest = Math.max(
        largest,
        radii[i]! - coordinate(axis, i),
        coordinate(axis, i) + radii[i]! - walls[axis]!,
      );
    for (let j = 0; j < i; j++) {
      let square = 0;
      for (let axis = 0; axis < p.dimensions; axis++)
        square += (coordinate(axis, i) - coordinate(axis, j)) ** 2;
      largest = Math.max(largest, radii[i]! + radii[j]! - Math.sqrt(square));
    }
  }
  return largest;
}

const maxDifference = (one: Float64Array, other: Float64Array): number =>
  one.reduce((largest, value, index) => Math.max(largest, Math.abs(value - other[index]!)), 0);

describe.each(KERNELS)('%s kernel', (_kernel, advanceBy) => {
  test.each(CASES)(
    '%s never overlap, never leave the box (1e-11 m), and conserve their energy to 1e-12',
    (_name, p) => {
      const state = initialState(p, 3);
      const advance = advanceBy(p);
      const energy = gasEnergy(state, p);
      for (let look = 0; look < 15; look++) {
        advance(0, state, 0.4);
        expect(overlap(state, p)).toBeLessThan(1e-11);
      }
      expect(state[OFFSET.collisions]).toBeGreaterThan(1000);
      expect(Math.abs(gasEnergy(state, p) / energy - 1)).toBeLessThan(1e-12);
    },
  );

  test.each(CASES)('%s: the change of momentum equals the impulse on the walls (1e-11 of it)', (_name, p) => {
    const state = initialState(p, 4);
    const n = moleculeCount(p);
    const masses = p.gases.flatMap(({ count, mass }) => Array.from({ length: count }, () => mass));
    const momentum = (axis: number): number =>
      masses.reduce((sum, m, i) => sum + m * state[OFFSET.molecules + (p.dimensions + axis) * n + i]!, 0);
    const before = [0, 1, 2].slice(0, p.dimensions).map(momentum);
    advanceBy(p)(0, state, 5);
    before.forEach((start, axis) => {
      const [near, far] = [state[OFFSET.impulse + 2 * axis]!, state[OFFSET.impulse + 2 * axis + 1]!];
      expect(far).toBeGreaterThan(0);
      expect(Math.abs(momentum(axis) - start + far - near)).toBeLessThan(1e-11 * far);
    });
  });

  test('two balls head on: the closed form for masses 1 and 3, and the moment of contact (1e-13)', () => {
    const p = {
      ...DISCS,
      gases: [
        { count: 1, mass: 1, radius: 1 },
        { count: 1, mass: 3, radius: 2 },
      ],
    };
    const state = initialState(p);
    moleculesOf(state).set([20, 33, 50, 50, 4, -1, 0, 0]);
    // 13 - 3 = 10 m at 5 m/s: contact after 2 s, at 28 and 31.
    advanceBy(p)(0, state, 3);
    const [x1, x2, , , v1, v2] = moleculesOf(state);
    expect([v1, v2].map((v) => v!.toFixed(12))).toEqual(['-3.500000000000', '1.500000000000']);
    expect([x1, x2].map((x) => x!.toFixed(12))).toEqual(['24.500000000000', '32.500000000000']);
    expect(state[OFFSET.collisions]).toBe(1);
  });

  test('an oblique collision exchanges only momentum along the line of centres: equal discs separate at right angles (1e-12)', () => {
    const p = { ...DISCS, gases: [{ count: 2, mass: 1, radius: 1 }] };
    const state = initialState(p);
    moleculesOf(state).set([20, 40, 50, 51, 5, 0, 0, 0]);
    advanceBy(p)(0, state, 5);
    const [, , , , vx1, vx2, vy1, vy2] = moleculesOf(state) as unknown as number[];
    expect(vx1! * vx2! + vy1! * vy2!).toBeCloseTo(0, 12);
    // The sine of the angle is 1 / 2: three quarters of the energy are transferred.
    expect((vx2! ** 2 + vy2! ** 2) / 25).toBeCloseTo(0.75, 12);
  });

  test('the moving piston reflects a ball with 2V - v, and stops at its target exactly', () => {
    const p = { ...DISCS, gases: [{ count: 1, mass: 2, radius: 1 }] };
    const state = initialState(p);
    moleculesOf(state).set([89, 50, 4, 0]);
    state[OFFSET.pistonVelocity] = -1;
    state[OFFSET.pistonTarget] = 95;
    advanceBy(p)(0, state, 3);
    // They meet after 2 s, at 97.
    expect(moleculesOf(state)[2]).toBeCloseTo(-6, 12);
    expect(moleculesOf(state)[0]).toBeCloseTo(91, 12);
    expect(state[OFFSET.work]).toBeCloseTo(36 - 16, 12);
    expect(state[OFFSET.impulse + 1]).toBeCloseTo(2 * 10, 12);
    advanceBy(p)(0, state, 3);
    expect([state[OFFSET.piston], state[OFFSET.pistonVelocity]]).toEqual([95, 0]);
  });

  test('with a moving piston the energy grows by its work to 1e-12, and the piston stops before the balls jam', () => {
    const state = initialState(MIXED, 5);
    const energy = gasEnergy(state, MIXED);
    state[OFFSET.pistonVelocity] = -16;
    state[OFFSET.pistonTarget] = 1;
    advanceBy(MIXED)(0, state, 3);
    expect(state[OFFSET.piston]).toBeGreaterThan(12);
    expect(state[OFFSET.piston]).toBeLessThan(15);
    expect(state[OFFSET.pistonVelocity]).toBe(0);
    expect(state[OFFSET.work]! / energy).toBeGreaterThan(2);
    expect(Math.abs((energy + state[OFFSET.work]!) / gasEnergy(state, MIXED) - 1)).toBeLessThan(1e-12);
    expect(overlap(state, MIXED)).toBeLessThan(1e-10);
  });

  test.each(CASES)(
    '%s: reversed after 1 s, all molecules return to their initial positions (1e-7 m)',
    (_name, p) => {
      const state = initialState(p, 6);
      const start = state.slice();
      advanceBy(p)(0, state, 1);
      expect(state[OFFSET.collisions]).toBeGreaterThan(100);
      reverseVelocities(state, p);
      advanceBy(p)(0, state, 1);
      reverseVelocities(state, p);
      expect(maxDifference(moleculesOf(state), moleculesOf(start))).toBeLessThan(1e-7);
    },
  );

  test('mirrored discs remain mirrored for 1 s (1e-8 m)', () => {
    const one = initialState(MIXED, 7);
    const other = one.slice();
    const n = moleculeCount(MIXED);
    for (let i = 0; i < n; i++) {
      const [y, vy] = [OFFSET.molecules + n + i, OFFSET.molecules + 3 * n + i];
      other[y] = MIXED.height - other[y]!;
      other[vy] = -other[vy]!;
    }
    for (const state of [one, other]) advanceBy(MIXED)(0, state, 1);
    for (let i = 0; i < n; i++) {
      expect(Math.abs(one[OFFSET.molecules + i]! - other[OFFSET.molecules + i]!)).toBeLessThan(1e-8);
      const sum = one[OFFSET.molecules + n + i]! + other[OFFSET.molecules + n + i]!;
      expect(Math.abs(sum - MIXED.height)).toBeLessThan(1e-8);
    }
  });

  test('scaling: four times the lengths and twice the time give the same motion, to the last bit', () => {
    const big = {
      ...MIXED,
      ...{ length: 240, height: 160 },
      gases: MIXED.gases.map(({ count, mass, radius }) => ({ count, mass, radius: 4 * radius })),
    };
    const small = initialState(MIXED, 8);
    const large = small.slice();
    const n = moleculeCount(MIXED);
    for (const offset of [OFFSET.piston, OFFSET.pistonTarget]) large[offset] = 4 * large[offset]!;
    moleculesOf(large).forEach((value, index, all) => (all[index] = value * (index < 2 * n ? 4 : 2)));
    const [one, other] = [advanceBy(MIXED), advanceBy(big)];
    for (let step = 0; step < 60; step++) {
      one(0, small, 1 / 8);
      other(0, large, 1 / 4);
    }
    const rescaled = moleculesOf(large).map((value, index) => value / (index < 2 * n ? 4 : 2));
    expect(stateHash(rescaled)).toBe(stateHash(moleculesOf(small).slice()));
  });

  test('an integrator has no memory: on a restored state a used and a new one give the same bits', () => {
    const used = advanceBy(MIXED);
    const state = initialState(MIXED, 9);
    for (let step = 0; step < 30; step++) used(0, state, 1 / 60);
    const saved = state.slice();
    for (let step = 0; step < 30; step++) used(0, state, 1 / 60);
    const hash = stateHash(state);
    for (const advance of [used, advanceBy(MIXED)]) {
      state.set(saved);
      for (let step = 0; step < 30; step++) advance(0, state, 1 / 60);
      expect(stateHash(state)).toBe(hash);
    }
  });

  test('a gas at 0 K is at rest; a single molecule keeps its speed', () => {
    const cold = { ...MIXED, temperature: 0, velocities: 'maxwell' as const };
    const state = initialState(cold);
    const start = state.slice();
    advanceBy(cold)(0, state, 10);
    expect(moleculesOf(state)).toEqual(moleculesOf(start));
    const single = { ...DISCS, gases: [{ count: 1, mass: 1, radius: 0.8 }] };
    const alone = initialState(single);
    advanceBy(single)(0, alone, 1000);
    expect(gasEnergy(alone, single)).toBeCloseTo(BOLTZMANN * single.temperature, 12);
  });
});

test.each(CASES)(
  'cross-method: the grid kernel in steps of 1/60 s and the event-driven one give the same motion of %s (1e-7 m)',
  (_name, p) => {
    const [stepped, driven] = [initialState(p, 10), initialState(p, 10)];
    const advance = advanceGasByGrid(p);
    for (let step = 0; step < 60; step++) advance(0, stepped, 1 / 60);
    advanceGasByEvents(p)(0, driven, 1);
    expect(driven[OFFSET.collisions]).toBe(stepped[OFFSET.collisions]);
    expect(maxDifference(moleculesOf(stepped), moleculesOf(driven))).toBeLessThan(1e-7);
  },
);
