import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { spyOnReload } from '../test-browser.js';
import { barLink, footer, openScreen, testNetwork } from '../test-site.js';

jest.mock('@zarra/simulations', () => ({
  Catalogue: () => {
    throw new Error('A planted fault.');
  },
}));

testNetwork();

test('a screen that breaks leaves the bar, the footer, an explanation and a way out', async () => {
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

test('the next page is whole again', async () => {
  const { user } = await openScreen('/simulation');

  await user.click(barLink('Asosiy'));

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Fizikani tajribada oʻrganing' }),
  ).toBeVisible();
});
