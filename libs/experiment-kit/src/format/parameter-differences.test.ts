import { initialValues } from '../experiment/parameter.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { createSession } from '../run/create-session.js';
import { testDefinition, typedTestDefinition } from '../testing/definition.js';
import { differencesOf } from './parameter-differences.js';

const { parameters } = testDefinition;
const initial = initialValues(parameters);
const { more } = uzbekMessages.runs;

test('differences list the value of each run where one of them or the initial values differ', () => {
  const session = createSession(testDefinition);
  const first = session.lastStep();
  expect(differencesOf(parameters, [initial, first.values], first.values, more)).toEqual([]);
  session.set({ length: 1.5, kind: 2 });
  const second = session.lastStep();
  const all = [initial, first.values, second.values];
  expect(differencesOf(parameters, all, first.values, more)).toEqual(['Uzunlik: 1\u00A0m', 'Turi: a']);
  expect(differencesOf(parameters, all, second.values, more)).toEqual(['Uzunlik: 1,5\u00A0m', 'Turi: c']);
});

test('a single run is compared with the initial values', () => {
  const session = createSession(testDefinition);
  session.set({ angle: 45 });
  const run = session.lastStep();
  expect(differencesOf(parameters, [initial, run.values], run.values, more)).toEqual(['Burchak: 45°']);
});

test('at most four differences are listed', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
  const many = Object.fromEntries(
    names.map((name) => [name, { label: name, unit: '', min: 0, max: 9, step: 1, initial: 0 }]),
  ) as Record<(typeof names)[number], (typeof parameters)['length']>;
  const values = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 };
  expect(differencesOf(many, [initialValues(many), values], values, more)).toEqual([
    'a: 1',
    'b: 1',
    'c: 1',
    'd: 1',
    'yana 2 ta qiymat',
  ]);
});

test('a value is formatted as by its control', () => {
  const session = createSession(testDefinition);
  session.set({ length: 1.5 });
  const run = session.lastStep();
  const centimetres = { ...typedTestDefinition.parameters.length, unit: 'sm', min: 10, max: 200, step: 10 };
  expect(
    differencesOf(parameters, [initial, run.values], run.values, more, () => ({
      parameter: centimetres,
      value: 150,
      toValues: () => ({}),
    })),
  ).toEqual(['Uzunlik: 150\u00A0sm']);
});
