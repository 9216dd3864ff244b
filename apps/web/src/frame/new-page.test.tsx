import { screen, waitFor, within } from '@testing-library/react';
import { aCategory, aSimulation, answer } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { scrollTo } from '../test-browser.js';
import { address, barLink, footer, goBack, openScreen, testNetwork } from '../test-site.js';

const network = testNetwork();
const main = () => screen.getByRole('main');

test('the first page takes neither the scroll position nor the focus', async () => {
  await openScreen('/learn');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('each change of path leads to the top and puts the focus at the new content, back too', async () => {
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
  expect(scrollTo).toHaveBeenCalledTimes(3);
  await waitFor(() => expect(main()).toHaveFocus());
});

test('a link inside the page that goes away with it leaves the focus at the new content', async () => {
  const { user } = await openScreen('/');

  await user.click(within(main()).getByRole('link', { name: 'Kurslar' }));

  await screen.findByRole('heading', { level: 1, name: /Darsligi$/ });
  await waitFor(() => expect(main()).toHaveFocus());
});

test('a change of the query alone moves nothing', async () => {
  const { user } = await openScreen('/simulation');
  const box = screen.getByRole('searchbox');

  await user.type(box, 'mayatnik');

  await waitFor(() => expect(address()).toBe('/simulation?q=mayatnik'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(box).toHaveFocus();
});

test('a filter that changes the path keeps the focus of whoever uses it', async () => {
  const categories = [aCategory(), aCategory({ id: 2, name: 'Optika', slug: 'optika' })];
  network.use(answer(endpoints.simulators, [aSimulation({ categories })]));
  const { user } = await openScreen('/simulation/optika');
  const select = screen.getByRole('combobox', { name: 'Kategoriya' });
  await waitFor(() => expect(select).toHaveValue('optika'));
  await user.click(select);

  await user.selectOptions(select, 'mexanika');

  await waitFor(() => expect(address()).toBe('/simulation?kategoriya=mexanika'));
  expect(select).toHaveFocus();
});

test('the first stop of the Tab key leads past the bar to the content', async () => {
  const { user } = await openScreen('/learn');

  await user.tab();

  const skip = screen.getByRole('link', { name: 'Asosiy mazmunga oʻtish' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href')!)).toBe(main());
  expect(main()).toHaveAttribute('tabindex', '-1');
});
