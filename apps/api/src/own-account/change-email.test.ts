import { callAccount, isSignedOut, latestCode, subjectsTo } from '../testing/account.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { DAY, makeClock, MINUTE } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { makeLearner, post, registerLearner, signIn, type TestLearner } from '../testing/learner.js';
import { codesIn, wrongCode } from '../testing/recovery.js';

const CODE_SUBJECT = 'Zarra: yangi manzilni tasdiqlash kodi';
const NOTICE = 'Zarra: elektron pochta manzilingiz almashtirildi';
const DONE = { status: 200, body: { detail: 'Elektron pochta manzili almashtirildi.' } };

describe.each(databaseKinds)('a change of the e-mail address (%s)', (kind) => {
  const clock = makeClock();
  let app: TestApp;
  let learner: TestLearner;
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now });
  });
  let addresses = 0;
  let address: string;
  beforeEach(async () => {
    clock.advance(MINUTE);
    learner = await makeLearner(app);
    addresses += 1;
    address = `yangi${addresses}@maktab.uz`;
  });
  afterAll(() => app.close());

  const request = (email: string, by: TestLearner = learner, password = by.password) =>
    callAccount(app, 'POST', '/email/', by, { payload: { email, password } });
  const confirm = (code: string, by: Pick<TestLearner, 'signedIn'> = learner) =>
    callAccount(app, 'POST', '/email/confirm/', by, { payload: { code } });
  const requestCode = async (email = address, by = learner) => {
    expect((await request(email, by)).status).toBe(200);
    return latestCode(app, email);
  };
  const emailOf = async ({ signedIn }: Pick<TestLearner, 'signedIn'> = learner) =>
    (await app.fastify.inject({ url: '/api/auth-me/', headers: signedIn })).json<{ email: string }>().email;

  test('needs the code of the new mailbox, tells the old one, and keeps all sessions', async () => {
    const other = await signIn(app, learner);
    const code = await requestCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(await emailOf()).toBe(learner.email);
    expect(await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject(DONE);
    expect(await emailOf()).toBe(address);
    expect(await subjectsTo(app, address)).toEqual([CODE_SUBJECT]);
    expect(await subjectsTo(app, learner.email)).toEqual([NOTICE]);
    expect(await isSignedOut(app, other)).toBe(false);
    const { password } = learner;
    expect((await post(app, '/login/', { username: address.toUpperCase(), password })).status).toBe(200);
    expect((await post(app, '/login/', { username: learner.email, password })).status).toBe(401);
  });

  test('is refused with a wrong password, which counts as a failed sign-in; no mail is sent', async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await request(address, learner, 'boshqa')).body).toMatchObject({ field: 'password' });
    expect((await request(address)).status).toBe(429);
    expect(await subjectsTo(app, address)).toEqual([]);
  });

  test('to the present address is refused at its field', async () => {
    expect(await request(learner.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { field: 'email' },
    });
  });

  test('to the address of another account gets the same response; its owner gets a mail without a code', async () => {
    const owner = await makeLearner(app);
    const [taken, free] = [await request(owner.email.toUpperCase()), await request(address)];
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    expect(await subjectsTo(app, owner.email)).toEqual(['Zarra: bu manzilda hisob bor']);
    expect(codesIn(app.mails, owner.email)).toEqual([]);
    expect(await emailOf(owner)).toBe(owner.email);
  });

  test('a code is valid for five tries', async () => {
    const code = await requestCode();
    for (let n = 1; n <= 5; n += 1)
      expect(await confirm(wrongCode(code, n))).toMatchObject({ status: 400, body: { field: 'code' } });
    expect((await confirm(code)).status).toBe(400);
    expect(await emailOf()).toBe(learner.email);
  });

  test('a code is valid for ten minutes', async () => {
    const code = await requestCode();
    clock.advance(10 * MINUTE);
    expect(await confirm(code)).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(/muddati|vaqti/) },
    });
    expect(await emailOf()).toBe(learner.email);
  });

  test('a code is valid for the session that requested it only, and ends with it', async () => {
    const tokens = await signIn(app, learner);
    const other = { signedIn: { authorization: `Bearer ${tokens.access}` } };
    const code = await requestCode();
    expect((await confirm(code, other)).status).toBe(400);
    await post(app, '/logout/', { refresh: learner.refresh });
    expect((await confirm(code)).status).toBe(401);
    expect(await emailOf(other)).toBe(learner.email);
  });

  test('without a requested code there is nothing to confirm', async () => {
    expect(await confirm('123456')).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(/qaytadan/) },
    });
  });

  test('a repetition after a lost response succeeds again and mails nothing', async () => {
    const code = await requestCode();
    expect(await confirm(code)).toMatchObject(DONE);
    expect(await confirm(code)).toMatchObject(DONE);
    expect(await subjectsTo(app, learner.email)).toEqual([NOTICE]);
  });

  test('five confirmations at once change the address once', async () => {
    const code = await requestCode();
    const responses = await Promise.all(Array.from({ length: 5 }, () => confirm(code)));
    for (const response of responses) expect(response).toMatchObject(DONE);
    expect(await subjectsTo(app, learner.email)).toEqual([NOTICE]);
  });

  test('two learners who confirm one address at once: one of them gets it', async () => {
    const rival = await makeLearner(app);
    const code = await requestCode();
    expect((await request(address, rival)).status).toBe(200);
    const responses = await Promise.all([confirm(code), confirm(code, rival)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect([await emailOf(), await emailOf(rival)].filter((email) => email === address)).toHaveLength(1);
  });

  test('an address that was registered meanwhile is refused after the right code', async () => {
    const code = await requestCode();
    const { status } = await post(app, '/register/', {
      ...learner,
      username: `raqib${addresses}`,
      email: address,
    });
    expect(status).toBe(201);
    expect(await confirm(code)).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(/bu email bilan avval/i) },
    });
    expect(await emailOf()).toBe(learner.email);
  });

  test('ends recoveries of the old mailbox', async () => {
    const { body } = await post(app, '/forgot-password/', { email: learner.email });
    const otp_key = String(body['otp_key']);
    const otp_code = await latestCode(app, learner.email);
    expect(await confirm(await requestCode())).toMatchObject(DONE);
    expect((await post(app, '/verify-otp/', { otp_key, otp_code })).status).toBe(400);
  });

  test('a learner waits five minutes between two codes for an address, and gets ten codes in a day', async () => {
    await requestCode();
    expect(await request(address)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '300' },
      body: { detail: '5 daqiqadan so‘ng urunib ko‘ring.' },
    });
    for (let n = 0; n < 8; n += 1) expect((await request(`x${n}-${address}`)).status).toBe(200);
    expect((await request(`y-${address}`)).status).toBe(429);
  });

  test('many learners cannot flood a mailbox: it gets its mails by the schedule of a recovery', async () => {
    for (let n = 0; n < 8; n += 1) {
      expect((await request(address, await makeLearner(app))).status).toBe(200);
      clock.advance(MINUTE);
    }
    expect((await subjectsTo(app, address)).length).toBeLessThanOrEqual(3);
    // The code of the last mail is valid for each of them.
    const last = await makeLearner(app);
    expect((await request(address, last)).status).toBe(200);
    expect(await confirm(await latestCode(app, address), last)).toMatchObject(DONE);
  });

  test('the database holds no address that was only requested, after the learner is deleted', async () => {
    await requestCode();
    const payload = { password: learner.password };
    expect((await callAccount(app, 'DELETE', '/', learner, { payload })).status).toBe(200);
    const codes = await app.database.db.selectFrom('recovery_codes').selectAll().execute();
    expect(JSON.stringify(codes)).not.toContain(address);
    clock.advance(DAY);
    expect((await registerLearner(app)).email).not.toBe(address);
  });
});
