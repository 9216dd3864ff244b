import { codeOf, reasonOf } from './error-reason.js';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  [withCode('connect to 192.0.2.1', 'ECONNREFUSED'), 'ECONNREFUSED'],
  [new TypeError('ali@maktab.uz'), 'TypeError'],
  ['a text', 'unknown'],
])('the code of %s is %s', (error, code) => {
  expect(codeOf(error)).toBe(code);
});

test.each([
  [withCode('no space left', 'ENOSPC'), 'no space left'],
  [withCode('', 'ENOSPC'), 'ENOSPC'],
  [new Error('first line\nsecond line'), 'first line'],
  [new Error('postgresql://zarra:maxfiy@db/zarra is down'), 'postgresql://***@db/zarra is down'],
  ['a text', 'a text'],
])('the reason of %s is %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
