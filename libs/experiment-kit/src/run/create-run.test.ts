import { stateHash } from '@zarra/physics';
import { anyValues, testChance, testExperiment } from '../test-experiment.js';
import { createRun } from './create-run.js';

const hashAfter = (run: ReturnType<typeof createRun>, steps: number) => {
  run.advance(steps - run.steps);
  return stateHash(run.state);
};

test('a record of a run with changes leads to the same bits again', () => {
  const chance = testChance(4);
  for (let round = 0; round < 50; round++) {
    const run = createRun(testExperiment);
    run.set(anyValues(testExperiment.parameters, chance));
    for (let change = 0; change < 5; change++) {
      run.advance(chance(40));
      const { pull, kind } = anyValues(testExperiment.parameters, chance);
      run.set(chance(2) ? { pull } : { kind });
    }
    run.advance(chance(60));
    const again = createRun(testExperiment, run.record());
    again.advance(run.steps);
    expect(stateHash(again.state)).toBe(stateHash(run.state));
    expect(again.values).toEqual(run.values);
  }
});

test('going back and on again passes through the same states', () => {
  const run = createRun(testExperiment);
  run.advance(100);
  run.set({ pull: 2 });
  run.advance(100);
  const [hash, values] = [stateHash(run.state), run.values];
  run.seek(50);
  expect([run.steps, run.values.pull]).toEqual([50, 0]);
  run.seek(100);
  expect([run.steps, run.values.pull]).toEqual([100, 2]);
  run.seek(200);
  expect([stateHash(run.state), run.values]).toEqual([hash, values]);
  expect(run.newest).toBe(200);
});

test('nothing outside the remembered part can be visited', () => {
  const run = createRun(testExperiment);
  run.advance(10_000);
  expect(run.oldest).toBe(4000);
  run.seek(0);
  expect(run.steps).toBe(4000);
  run.seek(1e9);
  expect(run.steps).toBe(10_000);
});

test('a live parameter changes the run from here on, and what lay ahead is forgotten', () => {
  const run = createRun(testExperiment);
  run.advance(300);
  run.seek(100);
  expect(run.set({ pull: -1 })).toBe(false);
  expect([run.steps, run.newest, run.values.pull]).toEqual([100, 100, -1]);
  const other = createRun(testExperiment);
  other.advance(100);
  other.set({ pull: -1 });
  const changed = [hashAfter(other, 150), hashAfter(other, 200)];
  expect(hashAfter(run, 200)).toBe(changed[1]);
  // Going back, too, leads to the changed run.
  run.seek(150);
  expect(stateHash(run.state)).toBe(changed[0]);
});

test('of several changes at one step the last counts', () => {
  const run = createRun(testExperiment);
  run.advance(10);
  for (const pull of [1, 2, 3]) run.set({ pull });
  run.set({ kind: 1 });
  expect(run.record().changes).toEqual([
    { steps: 10, key: 'pull', value: 3 },
    { steps: 10, key: 'kind', value: 1 },
  ]);
});

test('any other parameter begins the experiment anew with all values of now', () => {
  const run = createRun(testExperiment);
  run.advance(10);
  run.set({ pull: 3 });
  expect(run.set({ length: 2 })).toBe(true);
  expect([run.steps, run.values.pull, run.values.length]).toEqual([0, 3, 2]);
  expect(run.record().changes).toEqual([]);
});

test('values off the grid, out of range or no numbers are taken to the nearest they can be', () => {
  const run = createRun(testExperiment);
  run.set({ length: 99, angle: 44.6, pull: NaN });
  expect(run.values).toEqual({ length: 2, angle: 45, pull: 0, kind: 0 });
  expect(run.si.angle).toBeCloseTo(Math.PI / 4, 15);
});

test('another seed is another start', () => {
  const run = createRun(testExperiment);
  const first = run.state[0];
  run.reset(2);
  expect(run.state[0]).not.toBe(first);
  run.reset();
  expect(createRun(testExperiment, run.record()).state[0]).toBe(run.state[0]);
});
