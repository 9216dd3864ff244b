import { screen, within } from '@testing-library/react';
import { place, scrollPage } from '../test-browser.js';
import { address, barLink, barLinks, openScreen, testNetwork, topBar } from '../test-site.js';

testNetwork();

const current = () =>
  barLinks()
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`);

test('the logo leads home, the five links have the names and addresses of the specification', async () => {
  await openScreen('/forbidden');

  const links = barLinks().map((link) => [link.textContent, link.getAttribute('href')]);

  expect(links).toEqual([
    ['Zarra', '/'],
    ['Asosiy', '/'],
    ['Biz haqimizda', '/?scroll=about'],
    ['Simulyatsiyalar', '/simulation'],
    ["O'quv Resurslar", '/learn'],
    ['Aloqa', '/?scroll=contact'],
    ['Kirish', '/login'],
  ]);
  expect(
    within(topBar()).getByRole('navigation', { name: 'Asosiy menyu', hidden: true }),
  ).toBeInTheDocument();
});

test('Kirish leads to /login', async () => {
  const { user } = await openScreen('/');

  await user.click(barLink('Kirish'));

  expect(await screen.findByRole('heading', { level: 1, name: 'Kirish' })).toBeVisible();
  expect(address()).toBe('/login');
});

test('more than 50 px down the bar has its ground', async () => {
  await openScreen('/');
  const grounds = [0, 49, 50, 51, 49].map((pixels) => {
    scrollPage(pixels);
    return topBar().hasAttribute('data-scrolled');
  });
  expect(grounds).toEqual([false, false, false, true, false]);
});

test.each([
  ['/', ['Asosiy page']],
  ['/simulation', ['Simulyatsiyalar page']],
  ['/simulation/optika', ['Simulyatsiyalar page']],
  ['/learn', ["O'quv Resurslar page"]],
  ['/simulations', []],
  ['/login', []],
])('at %s the bar marks %j', async (path, marked) => {
  await openScreen(path);
  expect(current()).toEqual(marked);
});

test('on the home page the section on the line of 100 px is marked, otherwise the page', async () => {
  await openScreen('/');
  place('about', 101, 500);
  place('contact', 501, 900);
  scrollPage(10);
  expect(current()).toEqual(['Asosiy page']);

  place('about', 100, 500);
  scrollPage(11);
  expect(current()).toEqual(['Biz haqimizda location']);

  place('about', -301, 99);
  place('contact', 99, 499);
  scrollPage(412);
  expect(current()).toEqual(['Aloqa location']);
});

test('the mark of a section goes when the page is left', async () => {
  const { user } = await openScreen('/');
  place('about', 0, 500);
  scrollPage(100);
  expect(current()).toEqual(['Biz haqimizda location']);

  await user.click(barLink('Simulyatsiyalar'));

  await screen.findByRole('heading', { level: 1, name: 'Simulyatsiyalar' });
  expect(current()).toEqual(['Simulyatsiyalar page']);
});
