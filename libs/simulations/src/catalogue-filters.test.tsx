import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApiClient } from '@zarra/api-client';
import { respond, delayed } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { createMemoryRouter } from 'react-router';
import { Catalogue } from './index.js';
import { Frame } from './testing/frame.js';
import { openCatalogue, testNetwork } from './testing/open.js';
import { catalogue } from './testing/simulations.js';

const network = testNetwork();
beforeEach(() => network.use(respond(endpoints.simulators, catalogue)));
afterEach(() => jest.useRealTimers());

const searchField = () => screen.getByRole('searchbox', { name: 'Qidiruv' });
const select = (name: string) => screen.getByRole('combobox', { name });
const findCount = (count: number) => screen.findByText(`Jami: ${count} ta simulyatsiya`);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

test('search results update during typing, and the URL follows', async () => {
  const { user, address } = openCatalogue();
  await findCount(4);

  await user.type(searchField(), "o'tkazgich qarshiligi");

  expect(searchField()).toHaveValue("o'tkazgich qarshiligi");
  expect(await findCount(1)).toHaveRole('status');
  expect(titles()).toEqual(['Oʻtkazgichning qarshiligi']);
  await waitFor(() => expect(address()).toBe('/simulation?q=o%27tkazgich+qarshiligi'));
  expect(searchField()).toHaveValue("o'tkazgich qarshiligi");
});

test('no character is lost while the URL is updated', async () => {
  const { user, address } = openCatalogue();
  await findCount(4);

  for (const [part, query] of [
    ['yor', 'yor'],
    ['ugʻ', 'yorug%CA%BB'],
    ['lik ', 'yorug%CA%BBlik+'],
    ['inter', 'yorug%CA%BBlik+inter'],
  ] as const) {
    await user.type(searchField(), part);
    await waitFor(() => expect(address()).toBe(`/simulation?q=${query}`));
  }

  expect(searchField()).toHaveValue('yorugʻlik inter');
});

test('input during a slow navigation stays', async () => {
  const loader = () => new Promise((done) => setTimeout(() => done(null), 100));
  const client = createApiClient();
  const element = <Catalogue client={client} path="/simulation" />;
  const router = createMemoryRouter(
    [{ path: '/simulation', element, loader, shouldRevalidate: () => true, HydrateFallback: () => null }],
    { initialEntries: ['/simulation'] },
  );
  render(<Frame router={router} />);
  const user = userEvent.setup();
  await findCount(4);

  await user.type(searchField(), 'yor');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await user.type(searchField(), 'ugʻ');
  await waitFor(() => expect(router.state.location.search).toBe('?q=yor'));

  expect(searchField()).toHaveValue('yorugʻ');
  await waitFor(() => expect(router.state.location.search).toBe('?q=yorug%CA%BB'));
  expect(searchField()).toHaveValue('yorugʻ');
});

test('filters combine and are all in the URL', async () => {
  const { user, address } = openCatalogue();
  await findCount(4);

  await user.selectOptions(select('Kategoriya'), 'Mexanika');
  await findCount(2);
  await user.selectOptions(select('Turi'), 'Interaktiv tajriba');
  await user.type(searchField(), 'jism');
  await findCount(1);

  expect(titles()).toEqual(['Ufqqa qiya otilgan jism']);
  await waitFor(() =>
    expect(address()).toBe('/simulation?q=jism&kategoriya=mexanika&turi=Interaktiv+tajriba'),
  );
});

test('a class shows its simulations, from the lowest class to the highest in the list', async () => {
  const { user, address } = openCatalogue();
  await findCount(4);
  const options = within(select('Sinf')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Hammasi', '7-sinf', '9-sinf', '10-sinf']);

  await user.selectOptions(select('Sinf'), '10-sinf');
  await findCount(2);
  expect(titles()).toEqual(['Matematik mayatnik', 'Yorugʻlik interferensiyasi']);
  await waitFor(() => expect(address()).toBe('/simulation?sinf=10-sinf'));
});

test('an unknown class shows all with a notice', async () => {
  openCatalogue('/simulation?sinf=12-sinf');

  await findCount(4);

  expect(screen.getByText('Bunday sinf topilmadi. Barcha sinflar koʻrsatilmoqda.')).toBeVisible();
  expect(select('Sinf')).toHaveDisplayValue('Hammasi');
});

test('a back end without classes has no filter by class', async () => {
  network.use(
    respond(
      endpoints.simulators,
      catalogue.map(({ classes: _, ...body }) => body),
    ),
  );
  openCatalogue();
  await findCount(4);
  expect(screen.queryByRole('combobox', { name: 'Sinf' })).not.toBeInTheDocument();
});

test('a URL restores its filters', async () => {
  openCatalogue(
    '/simulation?q=%D0%B7%D0%B0%D0%BD%D0%B6%D0%B8%D1%80&kategoriya=mexanika&turi=Interaktiv%20tajriba&sinf=9-sinf',
  );

  await findCount(0);

  expect(searchField()).toHaveValue('занжир');
  expect(select('Kategoriya')).toHaveDisplayValue('Mexanika');
  expect(select('Turi')).toHaveDisplayValue('Interaktiv tajriba');
  expect(select('Sinf')).toHaveDisplayValue('9-sinf');
});

test('one step back leaves the catalogue, one forward restores the filters', async () => {
  const { user, router, address } = openCatalogue();
  await findCount(4);
  await user.selectOptions(select('Kategoriya'), 'Optika');
  await user.type(searchField(), 'yor');
  await waitFor(() => expect(address()).toBe('/simulation?q=yor&kategoriya=optika'));

  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'Asosiy' })).toBeVisible();
  await act(() => router.navigate(1));

  await findCount(1);
  expect(searchField()).toHaveValue('yor');
  expect(select('Kategoriya')).toHaveDisplayValue('Optika');
});

