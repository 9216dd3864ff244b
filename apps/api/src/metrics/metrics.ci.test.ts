import { makeSite } from '../testing/database.js';
import { runNode } from '../testing/process.js';
import { samplesOf } from '../testing/samples.js';

test('a real server exports metrics and readiness on their own port only, and only when it is set', async () => {
  const site = await makeSite('embedded');
  const server = runNode(['server.js'], { PORT: '0', ...site, METRICS_PORT: '0' });
  const [, metricsUrl = ''] = await server.waitFor(/"address":"(http:\/\/127\.0\.0\.1:\d+\/metrics)"/);
  const [, siteUrl = ''] = await server.waitFor(/Zarra is ready: (http:\/\/127\.0\.0\.1:\d+)/);
  await fetch(`${siteUrl}/api/lessons/`);
  const response = await fetch(metricsUrl);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const samples = samplesOf(await response.text());
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'zarra_database_query_duration_seconds_count',
  ])
    expect([name, samples.get(name)]).toEqual([name, expect.any(Number)]);
  expect(
    samples.get('zarra_http_request_duration_seconds_count{method="GET",route="/api/lessons/",status="2xx"}'),
  ).toBe(1);
  const ready = await fetch(new URL('/ready', metricsUrl));
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { ready: true, checks: { database: { ok: true }, disk: { ok: true }, shutdown: { ok: true } } },
  ]);
  const status = async (url: string | URL, init?: RequestInit) => (await fetch(url, init)).status;
  expect(await status(new URL('/', metricsUrl))).toBe(404);
  expect(await status(metricsUrl, { method: 'POST' })).toBe(405);
  expect(await status(`${siteUrl}/metrics`)).toBe(404);
  expect(await status(`${siteUrl}/ready`)).toBe(404);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const silent = runNode(['server.js'], { PORT: '0', ...site });
  await silent.waitFor(/Zarra is ready/);
  expect(silent.output()).not.toContain('metrics');
  silent.child.kill('SIGTERM');
  expect(await silent.ended).toBe(0);
});
