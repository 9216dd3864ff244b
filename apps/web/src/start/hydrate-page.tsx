import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadPatiently } from '@zarra/ui-kit';
import { queryClient } from '../services.js';
import { repeatEntries } from './keep-entries.js';
import { repeatPress } from './keep-press.js';

/** Completes the address bar: an address written later would be a change on a page that is not yet alive. */
function writeAddress(full: string | undefined): void {
  if (full === undefined) return;
  const here = new URL(location.href);
  for (const [name, value] of new URL(full, here).searchParams) here.searchParams.set(name, value);
  history.replaceState(history.state, '', here);
}

const Alive = ({ root, children }: { root: HTMLElement; children: ReactNode }) => {
  useEffect(() => {
    // After React's own work: only then does an event wake a part that still sleeps.
    setTimeout(() => {
      repeatPress(root);
      repeatEntries(root);
    });
  }, [root]);
  return children;
};

/** Fetches the data a page was rendered from, until they are there. */
export const loadState = (address: string): Promise<DehydratedState> =>
  loadPatiently(async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return (await answer.json()) as DehydratedState;
  });

/**
 * Brings a prerendered page to life. Its data are those it was rendered from: they count as old, so each part asks anew.
 * @param root names in `data-address` the address the page was rendered for, where it has several
 */
export function hydratePage(root: HTMLElement, state: DehydratedState, app: ReactNode): void {
  hydrate(queryClient, state);
  writeAddress(root.dataset['address']);
  // As a transition, in small pieces: a touch is answered in between.
  startTransition(() => {
    hydrateRoot(root, <Alive root={root}>{app}</Alive>, {
      onRecoverableError: (error) => console.warn('The page differs from its prerendered form:', error),
    });
  });
}
