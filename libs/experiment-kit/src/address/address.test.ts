import { stateHash } from '@zarra/physics';
import { initialValues, type Parameters } from '../experiment/parameter.js';
import { createRun } from '../run/create-run.js';
import { anyValues, testChance, testExperiment } from '../test-experiment.js';
import { LONGEST, readAddress, writeAddress } from './address.js';

const view = {
  turn: { label: 'Aylantirish', unit: '°', min: -180, max: 180, step: 1, initial: 0 },
} satisfies Parameters<'turn'>;
const shareable = { parameters: testExperiment.parameters, view };
const MOST_STEPS = 100_000;

/** A run with chance values and changes, as many as asked for. */
const eventful = (chance: (below: number) => number, changes: number) => {
  const run = createRun(testExperiment);
  run.set(anyValues(testExperiment.parameters, chance));
  for (let change = 0; change < changes; change++) {
    run.advance(1 + chance(300));
    run.set({ pull: (chance(201) - 100) / 20, kind: chance(3) });
  }
  run.advance(chance(100));
  return run;
};
const addressOf = (run: ReturnType<typeof eventful>, turn: number) =>
  writeAddress(shareable, { run: run.record(), view: { turn } }, run.values);

test('200 shared states are opened to the last bit, each in at most 300 letters safe in an address', () => {
  const chance = testChance(1);
  for (let round = 0; round < 200; round++) {
    const run = eventful(chance, chance(8));
    const turn = chance(361) - 180;
    const address = addressOf(run, turn);
    expect(address).toMatch(/^[\w-]{1,300}$/);
    const opened = readAddress(shareable, address, MOST_STEPS);
    if (!opened) throw new Error(`${address} cannot be read`);
    const again = createRun(testExperiment, opened.run);
    again.advance(opened.run.steps);
    expect(stateHash(again.state)).toBe(stateHash(run.state));
    expect([again.values, opened.view.turn]).toEqual([run.values, turn]);
  }
});

test('the start of an experiment takes a handful of letters', () => {
  expect(addressOf(createRun(testExperiment), 0).length).toBeLessThanOrEqual(8);
});

test('a run too eventful for 300 letters is shared from its start with the values of now', () => {
  const run = eventful(testChance(2), 200);
  const address = addressOf(run, 0);
  expect(address.length).toBeLessThanOrEqual(LONGEST);
  expect(readAddress(shareable, address, MOST_STEPS)?.run).toEqual({
    ...run.record(),
    values: run.values,
    changes: [],
    steps: 0,
  });
});

test('2,000 spoilt addresses are refused or are another state of this experiment, never an error', () => {
  const chance = testChance(3);
  let opened = 0;
  for (let round = 0; round < 2000; round++) {
    const letters = addressOf(eventful(chance, chance(4)), chance(90)).split('');
    for (let spoilt = 0; spoilt <= chance(3); spoilt++) {
      const at = chance(letters.length);
      const kind = chance(3);
      if (kind === 0) letters[at] = String.fromCharCode(32 + chance(95));
      else if (kind === 1) letters.splice(at, 1);
      else letters.splice(at, 0, 'A');
    }
    const shared = readAddress(shareable, letters.join(''), MOST_STEPS);
    if (!shared) continue;
    opened++;
    const run = createRun(testExperiment, shared.run);
    run.advance(Math.min(100, shared.run.steps));
    for (const value of [...Object.values(run.values), ...run.state])
      expect(Number.isFinite(value)).toBe(true);
    for (const [key, { min, max }] of Object.entries(testExperiment.parameters)) {
      const value = run.values[key as keyof typeof run.values];
      expect(value >= min && value <= max).toBe(true);
    }
  }
  expect(opened).toBeGreaterThan(20);
});

test.each([
  ['nothing', ''],
  ['an unknown version', 'AgEA'],
  ['letters of no alphabet', '§§§'],
  ['a script', '<script>alert(1)</script>'],
  ['a name of every object', '__proto__'],
  ['too many letters', 'A'.repeat(301)],
  ['more steps than a page may repeat', 'AQH___8HAAA'],
])('%s is refused', (_, letters) => {
  expect(readAddress(shareable, letters, MOST_STEPS)).toBeUndefined();
});

test('a parameter that cannot be moved live is not moved by an address either', () => {
  const record = { ...createRun(testExperiment).record(), steps: 5 };
  const address = writeAddress(
    shareable,
    { run: { ...record, changes: [{ steps: 2, key: 'length', value: 2 }] }, view: initialValues(view) },
    record.values,
  );
  expect(readAddress(shareable, address, MOST_STEPS)).toBeUndefined();
});
