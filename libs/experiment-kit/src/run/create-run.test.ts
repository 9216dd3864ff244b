import { stateHash } from '@zarra/physics';
import { testDefinition } from '../testing/definition.js';
import { randomValues, createTestRandom } from '../testing/experiment.js';
import { createRun } from './create-run.js';

const hashAfter = (run: ReturnType<typeof createRun>, steps: number) => {
  run.advance(steps - run.steps);
  return stateHash(run.state);
};

test('replaying a record with changes gives the same bits', () => {
  const randomBelow = createTestRandom(4);
  for (let round = 0; round < 50; round++) {
    const run = createRun(testDefinition);
    run.set(randomValues(testDefinition.parameters, randomBelow));
    for (let change = 0; change < 5; change++) {
      run.advance(randomBelow(40));
      const { pull, kind } = randomValues(testDefinition.parameters, randomBelow);
      run.set(randomBelow(2) ? { pull } : { kind });
    }
    run.advance(randomBelow(60));
    const again = createRun(testDefinition, run.record());
    again.advance(run.steps);
    expect(stateHash(again.state)).toBe(stateHash(run.state));
    expect(again.values).toEqual(run.values);
  }
});

test('seeking back and forward gives the same states', () => {
  const run = createRun(testDefinition);
  run.advance(100);
  run.set({ pull: 2 });
  run.advance(100);
  const [hash, values] = [stateHash(run.state), run.values];
  run.seek(50);
  expect([run.steps, run.values['pull']]).toEqual([50, 0]);
  run.seek(100);
  expect([run.steps, run.values['pull']]).toEqual([100, 2]);
  run.seek(200);
  expect([stateHash(run.state), run.values]).toEqual([hash, values]);
  expect(run.newest).toBe(200);
});

test('a step is new once: not when seeking computes it from a keyframe', () => {
  const steps: number[] = [];
  const run = createRun(testDefinition, undefined, undefined, (advanced) => steps.push(advanced.steps));
  run.advance(20);
  run.seek(7);
  expect([run.steps, run.newest]).toEqual([7, 20]);
  run.seek(13);
  run.seek(20);
  run.advance(2);
  expect(steps).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
});

test('seeking is limited to the stored history', () => {
  const run = createRun(testDefinition);
  run.advance(10_000);
  expect(run.oldest).toBe(4000);
  run.seek(0);
  expect(run.steps).toBe(4000);
  run.seek(1e9);
  expect(run.steps).toBe(10_000);
});

test('a live parameter changes the run from the current step and discards later steps', () => {
  const run = createRun(testDefinition);
  run.advance(300);
  run.seek(100);
  expect(run.set({ pull: -1 })).toBe(false);
  expect([run.steps, run.newest, run.values['pull']]).toEqual([100, 100, -1]);
  const other = createRun(testDefinition);
  other.advance(100);
  other.set({ pull: -1 });
  const changed = [hashAfter(other, 150), hashAfter(other, 200)];
  expect(hashAfter(run, 200)).toBe(changed[1]);
  // Seeking back uses the changed run too.
  run.seek(150);
  expect(stateHash(run.state)).toBe(changed[0]);
});

test('the last of several changes at one step applies', () => {
  const run = createRun(testDefinition);
  run.advance(10);
  for (const pull of [1, 2, 3]) run.set({ pull });
  run.set({ kind: 1 });
  expect(run.record().changes).toEqual([
    { steps: 10, key: 'pull', value: 3 },
    { steps: 10, key: 'kind', value: 1 },
  ]);
});

test('any other parameter restarts the experiment with the current values', () => {
  const run = createRun(testDefinition);
  run.advance(10);
  run.set({ pull: 3 });
  expect(run.set({ length: 2 })).toBe(true);
  expect([run.steps, run.values['pull'], run.values['length']]).toEqual([0, 3, 2]);
  expect(run.record().changes).toEqual([]);
});

test('values off the grid, out of range or invalid snap to the nearest valid value', () => {
  const run = createRun(testDefinition);
  run.set({ length: 99, angle: 44.6, pull: NaN });
  expect(run.values).toEqual({ length: 2, angle: 45, pull: 0, kind: 0 });
  expect(run.si['angle']).toBeCloseTo(Math.PI / 4, 15);
});

test('a different seed gives a different start', () => {
  const run = createRun(testDefinition);
  const first = run.state[0];
  run.reset(run.values, 2);
  expect(run.state[0]).not.toBe(first);
  run.reset();
  expect(createRun(testDefinition, run.record()).state[0]).toBe(run.state[0]);
});
