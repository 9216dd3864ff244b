import { stateHash } from '@zarra/physics';
import { initialValues, type Parameters } from '../experiment/parameter.js';
import type { EarlierRunRecord, GraphAxes, SharedState } from '../experiment/run-record.js';
import { createRun } from '../run/create-run.js';
import { testDefinition } from '../testing/definition.js';
import { randomValues, createTestRandom } from '../testing/experiment.js';
import { MAX_LENGTH, readAddress, type ShareableDefinition } from './address.js';
import { writeAddress, writeSearch } from './write-address.js';

const view = {
  turn: { label: 'Aylantirish', unit: '°', min: -180, max: 180, step: 1, initial: 0 },
} satisfies Parameters<'turn'>;
const histogram = {
  title: 'Joylar',
  countLabel: 'Soni',
  label: 'Siljish',
  unit: 'm',
  decimals: 1,
  bins: 4,
  range: () => [0, 1] as const,
  values: () => [0],
};
const shareable: ShareableDefinition = {
  parameters: testDefinition.parameters,
  view,
  plots: [...testDefinition.plots, { key: 'v-t', title: 'Tezlik', x: 'time', y: ['v'] }],
  histograms: [{ ...histogram, key: 'places' }],
  readouts: [...testDefinition.readouts, { key: 'v', label: 'Tezlik', unit: 'm/s', decimals: 1 }],
};
const MOST_STEPS = 100_000;
const GRAPHS: readonly (GraphAxes | undefined)[] = [
  undefined,
  { plot: 'v-t' },
  { plot: 'places' },
  { x: 'v', y: 'x' },
  { x: 'time', y: 'v' },
];

/** A run with random values and a number of parameter changes. */
const runWithChanges = (randomBelow: (below: number) => number, changes: number) => {
  const run = createRun(testDefinition);
  run.set(randomValues(testDefinition.parameters, randomBelow));
  for (let change = 0; change < changes; change++) {
    run.advance(1 + randomBelow(300));
    run.set({ pull: (randomBelow(201) - 100) / 20, kind: randomBelow(3) });
  }
  run.advance(randomBelow(100));
  return run;
};
const addressOf = (run: ReturnType<typeof runWithChanges>, turn: number) =>
  writeAddress(shareable, { run: run.record(), view: { turn } }, run.values);

test('200 states are restored bit for bit from addresses of at most 300 URL-safe characters', () => {
  const randomBelow = createTestRandom(1);
  for (let round = 0; round < 200; round++) {
    const run = runWithChanges(randomBelow, randomBelow(8));
    const turn = randomBelow(361) - 180;
    const address = addressOf(run, turn);
    expect(address).toMatch(/^[\w-]{1,300}$/);
    const opened = readAddress(shareable, address, MOST_STEPS);
    if (!opened) throw new Error(`${address} cannot be read`);
    const again = createRun(testDefinition, opened.run);
    again.advance(opened.run.steps);
    expect(stateHash(again.state)).toBe(stateHash(run.state));
    expect([again.values, opened.view['turn']]).toEqual([run.values, turn]);
  }
});

test('the start of an experiment takes at most eight characters', () => {
  expect(addressOf(createRun(testDefinition), 0).length).toBeLessThanOrEqual(8);
});

test('a query holds the same state as an address', () => {
  const { record, values } = runWithChanges(createTestRandom(4), 3);
  const state = { run: record(), view: { turn: 5 }, graph: { plot: 'v-t' } };
  const query = new URLSearchParams(`${writeSearch(shareable, state, values)}&embed`);
  expect([...query.keys()]).toEqual(['holat', 'embed']);
  expect(query.get('holat')).toBe(writeAddress(shareable, state, values));
});

test('a run with too many changes for 300 characters is shared from its start with the current values', () => {
  const run = runWithChanges(createTestRandom(2), 200);
  const address = addressOf(run, 0);
  expect(address.length).toBeLessThanOrEqual(MAX_LENGTH);
  expect(readAddress(shareable, address, MOST_STEPS)?.run).toEqual({
    ...run.record(),
    values: run.values,
    changes: [],
    steps: 0,
  });
});

