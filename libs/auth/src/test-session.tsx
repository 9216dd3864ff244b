import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import { StrictMode } from 'react';
import { SessionProvider, useSession, useSignOut } from './index.js';

/** How many times something of the learner's own was asked for, and what is shown of it. */
export const openSession = () => {
  const tokens = createTokenStore();
  const client = createApiClient({ tokens, log: () => undefined });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onSignedOut = jest.fn();
  const askForResult = jest.fn(() => Promise.resolve('natija'));

  const TopBar = () => {
    const { status, user } = useSession();
    const signOut = useSignOut();
    return (
      <>
        <p role="status">{user ? `${status}: ${user.displayName}` : status}</p>
        <button onClick={signOut}>Chiqish</button>
      </>
    );
  };
  const Result = () =>
    useQuery({ queryKey: ['result'], queryFn: askForResult, staleTime: Infinity }).data ?? 'yoʻq';

  queries.setQueryData(['left-screen'], 'eski');
  render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <SessionProvider client={client} tokens={tokens} onSignedOut={onSignedOut}>
          <TopBar />
          <Result />
        </SessionProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  return { tokens, queries, onSignedOut, askForResult };
};

export const shown = () => screen.getByRole('status').textContent;
export const shows = (text: string) => screen.findByText(text);

/** What another tab does to the tokens. */
export const inAnotherTab = (pair: { access: string; refresh: string } | null) => {
  if (pair) {
    localStorage.setItem('refreshToken', pair.refresh);
    localStorage.setItem('accessToken', pair.access);
  } else {
    localStorage.removeItem('accessToken');
    localStorage.removeItem('refreshToken');
  }
  act(
    () =>
      void dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: pair?.access ?? null })),
  );
};

/** Somebody signed in earlier. */
export const signedInBefore = (pair: { access: string; refresh: string }) => {
  localStorage.setItem('accessToken', pair.access);
  localStorage.setItem('refreshToken', pair.refresh);
};
