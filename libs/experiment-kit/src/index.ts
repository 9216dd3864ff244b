export {
  KitMessagesProvider,
  type KitMessages,
  type KitMessagesProviderProps,
} from './messages/kit-messages.js';
export { uzbekMessages } from './messages/uzbek-messages.js';
export { EmbedScreen, type EmbedScreenProps } from './screen/embed-screen.js';
export { preloadEmbedScreen } from './screen/preload-embed-screen.js';
export { ExperimentScreen, type ExperimentScreenProps } from './screen/experiment-screen.js';
export { createSession } from './run/create-session.js';
export type { Session } from './run/session.js';
export { useDemonstration } from './scene/use-demonstration.js';
export { useAddress, type AddressedSession } from './share/use-address.js';
export type { ReplayRunner } from './share/use-replay.js';