/** A state with up to five earlier runs: some differ from the current one in one value, some in all. */
const stateWithRuns = (randomBelow: (below: number) => number, runs = randomBelow(6)): SharedState => {
  const current = runWithChanges(randomBelow, randomBelow(3)).record();
  const firstSlot = randomBelow(5);
  const earlierRuns = Array.from({ length: runs }, (_, index): EarlierRunRecord => {
    const { record, values } = runWithChanges(randomBelow, randomBelow(2));
    const one = { ...record(), values: { ...current.values, length: values['length'] ?? NaN } };
    return {
      slot: (firstSlot + index) % 5,
      isHidden: randomBelow(2) === 1,
      record: randomBelow(4) === 0 ? record() : one,
    };
  });
  return {
    run: current,
    view: { turn: randomBelow(361) - 180 },
    earlierRuns,
    graph: GRAPHS[randomBelow(GRAPHS.length)],
  };
};

test('200 states with up to five earlier runs and any graph are restored exactly', () => {
  const randomBelow = createTestRandom(5);
  for (let round = 0; round < 200; round++) {
    const state = stateWithRuns(randomBelow);
    const address = writeAddress(shareable, state, state.run.values);
    expect(address).toMatch(/^[\w-]{1,300}$/);
    expect(readAddress(shareable, address, MOST_STEPS)).toEqual(state);
  }
});

test('five runs that differ in one value take at most 90 characters', () => {
  const { record, values } = createRun(testDefinition);
  const earlierRuns = [1.1, 1.2, 1.3, 1.4, 1.5].map((length, slot) => ({
    slot,
    isHidden: false,
    record: { ...record(), values: { ...values, length }, steps: 2000 },
  }));
  const state = { run: record(), view: { turn: 0 }, earlierRuns };
  expect(writeAddress(shareable, state, values).length).toBeLessThanOrEqual(90);
});

test('of earlier runs that do not fit the oldest are left out, never a part of one', () => {
  const randomBelow = createTestRandom(6);
  const [current, ...earlier] = [2, 20, 20, 20, 20, 20].map((changes) =>
    runWithChanges(randomBelow, changes),
  );
  if (!current) throw new Error('No run');
  const earlierRuns = earlier.map((run, slot) => ({ slot, isHidden: false, record: run.record() }));
  const state = { run: current.record(), view: { turn: 0 }, earlierRuns, graph: { plot: 'v-t' } };
  const address = writeAddress(shareable, state, current.values);
  expect(address.length).toBeLessThanOrEqual(MAX_LENGTH);
  const restored = readAddress(shareable, address, MOST_STEPS);
  const count = restored?.earlierRuns?.length ?? 0;
  expect([count > 0, count < 5]).toEqual([true, true]);
  expect(restored).toEqual({ ...state, earlierRuns: earlierRuns.slice(-count) });
});

test('a run with too many changes restarts, and the earlier runs stay', () => {
  const randomBelow = createTestRandom(7);
  const current = runWithChanges(randomBelow, 200);
  const earlierRuns = [{ slot: 3, isHidden: true, record: runWithChanges(randomBelow, 1).record() }];
  const state = { run: current.record(), view: { turn: 0 }, earlierRuns };
  const address = writeAddress(shareable, state, current.values);
  expect(readAddress(shareable, address, MOST_STEPS)).toMatchObject({
    run: { values: current.values, changes: [], steps: 0 },
    earlierRuns,
  });
});

test('without earlier runs and with the first graph the address is of version 1, as before', () => {
  const run = createRun(testDefinition);
  run.set({ length: 1.5, angle: 60 });
  run.advance(120);
  run.set({ pull: 2 });
  run.advance(300);
  const state = { run: run.record(), view: { turn: 10 } };
  // Written before version 2 existed.
  const address = 'AQGkAwIADgI8AQC-AXgBjAE';
  expect(writeAddress(shareable, { ...state, earlierRuns: [], graph: undefined }, run.values)).toBe(address);
  expect(readAddress(shareable, address, MOST_STEPS)).toMatchObject(state);
});

