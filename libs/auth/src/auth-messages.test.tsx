import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { httpError, networkError, pending, respond } from '@zarra/api-client/testing';
import { endpoints, pages } from '@zarra/contracts';
import type { InitialEntry } from 'react-router';
import { AuthMessagesProvider, uzbekAuthMessages, type AuthMessages } from './messages/index.js';
import { AccountSite } from './testing/frame.js';
import { afterFirstStep, testNetwork } from './testing/open.js';
import './testing/open-settings.js'; // jsdom has no dialogs.
import { anAccountSession, settingsHandlers, storeSession } from './testing/settings.js';

const network = testNetwork();

/** Each text replaced by its key, such as `@screens.login.title`. */
const keysOf = (texts: unknown, path = ''): unknown => {
  if (typeof texts === 'function') return () => `@${path}`;
  if (Array.isArray(texts)) return texts.map((text, index) => keysOf(text, `${path}.${index}`));
  if (typeof texts !== 'object' || texts === null) return `@${path}`;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, keysOf(text, path === '' ? key : `${path}.${key}`)]),
  );
};
const keys = keysOf(uzbekAuthMessages) as AuthMessages;

const textsOf = (texts: unknown): string[] => {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts ? Object.values(texts).flatMap(textsOf) : [];
};
const { remove, sessions } = uzbekAuthMessages.settings;
const session = anAccountSession();
const uzbekTexts = [
  ...textsOf(uzbekAuthMessages),
  sessions.endOf('Firefox, Windows'),
  sessions.time(new Date(session.began_at)),
  remove.lost('dilnoza'),
];

const site = (messages: AuthMessages, entry: InitialEntry) => (
  <AuthMessagesProvider messages={messages}>
    <AccountSite entries={[entry]} />
  </AuthMessagesProvider>
);

const open = (entry: InitialEntry) => {
  const { rerender } = render(site(keys, entry));
  return {
    user: userEvent.setup(),
    changeMessages: (messages: AuthMessages) => rerender(site(messages, entry)),
  };
};

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

const expectNoUzbekTexts = () => {
  const html = document.body.innerHTML;
  expect(uzbekTexts.filter((text) => html.includes(text))).toEqual([]);
};

test('the texts of the provider replace all Uzbek texts', () => {
  expect(keys.screens.fieldErrors.code.empty).toBe('@screens.fieldErrors.code.empty');
  expect(keys.settings.remove.losses).toContain('@settings.remove.losses.0');
  expect(uzbekTexts.length).toBeGreaterThan(100);
});

test('the sign-in, its validation and its failures', async () => {
  const { user } = open(pages.login);

  expect(screen.getByRole('heading', { level: 1, name: '@screens.login.title' })).toBeVisible();
  await user.click(button('@screens.specTexts.signIn'));
  expect(await screen.findByText('@screens.fieldErrors.loginName.empty')).toBeVisible();
  expect(screen.getByText('@screens.fieldErrors.loginPassword.empty')).toBeVisible();
  expectNoUzbekTexts();

  await user.type(field('@screens.login.username'), 'dilnoza');
  await user.type(field('@screens.password'), 'mayatnik-7');
  network.use(httpError(endpoints.login, 500));
  await user.click(button('@screens.specTexts.signIn'));
  expect(await screen.findByText('@screens.specTexts.loginFailed')).toBeVisible();
  expectNoUzbekTexts();

  network.use(networkError(endpoints.login));
  await user.click(button('@screens.specTexts.signIn'));
  expect(await screen.findByText('@screens.offline')).toBeVisible();
  expectNoUzbekTexts();

  network.use(pending(endpoints.login));
  await user.click(button('@screens.specTexts.signIn'));
  expect(await screen.findByRole('button', { name: '@screens.specTexts.signingIn' })).toBeVisible();
  expectNoUzbekTexts();
});

test('a text of the server stays in its language', async () => {
  network.use(httpError(endpoints.login, 401, 'Wrong name or password.'));
  const { user } = open(pages.login);
  await user.type(field('@screens.login.username'), 'dilnoza');
  await user.type(field('@screens.password'), 'mayatnik-7{Enter}');

  expect(await screen.findByText('Wrong name or password.')).toBeVisible();
});

test.each([
  [{ kind: 'registered' }, '@screens.specTexts.registered'],
  [{ kind: 'password-changed' }, '@screens.login.passwordChanged'],
  [{ kind: 'session-expired', hasSavedAnswers: true }, '@screens.login.answersSaved'],
])('the notice of the sign-in %p', (state, text) => {
  open({ pathname: pages.login, state });

  expect(screen.getByText(text)).toBeVisible();
  expectNoUzbekTexts();
});

test('the registration, its validation and a network error', async () => {
  const { user } = open(pages.register);
  await user.type(field('@screens.email'), 'dilnoza');
  await user.type(field('@screens.password'), '123');
  await user.click(button('@screens.register.send'));

  expect(await screen.findByText('@screens.fieldErrors.username.empty')).toBeVisible();
  expect(screen.getByText('@screens.specTexts.wrongEmail')).toBeVisible();
  expect(screen.getByText('@screens.specTexts.shortPassword')).toBeVisible();
  expectNoUzbekTexts();

  await user.type(field('@screens.register.username'), 'dilnoza');
  await user.type(field('@screens.email'), '@maktab.uz');
  await user.type(field('@screens.password'), '4567');
  network.use(networkError(endpoints.register));
  await user.click(button('@screens.register.send'));
  expect(await screen.findByText('@screens.specTexts.registerUnknown')).toBeVisible();
  expect(screen.getByText('@screens.offline')).toBeVisible();
  expectNoUzbekTexts();

  network.use(httpError(endpoints.register, 500));
  await user.click(button('@screens.register.send'));
  expect(await screen.findByText('@screens.specTexts.registerFailed')).toBeVisible();
  expectNoUzbekTexts();
});

