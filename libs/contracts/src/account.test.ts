import {
  email,
  EMAIL_PATTERN,
  password,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  secret,
  username,
} from './account.js';
import { contactMessage } from './endpoints/lists.js';

describe('an e-mail address', () => {
  test.each([
    'ali@zarra.uz',
    'ali.valiyev_77-x@mail.zarra.uz',
    'A@B.UZ',
    '7@1-2.museum',
    '...@x.uz',
    `${'a'.repeat(64)}@zarra.uz`,
  ])('%s is accepted', (address) => {
    expect(email.safeParse(address).success).toBe(true);
  });

  test.each([
    ['no at-sign', 'ali.zarra.uz'],
    ['no domain', 'ali@'],
    ['no top level', 'ali@zarra'],
    ['a top level of one letter', 'ali@zarra.u'],
    ['a top level of seven letters', 'ali@zarra.abcdefg'],
    ['digits in the top level', 'ali@zarra.u2'],
    ['nothing before the at-sign', '@zarra.uz'],
    ['a plus in the local part', 'ali+x@zarra.uz'],
    ['an apostrophe', "o'g'il@zarra.uz"],
    ['Cyrillic letters', 'али@zarra.uz'],
    ['space inside', 'ali @zarra.uz'],
    ['two at-signs', 'ali@x@zarra.uz'],
    ['two dots in the domain', 'ali@zarra..uz'],
    ['a second line', 'ali@zarra.uz\nBcc: b@c.uz'],
    ['more than 254 characters', `${'a'.repeat(250)}@zarra.uz`],
    ['an empty text', ''],
  ])('%s is rejected', (_, address) => {
    expect(email.safeParse(address).success).toBe(false);
  });

  test('surrounding space is trimmed', () => {
    expect(email.parse('  ali@zarra.uz ')).toBe('ali@zarra.uz');
  });

  test('a long hostile address is checked in under a second', () => {
    const start = process.cpuUsage();

    EMAIL_PATTERN.test(`a@${'a-.'.repeat(30_000)}!`);
    EMAIL_PATTERN.test(`${'a.'.repeat(50_000)}@`);

    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  });
});

test('a password has 6 to 256 characters and keeps its spaces', () => {
  expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([6, 256]);
  expect([5, 6, 256, 257].map((length) => password.safeParse('x'.repeat(length)).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(password.parse('  abcd  ')).toBe('  abcd  ');
});

test('a user name has 3 to 30 characters without surrounding space', () => {
  expect([2, 3, 30, 31].map((length) => username.safeParse('x'.repeat(length)).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(username.parse(' ali ')).toBe('ali');
  expect(username.safeParse('  a  ').success).toBe(false);
});

test.each(['Oʻgʻiloy', "O'g'iloy", 'Ғайрат', 'ali.valiyev-77_x', 'Anvar Karimov', '123', '物理学'])(
  'the user name %s is accepted',
  (name) => {
    expect(username.safeParse(name).success).toBe(true);
  },
);

test.each([
  ['an at-sign, as in an address', 'ali@zarra.uz'],
  ['a line break', 'ali\nvali'],
  ['a tab', 'ali\tvali'],
  ['U+0000', 'ali\u0000'],
  ['a character without width', 'al\u200bi'],
  ['a change of direction', 'ali\u202eilav'],
  ['a soft hyphen', 'ali\u00advali'],
  ['a line separator', 'ali\u2028vali'],
  ['a variation selector', 'ali\ufe0f'],
  ['a supplementary variation selector', 'ali\u{e0100}'],
  ['a tag character', 'ali\u{e0061}'],
  ['a filler of Hangul', 'ali\u3164'],
  ['a halfwidth filler of Hangul', '\uffa0ali'],
  ['the empty braille pattern', 'ali\u2800'],
  ['a combining grapheme joiner', 'al\u034fi'],
  ['a private character', 'ali\ue000'],
])('a user name with %s is rejected', (_, name) => {
  expect(username.safeParse(name).success).toBe(false);
});

test('a token or code has 1 to 4096 characters', () => {
  expect([0, 1, 4096, 4097].map((length) => secret.safeParse('x'.repeat(length)).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe('the phone of a contact message', () => {
  const accepts = (phone: string) =>
    contactMessage.request?.safeParse({ name: 'Ali', phone, message: 'Salom' }).success;

  test.each(['+998 90 123 45 67', '+998901234567', ' +998 90 1234567 '])('%j is accepted', (phone) => {
    expect(accepts(phone)).toBe(true);
  });

  test.each([
    '',
    '901234567',
    '998901234567',
    '+998 90 123 45 6',
    '+998 90 123 45 678',
    '+7 901 234 56 78',
    '+998 9a 123 45 67',
  ])('%j is rejected', (phone) => {
    expect(accepts(phone)).toBe(false);
  });
});