test('the steps of all runs together are limited', () => {
  const { record, values } = createRun(testDefinition);
  const earlierRuns = [0, 1].map((slot) => ({ slot, isHidden: false, record: { ...record(), steps: 40 } }));
  const state = { run: { ...record(), steps: 20 }, view: { turn: 0 }, earlierRuns };
  const address = writeAddress(shareable, state, values);
  expect(readAddress(shareable, address, 100)).toEqual(state);
  expect(readAddress(shareable, address, 99)).toBeUndefined();
});

test.each([
  ['two runs with one line style', [0, 0]],
  ['a run with an unknown line style', [5]],
  ['a run with a line style of more than 32 bits', [2 ** 30]],
  ['six runs', [0, 1, 2, 3, 4, 5]],
])('%s: rejected', (_, slots) => {
  const { record, values } = createRun(testDefinition);
  const earlierRuns = slots.map((slot) => ({ slot, isHidden: false, record: record() }));
  const address = writeAddress(shareable, { run: record(), view: { turn: 0 }, earlierRuns }, values);
  expect(readAddress(shareable, address, MOST_STEPS)).toBeUndefined();
});

test('a graph that the definition does not have is not encoded', () => {
  const { record, values } = createRun(testDefinition);
  for (const graph of [{ plot: 'boshqa' }, { x: 'time', y: 'boshqa' }]) {
    const address = writeAddress(shareable, { run: record(), view: { turn: 0 }, graph }, values);
    expect(readAddress(shareable, address, MOST_STEPS)?.graph).toBeUndefined();
  }
});

test('2,000 damaged addresses are rejected or decode to a valid state, never an error', () => {
  const randomBelow = createTestRandom(3);
  let [opened, openedEarlier] = [0, 0];
  for (let round = 0; round < 2000; round++) {
    const state = stateWithRuns(randomBelow, round % 2 === 0 ? 0 : 1 + randomBelow(5));
    const letters = writeAddress(shareable, state, state.run.values).split('');
    for (let damage = 0; damage <= randomBelow(3); damage++) {
      const at = randomBelow(letters.length);
      const kind = randomBelow(3);
      if (kind === 0) letters[at] = String.fromCharCode(32 + randomBelow(95));
      else if (kind === 1) letters.splice(at, 1);
      else letters.splice(at, 0, 'A');
    }
    const shared = readAddress(shareable, letters.join(''), MOST_STEPS);
    if (!shared) continue;
    opened++;
    const { earlierRuns = [] } = shared;
    openedEarlier += earlierRuns.length;
    for (const record of [shared.run, ...earlierRuns.map((earlier) => earlier.record)]) {
      const run = createRun(testDefinition, record);
      run.advance(Math.min(100, record.steps));
      for (const value of [...Object.values(run.values), ...run.state])
        expect(Number.isFinite(value)).toBe(true);
      for (const [key, { min, max }] of Object.entries(testDefinition.parameters)) {
        const value = run.values[key] ?? NaN;
        expect(value >= min && value <= max).toBe(true);
      }
    }
  }
  expect([opened > 20, openedEarlier > 20]).toEqual([true, true]);
});

test.each([
  ['nothing', ''],
  ['an unknown version', 'AwEAAAA'],
  ['characters outside base64url', '§§§'],
  ['a script', '<script>alert(1)</script>'],
  ['a property name of every object', '__proto__'],
  ['too many characters', 'A'.repeat(301)],
  ['more steps than a page may repeat', 'AQH___8HAAA'],
])('%s is rejected', (_, letters) => {
  expect(readAddress(shareable, letters, MOST_STEPS)).toBeUndefined();
});

test('an address cannot change a parameter that is not live during a run', () => {
  const record = { ...createRun(testDefinition).record(), steps: 5 };
  const address = writeAddress(
    shareable,
    { run: { ...record, changes: [{ steps: 2, key: 'length', value: 2 }] }, view: initialValues(view) },
    record.values,
  );
  expect(readAddress(shareable, address, MOST_STEPS)).toBeUndefined();
});
