// The texts of all screens. An entry of the package: an app in Uzbek does not need it.
export { AuthMessagesProvider, type AuthMessages, type AuthMessagesProviderProps } from './auth-messages.js';
export { uzbekAuthMessages } from './uzbek-auth-messages.js';
