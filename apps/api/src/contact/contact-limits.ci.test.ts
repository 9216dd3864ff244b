import { vi } from 'vitest';
import { messages } from '../http/messages.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { DAY, MINUTE } from '../testing/clock.js';
import { storedMessages, sendMessage } from '../testing/contact.js';
import { makeDelay } from '../testing/delay.js';

const realNow = Date.now;
const start = realNow();
let offset = 0;
/** The counters use Date.now, which only advances by this call. */
const advance = (ms: number): void => void (offset += ms);

let app: TestApp;
beforeAll(async () => {
  Date.now = () => start + offset;
  app = await openTestApp('embedded', { now: () => new Date(Date.now()) });
});
afterEach(() => advance(DAY));
afterAll(async () => {
  Date.now = realNow;
  await app.close();
});

/** Messages of an address in ten minutes that are stored without a delay. */
const BUDGET = 60;

let sent = 0;
/** Sends a new message and measures the real time of the response, ms. */
const sendNew = async (from: string, changes: object = {}) => {
  sent += 1;
  const before = performance.now();
  const response = await sendMessage(app, { message: `Xabar ${sent}`, ...changes }, from);
  return { ...response, ms: performance.now() - before };
};
const sendMany = async (count: number, from: string, changes: object = {}) => {
  for (let n = 0; n < count; n += 1) expect((await sendNew(from, changes)).status).toBe(201);
};

test('after 60 messages in ten minutes those of an address are stored with a delay of at least a second', async () => {
  await sendMany(BUDGET, '192.0.2.1');
  const before = (await storedMessages(app)).length;
  const late = await sendNew('192.0.2.1');
  expect(late).toMatchObject({ status: 201, body: { detail: messages.messageReceived } });
  expect(late.ms).toBeGreaterThanOrEqual(990);
  expect(await storedMessages(app)).toHaveLength(before + 1);
  advance(10 * MINUTE);
  const order: string[] = [];
  const record = (name: string) => () => order.push(name);
  await sendMany(BUDGET, '192.0.2.2');
  await Promise.all([
    sendNew('192.0.2.2').then(record('delayed')),
    sendNew('192.0.2.1').then(record('new window')),
    sendNew('192.0.2.3').then(record('other address')),
  ]);
  expect(order.at(-1)).toBe('delayed');
});

test('a duplicate is not counted, and not delayed', async () => {
  const from = '192.0.2.4';
  const duplicate = { message: 'Takror' };
  const first = await sendMessage(app, duplicate, from);
  await sendMany(BUDGET - 1, from);
  const order: string[] = [];
  const [delayed] = await Promise.all([
    sendNew(from).then((response) => {
      order.push('delayed');
      return response;
    }),
    sendMessage(app, duplicate, from).then(({ body }) => order.push(`duplicate of ${String(body['id'])}`)),
  ]);
  expect(order).toEqual([`duplicate of ${String(first.body['id'])}`, 'delayed']);
  expect(delayed.status).toBe(201);
});

test('more than 500 messages of all visitors in a day, and after 60 of bots, are accepted', async () => {
  await sendMany(BUDGET, '192.0.2.5', { website: 'x' });
  for (let n = 0; n < 510; n += 1) expect((await sendNew(`10.9.${n >> 8}.${n & 255}`)).status).toBe(201);
});

test('of many delayed messages some wait and the others are refused; a server that stops stores those that wait', async () => {
  const stopping = await openTestApp('embedded');
  const send = (n: number) => sendMessage(stopping, { message: `Xabar ${n}` }, '192.0.2.6');
  for (let n = 0; n < BUDGET; n += 1) expect((await send(n)).status).toBe(201);
  const refused: Awaited<ReturnType<typeof send>>[] = [];
  const delayed = Array.from({ length: 40 }, (_, n) =>
    send(100 + n).then((response) => {
      if (response.status === 429) refused.push(response);
      return response.status;
    }),
  );
  await vi.waitUntil(() => refused.length === 25, { timeout: 60_000 });
  const detail = 'Juda koʻp urinish boʻldi. 5 soniyadan soʻng qayta urinib koʻring.';
  for (const { body, headers } of refused) expect([body, headers['retry-after']]).toEqual([{ detail }, '5']);
  const closed = stopping.fastify.close();
  const statuses = await Promise.all(delayed);
  expect(statuses.filter((status) => status === 201)).toHaveLength(15);
  await closed;
  expect(await storedMessages(stopping)).toHaveLength(BUDGET + 15);
  await stopping.database.close();
});

test('delayed messages of one address are stored at 1 kB a second, long ones too', async () => {
  const { delay, pause, pendingCount, release, take } = makeDelay();
  const slow = await openTestApp('embedded', { delay });
  const send = (n: number) => sendMessage(slow, { message: `${n}`.padEnd(3000, 'x') }, '192.0.2.7');
  for (let n = 0; n < BUDGET; n += 1) expect((await send(n)).status).toBe(201);
  pause();
  const responses = Array.from({ length: 6 }, (_, n) => send(100 + n));
  await vi.waitUntil(() => pendingCount() === 5, { timeout: 60_000 });
  const waits = take();
  const [first = 0] = waits;
  expect(first / 1000).toBeCloseTo(3, 0);
  expect(waits).toEqual([1, 2, 3, 4, 5].map((n) => n * first));
  release();
  expect((await Promise.all(responses)).map(({ status }) => status).sort()).toEqual([
    201, 201, 201, 201, 201, 429,
  ]);
  await slow.close();
});
