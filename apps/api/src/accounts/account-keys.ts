// Shared by accounts, recovery and the staff commands.
import { canonicalize } from '@zarra/uzbek';

/** Unique key of a username: ignores letter case, Unicode composition and the choice among seven apostrophe forms. */
export const usernameKey = (name: string): string =>
  canonicalize(name.trim().normalize('NFC')).toLowerCase().normalize('NFC');

/** Unique key of an e-mail address: ignores letter case. */
export const emailKey = (address: string): string => address.trim().toLowerCase();
