import { screen, within } from '@testing-library/react';
import { address, openScreen, testNetwork } from '../testing/site.js';

testNetwork();
const main = () => within(screen.getByRole('main'));

test('it shows a heading, a text and two links', async () => {
  await openScreen('/forbidden');

  expect(main().getByRole('heading', { level: 1, name: 'Ruxsat etilmagan' })).toBeVisible();
  expect(
    main().getByText(
      'Bu sahifani koʻrishga huquqingiz yoʻq. Boshqa nom bilan kirib koʻring yoki bosh sahifaga qayting.',
    ),
  ).toBeVisible();
  expect(main().getAllByRole('link')).toHaveLength(2);
});

test.each([
  ['Bosh sahifa', '/', 'Fizikani tajribada oʻrganing'],
  ['Kirish', '/login', 'Kirish'],
])('%s opens %s', async (name, path, title) => {
  const { user } = await openScreen('/forbidden');

  await user.click(main().getByRole('link', { name }));

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(address()).toBe(path);
});
