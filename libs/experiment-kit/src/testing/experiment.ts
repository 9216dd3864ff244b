import type { Model } from '@zarra/physics';
import type { Experiment } from '../experiment/experiment.js';
import { fromGrid, gridSteps, type Parameters, type Values } from '../experiment/parameter.js';

type TestKey = 'length' | 'pull' | 'angle' | 'kind';

/** Types of the test experiment. */
export interface TestTypes {
  parameter: TestKey;
  view: 'arrows';
  state: Float64Array;
}

const parameters = {
  length: { label: 'Uzunlik', unit: 'm', min: 0.1, max: 2, step: 0.1, initial: 1 },
  pull: { label: 'Kuch', unit: 'N', min: -5, max: 5, step: 0.05, initial: 0, live: true },
  angle: { label: 'Burchak', unit: '°', min: 0, max: 90, step: 1, initial: 30, si: Math.PI / 180 },
  kind: {
    label: 'Turi',
    unit: '',
    min: 0,
    max: 2,
    step: 1,
    initial: 0,
    choices: ['a', 'b', 'c'],
    live: true,
  },
} satisfies Parameters<TestKey>;

/** A body under a constant force, with a coarse step so that every step counts. */
const model: Model<Values<TestKey>> = {
  dt: 0.01,
  layout: () => [
    { key: 'x', unit: 'm' },
    { key: 'v', unit: 'm/s' },
  ],
  start: ({ length, angle }, random) => Float64Array.of(length + random.uniform(), Math.sin(angle)),
  solver:
    ({ pull, kind }) =>
    (t, state, h) => {
      const [x = 0, v = 0] = state;
      state[0] = x + v * h;
      state[1] = v + (pull + kind * Math.sin(t) - x) * h;
    },
  events: [{ key: 'middle', direction: 0, value: (_t, [x = 0]) => x }],
  observables: [{ key: 'x', unit: 'm', value: (_t, [x = 0]) => x }],
};

/** An experiment with every kind of parameter. */
export const testExperiment: Experiment<TestTypes> = { slug: 'sinov', parameters, model };

/** Creates a repeatable random generator for tests, independent of the product's. */
export function createTestRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Random grid values of all parameters. */
export const randomValues = (of: Parameters, randomBelow: (below: number) => number): Values =>
  Object.fromEntries(
    Object.entries(of).map(([key, parameter]) => [
      key,
      fromGrid(parameter, randomBelow(gridSteps(parameter) + 1)),
    ]),
  );
