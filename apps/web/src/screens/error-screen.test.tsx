import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { spyOnReload } from '../testing/browser.js';
import { barLink, footer, openScreen, testNetwork } from '../testing/site.js';

jest.mock('@zarra/simulations', () => ({
  Catalogue: () => {
    throw new Error('A seeded error.');
  },
}));

testNetwork();

test('after an error in a screen there are the bar, the footer, an explanation and a reload button', async () => {
  const reload = spyOnReload();
  const { container, user } = await openScreen('/simulation');

  const heading = screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  expect(heading).toHaveAttribute('lang', 'en');
  expect(
    screen.getByText(
      'Kutilmagan xatolik yuz berdi. Sahifani qayta yuklang; xatolik takrorlansa, birozdan soʻng urinib koʻring.',
    ),
  ).toBeVisible();
  expect(barLink('Asosiy')).toBeInTheDocument();
  expect(footer()).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('button', { name: 'Sahifani qayta yuklash' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the error is passed to the error reports of the page', async () => {
  const reports: string[] = [];
  const listener = ({ message }: ErrorEvent) => void reports.push(message);
  addEventListener('error', listener);
  await openScreen('/simulation');
  removeEventListener('error', listener);
  expect(reports).toEqual([expect.stringMatching(/^Error: A seeded error\.\n +at /)]);
});

test('the next page is rendered without the error', async () => {
  const { user } = await openScreen('/simulation');

  await user.click(barLink('Asosiy'));

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Fizikani tajribada oʻrganing' }),
  ).toBeVisible();
});
