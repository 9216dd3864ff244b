import type { Page } from '@playwright/test';
import { AccountPage } from '../testing/account-page.js';
import { storedTokens } from '../testing/stored-session.js';
import { everyThird } from '../testing/test.js';
import {
  createAccessToken,
  expect,
  test,
  type ApiRequest,
  type Claims,
  type ForeignBackend,
} from '../testing/foreign-backend.js';
import { honestReplies, type Reply } from '../testing/honest-replies.js';
import { foreignForms, submitForm, type ForeignForm } from '../testing/foreign-forms.js';

const EXPIRED = 'Avtorizatsiya muammosi. Iltimos qayta kiring.';
const ANSWERS_SAVED = /^Javoblaringiz shu qurilmada saqlangan/;
const REFRESH = 'POST /token/refresh/';
const AUTH_ME = 'GET /auth-me/';

const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

/** A session whose stored access token the back end rejects. */
const signInWithRejectedToken = async (backend: ForeignBackend, claims: Claims = {}): Promise<void> => {
  let rejected: string | undefined;
  backend.reply({
    [AUTH_ME]: ({ headers: { authorization } }) => {
      rejected ??= authorization;
      if (authorization === rejected) return { status: 401, json: { detail: 'Token is invalid or expired' } };
      return { json: { username: 'dilnoza', email: 'dilnoza@zarra.uz' } };
    },
  });
  await backend.signIn(claims);
};

test.describe('a refused refresh', () => {
  for (const status of everyThird([400, 401, 403, 404, 410, 422], 1)) {
    test(`${status} ends the session, and the sign-in screen says why it is open`, async ({
      page,
      backend,
    }) => {
      await signInWithRejectedToken(backend);
      backend.reply({ [REFRESH]: { status, json: { detail: 'Token is blacklisted' } } });
      await page.goto('/simulation');

      await expect(page).toHaveURL('/login?next=%2Fsimulation');
      await expect(page.getByText(EXPIRED)).toBeVisible();
      await expect(page.getByText(ANSWERS_SAVED)).toBeHidden();
      expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
      expect(backend.requestsOf(REFRESH)).toHaveLength(1);
    });
  }

  for (const status of everyThird([408, 425, 429, 500, 'network'] as const, 1)) {
    test(`${status} keeps the session`, async ({ page, backend }) => {
      await signInWithRejectedToken(backend);
      const failed = page.waitForRequest('**/api/token/refresh/');
      if (status === 'network') await page.route('**/api/token/refresh/', (route) => route.abort());
      else backend.reply({ [REFRESH]: { status, json: {} } });
      await page.goto('/simulation');

      await failed;
      await new AccountPage(page).expectSignedOut();
      await expect(page).toHaveURL('/simulation');
      expect((await storedTokens(page)).refresh).toBe('refresh-1');
    });
  }
});

/** Signs in; the back end replies with these tokens. */
const signIn = async (page: Page, backend: ForeignBackend, json: object): Promise<AccountPage> => {
  backend.reply({ 'POST /login/': { json } });
  const form = foreignForms['sign-in'];
  await submitForm(await form.open(page), form);
  const account = new AccountPage(page);
  await account.expectSignedIn('dilnoza');
  return account;
};

