import { compileInvestigations } from './investigations.js';

const asked = { label: 'Davr, T', decimals: 2, tolerance: '2 %' };
const measured = { ...asked, instruction: 'Oʻlchang.', meters: ['period', 'parameter:mass'] };
const curve = {
  kind: 'curve',
  question: 'Qanday?',
  x: { label: 'm', decimals: 0, from: 0, to: 5 },
  y: { label: 'T', unit: 's', decimals: 0, from: 0, to: 5 },
  at: [1, 2, 3, 4, 5],
  expected: 'period(mass = 2 * x) - x',
  tolerance: '8 %',
  measure: { trials: [{ values: { mass: 'x + 1', length: 2 }, seconds: 'x' }], answer: 'period' },
};
const choice = {
  kind: 'choice',
  question: 'Qanday?',
  options: [
    { text: 'kam', value: 'sqrt(4)' },
    { text: 'koʻp', value: 3 },
  ],
  least: 'abs(x - 2.9)',
};
const item = {
  key: 'davr',
  title: 'Davr',
  class: 10,
  topic: 'Tebranish',
  level: 1,
  predict: choice,
  setUp: { instruction: 'Qoʻying.' },
  observe: [
    {
      ...measured,
      key: 'long-time',
      expected: '-pi^2 * mass + cos(60) * period()',
      measure: { trials: [{ events: 2 }, {}], answer: 'period(1) / period * mass' },
    },
  ],
  explain: 'Davr {long-time}, yaʼni {= round(long_time / 3, 1)}.',
};

interface Compiled {
  readonly predict: Record<string, never> & {
    readonly expected: (...args: unknown[]) => number;
    readonly measure: (x: number) => { readonly trials: unknown };
  };
  readonly observe: readonly {
    readonly tolerance: unknown;
    readonly unit: string;
    readonly expected: (quantities: unknown) => number;
    readonly measure: { readonly answer: (...readings: unknown[]) => number };
  }[];
  readonly explain: (measured: unknown) => string;
}

/** Evaluates the module, which imports nothing. */
async function compiled(changes: object = {}): Promise<Compiled> {
  const source = compileInvestigations([{ ...item, ...changes }]);
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as {
    investigations: readonly [Compiled];
  };
  return module.investigations[0];
}

const quantities = (name: string, changes?: object) => (changes ? 100 : name === 'mass' ? 2 : 10);

test('expressions are functions of named numbers, with changes where they have arguments', async () => {
  const { expected, tolerance, unit } = (await compiled()).observe[0]!;
  expect(expected(quantities)).toBeCloseTo(-2 * Math.PI ** 2 + 50, 12);
  expect([tolerance, unit]).toEqual([{ relative: 0.02 }, '']);
});

test('a choice may have the option with the least value of an expression', async () => {
  const { predict } = await compiled();
  expect(predict['options']).toEqual([
    { text: 'kam', value: 2 },
    { text: 'koʻp', value: 3 },
  ]);
  expect(predict.expected(quantities)).toBe(3);
});

test('a curve has its abscissa in the expected value and in the trials', async () => {
  const { predict } = await compiled({ predict: curve });
  const read = vi.fn(() => 7);
  expect(predict.expected(4, read)).toBe(3);
  expect(read).toHaveBeenCalledWith('period', { mass: 8 });
  expect(predict.measure(4).trials).toEqual([{ values: { mass: 5, length: 2 }, seconds: 4 }]);
});

test('an answer reads the meters after a trial, the last one by default', async () => {
  const { answer } = (await compiled()).observe[0]!.measure;
  const first = (name: string) => ({ period: 12 })[name];
  const last = (name: string) => ({ period: 3, 'parameter:mass': 5 })[name];
  expect(answer(first, last)).toBe(20);
});

test('an explanation has measured values and calculated numbers', async () => {
  const { explain } = await compiled();
  const measurement = {
    value: () => 6.61,
    text: (key: string) => `<${key}>`,
    number: (one: number) => `[${one}]`,
  };
  expect(explain(measurement)).toBe('Davr <long-time>, yaʼni [2.2].');
});

test.each([
  ['a field that is missing', { title: undefined }],
  ['a name that the explanation does not know', { explain: '{= length}' }],
  [
    'a name in the value of an option',
    {
      predict: {
        ...choice,
        options: [
          { text: 'a', value: 'mass' },
          { text: 'b', value: 1 },
        ],
      },
    },
  ],
  ['two ways of being right', { predict: { ...choice, expected: 1 } }],
  [
    'an abscissa where there is none',
    { observe: [{ ...item.observe[0], measure: { trials: [{ seconds: 'x' }], answer: 'period' } }] },
  ],
  ['code', { predict: { ...choice, least: 'import(x)' } }],
])('%s is refused', (_name, changes) => {
  expect(() => compileInvestigations([{ ...item, ...changes }])).toThrow();
});
