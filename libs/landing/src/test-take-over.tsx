import { hydrate, type dehydrate } from '@tanstack/react-query';
import { createApiClient } from '@zarra/api-client';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { HomePage, withoutRetries } from './test-landing-frame.js';

/**
 * Lets React take over a prerendered page with its data, until its parts are alive. The network stays silent.
 * @returns what React complained of, and an end
 */
export async function takeOver(root: Element, state: ReturnType<typeof dehydrate>) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const faults: string[] = [];
  const complained = jest
    .spyOn(console, 'error')
    .mockImplementation((...words: unknown[]) => void faults.push(words.map(String).join(' ')));
  const queries = withoutRetries();
  hydrate(queries, state);
  const client = createApiClient({ fetch: () => new Promise(() => undefined) });
  let page: Root | undefined;
  await act(async () => {
    page = hydrateRoot(root, <HomePage client={client} queries={queries} />, {
      onRecoverableError: (error) => faults.push(String(error)),
    });
  });
  // The orbit is alive when its handles are there.
  while (!root.querySelector('[role="slider"]')) await act(() => new Promise(setImmediate));
  const end = async () => {
    await act(async () => page?.unmount());
    queries.clear();
    complained.mockRestore();
  };
  return { faults, end };
}
