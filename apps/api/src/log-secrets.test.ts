import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { createLogger } from './create-logger.js';
import { openTestApp } from './testing/app.js';
import { makeClock, MINUTE } from './testing/clock.js';
import { makeSite } from './testing/database.js';
import { makeLearner, post } from './testing/learner.js';
import { runNode, waitUntil } from './testing/process.js';

type Body = Record<string, string>;

/** The texts of the mail files of a server without a mail server. */
async function readMails(folder: string): Promise<string> {
  const files = await readdir(folder).catch(() => []);
  const mails = files.filter((file) => file.endsWith('.eml'));
  return (await Promise.all(mails.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n');
}

test('the logs and metrics of a real server contain no password, code, key, token, cookie or phone number', async () => {
  const env = { PORT: '0', METRICS_PORT: '0', ...(await makeSite('embedded')) };
  const dataDir = env.DATA_DIR;
  const server = runNode(['server.js'], env);
  const url = (await server.waitFor(/Zarra is ready: (http:\/\/127\.0\.0\.1:\d+)/))[1] ?? '';
  const metricsUrl = (await server.waitFor(/"address":"(http:[^"]+)"/))[1] ?? '';
  const secrets = new Set<string>();
  const call = async (path: string, body: Body | string, headers: Body = {}): Promise<[number, Body]> => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(url + '/api' + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: payload,
    });
    for (const [, value = ''] of response.headers
      .get('set-cookie')
      ?.matchAll(/(?:csrftoken|device)=([^;]+)/g) ?? []) {
      secrets.add(value);
    }
    const result = (response.status === 204 ? {} : await response.json()) as Body;
    for (const name of ['access', 'refresh', 'otp_key']) if (result[name]) secrets.add(result[name]);
    return [response.status, result];
  };
  const status = async (...parameters: Parameters<typeof call>) => (await call(...parameters))[0];
  const secret = (text: string): string => {
    secrets.add(text);
    return text;
  };

  // Registration with and without errors.
  const learner = {
    username: 'kanareyka',
    email: 'kanareyka@zarra.uz',
    password: secret('MAXFIY-birinchi-sozim'),
  };
  expect(await status('/register/', learner)).toBe(201);
  expect(await status('/register/', { ...learner, password: secret('MAXFIY-takror-sozim') })).toBe(400);
  expect(await status('/register/', { ...learner, password: secret('parol2024!') })).toBe(400);
  expect(await status('/register/', { ...learner, email: 'x', password: secret('MAXFIY-xato-email') })).toBe(
    400,
  );
  expect(await status('/register/', `{"password":"${secret('MAXFIY-buzuq-json')}"`)).toBe(400);
  expect(await status('/register/', { ...learner, password: secret(`MAXFIY-${'x'.repeat(70_000)}`) })).toBe(
    413,
  );
  // Sign-in.
  expect(await status('/login/', { ...learner, password: secret('MAXFIY-notogri-soz') })).toBe(401);
  // The password in the wrong field.
  expect(await status('/login/', { username: 'MAXFIY-nom', password: 'MAXFIY-nom' })).toBe(401);
  expect(await status('/login/', { username: 'hechkim', password: secret('MAXFIY-hechkim-sozi') })).toBe(401);
  for (let n = 0; n < 10; n += 1)
    await call('/login/', { username: 'band', password: secret(`MAXFIY-band-${n}`) });
  expect(await status('/login/', { username: 'band', password: secret('MAXFIY-kutsin') })).toBe(429);
  const [, tokens] = await call('/login/', learner);
  const { access = '', refresh = '' } = tokens;
  // Session.
  const me = async (token: string) =>
    (await fetch(`${url}/api/auth-me/?token=${token}`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  expect(await me(access)).toBe(200);
  expect(await me(secret('MAXFIY.qalbaki.token'))).toBe(401);
  expect(await status('/token/refresh/', { refresh })).toBe(200);
  expect(await status('/token/refresh/', { refresh: secret('MAXFIY-qalbaki-refresh') })).toBe(401);
  const cookie = secret('MAXFIY-cookie-qiymati');
  expect(await status('/logout/', { refresh }, { cookie: `csrftoken=${cookie}` })).toBe(403);
  expect(await status('/logout/', { refresh })).toBe(200);
  // Recovery.
  const [, { otp_key = '' }] = await call('/forgot-password/', { email: learner.email });
  const mails = path.join(dataDir, 'mail');
  await waitUntil(async () => /\d{3} ?\d{3}/.test(await readMails(mails)));
  const [, ...digits] =
    /\b(\d{3})[ \u00a0]?(\d{3})\b/.exec((await readMails(mails)).replace(/^[\s\S]*?\r?\n\r?\n/, '')) ?? [];
  const otp_code = digits.join('');
  expect(otp_code).toMatch(/^\d{6}$/);
  expect(
    await status('/verify-otp/', { otp_key, otp_code: '000000' === otp_code ? '000001' : '000000' }),
  ).toBe(400);
  expect(await status('/verify-otp/', { otp_key: secret('MAXFIY-otp-kalit'), otp_code })).toBe(400);
  expect(await status('/verify-otp/', { otp_key, otp_code })).toBe(200);
  expect(await status('/reset-password/', { otp_key, new_password: secret('parol2025!') })).toBe(400);
  const password = secret('MAXFIY-yangi-sozim');
  expect(await status('/reset-password/', { otp_key, new_password: password })).toBe(200);
  expect(await status('/login/', { ...learner, password })).toBe(200);
  // Contact and reports of browsers.
  const phone = secret('+998901234567');
  expect(await status('/contact-message/', { name: 'MAXFIY', phone, message: 'MAXFIY-xabar' })).toBe(201);
  const report = JSON.stringify([`Error: "MAXFIY" ${phone}`, `${url}/a.js?MAXFIY`, 1, 2, '/learn?MAXFIY']);
  expect(await status('/reports/', report, { 'content-type': 'text/plain' })).toBe(204);
  const metrics = await (await fetch(metricsUrl)).text();
  expect(metrics).toContain('zarra_security_events_total{event="password-reset"} 1');

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const security = await readFile(path.join(dataDir, 'security.log'), 'utf8');
  const events = security
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as Body)['event']);
  expect(new Set(events)).toEqual(
    new Set(
      ['registration', 'sign-in', 'sign-in-failed', 'limit-reached', 'sign-out', 'recovery-requested'].concat(
        ['recovery-verified', 'password-reset'],
      ),
    ),
  );
  const log = server.output() + security + metrics;
  for (const line of ['/api/register/', '/api/login/', '/api/auth-me/', '/api/reset-password/']) {
    expect(log).toContain(`"path":"${line}"`);
  }
  expect(secrets.size).toBeGreaterThan(25);
  const parts = [...secrets].flatMap((text) => [text, ...text.split('.').filter((part) => part.length > 20)]);
  expect(parts.filter((text) => log.includes(text))).toEqual([]);
  expect(log).not.toContain('MAXFIY');
  // Longer numbers, such as times and process ids, may contain the six digits; the code alone may not occur.
  expect(log).not.toMatch(new RegExp(`(?<!\\d)${otp_code}(?!\\d)`));
});