test.describe('a token without a time of issue', () => {
  test('is refreshed before its expiry', async ({ page, backend }) => {
    await page.clock.install();
    const access = createAccessToken({ iat: undefined, exp: seconds(300) });
    const account = await signIn(page, backend, { access, refresh: 'refresh-1' });
    await page.clock.fastForward(250_000);
    expect(backend.requestsOf(REFRESH)).toHaveLength(0);
    await account.bar.getByRole('link', { name: /^O.quv Resurslar$/ }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kuch Darsligi');
    expect(backend.requestsOf(REFRESH)).toHaveLength(1);
    const [classes] = backend.requestsOf('GET /classes/');
    expect(classes?.headers['authorization']).toMatch(/^Bearer /);
    expect(classes?.headers['authorization']).not.toBe(`Bearer ${access}`);
  });

  for (const [name, fromNow] of [
    ['has passed', -60],
    ['passes within a minute', 30],
  ] as const) {
    test(`whose expiry ${name} by this device’s clock causes no refresh`, async ({ page, backend }) => {
      const access = createAccessToken({ iat: undefined, exp: seconds(fromNow) });
      const account = await signIn(page, backend, { access, refresh: 'refresh-1' });
      await account.bar.getByRole('link', { name: /^O.quv Resurslar$/ }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kuch Darsligi');
      expect(backend.requestsOf(REFRESH)).toHaveLength(0);
    });
  }
});

test.describe('the user of a refreshed token', () => {
  for (const [name, stored, refreshed] of [
    ['user_id is a number', { user_id: 7 }, { user_id: 7 }],
    ['sub is a number', { user_id: undefined, sub: 7 }, { user_id: undefined, sub: 7 }],
    ['the number was a text before', { user_id: '7' }, { user_id: 7 }],
  ] as const) {
    test(`${name}: the call is repeated with the new token`, async ({ page, backend }) => {
      await signInWithRejectedToken(backend, stored);
      backend.reply({ [REFRESH]: { json: { access: createAccessToken(refreshed), refresh: null } } });
      await page.goto('/simulation');

      await new AccountPage(page).expectSignedIn('dilnoza');
      expect(backend.requestsOf(REFRESH)).toHaveLength(1);
      expect((await storedTokens(page)).refresh).toBe('refresh-1');
    });
  }
});

test.describe('the bearer token', () => {
  for (const name of ['sign-in', 'registration', 'request for a code'] as const) {
    test(`is not sent with the ${name}`, async ({ page, backend }) => {
      const form: ForeignForm = foreignForms[name];
      await backend.signIn();
      backend.reply({ [AUTH_ME]: { status: 404, json: {} }, [form.call]: { status: 400, json: {} } });
      const root = await form.open(page);
      await submitForm(root, form);

      await expect.poll(() => backend.requestsOf(form.call).length).toBe(1);
      expect(backend.requestsOf(AUTH_ME)[0]?.headers).toHaveProperty('authorization');
      expect(backend.requestsOf(form.call)[0]?.headers).not.toHaveProperty('authorization');
    });
  }

  test('is not sent with a refresh', async ({ page, backend }) => {
    await signInWithRejectedToken(backend);
    await page.goto('/simulation');

    await new AccountPage(page).expectSignedIn('dilnoza');
    expect(backend.requestsOf(REFRESH)[0]?.headers).not.toHaveProperty('authorization');
  });
});

test.describe('a token that other code has stored', () => {
  for (const [name, remaining] of [
    ['that has 30 s left', 30],
    ['that has expired', -60],
  ] as const) {
    test(`${name} is renewed ahead, and public lists do not wait for it`, async ({ page, backend }) => {
      const claims = { iat: seconds(remaining - 300), exp: seconds(remaining) };
      await backend.signIn(claims);
      await page.goto('/simulation');

      await new AccountPage(page).expectSignedIn('dilnoza');
      expect(backend.requestsOf(REFRESH)).toHaveLength(1);
      expect(backend.requestsOf(AUTH_ME)).toHaveLength(1);
      await expect.poll(() => backend.requestsOf('GET /simulators/').length).toBeGreaterThan(0);
      const [list] = backend.requestsOf('GET /simulators/');
      // The renewed token may come first.
      if (remaining < 0)
        expect(list?.headers['authorization']).not.toBe(`Bearer ${createAccessToken(claims)}`);
    });
  }
});

test('after a dead session the lists of the footer are displayed, without a token', async ({
  page,
  backend,
}) => {
  const lists = ['GET /simulators/', 'GET /contact/'];
  const { 'GET /simulators/': simulators, 'GET /contact/': contacts } = honestReplies;
  const rejected = { status: 401, json: { detail: 'Given token not valid for any token type' } };
  // Django REST framework authenticates before it looks at the permissions.
  const unlessToken =
    (reply: Reply) =>
    ({ headers }: ApiRequest) =>
      headers['authorization'] ? rejected : reply;
  backend.reply({
    [AUTH_ME]: rejected,
    [REFRESH]: rejected,
    [lists[0]!]: unlessToken(simulators!),
    [lists[1]!]: unlessToken(contacts!),
  });
  await backend.signIn();
  await page.goto('/forbidden');

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Mexanika' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Telegram' })).toBeVisible();
  expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
});

test('a sign-in without a refresh token is a session', async ({ page, backend }) => {
  await signIn(page, backend, { access: createAccessToken(), refresh: null });

  expect((await storedTokens(page)).refresh).toBeNull();
});

test.describe('an outdated CSRF pair', () => {
  for (const [name, done] of [
    ['sign-in', 'Chiqish'],
    ['registration', "Ro'yxatdan o'tdingiz!"],
    ['contact message', 'Xabaringiz muvaffaqiyatli yuborildi!'],
  ] as const) {
    test(`is replaced by the 403: the ${name} is sent once more and succeeds`, async ({ page, backend }) => {
      const form: ForeignForm = foreignForms[name];
      const success = { access: createAccessToken(), refresh: 'refresh-1' };
      backend.reply({
        [form.call]: ({ headers }) =>
          headers['x-csrftoken'] === 'current'
            ? { json: success }
            : {
                status: 403,
                json: { detail: 'CSRF Failed: CSRF token incorrect.' },
                headers: { 'set-cookie': 'csrftoken=current; Path=/; SameSite=Lax' },
              },
      });
      await submitForm(await form.open(page), form);

      await expect(page.getByText(done).filter({ visible: true }).first()).toBeVisible();
      const pairs = backend.requestsOf(form.call).map(({ headers }) => headers['x-csrftoken']);
      // The first is the cookie of the page.
      expect(pairs).toEqual([expect.stringMatching(/\S/), 'current']);
    });
  }
});

test('a session that ends during a test: sign-in says why and that the answers are saved, and they are', async ({
  page,
  backend,
}) => {
  await backend.signIn();
  await page.goto('/learn?topic=1');
  const answer = page.getByRole('radio', { name: 'Birinchi 2' });
  await answer.check();
  backend.reply({ [AUTH_ME]: { status: 401, json: {} }, [REFRESH]: { status: 401, json: {} } });
  await page.reload();

  await expect(page).toHaveURL('/login?next=%2Flearn%3Ftopic%3D1');
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(page.getByText(ANSWERS_SAVED)).toBeVisible();

  backend.reply({ [AUTH_ME]: { json: { username: 'dilnoza', email: null } } });
  await submitForm(page.getByRole('main'), foreignForms['sign-in']);
  await expect(page).toHaveURL('/learn?topic=1');
  await expect(answer).toBeChecked();
});