test('a slug in the path selects the category', async () => {
  const { container } = openCatalogue('/simulation/optika');

  await findCount(1);

  expect(select('Kategoriya')).toHaveDisplayValue('Optika');
  expect(titles()).toEqual(['Yorugʻlik interferensiyasi']);
  expect(await axe(container)).toHaveNoViolations();
});

test('a search keeps the path with a slug, another category leaves it', async () => {
  const { user, address } = openCatalogue('/simulation/optika');
  await findCount(1);

  await user.type(searchField(), 'yor');
  await waitFor(() => expect(address()).toBe('/simulation/optika?q=yor'));
  await user.selectOptions(select('Kategoriya'), 'Kvant fizikasi');
  await waitFor(() => expect(address()).toBe('/simulation?q=yor&kategoriya=kvant-fizikasi'));

  await user.selectOptions(select('Kategoriya'), 'Hammasi');
  await waitFor(() => expect(address()).toBe('/simulation?q=yor'));
});

test.each(['/simulation/alkimyo', '/simulation?kategoriya=alkimyo'])(
  'an unknown category (%s) shows all with a notice, until another one is selected',
  async (start) => {
    const { user, container } = openCatalogue(start);

    await findCount(4);

    const notice = screen.getByText('Bunday kategoriya topilmadi. Barcha simulyatsiyalar koʻrsatilmoqda.');
    expect(select('Kategoriya')).toHaveDisplayValue('Hammasi');
    expect(await axe(container)).toHaveNoViolations();
    await user.selectOptions(select('Kategoriya'), 'Optika');
    expect(notice).not.toBeInTheDocument();
  },
);

test('an unknown type shows all with a notice', async () => {
  openCatalogue('/simulation?turi=4D');

  await findCount(4);

  expect(screen.getByText('Bunday tur topilmadi. Barcha turlar koʻrsatilmoqda.')).toBeVisible();
  expect(select('Turi')).toHaveDisplayValue('Hammasi');
});

test('no notice about unknown filters before the list has loaded', async () => {
  network.use(delayed(endpoints.simulators, 50, catalogue));
  openCatalogue('/simulation/optika');

  expect(screen.queryByText(/^Bunday/)).not.toBeInTheDocument();
  await findCount(1);
  expect(screen.queryByText(/^Bunday/)).not.toBeInTheDocument();
});

test('no results: the text of the specification and a button that clears all filters', async () => {
  const { user, address, container } = openCatalogue('/simulation/optika?q=kema&turi=Laboratoriya');
  await findCount(0);
  expect(screen.getByRole('heading', { name: 'Simulyatsiyalar topilmadi.' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('button', { name: 'Filtrlarni tozalash' }));

  await findCount(4);
  expect(searchField()).toHaveValue('');
  expect(screen.getByRole('region', { name: 'Simulyatsiyalar roʻyxati' })).toHaveFocus();
  await waitFor(() => expect(address()).toBe('/simulation'));
});

test('a link to another category during typing overrides the search', async () => {
  const { router, address } = openCatalogue();
  await findCount(4);
  jest.useFakeTimers();
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(searchField(), 'kema');

  await act(() => router.navigate('/simulation/optika'));
  await act(() => jest.runAllTimersAsync());

  expect(searchField()).toHaveValue('');
  expect(select('Kategoriya')).toHaveDisplayValue('Optika');
  expect(address()).toBe('/simulation/optika');
});

test('other parameters and the hash stay in the URL', async () => {
  const { user, router } = openCatalogue('/simulation?utm_source=telegram#royxat');
  await findCount(4);

  await user.selectOptions(select('Turi'), 'Laboratoriya');

  await waitFor(() => expect(router.state.location.search).toBe('?utm_source=telegram&turi=Laboratoriya'));
  expect(router.state.location.hash).toBe('#royxat');
});
