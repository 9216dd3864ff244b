import { openTestApp } from '../testing/app.js';
import { makeClock, MINUTE } from '../testing/clock.js';
import { captureLog } from '../testing/log.js';

const get = async (app: Awaited<ReturnType<typeof openTestApp>>, headers: Record<string, string>) =>
  (await app.fastify.inject({ url: '/api/lessons/', headers })).statusCode;

test('forwarded headers without TRUST_PROXY are logged at once, then counted and logged at most hourly', async () => {
  const { log, text } = captureLog();
  const clock = makeClock();
  const app = await openTestApp('embedded', { logger: log, now: clock.now });
  const warnings = () =>
    text()
      .split('\n')
      .filter((line) => line.includes('TRUST_PROXY'))
      .map((line) => JSON.parse(line) as { requests: number });
  await get(app, {});
  expect(warnings()).toEqual([]);
  for (let n = 0; n < 30; n += 1) {
    expect(
      await get(app, n % 2 ? { forwarded: 'for=192.0.2.60' } : { 'x-forwarded-for': '192.0.2.60' }),
    ).toBe(200);
    clock.advance(5 * MINUTE);
  }
  expect(warnings().map(({ requests }) => requests)).toEqual([1, 13, 25]);
  expect(text()).not.toContain('192.0.2.60');
  await app.close();
});

test('forwarded headers of a trusted proxy are not reported', async () => {
  const { log, text } = captureLog();
  const app = await openTestApp('embedded', { logger: log, trustProxy: ['127.0.0.1'] });
  await get(app, { 'x-forwarded-for': '192.0.2.60' });
  expect(text()).not.toContain('TRUST_PROXY');
  await app.close();
});
