import { messages } from '../http/messages.js';
import { openTestApp, type TestApp } from '../test-app.js';
import { DAY, MINUTE } from '../test-clock.js';
import { keptMessages, leave } from '../test-contact.js';

const realNow = Date.now;
const start = realNow();
let offset = 0;
/** The counters look at the machine's clock: here it stands still unless it is moved. */
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

let written = 0;
/** Leaves a message nobody has left before. */
const leaveNew = async (from: string, changes: object = {}) => {
  written += 1;
  const { status, body, headers } = await leave(app, { message: `Xabar ${written}`, ...changes }, from);
  if (status === 201) return status;
  expect(body).toEqual({ detail: messages.tooManyTries });
  return [status, Number(headers['retry-after'])];
};
const leaveMany = async (count: number, from: string) => {
  for (let n = 0; n < count; n += 1) expect(await leaveNew(from)).toBe(201);
};

test('a school leaves 30 messages in ten minutes, and then waits', async () => {
  await leaveMany(30, '192.0.2.1');
  const before = (await keptMessages(app)).length;
  expect(await leaveNew('192.0.2.1')).toEqual([429, 600]);
  expect(await keptMessages(app)).toHaveLength(before);
  expect(await leaveNew('192.0.2.2')).toBe(201);
  pass(10 * MINUTE - 1000);
  expect(await leaveNew('192.0.2.1')).toEqual([429, 1]);
  pass(1000);
  expect(await leaveNew('192.0.2.1')).toBe(201);
});

test('a message that comes again is not counted, and is answered while the school waits', async () => {
  const from = '192.0.2.3';
  const again = { message: 'Takror' };
  const first = await leave(app, again, from);
  for (let n = 0; n < 60; n += 1) expect(await leave(app, again, from)).toMatchObject({ status: 201 });
  await leaveMany(29, from);
  expect(await leaveNew(from)).toEqual([429, 600]);
  expect(await leave(app, again, from)).toMatchObject({ status: 201, body: { id: first.body['id'] } });
});

test('robots are counted like people of their address, and do not use up what is left for all', async () => {
  const trap = { website: 'x' };
  for (let n = 0; n < 30; n += 1) expect(await leaveNew('192.0.2.4', trap)).toBe(201);
  expect(await leaveNew('192.0.2.4', trap)).toEqual([429, 600]);
  for (let n = 0; n < 500; n += 1) expect(await leaveNew(`10.20.${n >> 8}.${n & 255}`, trap)).toBe(201);
  expect(await leaveNew('192.0.2.5')).toBe(201);
});

test('a school leaves 200 messages a day', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    await leaveMany(25, '192.0.2.6');
    pass(10 * MINUTE);
  }
  expect(await leaveNew('192.0.2.6')).toEqual([429, (24 * 60 - 80) * 60]);
  expect(await leaveNew('192.0.2.7')).toBe(201);
});

test('all visitors together leave 500 messages a day', async () => {
  for (let n = 0; n < 500; n += 1) expect(await leaveNew(`10.9.${n >> 8}.${n & 255}`)).toBe(201);
  expect(await leaveNew('192.0.2.8')).toEqual([429, 24 * 3600]);
  pass(DAY);
  expect(await leaveNew('192.0.2.8')).toBe(201);
});
