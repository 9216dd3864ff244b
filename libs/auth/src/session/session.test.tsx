import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { createApiClient } from '@zarra/api-client';
import {
  respond,
  aTokenPair,
  aUser,
  pending,
  malformed,
  networkError,
  httpError,
} from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { http, HttpResponse } from 'msw';
import { testNetwork } from '../testing/open.js';
import {
  openSession,
  changeTokensInOtherTab,
  statusText,
  findStatus,
  storeTokens,
} from '../testing/session.js';

const network = testNetwork();
const recordRequests = () => {
  const paths: string[] = [];
  network.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname));
  return paths;
};
afterEach(() => network.events.removeAllListeners());

const storedTokens = () => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')];

test('without a token: signed out at once, and no request is sent', () => {
  const paths = recordRequests();
  openSession();
  expect(statusText()).toBe('signed-out');
  expect(paths).toEqual([]);
});

test('with a token: checking, then signed in with the username', async () => {
  storeTokens(aTokenPair());
  network.use(respond(endpoints.authMe, aUser()));
  openSession();
  expect(statusText()).toBe('checking');
  expect(await findStatus('signed-in: dilnoza')).toBeInTheDocument();
});

test.each([
  [{ username: null, email: 'dilnoza@maktab.uz' }, 'signed-in: dilnoza'],
  [{ username: '', email: 'nodir.k@maktab.uz' }, 'signed-in: nodir.k'],
  [{ username: null, email: null }, 'signed-out'],
])('%j is shown as “%s”', async (body, text) => {
  storeTokens(aTokenPair());
  network.use(respond(endpoints.authMe, body));
  openSession();
  expect(await findStatus(text)).toBeInTheDocument();
  expect(storedTokens()).not.toContain(null);
});

test.each([
  ['no network', networkError(endpoints.authMe)],
  ['500', httpError(endpoints.authMe, 500)],
  ['429', httpError(endpoints.authMe, 429)],
  ['a response of another shape', malformed(endpoints.authMe)],
])('%s: shown signed out, the tokens stay, and the check is repeated', async (_, handler) => {
  storeTokens(aTokenPair());
  network.use(handler);
  openSession();
  expect(await findStatus('signed-out')).toBeInTheDocument();
  expect(storedTokens()).not.toContain(null);

  network.resetHandlers(respond(endpoints.authMe, aUser()));
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(await findStatus('signed-in: dilnoza')).toBeInTheDocument();
  focusManager.setFocused(undefined);
});

test('while a failed check is repeated, the session is still shown signed out', async () => {
  storeTokens(aTokenPair());
  network.use(httpError(endpoints.authMe, 500));
  const { queries } = openSession();
  expect(await findStatus('signed-out')).toBeInTheDocument();

  network.resetHandlers(pending(endpoints.authMe));
  act(() => void queries.invalidateQueries());
  await waitFor(() => expect(queries.isFetching()).toBe(1));
  expect(statusText()).toBe('signed-out');
});

test('an offline browser sends the check when it is online', async () => {
  storeTokens(aTokenPair());
  onlineManager.setOnline(false);
  network.use(respond(endpoints.authMe, aUser()));
  openSession();
  expect(statusText()).toBe('signed-out');
  expect(storedTokens()).not.toContain(null);

  act(() => onlineManager.setOnline(true));
  expect(await findStatus('signed-in: dilnoza')).toBeInTheDocument();
});

test('an expired session (401, also for the refresh): signed out, both tokens removed', async () => {
  storeTokens(aTokenPair());
  network.use(httpError(endpoints.authMe, 401), httpError(endpoints.tokenRefresh, 401));
  openSession();
  await waitFor(() => expect(storedTokens()).toEqual([null, null]));
  expect(await findStatus('signed-out')).toBeInTheDocument();
});

test('a refresh without a response does not end the session', async () => {
  storeTokens(aTokenPair());
  network.use(httpError(endpoints.authMe, 401), networkError(endpoints.tokenRefresh));
  openSession();
  expect(await findStatus('signed-out')).toBeInTheDocument();
  expect(storedTokens()).not.toContain(null);
});

test('a disabled account (403): signed out, both tokens removed', async () => {
  storeTokens(aTokenPair());
  network.use(httpError(endpoints.authMe, 403));
  openSession();
  await waitFor(() => expect(storedTokens()).toEqual([null, null]));
  expect(statusText()).toBe('signed-out');
});

test('public content that was rejected is fetched again when the session changes, other content is not', async () => {
  const { queries, tokens } = openSession();
  const fetches = { rejected: 0, loaded: 0, failed: 0 };
  const observe = (name: keyof typeof fetches, error?: () => Promise<unknown>) =>
    new QueryObserver(queries, {
      queryKey: [name],
      queryFn: () => {
        fetches[name] += 1;
        return error?.() ?? name;
      },
      retry: false,
      staleTime: Infinity,
      meta: { public: true },
    }).subscribe(() => undefined);
  network.use(httpError(endpoints.lessons, 401), httpError(endpoints.simulators, 500));
  const client = createApiClient({ log: () => undefined });
  const unsubscribe = [
    observe('rejected', () => client.call(endpoints.lessons)),
    observe('failed', () => client.call(endpoints.simulators)),
    observe('loaded'),
  ];
  await waitFor(() => expect(queries.isFetching()).toBe(0));

  network.use(respond(endpoints.authMe, aUser()));
  act(() => void tokens.save(aTokenPair()));

  await findStatus('signed-in: dilnoza');
  await waitFor(() => expect(fetches).toEqual({ rejected: 2, loaded: 1, failed: 1 }));
  for (const stop of unsubscribe) stop();
});

