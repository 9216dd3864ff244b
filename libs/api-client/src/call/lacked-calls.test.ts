import { calls } from '@zarra/contracts/calls';
import { QueryClient } from '@tanstack/react-query';
import { createApiClient } from '../index.js';
import { practiceQuery } from '../practice/index.js';
import { rejectionOf } from '../testing/open-page.js';
import { send, startTestServer, type TestServer } from '../testing/server.js';

let server: TestServer | undefined;
afterEach(() => server?.close());

/** A client, and the paths that its server answers with 404. */
async function openClient(missing: readonly string[]) {
  server = await startTestServer((response, { url }) => {
    if (missing.includes(url.slice(4))) send(response, 404, '<h1>Not Found</h1>');
    else send(response, 200, { items: [], remaining: 1, next_due: null });
  });
  const client = createApiClient({ baseUrl: server.baseUrl, log: () => undefined });
  const listener = jest.fn();
  const unsubscribe = client.lackedCalls?.subscribe(listener);
  return { client, listener, unsubscribe };
}

test('a 404 of an additive call is registered once', async () => {
  const { client, listener } = await openClient(['/path/']);
  expect(client.lackedCalls?.has(calls.learningPath)).toBe(false);

  await rejectionOf(client.call(calls.learningPath));
  await rejectionOf(client.call(calls.learningPath));

  expect(client.lackedCalls?.has(calls.learningPath)).toBe(true);
  expect(client.lackedCalls?.has(calls.search)).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('an unsubscribed listener is not called', async () => {
  const { client, listener, unsubscribe } = await openClient(['/path/']);
  unsubscribe?.();

  await rejectionOf(client.call(calls.learningPath));

  expect(listener).not.toHaveBeenCalled();
});

test('a 404 of a call of the specification is about its entity', async () => {
  const { client } = await openClient(['/lesson-test-result/7/', '/lessons/']);

  await rejectionOf(client.call(calls.lessonTestResult, { params: { lessonId: 7 } }));
  await rejectionOf(client.call(calls.lessons));

  expect(client.lackedCalls?.has(calls.lessonTestResult)).toBe(false);
  expect(client.lackedCalls?.has(calls.lessons)).toBe(false);
});

test.each([
  ['an unknown lesson', ['/practice/?scope=lesson%3A7'], false],
  ['no practice', ['/practice/?scope=lesson%3A7', '/practice/?scope=today'], true],
])('a 404 of the practice of a lesson: %s', async (_, missing, isLacked) => {
  const { client } = await openClient(missing);
  const queries = new QueryClient();

  await rejectionOf(queries.query({ ...practiceQuery(client, 'lesson:7'), retry: false }));

  expect(client.lackedCalls?.has(calls.practice)).toBe(isLacked);
});
