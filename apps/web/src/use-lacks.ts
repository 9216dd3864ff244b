import type { Call } from '@zarra/contracts/calls';
import { useSyncExternalStore } from 'react';
import { useServices } from './services.js';

const noSubscription = () => () => undefined;

/** Whether the back end lacks an additive call, as far as it is known. The page then has no link to what needs it. */
export function useLacks(call: Call): boolean {
  const { lackedCalls } = useServices().client;
  return useSyncExternalStore(
    lackedCalls?.subscribe ?? noSubscription,
    () => lackedCalls?.has(call) ?? false,
    () => false,
  );
}
