import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApiClient } from '@zarra/api-client';
import { answer, slow } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { createMemoryRouter } from 'react-router';
import { Catalogue } from './index.js';
import { Frame } from './test-frame.js';
import { openCatalogue, testNetwork } from './test-open.js';
import { catalogue } from './test-simulations.js';

const network = testNetwork();
beforeEach(() => network.use(answer(endpoints.simulators, catalogue)));

const box = () => screen.getByRole('searchbox', { name: 'Qidiruv' });
const select = (name: string) => screen.getByRole('combobox', { name });
const counted = (count: number) => screen.findByText(`Jami: ${count} ta simulyatsiya`);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

test('the box answers while one types, and the address follows', async () => {
  const { user, address } = openCatalogue();
  await counted(4);

  await user.type(box(), "o'tkazgich qarshiligi");

  expect(box()).toHaveValue("o'tkazgich qarshiligi");
  expect(await counted(1)).toHaveRole('status');
  expect(titles()).toEqual(['Oʻtkazgichning qarshiligi']);
  await waitFor(() => expect(address()).toBe('/simulation?q=o%27tkazgich+qarshiligi'));
  expect(box()).toHaveValue("o'tkazgich qarshiligi");
});

test('no character is lost while the address catches up', async () => {
  const { user, address } = openCatalogue();
  await counted(4);

  for (const part of ['yor', 'ugʻ', 'lik ', 'inter']) {
    await user.type(box(), part);
    await act(() => new Promise((done) => setTimeout(done, 260)));
  }

  expect(box()).toHaveValue('yorugʻlik inter');
  expect(address()).toBe('/simulation?q=yorug%CA%BBlik+inter');
});

test('what is typed while a slow navigation is under way stays', async () => {
  const loader = () => new Promise((done) => setTimeout(() => done(null), 100));
  const client = createApiClient();
  const element = <Catalogue client={client} path="/simulation" />;
  const router = createMemoryRouter(
    [{ path: '/simulation', element, loader, shouldRevalidate: () => true, HydrateFallback: () => null }],
    { initialEntries: ['/simulation'] },
  );
  render(<Frame router={router} />);
  const user = userEvent.setup();
  await counted(4);

  await user.type(box(), 'yor');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await user.type(box(), 'ugʻ');
  await waitFor(() => expect(router.state.location.search).toBe('?q=yor'));

  expect(box()).toHaveValue('yorugʻ');
  await waitFor(() => expect(router.state.location.search).toBe('?q=yorug%CA%BB'));
  expect(box()).toHaveValue('yorugʻ');
});

test('filters combine and are all in the address', async () => {
  const { user, address } = openCatalogue();
  await counted(4);

  await user.selectOptions(select('Kategoriya'), 'Mexanika');
  await counted(2);
  await user.selectOptions(select('Turi'), 'Interaktiv tajriba');
  await user.type(box(), 'jism');
  await counted(1);

  expect(titles()).toEqual(['Ufqqa qiya otilgan jism']);
  await waitFor(() =>
    expect(address()).toBe('/simulation?q=jism&kategoriya=mexanika&turi=Interaktiv+tajriba'),
  );
});

test('an address restores its filters', async () => {
  openCatalogue(
    '/simulation?q=%D0%B7%D0%B0%D0%BD%D0%B6%D0%B8%D1%80&kategoriya=mexanika&turi=Interaktiv%20tajriba',
  );

  await counted(0);

  expect(box()).toHaveValue('занжир');
  expect(select('Kategoriya')).toHaveDisplayValue('Mexanika');
  expect(select('Turi')).toHaveDisplayValue('Interaktiv tajriba');
});

test('one step back leaves the catalogue, one forward restores the filters', async () => {
  const { user, router, address } = openCatalogue();
  await counted(4);
  await user.selectOptions(select('Kategoriya'), 'Optika');
  await user.type(box(), 'yor');
  await waitFor(() => expect(address()).toBe('/simulation?q=yor&kategoriya=optika'));

  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'Asosiy' })).toBeVisible();
  await act(() => router.navigate(1));

  await counted(1);
  expect(box()).toHaveValue('yor');
  expect(select('Kategoriya')).toHaveDisplayValue('Optika');
});

