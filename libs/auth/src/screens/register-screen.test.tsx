import { fireEvent, screen, waitFor } from '@testing-library/react';
import { respond, malformed, networkError, pending, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import {
  address,
  alert,
  button,
  field,
  heading,
  openAccountPage,
  testNetwork,
  recordBodies,
} from '../testing/open.js';

const network = testNetwork();
const created = { id: 1, username: 'dilnoza', email: 'dilnoza@maktab.uz' };
const FAILED = "Ro'yxatdan o'tishda xatolik yuz berdi!";
const UNKNOWN = "Noma'lum xatolik yuz berdi!";

const name = () => field('Foydalanuvchi nomi');
const email = () => field('Elektron pochta');
const password = () => field('Parol');

/** Responds with this error body. */
const errorResponse = (body: object, status = 400) =>
  http.post('*/api/register/', () => HttpResponse.json(body, { status }));

const open = async () => {
  const opened = openAccountPage('/register');
  await opened.user.type(name(), ' dilnoza ');
  await opened.user.type(email(), 'dilnoza@maktab.uz');
  await opened.user.type(password(), 'mayatnik-7');
  return opened;
};

test('a heading, three fields for password managers, and the link to /login', async () => {
  const { container } = openAccountPage('/register');

  expect(await heading('Roʻyxatdan oʻtish')).toBeVisible();
  expect([name(), email(), password()].map((each) => [each.name, each.autocomplete])).toEqual([
    ['username', 'username'],
    ['email', 'email'],
    ['password', 'new-password'],
  ]);
  expect(screen.getByRole('link', { name: 'Kirish' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Qanday maʼlumotlar saqlanadi?' })).toHaveAttribute(
    'href',
    '/maxfiylik',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['a response', respond(endpoints.register, created)],
  ['a response of another shape: the account exists', malformed(endpoints.register)],
])('after %s: the alert on /login, the username filled in, the password focused', async (_, handler) => {
  network.use(handler);
  const bodies = recordBodies(network, '/register/');
  const { user, container } = await open();
  await user.keyboard('{Enter}{Enter}');

  expect(await alert("Ro'yxatdan o'tdingiz!")).toBeVisible();
  expect(address()).toBe('/login');
  expect(field('Foydalanuvchi nomi yoki elektron pochta')).toHaveValue('dilnoza');
  await waitFor(() => expect(field('Parol')).toHaveFocus());
  expect(field('Parol')).toHaveValue('');
  expect(bodies).toEqual([{ username: 'dilnoza', email: 'dilnoza@maktab.uz', password: 'mayatnik-7' }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('the notice of the registration disappears after a failed sign-in', async () => {
  network.use(respond(endpoints.register, created), httpError(endpoints.login, 401));
  const { user } = await open();
  await user.keyboard('{Enter}');
  await alert("Ro'yxatdan o'tdingiz!");
  await user.keyboard('boshqa-parol{Enter}');

  expect(await alert('Parol noto‘g‘ri.')).toBeVisible();
  expect(screen.queryByText("Ro'yxatdan o'tdingiz!")).not.toBeInTheDocument();
});

test.each([
  [
    'the server’s error',
    errorResponse({ error: 'Hozir roʻyxatga olinmayapti.' }),
    'Hozir roʻyxatga olinmayapti.',
  ],
  ['a list of texts', errorResponse({ error: ['Kechroq urinib koʻring.'] }), 'Kechroq urinib koʻring.'],
  [
    'too many attempts',
    httpError(endpoints.register, 429, 'Bir soatdan soʻng urinib koʻring.'),
    'Bir soatdan soʻng urinib koʻring.',
  ],
  ['an error without a text', errorResponse({}), FAILED],
  ['a server error', httpError(endpoints.register, 500), FAILED],
  ['no network', networkError(endpoints.register), UNKNOWN],
])('%s is shown and focused, and the input stays', async (_, handler, text) => {
  network.use(handler);
  const { user, container } = await open();
  await user.click(button('Roʻyxatdan oʻtish'));

  const message = await alert(text);
  await waitFor(() => expect(message).toHaveFocus());
  expect([name().value, email().value, password().value]).toEqual([
    ' dilnoza ',
    'dilnoza@maktab.uz',
    'mayatnik-7',
  ]);
  expect(address()).toBe('/register');
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [{ error: 'Bu nom band.', field: 'username' }, 'Foydalanuvchi nomi', 'Bu nom band.'],
  [{ username: ['Bu nom band.'] }, 'Foydalanuvchi nomi', 'Bu nom band.'],
  [
    { detail: 'Oʻxshaydi.', error: 'Oʻxshaydi.', field: 'username', errors: { username: 'Oʻxshaydi.' } },
    'Foydalanuvchi nomi',
    'Oʻxshaydi.',
  ],
  [{ error: { details: { email: ['Bu manzil band.'] } } }, 'Elektron pochta', 'Bu manzil band.'],
  [{ detail: 'Xato.', errors: { email: 'Bu manzil band.' } }, 'Elektron pochta', 'Bu manzil band.'],
  [{ detail: 'Xato.', errors: { password: ['Bu parol juda oson.'] } }, 'Parol', 'Bu parol juda oson.'],
])('an error of a field (%j) is shown at the field, which is focused', async (body, label, text) => {
  network.use(errorResponse(body));
  const { user } = await open();
  await user.click(button('Roʻyxatdan oʻtish'));

  expect(await alert(text)).toBeVisible();
  expect(field(label)).toHaveFocus();
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveAccessibleDescription(text);
  expect(screen.queryByText('Xato.')).not.toBeInTheDocument();
});

test('errors of a field and of the form are both shown', async () => {
  network.use(errorResponse({ email: ['Bu manzil band.'], non_field_errors: ['Roʻyxat yopilgan.'] }));
  const { user } = await open();
  await user.keyboard('{Enter}');

  expect(await alert('Roʻyxat yopilgan.')).toBeVisible();
  expect(field('Elektron pochta')).toHaveFocus();
  expect(field('Elektron pochta')).toHaveAccessibleDescription('Bu manzil band.');
});

test('an error of an unknown field is a message of the form', async () => {
  network.use(errorResponse({ detail: 'Maktab kodi kerak.', field: 'school', errors: { school: 'Kerak.' } }));
  const { user } = await open();
  await user.keyboard('{Enter}');

  expect(await alert('Maktab kodi kerak.')).toBeVisible();
});

test.each([
  ['dilnoza'],
  ['dilnoza@maktab'],
  ['dilnoza@maktab.toolong'],
  ['dil noza@maktab.uz'],
  ["o'g'il@maktab.uz"],
])('the address %j is not sent', async (wrong) => {
  const { user } = await open();
  await user.clear(email());
  await user.type(email(), `${wrong}{Enter}`);

  expect(await alert("Iltimos, to'g'ri email formatini kiriting.")).toBeVisible();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription("Iltimos, to'g'ri email formatini kiriting.");
});

test('a password of five characters is not sent; the sixth replaces the error by the hint', async () => {
  const { user } = await open();
  await user.clear(password());
  await user.type(password(), 'ab cd{Enter}');

  expect(await alert("Parol kamida 6 belgidan iborat bo'lishi kerak.")).toBeVisible();
  await user.type(password(), '6');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Kamida 6 ta belgi'));
});

test('every empty field shows an error, the first is focused', async () => {
  const { user, container } = openAccountPage('/register');
  await user.click(button('Roʻyxatdan oʻtish'));

  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveAccessibleDescription('Foydalanuvchi nomini yozing.');
  expect(email()).toHaveAccessibleDescription('Elektron pochtangizni yozing.');
  expect(password()).toHaveAccessibleDescription("Parol kamida 6 belgidan iborat bo'lishi kerak.");
  expect(await axe(container)).toHaveNoViolations();
});

test.each(['ab', 'a'.repeat(31), 'dil@noza', 'dilnoza\u3164', 'dil\ufe0fnoza'])(
  'the name %j is not sent',
  async (wrong) => {
    const { user } = await open();
    await user.clear(name());
    await user.type(name(), `${wrong}{Enter}`);

    await waitFor(() => expect(name()).toHaveAccessibleDescription(/^3–30 ta belgi yozing/));
  },
);

test('during the submission a second click does nothing', async () => {
  network.use(pending(endpoints.register));
  const bodies = recordBodies(network, '/register/');
  const { user, container } = await open();
  const form = container.querySelector('form')!;
  // Two events of one tap: React does not render between them.
  fireEvent.submit(form);
  fireEvent.submit(form);
  await user.dblClick(await screen.findByRole('button', { name: 'Yuborilmoqda…' }));
  await user.type(email(), '{Enter}');

  expect(button('Yuborilmoqda…')).toHaveAttribute('aria-busy', 'true');
  expect(bodies).toHaveLength(1);
});

test('a signed-in visitor is redirected', async () => {
  localStorage.setItem('accessToken', 'a1');
  network.use(respond(endpoints.authMe, { username: 'dilnoza', email: null }));
  openAccountPage('/register');

  await waitFor(() => expect(address()).toBe('/'));
});