test('a signed-in user stays signed in after a server error', async () => {
  storeTokens(aTokenPair());
  network.use(respond(endpoints.authMe, aUser()));
  const { queries } = openSession();
  await findStatus('signed-in: dilnoza');
  network.use(httpError(endpoints.authMe, 500));

  await act(() => queries.invalidateQueries({ queryKey: ['authMe'] }));

  expect(statusText()).toBe('signed-in: dilnoza');
});

describe('in another tab', () => {
  const open = async () => {
    storeTokens(aTokenPair({ subject: '1' }));
    network.use(respond(endpoints.authMe, aUser()));
    const opened = openSession();
    await findStatus('signed-in: dilnoza');
    localStorage.setItem('testCompleted-lesson-7', 'true');
    return opened;
  };

  test('a sign-out: signed out in this tab too, and the cached data of the user is reset', async () => {
    const { queries, askForResult } = await open();
    changeTokensInOtherTab(null);

    expect(statusText()).toBe('signed-out');
    await waitFor(() => expect(askForResult).toHaveBeenCalledTimes(2));
    expect(queries.getQueryData(['left-screen'])).toBeUndefined();
    expect(queries.getQueryData(['authMe'])).toBeUndefined();
  });

  test('a sign-in: signed in in this tab too', async () => {
    network.use(respond(endpoints.authMe, aUser()));
    openSession();
    expect(statusText()).toBe('signed-out');
    changeTokensInOtherTab(aTokenPair());
    expect(await findStatus('signed-in: dilnoza')).toBeInTheDocument();
  });

  test('another user’s sign-in: the session is checked again, and the data of the first user is removed', async () => {
    const { queries, askForResult } = await open();
    network.use(respond(endpoints.authMe, aUser({ username: 'nodir' })));
    changeTokensInOtherTab(aTokenPair({ subject: '2' }));

    expect(await findStatus('signed-in: nodir')).toBeInTheDocument();
    await waitFor(() => expect(askForResult).toHaveBeenCalledTimes(2));
    expect(queries.getQueryData(['left-screen'])).toBeUndefined();
    expect(localStorage.getItem('testCompleted-lesson-7')).toBeNull();
  });

  test('a refresh: nothing changes', async () => {
    const { queries, askForResult } = await open();
    const paths = recordRequests();
    changeTokensInOtherTab(aTokenPair({ subject: '1' }));
    await waitFor(() => expect(paths).toEqual(['/api/auth-me/']));
    await waitFor(() => expect(queries.isFetching()).toBe(0));

    expect(statusText()).toBe('signed-in: dilnoza');
    expect(askForResult).toHaveBeenCalledTimes(1);
    expect(queries.getQueryData(['left-screen'])).toBe('eski');
    expect(localStorage.getItem('testCompleted-lesson-7')).toBe('true');
  });

  test('another user’s sign-in during a refresh of the first user’s tokens', async () => {
    let rejectRefresh = () => {};
    const received = new Promise<void>((isReceived) => {
      network.use(
        httpError(endpoints.authMe, 401),
        http.post('*/api/token/refresh/', async () => {
          isReceived();
          await new Promise<void>((resolve) => (rejectRefresh = resolve));
          return HttpResponse.json({}, { status: 401 });
        }),
      );
    });
    storeTokens(aTokenPair({ subject: '1' }));
    openSession();
    await received;
    network.use(respond(endpoints.authMe, aUser({ username: 'nodir' })));
    changeTokensInOtherTab(aTokenPair({ subject: '2' }));
    rejectRefresh();

    expect(await findStatus('signed-in: nodir')).toBeInTheDocument();
    expect(storedTokens()).not.toContain(null);
  });
});

test('the flags of lessons stay when the same learner signs in again, and are removed when another learner does', async () => {
  storeTokens(aTokenPair());
  network.use(respond(endpoints.authMe, aUser()));
  const first = openSession();
  await findStatus('signed-in: dilnoza');
  localStorage.setItem('testPercentage-lesson-7', '80');
  act(() => first.tokens.clear());
  act(() => void first.tokens.save(aTokenPair()));
  await findStatus('signed-in: dilnoza');
  expect(localStorage.getItem('testPercentage-lesson-7')).toBe('80');

  act(() => first.tokens.clear());
  network.use(respond(endpoints.authMe, aUser({ username: 'nodir' })));
  act(() => void first.tokens.save(aTokenPair({ subject: '2' })));
  await findStatus('signed-in: nodir');
  expect(localStorage.getItem('testPercentage-lesson-7')).toBeNull();
});
