import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openTestApp } from '../testing/app.js';
import { makeLearner, post } from '../testing/learner.js';
import { samplesOf } from '../testing/samples.js';
import { addProcessMetrics, createMetrics } from './metrics.js';

test('a server counts every request, cached ones included, and its events', async () => {
  const metrics = createMetrics();
  const app = await openTestApp('embedded', { metrics });
  const url = await app.listen();
  const learner = await makeLearner(app);
  await post(app, '/login/', { username: learner.username, password: 'notogri-parol' });
  const { headers } = await fetch(new URL('/api/lessons/', url));
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  for (let n = 0; n < 3; n += 1) await fetch(new URL('/api/lessons/', url), { headers: known });
  await fetch(new URL('/api/lessons/?token=MAXFIY', url), { method: 'HEAD' });
  await fetch(new URL('/api/none/MAXFIY/', url));
  await fetch(new URL('/media/social/telegram.svg', url));
  const samples = samplesOf(await metrics.registry.metrics());
  await app.close();
  const count = (method: string, route: string, status: string) =>
    samples.get(
      `zarra_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
    );
  expect(count('GET', '/api/lessons/', '2xx')).toBe(1);
  expect(count('GET', '/api/lessons/', '3xx')).toBe(3);
  expect(count('HEAD', '/api/lessons/', '2xx')).toBe(1);
  expect(count('GET', 'none', '4xx')).toBe(1);
  expect(count('GET', '/media/*', '2xx')).toBe(1);
  expect(count('POST', '/api/login/', '4xx')).toBe(1);
  expect(samples.get('zarra_security_events_total{event="sign-in"}')).toBe(1);
  expect(samples.get('zarra_security_events_total{event="sign-in-failed"}')).toBe(1);
  expect(samples.get('zarra_password_queue_length')).toBe(0);
  expect(samples.get('zarra_mail_outbox_length')).toBe(0);
  expect(samples.get('zarra_content_revision')).toBe(1);
  expect([...samples.keys()].join('\n')).not.toContain('MAXFIY');
});

test('a metric that cannot be read does not hide the others', async () => {
  const metrics = createMetrics();
  metrics.outboxLength.setSource(() => Promise.reject(new Error('no database')));
  metrics.passwordQueue.setSource(() => 3);
  metrics.cachedPages.setSource(() => new Promise(() => undefined));
  const samples = samplesOf((await metrics.registry.metrics()).replaceAll(' Nan', ' NaN'));
  expect(samples.get('zarra_mail_outbox_length')).toBeNaN();
  expect(samples.get('zarra_page_cache_entries')).toBeNaN();
  expect(samples.get('zarra_password_queue_length')).toBe(3);
});

test('every query of the dashboard names an exported metric', async () => {
  const file = path.resolve(import.meta.dirname, '../../../../deploy/grafana-dashboard.json');
  const { panels } = JSON.parse(await readFile(file, 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const metrics = createMetrics();
  addProcessMetrics(metrics, undefined);
  const exported = new Set(
    (await metrics.registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    ),
  );
  expect(panels.length).toBeGreaterThan(10);
  const used = panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, ...(expr.match(/\b(?:zarra|process|nodejs)_\w+/g) ?? [])]),
  );
  for (const [title, ...names] of used) {
    expect([title, names.length]).not.toEqual([title, 0]);
    expect([title, names.filter((name) => !exported.has(name))]).toEqual([title, []]);
  }
  // The other way round: no metric of Zarra is left out.
  const shown = new Set(used.flat().map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
  const own = [...exported].filter((name) => name.startsWith('zarra_'));
  expect(own.filter((name) => !shown.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
});
