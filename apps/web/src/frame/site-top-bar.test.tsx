import { screen, within } from '@testing-library/react';
import { setPosition, scrollPage } from '../testing/browser.js';
import { address, barLink, barLinks, openScreen, testNetwork, topBar } from '../testing/site.js';

testNetwork();

const current = () =>
  barLinks()
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`);

test('the logo links to the home page, the five links have the names and addresses of the specification', async () => {
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

test('Kirish opens /login', async () => {
  const { user } = await openScreen('/');

  await user.click(barLink('Kirish'));

  expect(await screen.findByRole('heading', { level: 1, name: 'Kirish' })).toBeVisible();
  expect(address()).toBe('/login');
});

test('at a scroll position above 50 px the bar has a background', async () => {
  await openScreen('/');
  const scrolled = [0, 49, 50, 51, 49].map((pixels) => {
    scrollPage(pixels);
    return topBar().hasAttribute('data-scrolled');
  });
  expect(scrolled).toEqual([false, false, false, true, false]);
});

test.each([
  ['/', ['Asosiy page']],
  ['/simulation', ['Simulyatsiyalar page']],
  ['/simulation/optika', ['Simulyatsiyalar page']],
  ['/learn', ["O'quv Resurslar page"]],
  ['/simulations', []],
  ['/login', []],
])('at %s the current links are %j', async (path, expected) => {
  await openScreen(path);
  expect(current()).toEqual(expected);
});

test('on the home page the section at 100 px is current, otherwise the page', async () => {
  await openScreen('/');
  setPosition('about', 101, 500);
  setPosition('contact', 501, 900);
  scrollPage(10);
  expect(current()).toEqual(['Asosiy page']);

  setPosition('about', 100, 500);
  scrollPage(11);
  expect(current()).toEqual(['Biz haqimizda location']);

  setPosition('about', -301, 99);
  setPosition('contact', 99, 499);
  scrollPage(412);
  expect(current()).toEqual(['Aloqa location']);
});

test('after a navigation no section is current', async () => {
  const { user } = await openScreen('/');
  setPosition('about', 0, 500);
  scrollPage(100);
  expect(current()).toEqual(['Biz haqimizda location']);

  await user.click(barLink('Simulyatsiyalar'));

  await screen.findByRole('heading', { level: 1, name: 'Simulyatsiyalar' });
  expect(current()).toEqual(['Simulyatsiyalar page']);
});
