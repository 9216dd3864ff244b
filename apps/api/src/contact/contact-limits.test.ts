import { messages } from '../http/messages.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { DAY, MINUTE } from '../testing/clock.js';
import { storedMessages, sendMessage } from '../testing/contact.js';

const realNow = Date.now;
const start = realNow();
let offset = 0;
/** The counters use Date.now, which only advances by this call. */
const pass = (ms: number): void => void (offset += ms);

let app: TestApp;
beforeAll(async () => {
  Date.now = () => start + offset;
  app = await openTestApp('embedded', { now: () => new Date(Date.now()) });
});
afterEach(() => pass(DAY));
afterAll(async () => {
  Date.now = realNow;
  await app.close();
});

let sent = 0;
/** Sends a new message. */
const sendNew = async (from: string, changes: object = {}) => {
  sent += 1;
  const { status, body, headers } = await sendMessage(app, { message: `Xabar ${sent}`, ...changes }, from);
  if (status === 201) return status;
  expect(body).toEqual({ detail: messages.tooManyTries });
  return [status, Number(headers['retry-after'])];
};
const sendMany = async (count: number, from: string) => {
  for (let n = 0; n < count; n += 1) expect(await sendNew(from)).toBe(201);
};

test('one address can send 30 messages in ten minutes', async () => {
  await sendMany(30, '192.0.2.1');
  const before = (await storedMessages(app)).length;
  expect(await sendNew('192.0.2.1')).toEqual([429, 600]);
  expect(await storedMessages(app)).toHaveLength(before);
  expect(await sendNew('192.0.2.2')).toBe(201);
  pass(10 * MINUTE - 1000);
  expect(await sendNew('192.0.2.1')).toEqual([429, 1]);
  pass(1000);
  expect(await sendNew('192.0.2.1')).toBe(201);
});

test('a duplicate is not counted, and is accepted while the address is limited', async () => {
  const from = '192.0.2.3';
  const duplicate = { message: 'Takror' };
  const first = await sendMessage(app, duplicate, from);
  for (let n = 0; n < 60; n += 1)
    expect(await sendMessage(app, duplicate, from)).toMatchObject({ status: 201 });
  await sendMany(29, from);
  expect(await sendNew(from)).toEqual([429, 600]);
  expect(await sendMessage(app, duplicate, from)).toMatchObject({
    status: 201,
    body: { id: first.body['id'] },
  });
});

test('bots count toward the limit of their address, but not toward the limit of all visitors', async () => {
  const honeypot = { website: 'x' };
  for (let n = 0; n < 30; n += 1) expect(await sendNew('192.0.2.4', honeypot)).toBe(201);
  expect(await sendNew('192.0.2.4', honeypot)).toEqual([429, 600]);
  for (let n = 0; n < 500; n += 1) expect(await sendNew(`10.20.${n >> 8}.${n & 255}`, honeypot)).toBe(201);
  expect(await sendNew('192.0.2.5')).toBe(201);
});

test('one address can send 200 messages a day', async () => {
  for (let round = 0; round < 8; round += 1) {
    await sendMany(25, '192.0.2.6');
    pass(10 * MINUTE);
  }
  expect(await sendNew('192.0.2.6')).toEqual([429, (24 * 60 - 80) * 60]);
  expect(await sendNew('192.0.2.7')).toBe(201);
});

test('all visitors together can send 500 messages a day', async () => {
  for (let n = 0; n < 500; n += 1) expect(await sendNew(`10.9.${n >> 8}.${n & 255}`)).toBe(201);
  expect(await sendNew('192.0.2.8')).toEqual([429, 24 * 3600]);
  pass(DAY);
  expect(await sendNew('192.0.2.8')).toBe(201);
});
