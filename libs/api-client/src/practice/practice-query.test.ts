import { QueryClient } from '@tanstack/react-query';
import { endpoints } from '@zarra/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createApiClient } from '../index.js';
import { respond } from '../msw/index.js';
import { aPractice, aPracticeItem, aPracticeOutcome } from '../msw/practice-fixtures.js';
import { practiceQuery } from './index.js';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const log = jest.fn();
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe('practice', () => {
  test('the scope is in the query of the address', async () => {
    const scopes: (string | null)[] = [];
    network.use(
      http.get('*/api/practice/', ({ request }) => {
        scopes.push(new URL(request.url).searchParams.get('scope'));
        return HttpResponse.json(aPractice());
      }),
    );
    const client = createApiClient({ log });
    for (const scope of ['today', 'lesson:7', 'chapter:1/bosim'] as const) {
      await queries().query(practiceQuery(client, scope));
    }
    expect(scopes).toEqual(['today', 'lesson:7', 'chapter:1/bosim']);
  });

  test('has the items, the budget, and the time of the next item', async () => {
    network.use(respond(endpoints.practice, aPractice({ next_due: '2026-03-16T14:30:00.000Z' })));
    const practice = await queries().query(practiceQuery(createApiClient({ log }), 'today'));
    expect(practice).toEqual({
      items: aPractice().items,
      remaining: 200,
      nextDue: new Date('2026-03-16T14:30:00.000Z'),
    });
  });

  test('images have the origin of the API; unsafe addresses are dropped', async () => {
    const figure = (image: string) => ({ image, graph: null, alt: 'Richag' });
    network.use(
      respond(
        endpoints.practice,
        aPractice({
          items: [
            aPracticeItem('choice', { figure: figure('/media/practice/richag.svg') }),
            aPracticeItem('point', { figure: figure('javascript:alert(1)') }),
          ],
        }),
      ),
    );
    const client = createApiClient({ baseUrl: 'https://api.zarra.uz/api', log });
    const { items } = await queries().query(practiceQuery(client, 'today'));
    expect(items.map((item) => item.figure?.image)).toEqual([
      'https://api.zarra.uz/media/practice/richag.svg',
      null,
    ]);
  });
});

test.each(['numeric', 'choice', 'order', 'match', 'point'] as const)(
  'the mocked outcome of the kind %s is valid',
  (kind) => {
    const outcome = aPracticeOutcome(kind);
    expect(outcome.solution.kind).toBe(kind);
    expect(endpoints.practiceAnswers.response['~standard'].validate(outcome)).toEqual({ value: outcome });
  },
);
