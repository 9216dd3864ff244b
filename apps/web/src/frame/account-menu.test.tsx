import { screen, waitFor, within } from '@testing-library/react';
import { respond, aTokenPair, aUser, networkError, pending, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { address, barLink, openScreen, openSite, testNetwork, topBar } from '../testing/site.js';

const network = testNetwork();

const storeTokens = () => {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
};
const bar = () => within(topBar());
const checking = () => screen.queryByRole('progressbar', { name: 'Hisob tekshirilmoqda' });

test('a visitor without tokens gets the link Kirish, and no request is sent', async () => {
  await openScreen('/'); // A request without a handler would be an error.

  expect(barLink('Kirish')).toHaveAttribute('href', '/login');
  expect(checking()).toBeNull();
});

test('during the session check a progress line is shown, and neither link nor button', async () => {
  storeTokens();
  network.use(pending(endpoints.authMe));
  openSite('/');

  expect(checking()).not.toBeNull();
  expect(bar().queryByRole('link', { name: 'Kirish' })).toBeNull();
  expect(bar().queryByRole('button', { name: 'Chiqish' })).toBeNull();
});

test('a learner gets the name and Chiqish, in the bar and in the menu', async () => {
  storeTokens();
  network.use(respond(endpoints.authMe, aUser({ username: 'dilnoza' })));
  const { user, container } = await openScreen('/');

  expect(await bar().findByRole('button', { name: 'Chiqish' })).toBeVisible();
  expect(bar().getByText('dilnoza')).toBeInTheDocument();
  expect(checking()).toBeNull();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('button', { name: 'Menyuni ochish' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menyu' }));
  expect(menu.getByText('dilnoza')).toBeVisible();
  expect(menu.getByRole('button', { name: 'Chiqish' })).toBeVisible();
  expect(menu.queryByRole('link', { name: 'Kirish' })).toBeNull();
});

test('after a 404 of the path the menu has no link to the learner’s page, and the lessons are open', async () => {
  storeTokens();
  network.use(
    respond(endpoints.authMe, aUser({ username: 'dilnoza' })),
    httpError(endpoints.learningPath, 404),
    httpError(endpoints.progress, 404),
  );
  const { user } = await openScreen('/men');

  await waitFor(() => expect(address()).toMatch(/^\/learn/));
  expect(bar().getByText('dilnoza')).toBeInTheDocument();
  expect(bar().queryByRole('link', { name: 'dilnoza', hidden: true })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menyuni ochish' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menyu' }));
  expect(menu.getByText('dilnoza')).toBeVisible();
  expect(menu.queryByRole('link', { name: 'Mening sahifam' })).toBeNull();
  expect(menu.getByRole('link', { name: 'Hisobim' })).toBeVisible();
});

test('without a username the local part of the e-mail is shown', async () => {
  storeTokens();
  network.use(respond(endpoints.authMe, { username: '', email: 'olim.karimov@zarra.uz' }));
  await openScreen('/');

  expect(await bar().findByText('olim.karimov')).toBeInTheDocument();
});

test.each(['bar', 'menu'])('Chiqish in the %s signs out and opens the home page', async (place) => {
  storeTokens();
  localStorage.setItem('testCompleted-lesson-3', 'true');
  network.use(respond(endpoints.authMe, aUser()), respond(endpoints.logout, {}));
  const { user } = await openScreen('/simulation');
  await bar().findByRole('button', { name: 'Chiqish' });

  if (place === 'menu') await user.click(screen.getByRole('button', { name: 'Menyuni ochish' }));
  const container = place === 'menu' ? within(screen.getByRole('dialog', { name: 'Menyu' })) : bar();
  await user.click(container.getByRole('button', { name: 'Chiqish' }));

  await waitFor(() => expect(address()).toBe('/'));
  expect(barLink('Kirish')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('an expired session redirects to /login with the current page as next', async () => {
  storeTokens();
  network.use(httpError(endpoints.authMe, 401), httpError(endpoints.tokenRefresh, 401));
  openSite('/simulation?q=linza');

  expect(await screen.findByRole('heading', { level: 1, name: 'Kirish' })).toBeVisible();
  expect(address()).toBe(`/login?next=${encodeURIComponent('/simulation?q=linza')}`);
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test.each([
  ['with answers of this test', 'testDraft-lesson-7:dilnoza', true],
  ['without answers', 'theme', false],
  ['with answers of another test', 'testDraft-lesson-71:dilnoza', false],
])('after an expired session sign-in says why it is open: a lesson %s', async (_, key, hasAnswers) => {
  storeTokens();
  localStorage.setItem(key, '{}');
  network.use(httpError(endpoints.authMe, 401), httpError(endpoints.tokenRefresh, 400));
  openSite('/learn?topic=7');

  expect(await screen.findByText('Avtorizatsiya muammosi. Iltimos qayta kiring.')).toBeVisible();
  expect(screen.queryAllByText(/^Javoblaringiz shu qurilmada saqlangan/)).toHaveLength(hasAnswers ? 1 : 0);
});

test('an expired session does not interrupt an account screen', async () => {
  storeTokens();
  network.use(httpError(endpoints.authMe, 401), httpError(endpoints.tokenRefresh, 401));
  openSite('/register');

  await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Roʻyxatdan oʻtish' })).toBeVisible();
  expect(address()).toBe('/register');
});

test('a network error does not sign out', async () => {
  storeTokens();
  network.use(networkError(endpoints.authMe));
  await openScreen('/');

  expect(await bar().findByRole('link', { name: 'Kirish' })).toBeInTheDocument();
  expect(localStorage.getItem('accessToken')).not.toBeNull();
  expect(localStorage.getItem('refreshToken')).not.toBeNull();
});
