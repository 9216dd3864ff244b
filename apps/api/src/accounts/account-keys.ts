import { canonicalize } from '@zarra/uzbek';

/** What must be unique of a username: letter case, composed letters and the seven apostrophe forms make no difference. */
export const usernameKey = (name: string): string =>
  canonicalize(name.trim().normalize('NFC')).toLowerCase().normalize('NFC');

/** What must be unique of an e-mail address: letter case makes no difference. */
export const emailKey = (address: string): string => address.trim().toLowerCase();
