import { usernameProblem } from './username-rules.js';

test.each([
  ...[
    'Gʻayrat Nosirov',
    "O'g'iloy",
    'Oʻgʻil',
    'o`g´il',
    'oʼg‘il',
    'Maʼruf',
    'ali.valiyev-77_x',
    'ALI',
    '123',
  ],
  ...[
    'Ғайрат',
    'Кўзи Ожиз',
    'Ҳамид Қодиров',
    'Иван',
    'Şahzod Çoʻlpon',
    'José',
    '物理学',
    'りんごpie',
    '김철수',
  ],
  ...['محمد', 'Ωμεγα', 'Salom 😀', 'sinf-10', 'Zarrina', 'zarrachi', 'ustozbek', 'Fizika oʻqituvchisi Karim'],
])('the username %s is allowed', (name) => {
  expect(usernameProblem(name)).toBeUndefined();
});

test.each([
  ...['аli', 'Аziz', 'azіz', 'кomil', 'Mаrуam', 'Аlisher 7', 'aliФ', 'Ωmega', 'ο\u03b9lim', '٣٣٣ali', 'ᏚᎪᏞ'],
])('the letters of %s are of several scripts, or of one that is no longer in use', (name) => {
  expect(usernameProblem(name)).toBe('mixedUsername');
});

test.each([
  ...[
    'admin',
    'Admin1',
    'adm1n',
    'ADMlN',
    'админ',
    'аdmin',
    '𝐚𝐝𝐦𝐢𝐧',
    'ａｄｍｉｎ',
    'administrator',
    'Sayt admin',
  ],
  ...[
    'zarra',
    'Zarra Support',
    'zаrrа',
    'ⓩarra',
    'z a r r a',
    'ZARRA.',
    'zarra2026',
    'Зарра',
    'support',
    'ѕupport',
  ],
  ...[
    'moderator.uz',
    'модератор',
    'maʼmur',
    'MA‘MUR',
    'маъмур',
    'oʻqituvchi',
    "O'QITUVCHI",
    'ўқитувчи',
    'oqituvchi2',
  ],
  ...['root', 'учитель', 'postmaster', 'login', 'settings'],
])('the username %s is reserved', (name) => {
  expect(usernameProblem(name)).toBe('reservedUsername');
});
