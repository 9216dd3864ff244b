import { screen, waitFor, within } from '@testing-library/react';
import { answer, aTokenPair, aUser, offline, pending, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { address, barLink, openScreen, openSite, testNetwork, topBar } from '../test-site.js';

const network = testNetwork();

const signIn = () => {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
};
const bar = () => within(topBar());
const checking = () => screen.queryByRole('progressbar', { name: 'Hisob tekshirilmoqda' });

test('a visitor without tokens is offered Kirish, and nothing is asked', async () => {
  await openScreen('/'); // An unanswered question to the network would be an error.

  expect(barLink('Kirish')).toHaveAttribute('href', '/login');
  expect(checking()).toBeNull();
});

test('while the session is checked a thin line shows, and neither way is offered', async () => {
  signIn();
  network.use(pending(endpoints.authMe));
  openSite('/');

  expect(checking()).not.toBeNull();
  expect(bar().queryByRole('link', { name: 'Kirish' })).toBeNull();
  expect(bar().queryByRole('button', { name: 'Chiqish' })).toBeNull();
});

test('a learner sees the name and Chiqish, in the bar and in the menu', async () => {
  signIn();
  network.use(answer(endpoints.authMe, aUser({ username: 'dilnoza' })));
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

test('without a username the part of the e-mail before the at-sign is shown', async () => {
  signIn();
  network.use(answer(endpoints.authMe, { username: '', email: 'olim.karimov@zarra.uz' }));
  await openScreen('/');

  expect(await bar().findByText('olim.karimov')).toBeInTheDocument();
});

test.each(['bar', 'menu'])('Chiqish in the %s signs out and leads home', async (place) => {
  signIn();
  localStorage.setItem('testCompleted-lesson-3', 'true');
  network.use(answer(endpoints.authMe, aUser()), answer(endpoints.logout, {}));
  const { user } = await openScreen('/simulation');
  await bar().findByRole('button', { name: 'Chiqish' });

  if (place === 'menu') await user.click(screen.getByRole('button', { name: 'Menyuni ochish' }));
  const inside = place === 'menu' ? within(screen.getByRole('dialog', { name: 'Menyu' })) : bar();
  await user.click(inside.getByRole('button', { name: 'Chiqish' }));

  await waitFor(() => expect(address()).toBe('/'));
  expect(barLink('Kirish')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a session the server refuses leads to /login, from where the page comes back', async () => {
  signIn();
  network.use(refuse(endpoints.authMe, 401), refuse(endpoints.tokenRefresh, 401));
  openSite('/simulation?q=linza');

  expect(await screen.findByRole('heading', { level: 1, name: 'Kirish' })).toBeVisible();
  expect(address()).toBe(`/login?next=${encodeURIComponent('/simulation?q=linza')}`);
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('on the way to an account nobody is held up by a session that is over', async () => {
  signIn();
  network.use(refuse(endpoints.authMe, 401), refuse(endpoints.tokenRefresh, 401));
  openSite('/register');

  await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Roʻyxatdan oʻtish' })).toBeVisible();
  expect(address()).toBe('/register');
});

test('without network nobody is signed out', async () => {
  signIn();
  network.use(offline(endpoints.authMe));
  await openScreen('/');

  expect(await bar().findByRole('link', { name: 'Kirish' })).toBeInTheDocument();
  expect(localStorage.getItem('accessToken')).not.toBeNull();
  expect(localStorage.getItem('refreshToken')).not.toBeNull();
});