test('the three steps of a recovery', async () => {
  const { user } = open(pages.verifyCode);
  expect(await screen.findAllByText('@screens.forgot.startAgain')).toHaveLength(2); // Visible, and in the live region.
  await user.click(button('@screens.specTexts.sendCode'));
  expect(await screen.findByText('@screens.fieldErrors.email.empty')).toBeVisible();
  expectNoUzbekTexts();

  network.use(respond(endpoints.forgotPassword, { otp_key: 'kalit-1' }));
  await user.type(field('@screens.email'), 'dilnoza@maktab.uz{Enter}');
  expect(await screen.findByText('@screens.verify.sentTo')).toBeVisible();
  network.use(httpError(endpoints.verifyOtp, 400));
  await user.type(field('@screens.verify.code'), '123456{Enter}');
  expect(await screen.findByText('@screens.specTexts.verifyFailed')).toBeVisible();
  expectNoUzbekTexts();
});

test('the new password', async () => {
  const { user } = open(afterFirstStep(pages.resetPassword));
  await user.type(field('@screens.newPassword'), 'mayatnik-7');
  await user.click(button('@screens.specTexts.changePassword'));
  expect(await screen.findByText('@screens.specTexts.passwordsDiffer')).toBeVisible();
  expectNoUzbekTexts();

  await user.type(field('@screens.confirmNewPassword'), 'mayatnik-7');
  network.use(httpError(endpoints.resetPassword, 400));
  await user.click(button('@screens.specTexts.changePassword'));
  expect(await screen.findByText('@screens.specTexts.resetFailed')).toBeVisible();
  expect(screen.getByRole('link', { name: '@screens.reset.newCode' })).toBeVisible();
  expectNoUzbekTexts();
});

describe('the own account', () => {
  beforeEach(() => {
    storeSession();
    network.use(...settingsHandlers());
  });

  test('its sections and their validation', async () => {
    const { user } = open(pages.account);
    expect(await screen.findByRole('button', { name: '@settings.sessions.endOf' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '@settings.title' })).toBeVisible();
    expect(screen.getAllByText('@settings.sessions.time')).toHaveLength(4);
    await user.click(button('@screens.specTexts.changePassword'));
    await user.click(button('@settings.email.send'));
    expect(await screen.findAllByText('@settings.currentPassword.empty')).toHaveLength(2);
    expect(screen.getByText('@screens.fieldErrors.email.empty')).toBeVisible();
    expectNoUzbekTexts();
  });

  test('the code of a new address', async () => {
    const { user } = open(pages.account);
    await user.type(await screen.findByLabelText('@settings.email.new'), 'yangi@maktab.uz');
    await user.type(field('@settings.email.password'), 'parolim-7');
    network.use(respond(endpoints.changeEmail, { detail: 'x' }));
    await user.click(button('@settings.email.send'));
    await screen.findByText('@settings.email.sentHint');
    await user.click(button('@settings.email.confirm'));

    expect(await screen.findByText('@screens.fieldErrors.code.empty')).toBeVisible();
    expectNoUzbekTexts();
  });

  test('failures of its sections', async () => {
    network.use(
      networkError(endpoints.accountExport),
      httpError(endpoints.endAccountSession, 500),
      httpError(endpoints.deleteAccount, 500),
    );
    const { user } = open(pages.account);
    await user.click(await screen.findByRole('button', { name: '@settings.sessions.endOf' }));
    expect(await screen.findByText('@settings.sessions.endFailed')).toBeVisible();
    await user.click(button('@settings.data.download'));
    expect(await screen.findByText('@screens.offline')).toBeVisible();
    await user.click(button('@settings.remove.open'));
    expect(screen.getByText('@settings.remove.lost')).toBeVisible();
    expect(screen.getByText('@settings.remove.losses.4')).toBeVisible();
    await user.type(field('@settings.remove.password'), 'parolim-7{Enter}');
    expect(await screen.findByText('@settings.remove.failed')).toBeVisible();
    expectNoUzbekTexts();
  });

  test('the confirmation of its deletion', async () => {
    network.use(respond(endpoints.deleteAccount, { detail: 'x' }));
    const { user } = open(pages.account);
    await user.click(await screen.findByRole('button', { name: '@settings.remove.open' }));
    await user.type(field('@settings.remove.password'), 'parolim-7{Enter}');

    expect(await screen.findByText('@settings.remove.doneText')).toBeVisible();
    expectNoUzbekTexts();
  });

  test('a failed check of the session', async () => {
    network.use(httpError(endpoints.authMe, 503));
    open(pages.account);

    expect(screen.getByRole('status', { name: '@settings.checking' })).toBeInTheDocument();
    expect(await screen.findByText('@settings.checkFailed')).toBeVisible();
    expectNoUzbekTexts();
  });
});

test('after a change of the messages the input stays, and the next validation uses the new texts', async () => {
  const { user, changeMessages } = open(pages.login);
  await user.type(field('@screens.login.username'), 'dilnoza');
  changeMessages(uzbekAuthMessages);
  await user.click(button('Kirish'));

  expect(await screen.findByText('Parolingizni yozing.')).toBeVisible();
  await waitFor(() => expect(field('Parol')).toHaveFocus());
  expect(field('Foydalanuvchi nomi yoki elektron pochta')).toHaveValue('dilnoza');
});
