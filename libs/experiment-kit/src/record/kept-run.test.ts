import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { keepRun, notesOf } from './kept-run.js';

const { parameters } = testLab;

test('a run keeps the values, the time and the readouts of its moment', () => {
  const session = createSession({ ...testLab, pace: 0.5 });
  session.set({ length: 1.5 });
  session.stepBy(100);
  const run = keepRun(session, 3);
  expect([run.number, run.values.length]).toEqual([3, 1.5]);
  // A hundred steps of 0.01 s: the model's own time, however fast it is shown.
  expect(run.time).toBeCloseTo(1, 12);
  expect(run.readings).toEqual([(session.run.state[0] ?? 0) / 0.01]);
  session.stepBy(50);
  expect(run.time).toBeCloseTo(1, 12);
});

test('what differs is named with its value, also in the run that has the value of the start', () => {
  const session = createSession(testLab);
  const first = keepRun(session, 1);
  expect(notesOf(parameters, [first], first)).toEqual([]);
  session.set({ length: 1.5, kind: 2 });
  const second = keepRun(session, 2);
  const runs = [first, second];
  expect(notesOf(parameters, runs, first)).toEqual(['Uzunlik: 1\u00A0m', 'Turi: a']);
  expect(notesOf(parameters, runs, second)).toEqual(['Uzunlik: 1,5\u00A0m', 'Turi: c']);
});

test('a run alone is told from the start', () => {
  const session = createSession(testLab);
  session.set({ angle: 45 });
  const run = keepRun(session, 1);
  expect(notesOf(parameters, [run], run)).toEqual(['Burchak: 45°']);
});

test('of many differences four are named', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
  const many = Object.fromEntries(
    names.map((name) => [name, { label: name, unit: '', min: 0, max: 9, step: 1, initial: 0 }]),
  ) as Record<(typeof names)[number], (typeof parameters)['length']>;
  const values = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 };
  const run = { number: 1, time: 0, values, readings: [] };
  expect(notesOf(many, [run], run)).toEqual(['a: 1', 'b: 1', 'c: 1', 'd: 1', 'yana 2 ta qiymat']);
});

test('a value is noted as its control shows it', () => {
  const session = createSession(testLab);
  session.set({ length: 1.5 });
  const run = keepRun(session, 1);
  const centimetres = { ...parameters.length, unit: 'sm', min: 10, max: 200, step: 10 };
  expect(
    notesOf(parameters, [run], run, () => ({ parameter: centimetres, value: 150, take: () => ({}) })),
  ).toEqual(['Uzunlik: 150\u00A0sm']);
});
