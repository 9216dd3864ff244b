// An entry of the package: each screen loads only its own texts, and an app in Uzbek does not need all of them.
import { accountStrings } from './account-strings.js';
import { strings } from './screen-strings.js';

export { AuthMessagesProvider, type AuthMessages, type AuthMessagesProviderProps } from './auth-messages.js';

/** The default texts, for a set that replaces only some of them. */
export const uzbekAuthMessages = { screens: strings, settings: accountStrings };
