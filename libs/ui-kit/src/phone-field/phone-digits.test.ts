import { fullPhone, phoneDigits } from './phone-digits.js';
import { uzbekPhone, type PhoneFormat } from './phone-format.js';

/** A country whose code is also how its numbers begin. */
const kazakhPhone: PhoneFormat = { country: '7', groups: [3, 3, 2, 2], trunk: '8' };
/** A country whose numbers are short and have nothing before them. */
const estonianPhone: PhoneFormat = { country: '372', groups: [4, 4] };

test.each([
  ['+998901234567', '901234567'],
  ['998901234567', '901234567'],
  ['901234567', '901234567'],
  ['90 123-45-67', '901234567'],
  ['(90) 123 45 67', '901234567'],
  [' +998 (90) 123-45-67 ', '901234567'],
  ['8 90 123 45 67', '901234567'],
  ['8901234567', '901234567'],
  ['tel: 8 (90) 123-45-67, Ali', '901234567'],
  ['00998901234567', '901234567'],
  ['uyali: +998 90 123 45 67', '901234567'],
  ['+998 +998 90 123 45 67', '901234567'],
  ['+998 99 890 12 34', '998901234'],
  ['+998 99 812 34 56', '998123456'],
  ['998998123456', '998123456'],
  ['99 812 34 56', '998123456'],
  ['88 123 45 67', '881234567'],
  ['+998 90', '90'],
  ['+9', ''],
  ['90123', '90123'],
  ['90 12a3', '90123'],
  ['salom', ''],
  ['', ''],
])('%j is the number %j', (text, digits) => {
  expect(phoneDigits(text, uzbekPhone)).toBe(digits);
});

test.each([
  ['90 123 45 67, 91 765 43 21', '901234567'],
  ['+998 90 123 45 67 +998 91 765 43 21', '901234567'],
  ['90 123 45 67 (ichki 12)', '901234567'],
  ['2 ta: 90 123 45 67', '901234567'],
])('of the numbers in %j the first whole one is taken', (text, digits) => {
  expect(phoneDigits(text, uzbekPhone)).toBe(digits);
});

test.each(['+7 901 123 45 67', '79011234567', '8 901 123 45 67', '90 123 45 678', '+998 90 123 45 67 8'])(
  '%j is no number of this country, and none is cut out of it',
  (text) => {
    expect(phoneDigits(text, uzbekPhone)).toBe('');
  },
);

test.each([
  ['+7 701 123 45 67', '7011234567'],
  ['8 701 123 45 67', '7011234567'],
  ['77011234567', '7011234567'],
  ['7011234567', '7011234567'],
  ['+998 90 123 45 67', ''],
])('in a country with the code 7, %j is the number %j', (text, digits) => {
  expect(phoneDigits(text, kazakhPhone)).toBe(digits);
});

test.each([
  ['+372 5123 4567', '51234567'],
  ['85123456', '85123456'],
  ['3725123', '3725123'],
])('in a country without a trunk digit, %j is the number %j', (text, digits) => {
  expect(phoneDigits(text, estonianPhone)).toBe(digits);
});

test.each([
  ['+998 90 123 45 67', '+998901234567'],
  ['901234567', '+998901234567'],
  ['+998 90 123 45 6', undefined],
  ['+7 901 123 45 67', undefined],
  ['', undefined],
])('what a server gets of %j is %j', (text, sent) => {
  expect(fullPhone(text, uzbekPhone)).toBe(sent);
});
