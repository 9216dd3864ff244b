import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { loadPatiently } from '@zarra/ui-kit';
import { replayInteractions, takeInteractions } from '@zarra/ui-kit/before-hydration';
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preloadScreen } from '../routes.js';

interface HydratedProps {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

const Hydrated = ({ onHydrated, children }: HydratedProps) => {
  useEffect(() => {
    // After React's own work: only then does an event hydrate a lazily loaded section.
    const timer = setTimeout(onHydrated);
    return () => clearTimeout(timer);
  }, [onHydrated]);
  return children;
};

/** Completes the address bar before hydration: a later change of the address would render the page again. */
function completeAddress(full: string | undefined): void {
  if (full === undefined) return;
  const here = new URL(location.href);
  for (const [name, value] of new URL(full, here).searchParams) here.searchParams.set(name, value);
  history.replaceState(history.state, '', here);
}

/**
 * Fetches the data a page was rendered from, with retries.
 * @returns undefined when the server no longer has it, because newer content was imported
 */
const loadState = (address: string): Promise<DehydratedState | undefined> =>
  loadPatiently(async () => {
    const response = await fetch(address);
    if (response.ok) return (await response.json()) as DehydratedState;
    if (response.status === 404) return undefined;
    throw new Error(`${address}: ${response.status}`);
  });

/**
 * Hydrates the page inside `#root` with the data it was rendered from; without that data, renders it from current data.
 * @param root names the page's data in `data-state` and, where several addresses show it, its address in `data-address`
 * @param queryClient receives the data
 */
export async function hydratePage(
  root: HTMLElement,
  app: ReactNode,
  queryClient: QueryClient,
): Promise<void> {
  const { state: stateAddress = '', address } = root.dataset;
  const [state] = await Promise.all([loadState(stateAddress), preloadScreen(location.pathname)]);
  const interactions = takeInteractions();
  const onHydrated = (): void => void replayInteractions(root, interactions);
  const page = <Hydrated onHydrated={onHydrated}>{app}</Hydrated>;
  if (!state) {
    createRoot(root).render(page);
    return;
  }
  hydrate(queryClient, state);
  completeAddress(address);
  // As a transition, in small pieces: an interaction is handled in between.
  startTransition(() => {
    hydrateRoot(root, page, {
      onRecoverableError: (error) => console.warn('The page differs from its server rendering:', error),
    });
  });
}
