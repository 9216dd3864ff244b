import { accountPages, pages } from '@zarra/contracts';

/** Addresses with nothing in them to be found. */
export const unlistedPages: readonly string[] = [...accountPages, pages.forbidden];
