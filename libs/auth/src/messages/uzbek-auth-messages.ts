import { accountStrings } from './account-strings.js';
import { strings } from './screen-strings.js';

/** The default texts, for a set that replaces only some of them. */
export const uzbekAuthMessages = { screens: strings, settings: accountStrings };
