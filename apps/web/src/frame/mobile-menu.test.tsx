import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { scrollIntoView } from '../testing/browser.js';
import { address, openScreen, testNetwork } from '../testing/site.js';

testNetwork();

const opener = () => screen.getByRole('button', { name: 'Menyuni ochish' });
const menu = () => screen.getByRole('dialog', { name: 'Menyu' });
const isOpen = () => screen.queryByRole('dialog') !== null;

const openMenu = async (path: string) => {
  const opened = await openScreen(path);
  expect(isOpen()).toBe(false);
  expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
  await opened.user.click(opener());
  return opened;
};

test('it contains the same links as the bar', async () => {
  const { container } = await openMenu('/simulation');

  const links = within(menu())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

  expect(links).toEqual([
    ['Asosiy', '/', null],
    ['Biz haqimizda', '/?scroll=about', null],
    ['Simulyatsiyalar', '/simulation', 'page'],
    ["O'quv Resurslar", '/learn', null],
    ['Aloqa', '/?scroll=contact', null],
    ['Kirish', '/login', null],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('its button closes it and restores the focus', async () => {
  const { user } = await openMenu('/');

  await user.click(within(menu()).getByRole('button', { name: 'Menyuni yopish' }));

  expect(isOpen()).toBe(false);
  expect(opener()).toHaveFocus();
});

test('Escape closes it and restores the focus', async () => {
  await openMenu('/');

  // A browser closes a modal dialog for Escape and for Android's back gesture, unless `cancel` is prevented.
  if (fireEvent(menu(), new Event('cancel', { cancelable: true })))
    screen.getByRole<HTMLDialogElement>('dialog').close();

  expect(isOpen()).toBe(false);
  expect(opener()).toHaveFocus();
});

test('it closes when it opens another page', async () => {
  const { user } = await openMenu('/');

  await user.click(within(menu()).getByRole('link', { name: 'Simulyatsiyalar' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Simulyatsiyalar' })).toBeVisible();
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test.each([
  ['/', 'Asosiy'],
  ['/simulation', 'Simulyatsiyalar'],
])('it closes at %s when %s is the current page', async (path, name) => {
  const { user } = await openMenu(path);

  await user.click(within(menu()).getByRole('link', { name }));

  expect(isOpen()).toBe(false);
  expect(address()).toBe(path);
});

test('on the home page a section link closes it, scrolls and focuses the section', async () => {
  const { user } = await openMenu('/');

  await user.click(within(menu()).getByRole('link', { name: 'Aloqa' }));

  expect(isOpen()).toBe(false);
  await waitFor(() => expect(document.getElementById('contact')).toHaveFocus());
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/');
});
