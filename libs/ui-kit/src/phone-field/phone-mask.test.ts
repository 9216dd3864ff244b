import { uzbekPhone } from '../testing/phone-formats.js';
import { maskPhone } from './phone-mask.js';

test.each([
  ['+998901234567', '+998 90 123 45 67'],
  ['998901234567', '+998 90 123 45 67'],
  ['901234567', '+998 90 123 45 67'],
  ['90 123-45-67', '+998 90 123 45 67'],
  ['8 (90) 123-45-67 (ish)', '+998 90 123 45 67'],
  ['+998 90 123 45 67', '+998 90 123 45 67'],
  ['+998 90 123', '+998 90 123'],
  ['+998 0 123 45 67', '+998 01 234 56 7'],
  ['9', '+998 9'],
  ['998', '+998 99 8'],
  ['+99', '+99'],
  ['+7 901 123 45 67', ''],
  ['79011234567', ''],
  ['Ali', ''],
  ['', ''],
])('formats %j as %j', (text, formatted) => {
  expect(maskPhone(text, uzbekPhone)).toBe(formatted);
});

test.each([
  ['7011234567', '+7 701 123 45 67'],
  ['+7 701 123 45 67', '+7 701 123 45 67'],
  ['8 701 123 45 67', '+7 701 123 45 67'],
  ['+7', '+7'],
])('with other groups formats %j as %j', (text, formatted) => {
  expect(maskPhone(text, { country: '7', groups: [3, 3, 2, 2], trunk: '8' })).toBe(formatted);
});
