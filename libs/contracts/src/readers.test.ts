import fc from 'fast-check';
import { endpoints, type Endpoint } from './index.js';
import { toInteger, toOptionNumber, toPercentage } from './readers.js';

test.each([
  [66.67, 67],
  ['66.67', 67],
  ['66,67', 67],
  [' 50.00 % ', 50],
  ['0', 0],
  [0.4, 0],
  ['99.5', 100],
  [null, undefined],
  [undefined, undefined],
  ['', undefined],
  [' ', undefined],
  ['yaxshi', 'yaxshi'],
  ['-1', '-1'],
  [true, true],
])('the percentage %j is %j', (value, percentage) => {
  expect(toPercentage(value)).toBe(percentage);
});

test.each([
  [3, 3],
  ['3', 3],
  ['3.00', 3],
  [3.5, undefined],
  ['3.5', undefined],
  ['', undefined],
  ['0x10', undefined],
  [null, undefined],
  [true, undefined],
  [1e300, undefined],
])('the integer %j is %j', (value, integer) => {
  expect(toInteger(value)).toBe(integer);
});

test.each([
  [2, 2],
  ['2', 2],
  ['option2', 2],
  ['Option 4', 4],
  [0, undefined],
  ['5', undefined],
  ['B', undefined],
  [null, undefined],
])('the option %j is %j', (value, option) => {
  expect(toOptionNumber(value)).toBe(option);
});

const normalized = Object.values<Endpoint>(endpoints).filter(({ normalize }) => normalize);

test.each(normalized.map((endpoint) => [endpoint.name, endpoint] as const))(
  'of any JSON, %s is normalized without an error, and a second time without a change',
  (_, { normalize = (body) => body }) => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const once = normalize(body);
        expect(normalize(once)).toEqual(once);
      }),
    );
  },
);

describe('a stored result with a list of answers', () => {
  const read = (answers: unknown, fields: object = {}) => {
    const { normalize = (body: unknown) => body } = endpoints.lessonTestResult as Endpoint;
    return normalize({ percentage: 50, ...fields, answers }) as Record<string, unknown>;
  };

  test.each([
    [
      [
        { question: 11, selected_option: 1 },
        { question: 12, selected_option: '2' },
      ],
    ],
    [
      [
        { question_id: '11', option: 'option1' },
        { question_id: '12', answer: 2 },
      ],
    ],
    [
      [
        { question: { id: 11, question: 'Savol?' }, selected_option: 1 },
        { test: 12, chosen_option: 2 },
      ],
    ],
    [
      JSON.stringify([
        { question: 11, selected: 1 },
        { id: 12, selected: 2 },
      ]),
    ],
  ])('%j', (answers) => {
    expect(read(answers)['answers']).toEqual({ 11: 1, 12: 2 });
  });

  test('entries without a question or an option are omitted', () => {
    expect(
      read([null, 'x', { question: 11 }, { selected_option: 1 }, { question: 12, selected_option: 9 }]),
    ).toMatchObject({
      answers: {},
    });
  });

  test('the correct options are those of the entries, unless the result has them', () => {
    const answers = [{ question: 11, selected_option: 1, correct_option: 3 }];
    expect(read(answers)['correct_options']).toEqual({ 11: 3 });
    expect(read(answers, { correct_options: { 11: '4' } })['correct_options']).toEqual({ 11: 4 });
  });
});
