import { screen, waitFor, within } from '@testing-library/react';
import {
  aCategory,
  aContact,
  aSimulation,
  respond,
  networkError,
  pending,
  httpError,
} from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { address, footer, openScreen, testNetwork } from '../testing/site.js';

const network = testNetwork();

const withCategories = (count: number) => {
  const all = Array.from({ length: count }, (_, index) =>
    aCategory({ id: index + 1, name: `Boʻlim ${index + 1}`, slug: `bolim-${index + 1}` }),
  );
  return respond(endpoints.simulators, [aSimulation({ categories: all })]);
};
const categoryList = () => within(footer()).findByRole('list', { name: 'Simulyatsiya kategoriyalari' });
const retryButtons = () => within(footer()).queryAllByRole('button', { name: 'Qayta urinish' });

test('the description, the page links and the credit line', async () => {
  await openScreen('/forbidden');
  const foot = within(footer());

  expect(foot.getByText(/^Zarra — fizikani interaktiv tajribalar/)).toBeVisible();
  const links = within(foot.getByRole('navigation', { name: 'Sayt sahifalari' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Asosiy', '/'],
    ['Biz haqimizda', '/?scroll=about'],
    ['Simulyatsiyalar', '/simulation'],
    ["O'quv Resurslar", '/learn'],
    ['Aloqa', '/?scroll=contact'],
  ]);
  expect(foot.getByText('Sayt Zarra veb-agentligi tomonidan yaratilgan.')).toBeVisible();
  expect(foot.getByRole('link', { name: 'Maxfiylik' })).toHaveAttribute('href', '/maxfiylik');
});

test('five categories link to their catalogue, and there is no link to all', async () => {
  network.use(withCategories(5));
  const { user } = await openScreen('/forbidden');

  const links = within(await categoryList()).getAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4, 5].map((place) => `/simulation/bolim-${place}`),
  );
  expect(screen.queryByText('Barcha kategoriyalar')).not.toBeInTheDocument();
  await user.click(links[1]!);
  expect(await screen.findByRole('combobox', { name: 'Kategoriya' })).toHaveValue('bolim-2');
  expect(address()).toBe('/simulation/bolim-2');
});

test('of six categories five are shown, and Barcha kategoriyalar links to all', async () => {
  network.use(withCategories(6));
  await openScreen('/forbidden');

  const links = within(await categoryList()).getAllByRole('link');

  expect(links.map((link) => link.textContent)).toEqual([
    'Boʻlim 1',
    'Boʻlim 2',
    'Boʻlim 3',
    'Boʻlim 4',
    'Boʻlim 5',
    'Barcha kategoriyalar',
  ]);
  expect(links[5]).toHaveAttribute('href', '/simulation');
});

test('a category without name and slug gets defaults; a slug is encoded in the address', async () => {
  const unusual = [
    aCategory({ id: 7, name: null, slug: null }),
    aCategory({ id: 8, name: 'A/B', slug: 'a/b?' }),
  ];
  network.use(respond(endpoints.simulators, [aSimulation({ categories: unusual })]));
  await openScreen('/forbidden');

  const links = within(await categoryList()).getAllByRole('link');

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Kategoriya 7', '/simulation/category-7'],
    ['A/B', '/simulation/a%2Fb%3F'],
  ]);
});

test('without categories there is neither a list nor a placeholder', async () => {
  network.use(respond(endpoints.simulators, []));
  await openScreen('/forbidden');

  await within(footer()).findByText('aloqa@zarra.uz');

  expect(within(footer()).queryByRole('heading', { name: 'Kategoriyalar' })).toBeNull();
  expect(screen.queryByText('Kategoriyalar yuklanmoqda...')).not.toBeInTheDocument();
});

test('during loading both placeholders are shown without a button', async () => {
  network.use(pending(endpoints.simulators), pending(endpoints.contacts));
  await openScreen('/forbidden');

  expect(within(footer()).getByText('Kategoriyalar yuklanmoqda...')).toBeVisible();
  expect(within(footer()).getByText('Aloqa yuklanmoqda...')).toBeVisible();
  expect(retryButtons()).toHaveLength(0);
});

