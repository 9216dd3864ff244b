import { screen, waitFor, within } from '@testing-library/react';
import { aboutQuery, createApiClient, lessonsQuery, simulationsQuery } from '@zarra/api-client';
import { answer, garble, offline, pending, refuse, slow } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { withoutRetries } from '../test-landing-frame.js';
import { description, lessons, simulations } from '../test-home.js';
import { openHome, testNetwork } from '../test-landing-open.js';

const network = testNetwork();
let asked: string[];
let logged: jest.SpyInstance;

beforeEach(() => {
  asked = [];
  network.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/api/contact/') asked.push(pathname);
  });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  network.events.removeAllListeners();
  jest.restoreAllMocks();
});

const about = () => screen.findByRole('region', { name: 'Biz haqimizda' });
const counter = async (label: string) =>
  within(await about())
    .getByText(label)
    .parentElement!.querySelector('dd')!.textContent;
const counters = async () => [await counter('Simulyatsiyalar'), await counter('Darslar')];
const words = async () => (await about()).querySelector('p')!.textContent;
const failures = (): unknown[][] =>
  logged.mock.calls.filter(([text]: unknown[]) => text === 'Error fetching data:') as unknown[][];

test('nothing known yet: 0+, 0+, no description', async () => {
  network.use(pending(endpoints.simulators));
  openHome();

  expect(await counters()).toEqual(['0+', '0+']);
  expect(await words()).toBe('');
});

test('both counts and the description, its first word marked and the rest as it is', async () => {
  openHome();

  expect(await screen.findByText('27+')).toBeVisible();
  expect(await screen.findByText('Zarra')).toBeVisible();
  expect(await counters()).toEqual(['27+', '42+']);
  expect(await words()).toBe(description);
  expect((await about()).querySelector('strong')!.textContent).toBe('Zarra');
  expect(failures()).toHaveLength(0);
});

test('it asks for simulations, lessons and the description one after another', async () => {
  network.use(slow(endpoints.simulators, 30, simulations(3)), slow(endpoints.lessons, 30, lessons(4)));
  const answered: string[] = [];
  network.events.on('response:mocked', ({ request }) => {
    const { pathname } = new URL(request.url);
    answered.push(`${pathname} after ${asked.length}`);
  });
  openHome();
  await screen.findByText('Zarra');

  expect(asked).toEqual(['/api/simulators/', '/api/lessons/', '/api/about/']);
  expect(answered).toEqual(
    expect.arrayContaining(['/api/simulators/ after 1', '/api/lessons/ after 2', '/api/about/ after 3']),
  );
});

test('the first call fails: it is logged, counters stay 0+, nothing more is asked', async () => {
  network.use(refuse(endpoints.simulators, 500));
  openHome();

  await waitFor(() => expect(failures()).toHaveLength(1));
  expect(failures()[0]).toEqual(['Error fetching data:', expect.any(Error)]);
  expect(await counters()).toEqual(['0+', '0+']);
  expect(await words()).toBe('');
  expect(asked).toEqual(['/api/simulators/']);
});

test('the second call fails: what came before stays', async () => {
  network.use(offline(endpoints.lessons));
  openHome();

  await waitFor(() => expect(failures()).toHaveLength(1));
  expect(await counters()).toEqual(['27+', '0+']);
  expect(await words()).toBe('');
});

test('the third call answers nonsense: the counters stay', async () => {
  network.use(garble(endpoints.aboutSite));
  openHome();

  await waitFor(() => expect(failures()).toHaveLength(1));
  expect(await counters()).toEqual(['27+', '42+']);
  expect(await words()).toBe('');
});

test('no description on the server: nothing is marked', async () => {
  network.use(answer(endpoints.aboutSite, []));
  openHome();
  await screen.findByText('42+');

  expect((await about()).querySelector('strong')).toBeNull();
  expect(failures()).toHaveLength(0);
});

test('what the cache holds is there at once, and is not asked for again', async () => {
  const queries = withoutRetries();
  const client = createApiClient({ log: () => undefined });
  await queries.query(simulationsQuery(client));
  await queries.query(lessonsQuery(client));
  await queries.query(aboutQuery(client));
  asked = [];
  openHome(queries);

  expect(await counters()).toEqual(['27+', '42+']);
  expect(await words()).toBe(description);
  expect(asked).toEqual([]);
});

test('whoever leaves meanwhile: nothing more is asked, nothing is logged', async () => {
  network.use(slow(endpoints.simulators, 50, simulations(1)));
  const queries = withoutRetries();
  const { unmount } = openHome(queries);
  await about();
  await waitFor(() => expect(asked).toEqual(['/api/simulators/']));
  unmount();
  await waitFor(() => expect(queries.isFetching()).toBe(0));

  expect(asked).toEqual(['/api/simulators/']);
  expect(failures()).toHaveLength(0);
});
