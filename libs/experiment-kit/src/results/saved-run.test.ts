import { createSession } from '../run/create-session.js';
import { testDefinition, typedTestDefinition } from '../testing/definition.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { saveRun, differencesOf } from './saved-run.js';

const { parameters } = testDefinition;
const { more } = uzbekMessages.runs;

test('a saved run has the values, the time and the readouts of its step', () => {
  const session = createSession({ ...testDefinition, timeScale: 0.5 });
  session.set({ length: 1.5 });
  session.stepBy(100);
  const run = saveRun(session, 3);
  expect([run.number, run.values['length']]).toEqual([3, 1.5]);
  // A hundred steps of 0.01 s: model time at any time scale.
  expect(run.time).toBeCloseTo(1, 12);
  expect(run.readings).toEqual([(session.run.state[0] ?? 0) / 0.01]);
  session.stepBy(50);
  expect(run.time).toBeCloseTo(1, 12);
});

test('differences list the value of each run, including initial values', () => {
  const session = createSession(testDefinition);
  const first = saveRun(session, 1);
  expect(differencesOf(parameters, [first], first, more)).toEqual([]);
  session.set({ length: 1.5, kind: 2 });
  const second = saveRun(session, 2);
  const runs = [first, second];
  expect(differencesOf(parameters, runs, first, more)).toEqual(['Uzunlik: 1\u00A0m', 'Turi: a']);
  expect(differencesOf(parameters, runs, second, more)).toEqual(['Uzunlik: 1,5\u00A0m', 'Turi: c']);
});

test('a single run is compared with the initial values', () => {
  const session = createSession(testDefinition);
  session.set({ angle: 45 });
  const run = saveRun(session, 1);
  expect(differencesOf(parameters, [run], run, more)).toEqual(['Burchak: 45°']);
});

test('at most four differences are listed', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
  const many = Object.fromEntries(
    names.map((name) => [name, { label: name, unit: '', min: 0, max: 9, step: 1, initial: 0 }]),
  ) as Record<(typeof names)[number], (typeof parameters)['length']>;
  const values = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 };
  const run = { number: 1, time: 0, values, readings: [] };
  expect(differencesOf(many, [run], run, more)).toEqual(['a: 1', 'b: 1', 'c: 1', 'd: 1', 'yana 2 ta qiymat']);
});

test('a value is formatted as by its control', () => {
  const session = createSession(testDefinition);
  session.set({ length: 1.5 });
  const run = saveRun(session, 1);
  const centimetres = { ...typedTestDefinition.parameters.length, unit: 'sm', min: 10, max: 200, step: 10 };
  expect(
    differencesOf(parameters, [run], run, more, () => ({
      parameter: centimetres,
      value: 150,
      toValues: () => ({}),
    })),
  ).toEqual(['Uzunlik: 150\u00A0sm']);
});
