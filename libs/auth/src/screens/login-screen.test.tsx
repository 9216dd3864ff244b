import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, garble, offline, pending, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { address, alert, button, field, heading, openAccount, testNetwork } from '../test-open.js';
import { bodiesSentTo } from '../test-requests.js';

const network = testNetwork();
afterEach(() => jest.useRealTimers());
const pair = { access: 'a1', refresh: 'r1' };
const OFFLINE = 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.';

const name = () => field('Foydalanuvchi nomi yoki elektron pochta');
const password = () => field('Parol');

const fillIn = async ({ user }: ReturnType<typeof openAccount>) => {
  await user.type(name(), 'dilnoza');
  await user.type(password(), 'mayatnik-7');
};

test('a heading, two fields that password managers know, the button Kirish, two ways out', async () => {
  const { container } = openAccount('/login');

  expect(await heading('Kirish')).toBeVisible();
  expect(name()).toHaveAttribute('autocomplete', 'username');
  expect(name()).toHaveAttribute('name', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('name', 'password');
  expect(password()).toHaveAttribute('type', 'password');
  expect(button('Kirish')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Parolni unutdingizmi?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'Roʻyxatdan oʻtish' })).toHaveAttribute('href', '/register');
  expect(await axe(container)).toHaveNoViolations();
});

test('by keys alone: the tokens are kept, then the home page; nothing is sent twice meanwhile', async () => {
  const bodies = bodiesSentTo(network, '/login/');
  network.use(answer(endpoints.login, pair), pending(endpoints.authMe));
  const { user, onSignedIn } = openAccount('/login');

  await user.tab();
  expect(name()).toHaveFocus();
  await user.keyboard('  dilnoza ');
  await user.tab();
  await user.keyboard(' 1 parol ');
  await user.tab();
  expect(button('Parolni koʻrsatish')).toHaveFocus();
  await user.tab();
  expect(button('Kirish')).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('/'));
  expect(localStorage.getItem('accessToken')).toBe('a1');
  expect(localStorage.getItem('refreshToken')).toBe('r1');
  await user.keyboard('{Enter}');
  expect(button('Loading...')).toHaveAttribute('aria-busy', 'true');
  expect(bodies).toEqual([{ username: 'dilnoza', password: ' 1 parol ' }]);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('while it is sent the button says Loading..., after ten seconds a quiet line that it is slow', async () => {
  network.use(pending(endpoints.login));
  const { container } = openAccount('/login');
  fireEvent.change(name(), { target: { value: 'dilnoza' } });
  fireEvent.change(password(), { target: { value: 'mayatnik-7' } });
  jest.useFakeTimers();

  fireEvent.submit(container.querySelector('form')!);
  await act(() => jest.advanceTimersByTimeAsync(0));
  act(() => jest.advanceTimersByTime(9_900));

  expect(button('Loading...')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('Aloqa sekin, kutilmoqda…')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText('Aloqa sekin, kutilmoqda…')).toHaveRole('status');
});

test.each([
  [
    'the server’s own text',
    refuse(endpoints.login, 401, 'Nom yoki parol notoʻgʻri.'),
    'Nom yoki parol notoʻgʻri.',
  ],
  ['a refusal without a text', refuse(endpoints.login, 401), 'Parol noto‘g‘ri.'],
  [
    'too many tries',
    refuse(endpoints.login, 429, '2 daqiqadan soʻng urinib koʻring.'),
    '2 daqiqadan soʻng urinib koʻring.',
  ],
  ['a server in trouble', refuse(endpoints.login, 500), 'Parol noto‘g‘ri.'],
  ['an answer without tokens', garble(endpoints.login), 'Parol noto‘g‘ri.'],
  ['no network', offline(endpoints.login), OFFLINE],
])('%s is said at once, and nothing typed is lost', async (_, reply, text) => {
  network.use(reply);
  const opened = openAccount('/login');
  await fillIn(opened);
  await opened.user.click(button('Kirish'));

  expect(await alert(text)).toBeVisible();
  expect(name()).toHaveValue('dilnoza');
  expect(password()).toHaveValue('mayatnik-7');
  expect(button('Kirish')).not.toHaveAttribute('aria-disabled', 'true');
  expect(opened.onSignedIn).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
  expect(await axe(opened.container)).toHaveNoViolations();
});

test('after a wrong password the focus is in it, with all of it selected: typing replaces it', async () => {
  network.use(refuse(endpoints.login, 401));
  const opened = openAccount('/login');
  await fillIn(opened);
  await opened.user.click(button('Kirish'));

  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toHaveAccessibleDescription('Parol noto‘g‘ri.');
  network.use(answer(endpoints.login, pair), pending(endpoints.authMe));
  const bodies = bodiesSentTo(network, '/login/');
  await opened.user.keyboard('yangi-parol{Enter}');

  await waitFor(() => expect(opened.onSignedIn).toHaveBeenCalledTimes(1));
  expect(bodies).toEqual([{ username: 'dilnoza', password: 'yangi-parol' }]);
});

test('a failure that is about no field has the focus itself', async () => {
  network.use(offline(endpoints.login));
  const opened = openAccount('/login');
  await fillIn(opened);
  await opened.user.click(button('Kirish'));

  expect(await alert(OFFLINE)).toHaveFocus();
});

test('empty fields are named at the fields, the first gets the focus, nothing is sent', async () => {
  const { container, user } = openAccount('/login');
  await user.click(button('Kirish'));

  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toBeInvalid();
  expect(name()).toHaveAccessibleDescription('Foydalanuvchi nomi yoki elektron pochtangizni yozing.');
  expect(password()).toHaveAccessibleDescription('Parolingizni yozing.');
  expect(await axe(container)).toHaveNoViolations();

  await user.type(name(), 'd');
  expect(name()).toBeValid();
  await user.type(name(), 'x'.repeat(260));
  expect(name()).toHaveAccessibleDescription(/^Bu juda uzun\./);
});

test.each([
  ['/login?next=%2Flearn%3Ftopic%3D7', '/learn?topic=7'],
  ['/login?next=https%3A%2F%2Fevil.uz%2F', '/'],
  ['/login', '/'],
])('%s leads to %s', async (from, target) => {
  network.use(answer(endpoints.login, pair), pending(endpoints.authMe));
  const opened = openAccount(from);
  await fillIn(opened);
  await opened.user.keyboard('{Enter}');

  await waitFor(() => expect(opened.onSignedIn.mock.calls).toEqual([[target]]));
});

test('the way back stays with the learner through the other screens', async () => {
  const { user } = openAccount('/login?next=%2Flearn%3Ftopic%3D7&utm=x');
  await user.click(screen.getByRole('link', { name: 'Roʻyxatdan oʻtish' }));
  expect(address()).toBe('/register?next=%2Flearn%3Ftopic%3D7');
  await user.click(screen.getByRole('link', { name: 'Kirish' }));
  await user.click(screen.getByRole('link', { name: 'Parolni unutdingizmi?' }));
  expect(address()).toBe('/forgot-password?next=%2Flearn%3Ftopic%3D7');
  await user.click(button('Orqaga'));
  expect(address()).toBe('/login?next=%2Flearn%3Ftopic%3D7');
});

test('whoever is signed in already is led on, to where they wanted to be', async () => {
  localStorage.setItem('accessToken', 'a1');
  network.use(answer(endpoints.authMe, { username: 'dilnoza', email: null }));
  const { onSignedIn } = openAccount('/login?next=%2Flearn');

  await waitFor(() => expect(onSignedIn.mock.calls).toEqual([['/learn']]));
});
