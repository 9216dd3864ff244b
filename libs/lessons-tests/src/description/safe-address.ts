import { linkAddress } from '@zarra/api-client';

/**
 * Address a lesson's text may lead to or show a picture from (decision 34), or a place in the text itself.
 * @returns empty for anything else, such as `javascript:`, `data:` and `//host`
 */
export const safeAddress = (address: string): string =>
  address.startsWith('#') ? address : (linkAddress(address) ?? '');
