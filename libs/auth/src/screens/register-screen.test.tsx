import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, garble, offline, pending, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { address, alert, button, field, heading, openAccount, testNetwork } from '../test-open.js';
import { bodiesSentTo } from '../test-requests.js';

const network = testNetwork();
const created = { id: 1, username: 'dilnoza', email: 'dilnoza@maktab.uz' };
const FAILED = "Ro'yxatdan o'tishda xatolik yuz berdi!";
const UNKNOWN = "Noma'lum xatolik yuz berdi!";

const name = () => field('Foydalanuvchi nomi');
const email = () => field('Elektron pochta');
const password = () => field('Parol');

/** The server refuses with this body. */
const refuseWith = (body: object, status = 400) =>
  http.post('*/api/register/', () => HttpResponse.json(body, { status }));

const open = async () => {
  const opened = openAccount('/register');
  await opened.user.type(name(), ' dilnoza ');
  await opened.user.type(email(), 'dilnoza@maktab.uz');
  await opened.user.type(password(), 'mayatnik-7');
  return opened;
};

test('a heading, three fields that password managers know, and the way to /login', async () => {
  const { container } = openAccount('/register');

  expect(await heading('Roʻyxatdan oʻtish')).toBeVisible();
  expect([name(), email(), password()].map((each) => [each.name, each.autocomplete])).toEqual([
    ['username', 'username'],
    ['email', 'email'],
    ['password', 'new-password'],
  ]);
  expect(screen.getByRole('link', { name: 'Kirish' })).toHaveAttribute('href', '/login');
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['an answer', answer(endpoints.register, created)],
  ['an answer of another shape: it was carried out', garble(endpoints.register)],
])('after %s: the alert on /login, the name filled in, the focus in the password', async (_, reply) => {
  network.use(reply);
  const bodies = bodiesSentTo(network, '/register/');
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

test('the news of the registration gives way to a sign-in that failed', async () => {
  network.use(answer(endpoints.register, created), refuse(endpoints.login, 401));
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
    refuseWith({ error: 'Hozir roʻyxatga olinmayapti.' }),
    'Hozir roʻyxatga olinmayapti.',
  ],
  ['a list of texts', refuseWith({ error: ['Kechroq urinib koʻring.'] }), 'Kechroq urinib koʻring.'],
  [
    'too many tries',
    refuse(endpoints.register, 429, 'Bir soatdan soʻng urinib koʻring.'),
    'Bir soatdan soʻng urinib koʻring.',
  ],
  ['a refusal without a text', refuseWith({}), FAILED],
  ['a server in trouble', refuse(endpoints.register, 500), FAILED],
  ['no network', offline(endpoints.register), UNKNOWN],
])('%s is said at once and focused, nothing typed is lost', async (_, reply, text) => {
  network.use(reply);
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
  [{ detail: 'Xato.', errors: { email: 'Bu manzil band.' } }, 'Elektron pochta', 'Bu manzil band.'],
  [{ detail: 'Xato.', errors: { password: ['Bu parol juda oson.'] } }, 'Parol', 'Bu parol juda oson.'],
])('a refusal of a field (%j) is said there, and the focus is there', async (body, label, text) => {
  network.use(refuseWith(body));
  const { user } = await open();
  await user.click(button('Roʻyxatdan oʻtish'));

  expect(await alert(text)).toBeVisible();
  expect(field(label)).toHaveFocus();
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveAccessibleDescription(text);
  expect(screen.queryByText('Xato.')).not.toBeInTheDocument();
});

test('a refusal of a field the form does not have is said of the whole', async () => {
  network.use(refuseWith({ detail: 'Maktab kodi kerak.', field: 'school', errors: { school: 'Kerak.' } }));
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

test('a password of five characters is not sent; the sixth takes the word back and the hint returns', async () => {
  const { user } = await open();
  await user.clear(password());
  await user.type(password(), 'ab cd{Enter}');

  expect(await alert("Parol kamida 6 belgidan iborat bo'lishi kerak.")).toBeVisible();
  await user.type(password(), '6');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Kamida 6 ta belgi'));
});

test('every empty field is named, the focus is in the first', async () => {
  const { user, container } = openAccount('/register');
  await user.click(button('Roʻyxatdan oʻtish'));

  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveAccessibleDescription('Foydalanuvchi nomini yozing.');
  expect(email()).toHaveAccessibleDescription('Elektron pochtangizni yozing.');
  expect(password()).toHaveAccessibleDescription("Parol kamida 6 belgidan iborat bo'lishi kerak.");
  expect(await axe(container)).toHaveNoViolations();
});

test.each(['ab', 'a'.repeat(31), 'dil@noza'])('the name %j is not sent', async (wrong) => {
  const { user } = await open();
  await user.clear(name());
  await user.type(name(), `${wrong}{Enter}`);

  await waitFor(() => expect(name()).toHaveAccessibleDescription(/^3–30 ta belgi yozing/));
});

test('while it is sent a second press does nothing', async () => {
  network.use(pending(endpoints.register));
  const bodies = bodiesSentTo(network, '/register/');
  const { user, container } = await open();
  const form = container.querySelector('form')!;
  // As fast as two events of one tap can come: nothing is drawn between them.
  fireEvent.submit(form);
  fireEvent.submit(form);
  await user.dblClick(await screen.findByRole('button', { name: 'Yuborilmoqda…' }));
  await user.type(email(), '{Enter}');

  expect(button('Yuborilmoqda…')).toHaveAttribute('aria-busy', 'true');
  expect(bodies).toHaveLength(1);
});

test('whoever is signed in already is led on', async () => {
  localStorage.setItem('accessToken', 'a1');
  network.use(answer(endpoints.authMe, { username: 'dilnoza', email: null }));
  openAccount('/register');

  await waitFor(() => expect(address()).toBe('/'));
});
