import { validateHeaderValue } from 'node:http';
import { endpoints, type Endpoint } from '@zarra/contracts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { safeParse } from 'zod/v4/core';
import { readContentDatabase } from '../content/read-database.js';
import type { Database } from '../database/open-database.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { DAY } from '../testing/clock.js';
import { allDatabaseKinds } from '../testing/database.js';
import { hostileBodies, hostileTexts, percentEncode, validBodies } from '../testing/hostile.js';
import { makeLearner, type TestLearner } from '../testing/learner.js';
import { isExtended } from '../testing/scope.js';
import { messages } from './messages.js';

/** Each database gets every eighth input, others than the other database, and every one in the extended tests. */
const sampleOf = <Input>(kind: Database['kind'], inputs: readonly Input[]): readonly Input[] =>
  isExtended ? inputs : inputs.filter((_, index) => index % 8 === (kind === 'embedded' ? 0 : 4));

interface Attack extends InjectOptions {
  /** The place of the input, and the input. */
  readonly label: string;
}

const SEED = 20_26;
/** The texts of the API; `{name}` matches any text. */
const texts = Object.values(messages).map((message) => {
  const parts = message.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
});
const calls = Object.entries<Endpoint>(endpoints);
const posts = calls.filter(([, { request }]) => request);
const bodies: Readonly<Record<string, object>> = validBodies;
const bodyOf = (name: string): object => bodies[name] ?? {};
const addressOf = (endpoint: Endpoint, parameter = '1'): string =>
  `/api${endpoint.path.replace(/\{\w+\}/g, () => parameter)}`;
const jsonHeaders = { 'content-type': 'application/json' };
const formatInput = (input: string | Buffer): string => {
  const text = JSON.stringify(typeof input === 'string' ? input : input.toString('latin1'));
  return text.length > 200 ? `${text.slice(0, 200)}… (${input.length})` : text;
};

/** The defect of a response to a hostile request; undefined when it is a success or a proper error. */
function defectOf({ statusCode, headers, body }: LightMyRequestResponse): string | undefined {
  if (statusCode < 400) return undefined;
  let detail: unknown;
  try {
    ({ detail } = JSON.parse(body) as { detail?: unknown });
  } catch {
    return `${statusCode} that is not JSON: ${body.slice(0, 100)}`;
  }
  if (headers['content-type'] !== 'application/json; charset=utf-8')
    return `${statusCode} as ${String(headers['content-type'])}`;
  if (typeof detail !== 'string' || !texts.some((text) => text.test(detail)))
    return `${statusCode} with the text ${String(detail)}`;
  if (statusCode >= 500) return String(statusCode);
  return undefined;
}

/**
 * Each request has a separate address and each batch a separate day: rate limits would otherwise reject most of them.
 * The counters use the system clock.
 */
let requests = 0;
const realNow = Date.now;
let days = 0;
beforeAll(() => {
  Date.now = () => realNow() + days * DAY;
});
afterAll(() => {
  Date.now = realNow;
});
const nextAddress = (): string => {
  requests += 1;
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
};

/** Attempts of a request that got no turn at the database in time, as many requests at once do on a busy machine. */
const ATTEMPTS = 5;
const BATCH = 20;

const isBusy = (response: LightMyRequestResponse | string): boolean =>
  typeof response !== 'string' && response.statusCode === 503;

/** Sends all requests in batches. @returns the first ten defects with the requests that caused them */
async function findDefects(
  { fastify }: TestApp,
  attacks: readonly Attack[],
  check: (response: LightMyRequestResponse, attack: Attack) => string | undefined = defectOf,
): Promise<string[]> {
  const defects: string[] = [];
  for (let start = 0; start < attacks.length && defects.length < 10; start += BATCH) {
    days += 1;
    await Promise.all(
      attacks.slice(start, start + BATCH).map(async (attack) => {
        const { label, ...request } = attack;
        const send = () =>
          fastify
            .inject({ ...request, remoteAddress: nextAddress() })
            .catch((error: unknown) => `no response: ${String(error)}`);
        let response = await send();
        for (let attempt = 1; attempt < ATTEMPTS && isBusy(response); attempt += 1) response = await send();
        const defect = typeof response === 'string' ? response : check(response, attack);
        if (defect !== undefined) defects.push(`${label}: ${defect}`);
      }),
    );
  }
  return defects.slice(0, 10);
}

const isHeaderValue = (value: string): boolean => {
  try {
    validateHeaderValue('x', value);
    return value.length < 8000; // The server rejects longer headers with 431.
  } catch {
    return false;
  }
};

