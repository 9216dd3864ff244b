import { screen, waitFor, within } from '@testing-library/react';
import { aCategory, aSimulation, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { scrollTo } from '../testing/browser.js';
import { address, barLink, footer, goBack, openScreen, testNetwork } from '../testing/site.js';

const network = testNetwork();
const main = () => screen.getByRole('main');

test('the first page changes neither the scroll position nor the focus', async () => {
  await openScreen('/learn');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('each new page scrolls to the top and focuses its content; back keeps the place, and focuses too', async () => {
  const { user } = await openScreen('/learn');

  await user.click(barLink('Simulyatsiyalar'));
  await screen.findByRole('heading', { level: 1, name: 'Simulyatsiyalar' });
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  await waitFor(() => expect(main()).toHaveFocus());

  await user.click(within(footer()).getByRole('link', { name: 'Asosiy' }));
  await screen.findByRole('heading', { level: 1, name: /^Fizikani/ });
  expect(scrollTo).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(main()).toHaveFocus());

  await goBack();
  await screen.findByRole('heading', { level: 1, name: 'Simulyatsiyalar' });
  // The browser restores the place.
  expect(scrollTo).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(main()).toHaveFocus());
});

test('a link in the content moves the focus to the new content', async () => {
  const { user } = await openScreen('/');

  await user.click(within(main()).getByRole('link', { name: 'Kurslar' }));

  await screen.findByRole('heading', { level: 1, name: /Darsligi$/ });
  await waitFor(() => expect(main()).toHaveFocus());
});

test('a change of the query alone changes neither scroll position nor focus', async () => {
  const { user } = await openScreen('/simulation');
  const box = screen.getByRole('searchbox');

  await user.type(box, 'mayatnik');

  await waitFor(() => expect(address()).toBe('/simulation?q=mayatnik'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(box).toHaveFocus();
});

test('a filter that changes the path keeps the focus', async () => {
  const categories = [aCategory(), aCategory({ id: 2, name: 'Optika', slug: 'optika' })];
  network.use(respond(endpoints.simulators, [aSimulation({ categories })]));
  const { user } = await openScreen('/simulation/optika');
  const select = screen.getByRole('combobox', { name: 'Kategoriya' });
  await waitFor(() => expect(select).toHaveValue('optika'));
  await user.click(select);

  await user.selectOptions(select, 'mexanika');

  await waitFor(() => expect(address()).toBe('/simulation?kategoriya=mexanika'));
  expect(select).toHaveFocus();
});

test('the first tab stop is a link that skips the bar', async () => {
  const { user } = await openScreen('/learn');

  await user.tab();

  const skip = screen.getByRole('link', { name: 'Asosiy mazmunga oʻtish' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href')!)).toBe(main());
  expect(main()).toHaveAttribute('tabindex', '-1');
});
