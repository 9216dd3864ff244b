import { act, screen, waitFor, within } from '@testing-library/react';
import { createApiClient } from '@zarra/api-client';
import { simulationsQuery } from '@zarra/api-client/catalogue';
import { lessonsQuery } from '@zarra/api-client/classroom';
import { aboutQuery } from '@zarra/api-client/site';
import { respond, malformed, networkError, pending, httpError, delayed } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { http, HttpResponse } from 'msw';
import { withoutRetries } from '../testing/landing-frame.js';
import { description, lessons, simulations } from '../testing/home.js';
import { openHome, testNetwork } from '../testing/landing-open.js';

const network = testNetwork();
let requests: string[];
let consoleError: jest.SpyInstance;

beforeEach(() => {
  requests = [];
  network.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/api/contact/') requests.push(pathname);
  });
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  network.events.removeAllListeners();
  jest.restoreAllMocks();
});

const about = () => screen.findByRole('region', { name: 'Biz haqimizda' });
const counters = async () => {
  const region = within(await about());
  return ['Simulyatsiyalar', 'Darslar'].map(
    (label) => region.getByText(label).parentElement!.querySelector('dd')!.textContent,
  );
};
const descriptionText = async () => (await about()).querySelector('p')!.textContent;
const failures = (): unknown[][] =>
  consoleError.mock.calls.filter(([text]: unknown[]) => text === 'Error fetching data:') as unknown[][];
/** Waits for a failure. The page repeats its requests 2 s later: a slow test sees further failures. */
const findFailure = () => waitFor(() => expect(failures()).not.toHaveLength(0));

test('no data yet: 0+, 0+, no description', async () => {
  network.use(pending(endpoints.simulators));
  openHome();

  expect(await counters()).toEqual(['0+', '0+']);
  expect(await descriptionText()).toBe('');
});

test('the counts of a list in pages are those of the back end', async () => {
  const page = (results: readonly unknown[], count: number) =>
    HttpResponse.json({ count, next: 'https://other.example/?page=2', results });
  network.use(
    http.get('*/api/simulators/', () => page(simulations(2), 25)),
    http.get('*/api/lessons/', () => page(lessons(3), 140)),
    respond(endpoints.aboutSite, [{ id: 1, description }]),
  );
  openHome();

  await waitFor(async () => expect(await counters()).toEqual(['25+', '140+']));
});

test('both counts and the description with its first word emphasised', async () => {
  openHome();

  expect(await screen.findByText('27+')).toBeVisible();
  expect(await screen.findByText('Zarra')).toBeVisible();
  expect(await counters()).toEqual(['27+', '42+']);
  expect(await descriptionText()).toBe(description);
  expect((await about()).querySelector('strong')!.textContent).toBe('Zarra');
  expect(failures()).toHaveLength(0);
});

test('it requests simulations, lessons and the description one after another', async () => {
  network.use(delayed(endpoints.simulators, 30, simulations(3)), delayed(endpoints.lessons, 30, lessons(4)));
  const responses: string[] = [];
  network.events.on('response:mocked', ({ request }) => {
    const { pathname } = new URL(request.url);
    responses.push(`${pathname} after ${requests.length}`);
  });
  openHome();
  await screen.findByText('Zarra');

  expect(requests).toEqual(['/api/simulators/', '/api/lessons/', '/api/about/']);
  expect(responses).toEqual(
    expect.arrayContaining(['/api/simulators/ after 1', '/api/lessons/ after 2', '/api/about/ after 3']),
  );
});

test('the first request fails: the error is logged once, counters stay 0+, no requests of other data', async () => {
  network.use(httpError(endpoints.simulators, 500));
  openHome();

  await findFailure();
  expect(failures()[0]).toEqual(['Error fetching data:', expect.any(Error)]);
  await waitFor(() => expect(failures()).toHaveLength(requests.length));
  expect(await counters()).toEqual(['0+', '0+']);
  expect(await descriptionText()).toBe('');
  expect(new Set(requests)).toEqual(new Set(['/api/simulators/']));
});

test('a failed request is repeated when the browser is online again, and the sequence goes on', async () => {
  network.use(httpError(endpoints.lessons, 500));
  openHome();
  await findFailure();
  network.use(respond(endpoints.lessons, lessons(42)));
  act(() => void dispatchEvent(new Event('online')));

  await waitFor(async () => expect(await descriptionText()).toBe(description));
  expect(await counters()).toEqual(['27+', '42+']);
});

test('the second request fails: the first counter stays', async () => {
  network.use(networkError(endpoints.lessons));
  openHome();

  await findFailure();
  expect(await screen.findByText('27+')).toBeVisible();
  expect(await counters()).toEqual(['27+', '0+']);
  expect(await descriptionText()).toBe('');
});

test('the third response is invalid: the counters stay', async () => {
  network.use(malformed(endpoints.aboutSite));
  openHome();

  await findFailure();
  expect(await screen.findByText('42+')).toBeVisible();
  expect(await counters()).toEqual(['27+', '42+']);
  expect(await descriptionText()).toBe('');
});

test('no description on the server: no emphasis', async () => {
  network.use(respond(endpoints.aboutSite, []));
  openHome();
  await screen.findByText('42+');

  expect((await about()).querySelector('strong')).toBeNull();
  expect(failures()).toHaveLength(0);
});

test('cached data is shown at once without requests', async () => {
  const queries = withoutRetries();
  const client = createApiClient({ log: () => undefined });
  await queries.query(simulationsQuery(client));
  await queries.query(lessonsQuery(client));
  await queries.query(aboutQuery(client));
  requests = [];
  openHome(queries);

  expect(await counters()).toEqual(['27+', '42+']);
  expect(await descriptionText()).toBe(description);
  expect(requests).toEqual([]);
});

test('unmounting ends the requests, without a logged error', async () => {
  network.use(pending(endpoints.simulators));
  const queries = withoutRetries();
  const { unmount } = openHome(queries);
  await about();
  await waitFor(() => expect(requests).toEqual(['/api/simulators/']));
  unmount();
  await waitFor(() => expect(queries.isFetching()).toBe(0));

  expect(requests).toEqual(['/api/simulators/']);
  expect(failures()).toHaveLength(0);
});
