import { stateHash } from '@zarra/physics';
import { initialValues, type Parameters } from '../experiment/parameter.js';
import { createRun } from '../run/create-run.js';
import { testDefinition } from '../testing/definition.js';
import { randomValues, createTestRandom } from '../testing/experiment.js';
import { MAX_LENGTH, readAddress } from './address.js';
import { writeAddress } from './write-address.js';

const view = {
  turn: { label: 'Aylantirish', unit: '°', min: -180, max: 180, step: 1, initial: 0 },
} satisfies Parameters<'turn'>;
const shareable = { parameters: testDefinition.parameters, view };
const MOST_STEPS = 100_000;

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

test('2,000 damaged addresses are rejected or decode to a valid state, never an error', () => {
  const randomBelow = createTestRandom(3);
  let opened = 0;
  for (let round = 0; round < 2000; round++) {
    const letters = addressOf(runWithChanges(randomBelow, randomBelow(4)), randomBelow(90)).split('');
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
    const run = createRun(testDefinition, shared.run);
    run.advance(Math.min(100, shared.run.steps));
    for (const value of [...Object.values(run.values), ...run.state])
      expect(Number.isFinite(value)).toBe(true);
    for (const [key, { min, max }] of Object.entries(testDefinition.parameters)) {
      const value = run.values[key] ?? NaN;
      expect(value >= min && value <= max).toBe(true);
    }
  }
  expect(opened).toBeGreaterThan(20);
});

test.each([
  ['nothing', ''],
  ['an unknown version', 'AgEA'],
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
