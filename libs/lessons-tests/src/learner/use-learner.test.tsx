import { QueryClient, QueryClientProvider, focusManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import { respond, aTokenPair, aUser, networkError, pending, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { StrictMode, type ReactNode } from 'react';
import { dispatchStorageEvent, setupQuiz } from '../testing/render-quiz.js';
import { useLearner, type Learner } from './use-learner.js';

const { network } = setupQuiz();

const opaqueTokens = (name: string) => ({
  access: `access-of-${name}-long-enough`,
  refresh: `refresh-of-${name}-long-enough`,
});

const renderLearner = (pair: { access: string; refresh: string } | null) => {
  if (pair) {
    localStorage.setItem('refreshToken', pair.refresh);
    localStorage.setItem('accessToken', pair.access);
  }
  const tokens = createTokenStore();
  const client = createApiClient({ tokens, log: () => undefined });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const states: string[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </StrictMode>
  );
  const hook = renderHook(
    () => {
      const learner = useLearner(client, tokens);
      const state = learner.status === 'signed-in' ? learner.key : learner.status;
      if (states.at(-1) !== state) states.push(state);
      return learner;
    },
    { wrapper },
  );
  const waitForStatus = (status: Learner['status']) =>
    waitFor(() => expect(hook.result.current.status).toBe(status));
  return { ...hook, tokens, queries, states, waitForStatus };
};

test('without a token the learner is signed out and no request is sent', () => {
  expect(renderLearner(null).result.current).toEqual({ status: 'signed-out' });
});

test.each([
  [aUser(), 'dilnoza'],
  [aUser({ username: null }), 'dilnoza@zarra.uz'],
])('a token is checked, then the learner is known by username or e-mail', async (body, key) => {
  network.use(respond(endpoints.authMe, body));
  const { states, waitForStatus } = renderLearner(aTokenPair());
  await waitForStatus('signed-in');
  expect(states).toEqual(['checking', key]);
});

test('refetching in the background does not change the state, whatever the response', async () => {
  network.use(respond(endpoints.authMe, aUser()));
  const { states, waitForStatus, queries } = renderLearner(aTokenPair());
  await waitForStatus('signed-in');
  for (const handler of [
    pending(endpoints.authMe),
    networkError(endpoints.authMe),
    httpError(endpoints.authMe, 500),
  ]) {
    network.use(handler);
    void queries.invalidateQueries();
    await waitFor(() => expect(queries.isFetching()).toBe(1));
    if (handler.info.path) act(() => focusManager.setFocused(true));
    await act(() => queries.cancelQueries());
  }
  focusManager.setFocused(undefined);
  expect(states).toEqual(['checking', 'dilnoza']);
});

test('refreshed tokens of the same learner do not change the state', async () => {
  network.use(respond(endpoints.authMe, aUser()));
  const { states, waitForStatus, tokens, result } = renderLearner(aTokenPair({ subject: '5' }));
  await waitForStatus('signed-in');
  network.use(pending(endpoints.authMe));
  act(() => void tokens.save(aTokenPair({ subject: '5' })));
  expect(states).toEqual(['checking', 'dilnoza']);
  expect(result.current.status === 'signed-in' && result.current.holdsToken?.()).toBe(true);
});

test('an opaque access token with the same refresh token does not change the state', async () => {
  network.use(respond(endpoints.authMe, aUser()));
  const { states, waitForStatus, tokens } = renderLearner(opaqueTokens('dilnoza'));
  await waitForStatus('signed-in');
  act(() => void tokens.save({ access: opaqueTokens('yangi').access }));
  expect(states).toEqual(['checking', 'dilnoza']);
});

test.each([
  ['signed tokens', aTokenPair({ subject: '5' }), aTokenPair({ subject: '6' })],
  ['opaque tokens', opaqueTokens('dilnoza'), opaqueTokens('nodir')],
])(
  'another learner signs in from another tab (%s): never shown under the old name',
  async (_, tokensBefore, tokensAfter) => {
    network.use(respond(endpoints.authMe, aUser()));
    const { states, waitForStatus, result } = renderLearner(tokensBefore);
    await waitForStatus('signed-in');
    const { current } = result;
    network.use(respond(endpoints.authMe, aUser({ username: 'nodir' })));
    localStorage.setItem('refreshToken', tokensAfter.refresh);
    localStorage.setItem('accessToken', tokensAfter.access);
    // Before this tab has received the storage event.
    expect(current.status === 'signed-in' && current.holdsToken?.()).toBe(false);
    act(() => void dispatchStorageEvent('accessToken'));
    await waitFor(() => expect(states.at(-1)).toBe('nodir'));
    expect(states).toEqual(['checking', 'dilnoza', 'checking', 'nodir']);
  },
);

test.each([
  ['no network', networkError(endpoints.authMe), true],
  ['500', httpError(endpoints.authMe, 500), false],
  ['no name', respond(endpoints.authMe, { username: null, email: null }), false],
])(
  '%s: the check fails, stays failed during a retry, and a retry can succeed',
  async (_, handler, isNetworkError) => {
    network.use(handler);
    const { states, waitForStatus, result } = renderLearner(aTokenPair());
    await waitForStatus('check-failed');
    expect(result.current).toMatchObject({ offline: isNetworkError, retrying: false });
    network.use(respond(endpoints.authMe, aUser()));
    act(() => {
      if (result.current.status === 'check-failed') result.current.retry();
    });
    await waitForStatus('signed-in');
    expect(states).toEqual(['checking', 'check-failed', 'dilnoza']);
  },
);

test('a sign-out in another tab takes effect immediately', async () => {
  network.use(respond(endpoints.authMe, aUser()));
  const { waitForStatus, result } = renderLearner(aTokenPair());
  await waitForStatus('signed-in');
  localStorage.clear();
  act(() => void dispatchStorageEvent('accessToken'));
  expect(result.current).toEqual({ status: 'signed-out', previousKey: 'dilnoza' });
});
