import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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
afterEach(() => jest.useRealTimers());
const pair = { access: 'a1', refresh: 'r1' };
const NETWORK_ERROR = 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.';

const name = () => field('Foydalanuvchi nomi yoki elektron pochta');
const password = () => field('Parol');

/** Responds with this error body. */
const errorResponse = (body: object) =>
  http.post('*/api/login/', () => HttpResponse.json(body, { status: 400 }));

const fill = async ({ user }: ReturnType<typeof openAccountPage>) => {
  await user.type(name(), 'dilnoza');
  await user.type(password(), 'mayatnik-7');
};

test('a heading, two fields for password managers, the button Kirish, two links', async () => {
  const { container } = openAccountPage('/login');

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

test('with the keyboard: the tokens are stored, then the home page; the form is sent once', async () => {
  const bodies = recordBodies(network, '/login/');
  network.use(respond(endpoints.login, pair), pending(endpoints.authMe));
  const { user, onSignedIn } = openAccountPage('/login');

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

test('during the submission the button shows Loading..., after ten seconds a status line says that it is slow', async () => {
  network.use(pending(endpoints.login));
  const { container } = openAccountPage('/login');
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
    'the server’s text',
    httpError(endpoints.login, 401, 'Nom yoki parol notoʻgʻri.'),
    'Nom yoki parol notoʻgʻri.',
  ],
  ['an error without a text', httpError(endpoints.login, 401), 'Parol noto‘g‘ri.'],
  [
    'too many attempts',
    httpError(endpoints.login, 429, '2 daqiqadan soʻng urinib koʻring.'),
    '2 daqiqadan soʻng urinib koʻring.',
  ],
  ['a server error', httpError(endpoints.login, 500), 'Parol noto‘g‘ri.'],
  ['a closed account', httpError(endpoints.login, 403, 'Hisob yopilgan.'), 'Hisob yopilgan.'],
  [
    'an error of another back end without a field',
    errorResponse({ non_field_errors: ['Nom yoki parol notoʻgʻri.'] }),
    'Nom yoki parol notoʻgʻri.',
  ],
  ['a response without tokens', malformed(endpoints.login), 'Parol noto‘g‘ri.'],
  ['no network', networkError(endpoints.login), NETWORK_ERROR],
])('%s is shown, and the input stays', async (_, handler, text) => {
  network.use(handler);
  const opened = openAccountPage('/login');
  await fill(opened);
  await opened.user.click(button('Kirish'));

  expect(await alert(text)).toBeVisible();
  expect(name()).toHaveValue('dilnoza');
  expect(password()).toHaveValue('mayatnik-7');
  expect(button('Kirish')).not.toHaveAttribute('aria-disabled', 'true');
  expect(opened.onSignedIn).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
  expect(await axe(opened.container)).toHaveNoViolations();
});

test('after a wrong password its field is focused and selected: typing replaces it', async () => {
  network.use(httpError(endpoints.login, 401));
  const opened = openAccountPage('/login');
  await fill(opened);
  await opened.user.click(button('Kirish'));

  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toHaveAccessibleDescription('Parol noto‘g‘ri.');
  network.use(respond(endpoints.login, pair), pending(endpoints.authMe));
  const bodies = recordBodies(network, '/login/');
  await opened.user.keyboard('yangi-parol{Enter}');

  await waitFor(() => expect(opened.onSignedIn).toHaveBeenCalledTimes(1));
  expect(bodies).toEqual([{ username: 'dilnoza', password: 'yangi-parol' }]);
});

test('an error that is not about a field is focused', async () => {
  network.use(networkError(endpoints.login));
  const opened = openAccountPage('/login');
  await fill(opened);
  await opened.user.click(button('Kirish'));

  expect(await alert(NETWORK_ERROR)).toHaveFocus();
});

test('empty fields show an error, the first is focused, no request is sent', async () => {
  const { container, user } = openAccountPage('/login');
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
  network.use(respond(endpoints.login, pair), pending(endpoints.authMe));
  const opened = openAccountPage(from);
  await fill(opened);
  await opened.user.keyboard('{Enter}');

  await waitFor(() => expect(opened.onSignedIn.mock.calls).toEqual([[target]]));
});

test('the other screens keep `next`', async () => {
  const { user } = openAccountPage('/login?next=%2Flearn%3Ftopic%3D7&utm=x');
  await user.click(screen.getByRole('link', { name: 'Roʻyxatdan oʻtish' }));
  expect(address()).toBe('/register?next=%2Flearn%3Ftopic%3D7');
  await user.click(screen.getByRole('link', { name: 'Kirish' }));
  await user.click(screen.getByRole('link', { name: 'Parolni unutdingizmi?' }));
  expect(address()).toBe('/forgot-password?next=%2Flearn%3Ftopic%3D7');
  await user.click(button('Orqaga'));
  expect(address()).toBe('/login?next=%2Flearn%3Ftopic%3D7');
});

test('a signed-in visitor is redirected to `next`', async () => {
  localStorage.setItem('accessToken', 'a1');
  network.use(respond(endpoints.authMe, { username: 'dilnoza', email: null }));
  const { onSignedIn } = openAccountPage('/login?next=%2Flearn');

  await waitFor(() => expect(onSignedIn.mock.calls).toEqual([['/learn']]));
});

test('an error of a field is shown at the field', async () => {
  network.use(errorResponse({ username: ['Bunday foydalanuvchi yoʻq.'] }));
  const opened = openAccountPage('/login');
  await fill(opened);
  await opened.user.click(button('Kirish'));

  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveAccessibleDescription('Bunday foydalanuvchi yoʻq.');
  expect(screen.getAllByText('Bunday foydalanuvchi yoʻq.')).toHaveLength(1);
});

test('a back end without a refresh token: that of an earlier session is removed', async () => {
  localStorage.setItem('refreshToken', 'earlier');
  network.use(respond(endpoints.login, { access: 'a1', refresh: null }), pending(endpoints.authMe));
  const opened = openAccountPage('/login');
  await fill(opened);
  await opened.user.keyboard('{Enter}');

  await waitFor(() => expect(opened.onSignedIn).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem('accessToken')).toBe('a1');
  expect(localStorage.getItem('refreshToken')).toBeNull();
});

describe('after the end of a session', () => {
  const EXPIRED = 'Avtorizatsiya muammosi. Iltimos qayta kiring.';
  const SAVED = 'Javoblaringiz shu qurilmada saqlangan: tizimga kirsangiz, testni davom ettirasiz.';
  const openAfter = (state: object) => openAccountPage({ pathname: '/login', state });

  test('the screen says why the visitor is here', async () => {
    const { container } = openAfter({ kind: 'session-expired', hasSavedAnswers: false });

    expect(await alert(EXPIRED)).toBeVisible();
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('from a test it also says that the answers are saved', async () => {
    openAfter({ kind: 'session-expired', hasSavedAnswers: true });

    expect(await alert(EXPIRED)).toBeVisible();
    expect(await alert(SAVED)).toBeVisible();
  });

  test('a failed sign-in replaces the notice', async () => {
    network.use(httpError(endpoints.login, 401));
    const opened = openAfter({ kind: 'session-expired', hasSavedAnswers: true });
    await fill(opened);
    await opened.user.click(button('Kirish'));

    expect(await alert('Parol noto‘g‘ri.')).toBeVisible();
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  });
});
