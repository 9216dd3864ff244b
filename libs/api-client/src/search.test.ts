import { QueryClient } from '@tanstack/react-query';
import { endpoints } from '@zarra/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createApiClient } from './index.js';
import { respond } from './msw/index.js';
import { someResults } from './msw/search-fixtures.js';
import { searchQuery } from './search.js';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const client = createApiClient({ log: () => undefined });
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

test('the text is sent trimmed, with its letters and signs', async () => {
  const received: (string | null)[] = [];
  network.use(
    http.get('*/api/search/', ({ request }) => {
      received.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json(someResults());
    }),
  );
  await queries.query(searchQuery(client, "  oʻlchov & тўлқин + 100 % 'a' "));
  expect(received).toEqual(["oʻlchov & тўлқин + 100 % 'a'"]);
});

test('results with an unsafe link are omitted', async () => {
  const { lessons, experiments, questions } = someResults();
  const unsafe = { link: 'javascript:alert(1)' };
  network.use(
    respond(
      endpoints.search,
      someResults({
        lessons: [{ ...lessons[0]!, ...unsafe }, ...lessons],
        experiments: experiments.map((each) => ({ ...each, link: '//evil.example' })),
      }),
    ),
  );
  const found = await queries.query(searchQuery(client, 'paskal'));
  expect(found.lessons).toEqual(lessons);
  expect(found.experiments).toEqual([]);
  expect(found.questions).toEqual(questions);
});

test('a text of one letter is not searched', () => {
  expect([' a ', ''].map((text) => searchQuery(client, text).enabled)).toEqual([false, false]);
  expect(searchQuery(client, 'om').enabled).toBe(true);
});
