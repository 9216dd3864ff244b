import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { retryImport } from '@zarra/ui-kit/lazy';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preloadScreen } from '../routes.js';

/**
 * Completes the address bar with the parameters of the canonical address, before hydration: a later change of the address
 * would render the page again.
 */
function completeAddress(): void {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!canonical) return;
  const here = new URL(location.href);
  for (const [name, value] of new URL(canonical.href).searchParams) here.searchParams.set(name, value);
  history.replaceState(history.state, '', here);
}

/**
 * Fetches the data a page was rendered from, with retries.
 * @returns undefined when the server no longer has it, because newer content was imported
 */
const loadState = (address: string): Promise<DehydratedState | undefined> =>
  retryImport(async () => {
    const response = await fetch(address);
    if (response.ok) return (await response.json()) as DehydratedState;
    if (response.status === 404) return undefined;
    throw new Error(`${address}: ${response.status}`);
  });

/**
 * Hydrates the page inside `#root` with the data it was rendered from; without that data, renders it from current data.
 * @param queryClient receives the data
 * @param stateAddress where the server has the data
 */
export async function hydratePage(
  root: HTMLElement,
  app: ReactNode,
  queryClient: QueryClient,
  stateAddress: string,
): Promise<void> {
  const [state] = await Promise.all([loadState(stateAddress), preloadScreen(location.pathname)]);
  // From here on React handles what is pressed.
  root.dataset['hydrating'] = '';
  if (!state) {
    createRoot(root).render(app);
    return;
  }
  // The browser has revalidated the page with the server: its data is as new as a response.
  const dataUpdatedAt = Date.now();
  hydrate(queryClient, {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  });
  completeAddress();
  // As a transition, in small pieces.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => console.error('The page differs from its server rendering:', error),
    });
  });
}
