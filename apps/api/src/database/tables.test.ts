import { emailKey, usernameKey } from './tables.js';

test.each([
  ["O'g'iloy", 'oʻgʻiloy'],
  ['Oʻgʻiloy', 'O‘g’iloy'],
  ['OLIM', 'olim'],
  ['ШАВКАТ', 'шавкат'],
  ['e\u0301lim', '\u00e9lim'],
  ['Jamʼ', "jam'"],
])('%s and %s are the same username', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});

test.each([
  ['olim', 'olim1'],
  ['шавкат', 'shavkat'],
  ['sher', 'sheʼr'],
  ['a b', 'ab'],
])('%s and %s are different usernames', (one, other) => {
  expect(usernameKey(one)).not.toBe(usernameKey(other));
});

test('the key of a key is the key itself', () => {
  for (const name of ["O'G'IL", 'İlhom', 'ΟΔΟΣ', "'qoʻshtirnoq'", 'ﬁzik']) {
    expect(usernameKey(usernameKey(name))).toBe(usernameKey(name));
  }
});

test('the key of an address ignores letter case', () => {
  expect(emailKey(' Olim.V@Zarra.UZ ')).toBe('olim.v@zarra.uz');
});
