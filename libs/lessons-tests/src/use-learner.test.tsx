import { QueryClient, QueryClientProvider, focusManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import { answer, aTokenPair, aUser, offline, pending, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { StrictMode, type ReactNode } from 'react';
import { hearStorage, testQuiz } from './test-quiz-open.js';
import type { Learner } from './learner.js';
import { useLearner } from './use-learner.js';

const { network } = testQuiz();

const opaque = (name: string) => ({
  access: `access-of-${name}-long-enough`,
  refresh: `refresh-of-${name}-long-enough`,
});

const open = (pair: { access: string; refresh: string } | null) => {
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
  const becomes = (status: Learner['status']) =>
    waitFor(() => expect(hook.result.current.status).toBe(status));
  return { ...hook, tokens, queries, states, becomes };
};

test('without a token: signed out, and nobody is asked', () => {
  expect(open(null).result.current).toEqual({ status: 'signed-out' });
});

test.each([
  [aUser(), 'dilnoza'],
  [aUser({ username: null }), 'dilnoza@zarra.uz'],
])('with a token: checked, then known by username or e-mail', async (body, key) => {
  network.use(answer(endpoints.authMe, body));
  const { states, becomes } = open(aTokenPair());
  await becomes('signed-in');
  expect(states).toEqual(['checking', key]);
});

test('asked again in the background, with whatever answer: nothing flickers', async () => {
  network.use(answer(endpoints.authMe, aUser()));
  const { states, becomes, queries } = open(aTokenPair());
  await becomes('signed-in');
  for (const reply of [pending(endpoints.authMe), offline(endpoints.authMe), refuse(endpoints.authMe, 500)]) {
    network.use(reply);
    void queries.invalidateQueries();
    await waitFor(() => expect(queries.isFetching()).toBe(1));
    if (reply.info.path) act(() => focusManager.setFocused(true));
    await act(() => queries.cancelQueries());
  }
  focusManager.setFocused(undefined);
  expect(states).toEqual(['checking', 'dilnoza']);
});

test('a renewed token of the same learner changes nothing', async () => {
  network.use(answer(endpoints.authMe, aUser()));
  const { states, becomes, tokens, result } = open(aTokenPair({ subject: '5' }));
  await becomes('signed-in');
  network.use(pending(endpoints.authMe));
  act(() => void tokens.save(aTokenPair({ subject: '5' })));
  expect(states).toEqual(['checking', 'dilnoza']);
  expect(result.current.status === 'signed-in' && result.current.holdsToken?.()).toBe(true);
});

test('an opaque token that came with the same refresh token changes nothing either', async () => {
  network.use(answer(endpoints.authMe, aUser()));
  const { states, becomes, tokens } = open(opaque('dilnoza'));
  await becomes('signed-in');
  act(() => void tokens.save({ access: opaque('yangi').access }));
  expect(states).toEqual(['checking', 'dilnoza']);
});

test.each([
  ['signed tokens', aTokenPair({ subject: '5' }), aTokenPair({ subject: '6' })],
  ['opaque tokens', opaque('dilnoza'), opaque('nodir')],
])(
  'somebody else signs in from another tab (%s): never shown under the old name',
  async (_, mine, theirs) => {
    network.use(answer(endpoints.authMe, aUser()));
    const { states, becomes, result } = open(mine);
    await becomes('signed-in');
    const { current } = result;
    network.use(answer(endpoints.authMe, aUser({ username: 'nodir' })));
    localStorage.setItem('refreshToken', theirs.refresh);
    localStorage.setItem('accessToken', theirs.access);
    // Before the tab has even heard of it.
    expect(current.status === 'signed-in' && current.holdsToken?.()).toBe(false);
    act(() => void hearStorage('accessToken'));
    await waitFor(() => expect(states.at(-1)).toBe('nodir'));
    expect(states).toEqual(['checking', 'dilnoza', 'checking', 'nodir']);
  },
);

test.each([
  ['no network', offline(endpoints.authMe), true],
  ['500', refuse(endpoints.authMe, 500), false],
  ['nobody’s name', answer(endpoints.authMe, { username: null, email: null }), false],
])(
  '%s: the check failed, stays failed while asked again, and a retry that helps',
  async (_, reply, isOffline) => {
    network.use(reply);
    const { states, becomes, result } = open(aTokenPair());
    await becomes('check-failed');
    expect(result.current).toMatchObject({ offline: isOffline, retrying: false });
    network.use(answer(endpoints.authMe, aUser()));
    act(() => {
      if (result.current.status === 'check-failed') result.current.retry();
    });
    await becomes('signed-in');
    expect(states).toEqual(['checking', 'check-failed', 'dilnoza']);
  },
);

test('signed out in another tab: at once', async () => {
  network.use(answer(endpoints.authMe, aUser()));
  const { becomes, result } = open(aTokenPair());
  await becomes('signed-in');
  localStorage.clear();
  act(() => void hearStorage('accessToken'));
  expect(result.current).toEqual({ status: 'signed-out' });
});