/** Requests with one hostile text in each place of an endpoint's request. */
function attacksOn(
  name: string,
  endpoint: Endpoint,
  text: string,
  signedIn: Record<string, string>,
): Attack[] {
  const { method } = endpoint;
  const url = addressOf(endpoint);
  const encoded = percentEncode(text);
  const attack = (place: string, request: InjectOptions): Attack => ({
    label: `${place} = ${formatInput(text)}`,
    method,
    url,
    headers: signedIn,
    ...(endpoint.request
      ? { headers: { ...jsonHeaders, ...signedIn }, payload: JSON.stringify(bodyOf(name)) }
      : {}),
    ...request,
  });
  const withBody = (place: string, body: object): Attack =>
    attack(`body ${place}`, { payload: JSON.stringify(body) });
  const attacks = [
    attack('query', { url: `${url}?q=${encoded}&${encoded}=1&q=${encoded}` }),
    attack('end of the path', { url: `${url}${encoded}` }),
  ];
  if (endpoint.params) attacks.push(attack('path parameter', { url: addressOf(endpoint, encoded) }));
  if (isHeaderValue(text)) {
    const names = [
      'accept',
      'accept-encoding',
      'accept-language',
      'authorization',
      'cookie',
      'if-none-match',
    ];
    const others = ['host', 'origin', 'range', 'referer', 'user-agent', 'x-forwarded-for', 'x-request-id'];
    const headers = Object.fromEntries([...names, ...others].map((header) => [header, text]));
    attacks.push(
      attack('headers', { headers: { ...(endpoint.request ? jsonHeaders : {}), ...headers } }),
      attack('content-type', { headers: { 'content-type': text, ...signedIn }, payload: '{}' }),
    );
  }
  if (endpoint.request) {
    const valid = bodyOf(name);
    attacks.push(
      ...Object.keys(valid).map((field) => withBody(field, { ...valid, [field]: text })),
      ...Object.entries(valid)
        .filter(([, value]) => typeof value === 'object')
        .map(([field]) => withBody(`key in ${field}`, { ...valid, [field]: { [text]: 1 } })),
      withBody('extra field', Object.fromEntries([...Object.entries(valid), [text, text]])),
      attack('raw body', { payload: Buffer.from(text) }),
    );
  }
  return attacks;
}

test('there are many hostile inputs, and the bodies that contain them are valid', () => {
  expect(hostileTexts.length).toBeGreaterThan(500);
  for (const [name, { request }] of posts) {
    expect([name, safeParse(request!, bodyOf(name)).success]).toEqual([name, true]);
    expect(hostileBodies(bodyOf(name), SEED).length).toBeGreaterThan(300);
  }
});

describe.each(allDatabaseKinds)('hostile requests (%s)', (kind) => {
  let app: TestApp;
  const lists = async (): Promise<string[]> => {
    const urls = calls.filter(([, { method, params }]) => method === 'GET' && !params);
    const responses = await Promise.all(urls.map(([, call]) => app.fastify.inject(addressOf(call))));
    return responses.map(({ statusCode, body }) => `${statusCode} ${body}`);
  };
  const state = async () => ({
    lists: await lists(),
    stored: await readContentDatabase(app.database.db),
    results: await app.database.db.selectFrom('results').selectAll().execute(),
    ready: (await app.fastify.inject('/api/health/ready')).statusCode,
  });
  let before: Awaited<ReturnType<typeof state>>;
  /** For the endpoints that need a session; several, because submissions are limited per learner. */
  let learners: TestLearner['signedIn'][];
  beforeAll(async () => {
    app = await openTestApp(kind);
    learners = [];
    for (let n = 0; n < 12; n += 1) learners.push((await makeLearner(app)).signedIn);
    before = await state();
  });
  const signedIn = (index: number) => learners[index % learners.length] ?? {};
  afterEach(async () => {
    expect(await state()).toEqual(before);
  });
  afterAll(() => app.close());

  test.each(calls)('%s handles every hostile text', async (name, endpoint) => {
    const inputs = sampleOf(kind, hostileTexts);
    const attacks = inputs.flatMap((text, index) => attacksOn(name, endpoint, text, signedIn(index)));
    expect(attacks.length).toBeGreaterThan(2 * inputs.length);
    expect(await findDefects(app, attacks)).toEqual([]);
  });

  test('texts that cannot be stored are rejected in every field', async () => {
    const unstorable = hostileTexts.filter((text) => text.includes('\u0000') || !text.isWellFormed());
    const attacks = posts.flatMap(([name, endpoint]) =>
      unstorable.flatMap((text, index) =>
        attacksOn(name, endpoint, text, signedIn(index)).filter(({ label }) => label.startsWith('body ')),
      ),
    );
    expect(attacks.length).toBeGreaterThan(100);
    const defects = await findDefects(app, attacks, ({ statusCode, body }) =>
      statusCode === 400 && body.includes(messages.badText) ? undefined : `${statusCode} ${body}`,
    );
    expect(defects).toEqual([]);
  });

  test.each(posts)('%s rejects every malformed body', async (name, endpoint) => {
    const attacks = sampleOf(kind, hostileBodies(bodyOf(name), SEED)).map((payload, index) => ({
      label: formatInput(payload),
      method: endpoint.method,
      url: addressOf(endpoint),
      headers: { ...jsonHeaders, ...signedIn(index) },
      payload,
    }));
    const defects = await findDefects(app, attacks, (response, { payload }) => {
      const defect = defectOf(response);
      if (defect !== undefined || [400, 413].includes(response.statusCode)) return defect;
      // Only valid JSON in valid UTF-8 passes the parser.
      try {
        JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(payload as Buffer));
        return undefined;
      } catch {
        return `${response.statusCode} for a body that is not JSON`;
      }
    });
    expect(defects).toEqual([]);
  });

  test('other addresses are handled as well', async () => {
    const places = ['/', '/api/', '/api/docs/', '/media/', '/media/simulations/', '/assets/', '/tajriba/'];
    const attacks = sampleOf(kind, hostileTexts).flatMap((text) =>
      places.flatMap((place) =>
        (['GET', 'POST'] as const).map((method) => ({
          label: `${method} ${place} + ${formatInput(text)}`,
          method,
          url: place + percentEncode(text),
        })),
      ),
    );
    expect(await findDefects(app, attacks)).toEqual([]);
  });
});
