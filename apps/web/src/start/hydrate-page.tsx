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

const NO_DATA: DehydratedState = { queries: [], mutations: [] };

/**
 * What the page was rendered from. A page without content was rendered for a path alone: a web host sends it for any query, and
 * for other paths.
 * @returns undefined when the page shows something else, or the server no longer has its data
 */
function stateOf({ dataset }: HTMLElement): Promise<DehydratedState | undefined> {
  const address = document.head.querySelector<HTMLLinkElement>('link[rel=preload][as=fetch]')?.href;
  if (address !== undefined) return loadState(address);
  const path = location.pathname.replace(/(?!^)\/$/, '');
  // Web hosts add the slash of a folder.
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash);
  const isSame = location.search === '' && path === dataset['path'];
  return Promise.resolve(isSame ? NO_DATA : undefined);
}

/**
 * Hydrates the page inside `#root` with the data it was rendered from; without that data, renders it from current data.
 * @param queryClient receives the data
 */
export async function hydratePage(
  root: HTMLElement,
  app: ReactNode,
  queryClient: QueryClient,
): Promise<void> {
  const [state] = await Promise.all([stateOf(root), preloadScreen(location.pathname)]);
  // From here on React handles what is pressed, except in an experiment that changes to the state of its address afterwards.
  if (!root.querySelector('[data-experiment]') || location.search + location.hash === '')
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
      onRecoverableError: (error) => {
        // A section that is hydrated after a response differs from the HTML without content.
        if (state !== NO_DATA) console.error('The page differs from its server rendering:', error);
      },
    });
  });
}
