import { createMetrics } from '../metrics/metrics.js';
import { openTestApp } from '../testing/app.js';
import { captureLog } from '../testing/log.js';

interface Logged {
  readonly reports: Readonly<Record<string, unknown>>[];
  readonly more: number;
}

/** Sends bodies to a new server. @returns statuses, the lines of the log about reports, and the counts */
async function sendAll(bodies: readonly (readonly [type: string, body: unknown])[], host = 'zarra.uz') {
  const { log, text } = captureLog();
  const metrics = createMetrics();
  const app = await openTestApp('embedded', { logger: log, metrics });
  const statuses: number[] = [];
  for (const [type, body] of bodies) {
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/reports/',
      headers: { 'content-type': type, host },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    statuses.push(response.statusCode);
  }
  const { values } = await metrics.browserReports.get();
  await app.close(); // Writes the collected reports.
  const lines = text()
    .split('\n')
    .filter((line) => line.includes('browser reports'))
    .map((line) => JSON.parse(line) as Logged);
  return {
    statuses,
    lines,
    counts: Object.fromEntries(values.map(({ labels, value }) => [labels.kind, value])),
  };
}

const violation = (body: object) => [{ type: 'csp-violation', age: 1, url: 'https://zarra.uz/', body }];
const report = {
  documentURL: 'https://zarra.uz/learn?topic=7&token=MAXFIY#MAXFIY',
  blockedURL: 'https://tracker.example/p/MAXFIY?u=MAXFIY',
  effectiveDirective: 'img-src',
  sourceFile: 'https://zarra.uz/assets/site-a1.js?MAXFIY',
  lineNumber: 12,
  sample: 'MAXFIY',
  originalPolicy: 'MAXFIY',
};

test('violations in both formats and errors are one line with counts, without queries, fragments and personal data', async () => {
  const old = {
    'csp-report': {
      'document-uri': report.documentURL,
      'blocked-uri': 'inline',
      'violated-directive': "script-src-elem 'self'",
      'source-file': 'https://zarra.uz/learn',
      'line-number': 3,
      'script-sample': 'MAXFIY',
    },
  };
  const stack =
    "TypeError: Cannot read properties of undefined (reading 'title')\n    at f (https://zarra.uz/assets/site-a1.js:1:2345)\n    at MAXFIY";
  const json = 'SyntaxError: Unexpected token \'M\', "MAXFIY MAXFIY"... is not valid JSON';
  const personal =
    'Error: aziza@maktab.uz, +998 90 123 45 67, /learn?q=MAXFIY MAXFIYMAXFIYMAXFIYMAXFIYMAXFIY';
  const { statuses, lines, counts } = await sendAll([
    ['application/reports+json', violation(report)],
    ['application/reports+json', [...violation(report), ...violation(report)]],
    ['application/csp-report', old],
    ['text/plain;charset=UTF-8', [stack, null, null, null, '/learn?MAXFIY']],
    ['text/plain;charset=UTF-8', [json, 'https://zarra.uz/assets/a.js?MAXFIY', 5, 6, '/']],
    ['text/plain', [personal, '', 0, 0, '/']],
  ]);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 40,
    more: 0,
    reports: [
      {
        kind: 'csp',
        page: '/learn',
        what: 'img-src https://tracker.example',
        source: '/assets/site-a1.js:12',
        count: 3,
      },
      { kind: 'csp', page: '/learn', what: 'script-src-elem inline', source: '/learn:3', count: 1 },
      {
        kind: 'error',
        page: '/learn',
        what: "TypeError: Cannot read properties of undefined (reading 'title')",
        source: '/assets/site-a1.js:1:2345',
        count: 1,
      },
      {
        kind: 'error',
        page: '/',
        what: expect.stringContaining('is not valid JSON'),
        source: '/assets/a.js:5:6',
      },
      { kind: 'error', page: '/', source: '' },
    ],
  });
  // The line also has the time and the process id, whose digits are arbitrary.
  expect(JSON.stringify(lines[0]?.['reports'])).not.toMatch(/MAXFIY|@maktab|998|123/);
  expect(counts).toEqual({ csp: 4, error: 3 });
});

test('reports about extensions, other sites and lost networks are dropped', async () => {
  const error = (text: string, file = '', page = '/') => ['text/plain', [text, file, 1, 1, page]] as const;
  const { statuses, lines } = await sendAll([
    ['application/reports+json', violation({ ...report, sourceFile: 'chrome-extension://abc/content.js' })],
    ['application/reports+json', violation({ ...report, blockedURL: 'moz-extension://abc/a.css' })],
    ['application/reports+json', violation({ ...report, sourceFile: 'safari-web-extension' })],
    ['application/reports+json', violation({ ...report, blockedURL: 'chrome-extension' })],
    ['application/reports+json', [{ type: 'deprecation', body: { id: 'x' } }, 7, null]],
    error('Script error.'),
    error('ResizeObserver loop completed with undelivered notifications.'),
    error('x', 'chrome-extension://abc/content.js'),
    error('x', 'https://cdn.example/widget.js'),
    error('TypeError: x\n at https://cdn.example/widget.js:1:2'),
    error('TypeError: Failed to fetch\n at https://zarra.uz/assets/a.js:1:2'),
    error('AbortError: The user aborted a request.'),
    error(''),
  ]);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(lines).toEqual([]);
});

test('bodies are bounded and hostile ones change nothing', async () => {
  const { statuses, lines } = await sendAll([
    ['text/plain', JSON.stringify(['x'.repeat(17_000)])],
    ['application/reports+json', '{"a":'],
    ['application/xml', '<a/>'],
    ['application/reports+json', '['.repeat(8000) + ']'.repeat(8000)],
    ['application/reports+json', '{"__proto__":{"csp-report":{}}}'],
    ['application/csp-report', 'null'],
    ['application/csp-report', '"x"'],
    [
      'application/csp-report',
      { 'csp-report': { 'effective-directive': 'a\n{"level":60}', 'document-uri': '::' } },
    ],
    ['text/plain', [`E\r\n{"level":60}${'y'.repeat(3000)}`, 'https://zarra.uz/a.js', 1e99, {}, 7]],
    ['text/plain', Array.from({ length: 500 }, () => ({}))],
  ]);
  expect(statuses).toEqual([413, 400, 415, 204, 204, 204, 204, 204, 204, 204]);
  expect(JSON.stringify(lines)).not.toContain('level\\":60');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.reports).toEqual([
    { kind: 'csp', page: '/::', what: 'a ', source: '', count: 1 },
    { kind: 'error', page: '', what: 'E', source: '/a.js', count: 1 },
  ]);
});

test('reports are sampled: by address, and 20 different ones in a line', async () => {
  const errors = Array.from(
    { length: 80 },
    (_, n) => ['text/plain', [`E${String.fromCharCode(97 + (n % 26))}`, '', 0, 0, '/']] as const,
  );
  const { statuses, lines, counts } = await sendAll(errors);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.reports).toHaveLength(20);
  const logged = lines[0]?.reports.reduce((sum, { count }) => sum + Number(count), 0) ?? 0;
  expect(logged + (lines[0]?.more ?? 0)).toBe(60);
  expect(counts).toEqual({ error: 60 });
});