test.each([
  ['a network error', networkError],
  ['a status 500', (endpoint: Parameters<typeof httpError>[0]) => httpError(endpoint, 500)],
])(
  'after %s both placeholders stay, and each Qayta urinish retries its own query',
  async (_, createHandler) => {
    network.use(createHandler(endpoints.simulators), createHandler(endpoints.contacts));
    const { user } = await openScreen('/forbidden');
    const foot = within(footer());
    await foot.findAllByRole('button', { name: 'Qayta urinish' });

    expect(foot.getByText('Kategoriyalar yuklanmoqda...')).toBeVisible();
    expect(foot.getByText('Aloqa yuklanmoqda...')).toBeVisible();
    expect(retryButtons()).toHaveLength(2);

    network.resetHandlers();
    await user.click(retryButtons()[0]!);
    expect(within(await categoryList()).getByRole('link', { name: 'Mexanika' })).toBeVisible();
    expect(foot.getByText('Aloqa yuklanmoqda...')).toBeVisible();

    await user.click(retryButtons()[0]!);
    expect(await foot.findByText('aloqa@zarra.uz')).toBeVisible();
    expect(retryButtons()).toHaveLength(0);
  },
);

test('Qayta urinish keeps the focus during the retry', async () => {
  network.use(httpError(endpoints.contacts, 500));
  const { user } = await openScreen('/forbidden');
  const retryButton = await within(footer()).findByRole('button', { name: 'Qayta urinish' });

  network.use(pending(endpoints.contacts));
  await user.click(retryButton);

  expect(retryButton).toHaveFocus();
  expect(retryButton).toHaveAttribute('aria-busy', 'true');
});

test('phone and e-mail are links, the address is text', async () => {
  await openScreen('/forbidden');
  const foot = within(footer());

  expect(await foot.findByRole('link', { name: 'Telefon: +998 71 200 30 40' })).toHaveAttribute(
    'href',
    'tel:+998712003040',
  );
  expect(foot.getByRole('link', { name: 'Elektron pochta: aloqa@zarra.uz' })).toHaveAttribute(
    'href',
    'mailto:aloqa@zarra.uz',
  );
  expect(foot.getByText('Toshkent shahri, Universitet koʻchasi, 4-uy')).toBeVisible();
});

test('social networks are icons with names; without an icon the name is shown', async () => {
  const telegram = { id: 1, name: 'Telegram', url: 'https://t.me/zarra_uz', icon: '/media/telegram.svg' };
  const forum = { id: 2, name: 'Forum', url: 'https://forum.zarra.uz/', icon: null };
  const unsafe = { id: 3, name: 'Yomon', url: 'javascript:alert(1)', icon: null };
  network.use(respond(endpoints.contacts, [aContact({ socials: [telegram, forum, unsafe] })]));
  await openScreen('/forbidden');

  const list = await within(footer()).findByRole('list', { name: 'Ijtimoiy tarmoqlar' });
  const links = within(list).getAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual([telegram.url, forum.url]);
  const [first, second] = links;
  expect(first).toHaveAccessibleName('Telegram');
  expect(first!.querySelector('img')).toHaveAttribute('src', '/media/telegram.svg');
  expect(second).toHaveTextContent('Forum');
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a phone alone is shown alone', async () => {
  network.use(respond(endpoints.contacts, [aContact({ email: null, address: null, socials: null })]));
  await openScreen('/forbidden');

  const phone = await within(footer()).findByRole('link', { name: /^Telefon/ });

  expect(within(phone.closest('ul')!).getAllByRole('listitem')).toHaveLength(1);
  expect(within(footer()).queryByRole('list', { name: 'Ijtimoiy tarmoqlar' })).toBeNull();
});

test.each([
  ['an empty contact list', []],
  ['contact details without any part', [aContact({ phone: null, email: null, address: '', socials: [] })]],
])('%s: there is neither a heading nor a placeholder', async (_, contacts) => {
  network.use(respond(endpoints.contacts, contacts));
  await openScreen('/forbidden');
  await categoryList();

  await waitFor(() => expect(screen.queryByText('Aloqa yuklanmoqda...')).not.toBeInTheDocument());
  expect(within(footer()).queryByRole('heading', { name: 'Aloqa' })).toBeNull();
});

test('the theme can be changed', async () => {
  const { user } = await openScreen('/forbidden');

  await user.click(within(footer()).getByRole('radio', { name: 'Qorongʻi' }));

  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});
