import { readConfig } from './config.js';
import { configErrorOf } from './testing/config-error.js';

test.each(['postgres://h/n', 'postgresql://u:p@h:5432/n', 'postgresql:///n?host=/run/postgresql'])(
  'DATABASE_URL %s',
  (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  },
);

test.each([
  'mysql://zarra:MAXFIY@h/n',
  'zarra:MAXFIY@h/n',
  'postgres:zarra:MAXFIY@h',
  ' postgresql://zarra:MAXFIY@h/n',
  'x\npostgresql://zarra:MAXFIY@h/n',
  'POSTGRESQL//MAXFIY',
])('DATABASE_URL %j is refused without showing its password', (DATABASE_URL) => {
  const message = configErrorOf({ DATABASE_URL });
  expect(message).toBe('DATABASE_URL must be an address such as postgresql://user:password@host:5432/name.');
  expect(message).not.toContain('MAXFIY');
});

test('the message for another invalid variable does not contain the password either', () => {
  const DATABASE_URL = 'postgresql://zarra:MAXFIY@h/n';
  for (const wrong of [{ PORT: 'x' }, { TRUST_PROXY: 'x' }]) {
    expect(configErrorOf({ DATABASE_URL, ...wrong })).toBeDefined();
    expect(configErrorOf({ DATABASE_URL, ...wrong })).not.toContain('MAXFIY');
  }
});

test.each([
  ['SMTP_URL', 'http://u:MAXFIY@mail'],
  ['SMTP_URL', 'smtp://'],
  ['REDIS_URL', 'MAXFIY@redis:6379'],
  ['REDIS_URL', 'redis://'],
])('%s %s is rejected without its value in the message', (name, value) => {
  expect(configErrorOf({ [name]: value })).toMatch(new RegExp(`^${name} must be an address such as [^"]+$`));
  expect(configErrorOf({ [name]: value })).not.toContain('MAXFIY');
});

test.each(['noreply', 'Zarra <a@b>\r\nBcc: c@d', '@'])('MAIL_FROM %j is rejected', (MAIL_FROM) => {
  expect(configErrorOf({ MAIL_FROM })).toMatch(/^MAIL_FROM must be a sender such as /);
});

test.each([
  ['https://a.uz https://b.uz', ['https://a.uz', 'https://b.uz']],
  ['https://a.uz,https://b.uz', ['https://a.uz', 'https://b.uz']],
  [' https://a.uz/ ,\n http://B.uz:8080 ', ['https://a.uz', 'http://b.uz:8080']],
])('MEDIA_ORIGINS %j', (MEDIA_ORIGINS, mediaOrigins) => {
  expect(readConfig({ MEDIA_ORIGINS }).mediaOrigins).toEqual(mediaOrigins);
});

test.each([
  '*',
  'https://*.uz',
  'https:',
  'a.uz',
  'https://a.uz/films',
  'https://a.uz; script-src *',
  'data:',
  "'self'",
])('MEDIA_ORIGINS %s is invalid', (MEDIA_ORIGINS) => {
  expect(configErrorOf({ MEDIA_ORIGINS })).toMatch(/^MEDIA_ORIGINS must be addresses such as /);
});

describe('API_URL', () => {
  test.each([
    ['https://api.zarra.uz', 'https://api.zarra.uz'],
    ['https://api.zarra.uz/', 'https://api.zarra.uz'],
    ['https://api.zarra.uz/v1//', 'https://api.zarra.uz/v1'],
    ['HTTP://Api.zarra.uz:8000/api/v1.0/', 'http://api.zarra.uz:8000/api/v1.0'],
    ['https://api.zarra.uz:443/a~b_c-d', 'https://api.zarra.uz/a~b_c-d'],
    ['http://[::1]:8000/api', 'http://[::1]:8000/api'],
    ['https://зарра.uz/тест', 'https://xn--80aat1ba.uz/%D1%82%D0%B5%D1%81%D1%82'],
  ])('%s becomes %s', (API_URL, apiUrl) => {
    expect(readConfig({ API_URL }).apiUrl).toBe(apiUrl);
  });

  test.each([
    'api.zarra.uz',
    '/api',
    '//api.zarra.uz',
    'https:api.zarra.uz',
    'ftp://api.zarra.uz',
    'javascript:alert(1)',
    'https://',
    'https://api.zarra.uz/?a',
    'https://api.zarra.uz#a',
    'https://ali:parol@api.zarra.uz',
    'https://api.zarra.uz:99999',
    'https://a.uz; script-src *',
    'https://a.uz https://b.uz',
    'https://api&zarra.uz',
    "https://api.zarra.uz/a'b",
    'https://api.zarra.uz/a&b',
  ])('%s is rejected', (API_URL) => {
    expect(configErrorOf({ API_URL })).toBe(
      `API_URL must be an absolute address such as https://api.zarra.uz/v1, without a query and a password; it is "${API_URL}".`,
    );
  });
});

describe('SITE_URL', () => {
  test.each([
    ['https://zarra.uz', 'https://zarra.uz'],
    ['https://zarra.uz/', 'https://zarra.uz'],
    ['HTTP://Zarra.uz:8080', 'http://zarra.uz:8080'],
    ['https://zarra.uz:443', 'https://zarra.uz'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['https://зарра.uz', 'https://xn--80aat1ba.uz'],
  ])('%s becomes %s', (SITE_URL, siteUrl) => {
    expect(readConfig({ SITE_URL }).siteUrl).toBe(siteUrl);
  });

  test.each([
    ['', '', 'http://127.0.0.1:3000'],
    ['0.0.0.0', '08080', 'http://0.0.0.0:8080'],
    ['::1', '80', 'http://[::1]:80'],
    ['zarra.local', '', 'http://zarra.local:3000'],
  ])('is where the server listens when not given: HOST "%s", PORT "%s"', (HOST, PORT, siteUrl) => {
    expect(readConfig({ HOST, PORT }).siteUrl).toBe(siteUrl);
  });

  test.each([
    'zarra.uz',
    'https:zarra.uz',
    'ftp://zarra.uz',
    'https://',
    'https://zarra.uz/sayt',
    'https://zarra.uz/?a',
    'https://zarra.uz?',
    'https://zarra.uz#a',
    'https://ali@zarra.uz',
    'https://zarra.uz:99999',
    'https://zarra"uz',
    "https://zarra'uz",
    'https://zarra&uz',
  ])('%s is rejected', (SITE_URL) => {
    expect(configErrorOf({ SITE_URL })).toBe(
      `SITE_URL must be an address such as https://zarra.uz, without a path; it is "${SITE_URL}".`,
    );
  });
});
