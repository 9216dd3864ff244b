import { fullPhone, phoneDigits, type PhoneFormat } from './phone-digits.js';

/** `+998 90 123 45 67`. 8 is the former trunk prefix, still in use in writing. */
const uzbekPhone: PhoneFormat = { country: '998', groups: [2, 3, 2, 2], trunk: '8' };
/** The country code is also the first digit of some numbers. */
const kazakhPhone: PhoneFormat = { country: '7', groups: [3, 3, 2, 2], trunk: '8' };
/** Short numbers without a trunk prefix. */
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
])('%j has the digits %j', (text, digits) => {
  expect(phoneDigits(text, uzbekPhone)).toBe(digits);
});

test.each([
  ['90 123 45 67, 91 765 43 21', '901234567'],
  ['+998 90 123 45 67 +998 91 765 43 21', '901234567'],
  ['90 123 45 67 (ichki 12)', '901234567'],
  ['2 ta: 90 123 45 67', '901234567'],
])('returns the first complete number of %j', (text, digits) => {
  expect(phoneDigits(text, uzbekPhone)).toBe(digits);
});

test.each(['+7 901 123 45 67', '79011234567', '8 901 123 45 67', '90 123 45 678', '+998 90 123 45 67 8'])(
  'rejects %j without truncating it',
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
])('with the country code 7, %j has the digits %j', (text, digits) => {
  expect(phoneDigits(text, kazakhPhone)).toBe(digits);
});

test.each([
  ['+372 5123 4567', '51234567'],
  ['85123456', '85123456'],
  ['3725123', '3725123'],
])('without a trunk prefix, %j has the digits %j', (text, digits) => {
  expect(phoneDigits(text, estonianPhone)).toBe(digits);
});

test.each([
  ['+998 90 123 45 67', '+998901234567'],
  ['901234567', '+998901234567'],
  ['+998 90 123 45 6', undefined],
  ['+7 901 123 45 67', undefined],
  ['', undefined],
])('the full number of %j is %j', (text, full) => {
  expect(fullPhone(text, uzbekPhone)).toBe(full);
});
