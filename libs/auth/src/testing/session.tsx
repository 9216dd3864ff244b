import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import { StrictMode } from 'react';
import { SessionProvider, useSession, useSignOut } from '../index.js';

/** Renders a top bar and a query of the learner, and counts its fetches. */
export const openSession = () => {
  const tokens = createTokenStore();
  const client = createApiClient({ tokens, log: () => undefined });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onSignedOut = jest.fn();
  const fetchResult = jest.fn(() => Promise.resolve('natija'));

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
    useQuery({ queryKey: ['result'], queryFn: fetchResult, staleTime: Infinity }).data ?? 'yoʻq';

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
  return { tokens, queries, onSignedOut, askForResult: fetchResult };
};

export const statusText = () => screen.getByRole('status').textContent;
export const findStatus = (text: string) => screen.findByText(text);

/** Changes the tokens as another tab does. */
export const changeTokensInOtherTab = (pair: { access: string; refresh: string } | null) => {
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

/** Stores the tokens of an existing session. */
export const storeTokens = (pair: { access: string; refresh: string }) => {
  localStorage.setItem('accessToken', pair.access);
  localStorage.setItem('refreshToken', pair.refresh);
};
