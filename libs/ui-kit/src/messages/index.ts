export { englishMessages } from './english-messages.js';
export type { CalendarNames, Messages } from './messages.js';
export { MessagesProvider, type MessagesProviderProps } from './messages-provider.js';
export { russianMessages } from './russian-messages.js';
export { uzbekMessages } from './uzbek-messages.js';