function capture() {
  let text = '';
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  return { logger: createLogger(sink), text: () => text };
}

test('the reuse of a refresh token is logged without the token', async () => {
  const { logger, text } = capture();
  const clock = makeClock();
  const app = await openTestApp('embedded', { logger, now: clock.now });
  const { refresh } = await makeLearner(app);
  let current = refresh;
  for (let n = 0; n < 2; n += 1) {
    clock.advance(MINUTE);
    current = String((await post(app, '/token/refresh/', { refresh: current })).body['refresh']);
  }
  clock.advance(MINUTE);
  expect((await post(app, '/token/refresh/', { refresh })).status).toBe(401);
  const events = text()
    .split('\n')
    .filter((line) => line.includes('refresh token reused'));
  expect(events.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 40, user: 1 }),
  ]);
  for (const part of refresh.split('.')) if (part.length > 20) expect(text()).not.toContain(part);
  await app.close();
});

test('the log omits data attached to errors by drivers, and fields named like secrets', () => {
  const { logger, text } = capture();
  const cause = Object.assign(new Error('sababi'), { parameters: ['MAXFIY'] });
  const error = Object.assign(new Error('xato', { cause }), {
    code: '23505',
    detail: 'Key (password_hash)=(MAXFIY) already exists.',
    parameters: ['MAXFIY'],
  });
  logger.error({ err: error }, 'request failed');
  logger.info({ password: 'MAXFIY', body: { otp_key: 'MAXFIY', refresh: 'MAXFIY' } }, 'x');
  logger.info({ req: { headers: { authorization: 'MAXFIY', cookie: 'MAXFIY' } } }, 'x');
  expect(text()).not.toContain('MAXFIY');
  expect(JSON.parse(text().split('\n')[0] ?? '')).toMatchObject({
    err: {
      message: 'xato',
      code: '23505',
      stack: expect.stringContaining('xato'),
      cause: { message: 'sababi' },
    },
  });
});
