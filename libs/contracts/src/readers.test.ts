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