test('a slug in the path chooses the category', async () => {
  const { container } = openCatalogue('/simulation/optika');

  await counted(1);

  expect(select('Kategoriya')).toHaveDisplayValue('Optika');
  expect(titles()).toEqual(['Yorugʻlik interferensiyasi']);
  expect(await axe(container)).toHaveNoViolations();
});

test('searching stays on the path with a slug, another category leaves it', async () => {
  const { user, address } = openCatalogue('/simulation/optika');
  await counted(1);

  await user.type(box(), 'yor');
  await waitFor(() => expect(address()).toBe('/simulation/optika?q=yor'));
  await user.selectOptions(select('Kategoriya'), 'Kvant fizikasi');
  await waitFor(() => expect(address()).toBe('/simulation?q=yor&kategoriya=kvant-fizikasi'));

  await user.selectOptions(select('Kategoriya'), 'Hammasi');
  await waitFor(() => expect(address()).toBe('/simulation?q=yor'));
});

test.each(['/simulation/alkimyo', '/simulation?kategoriya=alkimyo'])(
  'an unknown category (%s) shows all and says so, until another is chosen',
  async (start) => {
    const { user, container } = openCatalogue(start);

    await counted(4);

    const notice = screen.getByText('Bunday kategoriya topilmadi. Barcha simulyatsiyalar koʻrsatilmoqda.');
    expect(select('Kategoriya')).toHaveDisplayValue('Hammasi');
    expect(await axe(container)).toHaveNoViolations();
    await user.selectOptions(select('Kategoriya'), 'Optika');
    expect(notice).not.toBeInTheDocument();
  },
);

test('an unknown type shows all and says so', async () => {
  openCatalogue('/simulation?turi=4D');

  await counted(4);

  expect(screen.getByText('Bunday tur topilmadi. Barcha turlar koʻrsatilmoqda.')).toBeVisible();
  expect(select('Turi')).toHaveDisplayValue('Hammasi');
});

test('nothing is called unknown before the list is there', async () => {
  network.use(slow(endpoints.simulators, 50, catalogue));
  openCatalogue('/simulation/optika');

  expect(screen.queryByText(/^Bunday/)).not.toBeInTheDocument();
  await counted(1);
  expect(screen.queryByText(/^Bunday/)).not.toBeInTheDocument();
});

test('nothing found: the text of the specification and a button that clears every filter', async () => {
  const { user, address, container } = openCatalogue('/simulation/optika?q=kema&turi=Laboratoriya');
  await counted(0);
  expect(screen.getByRole('heading', { name: 'Simulyatsiyalar topilmadi.' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('button', { name: 'Filtrlarni tozalash' }));

  await counted(4);
  expect(box()).toHaveValue('');
  expect(screen.getByRole('region', { name: 'Simulyatsiyalar roʻyxati' })).toHaveFocus();
  await waitFor(() => expect(address()).toBe('/simulation'));
});

test('a link to another category while one types: the link counts, the typing is dropped', async () => {
  const { user, router, address } = openCatalogue();
  await counted(4);
  await user.type(box(), 'kema');

  await act(() => router.navigate('/simulation/optika'));
  await act(() => new Promise((done) => setTimeout(done, 300)));

  expect(box()).toHaveValue('');
  expect(select('Kategoriya')).toHaveDisplayValue('Optika');
  expect(address()).toBe('/simulation/optika');
});

test('parameters of others and the place in the page stay in the address', async () => {
  const { user, router } = openCatalogue('/simulation?utm_source=telegram#royxat');
  await counted(4);

  await user.selectOptions(select('Turi'), 'Laboratoriya');

  await waitFor(() => expect(router.state.location.search).toBe('?utm_source=telegram&turi=Laboratoriya'));
  expect(router.state.location.hash).toBe('#royxat');
});
