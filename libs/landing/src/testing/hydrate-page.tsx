import { hydrate, type dehydrate } from '@tanstack/react-query';
import { createApiClient } from '@zarra/api-client';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { HomePage, withoutRetries } from './landing-frame.js';

/**
 * Hydrates a prerendered page with its data, including its lazily loaded sections. The network never responds.
 * @returns React's errors, and a cleanup function
 */
export async function hydratePage(root: Element, state: ReturnType<typeof dehydrate>) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const errors: string[] = [];
  const consoleError = jest
    .spyOn(console, 'error')
    .mockImplementation((...args: unknown[]) => void errors.push(args.map(String).join(' ')));
  const queries = withoutRetries();
  hydrate(queries, state);
  const client = createApiClient({ fetch: () => new Promise(() => undefined) });
  let page: Root | undefined;
  await act(async () => {
    page = hydrateRoot(root, <HomePage client={client} queries={queries} />, {
      onRecoverableError: (error) => errors.push(String(error)),
    });
  });
  // The orbit is hydrated when its handles exist.
  while (!root.querySelector('[role="slider"]')) await act(() => new Promise(setImmediate));
  const cleanUp = async () => {
    await act(async () => page?.unmount());
    queries.clear();
    consoleError.mockRestore();
  };
  return { errors, cleanUp };
}
